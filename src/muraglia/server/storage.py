"""What the server needs from a database. Queries and changes are written once, in `records.py`, for both databases."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection

T = TypeVar("T")


class Addition(Struct, frozen=True, kw_only=True):
    """A row of the log, and what must change with it."""

    table_id: str
    seq: int
    at: float
    entries: bytes
    due: float | UnsetType | None = UNSET  # the new value, if it changes
    also: Callable[[Connection], None] | None = None  # writes rows derived from the log, in the same transaction


class Taken(Exception):
    """Another process has already written this number of the log: catch up and decide again."""


class NotWritten(Exception):
    """The database could not store it, for example because the disk is full or the connection is lost."""


class Store(ABC):
    """A durable store. When a method returns, the data is on disk."""

    writer: str  # the name of this process in the log

    @abstractmethod
    async def append(self, addition: Addition) -> None:
        """Writes a row of the log. Many tables share a commit. Raises Taken or NotWritten."""

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
