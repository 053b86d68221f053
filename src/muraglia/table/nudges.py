"""Nudging: a player who has waited for hours has a sleeping one told once more. At most once per question and once a day."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .not_allowed import refuse

if TYPE_CHECKING:
    from .table import Table

AFTER = 4 * 3600.0  # seconds from the question to the first nudge
PAUSE = 86_400.0  # seconds between two nudges of the same player


def nudge_from(table: Table) -> float:
    """Returns the time from which players who are asked may be nudged; 0 at a table where people sit together."""
    facts = table.facts
    return 0.0 if facts.opened.clock.is_live or facts.status != "running" else facts.since + AFTER


def check_nudge(table: Table, by: int, seat: int, now: float) -> None:
    """Raises NotAllowed if one seat may not nudge the other now."""
    facts, other = table.facts, table.facts.seats[seat]
    if seat not in table.asked() or other.kind != "person" or other.person == facts.seats[by].person:
        raise refuse("table-not-waited-for")
    if facts.opened.clock.is_live:
        raise refuse("table-nudge-live")
    if other.away_until is not None:
        raise refuse("table-nudge-vacation", seat=seat)
    if facts.nudge_now(seat) is not None:
        raise refuse("table-nudged", seat=seat)
    last = facts.nudged.get(seat)
    wait = max(facts.since + AFTER, last.at + PAUSE if last is not None else 0.0) - now
    if wait > 0:
        raise refuse("table-nudge-early", seat=seat, hours=math.ceil(wait / 3600))
