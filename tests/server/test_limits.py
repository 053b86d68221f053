"""Floods and guesses slow down who sends them; others notice nothing, and the server keeps only so much for one person."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import httpx
import pytest

from muraglia.server.limits import MOST_NOTES, MOST_TABLES, RATES, Limits, network

from .conftest import StartServer
from .faults import FILE
from .support import Guest, Postgres, Server
from .test_faults import wait_until

GUESSES = int(RATES["guess"].burst)


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_one_household_is_one_network(address: str, found: str) -> None:
    assert network(address) == found


def test_processes_tell_each_other_what_was_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 100.0)
    processes: list[Limits] = []
    told: list[str] = []

    def tell(text: str) -> None:
        told.append(text)

    def deliver(to: Limits) -> None:
        for text in told:
            to.heard(text.removeprefix("limit "))
        told.clear()

    processes = [Limits(on=True, tell=tell) for _ in range(2)]
    for _ in range(GUESSES):
        assert processes[0].may_guess("203.0.113.7")
        processes[0].guessed("203.0.113.7", right=False)
    deliver(processes[1])
    assert not processes[1].may_guess("203.0.113.7")
    assert processes[1].may_guess("203.0.113.8")
    for _ in range(3 * GUESSES):
        assert processes[1].may_guess("2001:db8::/64")
        processes[1].guessed("2001:db8::/64", right=True)
    assert told == [], "a right guess costs nothing"
    assert processes[1].allow("network tables", "2001:db8::/64", 60)
    deliver(processes[0])
    assert not processes[0].allow("network tables", "2001:db8::/64")


def from_address(server: Server, address: str) -> httpx.Client:
    return httpx.Client(base_url=server.address, headers={"x-forwarded-for": address}, timeout=30)


def use_up_guesses(server: Server, address: Callable[[int], str]) -> None:
    for number in range(GUESSES):
        with from_address(server, address(number)) as http:
            assert http.get(f"/api/find/WOLF-{1000 + number}").status_code == 404


def test_a_right_guess_does_not_pass_while_limited(start_server: StartServer) -> None:
    server = start_server("--rate", "50")
    anna = Guest(server, "Anna")
    table = anna.ok("POST", "/api/tables", {"game": "die-mauer", "players": 3})
    invite = table["seats"][1]["invite"].partition("#join=")[2]
    token = anna.ok("POST", f"/api/tables/{table['id']}/tokens", {"seat": 2})["token"]
    code = anna.ok("POST", "/api/me/elsewhere")["code"]
    use_up_guesses(server, lambda number: f"2001:db8::{number:x}")  # all in one household
    with from_address(server, "2001:db8::ffff") as http:
        attempts = [
            http.get(f"/api/find/{table['code']}"),
            http.post(f"/api/tables/{table['id']}/invitation", json={"invite": invite}),
            http.post(f"/api/tables/{table['id']}/join", json={"invite": invite, "name": "Guesser"}),
            http.get(f"/api/tables/{table['id']}", headers={"authorization": f"Bearer {token}"}),
            http.post("/api/me/claim", json={"code": code}),
        ]
        assert [answer.status_code for answer in attempts] == [429] * 5
        assert http.get("/api/me").status_code == 200, "everything else goes on"
    with from_address(server, "2001:db8:0:1::1") as http:
        assert http.get(f"/api/find/{table['code']}").status_code == 200
        assert http.post("/api/me/claim", json={"code": code}).json()["name"] == "Anna", "the code was not used up"


def test_guesses_count_in_all_processes(start_server: StartServer, postgres: Postgres) -> None:
    url = postgres.new_database()
    one, other = (start_server("--rate", "50", database_url=url) for _ in range(2))
    code = Guest(one, "Anna").ok("POST", "/api/tables", {"game": "die-mauer", "players": 3})["code"]
    use_up_guesses(one, lambda _: "203.0.113.7")
    with from_address(other, "203.0.113.7") as http:
        wait_until(lambda: http.get(f"/api/find/{code}").status_code == 429)
    with from_address(other, "203.0.113.8") as http:
        assert http.get(f"/api/find/{code}").status_code == 200


def test_the_lobby_shows_few_tables_of_one_person(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url=database_url)
    anna, noisy = Guest(server, "Anna"), Guest(server, "Noisy")
    hers = anna.open("die-mauer", 3, public=True)
    his = [noisy.open("die-mauer", 3, public=True) for _ in range(55)]
    listed = [entry["table"]["id"] for entry in anna.ok("GET", "/api/tables")]
    assert listed == [*reversed(his[-3:]), hers]
    Guest(server, "Bert").ok("POST", f"/api/tables/{hers}/join", {"name": "Bert"})
    assert [entry["table"]["id"] for entry in anna.ok("GET", "/api/tables")] == listed, "a guest at the table changes nothing"


def test_one_person_opens_so_many_tables(start_server: StartServer) -> None:
    server = start_server("--rate", "50")
    noisy = Guest(server, "Noisy")
    refusals = []
    for _ in range(30):
        answer = noisy.ask("POST", "/api/tables", {"game": "die-mauer", "players": 3})
        if answer.status_code != 201:
            refusals.append((answer.status_code, answer.json()["refusal"]["message"]["id"]))
    assert refusals[:1] == [(429, "server-tables-fast")]
    assert len(refusals) >= 9
    assert Guest(server, "Anna").open("die-mauer", 3), "somebody else in the same network still may"


def fill(server: Server, *statements: str) -> None:
    with sqlite3.connect(server.folder / "data" / FILE, timeout=30) as connection:
        for statement in statements:
            connection.execute(statement)


def test_the_server_keeps_so_much_for_one_person(start_server: StartServer) -> None:
    server = start_server("--rate", "50")
    anna = Guest(server, "Anna")
    table = anna.open("die-mauer", 3)
    count = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {})"
    fill(
        server,
        f"{count.format(MOST_NOTES)} INSERT INTO notes SELECT 't' || i, (SELECT id FROM people), 'x' FROM n",
        f"{count.format(MOST_TABLES)} INSERT INTO tables SELECT 't' || i, 'C' || i, '', 'die-mauer', 0, 'running', 0, NULL FROM n",
        f"{count.format(MOST_TABLES)} INSERT INTO members SELECT (SELECT id FROM people), 't' || i, 0 FROM n",
    )
    assert anna.refused("PUT", f"/api/tables/{table}/note", {"text": "one more"}, 409) == "server-notes-most"
    assert anna.refused("POST", "/api/tables", {"game": "die-mauer", "players": 3}, 409) == "server-tables-most"
    fill(server, "DELETE FROM notes WHERE table_id = 't1'")
    anna.ok("PUT", f"/api/tables/{table}/note", {"text": "one more"})
    anna.ok("PUT", f"/api/tables/{table}/note", {"text": "the same again"})
    assert anna.ok("GET", f"/api/tables/{table}/note")["text"] == "the same again"


def test_chat_is_kept_up_to_a_length(start_server: StartServer) -> None:
    server = start_server("--rate", "50")
    noisy = Guest(server, "Noisy")
    tables = [noisy.open("die-mauer", 3) for _ in range(5)]
    said = [noisy.ask("POST", f"/api/tables/{tables[n % 5]}/commands", {"do": "write", "text": "x" * 500}) for n in range(25)]
    assert [answer.status_code for answer in said[:20]] == [200] * 20
    assert said[-1].status_code == 429
    assert said[-1].json()["refusal"]["message"]["id"] == "server-chat-most"
    anna = Guest(server, "Anna")
    anna.do(tables[0], "write", text="Hello")
