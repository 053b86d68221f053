"""The Martial School (GW-SCHOOL)."""

from typing import ClassVar

from mypy_extensions import i64

from .board import Board
from .effects import Effect
from .location import Location
from .pieces import CLERKS, SCHOOL
from .plan import Plan


class School(Location):
    """GW-SCHOOL-01: each Clerk draws a Tactic card."""

    BRINGS: ClassVar = "draw"

    def visit(self, plan: Plan, faction: i64, clerks: i64) -> None:
        plan.then(Effect(faction, plan.board.cards.draw_pc[clerks if clerks < CLERKS else CLERKS], SCHOOL))

    def worth(self, board: Board, seat: i64, clerks: i64) -> float:
        room: i64 = board.hand_limit(seat) - len(board.tactics[seat])
        return 0.7 * float(clerks if clerks < room else room)
