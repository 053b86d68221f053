"""Whatever is sent: a clear error, no mistake of ours, no effect."""

from __future__ import annotations

import json
import random
import string
import unicodedata
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from muraglia.table.text import JOINERS
from muraglia.table.wire import AnyCommand

from .support import Guest, Server, Socket, question_of

Arrives = Callable[..., Guest]


def started(guest: Arrives) -> tuple[str, list[Guest]]:
    people = [guest("Anna", "a"), guest("Bert", "b")]
    table = people[0].open("chinesische-mauer", 2)
    people[1].ok("POST", f"/api/tables/{table}/join", {})
    people[0].do(table, "start")
    return table, people


def fingerprint(person: Guest, table: str) -> Any:
    """All that a command could have changed."""
    info = person.ok("GET", f"/api/tables/{table}")
    for seat in info["seats"]:
        seat.pop("present", None)
    info.pop("onlookers", None)
    return [info, person.ok("GET", f"/api/tables/{table}/log?first=0&last=1000")]


NONSENSE = [
    "", " ", "{", "[]", "null", "42", '"choose"', "{}", '{"do":null}', '{"do":"fly"}', '{"do":"choose"}', '{"do":"choose","id":"x"}',
    '{"do":"choose","id":"x","version":"1","picks":[0]}', '{"do":"choose","id":"x","version":1,"picks":[-1]}',
    '{"do":"choose","id":"x","version":1,"picks":[1.5]}', '{"do":"choose","id":"","version":1,"picks":[1]}',
    '{"do":"choose","id":"<script>","version":1,"picks":[1]}', '{"do":"choose","id":"x","version":1,"picks":[1],"seat":99}',
    '{"do":"choose","id":"x","version":1,"picks":[1],"extra":true}', '{"do":"choose","id":"x","version":1e400,"picks":[1]}',
    '{"do":"write"}', '{"do":"write","text":""}', '{"do":"look","seat":-2}', '{"do":"look","seat":5}', '{"do":"plan","steps":[{}]}',
    '{"do":"plan","steps":[{"notation":"draw","unless":["x","x","x","x","x","x","x","x","x"]}]}',
    '{"do":"sit","name":"' + "x" * 25 + '"}', '{"do":"sit","colour":"z"}', '{"do":"consent","proposal":7,"agree":true}',
    '{"do":"\\ud800"}', '{"do":"write","text":"\\ud800"}', "[" * 5000, '{"a":' * 3000, "\x00", '{"do":"ask","so_far":' + "[1]" * 40 + "}",
]  # fmt: skip


def test_nonsense_over_a_socket(guest: Arrives) -> None:
    table, people = started(guest)
    before = fingerprint(people[0], table)
    socket = people[0].socket(table)
    socket.state()
    for text in NONSENSE:
        socket.connection.send(text)
        refused = socket.until(lambda line: line["is"] in ("not_done", "done", "go_on", "question"))
        assert refused["is"] == "not_done", text
        assert refused["refusal"]["message"]["id"], text
    assert fingerprint(people[0], table) == before
    question = question_of(socket.state())
    assert socket.ask("why_not", notation="draw")["is"] == "explained"
    assert question is None or socket.ask("foresee")["is"] == "done"


def test_nonsense_over_http(guest: Arrives, server: Server) -> None:
    table, people = started(guest)
    before = fingerprint(people[0], table)
    for text in NONSENSE:
        answer = people[0].http.post(f"/api/tables/{table}/commands", content=text.encode("utf-8", "surrogatepass"))
        assert 400 <= answer.status_code < 500, f"{text[:60]} {answer.status_code}"
        assert answer.json()["is"] == "not_done"
    for path in (
        "me",
        "me/claim",
        "tables",
        f"tables/{table}/invitation",
        f"tables/{table}/join",
        f"tables/{table}/note",
        f"tables/{table}/tokens",
        f"tables/{table}/webhook",
    ):
        for method in ("POST", "PUT"):
            for text in ("{", "[]", "null", '{"name":5}', "\xff"):
                answer = people[0].http.request(method, f"/api/{path}", content=text.encode("latin-1"))
                assert 400 <= answer.status_code < 500, f"{method} {path} {text} {answer.status_code} {answer.text}"
    assert fingerprint(people[0], table) == before


def test_a_message_that_is_too_large_closes_only_its_connection(guest: Arrives, server: Server) -> None:
    table, people = started(guest)
    socket = people[0].socket(table)
    socket.state()
    socket.connection.send(json.dumps({"do": "write", "text": "x" * 100_000}))
    with pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda line: line["is"] == "done")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    answer = people[0].http.post(f"/api/tables/{table}/commands", content=b'{"do":"write","text":"' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["refusal"]["message"]["id"] == "server-too-large"
    assert people[1].ok("GET", f"/api/tables/{table}")["status"] == "running"


def test_foreign_seats_and_foreign_turns(guest: Arrives) -> None:
    table, people = started(guest)
    before = fingerprint(people[0], table)
    sockets = [person.socket(table) for person in people]
    asked, other = (0, 1) if question_of(sockets[0].state()) else (1, 0)
    version = sockets[asked].state()["version"]
    pick = sockets[asked].state()["question"]["options"][0]["pick"]
    stranger, nobody = guest("Eve"), guest()
    for who, seat, expected in (
        (people[other], None, None),
        (people[other], asked, "table-not-your-seat"),
        (people[asked], other, "table-not-your-seat"),
        (stranger, asked, "table-not-seated"),
        (stranger, None, "table-not-seated"),
        (nobody, asked, "server-unknown-visitor"),
    ):
        body = {"do": "choose", "id": "x", "version": version, "picks": [pick], **({} if seat is None else {"seat": seat})}
        answer = who.ask("POST", f"/api/tables/{table}/commands", body)
        assert answer.status_code == 409
        refusal = answer.json()["refusal"]
        assert expected in (None, refusal["message"]["id"])
        assert expected or refusal["rule"] or refusal["message"]["id"].startswith("why-"), "the rules say whose turn it is"
    for do in ("start", "close"):
        assert stranger.refused("POST", f"/api/tables/{table}/commands", {"do": do}) == "table-not-host"
    for body in ({"do": "kick", "seat": 0}, {"do": "resign"}, {"do": "propose", "kind": "end"}, {"do": "undo"}, {"do": "hint"}):
        assert stranger.refused("POST", f"/api/tables/{table}/commands", body) == "table-not-seated"
    spy = connect_as(stranger, table, asked)
    assert spy.state()["seat"] == -1, "asking for a foreign seat shows what everybody sees"
    assert fingerprint(people[0], table) == before


def connect_as(person: Guest, table: str, seat: int) -> Socket:
    return person.socket(table, seat)


def test_markup_stays_text(guest: Arrives) -> None:
    evil = "<img src=x onerror=alert(1)>"
    person = guest("Anna")
    person.ok("PUT", "/api/me", {"name": evil[:24], "colour": "a"})
    table = person.open("die-mauer", 3, name=evil)
    person.do(table, "write", text=f"{evil} {{$x}} %s \u202e\x07")
    socket = guest().socket(table)
    info = socket.table()
    assert info["name"] == evil
    assert info["seats"][0]["name"] == evil[:24]
    said = socket.know("chats")["lines"][0]["text"]
    assert said.startswith(evil)
    assert "\u202e" not in said
    assert "\x07" not in said
    answer = person.ask("GET", f"/api/tables/{table}")
    assert answer.headers["content-type"].startswith("application/json")


def test_wrong_addresses(server: Server, guest: Arrives) -> None:
    person = guest("Anna")
    for table in ("x", "a" * 16, "%00" * 16, "..%2f..%2fetc", "\u00fc" * 16, "a" * 3000):
        assert person.refused("GET", f"/api/tables/{table}", status=404) in ("server-no-table", "server-not-found")
    assert person.refused("GET", "/api/nothing", status=404) == "server-not-found"
    assert person.refused("PATCH", "/api/me", status=405) == "server-wrong-method"
    for path in ("/assets/..%2f..%2fsettings.py", "/..%2f..%2fetc/passwd", "/nothing.js"):
        answer = httpx.get(server.address + path)
        assert answer.status_code == 404 or "<!doctype html>" in answer.text, "a file that is not there, or a place inside the page"
    address = server.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{'a' * 16}/socket") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_sockets_of_other_pages_are_refused(server: Server, guest: Arrives) -> None:
    person = guest("Anna")
    table = person.open("die-mauer", 3)
    address = server.address.replace("http", "ws", 1)
    with pytest.raises(Exception, match="403"):
        connect(
            f"{address}/api/tables/{table}/socket", additional_headers={"cookie": person.cookie(), "origin": "https://evil.example"}
        ).__enter__()


def test_a_storm_of_random_commands(guest: Arrives, server: Server) -> None:
    """Every command of the wire with random contents, by players and strangers: answered, and the table can still be played."""
    rng = random.Random(2026)
    table, people = started(guest)
    sockets = [person.socket(table) for person in (*people, guest("Eve"), guest())]
    for socket in sockets:
        socket.state()
    words = ("draw", "pass", "W1>1", "score-1", "<b>", "x" * 64, "\u00fc", "D>2.3")

    def anything() -> dict[str, Any]:
        picks = [rng.randrange(60) for _ in range(rng.randrange(1, 4))]
        return rng.choice(
            [
                {"do": "choose", "version": rng.randrange(6), "picks": picks, "seat": rng.choice([0, 1, 2, 7])},
                {"do": "withdraw"}, {"do": "ask", "so_far": picks}, {"do": "foresee"}, {"do": "why_not", "notation": rng.choice(words)},
                {"do": "undo"}, {"do": "redo"}, {"do": "reset_turn"}, {"do": "propose", "kind": rng.choice(["pause", "resume"])},
                {"do": "consent", "proposal": rng.randrange(4), "agree": rng.random() < 0.5}, {"do": "ready", "ready": True},
                {"do": "sit", "name": rng.choice(words)[:24]}, {"do": "seat_bot", "seat": 1, "bot": rng.choice(words)},
                {"do": "change", "options": {rng.choice(words): rng.choice(words)}},
                {"do": "kick", "seat": rng.randrange(3)}, {"do": "start"}, {"do": "rematch"},
                {"do": "write", "text": "".join(rng.choice(string.printable) for _ in range(20))},
                {"do": "plan", "steps": [{"notation": rng.choice(words)}]}, {"do": "look", "seat": rng.randrange(-1, 3)},
            ]
        )  # fmt: skip

    for _ in range(150):
        socket = rng.choice(sockets)
        answer = socket.ask(**anything())
        assert answer["is"] in ("done", "go_on", "not_done", "explained")
        assert "mistake" not in json.dumps(answer)
    assert people[0].ok("GET", f"/api/tables/{table}")["status"] in ("running", "paused")
    assert server.mistakes() == []


def test_the_address_of_a_socket_is_no_page(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/tables/anything/socket")
    assert answer.status_code == 405
    assert answer.json()["refusal"]["message"]["id"] == "server-wrong-method"


WHOLE = [
    {"do": "choose", "id": "x", "version": 1, "picks": [3, 1], "seat": 0},
    {"do": "ask", "so_far": [1]},
    {"do": "why_not", "notation": "W1>1", "id": "y"},
    {"do": "sit", "seat": 1, "name": "Zoë", "colour": "b"},
    {"do": "write", "text": "hello"},
    {"do": "plan", "steps": [{"notation": "draw", "unless": ["x"]}]},
    {"do": "consent", "proposal": 1, "agree": True},
    {"do": "change", "options": {"rounds": "6"}},
    {"do": "look", "seat": -1, "text": True},
]  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, -1, 1.5, 2**31, 2**63, 2**64, 10**400, 1e308, "", "\x00", "\ud800", "x" * 600, [], [[]], {}, {"do": "start"}, [1] * 300,
)  # fmt: skip


def mutated(rng: random.Random) -> bytes:
    """A command with something wrong: a value, a name, a byte, or the end missing."""
    command: dict[str, Any] = json.loads(json.dumps(rng.choice(WHOLE)))
    key = rng.choice(list(command))
    way = rng.randrange(6)
    if way == 0:
        command[key] = rng.choice(ODD)
    elif way == 1:
        command[rng.choice(("x", "Do", "__class__", "is", "\u0000"))] = rng.choice(ODD)
    elif way == 2:
        del command[key]
    text = json.dumps(command).encode()
    if way == 3:
        return text[: rng.randrange(len(text))]
    if way == 4:
        place = rng.randrange(len(text))
        return text[:place] + bytes([rng.randrange(128)]) + text[place + rng.randrange(2) :]
    return text if way < 3 else text * 2


def test_ten_thousand_mutated_messages(guest: Arrives, server: Server) -> None:
    """Each that is no command gets one clear error and has no effect."""
    seed = random.randrange(2**32)
    print("seed", seed)
    rng = random.Random(seed)
    table, people = started(guest)
    before = fingerprint(people[0], table)
    socket = people[0].socket(table)
    socket.state()
    decoder, sent = msgspec.json.Decoder(AnyCommand), 0
    while sent < 10_000:
        wrong: list[bytes] = []
        while len(wrong) < 100:
            text = mutated(rng)
            try:
                decoder.decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError):
                wrong.append(text)
        for text in wrong:
            socket.connection.send(text.decode())
        answers: list[Any] = []
        while len(answers) < len(wrong):
            answers += socket.hear()
        for text, answer in zip(wrong, answers, strict=True):
            assert answer["is"] == "not_done" and answer["refusal"]["message"]["id"] == "server-bad-request", (text, answer)
        sent += len(wrong)
    assert fingerprint(people[0], table) == before
    assert server.mistakes() == []
    assert socket.ask("look", seat=-1)["is"] == "done"


def of_every_class() -> dict[str, str]:
    """A few characters of every class of Unicode; the longest names are made of them."""
    found: dict[str, str] = {}
    for number in (*range(0x250), *range(0x250, 0x20000, 7), *range(0xE0000, 0xE0200), *range(0xF0000, 0xF0010)):
        kind = unicodedata.category(chr(number))
        if kind != "Cs" and len(found.get(kind, "")) < 8:
            found[kind] = found.get(kind, "") + chr(number)
    return found


def test_names_and_chat_of_every_class_of_unicode(guest: Arrives, server: Server) -> None:
    """Taken or refused, on every path; what is taken has nothing in it that does not show."""
    classes = of_every_class()
    assert len(classes) > 25
    for kind, signs in classes.items():
        person = guest("Anna")
        table = person.open("die-mauer", 3)
        shown: list[str] = []
        for text in (signs, f"a{signs}b", f"{signs}\u0301\u0301" + "\u0301" * 8):
            for answer in (
                person.ask("PUT", "/api/me", {"name": text, "colour": "a"}),
                person.ask("POST", f"/api/tables/{table}/commands", {"do": "sit", "name": text}),
                person.ask("POST", f"/api/tables/{table}/commands", {"do": "write", "text": text}),
                person.ask("POST", "/api/tables", {"game": "die-mauer", "players": 3, "name": text}),
            ):
                assert answer.status_code < 500, (kind, answer.text)
                assert answer.status_code < 400 or answer.json()["text"], kind
        socket = person.socket(table)
        shown += [seat["name"] for seat in socket.table()["seats"]] + [person.ok("GET", "/api/me")["name"]]
        shown += [line["text"] for line in socket.last.get("chats", {"lines": []})["lines"]]
        for sign in "".join(shown):
            assert unicodedata.category(sign)[0] != "C" or sign in JOINERS, (kind, hex(ord(sign)))
        socket.close()
    assert server.mistakes() == []
