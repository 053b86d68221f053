"""Brings a database to the schema this code needs."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from .schema import metadata

_ONE_AT_A_TIME = 0x6D7572  # an arbitrary number, the same in every process


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes.update(connection=connection, metadata=metadata)
    return config


def check(connection: Connection) -> None:
    """Raises an error unless the database has exactly the schema this code knows; for commands that only read."""
    present = MigrationContext.configure(connection).get_current_revision()
    if present != ScriptDirectory.from_config(_config(connection)).get_current_head():
        raise BadSetup(Message("host-other-database", {"word": present or "-"}))


def migrate(connection: Connection) -> None:
    """Runs the missing migration steps. Several processes may start at once. A newer database is refused, not damaged."""
    config = _config(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ONE_AT_A_TIME})
    present = MigrationContext.configure(connection).get_current_revision()
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if present is not None and present not in known:
        raise BadSetup(Message("host-newer-database", {"word": present}))
    command.upgrade(config, "head")
