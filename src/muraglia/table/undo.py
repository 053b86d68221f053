"""What may be taken back, and whether the others have to consent.

A barrier is a point where another seat has acted, or where hidden information or a random outcome was revealed. Undo is free back
to the last barrier.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..kernel.history import History
from ..kernel.question import Choice, Step
from .journal import Journal

if TYPE_CHECKING:
    from .table import Table


class Way:
    """How a seat can take back its last choice, and the moment that leads to."""

    def __init__(self, need: Literal["no", "free", "ask"], to: int = 0) -> None:
        self.need = need
        self.to = to


def way_back(table: Table, seat: int) -> Way:
    history, journal = table.history, table.journal
    if history is None or journal is None or table.facts.status != "running" or table.facts.seats[seat].by_bot:
        return Way("no")
    if seat in history.waiting:
        return Way("free", history.length)  # only the waiting answer is withdrawn
    to = _last_of(history, seat, table.facts.forced)
    if to is None:
        return Way("no")
    if start_of_turn(history, journal, seat, to) == to:
        return Way("free", to)
    if not table.facts.opened.casual:
        return Way("no")
    return Way("ask" if is_barred(table, seat) else "free", to)


def is_barred(table: Table, seat: int) -> bool:
    """Returns whether a player cannot take back alone what lies beyond a barrier."""
    return not table.facts.opened.casual or _others_have_say(table, table.facts.seats[seat].person)


def _others_have_say(table: Table, person: str) -> bool:
    for seat in table.facts.seats:
        if seat.person != person and seat.has_say:
            return True
    return False


def start_of_turn(history: History, journal: Journal, seat: int, wish: int = 0) -> int:
    """Returns how far back the seat can go from here without consent, towards the moment it wishes."""
    to, first = history.length, max(history.first_moment, wish)
    while not history.waiting and to > first and _is_own(history.steps[to - 1], seat) and not journal.reveals(to):
        to -= 1
    return to


def made_again(forgotten: list[Step], seat: int, before: list[tuple[int, Choice]]) -> list[tuple[int, Choice]]:
    """Returns the choices a seat can redo after going back: its own, up to the first step that involves another seat."""
    own: list[tuple[int, Choice]] = []
    for step in forgotten:
        if not _is_own(step, seat):
            return own
        own += step
    return own + before


def _is_own(step: Step, seat: int) -> bool:
    return len(step) == 1 and step[0][0] == seat


def _last_of(history: History, seat: int, forced: list[tuple[int, int]]) -> int | None:
    """Returns the moment of the seat's last choice. Answers that the server gave because there was no other do not count."""
    moment, first = history.length, history.first_moment
    for step in reversed(history.steps.tail):  # almost always one of these
        moment -= 1
        if moment < first:
            return None
        for who, _ in step:
            if who == seat and (moment, seat) not in forced:
                return moment
    while moment > first:
        moment -= 1
        for who, _ in history.steps[moment]:
            if who == seat and (moment, seat) not in forced:
                return moment
    return None
