"""What a seat knows as a row of numbers, for machine learning. Seats are in order of play, starting with the observer's own."""

from array import array
from typing import Final

from mypy_extensions import i64

from ...kernel.bags import bag_of, bag_size, count_of
from ...kernel.position import Position
from ...kernel.row import Row
from .board import BESIDE, BESIDE_TOO, ON_CARD, ON_VALUE, TILE_CELLS, Board
from .cards import DECK_SIZE, FAME_TILES, HIGHEST_TILE, KINDS, sections_for

STEPS: Final[i64] = 7


def tensor_size(players: i64) -> i64:
    section = 4 + 2 + players * (KINDS + 2) + players + KINDS
    return KINDS + players * (KINDS + 4) + sections_for(players) * section + STEPS + players + len(FAME_TILES) + 2


def tensor(position: Position, seat: i64) -> "array[float]":
    """Returns everything in a view of the seat (-1: an onlooker), scaled to about one."""
    assert isinstance(position, Board)
    board = position
    players = board.players
    first = seat if seat >= 0 else 0
    row = Row(tensor_size(players))
    hand: i64 = board.hands[seat] if seat >= 0 else 0
    for kind in range(KINDS):
        row.put(float(count_of(hand, kind)) / 4.0)
    for step in range(players):
        player = (first + step) % players
        left = unplayed(board, player)
        for kind in range(KINDS):
            row.put(float(count_of(left, kind)) / 4.0)
        row.put(float(bag_size(board.hands[player])) / 8.0)
        row.put(float(board.deck_left[player]) / float(DECK_SIZE))
        row.put(0.0 if board.hides_won(player, seat) else float(sum(board.won[player])) / 40.0)
        row.mark(board.finisher == player)
    for section in range(board.sections):
        section_row(board, section, first, row)
    frame = board.agenda
    for kind in range(STEPS):
        row.mark(frame is not None and frame.step == kind)
    for step in range(players):
        row.mark(frame is not None and frame.seat == (first + step) % players)
    coming = board.supply[board.supply_at :]
    for value in FAME_TILES:
        row.put(float(coming.count(value)) / 8.0)
    row.put(float(board.quiet) / float(players))
    row.mark(frame is not None and frame.x > 0)
    return row.numbers


def section_row(board: Board, section: i64, first: i64, row: Row) -> None:
    players = board.players
    at = section * TILE_CELLS
    on_value: i64 = board.tiles[at + ON_VALUE]
    on_card: i64 = board.tiles[at + ON_CARD]
    row.mark((board.open >> section) & 1 != 0)
    row.mark((board.scored >> section) & 1 != 0)
    row.mark((board.nobles >> section) & 1 != 0)
    row.put(float(board.tiles[at + BESIDE]) / float(HIGHEST_TILE))
    row.put(float(board.tiles[at + BESIDE_TOO]) / float(HIGHEST_TILE))
    row.put(float(on_value) / float(HIGHEST_TILE))
    for step in range(players):
        player = (first + step) % players
        bag: i64 = board.uncovered[section * players + player]
        for kind in range(KINDS):
            row.put(float(count_of(bag, kind)) / 4.0)
        row.put(float(board.points[section * players + player]) / 10.0)
        row.mark((board.present[section] >> player) & 1 != 0)
    for step in range(players):
        row.mark(on_value > 0 and on_card >> 4 == (first + step) % players)
    for kind in range(KINDS):
        row.mark(on_value > 0 and on_card & 7 == kind)


def unplayed(board: Board, seat: i64) -> i64:
    """Returns hand and deck together, which is public."""
    bag: i64 = board.hands[seat]
    for card in board.decks[seat][: board.deck_left[seat]]:
        bag += bag_of(card, 1)
    return bag
