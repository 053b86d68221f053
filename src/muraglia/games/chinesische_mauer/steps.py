"""The steps of a turn, in the order of the rulebook (CM-TURN-1, CM-END-2)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from .cards import MOST_PLAYERS

SCORING: Final[i64] = 0  # the first action
CHOOSE_TILE: Final[i64] = 1  # ... with which of the two tiles (x: section)
CHOOSE_CARD: Final[i64] = 2  # ... onto which card (x: section, y: tile)
SECOND_ACTION: Final[i64] = 3  # x: a rider was placed before it
THIRD_ACTION: Final[i64] = 4
END_OF_TURN: Final[i64] = 5
LAST_SCORING: Final[i64] = 6  # CM-END-2: only scoring is left


def _turn(seat: int) -> Frame:
    """Returns the agenda of a turn (CM-TURN-1)."""
    end = Frame(END_OF_TURN, seat)
    third = Frame(THIRD_ACTION, seat, below=end)
    return Frame(SCORING, seat, below=Frame(SECOND_ACTION, seat, below=third))


TURN: Final = [_turn(seat) for seat in range(MOST_PLAYERS)]

# The names of the steps in a position text.
STEP_NAMES: Final = ("scoring", "choose-tile", "choose-card", "second-action", "third-action", "end-of-turn", "last-scoring")

# Every agenda that is possible while a question is open, next step first.
STACKS: Final = (
    (SCORING, SECOND_ACTION, THIRD_ACTION, END_OF_TURN),
    (CHOOSE_TILE, SCORING, SECOND_ACTION, THIRD_ACTION, END_OF_TURN),
    (CHOOSE_CARD, SCORING, SECOND_ACTION, THIRD_ACTION, END_OF_TURN),
    (SECOND_ACTION, THIRD_ACTION, END_OF_TURN),
    (THIRD_ACTION, END_OF_TURN),
    (LAST_SCORING,),
    (CHOOSE_TILE, LAST_SCORING),
    (CHOOSE_CARD, LAST_SCORING),
)
