"""A real server for most tests, and a real PostgreSQL for those that need one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .support import Guest, Postgres, Server, postgres_programs

StartServer = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it as it was; it must not have made a mistake in the end."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()
    assert running.mistakes() == []


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Servers of one test."""
    started: list[Server] = []

    def start(*options: str, **more: str) -> Server:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir(exist_ok=True)
        started.append(Server(folder, *options, **more))  # type: ignore[arg-type]
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def guest(server: Server) -> Iterator[Callable[..., Guest]]:
    guests: list[Guest] = []

    def arrives(name: str = "", colour: str = "a", token: str = "") -> Guest:
        guests.append(Guest(server, name, colour, token))
        return guests[-1]

    yield arrives
    for each in guests:
        each.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    if programs is None:
        # only where pytest is called by hand: `make test` installs PostgreSQL first, or stops and says what is missing
        pytest.skip("PostgreSQL is not installed. On Debian: apt install postgresql")
    cluster = Postgres(programs)
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Empty for SQLite in a folder; tests with it run on both."""
    if request.param == "sqlite":
        return ""
    return str(request.getfixturevalue("postgres").new_database())
