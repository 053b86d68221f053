"""`Game`: a position with its history, as used by Python programs, the terminal and tests."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex

from .games import SPECS, spec_of, spec_with
from .kernel.errors import BadSetup, IllegalChoice, MuragliaError, TextError, UnfinishedChoice, UnknownNotation
from .kernel.events import Event, Sink
from .kernel.game_info import option_words
from .kernel.history import History
from .kernel.message import Message
from .kernel.position import Position, whole_answers
from .kernel.question import Choice, Option, Question
from .kernel.record import read_record, record_of
from .kernel.rng import Rng, rng_from_seed
from .kernel.spec import Spec
from .language import Language
from .pictures import html, picture, svg
from .pictures.canvas import Picture

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", default=Any)  # the type of the game's views; plain Game is any game
else:
    from typing import TypeVar

    V = TypeVar("V")  # no default before Python 3.13

# Anything that identifies a pick: its notation, the option, or its number (numpy integers work too).
Word = str | Option | SupportsIndex
# Anything that identifies a choice: a word, which may spell out a whole form, or a list or tuple of the words of a form.
Anything = Word | Sequence[Word]


ONLOOKER = -1


class Chosen:
    """A past choice, and the game just before it."""

    def __init__(self, number: int, game: Game, seat: int, choice: Choice) -> None:
        self.number = number
        self.game = game
        self.seat = seat
        self.choice = choice


class Game(Generic[V]):
    """A game from its beginning to the present. Create one with `new`, `load` or `set_up`.

    If a method takes a seat and none is given, it uses the first seat that has to act. Seats are counted from 0.

    Games are equal if they are the same game with the same options, start, steps and waiting answers. They are mutable, so they
    cannot be dictionary keys; use `key()` instead.
    """

    def __init__(self, spec: Spec, history: History, options: dict[str, str], seed: str | None, events: list[Event]) -> None:
        self.spec = spec
        self.history = history
        self.table_options = options
        self.seed = seed
        self._events = events
        self._starts: list[int] = []  # for each step, the number of its first event
        self._given: list[tuple[int, int, Choice]] = []  # for undo, in order of arrival: number of steps before it, seat, picks

    # Who and what

    @property
    def name(self) -> str:
        """The name of the game, such as "die-mauer"."""
        return self.spec.info.name

    @property
    def position(self) -> Position:
        """The complete position of this moment, secrets included."""
        return self.history.position

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.position.players

    @property
    def to_act(self) -> list[int]:
        """The seats that have to answer now; several if they choose in secret at the same time."""
        return self.position.to_act()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.is_over()

    @property
    def version(self) -> int:
        """The number of completed steps that everybody has seen."""
        return self.position.version

    @property
    def scores(self) -> list[int]:
        """Every seat's score so far, in the unit that decides the game."""
        return self.position.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game is running."""
        return self.position.winners() if self.is_over else []

    # Questions

    def question(self, seat: SupportsIndex | None = None, so_far: Anything = ()) -> Question:
        """Returns the question for the seat. `so_far` are the picks of a form that is being filled in; they change nothing yet."""
        nothing = isinstance(so_far, list | tuple) and not so_far
        return self.history.question(self._seat(seat), () if nothing else self.read(so_far))

    def question_for_people(self, seat: SupportsIndex | None = None, so_far: Choice = ()) -> Question:
        """Returns the same question with where it comes from and what its options cost and bring, where the game says so."""
        go_on = self.history.going_on(self._seat(seat), so_far)
        return self.spec.question_for_people(go_on.position, go_on.seat, so_far)

    def options(self, seat: SupportsIndex | None = None) -> list[str]:
        """Returns the choices open to the seat, in notation. Forms are written out completely."""
        return [self.write(choice) for choice in self.choices(seat)]

    def choices(self, seat: SupportsIndex | None = None) -> list[Choice]:
        """Returns the choices open to the seat: a single pick, or all picks of a form.

        A form can have thousands of answers. Then these are some 500 of them; `question` asks for one pick after the other.
        """
        return whole_answers(self.position, self._seat(seat))

    def why_not(self, choice: Anything, seat: SupportsIndex | None = None) -> MuragliaError | None:
        """Returns the error that `play` would raise for this choice, or None if it is allowed."""
        try:
            self.history.whole(self._seat(seat), self.read(choice))
        except (IllegalChoice, UnfinishedChoice, UnknownNotation) as error:
            return error
        return None

    # Play

    def play(self, choice: Anything, seat: SupportsIndex | None = None) -> list[Event]:
        """Makes a choice and returns the events. It can be notation such as "W2>1", an option, a pick, or a list of these for a form.

        A form that is only begun raises UnfinishedChoice, whose `question` says how it continues.
        """
        number = self._seat(seat)
        picks = self.read(choice)
        played = self.history.whole(number, picks)
        self._given.append((self.history.length, number, picks))
        if self.history.play(played) is not None:
            self._starts.append(len(self._events))
            self._events += played.events
        return played.events

    def undo(self) -> int:
        """Takes back the last answer. Returns the seat it belonged to."""
        if not self._given:
            raise BadSetup(Message("undo-nothing"))
        length, seat, _ = self._given.pop()
        if self.history.back(length):
            del self._events[self._starts.pop() :]
        first = len(self._given)
        while first and self._given[first - 1][0] == length:
            first -= 1
        for _, other, picks in self._given[first:]:  # replay the earlier answers to the same question
            self.history.play(self.history.whole(other, picks))
        return seat

    def copy(self) -> Game[V]:
        """Returns an independent game at the same moment, with the same history."""
        twin: Game[V] = Game(self.spec, self.history.clone(), dict(self.table_options), self.seed, self._events[:])
        twin._starts = self._starts[:]
        twin._given = self._given[:]
        return twin

    def __copy__(self) -> Game[V]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[V]:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._past() == other._past()

    def key(self) -> str:
        """Returns a key for this moment in dictionaries and sets: the position text, regardless of the history."""
        return self.position_text()

    def _past(self) -> tuple[object, ...]:
        steps = self.history.steps.part(0, self.history.length)
        return self.name, self.players, self.table_options, self.seed or self.history.first_text, steps, self.history.waiting

    # Notation

    def write(self, choice: Choice) -> str:
        """Returns a choice in notation, as in records."""
        return self.spec.write(choice)

    def read(self, choice: Anything) -> Choice:
        """Returns the picks of anything that identifies a choice."""
        words = choice if isinstance(choice, list | tuple) else [choice]
        picks = tuple([pick for word in words for pick in self._picks(word)])
        if not picks or not all(0 <= pick < len(self.spec.notation) for pick in picks):
            raise UnknownNotation(Message("notation-unknown", {"word": str(choice)}))
        return picks

    def _picks(self, word: Any) -> Choice:
        if isinstance(word, str):
            return self.spec.read(self.position, word)
        return (word.pick if isinstance(word, Option) else _whole_number(word, A_CHOICE),)

    # What a seat knows

    def view(self, seat: SupportsIndex | None = None) -> V:
        """Returns what the seat knows, and nothing else (-1: an onlooker)."""
        seen: V = self.spec.view(self.position, self._seat(seat, ONLOOKER))
        return seen

    def events(self, seat: SupportsIndex | None = None, since: int = 0) -> list[Event]:
        """Returns what has happened: everything if no seat is given, otherwise what the seat has seen (-1: an onlooker)."""
        happened = self._events[max(0, _whole_number(since, A_MOMENT)) :]
        if seat is None:
            return happened
        observer = self._seat(seat, ONLOOKER)
        return [event.seen_by(observer) for event in happened]

    def imagine(self, seat: SupportsIndex, seed: str = "") -> Position:
        """Returns a position that is possible from the seat's point of view, built from its view alone."""
        position = self.spec.imagine(self.view(seat))
        position.redeal(self._seat(seat, ONLOOKER), _rng(seed))
        return position

    # Texts

    def position_text(self) -> str:
        """Returns this moment as readable text, secrets included; `set_up` reads it."""
        return self.position.text()

    def __str__(self) -> str:
        """Returns what everybody may see, in English."""
        return Language("en", self.name).tell(self.view(ONLOOKER))

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.players} players, to act {self.to_act}>"

    def picture(self, seat: SupportsIndex | None = None, language: str = "en", names: Sequence[str] = ()) -> Picture:
        """Returns the table as an SVG picture: as a seat sees it or, without a seat, what everybody may see.

        Raises BadSetup for a game without drawings.
        """
        return picture(self.view(ONLOOKER if seat is None else seat), language, names)

    def _repr_svg_(self) -> str | None:
        """Returns the picture for notebooks: what everybody may see."""
        return svg(self.view(ONLOOKER))

    def _repr_html_(self) -> str | None:
        """Returns the same in words, for a game without drawings."""
        return html(self.view(ONLOOKER))

    def record(self, seat: SupportsIndex | None = None) -> str:
        """Returns the whole game as readable text, which `load` reads.

        For a seat (-1: an onlooker), the seed and the secrets of others are left out; `load` refuses such a record.
        """
        observer = None if seat is None else self._seat(seat, ONLOOKER)
        return record_of(self.history, self.table_options, self.seed or "", observer).text()

    def moments(self) -> Iterator[Chosen]:
        """Yields the game choice by choice from its beginning: what was chosen, by which seat, and the game before it."""
        if self.seed is None:
            replay = set_up(self.history.first_text)
        else:
            replay = begin(self.name, self.players, self.seed, self.table_options)
        answers = [answer for step in self.history.steps.part(0, self.history.length) for answer in step]
        for number, (seat, choice) in enumerate(answers):
            yield Chosen(number, replay.copy(), seat, choice)
            replay.play(choice, seat)

    def _seat(self, seat: SupportsIndex | None, lowest: int = 0) -> int:
        if seat is None:
            return int(max(self.position.next_to_act(), 0))
        number = _whole_number(seat, A_SEAT)
        if not lowest <= number < self.players:
            raise BadSetup(Message("setup-no-such-seat", {"word": str(number), "high": self.players - 1}))
        return number


A_CHOICE = "a choice is a notation, an option, the number of a pick, or a list of these"
A_SEAT = "a seat is a whole number, counted from 0"
A_MOMENT = "since is the number of events that are known already"
PLAYERS = "players is a whole number"


def _whole_number(value: Any, accepted: str) -> int:
    """Returns an int or something equivalent, such as numpy's, as an int. True and False are refused: here they would be mistakes."""
    if not isinstance(value, bool):
        with suppress(TypeError):
            return operator.index(value)
    raise TypeError(f"{accepted}, not {type(value).__name__}")


def _text(value: Any, accepted: str) -> str:
    if isinstance(value, str):
        return value
    raise TypeError(f"{accepted}, not {type(value).__name__}")


def _rng(seed: str) -> Rng:
    return rng_from_seed(seed or secrets.token_hex(16))


def begin(
    game: str,
    players: SupportsIndex | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str | int | bool] = MappingProxyType({}),
) -> Game:
    """Starts a game by name and returns it. `muraglia.new` does the same, with types for the name and the options."""
    spec = spec_of(game)
    seats = spec.info.players[0] if players is None else _whole_number(players, PLAYERS)
    spec.info.check_players(seats)
    chosen = spec.info.complete(option_words(dict(options)))
    text = secrets.token_hex(16) if seed is None else str(seed)
    if not text or text != text.strip() or "\n" in text or "  " in text:
        raise BadSetup(Message("setup-bad-seed", {"word": text}))
    sink = Sink()
    position = spec.start(seats, chosen, text, sink)
    position.sink = None
    return Game(spec, History(spec, position), chosen, text, sink.events)


def add_set(game: str, folder: str | Path) -> str:
    """Makes a card set of one's own known to this program. Returns the name of the game with these cards, for `begin`."""
    spec = spec_of(game)
    if spec.read_set is None:
        raise BadSetup(Message("setup-no-sets", {"title": spec.info.title}))
    return SPECS.add_set(spec.read_set(Path(folder))).info.name


def set_up(position_text: str) -> Game:
    """Returns a game that begins at a position text. Raises TextError for a damaged text."""
    lines = _text(position_text, "set_up reads a position text").split("\n")
    if len(lines) < 2 or not lines[1].startswith("game: "):
        raise TextError(min(2, len(lines)), Message("text-missing-line", {"key": "game"}))
    try:
        cards = next((line.removeprefix("set: ") for line in lines[:6] if line.startswith("set: ")), "")
        spec = spec_with(lines[1].removeprefix("game: "), cards)
    except BadSetup as error:
        raise TextError(2, error.message) from None
    position = spec.read_position(position_text)
    options = spec.info.options_from_text(lines[3].removeprefix("options: "))
    return Game(spec, History(spec, position), options, None, [])


def load(record_text: str) -> Game:
    """Returns the game of a record. Raises TextError, with the line and the reason, for a damaged record."""
    record = read_record(_text(record_text, "load reads the text of a record"))
    if record.scrubbed_for is not None:
        raise TextError(record.line_of("seed"), Message("record-scrubbed"))
    try:
        spec = spec_with(record.game, record.cards)
    except BadSetup as error:
        raise TextError(record.line_of("game"), error.message) from None
    if record.rules_version != spec.info.rules_version:
        raise TextError(
            record.line_of("rules"), Message("record-other-rules", {"word": record.rules_version, "known": spec.info.rules_version})
        )
    if record.cards != spec.cards:
        line = record.line_of("cards" if record.cards else "options")
        raise TextError(line, Message("record-other-cards", {"word": record.cards, "known": spec.cards}))
    try:
        options = spec.info.options_from_text(record.options)
        if record.start:
            game = set_up(record.start)
        else:
            game = begin(spec.info.name, record.players, record.seed, options)
    except TextError as error:
        raise TextError([*record.start_lines, record.end][error.line - 1], error.message) from None
    except BadSetup as error:
        raise TextError(record.line_of("options"), error.message) from None
    for line, (seat, notation) in zip(record.answer_lines, record.answers):
        try:
            game.play(notation, seat)
        except IllegalChoice as error:
            raise TextError(line, Message("record-illegal", {"rule": error.rule, "why": str(error)})) from None
        except (UnknownNotation, UnfinishedChoice, BadSetup) as error:
            raise TextError(line, error.message) from None
    if record.result != (game.scores if game.is_over else None):
        raise TextError(record.end, Message("record-other-result"))
    for written, (line, given) in zip(game.record().split("\n"), record.rows):
        if written != given:
            raise TextError(line, Message("text-not-canonical", {"expected": written}))
    return game
