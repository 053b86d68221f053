"""Players made of code. A bot is any object with `choose(view, question)`: it gets what its seat knows, and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Protocol

from ..games import spec_of
from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng, rng_from_seed
from ..kernel.spec import Spec
from .greedy import GreedyBot
from .random import RandomBot


class Bot(Protocol):
    def choose(self, view: Any, question: Question) -> Choice:
        """A whole answer to the question: one pick, or all picks of a form."""
        ...


BOTS: dict[str, Callable[[Spec, Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, game: str, seed: int | str | None = None) -> Bot:
    """A bot by name for a game. With a seed it plays the same game again."""
    if name not in BOTS:
        raise BadSetup(Message("setup-unknown-bot", {"word": name, "known": ", ".join(BOTS)}))
    return BOTS[name](spec_of(game), rng_from_seed(secrets.token_hex(16) if seed is None else str(seed)))


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]
