"""The files of a card set, as they are kept and handed to other processes. Not compiled, because it is read from JSON."""

from __future__ import annotations

from msgspec import Struct


class CardFiles(Struct, frozen=True):
    """A set of the game `game`. `name` is that of its folder; `files` are the texts by name, without the ending."""

    game: str
    name: str
    files: dict[str, str]
