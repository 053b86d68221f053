"""Chance as a player of its own, for libraries that model it that way.

A game can do better than the default here. If it deals everything at setup, its own class can ask for each card when the card is
first seen, by moving the outcome to the top of the deck just before the pick that draws it. Every chance node then has its true
probabilities.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .events import Sink
from .position import Position

Start = Callable[[int, dict[str, str], str, Sink | None], Position]  # players, options, seed, listener for events


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """The chance player. `asked`: it is chance's turn. `hidden`: the game has not begun, so there is nothing to see yet."""

    outcomes = 1  # the largest number of outcomes there can be

    def __init__(self, start: Start, players: int, options: dict[str, str]) -> None:
        self.start = start
        self.players = players
        self.options = options
        self.asked = True
        self.hidden = True

    def copy(self) -> Any:
        twin = type(self)(self.start, self.players, self.options)
        twin.asked, twin.hidden = self.asked, self.hidden
        return twin

    @abstractmethod
    def begin(self) -> Position:
        """Returns a position in which nothing has been drawn yet."""

    @abstractmethod
    def distribution(self) -> list[tuple[int, float]]:
        """Returns the outcomes possible now, each with its probability."""

    def outcomes_now(self) -> list[int]:
        return [outcome for outcome, _ in self.distribution()]

    @abstractmethod
    def answer(self, position: Position, outcome: int) -> Position:
        """Carries out an outcome. Returns the position after it, usually the same object, modified."""

    def play(self, position: Position, seat: int, pick: int) -> int:
        """Carries out a seat's pick. Returns the seat that acts next, unless it is chance's turn."""
        return position.take(seat, pick)

    def text(self) -> str:
        return ""


EVERY_BYTE: Final = list(range(256))


class Seed(Chance):
    """Draws the seed of the game byte by byte. This works for every game, including games that shuffle repeatedly."""

    outcomes = 256
    size = 4  # bytes

    def __init__(self, start: Start, players: int, options: dict[str, str]) -> None:
        super().__init__(start, players, options)
        self.drawn = b""
        self.hull: Position | None = None  # placeholder position until the game begins, shared by all copies

    def copy(self) -> "Seed":
        twin: Seed = super().copy()
        twin.drawn = self.drawn
        twin.hull = self.hull
        return twin

    def begin(self) -> Position:
        hull = self.hull
        if hull is None:
            hull = self.hull = self.start(self.players, self.options, "chance", None)
        return hull.clone()

    def distribution(self) -> list[tuple[int, float]]:
        return [(byte, 1 / 256) for byte in EVERY_BYTE]

    def outcomes_now(self) -> list[int]:
        return EVERY_BYTE[:]

    def answer(self, position: Position, outcome: int) -> Position:
        self.drawn += bytes([outcome])
        if len(self.drawn) < self.size:
            return position
        self.asked = self.hidden = False
        return self.start(self.players, self.options, self.drawn.hex(), None)
