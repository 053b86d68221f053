"""Saving killed Soldiers, and what acts on those who are really dead (GW-SAVE, GW-AMB-79)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .board import Board
from .effects import MEANING, Verb
from .meta import ONE_WINDOW
from .picks import GENERAL, PASS, PLAY, SAVE, SHAME_ON
from .pieces import ARCHER, HORSEMAN, QI, SPEARMAN
from .plan import Plan
from .sources import BY_SAVING
from .step import FactionStep, Step
from .tactics import play_tactic, playable_boxes, why_not_play
from .vocabulary import AT_KILLED, SAVE_COST
from .vocabulary import SAVE as SAVE_VERB

SAVE_PRICE: Final[i64] = 2  # Qi, GW-SAVE-01


def all_dead(board: Board, faction: i64) -> i64:
    """How many Soldiers of a faction were killed in this event and not saved (GW-SAVE-03)."""
    return board.dead_of(faction, SPEARMAN) + board.dead_of(faction, ARCHER) + board.dead_of(faction, HORSEMAN)


@mypyc_attr(acyclic=True, free_list_len=1)
class Deaths(Step):
    """GW-KILL-06: all who were killed by one cause die at the same time. First their owners save them."""

    FIELDS: ClassVar = ("section", "at_defeat")
    section: i64
    at_defeat: bool  # where one window may be all there is (GW-AMB-11)

    def __init__(self, section: i64, at_defeat: bool = False) -> None:
        self.section = section
        self.at_defeat = at_defeat

    def run(self, board: Board) -> None:
        losers: i64 = 0
        for seat in range(board.players):
            if all_dead(board, seat) > 0:
                losers |= 1 << seat
        with_cards = not self.at_defeat or board.switches[ONE_WINDOW] == 0
        board.do(Saving(self.section, losers, losers if with_cards else 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Saving(Step):
    """GW-SAVE-01, GW-SAVE-04: in Tea order the owners save, each Soldier for a price or by the box of a Tactic card that saves.

    GW-AMB-08: nobody else; GW-REED-25: not the Rush Clan.

    GW-AMB-79: after that the other cards for killed Soldiers act, and count those who are left.
    """

    FIELDS: ClassVar = ("section", "waiting", "able")
    ASKS: ClassVar = Ask("many", Message("ask-save"), ("GW-SAVE-01", "GW-SAVE-02"))
    SOURCE: ClassVar = BY_SAVING
    section: i64
    waiting: i64  # who may still save, as bits
    able: i64  # who has not played a Tactic card on this event, as bits (GW-TACTIC-06)

    def __init__(self, section: i64, waiting: i64, able: i64) -> None:
        self.section = section
        self.waiting = waiting
        self.able = able

    def asks(self, board: Board) -> i64:
        seat = board.first_in_tea(self.waiting)
        return seat if seat >= 0 and all_dead(board, seat) > 0 else -1

    def run(self, board: Board) -> None:
        if self.waiting != 0:  # the next has nobody left to save
            self.pass_on(board, board.first_in_tea(self.waiting))
            return
        plan = Plan(board)
        plan_mourning(plan, self.section, self.able)
        plan.go()

    def pass_on(self, board: Board, seat: i64) -> None:
        board.do(Saving(self.section, self.waiting & ~(1 << seat), self.able))

    def ask(self, board: Board) -> Ask:
        return self.asking({"side": self.section})

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        if board.resources[seat * 4 + QI] >= save_price(board, seat):
            options += dead_options(board, seat)
        if (self.able >> seat) & 1:
            options += playable_boxes(board, seat, AT_KILLED, saving=True)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            self.pass_on(board, seat)
        elif pick >= PLAY:
            board.do(Saving(self.section, self.waiting, self.able & ~(1 << seat)))
            play_tactic(board, seat, pick, self.section)
        else:
            board.go_on_with(Saving(self.section, self.waiting, self.able))
            board.pay(seat, QI, save_price(board, seat))
            save(board, seat, pick - SAVE)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        if pick >= PLAY and pick < GENERAL:
            if not (self.able >> seat) & 1:
                return refuse("GW-TACTIC-06", "why-one-tactic")
            return why_not_play(board, seat, pick, AT_KILLED, saving=True)
        if pick < SAVE or pick >= SHAME_ON:
            return None
        return refuse("GW-SAVE-01", "why-cannot-save", {"soldier": pick - SAVE})

    def happens_at(self) -> tuple[int, int, int]:
        return -1, self.section, 0

    def buys(self, board: Board, pick: i64) -> tuple[str, str]:
        return ("save", "") if pick != PASS and pick < PLAY else ("", "")


def plan_mourning(plan: Plan, section: i64, able: i64) -> None:
    """GW-SAVE-03: Tactic cards and abilities for killed Soldiers, for those whose Soldiers were not saved."""
    board = plan.board
    mourners: i64 = 0
    for faction in range(board.factions):
        if all_dead(board, faction) > 0:
            mourners |= 1 << faction
    plan.window(AT_KILLED, section, able & mourners).all_triggered(AT_KILLED, section, mourners)


@mypyc_attr(acyclic=True, free_list_len=1)
class Rescuing(FactionStep):
    """GW-CARD-03: an effect saves so many killed Soldiers for nothing."""

    FIELDS: ClassVar = ("faction", "section", "left")
    ASKS: ClassVar = Ask("many", Message("ask-save"), ("GW-CARD-03", "GW-SAVE-02"))
    section: i64
    left: i64

    def __init__(self, faction: i64, section: i64, left: i64) -> None:
        self.faction = faction
        self.section = section
        self.left = left

    def asks(self, board: Board) -> i64:
        return self.faction if self.left < all_dead(board, self.faction) else -1

    def run(self, board: Board) -> None:
        """All of them: no choice is left."""
        for soldier in range(3):
            while board.dead_of(self.faction, soldier) > 0:
                save(board, self.faction, soldier)

    def ask(self, board: Board) -> Ask:
        return self.asking({"side": self.section})

    def options(self, board: Board, seat: i64) -> list[int]:
        return [int(PASS), *dead_options(board, self.faction)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        if self.left > 1:
            board.go_on_with(Rescuing(self.faction, self.section, self.left - 1))
        save(board, self.faction, pick - SAVE)

    def worth(self, board: Board, seat: i64) -> float:
        return 1.5 * float(self.left if self.left < 4 else 4) if self.faction == seat else 0.0

    def happens_at(self) -> tuple[int, int, int]:
        return -1, self.section, 0


class SaveVerb(Verb):
    """`save`: Soldiers that were just killed, for nothing."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Rescuing(faction, about, number))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 1.5


MEANING[SAVE_VERB] = SaveVerb()


def dead_options(board: Board, faction: i64) -> list[int]:
    return [SAVE + soldier for soldier in range(3) if board.dead_of(faction, soldier) > 0]


def save_price(board: Board, faction: i64) -> i64:
    price: i64 = SAVE_PRICE + board.change(faction, SAVE_COST)
    return price if price > 0 else 0


def save(board: Board, faction: i64, soldier: i64) -> None:
    """GW-SAVE-05: the death does not pass on to another Soldier."""
    board.saved[faction * 3 + soldier] = board.saved[faction * 3 + soldier] + 1
    if board.sink is not None:
        board.tell(meta.SOLDIER_SAVED, (faction, soldier))
