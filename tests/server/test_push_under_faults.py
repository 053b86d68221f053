"""Two processes that are killed and started again while people who are away play: each turn reaches them, and nobody who watches is called.

Half a minute's grace is a second here, and the bar of ninety seconds stays as it is.
"""

from __future__ import annotations

import queue
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from .conftest import StartServer
from .push_service import PushService
from .support import Guest, Postgres, Server, Socket
from .test_notices import Browser as Receiver

BAR = 90.0  # seconds from a turn to a notice of it
TURNS = 8
SLOW = {"kind": "move", "seconds": 3 * 86_400}


class Away:
    """Somebody who has no page open: reads what the push service got, and answers by whichever process lives."""

    def __init__(self, name: str, processes: list[Server]) -> None:
        self.name = name
        self.receiver = Receiver(name)
        self._processes = processes
        self.guest = Guest(processes[0], name.capitalize())

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Asks one process after the other until one answers."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            for process in self._processes:
                self.guest.http.base_url = httpx.URL(process.address)
                with suppress(httpx.HTTPError):
                    answer = self.guest.ask(method, path, body)
                    if answer.status_code < 500:
                        return answer
            time.sleep(0.1)
        raise AssertionError("no process answers")

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None


@pytest.fixture
def push_service(tmp_path: Path) -> Iterator[PushService]:
    made = PushService(tmp_path, grace=1.0)
    yield made
    made.close()


class Kills:
    """Kills one of the processes again and again, and starts it again a moment later."""

    def __init__(self, processes: list[Server], chance: random.Random) -> None:
        self.count = 0
        self._processes = processes
        self._chance = chance
        self._over = threading.Event()
        self._working = threading.Thread(target=self._work, daemon=True)
        self._working.start()

    def _work(self) -> None:
        while not self._over.wait(self._chance.uniform(0.5, 3.0)):
            process = self._chance.choice(self._processes)
            process.kill()
            self._over.wait(self._chance.uniform(0.0, 1.0))
            process.start()
            self.count += 1

    def end(self) -> None:
        self._over.set()
        self._working.join(60)
        assert not self._working.is_alive()


def table_of(people: dict[str, Away], game: str, before: Callable[[str], None] = lambda table: None) -> str:
    """Returns a game that takes days, at which everybody sits and wishes to be told."""
    first, *others = people.values()
    table: str = first.ok("POST", "/api/tables", {"game": game, "players": len(people), "clock": SLOW})["id"]
    for person in others:
        person.ok("POST", f"/api/tables/{table}/join", {})
    for person in people.values():
        row = person.receiver.row()
        person.ok("POST", "/api/me/reach/subscription", {"endpoint": row.endpoint, "p256dh": row.p256dh, "auth": row.auth})
        person.ok("PUT", f"/api/tables/{table}/notices", {"on": True})
    before(table)
    first.ok("POST", f"/api/tables/{table}/commands", {"do": "start"})
    return table


def test_every_turn_is_told_although_processes_are_killed(start_server: StartServer, postgres: Postgres, push_service: PushService) -> None:
    url = postgres.new_database()
    processes = [start_server(database_url=url, program=push_service.program) for _ in range(2)]
    people = {name: Away(name, processes) for name in ("anna", "bert")}
    table = table_of(people, "chinesische-mauer")
    chance = random.Random("kills")
    kills = Kills(processes, chance)
    told: dict[str, set[str]] = {name: set() for name in people}
    try:
        for turn in range(TURNS):
            asked, version, picks = whose_turn(people, table)
            until = time.monotonic() + BAR
            while not any(f"q{version}" in key.split(":")[-1].split() for key in told[asked]):
                with suppress(queue.Empty):
                    path, body = push_service.taken.get(timeout=max(0.0, until - time.monotonic()))
                    name = path.strip("/")
                    notice = people[name].receiver.read(body)
                    assert notice["tag"] == "turn"
                    told[name].add(notice["key"])
                assert time.monotonic() < until, f"turn {turn} was not told"
            command = {"do": "choose", "id": f"turn-{turn}", "version": version, "picks": picks}
            people[asked].ok("POST", f"/api/tables/{table}/commands", command)
    finally:
        kills.end()
    assert kills.count >= 2
    assert all(not process.mistakes() for process in processes)


def whose_turn(people: dict[str, Away], table: str) -> tuple[str, int, list[int]]:
    """Returns who is asked, the version of the question, and an answer to it."""
    for name, person in people.items():
        answer = person.ask("POST", f"/api/tables/{table}/commands", {"do": "ask", "so_far": []})
        if answer.status_code == 200:
            question = answer.json()
            return name, question["version"], [question["options"][0]["pick"]]
    raise AssertionError("nobody is asked")


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
