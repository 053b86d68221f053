"""Reads a card set: a folder of TOML files, checked at once, compiled to tables."""

import os
from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from ...kernel.errors import BadSetup
from .cardset import MOST_YEARS, SIDES, TRACKS, CardSet
from .effect_compiler import check_cycles
from .pieces import CLERKS, HORDE_CARDS
from .set_board import read_board
from .set_cards import read_artifacts, read_commands, read_holders, read_hordes, read_requests, read_tactics
from .set_reader import Card, SetReader
from .sources import mark_sources

FILES: Final = ("board", "commands", "generals", "advisors", "tactics", "hordes", "artifacts", "events", "requests", "solo")


def _parts(reader: SetReader, content: dict[str, dict[str, Any]]) -> list[Callable[[], None]]:
    """Reading a set, part after part; each needs only those before it to have been read."""
    return [
        lambda: read_board(reader, content["board"]),
        lambda: read_commands(reader, content["commands"], content["solo"]),
        lambda: read_holders(reader, content),
        lambda: read_tactics(reader, content["tactics"]),
        lambda: read_hordes(reader, content["hordes"]),
        lambda: read_artifacts(reader, content["artifacts"]),
        lambda: read_requests(reader, content["requests"]),
    ]


def load_set(folder: Traversable | Path, name: str) -> CardSet:
    """Returns the set of a folder. What is wrong in it raises BadSetup."""
    reader = SetReader(folder, name)
    content = {file: reader.read(file) for file in FILES}
    reader.set.digest = sha256(b"".join([reader.texts[file] for file in FILES])).hexdigest()[:16]
    for read in _parts(reader, content):
        read()
    reader.set.draw_pc = [reader.effects.compile([f"draw {count}"], [], "school") for count in range(CLERKS + 1)]
    reader.set.ids = {kind: tuple(ids) for kind, ids in reader.ids.items()}
    reader.set.titles = {kind: tuple(titles) for kind, titles in reader.titles.items()}
    mark_sources(reader.set)
    check_hordes_suffice(reader)
    cycle = check_cycles(reader.set)
    if cycle:
        raise Card("advisors", "-", {}).error("when", f"no trigger cycle, but {cycle}")
    return reader.set


def faults_of(folder: Path) -> list[BadSetup]:
    """What is wrong in the set of a folder: the first fault of each part, or else how the parts do not fit together."""
    faults: list[BadSetup] = []
    for file in FILES:
        try:
            SetReader(folder, folder.name).read(file)
        except BadSetup as fault:
            faults.append(fault)
    if faults:
        return faults
    reader = SetReader(folder, folder.name)
    content = {file: reader.read(file) for file in FILES}
    for read in _parts(reader, content):
        try:
            read()
        except BadSetup as fault:
            faults.append(fault)
    if not faults:
        try:
            load_set(folder, folder.name)
        except BadSetup as fault:
            faults.append(fault)
    return faults


def check_hordes_suffice(reader: SetReader) -> None:
    """Set-up, all Springs and one card for the indicator fit the deck in the standard games of three and four.

    Other modes have fewer cards or place more; there GW-AMB-30 says what an empty deck does.
    """
    made = reader.set
    for word in SIDES:
        first = TRACKS.index(word) * MOST_YEARS
        at_set_up = 4 if word == "four" else 3  # GW-SETUP-05, GW-SETUP-05a
        need = at_set_up + sum(made.hordes_due[first : first + MOST_YEARS]) + 1
        if need > HORDE_CARDS:
            raise Card("board", f"time.{word}", {}).error("hordes", f"at most {HORDE_CARDS} Horde cards in a game, not {need}")


def house_set() -> CardSet:
    """The project's own set; it never claims to be the printed deck."""
    return load_set(files("muraglia") / "games" / "great_wall" / "sets" / "house", "house")


def set_in_use() -> CardSet:
    """The house set, or the folder that MURAGLIA_GREAT_WALL_SET names: an owner's own cards."""
    folder = os.environ.get("MURAGLIA_GREAT_WALL_SET", "")
    return load_set(Path(folder), Path(folder).name) if folder else house_set()
