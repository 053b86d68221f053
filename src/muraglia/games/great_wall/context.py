"""The place of a question, and what its options cost and bring: what people are told beside a question."""

from __future__ import annotations

from ...kernel.message import Message
from ...kernel.question import CardName, OptionFacts, Place
from .board import NEUTRAL, Board
from .option_facts import facts_of
from .pieces import LOCATION_WORDS, SECTION_WORDS
from .rules import GreatWall
from .sources import card_of_source
from .vocabulary import ALL, WIDTH


def context(board: GreatWall, seat: int) -> tuple[Place, dict[str, OptionFacts]]:
    """Returns the place of the seat's question, and the facts of its options by pick."""
    facts = {str(pick): facts_of(board, seat, pick) for pick in board.options(seat)}
    return place_of(board), {pick: each for pick, each in facts.items() if each is not None}


def place_of(board: Board) -> Place:
    """A step that does not say where it happens, or for which card, happens where the steps below it say."""
    step = board.agenda
    assert step is not None
    location, section, row = step.happens_at()
    operation = step.operation_asked()
    below = step.below
    while below is not None and operation < 0 and location < 0 and section < 0:
        location, section, row = below.happens_at_above()
        operation = below.operation_of_above(board.cards)
        below = below.below
    card = None if operation < 0 else card_of_source(board.cards, board.cards.source_of[operation // WIDTH])
    box = 0 if operation < 0 else board.cards.box_of[operation // WIDTH]
    left = int(getattr(step, "left", 0))
    whose = int(step.whose()) if step.whose() >= 0 else None
    return Place(
        whose=whose,
        section=SECTION_WORDS[section] if section >= 0 else None,
        row=row or None,
        location=LOCATION_WORDS[location] if location >= 0 else None,
        card=None if card is None else CardName(*card),
        box=box or None,
        remaining=left if 0 < left < ALL else None,
        says=tuple(place_words(board, whose, operation, box, location, section, left)),
    )


def place_words(board: Board, whose: int | None, operation: int, box: int, location: int, section: int, left: int) -> list[Message]:
    found: list[Message] = []
    if whose is not None and whose >= board.players:
        found.append(Message("place-whose", {"faction": NEUTRAL + (0 if whose == board.qin else 1)}))
    if operation >= 0:
        source = board.cards.source_of[operation // WIDTH]
        found.append(Message("place-box", {"source": source, "number": box}) if box else Message("place-card", {"source": source}))
    if location >= 0:
        found.append(Message("place-location", {"location": location}))
    if section >= 0:
        found.append(Message("place-side", {"side": section}))
    if 1 < left < ALL:
        found.append(Message("place-left", {"count": left}))
    return found
