"""The fit: ridge regression for the score still to come, maximum likelihood for how sharply scores become win probabilities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from ..extras import missing

try:
    import numpy as np
    from scipy.optimize import minimize_scalar
    from scipy.sparse import csr_matrix
except ModuleNotFoundError as error:
    raise missing("arena", error) from error

from ..kernel.judge import FittedJudge
from ..kernel.spec import Spec
from .selfplay import SelfPlayGame, positions

RIDGE = 20.0  # keeps weights that few games bear on close to their old values
FEW = 150  # a stage with fewer positions takes its sharpness from the stage before
HELD_BACK = 8  # every eighth game is held out of the fit, to measure its error


class Fitted(Struct, frozen=True):
    linear: list[float]
    sharpness: list[float]
    samples: int
    error: float  # of expected scores, root mean square, on the games held out
    log_loss: float  # of win probabilities, on the games held out


class Samples:
    """Positions of many games: the features and the score still to come of every seat, the stage, and who won."""

    def __init__(self, spec: Spec, judge: FittedJudge, players: int) -> None:
        self.spec = spec
        self.judge = judge
        self.players = players
        self.rows: list[list[int]] = []
        self.amounts: list[list[float]] = []
        self.to_come: list[float] = []
        self.so_far: list[float] = []
        self.stages: list[int] = []
        self.wins: list[list[float]] = []

    def add(self, game: SelfPlayGame) -> None:
        share = [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(self.players)]
        open_from = len(self.stages)
        horizon = -1
        for position in positions(self.spec, self.players, game):
            scores = position.scores()
            reached = self.judge.horizon(position)
            if position.is_over() or reached != horizon:
                self._settle(open_from, scores)
                open_from = len(self.stages)
                horizon = reached
            if position.is_over():
                return
            for seat in range(self.players):
                found = self.judge.features(position, seat)
                self.rows.append(found.indices)
                self.amounts.append(found.amounts)
                self.so_far.append(scores[seat])
            self.stages.append(self.judge.stage(position))
            self.wins.append(share)

    def _settle(self, since: int, scores: list[int]) -> None:
        for sample in range(since, len(self.stages)):
            for seat in range(self.players):
                self.to_come.append(scores[seat] - self.so_far[sample * self.players + seat])

    def matrix(self, features: int) -> Any:
        pointers = np.cumsum([0, *[len(row) for row in self.rows]])
        indices = np.fromiter((index for row in self.rows for index in row), dtype=np.int32)
        amounts = np.fromiter((amount for row in self.amounts for amount in row), dtype=np.float64)
        return csr_matrix((amounts, indices, pointers), shape=(len(self.rows), features))


def fit(spec: Spec, judge: FittedJudge, players: int, games: Iterable[SelfPlayGame]) -> Fitted:
    """Returns new weights for a number of players, fitted to the games, starting from the present ones."""
    known, held_back = Samples(spec, judge, players), Samples(spec, judge, players)
    for number, game in enumerate(games):
        (held_back if number % HELD_BACK == HELD_BACK - 1 else known).add(game)
    before = judge.weights[players]
    features = len(before.linear)
    inputs, target = known.matrix(features), np.array(known.to_come)
    start = np.array(before.linear)
    # (X'X + ridge) (w - w0) = X' (y - X w0)
    square = (inputs.T @ inputs).toarray() + RIDGE * np.eye(features)
    linear = start + np.linalg.solve(square, inputs.T @ (target - inputs @ start))
    sign = -1.0 if spec.info.lowest_wins else 1.0
    margins = totals(known, linear) * sign
    sharpness = list(before.sharpness)
    last = -1.0
    stages, wins = np.array(known.stages), np.array(known.wins)
    for stage in range(len(sharpness)):
        chosen = stages == stage
        if chosen.sum() >= FEW:
            last = best_sharpness(margins[chosen], wins[chosen])
            sharpness[stage] = last
        elif last > 0:
            sharpness[stage] = 0.9 * sharpness[stage - 1]
    test = totals(held_back, linear)
    error = float(np.sqrt(np.mean((held_back.matrix(features) @ linear - np.array(held_back.to_come)) ** 2)))
    sharp = np.array(sharpness)[np.array(held_back.stages)]
    loss = log_loss(test * sign * sharp[:, None], np.array(held_back.wins))
    rounded = [round(float(weight), 4) for weight in linear]
    return Fitted(rounded, [round(weight, 4) for weight in sharpness], len(known.stages), error, loss)


def totals(samples: Samples, linear: Any) -> Any:
    expected = samples.matrix(len(linear)) @ linear + np.array(samples.so_far)
    return expected.reshape(-1, samples.players)


def best_sharpness(margins: Any, wins: Any) -> float:
    found = minimize_scalar(lambda sharpness: log_loss(sharpness * margins, wins), bounds=(0.005, 3.0), method="bounded")
    return float(found.x)


def log_loss(strengths: Any, wins: Any) -> float:
    """Returns the mean cross-entropy of the win probabilities, in nats per position."""
    strengths = strengths - strengths.max(axis=1, keepdims=True)
    logs = strengths - np.log(np.exp(strengths).sum(axis=1, keepdims=True))
    return float(-(wins * logs).sum(axis=1).mean())
