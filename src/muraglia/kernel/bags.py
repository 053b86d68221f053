"""A bag of pieces, such as a hand, as one number with four bits for each kind: cheap to copy, to compare and to add.

Kinds are counted from 0; there may be up to 15 pieces of a kind and up to 15 kinds.
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
    """The pieces of a bag one by one, kind by kind."""
    kinds: list[int] = []
    kind = 0
    while bag > 0:
        for _ in range(bag & 0xF):
            kinds.append(kind)
        bag >>= 4
        kind += 1
    return kinds
