"""One connection to a table: reading, decoding, pace, sending and closing. Compiled, because every message passes through here.

uvicorn and its WebSocket library read and write the frames. They read no further while a message waits here, so a connection that
is over its pace is slowed down at its own end and costs the others nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from msgspec import DecodeError, json

from ..kernel.message import Message, Refusal
from ..table.wire import AnyCommand, Companion, Foresee, GameView, Hint, NotDone
from . import metrics

# Close codes. The page connects again after all of them but the first.
GONE: Final = 4404  # there is no such table
SLOW: Final = 4408  # the other side reads too slowly
RESTART: Final = 1012  # the server is shutting down, the database is away, or the person may no longer look

MOST_WAITING: Final = 512 * 1024  # bytes; a slower reader has to connect again and gets a fresh view
FAREWELL: Final = 5.0  # seconds for a slow reader to make room for the close frame
BURST: Final = 2.0  # seconds for which a connection may save up its rate

# What counts as more than one command.
HINT: Final = 10.0
FORESEE: Final = 2.0
BAD_INPUT: Final = 5.0

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

encode: Final = json.Encoder().encode
_decoder: Final[json.Decoder[Any]] = json.Decoder(AnyCommand)


class Viewer:
    """Somebody who looks at a table: what the connection shows, what was sent over it, and what waits to be sent."""

    def __init__(self, person: str, seat: int | None) -> None:
        self.person = person  # "" for a visitor without a cookie
        self.seat = -1 if seat is None else seat  # whose view is shown; -1: an onlooker's
        self.follows = seat is None  # shows the person's own seat, whichever that is
        self.text = False  # also send the view in words
        self.closed_with = 0  # a close code; 0 while it is open
        self.companion: Companion | None = None  # who they are among those who look back together, while they do
        self._waiting: list[bytes] = []
        self._size = 0
        self._ready: asyncio.Future[None] | None = None  # set while the sender waits for the next lines
        self.forget()

    def forget(self) -> None:
        """Resets the connection as if nothing had been sent yet."""
        self.info_version = self.presence_version = -1  # of table and room when `table` and `own` were made
        self.own: tuple[int, ...] = ()  # the seats of the person
        self.table = b""
        self.gathering = b""
        self.game: GameView | None = None  # the last one sent, without its events
        self.events = 0  # how many have been sent
        self.chats = 0

    # Sending

    def push(self, lines: Sequence[bytes]) -> None:
        """Sends these lines as soon as the other side reads them. One that does not read is closed."""
        if not lines or self.closed_with:
            return
        self._waiting += lines
        self._size += sum(map(len, lines))
        if self._size > MOST_WAITING:
            metrics.slow_readers.inc()
            self._waiting = []
            self.close(SLOW)
        self._wake()

    async def send_all(self, send: Send) -> None:
        """Sends what is pushed until the connection is closed, from either side."""
        while not self.closed_with:
            if not self._waiting:
                await self._more()
            lines = self._take()
            if lines:
                await send({"type": "websocket.send", "bytes": None, "text": lines.decode()})
        await asyncio.wait_for(send({"type": "websocket.close", "code": self.closed_with, "reason": ""}), FAREWELL)

    async def next_lines(self, seconds: float) -> bytes:
        """Returns everything that waits. It is empty if the connection is closed or nothing came in time."""
        if not self._waiting and not self.closed_with:
            try:
                await asyncio.wait_for(self._more(), seconds)
            except TimeoutError:
                return b""
        return self._take()

    def _more(self) -> asyncio.Future[None]:
        """Returns a future for the time when something waits, or the connection is closed."""
        self._ready = asyncio.get_running_loop().create_future()
        return self._ready

    def _take(self) -> bytes:
        lines, self._waiting, self._size = self._waiting, [], 0
        return b"\n".join(lines)

    def close(self, code: int = RESTART) -> None:
        self.closed_with = self.closed_with or code
        self._wake()

    def _wake(self) -> None:
        if self._ready is not None:
            if not self._ready.done():
                self._ready.set_result(None)
            self._ready = None


# Reading


class Pace:
    """How fast a connection may go: its rate, and what it has saved up."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._paid_until = 0.0

    def spend(self, cost: float) -> float:
        """Returns the seconds to wait before the next message is read."""
        if not self._rate:
            return 0.0
        now = time.monotonic()
        self._paid_until = max(self._paid_until, now - BURST) + cost / self._rate
        return max(0.0, self._paid_until - now)


async def listen(receive: Receive, viewer: Viewer, answer: Callable[[AnyCommand], Awaitable[None]], pace: Pace) -> None:
    """Has each command carried out before the next one is read, until the other side disconnects."""
    try:
        while (event := await receive())["type"] == "websocket.receive" and not viewer.closed_with:
            command = _command_in(event.get("text") or event.get("bytes") or b"", viewer)
            if command is not None:
                await answer(command)
            wait = pace.spend(_cost(command))
            if wait:
                await asyncio.sleep(wait)
    finally:
        viewer.close()


def _command_in(text: str | bytes, viewer: Viewer) -> AnyCommand | None:
    """Returns the command, or None if it is none, which the viewer is told."""
    try:
        command: AnyCommand = _decoder.decode(text)
        return command
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        metrics.refused.labels("server-bad-request").inc()
        viewer.push([encode(NotDone(Refusal("", Message("server-bad-request", {"why": str(error)})), None))])
        return None


def _cost(command: AnyCommand | None) -> float:
    if command is None:
        return BAD_INPUT
    if isinstance(command, Hint):
        return HINT
    return FORESEE if isinstance(command, Foresee) else 1.0
