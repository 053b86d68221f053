"""What people decide together at a server: over the wire, after a restart, by silence, and what they point at."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from muraglia.kernel.languages import LANGUAGES
from muraglia.server.waiting import Waiting
from tests.table.test_council import council

from .conftest import StartServer
from .support import Guest, Socket

Arrives = Callable[..., Guest]
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


def together(anna: Guest, bert: Guest, **wishes: Any) -> tuple[str, Socket, Socket]:
    """Two people and a bot at a cooperative game, at its first joint question."""
    table = anna.open("great-wall", 3, options={"mode": "cooperative"}, seats=SEATS, **wishes)
    bert.ok("POST", f"/api/tables/{table}/join", {})
    anna.do(table, "start")
    sockets = anna.socket(table), bert.socket(table)
    chance = random.Random("together")
    while not all((latest(socket)["council"] or {}).get("waits_for") for socket in sockets):
        for socket in sockets:
            answer_alone(socket, chance)
    return table, *sockets


def latest(socket: Socket) -> Any:
    """The state after all that has been said so far."""
    socket.know("game")
    try:
        while True:
            socket.hear(0.05)
    except TimeoutError:
        return socket.last["game"]


def answer_alone(socket: Socket, chance: random.Random) -> None:
    """Answers what this person is asked, unless it is joint."""
    state = latest(socket)
    question = state["question"]
    while question is not None and question["answered"] is None and state["council"] is None:
        picks = [*question["so_far"], chance.choice(question["options"])["pick"]]
        answer = socket.ask("choose", version=state["version"], picks=picks)
        question = answer["question"] if answer["is"] == "go_on" else None


def vote(socket: Socket, pick: int) -> Any:
    return socket.ask("choose", version=socket.state()["version"], picks=[pick])


def test_a_proposal_another_one_and_agreement_reach_everybody_and_outlive_the_server(start_server: StartServer) -> None:
    server = start_server()
    anna, bert = Guest(server, "Anna", "a"), Guest(server, "Bert", "b")
    table, first, second = together(anna, bert)
    council = first.state()["council"]
    standing = council["proposal"]["pick"]
    assert council["ends"] is not None and council["by"] is None and len(council["opinions"]) == 1
    assert vote(first, standing)["is"] == "done"
    assert second.know("game", lambda game: game["council"] and game["council"]["agreed"] == [0])["question"]["answered"] is None
    other = next(option["pick"] for option in second.state()["question"]["options"] if option["pick"] != standing)
    assert vote(second, other)["is"] == "done"
    changed = first.know("game", lambda game: game["council"] and game["council"]["by"] == 1)["council"]
    assert changed["proposal"]["pick"] == other and changed["waits_for"] == [0]
    server.kill()
    server.start()
    again = Guest(server)
    again.http.cookies.update(anna.http.cookies)
    third = again.socket(table)
    assert third.know("game", lambda game: game["council"])["council"]["by"] == 1
    version = third.state()["version"]
    assert vote(third, other)["is"] == "done"
    third.later(version)
    for socket in (first, second, third):
        socket.close()


def test_silence_agrees_by_itself(guest: Arrives) -> None:
    _, first, second = together(guest("Anna", "a"), guest("Bert", "b"), silence=1)
    version = first.state()["version"]
    assert first.later(version)["version"] > version, "nobody has said anything"
    first.close()
    second.close()


def test_everybody_sees_what_one_points_at_but_not_too_often_and_places_only(start_server: StartServer) -> None:
    server = start_server("--rate", "50")
    _, first, second = together(Guest(server, "Anna", "a"), Guest(server, "Bert", "b"))
    assert first.ask("point", place="location-sawmill")["is"] == "done"
    assert second.know("pointed") == {"is": "pointed", "by": {"seat": 0, "name": "Anna"}, "place": "location-sawmill", "x": 0.5, "y": 0.5}
    assert first.ask("point", place="anna-has-3-gold")["refusal"]["message"]["id"] == "table-no-place"
    answers = [first.ask("point", place="side-left") for _ in range(12)]
    assert answers[-1]["refusal"]["message"]["id"] == "server-too-many"
    first.close()
    second.close()


def test_a_player_says_what_they_can_pay_and_everybody_hears_it(guest: Arrives) -> None:
    _, first, second = together(guest("Anna", "a"), guest("Bert", "b"))
    assert second.ask("tell", saying="said-can-pay", args=[2, 1])["is"] == "done"
    heard = first.know("game", lambda game: any(event["kind"] == "said-can-pay" for event in game["events"]))
    assert heard["events"][-1]["args"] == {"seat": 1, "count": 2, "resource": 1}
    first.close()
    second.close()


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_voter_who_is_away_can_be_told_what_is_asked_together(code: str) -> None:
    table = council(3).table
    assert len(table.asked()) == 3 and len(table.to_act()) == 1, "all are asked, and the answer is given for one of them"
    for person in ("anna", "bert", "clara"):
        waiting = Waiting.at(table, person, code)
        assert waiting is not None and waiting.is_move and waiting.asks
