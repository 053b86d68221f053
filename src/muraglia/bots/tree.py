"""Information-set tree search: one tree for what the seat knows, a fresh world for every simulation, max^n backups.

A node stands for the picks that lead to it (an open loop): what was redealt differently meets in the same node, and a choice counts only
where it was on offer. Where several seats choose at once, each chooses by its own statistics without seeing the others' choices
(decoupled), and the tree goes on from all of them together. New choices are tried in the order of how well the same pick did elsewhere.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ..kernel.judge import Judge, shared_win
from ..kernel.position import Position, playout
from ..kernel.rng import Rng
from .thoughts import undisturbed

Tried = tuple[tuple[int, ...], int, float, float]  # an answer, how often, the sums of chances and expected scores

JOINT: Final[i64] = -1  # the seat of a node that several seats' choices lead to
CLOCK_EVERY: Final[i64] = 32  # simulations between two looks at the clock


class Node:
    """A choice and what came of it, counted for the seat that made it. Children hang in ascending order of picks."""

    seat: i64
    pick: i64
    visits: i64
    offered: i64
    total: float  # chances
    score: float  # expected scores, where they are asked for
    child: "Node | None"
    sibling: "Node | None"
    meeting: "Node | None"  # where the joint choices of several seats lead


def new_node(seat: i64, pick: i64) -> Node:
    node = Node()
    node.seat = seat
    node.pick = pick
    node.visits = 0
    node.offered = 0
    node.total = 0.0
    node.score = 0.0
    node.child = None
    node.sibling = None
    node.meeting = None
    return node


class Habit:
    """How well a pick of a seat did anywhere in the tree."""

    visits: i64
    total: float


class Tree:
    """A search for one question. `think` may be called again to go on; the answer is read from the root."""

    judge: Judge
    root: Position
    seat: i64
    rng: Rng
    top: Node
    exploration: float
    patience: float  # how much an untried choice is expected to fall behind
    habit_weight: float
    full_playouts: bool  # random games to the end instead of the judge
    with_scores: bool  # note expected scores too, for explanations
    given: tuple[int, ...]  # an answer of the seat that every simulation begins with
    simulations: i64
    own_total: float  # sums for the seat over all simulations
    own_score: float
    picks: i64
    habits: list[Habit]
    path: list[Node]

    def set_up(self, judge: Judge, root: Position, seat: i64, picks: i64, rng: Rng) -> None:
        """`root` was imagined from the seat's view; what the seat does not know is redealt before every simulation."""
        self.judge = judge
        self.root = root
        self.seat = seat
        self.rng = rng
        self.top = new_node(JOINT, 0)
        self.exploration = 0.35
        self.patience = 0.0
        self.habit_weight = 4.0
        self.full_playouts = False
        self.with_scores = False
        self.given = ()
        self.simulations = 0
        self.own_total = 0.0
        self.own_score = 0.0
        self.picks = picks
        self.habits = []
        for _ in range(picks * root.players):
            habit = Habit()
            habit.visits = 0
            habit.total = 0.0
            self.habits.append(habit)
        self.path = []

    def think(self, simulations: i64, seconds: float) -> None:
        """Simulate until either runs out; 0: no limit of that kind."""
        with undisturbed():
            end = perf_counter() + seconds
            done: i64 = 0
            while simulations == 0 or done < simulations:
                if seconds > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() >= end:
                    break
                self.simulate()
                done += 1
            self.simulations += done

    def simulate(self) -> None:
        world = self.root.clone()
        world.redeal(self.seat, self.rng)
        for pick in self.given:
            world.take(self.seat, pick)
        path = self.path
        path.clear()
        node: Node | None = self.top
        seat = world.next_to_act()
        while node is not None and seat >= 0:
            if self.judge.simultaneous and len(world.to_act()) > 1:
                node = self.choose_together(world, node)
                seat = world.next_to_act()
                continue
            options = world.options(seat)
            if len(options) > 1:
                options = self.judge.worth_trying(world, seat, options)
            if len(options) == 1:  # nothing to decide, no node
                seat = world.take(seat, options[0])
                continue
            chosen = self.choose(node, seat, options)
            path.append(chosen)
            seat = world.take(seat, chosen.pick)
            node = None if chosen.visits == 0 else chosen
        self.learn(self.evaluate(world))
        if self.with_scores:
            scores = self.judge.expected(world)
            self.own_score += scores[self.seat]
            for passed in path:
                if passed.seat >= 0:
                    passed.score += scores[passed.seat]

    def evaluate(self, world: Position) -> list[float]:
        if self.full_playouts:
            playout(world, self.rng)
            return shared_win(world)
        return self.judge.chances(world)

    def learn(self, chances: list[float]) -> None:
        self.top.visits += 1
        self.own_total += chances[self.seat]
        for node in self.path:
            node.visits += 1
            if node.seat >= 0:
                chance = chances[node.seat]
                node.total += chance
                habit = self.habits[node.seat * self.picks + node.pick]
                habit.visits += 1
                habit.total += chance

    def choose(self, node: Node, seat: i64, options: list[int]) -> Node:
        """The most promising of the options by upper confidence; children and options are walked together, both ascending."""
        best: Node | None = None
        best_bound = -1.0e9
        before: Node | None = None
        child = node.child
        first = seat * self.picks
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
            child.offered += 1
            habit = self.habits[first + pick]
            usual = (habit.total + 0.5) / (float(habit.visits) + 1.0)
            visits = float(child.visits)
            mean = (child.total + self.habit_weight * (usual - self.patience)) / (visits + self.habit_weight)
            bound = mean + self.exploration * math.sqrt(math.log(float(child.offered) + 1.0) / (visits + 1.0))
            if bound > best_bound:
                best_bound = bound
                best = child
        assert best is not None
        return best

    def choose_together(self, world: Position, node: Node) -> Node | None:
        """Every seat by its own statistics; the tree goes on from the joint choice. None: it is new, evaluate it."""
        joint: i64 = 0
        for seat in world.to_act():
            below = node
            while True:
                options = world.options(seat)
                if len(options) > 1:
                    options = self.judge.worth_trying(world, seat, options)
                if len(options) == 1:
                    pick: i64 = options[0]
                else:
                    below = self.choose(below, seat, options)
                    self.path.append(below)
                    pick = below.pick
                joint = (joint * 1_000_003 + pick + 1) & 0xFFFFFFFFFFFF
                world.take(seat, pick)
                if not world.is_form_open():
                    break
        meeting = self.meeting_of(node, joint)
        self.path.append(meeting)
        return None if meeting.visits == 0 else meeting

    def meeting_of(self, node: Node, joint: i64) -> Node:
        """The node behind a joint choice."""
        found = node.meeting
        while found is not None:
            if found.pick == joint:
                return found
            found = found.sibling
        meeting = new_node(JOINT, joint)
        meeting.sibling = node.meeting
        node.meeting = meeting
        return meeting

    # What was found

    def answers(self) -> list[Tried]:
        """Every answer that was tried: all its picks, how often, and the sums of the seat's chances and expected scores."""
        found: list[Tried] = []
        self.collect(self.root.clone(), self.top, (), found)
        return found

    def collect(self, position: Position, node: Node, so_far: tuple[int, ...], found: list[Tried]) -> None:
        """Go down the picks of a form; where it leaves no choice there is no node of its own."""
        options = position.options(self.seat)
        if len(options) > 1:
            options = self.judge.worth_trying(position, self.seat, options)
        for pick in options:
            below = node if len(options) == 1 else child_of(node, self.seat, pick)
            if below is not None and below.visits > 0:
                after = position.clone()
                after.take(self.seat, pick)
                if after.is_form_open():
                    self.collect(after, below, (*so_far, pick), found)
                else:
                    found.append(((*so_far, pick), below.visits, below.total, below.score))


def child_of(node: Node, seat: i64, pick: i64) -> Node | None:
    child = node.child
    while child is not None:
        if child.seat == seat and child.pick == pick:
            return child
        child = child.sibling
    return None
