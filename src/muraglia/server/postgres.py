"""PostgreSQL storage, for any number of processes on any number of machines.

Rows of the log are written in batches, and the same statement notifies the other processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import asyncpg
import structlog
from msgspec import UNSET
from sqlalchemy import Connection, bindparam, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from . import metrics
from .migrate import migrate
from .schema import log, tables
from .storage import Addition, Heard, NotWritten, Store, Taken

T = TypeVar("T")
_GROWN = "muraglia_grown"
_TOLD = "muraglia_told"
_PATIENCE = 15.0  # seconds to wait for a restarting database before an append fails

# A notification is limited to 8,000 bytes. Entries that fit are included, so that other processes need not read them.
_NOTICE = """concat_ws(' ', {writer}, seq, table_id, CASE WHEN octet_length(entries) < 7000 THEN convert_from(entries, 'UTF8') END)"""

# Sorted, so that concurrent processes take locks in the same order. A row that already exists is left alone and not returned.
_INSERT = f"""
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::bytea[], $5::float8[], $6::bool[])
    AS g(table_id, seq, at, entries, due, moves)
), written AS (
  INSERT INTO log (table_id, seq, at, writer, entries)
  SELECT table_id, seq, at, $7, entries FROM given ORDER BY table_id ON CONFLICT DO NOTHING RETURNING table_id, seq, entries
), moved AS (
  UPDATE tables SET due = given.due FROM given JOIN written USING (table_id, seq) WHERE tables.id = given.table_id AND given.moves
)
SELECT table_id, seq, pg_notify('{_GROWN}', {_NOTICE.format(writer="$7")}) FROM written
"""

_TELL = f"SELECT pg_notify('{_TOLD}', text) FROM unnest($1::text[]) AS text"

_log = structlog.get_logger("store")


class PostgresStore(Store):
    @staticmethod
    async def open(url: str, heard: Heard) -> PostgresStore:
        plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        store = PostgresStore(plain, heard)
        try:
            async with store._engine.begin() as connection:
                await connection.run_sync(migrate)
            store._hot = await store._connect()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError) as error:
            await store._engine.dispose()
            raise BadSetup(Message("host-no-database", {"why": str(error).split("\n")[0]})) from None
        store._tasks = [asyncio.create_task(store._pump()), asyncio.create_task(store._listen())]
        await store._listening.wait()
        return store

    def __init__(self, url: str, heard: Heard) -> None:
        self.writer = secrets.token_hex(4)
        self._url = url
        self._heard = heard
        self._engine: AsyncEngine = create_async_engine(
            make_url(url).set(drivername="postgresql+asyncpg"), pool_size=4, max_overflow=4, pool_pre_ping=True
        )
        self._hot: asyncpg.Connection[Any] | None = None
        self._waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self._to_tell: list[str] = []
        self._wake = asyncio.Event()
        self._listening = asyncio.Event()
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []

    async def append(self, addition: Addition) -> None:
        if addition.also is not None:
            await self._append_with_more(addition)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, future))
        self._wake.set()
        await future

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def tell(self, text: str) -> None:
        self._to_tell.append(f"{self.writer} {text}")
        self._wake.set()

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        pump, listen = self._tasks
        await pump
        listen.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await listen
        if self._hot is not None:
            await self._hot.close()
        await self._engine.dispose()

    # Writing

    async def _append_with_more(self, addition: Addition) -> None:
        """Appends a row and changes other rows with it, which is rare."""

        def work(connection: Connection) -> None:
            assert addition.also is not None
            addition.also(connection)
            row = {
                "table_id": addition.table_id,
                "seq": addition.seq,
                "at": addition.at,
                "writer": self.writer,
                "entries": addition.entries,
            }
            connection.execute(insert(log), row)
            if addition.due is not UNSET:
                connection.execute(update(tables).where(tables.c.id == addition.table_id).values(due=bindparam("d")), {"d": addition.due})
            notice = f"{self.writer} {addition.seq} {addition.table_id}"
            connection.execute(text("SELECT pg_notify(:channel, :text)"), {"channel": _GROWN, "text": notice})

        try:
            await self.write(work)
        except IntegrityError as error:
            raise Taken from error
        except (DBAPIError, OSError) as error:
            if not await self._is_ours(addition):
                raise NotWritten(str(error)) from error

    async def _is_ours(self, addition: Addition) -> bool:
        """Returns whether the row was written after all, for use after a lost connection."""
        where = (log.c.table_id == addition.table_id, log.c.seq == addition.seq, log.c.writer == self.writer)
        try:
            found = await self.read(lambda connection: connection.execute(select(log.c.entries).where(*where)).scalar())
        except (DBAPIError, OSError):
            return False
        return found == addition.entries

    async def _pump(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write_batch(batch)
            if self._to_tell:
                told, self._to_tell = self._to_tell, []
                await self._tell(told)

    async def _tell(self, texts: list[str]) -> None:
        """Sends texts to the other processes. They may get lost: everything sent this way is repeated or looked up later."""
        try:
            if self._hot is None or self._hot.is_closed():
                self._hot = await self._connect()
            await self._hot.execute(_TELL, texts)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            _log.warning("not-told", why=str(error))

    async def _write_batch(self, batch: list[tuple[Addition, asyncio.Future[None]]]) -> None:
        until = asyncio.get_running_loop().time() + _PATIENCE
        while True:
            try:
                with metrics.appends.time():
                    written = await self._insert([addition for addition, _ in batch])
                break
            except asyncpg.DeadlockDetectedError:
                continue
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                self._hot = None
                if asyncio.get_running_loop().time() > until:
                    _log.error("append-failed", why=str(error))
                    for _, future in batch:
                        _settle(future, NotWritten(str(error)))
                    return
                await asyncio.sleep(0.2)
        for addition, future in batch:
            if (addition.table_id, addition.seq) in written or await self._is_ours(addition):
                _settle(future, None)
            else:
                _settle(future, Taken())

    async def _insert(self, additions: list[Addition]) -> set[tuple[str, int]]:
        if self._hot is None or self._hot.is_closed():
            self._hot = await self._connect()
        rows = await self._hot.fetch(
            _INSERT,
            [addition.table_id for addition in additions],
            [addition.seq for addition in additions],
            [addition.at for addition in additions],
            [addition.entries for addition in additions],
            [None if addition.due is UNSET else addition.due for addition in additions],
            [addition.due is not UNSET for addition in additions],
            self.writer,
        )
        return {(row[0], row[1]) for row in rows}

    async def _connect(self) -> asyncpg.Connection[Any]:
        return await asyncpg.connect(self._url, timeout=5)

    # Listening

    async def _listen(self) -> None:
        while True:
            try:
                connection = await self._connect()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                await connection.add_listener(_GROWN, self._on_grown)
                await connection.add_listener(_TOLD, self._on_told)
                if self._listening.is_set():
                    self._heard.missed()
                self._listening.set()
                try:
                    await lost.wait()
                finally:
                    with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                        await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.warning("not-listening", why=str(error))
            await asyncio.sleep(0.5)

    def _on_grown(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        writer, seq, table_id, *entries = str(payload).split(" ", 3)
        if writer != self.writer:
            self._heard.grown(table_id, int(seq), entries[0].encode() if entries else None)

    def _on_told(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        writer, _, said = str(payload).partition(" ")
        if writer != self.writer:
            self._heard.told(said)


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
