"""On phones, in a low window, on a desktop and at 200 %: nothing is cut, nothing is covered, and the board keeps its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from .arriving import asked, give_up, set_up, start_button
from .conftest import DESKTOP, PHONE, Person
from .playing import ANSWERS, ASKED, BUTTONS, LOOK, PIECES, TARGETS, Player

SIZES = {"small phone": (360, 740), "phone": PHONE, "low window": (1280, 680), "desktop": DESKTOP, "200 %": (720, 450)}
FINDINGS = (Path(__file__).parent / "sizes.js").read_text("utf-8")

# Where the parts of a running game are.
PLACES = """() => ["#board", ".dock > .status", ".dock > .shelf"].map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return [part, Math.round(box.top + scrollY), Math.round(box.height)].join(" ");
})"""


class Eyes:
    """Somebody with two devices of one size, one in English and one in German."""

    def __init__(self, person: Person, size: tuple[int, int]) -> None:
        scale = 2 if size == SIZES["200 %"] else 1
        self.page = person(size=size, scale=scale)
        self.german = person(size=size, scale=scale, locale="de-DE")

    def look(self, landmark: str, lift: str = "") -> None:
        """At what the first device shows, on both. `lift`: a piece that is taken up before, if any is there to be taken up."""
        self.german.context.add_cookies(self.page.context.cookies())  # type: ignore[arg-type]
        for page in (self.page, self.german):
            page.goto(self.page.url)
            expect(page.locator(landmark).first).to_be_visible()
            if lift and page.locator(lift).count():
                page.locator(lift).first.click()
            assert findings(page) == [], page.url


def findings(page: Page) -> list[str]:
    """What is there only until the page has laid itself out is none."""
    try:
        page.wait_for_function(f"() => document.fonts.status === 'loaded' && ({FINDINGS})().length === 0", timeout=4000)
    except TimeoutError:
        return list(page.evaluate(FINDINGS))
    return []


class SteadyPlayer(Player):
    """Takes nothing back, and waits for what can be clicked."""

    WANTED = ([TARGETS, BUTTONS, PIECES, "[data-my-deck]"], ANSWERS, ASKED)

    def act(self) -> bool:
        kinds, answers, asked = self.WANTED
        self.page.wait_for_function(f"(wanted) => ({LOOK})(wanted)", arg=[kinds, 0, answers, asked])
        seen = self.page.evaluate(LOOK, [kinds, self.random.random(), answers, asked])
        self.is_over = seen == "over"
        if isinstance(seen, list):
            self.page.mouse.click(*seen)
            self.clicks += 1
        return isinstance(seen, list)


def play(page: Page, clicks: int) -> None:
    """Some turns. What has its place has it in all of them."""
    player = SteadyPlayer(page, "sizes")
    before = page.evaluate(PLACES)
    while player.clicks < clicks:
        player.act()
        assert page.evaluate(PLACES) == before
    assert not player.is_over


def take_a_hint(page: Page) -> None:
    """As long as it is, its end and the way to close it can be reached, and so can what was in its place."""
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("[role=status] > .note:has(button)")
    hint.locator("p").last.click()
    for tab in page.get_by_role("tab").all():
        tab.click(trial=True)
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_covered_or_jumping(person: Person, size: str) -> None:
    eyes = Eyes(person, SIZES[size])
    page = eyes.page
    page.goto("/")
    eyes.look("h1")
    page.goto("/new")
    eyes.look("h1")
    page.goto("/rules/die-mauer")
    eyes.look(".example")
    set_up(page, "die-mauer", players=4, bots=2)
    eyes.look("li.open")
    guest = Eyes(person, SIZES[size])
    guest.page.goto(page.url)
    guest.look("form.card")
    page.locator("li.open select").first.select_option("greedy")
    for game in ("die-mauer", "chinesische-mauer"):
        if game == "chinesische-mauer":
            set_up(page, game, players=4, bots=3)
        start_button(page).click()
        asked(page)
        play(page, 10)
        asked(page)
        eyes.look(".status .stamp", lift="[data-dm-piece]:not(.no), [data-fan] button")
        if game == "die-mauer":
            take_a_hint(page)
        give_up(page)
        eyes.look("main.end")


# Adds up how far things were moved without anybody having touched anything, as browsers do: 0 where everything came to stay.
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    const name = ({ node }) => (node?.outerHTML ?? node?.textContent ?? "gone").slice(0, 80);
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.sources.map(name).join());
  }).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_comes_late_moves_nothing(person: Person, size: str) -> None:
    """The page that sets a table up waits for the game's options, the waiting room for its people."""
    page = person(size=SIZES[size])
    page.add_init_script(f"({SHIFTS})()")
    page.goto("/new?game=chinesische-mauer")
    expect(page.get_by_role("radio", name="Chinesische Mauer")).to_be_checked()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert page.evaluate("window.shifts") == []
    page.get_by_role("button", name="Open a table").click()
    expect(start_button(page)).to_be_visible()
    page.reload()
    expect(start_button(page)).to_be_visible()
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_four_sections_fit_with_five_players(person: Person, size: str) -> None:
    page = person(size=SIZES[size], locale="de-DE")
    page.goto("/new?game=chinesische-mauer")
    while page.get_by_role("group", name="Spielerzahl").locator(".num").inner_text() != "5":
        page.get_by_role("group", name="Spielerzahl").get_by_role("button", name="mehr").click()
    for seat in range(2, 6):
        page.get_by_label(f"Wer sitzt auf Platz {seat}?").select_option("greedy")
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_role("button", name="Los geht’s", exact=True).click()
    asked(page)
    play(page, 20)
    stage = page.locator("#board .stage")
    assert stage.evaluate("(stage) => stage.scrollHeight - stage.clientHeight") <= 0


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_all_levels_stand_above_the_button_on_a_phone(person: Person, locale: str) -> None:
    page = person(size=PHONE, locale=locale)
    page.goto("/")
    levels = page.locator("input[name=strength]")
    expect(levels).to_have_count(5)
    bottoms = [level.evaluate("(input) => input.closest('label').getBoundingClientRect().bottom") for level in levels.all()]
    assert max(bottoms) <= page.locator("button.huge").evaluate("(button) => button.getBoundingClientRect().top")
