"""Deletes all traces of a person, including those in the logs of tables. The games stay complete."""

from __future__ import annotations

import contextlib

from msgspec import MsgspecError, structs
from sqlalchemy import Connection

from ..table.deciding import Decided
from ..table.entries import FORGOTTEN, AnyEntry, CarriedOver, Said, decode_entries, encode_entries, forget
from ..table.not_allowed import NotAllowed
from ..table.table import BadSnapshot, Table
from ..table.wire import Close, Leave
from . import records
from .folding import Unreadable
from .hall import Hall
from .records import Person
from .server_time import server_now

_AT_ONCE = 200  # tables whose logs are looked through in one query, so that others need not wait for long


async def forget_person(hall: Hall, person: Person) -> int:
    """Returns at how many tables there was a trace.

    The cookie ends last, so that a person can ask again if a fault stopped this half-way. Until then open pages come back by themselves
    and may still write, so what they wrote is looked for once more.
    """
    hall.throw_out(person.id)
    tables = await _forget_traces(hall, person)
    await hall.store.write(lambda connection: records.remove_person(connection, person.id))
    hall.throw_out(person.id)
    return len(tables | await _forget_traces(hall, person))


async def _forget_traces(hall: Hall, person: Person) -> set[str]:
    tables = await _tables_with_traces(hall, person.id)
    for table_id in tables:
        room = await hall.room(table_id)
        with contextlib.suppress(Unreadable):  # of such a table, what can be read is rewritten all the same
            async with room.held():
                await room.change(lambda table: _farewell(table, person))
        await room.rewrite(lambda connection, table_id=table_id: _rewrite(connection, table_id, person.id))  # type: ignore[misc]
    return set(tables)


async def _tables_with_traces(hall: Hall, person: str) -> list[str]:
    """Returns the tables of a person, and all others whose log names them: as an onlooker, or because they left or were removed."""
    found = await hall.store.read(lambda connection: records.tables_of(connection, person))
    last: str | None = ""
    while last is not None:
        named, last = await hall.store.read(
            lambda connection, after=last: records.tables_naming(connection, person, after, _AT_ONCE)  # type: ignore[misc]
        )
        found += [table_id for table_id in named if table_id not in found]
    return found


def _farewell(table: Table, person: Person) -> Decided:
    """Returns the entries for leaving a table; a table where nobody else plays is closed instead."""
    for command in (Close(), Leave()):
        try:
            return table.decide(command, person.id, server_now())
        except NotAllowed:
            continue
    return Decided([])


def _rewrite(connection: Connection, table_id: str, person: str) -> None:
    chats = 0  # lines of the chat up to here
    theirs: set[int] = set()  # the numbers of those they wrote
    for row in records.rows_after(connection, table_id, 0):
        try:
            entries = decode_entries(row.entries)
        except MsgspecError:  # damaged
            continue
        for entry in entries:
            if isinstance(entry, Said):
                theirs |= {chats} if entry.by == person else set()
                chats += 1
        rewritten = [_forgotten(entry, person, theirs) for entry in entries]
        if rewritten != entries:
            records.rewrite_row(connection, table_id, row.seq, encode_entries(rewritten))
    records.drop_snapshots(connection, table_id)


def _forgotten(entry: AnyEntry, person: str, chats: set[int]) -> AnyEntry:
    if isinstance(entry, CarriedOver):
        return structs.replace(entry, snapshot=_without(entry.snapshot, person, chats))
    return forget(entry, person)


def _without(snapshot: bytes, person: str, chats: set[int]) -> bytes:
    """Returns a snapshot without the person. A log contains one where a game was carried over to changed rules."""
    try:
        table = Table.from_snapshot(snapshot)
    except BadSnapshot:
        return snapshot
    facts = table.facts
    for number in facts.seats_of(person):
        facts.seats[number].person, facts.seats[number].name = FORGOTTEN, ""
    facts.chats = [structs.replace(line, name="", text="") if line.number in chats else line for line in facts.chats]
    facts.spoke.pop(person, None)
    facts.ids.pop(person, None)
    facts.kicked = [FORGOTTEN if other == person else other for other in facts.kicked]
    if facts.rematch_by == person:
        facts.rematch_by = FORGOTTEN
    if facts.opened.host == person:
        facts.opened = structs.replace(facts.opened, host=FORGOTTEN, host_name="", name="")
    return table.snapshot()
