"""Questions as people and bots see them. The kinds are a closed set, so one renderer per kind serves every game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .message import Message

# one: pick one of these. many: pick any number of these. amount: how many. order: which comes next. split: how much for each. yes_no: yes
# or no.
Kind = Literal["one", "many", "amount", "order", "split", "yes_no"]

# A complete answer: a single pick, or the picks of a form from first to last.
Choice = tuple[int, ...]

# What moves a game on: which seat chose what, ordered by seat; several seats if they answered at the same time.
Step = tuple[tuple[int, Choice], ...]


class Option(Struct, frozen=True):
    """One way to answer: its number, its notation, and the message that describes it."""

    pick: int
    notation: str
    label: Message


class Part(Struct, frozen=True):
    """One thing of a split: its name, and the pick for each amount of it, 0 first."""

    label: Message
    picks: Choice


class Split(Struct, frozen=True):
    """What is to be split, so that the whole form can be filled in at once.

    The answer has a pick for each part, in their order. It may stop as soon as the amounts add up to `total`, and must not go on then.
    Amounts that add up to `least` or more, and to `total` at most, are always allowed.
    """

    parts: tuple[Part, ...]
    total: int
    least: int  # equal to `total`, unless less is allowed
    default: Choice  # a sensible answer


class Ask(Struct, frozen=True):
    """What a step of a game asks: the kind of question, its wording, and the rules behind it."""

    kind: Kind
    prompt: Message
    rules: tuple[str, ...]
    secret: bool = False
    window: bool = False  # a chance to interrupt: players may pass in advance
    split: Split | None = None  # of a question of this kind


class CardName(Struct, frozen=True):
    """A card by its kind, such as advisor, and its id in the set."""

    kind: str
    id: str


class Place(Struct, frozen=True):
    """What a question is about and where it comes from, for people. A game leaves out what it does not know."""

    whose: int | None = None  # the seat, or the faction that no player has, for which the seat decides
    section: str | None = None
    row: int | None = None  # counted from 1
    location: str | None = None
    card: CardName | None = None  # whose effect it is
    box: int | None = None  # of that card, counted from 1
    remaining: int | None = None  # how many of the kind are left to answer, this one included
    says: tuple[Message, ...] = ()  # the same in words


class OptionFacts(Struct, frozen=True):
    """What an option costs and brings, as far as that is certain: by resource, or by action."""

    cost: dict[str, int] = {}
    brings: dict[str, int] = {}
    says: tuple[Message, ...] = ()  # the same in words, and what a card says
    warns: tuple[Message, ...] = ()  # what would be wasted or lost by it, for those who wish to be told


class Question(Struct, frozen=True, tag_field="is", tag="question"):
    """What a seat is asked now. `so_far` holds the picks of a half-filled form; `options` are the next picks."""

    seat: int
    version: int
    kind: Kind
    prompt: Message
    rules: tuple[str, ...]
    options: tuple[Option, ...]
    secret: bool = False
    window: bool = False  # a chance to interrupt: players may pass in advance
    split: Split | None = None  # of a question of this kind: all that is left of the form, to be filled in at once
    so_far: Choice = ()
    answered: Choice | None = None  # what the seat has chosen while others are still thinking; it may choose again
    standing: str | None = None  # the name under which it may be answered for a while (`Spec.standing`), for people
    goes_on: Choice = ()  # for people: options after which the same answer goes on, where the table gives answers that leave no choice
    place: Place | None = None  # for people only, like `facts`
    facts: dict[str, OptionFacts] = {}  # by pick, as text because JSON allows no other keys; some options have none


# Something on the table, then what there is to say about it, such as a card and its text.
Line = tuple[Message, ...]


def short_lines(*messages: Message) -> tuple[Line, ...]:
    return tuple((message,) for message in messages)


class Passage(Struct, frozen=True):
    """Part of a view in words, for all kinds of readers and for games without a drawn board."""

    heading: Message
    lines: tuple[Line, ...] = ()
