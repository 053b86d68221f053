"""What is known about a game before it starts: its name, its players and its table options."""

from typing import Any

from .errors import BadSetup
from .message import Message


def option_words(given: dict[str, Any]) -> dict[str, str]:
    """Returns table options as words: rounds=5 is "5", hide_won_fame=True is "on"."""
    words: dict[str, str] = {}
    for name, value in given.items():
        if isinstance(value, bool):
            words[name] = "on" if value else "off"
        else:
            words[name] = str(value)
    return words


class TableOption:
    """A choice made when the table is set up. Values are short words, because people read them.

    It matters with `players` (empty: with any number) and where the option `given` has the value `given_value` (empty: always). It may be
    set to anything where it does not matter; people are not asked for it there.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        rule: str,
        players: tuple[int, ...] = (),
        given: str = "",
        given_value: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.players = players
        self.given = given
        self.given_value = given_value

    def __reduce__(self) -> tuple[Any, ...]:
        return TableOption, (self.name, self.values, self.default, self.rule, self.players, self.given, self.given_value)


class GameInfo:
    """The facts on a game's box, and the version of its rules here, which increases when old records would replay differently."""

    def __init__(
        self,
        name: str,
        title: str,
        author: str,
        publisher: str,
        year: int,
        players: tuple[int, ...],
        variant_players: tuple[int, ...],
        options: tuple[TableOption, ...],
        rules_version: int,
        lowest_wins: bool,
    ) -> None:
        self.name = name
        self.box = name.partition("@")[0]  # the game whatever its cards: a game with a set of one's own is called box@digest
        self.title = title
        self.author = author
        self.publisher = publisher
        self.year = year
        self.players = players
        self.variant_players = variant_players
        self.options = options
        self.rules_version = rules_version
        self.lowest_wins = lowest_wins

    def __reduce__(self) -> tuple[Any, ...]:
        box = self.name, self.title, self.author, self.publisher, self.year, self.players, self.variant_players
        return GameInfo, (*box, self.options, self.rules_version, self.lowest_wins)

    def named(self, name: str) -> "GameInfo":
        """Returns the same box under another name."""
        box = self.title, self.author, self.publisher, self.year, self.players, self.variant_players
        return GameInfo(name, *box, self.options, self.rules_version, self.lowest_wins)

    def check_players(self, players: int) -> None:
        if players not in self.players and players not in self.variant_players:
            every = sorted(self.players + self.variant_players)
            raise BadSetup(Message("setup-players", {"title": self.title, "low": every[0], "high": every[-1], "word": str(players)}))

    def complete(self, given: dict[str, str]) -> dict[str, str]:
        """Returns all options of the game in order, with defaults where none is given."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise BadSetup(Message("setup-unknown-option", {"title": self.title, "word": name, "known": ", ".join(names)}))
        chosen: dict[str, str] = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            if value not in option.values:
                raise BadSetup(Message("setup-bad-value", {"option": option.name, "word": value, "known": ", ".join(option.values)}))
            chosen[option.name] = value
        return chosen

    def options_text(self, options: dict[str, str]) -> str:
        return " ".join([f"{name}={value}" for name, value in options.items()])

    def options_from_text(self, text: str) -> dict[str, str]:
        given: dict[str, str] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name in given:
                raise BadSetup(Message("setup-option-form", {"word": word}))
            given[name] = value
        return self.complete(given)
