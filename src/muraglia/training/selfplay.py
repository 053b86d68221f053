"""One game of a searching bot against itself, kept as its deal and choices: enough to look at every position of it again."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ..bots import Budget, MixedBot, SearchBot
from ..bots.thoughts import Manner
from ..games import spec_of
from ..kernel.judge import FittedJudge
from ..kernel.position import Position
from ..kernel.rng import rng_from_seed
from ..kernel.spec import Spec


class Task(Struct, frozen=True):
    game: str
    players: int
    deal: str
    simulations: int
    carelessness: float  # so that the games differ, and the judge sees what bad choices lead to
    weights: str  # as training writes them


class Lesson(Struct, frozen=True):
    deal: str
    choices: tuple[tuple[int, tuple[int, ...]], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def judge_of(spec: Spec, weights: str) -> FittedJudge:
    assert isinstance(spec.judge, FittedJudge)
    return spec.judge.with_weights(weights)


def play(task: Task) -> Lesson:
    spec = spec_of(task.game)
    judge = judge_of(spec, task.weights)
    manner = Manner(Budget(simulations=task.simulations), judge, task.carelessness)
    kind = MixedBot if judge.mixes else SearchBot
    bots = [kind(spec, rng_from_seed(f"{task.deal}/{seat}"), manner) for seat in range(task.players)]
    position = start(spec, task.players, task.deal)
    choices: list[tuple[int, tuple[int, ...]]] = []
    while not position.is_over():
        answers = []
        for seat in position.to_act():
            question = spec.question(position, seat)
            answers.append((seat, bots[seat].choose(spec.view(position, seat), question)))
        for seat, choice in answers:
            for pick in choice:
                position.take(seat, pick)
        choices += answers
    return Lesson(task.deal, tuple(choices), tuple(position.scores()), tuple(position.winners()))


def start(spec: Spec, players: int, deal: str) -> Position:
    return spec.start(players, spec.info.complete({}), deal, None)


def positions(spec: Spec, players: int, lesson: Lesson) -> Iterator[Position]:
    """Every moment of the game at which somebody chose; while several choose at once only the first."""
    position = start(spec, players, lesson.deal)
    version = -1
    for seat, choice in lesson.choices:
        if position.version != version:
            version = position.version
            yield position
        for pick in choice:
            position.take(seat, pick)
    yield position
