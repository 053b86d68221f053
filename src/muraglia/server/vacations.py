"""Vacations: a person who is away until a date is not told anything, and at tables where people think for days no clock runs for them.

The host sets how many days a year that may last, so that nobody is held up for ever. A vacation begins and ends with an entry at each of
the person's tables (`table/vacation.py`); kept here are how long it lasts and how many days are left.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from ..table.deciding import Decided
from ..table.vacation import vacation
from . import notice_records, records
from .folding import Unreadable
from .problems import NotServed
from .schema import tables, vacations
from .server_time import server_now

if TYPE_CHECKING:
    from .hall import Hall
    from .room import Room

DAY = 86_400.0
YEAR = 365 * DAY
MISSED = 7 * DAY  # of vacations that ended so long ago, the tables are told again when the server starts


class VacationRow(Struct, frozen=True):
    begins: float
    until: float

    @property
    def days(self) -> int:
        return math.ceil((self.until - self.begins) / DAY)


class Vacations:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def begin(self) -> None:
        """A process may have died before every table knew that a vacation had begun or ended."""
        self._hall.later(self._tell_all)

    async def _tell_all(self) -> None:
        for person in await self._hall.store.read(lambda connection: on_vacation_since(connection, server_now() - MISSED)):
            await self._tell_tables(person)

    async def left(self, person: str) -> tuple[float | None, int]:
        """Returns until when a person is on vacation, and how many days they have left."""
        now = server_now()
        rows = await self._hall.store.read(lambda connection: vacations_since(connection, person, now - YEAR))
        running = next((row.until for row in rows if row.until > now), None)
        return running, max(0, self._hall.settings.vacation_days - sum(row.days for row in rows))

    async def set(self, person: str, until: float | None) -> None:
        """Begins or changes a vacation, or ends it (None). Raises NotServed if it would be in the past, or too long."""
        now, most = server_now(), self._hall.settings.vacation_days

        def work(connection: Connection) -> None:
            rows = vacations_since(connection, person, now - YEAR)
            running = next((row for row in rows if row.until > now), None)
            wished = VacationRow(running.begins if running else now, now if until is None else until)
            left = most - sum(row.days for row in rows if row is not running)
            if until is not None and until <= now:
                raise NotServed(422, "server-vacation-past")
            if until is not None and wished.days > left:
                raise NotServed(409, "server-vacation-long", days=max(0, left))
            if running is not None:
                here = (vacations.c.person == person) & (vacations.c.until > now)
                connection.execute(update(vacations).where(here).values(until=wished.until))
            elif until is not None:
                connection.execute(insert(vacations), {"person": person, "begins": now, "until": until})
            if until is None:
                notice_records.bring_forward(connection, person, now)

        await self._hall.store.write(work)
        await self._tell_tables(person)

    async def _tell_tables(self, person: str) -> None:
        for table_id in await self._hall.store.read(lambda connection: running_tables(connection, person)):
            try:
                await self.tell(await self._hall.room(table_id), person)
            except (NotServed, Unreadable):  # removed in the meantime, or damaged
                continue

    async def tell(self, room: Room, person: str) -> None:
        """Writes into the log of a table whether a person is on vacation, and looks again: that may have changed meanwhile."""
        async with room.held():
            while await self._write(room, person):
                room.show(await room.fresh())

    async def _write(self, room: Room, person: str) -> bool:
        """Returns whether there was something to write."""
        now = server_now()
        until = await self._hall.store.read(lambda connection: vacation_of(connection, person, now))
        return bool((await room.change(lambda table: Decided(vacation(table, person, until, now)))).entries)

    async def tell_of_all(self, room: Room) -> None:
        """The same for everybody at a table where a game has begun."""
        async with room.held() as table:
            people = table.people()
        for person in people:
            await self.tell(room, person)

    async def end(self, person: str) -> None:
        """Ends a vacation, because the person has answered somewhere."""
        if (await self.left(person))[0] is not None:
            await self.set(person, None)


# Queries


def vacation_of(connection: Connection, person: str, now: float) -> float | None:
    """Returns until when a person is on vacation, or None."""
    found = select(vacations.c.until).where(vacations.c.person == person, vacations.c.until > now)
    return connection.execute(found).scalars().first()


def vacations_since(connection: Connection, person: str, begin: float) -> list[VacationRow]:
    columns = (vacations.c.begins, vacations.c.until)
    found = connection.execute(select(*columns).where(vacations.c.person == person, vacations.c.until > begin).order_by(vacations.c.begins))
    return [VacationRow(max(begin, row.begins), row.until) for row in found]


def on_vacation_since(connection: Connection, begin: float) -> list[str]:
    """Returns the people who have been on vacation since then, or still are."""
    return list(connection.execute(select(vacations.c.person).where(vacations.c.until > begin).distinct()).scalars())


def running_tables(connection: Connection, person: str) -> list[str]:
    ids = records.tables_of(connection, person)
    found = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status.in_(("running", "paused")))
    return list(connection.execute(found).scalars())
