"""What the server needs from a database. Queries and changes are written once, in `records.py`, for both databases."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import structlog
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from . import metrics

_log = structlog.get_logger("store")
T = TypeVar("T")
Write = Callable[[Connection], None]


class Addition(Struct, frozen=True, kw_only=True):
    """A row of the log, and what must change with it."""

    table_id: str
    seq: int
    at: float
    entries: bytes
    due: float | UnsetType | None = UNSET  # the new value, if it changes
    also: Write | None = None  # writes rows derived from the log, in the same transaction


def both(first: Write | None, second: Write | None) -> Write | None:
    """Returns what writes both, or the one there is."""
    if first is None or second is None:
        return first or second

    def work(connection: Connection) -> None:
        assert first is not None and second is not None
        first(connection)
        second(connection)

    return work


class Taken(Exception):
    """Another process has already written this number of the log: catch up and decide again."""


class Unavailable(Exception):
    """The database could not do it: the disk is full, the file is locked, the connection is lost, or it takes too long.

    `unsure`: the answer of the database got lost, so the row may have been written. The log will show it.
    """

    def __init__(self, why: str, unsure: bool = False) -> None:
        super().__init__(why)
        self.unsure = unsure


_MISTAKES = (IntegrityError, ProgrammingError, DataError, sqlite3.IntegrityError)  # ours, or a race: the database is well
FAULTS = (OSError, SQLAlchemyError, Unavailable)  # of every database; each driver has more
PATIENCE = 5.0  # seconds for a database that restarts or is slow; then the work fails


@contextmanager
def failing_loudly(doing: str, faults: tuple[type[Exception], ...]) -> Iterator[None]:
    """Turns the faults of a database into Unavailable. They are logged and counted here, once for both databases."""
    try:
        yield
    except _MISTAKES:
        raise
    except faults as error:
        metrics.database_faults.labels(doing).inc()
        _log.error("database", doing=doing, why=f"{type(error).__name__}: {error}".split("\n")[0])
        raise Unavailable(str(error), isinstance(error, Unavailable) and error.unsure) from error


class Store(ABC):
    """A durable store. When a method returns, the data is on disk. Every method may raise Unavailable, and works again after the fault."""

    writer: str  # the name of this process in the log
    is_shared = False  # whether other processes may use the same database

    @abstractmethod
    async def append(self, addition: Addition) -> None:
        """Writes a row of the log. Many tables share a commit. Raises Taken."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Returns the result of a query."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Changes something in one transaction. Returns the result."""

    @abstractmethod
    async def tell(self, text: str) -> None:
        """Sends a text to the other processes; delivery is not guaranteed."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes pending writes, then closes the connections."""


class Heard(ABC):
    """Receives what a store hears from other processes."""

    @abstractmethod
    def grown(self, table_id: str, seq: int, entries: bytes | None) -> None:
        """Called when another process has appended to a log, with the entries if they are known."""

    @abstractmethod
    def told(self, text: str) -> None:
        """Called when another process has sent a text."""

    @abstractmethod
    def missed(self) -> None:
        """Called after a lost connection to the other processes: anything may have happened."""
