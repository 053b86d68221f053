"""Looking back at a game: the winning chance over time, and the decisions that cost most, judged by what the seat knew then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from ..bots import Budget, Thought, make_level
from ..bots.levels import level_of
from ..game import Chosen, Game
from ..games import spec_of
from ..kernel.question import Choice, Question
from ..kernel.rng import rng_from_seed

COSTLIEST = 3
NOTICEABLE = 0.005  # half a percent: below that a decision cost nothing


class Point(Struct, frozen=True):
    """The seat's winning chance when it had to decide, after that many steps of the game."""

    version: int
    chance: float


class Decision(Struct, frozen=True):
    """A decision of the seat: what was chosen, what was better, and by how much."""

    version: int
    number: int  # which of the choices of the game it was
    choice: Choice
    chance: float
    score: float
    better: Choice
    better_chance: float
    better_score: float

    @property
    def cost(self) -> float:
        return max(0.0, self.better_chance - self.chance)


class Analysis(Struct, frozen=True):
    game: str
    seat: int
    curve: tuple[Point, ...]
    costliest: tuple[Decision, ...]  # the worst first
    decisions: int


def weigh(
    game: str, view: Any, question: Question, choice: Choice, number: int, budget: Budget | None = None, seed: str = "analysis"
) -> Decision:
    """A choice against the best there was, from what the seat knew. `budget` is for each of the two."""
    spec = spec_of(game)
    careful = budget or Budget(simulations=max(1, level_of("master", spec).simulations // 4))
    bot = make_level("master", spec, rng_from_seed(f"{seed} {number}"), careful, with_scores=True)
    thoughts = {thought.choice: thought for thought in bot.compare(view, question, choice)}
    best = max(thoughts.values(), key=lambda thought: thought.chance)
    chosen = thoughts.get(choice, Thought(choice, 0.0, 0.0, 0.0))  # not even worth a look
    return Decision(question.version, number, choice, chosen.chance, chosen.score, best.choice, best.chance, best.score)


def decisions_of(game: Game, seat: int) -> list[Chosen]:
    """The moments in which the seat had something to decide."""
    return [moment for moment in game.moments() if moment.seat == seat and len(moment.game.choices(seat)) > 1]


def costliest(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """The worst first."""
    costly = sorted((decision for decision in decisions if decision.cost >= NOTICEABLE), key=lambda decision: -decision.cost)
    return tuple(costly[:COSTLIEST])


def analyse(
    game: Game, seat: int, budget: Budget | None = None, seed: str = "analysis", progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Look at every real decision of the seat. `progress` is told how many of how many are done."""
    moments = decisions_of(game, seat)
    found: list[Decision] = []
    for moment in moments:
        now = moment.game
        found.append(weigh(game.name, now.view(seat), now.question(seat), moment.choice, moment.number, budget, seed))
        if progress is not None:
            progress(len(found), len(moments))
    points = [Point(decision.version, decision.better_chance) for decision in found]
    if game.is_over:
        points.append(Point(game.version, 1 / len(game.winners) if seat in game.winners else 0.0))
    return Analysis(game.name, seat, tuple(points), costliest(found), len(found))
