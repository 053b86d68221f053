"""A game of another package in the browser: chosen, played by the plain form and finished, with words the page has never heard of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.fourth_game.support import TITLE, FourthGame, fourth_game, installed_fourth_game

from .conftest import PHONE, Person, Server
from .playing import Player, play_to_the_end

__all__ = ["fourth_game", "installed_fourth_game"]


@pytest.fixture
def server(fourth_game: FourthGame, tmp_path: Path) -> Iterator[Server]:
    """Started with the fourth game installed."""
    running = Server(tmp_path)
    yield running
    running.stop()


def test_it_is_chosen_on_the_start_page_and_played_to_its_end(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("radio", name=re.compile(TITLE)).first.check(force=True)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".status .say")).to_be_visible()
    player = Player(page, "dry stone")
    play_to_the_end([player])
    assert player.clicks > 10
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win"))


def test_it_speaks_german_on_a_phone(person: Person) -> None:
    page = person(size=PHONE, locale="de-DE")
    page.goto("/")
    page.get_by_role("radio", name=re.compile(TITLE)).first.check(force=True)
    page.get_by_role("button", name="Jetzt spielen").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".status .say")).to_be_visible()
    end, options = page.locator("main.end"), page.locator(".options .option")
    for _ in range(200):  # the first option each time
        end.or_(options).first.wait_for()
        if end.count():
            break
        options.first.click()
        page.wait_for_timeout(30)
    expect(end).to_be_visible()
    assert not re.search(r"\b(event|choose|tell|ask)-[a-z]", page.locator("body").inner_text()), "no message without words"
