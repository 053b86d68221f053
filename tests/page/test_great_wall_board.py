"""The Great Wall on its drawn board: nothing is cut, axe is content, and a year can be played on it, by keyboard too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import muraglia
from muraglia.game import Game
from muraglia.kernel.question import Question

from .arriving import asked, set_up, start_button
from .conftest import PHONE, Person
from .great_wall_moments import goes_on, moment
from .great_wall_questions import MODES, played
from .playing import Player
from .test_access import findings as serious
from .test_sizes import findings

# Questions that are answered on the table: one's own board stays folded.
ON_THE_TABLE = frozenset({"ask-clerk", "ask-space", "ask-activation", "ask-attack", "ask-deploy", "ask-build", "ask-wound"})


def moments(mode: str, count: int, seed: int, asks: frozenset[str] | None = None) -> Iterator[str]:
    """Position texts of a game of this mode in which the first seat has to choose, from set-up to the last Years."""
    players, options = MODES[mode]
    game = muraglia.new("great-wall", players, seed=f"{mode} {seed}", **options)
    chance = random.Random(seed)
    texts: list[str] = []
    while not game.is_over and len(texts) < 400:
        seat = game.to_act[0]
        if (
            game.to_act == [0]
            and game.view(0).public.season
            and stays(question := game.question(0))
            and (not asks or question.prompt.id in asks)
        ):
            texts.append(game.position_text())
        game.play(chance.choice(game.choices(seat)), seat)
    step = max(1, len(texts) // count)
    yield from texts[step // 2 :: step][:count]


def stays(question: Question) -> bool:
    """Whether the table waits for the answer: it passes empty windows by itself, and gives answers that are the only one."""
    return len(question.options) > 1 and not question.window


def open_at(page: Page, text: str) -> dict[str, Any]:
    """The table that starts from a position, with bots at the other seats. Returns what the server says about it."""
    page.goto("/")
    answer = page.request.post(
        "/api/tables/from-text",
        data={"text": text, "chair": {"seat": 0, "bot": "random"}},
        headers={"origin": "/".join(page.url.split("/")[:3])},
    )
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    page.goto(f"/t/{table['id']}")
    expect(page.locator("[data-area]").first).to_be_visible()
    return table


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "it-IT", "en-GB"])
@pytest.mark.parametrize("mode", ["solo", "four"])
@pytest.mark.parametrize("size", [(1280, 680), (360, 740)], ids=["low window", "small phone"])
def test_nothing_on_the_table_is_cut(person: Person, mode: str, locale: str, size: tuple[int, int]) -> None:
    page = person(size=size, locale=locale)
    for text in moments(mode, 2, seed=5, asks=ON_THE_TABLE):
        open_at(page, text)
        assert findings(page) == []
        assert page.evaluate("[...document.querySelectorAll('.stage .left')].every((rail) => rail.scrollHeight <= rail.clientHeight)")


def phases(mode: str) -> dict[str, str]:
    """A position of the first seat for the set-up and for every season of games of this mode, by the name of the phase."""
    found: dict[str, str] = {}
    for seed in range(20):
        for game, seat, _ in played(mode, seed):
            if seat == 0 and (phase := game.view(0).public.season or "set-up") not in found and stays(game.question(0)):
                found[phase] = game.position_text()
        if len(found) == 5:
            break
    return found


@pytest.mark.parametrize("mode", MODES)
def test_axe_finds_nothing_serious_in_any_phase(person: Person, mode: str) -> None:
    """Light and dark, and on a phone."""
    page = person()
    found = phases(mode)
    assert found.keys() >= {"set-up", "summer", "autumn"}, found.keys()
    for phase, text in found.items():
        open_at(page, text)
        asked(page)
        assert serious(page) == [], phase
        page.emulate_media(color_scheme="dark")
        assert serious(page) == [], f"{phase}, dark"
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        expect(page.locator(".stage.phone")).to_be_visible()
        assert serious(page) == [], f"{phase}, phone, dark"
        page.emulate_media(color_scheme="light")
        assert serious(page) == [], f"{phase}, phone"
        page.set_viewport_size({"width": 1440, "height": 900})


def test_a_solo_year_is_played_on_the_board(person: Person) -> None:
    """From an empty browser to the second Year, by clicking what is lit; every question of the year has a target of its own."""
    page = person()
    set_up(page, "great-wall", players=1)
    start_button(page).click()
    player = Player(page, seed=3)
    while "Year 1" in page.locator(".head .year").inner_text():
        if player.act():
            assert player.clicks < 120
        else:
            page.wait_for_timeout(40)
    expect(page.locator(".head .year")).to_contain_text("Year 2")
    expect(page.locator(".track [data-space]")).to_have_count(3)


def a_second_clerk_follows(game: Game) -> bool:
    return all(goes_on(game, option.pick) for option in game.question(0).options if option.notation.startswith("home>"))


def test_the_keyboard_walks_the_table(person: Person) -> None:
    page = person()
    open_at(page, moment("ask-clerk", fits=a_second_clerk_follows))
    asked(page)
    page.keyboard.press("ArrowRight")  # the first key goes to the first lit target
    places = page.locator("[data-area=locations] .hit")
    expect(places.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(places.nth(1)).to_be_focused()
    assert places.evaluate_all("all => all.filter((each) => each.tabIndex === 0).length") == 1
    page.keyboard.press("Enter")  # it is filled in, and the next Clerk of the same answer follows
    expect(page.locator("[data-filled]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-filled]")).to_have_count(0)
