"""Looks back at a game: the win probability over time, and the decisions that cost most, judged by what the seat knew then."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from ..bots import Budget, Estimate, make_level
from ..game import Chosen, Game
from ..games import spec_of
from ..kernel.message import Message
from ..kernel.position import forced_answer
from ..kernel.question import Choice, Question
from ..kernel.rng import rng_from_seed

COSTLIEST = 3
NOTICEABLE = 0.01  # one percentage point of win probability: a decision that cost less cost nothing


class Point(Struct, frozen=True):
    """The seat's win probability when it had to decide."""

    version: int  # steps of the game before it
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
    place: tuple[Message, ...] = ()  # when and where in the game, and what was asked
    leads: tuple[Message, ...] = ()  # what the choice could lead to, as a hint would have said
    better_leads: tuple[Message, ...] = ()

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
    """Compares a choice with the best one, from what the seat knew. `budget` is for each of the two."""
    spec = spec_of(game)
    careful = budget or Budget(simulations=spec.weighing)
    bot = make_level("master", spec, rng_from_seed(f"{seed} {number}"), careful, with_scores=True)
    estimates = {estimate.choice: estimate for estimate in bot.compare(spec.imagine(view), question.seat, choice)}
    best = max(estimates.values(), key=lambda estimate: estimate.chance)
    chosen = estimates.get(choice, Estimate(choice, 0.0, 0.0, 0.0))  # pruned: the search did not consider it
    return Decision(
        version=question.version,
        number=number,
        choice=choice,
        chance=chosen.chance,
        score=chosen.score,
        better=best.choice,
        better_chance=best.chance,
        better_score=best.score,
        place=spec.place_in_words(view, question),
        leads=spec.foresee(view, choice),
        better_leads=spec.foresee(view, best.choice),
    )


def decisions_of(game: Game) -> list[tuple[int, Chosen]]:
    """Returns the choices in which a seat had something to decide, each with the number of steps before it.

    Answers that seats give at the same time are several choices, but one step.
    """
    found: list[tuple[int, Chosen]] = []
    steps, version = -1, -1
    for chosen in game.moments():
        if chosen.game.version != version:
            steps, version = steps + 1, chosen.game.version
        if forced_answer(chosen.game.position, chosen.seat) is None:
            found.append((steps, chosen))
    return found


def costliest(decisions: Iterable[Decision], most: int = COSTLIEST) -> tuple[Decision, ...]:
    """Returns the decisions that cost most, the worst first."""
    costly = sorted((decision for decision in decisions if decision.cost >= NOTICEABLE), key=lambda decision: -decision.cost)
    return tuple(costly[:most])


def analyse(
    game: Game, seat: int, budget: Budget | None = None, seed: str = "analysis", progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Examines every real decision of the seat. `progress` gets the number of decisions done and in all."""
    moments = [chosen for _, chosen in decisions_of(game) if chosen.seat == seat]
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
