# The page: everything a person reads outside of the boards.

# Everywhere
page-title = { $where } · Muraglia
page-title-start = Muraglia: board games about building a wall
page-title-setup = A new table · Muraglia
page-title-table = { $name } · Muraglia
page-nav = Main menu
page-nav-play = Play
page-nav-tables = My tables
page-nav-learn = Learn
page-nav-rules = Rules
page-language = Language
page-settings = Settings
page-theme-switch = Light or dark
page-guest = Guest
page-somebody = Someone
page-you = You
page-close = Close
page-cancel = Cancel
page-save = Save
page-saved = Saved.
page-again = Try again
page-on = on
page-off = off
page-less = less
page-more = more
page-loading = Loading…
page-live = What is happening
page-copied = Copied.
page-error-offline = The server cannot be reached. Check your connection and try again.
page-error-server = The server could not do that. Please try again in a moment.
page-error-load = Part of the page could not be loaded. There may be a newer version: please reload.
page-offline = No connection
page-offline-sub = Muraglia’s tables are on its server, and it cannot be reached at the moment. Nothing is lost: your games wait for you. This page goes on by itself as soon as the server answers.
page-offline-trying = Trying again …
page-update-waits = There is a new version of Muraglia. The page reloads when you have finished this answer.
page-update-now = Reload now
page-updated = Muraglia has been updated. You have the new version.
page-version = Version { $version }, page updated { $when }
page-nowhere = There is nothing here
page-nowhere-sub = This address leads nowhere. Perhaps a letter is missing.
page-to-start = To the start page

# The start page
page-hero = { $count ->
        [one] One game.
        [2] Two games.
        [3] Three games.
       *[other] { $count } games.
    }
    One wall to build.
page-hero-sub = With friends, with strangers, or against bots that bluff back. No account: a link is your seat.
page-pick-game = Choose a game
page-pitch-die-mauer = Close your fist around a block. If your rivals guess it, they build theirs and you keep yours.
page-pitch-chinesische-mauer = Place cards in the sections of the wall. Win a fame tile there, and it weighs you down.
page-pitch-great-wall = Defend the wall together, yet serve only yourself. Hordes come from the north every year.
page-weight-light = light
page-weight-medium = medium
page-weight-heavy = heavy
page-minutes = { $minutes } min
page-play-now = Play now
page-against = against
page-bots = Number of bots
page-bots-count = { $count ->
        [one] bot
       *[other] bots
    }
page-bots-fewer = fewer bots
page-bots-more = more bots
page-strength = Level
page-bot = Bot
page-bot-random = Carefree
page-bot-greedy = Steady
page-bot-novice = Novice
page-bot-club = Club
page-bot-master = Master
page-bot-strength = Bot, { $strength }
page-outside-bot = External bot
page-with-friends = With friends
page-open-table = Open a table
page-join-code = Join by code
page-join = Join
page-code-empty = Type the code of the table, such as WOLF-2741.
page-code-unknown = No table has the code { $code }. Check it and try again.
page-my-tables = My tables
page-all-tables = All my tables
page-public-tables = Public tables
page-tables-going = In progress
page-tables-done = Finished
page-mine-game = Game
page-mine-opponent = Opponent
page-mine-all = All
page-mine-won = Won
page-mine-lost = Lost
page-mine-with = against { $names }
page-mine-played = Played
page-mine-average = Score on average
page-mine-figures = My figures
page-mine-none = No game fits.
page-tables-none = You are not at any table right now.
page-tables-no-public = Nobody is looking for players right now. Open a table and list it publicly.
page-never-played = Never played?
page-never-played-sub = A guided first game: five minutes, real choices
page-with-clock = with a clock
page-your-move = Your turn
page-waits-for = Waiting for { $names }
page-free-seats = { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
page-all-seated = All seats taken, not started yet
page-paused = Saved for another day
page-over = The game is over
page-won-by = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }

# A new table, the waiting room
page-who-sits = Who is playing?
page-who-sits-sub = Keep seats open for people you invite, or let bots take them. Options and bots can still change until the game starts.
page-the-game = The game
page-players = Players
page-player-number = Player { $number }
page-variant = Two players are a variant of { $title }: the rules work with one rival.
page-readings = Other readings of the rules
page-readings-help = Where the rulebook is unclear; unless you change them, our rulings apply
page-seat-open = Open seat
page-seat-open-help = for someone you invite
page-seat-free-help = nobody sits here yet
page-seat-who = Who takes seat { $number }?
page-sits-here = plays on this device
page-way = Around the table
page-way-devices = Everyone on their own device
page-way-devices-help = Each with a link, near or far
page-way-shared-screen = One screen, hands on phones
page-way-shared-screen-help = This screen is the board; everyone scans a code
page-way-one-device = One device, passed around
page-way-one-device-help = A curtain hides the hands between turns
page-clock = Time to think
page-clock-none = No limit
page-clock-move-is = { $time } for each choice
page-clock-bank-is = { $time } in all, plus { $more } after each choice
page-clock-days = { $days } d { $hours } h
page-clock-hours = { $hours } h { $minutes } min
page-by = by { $when }
page-casual = Friendly game
page-casual-help = Hints, and undo if the others agree
page-listed = Listed publicly
page-listed-help = Anyone may take an open seat
page-table-name = Name of the table
page-table-name-empty = without a name it goes by its code
page-open-full = Every seat is taken: you can start right away.
page-open-invite = You get a link and a code for the open seats.
page-not-started = not started
page-room-open = { $count ->
        [one] One seat is open: invite someone, or let a bot take it.
       *[other] { $count } seats are open: invite people, or let bots take them.
    }
page-room-unready = { $count ->
        [one] { $names } is not ready yet.
       *[other] { $names } are not ready yet.
    }
page-room-you-unready = You are not ready yet.
page-room-full = Everyone is here. You can begin.
page-room-guest-open = { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    } { $host } starts when everyone is here.
page-room-guest-full = Everyone is here. { $host } can start.
page-room-changed = Changed: { $what }. Please confirm again that you are ready.
page-room-changed-host = Changed: { $what }. The others need to confirm again that they are ready.
page-you-host = you, the host
page-you-here = on this device
page-you-ready = you, ready
page-ready = ready
page-here = here
page-away = away
page-sit-here = Sit here
page-seat-bot = Seat a bot
page-seat-bot-at = Bot for seat { $letter }
page-invite = Invite
page-invite-seat = Invite someone to seat { $letter }
page-invite-help = Anyone who opens this link or scans the code can take this seat.
page-token-help = A program can play this seat too. The token is shown only once; anyone who has it can play.
page-token-make = Create a token
page-name-colour = Name and colour
page-your-name = Your name
page-your-colour = Your colour
page-colour-name = Colour { $letter }
page-stand-up = Stand up
page-kick = Free the seat
page-remove-bot = Remove the bot
page-rules-of = Rules of { $title }
page-chat = Chat
page-call-others = Invite the others
page-code = Code
page-copy-link = Copy the link
page-qr-table = QR code with the link to this table
page-qr-seat = QR code for this seat
page-only-here = Only this computer can reach the server, so a link or a code would lead nowhere on another device. To play with phones and computers on your network, start it with “make play” or “muraglia serve --host 0.0.0.0”.
page-this-is-screen = This device is the shared screen
page-close-table = Close the table
page-start = Start
page-host-starts = { $host } starts when everyone is ready.
page-i-am-ready = I am ready
page-not-ready = Not yet
page-watching = You are watching. Take an open seat to play.
page-invited = { $host } invites you to { $game }
page-invited-running = The game is under way. A bot is playing for { $name }: you can take over.
page-invited-seat = Your seat: { $letter }
page-invited-instead = The seat in your link is taken. This one is free: { $letter }
page-invited-with = At the table: { $names }
page-invited-name = What should the others call you?
page-sit-down = Sit down
page-just-watch = Just watch
page-invited-rules = New to it? Read the rules of { $title }

# A running game
page-people = At the table
page-thinking = thinking
page-resigned = has resigned
page-bot-plays-on = a bot plays on
page-late = out of time
page-late-long = is out of time.
page-bot-takes-over = A bot plays on
page-onlooker = Spectator
page-onlookers = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
page-skip = Skip to the board
page-menu = Menu
page-sound = Sound
page-sound-on = Switch the sound on
page-sound-off = Switch the sound off
page-rules = Rules
page-text-on = Table in words
page-text-off = Table as a picture
page-text-view = Table in words
page-dock = Your place
page-rail = Beside the board
page-waiting-for = { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
page-waits-too = Also waiting for { $names }.
page-you-have-time = You have until { $when }.
page-vacation-until = on vacation until { $day }
page-you-watch = You are watching.
page-moving-on = The game goes on…
page-you-chose = You have chosen: { $what }.
page-you-chose-secret = You have chosen.
page-chose-wait = Waiting for { $names }. You can change your mind until everyone has chosen.
page-so-far = So far: { $what }
page-is-paused = Saved for another day
page-is-paused-sub = The table stays as it is. You will all find it under “My tables”, or by its link or code { $code }.
page-moment = Moment { $number } of { $count }
page-moment-sub = You are looking back while the game goes on.
page-moment-over = You are looking back at a finished game.
page-to-now = Back to now
page-to-score = To the score
page-try = Try from here
page-try-help = Opens a table of your own that starts at this moment. You play { $name } against bots.
page-try-friends = Try from here with friends
page-branch-of = from moment { $moment } of another game
page-branch-text = from a pasted position
page-branch-back = To the original game
page-from-text = Play on from a text
page-from-text-help = Paste a position or a record. You play the first seat against bots.
page-from-text-moment = After how many steps? (records only; empty: after all)
page-from-text-open = Play on
page-view-as = View as
page-withdraw = Think again
page-back-step = One step back
page-undo = Undo
page-undo-ask = Ask to undo
page-reset = Take back the whole turn
page-redo = Redo
page-hint = Hint
page-hint-says = Best now: { $what }
page-hint-thinking = Looking for a hint…
page-hint-chance = Chance of winning { $chance }%, { $score }.
page-hinted = recommended
page-connection-lost = The connection is lost. Reconnecting…
page-rule = { $count ->
        [one] Rule { $ids }
       *[other] Rules { $ids }
    }
page-rule-missing = This rule could not be loaded.
page-all-rules = All rules
page-log = Log
page-log-copy = Copy the log
page-log-newest = To the newest line
page-undone = Taken back:
page-since = Since your last turn
page-since-replay = Watch it
page-go-on = Continue
page-scrub = Look back
page-scrub-first = To the beginning
page-scrub-prev = One choice back
page-scrub-next = One choice forward
page-scrub-live = To now
page-scrub-slider = Moment
page-scrub-share = Copy a link to this moment
page-chat-empty = Nobody has said anything yet.
page-chat-write = Write to the table
page-chat-unread = { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
page-chat-mute = Mute the chat
page-chat-unmute = Show the chat
page-chat-muted = You have muted the chat.
page-send = Send
page-note = Note
page-note-help = Only you can read this.
page-note-saved = Saved.
page-note-failed = Your note could not be saved. Keep writing, and it will be tried again.
page-plan = In advance
page-plan-help = For slow games: choose now what to do later. When you are asked next, the first of these that is possible is chosen for you.
page-plan-add = Add a choice
page-plan-pick = Choose…
page-plan-none-yet = Choices you have been offered before can be set here.
page-plan-remove = Remove this choice
page-plan-unless = Unless something happens first…
page-plan-unless-count = { $count ->
        [one] Unless one thing happens first
       *[other] Unless one of { $count } things happens first
    }
page-plan-save = Set
page-plan-clear = Clear
page-plan-kept = Your choices are set.
page-plan-cleared = Your choices are cleared.
page-plan-lies = You have set a choice in advance.
page-stand = Standing answers
page-stand-help = What you set here is answered for you whenever it is asked, after a short pause. Nobody else can see it.
page-stand-asked = You are asked
page-until-turn = until the next turn
page-until-season = until the next season
page-until-year = until the next Year
page-until-end = until the end of the game
page-until-event = or when this happens:
page-stand-ended = Ended: { $event }
page-stand-undone = you took something back
page-stand-set = Answer like this
page-stand-clear = Ask me again
page-stand-kept = Your standing answer is set.
page-stand-cleared = You will be asked again.
page-stand-ahead = From now on…
page-stand-now = { $answers } ({ $until })
page-next-table = Your turn at { $name }
page-agree = Agree
page-decline = Decline
page-proposal-undo = would like to take back the last choice.
page-proposal-pause = would like to continue another day.
page-proposal-resume = is back and would like to continue.
page-proposal-end = would like to end the game here.
page-proposal-offer = would like to offer { $name }’s seat to someone else, who would then see that hand.
page-proposal-yours = You have asked the others.
page-proposal-waits = { $count ->
        [one] Still to answer: { $names }.
       *[other] Still to answer: { $names }.
    }
page-proposal-drop = Never mind
page-propose-pause = Continue another day
page-propose-resume = Continue playing
page-propose-end = Suggest ending the game
page-leave = Leave the game
page-leave-sure = A bot plays on for you. You can come back and take your seat again.
page-resign = Resign
page-resign-sure = A bot plays on for you, and you can no longer win. This cannot be undone.
page-close-sure = The table closes for everyone. This cannot be undone.
page-sit-again = Take my seat again
page-bot-for-you = A bot is playing for you.
page-sit-for = Take over { $name }’s seat
page-offer-seat = Offer { $name }’s seat to someone else
page-bot-for = Let a bot play for { $name }
page-shared-screen-open = Open the shared screen
page-zoom = Size of the board
page-record = Save record

# Plain questions
page-ask-one = Choose one
page-ask-many = Choose any number
page-ask-amount = How many?
page-ask-order = In which order?
page-ask-split = How much for each?
page-ask-yes-no = Yes or no?
page-pass-turn = Pass for this turn
page-pass-season = Pass for this season
page-pass-year = Pass for this Year
page-take-this = Take this many
page-chosen-so-far = Chosen so far
page-take-out = Take it out again
page-split-less = Less: { $name }
page-split-more = More: { $name }
page-split-of = of { $count }
page-split-sum = { $count } of { $total }
page-split-up-to = { $count } of at most { $total }
page-split-send = Confirm

# Keys
page-keys = Keyboard
page-keys-on = Single-key shortcuts at the table
page-key-name-enter = Enter
page-key-name-ends = Home, End
page-key-tab = to the next part: hand, places, buttons
page-key-pieces = at the board: from piece to piece, from place to place
page-key-enter = choose it
page-key-esc = put a piece back, close, return to now
page-key-digits = the choice with that number
page-key-arrows = elsewhere: one choice back or forward
page-key-ends = to the beginning, to now
page-key-undo = undo
page-key-redo = redo
page-key-hint = hint
page-key-log = log
page-key-chat = chat
page-key-text = table in words or as a picture
page-key-status = read out who is choosing what
page-key-zoom = larger, smaller, reset
page-key-sound = sound on or off
page-key-help = this help

# One device, shared screen, phone
page-curtain = { $name }, it is your turn
page-curtain-open = I am { $name }
page-seat-letter = seat { $letter }
page-see-table = See the table
page-cover = Hide
page-covered = Hidden
page-uncover = Tap to look
page-join-at = Join at { $host }
page-fullscreen = Full screen
page-screen-gather = Take your phone and scan a code
page-screen-gather-sub = Each code is a seat. Your phone shows your hand; this screen shows what everyone may see.
page-free-seat = Open seat
page-scan-join = scan to join
page-scan-return = away: scan to return
page-scan-take = a bot plays: scan to take over

# The end
page-you-win = You win!
page-you-win-by = You win by { $margin }.
page-won-by-margin = { $count ->
        [one] { $names } wins by { $margin }.
       *[other] { $names } share the win, { $margin } ahead.
    }
page-ahead-points = { $count ->
        [1] one point
        [2] two points
        [3] three points
        [4] four points
        [5] five points
        [6] six points
        [7] seven points
        [8] eight points
        [9] nine points
        [10] ten points
       *[other] { $count } points
    }
page-ahead-chinesische-mauer = { $count ->
        [one] one fame point
       *[other] { $count } fame points
    }
page-ahead-great-wall = { $count ->
        [one] one point of Honour
       *[other] { $count } points of Honour
    }
page-you-lost = { $count ->
        [one] You lost.
       *[other] You lost together.
    }
page-lost-by = { $count ->
        [one] { $names } lost.
       *[other] { $names } lost together.
    }
page-against-qin = { $first } to Qin Jiushao’s { $second }.
page-you-share-win = You share the win!
page-winner = winner
page-lowest-wins = The lowest score wins: { $first } to { $second }.
page-highest-wins = The highest score wins: { $first } to { $second }.
page-ended-agreement = Ended by agreement.
page-ended-resignation = Ended by resignation.
page-ended-time = Ended because time ran out.
page-rematch = Rematch, same seats
page-to-rematch = To the rematch
page-replay = Look back
page-share = Copy the link
page-score = The score

# A table that is not there
page-no-table = Table not found
page-no-table-sub = It may have been closed, or the link may be incomplete.
page-table-closed = This table is closed
page-table-closed-sub = Its host closed it before the game began.

# Rules and learning
page-cards-link = All cards
page-rules-search = Search the rules
page-rules-found = { $count ->
        [0] No rule has these words.
        [one] One rule
       *[other] { $count } rules
    }
page-learn = Learn by playing
page-learn-sub = A first game against bots, always with the same deal. The choices are yours, and a guide points out what matters.
page-lesson-start = Guided first game
page-lesson-continue = Continue your first game
page-lesson-of = First game of { $title }

# Settings
page-looks = Appearance
page-theme = Colours
page-theme-system = as on this device
page-theme-light = light
page-theme-dark = dark
page-speed = Motion
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-off = off
page-text-view-help = Boards as text, for a screen reader or for quick reading
page-notice = Alerts
page-sound-help = Wood, paper, and a bell when it is your turn
page-notify = Notifications
page-notify-help = When it is your turn and the page is in the background
page-notify-blocked = The browser does not allow notifications for this page.
page-notify-insecure = Browsers allow notifications only at an address that begins with https://. Ask the host of this server.
page-notify-missing = This browser does not offer notifications. On an iPhone or iPad, put the page on the home screen first.
page-call = When you are away
page-call-help = In games that take days, you can be told when it is your move, even when the page is closed. You choose it table by table; nothing is sent before.
page-call-here = Messages on this device
page-call-here-help = { $count ->
    [0] Your browser asks you once for permission
    [one] One of your devices takes messages
   *[other] { $count } of your devices take messages
  }
page-call-insecure = Messages need a safe connection: this server is opened without https://. Ask its host; on this network it works all the same while the page is open.
page-call-quiet = Quiet hours
page-call-quiet-help = What comes meanwhile is sent afterwards ({ $zone })
page-call-from = From
page-call-to = until
page-webhook = Call an address
page-webhook-help = A webhook of Discord, Slack or Mattermost, a topic of ntfy, or your own. It gets a sentence and the link.
page-call-test = Test it
page-call-tested = { $count ->
    [one] One message is on its way.
   *[other] { $count } messages are on their way.
  }
page-call-not-tested = No message was taken. Switch it off and on again, and test once more.
page-call-failed = The browser could not reach its push service. Try again later.
page-call-later = Take a seat at a table first.
page-call-on = Tell me when it is my move
page-call-off = No more messages from this table
page-call-kept = You will be told when it is your move here.
page-call-ended = This table sends you nothing any more.
page-call-ask = Shall we tell you when it is your move again?
page-call-ask-help = This game may take a while. You can close the page.
page-call-yes = Tell me
page-call-no = Not at this table
page-chat-show = Chat
page-chat-show-help = Show what others write
page-elsewhere = Continue on another device
page-elsewhere-help = Your tables and seats come with you. There is no account and no password.
page-elsewhere-make = Show a code
page-elsewhere-once = Works once, within ten minutes.
page-qr-elsewhere = QR code for the other device
page-claim = I have a code from another device
page-claim-go = Continue
page-claim-ask = This link makes this device yours too: your name, your tables, your seats. Who you were here until now is left behind.
page-claimed = Welcome back.
page-devices = Your devices
page-devices-help = On these devices you are you. Log out those that you no longer use or have lost.
page-device-this = This device
page-device-used = Last used { $when }
page-device-since = since { $day }
page-device-unknown = Unknown device
page-log-out = Log out
page-log-out-of = Log out { $device }
page-logged-out = Logged out.
page-data = Your data
page-data-help = We keep your name, your colour, your devices, your games, your notes, your chat, your vacations, and how you wish to be told of your turn. Nothing else.
page-delete = Delete my data
page-delete-sure = Your name, notes and chat are deleted; bots play on where you are needed. This cannot be undone.
page-deleted = { $count ->
        [0] Your data are deleted. You had left no trace at any table.
        [one] Your data are deleted. Your name, your chat and your notes are gone from one table.
       *[other] Your data are deleted. Your name, your chat and your notes are gone from { $count } tables.
    }
page-deleted-go = To the start page
