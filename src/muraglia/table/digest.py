"""What mattered while a player was away: the events that the game has marked, as their seat may see them, since they last chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.events import ALL, EventKind
from .wire import Digest, EventView

if TYPE_CHECKING:
    from .table import Table

MOST_READ = 2000  # events; someone who was away for longer is told of the latest


def digest(table: Table, seat: int, most: int) -> Digest:
    """Returns what mattered to a seat since its player last chose; of the events no more than the latest `most`.

    Who has not chosen anything yet has only seen the beginning, and is told nothing.
    """
    history, journal = table.playing, table.told
    total = len(journal)
    if seat not in table.facts.chose:
        return Digest(history.length, 0, 0, (), 0)
    chose = min(table.facts.chose[seat], total)
    moment = history.first_moment
    if chose > 0:
        moment = min(max(journal.shown(seat, chose - 1, chose)[0].choice, moment), history.length)
    kinds = {kind.name: kind for kind in history.spec.events if kind.matters}
    first = max(chose, total - MOST_READ)
    found: list[EventView] = []
    last = 0
    for number, event in enumerate(journal.shown(seat, first, total), first):
        kind = kinds.get(event.kind)
        if kind is not None and not event.undone and _matters(kind, event, seat):
            found.append(event)
            last = number + 1
    return Digest(moment, history.length - moment, last, tuple(found[-most:]), len(found))


def _matters(kind: EventKind, event: EventView, seat: int) -> bool:
    if kind.matters != ALL and event.args.get(kind.matters) != seat:
        return False
    return not kind.least or abs(event.args.get("count", 0)) >= kind.least
