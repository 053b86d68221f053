"""Standing answers: what a player answers to a question of one kind until something happens.

They are private like plans: the server keeps them outside the log, and asks here what they lead to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..kernel.question import Choice
from .journal import UNDONE
from .not_allowed import refuse
from .wire import Stand, StandingAnswer

if TYPE_CHECKING:
    from .table import Table


def stand(table: Table, command: Stand) -> StandingAnswer:
    """Returns the answer that a player sets. Raises NotAllowed for a question, an answer or an event that the game does not name."""
    spec = table.playing.spec
    standing = next((known for known in spec.standing if known.name == command.question), None)
    events = {kind.name for kind in spec.events}
    if standing is None or not set(command.answers) <= set(standing.answers) or not set(command.until) <= events:
        raise refuse("table-no-standing-answer")
    return StandingAnswer(command.question, command.answers, command.until)


def standing_answer(table: Table, seat: int, answers: Mapping[str, StandingAnswer]) -> Choice | None:
    """Returns the whole choice that standing answers give to the seat's question, or None if they leave something open."""
    if not answers or seat not in table.asked_alone():
        return None
    spec = table.playing.spec
    position = table.playing.position
    picks: Choice = ()
    while True:
        standing = spec.standing_at(position, seat)
        answer = answers.get(standing.name) if standing is not None else None
        if answer is None or answer.ended:
            return None
        options = {spec.notation[pick]: pick for pick in position.options(seat)}
        pick = next((options[notation] for notation in answer.answers if notation in options), None)
        if pick is None:
            return None
        picks += (pick,)
        position = position.clone()
        position.take(seat, pick)
        if not position.is_form_open():
            return picks


def ended_by(table: Table, seat: int, answer: StandingAnswer, since: int) -> str:
    """Returns the kind of the event from number `since` on that ends the answer: one it names, or that its owner took something back."""
    for event in table.log(seat, since, len(table.told)):
        if event.kind in answer.until or (event.kind == UNDONE.name and event.args["seat"] == seat):
            return event.kind
    return ""
