"""Try from here: from a moment of a finished game to a table of one's own, and back; with friends; from a pasted text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from muraglia.game import begin as new_game

from .arriving import arrive, asked, begin, copied_link
from .conftest import PHONE, Complaints, Person
from .playing import Player, play_to_the_end
from .test_access import findings

TRY = "Try from here"


def finished(page: Page, game: str) -> str:
    table = begin(page, game, rounds=1 if game == "die-mauer" else None)
    play_to_the_end([Player(page, f"branch {game}")])
    return table


@pytest.mark.parametrize(("game", "size"), [("die-mauer", None), ("chinesische-mauer", None), ("chinesische-mauer", PHONE)])
def test_one_click_plays_on_from_a_moment_and_leads_back(person: Person, game: str, size: tuple[int, int] | None) -> None:
    page = person(size=size) if size else person()
    table = finished(page, game)
    page.goto(f"/t/{table}?moment=4&seat=0")
    expect(page.locator(".status .say")).to_contain_text(re.compile(r"Moment 4|You played"))
    page.get_by_role("button", name=TRY, exact=True).click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})[^/?]+$"))
    asked(page)
    assert findings(page) == []
    branch = page.url
    play_to_the_end([Player(page, f"branch of {game}")])
    page.get_by_role("link", name="To the original game").click()
    expect(page).to_have_url(re.compile(rf"/t/{table}\?moment=4"))
    page.goto(branch)
    expect(page.get_by_role("link", name="To the original game")).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE])
def test_the_great_wall_is_tried_from_a_moment_on_the_drawn_table(person: Person, size: tuple[int, int] | None) -> None:
    """A whole game takes long, so this one ends by agreement after a while."""
    page = person(size=size) if size else person()
    table = begin(page, "great-wall")
    player = Player(page, "branch great-wall")
    while player.clicks < 25:
        if not player.act():
            page.wait_for_timeout(30)
    assert page.request.post(f"/api/tables/{table}/commands", data={"do": "propose", "kind": "end"}).ok
    page.goto(f"/t/{table}?moment=2&seat=0")
    page.get_by_role("button", name=TRY, exact=True).click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})[^/?]+$"))
    asked(page)
    assert findings(page) == []
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("link", name="To the original game").click()
    expect(page).to_have_url(re.compile(rf"/t/{table}\?moment=2"))


def test_the_last_moment_offers_nothing_to_try(person: Person) -> None:
    page = person()
    table = finished(page, "chinesische-mauer")
    page.goto(f"/t/{table}?moment=0")
    expect(page.get_by_role("button", name=TRY, exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".status .say")).to_contain_text("Moment")
    expect(page.get_by_role("button", name=TRY, exact=True)).to_have_count(0)


def test_friends_try_together(person: Person) -> None:
    host, friend = person(), person()
    table = finished(host, "chinesische-mauer")
    host.goto(f"/t/{table}?moment=3&seat=1")
    host.get_by_role("button", name="Try from here with friends").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Who is playing?")
    expect(host.get_by_text("from moment 3 of another game")).to_be_visible()
    assert host.locator("select[name^=option]:enabled").count() == 0, "the options are those of the position"
    arrive(friend, copied_link(host), "Bo")
    expect(host.get_by_text("Bo").first).to_be_visible()


def test_a_damaged_text_says_what_is_wrong(person: Person, complaints: Complaints) -> None:
    page = person()
    page.goto("/tables")
    page.get_by_text("Play on from a text").click()
    page.get_by_label("Paste a position or a record").fill("nonsense")
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert all("422" in line for line in complaints), "the refusal itself is all the browser complains about"
    complaints.clear()


def test_a_pasted_record_is_played_on(person: Person) -> None:
    page = person()
    game = new_game("chinesische-mauer", 3, 7)
    for _ in range(6):
        game.play(game.options()[0])
    page.goto("/tables")
    page.get_by_text("Play on from a text").click()
    page.get_by_label("Paste a position or a record").fill(game.record())
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_text("from a pasted position")).to_be_visible()
    play_to_the_end([Player(page, "pasted")])
