"""What a searching bot thinks of its choices: the raw material of its answer, of hints and of explanations."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ..kernel.judge import Judge
from ..kernel.question import Choice
from ..kernel.rng import Rng


@dataclass(frozen=True)
class Thought:
    """One answer: the part it has in what the bot would play, the winning chance after it, and the score expected."""

    choice: Choice
    share: float
    chance: float
    score: float


@dataclass(frozen=True)
class Budget:
    """How long to think: until a time or a number of simulations runs out, whichever comes first; 0 is no limit of that kind."""

    seconds: float = 0.0
    simulations: int = 0
    cores: int = 1

    def __post_init__(self) -> None:
        assert self.seconds > 0 or self.simulations > 0, "a search needs an end"


@dataclass(frozen=True)
class Manner:
    """How a bot thinks and answers."""

    budget: Budget
    judge: Judge | None = None  # the game's own unless another is given
    carelessness: float = 0.0  # how much winning chance it gives away without noticing
    with_scores: bool = False


def draw(thoughts: list[Thought], rng: Rng, least: float = 0.0) -> Choice:
    """A choice by the shares; those below `least` are left out."""
    best = max(thought.share for thought in thoughts)
    kept = [thought for thought in thoughts if thought.share >= min(least, best)]
    dart = rng.next32() / 2**32 * sum(thought.share for thought in kept)
    for thought in kept:
        dart -= thought.share
        if dart < 0:
            return thought.choice
    return kept[-1].choice


@contextmanager
def undisturbed() -> Iterator[None]:
    """What grows while a bot thinks has no cycles: to look for them again and again in thousands of nodes would find nothing."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
