"""What a choice would lead to, reckoned from a view alone: up to the next question, and never past a card that nobody knows."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from ...kernel.changes import SAME, difference
from ...kernel.difference import Difference, Foretold, Gain, Stop
from ...kernel.events import Event, Sink
from ...kernel.message import Message
from ...kernel.question import CardName, Choice
from .cardset import CardSet
from .forecast import forecast
from .forecast_view import HordeForecast
from .meta import HONOUR_CHANGED
from .option_facts import facts_of
from .pieces import RESOURCE_WORDS, SECTION_WORDS
from .prices import own_forecast
from .rules import GreatWall
from .seeing import UNTOLD, imagine, own, public
from .sources import RULE_SOURCES, card_of_source
from .step import AtOnce
from .telling import who
from .view import OwnView, PublicView, View

DECKS = ("horde_deck", "tactic_deck", "advisor_deck", "request_deck", "event_deck", "qin_deck")


class Starting:
    """The position imagined from a view, and what is shown of it; kept for all options of a question."""

    def __init__(self, cards: CardSet, view: View) -> None:
        self.view = view
        self.board = imagine(cards, view)
        self.public, self.own = shown(self.board, view.seat)


_starting: list[Starting] = []  # the last one


def starting(cards: CardSet, view: View) -> Starting:
    if not _starting or _starting[0].view is not view:
        _starting[:] = [Starting(cards, view)]
    return _starting[0]


def shown(board: GreatWall, seat: int) -> tuple[PublicView, OwnView]:
    """Returns both parts of the view, with forecasts."""
    return (
        structs.replace(public(board), forecast=forecast(board)),
        structs.replace(own(board, seat), forecast=own_forecast(board, seat)),
    )


class Outcome:
    """What the picks would change, and the public view after them."""

    def __init__(self, difference: Difference, public: PublicView, asked: int) -> None:
        self.difference = difference
        self.public = public
        self.asked = asked  # the seat that answers next; -1: none, or several at the same time


def foresee_difference(cards: CardSet, view: View, picks: Choice) -> Difference | None:
    """Returns what the picks would change; None if that depends on what others choose at the same time, or on an unknown card at once."""
    found = outcome(cards, view, picks)
    return None if found is None else found.difference


def outcome(cards: CardSet, view: View, picks: Choice) -> Outcome | None:
    start = starting(cards, view)
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
    found = Difference(
        stops=stops,
        resources=resource_changes(start.board, board, seat),
        gains=tuple([gain(board, event) for event in told if event.kind == HONOUR_CHANGED]),
        events=tuple([Foretold(event.kind.name, dict(zip(event.kind.args, event.args))) for event in told]),
        public=patch(start.public, after_public),
        own=patch(start.own, after_own),
    )
    return Outcome(found, after_public, -1 if board.is_simultaneous() else int(board.asking))


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


def foresee(cards: CardSet, view: View, picks: Choice) -> tuple[Message, ...]:
    """Returns in words what the picks would lead to, besides what the option itself says."""
    start = starting(cards, view)
    found = outcome(cards, view, picks)
    if found is None:
        return (Message("foresee-at-once"),) if start.board.is_simultaneous() else (Message("foresee-draw"),)
    says = stock_words(start, found.difference, picks)
    if start.public.forecast is not None and found.public.forecast is not None:
        says += wall_words(start.public, found.public)
        says += horde_words(view, start.public.forecast.hordes, found.public.forecast.hordes)
        for place, (before, now) in enumerate(zip(start.public.forecast.locations, found.public.forecast.locations)):
            if now.activates and not before.activates:
                says.append(Message("foresee-activates", {"location": place}))
        threats = {each.end for each in start.public.forecast.ends if each.threat == "met"}
        if any(each.threat == "met" and each.end not in threats for each in found.public.forecast.ends):
            says.append(Message("foresee-end"))
    if found.difference.stops == "draw":
        says.append(Message("foresee-draw"))
    elif found.difference.stops == "seat":
        says.append(Message("foresee-seat", {"seat": found.asked}) if found.asked >= 0 else Message("foresee-several"))
    return tuple(says)


def stock_words(start: Starting, found: Difference, picks: Choice) -> list[Message]:
    """Honour and resources, unless the option says them."""
    seat = start.view.seat
    facts = facts_of(start.board, seat, picks[0])
    said = {*facts.cost, *facts.brings} if facts is not None else set()
    honour = sum([each.count for each in found.gains if each.faction == seat])
    says = [Message("foresee-honour", {"change": f"{honour:+d}"})] if honour and "honour" not in said else []
    if not said & {"material", "any"}:
        for word, count in found.resources.items():
            if word not in said:
                says.append(Message("foresee-resource", {"change": f"{count:+d}", "resource": RESOURCE_WORDS.index(word)}))
    return says


def wall_words(before: PublicView, now: PublicView) -> list[Message]:
    """A verdict that changes, or what stands against what."""
    assert before.forecast is not None and now.forecast is not None
    says: list[Message] = []
    for side, (was, told) in enumerate(zip(before.forecast.sections, now.forecast.sections)):
        powers = now.sections[side].defence, now.sections[side].offence
        if told.verdict != was.verdict:
            says.append(Message(VERDICTS[told.verdict], {"side": side}))
        elif powers != (before.sections[side].defence, before.sections[side].offence):
            says.append(Message("foresee-gauge", {"side": side, "defence": powers[0], "offence": powers[1]}))
    return says


def horde_words(view: View, before: tuple[HordeForecast, ...], now: tuple[HordeForecast, ...]) -> list[Message]:
    """Who would take a Horde, and who would lose Soldiers on it, if it fell then."""
    earlier = {(each.section, each.row): each for each in before}
    says: list[Message] = []
    for each in now:
        was = earlier.get((each.section, each.row))
        place: dict[str, int | str] = {"side": SECTION_WORDS.index(each.section), "row": each.row}
        if was is None:
            continue
        if each.taker is not None and each.taker != was.taker:
            says.append(Message("foresee-taker", {**place, "faction": who(view, each.taker)}))
        if each.dead != was.dead:
            for dead in each.dead:
                count = dead.spearmen + dead.archers + dead.horsemen + dead.chosen
                if count and dead not in was.dead:
                    says.append(Message("foresee-dead", {**place, "faction": who(view, dead.faction), "count": count}))
    return says
