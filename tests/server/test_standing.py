"""Standing answers at a server: given for their owner, seen by nobody else, kept over a restart."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from .conftest import StartServer
from .support import Guest, play_to_the_end
from .test_play import AGAINST_BOTS

Arrives = Callable[..., Guest]
OBVIOUS = {
    "windows": ["pass"],
    "clerks": ["pass"],
    "upgrades": ["yes", "spearman", "pass"],
    "donations": ["pass"],
    "recovery": ["recover", "pass"],
}


def test_the_game_asks_no_more_what_has_a_standing_answer(guest: Arrives) -> None:
    person = guest("Anna")
    table = person.open("great-wall", 3, seats=AGAINST_BOTS, start=True)
    socket = person.socket(table)
    for question, answers in OBVIOUS.items():
        assert socket.ask("stand", question=question, answers=answers)["is"] == "done"
    left: set[str] = set()

    def stands(question: Any) -> bool:
        if question["standing"] in OBVIOUS and not question["so_far"]:
            left.add(question["standing"])
            return True
        return False

    over = play_to_the_end(socket, random.Random("standing"), 20_000, stands)
    assert over["ended_by"] == "rules"
    assert left, "it was asked, and the server has answered"  # which ones depends on the deal


def test_a_standing_answer_is_its_owners_alone_and_outlives_the_server(start_server: StartServer) -> None:
    server = start_server()
    anna, bert = Guest(server, "Anna", "a"), Guest(server, "Bert", "b")
    table = anna.open("great-wall", 2)
    bert.ok("POST", f"/api/tables/{table}/join", {})
    first, second = anna.socket(table), bert.socket(table)
    for socket in (first, second):
        socket.know("table", lambda table: all(seat.get("present") for seat in table["seats"]))
    first.ask("start")
    second.know("game")
    first.know("game")
    first.silence()
    assert second.ask("stand", question="donations", answers=["yes", "pass"], until=["season-begins"])["is"] == "done"
    mine = {"question": "donations", "answers": ["yes", "pass"], "until": ["season-begins"], "ended": ""}
    assert second.know("game", lambda state: state["standing"])["standing"] == [mine]
    assert second.ask("stand", question="donations", answers=["weather"])["refusal"]["message"]["id"] == "table-no-standing-answer"
    first.silence()
    assert not any("donations" in json.dumps(json.loads(line)) for frame in first.frames for line in frame.split("\n"))
    server.kill()
    server.start()
    again = Guest(server)
    again.http.cookies.update(bert.http.cookies)
    third = again.socket(table)
    assert third.know("game")["standing"] == [mine]
    assert third.ask("stand", question="donations", answers=[])["is"] == "done"
    third.know("game", lambda state: not state["standing"])
    for each in (first, second, third):
        each.close()


def test_nobody_sets_answers_for_another(guest: Arrives) -> None:
    anna, bert = guest("Anna", "a"), guest("Bert", "b")
    table = anna.open("great-wall", 2)
    bert.ok("POST", f"/api/tables/{table}/join", {})
    anna.do(table, "start")
    command = {"do": "stand", "question": "windows", "answers": ["pass"], "seat": 0}
    assert bert.refused("POST", f"/api/tables/{table}/commands", command) == "table-not-your-seat"
    assert guest("Clara", "c").refused("POST", f"/api/tables/{table}/commands", command) in ("table-not-seated", "table-not-your-seat")
