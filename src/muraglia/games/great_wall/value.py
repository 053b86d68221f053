"""How good a position of The Great Wall looks for a seat: Honour now, Honour in sight, means, and what threatens."""

from mypy_extensions import i64

from .board import LOST, WON, Board
from .pieces import HORSEMAN, PRODUCTION, SECTIONS, SLOTS, SPEARMAN
from .winter import artifact_honour


def value(board: Board, seat: i64) -> float:
    """Against the best of the others; together in the cooperative game."""
    if board.is_cooperative():
        return together(board, seat)
    if board.agenda is None:
        return final_value(board, seat)
    mine = prospects(board, seat)
    best = -1000.0
    for other in range(board.factions):
        if other != seat and other != board.rush:
            best = max(best, prospects(board, other))
    return mine - 0.3 * best


def final_value(board: Board, seat: i64) -> float:
    best: i64 = -1000
    for other in range(board.factions):
        if other != seat and other != board.rush and board.honour[other] > best:
            best = board.honour[other]
    lost = -1000.0 if board.result == LOST else 0.0
    return float(board.honour[seat]) - 0.3 * float(best) + lost


def together(board: Board, seat: i64) -> float:
    """Requests first, Shame that is left, then what everybody has, the own things a little more."""
    if board.result == WON:
        return 10_000.0
    if board.result == LOST:
        return -10_000.0
    total = 40.0 * float(board.fulfilled) + 2.0 * float(board.shame)
    for other in range(board.players):
        weight = 1.0 if other == seat else 0.8
        total += weight * 0.5 * prospects(board, other)
    return total


def years_left(board: Board) -> float:
    return float(board.cards.years[board.track] - board.year)


def prospects(board: Board, seat: i64) -> float:
    """What a faction may expect in the end."""
    left = years_left(board)
    total = float(board.honour[seat])
    at = seat * 4
    weight = 0.55 if left > 0 else 0.25
    for resource in range(4):
        stock = float(board.resources[at + resource])
        total += weight * (stock if stock < 6 else 6.0 + 0.4 * (stock - 6.0))
    for place in range(PRODUCTION):
        total += float(board.overseers[at + place]) * (0.5 + 0.75 * left)
    total -= 5.0 * float(board.shamed[seat * 3] + board.shamed[seat * 3 + 1] + board.shamed[seat * 3 + 2])
    taken = board.taken[seat]
    for index in range(0, len(taken), 2):
        if taken[index + 1] == 0:
            total += float(board.cards.honour[taken[index] // 3])
    for artifact in board.artifacts:
        total += 0.6 * float(artifact_honour(board, seat, artifact))
    total += 0.8 * float(len(board.tactics[seat])) + (0.6 + 0.5 * left) * float(len(board.support[seat]) + len(board.advisors[seat]))
    total += (0.5 + 0.5 * left) * float(8 - board.unhired[seat])
    total += 0.4 * placed_clerks(board, seat)
    return total + soldiers_value(board, seat) - threat(board, seat) + pile_value(board, seat)


def placed_clerks(board: Board, seat: i64) -> float:
    """Clerks in Locations that will soon be Activated; alone under a Shame icon they are a worry."""
    total = 0.0
    for place in range(10):
        own: i64 = board.clerks[place * board.factions + seat]
        if own > 0:
            spaces = board.clerk_spaces(place)
            if spaces == 0:
                total += 2.0 * float(own)
            else:
                everybody = board.clerks_in(place)
                total += float(own) * (0.6 + 1.2 * float(everybody) / float(spaces))
                if everybody == own and own == spaces and (board.cards.shame_icons >> place) & 1:
                    total -= 8.0
    return total


def soldiers_value(board: Board, seat: i64) -> float:
    """Soldiers that stand somewhere, most of all where a Horde is about to fall to them."""
    total = 0.0
    for section in range(SECTIONS):
        first = board.rest_at(section, seat, 0)
        total += 1.2 * float(board.rest[first] + board.rest[first + 1]) + 2.0 * float(board.rest[first + 2])
        total += 2.6 * float(board.posts[section * board.factions + seat])
    for slot in range(SLOTS):
        if board.slot_card[slot] < 0 or board.cover[slot] == 0:
            continue
        mine = board.points_of(slot, seat)
        if mine == 0:
            continue
        best: i64 = 0
        for other in range(board.factions):
            if other != seat and board.points_of(slot, other) > best:
                best = board.points_of(slot, other)
        vital = board.vital(slot)
        size = float(bin(vital).count("1"))
        done = float(bin(board.covered[slot] & vital).count("1")) / size
        prize = 2.0 + (float(board.cards.honour[board.slot_card[slot] // 3]) if mine > best else 0.0)
        total += prize * (0.25 + 0.6 * done)
        figures = board.soldiers_on(slot, seat, SPEARMAN) + board.soldiers_on(slot, seat, HORSEMAN)
        total += 0.3 * float(figures)
    return total


def threat(board: Board, seat: i64) -> float:
    """Shame and losses where a Section would be breached now."""
    total = 0.0
    season = board.season_of()
    sharp = 1.0 if season >= 2 else 0.5
    for section in range(board.first_section, SECTIONS):
        if board.depth[section] > 0:
            gap = board.offence(section) - board.defence(section)
            chance = 0.0 if gap <= -3 else 0.9 if gap > 0 else 0.3
            if board.barricades[section] > 0 and season == 3 and gap <= 0:
                chance = 0.05
            for row in range(board.depth[section]):
                if board.points_of(section * 3 + row, seat) == 0:
                    total += sharp * chance * 4.5
            total += sharp * chance * 1.5 * float(board.posts[section * board.factions + seat])
    return total


def pile_value(board: Board, seat: i64) -> float:
    """Cards in hand are choices for the coming Autumns."""
    if seat >= board.players:
        return 0.0
    cards = float(bin(board.hand[seat]).count("1"))
    left = years_left(board)
    return 0.9 * (cards if cards < left else left)
