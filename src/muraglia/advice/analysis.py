"""Looking back at a game: the winning chance over time, and the decisions that cost most, judged by what the seat knew then."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ..bots import Budget, Thought, make_level
from ..bots.levels import level_of
from ..game import Game
from ..kernel.question import Choice
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


def analyse(
    game: Game, seat: int, budget: Budget | None = None, seed: str = "analysis", progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Look at every real decision of the seat. `budget` is for each of them; `progress` is told how many of how many are done."""
    half = Budget(simulations=max(1, level_of("master", game.spec).simulations // 4))
    moments = [moment for moment in game.moments() if moment.seat == seat and len(moment.game.choices(seat)) > 1]
    points: list[Point] = []
    found: list[Decision] = []
    for done, moment in enumerate(moments):
        bot = make_level("master", game.spec, rng_from_seed(f"{seed} {moment.number}"), budget or half, with_scores=True)
        now = moment.game
        thoughts = {thought.choice: thought for thought in bot.compare(now.view(seat), now.question(seat), moment.choice)}
        best = max(thoughts.values(), key=lambda thought: thought.chance)
        points.append(Point(now.version, best.chance))
        chosen = thoughts.get(moment.choice, Thought(moment.choice, 0.0, 0.0, 0.0))  # not even worth a look
        found.append(Decision(now.version, moment.number, moment.choice, chosen.chance, chosen.score, best.choice, best.chance, best.score))
        if progress is not None:
            progress(done + 1, len(moments))
    if game.is_over:
        points.append(Point(game.version, 1 / len(game.winners) if seat in game.winners else 0.0))
    costly = sorted((decision for decision in found if decision.cost >= NOTICEABLE), key=lambda decision: -decision.cost)
    return Analysis(game.name, seat, tuple(points), tuple(costly[:COSTLIEST]), len(found))
