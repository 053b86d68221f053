"""A row of numbers for machine learning, filled from left to right. Most entries are zero, so only the others are written."""

from array import array

from mypy_extensions import i64

BYTES_OF_A_NUMBER = 4


class Row:
    def __init__(self, size: i64) -> None:
        self.numbers: array[float] = array("f", bytes(size * BYTES_OF_A_NUMBER))
        self.at: i64 = 0

    def put(self, number: float) -> None:
        if number != 0.0:
            self.numbers[self.at] = number
        self.at += 1

    def mark(self, is_so: bool) -> None:
        if is_so:
            self.numbers[self.at] = 1.0
        self.at += 1

    def one(self, which: i64, kinds: i64) -> None:
        """Appends a one-hot entry for `which` of the kinds; all zeros if `which` is out of range."""
        if 0 <= which < kinds:
            self.numbers[self.at + which] = 1.0
        self.at += kinds

    def bits(self, bits: i64, size: i64) -> None:
        for index in range(size):
            if (bits >> index) & 1:
                self.numbers[self.at + index] = 1.0
        self.at += size

    def cards(self, cards: bytes, kinds: i64) -> None:
        """Appends how many there are of each kind."""
        for card in cards:
            if card < kinds:
                self.numbers[self.at + card] += 1.0
        self.at += kinds
