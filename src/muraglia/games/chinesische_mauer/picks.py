"""What can be chosen: every pick is a number with a meaning and a short notation.

draw            draw a card                          score-2         score section 2
pass            no more riders                       tile-7          ... with the 7 tile
W2>1            two walls onto section 1             on-G            ... onto one of my gates
D>2.bN          the dragon onto b's noble in section 2 (D>2.3, the third place, is understood too)
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import seat_letter
from .cards import CARD_LETTERS, DECK, HIGHEST_TILE, KINDS, MOST_PLAYERS, MOST_SECTIONS, RIDER

DRAW: Final[i64] = 0
PASS: Final[i64] = 1
SCORE: Final[i64] = 2  # + section
TILE: Final[i64] = 6  # + value - 1
ON_KIND: Final[i64] = 14  # + kind
PLACE: Final[i64] = 21  # by kind, count and section, see place()
COVER: Final[i64] = 97  # + (section * 5 + owner) * 7 + kind
PICKS: Final[i64] = 237


def _place_starts() -> list[int]:
    starts: list[int] = []
    start = PLACE
    for kind in range(KINDS):
        starts.append(start)
        most = 1 if kind == RIDER else DECK[kind]  # riders are placed one at a time
        start += most * MOST_SECTIONS
    return starts


PLACE_START: Final = _place_starts()


def place(kind: i64, count: i64, section: i64) -> i64:
    return PLACE_START[kind] + (count - 1) * MOST_SECTIONS + section


def cover(section: i64, owner: i64, kind: i64) -> i64:
    return COVER + (section * MOST_PLAYERS + owner) * KINDS + kind


# The meaning of each PLACE pick, indexed by pick.
_MEANINGS: Final = [
    (kind, count, section)
    for kind in range(KINDS)
    for count in range(1, (1 if kind == RIDER else DECK[kind]) + 1)
    for section in range(MOST_SECTIONS)
]
PLACE_KIND: Final = bytes(PLACE) + bytes([kind for kind, _, _ in _MEANINGS])
PLACE_COUNT: Final = bytes(PLACE) + bytes([count for _, count, _ in _MEANINGS])
PLACE_SECTION: Final = bytes(PLACE) + bytes([section for _, _, section in _MEANINGS])


def place_kind(pick: i64) -> i64:
    return PLACE_KIND[pick]


def place_count(pick: i64) -> i64:
    return PLACE_COUNT[pick]


def place_section(pick: i64) -> i64:
    return PLACE_SECTION[pick]


def _places() -> list[list[int]]:
    """Returns all ways to place one or more cards, for each kind, number of cards in hand and set of open sections."""
    ways: list[list[int]] = []
    for kind in range(KINDS):
        for held in range(8):
            most = min(held, 1) if kind == RIDER else min(held, DECK[kind])
            for open_sections in range(1 << MOST_SECTIONS):
                sections = [section for section in range(MOST_SECTIONS) if (open_sections >> section) & 1]
                ways.append([place(kind, count, section) for count in range(1, most + 1) for section in sections])
    return ways


# A lookup table, to avoid computing this for every question: (kind * 8 + held) * 16 + open sections as bits.
PLACES: Final = _places()


def cover_section(pick: i64) -> i64:
    return (pick - COVER) // (MOST_PLAYERS * KINDS)


def cover_owner(pick: i64) -> i64:
    return (pick - COVER) // KINDS % MOST_PLAYERS


def cover_kind(pick: i64) -> i64:
    return (pick - COVER) % KINDS


def _notation(pick: i64) -> str:
    if pick == DRAW:
        return "draw"
    if pick == PASS:
        return "pass"
    if pick < TILE:
        return f"score-{pick - SCORE + 1}"
    if pick < ON_KIND:
        return f"tile-{pick - TILE + 1}"
    if pick < PLACE:
        return f"on-{CARD_LETTERS[pick - ON_KIND]}"
    if pick < COVER:
        count = place_count(pick)
        return f"{CARD_LETTERS[place_kind(pick)]}{count if count > 1 else ''}>{place_section(pick) + 1}"
    owner = seat_letter(cover_owner(pick))
    return f"D>{cover_section(pick) + 1}.{owner}{CARD_LETTERS[cover_kind(pick)]}"


NOTATION: Final = tuple([_notation(pick) for pick in range(PICKS)])
assert PLACE_START[KINDS - 1] + MOST_SECTIONS == COVER and COVER + MOST_SECTIONS * MOST_PLAYERS * KINDS == PICKS
assert TILE + HIGHEST_TILE == ON_KIND
