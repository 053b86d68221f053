"""Opponents by how well they play: novice, club and master.

What a level means is a fact of each game (`Spec.levels`).
"""

from __future__ import annotations

from ..kernel.rng import Rng
from ..kernel.spec import Level, Spec
from .regret_matching_bot import RegretMatchingBot
from .search import SearchBot
from .searcher import Searcher
from .settings import Budget, SearchSettings


def level_of(name: str, spec: Spec) -> Level:
    return spec.levels[name]


def make_level(name: str, spec: Spec, rng: Rng, budget: Budget | None = None, with_scores: bool = False) -> Searcher:
    """Returns a bot of a level; with a budget, one that thinks for as long as that instead."""
    level = level_of(name, spec)
    budget = budget or Budget(level.seconds, level.simulations)
    return make_searcher(spec, rng, SearchSettings(budget, None, level.temperature, level.epsilon, with_scores))


def make_searcher(spec: Spec, rng: Rng, settings: SearchSettings) -> Searcher:
    """Returns the kind of search that suits the game."""
    return RegretMatchingBot(spec, rng, settings) if spec.judge.needs_mixed_strategies else SearchBot(spec, rng, settings)
