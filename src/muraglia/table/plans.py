"""Answers set in advance. They are private: the server keeps them outside of the log and asks here what comes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..kernel.errors import MuragliaError
from ..kernel.question import Choice
from .wire import PlanStep

if TYPE_CHECKING:
    from .table import Table


class Planned(NamedTuple):
    """What to answer now, None if nothing, and what is left of the plan."""

    picks: Choice | None
    rest: tuple[PlanStep, ...]


def planned_answer(table: Table, seat: int, steps: tuple[PlanStep, ...], since: int) -> Planned:
    """What a plan made at event number `since` says to the question before the seat.

    A plan is given up as a whole where its next answer is not possible or an event came that it was not made for.
    """
    if not steps or seat not in table.asked():
        return Planned(None, steps)
    step = steps[0]
    if step.unless and any(event.kind in step.unless for event in table.log(seat, since, len(table.told))):
        return Planned(None, ())
    history = table.playing
    if step.windows and not history.spec.ask(history.position, seat).window:
        return Planned(None, steps)
    try:
        picks = history.spec.read(history.position, step.notation)
        history.whole(seat, picks)
    except MuragliaError:
        return Planned(None, ())
    return Planned(picks, steps if step.windows else steps[1:])


def only_passing(table: Table) -> list[int]:
    """Seats of people that are asked in a window and can do nothing but pass: the server does it for them."""
    history = table.history
    if history is None or not history.spec.windows:
        return []
    position = history.position
    return [seat for seat in table.asked() if len(position.options(seat)) == 1 and history.spec.ask(position, seat).window]
