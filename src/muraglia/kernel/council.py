"""Questions that the people at a table answer together, in games won or lost by all. A game says in its spec which they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .events import EventKind
from .message import Message


@dataclass(frozen=True)
class Opinion:
    """What a bot would answer, and why."""

    pick: int
    because: Message


@dataclass(frozen=True)
class Saying:
    """Something a player may tell the others with a tap. The event's arguments are the seat, then numbers below these limits."""

    kind: EventKind
    limits: tuple[int, ...] = ()


@dataclass(frozen=True)
class Council:
    """What a game says about joint questions. Their answers are single picks, and what they offer follows from open facts."""

    option: tuple[str, str]  # the option and its value with which a table plays together
    asks: Callable[[Any], bool]  # whether what is asked in a position is for all to decide
    speakers: Callable[[Any], list[int]]  # seats in the order in which they speak for all
    proposal: Callable[[Any], int]  # the answer that stands ready, from what everybody sees of a position
    opinion: Callable[[Any, int], Opinion]  # of a bot: its view, the answer that is proposed
    ends: tuple[str, ...]  # kinds of events after which nobody follows the speaker any more
    sayings: tuple[Saying, ...] = ()
    places: frozenset[str] = frozenset()  # what a player may point at; their names are the messages of these ids
