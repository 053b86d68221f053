"""Reads a card set: a folder of TOML files, checked at once, compiled to tables."""

from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files as files_of_package
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from ...kernel.card_files import CardFiles
from ...kernel.errors import BadSetup
from ...kernel.message import Message
from .cardset import MOST_YEARS, SIDES, TRACKS, CardSet
from .effect_compiler import check_cycles
from .meta import INFO
from .picks import notation_of
from .pieces import CLERKS, HORDE_CARDS
from .set_about import read_about
from .set_board import read_board
from .set_cards import read_artifacts, read_commands, read_holders, read_hordes, read_requests, read_tactics
from .set_reader import SetReader
from .sources import mark_sources

FILES: Final = ("board", "commands", "generals", "advisors", "tactics", "hordes", "artifacts", "events", "requests", "solo")
ABOUT: Final = "set"  # the file with the name and the author, which a set may lack


def read_folder(folder: Traversable | Path) -> CardFiles:
    """Returns the files of a folder as they are; those that are missing are left out."""
    found: dict[str, str] = {}
    for file in (ABOUT, *FILES):
        try:
            found[file] = (folder / f"{file}.toml").read_bytes().decode()
        except OSError:
            pass
        except UnicodeDecodeError as error:
            fault: dict[str, int | str] = {"file": f"{file}.toml", "card": "-", "field": "-", "expected": f"TOML, but {error}"}
            raise BadSetup(Message("set-error", fault)) from None
    return CardFiles(INFO.name, folder.name, found)


def load_set(files: CardFiles) -> CardSet:
    """Returns the set of these files. What is wrong in it raises BadSetup: the first of all faults."""
    reader = SetReader(files)
    read_all(reader)
    if reader.faults:
        raise reader.faults[0]
    return reader.set


def faults_of(files: CardFiles) -> list[BadSetup]:
    """Returns all that is wrong in a set."""
    reader = SetReader(files)
    read_all(reader)
    return reader.faults


def read_all(reader: SetReader) -> None:
    """Fills the set of a reader, and its list of faults. What the parts are together is looked at only if each is good."""
    content = {file: reader.read(file) for file in FILES}
    read_about(reader, ABOUT)
    if reader.faults:  # a file that cannot be read would lead to faults in others that refer to it
        return
    parts: list[Callable[[], None]] = [
        lambda: read_board(reader, content["board"]),
        lambda: read_commands(reader, content["commands"], content["solo"]),
        lambda: read_holders(reader, content),
        lambda: read_tactics(reader, content["tactics"]),
        lambda: read_hordes(reader, content["hordes"]),
        lambda: read_artifacts(reader, content["artifacts"]),
        lambda: read_requests(reader, content["requests"]),
    ]
    for read in parts:
        reader.attempt(read)
    if not reader.faults:
        reader.attempt(lambda: finish(reader))


def finish(reader: SetReader) -> None:
    """What follows from all parts, and how they fit together."""
    made = reader.set
    texts = [reader.files[file].encode() for file in FILES]
    if ABOUT in reader.files:
        texts.append(reader.files[ABOUT].encode())
    made.digest = sha256(b"".join(texts)).hexdigest()[:16]
    made.draw_pc = [reader.effects.compile([f"draw {count}"], [], "school") for count in range(CLERKS + 1)]
    made.ids = {kind: tuple(ids) for kind, ids in reader.ids.items()}
    made.titles = {kind: tuple(titles) for kind, titles in reader.titles.items()}
    made.notation = notation_of(made)
    made.pick_of = {notation.lower(): pick for pick, notation in enumerate(made.notation)}
    mark_sources(made)
    check_hordes_suffice(reader)
    cycle = check_cycles(made)
    if cycle:
        reader.whole("advisors").fault("when", f"no trigger cycle, but {cycle}")


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
            reader.whole("board", f"time.{word}").fault("hordes", f"at most {HORDE_CARDS} Horde cards in a game, not {need}")


# The project's own set; it never claims to be the printed deck.
HOUSE_FILES: Final = read_folder(files_of_package("muraglia") / "games" / "great_wall" / "sets" / "house")
