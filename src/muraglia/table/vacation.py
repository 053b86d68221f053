"""Vacations at a table: clocks of days stand still for a player who is away until a date. The log says when it begins and ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .entries import AnyEntry, Vacation

if TYPE_CHECKING:
    from .table import Table


def vacation(table: Table, person: str, until: float | None, now: float) -> list[AnyEntry]:
    """Returns the entry with which a person's vacation begins, changes or ends (None); none if it is so already, or people sit together."""
    facts = table.facts
    seats = tuple(number for number in facts.seats_of(person) if facts.seats[number].away_until != until)
    if not seats or facts.status not in ("running", "paused") or facts.opened.clock.is_live:
        return []
    return [Vacation(at=now, by=person, seats=seats, until=until)]


def first_return(table: Table) -> float | None:
    """Returns when the next vacation at a table ends."""
    if table.facts.status not in ("running", "paused"):
        return None
    return min((seat.away_until for seat in table.facts.seats if seat.away_until is not None), default=None)


def returned(table: Table, now: float) -> list[AnyEntry]:
    """Returns entries for the vacations that are over."""
    seats = table.facts.seats
    back = tuple(number for number, seat in enumerate(seats) if seat.away_until is not None and seat.away_until <= now)
    return [Vacation(at=now, seats=back, until=None)] if back and table.facts.status in ("running", "paused") else []
