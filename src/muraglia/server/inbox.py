"""What the other side of a connection has said and nobody has heard yet. Compiled: every message passes through here."""

from __future__ import annotations

import asyncio
from collections import deque


class Inbox:
    """For one listener; so it needs less than a queue of asyncio does."""

    def __init__(self) -> None:
        self._said: deque[bytes | None] = deque()
        self._ready: asyncio.Future[None] | None = None  # somebody waits for the next message

    def __len__(self) -> int:
        return len(self._said)

    def put(self, message: bytes | None) -> None:
        """None: the other side has gone."""
        self._said.append(message)
        ready, self._ready = self._ready, None
        if ready is not None and not ready.done():
            ready.set_result(None)

    def ready(self) -> asyncio.Future[None] | None:
        """Whoever listens waits for this, if for anything."""
        if self._said:
            return None
        self._ready = asyncio.get_running_loop().create_future()
        return self._ready

    def take(self) -> bytes | None:
        return self._said.popleft()
