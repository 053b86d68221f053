"""The files of a card set, read and checked table by table.

Whatever is wrong gets one error that names the file, the card, the field and what was expected; nothing starts with half a set.
"""

import tomllib
from importlib.resources.abc import Traversable
from typing import Any, Final

from ...kernel.errors import BadSetup
from ...kernel.languages import LANGUAGES
from ...kernel.message import Message
from .cardset import CardSet
from .effect_compiler import EffectError, Effects

SOURCES: Final = ("book", "published", "ours")


class Card:
    """A table of a file, with what an error needs to name it."""

    def __init__(self, file: str, id: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.id = id
        self.fields = fields

    def error(self, field: str, expected: str) -> BadSetup:
        return BadSetup(Message("set-error", {"file": f"{self.file}.toml", "card": self.id, "field": field, "expected": expected}))

    def value(self, field: str) -> Any:
        if field not in self.fields:
            raise self.error(field, "missing")
        return self.fields[field]

    def number(self, field: str, low: int, high: int) -> int:
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.error(field, f"a whole number from {low} to {high}, not {value!r}")
        return value

    def word(self, field: str, known: tuple[str, ...]) -> str:
        value = self.value(field)
        if not isinstance(value, str) or value not in known:
            raise self.error(field, f"one of {', '.join(known)}, not {value!r}")
        return value

    def texts(self, field: str) -> list[str]:
        value = self.fields.get(field, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(field, f"a list of sentences, not {value!r}")
        return list(value)

    def numbers(self, field: str, count: int, low: int, high: int) -> list[int]:
        value = self.value(field)
        good = isinstance(value, list) and len(value) == count
        if not good or not all(isinstance(item, int) and not isinstance(item, bool) and low <= item <= high for item in value):
            raise self.error(field, f"{count} whole numbers from {low} to {high}, not {value!r}")
        return list(value)

    def part(self, field: str) -> "Card":
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.error(field, f"a table, not {value!r}")
        return Card(self.file, f"{self.id}.{field}", value)

    def only(self, known: tuple[str, ...]) -> None:
        for field in self.fields:
            if field not in known:
                raise self.error(field, f"no such field; there are {', '.join(known)}")


class SetReader:
    """The folder of a set, and the set that is being made."""

    def __init__(self, folder: Traversable, name: str) -> None:
        self.folder = folder
        self.set = CardSet()
        self.set.name = name
        self.effects = Effects(self.set.ops)
        self.texts: dict[str, bytes] = {}
        self.titles: dict[str, list[dict[str, str]]] = {}
        self.ids: dict[str, list[str]] = {}

    def read(self, file: str) -> dict[str, Any]:
        path = self.folder / f"{file}.toml"
        try:
            raw = path.read_bytes()
            self.texts[file] = raw
            return tomllib.loads(raw.decode())
        except OSError:
            raise Card(file, "-", {}).error("-", "missing file") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise Card(file, "-", {}).error("-", f"TOML, but {error}") from None

    # Parts

    def tables(self, content: dict[str, Any], file: str, key: str, kind: str, count: int, extra: tuple[str, ...]) -> list[Card]:
        """The tables of one kind: as many as the box has, each with its own id, names in four languages and source."""
        found = content.get(key, [])
        whole = Card(file, "-", {})
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            raise whole.error(key, f"tables [[{key}]]")
        if len(found) != count:
            raise whole.error(key, f"{count} of them, not {len(found)}")
        cards: list[Card] = []
        ids = self.ids.setdefault(kind, [])
        titles = self.titles.setdefault(kind, [])
        for table in found:
            card = Card(file, str(table.get("id", "-")), table)
            id = card.value("id")
            if not isinstance(id, str) or not id or not all(letter.isascii() and (letter.isalnum() or letter == "-") for letter in id):
                raise card.error("id", f"letters, digits and hyphens, not {id!r}")
            if id in ids:
                raise card.error("id", "an id of its own; another card has the same")
            ids.append(id)
            name = card.part("name")
            for code in LANGUAGES:
                text = name.value(code)
                if not isinstance(text, str) or not text or len(text) > 60 or any(sign in text for sign in "{}\n"):
                    raise name.error(code, "a name of at most 60 letters")
            titles.append({code: name.fields[code] for code in LANGUAGES})
            self.set.sources[f"{kind} {id}"] = card.word("source", SOURCES)
            card.only(("id", "name", "source", *extra))
            cards.append(card)
        return cards

    def effect(self, card: Card, field: str) -> int:
        try:
            return self.effects.compile(card.texts(field), self.ids.get("command", []), f"{card.file} {card.id}")
        except EffectError as error:
            raise card.error(field, error.expected) from None
