"""Text that people write: names and lines of chat."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # invisible, but Arabic, Indian scripts and emoji need them between two signs
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing at all


def one_line(text: str) -> str:
    """Returns the text as one line, safe on any screen: without invisible characters or direction changes. It may be empty."""
    signs = unicodedata.normalize("NFC", text)
    plain = [
        sign if (_joins(signs, place) if sign in JOINERS else _is_visible(sign)) else "" if sign in JOINERS else " "
        for place, sign in enumerate(signs)
    ]
    return " ".join("".join(plain).split())


def _is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] != "C" and sign not in _BLANK


def _joins(signs: str, place: int) -> bool:
    """Returns whether a joiner stands between signs that can be joined. Elsewhere it would only make two names look the same."""
    return all(0 <= other < len(signs) and ord(signs[other]) >= 0x600 and _is_visible(signs[other]) for other in (place - 1, place + 1))
