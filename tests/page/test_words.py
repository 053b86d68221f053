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
STATIC = re.compile(r"^\s*import (?!type )(?:[^\"']*? from )?\"(\.[^\"]+)\"", re.MULTILINE)
WITH_WORDS = re.compile(r"withWords\(import\(\"(\.[^\"]+)\"\)((?:, \"[a-z-]+\")*)\)")
BY_ITSELF = re.compile(r"words\.load\(([^)]*)\)")
OWN = re.compile(r"[\"'`]((?:page|dm|cm|gw-book|gwb|gwh|gws|learn)-[a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]")


def ids(code: str) -> dict[str, set[str]]:
    return {id: variables for area in AREAS for id, variables in messages(WEB / "locale" / code / area).items()}


def of_games() -> set[str]:
    """What the page says by the name of a game, or by a word of its description."""
    weights = {f"page-weight-{weight}" for weight in get_args(Weight)}
    spans = {f"page-until-{span}" for spec in SPECS.ours.values() for span in spec.spans}
    passes = [spec for spec in SPECS.ours.values() if any(standing.name == "windows" for standing in spec.standing)]
    spans |= {f"page-pass-{span}" for spec in passes for span in spec.spans}
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


def imported(path: Path) -> set[Path]:
    """A file and all that comes with it at once."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting += [file for name in STATIC.findall(here.read_text("utf-8")) if (file := source(here, name))]
    return found


def source(here: Path, name: str) -> Path | None:
    paths = [here.parent / name, here.parent / f"{name}.ts", here.parent / name / "index.ts"]
    return next((path.resolve() for path in paths if path.is_file() and path.suffix in (".ts", ".svelte")), None)


def test_a_part_of_the_page_comes_with_its_words() -> None:
    """What a component says is in page.ftl or in an area that is loaded with it, or before it on every way to it."""
    areas = {id: Path(area).stem for area in AREAS for id in messages(WEB / "locale" / "en" / area)}
    start = (WEB / "src" / "main.ts").resolve()
    loaded = {start: {"page"}}
    waiting = [start]
    while waiting:
        part = waiting.pop()
        for path in imported(part):
            for name, with_it in WITH_WORDS.findall(path.read_text("utf-8")):
                component = source(path, name)
                assert component, f"{name} in {path}"
                here = loaded[part] | set(re.findall(r"[a-z-]+", with_it))
                before = loaded.get(component)
                loaded[component] = here if before is None else before & here
                if loaded[component] != before:
                    waiting.append(component)
    assert len(loaded) > 20
    code = [path.read_text("utf-8") for path in [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]]
    elsewhere = {area for text in code for names in BY_ITSELF.findall(text) for area in re.findall(r"\"([a-z-]+)\"", names)}
    missing = {
        f"{id} of {areas[id]}.ftl in {path.name}, which comes with {part.name}"
        for part, here in loaded.items()
        for path in imported(part)
        for id in OWN.findall(path.read_text("utf-8"))
        if id in areas and areas[id] not in here | elsewhere
    }
    assert missing == set()
