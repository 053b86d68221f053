"""Identifies visitors: the person behind a cookie or a seat's token."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from litestar.connection import ASGIConnection
from msgspec import Struct

from ..table.wire import Colour
from . import records
from .gate import source
from .hall import Hall
from .identity import COOKIE, device_label, hash_of, new_person, new_secret
from .limits import MOST_TABLES, Limits
from .names import propose_name
from .problems import NotServed
from .records import Person
from .server_time import server_now

T = TypeVar("T")
Asking = ASGIConnection[Any, Any, Any, Any]
_COLOURS: tuple[Colour, ...] = ("a", "b", "c", "d", "e", "f")
NOBODY = Person("", "", "a")
_NOTED = 3600.0  # seconds between two notes that a device is in use
_MOST_USED = 10_000


class People(Struct):
    hall: Hall
    limits: Limits
    used: dict[str, float] = {}  # device -> when its use was last written down

    async def known(self, connection: Asking) -> Person | None:
        """Returns the holder of the cookie, or None if it is missing, forged or outdated."""
        device = device_of(connection)
        if not device:
            return None
        person = await self.hall.store.read(lambda database: records.person_by_device(database, device))
        if person is not None:
            self.hall.networks.note(person.id, source(connection.scope))
            self._note_use(connection, device)
        return person

    def _note_use(self, connection: Asking, device: str) -> None:
        """Writes down now and then that a device is in use, for the list of devices."""
        now = server_now()
        if now - self.used.get(device, 0.0) < _NOTED:
            return
        if len(self.used) > _MOST_USED:
            self.used.clear()
        self.used[device] = now
        self.hall.write_later(lambda database: records.use_device(database, device, now, label_of(connection)))

    async def must_be_known(self, connection: Asking) -> Person:
        person = await self.known(connection)
        if person is None:
            raise NotServed(401, "server-unknown-visitor")
        return person

    async def made_known(self, connection: Asking, name: str | None = None, colour: Colour | None = None) -> Person:
        """Returns the person behind the cookie. A visitor without one becomes a person, and the response sets a cookie."""
        person = await self.known(connection)
        if person is not None:
            return person
        if not self.limits.allow("people", source(connection.scope)):
            raise NotServed(429, "server-too-many")
        favourite: Colour = secrets.choice(_COLOURS) if colour is None else colour
        person = Person(new_person(), name or propose_name(), favourite)
        secret = new_secret()
        label = label_of(connection)
        self.hall.networks.note(person.id, source(connection.scope))
        await self.hall.store.write(lambda database: records.add_person(database, person, hash_of(secret), server_now(), label))
        give_cookie(connection, secret)
        return person

    async def by_token(self, connection: Asking, table_id: str) -> Person | None:
        """Returns an outside bot by the token of its seat, or None without a token. Raises NotServed for a wrong token."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            return None

        async def look() -> Person | None:
            row = await self.hall.store.read(lambda database: records.token_row(database, hash_of(token)))
            return Person(row.person, "", "a") if row is not None and row.table_id == table_id else None

        robot = await self.look_up(connection, look, NotServed(401, "server-no-token"))
        self.hall.networks.note(robot.id, source(connection.scope))
        return robot

    async def asking(self, connection: Asking, table_id: str) -> Person | None:
        return await self.by_token(connection, table_id) or await self.known(connection)

    async def look_up(self, connection: Asking, look: Callable[[], Awaitable[T | None]], wrong: NotServed) -> T:
        """Returns what a code, an invite or a token leads to. Raises `wrong` if it leads nowhere.

        Those who have guessed wrong too often are refused before the secret is compared, so a right guess does not pass either.
        """
        guesser = source(connection.scope)
        if not self.limits.may_guess(guesser):
            raise NotServed(429, "server-too-many")
        try:
            found = await look()
        except BaseException:
            self.limits.guessed(guesser, True)  # nothing was compared
            raise
        self.limits.guessed(guesser, found is not None)
        if found is None:
            raise wrong
        return found

    async def check_opening(self, connection: Asking, person: Person) -> None:
        """Raises NotServed if a person, or everybody in a network, opens too many tables."""
        if not self.limits.on:
            return
        count = await self.hall.store.read(lambda database: records.count_unfinished(database, person.id))
        if count >= MOST_TABLES:
            raise NotServed(409, "server-tables-most", count=count)
        if not self.limits.allow("tables", person.id) or not self.limits.allow("network tables", source(connection.scope)):
            raise NotServed(429, "server-tables-fast")


def device_of(connection: Asking) -> str:
    """Returns the hash that stands for the device of a request; empty if it has no cookie."""
    secret = connection.cookies.get(COOKIE, "")
    return hash_of(secret) if 20 <= len(secret) <= 100 else ""


def label_of(connection: Asking) -> str:
    return device_label(connection.headers.get("user-agent", ""))


def give_cookie(connection: Asking, secret: str) -> None:
    """Stores the cookie for the gate, which adds it to the response."""
    connection.scope["state"]["cookie"] = secret
