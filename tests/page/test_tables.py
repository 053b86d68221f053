"""My tables: where it is my turn stands first, the longest wait on top."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Person


def test_the_table_that_has_waited_longest_for_me_stands_on_top(person: Person) -> None:
    page = person()
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for name, start in (("First", True), ("Second", True), ("Not begun", False)):
        wish = {"game": "chinesische-mauer", "players": 2, "name": name, "seats": seats if start else seats[:1], "start": start}
        page.request.post("/api/tables", data=wish)
    for _ in range(300):  # a bot may have the first turn
        entries = page.request.get("/api/tables/mine").json()
        if sum(entry["thinking"] == [0] for entry in entries) == 2:
            break
        page.wait_for_timeout(50)
    waited = sorted((entry for entry in entries if entry["thinking"]), key=lambda entry: float(entry["since"]))
    page.goto("/tables")
    rows = page.locator("ul.tables").first.locator("li")
    expect(rows).to_have_count(3)
    expect(page.locator("li.mine")).to_have_count(2, timeout=30_000)
    assert [row.locator(".tt b").inner_text() for row in rows.all()] == [*(entry["table"]["name"] for entry in waited), "Not begun"]
    expect(rows.nth(0).locator("time")).to_have_text("this minute")
    expect(rows.nth(2).locator("time")).to_have_count(0)
