"""Answers set in advance. They are private: the server keeps them outside the log and asks here what they lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..kernel.errors import MuragliaError
from ..kernel.history import GoOn
from ..kernel.position import forced_answer
from ..kernel.question import Choice
from .undo import is_barred, way_back
from .wire import PlanStep

if TYPE_CHECKING:
    from .table import Table


class Planned(NamedTuple):
    """What to answer now (None if nothing), and what remains of the plan."""

    picks: Choice | None
    rest: tuple[PlanStep, ...]


def planned_answer(table: Table, seat: int, steps: tuple[PlanStep, ...], since: int) -> Planned:
    """Returns what a plan made at event number `since` answers to the seat's current question.

    The whole plan is dropped if its next answer is not possible or if one of the events that cancel it has happened.
    """
    if not steps or seat not in table.asked_alone():
        return Planned(None, steps)
    step = steps[0]
    if step.unless and any(event.kind in step.unless for event in table.log(seat, since, len(table.told))):
        return Planned(None, ())
    history = table.playing
    try:
        picks = history.spec.read(history.position, step.notation)
        history.whole(seat, picks)
    except MuragliaError:
        return Planned(None, ())
    return Planned(picks, steps[1:])


def gives_forced(table: Table, seat: int) -> bool:
    """Returns whether the server gives the seat's answers that leave no choice, and fills in such picks of its forms."""
    return table.playing.spec.gives_forced and table.facts.seats[seat].forced != "never"


def forced_choice(table: Table, seat: int) -> Choice | None:
    """Returns the answer that the server gives for a seat because there is no other; None if the person is asked."""
    if not gives_forced(table, seat):
        return None
    answer = forced_answer(table.playing.position, seat)
    if answer is not None and table.facts.seats[seat].forced == "smart" and ends_undo(table, seat, answer):
        return None
    return answer


def ends_undo(table: Table, seat: int, answer: Choice) -> bool:
    """Returns whether the seat could take something back alone, and not any more after this answer. In windows it is others who wait."""
    history = table.playing
    if not is_barred(table, seat) or history.position.to_act() != [seat] or history.spec.ask(history.position, seat).window:
        return False
    if way_back(table, seat).need != "free":
        return False
    played = history.whole(seat, answer)
    return played.position.to_act() != [seat] or any(event.kind.reveals for event in played.events)


def forced_answers(table: Table) -> dict[int, Choice]:
    """Returns the seats of people who are asked but have only one answer, with that answer: the server gives it for them."""
    if table.history is None or not table.history.spec.gives_forced:
        return {}
    answers = {seat: forced_choice(table, seat) for seat in table.asked_alone()}
    return {seat: answer for seat, answer in answers.items() if answer is not None}


def forced_rest(table: Table, go_on: GoOn) -> Choice | None:
    """Returns the picks that complete a choice, if they leave nothing to choose and the table gives such answers."""
    return forced_answer(go_on.position, go_on.seat) if gives_forced(table, go_on.seat) else None
