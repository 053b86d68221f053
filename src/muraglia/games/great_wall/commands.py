"""Command cards and their piles: what comes back to the hand, and what a pile is worth (GW-SUMMER-05 to GW-SUMMER-08)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .effects import MEANING, Verb
from .meta import TREASON_WORTHLESS
from .picks import COMMAND, PASS, RECOVER, SCORE_PILE
from .pieces import COMMANDS
from .sources import BY_PILE
from .step import FactionQuestion
from .vocabulary import RECOVER as RECOVER_VERB

PILE_HONOUR: Final[i64] = 2  # GW-SUMMER-07


def treason_of(board: Board) -> i64:
    return board.cards.ids["command"].index("treason")


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


@mypyc_attr(acyclic=True, free_list_len=1)
class Recovery(FactionQuestion):
    """GW-SUMMER-05: take the pile back, or score it, or leave it."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-recovery"), ("GW-SUMMER-05", "GW-SUMMER-06", "GW-SUMMER-07"))
    SOURCE: ClassVar = BY_PILE

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def ask(self, board: Board) -> Ask:
        """GW-AMB-29: who has no card in hand is told that without recovery there will be no turn this Autumn."""
        return self.asking({}, "ask-recovery-empty") if board.hand[self.faction] == 0 else self.ASKS

    def options(self, board: Board, seat: i64) -> list[int]:
        pile: i64 = board.pile[self.faction]
        options = [int(PASS)]
        if pile & ~(1 << treason_of(board)):
            options.append(int(RECOVER))
        if pile_honour(board, self.faction) > 0:
            options.append(int(SCORE_PILE))
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        """GW-SUMMER-06, GW-SUMMER-08: everything but Treason comes back."""
        faction = self.faction
        if pick == RECOVER:
            back: i64 = board.pile[faction] & ~(1 << treason_of(board))
            board.hand[faction] = board.hand[faction] | back
            board.pile[faction] = board.pile[faction] & ~back
            if board.sink is not None:
                board.tell(meta.CARDS_RECOVERED, (faction, bin(back).count("1"), board.cause()))
        elif pick == SCORE_PILE:
            board.add_honour(faction, pile_honour(board, faction))

    def brings(self, board: Board, pick: i64) -> dict[str, int]:
        return {"honour": pile_honour(board, self.faction)} if pick == SCORE_PILE else {}

    def standing_name(self, board: Board) -> str:
        return "recovery"


@mypyc_attr(acyclic=True, free_list_len=1)
class RecoverOne(FactionQuestion):
    """GW-SUMMER-08: cards of the pile come back, one after the other."""

    FIELDS: ClassVar = ("faction", "left")
    ASKS: ClassVar = Ask("many", Message("ask-recover-one"), ("GW-SUMMER-08",))
    left: i64

    def __init__(self, faction: i64, left: i64) -> None:
        self.faction = faction
        self.left = left

    def asks(self, board: Board) -> i64:
        return self.faction if board.pile[self.faction] & ~(1 << treason_of(board)) else -1

    def options(self, board: Board, seat: i64) -> list[int]:
        treason = treason_of(board)
        pile: i64 = board.pile[self.faction]
        return [int(PASS)] + [COMMAND + card for card in range(COMMANDS) if (pile >> card) & 1 and card != treason]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        card = pick - COMMAND
        board.pile[faction] = board.pile[faction] & ~(1 << card)
        board.hand[faction] = board.hand[faction] | (1 << card)
        if board.sink is not None:
            board.tell(meta.CARD_RECOVERED, (faction, card, board.cause()))
        if self.left > 1:
            board.go_on_with(RecoverOne(faction, self.left - 1))

    def worth(self, board: Board, seat: i64) -> float:
        return 1.0 if self.faction == seat else 0.0

    def standing_name(self, board: Board) -> str:
        return "recovered-cards"


class RecoverVerb(Verb):
    """`recover`: Command cards of the pile. GW-COOP-35: in the cooperative game only a part of the Wall brings them back."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        if not board.is_cooperative():
            board.do(RecoverOne(faction, number))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 1.0


MEANING[RECOVER_VERB] = RecoverVerb()
