"""The rules for players: they tell every rule, their examples can be stepped through, and search and addresses lead to them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from muraglia.language import LANGUAGES
from muraglia.rulebook import rulebook

from .conftest import Person

GAMES = ("die-mauer", "chinesische-mauer", "great-wall")
LOCALE = Path(__file__).parent.parent.parent / "web" / "locale"
SMALL_PHONE = (360, 740)

# What belongs into a specification: names of options, ranges, rule codes, web sites, and words about where rules come from.
CODES = r"\w+_\w+|\.\.|\b(?:[DC]M|GW)-[A-Z]|\b[\w-]+\.(?:de|com|org|net|eu)\b"
WORDS = {
    "en": "tests?|sources?|rulings?",
    "de": "tests?|quellen?|festlegung(?:en)?",
    "fr": "tests?|sources?|arbitrages?",
    "it": "test|font[ei]|decisione nostra",
}


def specifies(language: str, text: str) -> str | None:
    found = re.search(rf"{CODES}|\b(?:{WORDS[language]})\b", text, re.IGNORECASE)
    return found and found[0]


def open_rules(page: Page, path: str) -> None:
    page.goto(f"/rules/{path}")
    expect(page.locator("[data-says]").first).to_be_visible()


def rules_on(place: Page | Locator) -> set[str]:
    marks = place.locator("a[data-rules]").evaluate_all("marks => marks.map((mark) => mark.dataset.rules)")
    return {id for ids in marks for id in ids.split()}


@pytest.mark.parametrize("game", GAMES)
def test_every_example_goes_to_its_end_and_every_rule_is_told(person: Person, game: str) -> None:
    page = person()
    open_rules(page, game)
    told = rules_on(page)
    examples = page.locator(".example").all()
    assert len(examples) >= 4
    for example in examples:
        count = int(example.locator("header .count").inner_text().split("/")[1])
        captions = {example.locator(".caption p").inner_text()}
        for number in range(2, count + 1):
            example.get_by_role("button", name="Next").click()
            expect(example.locator("header .count")).to_have_text(f"{number} / {count}")
            captions.add(example.locator(".caption p").inner_text())
            told |= rules_on(example)
        assert len(captions) == count
        expect(example.get_by_role("button", name="Next")).to_have_count(0)
        example.get_by_role("button", name="Once more").click()
        expect(example.locator("header .count")).to_have_text(f"1 / {count}")
    assert told == set(rulebook(game))


def test_arrow_keys_step_through_an_example(person: Person) -> None:
    page = person()
    open_rules(page, "die-mauer")
    example = page.locator(".example").first
    example.get_by_role("button", name="Next").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(example.locator("header .count")).to_have_text("3 / 5")
    page.keyboard.press("ArrowLeft")
    expect(example.locator("header .count")).to_have_text("2 / 5")


def test_an_address_opens_the_paragraph_of_a_rule_with_the_detail_one_click_away(person: Person) -> None:
    page = person()
    open_rules(page, "die-mauer#DM-BUILD-2")
    here = page.locator(".here")
    expect(here).to_contain_text("Towers and gates never stand side by side")
    expect(here).to_be_in_viewport()
    mark = here.locator("a[data-rules]").bounding_box()
    assert mark
    page.mouse.click(mark["x"] + mark["width"] / 2 + 19, mark["y"] + mark["height"] / 2)  # a finger beside the mark
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("DM-BUILD-2")).to_be_visible()
    expect(dialog.get_by_text("Towers and gates never stand side by side")).to_be_visible()


def test_an_address_of_an_example_opens_its_step(person: Person) -> None:
    page = person()
    open_rules(page, "die-mauer#DM-EX-C2")
    expect(page.locator(".example:has(.here) header .count")).to_have_text("5 / 5")
    expect(page.locator(".here")).to_be_in_viewport()


def test_the_detailed_rules_stay_beside_them(person: Person) -> None:
    page = person()
    open_rules(page, "chinesische-mauer")
    page.locator(".tabs").get_by_role("link", name="In detail").click()
    expect(page.locator("dt")).to_have_count(len(rulebook("chinesische-mauer")))


def test_the_pictures_of_the_great_wall_are_made_of_the_board(person: Person) -> None:
    page = person()
    open_rules(page, "great-wall")
    example = page.locator(".example", has_text="does the Wall hold?")
    expect(example.locator("[data-gauge='centre 2 2']")).to_be_visible()
    example.get_by_role("button", name="Next").click()
    expect(example.locator("[data-gauge='centre 2 6']")).to_be_visible()
    expect(example.locator("[data-horde='centre1'] .figure")).to_have_count(1)
    expect(page.locator(".cards .face.command").first).to_contain_text("Economy")


def test_a_rule_of_the_great_wall_opens_its_paragraph(person: Person) -> None:
    page = person()
    open_rules(page, "great-wall#GW-BREACH-5")
    expect(page.locator(".here")).to_contain_text("Soldiers in the Rest Zone are safe")
    expect(page.locator(".here")).to_be_in_viewport()


def test_search_finds_paragraphs_and_rules(person: Person) -> None:
    page = person()
    open_rules(page, "chinesische-mauer")
    page.get_by_role("searchbox").fill("noble exactly")
    expect(page.locator(".hit")).to_have_count(1)
    expect(page.locator("dt")).to_have_text(["CM-VALUE-3"])
    page.locator(".hit button").click()
    expect(page.locator(".here")).to_contain_text("makes all cards equal")


def test_search_knows_the_apostrophe_of_a_keyboard(person: Person) -> None:
    page = person(locale="it-IT")
    open_rules(page, "chinesische-mauer")
    page.get_by_role("searchbox").fill("all'istante")
    expect(page.locator("dt")).to_have_text(["CM-END-1"])
    expect(page.locator("mark")).to_have_text(["all’istante"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_players_are_no_specification(game: str, language: str) -> None:
    lines = (LOCALE / language / f"rulebook-{game}.ftl").read_text("utf-8").split("\n")
    told = [line.split(" = ", 1)[1] for line in lines if " = " in line and not line.startswith("#")]
    assert len(told) > 40
    assert [(found, text) for text in told if (found := specifies(language, text))] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_a_small_phone(person: Person, game: str, language: str) -> None:
    page = person(size=SMALL_PHONE, locale=language, theme="dark")
    open_rules(page, game)
    for example in page.locator(".example").all():
        for button in [example.locator("footer .btn").last] * 4:
            button.click()
            assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE[0]
    assert specifies(language, page.locator("main").inner_text()) is None
