"""What people get wrong on the command line: one line that says what to do, and never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import muraglia
from muraglia.cli import main
from muraglia.cli.arguments import Parser
from muraglia.kernel.errors import BadSetup
from muraglia.language import LANGUAGES, Language

HERE = Path.cwd()
ARENA = ["arena", "die-mauer", "--bots", "random,random,random", "--workers", "1"]
TRAIN = ["train", "die-mauer", "--players", "3", "--workers", "1", "--simulations", "1"]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own, with things in it that nobody expects, and the home of nobody."""
    monkeypatch.chdir(tmp_path)
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "DATABASE_URL", "MURAGLIA_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "60")  # messages are longer than that, and still one line
    Path("folder").mkdir()
    Path("binary").write_bytes(bytes(range(256)) * 20)
    Path("binary.jsonl").write_bytes(b"\xff\xfe\n")
    Path("list.json").write_text("[1]")
    Path("text.txt").write_text("hello\n")
    Path("missing_import.py").write_text("import time\nimport nothing_like_this\n")
    Path("syntax.py").write_text("x = 1\ny = (\n")
    Path("bot.py").write_text("class Bot:\n    def choose(self, view, question):\n        return (question.options[0].pick,)\n")
    Path("record.txt").write_text(muraglia.new("die-mauer", players=3, seed=1).record())
    return tmp_path


MISTAKES: list[tuple[list[str], str]] = [
    ([], "Choose a command: play, engine,"),
    (["dance"], "There is no command called dance. Choose one of: play, engine,"),
    (["play", "chess"], "There is no game called chess. Choose one of: die-mauer,"),
    (["play", "die-mauer", "--players", "x"], "--players must be a whole number of at least 1, not x."),
    (["play", "die-mauer", "--players"], "--players needs a value. For help: muraglia play --help"),
    (["play", "die-mauer", "--players", "9" * 30], "Die Mauer is for 2 to 6 players, not 999"),
    (["play", "die-mauer", "--lang", "xx"], "--lang cannot be xx. Choose one of: en, de, fr, it."),
    (["play", "die-mauer", "--speed", "9"], "--speed 9 is not recognized. For help: muraglia --help"),
    (["play", "die-mauer", "--bot", "run:"], "Write run: and then the command that starts your bot"),
    (["play", "die-mauer", "--bot", 'run:"x'], "Write run: and then the command that starts your bot"),
    (["play", "die-mauer", "--seed", ""], "A seed is a number or a short text"),
    (["play", "a\nb\x1b[2J"], "There is no game called a�b�[2J."),
    (["engine", "now"], "now is not recognized."),
    (["engine", "--lang"], "--lang needs a value."),
    (["rules"], "Something is missing: game. For help: muraglia rules --help"),
    (["rules", "chess"], "There is no game called chess."),
    (["analyse", "nothing.txt"], "There is no file nothing.txt. Check the name and the folder."),
    (["analyse", "folder"], "folder is a folder. Give the name of a file."),
    (["analyse", "binary"], "binary is not a text file. Give a file with the record of a game."),
    (["analyse", "text.txt"], "Line 1: The first line must be: muraglia record"),
    (["analyse", "record.txt", "--seat", "z"], "z is not a seat; seats are a to c."),
    (["analyse", "record.txt"], "a had nothing to choose in this game. Choose another seat with --seat."),
    (["bot", "nothing.py:Bot"], "There is no file nothing.py."),
    (["bot", "text.txt"], "Give a Python file and the class in it, such as my_bot.py:MyBot, not text.txt."),
    (["bot", "missing_import.py:Bot"], "missing_import.py:2 cannot be loaded: ModuleNotFoundError: No module named 'nothing_like_this'"),
    (["bot", "syntax.py:Bot"], "syntax.py:2 cannot be loaded: SyntaxError: '(' was never closed"),
    (["bot", "bot.py:Bat"], "bot.py cannot be loaded: AttributeError: module 'bot' has no attribute 'Bat'"),
    (["arena", "die-mauer"], "Something is missing: --bots."),
    (["arena", "chess", "--bots", "random,random"], "There is no game called chess."),
    (["arena", "die-mauer", "--bots", "random,hal"], "There is no bot called hal."),
    (["arena", "die-mauer", "--bots", ","], "2 players need 2 bots; you named 0."),
    ([*ARENA, "--games", "0"], "--games must be a whole number of at least 1, not 0."),
    ([*ARENA, "--games", "many"], "--games must be a whole number of at least 1, not many."),
    ([*ARENA, "--workers", "0"], "--workers must be a whole number of at least 1, not 0."),
    ([*ARENA, "--out", "text.txt/x"], "text.txt/x.jsonl cannot be written: File exists. Choose another place with --out."),
    ([*ARENA, "--out", "binary"], "binary.jsonl does not contain earlier results of this command:"),
    (["train", "chess"], "There is no game called chess."),
    (["train", "great-wall"], "The Great Wall has no judge whose weights could be fitted."),
    ([*TRAIN, "--games", "4"], "--games must be a whole number of at least 8, not 4."),
    ([*TRAIN, "--generations", "0"], "--generations must be a whole number of at least 1, not 0."),
    ([*TRAIN, "--simulations", "0"], "--simulations must be a whole number of at least 1, not 0."),
    ([*TRAIN, "--players", "3,x"], "--players must be a whole number of at least 1, not x."),
    ([*TRAIN, "--players", "9"], "Die Mauer is for 2 to 6 players, not 9."),
    ([*TRAIN, "--out", "text.txt"], "text.txt cannot be written: File exists. Choose another place with --out."),
    (["set", "paint", "folder"], "deed cannot be paint. Choose one of: new, check."),
    (["set", "new", "text.txt"], "text.txt cannot be written:"),
    (["set", "new", "."], ". is not empty."),
    (["play", "great-wall", "--set", "folder"], "board.toml"),
    (["lab", "die-mauer"], "game cannot be die-mauer. Choose one of: great-wall."),
    (["lab", "great-wall", "--games", "0"], "--games must be a whole number of at least 1, not 0."),
    (["lab", "great-wall", "--out", "folder"], "folder cannot be written: Is a directory. Choose another place with --out."),
    (["lab", "great-wall", "--out", "list.json"], "list.json does not contain earlier results of this command:"),
    (["lab", "great-wall", "--out", "binary"], "binary does not contain earlier results of this command:"),
    (["serve", "--port", "80000"], "--port must be a whole number from 0 to 65535, not 80000."),
    (["serve", "--beat", "nan"], "--beat must be a number of at least 0, not nan."),
    (["serve", "--workers", "0"], "--workers must be a whole number of at least 1, not 0."),
    (["serve", "--log", "loud"], "--log cannot be loud. Choose one of: auto, json, words."),
    (["serve", "--data", "text.txt"], "The folder text.txt cannot be used: File exists. Choose another one with --data."),
    (["serve", "--host", "nowhere.invalid", "--data", "d"], "Choose another address with --host or another port with --port."),
    (["serve", "--database-url", "postgresql://127.0.0.1:1/x"], "The database cannot be reached:"),
    (["backup", "folder", "--data", "d"], "folder already exists. Choose another name."),
    (["backup", "new", "--data", "d"], "There is no data in d. Give the server’s folder with --data."),
    (["backup", "no/such/place", "--data", "d"], "no/such/place cannot be read or written: No such file or directory."),
    (["restore", "nothing", "--data", "d"], "There is no file nothing."),
    (["restore", "folder", "--data", "d"], "folder is a folder."),
    (["restore", "binary", "--data", "d"], "binary is not a backup of Muraglia, or is damaged:"),
    (["export"], "Something is missing: table."),
    (["export", "XYZ", "--data", "d"], "There is no data in d."),
    (["export", "XYZ", "--seat", "-2", "--data", "d"], "--seat must be a whole number of at least -1, not -2."),
    (["import", "nothing", "--data", "d"], "There is no file nothing."),
    (["import", "binary", "--data", "d"], "binary is not a text file."),
    (["import", "text.txt", "--data", "d"], "Line 1: The first line must be: muraglia record"),
]


@pytest.mark.parametrize(("arguments", "words"), MISTAKES, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_a_mistake_gets_one_line_that_says_what_to_do(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1, said


def test_every_command_is_among_the_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    commands = capsys.readouterr().err.removeprefix("Choose a command: ").split(".")[0].split(", ")
    assert len(commands) > 10 and set(commands) <= {arguments[0] for arguments, _ in MISTAKES if arguments}


@pytest.mark.parametrize("code", LANGUAGES)
def test_mistakes_are_told_in_the_language(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for arguments in (
        ["analyse", "nothing.txt"],
        ["arena", "die-mauer"],
        [*ARENA, "--games", "0"],
        ["dance"],
        ["lab", "great-wall", "--games"],
    ):
        assert main([*arguments[:1], "--lang", code, *arguments[1:]] if arguments != ["dance"] else ["dance", "--lang", code]) == 2
        said.append(capsys.readouterr().err)
    english = "There is no file nothing.txt"
    assert (english in said[0]) == (code == "en")
    assert ("is missing" in said[1]) == (code == "en")
    assert ("must be" in said[2]) == (code == "en")
    assert ("There is no command" in said[3]) == (code == "en")
    assert ("needs a value" in said[4]) == (code == "en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_is_all_in_the_language(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], ["serve", "--help"]):
        with pytest.raises(SystemExit) as left:
            main([*arguments, "--lang", code])
        said = capsys.readouterr().out
        assert left.value.code == 0 and Language(code).say("cli-usage") in said
        assert ("show this help" in said) == (code == "en") and "positional arguments" not in said


def test_what_only_argparse_knows_is_one_line_too() -> None:
    parser = Parser(Language("en"), prog="muraglia")
    parser.add_argument("--bots")
    parser.add_argument("--bot-seconds")
    with pytest.raises(BadSetup, match=r"ambiguous option: --bo could match --bots, --bot-seconds. For help: muraglia --help"):
        parser.parse_args(["--bo", "x"])


def muraglia_process(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[bytes]:
    """Where the tests were started: the source may have been named from there."""
    return subprocess.run([sys.executable, "-m", "muraglia", *arguments, "--lang", "en"], cwd=HERE, stderr=subprocess.PIPE, **settings)


def test_a_question_that_is_none_ends_a_bot(place: Path) -> None:
    for line in (b"x\n", b"\xff\xfe\n", b'{"game":"chess","seat":0,"version":0,"secret":false,"seconds":1,"choices":[],"view":{}}\n'):
        run = muraglia_process("bot", f"{place / 'bot.py'}:Bot", input=line)
        assert (run.returncode, run.stderr.count(b"\n")) == (2, 1), run.stderr


def test_what_cannot_be_written_is_found_out_before_the_games(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if os.geteuid() == 0:
        pytest.skip("nothing is forbidden to root")
    Path("locked").mkdir(mode=0o500)
    for command in (ARENA, TRAIN, ["lab", "great-wall"]):
        assert main([*command, "--out", "locked/x"]) == 2
        assert "cannot be written: Permission denied" in capsys.readouterr().err


def test_a_full_disk_is_told_in_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no full disk here")
    with open("/dev/full", "wb") as full:
        run = muraglia_process("rules", "die-mauer", stdout=full)
    assert (run.returncode, run.stderr.count(b"\n")) == (2, 1) and b"No space left on device" in run.stderr


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        for arguments, typed in ((["rules", "die-mauer"], b""), (["engine"], b'{"do":"games"}\n')):
            run = muraglia_process(*arguments, stdout=pipe, input=typed)
            assert (run.returncode, run.stderr) == (1, b"")


def test_a_record_may_come_from_another_system(capsys: pytest.CaptureFixture[str]) -> None:
    game = muraglia.new("die-mauer", players=3, seed=1, rounds=1)
    while not game.is_over:
        game.play(game.choices()[0])
    Path("record.txt").write_bytes(b"\xef\xbb\xbf" + game.record().replace("\n", "\r\n").encode() + b"\r\n")
    assert main(["analyse", "record.txt"]) == 0
    assert "Looking back" in capsys.readouterr().out
