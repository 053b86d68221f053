"""Standing answers on the page: set from the question, shown, changed and taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import PHONE, Person
from .great_wall_moments import moment, open_moment


def test_a_question_is_answered_from_now_on(person: Person) -> None:
    page = person()
    open_moment(page, moment("ask-donate"))
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


def test_a_phone_sets_one_too(person: Person) -> None:
    page = person(PHONE)
    open_moment(page, moment("ask-upgrade"))
    page.get_by_role("button", name="From now on…").first.click()
    upgrades = page.locator("details", has_text="Upgrades of Overseers")
    for answer in ("yes", "Spearman", "pass"):
        upgrades.get_by_role("button", name=answer).click()
    expect(upgrades.get_by_role("button", name="1 yes")).to_have_attribute("aria-pressed", "true")
    upgrades.get_by_role("button", name="Answer like this").click()
    expect(page.get_by_role("dialog", name="Standing answers")).to_be_hidden()
    page.get_by_role("button", name="From now on…").first.click()
    expect(upgrades.locator(".now")).to_contain_text("yes, Spearman, pass (until the next season)")
