"""A bot that searches: imagines the position from its view and grows a tree of what may come."""

from __future__ import annotations

import math
from typing import Any

from ..kernel.position import Position
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .side_by_side import ponder_side_by_side
from .thoughts import Manner, Thought, draw
from .tree import Tree


class SearchBot:
    """For games in which seats choose one after the other. With a number of simulations it answers the same again from the same seed."""

    def __init__(self, spec: Spec, rng: Rng, manner: Manner) -> None:
        self.spec = spec
        self.rng = rng
        self.manner = manner

    def choose(self, view: Any, question: Question) -> Choice:
        thoughts = self.ponder(view, question)
        if self.manner.carelessness == 0 or len(thoughts) == 1:
            return thoughts[0].choice
        best = max(thought.chance for thought in thoughts)
        sloppy = [
            Thought(thought.choice, math.exp((thought.chance - best) / self.manner.carelessness), thought.chance, thought.score)
            for thought in thoughts
        ]
        return draw(sloppy, self.rng)

    def ponder(self, view: Any, question: Question) -> list[Thought]:
        """What the bot thinks of every answer it looked at, the best first."""
        root = self.spec.imagine(view)
        only = only_answer(root, question.seat)
        if only is not None and not self.manner.with_scores:
            return [Thought(only, 1.0, 0.0, 0.0)]
        if self.manner.budget.cores > 1:
            return ponder_side_by_side(self, view, question)
        tree = self.grow(root, question.seat)
        tried = tree.answers()
        total = sum(visits for _, visits, _, _ in tried)
        thoughts = [Thought(choice, visits / total, chance / visits, score / visits) for choice, visits, chance, score in tried]
        return sorted(thoughts, key=lambda thought: -thought.share)

    def compare(self, view: Any, question: Question, choice: Choice) -> list[Thought]:
        """Thoughts in which one choice is judged as carefully as the best: each gets a search of its own."""
        thoughts = self.ponder(view, question)
        root = self.spec.imagine(view)
        return [self._judge(root, question.seat, one) for one in dict.fromkeys((thoughts[0].choice, choice))]

    def _judge(self, root: Position, seat: int, choice: Choice) -> Thought:
        tree = self.tree(root, seat)
        tree.given = choice
        tree.think(self.manner.budget.simulations, self.manner.budget.seconds)
        count = float(tree.simulations)
        return Thought(choice, 0.0, tree.own_total / count, tree.own_score / count)

    def grow(self, root: Position, seat: int) -> Tree:
        tree = self.tree(root, seat)
        tree.think(self.manner.budget.simulations, self.manner.budget.seconds)
        while not tree.answers():  # so few simulations that no form was filled in to its end
            tree.think(1, 0.0)
        return tree

    def tree(self, root: Position, seat: int) -> Tree:
        tree = Tree()
        tree.set_up(self.manner.judge or self.spec.judge, root, seat, len(self.spec.notation), self.rng)
        tree.with_scores = self.manner.with_scores
        return tree


def only_answer(position: Position, seat: int) -> Choice | None:
    """The answer, if there is no choice."""
    trial = position.clone()
    picks: list[int] = []
    while not picks or trial.is_form_open():
        options = trial.options(seat)
        if len(options) > 1:
            return None
        picks.append(options[0])
        trial.take(seat, options[0])
    return tuple(picks)
