"""Dry Stone for bots and learners: how good a position looks, and what a seat knows as a row of numbers."""

from __future__ import annotations

import math
from array import array

from mypy_extensions import i64, mypyc_attr

from muraglia.kernel.judge import Judge, shared_win
from muraglia.kernel.position import Position
from muraglia.kernel.row import Row

from .meta import COPIES, HAND, PILES, WEIGHTS
from .rules import DryStone


def prospects(game: DryStone, seat: int) -> float:
    """Points, and what the stones in hand may still bring: the more piles take one, and the higher these are, the better."""
    hope = 0.0
    for stone in game.hands[seat]:
        hope += max([0.0, *[0.3 * (len(game.piles[pile]) + 1) for pile in range(PILES) if game.takes(pile, stone)]])
    return game.points[seat] + hope


def value(game: DryStone, seat: int) -> float:
    return prospects(game, seat) - max(prospects(game, other) for other in range(game.players) if other != seat)


@mypyc_attr(native_class=False)
class Eye(Judge):
    """A lead tells more the fewer stones are left."""

    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, DryStone)
        if position.is_over():
            return shared_win(position)
        looks = self.expected_scores(position)
        sharpness = 1.0 / (1.0 + 0.2 * len(position.bag))
        powers = [math.exp(sharpness * (look - max(looks))) for look in looks]
        return [power / sum(powers) for power in powers]

    def expected_scores(self, position: Position) -> list[float]:
        assert isinstance(position, DryStone)
        return [prospects(position, seat) for seat in range(position.players)]

    def transposition_key(self, position: Position) -> i64:
        return position.version


def _judge() -> Eye:
    found = Eye()
    found.simultaneous = False
    found.needs_mixed_strategies = False
    return found


JUDGE = _judge()


def tensor_size(players: int) -> int:
    return PILES * 5 * WEIGHTS + 3 * WEIGHTS + 3 * players + 2


def tensor(game: DryStone, seat: int) -> array[float]:
    """Players from the observer on; every stone by its weight."""
    row = Row(tensor_size(game.players))
    for pile in game.piles:
        for level in range(5):
            row.one(pile[level] - 1 if level < len(pile) else -1, WEIGHTS)
    for stones in (game.hands[seat] if seat >= 0 else b"", game.gone):
        for stone in range(1, WEIGHTS + 1):
            row.put(stones.count(stone) / COPIES)
    row.one(game.held - 1 if seat == game.turn else -1, WEIGHTS)  # which stone one is about to lay is nobody else's business
    for step in range(game.players):
        other = (max(seat, 0) + step) % game.players
        row.mark(game.turn == other)
        row.put(game.points[other] / 100)
        row.put((len(game.hands[other]) + (game.turn == other and game.held > 0)) / HAND)
    row.put(len(game.bag) / (WEIGHTS * COPIES))
    row.put(game.height / 5)
    return row.numbers
