"""Tactic cards that leave a hand unplayed (GW-TACTIC-01, GW-GEN-06)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .picks import DISCARD
from .step import FactionStep


@mypyc_attr(acyclic=True, free_list_len=1)
class Discarding(FactionStep):
    """GW-TACTIC-01: the owner chooses which cards go, until as many are left as may be kept."""

    FIELDS: ClassVar = ("faction", "keep")
    ASKS: ClassVar = Ask("many", Message("ask-discard"), ("GW-TACTIC-01",))
    keep: i64

    def __init__(self, faction: i64, keep: i64) -> None:
        self.faction = faction
        self.keep = keep

    def asks(self, board: Board) -> i64:
        return self.faction if len(board.tactics[self.faction]) > self.keep else -1

    def options(self, board: Board, seat: i64) -> list[int]:
        options: list[int] = []
        before: i64 = -1
        for card in board.tactics[self.faction]:  # ascending; a kind is offered once
            if card != before:
                options.append(DISCARD + card)
            before = card
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        faction = self.faction
        board.drop_tactic(faction, pick - DISCARD)
        if board.sink is not None:
            board.tell(meta.TACTIC_DISCARDED, (faction, pick - DISCARD))
        if len(board.tactics[faction]) > self.keep:
            board.go_on_with(Discarding(faction, self.keep))
