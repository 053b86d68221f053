"""The drawn board of The Great Wall says what the view says: after every event it has folded, in every way to play."""

from __future__ import annotations

import os
import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from muraglia.games import SPECS
from muraglia.kernel.position import whole_answers

from .conftest import Person
from .great_wall_picture import expected, said
from .great_wall_questions import MODES, played
from .great_wall_wire import Wire, give
from .test_great_wall_board import open_at, stays

WHOLE = bool(os.environ.get("MURAGLIA_WHOLE_GAMES"))
ANSWERS = 10
SPEC = SPECS["great-wall"]


def in_the_middle(mode: str) -> str:
    """A moment of the second Year in which the first seat chooses."""
    for game, seat, _ in played(mode, 4):
        public = game.view(0).public
        if seat == 0 and game.to_act == [0] and (WHOLE or public.year > 1) and public.season and stays(game.question(0)):
            return game.position_text()
    raise AssertionError("nobody was asked in the second Year")


def is_settled(wire: Wire) -> bool:
    """Whether the page has been told all there is until the next answer."""
    assert wire.state is not None
    question = wire.state["question"]
    return wire.view.public.is_over or (question is not None and question["answered"] is None)


def answer(page: Page, table: str, wire: Wire, chance: random.Random) -> None:
    assert wire.state is not None
    position = SPEC.imagine(wire.view)
    asked = position.to_act()  # what is joint is asked of the first person, whatever seat the rules name
    choice = chance.choice(whole_answers(position, 0 if 0 in asked else asked[0]))
    version = wire.state["version"]
    give(page, table, version, choice)
    wait(page, lambda: wire.state is not None and wire.state["version"] != version and is_settled(wire))


def wait(page: Page, condition: Any, seconds: float = 30) -> None:
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit
        page.wait_for_timeout(20)


def compare(page: Page, wire: Wire, table: dict[str, Any]) -> dict[str, Any]:
    """Motion may still be on its way to the last event. Returns what the table says."""
    limit = time.monotonic() + 15
    while True:
        view = wire.view
        found = said(page, view, table)
        wanted = expected(view, table, found)
        if {part: found[part] for part in wanted} == wanted:
            return found
        if time.monotonic() > limit:
            for part, says in wanted.items():
                assert found[part] == says, part
        page.wait_for_timeout(50)


@pytest.mark.parametrize("motion", [False, True], ids=["at once", "in motion"])
@pytest.mark.parametrize("mode", MODES)
def test_the_board_says_what_the_view_says_after_every_answer(person: Person, mode: str, motion: bool) -> None:
    page = person(size=(1440, 900), motion=motion)
    wire = Wire(page)
    table = open_at(page, in_the_middle(mode))
    wait(page, lambda: wire.state is not None and is_settled(wire))
    page.get_by_role("tab", name="Requests" if mode.startswith("coop") else "Artifacts").click()
    chance = random.Random(f"{mode} {motion}")
    shown: set[str] = set()
    for _ in range(10_000 if WHOLE else ANSWERS // (1 + motion)):
        found = compare(page, wire, table)
        shown |= {part for part, says in found.items() if says}
        answer(page, table["id"], wire, chance)
        if wire.view.public.is_over:
            break
    assert shown >= {"sections", "locations", "track", "rivals", "stock", "commands", "open"}
    if WHOLE:
        expect(page.locator("main.end")).to_be_visible()
