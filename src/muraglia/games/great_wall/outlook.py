"""What the judge expects of a game against Qin Jiushao or together: when it ends, what everybody has then, how near the Requests are.

Games among rivals and the greedy bot keep to `value.py`, with which the house set is balanced.
"""

from typing import Final

from mypy_extensions import i64

from .board import LOST, WON, Board
from .counting import COUNTED
from .pieces import COMMANDS, HIGHEST_WALL, PRODUCTION, SECTIONS
from .requests import can_give, sacrificable, types_of
from .seasons import WINTER
from .value import BELOW, pending, placed_clerks, soldiers_value, threat
from .vocabulary import ALL_HAVE, EACH_GIVES_CLERKS, EACH_HAS, EACH_PAYS, EACH_SACRIFICES
from .winter import QIN_ARTIFACT, SHAMED_SOLDIER, artifact_honour

LEVELS_A_YEAR: Final = 0.9  # of the Wall, in a game alone
QIN_A_YEAR: Final = -10.0  # Honour of Qin Jiushao in a Year to come, less what a player gains in it beyond `expected_honour`
FEW_TILES: Final[i64] = 12  # from here on every Shame tile of a cooperative game counts more


def years_to_come(board: Board) -> float:
    """Returns how many Years will probably follow this one. The Wall may end the game before time does."""
    left = float(board.cards.years[board.track] - board.year)
    return left if board.is_cooperative() else min(left, float(levels_to_end(board)) / LEVELS_A_YEAR)


def levels_to_end(board: Board) -> i64:
    """Returns how many levels of the Wall are missing until it ends a game alone: all of both Sections (GW-SOLO-48)."""
    total: i64 = 0
    for section in range(board.first_section, SECTIONS):
        total += HIGHEST_WALL - board.wall[section]
    return total


def expected_honour(board: Board, seat: i64) -> float:
    """Returns the Honour that a player or Qin Jiushao may expect at the end, without what it gains with means it does not have yet."""
    left = years_to_come(board)
    total = float(board.honour[seat])
    total -= float(SHAMED_SOLDIER * (board.shamed[seat * 3] + board.shamed[seat * 3 + 1] + board.shamed[seat * 3 + 2]))
    for place in range(PRODUCTION):
        total += float(board.overseers[seat * 4 + place]) * (0.4 + 0.8 * left)
    taken = board.taken[seat]
    for index in range(0, len(taken), 2):
        if taken[index + 1] == 0:
            total += float(board.cards.honour[taken[index] // 3])
    if seat == board.qin:
        return total + float(QIN_ARTIFACT * len(board.artifacts)) + QIN_A_YEAR * left
    for artifact in board.artifacts:
        total += (1.0 - 0.08 * left) * float(artifact_honour(board, seat, artifact))
    total += 0.7 * float(len(board.tactics[seat])) + (0.5 + 0.55 * left) * float(len(board.support[seat]) + len(board.advisors[seat]))
    total += (0.3 + 0.5 * left) * float(8 - board.unhired[seat]) + 0.3 * float(board.home[seat])
    total += 0.5 * float(BELOW.of(board, seat, 0)) + stock_worth(board, seat) + placed_clerks(board, seat)
    return total + cards_worth(board, seat, left) + soldiers_value(board, seat) - threat(board, seat)


def stock_worth(board: Board, seat: i64) -> float:
    """Returns the Honour that resources will become. After the last Autumn they are worth nothing."""
    weight = 0.8
    if board.year >= board.cards.years[board.track]:
        weight = 0.0 if board.season_of() == WINTER else 0.35
    total = 0.0
    for resource in range(4):
        stock = float(board.resources[seat * 4 + resource])
        total += weight * (stock if stock < 5 else 5.0 + 0.6 * (stock - 5.0))
    return total


def cards_worth(board: Board, seat: i64, left: float) -> float:
    """Returns the value of Command cards: in hand choices for the Autumns to come, in the pile Honour in every Summer (GW-SUMMER-07)."""
    bits: i64 = board.hand[seat]
    cards = 0.0
    while bits > 0:
        cards += float(bits & 1)
        bits >>= 1
    useful = cards if cards < left else left
    total = 1.5 * useful + 0.3 * (cards - useful)
    return total if board.is_cooperative() else total + 0.6 * left * (float(COMMANDS) - cards)


def together(board: Board) -> float:
    """Counts Requests first, then how near the next ones are, the Shame and the Years left, then what the players have."""
    if board.result == WON:
        return 10_000.0
    if board.result == LOST:
        return -10_000.0
    total = 40.0 * float(board.fulfilled) + 2.0 * float(board.shame) + 4.0 * years_to_come(board) + pending(board, 0)
    if board.shame < FEW_TILES:
        total -= 0.5 * float((FEW_TILES - board.shame) * (FEW_TILES - board.shame))
    for request in board.requests:
        total += 25.0 * progress(board, request)
    for seat in range(board.players):
        total += (1.0 if seat == 0 else 0.8) * expected_honour(board, seat)
    return total


def progress(board: Board, request: i64) -> float:
    """Returns how much of a Request is there, from 0 to 1: the least of its demands."""
    cards = board.cards
    least = 1.0
    for index in range(cards.first_demand[request], cards.first_demand[request + 1]):
        what: i64 = cards.demand_what[index]
        if cards.demand_kind[index] != ALL_HAVE:
            for seat in range(board.players):
                least = min(least, share_of(board, seat, request, index))
            continue
        have: i64 = 0
        for seat in range(1 if COUNTED[what].OF_ALL else board.players):
            have += board.count(seat, what, 0)
        if have < cards.demand_number[index]:
            least = min(least, float(have) / float(cards.demand_number[index]))
    return least


def share_of(board: Board, seat: i64, request: i64, index: i64) -> float:
    """Returns how much the seat has of what a demand asks of each player, from 0 to 1."""
    kind: i64 = board.cards.demand_kind[index]
    number: i64 = board.cards.demand_number[index]
    what: i64 = board.cards.demand_what[index]
    have = number
    if kind == EACH_SACRIFICES:
        have = sacrificable(board, seat, types_of(what))
    elif kind == EACH_GIVES_CLERKS:
        have = board.home[seat]
    elif kind == EACH_HAS:
        have = board.count(seat, what, 0)
    elif kind == EACH_PAYS and not can_give(board, seat, request):
        return 0.5
    return 1.0 if have >= number else float(have) / float(number)
