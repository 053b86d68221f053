"""A sheet to draw on: shapes, words and the page's pieces become one SVG text that needs nothing else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from hashlib import sha256
from html import escape

from ..kernel.agenda import seat_letter
from . import art

Number = int | float
Attributes = dict[str, Number | str | None]

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML does not allow at all
_PREFIX = "\0"  # stands where the ids get what tells them from those of other pictures
_FONTS = re.compile(r' font-family="var\(--font-(ui|display)[^"]*"')  # a picture names each font once
_NARROW = "iIjl.,:;'’|!()ft "
_WIDE = "mwMW+−=…"
_SMALLEST = 0.72  # as far as words shrink before they are cut
BOLD = 1.1  # how much wider bold words are


class Picture(str):
    """The text of an SVG file. A notebook shows it as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return self


class Canvas:
    """Draws from back to front. Attributes may name the page's variables, as in fill="var(--paper)"; they are filled in here."""

    def __init__(self, game: str, width: Number) -> None:
        self.width = width
        self._symbols = dict(art.symbols(game))
        self._defined: dict[str, str] = {}  # definition without its id -> id
        self._parts: list[str] = []

    # Shapes

    def draw(self, name: str, content: str = "", /, **attributes: Number | str | None) -> None:
        self._parts.append(element(name, content, **attributes))

    def rect(self, x: Number, y: Number, width: Number, height: Number, fill: str, **attributes: Number | str | None) -> None:
        self.draw("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)

    def open(self, **attributes: Number | str | None) -> None:
        """Begins a group; `close` ends it."""
        self._parts.append(element("g", None, **attributes))

    def close(self) -> None:
        self._parts.append("</g>")

    def fade(self, top: str, bottom: str, across: bool = False) -> str:
        """Returns what fills a shape with a change from one colour to another."""
        stops = "".join(element("stop", offset=offset, stop_color=colour) for offset, colour in ((0, top), (1, bottom)))
        ends = {"x2": 1, "y2": 0} if across else {"x2": 0, "y2": 1}
        return f"url(#{self._define('linearGradient', stops, **ends)})"

    # Words

    def text(
        self,
        x: Number,
        y: Number,
        words: str,
        size: Number,
        fill: str = "var(--ink)",
        anchor: str | None = None,
        display: bool = False,
        weight: int | None = None,
        room: Number | None = None,
    ) -> None:
        """Writes a line. Words that are too long for the room are set smaller, then cut."""
        if not words:
            return
        if room is not None:
            words, size = fitted(words, size, room / BOLD if weight else room)
        self.draw("text", clean(words), x=x, y=y, font_size=size, fill=fill, text_anchor=anchor, font_weight=weight, **_font(display))

    # Pieces

    def piece(
        self,
        name: str,
        x: Number,
        y: Number,
        width: Number,
        height: Number,
        seat: int | None = None,
        own: Mapping[str, str] | None = None,
        **attributes: Number | str | None,
    ) -> None:
        """Places a symbol in the colours of a seat, if one is given; `own` sets further variables."""
        self._parts.append(self.piece_markup(name, x, y, width, height, seat, own, **attributes))

    def piece_markup(
        self,
        name: str,
        x: Number,
        y: Number,
        width: Number,
        height: Number,
        seat: int | None = None,
        own: Mapping[str, str] | None = None,
        **attributes: Number | str | None,
    ) -> str:
        """Returns a placed symbol, for one that is made of others."""
        colours = {**(art.seat_tokens(seat) if seat is not None else {}), **(own or {})}
        said = {key: art.resolve(value, colours) if isinstance(value, str) else value for key, value in attributes.items()}
        return element("use", href="#" + self._symbol(name, colours), x=x or None, y=y or None, width=width, height=height, **said)

    def make(self, name: str, box: str, markup: str) -> None:
        """Adds a symbol to those of the page."""
        self._symbols[name] = art.Symbol(box, markup)

    def has(self, name: str) -> bool:
        return name in self._symbols

    def badge(self, seat: int, x: Number, y: Number, size: Number) -> None:
        self.piece(f"badge-{seat_letter(seat)}", x, y, size, size, seat)

    def mark(self, seat: int, x: Number, y: Number, size: Number, opacity: Number | None = None) -> None:
        """The shape of a seat, in the ink for its colour."""
        self.piece(f"mark-{seat_letter(seat)}", x, y, size, size, seat, color="var(--pc-on)", opacity=opacity)

    def hills(self, x: Number, y: Number, width: Number, height: Number, fit: str, opacity: Number = 1) -> None:
        """The page's ink-wash hills, as large as the window needs them."""
        use = self.piece_markup("scene", 0, 0, 1200, 400)
        window: Attributes = {"x": x, "y": y, "width": width, "height": height, "opacity": opacity}
        self.draw("svg", use, viewBox="0 0 1200 400", preserveAspectRatio=fit, **window)

    def _symbol(self, name: str, colours: Mapping[str, str]) -> str:
        symbol = self._symbols[name]
        markup = _FONTS.sub(lambda font: f' class="{_PREFIX}d"' if font[1] == "display" else "", symbol.markup)
        return self._define("symbol", art.resolve(markup, colours), viewBox=symbol.box)

    def _define(self, name: str, content: str, /, **attributes: Number | str | None) -> str:
        """Returns the id of a definition; the same definition has the same one."""
        return self._defined.setdefault(element(name, content, **attributes), f"{_PREFIX}{len(self._defined)}")

    def seat_colour(self, seat: int, use: str = "pc") -> str:
        return art.seat_tokens(seat)[use]

    # The whole

    def picture(self, height: Number, title: str, words: str) -> Picture:
        """Returns everything drawn so far, with its words for those who cannot see it.

        Ids begin with a digest of the whole: in one notebook two pictures share an id only if they are the same picture.
        """
        definitions = [definition.replace(" ", f' id="{id}" ', 1) for definition, id in self._defined.items()]
        style = element("style", f".{_PREFIX}d{{font-family:{art.tokens()['font-display']}}}")
        edge = element("rect", x=0.5, y=0.5, width=self.width - 1, height=height - 1, fill="none", stroke="var(--paper-line)")
        words_of_it = element("title", clean(title)) + element("desc", clean(words))
        inside = words_of_it + element("defs", style + "".join(definitions)) + "".join(self._parts) + edge
        prefix = "m" + sha256(inside.encode()).hexdigest()[:7] + "-"
        return Picture(
            element(
                "svg",
                inside.replace(_PREFIX, prefix),
                xmlns="http://www.w3.org/2000/svg",
                viewBox=f"0 0 {number(self.width)} {number(height)}",
                width=self.width,
                height=height,
                role="img",
                font_family="var(--font-ui)",
                style="max-width:100%;height:auto",
            )
        )


def _font(display: bool) -> dict[str, str]:
    """Returns the attribute of words in the page's display font. Its long name stands once in the picture."""
    return {"class": f"{_PREFIX}d"} if display else {}


def element(name: str, content: str | None = "", /, **attributes: Number | str | None) -> str:
    """Returns an element; an attribute that is None is left out. Without content (None) it stays open."""
    said = "".join(f' {_attribute(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None)
    if content is None:
        return f"<{name}{said}>"
    return f"<{name}{said}>{content}</{name}>" if content else f"<{name}{said}/>"


def _attribute(key: str) -> str:
    return key.replace("_", "-")


def _value(value: Number | str) -> str:
    return escape(art.resolve(value)).replace("&#x27;", "'") if isinstance(value, str) else number(value)


def number(value: Number) -> str:
    """Returns a number with no more digits than the eye can see."""
    return f"{value:.{1 if abs(value) >= 1 else 3}f}".rstrip("0").rstrip(".")


def moved(x: Number, y: Number, scale: Number = 1, turn: Number = 0) -> str:
    """Returns the transform of something drawn around 0, 0."""
    return (
        f"translate({number(x)} {number(y)})"
        + (f" scale({scale:.3f})" if scale != 1 else "")
        + (f" rotate({number(turn)})" if turn else "")
    )


def clean(words: str) -> str:
    """Returns words as they may stand between tags."""
    return escape(_FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", words), quote=False)


def width_of(words: str, size: Number) -> float:
    """Returns about how wide a line is: nobody knows the reader's font."""
    return size * sum(_width(sign) for sign in words)


def _width(sign: str) -> float:
    if unicodedata.east_asian_width(sign) in "WF":
        return 1.02
    return 0.36 if sign in _NARROW else 0.82 if sign in _WIDE else 0.6


def fitted(words: str, size: Number, room: Number) -> tuple[str, Number]:
    """Returns the words and their size so that they fit."""
    wide = width_of(words, size)
    if wide <= room:
        return words, size
    small = max(room / wide, _SMALLEST) * size
    while width_of(words, small) > room and words != "…":
        words = words.rstrip("…")[:-1].rstrip() + "…"
    return words, small


def wrapped(words: str, size: Number, room: Number) -> list[str]:
    """Returns the words in lines that fit. Spaces that hold two words together do so."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and width_of(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
