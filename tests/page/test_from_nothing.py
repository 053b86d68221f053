"""Friends come to a table by whatever they were given, from browsers that have never been here: they name themselves, sit and play."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .arriving import (
    arrive,
    asked,
    begin,
    code_on,
    copied_link,
    letter_of,
    open_seats,
    scanned,
    seat_link,
    set_up,
    sit_down,
    start_button,
    step,
    table_of,
    type_code,
)
from .conftest import HOME, PHONE, Complaints, Person, Server
from .playing import Player, play_to_the_end


def seat_of(page: Page) -> str:
    """The letter of my seat in the waiting room."""
    return letter_of(page.locator("ol li", has=page.get_by_role("button", name="Name and colour")))


@pytest.mark.parametrize("game", ["die-mauer", "chinesische-mauer"])
def test_a_host_and_three_friends_play_a_game_and_find_back_to_their_seats(person: Person, game: str) -> None:
    host = person()
    set_up(host, game, players=4, rounds=1 if game == "die-mauer" else None)
    link, code, picture = copied_link(host), code_on(host), scanned(host.get_by_alt_text("QR code with the link"))
    assert link == picture == f"http://{HOME}:{host.url.split(':')[2].split('/')[0]}/t/{table_of(host)}"

    by_link, by_code, by_seat = person(), person(size=PHONE), person()
    by_link.goto(link if game == "die-mauer" else picture)  # copied in one game, scanned in the other
    expect(by_link.get_by_role("heading", level=1)).to_have_text(re.compile(r"invites you to (Die|Chinesische) Mauer"))
    sit_down(by_link, "Otto")
    type_code(by_code, code.lower().replace("-", " "))  # as people type it
    sit_down(by_code, "Ines")
    (letter,) = open_seats(host)
    arrive(by_seat, seat_link(host, letter), "Lin")
    assert seat_of(by_seat) == letter

    for name in ("Otto", "Ines", "Lin"):
        expect(host.locator("ol li", has=host.get_by_text(name, exact=True))).to_contain_text("ready")
    start_button(host).click()

    friends = [host, by_link, by_code, by_seat]
    for friend in friends:
        expect(friend.locator(".status .say, .status").first).to_be_visible()
        friend.goto("/")  # leaves, and finds back by the list of tables
        friend.locator("main").get_by_role("link", name=re.compile(code)).first.click()
        expect(friend.locator("section.dock, .dock, .shelf").first).to_be_visible()
    players = [Player(page, f"{game} {number}") for number, page in enumerate(friends)]
    play_to_the_end(players)
    assert all(player.clicks > 4 for player in players)
    assert len({scores(player.page) for player in players}) == 1  # everybody sees the same end


def scores(page: Page) -> str:
    return str(page.evaluate("[...document.querySelectorAll('.places li .num')].map((each) => each.innerText).join('; ')"))


def test_every_code_of_a_shared_screen_leads_to_the_seat_it_stands_for(person: Person) -> None:
    screen = person()
    set_up(screen, "die-mauer", players=3, way="shared-screen")
    codes = screen.locator("ol.codes li")
    expect(codes).to_have_count(3)
    letters = [letter_of(code).lower() for code in codes.all()]
    # the last code first: a seat must not depend on who came before
    for letter, name in reversed([*zip(letters, ("Mara", "Otto", "Ines"))]):
        phone = person(size=PHONE)
        phone.goto(scanned(screen.locator(f"ol.codes li.p-{letter} img")))
        expect(phone.get_by_text(f"Your seat: {letter.upper()}")).to_be_visible()
        sit_down(phone, name)
        assert seat_of(phone) == letter.upper()
        expect(screen.locator(f"ol.codes li.p-{letter}")).to_contain_text(name)


def test_a_name_is_proposed_and_no_two_guests_get_the_same(person: Person) -> None:
    host = person()
    set_up(host, "die-mauer", players=3)
    link = copied_link(host)
    names = []
    for guest in (person(), person()):
        guest.goto(link)
        names.append(guest.get_by_label("What should the others call you?").input_value())
        guest.get_by_role("button", name="Sit down").click()
        expect(host.locator("ol").get_by_text(names[-1], exact=True)).to_be_visible()
    assert all(names) and names[0] != names[1]


@pytest.mark.parametrize("way", ["devices", "shared-screen", "one-device"])
def test_a_host_who_types_no_name_is_called_by_the_one_in_the_field(person: Person, way: str) -> None:
    host, guest = person(), person()
    host.goto(f"/new?game=die-mauer&way={way}")
    field = host.get_by_label("Your name").first
    expect(field).not_to_have_value("")
    name = field.input_value()
    host.get_by_role("button", name="Open a table").click()
    expect(start_button(host)).to_be_visible()
    if way == "one-device":
        expect(host.locator("ol").get_by_text(name, exact=True)).to_be_visible()
    else:
        guest.goto(f"/t/{table_of(host)}")
        expect(guest.get_by_role("heading", level=1)).to_have_text(f"{name} invites you to Die Mauer")


def test_a_guest_who_only_watches_can_still_sit_down(person: Person) -> None:
    host, guest = person(), person()
    set_up(host, "die-mauer", players=3)
    *_, last = open_seats(host)
    guest.goto(copied_link(host))
    guest.get_by_role("button", name="Just watch").click()
    expect(guest.get_by_text("You are watching")).to_be_visible()
    guest.get_by_role("button", name="Sit here").last.click()
    sit_down(guest, "Otto")
    assert seat_of(guest) == last


def test_a_taken_seat_offers_another_one(person: Person) -> None:
    host, first, second = person(), person(), person()
    set_up(host, "die-mauer", players=3)
    taken, other = open_seats(host)
    link = seat_link(host, taken)
    arrive(first, link, "Otto")
    second.goto(link)
    expect(second.get_by_text("The seat in your link is taken")).to_be_visible()
    sit_down(second, "Ines")
    assert seat_of(second) == other


def test_two_friends_who_open_one_link_together_both_sit_down(person: Person) -> None:
    host, first, second = person(), person(), person()
    set_up(host, "die-mauer", players=3)
    link, seats = copied_link(host), open_seats(host)
    first.goto(link)
    second.goto(link)
    sit_down(first, "Otto")
    sit_down(second, "Ines")
    assert [seat_of(first), seat_of(second)] == seats


def test_words_for_guests_are_not_those_for_hosts(person: Person) -> None:
    host, guest = person(), person()
    set_up(host, "die-mauer", players=3)
    expect(host.get_by_text("invite people, or let bots take them")).to_be_visible()
    arrive(guest, copied_link(host), "Otto")
    expect(guest.get_by_text("starts when everyone is here")).to_be_visible()
    for words in ("invite someone, or let a bot", "for someone you invite", "Seat a bot"):
        expect(guest.get_by_text(words)).to_have_count(0)


def test_a_change_of_options_is_named_and_takes_back_that_all_are_ready(person: Person) -> None:
    host, guest = person(), person()
    set_up(host, "die-mauer", players=2)
    arrive(guest, copied_link(host), "Otto")
    expect(host.get_by_text("Everyone is here. You can begin.")).to_be_visible()
    step(host.get_by_role("group", name="Rounds"), 2)
    expect(guest.get_by_text("Changed: Rounds.")).to_be_visible()
    expect(host.get_by_text("Otto is not ready yet.")).to_be_visible()
    guest.get_by_role("button", name="I am ready").click()
    start_button(host).click()
    asked(guest)
    expect(guest.locator(".bar-where")).to_contain_text("of 2")


def test_going_on_another_day_keeps_the_table_for_both(person: Person) -> None:
    host, guest = person(), person()
    set_up(host, "die-mauer", players=2)
    code = code_on(host)
    arrive(guest, copied_link(host), "Otto")
    start_button(host).click()
    asked(guest)
    guest.get_by_role("button", name="Menu").first.click()
    guest.get_by_role("button", name="Continue another day").click()
    expect(host.get_by_text("would like to continue another day")).to_be_visible()
    host.get_by_role("button", name="Agree").click()
    for friend in (host, guest):
        expect(friend.get_by_role("heading", name="Saved for another day")).to_be_visible()
        friend.get_by_role("link", name="My tables").click()
        friend.locator("main").get_by_role("link", name=re.compile(code)).first.click()
        expect(friend.get_by_role("heading", name="Saved for another day")).to_be_visible()
    guest.get_by_role("button", name="Continue playing").click()
    host.get_by_role("button", name="Agree").click()
    asked(host)
    asked(guest)


def test_a_player_who_left_is_asked_to_take_the_seat_again(person: Person) -> None:
    page = person()
    begin(page, "die-mauer")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave the game").last.click()
    page.wait_for_url(re.compile(r"/$"))
    page.locator("main").get_by_role("link", name=re.compile("Die Mauer")).first.click()
    expect(page.get_by_text("A bot is playing for you")).to_be_visible()
    page.get_by_role("button", name="Take my seat again").click()
    asked(page)


def test_a_server_that_only_this_machine_reaches_says_so_where_it_invites(browser: Browser, complaints: Complaints, tmp_path: Path) -> None:
    server = Server(tmp_path, host="127.0.0.1", name="127.0.0.1")
    try:
        page = complaints.listen(browser.new_context(base_url=server.address, locale="en-GB")).new_page()
        set_up(page, "die-mauer", players=3)
        expect(page.get_by_text("Only this computer can reach the server")).to_be_visible()
        expect(page.get_by_text("muraglia serve --host 0.0.0.0")).to_be_visible()
    finally:
        server.stop()


def throws(page: Page) -> None:
    page.evaluate("setTimeout(() => { throw new Error('on purpose'); })")


def complains(page: Page) -> None:
    page.evaluate("console.error('on purpose')")


def asks_for_nothing(page: Page) -> None:
    page.evaluate("fetch('/api/on-purpose')")


def asks_nobody(page: Page) -> None:
    page.evaluate("fetch('http://127.0.0.2:9/on-purpose').catch(() => {})")


@pytest.mark.parametrize("fault", [throws, complains, asks_for_nothing, asks_nobody])
def test_an_error_of_any_kind_would_be_noticed(person: Person, complaints: Complaints, fault: Callable[[Page], None]) -> None:
    page = person()
    page.goto("/settings")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert complaints == []
    fault(page)
    page.wait_for_timeout(300)
    assert any("on purpose" in line or "on-purpose" in line for line in complaints), complaints
    complaints.clear()
