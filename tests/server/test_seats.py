"""A seat belongs to its player: a lost connection is not a loss, nobody else sees the hand, and who is thrown out is out at once."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import StartServer
from .support import Guest, Postgres, Server, Socket
from .test_faults import wait_until


def two_at_a_table(server: Server, **wishes: Any) -> tuple[Guest, Guest, str]:
    anna, bert = Guest(server, "Anna"), Guest(server, "Bert", "b")
    table = anna.open("chinesische-mauer", 2, **wishes)
    bert.ok("POST", f"/api/tables/{table}/join", {"name": "Bert"})
    anna.do(table, "start")
    return anna, bert, table


def refusal(socket: Socket, do: str, **more: Any) -> str:
    said = socket.ask(do, **more)
    assert said["is"] == "not_done", said
    return str(said["refusal"]["message"]["id"])


def is_closed(socket: Socket) -> bool:
    """The server ends the connection; what it still says before is read."""
    try:
        while True:
            socket.hear()
    except ConnectionClosed:
        return True


def test_a_lost_connection_is_not_gone_yet(start_server: StartServer) -> None:
    server = start_server()  # with the usual grace time of a minute
    anna, bert, table = two_at_a_table(server)
    hers, his = anna.socket(table), bert.socket(table)
    hers.know("table", lambda line: line["seats"][1]["present"])
    his.close()
    hers.know("table", lambda line: not line["seats"][1]["present"])
    assert refusal(hers, "kick", seat=1) == "table-not-away"
    stranger = Guest(server, "Carl", "c").socket(table)
    assert refusal(stranger, "sit", seat=1) == "table-seat-taken"
    assert refusal(stranger, "kick", seat=1) == "table-not-seated"
    assert not hers.table()["seats"][1]["gone"]


def test_a_restarted_server_waits_for_everybody(start_server: StartServer) -> None:
    server = start_server()
    anna, _bert, table = two_at_a_table(server)
    server.stop()
    server.start()
    cookies, anna = anna.http.cookies, Guest(server)
    anna.http.cookies = cookies
    assert refusal(anna.socket(table), "kick", seat=1) == "table-not-away"


def test_who_is_gone_is_replaced_by_a_bot_only_if_asked_and_comes_back(start_server: StartServer) -> None:
    server = start_server("--grace", "0.5")
    anna, bert, table = two_at_a_table(server)
    hers, his = anna.socket(table), bert.socket(table)
    hers.know("table", lambda line: line["seats"][1]["present"])
    his.close()
    hers.know("table", lambda line: line["seats"][1]["gone"])  # without being asked
    assert not hers.table()["seats"][1]["left"], "no bot sits down by itself"
    stranger = Guest(server, "Carl", "c").socket(table)
    assert hers.ask("kick", seat=1)["is"] == "done"
    hers.know("table", lambda line: line["seats"][1]["left"])
    assert refusal(stranger, "sit", seat=1) == "table-seat-taken"
    assert refusal(stranger, "look", seat=1) == "table-not-visible"
    again = bert.socket(table)
    assert again.ask("sit")["is"] == "done"
    hers.know("table", lambda line: line["seats"][1]["present"] and not line["seats"][1]["left"] and not line["seats"][1]["gone"])
    assert again.know("game", lambda game: game["seat"] == 1)


def test_a_hand_is_handed_over_with_the_tables_consent(start_server: StartServer) -> None:
    server = start_server()
    anna, bert, table = two_at_a_table(server)
    bert.do(table, "leave")
    stranger = Guest(server, "Carl", "c")
    invite = anna.ok("GET", f"/api/tables/{table}")["seats"][1]["invite"].partition("#join=")[2]
    for body in ({}, {"seat": 1}, {"invite": invite}):
        assert stranger.refused("POST", f"/api/tables/{table}/join", {"name": "Carl", **body}, 409) in ("table-full", "table-seat-taken")
    anna.do(table, "propose", kind="offer", seat=1)  # nobody else plays, so nobody else is asked
    assert stranger.ok("POST", f"/api/tables/{table}/join", {"name": "Carl"})["seats"][1]["yours"]
    assert bert.refused("POST", f"/api/tables/{table}/join", {"name": "Bert"}, 409) == "table-full"


def test_who_is_kicked_is_out_at_once(start_server: StartServer) -> None:
    server = start_server()
    anna, bert = Guest(server, "Anna"), Guest(server, "Bert", "b")
    table = anna.open("die-mauer", 3)
    bert.ok("POST", f"/api/tables/{table}/join", {"name": "Bert"})
    token = anna.ok("POST", f"/api/tables/{table}/tokens", {"seat": 2, "name": "Robot"})["token"]
    robot = Guest(server, token=token)
    sockets = [bert.socket(table), robot.socket(table)]
    for socket in sockets:
        socket.table()
    anna.do(table, "kick", seat=1)
    anna.do(table, "kick", seat=2)
    assert all(is_closed(socket) for socket in sockets)
    for do in ({"do": "sit", "seat": 1}, {"do": "write", "text": "I am back"}):
        assert bert.refused("POST", f"/api/tables/{table}/commands", do, 409) == "table-kicked"
        assert robot.refused("POST", f"/api/tables/{table}/commands", do, 401) == "server-no-token"
    with pytest.raises(ConnectionClosed):
        robot.socket(table).table()
    looking = bert.socket(table)
    assert not any(seat["yours"] for seat in looking.table()["seats"]), "as any visitor may"
    assert refusal(looking, "write", text="I am back") == "table-kicked"


def test_a_new_token_ends_what_was_done_with_the_old_one(start_server: StartServer) -> None:
    server = start_server()
    anna = Guest(server, "Anna")
    table = anna.open("die-mauer", 3)
    old = Guest(server, token=anna.ok("POST", f"/api/tables/{table}/tokens", {"seat": 2})["token"])
    socket = old.socket(table)
    socket.table()
    new = Guest(server, token=anna.ok("POST", f"/api/tables/{table}/tokens", {"seat": 2})["token"])
    assert is_closed(socket)
    assert old.refused("GET", f"/api/tables/{table}", None, 401) == "server-no-token"
    assert new.socket(table).table()["seats"][2]["yours"]


def test_who_deletes_their_data_is_out_in_every_process(start_server: StartServer, postgres: Postgres) -> None:
    url = postgres.new_database()
    one, other = (start_server(database_url=url) for _ in range(2))
    anna, bert = Guest(one, "Anna"), Guest(one, "Bert", "b")
    elsewhere = Guest(other)
    elsewhere.http.cookies.set("muraglia", bert.http.cookies["muraglia"])
    table = anna.open("die-mauer", 3)
    watching = elsewhere.socket(table)  # without a seat
    watching.ask("write", text="Hello")
    bert.ok("DELETE", "/api/me")
    assert is_closed(watching)
    wait_until(lambda: elsewhere.ask("POST", f"/api/tables/{table}/commands", {"do": "write", "text": "x"}).status_code == 409)
    assert elsewhere.refused("POST", f"/api/tables/{table}/commands", {"do": "write", "text": "x"}) == "server-unknown-visitor"
