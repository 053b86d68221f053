"""The box: facts, table options, events and vocabulary of Dry Stone."""

from typing import Final

from muraglia.kernel.events import EventKind
from muraglia.kernel.game_info import GameInfo, TableOption

WEIGHTS: Final = 6
COPIES: Final = 6  # of each weight (DS-SETUP-1)
HAND: Final = 3  # DS-SETUP-2

INFO: Final = GameInfo(
    name="dry-stone",
    title="Dry Stone",
    author="Muraglia",
    publisher="Muraglia",
    year=2026,
    players=(2, 3, 4),
    variant_players=(),
    options=(TableOption("height", ("3", "4", "5"), "4", "DS-PILE-2"),),
    rules_version=1,
    lowest_wins=False,
)

TURN_BEGINS: Final = EventKind("turn-begins", ("seat",), heading=True)
LAID: Final = EventKind("laid", ("seat", "stone", "place", "points"), scores="points")
THROWN: Final = EventKind("thrown", ("seat", "stone"))
FINISHED: Final = EventKind("finished", ("place",))
DREW: Final = EventKind("drew", ("seat",), ("stone",), reveals=True)
GAME_ENDS: Final = EventKind("game-ends", (), heading=True)

EVENTS: Final = (TURN_BEGINS, LAID, THROWN, FINISHED, DREW, GAME_ENDS)

PLACES: Final = ("left", "middle", "right", "field")
PILES: Final = 3
FIELD: Final = 3
VOCABULARY: Final[dict[str, tuple[str, ...]]] = {"place": PLACES}

# Picks: first a stone by its weight, then where it is laid.
STONE: Final = 0
PLACE: Final = WEIGHTS
NOTATION: Final = (*[f"stone-{weight}" for weight in range(1, WEIGHTS + 1)], *PLACES)
