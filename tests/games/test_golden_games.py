"""Whole games that must replay to their recorded result, whatever changes: an update may not break a running game.

Records of The Great Wall name their cards: a change of the house set, or of what is asked, means that these games have to be played again.
`python -m tests.games.test_golden_games` does it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import muraglia
from muraglia.bots.greedy import GreedyBot
from muraglia.game import begin
from muraglia.kernel.rng import rng_from_seed

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    game = muraglia.load(text)
    assert game.is_over and game.record() == text


def test_there_are_golden_games_of_every_game_and_number_of_players() -> None:
    assert len(RECORDS) == 9 + 7  # The Great Wall: alone, 2 to 4 players, and 2 to 4 together


def play_again(name: str) -> str:
    """Returns the record of a game of The Great Wall, played by the greedy bot with the seed of its number of players."""
    mode, players = "cooperative" if "cooperative" in name else "standard", int(name[-1])
    game = begin("great-wall", players, f"golden {players}", {"mode": mode})
    bots = [GreedyBot(game.spec, rng_from_seed(f"golden {players} {seat}")) for seat in range(players)]
    while not game.is_over:
        seat = game.to_act[0]
        game.play(bots[seat].choose(game.view(seat), game.question(seat)), seat)
    return game.record()


if __name__ == "__main__":
    for path in RECORDS:
        if path.stem.startswith("great-wall"):
            path.write_text(play_again(path.stem), "utf-8")
