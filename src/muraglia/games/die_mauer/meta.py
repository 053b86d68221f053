"""Game facts, table options, events and vocabulary of Die Mauer."""

from typing import Final

from ...kernel.events import ALL, EventKind
from ...kernel.game_info import GameInfo, TableOption
from .blocks import BLOCK_WORDS, WALL_VALUES

INFO: Final = GameInfo(
    name="die-mauer",
    title="Die Mauer",
    author="Thomas Fackler",
    publisher="Zoch",
    year=1999,
    players=(3, 4, 5, 6),
    variant_players=(2,),
    options=(
        TableOption("wall_values", WALL_VALUES, "12346", "DM-COMP-2"),
        TableOption("rounds", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"), "4", "DM-END-4"),
        TableOption("memory_aid", ("on", "off"), "on", "DM-ROUND-1"),
    ),
    rules_version=1,
    lowest_wins=True,
)

ROUND_BEGINS: Final = EventKind("round-begins", ("round", "master"), heading=True)
TURN_BEGINS: Final = EventKind("turn-begins", ("master",), heading=True)
SHOWED: Final = EventKind("showed", ("seat", "block"), reveals=True)
SHOWED_NOTHING: Final = EventKind("showed-nothing", ("seat",), reveals=True)
BUILT: Final = EventKind("built", ("seat", "block", "end"))
MASTER_UNMATCHED: Final = EventKind("master-unmatched", ("master", "block"), matters="master")
RIVALS_MATCHED: Final = EventKind("rivals-matched", ("block", "count"))
TOO_MANY_RIVALS: Final = EventKind("too-many-rivals", ("master", "block", "count"), matters="master")
NO_POSITION: Final = EventKind("no-position", ("block",))
LONE_EMPTY_FIST: Final = EventKind("lone-empty-fist", ("master",))
DECLINED: Final = EventKind("declined", ("master",))
GAVE: Final = EventKind("gave", ("seat", "master"), ("block",), reveals=True, matters="master")
MANY_EMPTY_FISTS: Final = EventKind("many-empty-fists", ("count",))
ROUND_ENDS_DONE: Final = EventKind("round-ends-done", ("round",), heading=True, matters=ALL)
ROUND_ENDS_CLOSED: Final = EventKind("round-ends-closed", ("round",), heading=True, matters=ALL)
ROUND_ENDS_IDLE: Final = EventKind("round-ends-idle", ("round",), heading=True, matters=ALL)
LEFT_WITH: Final = EventKind("left-with", ("seat", "block", "count"), reveals=True)
PAID: Final = EventKind("paid", ("seat", "points", "total"), reveals=True, scores="points", matters=ALL)
GAME_ENDS: Final = EventKind("game-ends", (), heading=True)

EVENTS: Final = (
    ROUND_BEGINS, TURN_BEGINS, SHOWED, SHOWED_NOTHING, BUILT, MASTER_UNMATCHED, RIVALS_MATCHED, TOO_MANY_RIVALS, NO_POSITION,
    LONE_EMPTY_FIST, DECLINED, GAVE, MANY_EMPTY_FISTS, ROUND_ENDS_DONE, ROUND_ENDS_CLOSED, ROUND_ENDS_IDLE, LEFT_WITH, PAID, GAME_ENDS,
)  # fmt: skip

VOCABULARY: Final[dict[str, tuple[str, ...]]] = {"block": BLOCK_WORDS, "end": ("left", "right")}
