"""What the tests know of Chinesische Mauer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import muraglia
from muraglia.kernel.bags import bag_of, kinds_in
from muraglia.kernel.events import Event
from muraglia.kernel.rng import Rng
from tests.games.about import About


def worlds(game: muraglia.Game, rng: Rng) -> Iterator[tuple[muraglia.Game, set[int]]]:
    """Another card in a hand, decks and supply in another order."""
    for seat in range(game.players):
        world = game.copy()
        position: Any = world.position
        left = position.deck_left[seat]
        deck = list(position.decks[seat])
        hand = kinds_in(position.hands[seat])
        if left and hand:  # another card in the hand, the own one in the deck
            at, held = rng.below(left), hand[rng.below(len(hand))]
            position.hands[seat] += bag_of(deck[at], 1) - bag_of(held, 1)
            deck[at] = held
            position.decks = (*position.decks[:seat], bytes(deck), *position.decks[seat + 1 :])
            world._events = [
                Event(event.kind, event.args, ((event.secret[0] + 1) % 7,), event.knowing)
                if event.secret and event.args[0] == seat
                else event
                for event in world._events
            ]
            yield world, {seat}
    world = game.copy()
    position = world.position
    decks: list[bytes] = []
    for seat in range(game.players):  # every deck in another order
        coming = list(position.decks[seat][: position.deck_left[seat]])
        rng.shuffle(coming)
        decks.append(bytes(coming))
    position.decks = tuple(decks)
    tiles = list(position.supply[position.supply_at :])
    rng.shuffle(tiles)
    position.supply, position.supply_at = bytes(tiles), 0
    yield world, set()


ABOUT = About(worlds, players=(2, 3), every=5, moments=6, apart=9)
