"""Runs a bot written in Python in its own process: `muraglia bot path.py:Class`. Reads questions, writes answers."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any, TextIO

import msgspec

from ..games import spec_of
from .outside import Answered, Asked


def load_bot(name: str) -> Any:
    """Returns an object of the class in a Python file, made without arguments."""
    path, _, kind = name.rpartition(":")
    module_spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert module_spec is not None and module_spec.loader is not None
    module = importlib.util.module_from_spec(module_spec)
    module_spec.loader.exec_module(module)
    return getattr(module, kind)()


def serve_bot(bot: Any, source: TextIO, sink: TextIO) -> None:
    for line in source:
        asked = msgspec.json.decode(line, type=Asked)
        spec = spec_of(asked.game)
        view = msgspec.json.decode(asked.view, type=spec.view_type)
        position = spec.imagine(view)
        choice = bot.choose(view, spec.question(position, asked.seat))
        sink.write(msgspec.json.encode(Answered(spec.write(choice))).decode() + "\n")
        sink.flush()
