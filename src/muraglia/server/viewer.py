"""One connection to a table: what it shows, what was sent, and what is waiting to be sent. Compiled, like `news`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from ..table.wire import GameView

_MOST_WAITING = 512 * 1024  # bytes; a slower reader has to reconnect and gets a fresh view


class Viewer:
    def __init__(self, person: str, seat: int | None, write: Callable[[bytes], bool] | None = None) -> None:
        self.person = person  # "" for a visitor without a cookie
        self.seat = -1 if seat is None else seat  # whose view is shown; -1: an onlooker's
        self.follows = seat is None  # shows the person's own seat, whichever that is
        self.text = False  # also send the view in words
        self.closed = False
        self.forget()
        self._write = write  # sends immediately, if possible
        self._sending = False  # lines were taken and may still be on their way
        self._waiting: list[bytes] = []
        self._size = 0
        self._ready: asyncio.Future[None] | None = None  # set while the sender waits for the next lines

    def forget(self) -> None:
        """Resets the connection as if nothing had been sent yet."""
        self.around: tuple[object, object] | None = None  # `table.around` and `room.arrivals` when `table` and `own` were made
        self.own: tuple[int, ...] = ()  # the seats of the person
        self.table = b""
        self.game: GameView | None = None  # the last one sent, without its events
        self.events = 0  # how many have been sent
        self.chats = 0

    def push(self, lines: Sequence[bytes]) -> None:
        if not lines or self.closed:
            return
        if self._write is not None and not self._sending and not self._waiting and self._write(b"\n".join(lines)):
            return
        self._waiting += lines
        self._size += sum(map(len, lines))
        if self._size > _MOST_WAITING:
            self.close()
        self._wake()

    def ready(self) -> asyncio.Future[None] | None:
        """Returns a future to wait for, or None if lines are waiting. Lines taken earlier count as sent."""
        self._sending = False
        if self._waiting or self.closed:
            return None
        self._ready = asyncio.get_running_loop().create_future()
        return self._ready

    def take(self) -> bytes:
        """Returns everything that is waiting, as lines. It is empty when the connection is closed."""
        lines, self._waiting, self._size = self._waiting, [], 0
        self._sending = True
        return b"\n".join(lines)

    def close(self) -> None:
        """Makes the other side reconnect: it reads too slowly, or may no longer watch."""
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        if self._ready is not None:
            if not self._ready.done():
                self._ready.set_result(None)
            self._ready = None
