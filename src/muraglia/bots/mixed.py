"""A bot for choices made at once: it mixes, so that nobody can read it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..kernel.position import Position
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .backward import Backward, OutOfTime
from .mixing import WIN, Mixer
from .search import only_answer
from .side_by_side import ponder_side_by_side
from .thoughts import Budget, Manner, Thought, draw

LEAST = 0.03  # choices with a smaller part in the mix are noise of the search


class MixedBot:
    """For games in which seats choose at the same time. `goal`: to win the game, or to lead by points."""

    def __init__(self, spec: Spec, rng: Rng, manner: Manner, goal: int = WIN) -> None:
        self.spec = spec
        self.rng = rng
        self.manner = manner
        self.goal = goal
        self._backward: Backward | None = None  # what was worked out stays good for the round

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_backward": None}  # to be worked out again

    def choose(self, view: Any, question: Question) -> Choice:
        thoughts = self.ponder(view, question)
        if self.rng.next32() / 2**32 < self.manner.carelessness:
            return thoughts[self.rng.below(len(thoughts))].choice
        return draw(thoughts, self.rng, LEAST)

    def ponder(self, view: Any, question: Question) -> list[Thought]:
        """What the bot thinks of every answer, the likeliest first."""
        root = self.spec.imagine(view)
        only = only_answer(root, question.seat)
        if only is not None and not self.manner.with_scores:
            return [Thought(only, 1.0, 0.0, 0.0)]
        if self.manner.budget.cores > 1:
            return ponder_side_by_side(self, view, question, self.goal)
        root.redeal(question.seat, self.rng)  # others' closed fists are open again
        return sorted(self._answers(root, question.seat, (), 1.0, self.manner.budget), key=lambda thought: -thought.share)

    def compare(self, view: Any, question: Question, choice: Choice) -> list[Thought]:
        """Thoughts in which one choice is judged as carefully as the best: regrets look at all of them anyway."""
        return self.ponder(view, question)

    def _answers(self, root: Position, seat: int, so_far: Choice, share: float, budget: Budget) -> list[Thought]:
        """The picks here, and where one begins a form, the picks after it; they share the time."""
        forms = {pick: after for pick in root.options(seat) if (after := form_after(root, seat, pick)) is not None}
        budget = replace(budget, seconds=budget.seconds / (1 + len(forms)))
        thoughts: list[Thought] = []
        for pick, part, chance, score in self._worked_out(root, seat, budget) or self.grow(root, seat, budget).answers():
            if pick not in forms:
                thoughts.append(Thought((*so_far, pick), share * part, chance, score))
            elif part >= LEAST or not so_far:
                thoughts += self._answers(forms[pick], seat, (*so_far, pick), share * part, budget)
        return thoughts

    def _worked_out(self, root: Position, seat: int, budget: Budget) -> list[tuple[int, float, float, float]] | None:
        """The exact answer, where little is left; it takes at most half of the time."""
        judge = self.manner.judge or self.spec.judge
        if self.manner.with_scores or not judge.can_be_worked_out(root):
            return None
        if self._backward is None or not self._backward.is_about(root):
            self._backward = Backward()
            self._backward.set_up(judge, root, self.goal)
        try:
            found = self._backward.answers(root, seat, budget.seconds / 2)
        except OutOfTime:
            return None
        return [(pick, part, worth, 0.0) for pick, part, worth in found]

    def grow(self, root: Position, seat: int, budget: Budget) -> Mixer:
        mixer = Mixer()
        mixer.set_up(self.manner.judge or self.spec.judge, root, seat, self.goal, self.rng)
        mixer.with_scores = self.manner.with_scores
        mixer.think(budget.simulations, budget.seconds)
        return mixer


def form_after(position: Position, seat: int, pick: int) -> Position | None:
    """The position after a pick, if it begins a form."""
    after = position.clone()
    after.take(seat, pick)
    return after if after.is_form_open() else None
