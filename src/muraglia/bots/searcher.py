"""What the searching bots have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from ..kernel.judge import Judge
from ..kernel.position import Position, forced_answer
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .estimates import Estimate, principal_first
from .parallel import evaluate_in_parallel
from .settings import SearchSettings


class Searcher(ABC):
    """Imagines the position from its view and searches from there. With a number of simulations, the same seed gives the same answers.

    The positions given to it are imagined from the seat's view. They are not changed.
    """

    def __init__(self, spec: Spec, rng: Rng, settings: SearchSettings) -> None:
        self.spec = spec
        self.rng = rng
        self.settings = settings

    @property
    def judge(self) -> Judge:
        return self.settings.judge or self.spec.judge

    def choose(self, view: Any, question: Question) -> Choice:
        return self.choose_at(self.spec.imagine(view), question.seat)

    @abstractmethod
    def choose_at(self, position: Position, seat: int) -> Choice:
        """Returns the answer of the seat."""

    def evaluate(self, position: Position, seat: int) -> list[Estimate]:
        """Returns an estimate for every answer the search looked at, the best first."""
        forced = forced_answer(position, seat)
        if forced is not None and not self.settings.with_scores:
            return [Estimate(forced, 1.0, 0.0, 0.0)]
        if self.settings.budget.cores > 1:
            found = evaluate_in_parallel(self, position, seat)
        else:
            found = self.estimates(position, seat)
        return principal_first(found)

    @abstractmethod
    def estimates(self, position: Position, seat: int) -> list[Estimate]:
        """Searches on one core."""

    @abstractmethod
    def compare(self, position: Position, seat: int, choice: Choice) -> list[Estimate]:
        """Returns estimates in which this choice was examined as closely as the best one."""

    @abstractmethod
    def twin(self, rng: Rng, settings: SearchSettings) -> Searcher:
        """Returns a bot of the same kind with other settings."""
