"""A person at the drawn board of The Great Wall who gives a certain answer, and counts what it takes."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from muraglia.game import Game
from muraglia.kernel.question import Choice, Question

# Something of the question can be pressed.
READY = """() => [...document.querySelectorAll("[data-pick], .mixer, .clerk.lit")].some((each) => each.checkVisibility())"""
PAYMENTS = {"ask-pay", "ask-store", "ask-qin-store"}


class Hands:
    """Somebody at a table who gives a certain answer, pick by pick, with what the board offers for it."""

    def __init__(self, page: Page, is_finger: bool, pays_as_suggested: bool = False) -> None:
        self.page = page
        self.is_finger = is_finger
        self.pays_as_suggested = pays_as_suggested
        self.presses = 0

    def press(self, target: Locator) -> None:
        self.presses += 1
        if self.is_finger:
            target.tap()
        else:
            target.click()

    def answer(self, game: Game, choice: Choice) -> None:
        for count, pick in enumerate(choice):
            question = game.question(0, choice[:count])
            if len(question.options) == 1:  # the table goes on by itself
                continue
            self.page.wait_for_function(READY)
            if question.split and self.pays_as_suggested and question.prompt.id in PAYMENTS:
                return self.pay()
            if question.split:
                return self.split(question, choice[count:])
            option = next(option for option in question.options if option.pick == pick)
            target = self.find(pick, option.notation)
            self.press(target)
            self.commit(pick)

    def find(self, pick: int, notation: str) -> Locator:
        """The place of a pick. A Clerk is lifted first; on a phone the place may be on another tab."""
        target = self.page.locator(f"[data-pick='{pick}']:visible")
        if not target.count() and ">" in notation:
            source = self.page.locator(f"[data-location^='{notation.split('>')[0]} '] .clerk.lit:visible")
            if source.count():
                self.press(source.first)
                expect(target.first).to_be_visible()
        for tab in self.page.locator(".stage.phone [role=tab]").all() if self.is_finger else ():
            if target.count():
                break
            self.press(tab)
        assert target.count(), notation
        return target.first

    def commit(self, pick: int) -> None:
        """A finger picks first, and a mouse where the answer is secret; otherwise it is given already, or the form goes on."""
        if self.page.locator(f".picked[data-pick='{pick}'], [data-pick='{pick}'][aria-pressed='true']").count():
            self.press(self.page.locator("[data-commit]:visible").first)

    def pay(self) -> None:
        """The Warehouse pays first, then one's own stock: each with one press."""
        mixer = self.page.locator(".mixer")
        while mixer.count():
            before = mixer.inner_text()
            self.press(self.page.locator("[data-commit]:visible"))
            self.page.wait_for_function("(before) => document.querySelector('.mixer')?.innerText !== before", arg=before)

    def split(self, question: Question, picks: Choice) -> None:
        assert question.split is not None
        rows = self.page.locator(".mixer li")
        expect(rows.first).to_be_visible()
        wanted = [part.picks.index(picks[index]) if index < len(picks) else 0 for index, part in enumerate(question.split.parts)]
        for button, sign in ((0, -1), (1, 1)):  # less of what is too much, then more of what is too little
            for index, want in enumerate(wanted):
                row = rows.nth(index)
                while sign * (want - (have := int(row.locator(".amount").inner_text()))) > 0:
                    self.press(row.locator("button").nth(button))
                    expect(row.locator(".amount")).not_to_have_text(str(have))
        self.press(self.page.locator("[data-commit]:visible"))
