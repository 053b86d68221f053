"""What the tests know of a game besides its Spec: `ABOUT` in the module `about` beside the game's own tests.

The tests of `muraglia.games.die_mauer` are `tests.games.die_mauer`; those of another package are a package of its name with _tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

import muraglia
from muraglia.games import SPECS
from muraglia.kernel.rng import Rng

Worlds = Iterator[tuple[muraglia.Game, set[int]]]


@dataclass(frozen=True)
class About:
    worlds: Callable[[muraglia.Game, Rng], Worlds]  # games that differ in hidden facts, each with the seats that know the difference
    short: dict[str, int] = field(default_factory=dict)  # options that make a game short
    players: tuple[int, ...] = (2, 4)  # how many play where every number of players would take too long
    also: tuple[tuple[int, dict[str, str]], ...] = ()  # other modes, whose rules differ: with how many players, and the options
    every: int = 1  # at how many choices other worlds are compared
    least: int = 40  # how many comparisons there must be in a game
    moments: int = 8  # of a game, at which everything is asked
    apart: int = 5  # answers between two of them
    has_forms: bool = True  # whether some choices take several picks
    withdrawn: tuple[str, ...] = ()  # what a redeal changes in a view, because it withdraws the answers of others


def home_of_tests(name: str) -> str:
    package = SPECS[name].package
    return package.replace("muraglia.games.", "tests.games.") if name in SPECS.ours else f"{package}_tests"


@cache
def about(name: str) -> About:
    found: About = import_module(f"{home_of_tests(name)}.about").ABOUT
    return found


def tables() -> list[ParameterSet]:
    """Every game with every number of players and in every mode: its name, the players, the options."""
    found: list[ParameterSet] = []
    for name, spec in SPECS.items():
        counts = sorted(spec.info.players + spec.info.variant_players)
        for players, options in [*[(players, dict[str, str]()) for players in counts], *about(name).also]:
            found.append(pytest.param(name, players, options, id="-".join([name, str(players), *options.values()])))
    return found


def other_worlds(game: muraglia.Game, rng: Rng) -> Worlds:
    """Worlds that differ in hidden facts, each with the seats that know the difference. They are not made by redeal."""
    yield from about(game.name).worlds(game, rng)


def modules_about(name: str) -> list[Path]:
    """The test modules that may be about the game."""
    if name in SPECS.ours:
        tests = Path(__file__).parent.parent
        return [path for path in tests.rglob("test_*.py") if tests / "fourth_game" not in path.parents]
    return list(Path(str(import_module(home_of_tests(name)).__file__)).parent.rglob("test_*.py"))
