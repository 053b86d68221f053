"""Shares of wins and ratings, each with a 95 % confidence interval.

Ratings are the maximum-likelihood fit of the Bradley-Terry model to who finished before whom (choix), on the Elo scale with a mean of
1500. Games of the same deal are not independent, so the intervals come from a bootstrap that resamples whole deals.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ..extras import missing
from ..games import spec_of
from .games import Played

DRAWS = 1000
ELO = 400 / math.log(10)
WEAK_PRIOR = 0.05  # keeps the rating of a bot that won or lost everything finite


class Interval(Struct, frozen=True):
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    """How a bot did."""

    bot: str
    games: int
    share: Interval  # of wins; ties are shared
    rating: Interval
    score: float
    seconds: float  # thinking time per decision


def standings(results: Sequence[Played]) -> list[Standing]:
    """Returns the standings, the best first."""
    try:
        import numpy as np
    except ModuleNotFoundError as error:
        raise missing("arena", error) from error

    names = list(dict.fromkeys(bot for played in results for bot in played.match.bots))
    index = {name: number for number, name in enumerate(names)}
    deals: dict[str, list[Played]] = {}
    for played in results:
        deals.setdefault(played.match.deal, []).append(played)
    count = len(names)
    wins = np.zeros((len(deals), count))
    seats = np.zeros((len(deals), count))
    pairs = np.zeros((len(deals), count, count))
    for row, group in enumerate(deals.values()):
        for played in group:
            tally(played, index, wins[row], seats[row], pairs[row])
    rng = np.random.default_rng(1)
    shares: Any = wins.sum(0) / seats.sum(0)
    rated = rate(pairs.sum(0))
    drawn_shares, drawn_ratings = [], []
    for _ in range(DRAWS):
        chosen = rng.integers(0, len(deals), len(deals))
        drawn_shares.append(wins[chosen].sum(0) / np.maximum(seats[chosen].sum(0), 1))
        drawn_ratings.append(rate(pairs[chosen].sum(0)))
    share_low, share_high = np.percentile(drawn_shares, [2.5, 97.5], axis=0)
    low, high = np.percentile(drawn_ratings, [2.5, 97.5], axis=0)
    found = []
    for number, name in enumerate(names):
        mine = [(played, seat) for played in results for seat, bot in enumerate(played.match.bots) if bot == name]
        decisions = sum(played.decisions / len(played.match.bots) for played, _ in mine)
        found.append(
            Standing(
                bot=name,
                games=len(mine),
                share=Interval(float(shares[number]), float(share_low[number]), float(share_high[number])),
                rating=Interval(float(rated[number]), float(low[number]), float(high[number])),
                score=sum(played.scores[seat] for played, seat in mine) / len(mine),
                seconds=sum(played.seconds[seat] for played, seat in mine) / max(decisions, 1),
            )
        )
    return sorted(found, key=lambda standing: -standing.rating.value)


def tally(played: Played, index: dict[str, int], wins: Any, seats: Any, pairs: Any) -> None:
    sign = -1 if spec_of(played.match.game).info.lowest_wins else 1
    numbers = [index[bot] for bot in played.match.bots]
    for seat, number in enumerate(numbers):
        wins[number] += played.share(seat)
        seats[number] += 1
        for other, rival in enumerate(numbers):
            if number != rival:
                ahead = sign * (played.scores[seat] - played.scores[other])
                pairs[number, rival] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


def rate(pairs: Any) -> Any:
    try:
        import choix
    except ModuleNotFoundError as error:
        raise missing("arena", error) from error

    if len(pairs) == 1:
        return [1500.0]
    return 1500 + ELO * choix.ilsr_pairwise_dense(pairs, alpha=WEAK_PRIOR, max_iter=1000)


def share_of(results: Sequence[Played], bot: str) -> Interval:
    """Returns the share of wins of one bot, with its bootstrap interval. Needs no library."""
    deals: dict[str, list[float]] = {}
    for played in results:
        for seat, name in enumerate(played.match.bots):
            if name == bot:
                deals.setdefault(played.match.deal, []).append(played.share(seat))
    groups = list(deals.values())
    rng = random.Random(1)
    drawn = []
    for _ in range(DRAWS):
        chosen = [share for _ in groups for share in groups[rng.randrange(len(groups))]]
        drawn.append(sum(chosen) / len(chosen))
    drawn.sort()
    every = [share for group in groups for share in group]
    return Interval(sum(every) / len(every), drawn[int(0.025 * DRAWS)], drawn[int(0.975 * DRAWS)])
