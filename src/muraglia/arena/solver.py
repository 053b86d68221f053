"""Solves small games for two players with simultaneous choices exactly, by backward induction, and measures how far a bot is from that.

With two players, Die Mauer hides nothing but the closed fists. So every state is a matrix game whose entries are the values of the states
after it, and a linear program solves it. The payoff is the difference in points. A bot is measured by its exploitability: what a best
response, which knows the bot's strategy at every state, wins against it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from ..extras import missing

try:
    import numpy as np
    from scipy.optimize import linprog
except ModuleNotFoundError as error:
    raise missing("arena", error) from error

from ..games import spec_of
from ..games.die_mauer.blocks import BLOCK_NAMES, bag_cost
from ..games.die_mauer.rules import DieMauer
from ..kernel.bags import bag_of
from ..kernel.position import Position, whole_answers
from ..kernel.question import Choice

MixedStrategy = dict[Choice, float]  # the probability of every choice
Policy = Callable[[Position, int], MixedStrategy]  # the strategy of a seat at every state


def reduced_game(blocks: str) -> DieMauer:
    """Returns one round for two players who hold only these blocks, such as "T W1 W2"; seat a is master."""
    position = spec_of("die-mauer").start(2, {"wall_values": "12346", "rounds": "1", "memory_aid": "on"}, "reduced", None)
    assert isinstance(position, DieMauer)
    position.master = 0
    position.begin_round()
    bag = sum(int(bag_of(BLOCK_NAMES.index(block))) for block in blocks.split())
    position.hands = [bag, bag]
    return position


def largest_difference(position: DieMauer) -> int:
    """Returns what a player pays who builds nothing while the other builds everything."""
    return int(bag_cost(position.hands[0]))


def payoff(position: Position) -> float:
    """Returns the payoff of seat a: how many points more b has to pay."""
    scores = position.scores()
    return float(scores[1] - scores[0])


def after(position: Position, answers: list[tuple[int, Choice]]) -> Position:
    twin = position.clone()
    for seat, choice in answers:
        for pick in choice:
            twin.take(seat, pick)
    return twin


class Solution:
    """The values of states, computed when they are needed."""

    def __init__(self, game: str = "die-mauer") -> None:
        self.judge = spec_of(game).judge
        self.values: dict[int, float] = {}

    def value(self, position: Position) -> float:
        if position.is_over():
            return payoff(position)
        key = int(self.judge.transposition_key(position))
        if key not in self.values:
            seats = position.to_act()
            answers = [whole_answers(position, seat) for seat in seats]
            if len(seats) == 1:
                found = [self.value(after(position, [(seats[0], choice)])) for choice in answers[0]]
                self.values[key] = max(found) if seats[0] == 0 else min(found)
            else:
                matrix = [[self.value(after(position, [(0, mine), (1, theirs)])) for theirs in answers[1]] for mine in answers[0]]
                self.values[key] = matrix_value(np.array(matrix))
        return self.values[key]


def matrix_value(matrix: Any) -> float:
    """Returns the value of a matrix game: what a mixed strategy guarantees the row player."""
    rows, columns = matrix.shape
    if rows == 1 or columns == 1:
        return float(matrix.min(axis=1).max())
    # maximise v with sum_i x_i M_ij >= v for every column j, x a distribution
    cost = np.zeros(rows + 1)
    cost[-1] = -1
    bounds = [(0, None)] * rows + [(None, None)]
    upper = np.hstack([-matrix.T, np.ones((columns, 1))])
    equal = np.hstack([np.ones((1, rows)), np.zeros((1, 1))])
    found = linprog(cost, A_ub=upper, b_ub=np.zeros(columns), A_eq=equal, b_eq=[1.0], bounds=bounds, method="highs")
    return float(found.x[-1])


class BestResponse:
    """The best response of a seat to a policy: what it can win at every state."""

    def __init__(self, seat: int, policy: Policy, game: str = "die-mauer") -> None:
        self.seat = seat
        self.policy = policy
        self.judge = spec_of(game).judge
        self.values: dict[int, float] = {}

    def value(self, position: Position) -> float:
        """Returns the value of the state for the responding seat."""
        if position.is_over():
            return payoff(position) if self.seat == 0 else -payoff(position)
        key = int(self.judge.transposition_key(position))
        if key not in self.values:
            seats = position.to_act()
            mine = whole_answers(position, self.seat) if self.seat in seats else [()]
            rival = 1 - self.seat
            theirs: MixedStrategy = self.policy(position, rival) if rival in seats else {(): 1.0}
            totals = dict.fromkeys(mine, 0.0)
            for choice, (other, chance) in product(mine, theirs.items()):
                answers = [(seat, pick) for seat, pick in ((self.seat, choice), (rival, other)) if pick]
                totals[choice] += chance * self.value(after(position, answers))
            self.values[key] = max(totals.values())
        return self.values[key]


def exploitability(position: Position, policy: Policy) -> tuple[float, float]:
    """Returns the value of the game for seat a, and what a policy loses to a best response, averaged over both seats."""
    truth = Solution().value(position)
    gains = [BestResponse(0, policy).value(position) - truth, BestResponse(1, policy).value(position) + truth]
    return truth, sum(gains) / 2
