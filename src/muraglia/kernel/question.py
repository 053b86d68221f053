"""Questions as people and bots meet them. The kinds are a closed set, so one renderer a kind serves every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .message import Message

# one: pick one of these. many: any number of these. amount: how many. order: which next. split: how much to each. yes_no.
Kind = Literal["one", "many", "amount", "order", "split", "yes_no"]

# A whole answer: a pick, or the picks of a form from first to last.
Choice = tuple[int, ...]

# What moves a game on: who chose what, in the order of the seats; several seats where they answer at the same time.
Step = tuple[tuple[int, Choice], ...]


@dataclass(frozen=True)
class Option:
    """One way to answer: its number, its notation, and the message that says it in words."""

    pick: int
    notation: str
    label: Message


@dataclass(frozen=True)
class Ask:
    """What a step of a game asks: the kind of question, its words, the rules behind it."""

    kind: Kind
    prompt: Message
    rules: tuple[str, ...]
    secret: bool = False
    window: bool = False  # a chance to interrupt: a seat that can only pass is passed for, and a player may pass ahead


# Something on the table, then what there is to say about it: a card and its text.
Line = tuple[Message, ...]


def short_lines(*messages: Message) -> tuple[Line, ...]:
    return tuple((message,) for message in messages)


@dataclass(frozen=True)
class Passage:
    """Part of a view told in words: for readers of any kind, and for games without a drawn board."""

    heading: Message
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Question:
    """What a seat is asked now. `so_far` holds the picks of a form that is half filled; `options` are the next picks."""

    seat: int
    version: int
    ask: Ask
    options: tuple[Option, ...]
    so_far: Choice = ()
