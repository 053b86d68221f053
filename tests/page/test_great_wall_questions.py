"""Every kind of question of The Great Wall is answered through the drawn board, with a mouse and with a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import muraglia

from .arriving import asked
from .conftest import DESKTOP, PHONE, Person
from .great_wall_hands import Hands
from .great_wall_questions import KINDS, Answer, answers
from .test_great_wall_board import open_at

PARTS = 3  # so that two workers share them


def first_answer(page: Page, table: str) -> str | None:
    """What the first seat has answered, as its own record says it."""
    found = re.search(r"^a: (.*)$", page.request.get(f"/api/tables/{table}/record").text(), re.MULTILINE)
    return found[1].strip() if found else None


def test_there_is_an_answer_for_every_kind_of_question() -> None:
    assert len(KINDS) >= 50
    assert answers().keys() == KINDS


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_kind_of_question_is_answered_on_the_board(person: Person, size: tuple[int, int], part: int) -> None:
    page = person(size=size)
    hands = Hands(page, size == PHONE)
    for kinds, answer in kinds_of_answers()[part::PARTS]:
        game = muraglia.set_up(answer.text)
        table = open_at(page, answer.text)
        asked(page)
        expect(page.locator(".paper .option")).to_have_count(0)  # nothing is left to the plain form
        hands.answer(game, answer.choice)
        written = game.write(answer.choice)
        for _ in range(100):
            if first_answer(page, table["id"]) == written:
                break
            page.wait_for_timeout(50)
        assert first_answer(page, table["id"]) == written, kinds


def kinds_of_answers() -> list[tuple[list[str], Answer]]:
    """Every answer once, with the kinds of question that it is there for."""
    of: dict[Answer, list[str]] = {}
    for kind, answer in sorted(answers().items()):
        of.setdefault(answer, []).append(kind)
    return [(kinds, answer) for answer, kinds in of.items()]
