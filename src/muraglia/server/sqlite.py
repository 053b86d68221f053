"""SQLite storage in a data folder: one writer thread, and all waiting work shares a commit."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from msgspec import UNSET
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from . import metrics
from .migrate import migrate
from .storage import FAULTS, Addition, Store, Taken, Unavailable, failing_loudly

T = TypeVar("T")
FILE = "muraglia.sqlite"
_LARGEST_BATCH = 256
_LOCKED = 2.0  # seconds to wait while another program writes to the file; everybody waits meanwhile
_FAULTS = (*FAULTS, sqlite3.Error)


def open_file(path: Path) -> Engine:
    """Returns an engine with one connection that never starts or ends transactions by itself."""
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=StaticPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"check_same_thread": False, "timeout": _LOCKED, "cached_statements": _LARGEST_BATCH},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # a confirmed choice survives a power failure
        connection.execute("PRAGMA foreign_keys = ON")

    return engine


class _Job:
    """Work for the writer thread."""

    def __init__(self, future: asyncio.Future[Any], work: Callable[[Connection], Any]) -> None:
        self.future = future
        self.work = work


class _Append:
    """A row of the log and nothing else: rows of many tables are inserted with one statement."""

    def __init__(self, future: asyncio.Future[Any], addition: Addition) -> None:
        self.future = future
        self.addition = addition


Outcome = tuple[asyncio.Future[Any], Any, Exception | None]


class SqliteStore(Store):
    def __init__(self, folder: Path) -> None:
        self.writer = secrets.token_hex(4)
        self._lock = take_folder(folder)
        try:
            self._writing = open_file(folder / FILE)
            self._connection = self._writing.connect()
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")
            migrate(self._connection)
            self._connection.exec_driver_sql("COMMIT")
        except BaseException:
            self._lock.close()
            raise
        raw: Any = self._connection.connection.driver_connection  # the hot path does not need statement objects
        self._raw = raw
        self._run = raw.execute
        self._reading = open_file(folder / FILE)
        self._read_connection = self._reading.connect()
        self._read_lock = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | _Append | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_batches, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def append(self, addition: Addition) -> None:
        future = self._loop.create_future()
        if addition.also is None:
            self._jobs.put(_Append(future, addition))
        else:
            self._jobs.put(_Job(future, lambda connection: self._append_with_more(connection, addition)))
        try:
            with failing_loudly("append", _FAULTS):
                await future
        except (sqlite3.IntegrityError, IntegrityError) as error:
            raise Taken from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._read_lock:
            with failing_loudly("read", _FAULTS):
                return await self._loop.run_in_executor(None, work, self._read_connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        future = self._loop.create_future()
        self._jobs.put(_Job(future, work))
        with failing_loudly("write", _FAULTS):
            result: T = await future
        return result

    async def tell(self, text: str) -> None:
        """Does nothing, because there are no other processes."""

    async def close(self) -> None:
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        for connection, engine in ((self._connection, self._writing), (self._read_connection, self._reading)):
            connection.close()
            engine.dispose()
        self._lock.close()

    # In the writer thread

    # Each statement releases the GIL and has to wait to get it back, so few statements are fast.

    def _write_batches(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < _LARGEST_BATCH:
                try:
                    further = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if further is None:
                    self._jobs.put(None)  # stop after this batch
                    break
                batch.append(further)
            with metrics.appends.time():
                outcomes = self._commit(batch)
            self._loop.call_soon_threadsafe(_settle, outcomes)

    def _commit(self, batch: list[_Job | _Append]) -> list[Outcome]:
        appends = [job for job in batch if isinstance(job, _Append)]
        others = [job for job in batch if isinstance(job, _Job)]
        moved = [job for job in appends if job.addition.due is not UNSET]
        try:
            if not others and not moved and not self._raw.in_transaction:
                return self._insert(appends)  # a single statement is its own transaction
            self._run("BEGIN IMMEDIATE")
            outcomes = [self._do(job) for job in others]
            if appends:
                outcomes += self._insert(appends)
                taken = {future for future, _, error in outcomes if error is not None}
                for job in moved:
                    if job.future not in taken:
                        self._run("UPDATE tables SET due = ? WHERE id = ?", (job.addition.due, job.addition.table_id))
            self._run("COMMIT")
            return outcomes
        except Exception as error:  # nothing in the batch was written
            with contextlib.suppress(sqlite3.Error):  # if even this fails, so does the next batch, which tries it again
                self._run("ROLLBACK")
            lost = Unavailable(str(error))
            return [(job.future, None, lost) for job in batch]

    def _insert(self, appends: list[_Append]) -> list[Outcome]:
        """Inserts rows of the log. Returns an outcome for each; existing rows are left alone."""
        rows = [(job.addition.table_id, job.addition.seq, job.addition.at, self.writer, job.addition.entries) for job in appends]
        values = [value for row in rows for value in row]
        if self._run(_insert_statement(len(rows)), values).rowcount == len(rows):
            return [(job.future, None, None) for job in appends]
        written = {row for row in rows if self._run(_FIND, row).fetchone()}
        outcomes: list[Outcome] = []
        for job, row in zip(appends, rows):
            outcomes.append((job.future, None, None if row in written else Taken()))
            written.discard(row)
        return outcomes

    def _do(self, job: _Job) -> Outcome:
        """Does the work completely or not at all. Returns its outcome."""
        self._run("SAVEPOINT job")
        try:
            outcome: Outcome = (job.future, job.work(self._connection), None)
        except Exception as error:
            self._run("ROLLBACK TO job")
            outcome = (job.future, None, error)
        self._run("RELEASE job")
        return outcome

    def _append_with_more(self, connection: Connection, addition: Addition) -> None:
        assert addition.also is not None
        addition.also(connection)
        values = (addition.table_id, addition.seq, addition.at, self.writer, addition.entries)
        self._run("INSERT INTO log (table_id, seq, at, writer, entries) VALUES (?, ?, ?, ?, ?)", values)
        if addition.due is not UNSET:
            self._run("UPDATE tables SET due = ? WHERE id = ?", (addition.due, addition.table_id))


_FIND = "SELECT 1 FROM log WHERE table_id = ? AND seq = ? AND at = ? AND writer = ? AND entries = ?"


@cache
def _insert_statement(rows: int) -> str:
    places = ", ".join(["(?, ?, ?, ?, ?)"] * rows)
    return f"INSERT INTO log (table_id, seq, at, writer, entries) VALUES {places} ON CONFLICT DO NOTHING"


def _settle(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def take_folder(folder: Path) -> sqlite3.Connection:
    """Locks the folder for one server: a second one would not see the choices of the first. Returns the connection that holds the lock.

    An open transaction holds the lock on every operating system, and a killed process releases it.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(folder / "lock", timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except OSError as error:
        raise BadSetup(Message("host-no-folder", {"path": str(folder), "why": error.strerror or ""})) from None
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise BadSetup(Message("host-folder-in-use", {"path": str(folder)})) from None
        raise BadSetup(Message("host-no-folder", {"path": str(folder), "why": str(error)})) from None
    return lock
