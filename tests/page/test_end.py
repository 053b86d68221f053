"""The end of a game as a story: the chances of everybody, the decisions that cost most, a replay that plays by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .arriving import begin, copied_link, give_up, set_up, start_button
from .conftest import PHONE, Person
from .playing import AT_THE_BEGINNING, Player, play_to_the_end
from .test_access import findings

WHERE = {
    "die-mauer": re.compile(r"Round 1, turn \d+ · (as master builder|\w+ was master builder)"),
    "chinesische-mauer": re.compile(r"Turn \d+( · Section \w+)?$"),
}
AHEAD = {"die-mauer": "points?", "chinesische-mauer": "fame points?"}
THINKING = 120_000


@pytest.mark.parametrize("game", WHERE)
def test_a_game_that_just_ended_is_told_looked_at_and_played_again(person: Person, game: str) -> None:
    page = person(theme="dark" if game == "die-mauer" else "light")
    table = begin(page, game, rounds=1 if game == "die-mauer" else None)
    play_to_the_end([Player(page, f"end {game}")])
    for _ in ("live", "opened again"):
        is_told(page, game)
        shows_decisions(page)
        plays_by_itself(page)
        page.goto(f"/t/{table}")


def test_a_game_lost_to_qin_jiushao_is_told_as_a_loss(person: Person) -> None:
    page = person()
    set_up(page, "great-wall", players=1, bots=1, bot="random")  # it plays alone and loses, and one watches
    start_button(page).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^\w+ lost\.$"), timeout=THINKING)
    expect(page.locator(".words p")).to_have_text(re.compile(r"^\d+ to Qin Jiushao’s \d+\.$"))
    expect(page.locator(".places .winner")).to_have_count(0)
    page.goto("/tables")
    expect(page.get_by_text(re.compile(r"^\w+ lost\."))).to_be_visible()


def decisions(page: Page) -> Locator:
    return page.locator(".turns ol > li")


def is_told(page: Page, game: str) -> None:
    """Nobody has asked for it: the curve of all players is there, and below it every point is explained."""
    headline = re.compile(rf"(wins?|the win)( by \w+ {AHEAD[game]}\.|, \w+ {AHEAD[game]} ahead\.|!)?$")
    expect(page.get_by_role("heading", level=1)).to_have_text(headline)
    expect(page.locator(".chances .curve")).to_have_attribute("data-lines", "3", timeout=THINKING)
    expect(page.locator(".chances .curve .end .badge")).to_have_count(3)
    expect(page.locator(".chances progress")).to_have_count(0, timeout=THINKING)
    expect(decisions(page).first).to_be_visible()
    assert page.locator(".turns a").count() > 0, "somebody who clicks at random has something to regret"
    expect(page.locator(".curve .mark")).to_have_count(decisions(page).count())
    for number, decision in enumerate(decisions(page).all(), 1):
        expect(decision.locator(".rank")).to_have_text(str(number))
        expect(decision.locator(".when")).to_have_text(WHERE[game])
        expect(decision.locator(".cost")).to_have_text(re.compile(r"−\d+ percentage points? of winning chance"))
        expect(decision.locator(".played b")).not_to_have_text(decision.locator(".better b").inner_text())
    story = page.locator(".chances .plot, .turns li:first-child")
    assert max(story.evaluate_all("found => found.map((e) => e.getBoundingClientRect().bottom)")) <= 900, "the story is above the fold"
    assert findings(page) == []


def shows_decisions(page: Page) -> None:
    """Each leads to the moment before it, where the board shows what was played and what was better; there and back, and after a reload."""
    count = decisions(page).count()
    for number in range(count):
        decision = decisions(page).nth(number)
        played, better = (decision.locator(f".{which} b").inner_text() for which in ("played", "better"))
        decision.get_by_role("link", name="Show it").click()
        for _ in range(2 if number == 0 else 1):
            expect(page.locator(".status .say")).to_have_text(f"You played: {played}. Better: {better}.", timeout=30_000)
            expect(page.locator(".status .sub")).to_contain_text("of winning chance")
            for which in ("played", "better"):
                expect(page.locator(f"[data-verdict={which}]").first).to_be_visible()
            if number == 0:
                page.reload()
        if number == 0:
            assert findings(page) == []
        page.get_by_role("link", name="To the score").click()
        expect(decisions(page)).to_have_count(count, timeout=30_000)


def plays_by_itself(page: Page) -> None:
    page.get_by_role("link", name="Look back", exact=True).click()
    moment = page.locator(".status .say")
    expect(moment).to_have_text(AT_THE_BEGINNING)
    last = int(page.get_by_role("slider", name="Moment").get_attribute("max") or 0)
    # a line of the log leads to its moment
    lines = page.locator(".log li:not(.undone) button")
    lines.nth(lines.count() // 2).click()
    expect(page).to_have_url(re.compile(r"moment=[1-9]"))
    # so does a number on the curve under the scrubber
    page.locator(".scrub .mark").first.click()
    expect(moment).to_have_text(re.compile("^You played:"))
    # it plays, stops at the space bar, goes on and ends at the end
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("slider", name="Moment").fill(str(max(0, last - 6)))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play (")).to_be_visible()
    page.get_by_role("button", name="Play (").click()
    expect(moment).to_have_text(f"Moment {last} of {last}", timeout=20_000)
    expect(page.get_by_role("button", name="Play (")).to_be_visible()


def test_an_empty_chat_is_a_small_bar_and_opens_when_somebody_talks(person: Person) -> None:
    """Two people, one of whom gives up at once: the end comes early, and there is a story all the same."""
    mara, otto = person(), person(size=PHONE, locale="de-DE")
    set_up(mara, "die-mauer", bots=1, rounds=1)
    otto.goto(copied_link(mara))
    otto.get_by_role("button", name="Platz nehmen").click()
    expect(otto.get_by_role("button", name="Doch noch nicht")).to_be_visible()
    start_button(mara).click()
    give_up(mara)
    give_up(otto, "Menü", "Aufgeben")
    for page in (mara, otto):
        expect(page.locator("main.end")).to_be_visible(timeout=30_000)
        expect(page.locator(".talk [role=log]")).to_have_count(0)
        expect(page.locator(".chances .curve")).to_be_visible()
    assert otto.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off on a phone"
    otto.locator(".talk button").click()
    otto.get_by_label("Schreib an den Tisch").fill("Gut gespielt!")
    otto.keyboard.press("Enter")
    expect(mara.locator(".talk")).to_contain_text("Gut gespielt!")
