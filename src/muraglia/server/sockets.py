"""uvicorn's WebSocket with a shortcut in both directions: most messages bypass the framework's layers and need no extra task."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .frames import CONTROL, TEXT, is_whole_frame, text_frame, text_in
from .inbox import Inbox

EXTENSION = "muraglia.socket"  # its name in the scope
_MOST_UNHEARD = 32  # messages; beyond that, reading pauses until they are handled


class Socket(WebSocketsSansIOProtocol):
    _said: Inbox | None = None
    _plain = True  # every frame so far arrived separately and in one piece

    async def run_asgi(self) -> None:
        extensions: dict[Any, Any] = self.scope.setdefault("extensions", {}) or {}
        extensions[EXTENSION] = self
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Sends a text now. Returns False if that is not possible: the other side reads too slowly or has disconnected."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(text))
        return True

    def listen(self, said: Inbox) -> None:
        """Directs messages into this inbox from now on. Only `receive` still reports that the other side has disconnected."""
        self._said = said

    def heard(self) -> None:
        """Resumes reading after a message was taken out, if reading had paused."""
        if self.read_paused and self._said is not None and not self._said and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Handles an unfragmented message, the usual case with browsers. The library handles everything else, and all data after that."""
        if self._plain:
            if not is_whole_frame(data):
                self._plain = not self.handshake_initiated and data.endswith(b"\r\n\r\n")  # the HTTP request itself
            elif data[0] != TEXT:
                self._plain = data[0] >= CONTROL
            elif self._said is not None and len(data) <= self.config.ws_max_size and not self.close_sent and self.conn.state is State.OPEN:
                self._hear(self._said, text_in(data))
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._said is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self._hear(self._said, b"".join(self.frames))
        self.frames = []

    def _hear(self, said: Inbox, message: bytes) -> None:
        said.put(message)
        if len(said) >= _MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def socket_of(scope: Any) -> Socket | None:
    """Returns the socket of a connection, or None under a different server."""
    found: Socket | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found
