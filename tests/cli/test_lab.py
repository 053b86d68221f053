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
    assert "raids per game" in said and "3 standard: 2 games" in said


def test_the_lab_plays_with_another_bot_in_some_rows_and_begins_again_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "ROWS", [(1, "standard"), (2, "standard")])
    out = tmp_path / "lab.json"
    lab_of = ["lab", "great-wall", "--games", "1", "--players", "1", "--out", str(out), "--lang", "en"]
    assert main(lab_of) == 0
    assert main([*lab_of, "--bot", "master@4"]) == 0
    kept = json.loads(out.read_text("utf-8"))
    assert kept["bot"] == "master@4" and list(kept["rows"]["1 standard"]["games"].values()) == [1]
    assert not kept["rows"]["2 standard"]
    assert "1 standard: 1 games" in capsys.readouterr().out


def test_two_processes_count_the_same_games_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ROWS", [(1, "standard")])
    found = []
    for jobs in ("1", "2"):
        out = tmp_path / f"lab{jobs}.json"
        assert main(["lab", "great-wall", "--games", "3", "--jobs", jobs, "--out", str(out), "--lang", "en"]) == 0
        found.append(json.loads(out.read_text("utf-8"))["rows"])
    assert found[0] == found[1]


def test_the_lab_refuses_a_bot_that_there_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "lab.json"
    assert main(["lab", "great-wall", "--bot", "sage", "--out", str(out), "--lang", "en"]) != 0
    assert "sage" in capsys.readouterr().err and not out.exists()
