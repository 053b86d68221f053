"""Game facts, table options, events and vocabulary of Chinesische Mauer."""

from typing import Final

from ...kernel.events import ALL, EventKind
from ...kernel.game_info import GameInfo, TableOption
from .cards import CARD_WORDS

INFO: Final = GameInfo(
    name="chinesische-mauer",
    title="Chinesische Mauer",
    author="Reiner Knizia",
    publisher="Kosmos",
    year=2006,
    players=(2, 3, 4, 5),
    variant_players=(),
    options=(TableOption("hide_won_fame", ("off", "on"), "off", "CM-SCORE-3"),),
    rules_version=1,
    lowest_wins=False,
)

TURN_BEGINS: Final = EventKind("turn-begins", ("seat",), heading=True)
TILES_LAID: Final = EventKind("tiles-laid", ("section", "tile", "second_tile"), reveals=True)
PAIR_BOXED: Final = EventKind("pair-boxed", ("section", "tile"), reveals=True, matters=ALL)
SECTION_CLOSED: Final = EventKind("section-closed", ("section",), matters=ALL)
PLACED: Final = EventKind("placed", ("seat", "count", "card", "section"))
COVERED: Final = EventKind("covered", ("seat", "section", "owner", "card"), matters="owner")
DREW: Final = EventKind("drew", ("seat",), ("card",), reveals=True)
PASSED: Final = EventKind("passed", ("seat",))
TILE_ON_CARD: Final = EventKind("tile-on-card", ("seat", "section", "tile", "card"))
TILE_WON: Final = EventKind("tile-won", ("seat", "section", "tile"), scores="tile", matters=ALL)
TILE_TO_OWNER: Final = EventKind("tile-to-owner", ("owner", "section", "tile"), scores="tile", matters=ALL)
ALL_PLAYED: Final = EventKind("all-played", ("seat",), matters=ALL)
LAST_SCORINGS: Final = EventKind("last-scorings", (), heading=True, matters=ALL)
GAME_ENDS: Final = EventKind("game-ends", (), heading=True)

EVENTS: Final = (
    TURN_BEGINS, TILES_LAID, PAIR_BOXED, SECTION_CLOSED, PLACED, COVERED, DREW, PASSED,
    TILE_ON_CARD, TILE_WON, TILE_TO_OWNER, ALL_PLAYED, LAST_SCORINGS, GAME_ENDS,
)  # fmt: skip

VOCABULARY: Final[dict[str, tuple[str, ...]]] = {"card": CARD_WORDS}
