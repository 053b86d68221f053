"""Whole games over the wire: sockets for pages, the stream for programs, people and bots mixed."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .support import Guest, Server, Socket, play_to_the_end, question_of

Arrives = Callable[..., Guest]
GAMES = ["die-mauer", "chinesische-mauer"]
AGAINST_BOTS = [
    {"kind": "me"},
    {"kind": "bot", "bot": "greedy"},
    {"kind": "bot", "bot": "random"},
]


@pytest.mark.parametrize("game", GAMES)
def test_one_call_and_a_person_plays_bots_to_the_end(guest: Arrives, game: str) -> None:
    person = guest()
    table = person.open(game, 3, seats=AGAINST_BOTS, start=True)
    socket = person.socket(table)
    over = play_to_the_end(socket, random.Random(game))
    assert len(over["scores"]) == 3
    assert over["winners"]
    assert over["ended_by"] == "rules"
    record = person.ok("GET", f"/api/tables/{table}/record")
    seed = record.split("seed: ")[1].split("\n")[0]
    assert len(seed) == 32
    assert seed not in "\n".join(socket.frames)


def test_the_great_wall_is_played_and_answers_without_a_choice_are_given(guest: Arrives) -> None:
    """The person is asked only where there is a choice, windows included."""
    person = guest()
    table = person.open("great-wall", 3, seats=AGAINST_BOTS, start=True)
    asked: list[int] = []

    def note(question: Any) -> bool:
        asked.append(len(question["options"]) if not question["so_far"] else 2)
        return False

    over = play_to_the_end(person.socket(table), random.Random("wall"), 20_000, note)
    assert len(over["scores"]) == 3 and over["ended_by"] == "rules"
    assert len(asked) > 50 and min(asked) > 1


@pytest.mark.parametrize("game", GAMES)
def test_three_people_and_a_bot(guest: Arrives, game: str) -> None:
    people = [guest(name, colour) for name, colour in (("Anna", "a"), ("Bert", "b"), ("Clara", "c"))]
    options = {"rounds": "1"} if game == "die-mauer" else {}
    table = people[0].open(game, 4, options=options)
    for person in people[1:]:
        person.ok("POST", f"/api/tables/{table}/join", {})
    people[0].do(table, "seat_bot", seat=3, bot="greedy")
    sockets = [person.socket(table) for person in people]
    onlooker = guest().socket(table)
    assert sockets[0].ask("start")["is"] == "done"
    ends: list[Any] = []
    threads = [
        threading.Thread(
            target=lambda socket=socket, n=n: ends.append(play_to_the_end(socket, random.Random(n))),
            daemon=True,
        )
        for n, socket in enumerate(sockets)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(ends) == 3
    assert len({json.dumps([end["scores"], end["winners"]]) for end in ends}) == 1
    last = onlooker.until(lambda line: line["is"] == "table" and line["status"] == "over")
    assert last["scores"] == ends[0]["scores"]
    assert [seat["name"] for seat in last["seats"][:3]] == ["Anna", "Bert", "Clara"]


def stream_lines(bot: Guest, table: str) -> Any:
    with bot.http.stream("GET", f"/api/tables/{table}/stream", timeout=60) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        for line in stream.iter_lines():
            if line:
                yield json.loads(line)


@pytest.mark.parametrize("game", GAMES)
def test_an_outside_bot_plays_over_the_stream(server: Server, guest: Arrives, game: str) -> None:
    host = guest("Host")
    table = host.open(
        game,
        2,
        seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}],
        options={"rounds": "1"} if game == "die-mauer" else {},
    )
    assert guest("Somebody").refused("POST", f"/api/tables/{table}/tokens", {"seat": 0}, 403) == "table-not-host"
    token = host.ok("POST", f"/api/tables/{table}/tokens", {"seat": 0, "name": "Robot"})["token"]
    bot = guest(token=token)
    host.do(table, "start")
    rng = random.Random(5)
    seen: set[int] = set()
    for line in stream_lines(bot, table):
        if line["is"] == "table" and line["status"] == "over":
            break
        question = question_of(line)
        if question and question["version"] not in seen:
            seen.add(question["version"])
            picks: list[int] = []
            while question:
                picks = [
                    *question.get("so_far", ()),
                    rng.choice(question["options"])["pick"],
                ]
                answer = bot.ask(
                    "POST",
                    f"/api/tables/{table}/commands",
                    {
                        "do": "choose",
                        "id": f"b{len(seen)}",
                        "version": question["version"],
                        "picks": picks,
                    },
                )
                assert answer.status_code == 200, answer.text
                question = question_of(answer.json())
    assert line["seats"][0]["kind"] == "outside-bot"
    assert line["seats"][0]["name"] == "Robot"


def test_the_bot_in_the_documents_plays_a_game(server: Server, guest: Arrives) -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "table-api.md"
    (program,) = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    host = guest("Host")
    table = host.open("chinesische-mauer", 2, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    token = host.ok("POST", f"/api/tables/{table}/tokens", {"seat": 0})["token"]
    host.do(table, "start")
    environment = {**os.environ, "SERVER": server.address, "TABLE": table, "TOKEN": token}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"scores: {host.ok('GET', f'/api/tables/{table}')['scores']}\n"


def test_a_wrong_token_is_nobody(guest: Arrives) -> None:
    host = guest("Host")
    table = host.open("die-mauer", 3)
    stranger = guest(token="not a token")
    assert stranger.refused("GET", f"/api/tables/{table}/stream", status=401) == "server-no-token"
    token = host.ok("POST", f"/api/tables/{table}/tokens", {"seat": 1})["token"]
    other = host.open("die-mauer", 3)
    assert guest(token=token).refused("GET", f"/api/tables/{other}/stream", status=401) == "server-no-token"
    renewed = host.ok("POST", f"/api/tables/{table}/tokens", {"seat": 1})["token"]
    assert guest(token=token).refused("POST", f"/api/tables/{table}/commands", {"do": "leave"}, 401) == "server-no-token"
    assert guest(token=renewed).ok("GET", f"/api/tables/{table}")["seats"][1]["yours"]


def started(guest: Arrives, **more: Any) -> tuple[Guest, str, Socket]:
    person = guest("Anna")
    table = person.open(
        "chinesische-mauer",
        2,
        seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        start=True,
        **more,
    )
    socket = person.socket(table)
    socket.until(lambda line: question_of(line) is not None)
    return person, table, socket


def test_questions_about_a_choice(guest: Arrives) -> None:
    _, _, socket = started(guest)
    question = socket.state()["question"]
    assert socket.ask("foresee")["is"] == "done"
    assert socket.last["foreseen"]["version"] == question["version"]
    hinted = socket.ask("hint")
    assert hinted["is"] == "hinted"
    assert 0 < hinted["chance"] < 100 and hinted["other"], "the master says how good it is, and what comes next"
    assert socket.ask("why_not", notation=question["options"][0]["notation"])["is"] == "explained"
    assert socket.last["explained"]["refusal"] is None
    assert socket.ask("why_not", notation="nonsense")["refusal"]["message"]["id"] == "notation-unknown"
    assert socket.ask("choose", version=question["version"], picks=hinted["picks"])["is"] == "done"


@pytest.mark.parametrize(("game", "options"), [("chinesische-mauer", {}), ("die-mauer", {"rounds": "1"})])
def test_looking_back_at_a_finished_game(guest: Arrives, game: str, options: dict[str, str]) -> None:
    """The winning chance of every seat, and the three decisions that cost each most; only when the game is over, the same for everybody."""
    host = guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    table = host.open(game, 3, seats=seats, start=True, options=options)
    path = f"/api/tables/{table}/analysis"
    assert host.refused("GET", path, status=409) == "table-not-over"
    play_to_the_end(host.socket(table), random.Random(2))
    found = host.ok("GET", path)
    for _ in range(900):
        if found["finished"]:
            break
        assert not found["failed"]
        time.sleep(0.1)
        found = host.ok("GET", path)
    assert found["finished"] and found["done"] == found["total"]
    assert guest("Otto").ok("GET", path) == found
    last = host.socket(table).state()["choices"]
    assert sum(line["chances"][-1] for line in found["seats"]) in (99, 100), "the result"
    for seat, line in enumerate(found["seats"]):
        assert line["seat"] == seat and line["moments"][-1] == last
        assert line["moments"] == sorted(set(line["moments"])) and len(line["moments"]) == len(line["chances"]) == line["decisions"] + 1
        costs = [one["cost"] for one in line["costliest"]]
        assert costs == sorted(costs, reverse=True) and len(costs) <= 3 and all(cost >= 1 for cost in costs)
        for one in line["costliest"]:
            assert one["choice"] != one["better"]
            before = host.ok("GET", f"/api/tables/{table}/moments/{one['moment']}?seat={seat}")
            assert seat in before["view"]["public"]["to_act"], "the moment is the one before the decision"
    assert any(line["costliest"] for line in found["seats"])


def test_no_hints_where_it_is_serious(guest: Arrives) -> None:
    _, _, socket = started(guest, casual=False)
    assert socket.ask("hint")["refusal"]["message"]["id"] == "table-no-hints"


def test_the_same_choice_twice_is_one(guest: Arrives) -> None:
    person, table, socket = started(guest)
    question = socket.state()["question"]
    picks = [question["options"][0]["pick"]]
    first = socket.ask("choose", id="once", version=question["version"], picks=picks)
    while first["is"] == "go_on":
        picks.append(first["question"]["options"][0]["pick"])
        first = socket.ask("choose", id="once", version=question["version"], picks=picks)
    assert first["is"] == "done"
    choices = socket.later(question["version"])["choices"]
    assert socket.ask("choose", id="once", version=question["version"], picks=picks)["is"] == "done"
    assert person.do(table, "choose", id="once", version=question["version"], picks=picks)["is"] == "done"
    stale = socket.ask("choose", id="another", version=question["version"], picks=picks)
    assert stale["refusal"]["message"]["id"] == "table-stale"
    assert stale["stale"]
    assert person.socket(table).state()["choices"] >= choices >= 1


def test_undo_chat_and_presence(guest: Arrives) -> None:
    anna, bert = guest("Anna", "a"), guest("Bert", "b")
    table = anna.open("chinesische-mauer", 2)
    first = anna.socket(table)
    first.hear()
    assert not first.table()["seats"][1].get("present")
    invite = anna.ok("GET", f"/api/tables/{table}")["seats"][1]["invite"]
    assert bert.ok("GET", f"/api/tables/{table}")["seats"][1]["invite"] == ""
    key = invite.split("#join=")[1]
    assert bert.refused("POST", f"/api/tables/{table}/join", {"invite": "wrong"}, 404) == "server-wrong-invite"
    assert bert.ok("POST", f"/api/tables/{table}/join", {"invite": key})["seats"][1]["yours"]
    second = bert.socket(table)
    first.until(lambda line: line["is"] == "table" and line["seats"][1].get("present", False))
    second.ask("write", text="<b>hello</b>")
    assert first.until(lambda line: line["is"] == "chats")["lines"][0]["text"] == "<b>hello</b>"
    first.ask("start")
    mover, other = (first, second) if question_of(first.state()) else (second, first)
    other.state()
    question = mover.state()["question"]
    placing = next(option for option in question["options"] if option["label"]["id"] == "choose-place")
    assert mover.ask("choose", version=question["version"], picks=[placing["pick"]])["is"] == "done"
    assert mover.ask("undo")["is"] == "done"
    assert mover.state()["version"] > question["version"]
    assert mover.ask("redo")["is"] == "done"
    second.close()
    first.until(lambda line: line["is"] == "table" and not line["seats"][1].get("present", False))


def test_one_device_for_several_people(guest: Arrives) -> None:
    person = guest("Anna")
    seats = [
        {"kind": "me", "name": "Anna"},
        {"kind": "me", "name": "Bert"},
        {"kind": "me", "name": "Clara"},
    ]
    table = person.open("die-mauer", 3, way="one-device", seats=seats, start=True)
    socket = person.socket(table)
    socket.until(lambda line: line["is"] == "game")
    assert [seat["name"] for seat in socket.table()["seats"]] == [
        "Anna",
        "Bert",
        "Clara",
    ]
    for seat in range(3):
        question = socket.look(seat)["question"]
        assert question["seat"] == seat
        assert (
            socket.ask(
                "choose",
                seat=seat,
                version=question["version"],
                picks=[question["options"][0]["pick"]],
            )["is"]
            == "done"
        )
    assert socket.ask("look", seat=-1, text=True)["is"] == "done"
    state = socket.know("game", lambda state: state["seat"] == -1)
    assert state["view"]["own"]["hand"] == []
    assert state["text"]


def test_a_plan_is_played_when_its_time_comes_and_nobody_else_notices_it(
    guest: Arrives,
) -> None:
    anna, bert = guest("Anna", "a"), guest("Bert", "b")
    table = anna.open("chinesische-mauer", 2)
    bert.ok("POST", f"/api/tables/{table}/join", {})
    first, second = anna.socket(table), bert.socket(table)
    for socket in (first, second):
        socket.know("table", lambda table: all(seat.get("present") for seat in table["seats"]))
    first.ask("start")
    mover, planner = (first, second) if question_of(first.state()) else (second, first)
    assert planner.ask("plan", steps=[{"notation": "draw"}])["is"] == "done"
    planner.know("game", lambda state: state.get("planned", False))
    mover.state()
    mover.silence()
    seat = planner.state()["seat"]
    while not any(event["kind"] == "drew" and event["args"]["seat"] == seat for event in mover.state().get("events", ())):
        question = question_of(mover.state())
        if question:
            draw = next(option for option in question["options"] if option["notation"] in ("draw", "pass"))
            assert mover.ask("choose", version=question["version"], picks=[draw["pick"]])["is"] == "done"
            mover.later(question["version"])
        else:
            mover.hear()
    planner.until(lambda line: line["is"] == "game" and not line.get("planned"))


def test_a_rematch_seats_the_same_people_once(guest: Arrives) -> None:
    person = guest("Anna")
    table = person.open("die-mauer", 3, seats=AGAINST_BOTS, start=True, options={"rounds": "1"})
    socket = person.socket(table)
    play_to_the_end(socket, random.Random(1))
    assert socket.ask("rematch")["is"] == "done"
    following = socket.know("table", lambda table: table["rematch"])["rematch"]
    socket.ask("rematch")
    info = person.ok("GET", f"/api/tables/{following}")
    assert info["status"] == "running"
    assert info["seats"][0]["yours"]
    assert [seat.get("bot", "") for seat in info["seats"]] == ["", "greedy", "random"]
    assert person.ok("GET", f"/api/tables/{table}")["rematch"] == following
    assert following in {entry["table"]["id"] for entry in person.ok("GET", "/api/tables/mine")}


def test_a_clock_runs_out_without_anybody_asking(guest: Arrives) -> None:
    anna, bert = guest("Anna", "a"), guest("Bert", "b")
    table = anna.open("chinesische-mauer", 2, clock={"kind": "move", "seconds": 1})
    bert.ok("POST", f"/api/tables/{table}/join", {})
    anna.do(table, "start")
    socket = anna.socket(table)
    late = socket.until(
        lambda line: line["is"] == "table" and any(seat.get("late") for seat in line["seats"]),
        10,
    )
    assert late["status"] == "running"


def test_looking_back(guest: Arrives) -> None:
    person, other = guest("Anna"), guest("Bert")
    table = person.open("die-mauer", 3, seats=AGAINST_BOTS, start=True, options={"rounds": "1"})
    assert other.refused("GET", f"/api/tables/{table}/moments/0?seat=0", status=409) == "table-not-visible"
    assert other.refused("GET", f"/api/tables/{table}/record?seat=0", status=409) == "table-not-visible"
    assert "seed: hidden" in other.ok("GET", f"/api/tables/{table}/record")
    play_to_the_end(person.socket(table), random.Random(2))
    choices = person.socket(table).state()["choices"]
    for moment in (0, choices // 2, choices):
        for seat in (-1, 0, 1, 2):
            state = other.ok("GET", f"/api/tables/{table}/moments/{moment}?seat={seat}")
            assert state["seat"] == seat
    assert other.refused("GET", f"/api/tables/{table}/moments/{choices + 1}") == "table-no-moment"
    events = other.ok("GET", f"/api/tables/{table}/log?first=0&last=1000")["events"]
    assert events[-1]["kind"] == "game-ends"
    assert other.ok("GET", f"/api/tables/{table}/log?first=2&last=4")["events"] == events[2:4]
