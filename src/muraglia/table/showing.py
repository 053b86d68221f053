"""What a table shows: to a person, the table around the game; to a seat, the game as that seat knows it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import structs

from ..kernel.changes import changes_of
from ..kernel.difference import Difference
from ..kernel.errors import MuragliaError
from ..kernel.history import AT_HAND, GoOn
from ..kernel.message import Refusal
from ..kernel.position import forced_answer, forced_beginning, picks_that_go_on
from ..kernel.question import Choice, Question
from ..kernel.spec import Spec
from ..kernel.view_change import ViewChange
from .not_allowed import refuse, refuse_by
from .nudges import nudge_from
from .plans import forced_rest
from .undo import way_back
from .wire import Branch, Foreseen, GameView, SeatView, TableView, UndoNeed

if TYPE_CHECKING:
    from .table import Table


class Moment:
    """A table at one moment, shown to many viewers: whatever all of them see is built once. Valid only until the next entry."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._around: TableView | None = None  # as a person without a seat sees it
        self._public: Any = None  # the part of a view that everybody sees

    def table_view(
        self, person: str, present: Container[str], onlookers: int, invites: Sequence[str], gone: Container[str] = ()
    ) -> TableView:
        """Returns the table around the game. The people present must be the same in every call for this moment."""
        if self._around is None:
            self._around = table_view(self._table, onlookers, public_seats(self._table, present, gone))
        facts = self._table.facts
        own = facts.seats_of(person)
        host = person == facts.opened.host
        if not own and not host:
            return self._around
        return structs.replace(self._around, seats=own_seats(own, invites if host else (), self._around.seats), host=host)

    def changes(self, since: int) -> tuple[ViewChange, ...]:
        """Returns what has changed in the public view since a moment, event by event; nothing if that is too long ago."""
        history, told = self._table.playing, self._table.told
        if history.spec.untold is None or not max(history.length - AT_HAND + 1, history.first_moment) <= since < history.length:
            return ()
        found: list[ViewChange] = []
        for moment, step in enumerate(history.steps.part(since, history.length), since):
            first, _ = told.numbers_of(moment + 1)
            for change in changes_of(history.spec, history.moment(moment), step):
                found.append(change if change.event is None else ViewChange(first + change.event, change.patch))
        return tuple(found)

    def game_view(self, seat: int, text: bool, planned: bool, own: Sequence[int]) -> GameView:
        """Returns the game as a seat sees it, without events. `own` are the seats of the person looking."""
        table, history = self._table, self._table.playing
        spec, position = history.spec, history.position
        if self._public is None:
            self._public = spec.public_for_people(position)
        view = spec.view_type(seat, self._public, spec.own_for_people(position, seat))
        return GameView(
            seat=seat,
            version=table.facts.version,
            view=view,
            choices=history.length,
            thinking=tuple(table.thinking()),
            nudge_from=nudge_from(table),
            undo=undo_need(table, own),
            redo=can_redo(table, own),
            question=first_question(table, seat),
            planned=planned,
            text=spec.describe(view) if text else None,
        )


# The table


def own_seats(own: list[int], invites: Sequence[str], seats: tuple[SeatView, ...]) -> tuple[SeatView, ...]:
    """Returns the seats with what only this person sees: which are theirs and, for the host, the invites."""
    if invites:
        return tuple([structs.replace(seat, yours=seat.seat in own, invite=invites[seat.seat]) for seat in seats])
    return tuple([structs.replace(seat, yours=True) if seat.seat in own else seat for seat in seats])


def public_seats(table: Table, present: Container[str], gone: Container[str]) -> tuple[SeatView, ...]:
    facts = table.facts
    live = facts.status in ("running", "paused") and not facts.opened.clock.is_slow
    asked = table.asked()
    nudges = [nudge.by if number in asked and (nudge := facts.nudge_now(number)) else None for number in range(len(facts.seats))]
    return tuple(
        SeatView(
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
            gone=live and seat.plays and seat.person in gone,
            offered=seat.is_free and seat.offered,
            away_until=seat.away_until if facts.status in ("running", "paused") else None,
            nudged=nudges[number],
            clock=facts.clocks.shown(number) if seat.plays else None,
        )
        for number, seat in enumerate(facts.seats)
    )


def table_view(table: Table, onlookers: int, seats: tuple[SeatView, ...]) -> TableView:
    facts = table.facts
    opened = facts.opened
    return TableView(
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
        scores=facts.scores,
        winners=facts.winners,
        ended_by=facts.ended_by,
        rematch=facts.rematch,
        marked=facts.marked,
        branch=Branch(opened.branch_of, opened.branch_at) if opened.position else None,
    )


def undo_need(table: Table, own: Sequence[int]) -> UndoNeed:
    """Returns the easiest way in which one of these seats can undo."""
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


def moment(table: Table, seat: int, choice: int, text: bool) -> GameView:
    history, journal = table.playing, table.told
    if not history.first_moment <= choice <= history.length:
        raise refuse("table-no-moment", low=history.first_moment, high=history.length)
    view = history.spec.view_for_people(history.moment(choice), seat)
    first, last = journal.numbers_of(choice)
    return GameView(
        seat=seat,
        version=table.facts.version,
        view=view,
        first=first,
        events=journal.shown(seat, first, last),
        text=history.spec.describe(view) if text else None,
    )


# Questions


def is_asked(table: Table, seat: int) -> bool:
    """Returns whether the person at this seat has a question now. True as well while they may still change an answer."""
    if seat < 0 or table.facts.status != "running" or table.facts.seats[seat].by_bot:
        return False
    return table.playing.position.is_asked(seat)


def first_question(table: Table, seat: int) -> Question | None:
    """Returns the question of a person; None if nobody is asked, or if the server is about to give the only answer."""
    if not is_asked(table, seat):
        return None
    history = table.playing
    if history.spec.gives_forced and seat not in history.waiting and forced_answer(history.position, seat) is not None:
        return None
    return question(table, GoOn(history.spec, seat, (), history.position))


def question(table: Table, go_on: GoOn) -> Question:
    """Returns the next question of a seat's choice. Where the server gives forced answers, forced picks of a form are filled in."""
    history = table.playing
    if history.spec.gives_forced:
        forced = forced_beginning(go_on.position, go_on.seat)
        if forced:
            go_on = history.going_on(go_on.seat, (*go_on.so_far, *forced))
    seat, position = go_on.seat, go_on.position
    found = history.spec.question_for_people(position, seat, go_on.so_far, table.facts.version, history.waiting.get(seat))
    return structs.replace(found, goes_on=picks_that_go_on(position, seat)) if history.spec.gives_forced else found


def ask(table: Table, seat: int, so_far: Choice) -> Question:
    """Returns the next question of a form that is being filled in."""
    return question(table, going_on(table, seat, so_far))


def foresee(table: Table, seat: int, so_far: Choice) -> Foreseen:
    """Returns what each option would lead to, based only on the seat's own view."""
    history = table.playing
    view = history.spec.view(history.position, seat)
    answers = {str(pick): as_given(table, seat, (*so_far, pick)) for pick in going_on(table, seat, so_far).position.options(seat)}
    outcomes = {pick: history.spec.foresee(view, picks) for pick, picks in answers.items()}
    differences = {pick: difference_of(history.spec, view, picks) for pick, picks in answers.items()}
    return Foreseen(
        version=table.facts.version,
        so_far=so_far,
        outcomes={pick: messages for pick, messages in outcomes.items() if messages},
        differences={pick: found for pick, found in differences.items() if found is not None},
        begun=difference_of(history.spec, view, so_far) if so_far else None,
    )


def as_given(table: Table, seat: int, picks: Choice) -> Choice:
    """Returns picks as the table takes them: with the rest of the form, where that leaves no choice."""
    if not table.playing.spec.gives_forced:
        return picks
    after = table.playing.after(seat, picks)
    rest = forced_rest(table, after) if isinstance(after, GoOn) else None
    return (*picks, *rest) if rest else picks


def difference_of(spec: Spec, view: Any, picks: Choice) -> Difference | None:
    return None if spec.difference is None else spec.difference(view, picks)


def going_on(table: Table, seat: int, so_far: Choice) -> GoOn:
    """Returns how far the seat is in its choice. Raises NotAllowed if it has no question."""
    if table.playing.position.is_asked(seat) and not is_asked(table, seat):
        raise refuse("table-not-asked")
    try:
        return table.playing.going_on(seat, so_far)
    except MuragliaError as error:
        raise refuse_by(error) from None


def why_not(table: Table, seat: int, notation: str) -> Refusal | None:
    """Returns why the seat may not choose this now, or None if it may."""
    history = table.playing
    try:
        history.whole(seat, history.spec.read(history.position, notation))
    except MuragliaError as error:
        return refuse_by(error).refusal
    return None
