"""What those with Clerks at an Activated Location do there, one after the other (GW-LOC-06)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from .board import Board
from .locations import AT
from .meta import NO_RUSH_TEA, TEA_PER_CLERK
from .pieces import PRODUCTION, RESOURCE_WORDS, TEA_HOUSE, TEMPLE
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

    def happens_at(self) -> tuple[int, int, int]:
        return self.location, -1, 0


# What a visit brings, as people are told


def expected(board: Board, place: i64, faction: i64) -> dict[str, int]:
    """Returns what the Clerks of a faction bring it, in a word and a number; nothing if there are none."""
    clerks: i64 = board.clerks[place * board.factions + faction]
    if clerks == 0:
        return {}
    brings, amount = visit_in_words(board, place, faction, clerks)
    return {brings: amount} if amount != 0 else {}


def visit_in_words(board: Board, place: i64, faction: i64, clerks: i64) -> tuple[str, int]:
    """GW-LOC-06: what the Clerks of a faction do."""
    if faction == board.rush:
        return rush_visit(board, place)
    if faction == board.qin:
        return qin_visit(board, place, clerks)
    if place < PRODUCTION:  # GW-PROD-03, GW-PROD-04
        return RESOURCE_WORDS[place], clerks + board.overseers[faction * 4 + place]
    if place == TEA_HOUSE:  # GW-TEAHOUSE-01, GW-TEAHOUSE-02
        spaces = board.clerk_spaces(place)
        return "top" if spaces > 0 and spaces <= clerks else "tea", clerks if board.switches[TEA_PER_CLERK] == 1 else 1
    return AT[place].BRINGS, clerks


def rush_visit(board: Board, place: i64) -> tuple[str, int]:
    """GW-REED-27 to GW-REED-35."""
    if place < PRODUCTION:
        return ("unshame" if place == TEMPLE else "warehouse"), 1
    brings = AT[place].BRINGS_RUSH
    return ("", 0) if not brings or (place == TEA_HOUSE and board.switches[NO_RUSH_TEA] == 1) else (brings, 1)


def qin_visit(board: Board, place: i64, clerks: i64) -> tuple[str, int]:
    """GW-SOLO-36, GW-SOLO-37."""
    if place < PRODUCTION:
        return "honour", board.overseers[board.qin * 4 + place] * clerks
    return "spearman", clerks
