"""People look back at a finished game together: one leads, the others follow, anybody points, and nothing of it is written down."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import StartServer
from .support import Guest, Postgres, Server, Socket


def over(host: Guest, other: Guest, game: str = "chinesische-mauer") -> str:
    """A game of two people that has ended, because one gave up."""
    table = host.open(game, 2 if game == "chinesische-mauer" else 3)
    other.ok("POST", f"/api/tables/{table}/join", {})
    if game != "chinesische-mauer":
        host.do(table, "seat_bot", seat=2, bot="random")
    host.do(table, "start")
    host.do(table, "resign")
    if other.ok("GET", f"/api/tables/{table}")["status"] != "over":
        other.do(table, "resign")
    assert other.ok("GET", f"/api/tables/{table}")["status"] == "over"
    return table


def gathered(socket: Socket, count: int, **wanted: Any) -> Any:
    """What a socket was told of those who look back together, once there are so many of them."""
    return socket.know("gathering", lambda it: len(it["people"]) == count and all(it[name] == value for name, value in wanted.items()))


def test_one_leads_others_follow_and_anybody_may_take_the_lead(server: Server) -> None:
    anna, bert, carla = Guest(server, "Anna", "a"), Guest(server, "Bert", "b"), Guest(server, "Carla", "c")
    table = over(anna, bert)
    first, second, onlooker = (guest.socket(table) for guest in (anna, bert, carla))
    assert first.ask("gather", moment=0, seat=0)["is"] == "done"
    assert gathered(first, 1, you=0, leader=0)["people"] == [{"seat": 0, "name": "Anna"}]
    assert gathered(second, 1, leader=0)["you"] == -1, "the others hear that someone looks back"
    second.ask("gather", moment=0, seat=1)
    onlooker.ask("gather", moment=0)
    assert [one["name"] for one in gathered(onlooker, 3, you=2, seat=0)["people"]] == ["Anna", "Bert", "Carla"]
    first.ask("lead", moment=0, seat=-1)
    assert gathered(second, 3, seat=-1)["leader"] == 0
    onlooker.ask("lead", moment=0, seat=1)
    assert gathered(first, 3, seat=1)["leader"] == 2
    onlooker.ask("depart")
    assert gathered(first, 2)["leader"] == -1, "nobody leads until someone takes the lead"
    assert onlooker.ask("lead", moment=0, seat=1)["refusal"]["message"]["id"] == "server-not-gathered"


def test_a_place_that_somebody_points_at_is_seen_by_those_who_look_together(server: Server) -> None:
    anna, bert, carla = Guest(server, "Anna", "a"), Guest(server, "Bert", "b"), Guest(server, "Carla", "c")
    table = over(anna, bert)
    first, second, outside = (guest.socket(table) for guest in (anna, bert, carla))
    for socket in (first, second):
        socket.ask("gather", moment=0)
    assert second.ask("point", place="section-1", x=0.25, y=0.5)["is"] == "done"
    pointed = first.know("pointed")
    assert pointed == {"is": "pointed", "by": {"seat": 1, "name": "Bert"}, "place": "section-1", "x": 0.25, "y": 0.5}
    assert outside.ask("point", x=0.5, y=0.5)["refusal"]["message"]["id"] == "server-not-gathered"
    assert "pointed" not in outside.last
    second.send("point", place="<b>", x=0.5, y=0.5)
    assert second.know("not_done")["refusal"]["message"]["id"] == "server-bad-request"


def test_a_reload_keeps_the_lead_and_nothing_is_written_down(server: Server) -> None:
    anna, bert = Guest(server, "Anna", "a"), Guest(server, "Bert", "b")
    table = over(anna, bert)
    first, second = anna.socket(table), bert.socket(table)
    first.ask("gather", moment=0, seat=0)
    second.ask("gather", moment=0)
    before = bert.ok("GET", f"/api/tables/{table}/log?first=0&last=1000")
    first.close()
    gathered(second, 1, leader=-1)
    again = anna.socket(table)
    again.ask("gather", moment=0, seat=1)
    assert gathered(again, 2, leader=0, you=0)["seat"] == 0, "it goes on where the others are"
    assert bert.ok("GET", f"/api/tables/{table}/log?first=0&last=1000") == before
    again.close()
    second.close()
    later = anna.socket(table)
    later.state()
    assert "gathering" not in later.last


@pytest.mark.parametrize("game", ["chinesische-mauer", "die-mauer", "great-wall"])
def test_a_running_game_cannot_be_looked_at_together(server: Server, game: str) -> None:
    anna = Guest(server, "Anna", "a")
    table = anna.open(game, 3, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2], start=True)
    socket = anna.socket(table)
    for command in ("gather", "lead"):
        assert socket.ask(command, moment=0)["refusal"]["message"]["id"] == "table-not-over"
    assert socket.ask("point", x=0.5, y=0.5)["refusal"]["message"]["id"] == "table-no-council"
    assert "gathering" not in socket.last


def test_pulling_without_end_is_slowed_down(start_server: StartServer) -> None:
    server = start_server("--rate", "1000")
    anna, bert = Guest(server, "Anna", "a"), Guest(server, "Bert", "b")
    socket = anna.socket(over(anna, bert))
    socket.ask("gather", moment=0)
    answers = [socket.ask("point", x=0.5, y=0.5)["is"] for _ in range(12)]
    assert answers[:8] == ["done"] * 8
    assert "not_done" in answers[8:]


def test_people_at_two_processes_look_back_together(start_server: StartServer, postgres: Postgres) -> None:
    url = postgres.new_database()
    first, second = start_server(database_url=url), start_server(database_url=url)
    anna, bert = Guest(first, "Anna", "a"), Guest(second, "Bert", "b")
    table = over(anna, bert)
    here = anna.socket(table)
    here.ask("gather", moment=0, seat=0)
    there = bert.socket(table)  # this process hears of it only now
    gathered(there, 1, leader=0)
    there.ask("gather", moment=0, seat=1)
    gathered(here, 2)
    assert gathered(there, 2, leader=0, you=1)["seat"] == 0
    there.ask("lead", moment=0, seat=-1)
    gathered(here, 2, leader=1, seat=-1)
    here.ask("point", place="section-2")
    assert there.know("pointed")["place"] == "section-2"
    there.close()
    gathered(here, 1, leader=-1)
    assert first.mistakes() == second.mistakes() == []
