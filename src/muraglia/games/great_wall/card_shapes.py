"""The shapes of fields that hold cards and what lies on them; see shapes.py."""

from __future__ import annotations

from typing import Any

from ...kernel.agenda import seat_from_letter, seat_letter
from ...kernel.lines import Line, word_to_int
from .board import Board
from .cardset import QIN_GENERAL
from .picks import point_word
from .pieces import (
    GENERALS,
    HORSE_DOWN,
    HORSE_LEFT,
    HORSE_RIGHT,
    HORSE_UP,
    LOCATION_WORDS,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    POINTS,
    SECTION_WORDS,
    SPEAR_ON,
    WOUND,
)
from .shapes import FACTION, ONCE, SLOT, Number, Shape
from .step import AtOnce
from .view import CommandView, DealtView, HordeCardView, PieceView, TakenView


def numbers_of(words: list[str], ids: tuple[str, ...], line: Line) -> bytes:
    for word in words:
        if word not in ids:
            raise line.error("text-bad-name", {"word": word})
    return bytes([ids.index(word) for word in words])


class Cards(Shape):
    """Cards of one kind, or tokens of Locations, as bytes. The last of a deck is on top, and its text begins there."""

    def __init__(self, kind: str, each: int = ONCE, is_deck: bool = False) -> None:
        super().__init__(each, b"")
        self.kind = kind
        self.is_deck = is_deck

    def words(self, board: Board, value: Any) -> list[str]:
        names = [self.word(board, card) for card in value]
        return names[::-1] if self.is_deck else names

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        cards = [self.number(board, word, line) for word in words]
        return bytes(cards[::-1] if self.is_deck else cards)

    def show(self, board: Board, at: int, value: Any) -> Any:
        return tuple([self.shown(board, card) for card in value])

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return bytes([self.imagined(board, card) for card in shown])

    def shown(self, board: Board, card: int) -> Any:
        return self.ids(board)[card]

    def imagined(self, board: Board, card: Any) -> int:
        return self.ids(board).index(card)

    def word(self, board: Board, card: int) -> str:
        return self.ids(board)[card]

    def number(self, board: Board, word: str, line: Line) -> int:
        return numbers_of([word], self.ids(board), line)[0]

    def ids(self, board: Board) -> tuple[str, ...]:
        return LOCATION_WORDS if self.kind == "location" else board.cards.ids[self.kind]


class Hordes(Cards):
    """Horde cards, such as scouts/right: the kind, and the Section on the back."""

    def __init__(self, is_deck: bool = False) -> None:
        super().__init__("horde", ONCE, is_deck)

    def word(self, board: Board, card: int) -> str:
        return horde_word(board, card)

    def number(self, board: Board, word: str, line: Line) -> int:
        return horde_number(board, word, line)

    def shown(self, board: Board, card: int) -> Any:
        return horde_view(board, card)

    def imagined(self, board: Board, card: Any) -> int:
        return horde_of_view(board, card)


def horde_view(board: Board, card: int) -> HordeCardView:
    return HordeCardView(board.cards.ids["horde"][card // 3], SECTION_WORDS[card % 3])


def horde_of_view(board: Board, card: HordeCardView) -> int:
    return board.cards.ids["horde"].index(card.horde) * 3 + SECTION_WORDS.index(card.back)


def horde_word(board: Board, card: int) -> str:
    return f"{board.cards.ids['horde'][card // 3]}/{SECTION_WORDS[card % 3]}"


def horde_number(board: Board, word: str, line: Line) -> int:
    kind, _, back = word.partition("/")
    if kind not in board.cards.ids["horde"] or back not in SECTION_WORDS:
        raise line.error("text-bad-name", {"word": word})
    return board.cards.ids["horde"].index(kind) * 3 + SECTION_WORDS.index(back)


class Taken(Shape):
    """Horde cards that a faction has taken, as pairs of bytes: card, tiles on it. Such as scouts/right=1."""

    def __init__(self) -> None:
        super().__init__(FACTION, b"")

    def words(self, board: Board, value: Any) -> list[str]:
        return [f"{horde_word(board, value[index])}={value[index + 1]}" for index in range(0, len(value), 2)]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        taken: list[int] = []
        for word in words:
            horde, equals, tiles = word.partition("=")
            taken.append(horde_number(board, horde, line))
            if not equals:
                raise line.error("text-bad-name", {"word": word})
            taken.append(word_to_int(line, tiles, 0, 2))
        return bytes(taken)

    def show(self, board: Board, at: int, value: Any) -> Any:
        return tuple([TakenView(horde_view(board, value[index]), value[index + 1]) for index in range(0, len(value), 2)])

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return bytes([number for taken in shown for number in (horde_of_view(board, taken.card), taken.tiles)])


class Commands(Shape):
    """Command cards, as bits."""

    def __init__(self) -> None:
        super().__init__(FACTION, 0)

    def words(self, board: Board, value: Any) -> list[str]:
        return [word for card, word in enumerate(board.cards.ids["command"]) if (value >> card) & 1]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        bits = 0
        for card in numbers_of(words, board.cards.ids["command"], line):
            bits |= 1 << card
        return bits

    def show(self, board: Board, at: int, value: Any) -> Any:
        return tuple(self.words(board, value))

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return sum([1 << board.cards.ids["command"].index(word) for word in shown])


class CommandTrack(Shape):
    """The spaces of the Command track: faction * 16 + command, or -1. Such as a/treason."""

    def __init__(self) -> None:
        super().__init__(ONCE, -1, 1, by_faction=True)

    def words(self, board: Board, value: Any) -> list[str]:
        return ["-" if card < 0 else f"{seat_letter(card >> 4)}/{board.cards.ids['command'][card & 15]}" for card in value]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        if len(words) != board.factions:
            raise line.error("text-entries", {"count": int(board.factions)})
        return [self.space(board, word, line) for word in words]

    def space(self, board: Board, word: str, line: Line) -> int:
        if word == "-":
            return -1
        letter, _, command = word.partition("/")
        commands = board.cards.ids["command"]
        if command not in commands:
            raise line.error("text-bad-name", {"word": word})
        faction, card = seat_from_letter(line.number, letter, board.factions), commands.index(command)
        if card >= len(commands_of(board, faction)):
            raise line.error("text-bad-name", {"word": word})
        return faction * 16 + card

    def show(self, board: Board, at: int, value: Any) -> Any:
        return tuple([None if card < 0 else CommandView(card >> 4, commands_of(board, card >> 4)[card & 15]) for card in value])

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return [-1 if card is None else card.faction * 16 + commands_of(board, card.faction).index(card.command) for card in shown]


def commands_of(board: Board, faction: int) -> tuple[str, ...]:
    """Returns the Command cards of a faction; the Rush Clan has one of its own."""
    return board.cards.ids["rush-command" if faction == board.rush else "command"]


class Chosen(Number):
    """What a faction has chosen: an Advisor during set-up, no or yes to a Request, otherwise a Command card. -1: nothing."""

    def __init__(self) -> None:
        super().__init__(-1, 43, -1, FACTION)

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        return word_to_int(line, " ".join(words), -1, len(self.answers(board, at)) - 1)

    def show(self, board: Board, at: int, value: Any) -> Any:
        return self.answers(board, at)[value] if value >= 0 else None

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return self.answers(board, at).index(shown)

    def answers(self, board: Board, faction: int) -> tuple[str, ...]:
        step = board.agenda
        words = step.answers(board) if isinstance(step, AtOnce) else ()
        return words or commands_of(board, faction)


class General(Shape):
    """A general, or -1."""

    def __init__(self) -> None:
        super().__init__(FACTION, -1)

    def words(self, board: Board, value: Any) -> list[str]:
        return [general_word(board, value)] if value >= 0 else []

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        if not words:
            return -1
        if words == [board.cards.ids["qin-general"][0]] and at == board.qin:
            return QIN_GENERAL
        return numbers_of(words, board.cards.ids["general"], line)[0]

    def show(self, board: Board, at: int, value: Any) -> Any:
        return general_word(board, value) if value >= 0 else None

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return QIN_GENERAL if at == board.qin else board.cards.ids["general"].index(shown)


def general_word(board: Board, general: int) -> str:
    ids = board.cards.ids
    return ids["general"][general] if general < GENERALS else ids["qin-general"][0]


class Dealt(Shape):
    """Two generals and two advisors to choose from, or nothing."""

    def __init__(self) -> None:
        super().__init__(FACTION, b"")

    def words(self, board: Board, value: Any) -> list[str]:
        generals = [board.cards.ids["general"][card] for card in value[:2]]
        advisors = [board.cards.ids["advisor"][card] for card in value[2:]]
        return [*(generals or ["-"]), "/", *(advisors or ["-"])]

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        generals, slash, advisors = " ".join(words).partition(" / ")
        if not slash:
            raise line.error("text-dealt")
        dealt = numbers_of([] if generals == "-" else generals.split(), board.cards.ids["general"], line)
        dealt += numbers_of([] if advisors == "-" else advisors.split(), board.cards.ids["advisor"], line)
        if len(dealt) not in (0, 4):
            raise line.error("text-dealt")
        return dealt

    def show(self, board: Board, at: int, value: Any) -> Any:
        ids = board.cards.ids
        return DealtView(tuple([ids["general"][card] for card in value[:2]]), tuple([ids["advisor"][card] for card in value[2:]]))

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        ids = board.cards.ids
        return bytes([ids["general"].index(word) for word in shown.generals] + [ids["advisor"].index(word) for word in shown.advisors])


class HordeSpaces(Shape):
    """The Horde card of each space, or -1; `depth` follows from them."""

    def __init__(self) -> None:
        super().__init__(SLOT, -1)

    def words(self, board: Board, value: Any) -> list[str]:
        return [horde_word(board, value)] if value >= 0 else []

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        if not words:
            return -1
        card = horde_number(board, words[0], line)
        if board.depth[at // 3] != at % 3 or at // 3 < board.first_section:
            raise line.error("text-gap")
        return card

    def put(self, board: Board, name: str, at: int, value: Any) -> None:
        board.slot_card[at] = value
        if value >= 0:
            board.depth[at // 3] = at % 3 + 1

    def show(self, board: Board, at: int, value: Any) -> Any:
        return horde_view(board, value) if value >= 0 else None

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        return horde_of_view(board, shown)


class Cover(Shape):
    """What covers the Vital Points of each Horde: a.a3 is a's Spearman, x.b3 a Wound, c.a4b4 c's Horseman. `covered` follows from it."""

    def __init__(self) -> None:
        super().__init__(SLOT, 0)

    def words(self, board: Board, value: Any) -> list[str]:
        found: list[str] = []
        for point in range(POINTS):
            code = (value >> (5 * point)) & 31
            owner = seat_letter((code - SPEAR_ON) % 4) if code >= SPEAR_ON else "x"
            points = covered_points(point, code)
            if points:
                found.append(f"{owner}.{''.join([point_word(each) for each in points])}")
        return found

    def read(self, board: Board, at: int, words: list[str], line: Line) -> Any:
        cover = 0
        vacant = int(board.vital(at))
        for word in words:
            owner, _, where = word.partition(".")
            points = piece_points(where)
            if not points or not all((vacant >> point) & 1 for point in points) or (owner == "x" and len(points) > 1):
                raise line.error("text-bad-cover", {"word": word})
            faction = -1 if owner == "x" else seat_from_letter(line.number, owner, board.factions)
            cover |= piece_cover(points, faction)
            for point in points:
                vacant &= ~(1 << point)
        return cover

    def show(self, board: Board, at: int, value: Any) -> Any:
        found: list[PieceView] = []
        for point in range(POINTS):
            code = (value >> (5 * point)) & 31
            points = tuple([point_word(each) for each in covered_points(point, code)])
            if code == WOUND:
                found.append(PieceView("wound", None, points))
            elif points:
                found.append(PieceView("spearman" if len(points) == 1 else "horseman", int((code - SPEAR_ON) % 4), points))
        return tuple(found)

    def imagine(self, board: Board, at: int, shown: Any) -> Any:
        cover = 0
        for piece in shown:
            cover |= piece_cover(piece_points("".join(piece.points)), -1 if piece.faction is None else piece.faction)
        return cover

    def put(self, board: Board, name: str, at: int, value: Any) -> None:
        board.cover[at] = value
        board.covered[at] = sum([1 << point for point in range(POINTS) if (value >> (5 * point)) & 31])


def piece_points(where: str) -> list[int]:
    """Returns the points that a4 or a4b4 names, or none if there is no such place."""
    points = [point_word(point) for point in range(POINTS)]
    pairs = [points[PAIR_FIRST[pair]] + points[PAIR_SECOND[pair]] for pair in range(PAIRS)]
    if where in points:
        return [points.index(where)]
    return [PAIR_FIRST[pairs.index(where)], PAIR_SECOND[pairs.index(where)]] if where in pairs else []


def piece_cover(points: list[int], faction: int) -> int:
    """Returns the codes of a faction's soldier (-1: a Wound) at its points."""
    first = points[0]
    if len(points) == 1:
        return int(WOUND if faction < 0 else SPEAR_ON + faction) << (5 * first)
    halves = (HORSE_UP, HORSE_DOWN) if points[1] == first + 6 else (HORSE_LEFT, HORSE_RIGHT)
    return int(halves[0] + faction) << (5 * first) | int(halves[1] + faction) << (5 * points[1])


def covered_points(point: int, code: int) -> list[int]:
    """Returns the points of the piece that begins at a point with this code, or none."""
    if code == WOUND or SPEAR_ON <= code < HORSE_LEFT:
        return [point]
    if HORSE_LEFT <= code < HORSE_RIGHT:
        return [point, point + 1]
    return [point, point + 6] if HORSE_UP <= code < HORSE_UP + 4 else []
