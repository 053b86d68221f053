"""One search on several cores: each grows a tree of its own from the same view, and what they think is put together."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from ..games import spec_of
from ..kernel.question import Question
from ..kernel.rng import rng_from_seed
from .thoughts import Thought

if TYPE_CHECKING:
    from .mixed import MixedBot
    from .search import SearchBot


@cache
def helpers(cores: int) -> ProcessPoolExecutor:
    """They stay for the next question: a process takes longer to start than most answers."""
    return ProcessPoolExecutor(cores, get_context("spawn"))


def ponder_side_by_side(bot: SearchBot | MixedBot, view: Any, question: Question, *more: int) -> list[Thought]:
    """Simulations are shared out; time is given to every core. The same seed and number of simulations give the same thoughts.
    `more` is what the kind of bot is made with besides its manner."""
    assert bot.manner.judge is None, "another judge stays in its own process"
    cores = bot.manner.budget.cores
    budget = replace(bot.manner.budget, cores=1, simulations=-(-bot.manner.budget.simulations // cores))
    alone = replace(bot.manner, budget=budget)
    seeds = [f"{bot.rng.next32()} {core}" for core in range(cores)]
    asked = [helpers(cores).submit(_ponder, type(bot), bot.spec.info.name, alone, more, seed, view, question.seat) for seed in seeds]
    return put_together([one.result() for one in asked])


def _ponder(kind: Any, game: str, manner: Any, more: tuple[int, ...], seed: str, view: Any, seat: int) -> list[Thought]:
    spec = spec_of(game)
    position = spec.imagine(view)
    question = spec.question(position, seat)
    thoughts: list[Thought] = kind(spec, rng_from_seed(seed), manner, *more).ponder(view, question)
    return thoughts


def put_together(searches: list[list[Thought]]) -> list[Thought]:
    """Shares are averaged; chances and scores by the share each search gave them."""
    by_choice: dict[tuple[int, ...], list[Thought]] = {}
    for thoughts in searches:
        for thought in thoughts:
            by_choice.setdefault(thought.choice, []).append(thought)
    together: list[Thought] = []
    for choice, found in by_choice.items():
        weight = sum(thought.share for thought in found)
        parts = [thought.share / weight if weight else 1 / len(found) for thought in found]
        chance = sum(part * thought.chance for part, thought in zip(parts, found))
        score = sum(part * thought.score for part, thought in zip(parts, found))
        together.append(Thought(choice, weight / len(searches), chance, score))
    return sorted(together, key=lambda thought: -thought.share)
