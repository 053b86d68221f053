"""New tables: the first entries of their log, and the other rows that are written with them."""

from __future__ import annotations

import secrets

from msgspec import Struct, structs
from sqlalchemy import Connection, insert

from ..games import spec_of
from ..table.deciding import Decided
from ..table.entries import AnyEntry, Opened, encode_entries
from ..table.not_allowed import NotAllowed
from ..table.table import Table
from ..table.text import one_line
from ..table.wire import SeatBot, Sit, Start
from . import records
from .bodies import NewSeat, NewTable
from .branching import Beginning
from .codes import table_code
from .guided import GUIDED
from .identity import new_secret, new_table
from .problems import NotServed
from .records import Person, TableRow
from .schema import log
from .storage import Addition


class Opening(Struct):
    table: Table
    entries: list[AnyEntry]

    @property
    def id(self) -> str:
        return self.table.facts.opened.id

    def addition(self) -> Addition:
        at = self.entries[0].at
        return Addition(table_id=self.id, seq=1, at=at, entries=encode_entries(self.entries), also=self._write_around)

    def write(self, connection: Connection) -> None:
        """Writes everything as part of another table's transaction."""
        self._write_around(connection)
        row = {"table_id": self.id, "seq": 1, "at": self.entries[0].at, "writer": "", "entries": encode_entries(self.entries)}
        connection.execute(insert(log), row)

    def _write_around(self, connection: Connection) -> None:
        opened, status = self.table.facts.opened, self.table.facts.status
        due = opened.at if status == "running" else None
        row = TableRow(opened.id, opened.code, new_secret(), opened.game, opened.public, status, due)
        records.add_table(connection, row, opened.at)
        records.set_members(connection, opened.id, (), self.table.people(), opened.at)


def new_opening(person: Person, wish: NewTable, now: float, beginning: Beginning | None = None) -> Opening:
    """Returns a table with the requested seats. Raises NotAllowed, BadSetup or NotServed."""
    if len(wish.seats) > wish.players:
        raise NotServed(422, "server-too-many-seats", count=wish.players)
    info = spec_of(wish.game).info
    opened = Opened(
        at=now,
        id=new_table(),
        code=table_code(),
        name=one_line(wish.name),
        game=wish.game,
        players=wish.players,
        host=person.id,
        options=info.complete(dict(wish.options)),
        clock=wish.clock,
        public=wish.public,
        way=wish.way,
        casual=wish.casual,
        silence=wish.silence,
        rules_version=info.rules_version,
        host_name=person.name,
        position=beginning.position if beginning else "",
        branch_of=beginning.table if beginning else "",
        branch_at=beginning.moment if beginning else 0,
    )
    opening = Opening(Table.open(opened), [opened])
    for number, seat in enumerate(wish.seats):
        if seat.kind == "me":
            _do(opening, _sit_down(opening.table, number, seat, person, now))
        elif seat.kind == "bot":
            bot = SeatBot(seat=number, bot=seat.bot or opened.stand_in)
            _do(opening, opening.table.decide(bot, person.id, now))
    if wish.start:
        _do(opening, opening.table.decide(Start(), person.id, now, GUIDED if wish.guided else secrets.token_hex(16)))
    return opening


def _do(opening: Opening, decided: Decided) -> None:
    for entry in decided.entries:
        opening.table.apply(entry)
    opening.entries += decided.entries


def _sit_down(table: Table, number: int, seat: NewSeat, person: Person, now: float) -> Decided:
    sit = Sit(seat=number, name=seat.name or person.name, colour=seat.colour or person.colour)
    try:
        return table.decide(sit, person.id, now)
    except NotAllowed:
        if seat.colour is not None:
            raise
        return table.decide(structs.replace(sit, colour=None), person.id, now)  # their favourite colour is taken


def rematch_opening(table: Table) -> Opening:
    """Returns a table with the same people, seats and options. Against bots alone it starts at once; other people have to be ready."""
    entries = table.following(table_code())
    opening = Opening(Table.replay(entries), entries)
    facts = opening.table.facts
    try:
        _do(opening, opening.table.decide(Start(), facts.opened.host, facts.opened.at, secrets.token_hex(16)))
    except NotAllowed:
        pass  # a player is not ready yet, or a seat is open
    return opening
