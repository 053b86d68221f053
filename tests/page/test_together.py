"""Friends look back at a finished game together: everybody sees the same moment, and what someone points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .arriving import copied_link, give_up, set_up, start_button, table_of
from .conftest import PHONE, Person
from .playing import Player
from .test_access import findings

OVER = 30_000
MOMENTS = 3  # to look back at


def three_at_the_end(person: Person, game: str) -> list[Page]:
    """Two players at their devices, one with a phone, and an onlooker without a name, after a game that ended early."""
    mara, otto, guest = person(), person(size=PHONE, locale="de-DE"), person()
    set_up(mara, game, bots=1, bot="random", name="Mara")
    link = copied_link(mara)
    otto.goto(link)
    otto.get_by_label("Wie sollen die anderen dich nennen?").fill("Otto")
    otto.get_by_role("button", name="Platz nehmen").click()
    expect(otto.get_by_role("button", name="Doch noch nicht")).to_be_visible()
    start_button(mara).click()
    expect(mara.get_by_role("button", name="Menu").first).to_be_visible(timeout=OVER)
    table = table_of(mara)
    players = [Player(mara, f"together {game}"), Player(otto, game)]
    while not mara.request.get(f"/api/tables/{table}/moments/{MOMENTS}").ok:
        if not any(player.act() for player in players):
            mara.wait_for_timeout(30)
    give_up(mara)
    give_up(otto, "Menü", "Aufgeben")
    expect(mara.locator("main.end")).to_be_visible(timeout=OVER)
    guest.goto(f"/t/{table}")
    for page in (otto, guest):
        expect(page.locator("main.end")).to_be_visible(timeout=OVER)
    return [mara, otto, guest]


def company(page: Page) -> Locator:
    return page.locator(".gathering")


def shows(page: Page, moment: int) -> None:
    expect(page).to_have_url(re.compile(rf"moment={moment}(&|$)"))


def pull_to(page: Page, moment: int) -> None:
    page.get_by_role("slider", name="Moment").fill(str(moment))


@pytest.mark.parametrize("game", ["chinesische-mauer", "die-mauer", "great-wall"])
def test_one_leads_the_others_follow_point_leave_and_come_back(person: Person, game: str) -> None:
    mara, otto, guest = three_at_the_end(person, game)
    mara.get_by_role("link", name="Look back together").click()
    expect(company(mara)).to_contain_text("You lead")
    otto.get_by_role("link", name="Mitmachen").click()
    guest.get_by_role("link", name="Join in").click()
    for page in (mara, otto, guest):
        expect(company(page).locator("li")).to_have_count(3)
    # the others see what the leader sees: the moment, and through whose eyes
    last = int(mara.get_by_role("slider", name="Moment").get_attribute("max") or 0)
    assert last >= MOMENTS
    pull_to(mara, last)
    mara.get_by_label("View as").select_option("1")
    for page in (otto, guest):
        shows(page, last)
        expect(page.locator(".as select")).to_have_value("1")
    # anybody can take the lead, on the phone too
    otto.get_by_role("button", name="Führung übernehmen").click()
    expect(company(guest)).to_contain_text("Otto leads.")
    otto.get_by_role("button", name="Eine Entscheidung zurück").click()
    for page in (mara, guest):
        shows(page, last - 1)
    # to point: the same part of the board is marked for everybody
    guest.get_by_role("button", name="Point on the board").click()
    spot = guest.locator("#board [data-spot]").first
    box = spot.bounding_box()
    assert box
    guest.mouse.click(box["x"] + box["width"] / 2, box["y"] + min(12, box["height"] / 2))
    for page in (mara, otto, guest):
        mark = page.locator("[data-pointed]")
        expect(mark).to_have_count(1)
        expect(mark).to_have_attribute("data-pointed", re.compile("."))
    assert len({page.locator("[data-pointed]").get_attribute("data-pointed") for page in (mara, otto, guest)}) == 1
    expect(mara.locator("[data-pointed]")).to_have_count(0, timeout=15_000)
    # who moves without leading looks alone, and comes back
    pull_to(mara, 0)
    expect(company(mara).get_by_role("button", name="Join in")).to_be_visible()
    expect(company(otto).locator("li")).to_have_count(2)
    shows(mara, 0)
    company(mara).get_by_role("button", name="Join in").click()
    shows(mara, last - 1)
    # a reload keeps everybody in it, and the lead
    otto.reload()
    expect(company(otto)).to_contain_text("Du führst")
    guest.reload()
    for page in (mara, otto, guest):
        expect(company(page).locator("li")).to_have_count(3)
        shows(page, last - 1)
    assert findings(mara) == []
    assert otto.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out on a phone"


def test_a_replay_plays_for_everybody_beside_the_chat_and_without_a_board(person: Person) -> None:
    mara, otto, guest = three_at_the_end(person, "chinesische-mauer")
    mara.get_by_role("link", name="Look back together").click()
    guest.get_by_role("link", name="Join in").click()
    guest.get_by_role("button", name="Table in words").click()
    expect(guest.locator(".passage").first).to_be_visible()
    last = int(mara.get_by_role("slider", name="Moment").get_attribute("max") or 0)
    mara.get_by_role("button", name="Play (").click()
    shows(guest, last)
    # pointing at a passage of the text
    guest.get_by_role("button", name="Point on the board").click()
    guest.locator(".passage").first.click()
    expect(guest.locator("[data-pointed='passage-0']")).to_have_count(1)
    expect(mara.locator(".gathering")).to_contain_text("You lead")
    # the chat stays beside it
    mara.get_by_role("tab", name="Chat").click()
    mara.get_by_label("Write to the table").fill("Look here")
    mara.keyboard.press("Enter")
    guest.get_by_role("tab", name=re.compile("Chat")).click()
    expect(guest.get_by_role("log")).to_contain_text("Look here")
    # a long press points on a phone
    otto.get_by_role("link", name="Mitmachen").click()
    expect(company(mara).locator("li")).to_have_count(3)
    long_press(otto, otto.locator("#board [data-spot^=section]").first)
    expect(mara.locator("[data-pointed^=section]")).to_have_count(1)
    expect(mara.locator("[data-pointed] span")).to_contain_text("Otto")
    # to the score is out of it
    otto.get_by_role("link", name="Zur Wertung").click()
    expect(company(mara).locator("li")).to_have_count(2)


def long_press(page: Page, target: Locator) -> None:
    box = target.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("[data-pointed]")).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
