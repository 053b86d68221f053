"""The shapes of The Great Wall's fields: what a field holds at first, and how its entries are written, read, shown and imagined.

A field has one entry (ONCE), or one for each faction, Section, Horde space or Location. A shape turns an entry into the words of the
position text (`words`, `read`) and into a part of a view (`show`, `imagine`). Entries of cards are in card_shapes.py. All this is for
people and files, not for the search, so it goes through `getattr`.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.agenda import seat_from_letter, seat_letter
from ...kernel.lines import Line, word_to_int
from ...kernel.rng import Rng
from .agenda import agenda_from_view, agenda_text, agenda_view, read_agenda
from .board import Board
from .picks import slot_word
from .pieces import LOCATION_WORDS, ROWS, SECTION_WORDS, SLOTS, SOLDIER_WORDS
from .view import KilledView

# What a field has one entry for
ONCE: Final = 0
FACTION: Final = 1
SECTION: Final = 2
SLOT: Final = 3
LOCATION: Final = 4

SOLDIER_LETTERS: Final = "SAH"
RESULTS: Final = (None, "won", "lost")  # see WON and LOST in board.py
MASK: Final = 0xFFFFFFFF


def places(each: int, factions: int) -> list[str]:
    """Returns how the entries of a field are called, in order."""
    if each == FACTION:
        return [seat_letter(faction) for faction in range(factions)]
    if each == SECTION:
        return list(SECTION_WORDS)
    if each == SLOT:
        return [slot_word(slot) for slot in range(SLOTS)]
    return list(LOCATION_WORDS) if each == LOCATION else [""]


class Shape:
    """Anything without a text and a view of its own: given at the beginning, or derived from other fields."""

    def __init__(self, each: int = ONCE, first: Any = None, row: int = 0, by_faction: bool = False) -> None:
        """`row`: how many numbers an entry has in a flat list, for each faction if `by_faction`; 0: an entry is one value."""
        self.each = each
        self.first = first
        self.row = row
        self.by_faction = by_faction

    def width(self, factions: int) -> int:
        return self.row * (factions if self.by_faction else 1)

    def empty(self, factions: int) -> Any:
        """Returns the field's value on an empty table."""
        if self.row:
            return [self.first] * (self.width(factions) * len(places(self.each, factions)))
        return self.first if self.each == ONCE else [self.first] * len(places(self.each, factions))

    def copy(self, source: str) -> str:
        """Returns the code that copies the field."""
        return f"{source}[:]" if self.row or self.each != ONCE else source

    def get(self, board: Board, name: str, at: int) -> Any:
        value = getattr(board, name)
        if self.row:
            width = self.width(board.factions)
            return value[at * width : (at + 1) * width]
        return value if self.each == ONCE else value[at]

    def put(self, board: Board, name: str, at: int, value: Any) -> None:
        if self.row:
            width = self.width(board.factions)
            getattr(board, name)[at * width : (at + 1) * width] = value
        elif self.each == ONCE:
            setattr(board, name, value)
        else:
            getattr(board, name)[at] = value

    def words(self, board: Board, value: Any) -> list[str]:
        """Returns an entry as words of the position text; none for an empty one."""
        raise NotImplementedError

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        """Returns the entry that was written so. A damaged one raises TextError."""
        raise NotImplementedError

    def show(self, board: Board, at: int, value: Any) -> Any:
        """Returns an entry as a part of a view; None for an empty one."""
        return tuple(value) if self.row else value

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        """Returns the entry that was shown so."""
        return shown


class Number(Shape):
    def __init__(self, low: int, high: int, first: int = 0, each: int = ONCE) -> None:
        super().__init__(each, first)
        self.low = low
        self.high = high

    def words(self, board: Board, value: Any) -> list[str]:
        return [str(value)]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        if len(words) != 1:
            raise line.error("text-entries", {"count": 1})
        return word_to_int(line, words[0], self.low, self.highest(board))

    def highest(self, board: Board) -> int:
        return self.high


class Year(Number):
    def highest(self, board: Board) -> int:
        return board.cards.years[board.track]


class Flag(Number):
    """0 or 1, in views false or true."""

    def __init__(self) -> None:
        super().__init__(0, 1)

    def show(self, board: Board, at: int, value: Any) -> Any:
        return value == 1

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return int(shown)


class Result(Number):
    """How the game ended, where it can be lost by all: 0 while it runs."""

    def __init__(self) -> None:
        super().__init__(0, len(RESULTS) - 1)

    def show(self, board: Board, at: int, value: Any) -> Any:
        return RESULTS[value]

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return RESULTS.index(shown)


class Numbers(Shape):
    """A row of numbers for each entry, in a flat list."""

    def __init__(self, row: int, high: int, each: int = ONCE, by_faction: bool = False) -> None:
        super().__init__(each, 0, row, by_faction)
        self.high = high

    def words(self, board: Board, value: Any) -> list[str]:
        return [str(number) for number in value]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        numbers = [word_to_int(line, word, 0, self.high) for word in words]
        if len(numbers) != self.width(board.factions):
            raise line.error("text-entries", {"count": self.width(board.factions)})
        return numbers


class OverseerSoldiers(Numbers):
    """Which soldier is the Overseer of each place of production: soldier + 1, or 0."""

    def __init__(self) -> None:
        super().__init__(4, 3, FACTION)

    def show(self, board: Board, at: int, value: Any) -> Any:
        return tuple([SOLDIER_WORDS[kind - 1] if kind else None for kind in value])

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return [SOLDIER_WORDS.index(word) + 1 if word else 0 for word in shown]


class Killed(Numbers):
    """Soldiers killed in this event: (row * factions + faction) * 2 + (0 Spearmen, 1 Horsemen), then Archers by faction."""

    def __init__(self) -> None:
        super().__init__(7, 10, by_faction=True)

    def show(self, board: Board, at: int, value: Any) -> Any:
        factions = board.factions
        archers = 6 * factions
        by_row = [tuple(value[first : archers : 2 * factions]) for first in range(2 * factions)]
        return tuple([KilledView(by_row[2 * each], value[archers + each], by_row[2 * each + 1]) for each in range(factions)])

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        riders = [count for row in range(ROWS) for each in shown for count in (each.spearmen[row], each.horsemen[row])]
        return riders + [each.archers for each in shown]


class Faction(Shape):
    """A faction, or -1."""

    def __init__(self) -> None:
        super().__init__(ONCE, -1)

    def words(self, board: Board, value: Any) -> list[str]:
        return [seat_letter(value)] if value >= 0 else []

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        return seat_from_letter(line.number, " ".join(words), board.factions) if words else -1


class Tea(Shape):
    """All factions, the highest on the Tea track first."""

    def empty(self, factions: int) -> Any:
        return bytes(range(factions))

    def words(self, board: Board, value: Any) -> list[str]:
        return [seat_letter(faction) for faction in value]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        tea = bytes([seat_from_letter(line.number, letter, board.factions) for letter in words])
        if sorted(tea) != list(range(board.factions)):
            raise line.error("text-bad-tea")
        return tea

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return bytes(shown)

    def show(self, board: Board, at: int, value: Any) -> Any:
        return tuple(value)


class Figures(Shape):
    """How many figures each faction has somewhere; in the text each figure is the letter of its owner."""

    def __init__(self, each: int) -> None:
        super().__init__(each, 0, 1, by_faction=True)

    def words(self, board: Board, value: Any) -> list[str]:
        letters = "".join([seat_letter(faction) * count for faction, count in enumerate(value)])
        return [letters] if letters else []

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        counts = [0] * board.factions
        for letter in " ".join(words):
            counts[seat_from_letter(line.number, letter, board.factions)] += 1
        return counts


class Resting(Shape):
    """The soldiers of each faction in a Rest Zone, such as aSSA bH."""

    def __init__(self) -> None:
        super().__init__(SECTION, 0, 3, by_faction=True)

    def words(self, board: Board, value: Any) -> list[str]:
        found: list[str] = []
        for faction in range(board.factions):
            letters = "".join([SOLDIER_LETTERS[soldier] * value[faction * 3 + soldier] for soldier in range(3)])
            if letters:
                found.append(seat_letter(faction) + letters)
        return found

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        counts = [0] * (3 * board.factions)
        for word in words:
            faction = seat_from_letter(line.number, word[0], board.factions)
            for letter in word[1:]:
                soldier = SOLDIER_LETTERS.find(letter)
                if soldier < 0:
                    raise line.error("text-bad-name", {"word": word})
                counts[faction * 3 + soldier] += 1
        return counts

    def show(self, board: Board, at: int, value: Any) -> Any:
        return tuple([tuple(value[first : first + 3]) for first in range(0, len(value), 3)])

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return [count for soldiers in shown for count in soldiers]


class Generator(Shape):
    """The random generator, as its four words."""

    def empty(self, factions: int) -> Any:
        return Rng(0, 0, 0, 0)

    def copy(self, source: str) -> str:
        return f"Rng({source}.a, {source}.b, {source}.c, {source}.counter)"

    def words(self, board: Board, value: Any) -> list[str]:
        return [str(number) for number in (value.a, value.b, value.c, value.counter)]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        if len(words) != 4 or not all(is_word_of_generator(word) for word in words):
            raise line.error("text-bad-generator")
        return Rng(int(words[0]), int(words[1]), int(words[2]), int(words[3]))


def is_word_of_generator(word: str) -> bool:
    return word.isdecimal() and word.isascii() and str(int(word)) == word and int(word) <= MASK


class Agenda(Shape):
    """The steps that are still to be done."""

    def words(self, board: Board, value: Any) -> list[str]:
        return [] if value is None else [agenda_text(board)]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        return read_agenda(board, line)

    def show(self, board: Board, at: int, value: Any) -> Any:
        return agenda_view(board)

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return agenda_from_view(board, shown)
