"""Text that people write: names and lines of chat."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # invisible, but some scripts need them within a word


def one_line(text: str) -> str:
    """Returns the text as one line, safe on any screen: without invisible characters or direction changes. It may be empty."""
    plain = [
        letter if letter in JOINERS or unicodedata.category(letter)[0] != "C" else " " for letter in unicodedata.normalize("NFC", text)
    ]
    line = " ".join("".join(plain).split())
    return line if line.strip(JOINERS + " ") else ""
