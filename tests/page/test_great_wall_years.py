"""The Great Wall in real browsers, in every way to play it: a Year of each, or whole games in the long tests."""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from .arriving import arrive, copied_link, scanned, set_up, start_button
from .conftest import DESKTOP, PHONE, Person
from .playing import Player, play_to_the_end

# Whole games take half an hour: they are played by `make test-long`.
WHOLE = bool(os.environ.get("MURAGLIA_WHOLE_GAMES"))

# players, people, mode
TABLES: dict[str, tuple[int, int, str]] = {
    "two with the Rush Clan": (2, 2, ""),
    "three people and a bot": (4, 3, ""),
    "a person and three bots": (4, 1, ""),
    "together, two people and a bot": (3, 2, "cooperative"),
}

YEAR = """() => Number(document.querySelector(".head .year, .bar-where > span")?.innerText.match(/Year (\\d+)/)?.[1] ?? 1)"""


# What is asked, and how far the answer is.
ASKS = """() => [
  document.querySelector(".status")?.innerText,
  document.querySelectorAll("[data-pick]").length,
  document.querySelector(".log ol")?.childElementCount,
  document.querySelectorAll("[aria-pressed=true]").length,
].join("|")"""


class Passing(Player):
    """Whoever sits at the device: before anything else the next one says so."""

    def act(self) -> bool:
        curtain = self.page.get_by_role("button", name=re.compile("^I am "))
        if curtain.count():
            curtain.click()
            return True
        return super().act()


def play(players: Sequence[Player], seconds: float = 300) -> None:
    """Everybody looks and clicks in turn, until all see the second Year, or the end of a whole game. Prints the clicks."""
    if WHOLE:
        play_to_the_end(players, seconds=3600)
    else:
        limit = time.monotonic() + seconds
        while not all(player.is_over or player.page.evaluate(YEAR) > 1 for player in players):
            assert time.monotonic() < limit, [player.page.locator("body").inner_text()[-800:] for player in players]
            acted = [player.act() for player in players]
            if not any(acted):
                players[0].page.wait_for_timeout(30)
    print("clicks", [player.clicks for player in players])
    assert all(player.clicks > 4 for player in players)


def gather(person: Person, table: str, size: tuple[int, int] = DESKTOP) -> list[Player]:
    """People at devices of their own, each from nothing, at a table that has begun."""
    seats, people, mode = TABLES[table]
    host, *guests = [person(size=size) for _ in range(people)]
    set_up(host, "great-wall", players=seats, bots=seats - people, bot="random", mode=mode)
    link = copied_link(host)
    for guest, name in zip(guests, ("Otto", "Ines")):
        arrive(guest, link, name)
    start_button(host).click()
    return [Player(page, f"{table} {number}") for number, page in enumerate((host, *guests))]


@pytest.mark.parametrize("table", TABLES)
def test_people_at_their_own_devices_play(person: Person, table: str) -> None:
    play(gather(person, table))


def test_alone(person: Person) -> None:
    page = person()
    set_up(page, "great-wall", players=1)
    start_button(page).click()
    play([Player(page, "alone")])


def test_a_device_that_is_passed_around(person: Person) -> None:
    """Two people at one device, with a curtain between their turns."""
    page = person()
    set_up(page, "great-wall", players=2, way="one-device")
    start_button(page).click()
    play([Passing(page, "passed around")])


def test_on_a_phone_against_a_bot(person: Person) -> None:
    page = person(size=PHONE)
    set_up(page, "great-wall", players=3, bots=2, bot="random")
    start_button(page).click()
    play([Player(page, "phone")])


def test_a_shared_screen_and_two_phones(person: Person) -> None:
    """Nobody's hand or stock is ever on the screen for all."""
    screen = person()
    set_up(screen, "great-wall", players=3, bots=1, bot="random", way="shared-screen")
    codes = screen.locator("ol.codes img")
    expect(codes).to_have_count(2)
    phones = [person(size=PHONE) for _ in range(2)]
    for phone, link, name in zip(phones, [scanned(code) for code in codes.all()], ("Otto", "Ines")):
        arrive(phone, link, name)
    start_button(screen).click()
    play([Player(phone, f"phone {number}") for number, phone in enumerate(phones)])
    assert "Your stock" not in screen.content()


def test_by_keyboard_alone(person: Person) -> None:
    """Arrows choose, Enter picks, Ctrl+Enter commits; the mouse is not touched once the game has begun."""
    page = person()
    set_up(page, "great-wall", players=1)
    start_button(page).click()
    limit = time.monotonic() + (3600 if WHOLE else 300)
    chance = random.Random("keyboard")
    pressed = 0
    while page.locator("main.end").count() == 0 and (WHOLE or page.evaluate(YEAR) < 2):
        assert time.monotonic() < limit, page.locator("body").inner_text()[-800:]
        expect(page.locator(".status .stamp, main.end").first).to_be_visible(timeout=30_000)
        before = page.evaluate(ASKS)
        for key in ["ArrowRight"] * chance.randint(1, 4):
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.keyboard.press("Control+Enter")
        pressed += 1
        page.wait_for_function(f"before => ({ASKS})() !== before", arg=before, timeout=5000)
    print("answers", pressed)
