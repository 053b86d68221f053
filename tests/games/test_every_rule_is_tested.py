"""Every rule id of docs/rules is carried by a test, or stands in the list of those without effect."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from muraglia.games import SPECS
from muraglia.language import LANGUAGES
from muraglia.rulebook import rulebook
from tests.games.about import modules_about
from tests.games.rules_without_effect import WITHOUT_EFFECT

SOURCE = Path(__file__).parents[2] / "src"


@cache
def rules_carried_by_tests(name: str) -> set[str]:
    """The ids in every `@rule(...)` of the game's tests, read from their source."""
    carried: set[str] = set()
    for path in modules_about(name):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        carried.update(str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant))
    return carried


@pytest.mark.parametrize("name", SPECS)
def test_every_rule_is_carried_by_a_test(name: str) -> None:
    missing = [id for id in rulebook(name) if id not in rules_carried_by_tests(name) and id not in WITHOUT_EFFECT]
    assert missing == []


@pytest.mark.parametrize("name", SPECS)
def test_no_test_carries_a_rule_that_does_not_exist(name: str) -> None:
    known = {id for other in (SPECS.ours if name in SPECS.ours else [name]) for id in rulebook(other)}
    assert rules_carried_by_tests(name) <= known


def test_rules_without_effect_exist_and_have_a_reason() -> None:
    known = {id for name in SPECS.ours for id in rulebook(name)}
    assert set(WITHOUT_EFFECT) <= known - rules_carried_by_tests(next(iter(SPECS.ours)))
    assert all(len(reason) > 20 for reason in WITHOUT_EFFECT.values())


@pytest.mark.parametrize("name", SPECS)
def test_every_language_has_the_same_rules_in_the_same_order(name: str) -> None:
    english = list(rulebook(name))
    assert len(english) > (30 if name in SPECS.ours else 0)
    for code in LANGUAGES:
        assert list(rulebook(name, code)) == english
        assert all(rule.text and rule.heading for rule in rulebook(name, code).values())


def test_every_rule_of_the_great_wall_is_named_beside_its_code() -> None:
    """So that a rule is found in one hop. Examples and invariants are tests."""
    folder = SOURCE / "muraglia" / "games" / "great_wall"
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    named = set(re.findall(r"GW-[A-Z-]+-\d+[a-z]?", source))
    shown_by_tests = ("GW-EX-", "GW-EXD-", "GW-INV-")
    missing = [id for id in rulebook("great-wall") if id not in named and id not in WITHOUT_EFFECT and not id.startswith(shown_by_tests)]
    assert missing == []


@pytest.mark.parametrize("name", SPECS)
def test_no_marker_carries_more_than_three_rules(name: str) -> None:
    """A test that carries many rules can pass while one of them is broken."""
    for path in modules_about(name):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                assert len(node.args) <= 3, (path.name, node.lineno)


@pytest.mark.parametrize("name", SPECS)
def test_the_code_cites_only_rules_that_exist(name: str) -> None:
    folder = SOURCE / SPECS[name].package.replace(".", "/") if name in SPECS.ours else Path(str(files(SPECS[name].package)))
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    prefix = next(iter(rulebook(name))).split("-")[0]
    cited = {word.strip("\"'`.,:;()") for word in source.split() if word.lstrip("\"'`(").startswith(f"{prefix}-")}
    families = {id.rsplit("-", 1)[0] for id in rulebook(name)}
    assert cited - set(rulebook(name)) - families == set()
