"""Muraglia: three board games about building a wall, for people and bots.

>>> import muraglia
>>> game = muraglia.new("chinesische-mauer", players=3, seed=7)
"""

import tomllib
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .game import Game, add_set, load, set_up
from .game_types import GameName, new
from .games import SPECS
from .kernel.errors import BadSetup, IllegalChoice, MuragliaError, TextError, UnfinishedChoice, UnknownNotation
from .language import Language

if TYPE_CHECKING:
    GAMES: tuple[GameName, ...]
else:

    def __getattr__(name: str) -> Any:
        """Returns GAMES on demand, because packages that bring their own games import this package first."""
        if name == "GAMES":
            return tuple(SPECS)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _version() -> str:
    try:
        return metadata.version("muraglia")
    except metadata.PackageNotFoundError:  # run from source, not installed
        return str(tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]["version"])


__version__ = _version()

__all__ = [
    "GAMES", "BadSetup", "Game", "GameName", "IllegalChoice", "Language", "MuragliaError", "TextError",
    "UnfinishedChoice", "UnknownNotation", "__version__", "add_set", "load", "new", "set_up",
]  # fmt: skip
