"""What can be chosen: every pick is a number with a meaning and a short notation.

fist, T, G, W1 ... W6     what the closed fist holds            left, right       the end to build at
build-W3, build-none      after the lone empty fist             give-T            the gift
"""

from typing import Final

from mypy_extensions import i64

from .blocks import BLOCK_NAMES, KINDS

EMPTY_FIST: Final[i64] = 0
SHOW: Final[i64] = 1  # + kind
LEFT: Final[i64] = 9
RIGHT: Final[i64] = 10
BUILD_NONE: Final[i64] = 11
BUILD: Final[i64] = 12  # + kind
GIVE: Final[i64] = 20  # + kind


def _notation(pick: i64) -> str:
    if pick == EMPTY_FIST:
        return "fist"
    if pick < LEFT:
        return BLOCK_NAMES[pick - SHOW]
    if pick == LEFT:
        return "left"
    if pick == RIGHT:
        return "right"
    if pick == BUILD_NONE:
        return "build-none"
    if pick < GIVE:
        return "build-" + BLOCK_NAMES[pick - BUILD]
    return "give-" + BLOCK_NAMES[pick - GIVE]


NOTATION: Final = tuple([_notation(pick) for pick in range(GIVE + KINDS)])
