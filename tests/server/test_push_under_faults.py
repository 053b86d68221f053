"""Two processes that are killed and started again while people who are away play: each turn reaches them, and nobody who watches is called.

Half a minute's grace is a second here, and the bar of ninety seconds stays as it is. `benchmarks/chaos.py` plays longer, with the real
grace.
"""

from __future__ import annotations

import queue
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from .away import BAR, Away, table_of, tell_turns
from .conftest import StartServer
from .push_service import PushService
from .support import Postgres, Socket


@pytest.fixture
def push_service(tmp_path: Path) -> Iterator[PushService]:
    made = PushService(tmp_path, grace=1.0)
    yield made
    made.close()


def test_every_turn_is_told_although_processes_are_killed(start_server: StartServer, postgres: Postgres, push_service: PushService) -> None:
    url = postgres.new_database()
    processes = [start_server(database_url=url, program=push_service.program) for _ in range(2)]
    assert len(tell_turns(processes, push_service, 8, random.Random("kills"))) == 8
    assert all(not process.mistakes() for process in processes)


def test_who_watches_by_another_process_is_not_told_until_that_process_is_gone(
    start_server: StartServer, postgres: Postgres, push_service: PushService
) -> None:
    url = postgres.new_database()
    first, second = (start_server(database_url=url, program=push_service.program) for _ in range(2))
    people = {"anna": Away("anna", [first]), "clara": Away("clara", [second]), "bert": Away("bert", [first])}
    watching: list[Socket] = []
    table_of(people, "die-mauer", lambda table: watching.append(people["clara"].guest.socket(table)))
    first.kill()
    first.start()  # nothing is known there of anybody who watches
    told: set[str] = set()
    until = time.monotonic() + BAR
    while told < {"anna", "bert"}:
        told.add(push_service.taken.get(timeout=until - time.monotonic())[0].strip("/"))
    assert "clara" not in told and "clara" not in rest_of(push_service, 3.0)
    second.kill()
    until = time.monotonic() + BAR
    while "clara" not in told:
        told.add(push_service.taken.get(timeout=until - time.monotonic())[0].strip("/"))


def rest_of(push_service: PushService, seconds: float) -> set[str]:
    """Returns who else is told in the next seconds."""
    found: set[str] = set()
    until = time.monotonic() + seconds
    with suppress(queue.Empty):
        while True:
            found.add(push_service.taken.get(timeout=max(0.0, until - time.monotonic()))[0].strip("/"))
    return found
