"""One search on several cores by root parallelization: every core searches on its own, and the results are merged at the root."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING

from ..kernel.position import Position
from ..kernel.question import Choice
from ..kernel.rng import rng_from_seed
from .estimates import Estimate

if TYPE_CHECKING:
    from .searcher import Searcher


@cache
def workers(cores: int) -> ProcessPoolExecutor:
    """Returns processes that stay for the next question: starting one takes longer than most answers."""
    return ProcessPoolExecutor(cores, get_context("spawn"))


def evaluate_in_parallel(bot: Searcher, position: Position, seat: int) -> list[Estimate]:
    """Divides the simulations among the cores; each core gets all of the time. The same seed and simulations give the same estimates."""
    settings = bot.settings
    assert settings.judge is None, "a judge cannot be sent to another process"
    cores = settings.budget.cores
    budget = replace(settings.budget, cores=1, simulations=-(-settings.budget.simulations // cores))
    twins = [bot.twin(rng_from_seed(f"{bot.rng.next32()} {core}"), replace(settings, budget=budget)) for core in range(cores)]
    asked = [workers(cores).submit(twin.evaluate, position, seat) for twin in twins]
    return merge([one.result() for one in asked])


def merge(searches: list[list[Estimate]]) -> list[Estimate]:
    """Returns one estimate for each choice: the mean share, and chances and scores weighted by the share each search gave them."""
    by_choice: dict[Choice, list[Estimate]] = {}
    for estimates in searches:
        for estimate in estimates:
            by_choice.setdefault(estimate.choice, []).append(estimate)
    merged: list[Estimate] = []
    for choice, found in by_choice.items():
        total = sum(estimate.share for estimate in found)
        weights = [estimate.share / total if total else 1 / len(found) for estimate in found]
        chance = sum(weight * estimate.chance for weight, estimate in zip(weights, found))
        score = sum(weight * estimate.score for weight, estimate in zip(weights, found))
        merged.append(Estimate(choice, total / len(searches), chance, score))
    return merged
