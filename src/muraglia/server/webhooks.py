"""Calls to players who are away: an HTTPS address of their choice is told that it is their turn. Off unless the host allows it.

The address must be public: it is resolved once, every result is checked, and the connection goes to a checked address. Redirects
are not followed, the response is not read, and nothing about the game is revealed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

import structlog
from msgspec import json

from ..table.table import Table
from . import metrics, records
from .problems import NotServed

if TYPE_CHECKING:
    from .room import Room

AWAY = 30.0  # seconds a player may be away before they are called
PATIENCE = 10.0  # seconds for a whole call
_log = structlog.get_logger("webhook")


def check_url(url: str) -> SplitResult:
    """Returns the parts of an address that may be called. Raises an error for any other address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotServed(422, "server-webhook-url") from None
    plain = parts.scheme == "https" and parts.hostname and port in (None, 443) and not parts.username and not parts.password
    if not plain or not parts.hostname or not url.isascii() or not url.isprintable() or " " in url:
        raise NotServed(422, "server-webhook-url")
    try:
        address = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not is_public(address):
        raise NotServed(422, "server-webhook-private")
    return parts


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Returns whether an address is public, in whatever form it is written. Addresses in our own network are not."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return is_public(inner)
        if address in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return address.is_global and not address.is_multicast


async def public_addresses(host: str) -> list[str]:
    """Returns all addresses of a host name if every one of them is public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(item[4][0]) for item in found))
    if not addresses or not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise PermissionError("the name leads to a private address")
    return addresses


async def call(url: str, body: bytes) -> int:
    """Sends the body with POST. Returns the status of the response."""
    parts = check_url(url)
    assert parts.hostname is not None
    address = (await public_addresses(parts.hostname))[0]
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    length = f"Content-Type: application/json\r\nContent-Length: {len(body)}"
    head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\n{length}\r\nConnection: close\r\n\r\n"
    context = ssl.create_default_context()
    reader, writer = await asyncio.open_connection(address, 443, ssl=context, server_hostname=parts.hostname)
    try:
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline())[:64].split(b" ")
        return int(status[1])
    finally:
        writer.close()


class Callers:
    def __init__(self, allowed: bool) -> None:
        self._allowed = allowed
        self._called: dict[tuple[str, str], int] = {}  # table and person -> version of the question they were called for

    def notice(self, room: Room, table: Table) -> None:
        """Calls the players whose turn has come; called after every change."""
        if not self._allowed:
            return
        for seat in table.thinking():
            person = table.facts.seats[seat].person
            if table.facts.seats[seat].plays and self._called.get((room.id, person)) != table.version:
                self._called[room.id, person] = table.version
                room.hall.later(self._call_if_away, room, person, table.version)

    async def _call_if_away(self, room: Room, person: str, version: int) -> None:
        url = (await room.hall.store.read(lambda connection: records.webhooks_at(connection, room.id))).get(person)
        if url is None:
            return
        await asyncio.sleep(AWAY)
        async with room.held() as table:
            asked = table.version == version and any(seat in table.thinking() for seat in table.seats_of(person))
            if not asked or person in room.present():
                return
            opened = table.facts.opened
            body = json.encode({"event": "your-turn", "table": opened.id, "name": opened.name, "game": opened.game})
        try:
            async with asyncio.timeout(PATIENCE):
                status = await call(url, body)
            metrics.webhook_calls.labels("done" if status < 300 else "refused").inc()
        except (OSError, TimeoutError, ValueError, IndexError, ssl.SSLError, NotServed) as error:
            metrics.webhook_calls.labels("failed").inc()
            _log.info("not-called", why=type(error).__name__)
