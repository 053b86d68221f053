"""The council of a cooperative game: two people in browsers of their own and a bot decide together."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .arriving import arrive, copied_link, set_up, start_button
from .conftest import DESKTOP, PHONE, Person
from .playing import Player


def together(
    person: Person, sizes: tuple[tuple[int, int], tuple[int, int]] = (DESKTOP, DESKTOP), silence: str = "never"
) -> tuple[Page, Page]:
    """Two people and a bot, at the first question that is put to all.

    A player who clicks in the very moment in which that question comes has voted already. Then other people come.
    """
    while True:
        host, guest = at_the_first_council(person, sizes, silence)
        try:
            for page in (host, guest):
                agree(page).wait_for(timeout=5000)
            return host, guest
        except TimeoutError:
            host.context.close()
            guest.context.close()


def at_the_first_council(person: Person, sizes: tuple[tuple[int, int], tuple[int, int]], silence: str) -> tuple[Page, Page]:
    host, guest = (person(size=size) for size in sizes)
    set_up(host, "great-wall", players=3, bots=1, bot="random", mode="cooperative")
    host.get_by_label("Silence agrees").select_option(label=silence)
    arrive(guest, copied_link(host), "Otto")
    expect(guest.locator("output", has_text=silence)).to_be_visible()
    start_button(host).click()
    players = [Player(page, f"council {number}") for number, page in enumerate((host, guest))]
    limit = time.monotonic() + 120
    while not all(council_of(page).count() for page in (host, guest)):
        assert time.monotonic() < limit, host.locator("body").inner_text()[-800:]
        acted = [player.act() for player in players if not council_of(player.page).count()]
        if not any(acted):
            host.wait_for_timeout(30)
    return host, guest


def council_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Council")


def agree(page: Page) -> Locator:
    return page.get_by_role("button", name="Agree:")


def stands(page: Page) -> Locator:
    return council_of(page).locator("[data-stands]")


def notation(page: Page) -> str:
    return str(stands(page).get_attribute("data-stands"))


def press_another(page: Page) -> None:
    """Propose something else than what stands, wherever the page offers it."""
    found = page.evaluate_handle(
        """stands => [...document.querySelectorAll("[data-choice]")]
          .find((each) => each.checkVisibility() && (each.dataset.place ?? each.dataset.notation) !== stands)""",
        notation(page),
    ).as_element()
    assert found is not None
    found.click()
    if (propose := page.get_by_role("button", name="Propose:")).count():  # a finger picks first
        propose.click()


@pytest.mark.parametrize("sizes", [(DESKTOP, DESKTOP), (PHONE, DESKTOP)], ids=["at desks", "one on a phone"])
def test_a_proposal_is_changed_and_agreed_on(person: Person, sizes: tuple[tuple[int, int], tuple[int, int]]) -> None:
    host, guest = together(person, sizes)
    before = notation(host)
    assert notation(guest) == before and "Stands ready" in stands(guest).inner_text()
    agree(guest).click()
    expect(council_of(host)).to_contain_text("agrees")
    press_another(host)
    expect(stands(guest)).not_to_have_attribute("data-stands", before)
    expect(agree(guest)).to_be_visible()
    assert notation(guest) == notation(host)
    agree(guest).click()
    for page in (host, guest):
        expect(page.locator(f"[data-stands='{before}']")).to_have_count(0)


def test_the_bot_says_why_and_asking_to_wait_is_shown(person: Person) -> None:
    host, guest = together(person)
    assert council_of(host).locator("li em").count() == 1 and council_of(host).locator("li em").inner_text()
    guest.get_by_role("button", name="Wait for me").click()
    expect(council_of(host)).to_contain_text("wants to wait")


def test_silence_agrees(person: Person) -> None:
    pages = together(person, silence="15 sec")
    for page in pages:
        expect(council_of(page).get_by_role("timer")).to_contain_text("silence agrees in")
    for page in pages:
        expect(council_of(page)).to_have_count(0, timeout=30_000)


def test_who_follows_the_speaker_is_not_asked(person: Person) -> None:
    pages = together(person)
    follower = next(page for page in pages if page.get_by_label("I follow the speaker this season").count())
    speaker = next(page for page in pages if page is not follower)
    follower.get_by_label("I follow the speaker this season").check()
    expect(council_of(speaker)).to_contain_text("follows the speaker")
    agree(speaker).click()
    for page in pages:
        expect(council_of(page)).to_have_count(0)


def test_one_points_at_a_place_and_says_what_one_can_pay(person: Person) -> None:
    host, guest = together(person)
    host.get_by_text("Say or point").click()
    host.get_by_role("button", name="Point on the board").click()
    host.locator("[data-location^='sawmill '] h3, [data-location^='sawmill ']").first.click()
    expect(guest.locator("[data-pointed='location-sawmill']")).to_have_count(1)
    expect(guest.locator(".pointed")).to_contain_text("points at")
    expect(guest.locator("[data-pointed]")).to_have_count(0, timeout=15_000)
    host.get_by_label("How much").fill("3")
    host.get_by_role("button", name="Say it").click()
    expect(guest.locator(".log ol")).to_contain_text("I can pay 3 wood")


def test_the_text_table_has_it_all(person: Person) -> None:
    host, guest = together(person)
    host.keyboard.press("t")
    expect(council_of(host)).to_be_visible()
    guest.get_by_text("Say or point").click()
    guest.get_by_role("button", name="Point there").click()
    expect(host.locator(".pointed")).to_contain_text("points at")
    host.keyboard.press("Control+Enter")
    expect(council_of(guest)).to_contain_text("agrees")
