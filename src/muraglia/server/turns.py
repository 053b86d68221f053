"""Whose work is done next: people take turns, and so do the tables of one person."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
_REMEMBERED = 1000  # people whose last turn is known


class Turns(Generic[T]):
    """Waiting work. The next turn goes to the person whose last one is longest ago, however much the others ask for."""

    def __init__(self) -> None:
        self._people: dict[str, OrderedDict[str, deque[T]]] = {}
        self._last_turn: OrderedDict[str, int] = OrderedDict()
        self._turn = 0

    def __bool__(self) -> bool:
        return bool(self._people)

    def add(self, person: str, table: str, work: T) -> None:
        self._people.setdefault(person, OrderedDict()).setdefault(table, deque()).append(work)

    def put_back(self, person: str, table: str, work: T) -> None:
        """Makes this the next work to be done: it had its turn, and was not finished."""
        tables = self._people.setdefault(person, OrderedDict())
        tables.setdefault(table, deque()).appendleft(work)
        tables.move_to_end(table, last=False)
        self._last_turn[person] = -1

    def take(self, may: Callable[[str], bool]) -> T | None:
        """Returns the next work of a person who may have some done now, or None."""
        person = min(filter(may, self._people), key=lambda person: self._last_turn.get(person, 0), default=None)
        if person is None:
            return None
        self._note_turn(person)
        tables = self._people[person]
        table, waiting = tables.popitem(last=False)
        work = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if not tables:
            del self._people[person]
        return work

    def clear(self) -> list[T]:
        """Returns all waiting work and forgets it."""
        waiting = [work for tables in self._people.values() for works in tables.values() for work in works]
        self._people.clear()
        return waiting

    def _note_turn(self, person: str) -> None:
        self._turn += 1
        self._last_turn[person] = self._turn
        self._last_turn.move_to_end(person)
        if len(self._last_turn) > _REMEMBERED:
            self._last_turn.popitem(last=False)
