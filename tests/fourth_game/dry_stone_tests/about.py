"""What the tests know of Dry Stone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import muraglia
from muraglia.kernel.events import Event
from muraglia.kernel.rng import Rng
from tests.games.about import About


def worlds(game: muraglia.Game, rng: Rng) -> Iterator[tuple[muraglia.Game, set[int]]]:
    """Another stone in a hand, and the bag in another order."""
    truth: Any = game.position
    for seat in range(game.players):
        if truth.bag and truth.hands[seat]:
            world = game.copy()
            position: Any = world.position
            at, held = rng.below(len(truth.bag)), rng.below(len(truth.hands[seat]))
            mine, coming = truth.hands[seat][held], truth.bag[at]
            position.hands[seat] = bytes(sorted(truth.hands[seat][:held] + truth.hands[seat][held + 1 :] + bytes([coming])))
            position.bag = truth.bag[:at] + bytes([mine]) + truth.bag[at + 1 :]
            world._events = [
                Event(event.kind, event.args, (event.secret[0] % 6 + 1,), event.knowing)
                if event.secret and event.args[0] == seat
                else event
                for event in world._events
            ]
            yield world, {seat}
    world = game.copy()
    position = world.position
    bag = list(truth.bag)
    rng.shuffle(bag)
    position.bag = bytes(bag)
    yield world, set()


ABOUT = About(worlds, players=(2, 3, 4))
