"""uvicorn's WebSocket, with a short way in and out: what is said and told passes no layers, and mostly needs no task that carries it."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION = "muraglia.socket"  # its name in the scope
_MOST_UNHEARD = 32  # messages; then nothing is read until they are heard


class Socket(WebSocketsSansIOProtocol):
    _said: asyncio.Queue[bytes | None] | None = None

    async def run_asgi(self) -> None:
        extensions: dict[Any, Any] = self.scope.setdefault("extensions", {}) or {}
        extensions[EXTENSION] = self
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Send a text now; False if that cannot be: the other side reads too slowly, or is gone."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(text))
        return True

    def listen(self, said: asyncio.Queue[bytes | None]) -> None:
        """From now on messages go into this queue; that the other side has gone is still told to whoever calls `receive`."""
        self._said = said

    def heard(self) -> None:
        """A message was taken from the queue."""
        if self.read_paused and self._said is not None and self._said.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._said is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self._said.put_nowait(b"".join(self.frames))
        self.frames = []
        if self._said.qsize() >= _MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it: unmasked and in one piece (RFC 6455, 5.2). The library's way there is general, and ten times as long."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def socket_of(scope: Any) -> Socket | None:
    """Under another server than ours there is none."""
    found: Socket | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found
