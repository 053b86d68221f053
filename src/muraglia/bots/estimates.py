"""What a search found out about the answers to a question: bots choose from it, and hints and analyses explain it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..kernel.question import Choice
from ..kernel.rng import Rng


@dataclass(frozen=True)
class Estimate:
    """One whole answer. `share` is its part of the visits, or its probability in the average strategy; together the shares are 1."""

    choice: Choice
    share: float
    chance: float  # the probability of winning after it
    score: float  # the final score expected after it; 0 unless scores were asked for


class RootStatistics(NamedTuple):
    """What a tree counted for one whole answer at its root. The sums are over its visits."""

    choice: Choice
    visits: int
    chances: float
    scores: float


class PickEstimate(NamedTuple):
    """What regret matching or backward induction found for one pick: its probability in the strategy, and what it is worth."""

    pick: int
    probability: float
    value: float
    score: float = 0.0


def sample(estimates: list[Estimate], rng: Rng, min_share: float = 0.0) -> Choice:
    """Returns a choice at random, in proportion to the shares. Smaller shares than `min_share` are left out, but never all of them."""
    best = max(estimate.share for estimate in estimates)
    kept = [estimate for estimate in estimates if estimate.share >= min(min_share, best)]
    remaining = rng.next32() / 2**32 * sum(estimate.share for estimate in kept)
    for estimate in kept:
        remaining -= estimate.share
        if remaining < 0:
            return estimate.choice
    return kept[-1].choice
