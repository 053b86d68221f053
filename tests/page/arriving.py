"""How people come to a table: from an empty browser, through what the page shows."""

from __future__ import annotations

import io
import re

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from muraglia.games import SPECS
from tests.fourth_game.support import NAME, TITLE

GAMES = {**{name: spec.info.title for name, spec in SPECS.items()}, NAME: TITLE}
WAYS = {
    "devices": "Everyone on their own device",
    "shared-screen": "One screen, hands on phones",
    "one-device": "One device, passed around",
}


# The host


def set_up(
    page: Page,
    game: str,
    *,
    players: int = 3,
    bots: int = 0,
    bot: str = "greedy",
    way: str = "devices",
    rounds: int | None = None,
    name: str = "",
    mode: str = "",
) -> None:
    """From the start page to the waiting room of a new table: the host first, then open seats, then so many bots."""
    page.goto("/")
    page.get_by_role("radio", name=GAMES[game]).first.check(force=True)
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_role("radio", name=GAMES[game])).to_be_checked()  # the options of the game have come: nothing moves any more
    page.locator("label", has=page.get_by_role("radio", name=WAYS[way])).click()
    expect(page.get_by_role("radio", name=WAYS[way])).to_be_checked()
    step(page.get_by_role("group", name="Players"), players)
    if name:
        page.get_by_label("Your name").fill(name)
    for seat in range(players - bots, players):
        page.get_by_label(f"Who takes seat {seat + 1}?").select_option(bot)
    if mode:
        page.get_by_label("Mode", exact=True).select_option(mode)
    if rounds is not None:
        step(page.get_by_role("group", name="Rounds"), rounds)
    page.get_by_role("button", name="Open a table").click()
    expect(start_button(page)).to_be_visible()


def step(group: Locator, wanted: int) -> None:
    """Press less or more until the number is there."""
    number = group.locator(".num")
    while (shown := int(number.inner_text())) != wanted:
        group.get_by_role("button", name="more" if shown < wanted else "less").click()
        expect(number).not_to_have_text(str(shown))


def start_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Start", exact=True)


def begin(page: Page, game: str = "chinesische-mauer", **setting: int | str | None) -> str:
    """A game against two bots, until the person is asked something. Gives the id of the table."""
    set_up(page, game, **{"bots": 2, **setting})  # type: ignore[arg-type]
    start_button(page).click()
    asked(page)
    return table_of(page)


def asked(page: Page) -> None:
    expect(page.locator(".status .stamp")).to_be_visible(timeout=30_000)


def give_up(page: Page, menu: str = "Menu", resign: str = "Resign") -> None:
    page.get_by_role("button", name=menu).first.click()
    page.get_by_role("button", name=resign).click()
    page.get_by_role("button", name=resign).last.click()


def table_of(page: Page) -> str:
    """The id in the address bar."""
    found = re.search(r"/t/(\w+)", page.url)
    assert found, page.url
    return found[1]


# What the host can pass on


def copied(page: Page, button: Locator) -> str:
    """What a button has put on the clipboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('')")
    button.click()
    page.wait_for_function("() => navigator.clipboard.readText()")
    return str(page.evaluate("navigator.clipboard.readText()"))


def copied_link(page: Page) -> str:
    return copied(page, page.get_by_role("contentinfo").get_by_role("button", name="Copy the link"))


def open_seats(page: Page) -> list[str]:
    """The letters of the open seats in the waiting room; which ones they are depends on the host's colour."""
    return [letter_of(seat) for seat in page.locator("ol li.open").all()]


def letter_of(seat: Locator) -> str:
    found = re.search(r"\bp-([a-f])\b", seat.get_attribute("class") or "")
    assert found
    return found[1].upper()


def seat_link(page: Page, letter: str) -> str:
    """The link of one seat, from its dialog."""
    page.locator(f"li.p-{letter.lower()}").get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog", name=f"Invite someone to seat {letter}")
    link = copied(page, dialog.get_by_role("button", name="Copy the link"))
    dialog.get_by_role("button", name="Close").last.click()
    return link


def code_on(page: Page) -> str:
    """The code as it is read off the screen."""
    return page.locator(".call b, .join b").first.inner_text()


def scanned(picture: Locator) -> str:
    """The address in a code, read from its picture on the screen."""
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", True)
    found = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture.screenshot())))
    assert len(found) == 1, found
    return str(found[0].text)


# The guest


def type_code(page: Page, code: str) -> None:
    page.goto("/")
    page.get_by_label("Join by code").fill(code)
    page.keyboard.press("Enter")


def sit_down(page: Page, name: str) -> None:
    """Two actions: a name and the button."""
    page.get_by_label("What should the others call you?").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Not yet")).to_be_visible()  # seated, and ready


def arrive(page: Page, link: str, name: str) -> None:
    page.goto(link)
    sit_down(page, name)
