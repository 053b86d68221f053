"""Messages from the other side of a connection that have not been read yet. Compiled, because every message passes through here."""

from __future__ import annotations

import asyncio
from collections import deque


class Inbox:
    """A queue for a single listener, which makes it simpler than a queue from asyncio."""

    def __init__(self) -> None:
        self._said: deque[bytes | None] = deque()
        self._ready: asyncio.Future[None] | None = None  # set while the listener waits for the next message

    def __len__(self) -> int:
        return len(self._said)

    def put(self, message: bytes | None) -> None:
        """Adds a message. None means that the other side has disconnected."""
        self._said.append(message)
        ready, self._ready = self._ready, None
        if ready is not None and not ready.done():
            ready.set_result(None)

    def ready(self) -> asyncio.Future[None] | None:
        """Returns a future to wait for, or None if a message is already there."""
        if self._said:
            return None
        self._ready = asyncio.get_running_loop().create_future()
        return self._ready

    def take(self) -> bytes | None:
        return self._said.popleft()
