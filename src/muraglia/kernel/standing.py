"""Questions that a player may answer for a while, such as whether to donate. A game lists them in its spec."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Standing:
    """A question that may have a standing answer: what may be answered, and which events may end it.

    The words for it are `standing-<name>` in the game's catalogue. An answer also ends with a span of the game (`Spec.spans`), if its owner
    says so.
    """

    name: str
    asks: Callable[[Any, int], bool]  # whether this is what the seat is asked in a position
    answers: tuple[str, ...]  # notations, the usual one first
    ends: tuple[str, ...] = ()  # kinds of events
