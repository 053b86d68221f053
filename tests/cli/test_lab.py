"""The lab plays, keeps its counts, and goes on from them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from muraglia.cli import lab, main
from muraglia.games.great_wall.rules import CARDS


def test_the_lab_prints_the_balance_and_goes_on_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "ROWS", [(3, "standard"), (4, "standard")])
    out = tmp_path / "lab.json"
    assert main(["lab", "great-wall", "--games", "1", "--out", str(out), "--lang", "en"]) == 0
    kept = json.loads(out.read_text("utf-8"))
    assert kept["set"] == CARDS.digest and kept["rows"]["3 standard"]["games"] == {"": 1}
    assert main(["lab", "great-wall", "--games", "2", "--out", str(out), "--lang", "en"]) == 0
    again = json.loads(out.read_text("utf-8"))
    assert again["rows"]["4 standard"]["games"] == {"": 2}
    first, second = kept["rows"]["3 standard"]["command"], again["rows"]["3 standard"]["command"]
    assert all(second[id] >= count for id, count in first.items())
    said = capsys.readouterr().out
    assert "raids per game" in said and "3 standard: 2 games" in said and "3 standard: the Horde deck runs out in" in said


def test_cards_of_the_cooperative_game_count_as_used_there() -> None:
    tallies = {"3 standard": lab.Tally(), "2 cooperative": lab.Tally()}
    request, tactic = CARDS.ids["request"][0], CARDS.ids["tactic"][-1]
    assert f"request {request}" in lab.all_cards_row(CARDS, tallies)[2] and f"tactic {tactic}" in lab.all_cards_row(CARDS, tallies)[2]
    tallies["2 cooperative"].add("requests", request)
    tallies["2 cooperative"].add("tactic", f"{tactic}!")
    said = lab.all_cards_row(CARDS, tallies)[2]
    assert f"request {request}" not in said and f"tactic {tactic}" not in said
