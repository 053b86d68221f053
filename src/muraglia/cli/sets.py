"""Own card sets of The Great Wall: `muraglia set new` and `muraglia set check`, and the `--set` and `--sets` of other commands."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from ..game import add_set
from ..games import spec_of
from ..games.great_wall.loader import HOUSE_FILES, faults_of, read_folder
from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..language import Language
from .arguments import one_of
from .files import writing

GAME = "great-wall"
DEEDS = ("new", "check")
ABOUT = '\nname = "My cards"\nauthor = ""\n'


def add_command(add: Callable[[str, str], argparse.ArgumentParser], language: Language) -> None:
    own = add("set", "cli-about-set")
    own.add_argument("deed", type=one_of("deed", DEEDS), metavar="new|check", help=language.say("cli-arg-set-deed"))
    own.add_argument("folder", type=Path, help=language.say("cli-arg-set-folder"))


def named(game: str, folder: str) -> str:
    """Returns the name of a game with the set of a folder."""
    if game != GAME:
        raise BadSetup(Message("setup-no-sets", {"title": spec_of(game).info.title}))
    return add_set(game, folder)


def all_in(folder: Path) -> tuple[str, ...]:
    """Returns the names of the games with the sets in the subfolders of a folder. Raises BadSetup for one that is not whole."""
    found: list[str] = []
    try:
        subfolders = sorted(each for each in folder.iterdir() if each.is_dir() and not each.name.startswith("."))
    except OSError as error:
        raise BadSetup(Message("host-no-file", {"path": str(folder), "why": error.strerror or ""})) from None
    if not subfolders:
        raise BadSetup(Message("host-no-sets", {"path": str(folder)}))
    for each in subfolders:
        try:
            found.append(add_set(GAME, each))
        except BadSetup as error:
            raise BadSetup(Message("host-bad-set", {"path": str(each), "why": str(error)})) from None
    return tuple(dict.fromkeys(found))


def run(console: Console, language: Language, options: argparse.Namespace) -> int:
    if options.deed == "new":
        _write(options.folder, language)
        console.print(language.say("cli-set-written", folder=str(options.folder)), markup=False, soft_wrap=True)
        return 0
    faults = faults_of(read_folder(options.folder))
    for fault in faults:
        console.print(language.error(fault), markup=False, soft_wrap=True)
    if not faults:
        console.print(language.say("cli-set-good", folder=str(options.folder)), markup=False, soft_wrap=True)
    return 1 if faults else 0


def _write(folder: Path, language: Language) -> None:
    """The house set, ready to be changed card by card. Nothing is written over what is there."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadSetup(Message("cli-set-not-empty", {"folder": str(folder)}))
        for name, text in {"set": language.say("cli-set-about") + ABOUT, **HOUSE_FILES.files}.items():
            (folder / f"{name}.toml").write_bytes(text.encode())
