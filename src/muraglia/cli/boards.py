"""The table in the terminal: drawn by the game's own module, or described in words."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..games import SPECS
from ..kernel.spec import Spec
from ..language import Language

Draw = Callable[[Any, Language, int], RenderableType]  # a view, the language, the width of the terminal


def board_of(spec: Spec) -> Draw:
    """Returns the function that draws the game: `draw` from the module `terminal` in its folder, or else `in_words`."""
    module = f"{spec.package}.terminal"
    if find_spec(module) is None:
        return in_words
    found: Draw = import_module(module).draw
    return found


def in_words(view: Any, language: Language, width: int) -> RenderableType:
    """Returns the passages of a view, one paragraph each."""
    parts: list[RenderableType] = []
    for passage in SPECS[language.game].describe(view):
        parts.append(Text(language.say(passage.heading), style="bold"))
        if passage.lines:
            parts.append(Padding(Text("\n".join(language.line(line) for line in passage.lines)), (0, 0, 0, 3)))
    return Group(*parts)
