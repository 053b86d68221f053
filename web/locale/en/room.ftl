# A new table, the waiting room, an invitation
page-title-setup = A new table · Muraglia
page-on = on
page-off = off
page-bot-strength = Bot, { $strength }
page-outside-bot = External bot
page-who-sits = Who is playing?
page-who-sits-sub = Keep seats open for people you invite, or let bots take them. Options and bots can still change until the game starts.
page-the-game = The game
page-players = Players
page-player-number = Player { $number }
page-variant = Two players are a variant of { $title }: the rules work with one rival.
page-readings = Other readings of the rules
page-readings-help = Where the rulebook is unclear; unless you change them, our rulings apply
page-seat-open-help = for someone you invite
page-seat-free-help = nobody sits here yet
page-seat-who = Who takes seat { $number }?
page-sits-here = plays on this device
page-way = Around the table
page-way-devices = Everyone on their own device
page-way-devices-help = Each with a link, near or far
page-way-shared-screen-help = This screen is the board; everyone scans a code
page-way-one-device = One device, passed around
page-way-one-device-help = A curtain hides the hands between turns
page-clock = Time to think
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
page-sit-here = Sit here
page-seat-bot = Seat a bot
page-invite = Invite
page-invite-seat = Invite someone to seat { $letter }
page-invite-help = Anyone who opens this link or scans the code can take this seat.
page-token-help = A program can play this seat too. The token is shown only once; anyone who has it can play.
page-token-make = Create a token
page-name-colour = Name and colour
page-stand-up = Stand up
page-kick = Free the seat
page-remove-bot = Remove the bot
page-call-others = Invite the others
page-code = Code
page-qr-table = QR code with the link to this table
page-this-is-screen = This device is the shared screen
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
page-together = Silence agrees
page-together-help = To what is decided together, after this time
page-together-never = never
page-set = Cards
page-set-house = The house set
