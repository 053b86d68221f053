"""Standing answers on the page: set from the question, shown, changed and taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from muraglia.game import Game

from .conftest import PHONE, Person
from .great_wall_moments import goes_on, moment, open_moment


def another_question_follows(game: Game) -> bool:
    """The person is asked next again, something else: no bot does anything before that."""
    question = game.question(0)
    if len(question.options) < 2:
        return False
    after = game.position.clone()
    after.take(0, question.options[0].pick)
    return after.to_act() == [0] and len(after.options(0)) > 1 and game.spec.ask(after, 0).prompt.id != "ask-donate"


def test_a_question_is_answered_from_now_on(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-donate", fits=another_question_follows))
    page.get_by_role("button", name="From now on…").first.click()
    donations = page.get_by_role("region", name="Standing answers").locator("details", has_text="Donations")
    expect(donations).to_have_attribute("open", "")
    donations.get_by_role("button", name="pass").click()
    donations.get_by_label("until the end of the game").check()
    donations.get_by_label("donates …").check()
    donations.get_by_role("button", name="Answer like this").click()
    expect(page.get_by_role("dialog", name="Standing answers")).to_be_hidden()
    page.get_by_role("tab", name="In advance").click()
    expect(donations.locator(".now")).to_have_text("pass (until the end of the game and … donates ….)")
    expect(page.locator(".status .say").get_by_text("donate one for")).to_have_count(0)  # the table has answered
    page.reload()
    page.get_by_role("tab", name="In advance").click()
    expect(donations.locator(".now")).to_contain_text("pass")
    donations.locator("summary").click()
    donations.get_by_role("button", name="Ask me again").click()
    expect(donations.locator(".now")).to_have_text("You are asked")


def a_donation_follows(game: Game) -> bool:
    """Upgrade and donation are one answer, so a standing answer to the first of them leaves the question open."""
    return any(goes_on(game, option.pick) for option in game.question(0).options) and len(game.question(0).options) > 1


def test_a_phone_sets_one_too(person: Person) -> None:
    page = person(PHONE)
    open_moment(page, moment("ask-upgrade", fits=a_donation_follows))
    page.get_by_role("button", name="From now on…").first.click()
    upgrades = page.locator("details", has_text="Upgrades of Overseers")
    for answer in ("yes", "Spearman", "pass"):
        upgrades.get_by_role("button", name=answer).click()
    expect(upgrades.get_by_role("button", name="1 yes")).to_have_attribute("aria-pressed", "true")
    upgrades.get_by_role("button", name="Answer like this").click()
    expect(page.get_by_role("dialog", name="Standing answers")).to_be_hidden()
    page.get_by_role("button", name="From now on…").first.click()
    expect(upgrades.locator(".now")).to_contain_text("yes, Spearman, pass (until the next season)")
