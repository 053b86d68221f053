"""Card sets besides those that games bring, by digest, for all processes of this program.

They lie in a folder that the environment names: bot processes, which are started by name of a game only, find them there.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from msgspec import json

from ..kernel.card_files import CardFiles

VARIABLE = "MURAGLIA_SETS"
LENGTH = 16  # of a digest; anything else is not looked for


def folder() -> Path:
    """Returns the shelf of this program. The first process makes it and takes it away at the end."""
    if VARIABLE not in os.environ:
        made = tempfile.mkdtemp(prefix="muraglia-sets-")
        os.environ[VARIABLE] = made
        atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(os.environ[VARIABLE])


def put(digest: str, found: CardFiles) -> None:
    path = folder() / f"{digest}.json"
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_bytes(json.encode(found))
    draft.replace(path)


def find(digest: str) -> CardFiles | None:
    """Returns the files of a set; None if it is not on the shelf."""
    if VARIABLE not in os.environ or not (len(digest) == LENGTH and digest.isascii() and digest.isalnum()):
        return None
    path = folder() / f"{digest}.json"
    return json.decode(path.read_bytes(), type=CardFiles) if path.is_file() else None


def all_of_them() -> Iterator[tuple[str, CardFiles]]:
    """Returns every set on the shelf with its digest."""
    for path in sorted(folder().glob("*.json")) if VARIABLE in os.environ else ():
        yield path.stem, json.decode(path.read_bytes(), type=CardFiles)
