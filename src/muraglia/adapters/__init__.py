"""Doors for researchers: the games as environments of other libraries. Each is an extra and imports its library only when used."""

from __future__ import annotations


def id_of(game: str) -> str:
    """Returns the id of a game in the registries of Gymnasium and PettingZoo, such as "Muraglia/DieMauer-v0"."""
    return f"Muraglia/{game.title().replace('-', '')}-v0"
