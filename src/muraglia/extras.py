"""Packages that only some users need come with an extra. Where one is missing, the error says what to install."""

from __future__ import annotations


def missing(extra: str, error: ModuleNotFoundError) -> ImportError:
    """Returns the error for a package of an extra that is not installed."""
    return ImportError(f'The package {package_of(error)} is missing. Install it with: pip install "muraglia[{extra}]"')


def package_of(error: ImportError) -> str:
    """Returns the package that could not be imported, without the modules inside it."""
    return (error.name or "").partition(".")[0]
