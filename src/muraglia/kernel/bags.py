"""A bag of pieces, such as a hand, stored as one number with four bits per kind: cheap to copy, compare and add.

Kinds are counted from 0. A bag holds up to 15 kinds, and up to 15 pieces of each.
"""

from mypy_extensions import i64


def bag_of(kind: i64, count: i64 = 1) -> i64:
    return count << (4 * kind)


def count_of(bag: i64, kind: i64) -> i64:
    return (bag >> (4 * kind)) & 0xF


def bag_size(bag: i64) -> i64:
    size: i64 = 0
    while bag > 0:
        size += bag & 0xF
        bag >>= 4
    return size


def kinds_in(bag: i64) -> list[int]:
    """Returns the pieces of a bag one by one, sorted by kind."""
    kinds: list[int] = []
    kind = 0
    while bag > 0:
        for _ in range(bag & 0xF):
            kinds.append(kind)
        bag >>= 4
        kind += 1
    return kinds
