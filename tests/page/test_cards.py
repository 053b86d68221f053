"""The page of all cards of The Great Wall: every card of the set is there, found by words, and opens large."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from muraglia.games import SPECS
from muraglia.games.great_wall.set_data import Card, SetData
from muraglia.language import LANGUAGES

from .arriving import begin
from .conftest import DESKTOP, PHONE, Person
from .test_access import findings

CARDS = "/rules/great-wall/cards"
SMALL_PHONE = (360, 740)
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "it": "it-IT"}
PIECES = Path(__file__).parent.parent.parent / "web" / "src" / "boards" / "great-wall" / "pieces.svg"
KINDS = ("command", "general", "advisor", "tactic", "horde", "artifact", "request", "event")


def the_set() -> SetData:
    make = SPECS["great-wall"].set_data
    assert make is not None
    data = make()
    assert isinstance(data, SetData)
    return data


def cards_of(data: SetData) -> list[tuple[Card, ...]]:
    """The cards in the order of KINDS."""
    return [data.commands, data.generals, data.advisors, data.tactics, data.hordes, data.artifacts, data.requests, data.events]


def open_cards(page: Page, query: str = "") -> None:
    page.goto(CARDS + query)
    expect(page.locator("article").first).to_be_visible()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_is_there_in_every_language(person: Person, code: str) -> None:
    page = person(locale=LOCALES[code])
    open_cards(page)
    names = page.locator("article").evaluate_all("cards => cards.map((card) => card.ariaLabel)")
    assert names == [card.name[code] for cards in cards_of(the_set()) for card in cards]
    text = page.locator(".list").inner_text()
    assert not re.search(r"\b(?:page|effect|says|moment|counted|gained|demand|ability|change)-[a-z]", text), "a message without words"
    assert "{" not in text and "undefined" not in text


def test_every_symbol_on_the_cards_is_drawn(person: Person) -> None:
    page = person()
    open_cards(page)
    used = set(page.locator(".list use").evaluate_all("uses => uses.map((use) => use.getAttribute('href').slice(1))"))
    assert len(used) > 40
    assert used <= set(re.findall(r'<symbol id="([^"]+)"', PIECES.read_text("utf-8")))


def test_the_cards_are_reached_from_the_rules_and_from_a_table(person: Person) -> None:
    page = person()
    page.goto("/rules")
    page.get_by_role("link", name="The Great Wall", exact=True).click()
    page.get_by_role("link", name="All cards").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards of The Great Wall")
    page.get_by_role("link", name="Rules of The Great Wall").click()
    page.get_by_role("link", name="Die Mauer", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Die Mauer")
    expect(page.get_by_role("link", name="All cards")).to_have_count(0)  # its pieces are not cards of a set
    begin(page, "great-wall")
    page.get_by_role("button", name="Menu").click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="All cards").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Cards of The Great Wall")


def test_search_and_filters_find_cards(person: Person) -> None:
    page = person()
    open_cards(page)
    data = the_set()
    counted = page.get_by_role("status").filter(has_text="card")
    expect(counted).to_have_text(f"{sum(map(len, cards_of(data)))} cards")
    for kind, cards in zip(KINDS, cards_of(data), strict=True):
        label = page.locator(".pick", has=page.locator(f"use[href='#gw-{kind}']")).last
        label.click()
        expect(counted).to_have_text(f"{len(cards)} cards")
        expect(page.locator("section")).to_have_count(1)
    page.get_by_role("radio", name="All cards").check(force=True)
    page.get_by_role("searchbox").fill("barricade FREE")
    expect(page.locator("article")).to_have_count(1)  # found by its text: the word is not in its name
    expect(page.locator("article h3")).to_have_text("Swift Hands")
    page.get_by_role("searchbox").fill("no such card")
    expect(page.get_by_text("No card fits.")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("radio", name="solo").check(force=True)
    expect(page.locator("section", has_text="Requests")).to_have_count(0)
    expect(page.locator("article", has_text="Qin Jiushao")).to_have_count(7)  # his six Commands and himself
    page.reload()
    expect(page.get_by_role("radio", name="solo")).to_be_checked()  # the address keeps the filter


def test_a_card_says_what_the_set_says(person: Person) -> None:
    page = person()
    open_cards(page)
    horde = page.get_by_role("article", name="Ram Crew")
    expect(horde).to_contain_text("When it comes, every player:")
    expect(horde).to_contain_text("Lose 1 Honour.")
    ram = next(card for card in the_set().hordes if card.id == "ram")
    assert horde.locator("dd").all_inner_texts() == [str(ram.power), str(ram.honour)]
    points = horde.locator(".grid li").all_inner_texts()
    assert [point.split("\n")[0] for point in points] == [
        "Row 1, column 3: Gain 2 stone",
        "Row 1, column 4: Gain 2 wood",
        "Row 2, column 3: Gain 2 Honour",
        "Row 2, column 4: Gain 2 gold",
    ]
    boxes = page.get_by_role("article", name="Work Harder").first.locator("li")
    assert boxes.evaluate_all("boxes => boxes.map((box) => box.classList[0])") == ["owner", "others", "owner"]
    general = page.get_by_role("article", name="Yue Fei")
    expect(general.get_by_role("list", name="Starts with")).to_contain_text("wood")
    expect(general).to_contain_text("Gain 2 Honour (for each of your Support Advisors).")


def test_the_board_of_the_set_stands_beside_its_cards(person: Person) -> None:
    page = person(size=PHONE, theme="dark")
    page.goto(CARDS)
    page.get_by_label("Kind").first.select_option("The board")
    data = the_set()
    sawmill = page.get_by_role("row", name="Sawmill")
    assert sawmill.get_by_role("cell").first.inner_text() == f"{data.locations[0].spaces['three']} / {data.locations[0].spaces['four']}"
    four = page.get_by_role("table", name="Players: 4")
    assert (
        four.get_by_role("row", name="New Hordes in Spring").get_by_role("cell").all_inner_texts()
        == [
            "–",  # Year 1 has no Spring
            *[str(year.hordes) for year in data.tracks[1].years[1:]],
        ]
    )
    expect(page.get_by_text("The cooperative game places one Horde more each Spring.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert findings(page) == []


def test_a_card_opens_large_and_its_address_can_be_shared(person: Person) -> None:
    page = person()
    open_cards(page, "?kind=tactic")
    page.get_by_role("button", name="Enlarge: Retreat").click()
    dialog = page.get_by_role("dialog", name="Tactic card")
    expect(dialog.get_by_role("heading", name="Retreat")).to_be_visible()
    small = page.locator(".list article").first.bounding_box()
    large = dialog.get_by_role("article").bounding_box()
    assert small and large and large["width"] > 1.3 * small["width"]
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading", name="Last Stand")).to_be_visible()
    dialog.get_by_role("button", name="Previous").click()
    expect(dialog.get_by_role("heading", name="Retreat")).to_be_visible()
    other = person(size=PHONE)
    other.goto(page.url)
    expect(other.get_by_role("dialog").get_by_role("heading", name="Retreat")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name="Enlarge: Retreat")).to_be_focused()
    assert "card=" not in page.url


def test_cards_by_keyboard_alone(person: Person) -> None:
    page = person()
    open_cards(page)
    page.get_by_role("searchbox").focus()
    page.keyboard.type("despotism")
    expect(page.locator("article").first).to_have_attribute("aria-label", "Despotism")
    while page.evaluate("() => document.activeElement.dataset.card ?? ''") != "command-despotism":
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.card") == "command-qin-despotism"
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_text("Qin Jiushao")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_the_cards(person: Person, size: tuple[int, int], theme: str) -> None:
    page = person(size=size, theme=theme)
    open_cards(page)
    assert findings(page) == []
    page.get_by_role("button", name="Enlarge: Ram Crew").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_runs_out_of_a_card_or_of_a_small_phone(person: Person, code: str) -> None:
    for size in (SMALL_PHONE, DESKTOP):
        page = person(size=size, locale=LOCALES[code])
        open_cards(page)
        page.evaluate("document.fonts.ready")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        outside = page.locator(".face").evaluate_all(
            "faces => faces.filter((face) => face.scrollWidth > face.clientWidth + 1 || face.scrollHeight > face.clientHeight + 1)"
            ".map((face) => face.querySelector('h3').textContent)"
        )
        assert outside == []
        small = page.locator(".face p, .face h3").evaluate_all(
            "texts => texts.filter((text) => text.offsetWidth > 1 && parseFloat(getComputedStyle(text).fontSize) < 10)"
            ".map((text) => text.textContent)"
        )
        assert small == []


def test_a_page_of_cards_that_are_not_data_is_nowhere(person: Person) -> None:
    page = person()
    page.goto("/rules/die-mauer/cards")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    page.goto("/cards")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
