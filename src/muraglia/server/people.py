"""Identifies visitors: the person behind a cookie or a seat's token."""

from __future__ import annotations

import secrets
import time
from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct

from ..table.wire import Colour
from . import records
from .gate import address
from .hall import Hall
from .identity import COOKIE, hash_of, new_person, new_secret
from .limits import Limits
from .names import propose_name
from .problems import NotServed
from .records import Person

Asking = ASGIConnection[Any, Any, Any, Any]
_COLOURS: tuple[Colour, ...] = ("a", "b", "c", "d", "e", "f")
NOBODY = Person("", "", "a")


class People(Struct):
    hall: Hall
    limits: Limits

    async def known(self, connection: Asking) -> Person | None:
        """Returns the holder of the cookie, or None if it is missing, forged or outdated."""
        secret = connection.cookies.get(COOKIE, "")
        if not 20 <= len(secret) <= 100:
            return None
        return await self.hall.store.read(lambda database: records.person_by_device(database, hash_of(secret)))

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
        if not self.limits.allow("open", address(connection.scope)):
            raise NotServed(429, "server-too-many")
        favourite: Colour = secrets.choice(_COLOURS) if colour is None else colour
        person = Person(new_person(), name or propose_name(), favourite)
        secret = new_secret()
        await self.hall.store.write(lambda database: records.add_person(database, person, hash_of(secret), time.time()))
        give_cookie(connection, secret)
        return person

    async def by_token(self, connection: Asking, table_id: str) -> Person | None:
        """Returns an outside bot by the token of its seat, or None without a token. Raises NotServed for a wrong token."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            return None
        row = await self.hall.store.read(lambda database: records.token_row(database, hash_of(token)))
        if row is None or row.table_id != table_id:
            if not self.limits.allow("guess", address(connection.scope)):
                raise NotServed(429, "server-too-many")
            raise NotServed(401, "server-no-token")
        return Person(row.person, "", "a")

    async def asking(self, connection: Asking, table_id: str) -> Person | None:
        return await self.by_token(connection, table_id) or await self.known(connection)

    def guess_failed(self, connection: Asking, message: str) -> NotServed:
        """Returns the error for a wrong code or invite. Too many wrong guesses are slowed down."""
        if not self.limits.allow("guess", address(connection.scope)):
            return NotServed(429, "server-too-many")
        return NotServed(404, message)


def give_cookie(connection: Asking, secret: str) -> None:
    """Stores the cookie for the gate, which adds it to the response."""
    connection.scope["state"]["cookie"] = secret
