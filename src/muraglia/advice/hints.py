"""A hint: what the master would choose here, and how it compares with the next best choice."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..bots import Budget, Estimate, make_level
from ..games import spec_of
from ..kernel.question import Choice, Question
from ..kernel.rng import rng_from_seed

MIXED_BELOW = 0.9  # a smaller share means that the best choice is one of several to vary (a mixed strategy)


class Advice(Struct, frozen=True):
    """Everything that a page or a terminal shows of a hint; `words.hint_sentences` turns it into sentences."""

    game: str
    seat: int
    best: Choice
    chance: float  # of winning, if the best is chosen
    score: float  # expected at the end
    share: float  # how often the master would choose it here
    next_best: Choice | None
    next_chance: float
    next_score: float


def advise(game: str, view: Any, question: Question, budget: Budget | None = None, seed: str = "hint") -> Advice:
    """Advises from the view and the question alone. The same seed and number of simulations give the same advice."""
    spec = spec_of(game)
    bot = make_level("master", spec, rng_from_seed(seed), budget, with_scores=True)
    estimates = bot.evaluate(spec.imagine(view), question.seat)
    best = estimates[0]
    other = next_best(estimates, spec.judge.needs_mixed_strategies)
    return Advice(
        game=game,
        seat=question.seat,
        best=best.choice,
        chance=best.chance,
        score=best.score,
        share=best.share if spec.judge.needs_mixed_strategies and question.secret else 1.0,
        next_best=other.choice if other else None,
        next_chance=other.chance if other else 0.0,
        next_score=other.score if other else 0.0,
    )


def next_best(estimates: list[Estimate], mixed: bool) -> Estimate | None:
    """Returns the best answer that begins otherwise than the first; where strategies are mixed, the one with the next highest chance."""
    if mixed:
        return max(estimates[1:], key=lambda estimate: estimate.chance, default=None)
    others = [estimate for estimate in estimates[1:] if estimate.choice[0] != estimates[0].choice[0]]
    return next(iter(others or estimates[1:]), None)
