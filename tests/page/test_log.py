"""The log follows a whole game by itself, stays where a reader has scrolled to, and speaks to its reader."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from .arriving import begin, set_up, start_button
from .conftest import Person
from .playing import Player

# How far the newest line is below the edge of the list, where the list stands, how many lines it has; nothing once the game is over.
LOOK = """() => {
  const list = document.querySelector(".log ol");
  return list && { below: list.scrollHeight - list.scrollTop - list.clientHeight, top: list.scrollTop, lines: list.childElementCount };
}"""
# The number of the line that is read, at the upper edge of the list. Its words change when it is taken back.
READ = """() => {
  const list = document.querySelector(".log ol");
  const edge = list.getBoundingClientRect().y + 60;
  const read = [...list.querySelectorAll("li:not(.since)")].find((line) => line.getBoundingClientRect().bottom > edge);
  return read.querySelector("[data-number]").dataset.number;
}"""
NEWEST = f"() => {{ const seen = ({LOOK})(); return !seen || seen.below < 8; }}"


def lines(page: Page) -> int:
    seen = page.evaluate(LOOK)
    return int(seen["lines"]) if seen else 0


def play_on(page: Page, player: Player, more: int) -> None:
    """Until there are so many more lines, or the game is over."""
    wanted = lines(page) + more
    limit = time.monotonic() + 60
    while not player.is_over and lines(page) < wanted:
        assert time.monotonic() < limit, "nothing happens any more"
        if not player.act():
            page.wait_for_timeout(20)


@pytest.mark.parametrize("game", ["die-mauer", "chinesische-mauer", "great-wall"])
def test_the_log_follows_a_whole_game(person: Person, game: str) -> None:
    page = person()
    if game == "great-wall":  # too long to be clicked through: three bots play, and one watches
        set_up(page, game, bots=3)
        start_button(page).click()
        expect(page.locator(".log ol")).to_be_visible()
    else:
        begin(page, game, rounds=2 if game == "die-mauer" else None)
    player = Player(page, f"log {game}")
    most = 0
    while not player.is_over:
        play_on(page, player, 10)
        page.wait_for_function(NEWEST)
        most = max(most, lines(page))
    assert most > 60


@pytest.mark.parametrize("game", ["die-mauer", "chinesische-mauer", "great-wall"])
def test_the_log_stays_where_a_reader_is(person: Person, game: str) -> None:
    page = person()
    begin(page, game)
    player = Player(page, f"reader {game}")
    play_on(page, player, 60)
    page.wait_for_function(NEWEST)
    page.locator(".log ol").hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"() => ({LOOK})().below > 100")
    shown = page.evaluate(READ)
    play_on(page, player, 10)
    assert shown == page.evaluate(READ), "a reader is not moved"
    page.get_by_role("button", name="To the newest line").click()
    page.wait_for_function(NEWEST)
    expect(page.get_by_role("button", name="To the newest line")).to_have_count(0)
    play_on(page, player, 10)
    page.wait_for_function(NEWEST)
