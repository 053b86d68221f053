"""One's own board of The Great Wall: what stands on it, what is asked there, and the others' boards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from muraglia.game import Game

from .arriving import asked, set_up, start_button
from .conftest import PHONE, Person
from .great_wall_moments import moment, open_moment

LOW = (1280, 680)


def choices(page: Page) -> Locator:
    """Pieces and cards of mine that can be picked."""
    return page.locator(".pickable[data-pick]")


def commit(page: Page) -> Locator:
    return page.locator("[data-commit]")


def pick(target: Locator, size: tuple[int, int]) -> None:
    """As a person with this device does it: a finger taps, a mouse clicks."""
    if size == PHONE:
        target.tap()
    else:
        target.click()


def answer(page: Page, target: Locator, size: tuple[int, int]) -> None:
    """A mouse answers at once; a finger picks, and the button commits. What is picked is then no longer picked."""
    pick(target, size)
    if commit(page).count():
        pick(commit(page), size)
    expect(page.locator(".picked[data-pick]")).to_have_count(0)


def begin(page: Page) -> None:
    set_up(page, "great-wall", players=3, bots=2, bot="random")
    start_button(page).click()
    asked(page)


def test_the_set_up_is_chosen_from_whole_cards_and_fills_the_board(person: Person) -> None:
    page = person()
    begin(page)
    expect(page.locator(".set-up").get_by_role("group", name="Generals").get_by_role("button")).to_have_count(2)
    general = choices(page).first
    name = general.locator("h3").inner_text()
    start = [int(number) for number in general.locator(".start b").all_inner_texts()]
    general.click()
    expect(general).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".preview")).to_contain_text(name)
    page.reload()  # what is picked and not yet given is still there
    expect(choices(page).first).to_have_attribute("aria-pressed", "true")
    general.click()
    expect(commit(page)).to_have_count(0)
    general.click()
    commit(page).click()
    expect(page.locator(".set-up")).to_contain_text("Your General")
    choices(page).last.click()
    commit(page).click()
    expect(page.locator(".set-up")).to_have_count(0)
    stock = page.get_by_role("region", name="Your stock").locator(".num")
    expect(stock.first).not_to_have_text("0")  # all have chosen, and everybody has what they start with
    expect(page.get_by_role("region", name="Command cards").get_by_role("button")).to_have_count(6)
    # abilities may add to it as Autumn begins, and none takes away
    assert all(int(have) >= least for have, least in zip(stock.all_inner_texts(), start, strict=False))
    assert page.get_by_role("region", name="Tactic cards").locator(".face").count() >= start[4]
    expect(page.locator(".leaders")).to_contain_text(name)


def test_by_keyboard_enter_picks_and_control_enter_commits(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-command"))
    page.keyboard.press("ArrowRight")
    expect(choices(page).first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(choices(page).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(choices(page).nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(choices(page).nth(1)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".status .say")).not_to_have_text(re.compile("Which Command card"))


ON_MY_BOARD = {
    "ask-command": 3, "ask-window": 3, "ask-gain": 3, "ask-shame": 3, "ask-unshame-summer": 3, "ask-recovery": 3, "ask-upgrade": 3,
    "ask-hire": 3, "ask-tea": 3, "ask-save": 3, "ask-recruit": 3,
}  # fmt: skip


@pytest.mark.parametrize("size", [LOW, PHONE], ids=["low", "phone"])
@pytest.mark.parametrize("ask", ON_MY_BOARD)
def test_a_question_of_ones_own_board_is_answered_there(person: Person, ask: str, size: tuple[int, int]) -> None:
    page = person(size=size)
    open_moment(page, moment(ask, ON_MY_BOARD[ask]))
    expect(page.locator(".paper .option")).to_have_count(0)  # nothing is left to the plain form
    asked_before = page.locator(".status .say").inner_text()
    target = choices(page).first if choices(page).count() else page.locator("[data-pick]").first
    answer(page, target, size)
    page.wait_for_timeout(300)
    assert page.locator(".status .refusal").count() == 0, asked_before


def can_pay_in_two_ways(game: Game) -> bool:
    """A Wall level can be built, and the stock leaves a choice of how to pay for it."""
    walls = [option for option in game.question(0).options if option.notation.startswith("wall-")]
    split = game.question(0, [walls[0]]).split if walls else None
    return split is not None and sum(len(part.picks) > 1 for part in split.parts) > 1


@pytest.mark.parametrize("size", [LOW, (1440, 900), PHONE], ids=["low", "tall", "phone"])
def test_a_payment_is_mixed_from_a_good_start(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    open_moment(page, moment("ask-build", fits=can_pay_in_two_ways))
    pick(page.locator("[data-place^='wall-']:visible").first, size)  # the payment goes on with the same answer
    mixer = page.locator(".mixer")
    if page.get_by_text("from the Warehouse").count():  # the Warehouse pays first, where it leaves a choice
        pick(commit(page), size)
    have, total = (int(number) for number in mixer.locator(".cells b").inner_text().split("/"))
    assert have == total
    assert [int(number) for number in mixer.locator(".amount").all_inner_texts()].count(0) < 3
    paid = mixer.locator("li", has=page.locator(".amount:not(:text-is('0'))")).last
    pick(paid.get_by_role("button", name="less"), size)
    expect(commit(page)).to_have_attribute("aria-disabled", "true")  # one is missing
    pick(paid.get_by_role("button", name="more"), size)
    expect(commit(page)).not_to_have_attribute("aria-disabled", "true")
    pick(commit(page), size)
    expect(mixer).to_have_count(0)
    expect(page.locator(".refusal")).to_have_count(0)


def some_do_not_fit(game: Game) -> bool:
    """A Tactic card of the hand fits the window, and another does not."""
    fitting = {option.notation.removeprefix("play-").removesuffix("!") for option in game.question(0).options} - {"pass"}
    return 0 < len(fitting) < len(set(game.view(0).own.tactics))


def test_a_card_that_does_not_fit_says_why(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-window", fits=some_do_not_fit))
    page.get_by_role("region", name="Tactic cards").locator("[aria-disabled='true']").last.click(force=True)  # it looks shut, and answers
    expect(page.locator(".refusal")).to_contain_text("is played")


def test_the_others_show_their_whole_board_over_the_rail(person: Person) -> None:
    page = person(size=LOW)
    open_moment(page, moment("ask-clerk"))
    rivals = page.get_by_role("group", name="The others").get_by_role("button")
    expect(rivals).to_have_count(2)
    rivals.last.hover()
    board = page.locator("article.board")
    expect(board).to_contain_text("Commands in hand")
    expect(board).to_be_in_viewport(ratio=1)
    rivals.last.click()
    page.mouse.move(640, 300)
    expect(board).to_be_visible()  # pinned
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)


@pytest.mark.parametrize("size", [LOW, (1440, 900), PHONE, (360, 740)])
@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_nothing_scrolls_or_sticks_out(person: Person, size: tuple[int, int], locale: str) -> None:
    page = person(size=size)
    open_moment(page, moment("ask-command", players=4))
    page.evaluate("(language) => (localStorage.muraglia = JSON.stringify({ ...JSON.parse(localStorage.muraglia), language }))", locale[:2])
    page.reload()
    expect(choices(page).first).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    sticking = page.evaluate(
        """() => [...document.querySelectorAll(".dock button, .dock .pickable")].filter((each) => each.checkVisibility())
            .filter((each) => { const box = each.getBoundingClientRect(); return box.right > innerWidth + 1 || box.left < -1 })
            .map((each) => each.innerText.slice(0, 40))"""
    )
    assert sticking == []
