"""What the judge expects of a game alone or together: it knows the ends of the game and what is near."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.judge import JUDGE
from muraglia.games.great_wall.outlook import expected_honour, progress, together, years_to_come
from tests.games.great_wall.support import Scene


def test_the_wall_can_end_a_game_before_time_does() -> None:
    board = Scene(1).board
    board.year = 2
    assert years_to_come(board) == 4
    board.wall[1], board.wall[2] = 3, 2
    assert years_to_come(board) < 2
    board.wall[2] = 3
    assert years_to_come(board) == 0


def test_artifacts_are_worth_twenty_to_qin_jiushao() -> None:
    board = Scene(1).board
    with_all = expected_honour(board, board.qin)
    board.artifacts = board.artifacts[:1]
    assert with_all - expected_honour(board, board.qin) == pytest.approx(40)


def test_alone_few_shame_tiles_are_a_danger() -> None:
    board = Scene(1).board
    chances = []
    for board.shame in (10, 4, 1):
        chances += JUDGE.chances(board)
    assert chances[0] > chances[1] > chances[2]


def test_together_the_progress_of_requests_and_every_shame_tile_count() -> None:
    board = Scene(3, mode="cooperative").board
    ids = board.cards.ids["request"]
    request = ids.index("tribute-gold")
    board.resources = [0] * len(board.resources)
    assert progress(board, request) == 0.5
    for seat in range(3):
        board.resources[seat * 4 + 2] = 3
    assert progress(board, request) == 1
    before = together(board)
    board.shame -= 1
    much = before - together(board)
    board.shame = 5
    few = together(board)
    board.shame = 4
    assert 0 < much < few - together(board)
