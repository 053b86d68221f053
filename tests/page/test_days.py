"""Games that take days, on the page: nudging a sleeping player, vacation, and until when there is time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.test_notices import Browser as Receiver

from .arriving import arrive, copied_link, set_up, start_button, table_of
from .conftest import PHONE, Complaints, Server
from .test_access import findings
from .test_calls import made_by
from .test_installed import arrives

SLOW = {"kind": "move", "seconds": 3 * 86_400}


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server where one may nudge at once."""
    running = Server(
        tmp_path, program=("-c", "from muraglia.table import nudges; nudges.AFTER = 0.0; from muraglia.cli import main; main()")
    )
    yield running
    running.stop()


def slow_game(anna: Page, bert: Page) -> str:
    """Anna waits for Bert, who has three days and is gone, and would be told."""
    set_up(anna, "chinesische-mauer", players=2, name="Anna")
    table = table_of(anna)
    arrive(bert, copied_link(anna), "Bert")
    expect(start_button(anna)).to_be_enabled()
    assert anna.request.post(f"/api/tables/{table}/commands", data={"do": "change", "clock": SLOW}).ok
    assert bert.request.post(f"/api/tables/{table}/commands", data={"do": "ready", "ready": True}).ok
    start_button(anna).click()
    made = made_by(Receiver("bert"))
    assert bert.request.post("/api/me/reach/subscription", data={"endpoint": made["endpoint"], **made["keys"]}).ok
    assert bert.request.put(f"/api/tables/{table}/notices", data={"on": True}).ok
    bert.goto("/")
    waiting = anna.get_by_text("Waiting for Bert")
    while not waiting.is_visible():
        if anna.locator(".status .stamp").is_visible():
            anna.get_by_role("button", name="Draw a card").first.click()
        anna.wait_for_timeout(50)
    return table


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_sleeping_player_is_nudged_once(
    impatient: Server, browser: Browser, complaints: Complaints, size: tuple[int, int] | None
) -> None:
    anna, bert = arrives(browser, complaints, impatient), arrives(browser, complaints, impatient)
    slow_game(anna, bert)
    if size:
        anna.set_viewport_size({"width": size[0], "height": size[1]})
    expect(anna.get_by_text(re.compile(r"Bert has until \w+ \d\d:\d\d"))).to_be_visible()
    anna.get_by_role("button", name="Nudge Bert", exact=True).click()
    expect(anna.get_by_text("You have nudged Bert.")).to_be_visible()
    expect(anna.get_by_role("button", name="Nudge Bert", exact=True)).to_have_count(0)
    assert findings(anna) == []
    bert.goto("/tables")
    expect(bert.locator("li.mine")).to_contain_text(re.compile(r"by \w+ \d\d:\d\d"))


def test_the_others_see_a_vacation_and_it_ends_when_one_says_so(impatient: Server, browser: Browser, complaints: Complaints) -> None:
    anna, bert = arrives(browser, complaints, impatient), arrives(browser, complaints, impatient)
    slow_game(anna, bert)
    bert.goto("/settings")
    last = date.today() + timedelta(days=9)
    bert.get_by_label("I am away until").fill(last.isoformat())
    bert.get_by_role("button", name="Go on vacation").click()
    expect(bert.get_by_role("button", name="I am back")).to_be_visible()
    assert findings(bert) == []
    expect(anna.get_by_text(f"Bert is on vacation until {last.day} {last:%B}.")).to_be_visible()
    expect(anna.get_by_role("button", name="Nudge Bert", exact=True)).to_have_count(0)
    bert.get_by_role("button", name="I am back").click()
    expect(bert.get_by_label("I am away until")).to_be_visible()
    expect(anna.get_by_text("is on vacation until")).to_have_count(0)
