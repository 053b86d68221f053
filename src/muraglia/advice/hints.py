"""A hint: what the master would choose here, and what speaks for it against the next best."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..bots import Budget, Thought, make_level
from ..games import spec_of
from ..kernel.question import Choice, Question
from ..kernel.rng import rng_from_seed

MIXES = 0.9  # below this part of the mix the answer is one of several that should be varied


class Advice(Struct, frozen=True):
    """Everything a page or a terminal needs to tell; `words.hint_sentences` makes sentences of it."""

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
    """From the view and the question alone; the same seed and number of simulations give the same advice."""
    bot = make_level("master", spec_of(game), rng_from_seed(seed), budget, with_scores=True)
    thoughts = bot.ponder(view, question)
    best = thoughts[0]
    rest = sorted(thoughts[1:], key=lambda thought: -thought.chance) if best.share < 1 else thoughts[1:]
    other: Thought | None = rest[0] if rest else None
    return Advice(
        game=game,
        seat=question.seat,
        best=best.choice,
        chance=best.chance,
        score=best.score,
        share=best.share if spec_of(game).judge.mixes and question.secret else 1.0,
        next_best=other.choice if other else None,
        next_chance=other.chance if other else 0.0,
        next_score=other.score if other else 0.0,
    )
