"""The agenda in position texts and in views: the steps by their names, with the fields that their classes declare.

move-clerks(a, left=2, must-differ) boxes(a, box=7, stop=9) ... season(begins=winter)

A view says the same with numbers for factions, words for places and lists for sets. A field that is 0, false or empty is left out.
"""

import re
from typing import Any, Final

from ...kernel.agenda import seat_from_letter, seat_letter
from ...kernel.lines import Line
from .board import Board
from .cardset import CardSet
from .embassy import PlaceAdvisor
from .picks import SEND_WORDS, slot_word
from .pieces import LOCATION_WORDS, RESOURCE_WORDS, SEASON_WORDS, SECTION_WORDS, SLOTS, SOLDIER_WORDS
from .seasons import Season
from .set_up import ChooseAdvisor, ChooseGeneral
from .step import Step
from .steps import KIND_OF, NAME_OF, STEP_NAMES
from .view import StepView
from .vocabulary import MOMENTS, PLACES

# What a field holds follows from its name; a field that is not listed is a number.
FACTION: Final = ("faction", "taker")
FACTIONS: Final = ("asked", "acted", "waiting", "able", "played", "gatherers")  # sets, as bits
FLAG: Final = (
    "must_differ", "listed", "advanced", "announced", "in_breach", "at_defeat", "to_top", "clerks", "advisors", "walls", "barricades",
    "for_price", "must", "front_only", "by_archers", "optional",
)  # fmt: skip
COUNTS: Final = ("shots",)  # of the three Sections
WORD: Final[dict[str, tuple[str, ...]]] = {
    "begins": SEASON_WORDS,
    "location": LOCATION_WORDS,
    "section": SECTION_WORDS,
    "start": SECTION_WORDS,
    "end": SECTION_WORDS,
    "slot": tuple([slot_word(slot) for slot in range(SLOTS)]),
    "resource": RESOURCE_WORDS,
    "lowest": SOLDIER_WORDS,
    "marchers": SEND_WORDS,
    "where": PLACES,
    "moment": MOMENTS,
}
CARD: Final = ("advisor", "request")  # said by its id in the set
WORDS: Final[dict[str, tuple[str, ...]]] = {  # sets, as bits
    "visited": LOCATION_WORDS,
    "locations": LOCATION_WORDS,
    "sections": SECTION_WORDS,
    "soldiers": SOLDIER_WORDS,
    "resources": RESOURCE_WORDS,
}

Said = dict[str, Any]  # field -> a number, a flag, a word, or a tuple of numbers or words


def fields_said(step: Step, cards: CardSet) -> Said:
    """Returns the fields of a step as a view says them."""
    said: Said = {}
    for field in step.FIELDS:
        value: Any = getattr(step, field)
        if field in FACTION:
            if value >= 0:
                said[field] = value
        elif field in WORD:
            said[field] = WORD[field][value]
        elif field in CARD:
            said[field] = cards.ids[field][value]
        elif field in COUNTS:
            if any(value):
                said[field] = tuple(value)
        elif not value:
            continue
        elif field in FACTIONS:
            said[field] = tuple(members(value))
        elif field in WORDS or field == "refused":
            words = WORDS[field] if field in WORDS else cards.ids["request"]
            said[field] = tuple([words[member] for member in members(value)])
        else:
            said[field] = value
    return said


def members(bits: int) -> list[int]:
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def bits_of(numbers: list[int]) -> int:
    return sum([1 << number for number in set(numbers)])


def step_of(name: str, said: Said, cards: CardSet) -> Step:
    """Returns the step. Raises KeyError or ValueError if there is none such."""
    kind: Any = KIND_OF[name]
    values: list[Any] = []
    for field in kind.FIELDS:
        value = said.get(field)
        if field in FACTION:
            values.append(-1 if value is None else value)
        elif field in WORD:
            values.append(WORD[field].index(value))
        elif field in CARD:
            values.append(cards.ids[field].index(value))
        elif field in COUNTS:
            values.append(bytes(value or (0, 0, 0)))
        elif field in FACTIONS:
            values.append(bits_of(list(value or ())))
        elif field in WORDS or field == "refused":
            words = WORDS[field] if field in WORDS else cards.ids["request"]
            values.append(bits_of([words.index(word) for word in value or ()]))
        elif field in FLAG:
            values.append(value is True)
        else:
            values.append(value or 0)
    step: Step = kind(*values)
    return step


def steps_of(board: Board) -> list[Step]:
    """Returns the steps still to be done, next first."""
    found: list[Step] = []
    step = board.agenda
    while step is not None:
        found.append(step)
        step = step.below
    return found


def linked(steps: list[Step]) -> Step | None:
    """Returns the first of the steps, each linked to the next."""
    below: Step | None = None
    for step in reversed(steps):
        step.below = below
        below = step
    return below


# Views


def agenda_view(board: Board) -> tuple[StepView, ...]:
    return tuple([StepView(NAME_OF[type(step)], fields_said(step, board.cards)) for step in steps_of(board)])


def agenda_from_view(board: Board, steps: tuple[StepView, ...]) -> Step | None:
    return linked([step_of(step.step, step.fields, board.cards) for step in steps])


# Texts


def agenda_text(board: Board) -> str:
    words: list[str] = []
    for step in steps_of(board):
        said = fields_said(step, board.cards)
        inside = ", ".join([field_text(field, said[field]) for field in said])
        words.append(f"{NAME_OF[type(step)]}({inside})" if inside else NAME_OF[type(step)])
    return " ".join(words) if words else "-"


def field_text(field: str, value: Any) -> str:
    name = field.replace("_", "-")
    if field == "faction":
        return seat_letter(value)
    if field in FLAG:
        return name
    if field in FACTION:
        return f"{name}={seat_letter(value)}"
    if field in FACTIONS:
        return f"{name}={''.join([seat_letter(faction) for faction in value])}"
    if isinstance(value, tuple):
        return f"{name}={'+'.join([str(part) for part in value])}"
    return f"{name}={value}"


_STEP: Final = re.compile(r"([a-z-]+)(?:\(([^()]*)\))?(?: |$)")


def read_agenda(board: Board, line: Line) -> Step | None:
    """Returns the agenda from its line of a position text."""
    if line.value == "-":
        return None
    steps: list[Step] = []
    at = 0
    while at < len(line.value):
        found = _STEP.match(line.value, at)
        name = "" if found is None else found[1]
        if found is None or name not in KIND_OF:
            raise line.error("text-bad-step", {"word": line.value[at:].split(" ")[0], "known": " ".join(STEP_NAMES)})
        said = {}
        for part in found[2].split(", ") if found[2] else []:
            field, value = read_field(board, line, part)
            said[field] = value
        try:
            steps.append(step_of(name, said, board.cards))
        except (ValueError, KeyError):
            raise line.error("text-bad-step", {"word": found[0].strip(), "known": " ".join(STEP_NAMES)}) from None
        at = found.end()
    return linked(steps)


def read_field(board: Board, line: Line, part: str) -> tuple[str, Any]:
    """Returns a field and its value as a view says it."""
    name, equals, word = part.partition("=")
    field = name.replace("-", "_")
    if not equals:
        if field in FLAG:
            return field, True
        return "faction", seat_from_letter(line.number, part, board.factions)
    if field in FACTION:
        return field, seat_from_letter(line.number, word, board.factions)
    if field in FACTIONS:
        return field, [seat_from_letter(line.number, letter, board.factions) for letter in word]
    if field in WORD or field in CARD:
        return field, word
    if field in WORDS or field == "refused":
        return field, word.split("+")
    numbers = [number(line, digits) for digits in word.split("+")]
    return field, numbers if field in COUNTS else numbers[0]


def number(line: Line, digits: str) -> int:
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        raise line.error("text-bad-number", {"word": digits})
    return int(digits)


def check_agenda(board: Board, line: Line) -> None:
    """Effects begin at an operation, and below everything lies the season to come, or the choice of generals."""
    for step in steps_of(board):
        last = step.below is None and not isinstance(step, (Season, ChooseGeneral, ChooseAdvisor))
        if last or not step.is_possible(board):
            raise line.error("text-bad-agenda")


def hired_now(board: Board) -> bytes:
    """Returns the Advisor whose owner has still to say where they go: only the agenda names them."""
    for step in steps_of(board):
        if isinstance(step, PlaceAdvisor):
            return bytes([step.advisor])
    return b""
