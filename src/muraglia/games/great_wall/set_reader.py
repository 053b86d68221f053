"""The files of a card set, read and checked table by table.

Whatever is wrong gets one error that names the file with its line, the card, the field and what was expected. Reading goes on after
a fault, with a value that does no harm, so that all faults are found at once; nothing starts with half a set.
"""

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

from ...kernel.card_files import CardFiles
from ...kernel.errors import BadSetup
from ...kernel.languages import LANGUAGES
from ...kernel.message import Message
from . import set_limits
from .cardset import CardSet
from .effect_compiler import EffectError, Effects

SOURCES: Final = ("book", "published", "ours")


class Source:
    """A file of a set, and the list of faults of the whole set."""

    def __init__(self, file: str, text: str, faults: list[BadSetup]) -> None:
        self.file = file
        self.rows = text.split("\n")
        self.faults = faults

    def line_of(self, pattern: str, start: int, number: int = 1) -> int:
        """Returns the line, counted from 1, of the `number`-th match from a line on; that line if the table ends before it."""
        for line in range(max(start, 1), len(self.rows) + 1):
            row = self.rows[line - 1]
            if line > start > 1 and row.startswith("[["):
                break
            number -= len(re.findall(pattern, row))
            if number <= 0:
                return line
        return start


def field_pattern(field: str) -> str:
    return rf"(?:^\[[\w.-]*\b{re.escape(field)}\]|(?:^|[{{,\s]){re.escape(field)}\s*=)"


class Card:
    """A table of a file, with what an error needs to name it."""

    def __init__(self, source: Source, id: str, fields: dict[str, Any], line: int = 1) -> None:
        self.source = source
        self.id = id
        self.fields = fields
        self.line = line

    def error(self, field: str, expected: str) -> BadSetup:
        file = f"{self.source.file}.toml"
        if self.source.rows != [""]:
            file = f"{file}:{self.source.line_of(field_pattern(field), self.line)}"
        return BadSetup(Message("set-error", {"file": file, "card": self.id, "field": field, "expected": expected}))

    def fault(self, field: str, expected: str) -> None:
        self.source.faults.append(self.error(field, expected))

    def value(self, field: str) -> Any:
        """Returns what a field says. Without it, nothing can be made of the table."""
        if field not in self.fields:
            raise self.error(field, "missing")
        return self.fields[field]

    def has(self, field: str) -> bool:
        if field not in self.fields:
            self.fault(field, "missing")
        return field in self.fields

    def number(self, field: str, low: int, high: int, why: str = "") -> int:
        if not self.has(field):
            return low
        value = self.fields[field]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fault(field, f"a whole number from {low} to {high}{why}, not {value!r}")
            return low
        return value

    def word(self, field: str, known: tuple[str, ...]) -> str:
        if not self.has(field):
            return known[0]
        value = self.fields[field]
        if not isinstance(value, str) or value not in known:
            self.fault(field, f"one of {', '.join(known)}, not {value!r}")
            return known[0]
        return value

    def texts(self, field: str) -> list[str]:
        value = self.fields.get(field, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.fault(field, f"a list of sentences, not {value!r}")
            return []
        return list(value)

    def sentences(self, field: str) -> list[str]:
        """Returns sentences of which there must be at least one."""
        found = self.texts(field)
        if not found and not self.fields.get(field):
            self.fault(field, "at least one effect")
        return found

    def numbers(self, field: str, count: int, low: int, high: int) -> list[int]:
        if not self.has(field):
            return [low] * count
        value = self.fields[field]
        good = isinstance(value, list) and len(value) == count
        if not good or not all(isinstance(item, int) and not isinstance(item, bool) and low <= item <= high for item in value):
            self.fault(field, f"{count} whole numbers from {low} to {high}, not {value!r}")
            return [low] * count
        return list(value)

    def part(self, field: str) -> "Card":
        value = self.fields.get(field, {})
        if self.has(field) and not isinstance(value, dict):
            self.fault(field, f"a table, not {value!r}")
        line = self.source.line_of(field_pattern(field), self.line)
        return Card(self.source, f"{self.id}.{field}", value if isinstance(value, dict) else {}, line)

    def parts(self, field: str, word: str, anchor: str) -> list["Card"]:
        """Returns the tables of a list; each begins where its field `anchor` stands."""
        value = self.fields.get(field, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.fault(field, f"a list of tables, not {value!r}")
            return []
        lines = [self.source.line_of(rf"[{{,\s]{anchor}\s*=", self.line, number) for number in range(1, len(value) + 1)]
        return [Card(self.source, f"{self.id}{word}".replace("#", str(at + 1)), fields, lines[at]) for at, fields in enumerate(value)]

    def only(self, known: tuple[str, ...]) -> None:
        for field in self.fields:
            if field not in known:
                self.fault(field, f"no such field; there are {', '.join(known)}")


class SetReader:
    """The files of a set, and the set that is being made."""

    def __init__(self, files: CardFiles) -> None:
        self.files = files.files
        self.set = CardSet()
        self.set.name = files.name
        self.effects = Effects(self.set.ops)
        self.titles: dict[str, list[dict[str, str]]] = {}
        self.ids: dict[str, list[str]] = {}
        self.faults: list[BadSetup] = []
        self.sources: dict[str, Source] = {}

    def whole(self, file: str, id: str = "-") -> Card:
        """Returns a file as one table, without its fields: for what is wrong with all of it."""
        if file not in self.sources:
            self.sources[file] = Source(file, self.files.get(file, ""), self.faults)
        return Card(self.sources[file], id, {})

    def attempt(self, work: Callable[[], None]) -> None:
        """Does a part of the reading, up to its first fault that leaves nothing to go on with."""
        try:
            work()
        except BadSetup as fault:
            self.faults.append(fault)

    def read(self, file: str) -> dict[str, Any]:
        if file not in self.files:
            self.whole(file).fault("-", "missing file")
            return {}
        try:
            return tomllib.loads(self.files[file])
        except tomllib.TOMLDecodeError as error:
            self.whole(file).fault("-", f"TOML, but {error}")
            return {}

    # Parts

    def tables(self, content: dict[str, Any], file: str, key: str, kind: str, count: int, extra: tuple[str, ...]) -> list[Card]:
        """The tables of one kind: as many as the box has, each with its own id, names in four languages and source."""
        found = content.get(key, [])
        whole = self.whole(file)
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            raise whole.error(key, f"tables [[{key}]]")
        if len(found) != count:
            whole.fault(key, f"{count} of them, not {len(found)}")
        cards: list[Card] = []
        for number, table in enumerate(found, 1):
            line = whole.source.line_of(rf"^\[\[\s*{key}\s*\]\]", 1, number)
            card = Card(whole.source, str(table.get("id", "-")), table, line)
            self.read_head(card, kind)
            card.only(("id", "name", "source", *extra))
            cards.append(card)
        return cards

    def read_head(self, card: Card, kind: str) -> None:
        """What every card has."""
        ids = self.ids.setdefault(kind, [])
        id = card.fields.get("id", "") if card.has("id") else "-"
        if not isinstance(id, str) or not id or not all(letter.isascii() and (letter.isalnum() or letter == "-") for letter in id):
            card.fault("id", f"letters, digits and hyphens, not {id!r}")
        elif id in ids and id != "-":
            card.fault("id", "an id of its own; another card has the same")
        ids.append(str(id))
        name = card.part("name") if "name" in card.fields else None
        if name is None:
            card.fault("name", "missing")
        else:
            for code in LANGUAGES:
                text = name.fields.get(code, "") if name.has(code) else "-"
                if not isinstance(text, str) or not text or len(text) > set_limits.NAME or any(sign in text for sign in "{}\n"):
                    name.fault(code, f"a name of at most {set_limits.NAME} letters")
            self.titles.setdefault(kind, []).append({code: str(name.fields.get(code, "")) for code in LANGUAGES})
        self.set.sources[f"{kind} {id}"] = card.word("source", SOURCES)

    def effect(self, card: Card, field: str) -> int:
        sentences = card.texts(field)
        if len(sentences) > set_limits.SENTENCES:
            card.fault(field, f"at most {set_limits.SENTENCES} sentences, which is what a card has room for, not {len(sentences)}")
        made = 0
        try:
            made = self.effects.compile(sentences, self.ids.get("command", []), f"{card.source.file} {card.id}")
        except EffectError as error:
            card.fault(field, error.expected)
        return made
