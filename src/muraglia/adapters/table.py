"""A position and what chance still has to say. Compiled, because it is asked several times a step."""

from typing import Any, Final

from ..games import spec_of
from ..kernel.position import Position
from .chance import CHANCE, Chance

CHANCE_TURN: Final = -1  # as OpenSpiel counts
TERMINAL: Final = -4


class Table:
    """Copied by cloning; written down as what happened, which makes it again."""

    def __init__(self, position: Position, chance: Chance, happened: list[int]) -> None:
        self.position = position
        self.chance = chance
        self.happened = happened
        self.turn: int = self.whose_turn()  # asked for several times a step

    def whose_turn(self) -> int:
        if self.chance.asked:
            return CHANCE_TURN
        seat: int = self.position.next_to_act()
        return seat if seat >= 0 else TERMINAL

    def options(self) -> list[int]:
        """What whoever has the turn may do, chance included."""
        if self.turn >= 0:
            return self.position.options(self.turn)
        return self.chance.outcomes_now() if self.turn == CHANCE_TURN else []

    def apply(self, action: int) -> None:
        self.happened.append(action)
        chance = self.chance
        if chance.asked:
            seat = chance.answer(self.position, action)
        else:
            seat = chance.play(self.position, self.turn, action)
        self.turn = CHANCE_TURN if chance.asked else seat if seat >= 0 else TERMINAL

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return Table(self.position.clone(), self.chance.copy(), self.happened[:])

    def __reduce__(self) -> tuple[Any, ...]:
        chance = self.chance
        return again, (chance.spec.info.name, chance.players, chance.options, self.happened)


def again(game: str, players: int, options: dict[str, str], happened: list[int]) -> Table:
    chance = CHANCE[game](spec_of(game), players, options)
    table = Table(chance.begin(), chance, [])
    for action in happened:
        table.apply(action)
    return table
