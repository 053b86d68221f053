"""The steps of a turn, in the order of the rulebook (DM-ROUND-2)."""

from typing import Final

from mypy_extensions import i64

PLANNING: Final[i64] = 0  # everybody at once
BUILDING: Final[i64] = 1  # a builder chooses the end (x: their block)
LONE_FIST: Final[i64] = 2  # only the master showed the empty fist: any block, or none
LONE_FIST_END: Final[i64] = 3  # ... at which end (x: the block)
GIVING: Final[i64] = 4  # the rival with the other empty fist gives a block
END_OF_TURN: Final[i64] = 5

# The names of the steps in a position text.
STEP_NAMES: Final = ("planning", "building", "lone-fist", "lone-fist-end", "giving", "end-of-turn")
