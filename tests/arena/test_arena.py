"""The arena: every bot in every seat, nothing played twice, intervals that mean what they say."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import muraglia
from muraglia.arena import Match, Played, Tournament, play_one, standings
from muraglia.arena.ratings import share_of
from muraglia.arena.solver import Solution, exploitability, matrix_value, reduced_game
from muraglia.arena.tournament import read_results, run
from muraglia.cli import main
from muraglia.kernel.position import whole_answers


def test_every_bot_plays_every_deal_in_every_seat() -> None:
    matches = Tournament("chinesische-mauer", ("random", "greedy", "novice"), 12, 2).matches()
    assert len(matches) == 12
    for deal in {match.deal for match in matches}:
        seats = [match.bots for match in matches if match.deal == deal]
        assert sorted(seats) == sorted({(a, b) for a in ("random", "greedy", "novice") for b in ("random", "greedy", "novice") if a != b})


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    matches = Tournament("chinesische-mauer", ("random", "greedy"), 6, 2).matches()
    first = [played for played, _ in run(matches[:3], path, 1)]
    path.write_bytes(path.read_bytes() + b'{"match": {"game"')  # the machine died while writing
    rest = list(run(matches, path, 1))
    assert [fresh for _, fresh in rest] == [False] * 3 + [True] * 3
    assert [played for played, _ in rest][:3] == first
    assert len(read_results(path)) == 6


def test_a_match_can_be_played_again() -> None:
    match = Match("die-mauer", ("greedy", "random", "novice@20"), "again")
    first, second = play_one(match), play_one(match)
    assert (first.scores, first.winners, first.record) == (second.scores, second.winners, second.record)


def test_results_keep_every_game_and_older_ones_are_still_read(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    match = Match("chinesische-mauer", ("greedy", "random"), "kept", {"hide_won_fame": "on"})
    (played,) = [played for played, _ in run([match], path, 1)]
    game = muraglia.load(read_results(path)[match.key].record)
    assert tuple(game.scores) == played.scores and game.table_options == match.options and game.seed == "kept"
    older = msgspec.json.decode(path.read_bytes())
    del older["record"]
    path.write_bytes(msgspec.json.encode(older) + b"\n")
    assert read_results(path)[match.key].record == "" and read_results(path)[match.key].scores == played.scores


def made_up(wins: int, games: int) -> list[Played]:
    found = []
    for number in range(games):
        scores = (30, 20) if number < wins else (20, 30)
        found.append(Played(Match("chinesische-mauer", ("a", "b"), f"deal {number}"), scores, (0 if number < wins else 1,), 10, (1.0, 1.0)))
    return found


def test_ratings_and_intervals_of_known_results() -> None:
    best, worst = standings(made_up(75, 100))
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.rating.value - worst.rating.value == pytest.approx(191, abs=12)  # 3 : 1 on the Elo scale
    assert best.share.value == 0.75 and 0.62 < best.share.low < 0.72 and 0.78 < best.share.high < 0.88
    assert share_of(made_up(75, 100), "a").value == 0.75


def test_the_command_writes_table_json_and_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "cup")
    assert (
        main(["arena", "chinesische-mauer", "--bots", "random,greedy", "--games", "4", "--workers", "1", "--out", out, "--lang", "en"]) == 0
    )
    assert "greedy" in capsys.readouterr().out
    assert msgspec.json.decode((tmp_path / "cup.json").read_bytes())["standings"][0]["bot"] in ("random", "greedy")
    assert (tmp_path / "cup.svg").read_text().startswith("<?xml")


def test_training_tells_which_game_has_nothing_to_fit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "great-wall", "--lang", "en"]) == 2
    assert "The Great Wall has no judge" in capsys.readouterr().err


def test_the_solver_knows_matching_pennies_and_rock_paper_scissors() -> None:
    assert matrix_value(np.array([[1.0, -1.0], [-1.0, 1.0]])) == pytest.approx(0)
    assert matrix_value(np.array([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])) == pytest.approx(1 / 12)


def test_a_predictable_player_is_exploited_more_than_a_uniform_one() -> None:
    game = reduced_game("W1")
    _, first = exploitability(game, lambda position, seat: {whole_answers(position, seat)[-1]: 1.0})
    _, mixed = exploitability(
        game, lambda position, seat: {choice: 1 / len(whole_answers(position, seat)) for choice in whole_answers(position, seat)}
    )
    assert 0 <= mixed <= first + 1e-9
    assert Solution().value(game) == pytest.approx(Solution().value(game))
