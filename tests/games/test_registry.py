"""Games of other packages: found, or left out with a line that says why."""

from __future__ import annotations

import logging
import sys
from copy import copy
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest

from muraglia.games import SPECS, spec_of
from muraglia.games.registry import GROUP, Registry, with_others
from muraglia.kernel.spec import Spec

OURS = dict(SPECS.ours)


def renamed(name: str, **changes: Any) -> Spec:
    """A game that exists under another name."""
    spec = OURS["die-mauer"]
    info = copy(spec.info)
    info.name = name
    return replace(spec, info=info, **changes)


def points(monkeypatch: pytest.MonkeyPatch, **specs: object) -> list[EntryPoint]:
    """Entry points as a package would have them: the name of each is its key with hyphens."""
    module = ModuleType("another_package")
    monkeypatch.setitem(sys.modules, "another_package", module)
    for key, spec in specs.items():
        setattr(module, key, spec)
    return [EntryPoint(key.replace("_", "-"), f"another_package:{key}", GROUP) for key in specs]


def test_a_game_of_another_package_comes_after_ours(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    fourth, first = renamed("wall-of-sand"), renamed("a-wall")
    found = with_others(OURS, points(monkeypatch, wall_of_sand=fourth, a_wall=first))
    assert list(found) == [*OURS, "a-wall", "wall-of-sand"]
    assert found["wall-of-sand"] is fourth
    assert caplog.messages == []


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("no spec", "another_package:wall_of_sand is not a Spec"),
        (renamed("wall-of-snow"), "its entry point is called wall-of-sand and its Spec wall-of-snow"),
        (renamed("wall-of-sand", usual_players=9), "it is usually played by 9, but not for that many players"),
        (renamed("wall-of-sand", levels={}), "it has no level novice, club, master"),
        (renamed("wall-of-sand", package="json"), "the package json has no locale/en.ftl"),
        (
            renamed("wall-of-sand", package="muraglia"),
            "its locale/en.ftl has no message cli-goal, cli-legend, advice-score, event-round-begins",
        ),
        (renamed("wall-of-sand", package="no_such_package"), "ModuleNotFoundError: No module named 'no_such_package'"),
    ],
)
def test_what_cannot_be_played_is_left_out_in_one_line(
    spec: object, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    good = renamed("wall-of-stone")
    found = with_others(OURS, points(monkeypatch, wall_of_sand=spec, wall_of_stone=good))
    assert list(found) == [*OURS, "wall-of-stone"]
    (line,) = caplog.messages
    assert line.startswith(f"The game wall-of-sand of the package another_package:wall_of_sand is left out: {why}")


def test_a_package_that_cannot_be_imported_takes_no_other_game_down(caplog: pytest.LogCaptureFixture) -> None:
    found = with_others(OURS, [EntryPoint("wall-of-air", "no_such_package.spec:SPEC", GROUP)])
    assert found == OURS
    (line,) = caplog.messages
    assert line.endswith("no_such_package.spec:SPEC is left out: ModuleNotFoundError: No module named 'no_such_package'")
    assert caplog.records[0].levelno == logging.ERROR


def test_the_name_of_another_game_is_refused(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    found = with_others(OURS, points(monkeypatch, die_mauer=renamed("die-mauer")))
    assert found == OURS
    (line,) = caplog.messages
    assert line.endswith("is left out: the package muraglia has a game of this name already")


def test_a_name_is_fit_for_paths_and_addresses(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Wall", "wall--of", "-wall", "../wall", "mauer/"):
        caplog.clear()
        (point,) = points(monkeypatch, key=renamed(name))
        assert with_others(OURS, [EntryPoint(name, point.value, GROUP)]) == OURS
        assert "a name has small letters, digits and single hyphens" in caplog.messages[0]


def test_other_packages_are_asked_only_for_more_than_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    fourth = points(monkeypatch, wall_of_sand=renamed("wall-of-sand"))

    def entry_points(group: str) -> list[EntryPoint]:
        asked.append(group)
        return fourth

    monkeypatch.setattr("muraglia.games.registry.entry_points", entry_points)
    registry = Registry(*OURS.values())
    assert registry["great-wall"] is OURS["great-wall"]
    assert asked == []
    assert "wall-of-sand" in registry
    assert list(registry) == [*OURS, "wall-of-sand"] and len(registry) == 4
    assert asked == [GROUP], "once"
    with pytest.raises(KeyError):
        registry["wall-of-snow"]


def test_our_games_are_found_by_name() -> None:
    for name, spec in OURS.items():
        assert spec_of(name) is spec
