"""The door: connections before they are requests. How many there may be, how long they may say nothing, how fast bytes are read.

uvicorn has no limits for those who connect and say nothing, or say it slowly, and it answers every ping. A `Line` stands in front of
each of its protocols and passes everything on.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Awaitable, Callable
from ipaddress import ip_address, ip_network
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from . import metrics
from .background import supervised
from .connection import Pace
from .limits import network

MOST_BY_NETWORK = 100  # connections; whatever a household or a school needs
ENOUGH = 65536  # open files that this process asks the system for
RESERVE = 128  # open files for everything that is not a connection
IDLE = 10.0  # seconds without a request: time to send the headers, or to take the rest of an answer
STUCK = 30.0  # seconds in which the other side may read nothing of what waits for it
BYTES = 32 * 1024  # a second; a page sends a few hundred
SLICE = 2048  # bytes passed on at a time, so that a burst of tiny messages does not keep others waiting

Peer = tuple[str, int]
App = Callable[..., Awaitable[None]]


def most_connections() -> int:
    """Returns how many connections fit into the files this process may open. It takes as many as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(soft // 2, soft - RESERVE)


class Door:
    """All connections of this process."""

    def __init__(self, proxies: str, limited: bool) -> None:
        self._most = most_connections()
        self._limited = limited
        self._all_trusted = proxies.strip() == "*"
        self._proxies = [ip_network(word.strip(), strict=False) for word in proxies.split(",") if _is_network(word.strip())]
        self._lines: dict[Peer, Line] = {}
        self._by_network: dict[str, set[Line]] = {}

    # For uvicorn

    def http(self, **arguments: Any) -> Line:
        return Line(self, AutoHTTPProtocol(**arguments))

    def websocket(self, **arguments: Any) -> Line:
        return Line(self, WebSocketsSansIOProtocol(**arguments), BYTES if self._limited else 0)

    def watched(self, app: App) -> Watched:
        return Watched(self, app)

    # Coming and going

    def admit(self, line: Line) -> bool:
        """Returns whether a connection may stay. If there are too many, one that waits for nothing makes room."""
        before = self._lines.get(line.peer)
        if before is not None:  # the same connection, now as a WebSocket
            self.forget(before)
        neighbours = self._by_network.get(line.network, set())
        if len(neighbours) >= MOST_BY_NETWORK and self._limited and not self._is_proxy(line.peer[0]) and not _make_room(neighbours):
            return False
        if len(self._lines) >= self._most and not _make_room(self._lines.values()):
            return False
        self._lines[line.peer] = line
        self._by_network.setdefault(line.network, set()).add(line)  # asked for again: making room may have removed it
        return True

    def forget(self, line: Line) -> None:
        if self._lines.get(line.peer) is line:
            del self._lines[line.peer]
        neighbours = self._by_network.get(line.network, set())
        neighbours.discard(line)
        if not neighbours:
            self._by_network.pop(line.network, None)

    def line_of(self, peer: Any) -> Line | None:
        return self._lines.get(tuple(peer[:2])) if peer else None

    async def look_around(self) -> None:
        """Drops the connections that ask for nothing or read nothing, for as long as the server runs."""
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            for line in list(self._lines.values()):
                if line.stuck_since is not None and line.stuck_since < now - STUCK:
                    line.drop("stuck")
                elif not line.requests and line.since < now - IDLE:
                    line.drop("idle")

    def _is_proxy(self, address: str) -> bool:
        return self._all_trusted or any(ip_address(address) in proxy for proxy in self._proxies if _is_network(address))


def _is_network(word: str) -> bool:
    try:
        ip_network(word, strict=False)
    except ValueError:
        return False
    return True


def _make_room(lines: Any) -> bool:
    """Closes the connection that has had no request for the longest time. Returns False if all of them have one."""
    idle = min((line for line in lines if not line.requests), key=lambda line: line.since, default=None)
    if idle is None:
        return False
    idle.drop("too-many")
    return True


class Line(asyncio.Protocol):
    """One connection, in front of the protocol that reads and answers it. With a rate, bytes are read no faster than that."""

    transport: asyncio.Transport
    peer: Peer = ("?", 0)
    network = "?"

    def __init__(self, door: Door, protocol: asyncio.Protocol, rate: float = 0) -> None:
        self.requests = 0  # that are being answered; an open WebSocket is one
        self.since = time.monotonic()  # when the last one ended
        self.stuck_since: float | None = None  # since when what waits is too much
        self._door = door
        self._protocol = protocol
        self._admitted = False
        self._limited = rate > 0
        self._pace = Pace(rate)
        self._held = b""  # received and not passed on yet
        self._waiting = False  # `_pass_on` will be called
        self._protocol_reads = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport.transport if isinstance(transport, Valve) else cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        if peer:
            self.peer = peer[0], peer[1]
            self.network = network(peer[0])
        self._admitted = self._door.admit(self)
        if self._admitted:
            self._protocol.connection_made(cast(asyncio.BaseTransport, Valve(self)))
        else:
            metrics.dropped.labels("too-many").inc()
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._door.forget(self)
        if self._admitted:
            self._protocol.connection_lost(error)

    def data_received(self, data: bytes) -> None:
        if not self._limited:
            self._protocol.data_received(data)
            return
        self._held += data
        if not self._waiting:
            self._pass_on()

    def _pass_on(self) -> None:
        """Passes on a slice of what is held. Reads again when all of it has been passed on and the pace allows more."""
        self._waiting = False
        if self.transport.is_closing():
            return
        data, self._held = self._held[:SLICE], self._held[SLICE:]
        if data:
            self._protocol.data_received(data)
        wait = self._pace.spend(len(data))
        if wait or self._held:
            self._waiting = True
            self.transport.pause_reading()
            asyncio.get_running_loop().call_later(wait, self._pass_on)
        elif self._protocol_reads:
            self.transport.resume_reading()

    def read(self, on: bool) -> None:
        """Does what the protocol wants, unless it has to wait."""
        self._protocol_reads = on
        if not on:
            self.transport.pause_reading()
        elif not self._waiting:
            self.transport.resume_reading()

    def eof_received(self) -> bool | None:
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        self.stuck_since = time.monotonic()
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self.stuck_since = None
        self._protocol.resume_writing()

    def drop(self, why: str) -> None:
        """Ends the connection without waiting for the other side to read anything."""
        metrics.dropped.labels(why).inc()
        self._door.forget(self)
        self.transport.abort()


class Valve:
    """The transport as a protocol behind a line sees it: only the line decides when to read."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self.transport = line.transport
        self.write = line.transport.write
        self.is_closing = line.transport.is_closing

    def pause_reading(self) -> None:
        self._line.read(False)

    def resume_reading(self) -> None:
        self._line.read(True)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class Watched:
    """The application, with a note at the door of which connections have a request."""

    def __init__(self, door: Door, app: App) -> None:
        self.app = app
        self._door = door

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            looking = asyncio.create_task(supervised("door", self._door.look_around))
            try:
                await self.app(scope, receive, send)
            finally:
                looking.cancel()
            return
        line = self._door.line_of(scope.get("client"))
        if line is None:
            await self.app(scope, receive, send)
            return
        line.requests += 1
        try:
            await self.app(scope, receive, send)
        finally:
            line.requests -= 1
            line.since = time.monotonic()
