"""What those with Clerks at an Activated Location do there, one after the other (GW-LOC-06)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from .board import Board
from .locations import AT
from .plan import Plan
from .step import Step


@mypyc_attr(acyclic=True, free_list_len=1)
class Visits(Step):
    """GW-LOC-06, GW-LOC-07: in Tea order each faction with Clerks there uses all of them. They are counted when its place comes.

    GW-TEAHOUSE-05: whoever rises in Tea order here has already had its place, so the others keep theirs.
    """

    FIELDS: ClassVar = ("location", "waiting")
    location: i64
    waiting: i64  # factions whose place has not come yet, as bits

    def __init__(self, location: i64, waiting: i64) -> None:
        self.location = location
        self.waiting = waiting

    def run(self, board: Board) -> None:
        waiting = self.waiting
        while waiting != 0:
            faction = board.first_in_tea(waiting)
            waiting &= ~(1 << faction)
            if board.clerks[self.location * board.factions + faction] > 0:
                self.visit(board, faction, waiting)
                return

    def visit(self, board: Board, faction: i64, waiting: i64) -> None:
        clerks: i64 = board.clerks[self.location * board.factions + faction]
        location = AT[self.location]
        plan = Plan(board)
        if faction == board.rush:
            location.visit_of_rush(plan)
        elif faction == board.qin:
            location.visit_of_qin(plan, clerks)
        else:
            location.visit(plan, faction, clerks)
        if waiting != 0:
            plan.then(Visits(self.location, waiting))
        plan.go()
