"""The script that Alembic runs, with the connection passed in by `migrate.py`."""

from __future__ import annotations

from alembic import context

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=context.config.attributes["metadata"], render_as_batch=connection.dialect.name == "sqlite"
)
with context.begin_transaction():
    context.run_migrations()
