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
from sqlalchemy import Connection, bindparam, insert, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from . import metrics
from .background import supervised
from .migrate import migrate
from .schema import log, tables
from .server_time import agree_on
from .storage import FAULTS, PATIENCE, Addition, Heard, Store, Taken, Unavailable, failing_loudly

T = TypeVar("T")
_GROWN = "muraglia_grown"
_TOLD = "muraglia_told"
_SLOW = 3.0  # seconds for one statement; then its connection is given up
_APART = 5.0  # seconds between this machine's clock and the database's that are worth a line in the log
_QUIET = 10.0  # seconds after which a silent connection is checked
# What a lost, stopped or slow database looks like. A lost connection leaves asyncpg in any state, hence InternalClientError.
_FAULTS = (*FAULTS, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

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

_FIND = """
SELECT table_id, seq FROM log JOIN unnest($1::text[], $2::int[], $3::bytea[]) AS g(table_id, seq, entries) USING (table_id, seq, entries)
WHERE writer = $4
"""

_TELL = f"SELECT pg_notify('{_TOLD}', text) FROM unnest($1::text[]) AS text"

_log = structlog.get_logger("store")


class PostgresStore(Store):
    is_shared = True

    @staticmethod
    async def open(url: str, heard: Heard) -> PostgresStore:
        plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        store = PostgresStore(plain, heard)
        try:
            async with store._engine.begin() as connection:
                await connection.run_sync(migrate)
            store._hot = await store._connect()
            ahead = agree_on(float(await store._hot.fetchval("SELECT extract(epoch FROM clock_timestamp())")))
        except _FAULTS as error:
            await store._engine.dispose()
            raise BadSetup(Message("host-no-database", {"why": str(error).split("\n")[0]})) from None
        if abs(ahead) > _APART:
            _log.warning("clocks-differ", seconds=round(ahead, 1))
        store._tasks = [asyncio.create_task(supervised("writer", store._pump)), asyncio.create_task(supervised("listener", store._listen))]
        await store._listening.wait()
        return store

    def __init__(self, url: str, heard: Heard) -> None:
        self.writer = secrets.token_hex(4)
        self._url = url
        self._heard = heard
        self._engine: AsyncEngine = create_async_engine(
            make_url(url).set(drivername="postgresql+asyncpg"),
            pool_size=4,
            max_overflow=4,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"timeout": _SLOW, "command_timeout": PATIENCE},
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
        with failing_loudly("append", _FAULTS):
            await future

    async def read(self, work: Callable[[Connection], T]) -> T:
        with failing_loudly("read", _FAULTS):
            async with asyncio.timeout(PATIENCE), self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with failing_loudly("write", _FAULTS):
            async with asyncio.timeout(PATIENCE), self._engine.begin() as connection:
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
        self._give_up()
        await self._engine.dispose()

    # Writing

    async def _append_with_more(self, addition: Addition) -> None:
        """Appends a row and changes other rows with it, which is rare."""
        committing = False

        def work(connection: Connection) -> None:
            nonlocal committing
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
            committing = True

        try:
            await self.write(work)
        except IntegrityError as error:
            raise Taken from error
        except Unavailable as error:
            raise Unavailable(str(error), unsure=committing) from error

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
            await (await self._connected()).execute(_TELL, texts)
        except _FAULTS as error:
            self._give_up()
            _log.warning("not-told", why=str(error))

    async def _write_batch(self, batch: list[tuple[Addition, asyncio.Future[None]]]) -> None:
        try:
            written = await self._insert_patiently([addition for addition, _ in batch])
        except BaseException as error:  # also a cancellation from inside asyncpg: nobody may wait for ever
            for _, future in batch:
                _settle(future, error if isinstance(error, Exception) else Unavailable("the writer was stopped", unsure=True))
            if isinstance(error, Exception):
                return
            raise
        for addition, future in batch:
            _settle(future, None if (addition.table_id, addition.seq) in written else Taken())

    async def _insert_patiently(self, additions: list[Addition]) -> set[tuple[str, int]]:
        """Tries until the database answers. A row that an earlier try has written is found again. Raises Unavailable."""
        until = asyncio.get_running_loop().time() + PATIENCE
        unsure = False
        while True:
            sent = False
            try:
                connection = await self._connected()
                sent = True
                with metrics.appends.time():
                    return await self._insert(connection, additions)
            except asyncpg.DeadlockDetectedError:
                continue
            except _FAULTS as error:
                self._give_up()
                # An error reported by the database means that nothing was written; a lost connection means nothing.
                reported = isinstance(error, asyncpg.PostgresError) and not isinstance(error, asyncpg.PostgresConnectionError)
                unsure = unsure or (sent and not reported)
                if asyncio.get_running_loop().time() > until:
                    raise Unavailable(str(error) or type(error).__name__, unsure) from error
                await asyncio.sleep(0.2)

    async def _insert(self, connection: asyncpg.Connection[Any], additions: list[Addition]) -> set[tuple[str, int]]:
        """Returns which rows are in the log as we wrote them, now or in an earlier try."""
        tables, numbers = [addition.table_id for addition in additions], [addition.seq for addition in additions]
        entries = [addition.entries for addition in additions]
        rows = await connection.fetch(
            _INSERT,
            tables,
            numbers,
            [addition.at for addition in additions],
            entries,
            [None if addition.due is UNSET else addition.due for addition in additions],
            [addition.due is not UNSET for addition in additions],
            self.writer,
        )
        if len(rows) < len(additions):
            rows += await connection.fetch(_FIND, tables, numbers, entries, self.writer)
        return {(row[0], row[1]) for row in rows}

    async def _connected(self) -> asyncpg.Connection[Any]:
        """Returns the connection for writing rows of the log."""
        if self._hot is None or self._hot.is_closed():
            self._hot = await self._connect()
        return self._hot

    def _give_up(self) -> None:
        """Drops a connection that has failed, without waiting for it."""
        if self._hot is not None:
            self._hot.terminate()
        self._hot = None

    async def _connect(self) -> asyncpg.Connection[Any]:
        return await asyncpg.connect(self._url, timeout=_SLOW, command_timeout=_SLOW)

    # Listening

    async def _listen(self) -> None:
        """Listens until the connection is lost, which raises an error."""
        with failing_loudly("listen", _FAULTS):
            await self._listen_to(await self._connect())

    async def _listen_to(self, connection: asyncpg.Connection[Any]) -> None:
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.add_listener(_GROWN, self._on_grown)
            await connection.add_listener(_TOLD, self._on_told)
            if self._listening.is_set():
                self._heard.missed()
            self._listening.set()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), _QUIET)
                await connection.execute("SELECT 1")  # raises an error if the connection is gone
        finally:
            connection.terminate()

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
