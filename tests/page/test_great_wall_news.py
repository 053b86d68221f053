"""What happened in The Great Wall, shown: turns with reasons, battles in stages, outlines, motion that a press ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Locator, Page, expect

import muraglia
from muraglia.kernel.events import Event

from .arriving import asked
from .conftest import PHONE, Person
from .great_wall_picture import SAID
from .test_great_wall_board import open_at

QIN = 8


@cache
def leading_to(news_fit: Callable[[list[Event]], bool]) -> tuple[str, int]:
    """A solo position in which the player has a choice, and the pick of an answer that leads to such events."""
    for seed in range(60):
        game = muraglia.new("great-wall", 1, seed=f"news {seed}")
        chance = random.Random(seed)
        while not game.is_over:
            question, text = game.question(0), game.position_text()
            choice = chance.choice(game.choices(0))
            news = game.play(choice, 0)
            single = len(choice) == 1 and len(question.options) > 1 and not question.split and question.prompt.id != "ask-clerk"
            if single and news_fit(news) and not game.is_over:
                return text, choice[0]
    raise AssertionError("no such events in 60 games")


def answer(page: Page, text: str, pick: int) -> None:
    open_at(page, text)
    asked(page)
    page.locator(f"[data-pick='{pick}']").first.click()
    if page.locator("[data-commit]").count():
        page.locator("[data-commit]").click()


def scenes(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-scene={kind}]")


def kinds(news: list[Event]) -> set[str]:
    return {event.kind.name for event in news}


def qins_turn(news: list[Event]) -> bool:
    return any(event.kind.name == "turn-begins" and event.args[0] == QIN for event in news)


def a_breach(news: list[Event]) -> bool:
    names = [event.kind.name for event in news]
    return "wall-breached" in names and "soldiers-killed" in names[names.index("wall-breached") :]


def a_defeat(news: list[Event]) -> bool:
    return {"horde-defeated", "horde-taken"} <= kinds(news)


def test_qins_turn_is_told_with_card_track_and_reasons(person: Person) -> None:
    """In the first game step by step; to those who have played before in three lines, with the steps behind a button."""
    page = person()
    answer(page, *leading_to(qins_turn))
    turn = scenes(page, "turn").filter(has_text="Qin Jiushao").first
    expect(turn.locator(".card .box").first).to_be_visible()
    expect(turn.get_by_role("list", name="Location track").get_by_role("listitem")).to_have_count(5)
    expect(turn).to_contain_text("The top card of his deck, on the lowest free space.")
    assert turn.locator("[data-rules^='GW-SOLO']").count() > 1  # the reasons have their rules
    expect(turn.locator(".steps .step").first).to_be_visible()
    page.evaluate("localStorage['muraglia-great-wall-played'] = '1'")
    page.reload()
    expect(turn).to_be_visible()  # what happened since my last choice is still there
    expect(turn.locator(".steps")).to_have_count(0)
    assert 1 <= turn.locator(".lines li").count() <= 3
    turn.get_by_role("button", name="Step by step").click()
    expect(turn.locator(".steps .step").first).to_be_visible()


def test_a_breach_is_told_in_stages_with_who_lost_what(person: Person) -> None:
    page = person()
    answer(page, *leading_to(a_breach))
    breach = scenes(page, "assault").filter(has=page.locator(".verdict.broken")).first
    expect(breach.locator(".step").first).to_contain_text("the Wall breaks")
    expect(breach.locator("[data-rules='GW-WINTER-08']")).to_have_count(1)
    dead = breach.locator("li", has=page.locator("[data-rules^='GW-BREACH-2']"))
    expect(dead.locator(".brought").first).to_contain_text("lose")  # who lost what


def test_a_defeat_says_who_takes_the_card(person: Person) -> None:
    page = person()
    answer(page, *leading_to(a_defeat))
    defeat = scenes(page, "defeat").first
    expect(defeat).to_contain_text("All Vital Points are covered.")
    expect(defeat).to_contain_text("Most Vital Points covered")


def test_what_changed_since_my_choice_is_outlined_and_a_step_points_at_its_place(person: Person) -> None:
    page = person()
    answer(page, *leading_to(qins_turn))
    step = scenes(page, "turn").locator(".step").first
    expect(step).to_be_visible()
    expect(page.locator("[data-marked]").first).to_be_visible()
    step.hover()
    expect(page.locator("[data-marked]")).to_have_count(1)


# Two presses: the first ends the step, the second all of it.
PRESS_TWICE = """async () => {
  const caption = () => document.querySelector(".caption")?.innerText ?? null;
  const press = async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
    await new Promise(requestAnimationFrame);
  };
  const first = caption();
  await press();
  const second = caption();
  await press();
  return [first, second, caption()];
}"""


def test_what_happens_is_played_and_a_press_ends_it(person: Person) -> None:
    page = person(motion=True)
    answer(page, *leading_to(qins_turn))
    expect(page.locator(".caption")).to_be_visible()
    first, second, last = page.evaluate(PRESS_TWICE)
    assert first and first != second and last is None
    asked(page)
    there = page.evaluate(SAID)
    walk = page.get_by_role("group", name="Look at it step by step")
    walk.get_by_role("button", name="One step back").click()
    expect(page.locator(".caption")).to_be_visible()  # by hand it stays as long as one likes
    walk.get_by_role("button", name="To now").click()
    expect(page.locator(".caption")).to_have_count(0)
    assert page.evaluate(SAID) == there


def test_a_phone_has_the_news_in_a_part_of_its_own(person: Person) -> None:
    page = person(size=PHONE)
    text, pick = leading_to(a_breach)
    answer(page, text, pick)
    page.get_by_role("tab", name="News").tap()
    expect(scenes(page, "assault").first).to_be_visible()
