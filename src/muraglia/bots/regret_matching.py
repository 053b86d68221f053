"""Search for simultaneous choices: every state is a matrix game, and regret matching finds mixed strategies for it.

States are told apart by a transposition key and not by the way that led there, so different ways to a state share what was learnt. A
regret is what another pick of the seat would have been worth against the same picks of the others, as far as the states after it are
known (full feedback). Regrets never fall below 0 (regret matching+). Later iterations weigh more, because their estimates are better.
The search stops at the horizon, such as the end of the round.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ..kernel.judge import Judge
from ..kernel.position import Position
from ..kernel.rng import Rng
from .estimates import PickEstimate
from .gc_pause import gc_paused

CLOCK_EVERY: Final[i64] = 8  # iterations between two looks at the clock
WIN: Final[i64] = 0
POINTS: Final[i64] = 1


class Strategy:
    """What regret matching keeps for one seat at one information set: its options, their regrets and its strategy."""

    options: list[int]
    regrets: list[float]
    current: list[float]  # the current strategy: a probability for every option
    strategy_sum: list[float]  # current strategies, added up by weight; their average is what converges
    value_sum: list[float]  # what every option was worth, and its expected score, added up by weight
    score_sum: list[float]
    weight: float


class JointNode:
    """A state at which one or more seats choose: their strategies, the nodes after their joint actions, and its value for every seat."""

    seats: list[int]
    strategies: list[Strategy]  # of these seats; empty until the node is expanded
    children: dict[int, "JointNode"]  # by joint action, a number in mixed radix
    value_sum: list[float]  # values by seat, added up by weight
    score_sum: list[float]  # the same for expected scores, if they are asked for
    weight: float
    visits: i64
    is_leaf: bool  # the game is over, or the horizon is reached


class RegretMatchingSearch:
    """A search for one question. Every iteration runs in a world of its own: a determinization of what the seat does not know."""

    judge: Judge
    root: Position
    seat: i64
    rng: Rng
    goal: i64
    horizon: i64
    exploration: float
    own: Strategy
    nodes: dict[int, JointNode]  # by transposition key
    iterations: i64
    with_scores: bool  # add up expected scores too, for explanations

    def set_up(self, judge: Judge, root: Position, seat: i64, goal: i64, rng: Rng) -> None:
        self.judge = judge
        self.root = root
        self.seat = seat
        self.rng = rng
        self.goal = goal
        self.horizon = judge.horizon(root)
        self.exploration = 0.1
        self.own = new_strategy(judge.prune(root, seat, root.options(seat)))
        self.nodes = {}
        self.iterations = 0
        self.with_scores = False

    def search(self, iterations: i64, seconds: float) -> None:
        """Iterates until either runs out. 0 means no limit of that kind."""
        with gc_paused():
            end = perf_counter() + seconds
            done: i64 = 0
            while iterations == 0 or done < iterations:
                if seconds > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() >= end:
                    break
                world = self.root.clone()
                world.redeal(self.seat, self.rng)
                self.iterations += 1
                node = self.node_of(world)
                if not node.strategies:
                    self.expand(world, node)
                for index in range(len(node.seats)):
                    if node.seats[index] == self.seat:
                        node.strategies[index] = self.own  # the seat cannot tell these worlds apart: one information set, one strategy
                self.traverse(world, node)
                done += 1

    def node_of(self, position: Position) -> JointNode:
        key = self.judge.transposition_key(position)
        found = self.nodes.get(key)
        if found is None:
            found = JointNode()
            found.is_leaf = position.is_over() or self.judge.horizon(position) != self.horizon
            found.seats = [] if found.is_leaf else position.to_act()
            found.strategies = []
            found.children = {}
            found.value_sum = utilities(self.judge, self.goal, position)
            found.score_sum = self.judge.expected_scores(position) if self.with_scores else []
            found.weight = 1.0
            found.visits = 0
            self.nodes[key] = found
        return found

    def traverse(self, world: Position, node: JointNode) -> None:
        """One iteration from here: every seat picks by its current strategy, the state after that is searched, regrets are updated."""
        count = len(node.seats)
        picked: list[int] = []
        joint: i64 = 0
        radix: i64 = 1
        # An exploring iteration only improves the estimates below. Regrets and values come from what would really be played.
        exploring = self.uniform() < self.exploration
        for index in range(count):
            strategy = node.strategies[index]
            choice = self.rng.below(len(strategy.options)) if exploring else sample_index(strategy.current, self.uniform())
            picked.append(choice)
            joint += choice * radix
            radix *= len(strategy.options)
        chosen = self.child(world, node, picked, joint)
        if not chosen.is_leaf:
            after = world.clone()
            for index in range(count):
                after.take(node.seats[index], node.strategies[index].options[picked[index]])
            if chosen.strategies:
                self.traverse(after, chosen)
            else:
                self.expand(after, chosen)
        if exploring:
            return
        node.visits += 1
        weight = float(node.visits)
        radix = 1
        for index in range(count):
            strategy = node.strategies[index]
            seat = node.seats[index]
            mine = picked[index]
            received = chosen.value_sum[seat] / chosen.weight
            for choice in range(len(strategy.options)):
                other = chosen
                if choice != mine:
                    picked[index] = choice
                    other = self.child(world, node, picked, joint + (choice - mine) * radix)
                regret = strategy.regrets[choice] + weight * (other.value_sum[seat] / other.weight - received)
                strategy.regrets[choice] = regret if regret > 0.0 else 0.0
                strategy.strategy_sum[choice] = strategy.strategy_sum[choice] + weight * strategy.current[choice]
                strategy.value_sum[choice] = strategy.value_sum[choice] + weight * other.value_sum[seat] / other.weight
                if self.with_scores:
                    strategy.score_sum[choice] = strategy.score_sum[choice] + weight * other.score_sum[seat] / other.weight
            strategy.weight = strategy.weight + weight
            picked[index] = mine
            radix *= len(strategy.options)
            match_regrets(strategy)
        recent = weight * weight  # late values are more accurate
        for player in range(world.players):
            node.value_sum[player] = node.value_sum[player] + recent * chosen.value_sum[player] / chosen.weight
            if self.with_scores:
                node.score_sum[player] = node.score_sum[player] + recent * chosen.score_sum[player] / chosen.weight
        node.weight = node.weight + recent

    def expand(self, world: Position, node: JointNode) -> None:
        """Gives every seat a strategy when the node is reached for the first time."""
        for seat in node.seats:
            node.strategies.append(new_strategy(self.judge.prune(world, seat, world.options(seat))))

    def child(self, world: Position, node: JointNode, picked: list[int], joint: i64) -> JointNode:
        found = node.children.get(joint)
        if found is None:
            position = world.clone()
            for index in range(len(node.seats)):
                position.take(node.seats[index], node.strategies[index].options[picked[index]])
            found = self.node_of(position)
            node.children[joint] = found
        return found

    def uniform(self) -> float:
        """Returns a random number from 0 to 1."""
        return float(self.rng.next32()) / 4294967296.0

    # Results

    def answers(self) -> list[PickEstimate]:
        """Returns the average strategy of the seat, with the value and score of every option against the others' strategies."""
        own = self.own
        count = len(own.options)
        total = 0.0
        for part in own.strategy_sum:
            total += part
        if total <= 0.0 or own.weight <= 0.0:
            return [PickEstimate(pick, 1.0 / float(count), 0.0) for pick in own.options]
        found: list[PickEstimate] = []
        for index in range(count):
            value, score = own.value_sum[index] / own.weight, own.score_sum[index] / own.weight
            found.append(PickEstimate(own.options[index], own.strategy_sum[index] / total, value, score))
        return found


def utilities(judge: Judge, goal: i64, position: Position) -> list[float]:
    """Returns what the position is worth to every seat, by the judge: its win probability, or its lead in points."""
    if goal == WIN:
        return judge.chances(position)
    points = judge.expected_scores(position)
    total = 0.0
    for paid in points:
        total += paid
    others = float(len(points) - 1)
    return [(total - paid) / others - paid for paid in points]


def new_strategy(options: list[int]) -> Strategy:
    strategy = Strategy()
    strategy.options = options
    strategy.regrets = [0.0] * len(options)
    strategy.strategy_sum = [0.0] * len(options)
    strategy.current = [1.0 / float(len(options))] * len(options)
    strategy.value_sum = [0.0] * len(options)
    strategy.score_sum = [0.0] * len(options)
    strategy.weight = 0.0
    return strategy


def match_regrets(strategy: Strategy) -> None:
    """Regret matching: makes the current strategy proportional to the regrets."""
    total = 0.0
    for regret in strategy.regrets:
        total += regret
    count = len(strategy.options)
    for choice in range(count):
        strategy.current[choice] = strategy.regrets[choice] / total if total > 0.0 else 1.0 / float(count)


def sample_index(probabilities: list[float], uniform: float) -> i64:
    """Returns an index drawn by these probabilities, from a uniform random number."""
    count: i64 = len(probabilities)
    index: i64 = 0
    while index < count - 1:
        uniform -= probabilities[index]
        if uniform < 0.0:
            return index
        index += 1
    return index
