"""Where Honour and resources come from, what they are paid for, and why something moves: a rule, a card, a Location.

Events and questions name it.

A source is a number: first the rules below, then the cards of the set, kind by kind (CARD_KINDS), then the Locations, then a breach.
"""

from typing import Final

from mypy_extensions import i64

from .cardset import FIRST_ADVISOR, FIRST_EVENT, HOLDERS, QIN_GENERAL, RUSH_GENERAL, CardSet
from .pieces import LOCATION_WORDS
from .vocabulary import STOP, WIDTH

LOOK_BELOW: Final[i64] = -1  # of a step: what it does belongs to a step below it

BY_RULES: Final[i64] = 0
BY_START: Final[i64] = 1
BY_GATHERING: Final[i64] = 2
BY_INCOME: Final[i64] = 3
BY_BUILDING: Final[i64] = 4
BY_RECRUITING: Final[i64] = 5
BY_OVERSEER: Final[i64] = 6
BY_DONATION: Final[i64] = 7
BY_HIRING: Final[i64] = 8
BY_DEFEAT: Final[i64] = 9
BY_TAKING: Final[i64] = 10  # a Horde card, in the cooperative game
BY_SAVING: Final[i64] = 11
BY_SHAME: Final[i64] = 12
BY_UNSHAMING: Final[i64] = 13
BY_PILE: Final[i64] = 14
BY_POINT: Final[i64] = 15  # a Vital Point that Qin Jiushao covers
BY_REQUEST: Final[i64] = 16
RULE_SOURCES: Final = (
    "rules", "start", "gathering", "income", "building", "recruiting", "overseer", "donation", "hiring", "defeat", "taking", "saving",
    "shame", "unshaming", "pile", "point", "request",
)  # fmt: skip

FIRST_CARD: Final[i64] = len(RULE_SOURCES)

# Kinds of cards, in the order of their numbers
CARD_KINDS: Final = (
    "general",
    "rush-general",
    "qin-general",
    "advisor",
    "event",
    "command",
    "solo-command",
    "rush-command",
    "tactic",
    "horde",
)


def first_of(cards: CardSet, kind: str) -> int:
    """Returns the source of the first card of a kind."""
    first = len(RULE_SOURCES)
    for other in CARD_KINDS[: CARD_KINDS.index(kind)]:
        first += len(cards.ids[other])
    return first


def source_words(cards: CardSet) -> tuple[str, ...]:
    """Returns every source in words: that of a card is its kind and its id."""
    return (*RULE_SOURCES, *[f"{kind}-{id}" for kind in CARD_KINDS for id in cards.ids[kind]], *LOCATION_WORDS, "breach")


def by_location(cards: CardSet, location: int) -> int:
    return cards.first_cause + location


def by_breach(cards: CardSet) -> int:
    return cards.first_cause + len(LOCATION_WORDS)


def card_of_source(cards: CardSet, source: int) -> tuple[str, str] | None:
    """Returns the kind and the id of the card that a source is; None for a rule."""
    at = source - len(RULE_SOURCES)
    for kind in CARD_KINDS:
        if 0 <= at < len(cards.ids[kind]):
            return kind, cards.ids[kind][at]
        at -= len(cards.ids[kind])
    return None


def mark_sources(cards: CardSet) -> None:
    """Notes for every operation of the set on which card it stands, and in which box of a Command card, counted from 1."""
    cards.first_cause = len(RULE_SOURCES) + sum([len(cards.ids[kind]) for kind in CARD_KINDS])
    cards.source_of = [int(BY_RULES)] * (len(cards.ops) // WIDTH)
    cards.box_of = [0] * (len(cards.ops) // WIDTH)
    holders = [("general", 0), ("rush-general", int(RUSH_GENERAL)), ("qin-general", int(QIN_GENERAL))]
    holders += [("advisor", int(FIRST_ADVISOR)), ("event", int(FIRST_EVENT))]
    for kind, first in holders:
        for number in range(len(cards.ids[kind])):
            assert first + number < HOLDERS
            for ability in range(cards.first_ability[first + number], cards.first_ability[first + number + 1]):
                mark(cards, cards.ability_pc[ability], first_of(cards, kind) + number, 0)
    command = 0
    for kind in ("command", "solo-command", "rush-command"):
        for number in range(len(cards.ids[kind])):
            for box in range(cards.first_box[command], cards.first_box[command + 1]):
                mark(cards, cards.box_pc[box], first_of(cards, kind) + number, box - cards.first_box[command] + 1)
            command += 1
    for number in range(len(cards.ids["event"])):
        mark(cards, cards.event_pc[number], first_of(cards, "event") + number, 0)
        mark(cards, cards.event_once_pc[number], first_of(cards, "event") + number, 0)
    for number in range(len(cards.ids["tactic"])):
        mark(cards, cards.tactic_pc[number], first_of(cards, "tactic") + number, 0)
        mark(cards, cards.empowered_pc[number], first_of(cards, "tactic") + number, 0)
    for number in range(len(cards.ids["horde"])):
        for pc in (*cards.reward_pc[number * 12 : number * 12 + 12], cards.horde_pc[number]):
            mark(cards, pc, first_of(cards, "horde") + number, 0)


def mark(cards: CardSet, pc: int, source: int, box: int) -> None:
    """Marks an effect up to its end, which is marked too: there the effect waits for what its last operation began."""
    if pc == 0:  # no effect
        return
    at = pc // int(WIDTH)
    cards.source_of[at] = source
    cards.box_of[at] = box
    while cards.ops[at * WIDTH] != STOP:
        at += 1
        cards.source_of[at] = source
        cards.box_of[at] = box
