"""The pieces and places of the box, as numbers (GW-COMP, GW-BOARD, GW-LOC-01)."""

from typing import Final

from mypy_extensions import i64

# A card, a place or a faction as one byte: decks, hands and tracks are bytes.
ONE_BYTE: Final = [bytes([number]) for number in range(256)]

# Resources (GW-ICON-01). GW-COMP-17, GW-GEN-08: they are numbers, so tokens never run out; so are Wounds (GW-COMP-18, GW-AMB-36)
WOOD: Final[i64] = 0
STONE: Final[i64] = 1
GOLD: Final[i64] = 2
QI: Final[i64] = 3
RESOURCE_WORDS: Final = ("wood", "stone", "gold", "qi")

# Soldiers (GW-COMP-03, GW-COMP-04, GW-GEN-04, GW-ICON-03): how many of each a clan owns
SPEARMAN: Final[i64] = 0
ARCHER: Final[i64] = 1
HORSEMAN: Final[i64] = 2
SOLDIER_WORDS: Final = ("spearman", "archer", "horseman")
SOLDIERS: Final = (10, 4, 2)
CLERKS: Final[i64] = 8
RUSH_CLERKS: Final[i64] = 3  # GW-REED-15

# Sections (GW-BOARD-01, GW-BOARD-02); a slot is a Horde space: section * 3 + row
SECTIONS: Final[i64] = 3
ROWS: Final[i64] = 3
SLOTS: Final[i64] = 9
SECTION_WORDS: Final = ("left", "centre", "right")
BARRICADE_SPACES: Final[i64] = 3  # GW-BOARD-05, GW-COMP-15
BARRICADE_DEFENCE: Final[i64] = 2  # GW-BUILD-03
HIGHEST_WALL: Final[i64] = 3  # GW-COMP-14

# Vital points lie on a grid of 2 rows and 6 columns: point = row * 6 + column
COLUMNS: Final[i64] = 6
POINTS: Final[i64] = 12
ALL_POINTS: Final[i64] = 0xFFF

# What covers a point, five bits each (GW-HORDE-CARD-04). A faction is added to the codes of soldiers.
VACANT: Final[i64] = 0
WOUND: Final[i64] = 1
SPEAR_ON: Final[i64] = 2
HORSE_LEFT: Final[i64] = 6  # left half of a horseman, the other half is to the right
HORSE_RIGHT: Final[i64] = 10
HORSE_UP: Final[i64] = 14  # upper half, the other half is below
HORSE_DOWN: Final[i64] = 18

# Pairs of adjacent points (GW-HORDE-CARD-05): ten side by side, six one above the other
PAIRS: Final[i64] = 16
PAIR_FIRST: Final = bytes([row * 6 + column for row in range(2) for column in range(5)] + list(range(6)))
PAIR_SECOND: Final = bytes([row * 6 + column + 1 for row in range(2) for column in range(5)] + list(range(6, 12)))

# Locations (GW-LOC-01, GW-BOARD-20)
SAWMILL: Final[i64] = 0
QUARRY: Final[i64] = 1
GOLD_MINE: Final[i64] = 2
TEMPLE: Final[i64] = 3
BARRACKS: Final[i64] = 4
BUILDERS: Final[i64] = 5
LOGISTICS: Final[i64] = 6
TEA_HOUSE: Final[i64] = 7
EMBASSY: Final[i64] = 8
SCHOOL: Final[i64] = 9
LOCATIONS: Final[i64] = 10
PRODUCTION: Final[i64] = 4  # GW-PROD-01: the first four produce the resource of their number
LOCATION_WORDS: Final = (
    "sawmill", "quarry", "gold-mine", "temple", "barracks", "builders", "logistics", "tea-house", "embassy", "school",
)  # fmt: skip

# How many cards of each kind the box has (GW-COMP-05, GW-COMP-12, GW-COMP-13; all of them GW-COMP-22)
COMMANDS: Final[i64] = 6  # GW-COMP-06
GENERALS: Final[i64] = 21  # GW-COMP-10: 13 standard, then 8 cooperative
STANDARD_GENERALS: Final[i64] = 13
ADVISORS: Final[i64] = 44  # GW-COMP-09
TACTICS: Final[i64] = 32  # 20 standard, then 12 cooperative
STANDARD_TACTICS: Final[i64] = 20
ARTIFACTS: Final[i64] = 5
REQUESTS: Final[i64] = 12
EVENT_CARDS: Final[i64] = 12
HORDE_CARDS: Final[i64] = 24
HORDE_KINDS: Final[i64] = 48  # at most: every card of both decks a kind of its own
HAND_LIMIT: Final[i64] = 5  # GW-TACTIC-01
ADVISOR_TRACK: Final[i64] = 4
MOST_FACTIONS: Final[i64] = 4
MOST_SPACES: Final[i64] = 5
DEAREST: Final[i64] = 40  # no payment is larger

SEASON_WORDS: Final = ("spring", "summer", "autumn", "winter")
