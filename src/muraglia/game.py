"""A game in your hands: a position with its past. What a Python user, a terminal or a test holds."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from .games import spec_of
from .kernel.errors import BadSetup, IllegalChoice, TextError, UnknownNotation
from .kernel.events import Event, Sink
from .kernel.message import Message, Reason
from .kernel.position import Position, whole_answers
from .kernel.question import Choice, Option, Question
from .kernel.record import Record, read_record
from .kernel.rng import Rng, rng_from_seed
from .kernel.spec import Spec

Anything = str | int | Option | Choice


class Moment:
    """What undo goes back to."""

    def __init__(self, position: Position, seat: int, answers: int, waiting: dict[int, Choice], events: int) -> None:
        self.position = position
        self.seat = seat  # who chose then
        self.answers = answers
        self.waiting = waiting
        self.events = events


class Chosen:
    """A choice of the past, and the game as it was before it."""

    def __init__(self, number: int, game: Game, seat: int, choice: Choice) -> None:
        self.number = number
        self.game = game
        self.seat = seat
        self.choice = choice


class Game:
    """A game from its beginning to now. `new`, `load` and `set_up` make one."""

    def __init__(self, spec: Spec, position: Position, options: dict[str, str], seed: str | None, events: list[Event]) -> None:
        self.spec = spec
        self.position = position
        self.table_options = options
        self.seed = seed
        self._start = "" if seed is not None else position.text()
        self._answers: list[tuple[int, Choice]] = []
        self._waiting: dict[int, Choice] = {}  # answers to a question that others still have to answer too
        self._events = events
        self._past: list[Moment] = []

    # Who and what

    @property
    def name(self) -> str:
        return self.spec.info.name

    @property
    def players(self) -> int:
        return self.position.players

    @property
    def to_act(self) -> list[int]:
        """The seats that have to answer now; several at once when they choose in secret."""
        return self.position.to_act()

    @property
    def is_over(self) -> bool:
        return self.position.is_over()

    @property
    def version(self) -> int:
        return self.position.version

    @property
    def scores(self) -> list[int]:
        return self.position.scores()

    @property
    def winners(self) -> list[int]:
        """Who has won; empty while the game runs."""
        return self.position.winners() if self.is_over else []

    # Questions

    def question(self, seat: int | None = None, so_far: Choice = ()) -> Question:
        """What the seat is asked. `so_far` are picks of a form that is being filled in: they change nothing yet."""
        seat = self._seat(seat)
        position = self._after(seat, so_far)
        if not position.is_asked(seat):
            reason = position.why_not(seat, 0)
            assert reason is not None
            raise IllegalChoice(reason)
        options = tuple(Option(pick, self.spec.notation[pick], self.spec.label(pick)) for pick in position.options(seat))
        return Question(seat, position.version, self.spec.ask(position, seat), options, so_far)

    def options(self, seat: int | None = None) -> list[str]:
        """Every choice open to the seat, as it is written; forms are written out to the end."""
        return [self.write(choice) for choice in self.choices(seat)]

    def choices(self, seat: int | None = None) -> list[Choice]:
        """Every choice open to the seat: a pick, or all picks of a form."""
        return whole_answers(self.position, self._seat(seat))

    def why_not(self, choice: Anything, seat: int | None = None) -> Reason | None:
        """Why the seat may not choose this; None if it may."""
        seat = self._seat(seat)
        position = self.position.clone()
        try:
            picks = self.read(choice)
        except IllegalChoice as error:  # a notation that names a forbidden place
            return error.reason
        for pick in picks:
            reason = position.why_not(seat, pick)
            if reason is not None:
                return reason
            position.take(seat, pick)
        return None

    # Play

    def play(self, choice: Anything, seat: int | None = None) -> list[Event]:
        """Make a choice: a notation such as "W2>1", an option, a pick or the picks of a form. Tells what happened."""
        seat = self._seat(seat)
        picks = self.read(choice)
        self._after(seat, picks, complete=True)
        sink = Sink()
        moment = Moment(self.position.clone(), seat, len(self._answers), dict(self._waiting), len(self._events))
        self.position.sink = sink
        for pick in picks:
            self.position.take(seat, pick)
        self.position.sink = None
        self._past.append(moment)
        self._waiting[seat] = picks
        if self.position.version != moment.position.version:  # nobody else is waited for: the answers count, in seat order
            self._answers += sorted(self._waiting.items())
            self._waiting = {}
        self._events += sink.events
        return sink.events

    def undo(self) -> int:
        """Take the last choice back; tells whose it was."""
        if not self._past:
            raise BadSetup(Message("undo-nothing"))
        moment = self._past.pop()
        self.position = moment.position.clone()
        del self._answers[moment.answers :]
        self._waiting = dict(moment.waiting)
        del self._events[moment.events :]
        return moment.seat

    def clone(self) -> Game:
        """An independent game at the same moment, with the same past."""
        twin = Game(self.spec, self.position.clone(), dict(self.table_options), self.seed, self._events[:])
        twin._start = self._start
        twin._answers = self._answers[:]
        twin._waiting = dict(self._waiting)
        twin._past = self._past[:]  # moments are never changed, only gone back to
        return twin

    # Notation

    def write(self, choice: Choice) -> str:
        return " ".join(self.spec.notation[pick] for pick in choice)

    def read(self, choice: Anything) -> Choice:
        """The picks behind anything that names a choice."""
        if isinstance(choice, str):
            picks = tuple(self.spec.read_pick(self.position, token) for token in choice.split())
        elif isinstance(choice, Option):
            picks = (choice.pick,)
        elif isinstance(choice, int):
            picks = (choice,)
        else:
            picks = choice
        if not picks or not all(0 <= pick < len(self.spec.notation) for pick in picks):
            raise UnknownNotation(Message("notation-unknown", {"word": str(choice)}))
        return picks

    # What a seat knows

    def view(self, seat: int | None = None) -> Any:
        """What the seat knows, and nothing else; -1 for an onlooker."""
        return self.spec.view(self.position, seat if seat == -1 else self._seat(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What has happened: the whole truth, or as a seat has seen it (-1: an onlooker)."""
        happened = self._events[since:]
        return happened if seat is None else [event.seen_by(seat) for event in happened]

    def imagine(self, seat: int, seed: str = "") -> Position:
        """A position as the seat may think it is, made from its view alone."""
        position = self.spec.imagine(self.view(seat))
        position.redeal(seat, _rng(seed))
        return position

    # Texts

    def position_text(self) -> str:
        """This moment as readable text, secrets included; `set_up` reads it."""
        return self.position.text()

    def __str__(self) -> str:
        return self.position_text()

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.players} players, to act {self.to_act}>"

    def record(self, seat: int | None = None) -> str:
        """The whole game as readable text; `load` reads it. For a seat (-1: an onlooker): without seed and others' secrets."""
        record = Record(self.name, self.spec.info.rules_version, self.players, self.spec.info.options_text(self.table_options))
        record.cards = self.spec.cards
        record.start = self._start
        if seat is None:
            record.seed = self.seed or ""
            record.answers = [(who, self.write(choice)) for who, choice in self._answers + sorted(self._waiting.items())]
        else:
            record.scrubbed_for = seat
            record.answers = self._answers_seen_by(seat)
        if self.is_over:
            record.result = self.scores
        return record.text()

    def _answers_seen_by(self, observer: int) -> list[tuple[int, str]]:
        """Choices as the seat saw them; of the fists that are still closed only its own."""
        seen: list[tuple[int, str]] = []
        replay = self._from_start()
        for who, choice in self._answers:
            words = [self.spec.seen_notation(replay.position, who, pick, observer) for pick in choice]
            seen.append((who, " ".join(words)))
            replay.play(choice, who)
        if observer in self._waiting:
            seen.append((observer, self.write(self._waiting[observer])))
        return seen

    def moments(self) -> Iterator[Chosen]:
        """The game choice by choice, from its beginning: what was chosen, by whom, and the game before it."""
        replay = self._from_start()
        for number, (seat, choice) in enumerate(self._answers):
            yield Chosen(number, replay.clone(), seat, choice)
            replay.play(choice, seat)

    def _from_start(self) -> Game:
        if self.seed is None:
            return set_up(self._start)
        return new(self.name, players=self.players, seed=self.seed, **self.table_options)

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return int(max(self.position.next_to_act(), 0))
        if not 0 <= seat < self.players:
            raise BadSetup(Message("setup-no-such-seat", {"word": str(seat), "high": self.players - 1}))
        return seat

    def _after(self, seat: int, picks: Choice, complete: bool = False) -> Position:
        """The position after some picks, made on a clone; raises if one is not allowed."""
        position = self.position
        for index, pick in enumerate(picks):
            if index > 0 and not position.is_form_open():
                raise UnknownNotation(Message("choice-too-long", {"word": self.write(picks)}))
            reason = position.why_not(seat, pick)
            if reason is not None:
                raise IllegalChoice(reason)
            position = position.clone()
            position.take(seat, pick)
        if complete and position.is_form_open():
            further = " ".join(self.spec.notation[pick] for pick in position.options(seat))
            raise UnknownNotation(Message("choice-incomplete", {"word": self.write(picks), "known": further}))
        return position


def _rng(seed: str) -> Rng:
    return rng_from_seed(seed or secrets.token_hex(16))


def new(game: str, players: int | None = None, seed: int | str | None = None, **options: str | int | bool) -> Game:
    """Start a game. Without a seed one is drawn; options are those of the game, such as rounds=5."""
    spec = spec_of(game)
    players = spec.info.players[0] if players is None else players
    spec.info.check_players(players)
    chosen = spec.info.complete({name: _option_word(value) for name, value in options.items()})
    text = secrets.token_hex(16) if seed is None else str(seed)
    if not text or text != text.strip() or "\n" in text or "  " in text:
        raise BadSetup(Message("setup-bad-seed", {"word": text}))
    sink = Sink()
    position = spec.start(players, chosen, text, sink)
    position.sink = None
    return Game(spec, position, chosen, text, sink.events)


def _option_word(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def set_up(position_text: str) -> Game:
    """A game that begins at a position text."""
    lines = position_text.split("\n")
    if len(lines) < 2 or not lines[1].startswith("game: "):
        raise TextError(min(2, len(lines)), Message("text-missing-line", {"key": "game"}))
    try:
        spec = spec_of(lines[1].removeprefix("game: "))
    except BadSetup as error:
        raise TextError(2, error.message) from None
    position = spec.read_position(position_text)
    options = spec.info.options_from_text(lines[3].removeprefix("options: "))
    return Game(spec, position, options, None, [])


def load(record_text: str) -> Game:
    """A game from its record. A damaged record raises TextError with the line and the reason."""
    record = read_record(record_text)
    if record.scrubbed_for is not None:
        raise TextError(record.line_of("seed"), Message("record-scrubbed"))
    try:
        spec = spec_of(record.game)
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
            game = new(record.game, record.players, record.seed, **options)
    except TextError as error:
        raise TextError(record.start_line + error.line, error.message) from None
    except BadSetup as error:
        raise TextError(record.line_of("options"), error.message) from None
    for number, (seat, notation) in enumerate(record.answers):
        try:
            game.play(notation, seat)
        except IllegalChoice as error:
            raise TextError(record.first_answer + number, Message("record-illegal", {"rule": error.rule, "why": str(error)})) from None
        except (UnknownNotation, BadSetup) as error:
            raise TextError(record.first_answer + number, error.message) from None
    if record.result != (game.scores if game.is_over else None):
        raise TextError(record.first_answer + len(record.answers), Message("record-other-result"))
    for number, (written, given) in enumerate(zip(game.record().split("\n"), record_text.split("\n")), 1):
        if written != given:
            raise TextError(number, Message("text-not-canonical", {"expected": written}))
    return game
