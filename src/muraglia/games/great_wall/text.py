"""The position text of The Great Wall.

Factions are letters: the players, then Qin Jiushao (solo), then the Rush Clan (one or two players).

wall: 1 0 2                          levels, left to right; barricades the same
horde left 1: scouts/right a.a3 x.b3 c.a4b4     a's Spearman on a3, a Wound, c's Horseman on two points; after the slash its back
rest left: aSSA bH                   Spearmen, Archers, Horsemen; posts left: aab
clerks sawmill: aab                  decks: the next card first
"""

from ...kernel.position_text import TITLE
from .board import Board
from .meta import INFO, options_of
from .shapes import places
from .state import LINES, Field


def position_text(board: Board) -> str:
    rows = [
        TITLE,
        f"game: {INFO.name}",
        f"players: {board.players}",
        f"options: {INFO.options_text(options_of(board.switches))}",
        f"set: {board.cards.name} {board.cards.digest}",
    ]
    for key, fields, at in LINES[board.factions]:
        rows.append(f"{key}: {line_text(board, fields, at)}")
    return "\n".join(rows) + "\n"


def line_text(board: Board, fields: list[Field], at: int) -> str:
    words: list[str] = []
    for field in fields:
        shape = field.shape
        for entry in range(len(places(shape.each, board.factions))) if at < 0 else [at]:
            words += shape.words(board, shape.get(board, field.name, entry))
    return " ".join(words) or "-"
