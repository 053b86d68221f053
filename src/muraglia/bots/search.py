"""A bot that searches a tree of what may come."""

from __future__ import annotations

from ..kernel.position import Position
from ..kernel.question import Choice
from ..kernel.rng import Rng
from .estimates import Estimate, drawn
from .searcher import Searcher
from .settings import SearchSettings
from .tree import Tree


class SearchBot(Searcher):
    """Information-set Monte Carlo tree search (`tree.py`), for games in which seats mostly choose one after the other."""

    def choose_at(self, position: Position, seat: int) -> Choice:
        """Returns the most visited answer, pick by pick; with a temperature, picks drawn from a softmax over win probabilities."""
        estimates = self.evaluate(position, seat)
        return drawn(estimates, self.settings.temperature, self.rng) if self.settings.temperature > 0 else estimates[0].choice

    def estimates(self, position: Position, seat: int) -> list[Estimate]:
        answers = self.search(position, seat).answers()
        total = sum(answer.visits for answer in answers)
        return [
            Estimate(answer.choice, answer.visits / total, answer.chances / answer.visits, answer.scores / answer.visits)
            for answer in answers
        ]

    def compare(self, position: Position, seat: int, choice: Choice) -> list[Estimate]:
        """The best answer and the given one each get a search of their own."""
        best = self.evaluate(position, seat)[0].choice
        return [self._estimate_of(position, seat, one) for one in dict.fromkeys((best, choice))]

    def _estimate_of(self, position: Position, seat: int, choice: Choice) -> Estimate:
        tree = self._new_tree(position, seat)
        tree.root_answer = choice
        tree.search(self.settings.budget.simulations, self.settings.budget.seconds)
        simulations = float(tree.simulations)
        return Estimate(choice, 0.0, tree.own_total / simulations, tree.own_score / simulations)

    def search(self, position: Position, seat: int) -> Tree:
        tree = self._new_tree(position, seat)
        tree.search(self.settings.budget.simulations, self.settings.budget.seconds)
        while not tree.answers():  # so few simulations that none completed a form
            tree.search(1, 0.0)
        return tree

    def _new_tree(self, position: Position, seat: int) -> Tree:
        tree = Tree()
        tree.set_up(self.judge, position, seat, len(self.spec.notation), self.rng)
        tree.with_scores = self.settings.with_scores
        return tree

    def twin(self, rng: Rng, settings: SearchSettings) -> SearchBot:
        return SearchBot(self.spec, rng, settings)
