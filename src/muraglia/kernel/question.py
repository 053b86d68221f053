"""Questions as people and bots meet them. The kinds are a closed set, so one renderer a kind serves every game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .message import Message

# one: pick one of these. many: any number of these. amount: how many. order: which next. split: how much to each. yes_no.
Kind = Literal["one", "many", "amount", "order", "split", "yes_no"]

# A whole answer: a pick, or the picks of a form from first to last.
Choice = tuple[int, ...]

# What moves a game on: who chose what, in the order of the seats; several seats where they answer at the same time.
Step = tuple[tuple[int, Choice], ...]


class Option(Struct, frozen=True):
    """One way to answer: its number, its notation, and the message that says it in words."""

    pick: int
    notation: str
    label: Message


class Ask(Struct, frozen=True):
    """What a step of a game asks: the kind of question, its words, the rules behind it."""

    kind: Kind
    prompt: Message
    rules: tuple[str, ...]
    secret: bool = False
    window: bool = False  # a chance to interrupt: a seat that can only pass is passed for, and players may pass in advance


class Question(Struct, frozen=True, tag_field="is", tag="question"):
    """What a seat is asked now. `so_far` holds the picks of a form that is half filled; `options` are the next picks."""

    seat: int
    version: int
    kind: Kind
    prompt: Message
    rules: tuple[str, ...]
    options: tuple[Option, ...]
    secret: bool = False
    window: bool = False  # a chance to interrupt: a seat that can only pass is passed for, and players may pass in advance
    so_far: Choice = ()
    answered: Choice | None = None  # what the seat has chosen while others still think; it may choose again


# Something on the table, then what there is to say about it: a card and its text.
Line = tuple[Message, ...]


def short_lines(*messages: Message) -> tuple[Line, ...]:
    return tuple((message,) for message in messages)


class Passage(Struct, frozen=True):
    """Part of a view told in words: for readers of any kind, and for games without a drawn board."""

    heading: Message
    lines: tuple[Line, ...] = ()
