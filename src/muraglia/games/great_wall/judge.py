"""How a position of The Great Wall looks to a bot that searches: what everybody may expect in the end, as winning chances.

The looks are those of the greedy bot. A lead of so much Honour tells more the nearer the end is; in the cooperative game all have the same
chance, and it grows with Requests fulfilled and Shame left.
"""

import math
from typing import Final

from mypy_extensions import i64

from ...kernel.judge import Judge, shared_win
from ...kernel.position import Position
from .board import Board
from .pending import pending
from .value import prospects, together, years_left

SHARPNESS: Final = 0.16  # in the last Year; a lead of so much Honour in one that is further off tells less
EVEN: Final = 200.0  # what a cooperative game looks like that may go either way


class HonourJudge(Judge):
    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, Board)
        if position.is_cooperative():
            return [self.chance_together(position)] * position.players
        if position.agenda is None:
            return shared_win(position)
        sharpness = SHARPNESS / (1.0 + 0.5 * years_left(position))
        looks = self.expected(position)
        if position.qin >= 0:
            looks.append(prospects(position, position.qin))
        best = max(looks)
        powers = [math.exp(sharpness * (look - best)) for look in looks]
        total = sum(powers)
        return [powers[seat] / total for seat in range(position.players)]

    def chance_together(self, board: Board) -> float:
        look = together(board, 0)
        if look >= 5_000.0:
            return 1.0
        return 0.0 if look <= -5_000.0 else 1.0 / (1.0 + math.exp((EVEN - look) / 40.0))

    def expected(self, position: Position) -> list[float]:
        assert isinstance(position, Board)
        if position.agenda is None or position.is_cooperative():
            return [float(score) for score in position.scores()]
        return [prospects(position, seat) + pending(position, seat) for seat in range(position.players)]

    def outcome(self, position: Position) -> i64:
        return position.version


def judge() -> HonourJudge:
    found = HonourJudge()
    found.simultaneous = True
    found.mixes = False
    return found


JUDGE: Final = judge()
