"""Whose work is done next: networks take turns, then the people in one, then the tables of a person."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
_REMEMBERED = 2000  # people and networks whose last turn is known


class Payer(NamedTuple):
    """Whose turn a piece of work costs. Many new names in one network share its turns."""

    person: str
    network: str


class Turns(Generic[T]):
    """Waiting work. The next turn goes to the network, and within it to the person, whose last one was longest ago."""

    def __init__(self) -> None:
        self._payers: dict[Payer, OrderedDict[str, deque[T]]] = {}
        self._last_turn: OrderedDict[str, int] = OrderedDict()
        self._turn = 0

    def __bool__(self) -> bool:
        return bool(self._payers)

    def add(self, payer: Payer, table: str, work: T) -> None:
        self._payers.setdefault(payer, OrderedDict()).setdefault(table, deque()).append(work)

    def put_back(self, payer: Payer, table: str, work: T) -> None:
        """Makes this the next work to be done: it had its turn, and was not finished."""
        tables = self._payers.setdefault(payer, OrderedDict())
        tables.setdefault(table, deque()).appendleft(work)
        tables.move_to_end(table, last=False)
        for name in payer:
            self._last_turn[name] = -1

    def take(self, may: Callable[[Payer], bool]) -> T | None:
        """Returns the next work of those who may have some done now, or None."""
        payer = min(filter(may, self._payers), key=self._last_turns, default=None)
        if payer is None:
            return None
        self._note_turn(payer)
        tables = self._payers[payer]
        table, waiting = tables.popitem(last=False)
        work = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if not tables:
            del self._payers[payer]
        return work

    def clear(self) -> list[T]:
        """Returns all waiting work and forgets it."""
        waiting = [work for tables in self._payers.values() for works in tables.values() for work in works]
        self._payers.clear()
        return waiting

    def _last_turns(self, payer: Payer) -> tuple[int, int]:
        return self._last_turn.get(payer.network, 0), self._last_turn.get(payer.person, 0)

    def _note_turn(self, payer: Payer) -> None:
        self._turn += 1
        for name in payer:
            self._last_turn[name] = self._turn
            self._last_turn.move_to_end(name)
        while len(self._last_turn) > _REMEMBERED:
            self._last_turn.popitem(last=False)
