"""Search for games in which seats choose at once: every moment is a small matrix game, and mixed answers come from regret matching.

A moment is known by what it is, not by how it came about, so ways that meet share what was learnt. Regrets look at what every other
choice of one's own would have led to against the same choices of the others: full feedback, from the present estimates of the moments
it leads to. Later iterations count more, because their estimates are better. The search ends with the round (the horizon).
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ..kernel.judge import Judge
from ..kernel.position import Position
from ..kernel.rng import Rng
from .thoughts import undisturbed

CLOCK_EVERY: Final[i64] = 8  # iterations between two looks at the clock
WIN: Final[i64] = 0
POINTS: Final[i64] = 1


class Mind:
    """How a seat chooses at a moment: its options, its regrets, and what it has chosen on average."""

    options: list[int]
    regrets: list[float]
    chosen: list[float]
    now: list[float]  # the present mix
    worth: list[float]  # sums of what each option was worth, and of the expected scores
    scores: list[float]
    weight: float


class Moment:
    """A moment of the game: who chooses among what, where joint choices lead, and what it is worth to every seat."""

    seats: list[int]
    minds: list[Mind]
    next: dict[int, "Moment"]  # by joint choice, a number in mixed radix
    worth: list[float]  # sums, weighted by the visit
    scores: list[float]  # the same for expected scores, where they are asked for
    weight: float
    visits: i64
    ended: bool


class Mixer:
    """A search for one question."""

    judge: Judge
    root: Position
    seat: i64
    rng: Rng
    goal: i64
    horizon: i64
    exploration: float
    own: Mind
    moments: dict[int, Moment]
    iterations: i64
    with_scores: bool  # note expected scores too, for explanations

    def set_up(self, judge: Judge, root: Position, seat: i64, goal: i64, rng: Rng) -> None:
        self.judge = judge
        self.root = root
        self.seat = seat
        self.rng = rng
        self.goal = goal
        self.horizon = judge.horizon(root)
        self.exploration = 0.1
        self.own = new_mind(judge.worth_trying(root, seat, root.options(seat)))
        self.moments = {}
        self.iterations = 0
        self.with_scores = False

    def think(self, iterations: i64, seconds: float) -> None:
        """Iterate until either runs out; 0: no limit of that kind."""
        with undisturbed():
            end = perf_counter() + seconds
            done: i64 = 0
            while iterations == 0 or done < iterations:
                if seconds > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() >= end:
                    break
                world = self.root.clone()
                world.redeal(self.seat, self.rng)
                self.iterations += 1
                moment = self.moment_of(world)
                if not moment.minds:
                    self.begin(world, moment)
                for index in range(len(moment.seats)):
                    if moment.seats[index] == self.seat:
                        moment.minds[index] = self.own  # what the seat cannot tell apart it answers alike
                self.walk(world, moment)
                done += 1

    def moment_of(self, position: Position) -> Moment:
        code = self.judge.outcome(position)
        found = self.moments.get(code)
        if found is None:
            found = Moment()
            found.ended = position.is_over() or self.judge.horizon(position) != self.horizon
            found.seats = [] if found.ended else position.to_act()
            found.minds = []
            found.next = {}
            found.worth = worth_of(self.judge, self.goal, position)
            found.scores = self.judge.expected(position) if self.with_scores else []
            found.weight = 1.0
            found.visits = 0
            self.moments[code] = found
        return found

    def walk(self, world: Position, moment: Moment) -> None:
        """One iteration from here: everybody chooses by his present mix, what follows is looked at, regrets are felt."""
        count = len(moment.seats)
        picked: list[int] = []
        joint: i64 = 0
        radix: i64 = 1
        # Now and then anything is tried, only to know better what it leads to: regrets and worth come from what would really be played.
        exploring = self.dart() < self.exploration
        for index in range(count):
            mind = moment.minds[index]
            choice = self.rng.below(len(mind.options)) if exploring else pick_by(mind.now, self.dart())
            picked.append(choice)
            joint += choice * radix
            radix *= len(mind.options)
        chosen = self.after(world, moment, picked, joint)
        if not chosen.ended:
            onward = world.clone()
            for index in range(count):
                onward.take(moment.seats[index], moment.minds[index].options[picked[index]])
            if chosen.minds:
                self.walk(onward, chosen)
            else:
                self.begin(onward, chosen)
        if exploring:
            return
        moment.visits += 1
        weight = float(moment.visits)
        radix = 1
        for index in range(count):
            mind = moment.minds[index]
            seat = moment.seats[index]
            mine = picked[index]
            got = chosen.worth[seat] / chosen.weight
            for choice in range(len(mind.options)):
                other = chosen
                if choice != mine:
                    picked[index] = choice
                    other = self.after(world, moment, picked, joint + (choice - mine) * radix)
                regret = mind.regrets[choice] + weight * (other.worth[seat] / other.weight - got)
                mind.regrets[choice] = regret if regret > 0.0 else 0.0
                mind.chosen[choice] = mind.chosen[choice] + weight * mind.now[choice]
                mind.worth[choice] = mind.worth[choice] + weight * other.worth[seat] / other.weight
                if self.with_scores:
                    mind.scores[choice] = mind.scores[choice] + weight * other.scores[seat] / other.weight
            mind.weight = mind.weight + weight
            picked[index] = mine
            radix *= len(mind.options)
            renew(mind)
        recent = weight * weight  # what was found late is nearer to the truth
        for player in range(world.players):
            moment.worth[player] = moment.worth[player] + recent * chosen.worth[player] / chosen.weight
            if self.with_scores:
                moment.scores[player] = moment.scores[player] + recent * chosen.scores[player] / chosen.weight
        moment.weight = moment.weight + recent

    def begin(self, world: Position, moment: Moment) -> None:
        """The moment is reached for the first time: everybody gets his options."""
        for seat in moment.seats:
            moment.minds.append(new_mind(self.judge.worth_trying(world, seat, world.options(seat))))

    def after(self, world: Position, moment: Moment, picked: list[int], joint: i64) -> Moment:
        found = moment.next.get(joint)
        if found is None:
            position = world.clone()
            for index in range(len(moment.seats)):
                position.take(moment.seats[index], moment.minds[index].options[picked[index]])
            found = self.moment_of(position)
            moment.next[joint] = found
        return found

    def dart(self) -> float:
        """A number from 0 to 1."""
        return float(self.rng.next32()) / 4294967296.0

    # What was found

    def answers(self) -> list[tuple[int, float, float, float]]:
        """Every option of the seat: its part in the mix, and what it is worth and scores on average against the others' mixes."""
        own = self.own
        count = len(own.options)
        total = 0.0
        for part in own.chosen:
            total += part
        if total <= 0.0 or own.weight <= 0.0:
            return [(pick, 1.0 / float(count), 0.0, 0.0) for pick in own.options]
        return [
            (own.options[index], own.chosen[index] / total, own.worth[index] / own.weight, own.scores[index] / own.weight)
            for index in range(count)
        ]


def worth_of(judge: Judge, goal: i64, position: Position) -> list[float]:
    """What a position is worth to every seat, as far as the judge can tell."""
    if goal == WIN:
        return judge.chances(position)
    points = judge.expected(position)
    total = 0.0
    for paid in points:
        total += paid
    others = float(len(points) - 1)
    return [(total - paid) / others - paid for paid in points]


def new_mind(options: list[int]) -> Mind:
    mind = Mind()
    mind.options = options
    mind.regrets = [0.0] * len(options)
    mind.chosen = [0.0] * len(options)
    mind.now = [1.0 / float(len(options))] * len(options)
    mind.worth = [0.0] * len(options)
    mind.scores = [0.0] * len(options)
    mind.weight = 0.0
    return mind


def renew(mind: Mind) -> None:
    """Regret matching: choose in proportion to what one regrets not to have chosen."""
    total = 0.0
    for regret in mind.regrets:
        total += regret
    count = len(mind.options)
    for choice in range(count):
        mind.now[choice] = mind.regrets[choice] / total if total > 0.0 else 1.0 / float(count)


def pick_by(chances: list[float], dart: float) -> i64:
    count: i64 = len(chances)
    index: i64 = 0
    while index < count - 1:
        dart -= chances[index]
        if dart < 0.0:
            return index
        index += 1
    return index
