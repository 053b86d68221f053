# Messages that belong to no single game. Words in braces are filled in; keep their names.

# Errors about setting up a game
setup-unknown-game = There is no game called { $word }. Choose one of: { $known }.
setup-players = { $title } is for { $low } to { $high } players, not { $word }.
setup-unknown-option = { $title } has no option called { $word }. Its options: { $known }.
setup-unknown-bot = There is no bot called { $word }. Choose one of: { $known }.
setup-bad-budget = { $word } is not a thinking time. Write @100ms, @2s or a number of simulations such as @500; *2 after it means two cores.
setup-bad-value = { $option } cannot be { $word }. Choose one of: { $known }.
setup-option-form = Write options as name=value, each only once, not like { $word }.
setup-bad-seed = A seed is a number or a short text without line breaks or double spaces.
setup-no-such-seat = There is no seat { $word }; seats are counted from 0 to { $high }.
setup-not-at-once = { $title } has no parallel environment, because its seats choose one after the other. Use env or raw_env.
setup-unknown-language = There is no language called { $word }. Choose one of: { $known }.
setup-no-picture = { $title } is not drawn yet: print(game) shows it in words.

# Errors about choices
notation-unknown = “{ $word }” is not a choice in this game.
notation-no-place = { $word }: that section has { $count } places.
choice-incomplete = { $word } is only the beginning of a choice. Continue with one of: { $known }.
choice-too-long = { $word } contains more than one choice.
undo-nothing = There is nothing to take back.
why-over = The game is over.
why-not-your-turn = It is { $seat }’s turn.

# Errors about texts
text-error = Line { $line }: { $why }
text-bad-title = The first line must be: { $title }
text-cut-off = The text is cut off; it must end with a line break.
text-bad-line = This line is not written as “key: value”.
text-missing-line = The line “{ $key }: …” is missing.
text-wrong-key = Found “{ $key }” where “{ $expected }” should be.
text-extra-line = There should be no more lines here.
text-not-canonical = This line should read: { $expected }
text-bad-number = { $word } is not a number.
text-number-range = { $word } is not a number from { $low } to { $high }.
text-bad-seat = { $word } is not a seat; seats are a to { $last }.
text-bad-step = { $word } is not a step; steps are written name(seat), with one of these names: { $known }.
text-bad-agenda = The steps still to be done do not fit the rest of the position.
text-bad-word = { $word } is not recognized.
text-how-many = There must be { $count } of them, one for each player.
text-other-game = This position belongs to { $word }, not to { $expected }.
record-scrubbed = This record hides the secrets of the other seats; only a complete record can be replayed.
record-other-rules = The record was made with version { $word } of the rules; this is version { $known }.
record-other-cards = The record was made with different cards ({ $word }) from those in use here ({ $known }).
record-illegal = The rules forbid this choice: { $why }
record-other-result = The result does not match the choices.

# The command line
cli-about = Muraglia: board games about building a wall, for people and bots.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-arg-help = show this help and exit
cli-no-command = Choose a command: { $known }. To learn more: muraglia --help
cli-unknown-command = There is no command called { $word }. Choose one of: { $known }.
cli-missing = Something is missing: { $known }. For help: { $command } --help
cli-unknown-argument = { $word } is not recognized. For help: { $command } --help
cli-needs-value = { $option } needs a value. For help: { $command } --help
cli-not-clear = { $why }. For help: { $command } --help
cli-number-from = { $option } must be a whole number of at least { $low }, not { $word }.
cli-number-between = { $option } must be a whole number from { $low } to { $high }, not { $word }.
cli-not-an-amount = { $option } must be a number of at least 0, not { $word }.
file-missing = There is no file { $path }. Check the name and the folder.
file-is-folder = { $path } is a folder. Give the name of a file.
file-not-text = { $path } is not a text file. Give a file with the record of a game.
file-not-writable = { $path } cannot be written: { $why }. Choose another place with --out.
file-not-results = { $path } does not contain earlier results of this command: { $why }. Choose another place with --out.
system-refused = The operating system reported an error: { $why }
cli-about-play = play in the terminal against bots
cli-about-engine = speak the engine protocol on standard input and output
cli-about-rules = show a rule, or search the rules for words
cli-arg-game = which game: { $known }
cli-arg-players = how many players
cli-arg-seed = a number or word that repeats the same deal
cli-arg-lang = language: { $known }
cli-arg-bot = how the others play: { $known }
cli-arg-option = an option of the game as name=value; may be repeated
cli-arg-new = start a new game even if one is unfinished
cli-arg-name = your name at the table
cli-arg-words = a rule such as { $example }, or words to look for
cli-choose-game = Which game do you want to play?
cli-choose-number = Type a number from 1 to { $count }, or quit.
cli-game-line = { $title } by { $author } ({ $year }), { $low } to { $high } players
cli-variant = With two players, { $title } is a variant: the rules also work with a single rival.
cli-welcome = { $title } for { $count } players. Type a number or a notation; help shows what else you can type.
cli-resumed = Continuing your unfinished { $title }; start with --new for another game.
cli-ignored = Players, seed, options and name apply only to a new game.
cli-save-damaged = The saved game could not be read ({ $why }). It was kept as { $path }, and a new game begins.
cli-prompt = Your choice
cli-not-understood = { $word } is not a choice here. Type a number, a notation, or help.
cli-help = You can type
cli-help-number = one of the choices above
cli-help-notation = a choice as it is written, such as { $example }
cli-help-rule = the rules behind this question; ? and an id or words looks up a rule
cli-help-why = why a choice is not possible
cli-help-undo = take back your last choice
cli-help-log = everything that has happened
cli-help-board = show the board again
cli-help-quit = leave; the game is saved and continues next time
cli-split-default = Press Enter for { $word }, or type such a line yourself.
cli-undone = Your last choice has been taken back.
cli-why-it-is = { $word } is possible.
cli-rule-unknown = No rule has the id { $word } or contains these words.
cli-kept = The game is saved. The same command continues it.
cli-wins = { $name } wins.
cli-share-win = { $names } share the win.
cli-nobody-wins = You have lost.
cli-again = Run muraglia play again for another game.
cli-log-title = What has happened
cli-needs-terminal = Nothing more to read from the input; the game is saved.

# The boards in the terminal and in pictures
board-waits-for = Waiting for { $names }
board-player = Player

# The engine protocol
engine-bad-json = This line is not JSON: { $why }
engine-not-utf8 = This line is not UTF-8 (byte { $byte }).
engine-too-long = This line is too long; the limit is { $high } bytes.
engine-too-deep = This line is nested too deeply.
engine-bad-field = The request was not understood: { $why }
engine-unknown-command = The request needs "do" with one of: { $known }.
engine-no-game = There is no game yet: begin with new, set_up or load.
engine-internal = Something went wrong inside Muraglia; the game is as it was before. Please report this: { $why }

# Arena
cli-about-arena = let bots play against each other and rate them
cli-arg-bots = bots, separated by commas: { $known }, a budget after @ (master@100ms), or file.py:Class
cli-arg-games = how many games; rounded up so that every bot plays every deal in every seat
cli-arg-workers = how many processes play
cli-arg-ray = play on a Ray cluster (RAY_ADDRESS, or one started here)
cli-arg-out = name of the files for results, without extension; an interrupted run continues from there
cli-arg-arena-seed = seed of the deals
arena-playing = playing
arena-bot = bot
arena-rating = rating (95% interval)
arena-share = wins in % (95% interval)
arena-score = score
arena-games = games
arena-time = per decision
arena-title = { $title }: { $count } results
arena-kept = Results: { $path }.jsonl, { $path }.json, { $path }.svg
arena-too-few-bots = { $players } players need { $players } bots; you named { $count }. A bot may be named more than once.
arena-needs-extra = The package { $word } is missing. Install Muraglia with its arena: pip install "muraglia[arena]"
pool-needs-ray = Ray is missing: pip install "muraglia[ray]"

# Training
cli-about-train = train a game’s judge by self-play: the weights that the bots’ levels search with
cli-arg-train-players = numbers of players, separated by commas; all of them by default
cli-arg-generations = how often to play and fit
cli-arg-train-games = games per generation
cli-arg-simulations = simulations per decision
cli-arg-train-out = folder for games, weights and plot; an interrupted course continues from there
train-no-judge = { $title } has no judge whose weights could be fitted.
train-playing = playing
train-fitting = fitting
train-comparing = comparing
train-step = { $count } players, generation { $number }: { $what }
train-told = { $count } players, generation { $number }: wins { $share }% against the unfitted judge, { $before }% against the one before (fair share { $fair }%); log loss { $loss }
train-kept = Weights: { $path }
train-players = { $count } players
train-generation = generation
train-strength = Wins against the unfitted judge in % of the fair share
train-loss = Surprise at results (log loss)

# Hints and looking back
advice-best = Best: { $choice }. Chance of winning { $chance }%, { $score }.
advice-next = Next best: { $choice }. { $chance }%, that is { $less } less, { $score }.
advice-as-good = About as good: { $choice }. { $chance }%, { $score }.
advice-mix = Do not always make the same choice here: a strong player makes this one in { $share } of 100 cases, so that nobody can predict it.
analysis-flawless = Nothing to regret in { $count } choices.
analysis-nothing = { $word } had nothing to choose in this game. Choose another seat with --seat.
analysis-place = Choice { $number }: { $place }
analysis-decision = { $choice } left { $chance }% to win ({ $score }). Better: { $better }, { $better_chance }% ({ $better_score }).
analysis-chosen-leads = It led to: { $what }
analysis-better-leads = The better choice leads to: { $what }
analysis-curve = Your chance of winning from choice to choice
analysis-title = Looking back: the costliest choices, judged by what was known then
analysis-working = Looking back…
cli-help-hint = what the master would choose, and why
cli-about-analyse = look back at a finished game and see where it was lost
cli-arg-record = file with the record of a game
cli-arg-seat = whose choices: a, b, c, …
cli-about-bot = run your own bot in a process of its own: questions in, answers out, one line each
cli-arg-own-bot = a Python file and the class in it, such as my_bot.py:MyBot
bot-form = Give a Python file and the class in it, such as my_bot.py:MyBot, not { $word }.
bot-bad-command = Write run: and then the command that starts your bot, with every quotation mark closed, not { $word }.
bot-not-loaded = { $path } cannot be loaded: { $why }
bot-bad-question = This line is not a question for a bot: { $why }. Name the bot in muraglia arena or muraglia play; they ask it the questions.

# The lab
cli-about-lab = measure the balance of The Great Wall’s card set by playing it
cli-arg-lab-games = games in each row
cli-arg-lab-bot = which bot plays every seat: greedy, novice, club, master, master@300 …
cli-arg-lab-players = only the rows with this many players
cli-arg-lab-out = where the counts are kept; a second run continues from there
cli-lab-title = Balance of the house set, all seats played by { $bot }
cli-lab-measure = measure
cli-lab-target = target
cli-lab-found = found
cli-lab-holds = holds
cli-lab-generals = a general’s wins against a fair share
cli-lab-commands = a command’s share of all choices
cli-lab-cards = cards used in too few games
cli-lab-tea = first against last in the starting Tea order
cli-lab-ends = each way the game can end, with some number of players
cli-lab-breaches = sections breached, of all assaults
cli-lab-raids = raids per game
cli-lab-row = { $row }: { $games } games, { $won } with a winner; length in Years { $years }

# Own card sets
cli-about-set = begin a card set of your own for The Great Wall, or check one
cli-arg-set = play The Great Wall with the card set in this folder
cli-arg-set-deed = new writes a filled-in set to change; check lists what is wrong in a set
cli-arg-set-folder = the folder of the set
cli-set-written = { $folder } has a whole set now, filled in with the cards of the house. Change what you like, then run muraglia set check.
cli-set-good = { $folder } is a whole set. Play with it: muraglia play great-wall --set { $folder }
cli-set-not-empty = { $folder } is not empty. Name a new folder: nothing is written over what is there.
