"""What the judge of a search expects of the game to come: when it ends and by what, what each has then, how near the Requests are.

The greedy bot keeps to `value.py`, with which the house set is balanced.
"""

from typing import Final

from mypy_extensions import i64

from .board import LOST, WON, Board
from .counting import COUNTED
from .pieces import ARCHER, COMMANDS, HIGHEST_WALL, HORSEMAN, PRODUCTION, SECTIONS
from .requests import sacrificable, types_of
from .seasons import WINTER
from .value import BELOW, pending, placed_clerks, soldiers_value, threat
from .vocabulary import ALL_HAVE, ANY, EACH_GIVES_CLERKS, EACH_HAS, EACH_SACRIFICES, MATERIAL
from .winter import QIN_ARTIFACT, SHAMED_SOLDIER, artifact_honour, goal, high_walls_needed

LEVELS_A_YEAR: Final = (0.0, 0.9, 1.0, 1.3, 1.7)  # of the Wall, by the number of players
QIN_A_YEAR: Final = -10.0  # Honour of Qin Jiushao in a Year to come, less what a player gains in it beyond `expected_honour`
FEW_TILES: Final[i64] = 12  # from here on every Shame tile of a cooperative game counts more


def years_to_come(board: Board) -> float:
    """Returns how many Years will probably follow this one. The Wall may end the game before time does."""
    left = float(board.cards.years[board.track] - board.year)
    if left <= 0.0 or board.is_cooperative():
        return left
    by_wall = float(levels_to_end(board)) / LEVELS_A_YEAR[board.players]
    return by_wall if by_wall < left else left


def levels_to_end(board: Board) -> i64:
    """Returns how many levels of the Wall are missing until it ends the game, in the Sections that are nearest to it (GW-END-02)."""
    total: i64 = 0
    most: i64 = 0
    for section in range(board.first_section, SECTIONS):
        missing: i64 = HIGHEST_WALL - board.wall[section]
        total += missing
        if missing > most:
            most = missing
    return total if SECTIONS - board.first_section == high_walls_needed(board) else total - most


def player_honour(board: Board, seat: i64, left: float) -> float:
    """Returns the Honour that a player may expect at the end, without what it gains with means it does not have yet."""
    total = sure_honour(board, seat, left)
    for artifact in board.artifacts:
        total += (1.0 - 0.08 * left) * float(artifact_honour(board, seat, artifact))
    total += 0.7 * float(len(board.tactics[seat])) + (0.5 + 0.55 * left) * float(len(board.support[seat]) + len(board.advisors[seat]))
    total += (0.3 + 0.5 * left) * float(8 - board.unhired[seat]) + 0.3 * float(board.home[seat])
    total += 0.5 * float(BELOW.of(board, seat, 0)) + stock_worth(board, seat, left) + placed_clerks(board, seat)
    return total + cards_worth(board, seat, left) + soldiers_value(board, seat) - threat(board, seat)


def qin_honour(board: Board, left: float) -> float:
    """Returns the Honour that Qin Jiushao may expect at the end (GW-SOLO-47)."""
    return sure_honour(board, board.qin, left) + float(QIN_ARTIFACT * len(board.artifacts)) + QIN_A_YEAR * left


def sure_honour(board: Board, seat: i64, left: float) -> float:
    """Returns Honour now, and that of Overseers, Hordes taken and Shame (GW-SCORE-02, GW-SCORE-03)."""
    shamed: i64 = board.shamed[seat * 3] + board.shamed[seat * 3 + ARCHER] + board.shamed[seat * 3 + HORSEMAN]
    total = float(board.honour[seat] - SHAMED_SOLDIER * shamed)
    levels: i64 = 0
    for place in range(PRODUCTION):
        levels += board.overseers[seat * 4 + place]
    taken = board.taken[seat]
    for index in range(0, len(taken), 2):
        if taken[index + 1] == 0:
            total += float(board.cards.honour[taken[index] // 3])
    return total + float(levels) * (0.4 + 0.8 * left)


def stock_worth(board: Board, seat: i64, left: float) -> float:
    """Returns the Honour that resources will become. After the last Autumn they are worth nothing."""
    weight = 0.8
    if left < 0.5:
        weight = 0.0 if board.season_of() == WINTER else 0.35
    total = 0.0
    for resource in range(4):
        stock = float(board.resources[seat * 4 + resource])
        total += weight * (stock if stock < 5.0 else 5.0 + 0.6 * (stock - 5.0))
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


# Together


def together(board: Board) -> float:
    """Counts Requests first, then how near the next ones are, the Shame and the Years left, then what the players have.

    0 is a Request less than the game asks for.
    """
    if board.result == WON:
        return 10_000.0
    if board.result == LOST:
        return -10_000.0
    left = years_to_come(board)
    total = 40.0 * float(board.fulfilled - goal(board)) + 2.0 * float(board.shame) + 4.0 * left + pending(board, 0)
    if board.shame < FEW_TILES:
        total -= 0.5 * float((FEW_TILES - board.shame) * (FEW_TILES - board.shame))
    for request in board.requests:
        total += 25.0 * progress(board, request)
    for seat in range(board.players):
        total += (1.0 if seat == 0 else 0.8) * player_honour(board, seat, left)
    return total


def progress(board: Board, request: i64) -> float:
    """Returns how much of a Request is there, from 0 to 1: half of it is the least of its demands, half of it their mean."""
    cards = board.cards
    first: i64 = cards.first_demand[request]
    last: i64 = cards.first_demand[request + 1]
    least = 1.0
    total = 0.0
    parts: i64 = 0
    for index in range(first, last):
        what: i64 = cards.demand_what[index]
        number: i64 = cards.demand_number[index]
        if cards.demand_kind[index] == ALL_HAVE:
            have: i64 = 0
            for seat in range(1 if COUNTED[what].OF_ALL else board.players):
                have += board.count(seat, what, 0)
            part = part_of(have, number)
            least = part if part < least else least
            total += part
            parts += 1
            continue
        kind: i64 = cards.demand_kind[index]
        for seat in range(board.players):
            part = part_of(means(board, seat, kind, what), number)
            least = part if part < least else least
            total += part
            parts += 1
    return 0.5 * least + 0.5 * total / float(parts) if parts > 0 else 1.0


def part_of(have: i64, number: i64) -> float:
    return 1.0 if have >= number else float(have) / float(number)


def means(board: Board, seat: i64, kind: i64, what: i64) -> i64:
    """Returns how much the seat has of what a demand asks of each player."""
    if kind == EACH_SACRIFICES:
        return sacrificable(board, seat, types_of(what))
    if kind == EACH_GIVES_CLERKS:
        return board.home[seat]
    if kind == EACH_HAS:
        return board.count(seat, what, 0)
    if what == MATERIAL:
        return board.material(seat)
    if what == ANY:
        return board.material(seat) + board.resources[seat * 4 + 3]
    return board.resources[seat * 4 + what]
