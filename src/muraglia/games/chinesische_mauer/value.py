"""The value of a position of Chinesische Mauer for the greedy bot: fame won, fame in sight, and cards left to play."""

from mypy_extensions import i64

from ...kernel.bags import bag_size
from .board import BESIDE, BESIDE_TOO, ON_CARD, ON_VALUE, TILE_CELLS, Board
from .cards import bag_value


def value(board: Board, seat: i64) -> float:
    """Returns the seat's prospects compared with those of its best rival."""
    best = -1000.0
    for other in range(board.players):
        if other != seat:
            best = max(best, prospects(board, other))
    return prospects(board, seat) - 0.7 * best


def prospects(board: Board, seat: i64) -> float:
    total = float(sum(board.won[seat]))
    if board.agenda is None:  # only tiles already won count now
        return total
    for section in range(board.sections):
        if board.is_open(section):
            total += section_prospects(board, section, seat)
    unplayed = bag_size(board.hands[seat]) + board.deck_left[seat]
    return total + 0.35 * float(unplayed) + 0.15 * float(bag_value(board.hands[seat]))


def section_prospects(board: Board, section: i64, seat: i64) -> float:
    """Returns the fame that the seat may expect from a section, by its lead and by the tile on its card."""
    at = section * TILE_CELLS
    chance = lead_chance(board, section, seat)
    beside = board.tiles[at + BESIDE]
    beside_too = board.tiles[at + BESIDE_TOO]
    if beside_too > 0:  # the leader takes one now and perhaps the other later
        return chance * (0.8 * max(beside, beside_too) + 0.2 * min(beside, beside_too))
    fame = chance * beside
    if board.tiles[at + ON_CARD] >> 4 == seat:
        fame += 0.8 * board.tiles[at + ON_VALUE]
    return fame


def lead_chance(board: Board, section: i64, seat: i64) -> float:
    """Returns an estimate of the probability that the seat leads on its next turn, by the distance to the best rival."""
    present: i64 = board.present[section]
    if not (present >> seat) & 1:
        return 0.1
    first = section * board.players
    mine: i64 = board.points[first + seat]
    lead: i64 = 4  # no rival has a card here
    for other in range(board.players):
        if other != seat and (present >> other) & 1 and mine - board.points[first + other] < lead:
            lead = mine - board.points[first + other]
    chance = 0.45 + 0.12 * float(lead)
    return 0.05 if chance < 0.05 else 0.95 if chance > 0.95 else chance
