"""A person with two devices: each shows both, one logs out the other, and deleting everything says what was deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.arriving import set_up
from tests.page.conftest import PHONE, Person


def name_me(page: Page, name: str) -> None:
    page.goto("/settings")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("list", name="Your devices").get_by_role("listitem")).to_have_count(1)


def test_a_lost_phone_is_logged_out(person: Person) -> None:
    here, phone = person(), person(PHONE)
    name_me(here, "Anna")
    devices = here.get_by_role("list", name="Your devices")
    expect(devices).to_contain_text("This device")
    expect(devices.get_by_role("button")).to_have_count(0)  # the only one cannot be logged out
    here.get_by_role("button", name="Show a code").click()
    code = here.locator(".move b").inner_text()
    phone.goto("/settings")
    phone.get_by_label(re.compile("code from another device", re.I)).fill(code)
    phone.get_by_role("button", name="Continue", exact=True).click()
    expect(phone.get_by_label("Your name")).to_have_value("Anna")
    here.reload()
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("listitem").filter(has_not_text="This device").get_by_role("button", name="Log out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    phone.reload()
    expect(phone.get_by_label("Your name")).not_to_have_value("Anna")
    expect(phone.get_by_role("list", name="Your devices")).to_have_count(0)


def test_deleting_my_data_says_what_was_deleted(person: Person) -> None:
    page = person()
    set_up(page, "die-mauer", name="Anna")
    page.goto("/settings")
    page.get_by_role("button", name="Delete my data").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("cannot be undone")
    dialog.get_by_role("button", name="Delete my data").click()
    expect(dialog).to_contain_text("gone from one table")
    dialog.get_by_role("button", name="To the start page").click()
    expect(page.get_by_role("link", name="Open a table")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_label("Your name")).not_to_have_value("Anna")


TITLES = {"Deutsch": "Deine Geräte", "Français": "Tes appareils", "Italiano": "I tuoi dispositivi"}


@pytest.mark.parametrize("language", TITLES)
def test_devices_in_every_language(person: Person, language: str) -> None:
    page = person()
    name_me(page, "Anna")
    page.get_by_role("radio", name=language).check(force=True)
    expect(page.get_by_role("list", name=TITLES[language])).to_be_visible()
