"""The Year, Spring and Summer (GW-YEAR, GW-SPRING, GW-SUMMER)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from . import meta
from .autumn import autumn
from .board import Board
from .cardset import MOST_YEARS
from .commands import PILE_HONOUR, Recovery
from .embassy import fill_track
from .hordes import place_horde
from .meta import QIN_SUMMER
from .pieces import PRODUCTION
from .plan import Plan
from .shame import Unshaming
from .sources import BY_INCOME, BY_PILE
from .step import Step
from .vocabulary import ALL, AT_SUMMER
from .winter import winter

SPRING: Final[i64] = 0
SUMMER: Final[i64] = 1
AUTUMN: Final[i64] = 2
WINTER: Final[i64] = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Season(Step):
    """GW-YEAR-01, GW-YEAR-04: the season that begins next. It is the last step of every agenda."""

    FIELDS: ClassVar = ("begins",)
    begins: i64

    def __init__(self, begins: i64) -> None:
        self.begins = begins

    def season(self) -> i64:
        return (self.begins + 3) % 4

    def run(self, board: Board) -> None:
        season = self.begins
        board.do(Season((season + 1) % 4))
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
            autumn(board)
        else:
            winter(board)


# Spring


def spring(board: Board) -> None:
    """GW-SPRING-01, GW-SPRING-02, GW-SPRING-08. GW-AMB-71: effects of Hordes that arrive come after all of it."""
    count: i64 = board.cards.hordes_due[board.track * MOST_YEARS + board.year - 1]
    if board.is_cooperative():  # GW-COOP-34
        count += 1
    for _ in range(count):
        place_horde(board)
    gone = board.advisor_track[:2]
    board.advisor_track = board.advisor_track[2:]
    if board.qin >= 0 and gone:  # GW-SOLO-46, GW-AMB-44
        board.support[board.qin] += gone[:1]
        if board.sink is not None:
            board.tell(meta.ADVISOR_PLACED, (board.qin, gone[0], 0))
        gone = gone[1:]
    board.advisor_discard += gone
    if board.sink is not None:
        for advisor in gone:
            board.tell(meta.ADVISOR_LEFT, (advisor,))
    fill_track(board)
    if board.sink is not None:
        board.tell(meta.ADVISORS_CHANGED)


# Summer


def summer(board: Board) -> None:
    """GW-SUMMER-01; GW-SUMMER-03, GW-SHAME-12, GW-AMB-33; GW-SUMMER-04; GW-SUMMER-05; GW-COOP-33, GW-AMB-37."""
    humans = board.humans()
    seats = board.in_tea_order(humans)
    plan = Plan(board).all_triggered(AT_SUMMER, 0, board.everybody()).window(AT_SUMMER, 0, humans).then(Income())
    for seat in seats:
        plan.then(Unshaming(seat, ALL, for_price=True))
    plan.then(ClearTrack())
    if not board.is_cooperative():
        for seat in seats:
            plan.then(Recovery(seat))
    plan.go()


@mypyc_attr(acyclic=True, free_list_len=1)
class Income(Step):
    """GW-SUMMER-01, GW-SUMMER-02, GW-OVERSEER-09. GW-SOLO-21a: not for Qin Jiushao."""

    SOURCE: ClassVar = BY_INCOME

    def __init__(self) -> None:
        pass

    def run(self, board: Board) -> None:
        for seat in range(board.players):
            for place in range(PRODUCTION):
                board.gain(seat, place, board.overseers[seat * 4 + place])


@mypyc_attr(acyclic=True, free_list_len=1)
class ClearTrack(Step):
    """GW-SUMMER-04, GW-AMB-60; GW-AMB-43 for Qin Jiushao's cards."""

    SOURCE: ClassVar = BY_PILE

    def __init__(self) -> None:
        pass

    def run(self, board: Board) -> None:
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
        if board.sink is not None:
            board.tell(meta.TRACK_CLEARED)
        if board.qin >= 0 and board.switches[QIN_SUMMER] == 1:
            board.add_honour(board.qin, PILE_HONOUR * len(board.qin_pile))
