"""How a position looks to a bot that searches. Every game has a judge beside its rules; its weights are fitted by `muraglia train`."""

import json
from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from .position import Position


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages
class Judge:
    """Looks at a position that was imagined and redealt, so it may look at everything in it."""

    simultaneous: bool  # are there moments in which several seats choose at once?
    mixes: bool  # are these the heart of the game, so that a bot has to mix its answers?

    @abstractmethod
    def chances(self, position: Position) -> list[float]:
        """The winning chance of every seat; together 1."""

    @abstractmethod
    def expected(self, position: Position) -> list[float]:
        """The score every seat may expect to end with."""

    def worth_trying(self, position: Position, seat: i64, options: list[int]) -> list[int]:
        """The options without those that a sensible player would never choose; never empty."""
        return options

    @abstractmethod
    def outcome(self, position: Position) -> i64:
        """A number for what the position is, the same however it came about: what search needs to see that ways meet again."""

    def can_be_worked_out(self, position: Position) -> bool:
        """Is nothing hidden but the closed answers of two players, and so little left that it can be followed to the end?"""
        return False

    def horizon(self, position: Position) -> i64:
        """A number that changes where a search may stop, such as the round."""
        return 0


class Weights:
    """What was fitted for a number of players: how much each feature adds to the score still to come, and at each stage of the game
    how sharply expected scores become winning chances."""

    def __init__(self, linear: list[float], sharpness: list[float]) -> None:
        self.linear = linear
        self.sharpness = sharpness


class Features:
    """Which weights apply to a seat, and how much."""

    def __init__(self) -> None:
        self.indices: list[int] = []
        self.amounts: list[float] = []

    def note(self, index: i64, amount: float) -> None:
        self.indices.append(index)
        self.amounts.append(amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedJudge(Judge):
    """A judge whose weights come from training."""

    weights: list[Weights]  # by the number of players

    @abstractmethod
    def unfitted(self) -> Weights:
        """A sensible beginning for training."""

    @abstractmethod
    def features(self, position: Position, seat: i64) -> Features:
        """What the score still to come, up to the horizon, is made of."""

    @abstractmethod
    def stage(self, position: Position) -> i64:
        """How far the game is, as a number: each stage has its own sharpness."""

    @abstractmethod
    def twin(self) -> "FittedJudge":
        """Another judge of the same game, without weights."""

    def with_weights(self, text: str) -> "FittedJudge":
        """The same judge with other weights, as training writes them."""
        judge = self.twin()
        judge.simultaneous = self.simultaneous
        judge.mixes = self.mixes
        judge.read(text)
        return judge

    def read(self, text: str) -> None:
        """Weights by the number of players; where none were fitted, a sensible guess."""
        self.weights = [self.unfitted() for _ in range(8)]
        for players, fitted in json.loads(text)["players"].items():
            linear = [float(weight) for weight in fitted["linear"]]
            self.weights[int(players)] = Weights(linear, [float(weight) for weight in fitted["sharpness"]])


def shared_win(position: Position) -> list[float]:
    """The result of a finished game as chances: winners share 1."""
    chances = [0.0] * position.players
    winners = position.winners()
    for seat in winners:
        chances[seat] = 1.0 / float(len(winners))
    return chances
