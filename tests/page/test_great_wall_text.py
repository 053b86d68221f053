"""The Great Wall in the text table, by keyboard and accessible names alone: a year of a game alone, or a whole game in the long tests."""

from __future__ import annotations

import os
import random
import time

from playwright.sync_api import Page, expect

from .arriving import set_up, start_button
from .conftest import Person
from .great_wall_wire import Wire

WHOLE = bool(os.environ.get("MURAGLIA_WHOLE_GAMES"))

# Remembers what a screen reader is told, line by line as it comes, and what the status line has asked.
LISTEN = """() => {
  window.heard = [];
  window.asked = new Set();
  const prompt = () => window.asked.add(document.querySelector(".status .say")?.textContent.trim());
  new MutationObserver((changes) => {
    prompt();
    const lines = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((each) => each.parentElement?.matches("[role=log]"));
    window.heard.push(...lines.map((line) => line.textContent.trim()));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

# What has the focus within the question, by its accessible name; null: something else has it.
FOCUSED = """() => {
  const at = document.activeElement;
  const answers = at?.closest("section.question") && at.matches("button, [role=spinbutton]");
  return answers ? (at.getAttribute("aria-label") ?? at.innerText) : null;
}"""

# How far the game is.
STATE = """() => [
  document.querySelector("main.end") !== null,
  document.querySelector("section.question")?.innerText,
  window.heard.length,
].join("|")"""


def answer(page: Page, chance: random.Random) -> None:
    """Tab leads from option to option, Enter answers. The focus comes to a new question by itself."""
    page.wait_for_function(FOCUSED, timeout=10_000)
    for _ in range(chance.randrange(4)):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) is None:
            page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED), "what answers has a name"
    page.keyboard.press("Enter")


def test_a_game_alone_is_played_in_words(person: Person) -> None:
    page = person()
    wire = Wire(page)
    set_up(page, "great-wall", players=1)
    start_button(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".status .stamp")).to_be_visible(timeout=30_000)
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="Table in words")).to_be_visible()
    page.evaluate(LISTEN)
    there = set(wire.events)
    chance = random.Random("in words")
    limit = time.monotonic() + (3600 if WHOLE else 240)
    answers = 0
    while page.locator("main.end").count() == 0 and (WHOLE or wire.year < 2):
        assert time.monotonic() < limit, page.locator("body").inner_text()[-800:]
        before = page.evaluate(STATE)
        answer(page, chance)
        answers += 1
        page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=10_000)
        page.wait_for_function("() => document.querySelector('main.end, section.question')", timeout=30_000)
    assert answers > 15
    heard = page.evaluate("() => window.heard.filter((line) => !window.asked.has(line))")
    assert len(heard) == len(wire.events - there), heard
