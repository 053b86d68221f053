"""Pictures of a view, for notebooks and files. A game is drawn if this room has a module named like the game's folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from ..games import SPECS
from ..kernel import notebook
from ..kernel.agenda import seat_letter
from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..language import Language
from .canvas import Picture
from .words import html as in_words

LONGEST_NAME = 40
Drawing = Callable[[Any, Language], Picture]


@cache
def _drawing(game: str) -> Drawing | None:
    module = f"{__name__}.{game.replace('-', '_')}"
    return cast(Drawing, import_module(module).draw) if game in SPECS.ours and find_spec(module) else None


def picture(view: Any, language: str = "en", names: Sequence[str] = ()) -> Picture:
    """Returns a view as SVG text; raises BadSetup for a game that is not drawn."""
    speaker = _speaker(view, language, names)
    draw = _drawing(speaker.game)
    if draw is None:
        raise BadSetup(Message("setup-no-picture", {"title": SPECS[speaker.game].info.title}))
    return draw(view, speaker)


def svg(view: Any) -> str | None:
    """Returns the picture of a view; None for a game that is not drawn."""
    speaker = _speaker(view)
    draw = _drawing(speaker.game)
    return None if draw is None else draw(view, speaker)


def html(view: Any) -> str | None:
    """Returns a view in words, for a game that is not drawn."""
    speaker = _speaker(view)
    return None if _drawing(speaker.game) else in_words(view, speaker)


def _speaker(view: Any, language: str = "en", names: Sequence[str] = ()) -> Language:
    """Players without a name go by the letter on their badge."""
    game = next(name for name, spec in SPECS.items() if isinstance(view, spec.view_type))
    given = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names[: view.public.players]]
    letters = [seat_letter(seat).upper() for seat in range(len(given), view.public.players)]
    return Language(language, game, given + letters, view.seat)


notebook.svg = svg
notebook.html = html
