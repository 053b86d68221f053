"""What the tests know of Die Mauer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import muraglia
from muraglia.games.die_mauer.blocks import KINDS
from muraglia.games.die_mauer.knowledge import GIVEN
from muraglia.kernel.bags import bag_of, count_of
from muraglia.kernel.events import Event
from muraglia.kernel.rng import Rng
from tests.games.about import About


def worlds(game: muraglia.Game, rng: Rng) -> Iterator[tuple[muraglia.Game, set[int]]]:
    """Other closed fists, another gift."""
    position: Any = game.position
    closed = [seat for seat in range(game.players) if position.fists[seat] >= 0]
    if position.agenda is not None and position.to_act() and closed and len(closed) < game.players:
        seat = closed[rng.below(len(closed))]
        for pick in position.options(seat):
            if pick != position.fists[seat]:
                world = game.copy()
                other: Any = world.position
                other.fists[seat] = pick
                world.history.waiting[seat] = (pick,)
                yield world, {seat}
    clues = position.clues
    if len(clues) >= 4 and clues[-4] == GIVEN:  # just given: any other block of the giver's might have been it
        _, giver, master, given = clues[-4:]
        for kind in range(KINDS):
            if kind != given and count_of(position.hands[giver], kind):
                world = game.copy()
                other = world.position
                other.hands[giver] += bag_of(given) - bag_of(kind)
                other.hands[master] += bag_of(kind) - bag_of(given)
                other.clues = clues[:-1] + bytes([kind])
                world._events = [
                    Event(event.kind, event.args, (kind,), event.knowing) if event.secret and index == last_gift(game) else event
                    for index, event in enumerate(world._events)
                ]
                yield world, {giver, master}


def last_gift(game: muraglia.Game) -> int:
    return max(index for index, event in enumerate(game.events()) if event.secret)


ABOUT = About(worlds, short={"rounds": 1}, players=(2, 4), every=2, moments=8, apart=5, withdrawn=("chosen", "to_act"))
