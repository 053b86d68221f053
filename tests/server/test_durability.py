"""Servers die at the worst moment. What was acknowledged is there afterwards, once."""

from __future__ import annotations

import asyncio

from .conftest import StartServer
from .load import acknowledged, check_nothing_lost, open_places, play, so_many
from .support import Guest

TIMES = 3


def test_kill_under_load(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url=database_url)
    places = asyncio.run(open_places(server.address, 12))
    for number in range(TIMES):
        asyncio.run(play(server, places, so_many(places, 40 + 17 * number), number, then=server.kill))
        assert check_nothing_lost(places, server.folder, database_url) >= 40 * (number + 1)
        server.start()
    before = acknowledged(places)
    asyncio.run(play(server, places, so_many(places, 60), TIMES))
    assert check_nothing_lost(places, server.folder, database_url) >= before + 60, "every table plays on"
    person = Guest(server)
    person.http.cookies.set("muraglia", places[0].cookie.split("=", 1)[1])
    for place in places[::2]:
        assert person.ok("GET", f"/api/tables/{place.table}")["status"] in ("running", "over")
    assert server.mistakes() == []


def test_bots_go_on_after_a_restart_without_anybody_looking(start_server: StartServer, database_url: str) -> None:
    """A table whose bot is to move is looked after even if no one opens it."""
    server = start_server("--beat", "0.5", database_url=database_url)
    person = Guest(server, "Anna")
    table = person.open("die-mauer", 3, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], start=True)
    server.kill()
    server.start()
    socket = Guest(server).socket(table)
    for _ in range(200):
        if socket.state()["thinking"] == [0]:
            break
        socket.hear()
    assert socket.state()["thinking"] == [0]
