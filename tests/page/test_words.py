"""The page's own words: four languages, complete, none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from muraglia.games import SPECS
from muraglia.kernel.spec import Weight
from muraglia.language import LANGUAGES
from tests.test_language import messages

WEB = Path(__file__).parent.parent.parent / "web"
AREAS = sorted(path.name for path in (WEB / "locale" / "en").glob("*.ftl"))
OWN = re.compile(r"[\"'`]((?:page|dm|cm|gw-book|gwb|gwh|gws|learn)-[a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]")


def ids(code: str) -> dict[str, set[str]]:
    return {id: variables for area in AREAS for id, variables in messages(WEB / "locale" / code / area).items()}


def of_games() -> set[str]:
    """What the page says by the name of a game, or by a word of its description."""
    weights = {f"page-weight-{weight}" for weight in get_args(Weight)}
    spans = {f"page-{word}-{span}" for spec in SPECS.ours.values() for span in spec.spans for word in ("pass", "until")}
    spans.add("page-until-end")
    return weights | spans | {f"page-pitch-{name}" for name in SPECS.ours} | {"page-ahead-chinesische-mauer", "page-ahead-great-wall"}


def used() -> set[str]:
    found = of_games()
    for path in [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]:
        found |= set(OWN.findall(path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_every_message_with_the_same_variables(area: str, code: str) -> None:
    english = messages(WEB / "locale" / "en" / area)
    other = messages(WEB / "locale" / code / area)
    assert list(other) == list(english)
    for id, variables in english.items():
        assert other[id] == variables, f"{id} in {code}"


def test_no_message_is_in_two_areas() -> None:
    assert sum(len(messages(WEB / "locale" / "en" / area)) for area in AREAS) == len(ids("en"))


def test_no_message_is_missing_or_unused() -> None:
    known = {id for id in ids("en") if "." not in id}
    assert used() - known == set(), "used in the page, but in no catalogue"
    assert known - used() == set(), "in the catalogue, but never used"
