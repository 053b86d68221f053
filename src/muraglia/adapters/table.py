"""A position and what chance still has to say. Compiled, because it is asked several times a step."""

from typing import Any, Final

from ..games import spec_of
from ..kernel.chance import Chance
from ..kernel.position import Position

CHANCE_TURN: Final = -1  # as OpenSpiel counts
TERMINAL: Final = -4


class Table:
    """Copied by cloning; written down as what happened, which makes it again."""

    def __init__(self, game: str, position: Position, chance: Chance, happened: list[int]) -> None:
        self.game = game
        self.position = position
        self.chance = chance
        self.happened = happened
        self.turn: int = TERMINAL  # these two are asked for several times a step
        self.open: list[int] | None = None  # what the seat to act may do, chance included; None: given away, look again

    def look(self) -> "Table":
        """Look again whose turn it is and what is open."""
        self.go_on(self.position.next_to_act())
        return self

    def options(self) -> list[int]:
        """Returns a list that the caller may change."""
        known = self.open
        self.open = None
        if known is not None:
            return known
        if self.turn >= 0:
            return self.position.options(self.turn)
        return self.chance.outcomes_now() if self.turn == CHANCE_TURN else []

    def apply(self, action: int) -> None:
        self.happened.append(action)
        chance = self.chance
        if chance.asked:
            self.position = chance.answer(self.position, action)
            self.look()
        else:
            self.go_on(chance.play(self.position, self.turn, action))

    def go_on(self, seat: int) -> None:
        """Give the answers that leave no choice, until somebody, or chance, has something to decide."""
        chance = self.chance
        position = self.position
        while not chance.asked:
            seat = position.skip(seat)
            if seat < 0:
                self.turn = TERMINAL
                self.open = None
                return
            options = position.options(seat)
            if len(options) > 1:
                self.turn = seat
                self.open = options
                return
            seat = chance.play(position, seat, options[0])
        self.turn = CHANCE_TURN
        self.open = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        twin = Table(self.game, self.position.clone(), self.chance.copy(), self.happened[:])
        twin.turn = self.turn
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        chance = self.chance
        return again, (self.game, chance.players, chance.options, self.happened)


def again(game: str, players: int, options: dict[str, str], happened: list[int]) -> Table:
    spec = spec_of(game)
    chance = spec.chance(spec.start, players, options)
    table = Table(game, chance.begin(), chance, []).look()
    for action in happened:
        table.apply(action)
    return table
