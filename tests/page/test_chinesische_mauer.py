"""The board of Chinesische Mauer: cards are laid by click, by key and by dragging; every end says what it would give."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .arriving import asked, begin
from .conftest import DESKTOP, PHONE, Person


def hand(page: Page) -> Locator:
    return page.locator("[data-fan] button")


def lifted(page: Page) -> Locator:
    return page.locator("[data-fan] button[aria-pressed='true']")


def section(page: Page, number: int) -> Locator:
    return page.get_by_role("region", name=f"Section {number}")


def lit_ends(page: Page) -> Locator:
    return page.locator("button.target[data-pick]")


def test_a_card_is_lifted_and_put_down_again(person: Person) -> None:
    page = person()
    begin(page)
    expect(lit_ends(page)).to_have_count(0)
    hand(page).first.click()
    expect(lifted(page)).to_have_count(1)
    expect(lit_ends(page)).to_have_count(3)
    for end in lit_ends(page).all():
        expect(end).to_have_text(re.compile(r"in section \d, you \d+"))
    page.keyboard.press("Escape")
    expect(lifted(page)).to_have_count(0)
    hand(page).first.click()
    hand(page).first.click()
    expect(lit_ends(page)).to_have_count(0)


def test_cards_are_laid_by_key_by_click_and_by_dragging(person: Person) -> None:
    page = person()
    begin(page)
    ways = (lay_by_key, lay_by_click, drag)
    for turn, lay in enumerate(ways):
        asked(page)
        score_first(page)
        number = turn + 1
        before = section(page, number).locator(".stack").count()
        lay(page, number)
        expect(section(page, number).locator(".stack")).not_to_have_count(before)


SCORING = ".target.score, .tile-choice, .cover[data-pick]"
PICKS = "(scoring) => [...document.querySelectorAll(scoring)].map((each) => each.dataset.pick).join()"


def score_first(page: Page) -> None:
    """Deals differ: where a section is to be scored before anything can be laid, score it."""
    for _ in range(12):
        picks = page.evaluate(PICKS, SCORING)
        if not picks:
            return
        page.locator(SCORING).first.click()
        page.wait_for_function(f"([scoring, picks]) => ({PICKS})(scoring) !== picks", arg=[SCORING, picks])  # the answer, or the next step
        asked(page)
    raise AssertionError("there is always something more to score")


def lay_by_key(page: Page, number: int) -> None:
    hand(page).first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press(str(number))


def lay_by_click(page: Page, number: int) -> None:
    hand(page).first.click()
    section(page, number).locator("button.target").click()


def drag(page: Page, number: int) -> None:
    card, to = hand(page).first.bounding_box(), section(page, number).bounding_box()
    assert card and to
    page.mouse.move(card["x"] + 20, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 30, card["y"] - 40, steps=4)
    page.mouse.move(to["x"] + to["width"] * 0.7, to["y"] + to["height"] * 0.6, steps=4)
    page.mouse.up()


def test_the_arrows_lead_from_the_hand_to_the_ends_and_back(person: Person) -> None:
    page = person()
    begin(page)
    hand(page).first.focus()
    page.keyboard.press("ArrowRight")
    expect(hand(page).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(section(page, 1).locator("button.target")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(section(page, 3).locator("button.target")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(hand(page).nth(1)).to_be_focused()


def test_nothing_moves_under_the_finger_when_a_card_is_lifted_on_a_phone(person: Person) -> None:
    page = person(size=PHONE)
    begin(page)
    before = section(page, 2).bounding_box()
    hand(page).first.click()
    expect(lit_ends(page)).to_have_count(3)
    after = section(page, 2).bounding_box()
    assert before and after and abs(before["y"] - after["y"]) < 1 and abs(before["height"] - after["height"]) < 1


def test_what_others_have_not_played_yet_is_told_at_their_seat(person: Person) -> None:
    page = person()
    begin(page)
    page.locator("[data-seat='1'] > button").click()
    details = page.locator("#cm-seat-1")
    expect(details).to_be_visible()
    expect(details.get_by_role("table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(details).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_refusal_covers_nothing_that_can_be_chosen_instead(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    page.route_web_socket(re.compile("/socket"), _one_choice_comes_too_late)
    begin(page)
    hand(page).first.click()
    lit_ends(page).last.click()
    expect(page.locator(".refusal")).to_contain_text("moved on")
    expect(lit_ends(page)).to_have_count(3)  # the card is still lifted
    for end in lit_ends(page).all():
        end.click(trial=True)  # it would be hit: nothing lies on it
    lit_ends(page).last.click()
    expect(page.locator(".refusal")).to_be_hidden()


def _one_choice_comes_too_late(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    late = ['"version":99999']

    def send(line: str | bytes) -> None:
        server.send(re.sub(r'"version":\d+', late.pop(), str(line)) if '"choose"' in str(line) and late else line)

    socket.on_message(send)
