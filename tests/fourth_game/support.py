"""Installs the fourth game, Dry Stone, as anybody would: with pip, from its own folder, beside a Muraglia that has never heard of it.

`fourth_game` makes every process that a test starts find it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NAME = "dry-stone"
TITLE = "Dry Stone"


class FourthGame:
    """The game where it is installed: a folder that stands in PYTHONPATH."""

    name = NAME
    title = TITLE

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.without = os.environ.get("PYTHONPATH", "")  # what processes get that shall not find it
        self.path = os.pathsep.join(filter(None, [str(folder), str(HERE), self.without]))  # the game, its own tests, and the rest


def python(arguments: Sequence[str | Path], typed: str = "", seconds: float = 300) -> subprocess.CompletedProcess[str]:
    """Runs Python in a process of its own, with the environment of the test."""
    return subprocess.run([sys.executable, *map(str, arguments)], input=typed, capture_output=True, text=True, timeout=seconds)


@pytest.fixture(scope="session")
def installed_fourth_game(tmp_path_factory: pytest.TempPathFactory) -> FourthGame:
    folder = tmp_path_factory.mktemp("fourth_game")
    quiet = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--no-compile"]
    run = python(["-m", "pip", "install", *quiet, *offline, "--target", folder, HERE])
    assert run.returncode == 0, run.stderr
    return FourthGame(folder)


@pytest.fixture
def fourth_game(installed_fourth_game: FourthGame, monkeypatch: pytest.MonkeyPatch) -> FourthGame:
    monkeypatch.setenv("PYTHONPATH", installed_fourth_game.path)
    return installed_fourth_game
