"""The blocks (DM-COMP) and their cost at the end of a round (DM-END-3)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.bags import bag_of, count_of

TOWER: Final[i64] = 0
GATE: Final[i64] = 1
FIRST_WALL: Final[i64] = 2  # a wall piece with m merlons is FIRST_WALL + m - 1
KINDS: Final[i64] = 8

BLOCK_NAMES: Final = ("T", "G", "W1", "W2", "W3", "W4", "W5", "W6")
BLOCK_WORDS: Final = ("tower", "gate", "wall-1", "wall-2", "wall-3", "wall-4", "wall-5", "wall-6")
COST: Final = [15, 10, 1, 2, 3, 4, 5, 6]

# DM-COMP-2: five of the six different wall pieces, named by their merlons.
WALL_VALUES: Final = ("12346", "12345", "12356", "12456", "13456", "23456")


def bag_cost(bag: i64) -> i64:
    """Returns the total cost of a bag (DM-END-3)."""
    total: i64 = 0
    for kind in range(KINDS):
        total += count_of(bag, kind) * COST[kind]
    return total


ANY_WALL: Final[i64] = 0xFFFFFF00  # the bits of all wall pieces


def is_wall(kind: i64) -> bool:
    return kind >= FIRST_WALL


def full_set(wall_values: str) -> i64:
    """Returns one tower, one gate and five wall pieces (DM-COMP-1)."""
    bag = bag_of(TOWER) + bag_of(GATE)
    for digit in wall_values:
        bag += bag_of(FIRST_WALL + int(digit) - 1)
    return bag
