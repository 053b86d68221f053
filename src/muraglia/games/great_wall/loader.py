"""Reads a card set: a folder of TOML files, checked at once, compiled to tables."""

import os
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from .cardset import MOST_YEARS, SIDES, TRACKS, CardSet
from .effect_compiler import check_cycles
from .pieces import CLERKS, HORDE_CARDS
from .set_board import read_board
from .set_cards import read_artifacts, read_commands, read_holders, read_hordes, read_requests, read_tactics
from .set_reader import Card, SetReader
from .sources import mark_sources

FILES: Final = ("board", "commands", "generals", "advisors", "tactics", "hordes", "artifacts", "events", "requests", "solo")


def load_set(folder: Traversable | Path, name: str) -> CardSet:
    """Returns the set of a folder. What is wrong in it raises BadSetup."""
    reader = SetReader(folder, name)
    content = {file: reader.read(file) for file in FILES}
    reader.set.digest = sha256(b"".join([reader.texts[file] for file in FILES])).hexdigest()[:16]
    read_board(reader, content["board"])
    read_commands(reader, content["commands"], content["solo"])
    read_holders(reader, content)
    read_tactics(reader, content["tactics"])
    read_hordes(reader, content["hordes"])
    read_artifacts(reader, content["artifacts"])
    read_requests(reader, content["requests"])
    reader.set.draw_pc = [reader.effects.compile([f"draw {count}"], [], "school") for count in range(CLERKS + 1)]
    reader.set.ids = {kind: tuple(ids) for kind, ids in reader.ids.items()}
    reader.set.titles = {kind: tuple(titles) for kind, titles in reader.titles.items()}
    mark_sources(reader.set)
    check_hordes_suffice(reader)
    cycle = check_cycles(reader.set)
    if cycle:
        raise Card("advisors", "-", {}).error("when", f"no trigger cycle, but {cycle}")
    return reader.set


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
