"""The cards and fame tiles (CM-COMP)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.bags import count_of

WALL: Final = 0
GATE: Final = 1
TOWER: Final = 2
NOBLE: Final = 3
WARRIOR: Final = 4
RIDER: Final = 5
DRAGON: Final = 6
KINDS: Final[i64] = 7

CARD_LETTERS: Final = "WGTNSRD"  # S: the warrior with a sword
CARD_WORDS: Final = ("wall", "gate", "tower", "noble", "warrior", "rider", "dragon")

# CM-COMP-1: how many of each kind every player has, 20 in total.
DECK: Final = (7, 3, 1, 1, 5, 2, 1)
DECK_SIZE: Final = 20
HAND_SIZE: Final = 5  # CM-SETUP-4

# CM-COMP-2: value -> number of tiles.
FAME_TILES: Final = {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}
HIGHEST_TILE: Final = 8

ALL_CARDS: Final = [kind for kind in range(7) for _ in range(DECK[kind])]
ALL_TILES: Final = [value for value in FAME_TILES for _ in range(FAME_TILES[value])]

MOST_PLAYERS: Final[i64] = 5
MOST_SECTIONS: Final[i64] = 4


def sections_for(players: i64) -> i64:
    """Returns the number of sections (CM-SETUP-1)."""
    return players if players < MOST_SECTIONS else MOST_SECTIONS


ONLY_RIDERS: Final[i64] = 0xF << (4 * RIDER)


def bag_value(bag: i64) -> i64:
    """Returns the total value of a player's uncovered cards in a section (CM-VALUE-1; for warriors CM-VALUE-2)."""
    warriors = count_of(bag, WARRIOR)
    return (
        1 * count_of(bag, WALL)
        + 2 * count_of(bag, GATE)
        + 3 * count_of(bag, TOWER)
        + 2 * count_of(bag, RIDER)
        + 1 * count_of(bag, DRAGON)
        + 1 * count_of(bag, NOBLE)
        + warriors * (warriors + 1) // 2
    )
