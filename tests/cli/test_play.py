"""The terminal, as a person would use it: real processes, typed lines, and once a real terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from muraglia.cli import main


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, so that unfinished games of this machine are left alone."""
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


def muraglia(arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "muraglia", *arguments.split()]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)


def test_a_whole_game_of_each_by_always_typing_one(home: Path) -> None:
    for game in ("die-mauer --players 3 --option rounds=1", "chinesische-mauer --players 2"):
        run = muraglia(f"play {game} --seed 4 --name Anna --bot random", "1\n" * 400)
        assert run.returncode == 0, run.stderr
        assert "The game is over" in run.stdout
        assert re.search(r"(wins\.|share the win\.)", run.stdout)
        assert list(home.rglob("*.json")) == []  # nothing unfinished is left


def test_the_person_is_asked_which_game(home: Path) -> None:
    run = muraglia("play --lang it --name Anna", "9\n1\n")
    assert "1  Die Mauer" in run.stdout and "2  Chinesische Mauer" in run.stdout
    assert "(1999)" in run.stdout and run.stdout.count("La tua scelta >") == 3  # 9 is no game
    assert "4 giocatori" in run.stdout


def test_leaving_and_going_on(home: Path) -> None:
    first = muraglia("play chinesische-mauer --seed 5 --name Anna", "draw\nquit\n")
    assert "The game is saved" in first.stdout
    second = muraglia("play chinesische-mauer", "log\n")
    assert "Continuing your unfinished Chinesische Mauer" in second.stdout
    assert "You draw a" in second.stdout
    assert "Nothing more to read" in second.stdout  # the input ended; nothing is lost
    other = muraglia("play chinesische-mauer --new --seed 6 --name Bob", "quit\n")
    assert "Continuing" not in other.stdout and "Bob" in other.stdout


def test_a_damaged_unfinished_game_is_kept_aside(home: Path) -> None:
    muraglia("play die-mauer --seed 5 --name Anna", "T\nquit\n")
    (path,) = home.rglob("die-mauer.json")
    path.write_text(path.read_text().replace("rules: 1", "rules: 99"))
    run = muraglia("play die-mauer --seed 5 --name Anna", "quit\n")
    assert "could not be read (Line 3: The record was made with version 99" in " ".join(run.stdout.split())
    assert len(list(home.rglob("*.damaged1.json"))) == 1
    path.write_text("{")
    assert "could not be read" in muraglia("play die-mauer --name Anna", "quit\n").stdout
    assert len(list(home.rglob("*.damaged*.json"))) == 2  # the first one is still there


def test_help_rules_reasons_undo_and_nonsense(home: Path) -> None:
    typed = "help\n?\n? CM-VALUE-3\n? covered noble\n? xyzzy\nwhy draw\nwhy pass\nwhy xyzzy\npass\nfly\n99\nundo\ndraw\nundo\nboard\nquit\n"
    run = muraglia("play chinesische-mauer --seed 5 --name Anna --players 2", typed)
    shown = " ".join(run.stdout.split())
    assert "You can type" in shown and "take back your last choice" in shown
    assert "CM-ACT-1" in shown and "CM-VALUE-3" in shown and "CM-VALUE-4" in shown
    assert "No rule has the id xyzzy" in shown
    assert "draw is possible." in shown
    assert shown.count("CM-ACT-3: You can place or draw, so you must.") == 2
    assert "“xyzzy” is not a choice in this game." in shown
    assert "fly is not a choice here" in shown and "99 is not a choice here" in shown
    assert "There is nothing to take back." in shown
    assert "Your last choice has been taken back." in shown


def test_a_form_step_by_step_and_back(home: Path) -> None:
    """In some turn of this game the person scores and is asked for the tile and the card."""
    run = muraglia("play chinesische-mauer --seed 8 --name Anna --players 2 --bot random", "2\n" * 60)
    assert "which of the two fame tiles" in run.stdout


def test_undo_in_the_middle_of_a_form_goes_one_step_back(home: Path) -> None:
    choices = [str((number * 7) % 3 + 1) for number in range(1, 9)]
    run = muraglia("play chinesische-mauer --players 3 --seed 5 --name Anna", "\n".join([*choices, "1", "2", "undo", "quit"]) + "\n")
    end = run.stdout.split("on which of your cards")[-1]
    assert "Your last choice has been taken back." in end
    assert "which of the two fame tiles" in end


def test_the_menu_can_be_left(home: Path) -> None:
    run = muraglia("play --lang en", "help\nquit\n")
    assert "Type a number from 1 to 3, or quit." in run.stdout
    assert "kept" not in run.stdout
    assert "kept" not in muraglia("play --lang en", "").stdout


def test_names_are_never_the_same(home: Path) -> None:
    run = muraglia("play die-mauer --players 6 --name Bea", "HELP\nquit\n")
    assert [run.stdout.count(f" {letter}  {name}") for letter, name in zip("abcdef", ["Bea", "Carl", "Dora", "Emil", "Fritz", "Gina"])] == [
        1
    ] * 6
    assert "You can type" in run.stdout


def test_what_is_meant_for_a_new_game_is_said_to_be_ignored(home: Path) -> None:
    muraglia("play die-mauer --players 3 --name Anna", "T\nquit\n")
    assert "only to a new game" in muraglia("play die-mauer --players 5", "quit\n").stdout


def test_undo_takes_the_bots_moves_back_too(home: Path) -> None:
    run = muraglia("play die-mauer --seed 5 --name Anna --players 3", "W1\nundo\nW1\nlog\nquit\n")
    assert run.stdout.count("Your last choice has been taken back.") == 1
    log = run.stdout.split("What has happened")[1]
    assert log.count("You show") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play chess", "There is no game called chess"),
        ("play die-mauer --players 9", "Die Mauer is for 2 to 6 players, not 9."),
        ("play die-mauer --option rounds=99", "rounds cannot be 99"),
        ("play die-mauer --option rounds", "Write options as name=value"),
        ("play die-mauer --bot hal", "There is no bot called hal"),
        ("rules chess", "There is no game called chess"),
    ],
)
def test_wrong_arguments_get_one_clear_error(home: Path, arguments: str, words: str) -> None:
    run = muraglia(arguments)
    assert run.returncode == 2
    assert words in run.stderr and "Traceback" not in run.stderr


def test_rules_by_id_and_by_words(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert main(["rules", "die-mauer", "dm-build-2"]) == 0
    assert "DM-BUILD-2" in capsys.readouterr().out
    assert main(["rules", "die-mauer", "leere", "Faust", "--lang", "de"]) == 0
    assert "DM-FIST-2" in capsys.readouterr().out
    assert main(["rules", "die-mauer", "n'importe", "--lang", "fr"]) == 0
    assert "n’importe" in capsys.readouterr().out
    assert main(["rules", "great-wall", "un'orda", "--lang", "it"]) == 0
    assert "un’Orda" in capsys.readouterr().out
    assert main(["rules", "great-wall", "--lang", "it", "magazzino"]) == 0  # words after an option
    assert "GW-WAREHOUSE-01" in capsys.readouterr().out
    assert main(["rules", "die-mauer", "--lang", "fr"]) == 0
    assert "DM-EX-D1" in capsys.readouterr().out
    assert main(["rules", "die-mauer", "xyzzy"]) == 1
    assert "No rule has the id xyzzy" in capsys.readouterr().out


def test_help_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help", "--lang", "de"])
    assert "Sprache" in capsys.readouterr().out


@pytest.mark.parametrize("code", ["de", "fr", "it"])
@pytest.mark.parametrize("game", ["die-mauer --option memory_aid=off --players 2", "chinesische-mauer --option hide_won_fame=on"])
def test_other_languages_play_to_the_end(home: Path, game: str, code: str) -> None:
    run = muraglia(f"play {game} --lang {code} --seed 3 --name Anna --bot random", "2\n" * 500)
    assert run.returncode == 0 and "Traceback" not in run.stderr
    assert "Choose" not in run.stdout and "builds" not in run.stdout


def read_until(terminal: int, words: str, press: bytes = b"") -> str:
    """What the terminal shows until the words appear; at most half a minute. A key is pressed again while nothing happens."""
    shown = ""
    deadline = time.monotonic() + 30
    while words not in shown and time.monotonic() < deadline:
        if press:
            os.write(terminal, press)
        while words not in shown and select.select([terminal], [], [], 1)[0]:
            try:
                shown += os.read(terminal, 65536).decode(errors="replace")
            except OSError:
                deadline = 0
                break
    assert words in shown, shown
    return shown


def test_ctrl_c_in_a_real_terminal_keeps_the_game(home: Path) -> None:
    process, terminal = pty.fork()
    if process == 0:  # the child is the terminal program
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # it may be ignored where the tests run in the background
        os.environ["TERM"] = "xterm-256color"
        os.execv(sys.executable, [sys.executable, "-m", "muraglia", "play", "die-mauer", "--seed", "5", "--name", "Anna"])
    read_until(terminal, "Your choice")
    os.write(terminal, b"W1\n")
    read_until(terminal, "Your choice")
    read_until(terminal, "The game is saved", press=b"\x03")
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    assert "You show wall piece 1" in muraglia("play die-mauer", "log\nquit\n").stdout


def test_a_killed_game_goes_on_too(home: Path) -> None:
    process, terminal = pty.fork()
    if process == 0:
        os.execv(sys.executable, [sys.executable, "-m", "muraglia", "play", "die-mauer", "--seed", "5", "--name", "Anna"])
    read_until(terminal, "Your choice")
    os.write(terminal, b"W1\n")
    read_until(terminal, "Your choice")
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    assert "You show wall piece 1" in muraglia("play die-mauer", "log\nquit\n").stdout
