"""What the fields of steps hold, by their names, and how texts and views say it. A field that is not listed is a number."""

from typing import Any, Final

from ...kernel.agenda import seat_from_letter, seat_letter
from ...kernel.lines import Line
from .board import Board
from .cardset import CardSet
from .picks import SEND_WORDS, slot_word
from .pieces import LOCATION_WORDS, RESOURCE_WORDS, SEASON_WORDS, SECTION_WORDS, SLOTS, SOLDIER_WORDS
from .vocabulary import MOMENTS, PLACES


class Number:
    """A number; 0 is not said."""

    def said(self, value: Any, cards: CardSet) -> Any:
        """Returns the value as a view says it; None: not at all."""
        return value or None

    def value(self, said: Any, cards: CardSet) -> Any:
        """Returns the value that was said so. Raises ValueError if there is none such."""
        return said or 0

    def text(self, name: str, said: Any) -> str:
        """Returns the field as the position text writes it."""
        return f"{name}={said}"

    def read(self, board: Board, line: Line, word: str) -> Any:
        """Returns what a view says, from the word after the equals sign."""
        return number(line, word)


def number(line: Line, digits: str) -> int:
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        raise line.error("text-bad-number", {"word": digits})
    return int(digits)


class Flag(Number):
    """True or false; only true is said, by the name of the field."""

    def value(self, said: Any, cards: CardSet) -> Any:
        return said is True

    def text(self, name: str, said: Any) -> str:
        return name


class Faction(Number):
    """A faction, or -1, which is not said."""

    def said(self, value: Any, cards: CardSet) -> Any:
        return value if value >= 0 else None

    def value(self, said: Any, cards: CardSet) -> Any:
        return -1 if said is None else said

    def text(self, name: str, said: Any) -> str:
        return seat_letter(said) if name == "faction" else f"{name}={seat_letter(said)}"

    def read(self, board: Board, line: Line, word: str) -> Any:
        return seat_from_letter(line.number, word, board.factions)


class Factions(Number):
    """A set of factions, as bits."""

    def said(self, value: Any, cards: CardSet) -> Any:
        return tuple(members(value)) or None

    def value(self, said: Any, cards: CardSet) -> Any:
        return bits_of(list(said or ()))

    def text(self, name: str, said: Any) -> str:
        return f"{name}={''.join([seat_letter(faction) for faction in said])}"

    def read(self, board: Board, line: Line, word: str) -> Any:
        return [seat_from_letter(line.number, letter, board.factions) for letter in word]


class Counts(Number):
    """A number for each of the three Sections."""

    def said(self, value: Any, cards: CardSet) -> Any:
        return tuple(value) if any(value) else None

    def value(self, said: Any, cards: CardSet) -> Any:
        return bytes(said or (0, 0, 0))

    def text(self, name: str, said: Any) -> str:
        return f"{name}={'+'.join([str(count) for count in said])}"

    def read(self, board: Board, line: Line, word: str) -> Any:
        return [number(line, digits) for digits in word.split("+")]


class Word(Number):
    """One of some words, or a card by its id in the set."""

    def __init__(self, words: tuple[str, ...] = (), card: str = "") -> None:
        self.words = words
        self.card = card

    def known(self, cards: CardSet) -> tuple[str, ...]:
        return cards.ids[self.card] if self.card else self.words

    def said(self, value: Any, cards: CardSet) -> Any:
        return self.known(cards)[value]

    def value(self, said: Any, cards: CardSet) -> Any:
        return self.known(cards).index(said)

    def read(self, board: Board, line: Line, word: str) -> Any:
        return word


class Words(Word):
    """A set of them, as bits."""

    def said(self, value: Any, cards: CardSet) -> Any:
        return tuple([self.known(cards)[member] for member in members(value)]) or None

    def value(self, said: Any, cards: CardSet) -> Any:
        return bits_of([self.known(cards).index(word) for word in said or ()])

    def text(self, name: str, said: Any) -> str:
        return f"{name}={'+'.join(said)}"

    def read(self, board: Board, line: Line, word: str) -> Any:
        return word.split("+")


def members(bits: int) -> list[int]:
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def bits_of(numbers: list[int]) -> int:
    return sum([1 << number for number in set(numbers)])


NUMBER: Final = Number()
FLAG: Final = Flag()
FACTIONS: Final = Factions()

KINDS: Final[dict[str, Number]] = {
    "faction": Faction(),
    "taker": Faction(),
    **dict.fromkeys(("asked", "acted", "waiting", "able", "played"), FACTIONS),
    **dict.fromkeys(("must_differ", "listed", "advanced", "announced", "in_breach", "at_defeat", "to_top", "clerks", "advisors"), FLAG),
    **dict.fromkeys(("walls", "barricades", "for_price", "must", "front_only", "by_archers", "optional"), FLAG),
    "shots": Counts(),
    "begins": Word(SEASON_WORDS),
    "location": Word(LOCATION_WORDS),
    "section": Word(SECTION_WORDS),
    "start": Word(SECTION_WORDS),
    "end": Word(SECTION_WORDS),
    "slot": Word(tuple([slot_word(slot) for slot in range(SLOTS)])),
    "resource": Word(RESOURCE_WORDS),
    "lowest": Word(SOLDIER_WORDS),
    "marchers": Word(SEND_WORDS),
    "where": Word(PLACES),
    "moment": Word(MOMENTS),
    "advisor": Word(card="advisor"),
    "request": Word(card="request"),
    "refused": Words(card="request"),
    "visited": Words(LOCATION_WORDS),
    "locations": Words(LOCATION_WORDS),
    "sections": Words(SECTION_WORDS),
    "soldiers": Words(SOLDIER_WORDS),
    "resources": Words(RESOURCE_WORDS),
}


def kind_of(field: str) -> Number:
    return KINDS.get(field, NUMBER)
