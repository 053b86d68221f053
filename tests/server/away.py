"""People who have no page open, at two processes that are killed and started again: is each turn told?"""

from __future__ import annotations

import queue
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx

from .push_service import PushService
from .support import Guest, Server
from .test_notices import Browser as Receiver

BAR = 90.0  # seconds from a turn to a notice of it
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


class Kills:
    """Kills one of the processes again and again, and starts it again a moment later."""

    def __init__(self, processes: list[Server], chance: random.Random, pace: float) -> None:
        self.count = 0
        self._processes = processes
        self._chance = chance
        self._pace = pace
        self._over = threading.Event()
        self._working = threading.Thread(target=self._work, daemon=True)
        self._working.start()

    def _work(self) -> None:
        while not self._over.wait(self._pace * self._chance.uniform(0.5, 3.0)):
            process = self._chance.choice(self._processes)
            process.kill()
            self._over.wait(self._pace * self._chance.uniform(0.0, 1.0))
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


def tell_turns(processes: list[Server], service: PushService, turns: int, chance: random.Random, pace: float = 1.0) -> list[float]:
    """Two people play a game that takes days, each turn after it was told, while processes are killed every `pace` seconds or two.

    Returns how many seconds it took until each turn was told.
    """
    people = {name: Away(name, processes) for name in ("anna", "bert")}
    table = table_of(people, "chinesische-mauer")
    kills = Kills(processes, chance, pace)
    told: dict[str, set[str]] = {name: set() for name in people}
    took: list[float] = []
    try:
        for turn in range(turns):
            asked, version, picks = whose_turn(people, table)
            began = time.monotonic()
            while not any(f"q{version}" in key.split(":")[-1].split() for key in told[asked]):
                with suppress(queue.Empty):
                    path, body = service.taken.get(timeout=max(0.0, began + BAR - time.monotonic()))
                    name = path.strip("/")
                    notice = people[name].receiver.read(body)
                    assert notice["tag"] == "turn"
                    told[name].add(notice["key"])
                assert time.monotonic() < began + BAR, f"turn {turn} was not told"
            took.append(time.monotonic() - began)
            command = {"do": "choose", "id": f"turn-{turn}", "version": version, "picks": picks}
            people[asked].ok("POST", f"/api/tables/{table}/commands", command)
    finally:
        kills.end()
    assert kills.count >= 2
    return took


def whose_turn(people: dict[str, Away], table: str) -> tuple[str, int, list[int]]:
    """Returns who is asked, the version of the question, and an answer to it."""
    for name, person in people.items():
        answer = person.ask("POST", f"/api/tables/{table}/commands", {"do": "ask", "so_far": []})
        if answer.status_code == 200:
            question = answer.json()
            return name, question["version"], [question["options"][0]["pick"]]
    raise AssertionError("nobody is asked")
