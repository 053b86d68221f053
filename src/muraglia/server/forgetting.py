"""Deletes all traces of a person, including those in the logs of tables. The games stay complete."""

from __future__ import annotations

import contextlib
import time

from msgspec import MsgspecError, structs
from sqlalchemy import Connection

from ..table.deciding import Decided
from ..table.entries import FORGOTTEN, AnyEntry, CarriedOver, decode_entries, encode_entries, forget
from ..table.not_allowed import NotAllowed
from ..table.table import BadSnapshot, Table
from ..table.wire import Close, Leave
from . import records
from .folding import Unreadable
from .hall import Hall
from .records import Person


async def forget_person(hall: Hall, person: Person) -> None:
    hall.throw_out(person.id)
    for table_id in await hall.store.read(lambda connection: records.tables_of(connection, person.id)):
        room = await hall.room(table_id)
        with contextlib.suppress(Unreadable):  # of such a table, what can be read is rewritten all the same
            async with room.held():
                await room.change(lambda table: _farewell(table, person))
        await room.rewrite(lambda connection, table_id=table_id: _rewrite(connection, table_id, person))  # type: ignore[misc]
    await hall.store.write(lambda connection: records.remove_person(connection, person.id))


def _farewell(table: Table, person: Person) -> Decided:
    """Returns the entries for leaving a table; a table where nobody else plays is closed instead."""
    for command in (Close(), Leave()):
        try:
            return table.decide(command, person.id, time.time())
        except NotAllowed:
            continue
    return Decided([])


def _forgotten(entry: AnyEntry, person: str) -> AnyEntry:
    if isinstance(entry, CarriedOver):
        return structs.replace(entry, snapshot=_without(entry.snapshot, person))
    return forget(entry, person)


def _without(snapshot: bytes, person: str) -> bytes:
    """Returns a snapshot without the person. A log contains one where a game was carried over to changed rules."""
    try:
        table = Table.from_snapshot(snapshot)
    except BadSnapshot:
        return snapshot
    facts = table.facts
    own = facts.seats_of(person)
    for number in own:
        facts.seats[number].person, facts.seats[number].name = FORGOTTEN, ""
    facts.chats = [structs.replace(line, name="", text="") if line.seat in own else line for line in facts.chats]
    facts.spoke.pop(person, None)
    if facts.opened.host == person:
        facts.opened = structs.replace(facts.opened, host=FORGOTTEN, host_name="")
    return table.snapshot()


def _rewrite(connection: Connection, table_id: str, person: Person) -> None:
    for row in records.rows_after(connection, table_id, 0):
        try:
            entries = decode_entries(row.entries)
        except MsgspecError:  # damaged
            continue
        rewritten = [_forgotten(entry, person.id) for entry in entries]
        if rewritten != entries:
            records.rewrite_row(connection, table_id, row.seq, encode_entries(rewritten))
    records.drop_snapshots(connection, table_id)
