"""Own card sets of The Great Wall: `muraglia set new` and `muraglia set check`, and the `--set` of other commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from rich.console import Console

from ..games.great_wall.loader import FILES, faults_of
from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..language import Language
from .arguments import one_of
from .files import writing

VARIABLE = "MURAGLIA_GREAT_WALL_SET"
DEEDS = ("new", "check")


def add_command(add: Callable[[str, str], argparse.ArgumentParser], language: Language) -> None:
    own = add("set", "cli-about-set")
    own.add_argument("deed", type=one_of("deed", DEEDS), metavar="new|check", help=language.say("cli-arg-set-deed"))
    own.add_argument("folder", type=Path, help=language.say("cli-arg-set-folder"))


def play_with(folder: str, arguments: list[str]) -> None:
    """Starts this program again with the set of a folder, unless it is in use already.

    The set is compiled to tables when the game is imported, which has happened long before a command line is read.
    """
    wanted = str(Path(folder).resolve())
    if os.environ.get(VARIABLE) == wanted:
        return
    faults = faults_of(Path(folder))
    if faults:
        raise faults[0]
    os.environ[VARIABLE] = wanted
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", "muraglia", *arguments])


def run(console: Console, language: Language, options: argparse.Namespace) -> int:
    if options.deed == "new":
        _write(options.folder)
        console.print(language.say("cli-set-written", folder=str(options.folder)), markup=False, soft_wrap=True)
        return 0
    faults = faults_of(options.folder)
    for fault in faults:
        console.print(language.error(fault), markup=False, soft_wrap=True)
    if not faults:
        console.print(language.say("cli-set-good", folder=str(options.folder)), markup=False, soft_wrap=True)
    return 1 if faults else 0


def _write(folder: Path) -> None:
    """The house set, ready to be changed card by card. Nothing is written over what is there."""
    house = files("muraglia") / "games" / "great_wall" / "sets" / "house"
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadSetup(Message("cli-set-not-empty", {"folder": str(folder)}))
        for name in FILES:
            (folder / f"{name}.toml").write_bytes((house / f"{name}.toml").read_bytes())
