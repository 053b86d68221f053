"""A table in words, for games without a drawn board: the passages of a view, one paragraph each."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..games import SPECS
from ..kernel.question import Line
from ..language import Language


def in_words(line: Line, language: Language) -> str:
    """Something on the table and what it says. A part that ends with a colon leads to the next, one in brackets belongs to the last."""
    first, *rest = map(language.say, line)
    said = ""
    for part in rest:
        said += part if not said else f" {part}" if said.endswith(":") or part.startswith("(") else f" · {part}"
    return f"{first} – {said}" if rest else first


def draw(view: Any, language: Language, width: int) -> RenderableType:
    parts: list[RenderableType] = []
    for passage in SPECS[language.game].describe(view):
        parts.append(Text(language.say(passage.heading), style="bold"))
        if passage.lines:
            parts.append(Padding(Text("\n".join(in_words(line, language) for line in passage.lines)), (0, 0, 0, 3)))
    return Group(*parts)
