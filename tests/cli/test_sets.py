"""Own card sets on the command line: a filled-in set to begin with, all files checked at once, and a game played with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from muraglia.cli import main
from muraglia.games.great_wall.loader import ABOUT, FILES, load_set, read_folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    assert main(["set", "new", str(folder), "--lang", "en"]) == 0
    return folder


def test_a_new_set_is_whole(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sorted(path.stem for path in own.iterdir()) == sorted([ABOUT, *FILES])
    assert main(["set", "check", str(own), "--lang", "en"]) == 0
    assert "is a whole set" in capsys.readouterr().out


def test_nothing_is_written_over(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own / "board.toml").write_text("mine")
    assert main(["set", "new", str(own), "--lang", "en"]) == 2
    assert (own / "board.toml").read_text() == "mine"
    assert "is not empty" in capsys.readouterr().err


def test_the_faults_of_all_files_are_listed(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file, old, new in (
        ("artifacts", "de = ", "nl = "),
        ("requests", "each pays 3 gold", "each brings 3 gold"),
        ("tactics", 'when = "killed"', 'when = "noon"'),
    ):
        text = (own / f"{file}.toml").read_text("utf-8")
        assert old in text
        (own / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
    capsys.readouterr()
    assert main(["set", "check", str(own), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert [file for file in FILES if f"{file}.toml" in said] == ["tactics", "artifacts", "requests"]


def test_missing_files_are_all_named(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in ("board", "hordes"):
        (own / f"{file}.toml").unlink()
    assert main(["set", "check", str(own), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "board.toml" in said and "hordes.toml" in said


def test_a_game_is_played_with_an_own_set(own: Path, tmp_path: Path) -> None:
    text = (own / "commands.toml").read_text("utf-8")
    (own / "commands.toml").write_text(text.replace('en = "Economy"', 'en = "Thrift"'), "utf-8")
    assert load_set(read_folder(own)).title == "My cards"
    command = [
        sys.executable,
        "-m",
        "muraglia",
        "play",
        "great-wall",
        "--players",
        "1",
        "--seed",
        "1",
        "--set",
        str(own),
        "--lang",
        "en",
        "--new",
    ]
    environment = {"PATH": "", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path), "LANG": "C.UTF-8"}
    said = subprocess.run(command, env=environment, input="1\n1\n", capture_output=True, text=True, cwd=tmp_path)
    assert "Thrift" in said.stdout, said.stderr


def test_a_game_with_a_broken_set_says_what_is_wrong(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own / "board.toml").unlink()
    assert main(["play", "great-wall", "--set", str(own), "--lang", "en"]) == 2
    assert "board.toml" in capsys.readouterr().err
