"""Every rule id of docs/rules is carried by a test, or stands in the list of those without effect."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from muraglia.games import SPECS
from muraglia.language import LANGUAGES
from muraglia.rulebook import rulebook
from tests.games.rules_without_effect import WITHOUT_EFFECT

TESTS = Path(__file__).parent.parent


@cache
def rules_carried_by_tests() -> set[str]:
    """The ids in every `@rule(...)` of the tests, read from their source."""
    carried: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        carried.update(str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant))
    return carried


@pytest.mark.parametrize("name", SPECS)
def test_every_rule_is_carried_by_a_test(name: str) -> None:
    missing = [id for id in rulebook(name) if id not in rules_carried_by_tests() and id not in WITHOUT_EFFECT]
    assert missing == []


def test_no_test_carries_a_rule_that_does_not_exist() -> None:
    known = {id for name in SPECS for id in rulebook(name)}
    assert rules_carried_by_tests() <= known
    assert set(WITHOUT_EFFECT) <= known - rules_carried_by_tests()
    assert all(len(reason) > 20 for reason in WITHOUT_EFFECT.values())


@pytest.mark.parametrize("name", SPECS)
def test_every_language_has_the_same_rules_in_the_same_order(name: str) -> None:
    english = list(rulebook(name))
    assert len(english) > 30
    for code in LANGUAGES:
        assert list(rulebook(name, code)) == english
        assert all(rule.text and rule.heading for rule in rulebook(name, code).values())


@pytest.mark.parametrize("name", SPECS)
def test_the_code_cites_only_rules_that_exist(name: str) -> None:
    folder = Path(str(SPECS[name].start.__module__).replace(".", "/")).parent
    source = "".join(path.read_text("utf-8") for path in (TESTS.parent / "src" / folder).glob("*.py"))
    prefix = next(iter(rulebook(name))).split("-")[0]
    cited = {word.strip("\"'`.,:;()") for word in source.split() if word.lstrip("\"'`(").startswith(f"{prefix}-")}
    families = {id.rsplit("-", 1)[0] for id in rulebook(name)}
    assert cited - set(rulebook(name)) - families == set()
