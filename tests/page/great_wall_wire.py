"""What the server tells a page of The Great Wall over its socket."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from muraglia.games.great_wall.view import View
from muraglia.kernel.question import Choice


class Wire:
    """Listens to a page from before it comes to its table."""

    def __init__(self, page: Page) -> None:
        self.state: dict[str, Any] | None = None
        self.question: dict[str, Any] | None = None  # the next question of a form that is being filled in, or the first
        self.events: set[int] = set()  # the numbers of all that were told
        page.on("websocket", self._listen)

    @property
    def view(self) -> View:
        assert self.state is not None
        return msgspec.convert(self.state["view"], View)

    @property
    def year(self) -> int:
        return int(self.state["view"]["public"]["year"]) if self.state else 0

    def _listen(self, socket: WebSocket) -> None:
        if "/api/tables/" in socket.url:
            socket.on("framereceived", lambda frame: self._read(str(frame)))

    def _read(self, frame: str) -> None:
        for line in frame.split("\n"):
            news = json.loads(line)
            if news["is"] == "game":
                self.state = news
                self.events |= set(range(news["first"], news["first"] + len(news["events"])))


def give(page: Page, table: str, version: int, choice: Choice) -> None:
    """Answers beside the page: what changes there comes from events alone."""
    given = page.request.post(
        f"/api/tables/{table}/commands",
        data={"do": "choose", "id": f"choice-{version}", "version": version, "picks": choice},
        headers={"origin": "/".join(page.url.split("/")[:3])},
    )
    assert given.ok, given.text()
