# A running game
page-title-table = { $name } · Muraglia
page-loading = Loading…
page-room-full = Everyone is here. You can begin.
page-ready = ready
page-here = here
page-away = away
page-chat = Chat
page-qr-seat = QR code for this seat
page-only-here = Only this computer can reach the server, so a link or a code would lead nowhere on another device. To play with phones and computers on your network, start it with “make play” or “muraglia serve --host 0.0.0.0”.
page-close-table = Close the table
page-start = Start
page-council-agree = Agree: { $what }
page-council-propose = Propose: { $what }
page-point-board = Point on the board
page-point-now = Press a place
page-points = { $name } points at: { $place }
page-points-board = { $name } points at the board.
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
page-sound-on = Switch the sound on
page-sound-off = Switch the sound off
page-text-on = Table in words
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
page-branch-of = from moment { $moment } of another game
page-branch-text = from a pasted position
page-branch-back = To the original game
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
page-log = Log
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
page-plan-lies = You have set a choice in advance.
page-stand = Standing answers
page-stand-ahead = From now on…
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
page-propose-resume = Continue playing
page-propose-end = Suggest ending the game
page-sit-again = Take my seat again
page-bot-for-you = A bot is playing for you.
page-record = Save record
page-ask-one = Choose one
page-ask-many = Choose any number
page-ask-amount = How many?
page-ask-order = In which order?
page-ask-split = How much for each?
page-ask-yes-no = Yes or no?
page-pass-turn = Pass for this turn
page-pass-season = Pass for this season
page-pass-year = Pass for this Year
page-pass-no-more = Stop passing
page-passing = You pass without being asked. Press to be asked again.
page-warning = Careful
page-take-this = Take this many
page-chosen-so-far = Chosen so far
page-take-out = Take it out again
page-split-less = Less: { $name }
page-split-more = More: { $name }
page-split-of = of { $count }
page-split-sum = { $count } of { $total }
page-split-up-to = { $count } of at most { $total }
page-split-send = Confirm
page-curtain = { $name }, it is your turn
page-curtain-open = I am { $name }
page-seat-letter = seat { $letter }
page-see-table = See the table
page-cover = Hide
page-covered = Hidden
page-uncover = Tap to look
page-rematch = Rematch, same seats
page-to-rematch = To the rematch
page-no-table = Table not found
page-no-table-sub = It may have been closed, or the link may be incomplete.
page-table-closed = This table is closed
page-table-closed-sub = Its host closed it before the game began.
