"""What belongs to a person: their data, their devices, their name, and answers that nobody else may keep."""

from __future__ import annotations

import base64
import gzip
import re
from pathlib import Path

import httpx
import pytest

from muraglia.server import archive
from muraglia.server.identity import device_label
from muraglia.server.limits import MOST_DEVICES
from muraglia.server.settings import Settings
from muraglia.table.text import one_line

from .conftest import StartServer
from .support import Guest, Server
from .test_seats import is_closed

HERS = ("Forgettable", "Vergesslich")


def everything(server: Server, database_url: str, tmp_path: Path) -> str:
    """All that the server has kept, as text."""
    path = tmp_path / f"backup{len(list(tmp_path.iterdir()))}"
    archive.backup(Settings(database_url=database_url, data=str(server.folder / "data")), path)
    with gzip.open(path, "rt") as file:
        return file.read()


def kept(server: Server, database_url: str, tmp_path: Path) -> list[str]:
    text = everything(server, database_url, tmp_path)
    text += "".join(base64.b64decode(found).decode("utf-8", "replace") for found in re.findall(r'"entries":"([^"]+)"', text))
    return [word for word in HERS if word in text]


def test_deleting_my_data_reaches_every_table(start_server: StartServer, database_url: str, tmp_path: Path) -> None:
    """Where she sits, looks on, has left, and was removed; also the name of her table and her notes."""
    server = start_server(database_url=database_url)
    her, anna = Guest(server, HERS[0]), Guest(server, "Anna", "b")
    hosted = her.open("die-mauer", 3, name=f"{HERS[0]}’s table")
    watched, left, removed, seated = (anna.open("die-mauer", 3) for _ in range(4))
    her.do(watched, "write", text=f"{HERS[1]} looks on")
    for table in (left, removed, seated):
        her.ok("POST", f"/api/tables/{table}/join", {"name": HERS[0]})
        her.do(table, "write", text=f"{HERS[1]} is here")
    her.do(left, "leave")
    anna.do(removed, "kick", seat=1)
    her.ok("PUT", f"/api/tables/{watched}/note", {"text": HERS[1]})
    anna.do(watched, "write", text="Good evening")
    untouched = anna.open("die-mauer", 3)
    assert kept(server, database_url, tmp_path) == list(HERS)
    answer = her.ask("DELETE", "/api/me")
    assert (answer.status_code, answer.json()) == (200, {"tables": 5})
    assert kept(server, database_url, tmp_path) == []
    for table in (watched, left, removed, seated):
        said = [line["text"] for line in anna.socket(table).know("chats")["lines"]]
        assert "" in said
    assert anna.ok("GET", f"/api/tables/{hosted}")["status"] == "closed"
    assert anna.ok("GET", f"/api/tables/{untouched}")["host_name"] == "Anna"
    assert "Good evening" in [line["text"] for line in anna.socket(watched).know("chats")["lines"]]
    assert server.mistakes() == []


def second_device(first: Guest, agent: str) -> Guest:
    other = Guest(first.server)
    other.http.headers["user-agent"] = agent
    other.ok("POST", "/api/me/claim", {"code": first.ok("POST", "/api/me/elsewhere")["code"]})
    return other


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0"


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Linux"),
        (CHROME, "Chrome, Android"),
        (SAFARI, "Safari, iPhone"),
        (EDGE, "Edge, Windows"),
        ("curl/8", ""),
        ("", ""),
    ],
)
def test_a_device_has_a_name_that_people_know(agent: str, label: str) -> None:
    assert device_label(agent) == label


def test_a_list_of_my_devices_and_logging_out(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url=database_url)
    here = Guest(server, "Anna")
    only = here.ok("GET", "/api/me/devices")
    assert [device["this"] for device in only] == [True]
    assert here.refused("DELETE", f"/api/me/devices/{only[0]['id']}", None, 409) == "server-last-device"
    phone = second_device(here, CHROME)
    found = {device["label"]: device for device in here.ok("GET", "/api/me/devices")}
    assert found["Chrome, Android"]["this"] is False and found["Chrome, Android"]["used"] >= found["Chrome, Android"]["since"]
    table = here.open("die-mauer", 3)
    socket = phone.socket(table)
    assert socket.table()["host"]
    stranger = Guest(server, "Bert")
    assert stranger.refused("DELETE", f"/api/me/devices/{found['Chrome, Android']['id']}", None, 404) == "server-no-device"
    left = here.ok("DELETE", f"/api/me/devices/{found['Chrome, Android']['id']}")
    assert [device["this"] for device in left] == [True]
    assert is_closed(socket)
    assert phone.ok("GET", "/api/me")["known"] is False
    assert phone.socket(table).table()["host"] is False
    assert here.ok("GET", "/api/me")["name"] == "Anna"
    other = second_device(here, FIREFOX)
    mine = next(device for device in here.ok("GET", "/api/me/devices") if device["this"])
    answer = here.ask("DELETE", f"/api/me/devices/{mine['id']}")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert other.ok("GET", "/api/me")["name"] == "Anna"


def test_nobody_has_endless_devices(start_server: StartServer) -> None:
    first = Guest(start_server(), "Anna")
    guests = [second_device(first, FIREFOX) for _ in range(MOST_DEVICES)]
    assert len(guests[-1].ok("GET", "/api/me/devices")) == MOST_DEVICES
    assert first.ok("GET", "/api/me")["known"] is False, "the one that was not used for the longest time"


def test_private_answers_are_not_kept_by_anybody(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = anna.open("die-mauer", 3)
    private = [
        "/api/me",
        "/api/me/devices",
        "/api/tables",
        "/api/tables/mine",
        f"/api/tables/{table}",
        f"/api/tables/{table}/note",
        "/api/no",
    ]
    assert {anna.ask("GET", path).headers["cache-control"] for path in private} == {"no-store"}
    assert "no-store" not in anna.ask("GET", "/api/words/die-mauer").headers["cache-control"]


@pytest.mark.parametrize("host", ["wall.example.org", "127.0.0.1.example.org", "x" * 4000, "", "[", "localhost.example.org:80"])
def test_only_the_addresses_of_this_server(server: Server, host: str) -> None:
    for path in ("/", "/api/me", "/qr.svg?path=/t/x"):
        answer = httpx.get(f"{server.address}{path}", headers={"host": host})
        assert answer.status_code in ((400, 421) if host in ("", "[") else (421,))
    assert httpx.get(f"{server.address}/health", headers={"host": "muraglia:8200"}).status_code == 200


def test_addresses_that_are_served(start_server: StartServer) -> None:
    server = start_server("--origin", "https://wall.example.org")
    for host in ("localhost", "LOCALHOST:8200", "192.168.1.7:8200", "[::1]:8200", "wall.example.org", "wall.example.org:443"):
        assert httpx.get(f"{server.address}/api/me", headers={"host": host}).status_code == 200, host


NAMES = {
    "An\u0000na": "An na",
    "An\nna": "An na",
    "\u202eannA": "annA",
    "An\u200bna": "An na",
    "An\u200dna": "Anna",
    "\u2066Anna\u2069": "Anna",
    "\ufeffAnna": "Anna",
    "Anna\u3164": "Anna",
    "\u0646\u200c\u0645": "\u0646\u200c\u0645",
    "\U0001f469\u200d\U0001f680": "\U0001f469\u200d\U0001f680",
    "\u0915\u094d\u200d\u0937": "\u0915\u094d\u200d\u0937",
}


@pytest.mark.parametrize("given", NAMES, ids=lambda name: ascii(name))
def test_a_name_is_safe_on_any_screen(given: str) -> None:
    assert one_line(given) == NAMES[given]


def test_names_are_cleaned_on_every_path(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url=database_url)
    for given in list(NAMES)[:7]:
        anna = Guest(server)
        wanted = NAMES[given]
        assert anna.ok("PUT", "/api/me", {"name": given, "colour": "a"})["name"] == wanted
        opened = anna.ok(
            "POST", "/api/tables", {"game": "die-mauer", "players": 4, "name": given, "seats": [{"kind": "me", "name": given}]}
        )
        table = opened["id"]
        assert (opened["name"], opened["seats"][0]["name"]) == (wanted, wanted)
        bert, carl = Guest(server), Guest(server, "Carl", "c")
        assert bert.ok("POST", f"/api/tables/{table}/join", {"name": given})["seats"][1]["name"] == wanted
        assert bert.ok("GET", "/api/me")["name"] == wanted
        carl.do(table, "sit", name=given)
        anna.ok("POST", f"/api/tables/{table}/tokens", {"seat": 3, "name": given})
        assert [seat["name"] for seat in anna.ok("GET", f"/api/tables/{table}")["seats"]] == [wanted] * 4
        Guest(server, given).do(table, "write", text=given)
        line = anna.socket(table).know("chats")["lines"][-1]
        assert (line["name"], line["text"]) == (wanted, wanted)
    assert server.mistakes() == []


RAW = b'{"code": "\xed\xa0\x80"}'


@pytest.mark.parametrize("body", [RAW, b'{"code": "\\ud800"}', b'{"code": "\xff"}', b'\xff\xfe{"code": 1}'])
def test_what_is_no_text_is_not_understood(server: Server, body: bytes) -> None:
    for path in ("/api/me/claim", "/api/tables", "/api/tables/from-text"):
        answer = httpx.post(f"{server.address}{path}", content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text
    assert httpx.get(f"{server.address}/api/me", headers={b"cookie": b"muraglia=\xed\xa0\x80" + b"x" * 30}).status_code == 200
    assert httpx.get(f"{server.address}/api/find/%ED%A0%80").status_code in (400, 404)
