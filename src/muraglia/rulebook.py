"""The rules by id and language. Ours are kept in docs/rules, with a copy in the wheel; other packages bring their own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from .games import spec_of

_ITEM = re.compile(r"^- ([A-Z]{2}(?:-[A-Z]+)+-[A-Z0-9]+[a-z]?): (.*)$")
_EXAMPLE = re.compile(r"^\| ([A-Z]{2}-EXD?-[A-Z0-9]+) \| (.*) \|$")


@dataclass(frozen=True)
class Rule:
    id: str
    heading: str
    text: str


def _folder(game: str) -> Traversable:
    brought = files(spec_of(game).package) / "rules"
    if brought.is_dir():
        return brought
    package = Path(__file__).parent
    installed = package / "rules"
    return installed if installed.is_dir() else package.parent.parent / "docs" / "rules"


@cache
def rulebook(game: str, language: str = "en") -> dict[str, Rule]:
    """Returns all rules of a game in order, including worked examples."""
    folder, box = _folder(game), spec_of(game).info.box
    path = folder / f"{box}.{language}.md"
    if not path.is_file():  # English, or a page that is not translated yet
        path = folder / f"{box}.md"
    page = path.read_text("utf-8")
    rules: dict[str, Rule] = {}
    heading = ""
    last = ""
    for line in page.split("\n"):
        item = _ITEM.match(line) or _EXAMPLE.match(line)
        if line.startswith("## "):
            heading, last = line[3:], ""
        elif item:
            last = item[1]
            rules[last] = Rule(last, heading, item[2].strip())
        elif last and line.startswith("  "):
            rule = rules[last]
            rules[last] = Rule(last, rule.heading, f"{rule.text} {line.strip()}")
        else:
            last = ""
    return rules


def find_rules(game: str, language: str, words: str) -> list[Rule]:
    """Returns the rules whose id begins with the words, or whose text contains all of them."""
    rules = rulebook(game, language).values()
    by_id = [rule for rule in rules if rule.id == words.upper()] or [rule for rule in rules if rule.id.startswith(words.upper())]
    if by_id:
        return by_id
    wanted = _plain(words).split()
    return [rule for rule in rules if all(word in _plain(f"{rule.heading} {rule.text}") for word in wanted)]


def _plain(text: str) -> str:
    """Returns text for comparison: keyboards type a straight apostrophe, but the rules use the curved one."""
    return text.lower().replace("’", "'")
