"""The Year, Spring and Summer (GW-YEAR, GW-SPRING, GW-SUMMER)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .cardset import MOST_YEARS
from .embassy import fill_track
from .hordes import place_horde
from .meta import QIN_SUMMER, TREASON_WORTHLESS
from .picks import PASS, RECOVER, SCORE_PILE
from .pieces import PRODUCTION
from .steps import CHOOSE_COMMAND, CLEAR_TRACK, INCOME, RECOVERY, SEASON, UNSHAMING
from .vocabulary import ALL, AT_AUTUMN, AT_SUMMER
from .winter import winter

SPRING: Final[i64] = 0
SUMMER: Final[i64] = 1
AUTUMN: Final[i64] = 2
WINTER: Final[i64] = 3
PILE_HONOUR: Final[i64] = 2  # GW-SUMMER-07


def begin_season(board: Board, frame: Frame) -> None:
    season = frame.x
    board.agenda = None
    board.push(SEASON, 0, (season + 1) % 4)
    if season == SPRING:
        board.year += 1
        if board.sink is not None:
            board.tell(meta.YEAR_BEGINS, (board.year,))
    if board.sink is not None:
        board.tell(meta.SEASON_BEGINS, (season,))
    if season == SPRING:
        spring(board)
    elif season == SUMMER:
        summer(board)
    elif season == AUTUMN:
        board.push(CHOOSE_COMMAND, 0)
        board.trigger_all(AT_AUTUMN, 0, board.humans())
    else:
        winter(board)


def spring(board: Board) -> None:
    """GW-SPRING-01 to GW-SPRING-08. Effects of Hordes that arrive come after all of it."""
    count: i64 = board.cards.hordes_due[board.track * MOST_YEARS + board.year - 1]
    if board.is_cooperative():  # GW-COOP-34
        count += 1
    for _ in range(count):
        place_horde(board)
    gone = board.advisor_track[:2]
    board.advisor_track = board.advisor_track[2:]
    if board.qin >= 0 and gone:  # GW-SOLO-46, GW-AMB-44
        board.support[board.qin] += gone[:1]
        gone = gone[1:]
    fill_track(board)
    board.advisor_discard += gone
    if board.sink is not None:
        board.tell(meta.ADVISORS_CHANGED)


def summer(board: Board) -> None:
    """GW-SUMMER-01 to GW-SUMMER-08; GW-COOP-33."""
    humans = board.humans()
    if not board.is_cooperative():
        board.push_in_tea_order(RECOVERY, humans, 0, 0)
    board.push(CLEAR_TRACK, 0)
    board.push_in_tea_order(UNSHAMING, humans, ALL, 1)
    board.push(INCOME, 0)
    board.open_window(AT_SUMMER, 0, humans)
    board.trigger_all(AT_SUMMER, 0, board.everybody())


def income(board: Board) -> None:
    """GW-SUMMER-01, GW-SUMMER-02."""
    for seat in range(board.players):
        for place in range(PRODUCTION):
            board.gain(seat, place, board.overseers[seat * 4 + place])


def clear_track(board: Board) -> None:
    """GW-SUMMER-04, GW-AMB-60; GW-AMB-43 for Qin Jiushao's cards."""
    for space in range(board.factions):
        card: i64 = board.spaces[space]
        board.spaces[space] = -1
        if card < 0:
            continue
        owner = card >> 4
        if owner < board.players:
            board.pile[owner] = board.pile[owner] | (1 << (card & 15))
        elif owner == board.qin:
            board.qin_pile += bytes([card & 15])
    if board.qin >= 0 and board.switches[QIN_SUMMER] == 1:
        board.add_honour(board.qin, PILE_HONOUR * len(board.qin_pile))


def treason_of(board: Board) -> i64:
    return board.cards.ids["command"].index("treason")


def recovery_options(board: Board, frame: Frame) -> list[int]:
    pile: i64 = board.pile[frame.seat]
    options = [int(PASS)]
    if pile & ~(1 << treason_of(board)):
        options.append(int(RECOVER))
    if pile_honour(board, frame.seat) > 0:
        options.append(int(SCORE_PILE))
    return options


def pile_honour(board: Board, seat: i64) -> i64:
    """GW-SUMMER-07, GW-AMB-28."""
    pile: i64 = board.pile[seat]
    if board.switches[TREASON_WORTHLESS] == 1:
        pile &= ~(1 << treason_of(board))
    count: i64 = 0
    while pile > 0:
        count += pile & 1
        pile >>= 1
    return PILE_HONOUR * count


def take_recovery(board: Board, frame: Frame, pick: i64) -> None:
    """GW-SUMMER-06, GW-SUMMER-08: everything but Treason comes back."""
    board.agenda = frame.below
    seat = frame.seat
    if pick == RECOVER:
        back: i64 = board.pile[seat] & ~(1 << treason_of(board))
        board.hand[seat] = board.hand[seat] | back
        board.pile[seat] = board.pile[seat] & ~back
        if board.sink is not None:
            board.tell(meta.CARDS_RECOVERED, (seat, bin(back).count("1")))
    elif pick == SCORE_PILE:
        board.add_honour(seat, pile_honour(board, seat))
