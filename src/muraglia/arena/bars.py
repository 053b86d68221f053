"""A claim about strength as data: who plays whom, how often, and what the share of wins must be.

`benchmarks/strength.py` measures them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from ..bots import read_budget
from ..bots.levels import level_of
from ..games import spec_of
from ..kernel.spec import LEVELS
from .games import Match, Played
from .ratings import Interval, share_of
from .tournament import Tournament

WIDEST = 0.09  # a band says something only if the interval reaches no further to either side
Z = 1.96
Verdict = Literal["passed", "missed", "open"]


class Bar(Struct, frozen=True):
    """A row of the table. The first bot is measured; where all bots are the same, they win or lose together.

    `low` alone is a bar for the lower end of the interval; with `high` it is a band for the estimate. `fair`: no interval may lie wholly
    below this share.
    """

    what: str
    game: str
    bots: tuple[str, ...]
    games: int
    low: float = 0.0
    high: float = 1.0
    fair: float = 0.0
    options: dict[str, str] = {}

    @property
    def key(self) -> str:
        """Stands for the row in the file of counts."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game} {' '.join(self.bots)} {options}".strip()

    @property
    def together(self) -> bool:
        return len(set(self.bots)) == 1

    def matches(self, seed: str, scale: float = 1.0) -> list[Match]:
        """Returns the games to play: every deal from every seat, or once where all seats are played by the same bot."""
        games = max(2, round(self.games * scale))
        if self.together:
            return [Match(self.game, self.bots, f"{seed} {deal}", self.options) for deal in range(games)]
        return Tournament(self.game, self.bots, games, len(self.bots), seed, self.options).matches()

    def share(self, found: Sequence[Played]) -> Interval:
        """Returns the share of wins with its 95 % interval: a win together counts whole, a win among rivals is shared."""
        if self.together:
            return wilson(sum(bool(played.winners) for played in found), len(found))
        return share_of(found, self.bots[0])

    def verdict(self, share: Interval) -> Verdict:
        """Returns whether the row passes; a band with too wide an interval stays open until more games are played."""
        if self.fair > 0:
            return "passed" if share.high >= self.fair else "missed"
        if self.high < 1:
            if max(share.high - share.value, share.value - share.low) > WIDEST:
                return "open"
            return "passed" if self.low <= share.value <= self.high else "missed"
        return "passed" if share.low >= self.low else "missed"

    def asked(self) -> str:
        if self.fair > 0:
            return f"not below {self.fair:.0%}"
        return f"{self.low:.0%} – {self.high:.0%}" if self.high < 1 else f"≥ {self.low:.0%}"


class Pace(Struct, frozen=True):
    """How long the search takes in a game, for forecasts: decisions of one seat by the number of players, simulations a second."""

    decisions: tuple[int, ...]
    simulations: int


def forecast(bar: Bar, pace: Pace, scale: float = 1.0) -> float:
    """Returns about how many seconds of one core the games of a row will take."""
    seats = len(bar.bots)
    each = sum(simulations_of(bot, bar.game) for bot in bar.bots) * pace.decisions[min(seats, len(pace.decisions)) - 1]
    return len(bar.matches("", scale)) * each / pace.simulations


def simulations_of(bot: str, game: str) -> int:
    """Returns how many simulations a bot spends on a choice; those that do not search spend next to nothing."""
    name, _, budget = bot.partition("@")
    if name not in LEVELS:
        return 0
    found = read_budget(budget)
    return found.simulations if found is not None else level_of(name, spec_of(game)).simulations


def wilson(won: int, games: int) -> Interval:
    """Returns a share of independent games with its 95 % interval (Wilson)."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    middle = (won + Z * Z / 2) / (games + Z * Z)
    half = Z * math.sqrt(won * (games - won) / games + Z * Z / 4) / (games + Z * Z)
    return Interval(won / games, max(0.0, middle - half), min(1.0, middle + half))
