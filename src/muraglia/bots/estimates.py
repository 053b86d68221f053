"""What a search found out about the answers to a question: bots choose from it, and hints and analyses explain it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
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


def principal_first(estimates: list[Estimate]) -> list[Estimate]:
    """Returns the answers in the order in which a strong player prefers them: by the first pick, then by the next pick of a form.

    A form has many answers, and its visits are spread over them: one by one they would always lose against a single pick.
    """
    shares: dict[Choice, float] = {}
    for estimate in estimates:
        for length in range(1, len(estimate.choice) + 1):
            begun = estimate.choice[:length]
            shares[begun] = shares.get(begun, 0.0) + estimate.share

    def preference(estimate: Estimate) -> list[float]:
        return [-shares[estimate.choice[:length]] for length in range(1, len(estimate.choice) + 1)]

    return sorted(estimates, key=preference)


def drawn(estimates: list[Estimate], temperature: float, rng: Rng) -> Choice:
    """Returns an answer drawn pick by pick from a softmax over win probabilities; a pick that begins a form has the mean of its answers."""
    place = 0
    while len(estimates) > 1:
        begun: dict[int, list[Estimate]] = {}
        for estimate in estimates:
            begun.setdefault(estimate.choice[place], []).append(estimate)
        picks = [Estimate((pick,), 0.0, mean_chance(found), 0.0) for pick, found in begun.items()]
        best = max(pick.chance for pick in picks)
        softmax = [replace(pick, share=math.exp((pick.chance - best) / temperature)) for pick in picks]
        estimates = begun[sample(softmax, rng)[0]]
        place += 1
    return estimates[0].choice


def mean_chance(estimates: list[Estimate]) -> float:
    total = sum(estimate.share for estimate in estimates)
    return sum(estimate.share * estimate.chance for estimate in estimates) / total


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
