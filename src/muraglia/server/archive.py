"""Backup, restore, export and import: what a host does with the data besides serving it.

A backup is one file of compressed JSON lines in the same format for SQLite and PostgreSQL, so it can also move a server from one to
the other. It captures the database at a single moment, even while the server is running.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from msgspec import DecodeError, Struct, ValidationError, json
from sqlalchemy import Connection, LargeBinary, Table, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..table.entries import Opened
from ..table.records import table_from_record
from ..table.table import Table as GameTable
from . import card_sets, records
from .codes import device_code, read_table_code, table_code
from .folding import fold_log, fold_tail, is_ours
from .identity import CODE_SECONDS, hash_of, new_person, new_secret, new_table
from .migrate import check, migrate
from .opening import Opening
from .records import Person
from .schema import metadata
from .schema import tables as tables_table
from .settings import Settings
from .sqlite import FILE, open_file, take_folder

T = TypeVar("T")
_BATCH = 500


class Head(Struct, frozen=True):
    """The first line of a backup."""

    muraglia_backup: int  # 2: the last line is a Tail; 1: there is none
    made: float


class Tail(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a backup, which proves that all others are there as they were written."""

    lines: int
    sha256: str


class Line(Struct, frozen=True):
    table: str
    rows: list[dict[str, Any]]


# Reaching the database


def looking(settings: Settings, work: Callable[[Connection], T]) -> T:
    """Returns the result of work that only reads, at a single moment. A running server does not interfere."""

    def checked(connection: Connection) -> T:
        check(connection)
        return work(connection)

    if settings.database_url:
        return asyncio.run(_on_postgres(settings, checked, "REPEATABLE READ"))
    path = settings.folder / FILE
    if not path.is_file():
        raise BadSetup(Message("host-no-data", {"path": str(settings.folder)}))
    return _on_sqlite(path, checked, "BEGIN")


def changing(settings: Settings, work: Callable[[Connection], T]) -> T:
    """Returns the result of work that writes. With SQLite, no server may be running."""

    def migrated(connection: Connection) -> T:
        migrate(connection)
        return work(connection)

    if settings.database_url:
        return asyncio.run(_on_postgres(settings, migrated, "READ COMMITTED"))
    with closing(take_folder(settings.folder)):
        return _on_sqlite(settings.folder / FILE, migrated, "BEGIN IMMEDIATE")


def _on_sqlite(path: Path, work: Callable[[Connection], T], begin: str) -> T:
    engine = open_file(path)
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(begin)
            result = work(connection)
            connection.exec_driver_sql("COMMIT")
            return result
    except (DBAPIError, sqlite3.Error) as error:
        raise BadSetup(Message("host-no-database", {"why": str(error).split("\n")[0]})) from None
    finally:
        engine.dispose()


async def _on_postgres(settings: Settings, work: Callable[[Connection], T], level: Any) -> T:
    engine = create_async_engine(make_url(settings.database_url).set(drivername="postgresql+asyncpg"), isolation_level=level)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    except (DBAPIError, OSError) as error:
        raise BadSetup(Message("host-no-database", {"why": str(error).split("\n")[0]})) from None
    finally:
        await engine.dispose()


# Backup and restore


def backup(settings: Settings, path: Path) -> int:
    """Writes everything into a new file. Returns the number of tables."""
    if path.exists():
        raise BadSetup(Message("host-file-exists", {"path": str(path)}))
    unfinished = path.with_name(path.name + ".part")
    try:
        with gzip.open(unfinished, "wb", compresslevel=6) as file:
            digest, lines = hashlib.sha256(), 0

            def add(line: Struct) -> None:
                nonlocal lines
                text = json.encode(line) + b"\n"
                digest.update(text)
                lines += 1
                file.write(text)

            def work(connection: Connection) -> int:
                for table in metadata.sorted_tables:
                    for rows in _batches(connection, table):
                        add(Line(str(table.name), rows))
                return connection.execute(select(func.count()).select_from(tables_table)).scalar_one()

            add(Head(2, time.time()))
            count = looking(settings, work)
            add(Tail(lines, digest.hexdigest()))
        unfinished.rename(path)
    except OSError as error:
        raise BadSetup(Message("host-no-file", {"path": str(path), "why": error.strerror or str(error)})) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def _batches(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found = connection.execute(select(table).order_by(*table.primary_key)).mappings()
    while batch := found.fetchmany(_BATCH):
        yield [{str(name): value for name, value in row.items()} for row in batch]


def restore(settings: Settings, path: Path) -> int:
    """Fills an empty database from a backup, completely or not at all. Returns the number of tables."""

    def work(connection: Connection) -> int:
        if any(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in metadata.sorted_tables):
            place = "PostgreSQL" if settings.database_url else str(settings.folder)
            raise BadSetup(Message("host-restore-not-empty", {"path": place}))
        for line in _lines(path):
            table = metadata.tables[line.table]
            binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
            for row in line.rows:
                row.update({name: json.decode(json.encode(row[name]), type=bytes) for name in binary})
            connection.execute(insert(table), line.rows)
        return connection.execute(select(func.count()).select_from(tables_table)).scalar_one()

    for _ in _lines(path):  # finds a damaged file before anything is changed
        pass
    return changing(settings, work)


def _lines(path: Path) -> Iterator[Line]:
    """Returns the lines of a backup, one after the other. Raises BadSetup if it is damaged or incomplete."""
    try:
        with gzip.open(path, "rb") as file:
            first = file.readline()
            yield from _checked(json.decode(first, type=Head), first, file)
    except FileNotFoundError as error:
        raise BadSetup(Message("host-no-file", {"path": str(path), "why": error.strerror or ""})) from None
    except (OSError, EOFError, DecodeError) as error:
        raise BadSetup(Message("host-bad-backup", {"path": str(path), "why": str(error)})) from None


def _checked(head: Head, first: bytes, rest: Iterable[bytes]) -> Iterator[Line]:
    digest, lines = hashlib.sha256(first), 1
    is_line = b'{"table":'  # how every line but the first and the last begins
    for text in rest:
        if head.muraglia_backup > 1 and not text.startswith(is_line):
            tail = json.decode(text, type=Tail)
            if (tail.lines, tail.sha256) != (lines, digest.hexdigest()):
                raise ValidationError(f"{tail.lines} lines were written, and these {lines} are not the same")
            if any(True for _ in rest):
                raise ValidationError("there is something after its end")
            return
        digest.update(text)
        lines += 1
        line = json.decode(text, type=Line)
        if line.table not in metadata.tables:
            raise ValidationError(f"no table {line.table}")
        yield line
    if head.muraglia_backup > 1:
        raise ValidationError("its end is missing")


# Single games


def export(settings: Settings, word: str, seat: int | None) -> str:
    """Returns the record of a table: the complete record if the game is over, otherwise what a seat knows."""

    def work(connection: Connection) -> GameTable:
        card_sets.shelve(connection)
        by_code = records.table_with_code(connection, read_table_code(word))
        row = records.table_row(connection, by_code or word)
        if row is None:
            raise BadSetup(Message("host-unknown-table", {"word": word}))
        snapshot = records.latest_snapshot(connection, row.id)
        if snapshot is not None and is_ours(snapshot):
            return fold_tail(snapshot, records.rows_after(connection, row.id, snapshot.seq)).table
        return fold_log(row.id, snapshot, records.rows_after(connection, row.id, 0), snapshot is not None, time.time()).table

    table = looking(settings, work)
    if seat is None and table.facts.status != "over":
        raise BadSetup(Message("host-export-running", {"word": word}))
    return table.record(seat)


class Imported(Struct, frozen=True):
    id: str
    code: str
    device_code: str  # lets a device take over all seats


def import_record(settings: Settings, path: Path) -> Imported:
    """Creates a table from a recorded game and returns how to reach it. One new person holds all its seats."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(Message("host-no-file", {"path": str(path), "why": getattr(error, "strerror", None) or str(error)})) from None
    changing(settings, card_sets.shelve)
    now = time.time()
    person, code = Person(new_person(), path.stem[:24] or "Import", "a"), device_code()
    entries = table_from_record(text, new_table(), table_code(), person.id, now)
    opened = entries[0]
    assert isinstance(opened, Opened)
    opening = Opening(GameTable.replay(entries), entries)

    def work(connection: Connection) -> None:
        records.add_person(connection, person, hash_of(new_secret()), now)
        records.add_code(connection, hash_of(code), person.id, now + CODE_SECONDS, now)
        opening.write(connection)

    changing(settings, work)
    return Imported(opened.id, opened.code, code)
