"""The server: carries tables between people, bots and a database. Rules and secrets are decided below it, in `table`."""
