"""Whole games that must replay to their recorded result, whatever changes: an update may not break a running game.

Records of The Great Wall name their cards: whoever changes the house set has to play these games anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import muraglia

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    game = muraglia.load(text)
    assert game.is_over and game.record() == text


def test_there_are_golden_games_of_every_game_and_number_of_players() -> None:
    assert len(RECORDS) == 9 + 7  # The Great Wall: alone, 2 to 4 players, and 2 to 4 together
