"""What the server needs of a database. Questions and changes are written once, in `records.py`, for both kinds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection

T = TypeVar("T")


class Addition(Struct, frozen=True, kw_only=True):
    """A row of the log, and what has to change with it."""

    table_id: str
    seq: int
    at: float
    entries: bytes
    due: float | UnsetType | None = UNSET  # a new value, if it changes
    also: Callable[[Connection], None] | None = None  # rows made from the log, in the same transaction


class Taken(Exception):
    """Another process has written this number of the log first: catch up and decide again."""


class NotWritten(Exception):
    """The database did not take it: the disk is full, the connection is lost."""


class Store(ABC):
    """A durable store. Everything that returns is on the disk."""

    writer: str  # the name of this process in the log

    @abstractmethod
    async def append(self, addition: Addition) -> None:
        """Write a row of the log. Many tables share a commit. Raises Taken or NotWritten."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something in one transaction."""

    @abstractmethod
    async def tell(self, text: str) -> None:
        """Message something to the other processes; it need not arrive."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go."""


class Heard(ABC):
    """What a store tells of other processes."""

    @abstractmethod
    def grown(self, table_id: str, seq: int, entries: bytes | None) -> None:
        """Another process has appended to a log; what it has written, if that is told."""

    @abstractmethod
    def told(self, text: str) -> None:
        """Another process has said something."""

    @abstractmethod
    def missed(self) -> None:
        """The line was broken: anything may have happened."""
