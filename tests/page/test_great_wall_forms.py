"""Decisions of several picks on the drawn board of The Great Wall: each is added, can be taken out, and the last gives the answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from muraglia.game import Game

from .conftest import DESKTOP, PHONE, Person
from .great_wall_moments import goes_on, moment, open_moment


def press(target: Locator, size: tuple[int, int]) -> None:
    if size == PHONE:
        target.tap()
    else:
        target.click()


def filled(page: Page) -> Locator:
    """What is filled in of the form; a press takes it out."""
    return page.locator("[data-filled]")


def two_clerks_can_move(game: Game) -> bool:
    known = {option.notation: option.pick for option in game.question(0).options}
    temple, quarry = known.get("home>temple"), known.get("home>quarry")
    return temple is not None and quarry is not None and goes_on(game, temple) and not goes_on(game, temple, quarry)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_both_clerks_of_a_move_are_one_answer(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    open_moment(page, moment("ask-clerk", fits=two_clerks_can_move))
    says = page.locator(".status .say").inner_text()
    temple = page.locator("[data-location^='temple']")
    before = temple.get_attribute("data-location")
    press(temple.locator(".hit"), size)
    expect(filled(page)).to_have_count(1)
    expect(temple).not_to_have_attribute("data-location", before or "")  # drawn as it would be
    press(filled(page), size)
    expect(filled(page)).to_have_count(0)
    expect(temple).to_have_attribute("data-location", before or "")
    press(temple.locator(".hit"), size)
    expect(filled(page)).to_have_count(1)
    press(page.locator("[data-location^='quarry'] .hit"), size)
    if size == PHONE:
        press(page.locator("[data-commit]"), size)
    expect(filled(page)).to_have_count(0)
    expect(page.locator(".status .say")).not_to_have_text(says)
    if size == DESKTOP:
        expect(page.locator(".log")).to_contain_text(re.compile("Temple.*Quarry", re.DOTALL))


def can_hire(game: Game) -> bool:
    return any(option.label.id == "choose-advisor" for option in game.question(0).options)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_advisor_is_hired_with_their_place(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    open_moment(page, moment("ask-hire", fits=can_hire))
    press(page.locator(".pickable[data-notation]:not([data-notation=hire-clerk]):not([data-notation=pass])").first, size)
    expect(page.locator(".status .say")).to_contain_text("Active or Support")
    expect(filled(page)).to_have_count(1)
    press(page.locator(".pickable[data-notation=support]"), size)
    if size == PHONE:
        press(page.locator("[data-commit]"), size)
    expect(page.locator(".status .say")).not_to_contain_text("Active or Support")


def archers_do_not_leave_posts(game: Game) -> bool:
    routes = [option.pick for option in game.question(0).options if option.label.id == "choose-route"]
    return any(game.question(0, so_far=(route,)).split is not None for route in routes[:1])


def test_soldiers_are_sent_with_steppers(person: Person) -> None:
    page = person(size=DESKTOP)
    open_moment(page, moment("ask-route", fits=archers_do_not_leave_posts))
    page.locator("[data-place*='>']").first.click()
    mixer = page.locator(".mixer")
    expect(mixer).to_be_visible()
    amount = mixer.get_by_role("spinbutton").first
    all_of_them = amount.inner_text()
    amount.press("Home")
    expect(amount).to_have_text("0")
    amount.press("End")
    expect(amount).to_have_text(all_of_them)
    page.locator("[data-commit]").click()
    expect(mixer).to_have_count(0)
