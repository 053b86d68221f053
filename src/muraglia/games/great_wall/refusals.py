"""Why a pick is not possible."""

from mypy_extensions import i64

from ...kernel.message import Reason, refuse
from .board import Board


def why_not(board: Board, seat: i64, pick: i64) -> Reason:
    frame = board.agenda
    if frame is None:
        return refuse("GW-END-01", "why-over")
    if not board.is_asked(seat):
        return refuse("GW-TEA-02", "why-not-your-turn", {"seat": max(board.next_to_act(), 0)})
    return refuse("GW-AUTUMN-09", "why-not-now")
