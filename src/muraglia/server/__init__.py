"""The server: connects tables with people, bots and a database. Rules and secrecy are decided one level below, in `table`."""
