"""Opponents by how well they play: novice, club and master.

A level is defined by a number of simulations, so that it plays the same on every machine. Its time limit is for slow machines.
The numbers were found in the arena: see docs/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .regret_matching_bot import RegretMatchingBot
from .search import SearchBot
from .searcher import Searcher
from .settings import Budget, SearchSettings


@dataclass(frozen=True)
class Level:
    """How long a bot of this level thinks, and how much it errs on purpose (see SearchSettings)."""

    simulations: int
    seconds: float
    temperature: float = 0.0
    epsilon: float = 0.0


# By game. Where seats choose at the same time, few simulations achieve much. In a game of hundreds of small decisions, a small
# temperature already costs a lot.
LEVELS_OF = {
    "die-mauer": {"novice": Level(10, 0.5, epsilon=0.65), "club": Level(50, 1.0, epsilon=0.25), "master": Level(1000, 3.0)},
    "chinesische-mauer": {
        "novice": Level(40, 0.5, temperature=0.09),
        "club": Level(300, 1.0, temperature=0.03),
        "master": Level(6000, 3.0),
    },
    "great-wall": {"novice": Level(60, 0.5, temperature=0.01), "club": Level(600, 1.0, temperature=0.002), "master": Level(6000, 3.0)},
}
LEVELS = ("novice", "club", "master")


def level_of(name: str, spec: Spec) -> Level:
    return LEVELS_OF[spec.info.name][name]


def make_level(name: str, spec: Spec, rng: Rng, budget: Budget | None = None, with_scores: bool = False) -> Searcher:
    """Returns a bot of a level; with a budget, one that thinks for as long as that instead."""
    level = level_of(name, spec)
    budget = budget or Budget(level.seconds, level.simulations)
    return make_searcher(spec, rng, SearchSettings(budget, None, level.temperature, level.epsilon, with_scores))


def make_searcher(spec: Spec, rng: Rng, settings: SearchSettings) -> Searcher:
    """Returns the kind of search that suits the game."""
    return RegretMatchingBot(spec, rng, settings) if spec.judge.needs_mixed_strategies else SearchBot(spec, rng, settings)
