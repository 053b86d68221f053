"""Guided first games, played by doing what the coach says: it counts, covers nothing, comes to an end and leads on."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .arriving import GAMES, asked, give_up
from .conftest import Person
from .playing import BUTTONS, COMMIT, TARGETS, Player

SIZES = [(1280, 680), (360, 740)]
# The long lesson is played to its farewell on one device: it takes as long as all the others together.
CASES = [(game, size) for game in ("die-mauer", "chinesische-mauer") for size in SIZES] + [("great-wall", SIZES[0])]

# Remembers every step with its counter as it comes, however fast somebody goes on.
RECORD = """() => {
  window.lesson = [];
  const look = () => {
    const coach = document.querySelector(".coach");
    const step = coach?.dataset.step;
    if (step && window.lesson.at(-1)?.[0] !== step) window.lesson.push([step, coach.querySelector(".count").textContent]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-step"] });
  look();
}"""
# What the coach says, or null while it says nothing; "over" at the end of the game.
SAYS = """() => {
  if (document.querySelector("main.end")) return "over";
  const coach = document.querySelector(".coach.placed");
  return coach && { step: coach.dataset.step, choose: coach.querySelector(".do") !== null };
}"""
# It lies neither on what it speaks of nor on anything that has to be clicked.
COVERS_NOTHING = """() => {
  const coach = document.querySelector(".coach.placed");
  if (!coach) return true;
  const mine = coach.getBoundingClientRect();
  const meets = (other) => mine.left < other.right && other.left < mine.right && mine.top < other.bottom && other.top < mine.bottom;
  const lifted = document.querySelector("[data-fan] [aria-pressed='true']"); // with places lit there may be room beside them only
  const clicked = "[data-dm-piece], .slot.lit, [data-fan] button, [data-my-deck], [data-pick], .acts .btn, .thumb .btn";
  const things = [...document.querySelectorAll(lifted ? clicked : `${clicked}, .frame[style]`)];
  return things.every((thing) => !thing.checkVisibility() || !meets(thing.getBoundingClientRect()));
}"""
# What the coach recommends, as long as nothing is lifted.
LIT = "[data-dm-piece].hint, [data-fan] button:has(.bulb), [data-my-deck]:has(.bulb)"
# The same on the board of The Great Wall, where what is lit is what can be chosen.
RECOMMENDED = "[data-pick].hinted, [data-pick]:has(.bulb)"


class Learner(Player):
    """Goes on when told, otherwise takes what is lit; without a word from the coach, anything."""

    def learn(self) -> None:
        """Up to the farewell."""
        limit = time.monotonic() + 300
        while (says := self.page.evaluate(SAYS) or self.listen()) is None or says["step"] != "farewell":
            assert time.monotonic() < limit and says != "over", says
            self.page.wait_for_function(COVERS_NOTHING, timeout=10_000)
            self.do_as_told(says)

    def listen(self) -> dict[str, object] | None:
        """Silent so far: a moment later it may say something, or the others are playing."""
        try:
            self.page.locator(".coach.placed").wait_for(timeout=300)
        except TimeoutError:
            pass
        return self.page.evaluate(SAYS)  # type: ignore[no-any-return]

    def do_as_told(self, says: dict[str, object] | None) -> None:
        on = self.page.locator(".coach footer .btn")
        if self.page.locator("dialog[open]").count():
            self.act()
        elif says and not says["choose"] and on.count():
            try:
                on.click(timeout=2000)
            except TimeoutError:
                pass  # the others have played on meanwhile, and the coach says something else now
        elif says and self.visible(RECOMMENDED).count() and not self.visible(COMMIT).count():
            try:
                self.visible(RECOMMENDED).first.click(timeout=2000)
            except TimeoutError:
                pass  # it has been answered meanwhile
        elif says and not self.visible(f"{TARGETS}, {BUTTONS}").count() and self.visible(LIT).count():
            self.visible(LIT).first.click()
        elif not self.act():
            self.page.wait_for_timeout(30)

    def visible(self, selector: str) -> Locator:
        return self.page.locator(selector).locator("visible=true")


def begin_lesson(page: Page, game: str) -> None:
    page.goto("/learn")
    page.locator("section", has=page.get_by_role("heading", name=GAMES[game], exact=True)).get_by_role(
        "button", name="Guided first game"
    ).click()
    expect(page.locator(".coach.placed")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize(("game", "size"), CASES)
def test_a_lesson_counts_covers_nothing_and_leads_into_a_real_game(person: Person, game: str, size: tuple[int, int]) -> None:
    page = person(size=size)
    begin_lesson(page, game)
    lesson = page.url
    page.evaluate(RECORD)
    Learner(page, f"lesson {game} {size}").learn()
    steps = [(step, *map(int, count.split("/"))) for step, count in page.evaluate("window.lesson")]
    assert [number for _, number, _ in steps] == list(range(1, len(steps) + 1)), steps
    assert len(steps) > 6 and len({step for step, _, _ in steps}) == len(steps)
    assert all(number <= count for _, number, count in steps) and steps[-1][1] == steps[-1][2]
    assert [count for _, _, count in steps] == sorted((count for _, _, count in steps), reverse=True)
    page.keyboard.press("Escape")  # what was lifted goes back
    page.wait_for_function(COVERS_NOTHING, timeout=3000)
    expect(page.get_by_role("link", name="Read the rules")).to_have_attribute("href", f"/rules/{game}")
    page.get_by_role("button", name="Play a real game now").click()
    page.wait_for_url(lambda address: "/t/" in address and address != lesson)
    asked(page)
    assert "lesson" not in page.url
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("h1")).to_have_text(GAMES[game])


def test_a_lesson_played_to_the_end_of_the_game_leads_on_too(person: Person) -> None:
    page = person()
    begin_lesson(page, "die-mauer")
    give_up(page)
    expect(page.locator("main.end")).to_be_visible()
    page.get_by_role("button", name="Play a real game now").click()
    asked(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_long_lesson_has_chapters_and_continues_where_it_was_left(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    begin_lesson(page, "great-wall")
    lesson = page.url
    coach = page.locator(".coach.placed")
    expect(coach).to_contain_text("Chapter 1 of 3: The first Autumn")
    coach.get_by_role("button", name="Next").click()
    expect(page.locator(".coach[data-step='general']")).to_be_visible()
    page.goto("/learn")
    section = page.locator("section", has=page.get_by_role("heading", name=GAMES["great-wall"], exact=True))
    section.get_by_role("link", name="Continue your first game").click()
    expect(page).to_have_url(lesson)
    expect(page.locator(".coach[data-step='general']")).to_be_visible()
