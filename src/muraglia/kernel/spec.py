"""A game as the rest of the project sees it: one `Spec` per game, registered in `muraglia.games`."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from msgspec import structs

from .chance import Chance, Seed, Start
from .difference import Difference
from .errors import UnfinishedChoice, UnknownNotation
from .events import EventKind
from .game_info import GameInfo
from .judge import Judge
from .message import Message
from .position import Position
from .question import Ask, Choice, Option, OptionFacts, Passage, Place, Question
from .standing import Standing


class PublicView(Protocol):
    """What everybody sees, the same for every seat and for onlookers. Every game has its own type with at least these fields."""

    @property
    def players(self) -> int: ...
    @property
    def version(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def to_act(self) -> tuple[int, ...]: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def is_over(self) -> bool: ...


class View(Protocol):
    """What a seat knows, and nothing else: what everybody sees, and what depends on who is looking."""

    @property
    def seat(self) -> int: ...
    @property
    def public(self) -> PublicView: ...
    @property
    def own(self) -> Any: ...


@dataclass(frozen=True)
class Level:
    """How well a bot plays. The number of simulations makes it equally strong on every machine; the time limit is for slow ones."""

    simulations: int
    seconds: float
    temperature: float = 0.0  # how much win probability it gives away without noticing (bots/settings.py)
    epsilon: float = 0.0  # how often it answers at random (bots/settings.py)


LEVELS = ("novice", "club", "master")  # every game has these, weakest first
_UNMEASURED = {"novice": Level(40, 0.5, 0.1), "club": Level(300, 1.0, 0.03), "master": Level(3000, 3.0)}

SEATS_OF_THE_TABLE = ("nudged",)  # message arguments that are seats at every table, whatever the game
Weight = Literal["light", "medium", "heavy"]


@dataclass(frozen=True)
class Spec:
    """What a game's folder provides. Positions and views are the game's own types, hence Any.

    `package` is the folder itself. It contains the catalogues (`locale/en.ftl` and so on) and, for a game from another package, its
    rule pages (`rules/<game>.md` and `rules/<game>.de.md`). A module `terminal` with `draw(view, language, width)` draws the game
    in the terminal.
    """

    package: str  # the game's folder as a Python package: `__package__`
    info: GameInfo
    notation: tuple[str, ...]  # how each pick is written; its length is the size of the action space
    events: tuple[EventKind, ...]
    vocabulary: dict[str, tuple[str, ...]]  # message argument -> the word for each of its numbers
    view_type: type[Any]
    start: Start
    read_position: Callable[[str], Position]
    public: Callable[[Any], Any]  # what everybody sees of a position
    own: Callable[[Any, int], Any]  # what depends on who is looking: position, seat (-1: an onlooker)
    imagine: Callable[[Any], Position]
    ask: Callable[[Any, int], Ask]
    label: Callable[[int], Message]
    read_pick: Callable[[Any, str], int]
    seen_notation: Callable[[Any, int, int, int], str]  # position, seat, pick, observer
    describe: Callable[[Any], tuple[Passage, ...]]  # a view in words
    foresee: Callable[[Any, Choice], tuple[Message, ...]]  # view, picks of a form so far: what they lead to, as far as the view shows
    value: Callable[[Any, int], float]  # how good a position looks for a seat: for bots, applied to imagined positions
    judge: Judge  # the same for search: win probabilities and expected scores of all seats
    usual_players: int  # the number of players if none is given
    minutes: int  # how long a game usually takes
    weight: Weight  # how much there is to learn
    longest: int  # an upper limit on the picks in any game
    levels: dict[str, Level] = field(default_factory=_UNMEASURED.copy)  # measured in the arena (docs/strength.md)
    chance: type[Chance] = Seed  # how chance is asked where it is a player, as in OpenSpiel
    seat_args: tuple[str, ...] = ("seat",)  # message arguments that are seats
    counted_from_one: tuple[str, ...] = ()  # message arguments for things that people count from one
    first_neutral: int | None = None  # seats from here on belong to no player: their names are under "neutral" in the vocabulary
    tensor: Callable[[Any, int], array[float]] | None = None  # what a seat knows as a row of numbers, for machine learning
    tensor_size: Callable[[int], int] | None = None  # the length of that row, by number of players
    gives_forced: bool = False  # whether a table gives answers that leave no choice, so that nobody sees what a hand leaves open
    spans: dict[str, tuple[str, ...]] = field(default_factory=dict)  # how long a standing answer may hold: the events that end each span
    standing: tuple[Standing, ...] = ()  # questions that may be answered for a while
    cards: str = ""  # the set in use and a hash of its contents, for games whose cards are data; recorded in records
    forecast: Callable[[Any], Any] | None = None  # what people are told beside a view: the `forecast` of its public part, of a position
    own_forecast: Callable[[Any, int], Any] | None = None  # the same of its own part: position, seat (-1: an onlooker)
    untold: tuple[str, ...] | None = None  # fields of the public view that events do not explain; None: no changes are sent with events
    difference: Callable[[Any, Choice], Difference | None] | None = None  # what `foresee` says, as data; None: nothing can be foreseen
    context: Callable[[Any, int], tuple[Place, dict[str, OptionFacts]]] | None = None  # of the question of a seat in a position, for people
    set_data: Callable[[], Any] | None = None  # that set as data for clients, a msgspec Struct: GET /api/sets/<digest>
    words: Callable[[str], str] | None = None  # names of cards that are data: Fluent source for a language, in addition to the catalogue
    _options: dict[int, Option] = field(default_factory=dict, compare=False, repr=False)  # cache of options already built

    def view(self, position: Position, seat: int) -> Any:
        """Returns what a seat knows (-1: an onlooker)."""
        return self.view_type(seat, self.public(position), self.own(position, seat))

    def view_for_people(self, position: Position, seat: int) -> Any:
        """Returns what a seat knows, with what is reckoned for people only."""
        return self.view_type(seat, self.public_for_people(position), self.own_for_people(position, seat))

    def public_for_people(self, position: Position) -> Any:
        """Returns what everybody sees, with the forecast if the game has one."""
        public = self.public(position)
        return public if self.forecast is None else structs.replace(public, forecast=self.forecast(position))

    def own_for_people(self, position: Position, seat: int) -> Any:
        """Returns what depends on who is looking, with the forecast if the game has one."""
        own = self.own(position, seat)
        return own if self.own_forecast is None else structs.replace(own, forecast=self.own_forecast(position, seat))

    def option(self, pick: int) -> Option:
        """Returns a pick as an option. It means the same in every position, so it is built only once."""
        found = self._options.get(pick)
        if found is None:
            found = self._options[pick] = Option(pick, self.notation[pick], self.label(pick))
        return found

    def question(
        self, position: Position, seat: int, so_far: Choice = (), version: int | None = None, answered: Choice | None = None
    ) -> Question:
        """Returns the question for the seat in this position; `so_far` are the picks of the form that led to it.

        `version` and `answered` are supplied by a table: its own count of changes, and what the seat has already chosen.
        """
        ask = self.ask(position, seat)
        return Question(
            seat=seat,
            version=position.version if version is None else version,
            kind=ask.kind,
            prompt=ask.prompt,
            rules=ask.rules,
            options=tuple([self.option(pick) for pick in position.options(seat)]),
            secret=ask.secret,
            window=ask.window,
            split=ask.split,
            so_far=so_far,
            answered=answered,
        )

    def question_for_people(
        self, position: Position, seat: int, so_far: Choice = (), version: int | None = None, answered: Choice | None = None
    ) -> Question:
        """Returns the same question with its place and what the options cost and bring, if the game says so."""
        question = self.question(position, seat, so_far, version, answered)
        standing = self.standing_at(position, seat)
        if standing is not None:
            question = structs.replace(question, standing=standing.name)
        if self.context is None:
            return question
        place, facts = self.context(position, seat)
        return structs.replace(question, place=place, facts=facts)

    def standing_at(self, position: Position, seat: int) -> Standing | None:
        """Returns which of the questions that may be answered for a while the seat is asked now."""
        return next((standing for standing in self.standing if standing.asks(position, seat)), None)

    def unfinished(self, question: Question) -> UnfinishedChoice:
        """Returns the error for a choice that was only begun."""
        known = " ".join(option.notation for option in question.options)
        return UnfinishedChoice(Message("choice-incomplete", {"word": self.write(question.so_far), "known": known}), question)

    def write(self, picks: Choice) -> str:
        """Returns a choice in notation."""
        return " ".join([self.notation[pick] for pick in picks])

    def read(self, position: Position, notation: str) -> Choice:
        """Returns the picks of a choice in notation. Raises UnknownNotation, or IllegalChoice for a place that the rules forbid."""
        picks = tuple([self.read_pick(position, word) for word in notation.split()])
        if not picks:
            raise UnknownNotation(Message("notation-unknown", {"word": notation}))
        return picks
