"""The place of a question, and what its options cost and bring: what people are told beside a question."""

from __future__ import annotations

from ...kernel.message import Message
from ...kernel.question import CardName, OptionFacts, Place
from .activation import Activated
from .board import NEUTRAL, Board
from .breach import Breached
from .combat import Fallen
from .effects import Effect, PayFor
from .option_facts import facts_of
from .pieces import LOCATION_WORDS, SECTION_WORDS
from .rules import GreatWall
from .sources import LOOK_BELOW, card_of_source
from .step import FactionStep, Step
from .tactics import Window
from .vocabulary import ALL, AT_ACTIVATION, AT_ASSAULT, AT_DEFEATED, AT_KILLED, WIDTH

# Fields of steps that name a Section
SECTIONS_OF = ("section", "start")


def context(board: GreatWall, seat: int) -> tuple[Place, dict[str, OptionFacts]]:
    """Returns the place of the seat's question, and the facts of its options by pick."""
    facts = {str(pick): facts_of(board, seat, pick) for pick in board.options(seat)}
    return place_of(board), {pick: each for pick, each in facts.items() if each is not None}


def place_of(board: Board) -> Place:
    step = board.agenda
    assert step is not None
    location, section, row = own_place(step)
    operation = -1
    below: Step | None = step
    while below is not None and operation < 0 and location < 0 and section < 0:
        operation = operation_of(board, below, below is step)
        if isinstance(below, Activated):
            location = int(below.location)
        elif isinstance(below, Breached):
            section = int(below.section)
        elif isinstance(below, Fallen):
            section, row = int(below.slot) // 3, int(below.slot) % 3 + 1
        below = below.below
    card = None if operation < 0 else card_of_source(board.cards, board.cards.source_of[operation // WIDTH])
    box = 0 if operation < 0 else board.cards.box_of[operation // WIDTH]
    left = int(getattr(step, "left", 0))
    whose = int(step.faction) if isinstance(step, FactionStep) else None
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


def own_place(step: Step) -> tuple[int, int, int]:
    """Returns the Location, the Section and the row that a step itself is about; -1, -1 and 0 for none."""
    location = int(getattr(step, "location", -1))
    if isinstance(step, Window):  # what it is about depends on its moment
        if step.moment == AT_ACTIVATION:
            return int(step.about), -1, 0
        return -1, int(step.about) if step.moment in (AT_DEFEATED, AT_KILLED, AT_ASSAULT) else -1, 0
    if "slot" in step.FIELDS:
        slot = int(getattr(step, "slot", 0))
        return location, slot // 3, slot % 3 + 1
    for name in SECTIONS_OF:
        if name in step.FIELDS and "where" not in step.FIELDS:  # an Attack goes anywhere, unless its field `where` says otherwise
            return location, int(getattr(step, name, -1)), 0
    return location, -1, 0


def operation_of(board: Board, step: Step, asks: bool) -> int:
    """Returns the operation of the effect that a step belongs to: an effect that waits below it, or one that asks; -1: none."""
    if isinstance(step, PayFor) and asks:
        return int(step.operation)
    if isinstance(step, Effect) and step.source_of_above(board.cards) != LOOK_BELOW:
        return int(step.operation)
    return -1


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
