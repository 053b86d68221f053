"""Errors for missing optional packages. They come with an extra, and the error says which one to install."""

from __future__ import annotations


def missing(extra: str, error: ModuleNotFoundError) -> ImportError:
    """Returns the error for a package from an extra that is not installed."""
    return ImportError(f'The package {package_of(error)} is missing. Install it with: pip install "muraglia[{extra}]"')


def package_of(error: ImportError) -> str:
    """Returns the top-level name of the package that could not be imported."""
    return (error.name or "").partition(".")[0]
