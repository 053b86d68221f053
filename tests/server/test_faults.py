"""Things break for real. The person who asked is told, everything works again afterwards on the same connection, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest

from muraglia.server import metrics
from muraglia.server.background import supervised

from .conftest import StartServer
from .faults import FILE, IS_ROOT, bot_workers, disk_full, frozen, kill_bot_workers, locked, read_only, small_disk, stopped
from .load import NOT_SAVED, acknowledged, check_nothing_lost, open_places, play_while
from .support import Guest, Postgres, Server, free_port, question_of


class Player:
    """Anna at a table with a bot."""

    def __init__(self, server: Server, bot: str = "random") -> None:
        self.anna = Guest(server, "Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        self.table = self.anna.open("chinesische-mauer", 2, seats=seats, start=True)
        self.socket = self.anna.socket(self.table)

    def choose(self) -> Any:
        """Answer the question; the last word of the server about it."""
        question = question_of(self.socket.know("game", lambda game: question_of(game) is not None))
        version, picks = question["version"], list(question.get("so_far", ()))
        while True:
            said = self.socket.ask("choose", version=version, picks=[*picks, question["options"][0]["pick"]])
            if said["is"] != "go_on":
                return said
            question = said["question"]
            picks = list(question["so_far"])

    def plays_on(self) -> bool:
        """Anna has chosen, and the bot has answered."""
        before = self.socket.state()["version"]
        said = self.choose()
        if said["is"] != "done":
            return False
        self.socket.know("game", lambda game: game["version"] > before and (question_of(game) is not None or game["question"] is None))
        return True


def metric(server: Server, name: str) -> float:
    lines = httpx.get(f"{server.address}/metrics").text.split("\n")
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


def health(server: Server) -> int:
    return httpx.get(f"{server.address}/health", timeout=30).status_code


def wait_until(wanted: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)


def check_fails_loudly_and_comes_back(server: Server, fault: AbstractContextManager[None]) -> None:
    player, other = Player(server), Player(server)
    assert player.plays_on()
    assert health(server) == 200
    with fault:
        refused = player.choose()
        assert refused["is"] == "not_done"
        assert refused["refusal"]["message"]["id"] in NOT_SAVED
        wait_until(lambda: health(server) == 503)
        assert httpx.get(f"{server.address}/health/alive").json()["ok"] is True, "it is alive all the same"
        answer = other.anna.ask("POST", f"/api/tables/{other.table}/commands", {"do": "write", "text": "hello"})
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.json()["refusal"]["message"]["id"] in NOT_SAVED
        again = player.choose()
        assert again["is"] == "not_done", "the connection still listens"
    wait_until(lambda: health(server) == 200)
    for each in (player, other):
        wait_until(each.plays_on)
        assert each.plays_on()
    assert other.anna.do(other.table, "write", text="hello")["is"] == "done"
    assert Guest(server, "Bert").open("die-mauer", 3), "new visitors get in"
    assert metric(server, "muraglia_database_faults_total") >= 3
    assert metric(server, 'muraglia_commands_total{kind="choose",outcome="failed"}') >= 2
    assert '"event": "database"' in server.log()
    assert "Traceback" not in server.log()


def test_a_full_disk(start_server: StartServer, tmp_path: Path) -> None:
    with small_disk(tmp_path / "server0" / "data"):
        server = start_server()
        check_fails_loudly_and_comes_back(server, disk_full(server))
        server.stop()


@pytest.mark.skipif(not IS_ROOT, reason="only root may make a file immutable")
def test_a_file_that_cannot_be_written(start_server: StartServer) -> None:
    server = start_server()
    check_fails_loudly_and_comes_back(server, read_only(server))


def test_a_locked_file(start_server: StartServer) -> None:
    server = start_server()
    check_fails_loudly_and_comes_back(server, locked(server))


def test_postgresql_is_stopped_and_started(start_server: StartServer, postgres: Postgres) -> None:
    server = start_server(database_url=postgres.new_database())
    check_fails_loudly_and_comes_back(server, stopped(postgres))


def test_postgresql_does_not_answer(start_server: StartServer, postgres: Postgres) -> None:
    server = start_server(database_url=postgres.new_database())
    check_fails_loudly_and_comes_back(server, frozen(postgres.processes))


# Under load


def test_connections_are_dropped_under_load(start_server: StartServer, postgres: Postgres) -> None:
    url = postgres.new_database()
    server = start_server(database_url=url)
    places = asyncio.run(open_places(server.address, 12))

    def drop() -> None:
        for _ in range(12):
            before = acknowledged(places)
            postgres.drop_connections(url)
            wait_until(lambda before=before: acknowledged(places) > before or all(place.over for place in places))  # type: ignore[misc]

    play_while(server, places, drop, 1)
    check_nothing_lost(places, server.folder, url)
    assert health(server) == 200
    assert "Traceback" not in server.log()


def test_a_frozen_server_goes_on(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url=database_url)
    places = asyncio.run(open_places(server.address, 6))

    def freeze() -> None:
        for _ in range(2):
            with frozen(lambda: [server.process.pid]):
                time.sleep(2)  # long enough that everybody waits for an answer
            before = acknowledged(places)
            wait_until(lambda before=before: acknowledged(places) > before or all(place.over for place in places))  # type: ignore[misc]

    play_while(server, places, freeze, 1)
    check_nothing_lost(places, server.folder, database_url)


def test_killed_bot_workers(start_server: StartServer) -> None:
    """A bot whose process is killed while it thinks is given another one, and chooses as well as ever."""
    server = start_server("--bot-workers", "1")
    player = Player(server, bot="master")
    for _ in range(3):
        before = player.socket.state()["version"]
        assert player.choose()["is"] == "done"
        wait_until(lambda: bot_workers(server) != [])
        kill_bot_workers(server)
        # On a busy machine a process starts within seconds, and the master thinks for up to three at each choice of its turn.
        player.socket.know("game", lambda game: game["version"] > before and game["thinking"] == [0], seconds=180)  # noqa: B023
    assert metric(server, "muraglia_bot_fallbacks_total") == 0
    assert "bot-failed" not in server.log()


# One table


def test_a_damaged_log_costs_its_own_table_only(start_server: StartServer) -> None:
    server = start_server()
    anna = Guest(server, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    damaged, healthy = (anna.open("chinesische-mauer", 2, seats=seats, start=True) for _ in range(2))
    server.stop()
    with sqlite3.connect(server.folder / "data" / FILE) as connection:
        connection.execute("UPDATE log SET entries = '{\"nothing\"' WHERE table_id = ?", (damaged,))
        connection.execute("DELETE FROM snapshots")
        connection.execute("UPDATE tables SET due = 1")  # the sweep comes to the damaged table first
    server.start()
    cookies, anna = anna.http.cookies, Guest(server)
    anna.http.cookies = cookies
    answer = anna.ask("GET", f"/api/tables/{damaged}")
    assert answer.status_code == 503
    assert answer.json()["refusal"]["message"]["id"] == "server-unreadable"
    assert [entry["table"]["id"] for entry in anna.ok("GET", "/api/tables/mine")] == [healthy]
    socket = anna.socket(healthy)
    assert question_of(socket.know("game", lambda game: question_of(game) is not None))
    assert health(server) == 200
    anna.ok("DELETE", "/api/me")
    assert "unreadable" in server.log()
    assert "Traceback" not in server.log()


# Beginning


def test_ready_is_said_only_when_it_is_true(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with sqlite3.connect(data / FILE) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    holder = sqlite3.connect(data / FILE, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    command = [sys.executable, "-m", "muraglia", "serve", "--data", str(data), "--port", str(free_port())]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    holder.close()
    assert ended.returncode != 0
    assert "ready" not in ended.stdout
    assert "database is locked" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_supervised_task_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it was cancelled from inside; it ends only when it is done, or when somebody stops it."""
    monkeypatch.setattr("muraglia.server.background.PAUSE", 0.0)
    tries: list[int] = []

    async def work() -> None:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("broken")
        if len(tries) == 2:
            cancelled = asyncio.get_running_loop().create_future()
            cancelled.cancel()
            await cancelled
        if len(tries) > 3:
            await asyncio.Event().wait()

    async def run() -> None:
        await supervised("test", work)
        assert len(tries) == 3
        forever = asyncio.create_task(supervised("test", work))
        await asyncio.sleep(0)
        forever.cancel()
        with pytest.raises(asyncio.CancelledError):
            await forever

    asyncio.run(run())
    assert metrics.REGISTRY.get_sample_value("muraglia_task_restarts_total", {"task": "test"}) == 2
