"""What a seat knows of a game of Chinesische Mauer, built from a whitelist, and a position imagined from that alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Raw, json

from ...kernel.agenda import Frame, agenda_from_text, agenda_text
from ...kernel.bags import bag_of, bag_size, count_of, kinds_in
from .board import BESIDE, BESIDE_TOO, LIES_ON, ON_CARD, ON_VALUE, TILE_CELLS, Board
from .cards import ALL_TILES, CARD_WORDS, KINDS, MOST_PLAYERS, WARRIOR, bag_value
from .rules import ChinesischeMauer
from .steps import STEP_NAMES
from .view import CardView, SectionView, View

HIDDEN, SHOWN = {"hide_won_fame": "on"}, {"hide_won_fame": "off"}


def view(board: Board, seat: int) -> View:
    return view_with(board, seat, tuple([seen_section(*section_facts(board, section)) for section in range(board.sections)]))


def seen(board: Board) -> bytes:
    """An onlooker's view as it is sent. Sections are most of it, and most of them were encoded before."""
    return json.encode(view_with(board, -1, tuple([encoded_section(*section_facts(board, section)) for section in range(board.sections)])))


def view_with(board: Board, seat: int, sections: tuple[Any, ...]) -> View:
    assert not board.is_form_open(), "a half-filled form is nobody's business"
    over = board.is_over()
    won = won_seen_by(board, seat)
    return View(
        seat=seat,
        players=board.players,
        version=board.version,
        options=HIDDEN if board.hide_won_fame else SHOWN,
        to_act=tuple(board.to_act()),
        agenda=agenda_words(board.agenda),
        scored=tuple([section for section in range(board.sections) if (board.scored >> section) & 1]),
        finisher=board.finisher,
        quiet=board.quiet,
        sections=sections,
        hand=by_word(board.hands[seat]) if seat >= 0 else {},
        hand_sizes=tuple([bag_size(hand) for hand in board.hands]),
        deck_sizes=tuple(board.deck_left),
        left=tuple([by_word(cards_left(board, player)) for player in range(board.players)]),
        won=won,
        boxed=tuple(board.boxed),
        tiles_left=tiles_among(board.supply[board.supply_at :]),
        scores=tuple([sum(tiles) for tiles in won]),
        winners=tuple(board.winners()) if over else (),
        is_over=over,
    )


def won_seen_by(board: Board, seat: int) -> tuple[tuple[int, ...], ...]:
    """The tiles everybody has won; 0 for one that lies face down for the seat."""
    return tuple([(0,) * len(tiles) if board.hides_won(player, seat) else tuple(tiles) for player, tiles in enumerate(board.won)])


def reveal(seen: bytes, board: Board, seat: int) -> bytes:
    """What a seat knows beyond what everybody sees, put into an onlooker's view: its hand, and what it has won if that is hidden."""
    hand = json.encode(by_word(board.hands[seat]))
    known = seen.replace(b'"seat":-1', b'"seat":%d' % seat, 1).replace(b'"hand":{}', b'"hand":%b' % hand, 1)
    if not board.hides_won(seat, -1):
        return known
    hidden, own = won_seen_by(board, -1), won_seen_by(board, seat)
    known = known.replace(b'"won":' + json.encode(hidden), b'"won":' + json.encode(own), 1)
    nothing, fame = [0] * len(own), [sum(tiles) for tiles in own]
    return known.replace(b'"scores":' + json.encode(nothing), b'"scores":' + json.encode(fame), 1)


SectionFacts = tuple[bool, tuple[int, ...], bytes, int, tuple[int | None, ...], bool]


def section_facts(board: Board, section: int) -> SectionFacts:
    at = section * TILE_CELLS
    tiles = board.tiles[at : at + TILE_CELLS]
    tile_at = board.place_in_row(section, tiles[ON_CARD] >> 4, tiles[ON_CARD] & 7, False) if tiles[ON_VALUE] else -1
    first = section * board.players
    points = tuple([board.points[first + seat] if (board.present[section] >> seat) & 1 else None for seat in range(board.players)])
    has_noble = bool((board.nobles >> section) & 1)
    return board.is_open(section), tuple(tiles), board.rows[section], tile_at, points, has_noble


@lru_cache(4096)  # a section is public: everybody around a table is shown the same one, and most do not change in a turn
def seen_section(
    is_open: bool, tiles: tuple[int, ...], row: bytes, tile_at: int, points: tuple[int | None, ...], has_noble: bool
) -> SectionView:
    worths = worths_in_row(row, has_noble)
    return SectionView(
        open=is_open,
        tiles=tuple(tile for tile in (tiles[BESIDE], tiles[BESIDE_TOO]) if tile),
        row=tuple(
            CardView(
                owner=card >> 4,
                card=CARD_WORDS[card & 7],
                covered=index + 1 < len(row) and bool(row[index + 1] & LIES_ON),
                lies_on=bool(card & LIES_ON),
                tile=tiles[ON_VALUE] if index == tile_at else 0,
                worth=worths[index],
            )
            for index, card in enumerate(row)
        ),
        points=points,
    )


@lru_cache(4096)
def encoded_section(*facts: Any) -> Raw:
    return Raw(json.encode(seen_section(*facts)))


def worths_in_row(row: bytes, has_noble: bool) -> list[int]:
    """Card by card what `count_points` adds up (CM-VALUE-1 to CM-VALUE-4), so that a row can be read like a sum."""
    warriors = [0] * MOST_PLAYERS
    worths: list[int] = []
    for index, card in enumerate(row):
        owner, kind = card >> 4, card & 7
        if index + 1 < len(row) and row[index + 1] & LIES_ON:
            worths.append(0)
        elif has_noble:
            worths.append(1)
        elif kind == WARRIOR:
            warriors[owner] += 1
            worths.append(warriors[owner])
        else:
            worths.append(int(bag_value(bag_of(kind, 1))))
    return worths


# Words and counts below are looked up again and again; nobody changes what is in a view.


@lru_cache(4096)
def agenda_words(agenda: Frame | None) -> str:
    return agenda_text(agenda, STEP_NAMES)


@lru_cache(4096)
def tiles_among(supply: bytes) -> dict[int, int]:
    return {value: supply.count(value) for value in sorted(set(supply))}


@lru_cache(4096)
def by_word(bag: int) -> dict[str, int]:
    return {CARD_WORDS[kind]: count_of(bag, kind) for kind in range(KINDS) if count_of(bag, kind)}


def by_kind(words: dict[str, int]) -> int:
    return sum(bag_of(CARD_WORDS.index(word), count) for word, count in words.items())


def cards_left(board: Board, seat: int) -> int:
    """Public: the twenty cards less those played. In hand or in the deck, nobody else knows."""
    return int(board.hands[seat]) + cards_in(board.decks[seat][: board.deck_left[seat]])


@lru_cache(4096)
def cards_in(deck: bytes) -> int:
    return sum(bag_of(kind, 1) for kind in deck)


def imagine(view: View) -> ChinesischeMauer:
    """A position that fits the view. What the seat does not know is filled in a fixed way: redeal it before use."""
    board = ChinesischeMauer()
    board.clear(view.players, view.options["hide_won_fame"] == "on")
    board.version = view.version
    board.agenda = agenda_from_text(1, view.agenda, STEP_NAMES, view.players)
    board.scored = sum(1 << section for section in view.scored)
    board.finisher = view.finisher
    board.quiet = view.quiet
    for index, section in enumerate(view.sections):
        imagine_section(board, index, section)
    decks: list[bytes] = []
    for seat in range(view.players):
        cards = kinds_in(by_kind(view.left[seat]))
        if seat == view.seat:
            hand = kinds_in(by_kind(view.hand))
        else:
            hand = cards[: view.hand_sizes[seat]]
        for card in hand:
            board.hands[seat] += bag_of(card, 1)
            cards.remove(card)
        decks.append(bytes(cards))
        board.deck_left[seat] = len(cards)
    board.decks = tuple(decks)
    board.boxed = bytes(view.boxed)
    board.supply = bytes(value for value, count in view.tiles_left.items() for _ in range(count))
    face_down = tiles_face_down(view)
    board.won = [bytes([tile or face_down.pop() for tile in tiles]) for tiles in view.won]
    return board


def tiles_face_down(view: View) -> list[int]:
    """The tiles of the box less all that lie open or are still to come: what others have won where that is hidden."""
    tiles = ALL_TILES[:]
    known = [value for value, count in view.tiles_left.items() for _ in range(count)] + list(view.boxed)
    for section in view.sections:
        known += [*section.tiles, *[card.tile for card in section.row]]
    for won in view.won:
        known += won
    for tile in known:
        if tile:
            tiles.remove(tile)
    return tiles


def imagine_section(board: ChinesischeMauer, section: int, seen: SectionView) -> None:
    if not seen.open:
        return
    at = section * TILE_CELLS
    board.open |= 1 << section
    board.tiles[at + BESIDE] = seen.tiles[0]
    board.tiles[at + BESIDE_TOO] = seen.tiles[1] if len(seen.tiles) > 1 else 0
    row: list[int] = []
    for card in seen.row:
        kind = CARD_WORDS.index(card.card)
        row.append(card.owner * 16 + kind + (LIES_ON if card.lies_on else 0))
        board.present[section] |= 1 << card.owner
        if not card.covered:
            board.uncovered[section * board.players + card.owner] += bag_of(kind, 1)
        if card.tile:
            board.tiles[at + ON_VALUE] = card.tile
            board.tiles[at + ON_CARD] = card.owner * 16 + kind
    board.rows[section] = bytes(row)
    board.count_points(section)
