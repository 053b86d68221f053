"""Files that people name on the command line, and what to say when they cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from ..kernel.errors import BadSetup
from ..kernel.lines import tidy
from ..kernel.message import Message


def check_file(path: Path) -> None:
    if path.is_dir():
        raise BadSetup(Message("file-is-folder", {"path": str(path)}))
    if not path.exists():
        raise BadSetup(Message("file-missing", {"path": str(path)}))


def read_text(path: Path) -> str:
    """A text file, however its lines end."""
    check_file(path)
    try:
        return tidy(path.read_bytes().decode())
    except UnicodeDecodeError:
        raise BadSetup(Message("file-not-text", {"path": str(path)})) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What is done in it finds out, before any work, whether results can be kept."""
    try:
        yield
    except OSError as error:
        raise BadSetup(Message("file-not-writable", {"path": str(path), "why": error.strerror or str(error)})) from None


@contextmanager
def earlier_results(path: Path) -> Iterator[None]:
    """What is done in it goes on from a file that an earlier run has left, or that is something else."""
    try:
        yield
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetup(Message("file-not-results", {"path": str(path), "why": str(error)})) from None


def of_system(error: OSError) -> Message:
    """Anything else that the system refuses, such as a full disk."""
    if error.filename is None:
        return Message("system-refused", {"why": error.strerror or str(error)})
    return Message("host-no-file", {"path": str(error.filename), "why": error.strerror or str(error)})
