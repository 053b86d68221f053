"""The page's own pieces and colours. web/src is their one home; a wheel carries a copy."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..kernel.agenda import seat_letter

_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
_SEAT = re.compile(r"\.p-([a-z])\s*\{([^}]*)\}")
_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")


@dataclass(frozen=True)
class Symbol:
    """A drawing with its box. Its colours are still variables."""

    box: str
    markup: str


def _folder() -> Path:
    here = Path(__file__).parent
    installed = here / "page"
    return installed if installed.is_dir() else here.parents[2] / "web" / "src"


@cache
def symbols(game: str) -> dict[str, Symbol]:
    """The symbols of a game's board, and those that all boards share."""
    sheets = ("art/pieces.svg", f"boards/{game}/pieces.svg")
    found = [_SYMBOL.findall((_folder() / sheet).read_text("utf-8")) for sheet in sheets]
    return {name: Symbol(box, markup) for sheet in found for name, box, markup in sheet}


@cache
def _style_sheet() -> str:
    return re.sub(r"/\*.*?\*/", "", (_folder() / "styles" / "tokens.css").read_text("utf-8"), flags=re.DOTALL)


@cache
def tokens() -> dict[str, str]:
    """The colours and fonts of the light table: a picture brings its own paper."""
    start = _style_sheet().index(":root {")
    light = _style_sheet()[start : _style_sheet().index("}", start)]
    return {name: value.strip().replace('"', "'") for name, value in _TOKEN.findall(light)}


@cache
def seat_tokens(seat: int) -> dict[str, str]:
    """What the variables of a seat's colour stand for."""
    rules = {letter: _TOKEN.findall(rule) for letter, rule in _SEAT.findall(_style_sheet())}
    return {name: resolve(value) for name, value in rules[seat_letter(seat)]}


def resolve(value: str, own: Mapping[str, str] | None = None) -> str:
    """Fills in variables, those in `own` first: programs other than browsers know no variables."""
    known = {**tokens(), **(own or {})}

    def fill(match: re.Match[str]) -> str:
        name, otherwise = match[1], match[2]
        return resolve(known[name] if name in known or otherwise is None else otherwise, own)

    return _VARIABLE.sub(fill, value)
