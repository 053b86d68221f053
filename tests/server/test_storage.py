"""The stores themselves: migrations, a folder for one server only, races, and what happens when writing fails."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text

from muraglia.kernel.errors import BadSetup
from muraglia.server import records
from muraglia.server.driver import PLAN
from muraglia.server.migrate import _config, migrate
from muraglia.server.postgres import PostgresStore
from muraglia.server.records import TableRow
from muraglia.server.schema import metadata
from muraglia.server.settings import Settings
from muraglia.server.sqlite import FILE, SqliteStore
from muraglia.server.standing_answers import StandingAnswers, standing_at
from muraglia.server.storage import Addition, Heard, Store, Taken, Unavailable
from muraglia.table.wire import PlanStep, StandingAnswer

from .support import Postgres


class Ears(Heard):
    def __init__(self) -> None:
        self.heard: list[object] = []

    def grown(self, table_id: str, seq: int, entries: bytes | None) -> None:
        self.heard.append((table_id, seq, entries))

    def told(self, text: str) -> None:
        self.heard.append(text)

    def missed(self) -> None:
        self.heard.append("missed")


Work = Callable[[Store], Awaitable[None]]


def with_store(database_url: str, folder: Path, work: Work) -> None:
    async def run() -> None:
        store = await PostgresStore.open(database_url, Ears()) if database_url else SqliteStore(folder)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def add_table(store: Store, id: str = "A" * 16) -> None:
    row = TableRow(id, f"CODE-{id}", "key", "die-mauer", False, "open", None)
    await store.append(Addition(table_id=id, seq=1, at=0.0, entries=b"[]", also=lambda connection: records.add_table(connection, row, 0.0)))


def test_migrations_lead_to_the_schema(database_url: str, tmp_path: Path) -> None:
    def compare(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    async def work(store: Store) -> None:
        assert await store.read(compare) == []

    with_store(database_url, tmp_path, work)
    with_store(database_url, tmp_path, work)


def test_passing_in_advance_becomes_a_standing_answer() -> None:
    with create_engine("sqlite://").begin() as connection:
        command.upgrade(_config(connection), "0003")
        connection.execute(text("INSERT INTO tables VALUES ('t', 'OWL-1', 'k', 'great-wall', 0, 'running', 0, NULL)"))
        steps = (
            b'[{"notation":"pass","unless":["turn-begins"],"windows":true}]',
            b'[{"notation":"yes","unless":[],"windows":false}]',
        )
        for seat, plan in enumerate(steps):
            connection.execute(text("INSERT INTO plans VALUES ('t', :seat, 'anna', 7, :steps)"), {"seat": seat, "steps": plan})
        migrate(connection)
        assert [(row.seat, row.question, row.events) for row in standing_at(connection, "t")] == [(0, "windows", 7)]
        (kept,) = StandingAnswers(standing_at(connection, "t")).kept(0)
        assert kept == StandingAnswer("windows", ("pass",), ("turn-begins",))
        (plan_row,) = records.plans_at(connection, "t")
        assert plan_row.seat == 1 and PLAN.decode(plan_row.steps) == (PlanStep("yes"),)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        assert store.writer

    with_store("", tmp_path, nothing)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadSetup, match="newer version"):
        with_store("", tmp_path, nothing)


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert store.writer
        with pytest.raises(BadSetup, match="Another server is using"):
            SqliteStore(tmp_path)

    with_store("", tmp_path, work)
    with_store("", tmp_path, work)


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    async def nothing(store: Store) -> None:
        raise AssertionError

    with pytest.raises(BadSetup, match="cannot be used"):
        with_store("", tmp_path / "file", nothing)
    with pytest.raises(BadSetup, match="cannot be reached"):
        with_store("postgresql://nobody@127.0.0.1:1/nothing", tmp_path, nothing)


def test_a_number_of_the_log_is_written_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await add_table(store)
        attempts = [store.append(Addition(table_id="A" * 16, seq=2, at=0.0, entries=b"[%d]" % n)) for n in range(5)]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", *["Taken"] * 4]
        rows = await store.read(lambda connection: records.rows_after(connection, "A" * 16, 0))
        assert [row.seq for row in rows] == [1, 2]

    with_store("", tmp_path, work)


def test_two_processes_race_for_a_number(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        ears = Ears()
        first, second = await PostgresStore.open(url, Ears()), await PostgresStore.open(url, ears)
        tables = [f"{number:016}" for number in range(20)]
        for table in tables:
            await add_table(first, table)
        both = [
            store.append(Addition(table_id=table, seq=2, at=0.0, entries=b"[]", due=5.0)) for table in tables for store in (first, second)
        ]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        for number in range(20):
            pair = outcomes[2 * number : 2 * number + 2]
            assert sorted(type(outcome).__name__ for outcome in pair) == ["NoneType", "Taken"]
        short, long = '["Größe"]'.encode(), b'["' + b"x" * 8000 + b'"]'
        await first.append(Addition(table_id=tables[0], seq=3, at=0.0, entries=short))
        await first.append(Addition(table_id=tables[0], seq=4, at=0.0, entries=long))
        await first.tell("hello")
        for _ in range(100):
            if "hello" in ears.heard:
                break
            await asyncio.sleep(0.05)
        assert "hello" in ears.heard
        assert (tables[0], 1, None) in ears.heard
        assert (tables[0], 3, short) in ears.heard
        assert (tables[0], 4, None) in ears.heard  # too long for a notice: to be read
        await first.close()
        await second.close()

    asyncio.run(run())


def test_all_of_an_addition_or_nothing(database_url: str, tmp_path: Path) -> None:
    def fail(connection: Connection) -> None:
        records.set_status(connection, "A" * 16, "closed", False)
        records.add_code(connection, "hash", "nobody", 0.0, 0.0)  # there is no such person

    async def work(store: Store) -> None:
        await add_table(store)
        with pytest.raises(Taken):
            await store.append(Addition(table_id="A" * 16, seq=2, at=0.0, entries=b"[]", also=fail))
        row = await store.read(lambda connection: records.table_row(connection, "A" * 16))
        assert row is not None
        assert row.status == "open"
        assert len(await store.read(lambda connection: records.rows_after(connection, "A" * 16, 0))) == 1

    with_store(database_url, tmp_path, work)


def test_a_failed_commit_fails_everybody_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await add_table(store)
        run = store._run

        def full(statement: str, *values: object) -> object:
            if statement == "COMMIT" or (statement.startswith("INSERT") and not store._raw.in_transaction):
                raise sqlite3.OperationalError("database or disk is full")
            return run(statement, *values)

        monkeypatch.setattr(store, "_run", full)
        with pytest.raises(Unavailable, match="disk is full"):
            await store.append(Addition(table_id="A" * 16, seq=2, at=0.0, entries=b"[]"))
        with pytest.raises(Unavailable, match="disk is full"):
            await store.append(Addition(table_id="A" * 16, seq=2, at=0.0, entries=b"[]", due=1.0))
        with pytest.raises(Unavailable, match="disk is full"):
            await store.write(lambda connection: records.set_status(connection, "A" * 16, "closed", False))
        monkeypatch.undo()
        row = await store.read(lambda connection: records.table_row(connection, "A" * 16))
        assert row is not None
        assert (row.status, row.due) == ("open", None)
        await store.append(Addition(table_id="A" * 16, seq=2, at=0.0, entries=b"[]"))

    with_store("", tmp_path, work)


def test_late_tables_are_given_to_one_process(database_url: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await add_table(store)
        await store.append(Addition(table_id="A" * 16, seq=2, at=0.0, entries=b"[]", due=100.0))
        claim = lambda connection: records.claim_due(connection, 200.0, 30.0, 10)  # noqa: E731
        assert await store.write(claim) == ["A" * 16]
        assert await store.write(claim) == []
        assert await store.write(lambda connection: records.claim_due(connection, 230.0, 30.0, 10)) == ["A" * 16]

    with_store(database_url, tmp_path, work)


def test_codes_for_another_device_run_out(database_url: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        person = records.Person("p", "Anna", "a")
        await store.write(lambda connection: records.add_person(connection, person, "device", 0.0))
        await store.write(lambda connection: records.add_code(connection, "code", "p", 100.0, 0.0))
        assert await store.write(lambda connection: records.claim_code(connection, "code", "other", 100.5, "")) is None
        assert await store.write(lambda connection: records.claim_code(connection, "code", "other", 99.0, "")) == person
        assert await store.write(lambda connection: records.claim_code(connection, "code", "third", 99.0, "")) is None

    with_store(database_url, tmp_path, work)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"base_path": "muraglia"}, "base path"),
        ({"base_path": "/a b"}, "base path"),
        ({"database_url": "mysql://x"}, "postgresql://"),
        ({"workers": 2}, "PostgreSQL"),
        ({"workers": 0}, "--workers"),
        ({"beat": -1.0}, "--beat"),
    ],
)
def test_settings_that_make_no_sense_are_said(settings: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        Settings(**settings).checked()  # type: ignore[arg-type]
