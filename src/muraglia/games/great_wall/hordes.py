"""Hordes on their way: placing, Raids (GW-SPRING-03 to GW-SPRING-07, GW-RAID)."""

from mypy_extensions import i64

from . import meta
from .board import Board
from .pieces import ROWS, SECTIONS
from .steps import EFFECT
from .vocabulary import ARRIVES


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
    """GW-SPRING-06: the vacant space nearest to the Wall."""
    row: i64 = board.depth[section]
    slot = section * 3 + row
    board.slot_card[slot] = card
    board.covered[slot] = 0
    board.cover[slot] = 0
    board.depth[section] = row + 1
    kind = card // 3
    if board.sink is not None:
        board.tell(meta.HORDE_PLACED, (kind, section, row + 1))
    if board.cards.horde_ability[kind] == ARRIVES:
        index: i64 = len(board.tea) - 1
        while index >= 0:  # for every player, in Tea order
            if board.tea[index] < board.players:
                board.push(EFFECT, board.tea[index], board.cards.horde_pc[kind], section)
            index -= 1


def raid(board: Board, count: i64) -> None:
    """GW-RAID-02, GW-RAID-03: tiles go from the Supply to the box."""
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
