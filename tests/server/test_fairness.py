"""Nobody can take the bots away from others: not with hints, not with tables of masters, not by killing their processes."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from msgspec import json

import muraglia
from muraglia.server.bot_pool import BotPool
from muraglia.server.bot_process import HintTask, Task
from muraglia.server.turns import Payer, Turns

from .conftest import StartServer
from .support import Guest, Server, question_of
from .test_bots import in_a_pool
from .test_faults import Player, metric, wait_until


def everybody(_: Payer) -> bool:
    return True


def alone(person: str) -> Payer:
    return Payer(person, f"network of {person}")


def test_people_take_turns_then_their_tables() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        for table in ("a", "b"):
            turns.add(alone("noisy"), table, f"noisy {table}{number}")
    turns.add(alone("anna"), "c", "anna c0")
    turns.add(alone("anna"), "c", "anna c1")
    turns.add(alone("bert"), "d", "bert d0")
    taken = []
    while turns:
        taken.append(turns.take(everybody))
    assert taken == [
        "noisy a0", "anna c0", "bert d0", "noisy b0", "anna c1", "noisy a1", "noisy b1", "noisy a2", "noisy b2",
    ]  # fmt: skip
    assert turns.take(everybody) is None


def test_many_names_in_one_network_share_its_turns() -> None:
    turns: Turns[str] = Turns()
    turns.add(alone("anna"), "a", "anna 1")
    assert turns.take(everybody) == "anna 1"
    for number in range(3):
        turns.add(Payer(f"new {number}", "crowd"), "b", f"crowd {number}")
    turns.add(alone("anna"), "a", "anna 2")
    assert [turns.take(everybody) for _ in range(4)] == ["crowd 0", "anna 2", "crowd 1", "crowd 2"]


def test_work_that_was_put_back_is_next() -> None:
    turns: Turns[str] = Turns()
    for person in ("noisy", "anna"):
        turns.add(alone(person), "a", f"{person} 1")
        turns.add(alone(person), "a", f"{person} 2")
    assert turns.take(everybody) == "noisy 1"
    turns.put_back(alone("noisy"), "a", "noisy 1")
    assert [turns.take(everybody) for _ in range(4)] == ["noisy 1", "anna 1", "noisy 2", "anna 2"]


def test_whoever_may_not_have_more_is_passed_over() -> None:
    turns: Turns[str] = Turns()
    turns.add(alone("noisy"), "a", "noisy")
    turns.add(alone("anna"), "b", "anna")
    assert turns.take(lambda payer: payer.person != "noisy") == "anna"
    assert turns.take(lambda payer: payer.person != "noisy") is None
    assert turns.take(everybody) == "noisy"


def moment() -> dict[str, Any]:
    game = muraglia.new("chinesische-mauer", players=3, seed=1)
    seat = game.to_act[0]
    return {"game": game.name, "seat": seat, "view": json.encode(game.view(seat))}


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_hints_of_one_person_delay_others_by_one_at_most(workers: int) -> None:
    async def ask(pool: BotPool) -> None:
        hints = [asyncio.create_task(pool.ask(HintTask(**moment()), "noisy", str(number % 3))) for number in range(6)]
        while len(pool._free) == workers:
            await asyncio.sleep(0)
        given = sum(hint.done() for hint in hints)
        assert bool(pool._free) == (workers > 1), "with two processes one is always left for others"
        await pool.ask(Task(**moment(), bot="greedy"), "anna", "hers")
        if workers == 1:
            assert sum(hint.done() for hint in hints) - given <= 1
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)

    in_a_pool(ask, workers=workers)


def busy_process(pool: BotPool) -> int:
    busy = [worker.pid for worker in pool._all if worker not in pool._free]
    assert len(busy) == 1 and busy[0] is not None
    return busy[0]


def test_a_process_that_dies_gives_its_task_to_another() -> None:
    async def ask(pool: BotPool) -> None:
        hint = asyncio.create_task(pool.ask(HintTask(**moment()), "anna", "1"))
        while len(pool._free) == 2:
            await asyncio.sleep(0)
        first, other = busy_process(pool), pool._free[0]
        os.kill(first, signal.SIGKILL)
        while other in pool._free:
            await asyncio.sleep(0.001)
        assert (await hint).best in muraglia.new("chinesische-mauer", players=3, seed=1).choices(moment()["seat"])
        while len(pool._free) < 2:
            await asyncio.sleep(0.01)
        assert first not in {worker.pid for worker in pool._all}, "there are two of them again"

    in_a_pool(ask, workers=2)


def test_a_task_that_kills_every_process_is_given_up() -> None:
    async def ask(pool: BotPool) -> None:
        thinking = asyncio.create_task(pool.think(Task(**moment(), bot="master"), "anna", "1"))
        killed = set()
        while not thinking.done():
            await asyncio.sleep(0.01)
            for worker in pool._all:
                if worker not in pool._free and worker.pid is not None and worker._line is not None and pool._thinking:
                    os.kill(worker.pid, signal.SIGKILL)
                    killed.add(worker.pid)
        choice, fallback = await thinking
        assert fallback and choice in muraglia.new("chinesische-mauer", players=3, seed=1).choices(moment()["seat"])
        assert len(killed) >= 3
        assert (await pool.think(Task(**moment(), bot="greedy"), "anna", "1"))[1] is False

    in_a_pool(ask, workers=1)


MASTERS = [{"kind": "bot", "bot": "master"}] * 4


class Noisy:
    """A guest who asks for hints as fast as the limits allow and watches tables of four masters."""

    def __init__(self, server: Server, tables: int, hints: int) -> None:
        self.guest = Guest(server, "Noisy")
        self.sockets = [self.guest.socket(self.guest.open("chinesische-mauer", 4, seats=MASTERS, start=True)) for _ in range(tables)]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        self.own = self.guest.open("chinesische-mauer", 2, seats=seats, start=True)
        socket = self.guest.socket(self.own)
        socket.know("game", lambda game: question_of(game) is not None)
        socket.close()
        self.answers: list[int] = []
        self.threads = [threading.Thread(target=self._hint) for _ in range(hints)]
        for thread in self.threads:
            thread.start()

    def _hint(self) -> None:
        with httpx.Client(base_url=self.guest.server.address, cookies=self.guest.http.cookies, timeout=120) as http:
            with suppress(httpx.HTTPError):  # the server has stopped
                self.answers.append(http.post(f"/api/tables/{self.own}/commands", json={"do": "hint"}).status_code)

    def choices(self) -> list[int]:
        return [len(self.guest.ok("GET", f"/api/tables/{socket.table()['id']}/log?first=0&last=1000")["events"]) for socket in self.sockets]

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        for thread in self.threads:
            thread.join()


def test_a_bystanders_bot_answers_beside_a_noisy_guest(start_server: StartServer, record_property: Any) -> None:
    server = start_server("--rate", "50")
    bystander = Player(server, bot="greedy")
    assert bystander.plays_on(), "the processes have started"
    noisy = Noisy(server, tables=3, hints=20)
    waits = []
    for _ in range(6):
        began, before = time.monotonic(), bystander.socket.state()["version"]
        assert bystander.choose()["is"] == "done"
        bystander.socket.know("game", lambda game: game["version"] > before and question_of(game) is not None)  # noqa: B023
        waits.append(time.monotonic() - began)
    answered = [status for status in noisy.answers if status == 200]
    record_property("slowest answer of the bystander's bot", round(max(waits), 3))
    print("the bystander's bot answered within", [round(wait, 2) for wait in waits], "seconds; hints given meanwhile:", len(answered))
    assert len(answered) < 14, "the bystander did not wait for the hints"
    wait_until(lambda: all(noisy.choices()), 120)  # his own tables take turns, all of them
    assert noisy.answers.count(429) >= 1, "a hint counts, also over HTTP"
    assert metric(server, "muraglia_bot_fallbacks_total") == 0
    server.stop()
    noisy.close()
    assert server.mistakes() == []


def test_bots_alone_play_only_while_somebody_looks(start_server: StartServer) -> None:
    server = start_server()
    anna = Guest(server, "Anna")
    table = anna.open("chinesische-mauer", 2, seats=[{"kind": "bot", "bot": "random"}] * 2, start=True, clock={"kind": "none"})

    def thoughts() -> float:
        return metric(server, "muraglia_bot_seconds_count")

    def has_stopped() -> bool:
        before = thoughts()
        time.sleep(1.0)
        return thoughts() == before

    assert anna.ok("GET", f"/api/tables/{table}")["status"] == "running"
    time.sleep(1.0)
    assert thoughts() == 0
    frozen = anna.socket(table)
    frozen.know("game", lambda game: game["choices"] >= 3)
    frozen.close()
    wait_until(has_stopped)
    socket = anna.socket(table)
    seen = socket.state()["choices"]
    socket.know("game", lambda game: game["choices"] > seen)
    socket.close()


def test_a_person_has_one_review_at_a_time(start_server: StartServer) -> None:
    """Anna's second game waits for her first; Bert's does not wait for either."""
    server = start_server("--beat", "0")
    anna, bert = Guest(server, "Anna"), Guest(server, "Bert")
    tables = []
    for person in (anna, anna, bert):
        table = person.open("die-mauer", 3, seats=[{"kind": "bot", "bot": "random"}] * 3, start=True, options={"rounds": "1"})
        socket = person.socket(table)
        socket.know("table", lambda line: line["status"] == "over")
        socket.close()
        tables.append(table)

    def done(person: Guest, table: str) -> int:
        return int(person.ok("GET", f"/api/tables/{table}/analysis")["done"])

    first, second = tables[:2]
    done(anna, first), done(anna, second), done(bert, tables[2])
    while done(bert, tables[2]) == 0:
        unfinished = not anna.ok("GET", f"/api/tables/{first}/analysis")["finished"]
        assert done(anna, second) == 0 or not unfinished
    assert not anna.ok("GET", f"/api/tables/{first}/analysis")["finished"], "Bert did not wait for Anna"
    wait_until(lambda: done(anna, second) > 0, 120)
    assert anna.ok("GET", f"/api/tables/{first}/analysis")["finished"]
