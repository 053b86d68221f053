"""Hordes on their way: placing, Raids, and what events do at the Wall (GW-SPRING-03 to GW-SPRING-07, GW-RAID)."""

from mypy_extensions import i64

from . import meta
from .board import Board
from .effects import MEANING, Effect, Verb
from .pieces import ROWS, SECTIONS
from .vocabulary import ARRIVES, HORDE, RAID, RAZE


def place_horde(board: Board) -> None:
    """One card: drawn, then placed; GW-AMB-30 where the deck has run out."""
    board.renew_hordes()
    if not board.horde_deck:
        return
    last: i64 = len(board.horde_deck) - 1
    card = board.horde_deck[last]
    board.horde_deck = board.horde_deck[:last]
    section = section_for_horde(board)
    if section < 0 or board.depth[section] >= ROWS:  # GW-SPRING-07, GW-RAID-01
        board.horde_discard += bytes([card])
        before = board.shame
        raid(board, board.counted_players())
        if board.sink is not None:
            board.tell(meta.RAIDED, (card // 3, section if section >= 0 else 0, before - board.shame))
        return
    put_horde(board, card, section)


def section_for_horde(board: Board) -> i64:
    """GW-SPRING-04, GW-SPRING-05."""
    for section in range(board.first_section, SECTIONS):
        if board.depth[section] == 0:
            return section
    section = board.indicator()
    if section >= 0:
        return section
    for section in range(board.first_section, SECTIONS):
        if board.depth[section] < ROWS:
            return section
    return -1


def put_horde(board: Board, card: i64, section: i64) -> None:
    """GW-SPRING-06, GW-BOARD-03: the vacant space nearest to the Wall."""
    row: i64 = board.depth[section]
    slot = section * 3 + row
    board.slot_card[slot] = card
    board.covered[slot] = 0
    board.cover[slot] = 0
    board.depth[section] = row + 1
    kind = card // 3
    if board.sink is not None:
        board.tell(meta.HORDE_PLACED, (kind, section, row + 1, board.cause()))
    if board.cards.horde_ability[kind] == ARRIVES:  # for every player, in Tea order
        operation = board.cards.horde_pc[kind]
        board.do_in_order([Effect(seat, operation, section) for seat in board.in_tea_order(board.humans())])


def raid(board: Board, count: i64) -> None:
    """GW-RAID-02, GW-RAID-03, GW-RAID-04: tiles go from the Supply to the box, for each card."""
    removed = count if count < board.shame else board.shame
    board.shame -= removed
    board.shame_boxed += removed


def remove_horde(board: Board, slot: i64) -> None:
    """GW-HORDE-DEFEAT-7: the cards behind it slide towards the Wall with all that is on them."""
    section = slot // 3
    last: i64 = section * 3 + board.depth[section] - 1
    while slot < last:
        board.slot_card[slot] = board.slot_card[slot + 1]
        board.covered[slot] = board.covered[slot + 1]
        board.cover[slot] = board.cover[slot + 1]
        board.due[slot] = board.due[slot + 1]
        slot += 1
    board.slot_card[last] = -1
    board.covered[last] = 0
    board.cover[last] = 0
    board.due[last] = 0
    board.depth[section] = board.depth[section] - 1


# What events do


class HordeVerb(Verb):
    """`horde`: more Hordes come."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        for _ in range(number):
            place_horde(board)


class RazeVerb(Verb):
    """`raze`: Barricades fall, each where most of them stand."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        for _ in range(number):
            section = most_barricades(board)
            if section >= 0:
                board.barricades[section] = board.barricades[section] - 1
                if board.sink is not None:
                    board.tell(meta.BARRICADE_FELL, (section, board.cause()))


def most_barricades(board: Board) -> i64:
    """The Section with most Barricades, the leftmost of several; -1: none stands."""
    best: i64 = -1
    for section in range(board.first_section, SECTIONS):
        if board.barricades[section] > (0 if best < 0 else board.barricades[best]):
            best = section
    return best


class RaidVerb(Verb):
    """`raid`: tiles leave the Supply."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        before = board.shame
        raid(board, number)
        if board.sink is not None and board.shame < before:
            board.tell(meta.SHAME_BOXED, (before - board.shame,))


MEANING[HORDE] = HordeVerb()
MEANING[RAZE] = RazeVerb()
MEANING[RAID] = RaidVerb()
