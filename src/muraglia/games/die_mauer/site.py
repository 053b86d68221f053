"""The building site: the wall, everybody's blocks, and where a block may be built (DM-BUILD)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from ...kernel.position import Position
from .blocks import ANY_WALL, bag_cost, full_set, is_wall

LEFT_END: Final[i64] = 0
RIGHT_END: Final[i64] = 1
BLOCK_BYTE: Final = [bytes([kind]) for kind in range(8)]


class Site(Position):
    """A wall under construction and everybody's blocks."""

    wall_values: str
    rounds: i64
    memory_aid: bool
    round: i64  # counts from 1
    master: i64
    wall: bytes  # kinds from left to right
    hands: list[int]  # a bag for each seat
    fists: list[int]  # the pick of each seat in the planning phase; -1: not chosen yet
    points: list[int]  # paid in finished rounds
    idle: i64  # turns since a block was last built (DM-END-5)
    agenda: Frame | None
    # What is needed to work out who may hold what (see knowledge.py); empty until the first gift of a round.
    known_hands: bytes  # what everybody held, as everybody knew, before that gift: four bytes per seat
    clues: bytes  # what has happened since

    def clear(self, players: i64, wall_values: str, rounds: i64, memory_aid: bool) -> None:
        """Resets the site to an empty table at the beginning of the first round."""
        self.players = players
        self.version = 0
        self.sink = None
        self.wall_values = wall_values
        self.rounds = rounds
        self.memory_aid = memory_aid
        self.round = 1
        self.master = 0
        self.points = [0] * players
        self.fists = [-1] * players
        self.agenda = None
        self.empty_table()

    def empty_table(self) -> None:
        """Clears the wall and gives every player a full set (DM-ROUND-1)."""
        self.wall = b""
        self.hands = [full_set(self.wall_values)] * self.players
        self.idle = 0
        self.known_hands = b""
        self.clues = b""

    # DM-BUILD

    def fits(self, kind: i64, end: i64) -> bool:
        """Returns whether this block may be built at this end (DM-BUILD-1 to 3). An empty table has one position, called right."""
        if len(self.wall) == 0:
            return end == RIGHT_END
        neighbour = self.wall[0] if end == LEFT_END else self.wall[-1]
        return is_wall(kind) or is_wall(neighbour)

    def fits_somewhere(self, kind: i64) -> bool:
        return self.fits(kind, LEFT_END) or self.fits(kind, RIGHT_END)

    def enough_positions(self, kind: i64, builders: i64) -> bool:
        """Returns whether this many builders can all build this block. Wall pieces are never limited (DM-BUILD-3)."""
        if is_wall(kind):
            return True
        positions = 0
        if self.fits(kind, LEFT_END):
            positions += 1
        if self.fits(kind, RIGHT_END):
            positions += 1
        return builders <= positions

    def nothing_can_ever_be_built(self) -> bool:
        """Returns whether no block can be built any more (DM-END-2). This is public: gifts only move blocks between hands."""
        if len(self.wall) == 0 or is_wall(self.wall[0]) or is_wall(self.wall[-1]):
            return False
        for hand in self.hands:
            if hand & ANY_WALL:
                return False
        return True

    # DM-END

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        """Returns the seats with the fewest points; a tie is shared (DM-END-4)."""
        best = min(self.points)
        return [seat for seat in range(self.players) if self.points[seat] == best]

    def held_cost(self, seat: i64) -> i64:
        return bag_cost(self.hands[seat])
