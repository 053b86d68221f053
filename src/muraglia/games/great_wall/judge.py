"""The evaluation function of The Great Wall: the Honour that every seat may expect, and its win probability.

Expected Honour is the value that the greedy bot uses. Win probabilities are a softmax of it, sharper towards the end. In the cooperative
game all players have the same win probability; it grows with the Requests fulfilled and the Shame left.
"""

import math
from typing import Final

from mypy_extensions import i64

from ...kernel.judge import Judge, shared_win
from ...kernel.position import Position
from .board import Board
from .value import pending, prospects, together, years_left

SHARPNESS: Final = 0.16  # of the softmax in the last Year; it is smaller in the Years before
EVEN: Final = 200.0  # the value at which a cooperative game is won half of the time


class HonourJudge(Judge):
    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, Board)
        if position.is_cooperative():
            return [self.chance_together(position)] * position.players
        if position.agenda is None:
            return shared_win(position)
        sharpness = SHARPNESS / (1.0 + 0.5 * years_left(position))
        honour = self.expected_scores(position)
        if position.qin >= 0:
            honour.append(prospects(position, position.qin))
        best = max(honour)
        powers = [math.exp(sharpness * (expected - best)) for expected in honour]
        total = sum(powers)
        return [powers[seat] / total for seat in range(position.players)]

    def chance_together(self, board: Board) -> float:
        value = together(board, 0)
        if value >= 5_000.0:
            return 1.0
        return 0.0 if value <= -5_000.0 else 1.0 / (1.0 + math.exp((EVEN - value) / 40.0))

    def expected_scores(self, position: Position) -> list[float]:
        assert isinstance(position, Board)
        if position.agenda is None or position.is_cooperative():
            return [float(score) for score in position.scores()]
        return [prospects(position, seat) + pending(position, seat) for seat in range(position.players)]

    def explores_by_spread(self) -> bool:
        """A game has hundreds of small decisions, so the win probabilities of a question lie close together."""
        return True

    def transposition_key(self, position: Position) -> i64:
        return position.version  # not used: the tree tells positions apart by their picks


def new_judge() -> HonourJudge:
    judge = HonourJudge()
    judge.simultaneous = True
    judge.needs_mixed_strategies = False
    return judge


JUDGE: Final = new_judge()
