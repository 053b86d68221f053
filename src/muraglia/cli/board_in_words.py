"""A table in words, for games without a drawn board: the passages of a view, one paragraph each."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..games import SPECS
from ..language import Language


def draw(view: Any, language: Language, width: int) -> RenderableType:
    parts: list[RenderableType] = []
    for passage in SPECS[language.game].describe(view):
        parts.append(Text(language.say(passage.heading), style="bold"))
        if passage.lines:
            parts.append(Padding(Text("\n".join(language.line(line) for line in passage.lines)), (0, 0, 0, 3)))
    return Group(*parts)
