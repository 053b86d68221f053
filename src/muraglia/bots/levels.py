"""Opponents by how well they play: novice, club, master. A level also says how long a bot may think.

A number of simulations is what a level is made of, so that it plays the same on every machine; the time is there for slow ones.
The numbers were found in the arena: see docs/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .mixed import MixedBot
from .search import SearchBot
from .thoughts import Budget, Manner


@dataclass(frozen=True)
class Level:
    simulations: int
    seconds: float
    carelessness: float


# By game: where seats choose at once, few simulations tell much; a game of hundreds of small decisions forgives little carelessness.
LEVELS_OF = {
    "die-mauer": {"novice": Level(10, 0.5, 0.65), "club": Level(50, 1.0, 0.25), "master": Level(1000, 3.0, 0.0)},
    "chinesische-mauer": {"novice": Level(40, 0.5, 0.09), "club": Level(300, 1.0, 0.03), "master": Level(6000, 3.0, 0.0)},
    "great-wall": {"novice": Level(60, 0.5, 0.01), "club": Level(600, 1.0, 0.002), "master": Level(6000, 3.0, 0.0)},
}
LEVELS = ("novice", "club", "master")

Searcher = SearchBot | MixedBot


def level_of(name: str, spec: Spec) -> Level:
    return LEVELS_OF[spec.info.name][name]


def make_level(name: str, spec: Spec, rng: Rng, budget: Budget | None = None, with_scores: bool = False) -> Searcher:
    """A bot of a level; another budget may be given, to compare at equal time."""
    level = level_of(name, spec)
    manner = Manner(budget or Budget(level.seconds, level.simulations), None, level.carelessness, with_scores)
    return MixedBot(spec, rng, manner) if spec.judge.mixes else SearchBot(spec, rng, manner)
