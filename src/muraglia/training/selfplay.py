"""Self-play: one game of a searching bot against itself, kept as deal and choices, from which every position can be replayed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ..bots import Budget, SearchSettings
from ..bots.levels import make_searcher
from ..games import spec_of
from ..kernel.judge import FittedJudge
from ..kernel.position import Position
from ..kernel.rng import rng_from_seed
from ..kernel.spec import Spec


class Task(Struct, frozen=True):
    """A game to play. `noise` is the temperature or epsilon of the bots: games differ, and the judge sees what bad choices lead to."""

    game: str
    players: int
    deal: str
    simulations: int
    noise: float
    weights: str  # as training writes them


class SelfPlayGame(Struct, frozen=True):
    deal: str
    choices: tuple[tuple[int, tuple[int, ...]], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def judge_of(spec: Spec, weights: str) -> FittedJudge:
    assert isinstance(spec.judge, FittedJudge)
    return spec.judge.with_weights(weights)


def play(task: Task) -> SelfPlayGame:
    spec = spec_of(task.game)
    judge = judge_of(spec, task.weights)
    settings = SearchSettings(Budget(simulations=task.simulations), judge, temperature=task.noise, epsilon=task.noise)
    bots = [make_searcher(spec, rng_from_seed(f"{task.deal}/{seat}"), settings) for seat in range(task.players)]
    position = start(spec, task.players, task.deal)
    choices: list[tuple[int, tuple[int, ...]]] = []
    while not position.is_over():
        answers = []
        for seat in position.to_act():
            imagined = spec.imagine(spec.view(position, seat))
            answers.append((seat, bots[seat].choose_at(imagined, seat)))
        for seat, choice in answers:
            for pick in choice:
                position.take(seat, pick)
        choices += answers
    return SelfPlayGame(task.deal, tuple(choices), tuple(position.scores()), tuple(position.winners()))


def start(spec: Spec, players: int, deal: str) -> Position:
    return spec.start(players, spec.info.complete({}), deal, None)


def positions(spec: Spec, players: int, game: SelfPlayGame) -> Iterator[Position]:
    """Yields every position at which somebody chose; where several choose at the same time, only the first."""
    position = start(spec, players, game.deal)
    version = -1
    for seat, choice in game.choices:
        if position.version != version:
            version = position.version
            yield position
        for pick in choice:
            position.take(seat, pick)
    yield position
