"""Players made of code. A bot is any object with `choose(view, question)`. It gets what its seat knows and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Protocol

from ..games import spec_of
from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..kernel.position import Position
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng, rng_from_seed
from ..kernel.spec import LEVELS, Spec
from .estimates import Estimate
from .greedy import GreedyBot
from .levels import make_level
from .outside import OutsideBot, outside_bot
from .random import RandomBot
from .regret_matching_bot import RegretMatchingBot
from .search import SearchBot
from .settings import Budget, SearchSettings


class Bot(Protocol):
    """A player made of code: any object with this method."""

    def choose(self, view: Any, question: Question) -> Choice:
        """Returns a whole answer to the question: one pick, or all picks of a form."""
        ...


class HouseBot(Bot, Protocol):
    """A bot of this package."""

    def choose_at(self, position: Position, seat: int) -> Choice:
        """Returns the answer of the seat at a position that was imagined from its view. The position is not changed."""
        ...


def _of_level(level: str) -> Maker:
    def make(spec: Spec, rng: Rng, budget: Budget | None) -> HouseBot:
        return make_level(level, spec, rng, budget)

    return make


Maker = Callable[[Spec, Rng, Budget | None], "HouseBot"]
BOTS: dict[str, Maker] = {
    "random": lambda spec, rng, budget: RandomBot(spec, rng),
    "greedy": lambda spec, rng, budget: GreedyBot(spec, rng),
    **{level: _of_level(level) for level in LEVELS},
}


def by_strength(game: str) -> tuple[str, ...]:
    """Returns the bots of a game, the weakest first (docs/strength.md). Where seats choose at the same time, greedy beats club."""
    if spec_of(game).judge.needs_mixed_strategies:
        return "random", *LEVELS[:-1], "greedy", LEVELS[-1]
    return "random", "greedy", *LEVELS


def make_bot(name: str, game: str, seed: int | str | None = None) -> Bot:
    """Returns a bot for a game by its name: random, greedy, novice, club or master. With a seed it makes the same choices again.

    A level may be given another budget: master@100ms, master@1s, master@500 (simulations), master@1s*2 (on two cores). A bot of
    your own is `path.py:Class`, or `run:COMMAND` for a program in any language. Such a name starts a program: never take one from a
    network, but use `house_bot` there.
    """
    return outside_bot(name, spec_of(game), _rng(seed)) or house_bot(name, game, seed)


def house_bot(name: str, game: str, seed: int | str | None = None) -> HouseBot:
    """Returns a bot of this package by name. It never starts a program."""
    bare, _, budget = name.partition("@")
    if bare not in BOTS:
        raise BadSetup(Message("setup-unknown-bot", {"word": name, "known": ", ".join(BOTS)}))
    return BOTS[bare](spec_of(game), _rng(seed), read_budget(budget))


def _rng(seed: int | str | None) -> Rng:
    return rng_from_seed(secrets.token_hex(16) if seed is None else str(seed))


def read_budget(text: str) -> Budget | None:
    """Returns the budget written as 100ms, 2s or a number of simulations, with *2 for two cores; None for no text."""
    if not text:
        return None
    time, star, cores = text.partition("*")
    number = time.removesuffix("ms").removesuffix("s")
    if not is_count(number) or (star and not is_count(cores)):
        raise BadSetup(Message("setup-bad-budget", {"word": text}))
    count = int(cores or 1)
    if time.endswith("ms"):
        return Budget(seconds=int(number) / 1000, cores=count)
    return Budget(seconds=int(number), cores=count) if time.endswith("s") else Budget(simulations=int(number), cores=count)


def is_count(word: str) -> bool:
    return word.isascii() and word.isdecimal() and 0 < int(word) < 10**9


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "Estimate",
    "GreedyBot",
    "HouseBot",
    "OutsideBot",
    "RandomBot",
    "RegretMatchingBot",
    "SearchBot",
    "SearchSettings",
    "by_strength",
    "house_bot",
    "make_bot",
    "make_level",
]
