"""A position: everything there is to know about one moment of a game, as flat data that is cheap to clone.

Internally, every question is "pick one number". A number means the same in every position of a game. Choosing several things, an
amount or an order is a form: a chain of picks, each offered only if the chain can be completed. Half-filled forms exist only in
clones; what others see changes only with the last pick.

Positions are equal if their texts are. They are mutable, so they cannot be dictionary keys; use `key()` instead. Pickle stores the
text, through the `__reduce__` defined beside each game's `read_position`.
"""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .events import Sink
from .message import Refusal
from .rng import Rng


# Games of other packages subclass it interpreted, or compiled by themselves. That costs ours nothing that can be measured: compiled with
# and without, random games take 0.2 % more to 3.7 % less time, clones 0.9 % less to 1.6 % more, a search 0.4 % less to 0.1 % more.
@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of a game. Rules subclass it; bots, tables and tests only use what is declared here."""

    players: i64
    version: i64  # completed public steps; a secret answer does not count until the others have answered too
    sink: Sink | None  # the listener for events; clones start without one

    @abstractmethod
    def clone(self) -> "Position":
        """Returns an independent copy."""

    @abstractmethod
    def next_to_act(self) -> i64:
        """Returns the first seat that still has to answer a question, or -1 when the game is over."""

    @abstractmethod
    def to_act(self) -> list[int]:
        """Returns all seats that still have to answer; there are several when seats choose simultaneously."""

    @abstractmethod
    def is_asked(self, seat: i64) -> bool:
        """Returns whether the seat has an open question, or an answer it may still change because others have not answered yet."""

    @abstractmethod
    def options(self, seat: i64) -> list[int]:
        """Returns the picks the seat may make now, in ascending order. This is the only source of legality."""

    @abstractmethod
    def take(self, seat: i64, pick: i64) -> i64:
        """Carries out a pick. Returns the seat that acts next, like `next_to_act`.

        The pick must be one of the seat's options: for speed, this is not checked again.
        """

    @abstractmethod
    def is_form_open(self) -> bool:
        """Returns whether the last pick began a form that needs more picks from the same seat."""

    @abstractmethod
    def why_not(self, seat: i64, pick: i64) -> Refusal | None:
        """Returns why the seat may not make this pick, or None if the pick is one of its options."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Returns every seat's score so far, in the unit that decides the game."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Returns the seats that lead according to the current scores."""

    @abstractmethod
    def redeal(self, seat: i64, rng: Rng) -> None:
        """Redraws everything that the seat (-1: an onlooker) does not know, and withdraws the secret answers of others."""

    @abstractmethod
    def text(self) -> str:
        """Returns the whole position as readable text, secrets included."""

    def is_over(self) -> bool:
        """Returns whether the game has ended."""
        return self.next_to_act() < 0

    def key(self) -> str:
        """Returns a key for this moment in dictionaries and sets: the position text."""
        return self.text()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Position) and self.text() == other.text())

    def __copy__(self) -> "Position":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.clone()

    def random_option(self, seat: i64, rng: Rng) -> i64:
        """Returns one of the options, all equally likely. A single option is returned without using the generator.

        The result equals `options[rng.below(len(options))]`. A game may find it without building the whole list.
        """
        options = self.options(seat)
        count = len(options)
        return options[0] if count == 1 else options[rng.below(count)]

    def decide(self, seat: i64, pick: i64) -> i64:
        """Carries out a pick, then every answer that leaves no choice. Returns the seat that decides next, or -1 at the end."""
        seat = self.skip(self.take(seat, pick))
        while seat >= 0:
            options = self.options(seat)
            if len(options) > 1:
                return seat
            seat = self.skip(self.take(seat, options[0]))
        return seat

    def skip(self, seat: i64) -> i64:
        """Gives forced answers that a game can find faster than through its options. Returns the seat that acts next."""
        return seat


def playout(position: Position, rng: Rng) -> i64:
    """Plays random options to the end. Returns how many questions with two or more options were answered."""
    decisions: i64 = 0
    seat = position.next_to_act()
    while seat >= 0:
        asked_before = rng.counter
        pick = position.random_option(seat, rng)
        if rng.counter != asked_before:
            decisions += 1
        seat = position.skip(position.take(seat, pick))
    return decisions


MOST_ANSWERS: Final[i64] = 500  # that are written out for a question


def whole_answers(position: Position, seat: i64) -> list[tuple[int, ...]]:
    """Returns the answers open to the seat: single picks, and forms written out to their last pick.

    A form can have thousands of answers. Then these are some 500 of them, the same share for each first pick; `options` has them all,
    pick by pick.
    """
    answers = all_answers(position, seat)
    if not answers and position.is_asked(seat):
        write_out(position, seat, (), answers, MOST_ANSWERS)
    return answers


def all_answers(position: Position, seat: i64) -> list[tuple[int, ...]]:
    """Returns every answer open to the seat, or nothing if there are more than 500."""
    answers: list[tuple[int, ...]] = []
    return answers if write_all(position, seat, (), answers, 0) <= MOST_ANSWERS else []


def write_all(position: Position, seat: i64, so_far: tuple[int, ...], answers: list[tuple[int, ...]], others: i64) -> i64:
    """Adds the answers that begin so; `others`: how many more there are at least. Returns at least how many there are; stops above 500."""
    options = position.options(seat)
    waiting: i64 = others + len(options)
    for pick in options:
        waiting -= 1
        after = position.clone()
        after.take(seat, pick)
        if not after.is_form_open():
            answers.append((*so_far, pick))
        elif write_all(after, seat, (*so_far, pick), answers, waiting) > MOST_ANSWERS:
            return MOST_ANSWERS + 1
        if len(answers) + waiting > MOST_ANSWERS:
            return MOST_ANSWERS + 1
    return len(answers) + waiting


def write_out(position: Position, seat: i64, so_far: tuple[int, ...], answers: list[tuple[int, ...]], room: i64) -> None:
    """Adds as many answers that begin so as there is room for, the same share for each pick, and one at least."""
    options = position.options(seat)
    share: i64 = room // len(options)
    for pick in options if share > 0 else options[: max(room, 1)]:
        after = position.clone()
        after.take(seat, pick)
        if after.is_form_open():
            write_out(after, seat, (*so_far, pick), answers, share)
        else:
            answers.append((*so_far, pick))


def forced_beginning(position: Position, seat: i64) -> tuple[int, ...]:
    """Returns the first picks of a form that leave no choice. The last pick of a form is never one of them."""
    picks: tuple[int, ...] = ()
    options = position.options(seat)
    while len(options) == 1:
        position = position.clone()
        position.take(seat, options[0])
        if not position.is_form_open():
            break
        picks += (options[0],)
        options = position.options(seat)
    return picks


def picks_that_go_on(position: Position, seat: i64) -> tuple[int, ...]:
    """Returns the picks after which the same answer goes on and leaves a choice. Answers given at the same time have one pick."""
    if position.to_act() != [seat]:
        return ()
    found: list[int] = []
    for pick in position.options(seat):
        after = position.clone()
        after.take(seat, pick)
        if after.is_form_open() and forced_answer(after, seat) is None:
            found.append(pick)
    return tuple(found)


def forced_answer(position: Position, seat: i64) -> tuple[int, ...] | None:
    """Returns the only answer the seat has, or None if it has a choice."""
    options = position.options(seat)
    if len(options) != 1:
        return None
    trial = position.clone()
    trial.take(seat, options[0])
    picks: tuple[int, ...] = (options[0],)
    while trial.is_form_open():
        options = trial.options(seat)
        if len(options) > 1:
            return None
        picks += (options[0],)
        trial.take(seat, options[0])
    return picks
