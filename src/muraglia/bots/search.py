"""A bot that searches: imagines the position from its view and grows a tree of what may come."""

from __future__ import annotations

from typing import Any

from ..kernel.judge import Judge
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .tree import Tree


class SearchBot:
    """Thinks for a time or for a number of simulations. With a number it answers the same again from the same seed."""

    def __init__(self, spec: Spec, rng: Rng, seconds: float = 0.0, simulations: int = 0, judge: Judge | None = None) -> None:
        assert seconds > 0 or simulations > 0, "a search needs an end"
        self.spec = spec
        self.rng = rng
        self.seconds = seconds
        self.simulations = simulations
        self.judge = judge or spec.judge

    def choose(self, view: Any, question: Question) -> Choice:
        root = self.spec.imagine(view)
        answer = only_answer(root, question.seat)
        return answer or self.grow(root, question.seat).best_answer()

    def grow(self, root: Any, seat: int) -> Tree:
        tree = Tree()
        tree.set_up(self.judge, root, seat, len(self.spec.notation), self.rng)
        tree.think(self.simulations, self.seconds)
        return tree


def only_answer(position: Any, seat: int) -> Choice | None:
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
