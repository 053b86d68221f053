"""Twelve scenes of The Great Wall in four looks: nothing is cut or covered, and no text lies on another."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from .arriving import asked
from .conftest import Person
from .great_wall_scenes import LOOKS, SCENES, Look, scene
from .test_great_wall_board import open_at
from .test_sizes import findings

OVERLAPS = (Path(__file__).parent / "overlaps.js").read_text("utf-8")
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}


def overlaps(page: Page) -> list[str]:
    return list(page.evaluate(OVERLAPS))


@pytest.mark.parametrize("look", LOOKS, ids=["1280 German light", "1440 English dark", "360 French light", "390 German dark"])
def test_nothing_is_cut_and_no_text_lies_on_another(person: Person, look: Look) -> None:
    size, theme, language = look
    page = person(size=size, theme=theme, locale=LOCALES[language])
    found: dict[str, list[str]] = {}
    for name in SCENES:
        open_at(page, scene(name))
        asked(page)
        if faults := findings(page) + overlaps(page):
            found[name] = faults
    assert not found


@pytest.mark.parametrize("size", [(1152, 720), (720, 450)], ids=["125 %", "200 %"])
def test_larger_text_cuts_nothing(person: Person, size: tuple[int, int]) -> None:
    """A browser that enlarges its pages has fewer pixels for them."""
    page = person(size=size, scale=1440 / size[0])
    for name in SCENES[::3]:
        open_at(page, scene(name))
        asked(page)
        assert findings(page) + overlaps(page) == [], name
