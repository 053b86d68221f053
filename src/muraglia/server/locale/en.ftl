# The server: what it says to visitors and to whoever hosts it. Words in braces are filled in; keep their names.

# To visitors
server-unknown-visitor = Choose a name first: without a cookie the server does not know who you are.
server-no-table = There is no such table. Perhaps the link is incomplete.
server-wrong-code = No open table has this code. Check it with whoever gave it to you.
server-wrong-invite = This invitation is not valid. Ask for a new link.
server-wrong-device-code = This code is wrong, was used already or has run out. Make a new one on the other device.
server-too-many = That was too much at once. Wait a moment and try again.
server-too-many-seats = This table has only { $count } seats.
server-no-hints = There are no hints at this table.
server-only-for-sockets = That only makes sense over a socket.
server-no-webhooks = Whoever runs this server has not allowed webhooks.
server-webhook-url = A webhook is an address that begins with https:// and has no port, user name or spaces.
server-webhook-private = This address belongs to a private network. A webhook must be reachable from the internet.
server-unreadable = This table cannot be read any more. Whoever runs the server finds the reason in its log.
server-not-written = The server could not save this, so nothing has happened. Try again in a moment.

# To programs
server-bad-request = The request is not understood: { $why }
server-no-token = This needs the token of a seat at this table: Authorization: Bearer …
server-not-found = There is nothing at this address.
server-no-page = The page has not been built. Build it in web/ with: npm ci && npm run build
server-wrong-method = This address does not know that method.
server-too-large = The request is too large.
server-not-json = The request must be JSON.
server-foreign-page = Another page’s requests are not accepted here. If this is your own address, start the server with --origin.
server-mistake = Something went wrong on the server, and it was not your fault. It has been noted down.

# To whoever hosts the server
server-bad-base-path = A base path is written like /muraglia, without a slash at the end; { $word } is not.
server-bad-database-url = A database is written like postgresql://user:password@host/name.
server-workers-need-postgresql = Several processes need PostgreSQL: give --database-url as well, or leave --workers away.
server-too-small = --{ $option } must be at least { $low }.
server-no-folder = The folder { $path } cannot be used: { $why }
server-folder-in-use = Another server is using { $path }. Stop it first, or choose another folder with --data.
server-newer-database = This database was written by a newer version of Muraglia (step { $word }). Update Muraglia, or restore a backup.
server-no-database = The database cannot be reached: { $why }
server-no-port = { $host }:{ $port } cannot be used: { $why }. Choose another port with --port.
server-not-installed = The server’s packages are missing. Install them with: pip install "muraglia[serve]"
server-address = Muraglia is ready: { $address }
server-address-elsewhere = In the same network: { $address }
server-stop = Press Ctrl+C to stop; running games are kept.
server-backup-done = { $tables } tables are saved in { $path }.
server-restore-done = { $tables } tables are restored.
server-restore-not-empty = There is already data in { $path }. Restore into a new folder or an empty database.
server-no-data = There is no data in { $path }.
server-bad-backup = { $path } is not a backup of Muraglia, or is damaged: { $why }
server-file-exists = { $path } already exists. Choose another name.
server-no-file = { $path } cannot be read or written: { $why }
server-unknown-table = There is no table { $word }. Give its id from the address of its page, or its code.
server-export-running = { $word } is still running: the whole record opens at the end. With --seat you get what one seat knows.
server-imported = The game is now at { $path } (code { $code }). To sit at its seats, enter { $device } in the page as a code from another device within ten minutes.
server-about-serve = serve the table in the browser
server-about-backup = save all tables and people in one file, also while the server runs
server-about-restore = bring a backup into a new folder or an empty database
server-about-export = write the record of a table
server-about-import = make a table from a record
server-arg-host = the address to listen at; 0.0.0.0 for every device in the network
server-arg-port = the port to listen at
server-arg-data = the folder for the database file
server-arg-database-url = PostgreSQL instead of the folder; also from DATABASE_URL
server-arg-workers = how many processes serve; more than one needs PostgreSQL
server-arg-bot-workers = how many processes think for bots
server-arg-base-path = the path the server lives under behind a proxy, such as /muraglia
server-arg-beat = seconds from a question to a bot’s answer
server-arg-bot-seconds = seconds after which a bot is stopped and something legal is played for it
server-arg-webhooks = let people have themselves called by HTTPS when it is their turn
server-arg-origin = a further address at which the page is opened; may be repeated
server-arg-proxies = whose word on addresses and https is believed; separate several with commas
server-arg-rate = commands a second of one connection; 0 for no limits
server-arg-log = how the log is written: { $known }
server-arg-open = open a browser
server-arg-file = the file
server-arg-table = the id or the code of a table
server-arg-seat = only what this seat knows, counted from 0; -1 for an onlooker
