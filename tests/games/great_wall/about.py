"""What the tests know of The Great Wall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import muraglia
from muraglia.kernel.events import Event
from muraglia.kernel.rng import Rng
from tests.games.about import About


def worlds(game: muraglia.Game, rng: Rng) -> Iterator[tuple[muraglia.Game, set[int]]]:
    """Other stocks, other Tactic cards, other decks, other secret answers."""
    truth: Any = game.position
    for seat in range(game.players):
        world = game.copy()
        position: Any = world.position
        for resource in range(4):
            position.resources[seat * 4 + resource] += rng.below(4)
        if truth.tactics[seat] and truth.tactic_deck:
            at, held = rng.below(len(truth.tactic_deck)), rng.below(len(truth.tactics[seat]))
            drawn, mine = truth.tactic_deck[at], truth.tactics[seat][held]
            position.tactic_deck = truth.tactic_deck[:at] + bytes([mine]) + truth.tactic_deck[at + 1 :]
            position.tactics[seat] = bytes(sorted(truth.tactics[seat][:held] + truth.tactics[seat][held + 1 :] + bytes([drawn])))
            world._events = [
                Event(event.kind, event.args, (drawn,), event.knowing) if event.secret == (mine,) and event.args[0] == seat else event
                for event in world._events
            ]
        yield world, {seat}
        if truth.is_simultaneous() and truth.agenda.acted >> seat & 1:
            for pick in truth.options(seat):
                world = game.copy()
                if world.to_act != [seat]:
                    world.position.take(seat, pick)
                    world.history.waiting[seat] = (pick,)
                yield world, {seat}
    world = game.copy()
    position = world.position
    top = truth.horde_deck[-1:]
    for name in ("horde_deck", "tactic_deck", "advisor_deck", "request_deck", "event_deck", "qin_deck"):
        deck = list(getattr(truth, name)[:-1] if name == "horde_deck" else getattr(truth, name))
        rng.shuffle(deck)
        setattr(position, name, bytes(deck) + (top if name == "horde_deck" else b""))
    position.rng = Rng(1, 2, 3, 4)
    yield world, set()


ALSO = tuple((players, {"mode": "cooperative"}) for players in (2, 3, 4))
ABOUT = About(worlds, players=(1, 2, 4), also=ALSO, every=60, least=5, moments=3, apart=70, withdrawn=("steps", "to_act"))
