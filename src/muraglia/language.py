"""Turns message ids into sentences, using Fluent catalogues in four languages: one for each game and one shared by all."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .games import SPECS
from .kernel import errors
from .kernel.agenda import seat_letter
from .kernel.errors import BadSetup, IllegalChoice, MuragliaError, TextError
from .kernel.languages import LANGUAGES as LANGUAGES  # for those who have Language in their hands
from .kernel.message import Message, Refusal
from .kernel.question import Line
from .kernel.spec import SEATS_OF_THE_TABLE

# Arguments that quote user input, and how much of it an error repeats. Fluent itself refuses to insert more than 2,500 characters, so
# everything else is limited too.
QUOTED = ("word", "key")
LONGEST_QUOTE = 120
LONGEST_TEXT = 1000
UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")  # would break the line or the terminal


def language_of_this_machine() -> str:
    """Returns the language of the system's locale if it is supported, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name][:2] if os.environ[name][:2] in LANGUAGES else "en"
    code = (locale.getlocale()[0] or "en")[:2]
    return code if code in LANGUAGES else "en"


@cache
def _bundle(code: str, game: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    root = files("muraglia")
    for room in (root, root / "table", root / "server"):
        if (room / "locale").is_dir():
            bundle.add_resource(FluentResource((room / "locale" / f"{code}.ftl").read_text("utf-8")))
    if game:
        bundle.add_resource(FluentResource(catalogue(game, code)), allow_overrides=True)
    return bundle


def catalogue(game: str, code: str) -> str:
    """Returns a game's messages in a language as Fluent source, including the names of its cards.

    A game may lack any language except English.
    """
    spec = SPECS[game]
    folder = files(spec.package) / "locale"
    path = folder / f"{code}.ftl"
    source = (path if path.is_file() else folder / "en.ftl").read_text("utf-8")
    return source if spec.words is None else f"{source}\n{spec.words(code)}"


class Language:
    """Turns a game's messages into sentences in one language, with the names of the players.

    Sentences about the `reader`, a seat, say "you": if an argument is that seat, the message attribute with the argument's name is
    used, if there is one. If two arguments are the same seat, as when a dragon covers its owner's card, the attribute is `own`, or
    `seat-own` for the reader.
    """

    def __init__(self, code: str = "en", game: str = "", names: Sequence[str] = (), reader: int | None = None) -> None:
        if code not in LANGUAGES:
            raise BadSetup(Message("setup-unknown-language", {"word": str(code), "known": ", ".join(LANGUAGES)}))
        self.code = code
        self.game = game
        self.names = names
        self.reader = reader
        spec = SPECS[game] if game else None
        self._vocabulary = spec.vocabulary if spec else {}
        self._seats = (*(spec.seat_args if spec else ("seat",)), *SEATS_OF_THE_TABLE)
        self._counted_from_one = spec.counted_from_one if spec else ()
        self._first_neutral = spec.first_neutral if spec else None

    def name(self, seat: int) -> str:
        """Returns the name of the player at a seat, or else the letter of the seat."""
        return self.names[seat] if seat < len(self.names) else seat_letter(seat)

    def say(self, message: Message | str, **args: str | int) -> str:
        """Returns the sentence for a message. A missing message is a bug and raises KeyError."""
        if isinstance(message, str):
            message = Message(message, dict(args))
        return self._format(message.id, self._forms(message), self._words(message.args))

    def _forms(self, message: Message) -> list[str]:
        """Returns the attributes to try, most specific first."""
        seats = {name: message.args[name] for name in self._seats if name in message.args}
        own = ["own"] if len(set(seats.values())) < len(seats) else []
        you = next((name for name, seat in seats.items() if seat == self.reader), None)
        return own if you is None else [f"{you}-{word}" for word in own] + [you]

    def term(self, kind: str, index: int) -> str:
        """Returns the word for a number in the game's vocabulary, such as a card."""
        return self._format(f"{kind}-{self._vocabulary[kind][index]}", [], {"count": 1})

    def refusal(self, refusal: Refusal) -> str:
        """Returns the id of the rule and why the choice is refused."""
        return f"{refusal.rule}: {self._of_its_game(refusal.message)}"

    def error(self, error: MuragliaError) -> str:
        """Returns an error in this language."""
        if isinstance(error, IllegalChoice):
            return self.refusal(error.refusal)
        if isinstance(error, TextError):
            return self.say("text-error", line=error.line, why=self._of_its_game(error.message))
        return self._of_its_game(error.message)

    def _of_its_game(self, message: Message) -> str:
        """Returns the sentence for an error, which may concern a game other than this Language's own."""
        for game in (self.game, "", *SPECS):
            if _bundle(self.code, game).has_message(message.id):
                return Language(self.code, game, self.names, self.reader).say(message)
        return repr(message)

    def tell(self, view: Any) -> str:
        """Returns a description of a view in words, with one paragraph per passage."""
        paragraphs = []
        for passage in SPECS[self.game].describe(view):
            paragraphs.append("\n".join([self.say(passage.heading), *[f"   {self.line(line)}" for line in passage.lines]]))
        return "\n".join(paragraphs)

    def line(self, line: Line) -> str:
        """Returns a line of a passage in words: a thing on the table, then what there is to say about it."""
        first, *rest = line
        return f"{self.say(first)} – {self.running(rest)}" if rest else self.say(first)

    def running(self, messages: Iterable[Message]) -> str:
        """Returns several sentences as running text, such as what a card says part by part."""
        said = ""
        for part in map(self.say, messages):
            said += part if not said else f" {part}" if said.endswith(":") or part.startswith("(") else f" · {part}"
        return said

    def _words(self, args: dict[str, int | str]) -> dict[str, str | int]:
        words: dict[str, str | int] = {}
        for name, value in args.items():
            if isinstance(value, str):
                words[name] = _fitting(value, LONGEST_QUOTE if name in QUOTED else LONGEST_TEXT)
            elif name in self._seats:
                neutral = self._first_neutral
                words[name] = self.name(value) if neutral is None or value < neutral else self.term("neutral", value - neutral)
            elif name in self._counted_from_one:
                words[name] = value + 1
            elif name in self._vocabulary:
                term = f"{name}-{self._vocabulary[name][value]}"
                count = {"count": args.get("count", 1)}
                words[name] = self._format(term, [], count)
                words[f"the_{name}"] = self._format(term, ["the"], count)
                words[f"{name}s"] = self._format(term, ["counted"], count)
            else:
                words[name] = value if value >= 0 else f"−{-value}"
        return words

    def _format(self, id: str, forms: list[str], args: dict[str, str | int]) -> str:
        """Returns the message in the first of these forms that exists, or else its plain form."""
        bundle = _bundle(self.code, self.game)
        found = bundle.get_message(id)
        pattern = next((found.attributes[form] for form in forms if form in found.attributes), found.value)
        if pattern is None:
            raise KeyError(f"{id} has no text in {self.code}")
        text, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise KeyError(f"{id} in {self.code}: {problems}")
        return str(text)


def _fitting(text: str, longest: int) -> str:
    text = UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)
    return text if len(text) <= longest else text[: longest - 1] + "…"


# Errors are in English unless a Language translates them.
errors.speak = Language()._of_its_game
