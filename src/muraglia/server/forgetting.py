"""Deletes everything that tells of a person, also from the logs of tables. The games stay whole."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from ..table.entries import AnyEntry, decode_entries, encode_entries, forget
from ..table.refusal import Refusal
from ..table.table import Table
from ..table.wire import Close, Leave
from . import records
from .hall import Hall
from .records import Person


async def forget_person(hall: Hall, person: Person) -> None:
    for table_id in await hall.store.read(lambda connection: records.tables_of(connection, person.id)):
        room = await hall.room(table_id)
        async with room.held():
            await room.change(lambda table: _farewell(table, person))
            await hall.store.write(lambda connection, table_id=table_id: _rewrite(connection, table_id, person))  # type: ignore[misc]
            room.forget()
            for viewer in [viewer for viewer in room.viewers if viewer.person == person.id]:
                viewer.close()
            room.show(await room.fresh())
        await hall.store.tell(f"rewritten {table_id}")
    await hall.store.write(lambda connection: records.remove_person(connection, person.id))


def _farewell(table: Table, person: Person) -> list[AnyEntry]:
    """Leave what can be left; a table that waits for nobody else is closed."""
    for command in (Close(), Leave()):
        try:
            return table.decide(command, person.id, time.time())
        except Refusal:
            continue
    return []


def _rewrite(connection: Connection, table_id: str, person: Person) -> None:
    for row in records.rows_after(connection, table_id, 0):
        entries = decode_entries(row.entries)
        rewritten = [forget(entry, person.id) for entry in entries]
        if rewritten != entries:
            records.rewrite_row(connection, table_id, row.seq, encode_entries(rewritten))
    records.drop_snapshots(connection, table_id)
