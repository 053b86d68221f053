"""A bot for simultaneous choices: it plays a mixed strategy, so that nobody can predict it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..kernel.position import Position
from ..kernel.question import Choice
from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .backward_induction import BackwardInduction, OutOfTime
from .estimates import Estimate, PickEstimate, sample
from .regret_matching import WIN, RegretMatchingSearch
from .searcher import Searcher
from .settings import Budget, SearchSettings

MIN_SHARE = 0.03  # choices with a smaller probability are noise of the search


class RegretMatchingBot(Searcher):
    """For games in which seats choose at the same time. `goal`: to win the game, or to lead by points."""

    def __init__(self, spec: Spec, rng: Rng, settings: SearchSettings, goal: int = WIN) -> None:
        super().__init__(spec, rng, settings)
        self.goal = goal
        self._solution: BackwardInduction | None = None  # stays valid for the round

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_solution": None}  # the copy solves it again

    def choose_at(self, position: Position, seat: int) -> Choice:
        """Returns an answer drawn from the average strategy; with probability epsilon, any answer."""
        estimates = self.evaluate(position, seat)
        if self.rng.next32() / 2**32 < self.settings.epsilon:
            return estimates[self.rng.below(len(estimates))].choice
        return sample(estimates, self.rng, MIN_SHARE)

    def estimates(self, position: Position, seat: int) -> list[Estimate]:
        root = position.clone()
        root.redeal(seat, self.rng)  # withdraws the others' closed answers
        return self._answers(root, seat, (), 1.0, self.settings.budget)

    def compare(self, position: Position, seat: int, choice: Choice) -> list[Estimate]:
        """One search is enough: regret matching examines every choice equally."""
        return self.evaluate(position, seat)

    def _answers(self, root: Position, seat: int, so_far: Choice, share: float, budget: Budget) -> list[Estimate]:
        """Searches the picks here and, where a pick begins a form, the picks after it. They share the time."""
        forms = {pick: after for pick in root.options(seat) if (after := form_after(root, seat, pick)) is not None}
        budget = replace(budget, seconds=budget.seconds / (1 + len(forms)))
        estimates: list[Estimate] = []
        for found in self._solve(root, seat, budget) or self.search(root, seat, budget).answers():
            choice = (*so_far, found.pick)
            if found.pick not in forms:
                estimates.append(Estimate(choice, share * found.probability, found.value, found.score))
            elif found.probability >= MIN_SHARE or not so_far:
                estimates += self._answers(forms[found.pick], seat, choice, share * found.probability, budget)
        return estimates

    def _solve(self, root: Position, seat: int, budget: Budget) -> list[PickEstimate] | None:
        """Returns the exact solution if the rest of the round is small enough; spends at most half of the time on it."""
        if self.settings.with_scores or not self.judge.can_be_solved(root):
            return None
        if self._solution is None or not self._solution.applies_to(root):
            self._solution = BackwardInduction()
            self._solution.set_up(self.judge, root, self.goal)
        try:
            return self._solution.answers(root, seat, budget.seconds / 2)
        except OutOfTime:
            return None

    def search(self, root: Position, seat: int, budget: Budget) -> RegretMatchingSearch:
        search = RegretMatchingSearch()
        search.set_up(self.judge, root, seat, self.goal, self.rng)
        search.with_scores = self.settings.with_scores
        search.search(budget.simulations, budget.seconds)
        return search

    def twin(self, rng: Rng, settings: SearchSettings) -> RegretMatchingBot:
        return RegretMatchingBot(self.spec, rng, settings, self.goal)


def form_after(position: Position, seat: int, pick: int) -> Position | None:
    """Returns the position after a pick that begins a form; None for any other pick."""
    after = position.clone()
    after.take(seat, pick)
    return after if after.is_form_open() else None
