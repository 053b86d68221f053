"""What a table shows: to a person the table around the game, to a seat the game as it knows it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Raw, json, structs

from ..games import spec_of
from ..kernel.errors import MuragliaError
from ..kernel.history import GoOn
from ..kernel.position import Position
from ..kernel.question import Choice
from ..kernel.spec import Spec
from .refusal import refuse, refuse_by, say
from .undo import way_back
from .wire import Foreseen, OptionInfo, Passage, QuestionInfo, SeatInfo, State, TableInfo, UndoNeed, Why

if TYPE_CHECKING:
    from .table import Table


class Shown:
    """What a table looks like at one moment, for many eyes: what all of them see is made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._info: TableInfo | None = None  # as somebody sees it who has no seat
        self._seen = b""  # the view of an onlooker, as it is sent

    def info(self, person: str, present: Container[str], onlookers: int, invites: Sequence[str]) -> TableInfo:
        """The table around the game. Who is there is the same for everybody who looks at this moment."""
        if self._info is None:
            self._info = table_info(self._table, onlookers, public_seats(self._table, present))
        facts = self._table.facts
        own = facts.seats_of(person)
        host = person == facts.opened.host
        if not own and not host:
            return self._info
        seats = own_seats(own, invites if host else (), self._info.seats)
        return structs.replace(self._info, seats=seats, host=host, undo=undo_need(self._table, own), redo=can_redo(self._table, own))

    def state(self, seat: int, text: bool, planned: bool, own: Sequence[int]) -> State:
        """The game with the eyes of a seat, without events, to be sent: its view may be JSON already. `own`: the seats of whoever looks."""
        history = self._table.playing
        seen, reveal = history.spec.seen, history.spec.reveal
        view: object
        if seen is None or reveal is None or seat < 0 or text:
            view = history.spec.view(history.position, seat)
        else:
            self._seen = self._seen or seen(history.position)
            view = Raw(reveal(self._seen, history.position, seat))
        return state(self._table, seat, view, text, planned, own)


# The table


def own_seats(own: list[int], invites: Sequence[str], seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """The seats with what only this person sees: which are the own ones, and for the host the invites."""
    if invites:
        return tuple([structs.replace(seat, yours=seat.seat in own, invite=invites[seat.seat]) for seat in seats])
    return tuple([structs.replace(seat, yours=True) if seat.seat in own else seat for seat in seats])


def public_seats(table: Table, present: Container[str]) -> tuple[SeatInfo, ...]:
    facts = table.facts
    thinking = table.thinking()
    return tuple(
        SeatInfo(
            seat=number,
            kind=seat.kind,
            colour=seat.colour,
            name=seat.name,
            bot=table.bot_of(number) if seat.by_bot else "",
            ready=seat.ready,
            present=seat.person in present if seat.person else False,
            resigned=seat.resigned,
            left=seat.left,
            late=seat.late,
            thinking=number in thinking,
            clock=facts.clocks.shown(number) if seat.plays else None,
        )
        for number, seat in enumerate(facts.seats)
    )


def table_info(table: Table, onlookers: int, seats: tuple[SeatInfo, ...]) -> TableInfo:
    facts = table.facts
    opened = facts.opened
    return TableInfo(
        id=opened.id,
        code=opened.code,
        name=opened.name,
        game=opened.game,
        players=opened.players,
        options=opened.options,
        status=facts.status,
        way=opened.way,
        public=opened.public,
        clock=opened.clock,
        seats=seats,
        rules_version=facts.rules_version,
        created=opened.at,
        casual=opened.casual,
        host_name=facts.host_name,
        changed=tuple(facts.changed) if facts.status == "open" else (),
        onlookers=onlookers,
        proposals=tuple(proposal.shown(facts.seats) for proposal in facts.proposals),
        choices=table.history.length if table.history is not None else 0,
        scores=facts.scores,
        winners=facts.winners,
        ended_by=facts.ended_by,
        rematch=facts.rematch,
        marked=facts.marked,
    )


def undo_need(table: Table, own: Sequence[int]) -> UndoNeed:
    """Of the way back that is open to one of these seats, the easiest."""
    easiest: UndoNeed = "no"
    for seat in own:
        need = way_back(table, seat).need
        if need == "free":
            return need
        if need == "ask":
            easiest = need
    return easiest


def can_redo(table: Table, own: Sequence[int]) -> bool:
    return bool(table.facts.redo) and table.facts.status == "running" and table.facts.redo[0][0] in own


# The game


def state(table: Table, seat: int, view: object, text: bool, planned: bool, own: Sequence[int]) -> State:
    history = table.playing
    return State(
        seat=seat,
        version=table.facts.version,
        view=view,
        choices=history.length,
        thinking=tuple(table.thinking()),
        undo=undo_need(table, own),
        redo=can_redo(table, own),
        question=question(table, seat, history.position, ()) if is_asked(table, seat) else None,
        planned=planned,
        text=passages(history.spec, view) if text else None,
    )


def moment(table: Table, seat: int, choice: int, text: bool) -> State:
    history, journal = table.playing, table.told
    if not history.first_moment <= choice <= history.length:
        raise refuse("table-no-moment", low=history.first_moment, high=history.length)
    view = history.spec.view(history.moment(choice), seat)
    first, last = journal.numbers_of(choice)
    return State(
        seat=seat,
        version=table.facts.version,
        view=view,
        first=first,
        events=journal.shown(seat, first, last),
        text=passages(history.spec, view) if text else None,
    )


def passages(spec: Spec, view: object) -> tuple[Passage, ...]:
    """The view in words."""
    return tuple(Passage(say(told.heading), tuple(tuple(map(say, line)) for line in told.lines)) for told in spec.describe(view))


# Questions


def is_asked(table: Table, seat: int) -> bool:
    """Has the person at this seat a question before him? Also while an answer may still be changed."""
    if seat < 0 or table.facts.status != "running" or table.facts.seats[seat].by_bot:
        return False
    return table.playing.position.is_asked(seat)


def question(table: Table, seat: int, position: Position, so_far: Choice) -> QuestionInfo:
    spec = table.playing.spec
    ask = spec.ask(position, seat)
    options = encoded_options(spec.info.name)
    return QuestionInfo(
        seat=seat,
        version=table.facts.version,
        kind=ask.kind,
        prompt=say(ask.prompt),
        rules=ask.rules,
        options=tuple([options(pick) for pick in position.options(seat)]),
        secret=ask.secret,
        so_far=so_far,
        answered=table.playing.waiting.get(seat),
        window=ask.window,
    )


class _Options:
    """The options of a game as they are sent, each encoded once."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self._encoded: dict[int, Raw] = {}

    def __call__(self, pick: int) -> Raw:
        found = self._encoded.get(pick)
        if found is None:
            found = Raw(json.encode(OptionInfo(pick, self._spec.notation[pick], say(self._spec.label(pick)))))
            self._encoded[pick] = found
        return found


@cache
def encoded_options(game: str) -> _Options:
    return _Options(spec_of(game))


def ask(table: Table, seat: int, so_far: Choice) -> QuestionInfo:
    """The next question of a form that is being filled in."""
    return question(table, seat, going_on(table, seat, so_far).position, so_far)


def foresee(table: Table, seat: int, so_far: Choice) -> Foreseen:
    """What each option would lead to, made from the seat's own view."""
    position = going_on(table, seat, so_far).position
    history = table.playing
    view = history.spec.view(history.position, seat)
    outcomes = {pick: history.spec.foresee(view, (*so_far, pick)) for pick in position.options(seat)}
    told = {str(pick): tuple(say(message) for message in messages) for pick, messages in outcomes.items() if messages}
    return Foreseen(table.facts.version, so_far, told)


def going_on(table: Table, seat: int, so_far: Choice) -> GoOn:
    """Returns where the seat stands in its choice. Refuses where it is not asked."""
    if table.playing.position.is_asked(seat) and not is_asked(table, seat):
        raise refuse("table-not-asked")
    try:
        return table.playing.going_on(seat, so_far)
    except MuragliaError as error:
        raise refuse_by(error) from None


def why_not(table: Table, seat: int, notation: str) -> Why | None:
    """Why the seat may not choose this now; None if it may."""
    history = table.playing
    try:
        history.whole(seat, history.spec.read(history.position, notation))
    except MuragliaError as error:
        return refuse_by(error).why
    return None
