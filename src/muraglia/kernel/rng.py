"""The seeded random generator: sfc32, with four 32-bit words of state.

It uses only additions, shifts and masks below 2**62, so compiled and interpreted code agree on every machine. Python's global
`random` is never touched.
"""

from hashlib import sha256
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers. Its state can be copied, and saved as four ints."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def next32(self) -> i64:
        t = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + t & MASK
        return t

    def below(self, n: i64) -> i64:
        """Returns a number from 0 to n - 1. For small n the bias of the multiplication is negligible: below n / 2**32."""
        return (self.next32() * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffles the list in place. Searches shuffle every world they imagine, so `next32` and `below` are inlined for speed."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        last: i64 = len(items) - 1
        while last > 0:
            t = (a + b + counter) & MASK
            counter = (counter + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + ((c << 3) & MASK)) & MASK
            c = (((c << 21) & MASK) | (c >> 11)) + t & MASK
            other = (t * (last + 1)) >> 32
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.a, self.b, self.c, self.counter)

    def fork(self) -> "Rng":
        """Returns a new, independent generator: its output reveals nothing about this one's state."""
        return Rng(self.next32(), self.next32(), self.next32(), 1)


def rng_from_seed(seed: str) -> Rng:
    """Returns a generator for any text as its seed; all bits of the seed count."""
    digest = sha256(seed.encode()).digest()
    rng = Rng(_word(digest, 0), _word(digest, 4), _word(digest, 8), 1)
    for _ in range(12):
        rng.next32()
    return rng


def _word(digest: bytes, at: i64) -> i64:
    return (digest[at] << 24) | (digest[at + 1] << 16) | (digest[at + 2] << 8) | digest[at + 3]
