"""uvicorn's WebSocket, with a short way in and out: what is said and told passes no layers, and mostly needs no task that carries it."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .frames import CONTROL, TEXT, is_whole_frame, text_frame, text_in
from .inbox import Inbox

EXTENSION = "muraglia.socket"  # its name in the scope
_MOST_UNHEARD = 32  # messages; then nothing is read until they are heard


class Socket(WebSocketsSansIOProtocol):
    _said: Inbox | None = None
    _plain = True  # whatever came so far came frame by frame, each in one piece

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

    def listen(self, said: Inbox) -> None:
        """From now on messages go in here; that the other side has gone is still told to whoever calls `receive`."""
        self._said = said

    def heard(self) -> None:
        """A message was taken out."""
        if self.read_paused and self._said is not None and not self._said and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """A message in one piece, as browsers send them, is read here; everything else, and all that comes after it, by the library."""
        if self._plain:
            if not is_whole_frame(data):
                self._plain = not self.handshake_initiated and data.endswith(b"\r\n\r\n")  # the request itself
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
    """Under another server than ours there is none."""
    found: Socket | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found
