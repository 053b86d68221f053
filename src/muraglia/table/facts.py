"""Everything about a table but the course of the game: plain data, written into snapshots as it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from ..kernel.question import Choice
from .clocks import Clocks
from .consent import Pending
from .entries import EndedBy, Opened
from .seats import COLOURS, Seat
from .wire import Chat, Say, Status

REMEMBERED = 16  # choice ids of each seat: a repeated one is harmless
KEPT_CHATS = 200


class Facts(Struct):
    opened: Opened
    seats: list[Seat]
    clocks: Clocks
    ids: list[list[str]]  # for each seat the latest choice ids
    status: Status = "open"
    seed: str = ""
    version: int = 0  # grows with everything that makes an answer stale; closed answers do not count
    redo: list[tuple[int, Choice]] = field(default_factory=list)  # choices that were taken back, the next to be made again first
    proposals: list[Pending] = field(default_factory=list)
    proposed: int = 0
    declined: dict[str, float] = field(default_factory=dict)  # kind and seat of a proposal, when it was declined
    kicked: list[str] = field(default_factory=list)
    chats: list[Chat] = field(default_factory=list)
    said: int = 0
    spoke: dict[str, list[float]] = field(default_factory=dict)  # when each person has said the latest lines
    ended_by: EndedBy | Literal[""] = ""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: str = ""
    rematch_at: float = 0.0
    marked: Say | None = None

    @staticmethod
    def of(opened: Opened) -> Facts:
        seats = [Seat("open", COLOURS[number % len(COLOURS)]) for number in range(opened.players)]
        return Facts(opened, seats, Clocks.of(opened.clock, opened.players), [[] for _ in seats])

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person and person]

    def remember(self, seat: int, id: str) -> None:
        if id:
            self.ids[seat].append(id)
            del self.ids[seat][:-REMEMBERED]
