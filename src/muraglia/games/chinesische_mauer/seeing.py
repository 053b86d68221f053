"""What a seat knows in a game of Chinesische Mauer, built from a whitelist, and a position imagined from that alone."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.agenda import Frame, agenda_of, frames
from ...kernel.bags import bag_of, bag_size, count_of, kinds_in
from .board import BESIDE, BESIDE_TOO, LIES_ON, ON_CARD, ON_VALUE, TILE_CELLS, Board
from .cards import ALL_TILES, CARD_WORDS, KINDS, MOST_PLAYERS, WARRIOR, bag_value
from .rules import ChinesischeMauer
from .steps import SECOND_ACTION, STEP_NAMES
from .view import CardView, OwnView, PublicView, SectionView, StepView, View, won_by

HIDDEN, SHOWN = {"hide_won_fame": "on"}, {"hide_won_fame": "off"}


def public(board: Board) -> PublicView:
    """Returns what everybody sees."""
    assert not board.is_form_open(), "a half-filled form is nobody's business"
    over = board.is_over()
    won = tuple([(0,) * len(tiles) if board.hides_won(player, -1) else tuple(tiles) for player, tiles in enumerate(board.won)])
    return PublicView(
        players=board.players,
        version=board.version,
        options=HIDDEN if board.hide_won_fame else SHOWN,
        to_act=tuple(board.to_act()),
        steps=step_views(board.agenda),
        scored=tuple([section for section in range(board.sections) if (board.scored >> section) & 1]),
        finisher=board.finisher,
        quiet=board.quiet,
        sections=tuple([section_view(*section_facts(board, section)) for section in range(board.sections)]),
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


def own(board: Board, seat: int) -> OwnView:
    """Returns what only the seat knows."""
    if seat < 0:
        return OwnView({}, ())
    return OwnView(by_word(board.hands[seat]), tuple(board.won[seat]) if board.hides_won(seat, -1) else ())


SectionFacts = tuple[bool, tuple[int, ...], bytes, int, tuple[int | None, ...], bool]


def section_facts(board: Board, section: int) -> SectionFacts:
    at = section * TILE_CELLS
    tiles = board.tiles[at : at + TILE_CELLS]
    tile_at = board.place_in_row(section, tiles[ON_CARD] >> 4, tiles[ON_CARD] & 7, False) if tiles[ON_VALUE] else -1
    first = section * board.players
    points = tuple([board.points[first + seat] if (board.present[section] >> seat) & 1 else None for seat in range(board.players)])
    has_noble = bool((board.nobles >> section) & 1)
    return board.is_open(section), tuple(tiles), board.rows[section], tile_at, points, has_noble


@lru_cache(4096)  # a section is public: everybody at a table sees the same one, and most do not change in a turn
def section_view(
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


def worths_in_row(row: bytes, has_noble: bool) -> list[int]:
    """Returns card by card what `count_points` adds up (CM-VALUE-1 to CM-VALUE-4), so that a row can be read as a sum."""
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


# The results below are cached because they are needed often; the contents of a view are never modified.


@lru_cache(4096)
def step_views(agenda: Frame | None) -> tuple[StepView, ...]:
    return tuple([StepView(STEP_NAMES[frame.step], frame.seat, frame.step == SECOND_ACTION and frame.x == 1) for frame in frames(agenda)])


@lru_cache(4096)
def tiles_among(supply: bytes) -> dict[int, int]:
    return {value: supply.count(value) for value in sorted(set(supply))}


@lru_cache(4096)
def by_word(bag: int) -> dict[str, int]:
    return {CARD_WORDS[kind]: count_of(bag, kind) for kind in range(KINDS) if count_of(bag, kind)}


def by_kind(words: dict[str, int]) -> int:
    return sum(bag_of(CARD_WORDS.index(word), count) for word, count in words.items())


def cards_left(board: Board, seat: int) -> int:
    """Returns the cards a seat has not played, which are public. Only the seat knows which of them are in hand."""
    return int(board.hands[seat]) + cards_in(board.decks[seat][: board.deck_left[seat]])


@lru_cache(4096)
def cards_in(deck: bytes) -> int:
    return sum(bag_of(kind, 1) for kind in deck)


def imagine(view: View) -> ChinesischeMauer:
    """Returns a position that fits the view. What the seat does not know is filled in a fixed way: redeal it before use."""
    board, public = ChinesischeMauer(), view.public
    board.clear(public.players, public.options["hide_won_fame"] == "on")
    board.version = public.version
    board.agenda = agenda_of([Frame(STEP_NAMES.index(step.step), step.seat, x=int(step.rider)) for step in public.steps])
    board.scored = sum(1 << section for section in public.scored)
    board.finisher = public.finisher
    board.quiet = public.quiet
    for index, section in enumerate(public.sections):
        imagine_section(board, index, section)
    decks: list[bytes] = []
    for seat in range(public.players):
        cards = kinds_in(by_kind(public.left[seat]))
        if seat == view.seat:
            hand = kinds_in(by_kind(view.own.hand))
        else:
            hand = cards[: public.hand_sizes[seat]]
        for card in hand:
            board.hands[seat] += bag_of(card, 1)
            cards.remove(card)
        decks.append(bytes(cards))
        board.deck_left[seat] = len(cards)
    board.decks = tuple(decks)
    board.boxed = bytes(public.boxed)
    board.supply = bytes(value for value, count in public.tiles_left.items() for _ in range(count))
    face_down = tiles_face_down(view)
    board.won = [bytes([tile or face_down.pop() for tile in won_by(view, seat)]) for seat in range(public.players)]
    return board


def tiles_face_down(view: View) -> list[int]:
    """Returns the tiles of the box except those that are face up or still to come: what others have won, if that is hidden."""
    tiles = ALL_TILES[:]
    known = [value for value, count in view.public.tiles_left.items() for _ in range(count)] + list(view.public.boxed)
    for section in view.public.sections:
        known += [*section.tiles, *[card.tile for card in section.row]]
    for seat in range(view.public.players):
        known += won_by(view, seat)
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
