"""The end of a game for two who choose at once, worked out from the end backwards.

With nothing hidden but the closed answers, every moment is a matrix game whose entries are the values of the moments after it. Where no
answer is best against all others, regret matching on the whole matrix finds the mixes. What was worked out stays good for the round.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ..kernel.judge import Judge
from ..kernel.position import Position
from .mixing import Mind, new_mind, renew, worth_of

ROUNDS: Final[i64] = 300  # of regret, for one matrix
CLOCK_EVERY: Final[i64] = 64  # moments between two looks at the clock

Matrix = list[list[float]]  # what the first seat gets, by its answer and the other's


class OutOfTime(Exception):
    """There is more to work out than there is time for."""


class Backward:
    judge: Judge
    goal: i64
    horizon: i64
    scores: list[int]
    total: float  # what both get together, the same everywhere
    values: dict[int, float]  # of moments, for the first seat
    end: float  # when to give up; 0: never
    looked: i64

    def set_up(self, judge: Judge, root: Position, goal: i64) -> None:
        self.judge = judge
        self.goal = goal
        self.horizon = judge.horizon(root)
        self.scores = root.scores()
        worth = worth_of(judge, goal, root)
        self.total = worth[0] + worth[1]
        self.values = {}
        self.end = 0.0
        self.looked = 0

    def is_about(self, root: Position) -> bool:
        """Does what was worked out hold here? Within a round nothing else changes what a moment is worth."""
        return self.judge.horizon(root) == self.horizon and root.scores() == self.scores

    def answers(self, root: Position, seat: i64, seconds: float) -> list[tuple[int, float, float]]:
        """Every option of the seat: its part in the mix, and what it is worth against the other's mix. 0 seconds: no limit."""
        self.end = perf_counter() + seconds if seconds > 0.0 else 0.0
        options = root.options(seat)
        if len(root.to_act()) == 1:
            worths = [self.worth(self.after_one(root, seat, pick), seat) for pick in options]
            best = max(worths)
            count = float(worths.count(best))
            return [(pick, 1.0 / count if worth == best else 0.0, worth) for pick, worth in zip(options, worths)]
        matrix = self.matrix_of(root)
        minds = mixes_of(matrix)
        mine = shares(minds[seat])
        theirs = shares(minds[1 - seat])
        found: list[tuple[int, float, float]] = []
        for index in range(len(options)):
            worth = 0.0
            for other in range(len(theirs)):
                entry = matrix[index][other] if seat == 0 else self.total - matrix[other][index]
                worth += theirs[other] * entry
            found.append((options[index], mine[index], worth))
        return found

    def worth(self, position: Position, seat: i64) -> float:
        value = self.value(position)
        return value if seat == 0 else self.total - value

    def value(self, position: Position) -> float:
        """For the first seat."""
        if position.is_over() or self.judge.horizon(position) != self.horizon:
            return worth_of(self.judge, self.goal, position)[0]
        code = self.judge.outcome(position)
        known = self.values.get(code)
        if known is not None:
            return known
        self.looked += 1
        if self.end > 0.0 and self.looked % CLOCK_EVERY == 0 and perf_counter() >= self.end:
            raise OutOfTime
        seats = position.to_act()
        if len(seats) == 1:
            seat: i64 = seats[0]
            worths = [self.value(self.after_one(position, seat, pick)) for pick in position.options(seat)]
            found = max(worths) if seat == 0 else min(worths)
        else:
            found = value_of(self.matrix_of(position))
        self.values[code] = found
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
    """What the first seat can make sure of."""
    low = max([min(row) for row in matrix])
    high = min([max([row[column] for row in matrix]) for column in range(len(matrix[0]))])
    if high - low < 1e-12:  # both have one best answer
        return low
    minds = mixes_of(matrix)
    mine = shares(minds[0])
    theirs = shares(minds[1])
    value = 0.0
    for index in range(len(matrix)):
        row = matrix[index]
        part = mine[index]
        for other in range(len(row)):
            value += part * theirs[other] * row[other]
    return value


def mixes_of(matrix: Matrix) -> list[Mind]:
    """Regret matching: both answer again and again, each in proportion to what it regrets not to have answered; late rounds count more."""
    rows: i64 = len(matrix)
    columns: i64 = len(matrix[0])
    first = new_mind(list(range(rows)))
    second = new_mind(list(range(columns)))
    for round in range(1, ROUNDS + 1):
        weight = float(round)
        feel(first, [dot(matrix[index], second.now) for index in range(rows)], weight)
        renew(first)
        feel(second, [-dot_column(matrix, index, first.now) for index in range(columns)], weight)
        renew(second)
    return [first, second]


def feel(mind: Mind, worths: list[float], weight: float) -> None:
    """Regrets of one round, never below nothing, and what was answered in it."""
    got = dot(worths, mind.now)
    for index in range(len(worths)):
        regret = mind.regrets[index] + worths[index] - got
        mind.regrets[index] = regret if regret > 0.0 else 0.0
        mind.chosen[index] = mind.chosen[index] + weight * mind.now[index]


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


def shares(mind: Mind) -> list[float]:
    total = sum(mind.chosen)
    return [part / total for part in mind.chosen]
