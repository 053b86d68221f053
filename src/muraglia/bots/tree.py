"""Information-set Monte Carlo tree search (ISMCTS): one tree over what the seat knows, with max^n backups.

Every simulation runs in a world of its own: a determinization, in which everything the seat does not know is redealt. A node stands for
the picks that lead to it (open loop), so different worlds share nodes, and a pick competes only in the worlds where it is available.
Where several seats choose at the same time, each selects by its own statistics without seeing the others' picks (decoupled UCT), and the
tree continues from the joint action. Untried picks are ranked by how well the same pick did elsewhere in the tree (history heuristic).
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ..kernel.judge import Judge, shared_win
from ..kernel.position import Position, playout
from ..kernel.rng import Rng
from .estimates import RootStatistics
from .gc_pause import gc_paused

JOINT: Final[i64] = -1  # the seat of a joint node, which the picks of several seats lead to
CLOCK_EVERY: Final[i64] = 32  # simulations between two looks at the clock
SPREAD_EVERY: Final[i64] = 16  # simulations between two looks at the spread of win probabilities
EXPLORATION: Final = 0.35
SMALLEST_EXPLORATION: Final = 0.0001


class Node:
    """A pick and what came of it, counted for the seat that made it. Children are linked in ascending order of picks."""

    seat: i64
    pick: i64
    visits: i64
    availability: i64  # how often the pick could have been selected
    total: float  # sum of the seat's win probabilities
    score: float  # sum of the seat's expected scores, if they are asked for
    child: "Node | None"
    sibling: "Node | None"
    joint_child: "Node | None"  # the first of the joint nodes below, which are linked by `sibling`


def new_node(seat: i64, pick: i64) -> Node:
    node = Node()
    node.seat = seat
    node.pick = pick
    node.visits = 0
    node.availability = 0
    node.total = 0.0
    node.score = 0.0
    node.child = None
    node.sibling = None
    node.joint_child = None
    return node


class PickStatistics:
    """How well a pick of a seat did anywhere in the tree: what the history heuristic goes by."""

    visits: i64
    total: float


class Outlook:
    """The win probabilities of a seat in all simulations so far: what an untried pick may be worth, and how much exploring pays."""

    total: float
    squares: float
    usual: float
    exploration: float


class Tree:
    """A search for one question. `search` may be called again to continue; `answers` reads the result from the root."""

    judge: Judge
    root: Position
    seat: i64
    rng: Rng
    top: Node
    by_spread: bool  # fit exploration to the win probabilities met, seat by seat
    outlooks: list[Outlook]  # by seat
    history_weight: float  # how many visits the history of a pick counts for
    full_playouts: bool  # evaluate leaves by random games to the end instead of the judge
    with_scores: bool  # add up expected scores too, for explanations
    root_answer: tuple[int, ...]  # an answer of the seat that every simulation starts with
    simulations: i64
    own_total: float  # sums for the seat over all simulations
    own_score: float
    picks: i64  # how many picks the game has
    pick_statistics: list[PickStatistics]  # by seat and pick
    path: list[Node]  # the nodes of the present simulation

    def set_up(self, judge: Judge, root: Position, seat: i64, picks: i64, rng: Rng) -> None:
        """`root` is imagined from the seat's view; every simulation redeals what the seat does not know."""
        self.judge = judge
        self.root = root
        self.seat = seat
        self.rng = rng
        self.top = new_node(JOINT, 0)
        self.by_spread = judge.explores_by_spread()
        self.outlooks = []
        for _ in range(root.players):
            outlook = Outlook()
            outlook.total = 0.0
            outlook.squares = 0.0
            outlook.usual = 1.0 / float(root.players) if self.by_spread else 0.5
            outlook.exploration = EXPLORATION
            self.outlooks.append(outlook)
        self.history_weight = 4.0
        self.full_playouts = False
        self.with_scores = False
        self.root_answer = ()
        self.simulations = 0
        self.own_total = 0.0
        self.own_score = 0.0
        self.picks = picks
        self.pick_statistics = []
        for _ in range(picks * root.players):
            statistics = PickStatistics()
            statistics.visits = 0
            statistics.total = 0.0
            self.pick_statistics.append(statistics)
        self.path = []

    def search(self, simulations: i64, seconds: float) -> None:
        """Simulates until either runs out. 0 means no limit of that kind."""
        with gc_paused():
            end = perf_counter() + seconds
            done: i64 = 0
            while simulations == 0 or done < simulations:
                if seconds > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() >= end:
                    break
                self.simulate()
                if self.by_spread and self.top.visits % SPREAD_EVERY == 0:
                    self.fit_exploration()
                done += 1
            self.simulations += done

    def fit_exploration(self) -> None:
        """Where win probabilities are small or close together, a fixed exploration would drown their differences and search at random."""
        count = float(self.top.visits)
        for outlook in self.outlooks:
            mean = outlook.total / count
            variance = outlook.squares / count - mean * mean
            outlook.usual = mean
            outlook.exploration = SMALLEST_EXPLORATION + (math.sqrt(variance) if variance > 0.0 else 0.0)

    def simulate(self) -> None:
        world = self.root.clone()
        world.redeal(self.seat, self.rng)
        for pick in self.root_answer:
            world.take(self.seat, pick)
        path = self.path
        path.clear()
        node: Node | None = self.top
        seat = world.next_to_act()
        while node is not None and seat >= 0:
            if self.judge.simultaneous and len(world.to_act()) > 1:
                node = self.select_jointly(world, node)
                seat = world.next_to_act()
                continue
            options = world.options(seat)
            if len(options) > 1:
                options = self.judge.prune(world, seat, options)
            if len(options) == 1:  # a forced pick has no node
                seat = world.take(seat, options[0])
                continue
            selected = self.select(node, seat, options)
            path.append(selected)
            seat = world.take(seat, selected.pick)
            node = None if selected.visits == 0 else selected
        self.backpropagate(self.evaluate(world))
        if self.with_scores:
            scores = self.judge.expected_scores(world)
            self.own_score += scores[self.seat]
            for passed in path:
                if passed.seat >= 0:
                    passed.score += scores[passed.seat]

    def evaluate(self, world: Position) -> list[float]:
        """Returns the win probability of every seat at a leaf."""
        if self.full_playouts:
            playout(world, self.rng)
            return shared_win(world)
        return self.judge.chances(world)

    def backpropagate(self, chances: list[float]) -> None:
        """Adds the result of a simulation to its path. Every node gets the value of the seat that chose there (max^n)."""
        self.top.visits += 1
        self.own_total += chances[self.seat]
        if self.by_spread:
            for seat in range(len(chances)):
                outlook = self.outlooks[seat]
                outlook.total += chances[seat]
                outlook.squares += chances[seat] * chances[seat]
        for node in self.path:
            node.visits += 1
            if node.seat >= 0:
                chance = chances[node.seat]
                node.total += chance
                statistics = self.pick_statistics[node.seat * self.picks + node.pick]
                statistics.visits += 1
                statistics.total += chance

    def select(self, node: Node, seat: i64, options: list[int]) -> Node:
        """Returns the option with the highest upper confidence bound. Goes through children and options together, both ascending.

        The history of a pick counts like visits of its node. For an untried pick it is all there is: its first-play urgency.
        """
        best: Node | None = None
        best_bound = -1.0e9
        before: Node | None = None
        child = node.child
        first = seat * self.picks
        usual = self.outlooks[seat].usual
        exploration = self.outlooks[seat].exploration
        for option in options:
            pick: i64 = option
            while child is not None and (child.pick < pick or (child.pick == pick and child.seat < seat)):
                before = child
                child = child.sibling
            if child is None or child.pick != pick or child.seat != seat:
                new = new_node(seat, pick)
                new.sibling = child
                if before is None:
                    node.child = new
                else:
                    before.sibling = new
                child = new
            child.availability += 1
            statistics = self.pick_statistics[first + pick]
            urgency = (statistics.total + usual) / (float(statistics.visits) + 1.0)
            visits = float(child.visits)
            mean = (child.total + self.history_weight * urgency) / (visits + self.history_weight)
            bound = mean + exploration * math.sqrt(math.log(float(child.availability) + 1.0) / (visits + 1.0))
            if bound > best_bound:
                best_bound = bound
                best = child
        assert best is not None
        return best

    def select_jointly(self, world: Position, node: Node) -> Node | None:
        """Selects a pick for every seat by its own statistics. Returns the node of the joint action; None if it is new, so a leaf."""
        joint: i64 = 0
        for seat in world.to_act():
            below = node
            while True:
                options = world.options(seat)
                if len(options) > 1:
                    options = self.judge.prune(world, seat, options)
                if len(options) == 1:
                    pick: i64 = options[0]
                else:
                    below = self.select(below, seat, options)
                    self.path.append(below)
                    pick = below.pick
                joint = (joint * 1_000_003 + pick + 1) & 0xFFFFFFFFFFFF
                world.take(seat, pick)
                if not world.is_form_open():
                    break
        child = self.joint_child_of(node, joint)
        self.path.append(child)
        return None if child.visits == 0 else child

    def joint_child_of(self, node: Node, joint: i64) -> Node:
        """Returns the node below a joint action, new if need be. `joint` is a hash of the picks of all seats."""
        found = node.joint_child
        while found is not None:
            if found.pick == joint:
                return found
            found = found.sibling
        new = new_node(JOINT, joint)
        new.sibling = node.joint_child
        node.joint_child = new
        return new

    # Results

    def answers(self) -> list[RootStatistics]:
        """Returns what was counted for every whole answer that was tried."""
        found: list[RootStatistics] = []
        self.collect(self.root.clone(), self.top, (), found)
        return found

    def collect(self, position: Position, node: Node, so_far: tuple[int, ...], found: list[RootStatistics]) -> None:
        """Follows the picks of a form down the tree. Forced picks have no node."""
        options = position.options(self.seat)
        if len(options) > 1:
            options = self.judge.prune(position, self.seat, options)
        for pick in options:
            below = node if len(options) == 1 else child_of(node, self.seat, pick)
            if below is not None and below.visits > 0:
                after = position.clone()
                after.take(self.seat, pick)
                if after.is_form_open():
                    self.collect(after, below, (*so_far, pick), found)
                else:
                    found.append(RootStatistics((*so_far, pick), below.visits, below.total, below.score))


def child_of(node: Node, seat: i64, pick: i64) -> Node | None:
    child = node.child
    while child is not None:
        if child.seat == seat and child.pick == pick:
            return child
        child = child.sibling
    return None
