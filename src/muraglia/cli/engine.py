"""The engine protocol: one JSON object per line in each direction. It is described in docs/engine-protocol.md."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from traceback import extract_tb
from typing import Annotated, Any, BinaryIO

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from .. import game as games
from ..games import SPECS, spec_of
from ..kernel import question as kernel
from ..kernel.errors import BadSetup, IllegalChoice, MuragliaError, TextError, UnfinishedChoice, UnknownNotation
from ..kernel.lines import tidy
from ..kernel.message import Message
from ..language import Language

LONGEST_LINE = 1 << 20  # bytes; even the longest game's record is much smaller

Seat = int | None


class Identified(Struct):
    """What is read from a line that is not a valid request."""

    id: Raw | UnsetType = UNSET


class Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Raw | UnsetType = UNSET  # any JSON value; returned with the answer


class Games(Request, tag="games"):
    pass


class New(Request, tag="new"):
    game: str
    players: int | None = None
    seed: int | str | None = None
    options: dict[str, str | int | bool] = {}


class SetUp(Request, tag="set_up"):
    position: str


class Load(Request, tag="load"):
    record: str


class Question(Request, tag="question"):
    seat: Seat = None
    so_far: str = ""


class Options(Request, tag="options"):
    seat: Seat = None


class Play(Request, tag="play"):
    choice: str
    seat: Seat = None


class WhyNot(Request, tag="why_not"):
    choice: str
    seat: Seat = None


class View(Request, tag="view"):
    seat: int


class Events(Request, tag="events"):
    seat: Seat = None
    since: Annotated[int, Meta(ge=0)] = 0


class Undo(Request, tag="undo"):
    pass


class Record(Request, tag="record"):
    seat: Seat = None


class Position(Request, tag="position"):
    pass


class Quit(Request, tag="quit"):
    pass


Requests = (
    Games | New | SetUp | Load | Question | Options | Play | WhyNot | View | Events | Undo | Record | Position | Quit
)  # fmt: skip
COMMANDS = [kind.__struct_config__.tag for kind in Requests.__args__]


class Engine:
    """Holds one game at a time and carries out requests."""

    def __init__(self, language: str) -> None:
        self.language = Language(language)
        self.game: games.Game | None = None
        self._decode = msgspec.json.Decoder(Requests).decode
        self._answers: dict[type[Any], Callable[[Any], dict[str, Any]]] = {
            Games: self.games, New: self.new, SetUp: self.set_up, Load: self.load, Question: self.question,
            Options: self.options, Play: self.play, WhyNot: self.why_not, View: self.view, Events: self.events,
            Undo: self.undo, Record: self.record, Position: self.position,
        }  # fmt: skip

    def answer(self, line: bytes) -> tuple[bytes, bool]:
        """Returns the answer to a line, and whether to continue."""
        before = self.game, self.language
        try:
            request = self._read(line)
            if isinstance(request, Quit):
                return self._encode(request.id, {"ok": {}}), False
            return self._encode(request.id, {"ok": self._answers[type(request)](request)}), True
        except Exception as error:  # including our own bugs: the exchange continues
            self.game, self.language = before
            return self._encode(_id_of(line), {"error": self.describe(error)}), True

    def _read(self, line: bytes) -> Any:
        if len(line) > LONGEST_LINE:
            raise BadRequest(Message("engine-too-long", {"high": LONGEST_LINE}))
        try:
            line.decode()  # msgspec does not check the encoding of parts that it only passes through
            return self._decode(line)
        except UnicodeDecodeError as error:
            raise BadRequest(Message("engine-not-utf8", {"byte": error.start})) from None
        except RecursionError:
            raise BadRequest(Message("engine-too-deep")) from None
        except msgspec.ValidationError as error:
            if "`$.do`" in str(error) or "`do`" in str(error):
                raise BadRequest(Message("engine-unknown-command", {"known": ", ".join(COMMANDS)})) from None
            raise BadRequest(Message("engine-bad-field", {"why": str(error)})) from None
        except msgspec.DecodeError as error:
            raise BadRequest(Message("engine-bad-json", {"why": str(error)})) from None

    def _encode(self, id: Raw | UnsetType, body: dict[str, Any]) -> bytes:
        return msgspec.json.encode(body if id is UNSET else {"id": id, **body})

    def describe(self, error: Exception) -> dict[str, Any]:
        if not isinstance(error, MuragliaError):
            place = extract_tb(error.__traceback__)[-1]
            why = " ".join(f"{type(error).__name__}: {error}".split())
            print(f"muraglia engine: {why[:500]} ({place.filename}, line {place.lineno})", file=sys.stderr, flush=True)
            return {"type": "internal", "text": self.language.say("engine-internal", why=why)}
        described: dict[str, Any] = {"type": ERROR_TYPES[type(error)], "text": self.language.error(error)}
        if isinstance(error, IllegalChoice):
            described["rule"] = error.rule
        if isinstance(error, TextError):
            described["line"] = error.line
        return described

    @property
    def running(self) -> games.Game:
        if self.game is None:
            raise BadRequest(Message("engine-no-game"))
        return self.game

    def watcher(self, seat: Seat) -> Seat:
        """Returns the observer of a request: a seat, -1 for an onlooker, or None for everything."""
        if seat is not None and not -1 <= seat < self.running.players:
            raise BadSetup(Message("setup-no-such-seat", {"word": str(seat), "high": self.running.players - 1}))
        return seat

    def begin(self, game: games.Game) -> dict[str, Any]:
        self.game = game
        self.language = Language(self.language.code, game.name)
        return self.state()

    def state(self) -> dict[str, Any]:
        game = self.running
        return {
            "game": game.name,
            "players": game.players,
            "options": game.table_options,
            "version": game.version,
            "to_act": game.to_act,
            "scores": game.scores,
            "over": game.is_over,
            "winners": game.winners,
        }

    # One method per command

    def games(self, request: Games) -> dict[str, Any]:
        return {
            spec.info.name: {
                "title": spec.info.title,
                "author": spec.info.author,
                "players": spec.info.players,
                "variant_players": spec.info.variant_players,
                "options": {option.name: {"values": option.values, "default": option.default} for option in spec.info.options},
                "picks": len(spec.notation),
            }
            for spec in SPECS.values()
        }

    def new(self, request: New) -> dict[str, Any]:
        given = {name: "on" if value is True else "off" if value is False else str(value) for name, value in request.options.items()}
        options = spec_of(request.game).info.complete(given)
        return self.begin(games.begin(request.game, request.players, request.seed, options))

    def set_up(self, request: SetUp) -> dict[str, Any]:
        return self.begin(games.set_up(tidy(request.position)))

    def load(self, request: Load) -> dict[str, Any]:
        return self.begin(games.load(tidy(request.record)))

    def question(self, request: Question) -> dict[str, Any]:
        game = self.running
        return self.asked(game.question(request.seat, game.read(request.so_far) if request.so_far else ()))

    def asked(self, question: kernel.Question) -> dict[str, Any]:
        return {
            "seat": question.seat,
            "version": question.version,
            "kind": question.kind,
            "secret": question.secret,
            "prompt": self.language.say(question.prompt),
            "rules": question.rules,
            "so_far": self.running.write(question.so_far),
            "options": [
                {"pick": option.pick, "notation": option.notation, "label": self.language.say(option.label)} for option in question.options
            ],
        }

    def options(self, request: Options) -> dict[str, Any]:
        return {"options": self.running.options(request.seat)}

    def play(self, request: Play) -> dict[str, Any]:
        seen = len(self.running.events())
        game = self.running.copy()  # a copy, so that an error halfway through changes nothing
        try:
            game.play(request.choice, request.seat)
        except UnfinishedChoice as begun:
            return {"go_on": self.asked(begun.question)}
        self.game = game
        return {**self.state(), "events_since": seen}

    def why_not(self, request: WhyNot) -> dict[str, Any]:
        refused = self.running.why_not(request.choice, request.seat)
        if refused is None:
            return {"allowed": True}
        answer = {"allowed": False, "rule": refused.rule, "text": self.language.say(refused.message)}
        return {**answer, "go_on": self.asked(refused.question)} if isinstance(refused, UnfinishedChoice) else answer

    def view(self, request: View) -> dict[str, Any]:
        return {"view": self.running.view(self.watcher(request.seat))}

    def events(self, request: Events) -> dict[str, Any]:
        return {
            "events": [
                {"kind": event.kind.name, **event.message().args, "text": self.language.say(event.message())}
                for event in self.running.events(self.watcher(request.seat), request.since)
            ]
        }

    def undo(self, request: Undo) -> dict[str, Any]:
        game = self.running.copy()
        game.undo()
        self.game = game
        return self.state()

    def record(self, request: Record) -> dict[str, Any]:
        return {"record": self.running.record(self.watcher(request.seat))}

    def position(self, request: Position) -> dict[str, Any]:
        return {"position": self.running.position_text()}


class BadRequest(MuragliaError):
    """A line that is not a valid request."""


ERROR_TYPES: dict[type[MuragliaError], str] = {
    BadRequest: "bad-request",
    BadSetup: "bad-setup",
    IllegalChoice: "illegal-choice",
    UnknownNotation: "unknown-notation",
    TextError: "bad-text",
}


def _id_of(line: bytes) -> Raw | UnsetType:
    """Returns the id of a line that could not be answered, or UNSET if it has none that can be read."""
    if len(line) > LONGEST_LINE:
        return UNSET
    try:
        line.decode()
        return msgspec.json.decode(line, type=Identified).id
    except (UnicodeDecodeError, RecursionError, msgspec.DecodeError):
        return UNSET


def lines_of(source: BinaryIO) -> Iterator[bytes]:
    """Yields the input line by line. A line that is too long is cut, but stays long enough to be recognized as such."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE + 1)
        yield line


def serve_lines(source: BinaryIO, sink: BinaryIO, language: str) -> None:
    """Answers line by line until the input ends or a quit request comes."""
    engine = Engine(language)
    for line in lines_of(source):
        if line.strip() or len(line) > LONGEST_LINE:
            answer, going_on = engine.answer(line)
            sink.write(answer + b"\n")
            sink.flush()
            if not going_on:
                return
