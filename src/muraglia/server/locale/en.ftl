# The server: what it says to visitors and to hosts. Words in braces are filled in; keep their names.

# To visitors
server-unknown-visitor = Choose a name first: without a cookie the server does not know who you are.
server-no-table = There is no such table. Perhaps the link is incomplete.
server-wrong-code = No open table has this code. Check it with the person who gave it to you.
server-wrong-invite = This invitation is not valid. Ask for a new link.
server-wrong-device-code = This code is wrong, has already been used or has expired. Make a new one on the other device.
server-no-device = You have no such device. It may have been logged out already.
server-last-device = This is your only device. Logging it out would leave nobody who is you; delete your data instead.
server-too-many = Too many requests at once. Wait a moment and try again.
server-tables-most = You have { $count } unfinished games, which is as many as this server keeps for one person. Finish or close one first.
server-tables-fast = You have opened many tables in a short time. You can open the next one in a few minutes.
server-notes-most = You keep notes at { $count } tables, which is as many as this server keeps for one person. Empty an old one first.
server-vacation-past = The end of a vacation must be in the future.
server-vacation-long = { $days ->
    [0] You have no days of vacation left this year.
    [one] You have one day of vacation left this year.
   *[other] You have { $days } days of vacation left this year.
  }
server-chat-most = You have written a great deal. You can write more in a few minutes.
server-no-hint = No hint could be found just now. Try again.
server-too-many-seats = This table has only { $count } seats.
server-only-for-sockets = That only makes sense over a socket.
server-not-gathered = Join the others who look back together first.
server-gathering-full = { $count } people already look back together here. More cannot join.
server-no-webhooks = Webhooks are not allowed on this server.
server-webhook-url = A webhook is an address that begins with https:// and has no port, user name or spaces.
server-webhook-private = This address belongs to a private network. A webhook must be reachable from the internet.
server-unreadable = This table can no longer be read. The reason is in the log of the server.
server-not-written = The server cannot save or load anything at the moment, so nothing has happened. Try again in a moment.
server-perhaps-written = The connection to the database was lost while this was being saved. The table will soon show whether it was saved; if not, try again.
# On the home screen of a phone
site-description = Board games about building a wall, with friends or against bots.
site-tables = My tables
site-new = Open a table
# Beside a link in a chat
site-invites = { $host } invites you to { $game }
site-seats = { $count ->
    [0] All seats are taken. You can watch.
    [one] One seat is free. No account: this link is enough.
   *[other] { $count } seats are free. No account: this link is enough.
  }
site-running = The game is on. Have a look.
site-over = The game is over. Look back at it, choice by choice.
# Notices to somebody who is away
notice-one-title = Your move at { $table }
notice-one = { $game }: { $asks }
notice-your-move = The table is waiting for your answer.
notice-until = Your time runs out: { $when }
notice-nudge = { $seat } nudges you.
notice-proposal-title = You are asked at { $table }
notice-proposes-undo = { $seat } would like to take something back.
notice-proposes-pause = { $seat } proposes to continue another day.
notice-proposes-resume = { $seat } proposes to continue the game.
notice-proposes-end = { $seat } proposes to end the game.
notice-proposes-offer = { $seat } proposes to offer someone else the seat of a player who has left.
notice-many-title = { $count } tables are waiting for you
notice-table = { $table } ({ $game })
notice-more = and { $count } more
notice-test-title = Muraglia reaches you
notice-test = This is how you will be told when it is your move. Sent { $when }.

# To programs
server-bad-request = The request was not understood: { $why }
server-no-token = This needs the token of a seat at this table: Authorization: Bearer …
server-not-found = There is nothing at this address.
server-no-such-set = There is no card set { $digest } here; /api/games names the sets in use.
server-no-page = The page has not been built. Build it in web/ with: npm ci && npm run build
server-wrong-method = This address does not support that method.
server-too-large = The request is too large.
server-not-json = The request must be JSON.
server-foreign-page = Another page’s requests are not accepted here. If this is your own address, start the server with --origin.
server-foreign-host = This server does not serve this address. If it is your own, start the server with --origin and this address.
server-mistake = Something went wrong on the server, and it was not your fault. It has been logged.

# To the host of the server
host-bad-base-path = A base path looks like /muraglia, without a slash at the end, not like { $word }.
host-bad-database-url = A database URL looks like postgresql://user:password@host/name.
host-workers-need-postgresql = Several processes need PostgreSQL: give --database-url as well, or leave out --workers.
host-too-small = --{ $option } must be at least { $low }.
host-no-folder = The folder { $path } cannot be used: { $why }. Choose another one with --data.
host-folder-in-use = Another server is using { $path }. Stop it first, or choose another folder with --data.
host-newer-database = This database was written by a newer version of Muraglia (step { $word }). Update Muraglia, or restore a backup.
host-other-database = This database was written by another version of Muraglia (step { $word }). Use that version, or start the server once with this one.
host-no-database = The database cannot be reached: { $why }
host-no-port = { $host }:{ $port } cannot be used: { $why }. Choose another address with --host or another port with --port.
host-not-installed = The server’s packages are missing. Install them with: pip install "muraglia[serve]"
host-address = Muraglia is ready: { $address }
host-address-elsewhere = On the same network: { $address }
host-only-here = Only this computer can reach it. For phones and other computers on your network, add: --host 0.0.0.0
host-stop = Press Ctrl+C to stop; running games are kept.
host-backup-done = { $tables } tables are saved in { $path }.
host-restore-done = { $tables } tables are restored.
host-restore-not-empty = There is already data in { $path }. Restore into a new folder or an empty database.
host-no-data = There is no data in { $path }. Give the server’s folder with --data.
host-bad-backup = { $path } is not a backup of Muraglia, or is damaged: { $why }
host-file-exists = { $path } already exists. Choose another name.
host-no-file = { $path } cannot be read or written: { $why }. Check the name and the folder.
host-no-sets = { $path } has no card sets: each is a subfolder.
host-bad-set = The card set { $path } is not complete. { $why }
host-unknown-table = There is no table { $word }. Give its id from the address of its page, or its code.
host-export-running = { $word } is still running: the complete record is available once it is over. With --seat you get what one seat knows.
host-imported = The game is now at { $path } (code { $code }). To sit at its seats, enter { $device } on the page as a code from another device within ten minutes.
host-about-serve = host tables for browsers
host-about-backup = save all tables and people in one file, even while the server runs
host-about-restore = restore a backup into a new folder or an empty database
host-about-export = print the record of a table
host-about-import = create a table from a record
host-arg-host = the address to listen on; 0.0.0.0 for every device on the network
host-arg-port = the port to listen on
host-arg-data = the folder for the database file
host-arg-database-url = PostgreSQL instead of the folder; also taken from DATABASE_URL
host-arg-workers = how many processes serve; more than one needs PostgreSQL
host-arg-bot-workers = how many processes think for bots
host-arg-base-path = the path under which a proxy offers the server, such as /muraglia
host-arg-grace = seconds before a player whose connection was lost counts as gone
host-arg-beat = seconds from a question to a bot’s answer
host-arg-bot-seconds = seconds after which a bot is stopped and something legal is played for it
host-arg-webhooks = let people have a web address called when it is their turn
host-arg-vacation-days = how many days a year a person may be on vacation while games that take days wait
host-arg-origin = another address at which people open the page; may be repeated
host-arg-proxies = proxies that are trusted to report visitors’ addresses and https; separate several with commas
host-arg-rate = commands per second from one connection; 0 for no limit
host-arg-log = how the log is written: { $known }
host-arg-sets = offer the card sets in the subfolders of this folder at new tables of The Great Wall
host-arg-open = open a browser
host-arg-file = the file
host-arg-table = the id or the code of a table
host-arg-seat = only what this seat knows, counted from 0; -1 for a spectator
