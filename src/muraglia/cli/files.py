"""Files named on the command line, and the errors if they cannot be used."""

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
    """Returns the contents of a text file, with any kind of line ending."""
    check_file(path)
    try:
        return tidy(path.read_bytes().decode())
    except UnicodeDecodeError:
        raise BadSetup(Message("file-not-text", {"path": str(path)})) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turns an error while writing inside this context into a clear message. Used before the work begins."""
    try:
        yield
    except OSError as error:
        raise BadSetup(Message("file-not-writable", {"path": str(path), "why": error.strerror or str(error)})) from None


@contextmanager
def earlier_results(path: Path) -> Iterator[None]:
    """Turns a decoding error inside this context into a message that the file does not contain earlier results."""
    try:
        yield
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetup(Message("file-not-results", {"path": str(path), "why": str(error)})) from None


def of_system(error: OSError) -> Message:
    """Returns the message for any other error of the operating system, such as a full disk."""
    if error.filename is None:
        return Message("system-refused", {"why": error.strerror or str(error)})
    return Message("host-no-file", {"path": str(error.filename), "why": error.strerror or str(error)})
