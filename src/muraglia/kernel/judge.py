"""Judges: evaluation functions for bots that search. Every game has one next to its rules; `muraglia train` fits its weights."""

import json
from abc import abstractmethod
from importlib.resources import files

from mypy_extensions import i64, mypyc_attr

from .position import Position


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages
class Judge:
    """Evaluates positions. They were imagined from a view and redealt, so a judge may use everything in them."""

    simultaneous: bool  # whether several seats sometimes choose simultaneously
    needs_mixed_strategies: bool  # whether that matters so much that a bot must be unpredictable

    @abstractmethod
    def chances(self, position: Position) -> list[float]:
        """Returns the win probability of every seat; they add up to 1."""

    @abstractmethod
    def expected_scores(self, position: Position) -> list[float]:
        """Returns the score that every seat can expect at the end."""

    def prune(self, position: Position, seat: i64, options: list[int]) -> list[int]:
        """Returns the options without those that a sensible player would never choose. The list is never empty."""
        return options

    def explores_by_spread(self) -> bool:
        """Returns whether a search should explore in proportion to how far the win probabilities that it meets lie apart."""
        return False

    @abstractmethod
    def transposition_key(self, position: Position) -> i64:
        """Returns a number that is the same for equivalent positions, however they arose."""

    def can_be_solved(self, position: Position) -> bool:
        """Returns whether backward induction is feasible: two players, nothing hidden except closed answers, and little left to play."""
        return False

    def horizon(self, position: Position) -> i64:
        """Returns a number, such as the round, that changes at each point where a search may stop."""
        return 0


class Weights:
    """The fitted weights for one number of players.

    `linear` says how much each feature adds to the score still to come. `sharpness` says, for each stage of the game, how strongly
    differences in expected scores affect win probabilities: it is the inverse temperature of a softmax.
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

    weights: list[Weights]  # indexed by the number of players

    @abstractmethod
    def unfitted(self) -> Weights:
        """Returns sensible weights to start training from."""

    @abstractmethod
    def features(self, position: Position, seat: i64) -> Features:
        """Returns the features that determine the score still to come, up to the horizon."""

    @abstractmethod
    def stage(self, position: Position) -> i64:
        """Returns the progress of the game as a number. Each stage has its own sharpness."""

    @abstractmethod
    def without_weights(self) -> "FittedJudge":
        """Returns another judge of the same game, without weights."""

    def with_weights(self, text: str) -> "FittedJudge":
        """Returns the same judge with other weights, in the format that training writes."""
        judge = self.without_weights()
        judge.simultaneous = self.simultaneous
        judge.needs_mixed_strategies = self.needs_mixed_strategies
        judge.read(text)
        return judge

    def read(self, text: str) -> None:
        """Reads weights for each number of players. Where none were fitted, the unfitted ones stay."""
        self.weights = [self.unfitted() for _ in range(8)]
        for players, fitted in json.loads(text)["players"].items():
            linear = [float(weight) for weight in fitted["linear"]]
            self.weights[int(players)] = Weights(linear, [float(weight) for weight in fitted["sharpness"]])


def shipped_judge(judge: FittedJudge, package: str, simultaneous: bool, needs_mixed_strategies: bool) -> FittedJudge:
    """Returns the judge with the weights shipped in the package of its game."""
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
