"""Unfinished games on disk: one per game, written completely or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path


class SavedGame(msgspec.Struct):
    """A record, and who sits where."""

    record: str
    seat: int
    names: list[str]
    bot: str


def path_for(game: str) -> Path:
    return user_data_path("muraglia") / "unfinished" / f"{game}.json"


def keep(game: str, saved: SavedGame) -> None:
    path = path_for(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    draft.write_bytes(msgspec.json.encode(saved))
    os.replace(draft, path)


def find(game: str) -> SavedGame | None:
    """Returns the unfinished game, or None. Raises msgspec.DecodeError if the file is damaged."""
    path = path_for(game)
    return msgspec.json.decode(path.read_bytes(), type=SavedGame) if path.exists() else None


def set_aside(game: str) -> Path:
    """Moves an unreadable file out of the way and returns its new path."""
    path = path_for(game)
    earlier = len(list(path.parent.glob(f"{path.stem}.damaged*.json")))
    aside = path.with_suffix(f".damaged{earlier + 1}.json")
    os.replace(path, aside)
    return aside


def forget(game: str) -> None:
    path_for(game).unlink(missing_ok=True)
