"""The database schema. The log is authoritative; `tables`, `members` and `snapshots` can be rebuilt from it."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

# People. A person is anyone with the cookie of one of their devices; only hashes of secrets are stored.

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("created", Double, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("label", Text, nullable=False, server_default=""),  # browser and system, such as "Firefox, Android"
    Column("used", Double),  # when it was last used, to the hour
)

# Codes that bring a person to another device. Each works once.
elsewhere = Table(
    "elsewhere",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False),
)

# Tables

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("invite_key", Text, nullable=False),  # invite links are derived from it
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("due", Double),  # when a process must act: a bot's turn, or a clock running out
    Index("tables_due", "due"),
    Index("tables_lobby", "public", "status", "created"),
)

# One row for each decision, with all its entries or none. The primary key resolves races between processes.
log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("writer", Text, nullable=False),  # the process, so that it recognizes its own row after a lost connection
    Column("entries", LargeBinary, nullable=False),
)

# The fold of the log up to `seq`.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("code", Text, nullable=False),  # fingerprint of the code that made it
)

members = Table(
    "members",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("since", Double, nullable=False),
    Index("members_table", "table_id"),
)

# Private data that other players must not see, and that is therefore not in the log

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("events", Integer, nullable=False),  # the number of events when the plan was made: "unless" counts from there
    Column("steps", LargeBinary, nullable=False),
)

standing = Table(
    "standing",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("events", Integer, nullable=False),  # the number of events when the answer was set: what ends it counts from there
    Column("answer", LargeBinary, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
)

# How a person who is away can be told that it is their turn

reach = Table(
    "reach",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),  # such as Europe/Rome
    Column("quiet_from", Integer),  # minutes after midnight in that zone; None: no quiet hours
    Column("quiet_to", Integer),
    Column("home", Text, nullable=False),  # the address at which the person opens the page, for links
    Column("webhook", Text, nullable=False),
)

# One row for each browser that takes messages from a push service.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device", Text, nullable=False),  # the hash of its cookie
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
)

# One row for each person who wishes to be told at a table, and what they are to be told next.
notices = Table(
    "notices",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("about", Text, nullable=False, server_default=""),  # what they were last waited for, a word for each; see `waiting.py`
    Column("due", Double),  # when they are to be told of it; None: not any more
    Index("notices_due", "due"),
    Index("notices_person", "person"),
)

# A person is away from a moment until another. Those of the last year count against what the host allows.
vacations = Table(
    "vacations",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

# One row for each way to a person that has failed. It is tried again with what waits by then.
retries = Table(
    "retries",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, primary_key=True),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("retries_due", "due"),
)

# Facts about the server itself, such as the fingerprint of the code it last ran.
facts = Table("facts", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))
