"""What a card can count, for `per` and for `if` in effect sentences (docs/card-sets.md): a class for each word, in the list COUNTED.

Classes and not functions, because compiled code calls a method of a known class directly.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from .meta import FEW_CLERKS
from .pieces import HIGHEST_WALL, HORSEMAN, LOCATIONS, ONE_BYTE, PRODUCTION, SECTIONS, SLOTS, SOLDIERS, SPEARMAN

if TYPE_CHECKING:
    from .board import Board


class Count:
    """Something that a card counts for a faction."""

    WORD: ClassVar[str] = "-"
    OF_ALL: ClassVar[bool] = False  # the same for every faction

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        """Returns how many there are; `about` is the Section or Location that the effect is about."""
        return 0


# Cards


class Support(Count):
    WORD: ClassVar = "support"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return len(board.support[faction])


class Active(Count):
    WORD: ClassVar = "active"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return len(board.advisors[faction])


class Taken(Count):
    """Horde cards."""

    WORD: ClassVar = "taken"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return len(board.taken[faction]) // 2


class Clean(Count):
    """Horde cards without a Shame tile."""

    WORD: ClassVar = "clean"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        taken = board.taken[faction]
        for index in range(1, len(taken), 2):
            if taken[index] == 0:
                total += 1
        return total


class Held(Count):
    """Tactic cards in hand."""

    WORD: ClassVar = "held"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return len(board.tactics[faction])


class Piled(Count):
    """Command cards in the pile."""

    WORD: ClassVar = "piled"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        bits: i64 = board.pile[faction]
        while bits > 0:
            total += bits & 1
            bits >>= 1
        return total


# Overseers and Clerks


class Overseers(Count):
    WORD: ClassVar = "overseers"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        for place in range(PRODUCTION):
            if board.overseers[faction * 4 + place] > 0:
                total += 1
        return total


class Levels(Count):
    """Levels of Overseers."""

    WORD: ClassVar = "levels"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        for place in range(PRODUCTION):
            total += board.overseers[faction * 4 + place]
        return total


class Placed(Count):
    """Clerks on Locations."""

    WORD: ClassVar = "placed"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        for place in range(LOCATIONS):
            total += board.clerks[place * board.factions + faction]
        return total


class Hands(Count):
    """Clerks in the Location."""

    WORD: ClassVar = "hands"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.clerks[about * board.factions + faction]


class Strangers(Count):
    """Clerks of others in the Location."""

    WORD: ClassVar = "strangers"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.clerks_in(about) - board.clerks[about * board.factions + faction]


class Hired(Count):
    """Clerks hired since the beginning."""

    WORD: ClassVar = "hired"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        first: i64 = 5 if board.switches[FEW_CLERKS] == 1 else 3
        return first - board.unhired[faction]


# Soldiers


class Resting(Count):
    """Soldiers in Rest Zones."""

    WORD: ClassVar = "resting"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        for section in range(SECTIONS):
            for soldier in range(3):
                total += board.rest[board.rest_at(section, faction, soldier)]
        return total


class Posted(Count):
    """Archers in posts."""

    WORD: ClassVar = "posted"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        for section in range(SECTIONS):
            total += board.posts[section * board.factions + faction]
        return total


class Fighting(Count):
    """Soldiers on Hordes."""

    WORD: ClassVar = "fighting"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        for slot in range(SLOTS):
            if board.cover[slot] > 0:
                total += board.soldiers_on(slot, faction, SPEARMAN) + board.soldiers_on(slot, faction, HORSEMAN)
        return total


class Types(Count):
    """Kinds of Soldiers outside the Reserve."""

    WORD: ClassVar = "types"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        for soldier in range(3):
            if board.reserve[faction * 3 + soldier] < SOLDIERS[soldier]:
                total += 1
        return total


class Recruits(Count):
    """Soldiers of the Recruitment."""

    WORD: ClassVar = "recruits"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.recruits[0] + board.recruits[1] + board.recruits[2]


class Dead(Count):
    """Soldiers killed in this event and not saved."""

    WORD: ClassVar = "dead"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.dead_of(faction, 0) + board.dead_of(faction, 1) + board.dead_of(faction, 2)


class Tiles(Count):
    """Shame tiles."""

    WORD: ClassVar = "tiles"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.tiles_of(faction)


# The Tea track


class Below(Count):
    """Factions below in Tea order."""

    WORD: ClassVar = "below"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.factions - 1 - board.tea.find(ONE_BYTE[faction])


class Above(Count):
    """Factions above in Tea order."""

    WORD: ClassVar = "above"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.tea.find(ONE_BYTE[faction])


# The board


class Walls(Count):
    """Levels of the Wall, in all Sections."""

    WORD: ClassVar = "walls"
    OF_ALL: ClassVar = True

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.wall[0] + board.wall[1] + board.wall[2]


class HighWalls(Count):
    """Sections at the highest level."""

    WORD: ClassVar = "high-walls"
    OF_ALL: ClassVar = True

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        total: i64 = 0
        for section in range(SECTIONS):
            if board.wall[section] == HIGHEST_WALL:
                total += 1
        return total


class Barricades(Count):
    WORD: ClassVar = "barricades"
    OF_ALL: ClassVar = True

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.barricades[0] + board.barricades[1] + board.barricades[2]


class Foes(Count):
    """Horde cards in the Section."""

    WORD: ClassVar = "foes"

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.depth[about]


class Invaders(Count):
    """All Horde cards at the Wall."""

    WORD: ClassVar = "invaders"
    OF_ALL: ClassVar = True

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.depth[0] + board.depth[1] + board.depth[2]


class Years(Count):
    WORD: ClassVar = "years"
    OF_ALL: ClassVar = True

    def of(self, board: "Board", faction: i64, about: i64) -> i64:
        return board.year


# A count in a compiled effect is its place in this list: a new one comes last.
COUNTED: Final[list[Count]] = [
    Count(), Support(), Active(), Overseers(), Levels(), Resting(), Posted(), Fighting(), Taken(), Tiles(), Walls(), Barricades(), Placed(),
    Held(), Piled(), Foes(), Dead(), Below(), Above(), Hands(), Strangers(), HighWalls(), Years(), Recruits(), Types(), Clean(), Hired(),
    Invaders(),
]  # fmt: skip
COUNTS: Final = tuple([count.WORD for count in COUNTED])
