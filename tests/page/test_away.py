"""While you were away: what mattered since the last choice, to read and to watch, on any device; and a line of it under my tables."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE, Person


def command(page: Page, table: str, **what: Any) -> Any:
    answer = page.request.post(f"/api/tables/{table}/commands", data=what)
    assert answer.ok, answer.text()
    return answer.json()


def until_something_mattered(page: Page) -> tuple[str, Any]:
    """A table against a bot that waits for me: since my last choice the bot has done something that matters."""
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "chinesische-mauer", "players": 2, "name": "Away", "seats": seats, "start": True}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    for number in range(60):
        while page.request.get("/api/tables/mine").json()[0]["thinking"] != [0]:
            page.wait_for_timeout(20)
        digest = page.request.get(f"/api/tables/{table}/digest").json()
        if digest["count"] and number > 1:
            return table, digest
        question = command(page, table, do="ask", so_far=[])
        picks: list[int] = []
        while question["is"] != "done":
            picks.append(question["options"][number % len(question["options"])]["pick"])
            sent = command(page, table, do="choose", id=f"choice-{number}-{len(picks)}", version=question["version"], picks=picks)
            question = sent["question"] if sent["is"] == "go_on" else sent
    raise AssertionError("nothing mattered in the whole game")


def on_another_device(page: Page, other: Page) -> None:
    other.goto(page.request.post("/api/me/elsewhere").json()["link"])
    other.get_by_role("button", name="Continue").click()
    expect(other).to_have_url(re.compile(r"/(settings|tables)?$"))


def test_what_mattered_is_told_and_played_on_the_device_i_come_back_with(person: Person) -> None:
    laptop, phone = person(), person(size=PHONE)
    table, digest = until_something_mattered(laptop)
    on_another_device(laptop, phone)
    phone.goto("/tables")
    line = phone.locator("li", has_text="Away").locator(".digest")
    expect(line).to_be_visible()
    assert not re.search(r"event-|[{}]", line.inner_text()), line.inner_text()
    for page in (phone, laptop):  # each of them has shown nothing of it yet
        page.goto(f"/t/{table}")
        told = page.get_by_role("dialog", name="Since your last turn")
        expect(told.locator("li")).to_have_count(digest["count"])
        told.get_by_role("button", name="Watch it").click()
        expect(page).to_have_url(re.compile(rf"moment={digest['moment']}(&|$)"))
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.get_by_label("Speed").select_option("4×")
        expect(page).not_to_have_url(re.compile("moment="), timeout=60_000)  # it ends where the game is now
        expect(page.locator(".status .stamp")).to_be_visible()
        page.reload()
        expect(page.locator(".status .stamp")).to_be_visible()
        expect(told).to_have_count(0)
