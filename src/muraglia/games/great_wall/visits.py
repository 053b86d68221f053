"""What those with Clerks at an Activated Location do there, one after the other (GW-LOC-06)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from .board import Board
from .locations import AT
from .plan import Plan
from .step import InTurn


@mypyc_attr(acyclic=True, free_list_len=1)
class Visits(InTurn):
    """GW-LOC-06, GW-LOC-07: each faction with Clerks there uses all of them. They are counted when its place comes.

    GW-TEAHOUSE-05: a faction that rises in Tea order here has already had its place, so the others keep theirs.
    """

    FIELDS: ClassVar = ("location", "waiting")
    ASKS: ClassVar = Ask("one", Message("ask-who-visits"), ("GW-COOP-38",))
    location: i64

    def __init__(self, location: i64, waiting: i64) -> None:
        self.location = location
        self.waiting = waiting

    def ask(self, board: Board) -> Ask:
        return self.asking({"location": self.location})

    def able(self, board: Board) -> i64:
        return self.waiting & board.present(self.location)

    def act(self, board: Board, faction: i64, waiting: i64) -> None:
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
