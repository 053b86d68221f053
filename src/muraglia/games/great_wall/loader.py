"""Reads a card set: a folder of TOML files, checked at once, compiled to tables."""

import os
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from .cardset import MOST_YEARS, TRACKS, CardSet
from .effect_compiler import check_cycles
from .pieces import (
    CLERKS,
)
from .set_board import read_board
from .set_cards import read_artifacts, read_commands, read_holders, read_hordes, read_requests, read_tactics
from .set_reader import Card, SetReader

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
    reader.set.draw_pc = [reader.effects.compile([f"draw {count}"], []) for count in range(CLERKS + 1)]
    reader.set.ids = {kind: tuple(ids) for kind, ids in reader.ids.items()}
    reader.set.titles = {kind: tuple(titles) for kind, titles in reader.titles.items()}
    check_hordes_suffice(reader)
    cycle = check_cycles(reader.set)
    if cycle:
        raise Card("advisors", "-", {}).error("when", f"no trigger cycle, but {cycle}")
    return reader.set


def check_hordes_suffice(reader: SetReader) -> None:
    """Set-up, all Springs and one card for the indicator fit the deck, so that an empty deck stays an emergency."""
    made = reader.set
    for track, word in enumerate(TRACKS):
        cooperative = word.startswith("cooperative")
        deck = made.coop_deck if cooperative else made.horde_deck
        sections = 2 if word.endswith("two") else 3
        cards = len([card for card in deck if sections == 3 or card % 3 != 0])
        need = sections + (1 if cooperative or word == "four" else 0) + 1
        for year in range(1, made.years[track]):
            need += made.hordes_due[track * MOST_YEARS + year] + (1 if cooperative else 0)
        if need > cards:
            raise Card("board", f"time.{word}", {}).error("hordes", f"at most {cards} Horde cards in a game, not {need}")


def house_set() -> CardSet:
    """The project's own set; it never claims to be the printed deck."""
    return load_set(files("muraglia") / "games" / "great_wall" / "sets" / "house", "house")


def set_in_use() -> CardSet:
    """The house set, or the folder that MURAGLIA_GREAT_WALL_SET names: an owner's own cards."""
    folder = os.environ.get("MURAGLIA_GREAT_WALL_SET", "")
    return load_set(Path(folder), Path(folder).name) if folder else house_set()
