"""Muraglia: three board games about building a wall, for people and bots.

>>> import muraglia
>>> game = muraglia.new("chinesische-mauer", players=3, seed=7)
"""

from .game import Game, load, new, set_up
from .games import SPECS
from .kernel.errors import BadSetup, IllegalChoice, MuragliaError, TextError, UnfinishedChoice, UnknownNotation
from .language import Language

GAMES = tuple(SPECS)

__all__ = [
    "GAMES", "BadSetup", "Game", "IllegalChoice", "Language", "MuragliaError", "TextError",
    "UnfinishedChoice", "UnknownNotation", "load", "new", "set_up",
]  # fmt: skip
