"""Doors for researchers: the games as environments of other libraries. Each is an extra and imports its library only when used."""

from __future__ import annotations


def missing(extra: str, error: ModuleNotFoundError) -> ImportError:
    """The error that says what to install where a library of an extra is missing."""
    return ImportError(f'The package {error.name} is missing. Install it with: pip install "muraglia[{extra}]"')
