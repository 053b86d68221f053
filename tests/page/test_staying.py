"""Nothing is lost or doubled: reload, lost connection, two tabs on one seat, the back button, a server that restarts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .arriving import arrive, asked, begin, copied_link, give_up, set_up, start_button
from .conftest import Person, Server
from .playing import Player, play_to_the_end
from .test_die_mauer import close_fist


def lost(page: Page) -> Locator:
    return page.get_by_text("The connection is lost")


def record(page: Page, table: str) -> list[str]:
    """The choices so far, as this seat knows them."""
    answer = page.request.get(f"/api/tables/{table}/record?seat=0")
    assert answer.ok, answer.text()
    return [line for line in answer.text().split("\n") if line[:2] in ("a:", "b:", "c:")]


def own_choices(page: Page, table: str) -> int:
    return sum(line.startswith("a:") for line in record(page, table))


def draw(page: Page) -> None:
    page.get_by_role("button", name="Draw a card").first.click()


def hand(page: Page) -> Locator:
    return page.locator("[data-fan] button")


def draw_and_see(page: Page) -> None:
    """The card is in the hand, and something is asked again."""
    held = hand(page).count()
    draw(page)
    expect(hand(page)).to_have_count(held + 1, timeout=30_000)
    asked(page)


def test_a_reload_shows_the_same_game(person: Person) -> None:
    page = person()
    table = begin(page)
    draw_and_see(page)
    before = page.locator("[data-fan]").inner_text()
    page.reload()
    asked(page)
    assert page.locator("[data-fan]").inner_text() == before
    assert own_choices(page, table) == 1


class Network:
    """The way to the server, which can break: then open connections end and new ones fail, until it is mended."""

    def __init__(self, page: Page) -> None:
        self.is_broken = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_broken:
            socket.close(code=1013)
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def breaks(self) -> None:
        self.is_broken = True
        for socket in self._open:
            socket.close(code=1013)
        self._open.clear()

    def is_mended(self) -> None:
        self.is_broken = False


@pytest.mark.breaks_the_network
def test_a_choice_made_without_a_connection_arrives_once_it_is_back(
    person: Person,
) -> None:
    page = person()
    network = Network(page)
    table = begin(page)
    network.breaks()
    expect(lost(page)).to_be_visible(timeout=30_000)
    held = hand(page).count()
    draw(page)
    assert own_choices(page, table) == 0
    network.is_mended()
    expect(lost(page)).to_be_hidden(timeout=30_000)
    expect(hand(page)).to_have_count(held + 1, timeout=30_000)
    assert own_choices(page, table) == 1


def test_two_tabs_on_one_seat_agree(person: Person) -> None:
    page = person()
    table = begin(page)
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    asked(other)
    held = hand(page).count()
    draw(page)
    draw(other)  # at the same time, for the same question or the next one
    expect(hand(page)).not_to_have_count(held, timeout=30_000)
    asked(page)
    asked(other)
    page.wait_for_timeout(500)
    drawn = own_choices(page, table)
    assert drawn in (1, 2)
    for tab in (page, other):
        expect(hand(tab)).to_have_count(held + drawn, timeout=30_000)
    assert page.locator("[data-fan]").inner_text() == other.locator("[data-fan]").inner_text()
    other.close()
    play_to_the_end([Player(page, "two tabs")])


def test_the_back_button_leaves_the_table_and_forward_comes_back(
    person: Person,
) -> None:
    page = person()
    table = begin(page)
    draw_and_see(page)
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    asked(page)
    assert own_choices(page, table) == 1


@pytest.mark.breaks_the_network
def test_a_restarted_server_goes_on(person: Person, server: Server) -> None:
    page = person()
    table = begin(page)
    draw_and_see(page)
    server.process.kill()
    server.process.wait()
    server.start()
    expect(lost(page)).to_be_hidden(timeout=30_000)
    asked(page)
    draw_and_see(page)
    assert own_choices(page, table) == 2


# Every word that stands under a rival's name from now on, by name.
NOTES = """() => {
  window.notes = {};
  const read = () => document.querySelectorAll(".rival").forEach((rival) => {
    (window.notes[rival.querySelector(".who b").textContent] ??= new Set()).add(rival.querySelector(".doing > span").textContent);
  });
  read();
  new MutationObserver(read).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("how", ["leaves", "resigns"])
def test_a_bot_plays_on_for_somebody_who_is_gone_and_nobody_is_said_to_think(person: Person, how: str) -> None:
    host, guest = person(), person()
    set_up(host, "die-mauer", players=3, bots=1, rounds=1)
    arrive(guest, copied_link(host), "Otto")
    start_button(host).click()
    asked(guest)
    if how == "resigns":
        give_up(guest)
    else:
        give_up(guest, resign="Leave the game")
    expect(host.locator(".rival", has_text="Otto").locator(".bot")).to_be_visible()
    host.evaluate(NOTES)
    player = Player(host, how)
    while player.clicks < 12:
        if not player.act():
            host.wait_for_timeout(30)
    assert "thinking" in host.evaluate("[...window.notes.Marmo ?? window.notes.Granit]"), "a bot's own word is read too"
    assert "thinking" not in host.evaluate("[...window.notes.Otto]")
    said = "Otto, a bot plays on" if how == "leaves" else "Otto, has resigned"
    expect(host.get_by_role("list", name="At the table").get_by_title(said, exact=True)).to_be_visible()


def test_somebody_who_has_closed_the_page_is_away_and_not_thinking(person: Person) -> None:
    host, guest = person(), person()
    set_up(host, "die-mauer", players=3, bots=1, rounds=1)
    arrive(guest, copied_link(host), "Otto")
    start_button(host).click()
    asked(host)
    note = host.locator(".rival", has_text="Otto").locator(".doing")
    expect(note).to_have_text("thinking")
    guest.context.close()
    expect(note).to_have_text("away")
    expect(host.get_by_role("list", name="At the table").get_by_title("Otto, away", exact=True)).to_be_visible()
    close_fist(host, "T")
    expect(host.locator(".status")).to_contain_text("Waiting for Otto. You can change your mind")


@pytest.mark.breaks_the_network
def test_a_start_page_whose_drawings_do_not_come_shows_the_hills(person: Person) -> None:
    page = person()
    page.route("**/assets/Art-*", lambda route: route.abort("connectionreset"))
    page.goto("/")
    expect(page.locator(".pieces.all")).to_have_count(3)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
