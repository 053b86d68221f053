"""What a choice would lead to, reckoned from a view alone: up to the next question, and never past a card that nobody knows."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from ...kernel.changes import SAME, difference
from ...kernel.difference import Difference, Foretold, Gain, Stop
from ...kernel.events import Event, Sink
from ...kernel.message import Message
from ...kernel.question import CardName, Choice
from .forecast import forecast
from .meta import HONOUR_CHANGED
from .option_facts import facts_of
from .pieces import RESOURCE_WORDS
from .prices import own_forecast
from .rules import GreatWall
from .seeing import UNTOLD, imagine, own, public
from .sources import RULE_SOURCES, card_of_source
from .step import AtOnce
from .view import OwnView, PublicView, View

DECKS = ("horde_deck", "tactic_deck", "advisor_deck", "request_deck", "event_deck", "qin_deck")


class Starting:
    """The position imagined from a view, and what is shown of it; kept for all options of a question."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = imagine(view)
        self.public, self.own = shown(self.board, view.seat)


_starting: list[Starting] = []  # the last one


def starting(view: View) -> Starting:
    if not _starting or _starting[0].view is not view:
        _starting[:] = [Starting(view)]
    return _starting[0]


def shown(board: GreatWall, seat: int) -> tuple[PublicView, OwnView]:
    """Returns both parts of the view, with forecasts."""
    return (
        structs.replace(public(board), forecast=forecast(board)),
        structs.replace(own(board, seat), forecast=own_forecast(board, seat)),
    )


def foresee_difference(view: View, picks: Choice) -> Difference | None:
    """Returns what the picks would change; None if that depends on what others choose at the same time, or on an unknown card at once."""
    start = starting(view)
    board, seat, sink = start.board.clone(), view.seat, Sink()
    if isinstance(board.agenda, AtOnce):
        return None
    before = marks(board)
    board.sink = sink
    waits = [board.answer(seat, pick) for pick in picks][-1]
    if marks(board) != before:
        return None
    told = sink.drain()
    stops: Stop = "form"
    if not waits:
        board, stops = go_on(board, seat, sink, told)
    after_public, after_own = shown(board, seat)
    return Difference(
        stops=stops,
        resources=resource_changes(start.board, board, seat),
        gains=tuple([gain(board, event) for event in told if event.kind == HONOUR_CHANGED]),
        events=tuple([Foretold(event.kind.name, dict(zip(event.kind.args, event.args))) for event in told]),
        public=patch(start.public, after_public),
        own=patch(start.own, after_own),
    )


def go_on(board: GreatWall, seat: int, sink: Sink, told: list[Event]) -> tuple[GreatWall, Stop]:
    """Carries out steps that need no answer, up to one that does or that draws. Returns the position there and why it stops."""
    while board.agenda is not None:
        asked = board.agenda.asks(board)
        if asked >= 0:
            board.asking = asked
            return board, "question" if asked == seat else "seat"
        before, kept, step = marks(board), board.clone(), board.agenda
        board.agenda = step.below
        board.doing = step
        step.run(board)
        happened = sink.drain()
        if marks(board) != before:  # what it draws is not known: this step is not foreseen
            return kept, "draw"
        told += happened
    board.asking = -1
    return board, "end"


def marks(board: GreatWall) -> tuple[Any, ...]:
    """Returns what every draw changes: the decks and the generator."""
    return (board.rng.counter, *[getattr(board, deck) for deck in DECKS])


def patch(before: Any, now: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in now.__struct_fields__:
        changed = SAME if name in UNTOLD and name != "forecast" else difference(getattr(before, name), getattr(now, name))
        if changed is not SAME:
            found[name] = changed
    return found


def resource_changes(before: GreatWall, now: GreatWall, seat: int) -> dict[str, int]:
    found = {word: now.resources[seat * 4 + each] - before.resources[seat * 4 + each] for each, word in enumerate(RESOURCE_WORDS)}
    return {word: count for word, count in found.items() if count}


def gain(board: GreatWall, event: Event) -> Gain:
    """Events name factions that no player has by numbers beyond the seats."""
    faction = event.args[0] if event.args[0] < board.players else int(board.qin)
    card = card_of_source(board.cards, event.args[3])
    return Gain(faction, event.args[1], CardName("rule", RULE_SOURCES[event.args[3]]) if card is None else CardName(*card))


# In words

VERDICTS: Final = {"quiet": "foresee-quiet", "holds": "foresee-holds", "breaks": "foresee-breaks"}


def foresee(view: View, picks: Choice) -> tuple[Message, ...]:
    """Returns in words what the picks would lead to, besides what the option itself says: Honour, verdicts, Activations, an end."""
    found = foresee_difference(view, picks)
    if found is None:
        return ()
    start = starting(view)
    says: list[Message] = []
    facts = facts_of(start.board, view.seat, picks[0])
    honour = sum([each.count for each in found.gains if each.faction == view.seat])
    if honour and (facts is None or ("honour" not in facts.brings and "honour" not in facts.cost)):
        says.append(Message("foresee-honour", {"change": f"{honour:+d}"}))
    told = found.public.get("forecast", {})
    for place, change in told.get("sections", {}).items():
        if "verdict" in change:
            says.append(Message(VERDICTS[change["verdict"]], {"side": int(place)}))
    for place, change in told.get("locations", {}).items():
        if change.get("activates") is True:
            says.append(Message("foresee-activates", {"location": int(place)}))
    ends = told.get("ends", {})
    if isinstance(ends, dict) and any(change.get("threat") == "met" for change in ends.values()):
        says.append(Message("foresee-end"))
    if found.stops == "draw":
        says.append(Message("foresee-draw"))
    return tuple(says)
