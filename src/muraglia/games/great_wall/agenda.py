"""The agenda in position texts and in views: the steps by their names, with the fields that their classes declare.

move-clerks(a, left=2, must-differ) boxes(a, box=7, stop=9) ... season(begins=winter)

A view says the same with numbers for factions, words for places and lists for sets. A field that is 0, false or empty is left out.
"""

import re
from typing import Any, Final

from ...kernel.lines import Line
from .board import Board
from .cardset import CardSet
from .seasons import Season
from .set_up import ChooseAdvisor, ChooseGeneral
from .step import Step
from .step_fields import FLAG, kind_of
from .steps import KIND_OF, NAME_OF, STEP_NAMES
from .view import StepView

Said = dict[str, Any]  # field -> a number, a flag, a word, or a tuple of numbers or words


def fields_said(step: Step, cards: CardSet) -> Said:
    """Returns the fields of a step as a view says them."""
    said: Said = {}
    for field in step.FIELDS:
        value = kind_of(field).said(getattr(step, field), cards)
        if value is not None:
            said[field] = value
    return said


def step_of(name: str, said: Said, cards: CardSet) -> Step:
    """Returns the step. Raises KeyError or ValueError if there is none such."""
    kind: Any = KIND_OF[name]
    step: Step = kind(*[kind_of(field).value(said.get(field), cards) for field in kind.FIELDS])
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
        inside = ", ".join([kind_of(field).text(field.replace("_", "-"), said[field]) for field in said])
        words.append(f"{NAME_OF[type(step)]}({inside})" if inside else NAME_OF[type(step)])
    return " ".join(words) if words else "-"


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
    """Returns a field and its value as a view says it. A word alone is a flag or the faction."""
    name, equals, word = part.partition("=")
    field = name.replace("-", "_")
    if equals:
        return field, kind_of(field).read(board, line, word)
    if kind_of(field) is FLAG:
        return field, True
    return "faction", kind_of("faction").read(board, line, part)


def check_agenda(board: Board, line: Line) -> None:
    """Effects begin at an operation, and below everything lies the season to come, or the choice of generals."""
    for step in steps_of(board):
        last = step.below is None and not isinstance(step, (Season, ChooseGeneral, ChooseAdvisor))
        if last or not step.is_possible(board):
            raise line.error("text-bad-agenda")
