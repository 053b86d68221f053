"""Backward induction: solves the end of a round exactly, for two players who choose at the same time.

With nothing hidden but the closed answers, every state is a matrix game whose entries are the values of the states after it. A matrix
without a saddle point is solved by regret matching. The values stay valid for the rest of the round.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ..kernel.judge import Judge
from ..kernel.position import Position
from .estimates import PickEstimate
from .regret_matching import Strategy, match_regrets, new_strategy, utilities

ROUNDS: Final[i64] = 300  # of regret matching, for one matrix
CLOCK_EVERY: Final[i64] = 64  # states between two looks at the clock

Matrix = list[list[float]]  # what the first seat gets, by its pick and the other's


class OutOfTime(Exception):
    """There is more to solve than there is time for."""


class BackwardInduction:
    judge: Judge
    goal: i64
    horizon: i64
    scores: list[int]
    total: float  # the utilities of both seats together, the same in every state
    values: dict[int, float]  # of solved states for the first seat, by transposition key
    deadline: float  # when to give up; 0: never
    visited: i64

    def set_up(self, judge: Judge, root: Position, goal: i64) -> None:
        self.judge = judge
        self.goal = goal
        self.horizon = judge.horizon(root)
        self.scores = root.scores()
        both = utilities(judge, goal, root)
        self.total = both[0] + both[1]
        self.values = {}
        self.deadline = 0.0
        self.visited = 0

    def applies_to(self, root: Position) -> bool:
        """Returns whether the values hold here. Within a round, nothing but the scores so far changes what a state is worth."""
        return self.judge.horizon(root) == self.horizon and root.scores() == self.scores

    def answers(self, root: Position, seat: i64, seconds: float) -> list[PickEstimate]:
        """Returns the strategy of the seat, with the value of every option against the other's strategy. 0 seconds means no limit."""
        self.deadline = perf_counter() + seconds if seconds > 0.0 else 0.0
        options = root.options(seat)
        if len(root.to_act()) == 1:
            values = [self.value_for(self.after_one(root, seat, pick), seat) for pick in options]
            best = max(values)
            count = float(values.count(best))
            return [PickEstimate(pick, 1.0 / count if value == best else 0.0, value) for pick, value in zip(options, values)]
        matrix = self.matrix_of(root)
        strategies = solve(matrix)
        mine = average_strategy(strategies[seat])
        theirs = average_strategy(strategies[1 - seat])
        found: list[PickEstimate] = []
        for index in range(len(options)):
            value = 0.0
            for other in range(len(theirs)):
                entry = matrix[index][other] if seat == 0 else self.total - matrix[other][index]
                value += theirs[other] * entry
            found.append(PickEstimate(options[index], mine[index], value))
        return found

    def value_for(self, position: Position, seat: i64) -> float:
        value = self.value(position)
        return value if seat == 0 else self.total - value

    def value(self, position: Position) -> float:
        """Returns the value of the state for the first seat."""
        if position.is_over() or self.judge.horizon(position) != self.horizon:
            return utilities(self.judge, self.goal, position)[0]
        key = self.judge.transposition_key(position)
        known = self.values.get(key)
        if known is not None:
            return known
        self.visited += 1
        if self.deadline > 0.0 and self.visited % CLOCK_EVERY == 0 and perf_counter() >= self.deadline:
            raise OutOfTime
        seats = position.to_act()
        if len(seats) == 1:
            seat: i64 = seats[0]
            values = [self.value(self.after_one(position, seat, pick)) for pick in position.options(seat)]
            found = max(values) if seat == 0 else min(values)
        else:
            found = value_of(self.matrix_of(position))
        self.values[key] = found
        return found

    def after_one(self, position: Position, seat: i64, pick: i64) -> Position:
        after = position.clone()
        after.take(seat, pick)
        return after

    def matrix_of(self, position: Position) -> Matrix:
        matrix: Matrix = []
        theirs = position.options(1)
        for mine in position.options(0):
            row: list[float] = []
            for other in theirs:
                after = position.clone()
                after.take(0, mine)
                after.take(1, other)
                row.append(self.value(after))
            matrix.append(row)
        return matrix


def value_of(matrix: Matrix) -> float:
    """Returns the value of a matrix game: what the first seat can be sure of."""
    low = max([min(row) for row in matrix])
    high = min([max([row[column] for row in matrix]) for column in range(len(matrix[0]))])
    if high - low < 1e-12:  # a saddle point: both have one best pick
        return low
    strategies = solve(matrix)
    mine = average_strategy(strategies[0])
    theirs = average_strategy(strategies[1])
    value = 0.0
    for index in range(len(matrix)):
        row = matrix[index]
        part = mine[index]
        for other in range(len(row)):
            value += part * theirs[other] * row[other]
    return value


def solve(matrix: Matrix) -> list[Strategy]:
    """Returns strategies close to equilibrium, by regret matching+ with alternating updates and a linearly weighted average."""
    rows: i64 = len(matrix)
    columns: i64 = len(matrix[0])
    first = new_strategy(list(range(rows)))
    second = new_strategy(list(range(columns)))
    for round in range(1, ROUNDS + 1):
        weight = float(round)
        add_regrets(first, [dot(matrix[index], second.current) for index in range(rows)], weight)
        match_regrets(first)
        add_regrets(second, [-dot_column(matrix, index, first.current) for index in range(columns)], weight)
        match_regrets(second)
    return [first, second]


def add_regrets(strategy: Strategy, values: list[float], weight: float) -> None:
    """Adds the regrets of one round, never below 0, and the strategy that was played in it."""
    received = dot(values, strategy.current)
    for index in range(len(values)):
        regret = strategy.regrets[index] + values[index] - received
        strategy.regrets[index] = regret if regret > 0.0 else 0.0
        strategy.strategy_sum[index] = strategy.strategy_sum[index] + weight * strategy.current[index]


def dot(values: list[float], parts: list[float]) -> float:
    total = 0.0
    for index in range(len(values)):
        total += values[index] * parts[index]
    return total


def dot_column(matrix: Matrix, column: i64, parts: list[float]) -> float:
    total = 0.0
    for index in range(len(matrix)):
        total += matrix[index][column] * parts[index]
    return total


def average_strategy(strategy: Strategy) -> list[float]:
    total = sum(strategy.strategy_sum)
    return [part / total for part in strategy.strategy_sum]
