"""What a choice would change, as data. The types are sent as they are, so they are not compiled."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .question import CardName

# Why a forecast of a choice ends: the next pick of the same answer, the seat's own next question, somebody else's, the end of the game, or
# a card or number that nobody knows
Stop = Literal["form", "question", "seat", "end", "draw"]


class Gain(Struct, frozen=True):
    """Points that a faction would gain or lose, and where they come from: a card, or a rule, of the kind `rule`."""

    faction: int
    count: int
    source: CardName


class Foretold(Struct, frozen=True):
    """An event that would happen."""

    kind: str
    args: dict[str, int]


class Difference(Struct, frozen=True):
    """What a choice would change, as far as the seat can know. Patches are those of `ViewChange`, forecasts included."""

    stops: Stop
    resources: dict[str, int]  # of the seat's own stock
    gains: tuple[Gain, ...]
    events: tuple[Foretold, ...]
    public: dict[str, Any]
    own: dict[str, Any]
