"""The evaluation function of The Great Wall: the Honour that every seat may expect, and its win probability.

Among rivals expected Honour is the value that the greedy bot uses, and win probabilities are a softmax of it, sharper towards the end.
Alone and together `outlook.py` says what to expect. In the cooperative game all players have the same win probability; it grows with the
Requests fulfilled and the Shame left.
"""

import math
from typing import Final

from mypy_extensions import i64

from ...kernel.judge import Judge, shared_win
from ...kernel.position import Position
from .board import Board
from .outlook import expected_honour, together, years_to_come
from .value import pending, prospects, years_left

SHARPNESS: Final = 0.16  # of the softmax in the last Year; it is smaller in the Years before
SHARPNESS_ALONE: Final = 0.07
EVEN: Final = 200.0  # the value at which a cooperative game is won half of the time


class HonourJudge(Judge):
    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, Board)
        if position.is_cooperative():
            return [self.chance_together(position)] * position.players
        if position.agenda is None:
            return shared_win(position)
        honour = self.expected_scores(position)
        if position.qin >= 0:
            return [chance_alone(position, honour[0])]
        sharpness = SHARPNESS / (1.0 + 0.5 * years_left(position))
        best = max(honour)
        powers = [math.exp(sharpness * (expected - best)) for expected in honour]
        total = sum(powers)
        return [powers[seat] / total for seat in range(position.players)]

    def chance_together(self, board: Board) -> float:
        value = together(board)
        if value >= 5_000.0:
            return 1.0
        return 0.0 if value <= -5_000.0 else 1.0 / (1.0 + math.exp((EVEN - value) / 40.0))

    def expected_scores(self, position: Position) -> list[float]:
        assert isinstance(position, Board)
        if position.agenda is None or position.is_cooperative():
            return [float(score) for score in position.scores()]
        if position.qin >= 0:
            return [expected_honour(position, 0) + pending(position, 0)]
        return [prospects(position, seat) + pending(position, seat) for seat in range(position.players)]

    def explores_by_spread(self, position: Position) -> bool:
        """Alone and together most games are lost, so that win probabilities are small and close together."""
        assert isinstance(position, Board)
        return position.qin >= 0 or position.is_cooperative()

    def transposition_key(self, position: Position) -> i64:
        return position.version  # not used: the tree tells positions apart by their picks


def chance_alone(board: Board, honour: float) -> float:
    """Returns the win probability against Qin Jiushao of a player who expects so much Honour."""
    left = years_to_come(board)
    sharpness = SHARPNESS_ALONE / (1.0 + 0.5 * left)
    ahead = honour - expected_honour(board, board.qin)
    # GW-SOLO-48: the game is lost if the last Shame tile leaves the Supply
    runs_out = 1.0 / (1.0 + math.exp(1.1 * (float(board.shame) - 0.7 - 0.6 * left)))
    return (1.0 - runs_out) / (1.0 + math.exp(-sharpness * ahead))


def new_judge() -> HonourJudge:
    judge = HonourJudge()
    judge.simultaneous = True
    judge.needs_mixed_strategies = False
    return judge


JUDGE: Final = new_judge()
