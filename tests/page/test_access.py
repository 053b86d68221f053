"""Everybody can play: by keyboard alone, with a screen reader, in every theme. axe looks at every screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .arriving import GAMES, arrive, begin, give_up, scanned, set_up, start_button
from .conftest import PHONE, Person
from .playing import ASKED, Player, play_to_the_end

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """Serious and critical findings of axe on the page. What is there only while it lays itself out again, at another size, is none."""
    if not look(page):
        return []
    page.wait_for_timeout(1500)
    return look(page)


def look(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.getAnimations().forEach((motion) => motion.finish())")  # colours on their way are none
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['impact']} {violation['id']}: {node['html'][:160]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


OURS = ["die-mauer", "chinesische-mauer", "great-wall"]
SCREENS = {
    "start": "/",
    "tables": "/tables",
    "new table": "/new",
    "learn": "/learn",
    "rules": "/rules/die-mauer",
    "settings": "/settings",
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_on_a_page(person: Person, screen: str, theme: str) -> None:
    page = person(theme=theme)
    page.goto(SCREENS[screen])
    expect(page.get_by_role("heading").first).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", OURS)
def test_axe_finds_nothing_serious_at_a_table(person: Person, game: str, theme: str) -> None:
    page = person(theme=theme)
    set_up(page, game, way="shared-screen")
    assert findings(page) == [], "shared screen"
    page.goto(page.url.removesuffix("/screen"))
    expect(start_button(page)).to_be_visible()
    assert findings(page) == [], "waiting room"
    friend = person(theme=theme)
    friend.goto(page.url)
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    assert findings(friend) == [], "invitation"
    begin(page, game)
    assert findings(page) == [], "my turn"
    page.keyboard.press("t")
    assert findings(page) == [], "text view"
    page.keyboard.press("t")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert findings(page) == [], "phone"
    page.set_viewport_size({"width": 1440, "height": 900})
    give_up(page)
    expect(page.locator("main.end")).to_be_visible()
    assert findings(page) == [], "end"
    page.goto(f"{page.url}?moment=3")
    expect(page.locator("main.end")).to_have_count(0)
    expect(page.locator("#board")).to_be_visible()
    assert findings(page) == [], "replay"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", OURS)
def test_axe_finds_nothing_serious_around_other_tables(person: Person, game: str, theme: str) -> None:
    page = person(theme=theme)
    set_up(page, game, bots=2, way="shared-screen")
    phone = person(size=PHONE, theme=theme)
    arrive(phone, scanned(page.locator("ol.codes img")), "Otto")
    start_button(page).click()
    expect(phone.locator(".asked, .status .stamp").first).to_be_visible()
    assert findings(page) == [], "the shared screen while a game runs"
    assert findings(phone) == [], "a hand on a phone"
    set_up(page, game, bots=1, way="one-device")
    start_button(page).click()
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    assert findings(page) == [], "the curtain"
    page.goto("/learn")
    page.locator("section", has=page.get_by_role("heading", name=GAMES[game])).get_by_role("button", name="Guided first game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".status .say")).to_be_visible()
    assert findings(page) == [], "a guided game"
    page.get_by_role("button", name="Menu").first.click()
    assert findings(page) == [], "the menu"
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert findings(page) == [], "an address that leads nowhere"


# Over, looking back, nothing asked, or: is the focus on something that can be chosen, or on a place that tells why it cannot be?
FOCUS = """(asked) => {
  if (document.querySelector("main.end")) return "over";
  if (location.search.includes("moment")) return "past";
  if (!document.querySelector(asked)) return null;
  const active = document.activeElement;
  return active?.matches("[data-choice], [data-pick]") ? "choice" : active?.matches("[data-target]") ? "shut" : "elsewhere";
}"""


class KeyboardPlayer(Player):
    """Arrows and Enter. No mouse, and no Tab: after every turn the focus is where the next choice is."""

    ARROWS = ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")
    walked = False  # since the last Enter: only arrows lead to a place that cannot be chosen

    def act(self) -> bool:
        state = self.focus()
        self.is_over = state == "over"
        if state == "past":
            self.page.keyboard.press("Escape")  # an arrow came while the others were playing: back to now
        elif state == "elsewhere":  # a picture later it is there, or the test hears of it
            self.page.wait_for_function(f"(asked) => ({FOCUS})(asked) !== 'elsewhere'", arg=ASKED, timeout=5000)
        for _ in range(self.random.randrange(4)):
            if self.focus() == "choice":
                self.walk()
        if self.focus() == "shut":
            assert self.walked
            self.walk()
        if self.focus() != "choice":
            return False
        self.page.keyboard.press("Enter")
        self.walked = False
        self.clicks += 1
        return True

    def walk(self) -> None:
        self.page.keyboard.press(self.random.choice(self.ARROWS))
        self.walked = True

    def focus(self) -> object:
        return self.page.evaluate(FOCUS, ASKED)


@pytest.mark.parametrize("game", ["die-mauer", "chinesische-mauer"])
def test_a_whole_game_by_keyboard_alone(person: Person, game: str) -> None:
    page = person()
    begin(page, game, rounds=1 if game == "die-mauer" else None)
    page.keyboard.press("Tab")  # a keyboard is at hand
    page.locator("[data-choice]").first.focus()
    player = KeyboardPlayer(page, f"keys {game}")
    play_to_the_end([player])
    assert player.clicks > 8


def test_what_happens_is_announced_and_the_board_can_be_read(person: Person) -> None:
    page = person()
    begin(page)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    expect(page.get_by_role("heading", name="Section 1").first).to_be_visible()
    spoken = page.locator("[aria-live]").all_inner_texts()
    assert any(spoken), spoken
