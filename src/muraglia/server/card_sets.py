"""Card sets in the database: those the host offers, those of tables, and the games' own as they are now.

A table that began with a set is played with it to its end, even if the host takes the folder away or an update changes the game's own.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import json
from sqlalchemy import Connection, select

from ..games import SPECS, digest_of, shelf
from ..kernel.card_files import CardFiles
from . import records
from .schema import sets


def keep(connection: Connection, offered: Iterable[str]) -> None:
    """Writes down the games' own sets and those that the host offers."""
    for spec in [*SPECS.values(), *[SPECS[name] for name in offered]]:
        if spec.set_files is not None:
            records.add_row(connection, sets, digest=digest_of(spec), files=json.encode(spec.set_files))


def shelve(connection: Connection) -> None:
    """Puts all sets of the database where games are found by the name of their set."""
    here = {digest_of(spec) for spec in SPECS.values()} | {digest for digest, _ in shelf.all_of_them()}
    for row in connection.execute(select(sets)).all():
        if row.digest not in here:
            shelf.put(row.digest, json.decode(row.files, type=CardFiles))
