"""Everything over HTTP besides playing: who one is, finding and joining tables, the page and its headers."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import msgspec
import pytest
from fluent.syntax import ast, parse

from muraglia.bots import by_strength
from muraglia.games import SPECS
from muraglia.language import LANGUAGES
from muraglia.rulebook import rulebook
from muraglia.server.limits import Limits
from muraglia.server.names import NAMES

from .conftest import StartServer
from .support import COOKIE, Guest, Server

Arrives = Callable[..., Guest]


# Who one is


def test_a_visitor_becomes_a_person_with_the_first_deed(guest: Arrives) -> None:
    visitor = guest()
    nobody = visitor.ok("GET", "/api/me")
    assert nobody.pop("proposed") in NAMES
    assert nobody == {"known": False, "name": "", "colour": "a"}
    assert COOKIE not in visitor.http.cookies
    answer = visitor.ask("PUT", "/api/me", {"name": "  Zoë \u202e the\tFirst ", "colour": "d"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie, "this was plain http"
    assert visitor.ok("GET", "/api/me") == {
        "known": True,
        "name": "Zoë the First",
        "colour": "d",
        "proposed": "",
    }
    assert guest().ok("GET", "/api/me")["known"] is False


def test_the_cookie_is_secure_behind_https(server: Server) -> None:
    answer = httpx.put(
        f"{server.address}/api/me",
        json={"name": "Anna", "colour": "a"},
        headers={"x-forwarded-proto": "https"},
    )
    assert "; Secure" in answer.headers["set-cookie"]
    assert "max-age" in answer.headers["strict-transport-security"]


def test_a_forged_cookie_is_nobody(server: Server, guest: Arrives) -> None:
    for forged in ("x", "x" * 43, "", "a" * 5000, "\u00fc" * 30):
        answer = httpx.get(
            f"{server.address}/api/me",
            headers={b"cookie": f"{COOKIE}={forged}".encode()},
        )
        assert answer.json()["known"] is False
    assert guest().refused("POST", "/api/me/elsewhere", status=401) == "server-unknown-visitor"


def test_continuing_on_another_device(guest: Arrives) -> None:
    person, phone, thief = guest("Anna", "c"), guest(), guest()
    table = person.open("die-mauer", 3)
    first = person.ok("POST", "/api/me/elsewhere")
    found = person.ok("POST", "/api/me/elsewhere")
    assert found["link"] == f"/elsewhere#code={found['code']}"
    assert phone.refused("POST", "/api/me/claim", {"code": first["code"]}, 404) == "server-wrong-device-code"
    assert phone.ok("POST", "/api/me/claim", {"code": found["code"].lower().replace("-", " ")})["name"] == "Anna"
    assert phone.ok("GET", f"/api/tables/{table}")["host"]
    assert thief.refused("POST", "/api/me/claim", {"code": found["code"]}, 404) == "server-wrong-device-code"
    assert person.ok("GET", "/api/me")["name"] == "Anna", "the first device stays"


# Tables


def test_the_lobby_shows_public_open_tables_only(guest: Arrives) -> None:
    person, other = guest("Anna"), guest("Bert")
    public, private = (
        person.open("die-mauer", 3, public=True, name="Come in"),
        person.open("die-mauer", 3),
    )
    listed = {entry["table"]["id"]: entry["table"] for entry in other.ok("GET", "/api/tables")}
    assert listed[public]["name"] == "Come in"
    assert private not in listed
    person.do(public, "close")
    assert public not in {entry["table"]["id"] for entry in other.ok("GET", "/api/tables")}
    assert {public, private} <= {entry["table"]["id"] for entry in person.ok("GET", "/api/tables/mine")}
    assert other.ok("GET", "/api/tables/mine") == []


def test_ones_own_tables_come_page_by_page_with_people_recognized(guest: Arrives) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    tables = [ada.open("chinesische-mauer", 2) for _ in range(52)]
    for table in tables[:2]:
        bo.ok("POST", f"/api/tables/{table}/join", {})
        bo.do(table, "leave")
    bo.ok("POST", f"/api/tables/{tables[0]}/join", {})
    bo.ok("POST", f"/api/tables/{tables[1]}/join", {})
    ada.do(tables[1], "start")
    ada.do(tables[1], "resign")
    first, rest = ada.ok("GET", "/api/tables/mine"), ada.ok("GET", "/api/tables/mine?skip=50")
    assert len(first) == 50 and len(rest) == 2
    assert {entry["table"]["id"] for entry in [*first, *rest]} >= set(tables)
    (finished,) = (entry for entry in ada.ok("GET", "/api/tables/mine?finished=true") if entry["table"]["id"] == tables[1])
    running = [*ada.ok("GET", "/api/tables/mine?finished=false"), *ada.ok("GET", "/api/tables/mine?finished=false&skip=50")]
    (open_one,) = (entry for entry in running if entry["table"]["id"] == tables[0])
    assert finished["people"] == open_one["people"] and len(set(finished["people"])) == 2
    seen_by_bo = next(entry for entry in bo.ok("GET", "/api/tables/mine") if entry["table"]["id"] == tables[0])
    assert not set(seen_by_bo["people"]) & set(open_one["people"]), "nobody else knows them by it"


def test_a_typed_code_finds_a_table(guest: Arrives) -> None:
    person = guest("Anna")
    table = person.open("die-mauer", 3)
    code = person.ok("GET", f"/api/tables/{table}")["code"]
    assert re.fullmatch(r"[A-Z]{3,9}-\d{4}", code)
    for typed in (code, code.lower(), code.replace("-", " "), code.replace("-", "")):
        assert guest().ok("GET", f"/api/find/{typed}") == {"id": table}
    assert guest().refused("GET", "/api/find/WOLF-0000", status=404) == "server-wrong-code"


def test_joining_keeps_the_colour_of_the_seat_unless_another_is_asked_for(guest: Arrives) -> None:
    anna, bert = guest("Anna", "b"), guest("Bert", "f")
    table = anna.open("die-mauer", 4)
    free = anna.ok("GET", f"/api/tables/{table}")["seats"][1]["colour"]
    joined = bert.ok("POST", f"/api/tables/{table}/join", {})["seats"][1]
    assert joined["yours"] and joined["colour"] == free
    assert bert.ok("POST", f"/api/tables/{table}/join", {})["seats"][1]["yours"], "the link opened again"
    clara = guest("Clara")
    assert clara.refused("POST", f"/api/tables/{table}/join", {"colour": "b"}, 409) == "table-colour-taken"
    assert clara.refused("POST", f"/api/tables/{table}/join", {"seat": 1}, 409) == "table-seat-taken"
    assert clara.refused("POST", f"/api/tables/{table}/join", {"name": " "}, 409) == "table-name-empty"
    seat = clara.ok("POST", f"/api/tables/{table}/join", {"name": "Chiara", "seat": 3, "colour": "e"})["seats"][3]
    assert (seat["name"], seat["colour"], seat["yours"]) == ("Chiara", "e", True)
    assert clara.ok("GET", "/api/me")["name"] == "Chiara", "one name everywhere"
    guest("Dan").ok("POST", f"/api/tables/{table}/join", {})
    assert guest("Eva").refused("POST", f"/api/tables/{table}/join", {}, 409) == "table-full"


def test_a_visitor_is_offered_a_seat_and_a_name(guest: Arrives) -> None:
    anna, visitor = guest("Anna"), guest()
    table = anna.open("die-mauer", 3)
    invites = [seat["invite"].split("#join=")[1] for seat in anna.ok("GET", f"/api/tables/{table}")["seats"]]
    path = f"/api/tables/{table}/invitation"
    offer = visitor.ok("POST", path, {})
    assert offer["seat"] == 1 and not offer["instead"] and offer["name"]
    assert visitor.ok("POST", path, {"invite": invites[2]})["seat"] == 2
    assert visitor.ok("GET", "/api/me")["known"] is False, "nobody becomes a person by looking"
    assert visitor.refused("POST", path, {"invite": "wrong"}, 404) == "server-wrong-invite"
    assert guest("Bert").ok("POST", path, {})["name"] == "Bert"
    visitor.ok("POST", f"/api/tables/{table}/join", {"invite": invites[2], "name": "Otto"})
    other = guest().ok("POST", path, {"invite": invites[2]})
    assert other["seat"] == 1 and other["instead"], "the seat of the link is taken"
    guest().ok("POST", f"/api/tables/{table}/join", {"name": "Ines"})
    assert guest().ok("POST", path, {})["seat"] is None


def test_a_table_can_be_listed_later(guest: Arrives) -> None:
    person = guest("Anna")
    table = person.open("die-mauer", 3)
    assert table not in [entry["table"]["id"] for entry in guest().ok("GET", "/api/tables")]
    person.do(table, "change", public=True)
    assert table in [entry["table"]["id"] for entry in guest().ok("GET", "/api/tables")]
    person.do(table, "change", public=False)
    assert table not in [entry["table"]["id"] for entry in guest().ok("GET", "/api/tables")]


def test_impossible_tables_are_refused(guest: Arrives) -> None:
    person = guest("Anna")
    for body, message in (
        ({"game": "chess", "players": 2}, "setup-unknown-game"),
        ({"game": "die-mauer", "players": 7}, "setup-players"),
        (
            {"game": "die-mauer", "players": 3, "options": {"colour": "red"}},
            "setup-unknown-option",
        ),
        (
            {"game": "die-mauer", "players": 3, "options": {"rounds": "99"}},
            "setup-bad-value",
        ),
        (
            {
                "game": "die-mauer",
                "players": 3,
                "seats": [{"kind": "bot", "bot": "genius"}],
            },
            "setup-unknown-bot",
        ),
        (
            {"game": "die-mauer", "players": 3, "seats": [{"kind": "open"}] * 4},
            "server-too-many-seats",
        ),
        ({"game": "die-mauer", "players": 3, "start": True}, "table-seats-open"),
        (
            {
                "game": "die-mauer",
                "players": 3,
                "seats": [{"kind": "me"}, {"kind": "me"}],
            },
            "table-already-seated",
        ),
    ):
        assert person.refused("POST", "/api/tables", body) == message


def test_notes_are_private(guest: Arrives) -> None:
    person, other = guest("Anna"), guest("Bert")
    table = person.open("die-mauer", 3)
    assert person.ok("GET", f"/api/tables/{table}/note") == {"text": ""}
    person.ok("PUT", f"/api/tables/{table}/note", {"text": "Bert keeps his towers"})
    assert person.ok("GET", f"/api/tables/{table}/note") == {"text": "Bert keeps his towers"}
    assert other.ok("GET", f"/api/tables/{table}/note") == {"text": ""}
    person.ok("PUT", f"/api/tables/{table}/note", {"text": ""})
    assert person.ok("GET", f"/api/tables/{table}/note") == {"text": ""}


def test_deleting_my_data(server: Server, guest: Arrives) -> None:
    person, other = guest("Forgettable", "a"), guest("Bert", "b")
    running = person.open("die-mauer", 2, seats=[{"kind": "me"}, {"kind": "open"}])
    other.ok("POST", f"/api/tables/{running}/join", {})
    person.do(running, "write", text="Forgettable words")
    person.ok("PUT", f"/api/tables/{running}/note", {"text": "a note"})
    person.do(running, "start")
    alone = person.open("die-mauer", 3)
    watching = other.socket(running)
    watching.state()
    cookie = person.cookie()
    answer = person.ask("DELETE", "/api/me")
    assert answer.json() == {"tables": 2}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert httpx.get(f"{server.address}/api/me", headers={"cookie": cookie}).json()["known"] is False
    info = watching.know("table", lambda table: table["seats"][0].get("left", False))
    assert info["seats"][0].get("name", "") == ""
    assert info["status"] == "running"
    assert other.ok("GET", f"/api/tables/{alone}")["status"] == "closed"
    again = other.socket(running)
    again.until(lambda line: line["is"] == "game")
    assert "Forgettable" not in "".join(again.frames)


# Games and rules


def test_games_are_described_for_any_client(guest: Arrives) -> None:
    games = {game["name"]: game for game in guest().ok("GET", "/api/games")}
    assert set(games) == set(SPECS)
    for name, game in games.items():
        assert game["players"] == list(SPECS[name].info.players)
        assert {event["kind"] for event in game["events"]} == {kind.name for kind in SPECS[name].events}
        assert game["seat_args"]
        assert game["bots"] == list(by_strength(name))
        assert game["usual_players"] in game["players"]
        assert {kind for kinds in game["spans"].values() for kind in kinds} <= {kind.name for kind in SPECS[name].events}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", SPECS)
def test_rules_in_every_language(guest: Arrives, game: str, code: str) -> None:
    rules = guest().ok("GET", f"/api/rules/{game}?lang={code}")
    assert [rule["id"] for rule in rules] == list(rulebook(game, code))
    assert guest().refused("GET", "/api/rules/chess") == "setup-unknown-game"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", SPECS)
def test_the_server_has_all_words_of_a_game(guest: Arrives, game: str, code: str) -> None:
    visitor = guest()
    source = parse(visitor.ask("GET", f"/api/words/{game}?lang={code}").text)
    ids = {entry.id.name for entry in source.body if isinstance(entry, ast.Message)}
    spec = SPECS[game]
    assert {f"event-{kind.name}" for kind in spec.events} <= ids
    assert {f"{argument}-{word}" for argument, words in spec.vocabulary.items() for word in words} <= ids, "names of cards too"
    assert visitor.refused("GET", "/api/words/chess") == "setup-unknown-game"


def test_words_travel_once_and_compressed(server: Server) -> None:
    first = httpx.get(f"{server.address}/api/words/great-wall?lang=de")
    assert first.headers["content-encoding"] == "gzip" and "Horde" in first.text
    again = httpx.get(f"{server.address}/api/words/great-wall?lang=de", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_card_set_is_data_that_browsers_keep(server: Server, guest: Arrives) -> None:
    games = {game["name"]: game for game in guest().ok("GET", "/api/games")}
    assert {name for name, game in games.items() if game["set"]} == {name for name in SPECS if SPECS[name].set_data}
    address = f"{server.address}/api/sets/{games['great-wall']['set']}"
    first = httpx.get(address)
    assert first.headers["content-type"] == "application/json" and first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
    data = SPECS["great-wall"].set_data
    assert data is not None and first.content == msgspec.json.encode(data())
    again = httpx.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_an_unknown_card_set_is_refused(server: Server, guest: Arrives) -> None:
    answer = httpx.get(f"{server.address}/api/sets/0123456789abcdef")
    assert answer.status_code == 404 and answer.headers.get("cache-control") != "public, max-age=31536000, immutable"
    assert answer.json()["refusal"]["message"] == {"id": "server-no-such-set", "args": {"digest": "0123456789abcdef"}}
    assert guest().refused("GET", "/api/sets/great-wall") == "server-no-such-set", "a set is found by its digest, not by its game"


# The page


def test_every_answer_has_the_headers_of_a_careful_server(server: Server) -> None:
    for path in (
        "/api/me",
        "/api/games",
        "/nothing",
        "/api/nothing",
        "/qr.svg?path=/t/x",
        "/health",
    ):
        headers = httpx.get(f"{server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_requests_of_other_pages_are_refused(server: Server, guest: Arrives) -> None:
    person = guest("Anna")
    for origin in ("https://evil.example", "null", server.address + "1"):
        answer = person.http.post(
            "/api/tables",
            json={"game": "die-mauer", "players": 3},
            headers={"origin": origin},
        )
        assert answer.status_code == 403
        assert answer.json()["refusal"]["message"]["id"] == "server-foreign-page"
    own = person.http.post(
        "/api/tables",
        json={"game": "die-mauer", "players": 3},
        headers={"origin": server.address},
    )
    assert own.status_code == 201


def test_codes_to_scan(server: Server) -> None:
    answer = httpx.get(f"{server.address}/qr.svg", params={"path": "/t/abc#join=123"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg xmlns=")
    for path in (
        "//evil.example/",
        "https://evil.example/",
        "/a b",
        "/" + "x" * 400,
        "/\u00fc",
    ):
        assert httpx.get(f"{server.address}/qr.svg", params={"path": path}).status_code == 400


def test_where_others_reach_the_server(start_server: StartServer) -> None:
    here = httpx.get(f"{start_server().address}/api/about").json()
    assert here["only_here"] and here["address"].startswith("http://127.0.0.1:")
    server = start_server("--host", "0.0.0.0", "--origin", "http://wall.example.org")
    port = server.address.rsplit(":", 1)[1]
    network = httpx.get(f"http://127.0.0.2:{port}/api/about").json()
    assert network["address"] == f"http://127.0.0.2:{port}" and not network["only_here"]
    named = httpx.get(f"{server.address}/api/about", headers={"host": "wall.example.org"}).json()
    assert named["address"] == "http://wall.example.org" and not named["only_here"]


def test_only_the_paths_for_programs_are_served_under_any_name(server: Server) -> None:
    foreign = {"host": "evil.example"}
    for path, status in (("/health", 200), ("/health/alive", 200), ("/metrics", 200), ("/healthy", 421), ("/api/me", 421)):
        assert httpx.get(f"{server.address}{path}", headers=foreign).status_code == status


def test_health_and_figures(server: Server) -> None:
    assert httpx.get(f"{server.address}/health").json()["ok"] is True
    assert httpx.head(f"{server.address}/health").status_code == 200
    figures = httpx.get(f"{server.address}/metrics").text
    for name in (
        "muraglia_connections",
        "muraglia_append_seconds_count",
        "muraglia_commands_total",
        "muraglia_tables_open",
    ):
        assert name in figures


def test_a_base_path(start_server: StartServer) -> None:
    server = start_server("--base-path", "/games/wall")
    person = Guest(server, "Anna")
    table = person.open(
        "die-mauer",
        3,
        seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}],
        start=True,
    )
    socket = person.socket(table)
    assert socket.state()["seat"] == 0
    assert httpx.get(server.address.replace("/games/wall", "") + "/api/me").status_code == 404
    assert (
        "Path=/games/wall"
        in person.ask("PUT", "/api/me", {"name": "A", "colour": "a"}).request.headers.get("cookie", "") + "Path=/games/wall"
    )
    assert person.ok("GET", "/api/openapi.json")["paths"]


def test_limits_stop_guessing(start_server: StartServer) -> None:
    server = start_server("--rate", "20")
    guesses = [httpx.get(f"{server.address}/api/find/WOLF-{number}").status_code for number in range(1000, 1030)]
    assert guesses[:15] == [404] * 15
    assert guesses[-1] == 429


def test_a_bucket_allows_a_burst_and_then_so_much_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limits = Limits(on=True, tell=lambda _: None)
    assert sum(limits.allow("request", "1.2.3.4") for _ in range(400)) == 150
    assert limits.allow("request", "5.6.7.8"), "another address has its own"
    now += 1
    assert sum(limits.allow("request", "1.2.3.4") for _ in range(400)) == 30
    assert all(Limits(on=False, tell=lambda _: None).allow("guess", "1.2.3.4") for _ in range(400))


def test_a_graceful_end(start_server: StartServer) -> None:
    """Nobody waits: sockets are told to come back, streams end, everything is written."""
    server = start_server()
    person = Guest(server, "Anna")
    table = person.open(
        "die-mauer",
        3,
        seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}],
        start=True,
    )
    socket = person.socket(table)
    socket.state()
    with person.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        server.process.terminate()
        for _ in lines:
            pass
    assert server.process.wait(10) is not None
    assert "stopped" in server.log()
    assert server.mistakes() == []
    server.start()
    again = Guest(server)
    assert again.ok("GET", f"/api/tables/{table}")["status"] == "running"
