"""The state of The Great Wall is declared once: the table and the declarations have the same fields."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import muraglia
from muraglia.games.great_wall.state import STATE

SOURCE = Path(__file__).parents[3] / "src" / "muraglia"


def declared(path: str, name: str) -> list[str]:
    """The attributes that a class declares in its body."""
    tree = ast.parse((SOURCE / path).read_text("utf-8"))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    return [node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]


def test_every_attribute_is_a_row_of_the_table() -> None:
    fields = declared("games/great_wall/board_state.py", "BoardState") + declared("kernel/position.py", "Position")
    passing = ["sink", "part"]  # who listens, and what a pick goes on with while it is carried out
    assert sorted(fields) == sorted([field.name for field in STATE] + passing)


def test_a_clone_shares_nothing_that_changes() -> None:
    board: Any = muraglia.new("great-wall", players=3, seed=1).position
    twin = board.clone()
    for field in STATE:
        mine, other = getattr(board, field.name), getattr(twin, field.name)
        assert not isinstance(mine, list) or (mine == other and mine is not other), field.name
    assert twin.rng is not board.rng and twin.text() == board.text()
