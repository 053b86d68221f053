"""What is begun and not given yet: it stays through reload, language and theme, for each table, and a slip can be taken back."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from muraglia.game import Game

from .conftest import Person
from .great_wall_moments import SPEC, moment, open_moment
from .test_great_wall_shelf import can_pay_in_two_ways, choices


def mixer(page: Page) -> Locator:
    return page.locator(".mixer")


def amounts(page: Page) -> list[str]:
    return mixer(page).locator(".amount").all_inner_texts()


def filled(page: Page) -> Locator:
    return page.locator("[data-filled]")


def begin_payment(page: Page) -> list[str]:
    """A Wall level is picked, and its payment is changed but not given. Returns the amounts."""
    open_moment(page, moment("ask-build", fits=can_pay_in_two_ways))
    page.locator("[data-place^='wall-']:visible").first.click()
    if page.get_by_text("from the Warehouse").count():  # the Warehouse pays first, where it leaves a choice
        page.locator("[data-commit]").click()
    expect(mixer(page)).to_be_visible()
    before = amounts(page)
    mixer(page).locator("li", has=page.locator(".amount:not(:text-is('0'))")).last.get_by_role("button", name="less").click()
    changed = amounts(page)
    assert changed != before
    return changed


def is_kept(page: Page, wanted: list[str], picks: int) -> None:
    expect(mixer(page)).to_be_visible()
    expect(filled(page)).to_have_count(picks)
    expect(filled(page).first).not_to_be_empty()
    assert amounts(page) == wanted


def test_a_payment_that_is_begun_survives_reload_language_and_theme(person: Person) -> None:
    page = person()
    wanted = begin_payment(page)
    picks = filled(page).count()
    assert picks > 0
    said = filled(page).first.inner_text()
    page.reload()
    is_kept(page, wanted, picks)
    assert filled(page).first.inner_text() == said
    settings = page.context.new_page()
    settings.goto("/settings")
    settings.locator("label", has=settings.locator("input[name=theme][value=dark]")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    settings.locator("label", has=settings.locator("input[name=language][value=de]")).click()
    expect(page.get_by_role("button", name="Menü")).to_be_visible()
    is_kept(page, wanted, picks)
    page.reload()
    is_kept(page, wanted, picks)
    assert filled(page).first.inner_text() != said, "the same in German"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(filled(page)).to_have_count(0)
    page.reload()
    expect(page.locator("[data-place^='wall-']:visible").first).to_be_visible()
    expect(filled(page)).to_have_count(0)  # what was dropped does not come back


def test_each_table_keeps_its_own_draft(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-command"))
    choices(page).nth(1).click()
    expect(choices(page).nth(1)).to_have_attribute("aria-pressed", "true")
    other = page.context.new_page()
    open_moment(other, moment("ask-command", players=4))
    choices(other).nth(2).click()
    for each, picked in ((page, 1), (other, 2)):
        each.reload()
        expect(choices(each).nth(picked)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-commit]")).to_have_count(1)


def test_a_damaged_draft_is_no_draft(person: Person) -> None:
    page = person()
    begin_payment(page)
    for damage in ("{", "[1]", '{"version":1}', '{"picks":"x","key":3}'):
        page.evaluate(
            """(damage) => Object.keys(localStorage).filter((key) => /^muraglia-(form|draft)-/.test(key))
                .forEach((key) => (localStorage[key] = damage))""",
            damage,
        )
        page.reload()
        expect(page.locator("[data-place^='wall-']:visible").first).to_be_visible()
        expect(filled(page)).to_have_count(0)
        page.locator("[data-place^='wall-']:visible").first.click()
        expect(filled(page).first).to_be_visible()


# The labels of what stands on the table
PLACES = ("choose-location", "choose-clerk-home", "choose-space", "choose-wall", "choose-barricade", "choose-rest", "choose-post")


def target(game: Game, stops: set[str]) -> str | None:
    """The notation of a place whose choice leads to this, without more of a form."""
    view = SPEC.view(game.position, 0)
    for option in game.question(0).options:
        found = SPEC.difference(view, (option.pick,)) if SPEC.difference and option.label.id in PLACES else None
        if found is not None and found.stops in stops:
            return option.notation
    return None


def leads_to(stops: set[str], game: Game) -> bool:
    return target(game, stops) is not None


GOES_ON = partial(leads_to, {"question"})
IS_FINAL = partial(leads_to, {"seat", "draw"})


def behind_a_barrier(page: Page) -> None:
    """The bots at the table become people who would have to agree to an undo: the page is told so."""

    def join(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda message: socket.send(message.replace('"barrier":false', '"barrier":true') if isinstance(message, str) else message)
        )

    page.route_web_socket(re.compile("/socket"), join)


def click(page: Page, stops: set[str], ask: str, fits: partial[bool]) -> None:
    import muraglia

    text = moment(ask, fits=fits)
    open_moment(page, text)
    notation = target(muraglia.set_up(text), stops)
    place = page.locator(f"[data-place='{notation}']")
    place.hover()
    expect(page.locator(".preview li, .preview .goods").first).to_be_visible()  # it is known what it leads to
    place.click()


def test_a_slip_of_the_mouse_is_taken_back_by_the_visible_undo(person: Person) -> None:
    page = person()
    behind_a_barrier(page)
    click(page, {"question"}, "ask-activation", GOES_ON)
    expect(page.locator("[data-commit]")).to_have_count(0)  # one click, because it can be taken back
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(page.locator("[data-place]").first).to_be_visible()
    expect(undo).to_have_count(0)


def test_what_cannot_be_taken_back_alone_needs_the_button(person: Person) -> None:
    page = person()
    behind_a_barrier(page)
    click(page, {"seat", "draw"}, "ask-build", IS_FINAL)
    expect(page.locator("[data-commit]")).to_be_visible()
    says = page.locator(".status .say").inner_text()
    page.locator("[data-commit]").click()
    expect(page.locator(".status .say")).not_to_have_text(says)


def test_against_bots_alone_one_click_is_enough(person: Person) -> None:
    page = person()
    click(page, {"seat", "draw"}, "ask-build", IS_FINAL)
    expect(page.locator("[data-commit]")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
