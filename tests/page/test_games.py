"""Whole games in real browsers: alone against bots, three people and a bot, one shared screen with phones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .arriving import GAMES, arrive, copied_link, scanned, set_up, start_button
from .conftest import PHONE, Person
from .playing import Player, play_to_the_end


@pytest.mark.parametrize("game", ["die-mauer", "chinesische-mauer"])
def test_two_clicks_from_the_start_page_into_a_game_and_to_its_end(person: Person, game: str) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("radio", name=GAMES[game]).first.check(force=True)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".status .say")).to_be_visible()
    player = Player(page, f"alone {game}")
    play_to_the_end([player])
    assert player.clicks > 10
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win"))  # you win, you share the win, or a bot wins
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("game", ["die-mauer", "chinesische-mauer"])
def test_three_people_and_a_bot_finish_a_game(person: Person, game: str) -> None:
    host, *guests = [person() for _ in range(3)]
    set_up(host, game, players=4, bots=1, rounds=1 if game == "die-mauer" else None)
    link = copied_link(host)
    for guest, name in zip(guests, ("Otto", "Ines")):
        arrive(guest, link, name)
    start_button(host).click()
    players = [Player(page, f"{game} {number}") for number, page in enumerate((host, *guests))]
    play_to_the_end(players)
    assert all(player.clicks > 4 for player in players)
    results = {scores(player.page) for player in players}
    assert len(results) == 1, results  # everybody sees the same end


def scores(page: Page) -> str:
    return str(page.evaluate("[...document.querySelectorAll('.places li')].map((li) => li.innerText.replace(/\\s+/g, ' ')).join('; ')"))


def test_a_shared_screen_and_two_phones_finish_a_round_of_die_mauer(
    person: Person,
) -> None:
    screen = person()
    set_up(screen, "die-mauer", bots=1, way="shared-screen", rounds=1)
    codes = screen.locator("ol.codes img")
    expect(codes).to_have_count(2)  # a code for every seat
    phones = [person(size=PHONE) for _ in range(2)]
    for phone, link, name in zip(phones, [scanned(code) for code in codes.all()], ("Otto", "Ines")):
        arrive(phone, link, name)
    start_button(screen).click()
    expect(screen.get_by_role("region", name="The table")).to_be_visible()
    players = [Player(phone, f"phone {number}") for number, phone in enumerate(phones)]
    play_to_the_end(players)
    assert all(player.clicks > 4 for player in players)
    assert "Your blocks" not in screen.content()  # nobody's hand was ever on the screen for all


@pytest.mark.parametrize(("locale", "play"), [("en-GB", "Play now"), ("de-DE", "Jetzt spielen")])
def test_the_great_wall_says_everything_in_words(person: Person, locale: str, play: str) -> None:
    """Played from the start page on its drawn board: no id of a message is ever shown for a word."""
    page = person(locale=locale)
    page.goto("/")
    page.get_by_role("radio", name="The Great Wall").first.check(force=True)
    page.get_by_role("button", name=play).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".status .say")).to_be_visible()
    player = Player(page, f"wall {locale}")
    said = ""
    for _ in range(4000):
        if player.is_over or player.clicks >= 60:
            break
        if player.act():
            said += page.locator("main").first.inner_text()
        else:
            page.wait_for_timeout(20)
    assert player.clicks >= 60 or player.is_over
    ids = r"\b(?:ask|choose|event|tell|says|effect|foresee|general|advisor|tactic|horde|command|neutral|option)-[a-z]+"
    assert re.findall(ids, said) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_on_a_phone_every_game_is_shown_whole_above_the_button(person: Person, locale: str) -> None:
    page = person(size=PHONE, locale=locale)
    page.goto("/")
    expect(page.locator(".game .chip")).to_have_count(9)
    for width, height in (PHONE, (360, 800), (390, 664)):  # the last one with the browser's bars
        page.set_viewport_size({"width": width, "height": height})
        lowest = max(page.locator(".game").evaluate_all("found => found.map((each) => each.getBoundingClientRect().bottom)"))
        button = page.locator(".go .btn.seal").bounding_box()
        assert button is not None
        assert lowest <= button["y"], (width, height)
