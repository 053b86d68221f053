"""SQLite in a data folder: one writer thread, and everything that waits for it shares a commit."""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec import UNSET
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from .migrate import migrate
from .storage import Addition, NotWritten, Store, Taken

T = TypeVar("T")
FILE = "muraglia.sqlite"
_LARGEST_BATCH = 512


def open_file(path: Path) -> Engine:
    """An engine with one connection that never begins or ends a transaction on its own."""
    engine = create_engine(
        f"sqlite:///{path}", poolclass=StaticPool, isolation_level="AUTOCOMMIT", connect_args={"check_same_thread": False, "timeout": 10}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # an acknowledged choice survives a power failure
        connection.execute("PRAGMA foreign_keys = ON")

    return engine


class _Job:
    def __init__(self, future: asyncio.Future[Any], work: Callable[[Connection], Any], guarded: bool) -> None:
        self.future = future
        self.work = work
        self.guarded = guarded  # several statements: all of them or none


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
        self._reading = open_file(folder / FILE)
        self._read_connection = self._reading.connect()
        self._read_lock = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_batches, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def append(self, addition: Addition) -> None:
        def work(connection: Connection) -> None:
            if addition.also is not None:
                addition.also(connection)
            raw: Any = connection.connection.driver_connection  # the hot path: no statement objects
            raw.execute(
                "INSERT INTO log (table_id, seq, at, writer, entries) VALUES (?, ?, ?, ?, ?)",
                (addition.table_id, addition.seq, addition.at, self.writer, addition.entries),
            )
            if addition.due is not UNSET:
                raw.execute("UPDATE tables SET due = ? WHERE id = ?", (addition.due, addition.table_id))

        try:
            await self._do(work, guarded=addition.also is not None or addition.due is not UNSET)
        except (sqlite3.IntegrityError, IntegrityError) as error:
            raise Taken from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._read_lock:
            return await self._loop.run_in_executor(None, work, self._read_connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._do(work, guarded=True)
        return result

    async def tell(self, text: str) -> None:
        """There is no other process."""

    async def close(self) -> None:
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        for connection, engine in ((self._connection, self._writing), (self._read_connection, self._reading)):
            connection.close()
            engine.dispose()
        self._lock.close()

    def _do(self, work: Callable[[Connection], Any], guarded: bool) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        self._jobs.put(_Job(future, work, guarded))
        return future

    # In the writer thread

    def _write_batches(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < _LARGEST_BATCH:
                try:
                    further = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if further is None:
                    last = True
                    break
                batch.append(further)
            outcomes = self._commit(batch)
            self._loop.call_soon_threadsafe(_settle, outcomes)
            if last:
                return

    def _commit(self, batch: list[_Job]) -> list[tuple[asyncio.Future[Any], Any, Exception | None]]:
        run = self._connection.exec_driver_sql
        outcomes: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            run("BEGIN IMMEDIATE")
            for job in batch:
                if job.guarded:
                    run("SAVEPOINT job")
                try:
                    outcomes.append((job.future, job.work(self._connection), None))
                except Exception as error:
                    outcomes.append((job.future, None, error))
                    if job.guarded:
                        run("ROLLBACK TO job")
                if job.guarded:
                    run("RELEASE job")
            run("COMMIT")
        except Exception as error:  # nothing of the batch is on the disk
            if self._connection.connection.dbapi_connection is not None and self._in_transaction():
                run("ROLLBACK")
            lost = NotWritten(str(error))
            return [(job.future, None, lost) for job in batch]
        return outcomes

    def _in_transaction(self) -> bool:
        raw: Any = self._connection.connection.driver_connection
        return bool(raw.in_transaction)


def _settle(outcomes: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, result, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def take_folder(folder: Path) -> sqlite3.Connection:
    """The folder belongs to one server at a time: a second one would not hear of the first one's choices.

    A transaction that is never finished holds the lock on every system, and a killed process lets go of it.
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
