"""The Great Wall at one moment: the steps of its agenda are carried out and asked one after the other.

What a step does, asks and refuses is in its class; steps.py lists them by season and place.
"""

from typing import Any, Final

from mypy_extensions import i64

from ...kernel.message import Refusal, refuse
from ...kernel.rng import Rng
from . import meta
from .board import Board
from .cardset import CardSet
from .copy_state import copy_state
from .loader import HOUSE_FILES, load_set
from .picks import PASS
from .redealing import redeal
from .state import fill_empty
from .step import AtOnce
from .tactics import Window
from .text import position_text

CARDS: CardSet = load_set(HOUSE_FILES)  # the house set


class GreatWall(Board):
    """A game of The Great Wall at one moment."""

    def clone(self) -> "GreatWall":
        twin = GreatWall()
        copy_state(self, twin)
        return twin

    def clear(self, cards: CardSet, players: i64, switches: bytes) -> None:
        """Makes an empty table."""
        copy_state(EMPTY[3 if players < 3 else players], self)
        self.set_given(cards, players, switches)

    # The sequence of play

    def go_on(self) -> i64:
        """Carries out steps until one needs an answer. Returns the seat that has to answer, or -1 when the game is over."""
        step = self.agenda
        while step is not None:
            seat = step.asks(self)
            if seat >= 0:
                self.asking = seat
                return seat
            self.agenda = step.below
            self.doing = step
            step.run(self)
            step = self.agenda
        self.asking = -1
        return -1

    def take(self, seat: i64, pick: i64) -> i64:
        return self.asking if self.answer(seat, pick) else self.go_on()

    def answer(self, seat: i64, pick: i64) -> bool:
        """Carries out a pick alone. Returns whether more answers are needed before anything follows: of others, or to the same form."""
        step = self.agenda
        assert step is not None
        self.agenda = step.below
        self.doing = step
        self.asking = -1
        self.forget_part()
        step.take(self, seat, pick)
        if self.asking >= 0:  # others still have to answer at the same time
            return True
        if self.part is not None and self.goes_on(seat):
            return True
        self.begun = 0
        self.version += 1
        return False

    def forget_part(self) -> None:
        """A method, because a type checker takes `part` for None after an assignment, and compiled code then insists on it."""
        self.part = None

    def goes_on(self, seat: i64) -> bool:
        """Returns whether the seat's form goes on. Its steps that ask nothing are carried out; whatever else comes first ends it."""
        part = self.part
        while part is not None and part is self.agenda:
            self.forget_part()
            asked = part.asks(self)
            if asked == seat:
                self.asking = seat
                self.begun = 1
                return True
            if asked >= 0:
                return False
            self.agenda = part.below
            self.doing = part
            part.run(self)
            part = self.part
        self.part = None
        return False

    def skip(self, seat: i64) -> i64:
        """Passes windows for which the seat that is asked holds no card: most of the answers without a choice are such passes."""
        step = self.agenda
        while isinstance(step, Window) and not step.has_card_of(self, seat):
            self.agenda = step.below
            step.take(self, seat, PASS)
            self.version += 1
            seat = self.go_on()
            step = self.agenda
        return seat

    # Questions

    def is_simultaneous(self) -> bool:
        step = self.agenda
        return step is not None and step.is_at_once()

    def next_to_act(self) -> i64:
        return self.asking

    def to_act(self) -> list[int]:
        step = self.agenda
        if step is None:
            return []
        if isinstance(step, AtOnce):
            missing = step.asked & ~step.acted
            return [seat for seat in range(self.players) if (missing >> seat) & 1]
        return [int(self.asking)]

    def is_asked(self, seat: i64) -> bool:
        if self.asking == seat:
            return seat >= 0
        step = self.agenda
        return isinstance(step, AtOnce) and seat >= 0 and (step.asked >> seat) & 1 == 1

    def is_form_open(self) -> bool:
        return self.begun == 1

    def options(self, seat: i64) -> list[int]:
        step = self.agenda
        return step.options(self, seat) if step is not None and self.is_asked(seat) else []

    def why_not(self, seat: i64, pick: i64) -> Refusal | None:
        step = self.agenda
        if step is None:
            return refuse("GW-END-01", "why-over")
        if not self.is_asked(seat):
            return refuse("GW-TEA-02", "why-not-your-turn", {"seat": max(int(self.asking), 0)})
        return None if pick in step.options(self, seat) else step.why_not(self, seat, pick)

    # What a seat does not know

    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def text(self) -> str:
        return position_text(self)

    def __reduce__(self) -> tuple[Any, ...]:
        from .opening import read_position_of_set  # it makes tables of this class

        return read_position_of_set, (f"{self.cards.name} {self.cards.digest}", self.text())


def empty_table(players: i64) -> GreatWall:
    board = GreatWall()
    board.set_given(CARDS, players, meta.switches_of(meta.INFO.complete({})))
    fill_empty(board)
    return board


EMPTY: Final = {3: empty_table(3), 4: empty_table(4)}  # by factions; copying one takes 1.4 us, filling it from the table 9 us
