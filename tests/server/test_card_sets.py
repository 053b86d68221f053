"""Card sets of the host's own: offered for new tables, and kept by each table for good."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import COOKIE, Guest, Server, play_to_the_end

OWN = Path(__file__).parent.parent / "games" / "great_wall_set"
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one set, which has a name and an author."""
    shutil.copytree(OWN, tmp_path / "sets" / "first")
    (tmp_path / "sets" / "first" / "set.toml").write_text('name = "Lea’s cards"\nauthor = "Lea"\n', "utf-8")
    return tmp_path / "sets"


def offered(guest: Guest) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = guest.ok("GET", "/api/games")
    return next(game["sets"] for game in games if game["name"] == "great-wall")


def test_a_set_is_chosen_for_a_table_and_shown_there(tmp_path: Path, folder: Path) -> None:
    server = Server(tmp_path, "--sets", str(folder))
    try:
        anna = Guest(server, "Anna")
        [chosen] = offered(anna)
        assert (chosen["name"], chosen["author"]) == ("Lea’s cards", "Lea")
        own = anna.open("great-wall", 2, seats=AGAINST_A_BOT, start=True, set=chosen["digest"])
        house = anna.open("great-wall", 2, seats=AGAINST_A_BOT, start=True)
        tables = [anna.ok("GET", f"/api/tables/{table}") for table in (own, house)]
        assert [table["game"] for table in tables] == ["great-wall", "great-wall"]
        assert [table["set"] for table in tables] == [chosen, None]
        described = anna.ok("GET", f"/api/games/great-wall@{chosen['digest']}")
        data = anna.ok("GET", f"/api/sets/{described['set']}")
        assert (data["name"], data["author"], data["digest"]) == ("Lea’s cards", "Lea", chosen["digest"])
        for table in (own, house):
            assert play_to_the_end(anna.socket(table), random.Random(1))["status"] == "over"
        assert server.mistakes() == []
    finally:
        server.stop()


def test_a_table_keeps_its_set_when_the_folder_is_gone(tmp_path: Path, folder: Path) -> None:
    server = Server(tmp_path, "--sets", str(folder))
    try:
        anna = Guest(server, "Anna")
        [chosen] = offered(anna)
        table = anna.open("great-wall", 2, seats=AGAINST_A_BOT, start=True, set=chosen["digest"])
        server.stop()
        shutil.rmtree(folder / "first")
        shutil.copytree(OWN, folder / "second")
        server.start()
        again = Guest(server)
        again.http.cookies.set(COOKIE, anna.http.cookies[COOKIE])
        assert [each["name"] for each in offered(again)] == ["second"]
        info = again.ok("GET", f"/api/tables/{table}")
        assert (info["status"], info["set"], info["marked"]) == ("running", chosen, None)
        assert play_to_the_end(again.socket(table), random.Random(1))["status"] == "over"
        again.refused("POST", "/api/tables", {"game": "great-wall", "players": 2, "set": chosen["digest"]}, 404)
        assert server.mistakes() == []
    finally:
        server.stop()
