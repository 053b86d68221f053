"""The position text of The Great Wall."""

from .board import Board


def position_text(board: Board) -> str:
    return ""


def read_board(board: Board, text: str) -> None:
    pass
