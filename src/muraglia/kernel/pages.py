"""A long list at low cost: full pages are kept encoded and are decoded only when someone looks back.

A table with a thousand choices therefore opens, plays and is saved as fast as a new one.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import msgpack

T = TypeVar("T")

PAGE = 64


class Pages(Generic[T]):
    def __init__(self, kind: type[T], full: list[bytes], tail: list[T]) -> None:
        self._decoder = msgpack.Decoder(list[kind])  # type: ignore[valid-type]
        self.full = full  # PAGE items each
        self.tail = tail
        self._read: tuple[int, list[T]] = (-1, [])  # the page read most recently

    def __len__(self) -> int:
        return len(self.full) * PAGE + len(self.tail)

    def append(self, item: T) -> None:
        self.tail.append(item)
        if len(self.tail) == 2 * PAGE:  # at least one page of the latest items always stays decoded, for undo
            self.full.append(msgpack.encode(self.tail[:PAGE]))
            del self.tail[:PAGE]

    def __getitem__(self, index: int) -> T:
        number, place = divmod(index, PAGE)
        if number < len(self.full):
            return self._page(number)[place]
        return self.tail[index - len(self.full) * PAGE]

    def part(self, first: int, last: int) -> list[T]:
        """Returns the items from `first` up to but not including `last`."""
        before = len(self.full) * PAGE
        latest = self.tail[max(first - before, 0) : max(last - before, 0)]
        if first >= before:  # almost always
            return latest
        return [self[index] for index in range(max(first, 0), min(last, before))] + latest

    def cut(self, length: int) -> None:
        """Drops everything from this index on."""
        while len(self.full) * PAGE > length:
            self.tail = list(self._page(len(self.full) - 1))
            self.full.pop()
            self._read = (-1, [])
        del self.tail[length - len(self.full) * PAGE :]

    def _page(self, number: int) -> list[T]:
        if self._read[0] != number:
            self._read = (number, self._decoder.decode(self.full[number]))
        return self._read[1]
