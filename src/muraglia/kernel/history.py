"""The history of a game: its position, the choices that led to it, and every earlier moment, to look at or to return to.

Both `Game` (for Python users) and `Table` (for people) hold one.

A step is what moves the game on: one seat's choice, or the answers that several seats gave at the same time. Answers that wait for
others are in the position but not yet in any step: they can be replaced or withdrawn without a trace. Positions are never modified
in place, so moments and clones share them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from .errors import IllegalChoice, UnknownNotation
from .events import Event, Sink
from .message import Message
from .pages import PAGE, Pages
from .position import Position
from .position_text import check_cards
from .question import Choice, Question, Step
from .spec import Spec

AT_HAND = 8  # this many moments are kept as positions; older ones are replayed from a mark

Mark = tuple[int, str]  # a moment and its position text, where a replay can start


class Played:
    """A complete choice, carried out on a clone. `History.play` makes it count."""

    def __init__(self, seat: int, picks: Choice, position: Position, events: list[Event]) -> None:
        self.seat = seat
        self.picks = picks
        self.position = position
        self.events = events


class GoOn:
    """The beginning of a choice: the picks so far are allowed, and more are needed."""

    def __init__(self, spec: Spec, seat: int, so_far: Choice, position: Position) -> None:
        self._spec = spec
        self.seat = seat
        self.so_far = so_far
        self.position = position

    @property
    def question(self) -> Question:
        """The question that comes next in the choice."""
        return self._spec.question(self.position, self.seat, self.so_far)


class History:
    def __init__(self, spec: Spec, position: Position, marks: list[Mark] | None = None) -> None:
        self.spec = spec
        self.position = position
        self.waiting: dict[int, Choice] = {}  # answers waiting for those of other seats, by seat, in any order
        self.steps: Pages[Step] = Pages(Step, [], [])
        self.marks = [(0, position.text())] if marks is None else marks
        self._before = [position]  # the latest moments; the last is the one when the open question was asked

    @property
    def length(self) -> int:
        """The number of steps made so far."""
        return len(self.steps)

    # Forward

    def question(self, seat: int, so_far: Choice = ()) -> Question:
        """Returns the question for the seat; with `so_far`, the next question of a choice it has begun."""
        return self.going_on(seat, so_far).question

    def going_on(self, seat: int, so_far: Choice) -> GoOn:
        """Returns the state after the first picks of a choice. Raises an error if the seat has nothing more to pick."""
        after = self.after(seat, so_far)
        if isinstance(after, GoOn):
            return after
        raise self._too_long(so_far)

    def after(self, seat: int, picks: Choice) -> Played | GoOn:
        """Carries out picks on a clone. Returns Played for a complete choice, GoOn for the beginning of one.

        Raises IllegalChoice or UnknownNotation. Nothing here looks beyond the end of the choice: what follows may depend on cards
        and answers that the seat does not know.
        """
        if not picks:
            if not self.position.is_asked(seat):
                refusal = self.position.why_not(seat, 0)
                assert refusal is not None
                raise IllegalChoice(refusal)
            return GoOn(self.spec, seat, picks, self.position)
        position = self._without(seat) if seat in self.waiting else self.position.clone()
        sink = Sink()
        position.sink = sink
        known = len(self.spec.notation)
        for index, pick in enumerate(picks):
            if not 0 <= pick < known:
                raise UnknownNotation(Message("notation-unknown", {"word": str(pick)}))
            if index and not position.is_form_open():
                raise self._too_long(picks)
            refusal = position.why_not(seat, pick)
            if refusal is not None:
                raise IllegalChoice(refusal)
            position.take(seat, pick)
        position.sink = None
        return GoOn(self.spec, seat, picks, position) if position.is_form_open() else Played(seat, picks, position, sink.events)

    def whole(self, seat: int, picks: Choice) -> Played:
        """Carries out a complete choice on a clone and returns it. Raises UnfinishedChoice if it is only the beginning of one."""
        after = self.after(seat, picks)
        if isinstance(after, Played):
            return after
        raise self.spec.unfinished(after.question)

    def play(self, played: Played) -> Step | None:
        """Makes a choice count. Returns the step it completes, or None while other seats still have to answer."""
        before, position = self.position, played.position
        self.position = position
        self.waiting[played.seat] = played.picks
        if len(self.waiting) > 1:
            self.waiting = dict(sorted(self.waiting.items()))
        if position.version == before.version:
            return None
        step = tuple(self.waiting.items())
        self.waiting = {}
        self.steps.append(step)
        self._before.append(position)
        if len(self._before) > AT_HAND:
            del self._before[0]
        if self.length % PAGE == 0:
            self.marks.append((self.length, position.text()))
        return step

    def withdraw(self, seat: int) -> None:
        """Takes back an answer that is waiting for others."""
        self.position = self._without(seat)
        del self.waiting[seat]

    def _without(self, seat: int) -> Position:
        """Returns the position of the open question without the seat's answer, rebuilt from the moment it was asked."""
        position = self._before[-1].clone()
        _take(position, tuple([(other, picks) for other, picks in self.waiting.items() if other != seat]))
        return position

    def _too_long(self, picks: Choice) -> UnknownNotation:
        return UnknownNotation(Message("choice-too-long", {"word": self.spec.write(picks)}))

    # Back

    @property
    def first_moment(self) -> int:
        """The first moment that can be viewed: 0, unless the game was carried over from older rules."""
        return self.marks[0][0]

    @property
    def first_text(self) -> str:
        """The position text of that moment."""
        return self.marks[0][1]

    @property
    def open_text(self) -> str:
        """The position text of the moment when the open question was asked, without waiting answers."""
        return self._before[-1].text()

    def moment(self, moment: int) -> Position:
        """Returns the position after this many steps, without waiting answers."""
        back = self.length - moment
        if back < len(self._before):
            return self._before[-1 - back]
        start, text = self.marks[bisect_right(self.marks, moment, key=lambda mark: mark[0]) - 1]
        position = self.spec.read_position(text)
        for step in self.steps.part(start, moment):
            _take(position, step)
        return position

    def replay(self) -> Iterator[tuple[Position, Step]]:
        """Yields every step with the position before it, starting at the first moment. Each position is valid only until the next one."""
        position = self.spec.read_position(self.first_text)
        for step in self.steps.part(self.first_moment, self.length):
            yield position, step
            _take(position, step)

    def back(self, moment: int) -> list[Step]:
        """Goes back to a moment. Returns the steps that were dropped, in order. Waiting answers are dropped too."""
        forgotten = self.steps.part(moment, self.length)
        there = self.moment(moment)
        del self._before[max(0, len(self._before) - len(forgotten)) :]
        if not self._before:
            self._before.append(there)
        self.steps.cut(moment)
        while self.marks[-1][0] > moment:
            self.marks.pop()
        self.waiting = {}
        self.position = there
        return forgotten

    def carry_over(self) -> None:
        """Marks this moment as the earliest one that can be viewed or returned to, because the rules have changed since."""
        self.marks = [(self.length, self.open_text)]
        self._before = self._before[-1:]

    def reopen(self, full: list[bytes], tail: list[Step], waiting: dict[int, Choice]) -> None:
        """Restores the steps and waiting answers that were saved beside the open position and the marks."""
        self.steps = Pages(Step, full, tail)
        self.waiting = dict(sorted(waiting.items()))
        self.position = self._without(-1) if waiting else self._before[-1]

    def clone(self) -> History:
        """Returns an independent history at the same moment."""
        twin = History(self.spec, self._before[-1].clone(), self.marks[:])
        twin._before = [*self._before[:-1], twin.position]
        twin.reopen(self.steps.full[:], self.steps.tail[:], self.waiting)
        return twin

    def __copy__(self) -> History:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        cards = self.spec.cards
        return _reopened, (self.spec, cards, self.open_text, self.marks, self.steps.full, self.steps.tail, self.waiting)


def _reopened(
    spec: Spec, cards: str, open_text: str, marks: list[Mark], full: list[bytes], tail: list[Step], waiting: dict[int, Choice]
) -> History:
    """Returns a history that was pickled in another process, where a different set of cards may have been in use."""
    check_cards(cards, spec.cards)
    history = History(spec, spec.read_position(open_text), marks)
    history.reopen(full, tail, waiting)
    return history


def _take(position: Position, step: Step) -> None:
    for seat, picks in step:
        for pick in picks:
            position.take(seat, pick)
