"""What a snapshot is made of. Not compiled, so that the types keep their annotations for reading."""

from __future__ import annotations

from msgspec import Struct

from ..kernel.question import Choice
from .facts import Facts

Step = tuple[tuple[int, Choice], ...]  # who chose what, in the order of the seats


class Mark(Struct, array_like=True):
    """A moment written down, to start from when looking back."""

    moment: int
    text: str


class SavedCourse(Struct, array_like=True):
    game: str
    open: str  # the position when the open question was put
    waiting: dict[int, Choice]
    full: list[bytes]
    tail: list[Step]
    marks: list[Mark]


class Noted(Struct, array_like=True, frozen=True):
    kind: str
    args: tuple[int, ...]
    choice: int
    secret: tuple[int, ...] = ()
    knowing: int = 0


class SavedJournal(Struct, array_like=True):
    full: list[bytes]
    tail: list[Noted]
    starts: tuple[list[bytes], list[int]]
    struck: list[tuple[int, int]]


class Saved(Struct, array_like=True):
    format: int
    facts: Facts
    course: SavedCourse | None
    journal: SavedJournal | None
