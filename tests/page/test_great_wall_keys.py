"""The keyboard on the board of The Great Wall: areas, digits, shortcuts on the labels; and a finger, under which nothing moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from muraglia.game import Game

from .conftest import PHONE, Person
from .great_wall_moments import SPEC, moment, open_moment
from .test_great_wall_board import a_second_clerk_follows
from .test_great_wall_drafts import filled
from .test_great_wall_forms import two_clerks_can_move
from .test_great_wall_shelf import can_pay_in_two_ways, choices

# The area of the element that has the focus, by what Tab is meant to go through
AREA = """() => {
  const at = document.activeElement;
  if (at.closest(".over .status")) return "question";
  if (at.closest(".dock")) return "own board";
  if (at.closest("aside.rail")) return "rail";
  return at.closest("[data-area]")?.dataset.area ?? "";
}"""


def test_digits_pick_the_targets_whose_labels_they_are(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-command"))
    expect(page.locator("[data-digit]")).to_have_count(0)  # no clutter for a hand on the mouse
    page.keyboard.press("Tab")
    expect(choices(page).nth(1)).to_have_attribute("data-digit", "2")
    expect(choices(page).nth(1)).to_have_attribute("aria-keyshortcuts", "2")
    page.keyboard.press("2")
    expect(choices(page).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(choices(page).nth(1)).to_be_focused()
    page.keyboard.press("3")
    expect(choices(page).nth(2)).to_have_attribute("aria-pressed", "true")
    expect(choices(page).nth(1)).to_have_attribute("aria-pressed", "false")
    page.mouse.click(5, 5)
    expect(page.locator("[data-digit]")).to_have_count(0)


def test_digits_pick_places_on_the_table(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-clerk", fits=a_second_clerk_follows))
    page.keyboard.press("Tab")
    second = page.locator("[data-digit='2']")
    place = second.get_attribute("data-place")
    assert place
    page.keyboard.press("2")
    expect(filled(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(filled(page)).to_have_count(0)


def test_a_digit_in_an_amount_is_the_amount(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-build", fits=can_pay_in_two_ways))
    page.locator("[data-place^='wall-']:visible").first.click()
    amount = page.locator(".amount:not(:text-is('0'))").last
    amount.focus()
    page.keyboard.press("0")
    expect(page.locator(".amount:focus")).to_have_text("0")


def test_tab_goes_from_area_to_area_in_the_order_of_play(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-clerk", fits=two_clerks_can_move))
    page.locator(".bar a").first.focus()
    met: list[str] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        area = page.evaluate(AREA)
        if area and (not met or met[-1] != area):
            met.append(area)
    wanted = ["question", "wall", "locations", "own board", "rail"]
    first = [met.index(area) for area in wanted]
    assert first == sorted(first), met


def test_arrows_stay_in_their_area(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-clerk", fits=two_clerks_can_move))
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-area=locations] .hit").first).to_be_focused()
    for key in ["ArrowUp"] * 4 + ["ArrowLeft"] * 8 + ["ArrowDown"] * 4 + ["ArrowRight"] * 12:
        page.keyboard.press(key)
        assert page.evaluate(AREA) == "locations"


def test_buttons_say_their_keys(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-command"))
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_attribute("title", "Hint (H)")
    choices(page).first.click()
    expect(page.locator("[data-commit] kbd")).to_have_text("Ctrl ↵")
    expect(page.locator(".drop kbd")).to_have_text("Esc")


def test_passing_for_a_while_ends_with_one_click(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-window"))
    page.get_by_role("button", name="Pass for this season").click()
    again = page.get_by_role("button", name="Stop passing")
    again.click()
    expect(again).to_have_count(0)
    page.get_by_role("tab", name="In advance").click()
    expect(page.get_by_role("region", name="Standing answers")).to_contain_text("You are asked")


# A finger


def own_activations_follow(game: Game) -> bool:
    """After two Clerks the same player orders the Activations, on the Locations."""
    if not two_clerks_can_move(game):
        return False
    known = {option.notation: option.pick for option in game.question(0).options}
    position = game.position.clone()
    for place in ("home>temple", "home>quarry"):
        position.take(0, known[place])
    return position.to_act() == [0] and SPEC.ask(position, 0).prompt.id == "ask-activation"


def test_nothing_moves_while_a_finger_is_down(person: Person) -> None:
    """The question changes in another window of the same person; the phone follows it when the finger is up."""
    page = person(size=PHONE)
    open_moment(page, moment("ask-clerk", fits=own_activations_follow))
    tabs = page.get_by_role("tablist", name="Parts of the table")
    wall, locations = tabs.get_by_role("tab", name="Wall"), tabs.get_by_role("tab", name="Locations")
    expect(locations).to_have_attribute("aria-selected", "true")
    wall.tap()
    says = page.locator(".status .say").inner_text()
    elsewhere = page.context.new_page()
    elsewhere.goto(page.url)
    elsewhere.locator("[data-location^='temple'] .hit").tap()
    elsewhere.locator("[data-location^='quarry'] .hit").tap()
    expect(elsewhere.locator("[data-commit]")).to_be_visible()
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 200, "y": 500}]})
    elsewhere.locator("[data-commit]").tap()
    expect(page.locator(".status .say")).not_to_have_text(says)
    expect(locations.locator("i")).to_be_visible()  # the places that light up are counted on the tab
    expect(wall).to_have_attribute("aria-selected", "true")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(locations).to_have_attribute("aria-selected", "true")


SMALL = """() => [...document.querySelectorAll("[data-pick], [data-choice], [data-filled], .strip button, .tabs button, .thumb button")]
  .filter((each) => each.checkVisibility() && !each.matches("[role=spinbutton], [aria-disabled=true]") && !each.closest("dialog"))
  .map((each) => {
    const own = each.getBoundingClientRect(), after = getComputedStyle(each, "::after");
    const more = after.content !== "none" && after.position === "absolute" ? -2 * Math.min(0, parseFloat(after.top) || 0) : 0;
    return [each.innerText?.trim().slice(0, 30) || each.ariaLabel, Math.round(own.width + more), Math.round(own.height + more)];
  })
  .filter(([, width, height]) => width < 44 || height < 44)"""


@pytest.mark.parametrize(
    "ask", ["ask-clerk", "ask-command", "ask-build", "ask-deploy", "ask-attack", "ask-window", "ask-recruit", "ask-space", "ask-route"]
)
def test_targets_on_a_phone_are_large_enough_for_a_finger(person: Person, ask: str) -> None:
    page = person(size=PHONE)
    open_moment(page, moment(ask))
    expect(page.locator("[data-pick]").first).to_be_visible()
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    assert page.evaluate(SMALL) == []
