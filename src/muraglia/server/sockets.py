"""uvicorn's WebSocket, with a way to write without waiting: most lines can go out at once, and need no task that carries them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

WRITE = "muraglia.write"  # the extension's name in the scope

Write = Callable[[bytes], bool]


class Socket(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions: dict[Any, Any] = self.scope.setdefault("extensions", {}) or {}
        extensions[WRITE] = self.write
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Send a text now; False if that cannot be: the other side reads too slowly, or is gone."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def write_of(scope: Any) -> Write | None:
    """Under another server than ours there is none."""
    found: Write | None = (scope.get("extensions") or {}).get(WRITE)
    return found
