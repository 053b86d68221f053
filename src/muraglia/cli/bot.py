"""`muraglia bot`: runs a user's own bot in this process and asks it questions line by line."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from ..bots import make_bot
from ..bots.serving import load_bot, serve_bot
from ..kernel.errors import BadSetup, MuragliaError
from ..kernel.message import Message
from .files import check_file


def serve_own_bot(name: str) -> None:
    bot = own_bot(name)
    try:
        serve_bot(bot, sys.stdin, sys.stdout)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadSetup(Message("bot-bad-question", {"why": str(error)})) from None


def own_bot(name: str) -> Any:
    """Returns the bot from a Python file. Raises BadSetup with the error and its line if it cannot be loaded."""
    path, _, kind = name.rpartition(":")
    if not path.endswith(".py") or not kind.isidentifier():
        raise BadSetup(Message("bot-form", {"word": name}))
    check_file(Path(path))
    try:
        return load_bot(name)
    except MuragliaError:
        raise
    except Exception as error:
        lines = [frame.lineno for frame in extract_tb(error.__traceback__) if Path(frame.filename) == Path(path).absolute()]
        line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
        where = path if line is None else f"{path}:{line}"
        why = error.msg if isinstance(error, SyntaxError) else str(error)
        raise BadSetup(Message("bot-not-loaded", {"path": where, "why": f"{type(error).__name__}: {why}"})) from None


def check_bot(name: str, game: str) -> None:
    """Raises BadSetup for a wrong name, so that the error is reported before the first game."""
    if name.startswith("run:"):
        try:
            command = shlex.split(name.removeprefix("run:"))
        except ValueError:  # an unclosed quotation mark
            command = []
        if not command:
            raise BadSetup(Message("bot-bad-command", {"word": name}))
    make_bot(name, game)
