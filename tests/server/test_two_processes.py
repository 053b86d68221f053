"""Several servers on one PostgreSQL: players of one table on different processes, and one of them killed."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from .conftest import StartServer
from .support import Guest, Postgres, Server, Socket, play_to_the_end


def two_at_one_table(first: Server, second: Server, game: str = "chinesische-mauer") -> tuple[str, list[Guest], list[Socket]]:
    """Anna comes through the first process, Bert through the second; the third seat is a bot's."""
    anna, bert = Guest(first, "Anna", "a"), Guest(second, "Bert", "b")
    table = anna.open(game, 3)
    bert.ok("POST", f"/api/tables/{table}/join", {})
    anna.do(table, "seat_bot", seat=2, bot="random")
    sockets = [anna.socket(table), bert.socket(table)]
    for socket in sockets:
        socket.know("table", lambda table: all(seat.get("present") for seat in table["seats"][:2]))
    return table, [anna, bert], sockets


def play_at_once(*sockets: Socket) -> list[Any]:
    """Everybody plays to the end, each in a thread; those whose server dies are missing in the result."""
    ends: list[Any] = []

    def play(socket: Socket) -> None:
        try:
            ends.append(play_to_the_end(socket, random.Random(id(socket))))
        except ConnectionClosed:
            return

    threads = [threading.Thread(target=play, args=(socket,), daemon=True) for socket in sockets]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive(), "the game does not end"
    return ends


def test_a_table_is_played_through_two_processes(start_server: StartServer, postgres: Postgres) -> None:
    url = postgres.new_database()
    first, second = start_server(database_url=url), start_server(database_url=url)
    table, people, sockets = two_at_one_table(first, second)
    assert sockets[0].ask("write", text="hello")["is"] == "done"
    assert sockets[1].know("chats")["lines"][0]["text"] == "hello"
    sockets[0].ask("start")
    ends = play_at_once(*sockets)
    assert [end["scores"] for end in ends] == [ends[0]["scores"]] * 2
    records = {person.ok("GET", f"/api/tables/{table}/record") for person in people}
    assert len(records) == 1
    assert first.mistakes() == second.mistakes() == []


def test_secret_answers_at_the_same_time_through_two_processes(start_server: StartServer, postgres: Postgres) -> None:
    """Both write the same row of the log; one of them finds it taken and decides again."""
    url = postgres.new_database()
    first, second = start_server(database_url=url), start_server(database_url=url)
    _, _, sockets = two_at_one_table(first, second, "die-mauer")
    sockets[0].ask("start")
    ends = play_at_once(*sockets)
    assert [end["scores"] for end in ends] == [ends[0]["scores"]] * 2
    assert first.mistakes() == second.mistakes() == []


def test_one_process_is_killed_and_the_table_goes_on(start_server: StartServer, postgres: Postgres) -> None:
    url = postgres.new_database()
    first, second = start_server("--beat", "0.05", database_url=url), start_server("--beat", "0.05", database_url=url)
    table, people, sockets = two_at_one_table(first, second)
    sockets[0].ask("start")
    ends: list[Any] = []
    playing = threading.Thread(target=lambda: ends.extend(play_at_once(*sockets)), daemon=True)
    playing.start()
    time.sleep(1.0)
    first.kill()
    people[0].server = second
    ends += play_at_once(people[0].socket(table))
    playing.join(120)
    assert [end["status"] for end in ends] == ["over", "over"]
    assert ends[0]["scores"] == ends[1]["scores"]
    assert second.mistakes() == []


def test_workers_share_a_port_and_a_dead_one_is_replaced(start_server: StartServer, postgres: Postgres) -> None:
    server = start_server("--workers", "2", database_url=postgres.new_database())
    person = Guest(server, "Anna")
    table = person.open("die-mauer", 3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], options={"rounds": "1"}, start=True)
    assert play_to_the_end(person.socket(table), random.Random(1))["ended_by"] == "rules"
    serving = processes_that_serve(server)
    assert len(serving) == 2
    os.kill(serving[0], signal.SIGKILL)
    until = time.monotonic() + 30
    while len(set(processes_that_serve(server)) - {serving[0]}) < 2:
        assert time.monotonic() < until, "the dead process was not replaced"
        time.sleep(0.1)
    assert Guest(server).ok("GET", f"/api/tables/{table}")["status"] == "over"


def processes_that_serve(server: Server) -> list[int]:
    """The children of the one that keeps them running; the other child looks after what they share."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def test_a_database_that_restarts_is_waited_for(start_server: StartServer, postgres: Postgres) -> None:
    server = start_server(database_url=postgres.new_database())
    person = Guest(server, "Anna")
    table = person.open("chinesische-mauer", 2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True)
    socket = person.socket(table)
    socket.state()
    postgres.restart()
    assert play_to_the_end(socket, random.Random(1))["status"] == "over"
