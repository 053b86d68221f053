"""Everything about a table except the course of the game: plain data, stored in snapshots as it is."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ..kernel.message import Message
from ..kernel.question import Choice
from .clocks import Clocks
from .consent import Pending
from .entries import EndedBy, Opened
from .seats import COLOURS, Seat
from .wire import Chat, Status

REMEMBERED = 32  # command ids kept per person: a repeated one has no effect
KEPT_CHATS = 200
KEPT_PEOPLE = 64


class Nudge(Struct, frozen=True):
    """The last nudge of a seat."""

    by: int
    version: int
    at: float


class Facts(Struct):
    opened: Opened
    seats: list[Seat]
    clocks: Clocks
    status: Status = "open"
    seed: str = ""
    rules_version: int = 1
    ids: dict[str, list[str]] = {}  # the latest command ids of each person
    since: float = 0.0  # when the last question was asked, or the game ended
    version: int = 0  # increases with everything that makes an answer stale; closed answers do not count
    redo: list[tuple[int, Choice]] = []  # choices that were taken back, the next one to redo first
    forced: list[tuple[int, int]] = []  # moments and seats for which the server gave the only answer: taking back goes past them
    proposals: list[Pending] = []
    proposed: int = 0
    declined: dict[str, float] = {}  # kind and seat of a proposal -> when it was declined
    nudged: dict[int, Nudge] = {}  # the last nudge of each seat
    kicked: list[str] = []
    chats: list[Chat] = []
    said: int = 0
    spoke: dict[str, list[float]] = {}  # when each person sent their latest lines
    ended_by: EndedBy | Literal[""] = ""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: str = ""
    rematch_at: float = 0.0
    rematch_by: str = ""
    marked: Message | None = None
    changed: list[str] = []  # options the host has changed since everybody was last ready

    @staticmethod
    def of(opened: Opened) -> Facts:
        seats = [Seat("open", COLOURS[number % len(COLOURS)]) for number in range(opened.players)]
        return Facts(opened, seats, Clocks.of(opened.clock, opened.players), rules_version=opened.rules_version)

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person] if person else []

    def nudge_now(self, seat: int) -> Nudge | None:
        """Returns the nudge about the question that a seat is asked now."""
        nudge = self.nudged.get(seat)
        return nudge if nudge is not None and nudge.version == self.version else None

    @property
    def host_name(self) -> str:
        own = self.seats_of(self.opened.host)
        return self.seats[own[0]].name if own else self.opened.host_name

    def remember(self, person: str, id: str) -> None:
        latest = self.ids.pop(person, [])
        latest.append(id)
        if len(latest) > REMEMBERED:
            del latest[0]
        self.ids[person] = latest
        _forget_first(self.ids)

    def note_chat(self, person: str, at: float, lines: int) -> None:
        latest = self.spoke.pop(person, [])
        self.spoke[person] = [*latest[1 - lines :], at]
        _forget_first(self.spoke)


def _forget_first(latest: dict[str, Any]) -> None:
    """Drops the oldest entries: any visitor may write in the chat, so only the latest are kept."""
    if len(latest) > KEPT_PEOPLE:
        del latest[next(iter(latest))]
