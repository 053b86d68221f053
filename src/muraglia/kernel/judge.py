"""Judges: evaluation functions for bots that search. Every game has one beside its rules; `muraglia train` fits its weights."""

import json
from abc import abstractmethod
from importlib.resources import files

from mypy_extensions import i64, mypyc_attr

from .position import Position


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages
class Judge:
    """Evaluates positions that were imagined from a view and redealt, so it may use everything in them."""

    simultaneous: bool  # whether several seats sometimes choose at the same time
    needs_mixed_strategies: bool  # whether that matters so much that a bot must not be predictable

    @abstractmethod
    def chances(self, position: Position) -> list[float]:
        """Returns the win probability of every seat; together they are 1."""

    @abstractmethod
    def expected_scores(self, position: Position) -> list[float]:
        """Returns the score that every seat may expect at the end."""

    def prune(self, position: Position, seat: i64, options: list[int]) -> list[int]:
        """Returns the options without those that a sensible player would never choose; never an empty list."""
        return options

    @abstractmethod
    def transposition_key(self, position: Position) -> i64:
        """Returns a number that is the same for equivalent positions, however they came about."""

    def can_be_solved(self, position: Position) -> bool:
        """Returns whether backward induction is possible: two players, nothing hidden but closed answers, and little left to play."""
        return False

    def horizon(self, position: Position) -> i64:
        """Returns a number that changes where a search may stop, such as the round."""
        return 0


class Weights:
    """The fitted weights for one number of players.

    `linear` says how much each feature adds to the score still to come. `sharpness` says, for each stage of the game, how strongly
    differences in expected scores show in win probabilities: it is the inverse temperature of a softmax.
    """

    def __init__(self, linear: list[float], sharpness: list[float]) -> None:
        self.linear = linear
        self.sharpness = sharpness


class Features:
    """A sparse feature vector: which weights apply to a seat, and by what amount."""

    def __init__(self) -> None:
        self.indices: list[int] = []
        self.amounts: list[float] = []

    def add(self, index: i64, amount: float) -> None:
        self.indices.append(index)
        self.amounts.append(amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedJudge(Judge):
    """A judge whose weights come from training."""

    weights: list[Weights]  # by the number of players

    @abstractmethod
    def unfitted(self) -> Weights:
        """Returns sensible weights to start training from."""

    @abstractmethod
    def features(self, position: Position, seat: i64) -> Features:
        """Returns what the score still to come, up to the horizon, depends on."""

    @abstractmethod
    def stage(self, position: Position) -> i64:
        """Returns how far the game has come, as a number. Each stage has its own sharpness."""

    @abstractmethod
    def without_weights(self) -> "FittedJudge":
        """Returns another judge of the same game, still without weights."""

    def with_weights(self, text: str) -> "FittedJudge":
        """Returns the same judge with other weights, as training writes them."""
        judge = self.without_weights()
        judge.simultaneous = self.simultaneous
        judge.needs_mixed_strategies = self.needs_mixed_strategies
        judge.read(text)
        return judge

    def read(self, text: str) -> None:
        """Reads weights by the number of players. A number without fitted weights keeps the unfitted ones."""
        self.weights = [self.unfitted() for _ in range(8)]
        for players, fitted in json.loads(text)["players"].items():
            linear = [float(weight) for weight in fitted["linear"]]
            self.weights[int(players)] = Weights(linear, [float(weight) for weight in fitted["sharpness"]])


def shipped_judge(judge: FittedJudge, package: str, simultaneous: bool, needs_mixed_strategies: bool) -> FittedJudge:
    """Returns the judge with the weights that are shipped in the package of its game."""
    judge.simultaneous = simultaneous
    judge.needs_mixed_strategies = needs_mixed_strategies
    judge.read((files(package) / "weights.json").read_text("utf-8"))
    return judge


def shared_win(position: Position) -> list[float]:
    """Returns the result of a finished game as win probabilities: the winners share 1."""
    chances = [0.0] * position.players
    winners = position.winners()
    for seat in winners:
        chances[seat] = 1.0 / float(len(winners))
    return chances
