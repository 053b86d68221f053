"""How a position looks to a bot that searches. Every game has a judge beside its rules; weights are fitted by `muraglia train`."""

from mypy_extensions import i64

from .position import Position


class Judge:
    """Looks at a position that was imagined and redealt, so it may look at everything in it."""

    simultaneous: bool  # are there moments in which several seats choose at once?

    def chances(self, position: Position) -> list[float]:
        """The winning chance of every seat; together 1."""
        raise NotImplementedError

    def expected(self, position: Position) -> list[float]:
        """The score every seat may expect to end with."""
        raise NotImplementedError

    def worth_trying(self, position: Position, seat: i64, options: list[int]) -> list[int]:
        """The options without those that a sensible player would never choose; never empty."""
        return options

    def outcome(self, position: Position) -> i64:
        """A number for what the position is, the same however it came about: what search needs to see that ways meet again."""
        raise NotImplementedError

    def horizon(self, position: Position) -> i64:
        """A number that changes where a search may stop, such as the round."""
        return 0


def shared_win(position: Position) -> list[float]:
    """The result of a finished game as chances: winners share 1."""
    chances = [0.0] * position.players
    winners = position.winners()
    for seat in winners:
        chances[seat] = 1.0 / float(len(winners))
    return chances
