"""The contents of a snapshot. Not compiled, so that the types keep the annotations needed for decoding."""

from __future__ import annotations

from msgspec import Struct

from ..games import spec_of
from ..kernel.history import History
from ..kernel.question import Choice, Step
from .facts import Facts


class SavedHistory(Struct, array_like=True):
    game: str
    open: str  # the position when the open question was asked
    waiting: dict[int, Choice]
    full: list[bytes]
    tail: list[Step]
    marks: list[tuple[int, str]]

    @staticmethod
    def of(history: History) -> SavedHistory:
        steps = history.steps
        return SavedHistory(history.spec.info.name, history.open_text, history.waiting, steps.full, steps.tail, history.marks)

    def history(self) -> History:
        spec = spec_of(self.game)
        history = History(spec, spec.read_position(self.open), self.marks)
        history.reopen(self.full, self.tail, self.waiting)
        return history


class SavedEvent(Struct, array_like=True, frozen=True):
    kind: str
    args: tuple[int, ...]
    choice: int
    secret: tuple[int, ...] = ()
    knowing: int = 0


class SavedJournal(Struct, array_like=True):
    full: list[bytes]
    tail: list[SavedEvent]
    starts: tuple[list[bytes], list[int]]
    struck: list[tuple[int, int]]


class Saved(Struct, array_like=True):
    format: int
    facts: Facts
    history: SavedHistory | None
    journal: SavedJournal | None
