"""Opponents by how well they play: novice, club, master. A level also says how long a bot may think.

What a level means is a fact of each game (`Spec.levels`).
"""

from __future__ import annotations

from ..kernel.rng import Rng
from ..kernel.spec import Level, Spec
from .mixed import MixedBot
from .search import SearchBot
from .thoughts import Budget, Manner

Searcher = SearchBot | MixedBot


def level_of(name: str, spec: Spec) -> Level:
    return spec.levels[name]


def make_level(name: str, spec: Spec, rng: Rng, budget: Budget | None = None, with_scores: bool = False) -> Searcher:
    """A bot of a level; another budget may be given, to compare at equal time."""
    level = level_of(name, spec)
    manner = Manner(budget or Budget(level.seconds, level.simulations), None, level.temperature, with_scores)
    return MixedBot(spec, rng, manner) if spec.judge.mixes else SearchBot(spec, rng, manner)
