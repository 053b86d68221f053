"""The course of a game: its position, the choices that led there, and every moment before, to go back to or to look at.

A step is what moves the game on: one seat's choice, or the answers all seats gave at once. Answers that wait for others
are in the position already but in no step yet: they may be replaced and withdrawn, and leave no trace.
"""

from __future__ import annotations

from bisect import bisect_right

from ..games import spec_of
from ..kernel.events import Event, Sink
from ..kernel.position import Position
from ..kernel.question import Choice
from ..kernel.spec import Spec
from .pages import PAGE, Pages
from .refusal import refuse, refuse_by_rule
from .saved import Mark, SavedCourse, Step

AT_HAND = 8  # so many moments are kept as they were; older ones are played again from a mark


class Course:
    def __init__(self, spec: Spec, position: Position, marks: list[Mark] | None = None) -> None:
        self.spec = spec
        self.position = position
        self.waiting: dict[int, Choice] = {}  # answers that others are still waited for
        self.steps: Pages[Step] = Pages(Step, [], [])
        self._marks = [Mark(0, position.text())] if marks is None else marks
        self._before = [position.clone()]  # the latest moments; the last is when the open question was put

    @property
    def length(self) -> int:
        return len(self.steps)

    # Forward

    def check(self, seat: int, picks: Choice) -> None:
        """Refuses what is not a whole legal answer of the seat."""
        position = self.after(seat, picks)
        if position.is_form_open():
            known = " ".join(self.spec.notation[pick] for pick in position.options(seat))
            raise refuse("choice-incomplete", word=self.write(picks), known=known)

    def after(self, seat: int, picks: Choice) -> Position:
        """The position after some picks of a form, made on a clone."""
        position = self.position
        for index, pick in enumerate(picks):
            if pick >= len(self.spec.notation):
                raise refuse("notation-unknown", word=str(pick))
            if index and not position.is_form_open():
                raise refuse("choice-too-long", word=self.write(picks))
            reason = position.why_not(seat, pick)
            if reason is not None:
                raise refuse_by_rule(reason)
            position = position.clone()
            position.take(seat, pick)
        return position

    def play(self, seat: int, picks: Choice) -> tuple[Step, list[Event]] | None:
        """Carry out a checked answer. None while others are still waited for."""
        position = self.position
        version = position.version
        sink = Sink()
        position.sink = sink
        for pick in picks:
            position.take(seat, pick)
        position.sink = None
        self.waiting[seat] = picks
        if position.version == version:
            return None
        step = tuple(sorted(self.waiting.items()))
        self.waiting = {}
        self.steps.append(step)
        self._before.append(position.clone())
        if len(self._before) > AT_HAND:
            del self._before[0]
        if self.length % PAGE == 0:
            self._marks.append(Mark(self.length, position.text()))
        return step, sink.events

    def withdraw(self, seat: int) -> None:
        """As if the seat had not answered yet."""
        del self.waiting[seat]
        self._put_question_again()

    # Back

    @property
    def first_moment(self) -> int:
        """The first moment that can be looked at: 0, unless the game was carried over from older rules."""
        return self._marks[0].moment

    @property
    def first_text(self) -> str:
        return self._marks[0].text

    def moment(self, moment: int) -> Position:
        """The position after so many steps, without answers that wait. Not to be changed."""
        back = self.length - moment
        if back < len(self._before):
            return self._before[-1 - back]
        mark = self._marks[bisect_right(self._marks, moment, key=lambda mark: mark.moment) - 1]
        position = self.spec.read_position(mark.text)
        for step in self.steps.part(mark.moment, moment):
            _take(position, step)
        return position

    def go_back(self, moment: int) -> list[Step]:
        """Forget the steps after a moment; they are returned, first one first."""
        forgotten = self.steps.part(moment, self.length)
        there = self.moment(moment)
        del self._before[max(0, len(self._before) - len(forgotten)) :]
        if not self._before:
            self._before.append(there.clone())
        self.steps.cut(moment)
        while self._marks[-1].moment > moment:
            self._marks.pop()
        self.waiting = {}
        self._put_question_again()
        return forgotten

    def _put_question_again(self) -> None:
        self.position = self._before[-1].clone()
        _take(self.position, tuple(sorted(self.waiting.items())))

    # Writing

    def write(self, picks: Choice) -> str:
        return " ".join(self.spec.notation[pick] for pick in picks)

    def saved(self) -> SavedCourse:
        name = self.spec.info.name
        return SavedCourse(name, self._before[-1].text(), self.waiting, self.steps.full, self.steps.tail, self._marks)

    @staticmethod
    def from_saved(saved: SavedCourse) -> Course:
        spec = spec_of(saved.game)
        course = Course(spec, spec.read_position(saved.open), saved.marks)
        course.waiting = saved.waiting
        course.steps = Pages(Step, saved.full, saved.tail)
        course._put_question_again()
        return course

    def carry_over(self) -> None:
        """The rules are not those under which the game came here: nobody can look back or go back beyond this moment."""
        self._marks = [Mark(self.length, self._before[-1].text())]
        self._before = self._before[-1:]


def _take(position: Position, step: Step) -> None:
    for seat, picks in step:
        for pick in picks:
            position.take(seat, pick)
