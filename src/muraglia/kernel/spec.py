"""A game as the rest of the project sees it: one `Spec` a game, registered in `muraglia.games`."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from .chance import Chance, Seed, Start
from .errors import UnfinishedChoice, UnknownNotation
from .events import EventKind
from .game_info import GameInfo
from .judge import Judge
from .message import Message
from .position import Position
from .question import Ask, Choice, Option, Passage, Question


class PublicView(Protocol):
    """What everybody sees, the same for every seat and for onlookers. Every game has its own type; these fields all of them have."""

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
    """What a seat knows, and nothing else: what everybody sees, and what depends on who looks."""

    @property
    def seat(self) -> int: ...
    @property
    def public(self) -> PublicView: ...
    @property
    def own(self) -> Any: ...


@dataclass(frozen=True)
class Level:
    """How well a bot plays. The number of simulations makes it play the same on every machine; the time is there for slow ones."""

    simulations: int
    seconds: float
    temperature: float = 0.0  # how much winning chance it gives away without noticing (bots/settings.py)
    epsilon: float = 0.0  # how often it answers at random (bots/settings.py)


LEVELS = ("novice", "club", "master")  # every game has these, the weakest first
_UNMEASURED = {"novice": Level(40, 0.5, 0.1), "club": Level(300, 1.0, 0.03), "master": Level(3000, 3.0)}

Weight = Literal["light", "medium", "heavy"]


@dataclass(frozen=True)
class Spec:
    """What a game's folder provides. Positions and views are the game's own types, hence Any.

    `package` is the folder itself. In it are the catalogues (`locale/en.ftl` and so on) and, for a game of another package, its rule
    pages (`rules/<game>.md` and `rules/<game>.de.md`); a module `terminal` with `draw(view, language, width)` draws it in the terminal.
    """

    package: str  # its folder as a Python package: `__package__`
    info: GameInfo
    notation: tuple[str, ...]  # how each pick is written; its length is the size of the action space
    events: tuple[EventKind, ...]
    vocabulary: dict[str, tuple[str, ...]]  # argument of a message -> the word for each of its numbers
    view_type: type[Any]
    start: Start
    read_position: Callable[[str], Position]
    public: Callable[[Any], Any]  # what everybody sees of a position
    own: Callable[[Any, int], Any]  # what depends on who looks: a position, a seat (-1: an onlooker)
    imagine: Callable[[Any], Position]
    ask: Callable[[Any, int], Ask]
    label: Callable[[int], Message]
    read_pick: Callable[[Any, str], int]
    seen_notation: Callable[[Any, int, int, int], str]  # position, seat, pick, observer
    describe: Callable[[Any], tuple[Passage, ...]]  # a view in words
    foresee: Callable[[Any, Choice], tuple[Message, ...]]  # view, picks of a form up to one: what it leads to, as far as the view tells
    value: Callable[[Any, int], float]  # how good a position looks for a seat: for bots, and to be used on imagined positions
    judge: Judge  # the same for search: winning chances and expected scores of all seats
    usual_players: int  # how many sit down where nobody says how many
    minutes: int  # what a game usually takes
    weight: Weight  # how much there is to learn
    longest: int  # more picks than any game can take
    levels: dict[str, Level] = field(default_factory=_UNMEASURED.copy)  # found in the arena (docs/strength.md)
    chance: type[Chance] = Seed  # how chance is asked where it is a player of its own, as in OpenSpiel
    seat_args: tuple[str, ...] = ("seat",)  # arguments of messages that are seats
    counted_from_one: tuple[str, ...] = ()  # arguments of messages that number things which people count from one
    first_neutral: int | None = None  # seats from here on are nobody's: their words are those of "neutral" in the vocabulary
    tensor: Callable[[Any, int], array[float]] | None = None  # what a seat knows as a row of numbers, for learning
    tensor_size: Callable[[int], int] | None = None  # its length, by the number of players
    windows: bool = False  # whether questions of the kind Ask.window are put
    pass_until: dict[str, tuple[str, ...]] = field(default_factory=dict)  # stretches one may pass ahead for: the events that end them
    cards: str = ""  # the set in use and what is in it, for games whose cards are data: stands in records
    words: Callable[[str], str] | None = None  # names of cards that are data: Fluent source for a language, beside the catalogue
    _options: dict[int, Option] = field(default_factory=dict, compare=False, repr=False)  # those that were offered

    def view(self, position: Position, seat: int) -> Any:
        """Returns what a seat knows (-1: an onlooker)."""
        return self.view_type(seat, self.public(position), self.own(position, seat))

    def option(self, pick: int) -> Option:
        """Returns a pick as it is offered. It means the same in every position, so it is made once."""
        found = self._options.get(pick)
        if found is None:
            found = self._options[pick] = Option(pick, self.notation[pick], self.label(pick))
        return found

    def question(
        self, position: Position, seat: int, so_far: Choice = (), version: int | None = None, answered: Choice | None = None
    ) -> Question:
        """Returns what the seat is asked in this position; `so_far` are the picks of a form that led to it.

        `version` and `answered` are what a table adds: its own count of changes, and what the seat has chosen already.
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
            so_far=so_far,
            answered=answered,
        )

    def unfinished(self, question: Question) -> UnfinishedChoice:
        """Returns the error for a choice that was only begun."""
        known = " ".join(option.notation for option in question.options)
        return UnfinishedChoice(Message("choice-incomplete", {"word": self.write(question.so_far), "known": known}), question)

    def write(self, picks: Choice) -> str:
        """Returns a choice as it is written."""
        return " ".join([self.notation[pick] for pick in picks])

    def read(self, position: Position, notation: str) -> Choice:
        """Returns the picks of a written choice; raises UnknownNotation, or IllegalChoice for a place that the rules forbid."""
        picks = tuple([self.read_pick(position, word) for word in notation.split()])
        if not picks:
            raise UnknownNotation(Message("notation-unknown", {"word": notation}))
        return picks
