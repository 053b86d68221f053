"""The value of a position of The Great Wall for the greedy bot: Honour now, Honour in sight, resources, threats, and pending effects."""

from typing import Final

from mypy_extensions import i64

from .board import LOST, WON, Board
from .counting import Below
from .locations import AT
from .pieces import (
    ARCHER,
    HORSEMAN,
    LOCATIONS,
    PRODUCTION,
    SECTIONS,
    SLOTS,
    SPEARMAN,
)
from .winter import artifact_honour

BELOW: Final = Below()


def value(board: Board, seat: i64) -> float:
    """Returns the seat's prospects, compared with the best of the others; in the cooperative game, those of all players together."""
    if board.is_cooperative():
        return together(board, seat)
    if board.agenda is None:
        return final_value(board, seat)
    mine = prospects(board, seat) + pending(board, seat)
    best = -1000.0
    for other in range(board.factions):
        if other != seat and other != board.rush:
            best = max(best, prospects(board, other))
    return mine - 0.25 * best


def pending(board: Board, seat: i64) -> float:
    """Returns what the steps on the agenda promise the seat."""
    total = 0.0
    step = board.agenda
    while step is not None:
        total += step.worth(board, seat)
        step = step.below
    return total


def final_value(board: Board, seat: i64) -> float:
    best: i64 = -1000
    for other in range(board.factions):
        if other != seat and other != board.rush and board.honour[other] > best:
            best = board.honour[other]
    lost = -1000.0 if board.result == LOST else 0.0
    return float(board.honour[seat]) - 0.25 * float(best) + lost


def together(board: Board, seat: i64) -> float:
    """Counts Requests first, then the Shame left, then what the players have, the seat's own things a little more."""
    if board.result == WON:
        return 10_000.0
    if board.result == LOST:
        return -10_000.0
    total = 40.0 * float(board.fulfilled) + 2.0 * float(board.shame) + pending(board, seat)
    for other in range(board.players):
        total += (1.0 if other == seat else 0.8) * 0.5 * prospects(board, other)
    return total


def years_left(board: Board) -> float:
    return float(board.cards.years[board.track] - board.year)


def stock_value(board: Board, seat: i64) -> float:
    """Returns the value of the seat's resources: a little of each kind is worth more than much of one."""
    total = 0.0
    weight = 0.6 if years_left(board) > 0 else 0.35
    for resource in range(4):
        stock = float(board.resources[seat * 4 + resource])
        total += weight * (stock if stock < 5 else 5.0 + 0.6 * (stock - 5.0))
    return total


def prospects(board: Board, seat: i64) -> float:
    """Returns the Honour that a faction may expect at the end."""
    left = years_left(board)
    total = float(board.honour[seat]) + stock_value(board, seat)
    for place in range(PRODUCTION):
        total += float(board.overseers[seat * 4 + place]) * (0.4 + 0.8 * left)
    total -= 5.0 * float(board.shamed[seat * 3] + board.shamed[seat * 3 + 1] + board.shamed[seat * 3 + 2])
    taken = board.taken[seat]
    for index in range(0, len(taken), 2):
        if taken[index + 1] == 0:
            total += float(board.cards.honour[taken[index] // 3])
    for artifact in board.artifacts:
        total += 0.6 * float(artifact_honour(board, seat, artifact))
    total += 0.7 * float(len(board.tactics[seat])) + (0.5 + 0.55 * left) * float(len(board.support[seat]) + len(board.advisors[seat]))
    total += (0.3 + 0.5 * left) * float(8 - board.unhired[seat])
    total += 0.5 * float(BELOW.of(board, seat, 0))
    if seat < board.players:
        total += placed_clerks(board, seat) + commands_value(board, seat)
    return total + soldiers_value(board, seat) - threat(board, seat)


def placed_clerks(board: Board, seat: i64) -> float:
    """Returns the value of Clerks in Locations, by what their Activation would bring. Alone under a Shame icon they are a risk."""
    total = 0.0
    for place in range(LOCATIONS):
        own: i64 = board.clerks[place * board.factions + seat]
        if own == 0:
            continue
        spaces = board.clerk_spaces(place)
        sure = 0.9
        if spaces > 0:
            everybody = board.clerks_in(place)
            sure = 0.3 + 0.6 * float(everybody) / float(spaces)
            if everybody == own and own == spaces and (board.cards.shame_icons >> place) & 1:
                total -= 6.0
        total += sure * AT[place].worth(board, seat, own)
    return total


def soldiers_value(board: Board, seat: i64) -> float:
    """Returns the value of placed Soldiers, highest where they are about to defeat a Horde."""
    total = 0.0
    for section in range(SECTIONS):
        first = board.rest_at(section, seat, 0)
        total += 1.1 * float(board.rest[first] + board.rest[first + ARCHER]) + 1.8 * float(board.rest[first + HORSEMAN])
        total += 3.0 * float(board.posts[section * board.factions + seat])
    for slot in range(SLOTS):
        if board.slot_card[slot] >= 0 and board.cover[slot] > 0:
            total += horde_value(board, seat, slot)
    return total


def horde_value(board: Board, seat: i64, slot: i64) -> float:
    mine = board.points_of(slot, seat)
    if mine == 0:
        return 0.0
    best: i64 = 0
    for other in range(board.factions):
        if other != seat and board.points_of(slot, other) > best:
            best = board.points_of(slot, other)
    vital = board.vital(slot)
    size: i64 = 0
    done: i64 = 0
    covered: i64 = board.covered[slot]
    while vital > 0:
        size += vital & 1
        done += vital & covered & 1
        vital >>= 1
        covered >>= 1
    prize = 2.0 + (float(board.cards.honour[board.slot_card[slot] // 3]) if mine >= best else 0.0)
    figures = board.soldiers_on(slot, seat, SPEARMAN) + board.soldiers_on(slot, seat, HORSEMAN)
    return prize * (0.2 + 0.7 * float(done) / float(size)) + 0.7 * float(figures)


def threat(board: Board, seat: i64) -> float:
    """Returns the expected Shame and losses in Sections that may be breached."""
    total = 0.0
    season = board.season_of()
    sharp = 1.0 if season == 2 or season == 3 else 0.5
    for section in range(board.first_section, SECTIONS):
        if board.depth[section] == 0:
            continue
        gap = board.offence(section) - board.defence(section)
        chance = 0.0 if gap <= -3 else 0.9 if gap > 0 else 0.15
        loss = 1.5 * float(board.posts[section * board.factions + seat])
        for row in range(board.depth[section]):
            if board.points_of(section * 3 + row, seat) == 0:
                loss += 4.5
        total += sharp * chance * loss
    return total


def commands_value(board: Board, seat: i64) -> float:
    """Returns the value of Command cards in hand: choices for the Autumns to come, and without one there is no turn."""
    bits: i64 = board.hand[seat]
    cards = 0.0
    while bits > 0:
        cards += float(bits & 1)
        bits >>= 1
    left = years_left(board)
    useful = cards if cards < left else left
    return 1.5 * useful + 0.3 * (cards - useful)
