"""What people write: names and lines of chat."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # invisible, but some scripts need them inside a word


def one_line(text: str) -> str:
    """The text as it can stand on any screen: one line, nothing that is invisible or turns the writing round; may be empty."""
    plain = [
        letter if letter in JOINERS or unicodedata.category(letter)[0] != "C" else " " for letter in unicodedata.normalize("NFC", text)
    ]
    line = " ".join("".join(plain).split())
    return line if line.strip(JOINERS + " ") else ""
