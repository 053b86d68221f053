"""My tables: where it is my turn stands first, the longest wait on top. My games: results, a filter, figures."""

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


def test_figures_count_more_games_than_one_page_of_the_server_has(person: Person) -> None:
    page = person()
    page.goto("/")
    wish = {"game": "chinesische-mauer", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    for _ in range(53):
        table = page.request.post("/api/tables", data=wish).json()["id"]
        assert page.request.post(f"/api/tables/{table}/commands", data={"do": "resign"}).ok
    page.goto("/tables")
    games = page.locator("section", has=page.get_by_role("heading", name="Finished"))
    games.get_by_text("My figures").click()
    rows = games.locator("table").first.get_by_role("row", name="Chinesische Mauer")
    expect(rows.locator("td")).to_have_text(["53", "0", "–"])


def test_opponents_of_the_same_name_are_two_people_and_a_new_name_makes_nobody_new(person: Person) -> None:
    me, first, second = person(), person(), person()
    for page in (me, first, second):
        page.goto("/")
    wish = {"game": "chinesische-mauer", "players": 2, "seats": [{"kind": "me"}], "start": False}
    for friend, name in ((first, "Bo"), (second, "Bo"), (first, "Bonnie")):
        table = me.request.post("/api/tables", data=wish).json()["id"]
        assert friend.request.post(f"/api/tables/{table}/join", data={"name": name}).ok
        assert friend.request.post(f"/api/tables/{table}/commands", data={"do": "ready", "ready": True}).ok
        for command in ({"do": "start"}, {"do": "resign"}):
            assert me.request.post(f"/api/tables/{table}/commands", data=command).ok
    me.goto("/tables")
    games = me.locator("section", has=me.get_by_role("heading", name="Finished"))
    expect(games.get_by_label("Opponent").locator("option")).to_have_text(["All", "Bo", "Bonnie"])
    games.get_by_label("Opponent").select_option("Bonnie")
    expect(games.locator("li")).to_have_count(2)


def test_finished_games_have_their_result_a_filter_and_figures(person: Person) -> None:
    page = person()
    page.goto("/")
    bot = {"kind": "bot", "bot": "random"}
    for name, game, players in (("One", "chinesische-mauer", 2), ("Two", "chinesische-mauer", 3), ("Three", "die-mauer", 3)):
        wish = {"game": game, "players": players, "name": name, "seats": [{"kind": "me"}, *[bot] * (players - 1)], "start": True}
        table = page.request.post("/api/tables", data=wish).json()["id"]
        assert page.request.post(f"/api/tables/{table}/commands", data={"do": "resign"}).ok
    page.goto("/tables")
    games = page.locator("section", has=page.get_by_role("heading", name="Finished"))
    rows = games.locator("li")
    expect(rows).to_have_count(3)
    one = rows.filter(has_text="One")
    expect(one.locator(".ts")).to_contain_text("Lost against Granit")
    expect(one.locator("time")).not_to_be_empty()
    games.get_by_label("Game").select_option("Die Mauer")
    expect(rows).to_have_count(1)
    games.get_by_label("Game").select_option("All")
    games.get_by_label("Opponent").select_option("Marmo")
    expect(rows).to_have_count(2)
    games.get_by_text("My figures").click()
    first = games.locator("table").first.get_by_role("row", name="Chinesische Mauer")
    expect(first.locator("td")).to_have_text(["1", "0", "–"])
    rows.first.get_by_role("link").click()
    page.wait_for_url("**/t/*")
