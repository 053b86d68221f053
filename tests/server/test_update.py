"""An update of the rules under running games: every table is replayed and goes on, or is marked and its players told."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import msgspec
import pytest

from muraglia import set_up

from . import make_data_of_0_2_0
from .make_old_data import FILE, HOPELESS, OTHER, OVER, SAME, SECRETS, TAIL, WAITING
from .support import COOKIE, Guest, Server, Socket, play_to_the_end


@pytest.fixture
def updated(tmp_path: Path) -> Server:
    """A server of today on the data of an older one."""
    (tmp_path / "data").mkdir()
    shutil.copy(FILE, tmp_path / "data" / "muraglia.sqlite")
    return Server(tmp_path)


def people(server: Server, secrets: tuple[str, ...] = SECRETS) -> list[Guest]:
    found = [Guest(server), Guest(server)]
    for person, secret in zip(found, secrets):
        person.http.cookies.set(COOKIE, secret)
    return found


def play_on(server: Server, table: str, secrets: tuple[str, ...] = SECRETS) -> None:
    """Bert leaves, so that a bot plays his seat and Anna can finish."""
    anna, bert = people(server, secrets)
    sockets: list[Socket] = [anna.socket(table), bert.socket(table)]
    assert sockets[1].ask("leave")["is"] == "done"
    assert play_to_the_end(sockets[0], random.Random(1))["status"] == "over"


def test_running_games_survive_an_update(updated: Server) -> None:
    try:
        anna, bert = people(updated)
        infos = {entry["table"]["id"]: entry["table"] for entry in anna.ok("GET", "/api/tables/mine")}
        assert {table: infos[table]["status"] for table in (SAME, OTHER, OVER, WAITING, HOPELESS)} == {
            SAME: "running", OTHER: "running", OVER: "over", WAITING: "open", HOPELESS: "closed",
        }  # fmt: skip
        assert infos[SAME]["marked"] is None, "the same game comes out: nobody needs to know"
        told = anna.socket(OTHER).table()["marked"]
        assert told["id"] == "table-rules-changed"
        events = bert.ok("GET", f"/api/tables/{OTHER}/log?first=0&last=1000")["events"]
        assert events[-1]["kind"] == "table-carried-over"
        assert anna.socket(OTHER).state()["choices"] == 40, f"the {TAIL} choices after the snapshot are not lost either"
        assert anna.ok("GET", f"/api/tables/{OVER}/record")
        anna.do(WAITING, "start")
        for table in (SAME, OTHER, WAITING):
            play_on(updated, table)
        assert updated.mistakes() == []
    finally:
        updated.stop()


# The only line of 0.2.0's texts that is written otherwise today: there The Great Wall's steps had numbers, and fewer of them.
OLD_AGENDA = "agenda: window(a,67,0,2) boxes(b,9,12) end-of-turn(b) turns(a,3) season(a,3)\n"
NEW_AGENDA = (
    "agenda: window(moment=turn, able=b, waiting=b) boxes(b, box=9, stop=12) "
    "activations(b, locations=sawmill+quarry+gold-mine+temple+barracks+builders+logistics+tea-house+embassy+school) "
    "end-of-turn(b) defeats turns(space=3) season(begins=winter)\n"
)


def test_running_tables_of_0_2_0_go_on(tmp_path: Path) -> None:
    """Made by that version: answers half given, the middle of a turn. Nobody notices; only The Great Wall has other cards since then."""
    (tmp_path / "data").mkdir()
    shutil.copy(make_data_of_0_2_0.FOLDER / "muraglia.sqlite", tmp_path / "data")
    expected = json.loads((make_data_of_0_2_0.FOLDER / "expected.json").read_bytes())
    del expected[make_data_of_0_2_0.WINDOW]
    server = Server(tmp_path)
    try:
        found = people(server, make_data_of_0_2_0.SECRETS)
        for table, text in expected.items():
            for seat, person in enumerate(found):
                view = msgspec.json.encode(set_up(text.replace(OLD_AGENDA, NEW_AGENDA)).view(seat))
                assert person.socket(table).state()["view"] == json.loads(view)
                info = person.ok("GET", f"/api/tables/{table}")
                assert info["status"] == "running" and info["marked"] is None
        waiting = [person.socket(make_data_of_0_2_0.HALF_GIVEN).state()["question"].get("answered") for person in found]
        assert [answer is None for answer in waiting] == [False, True]
        ended = found[0].ok("GET", f"/api/tables/{make_data_of_0_2_0.WINDOW}")
        assert ended["status"] == "closed" and ended["marked"]["id"] == "table-cards-changed"
        for table in expected:
            play_on(server, table, make_data_of_0_2_0.SECRETS)
        assert server.mistakes() == []
    finally:
        server.stop()


def test_the_second_start_finds_nothing_to_do(updated: Server) -> None:
    try:
        updated.stop()
        updated.start()
        assert '"event": "replayed"' in updated.log()
        assert updated.log().count('"event": "replayed"') == 1
        anna, _ = people(updated)
        assert anna.ok("GET", f"/api/tables/{OTHER}")["marked"]["id"] == "table-rules-changed"
        events = anna.ok("GET", f"/api/tables/{OTHER}/log?first=0&last=1000")["events"]
        assert sum(event["kind"] == "table-carried-over" for event in events) == 1
    finally:
        updated.stop()
