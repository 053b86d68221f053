"""Chance in Die Mauer."""

from ...kernel.chance import Chance
from ...kernel.position import Position
from .rules import DieMauer


class FirstMaster(Chance):
    """Draws the first master, the only random element (DM-ROUND-4)."""

    outcomes = 6

    def begin(self) -> Position:
        return self.start(self.players, self.options, "chance", None)

    def distribution(self) -> list[tuple[int, float]]:
        return [(seat, 1 / self.players) for seat in range(self.players)]

    def answer(self, position: Position, outcome: int) -> Position:
        assert isinstance(position, DieMauer)
        position.master = outcome
        position.begin_round()  # everybody has a full set to choose from
        self.asked = self.hidden = False
        return position
