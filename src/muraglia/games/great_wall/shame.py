"""Shame tiles: receiving, placing, discarding (GW-SHAME, GW-COOP-31, GW-COOP-32)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .board import Board
from .effects import MEANING, Verb, trigger
from .picks import PASS, PAY_HONOUR, SHAME_BOX, SHAME_HORDE, SHAME_OFF, SHAME_OFF_HORDE, SHAME_ON
from .pieces import QI
from .plan import Plan
from .sources import BY_REQUEST, BY_RULES, BY_SHAME, BY_UNSHAMING
from .step import FactionStep
from .vocabulary import AT_SHAMED, SHAME, SHAME_COST, UNSHAME

PENALTY: Final[i64] = 5  # GW-SHAME-8, GW-SHAME-9
SUMMER_PRICE: Final[i64] = 2  # Qi, GW-SUMMER-03
HONOUR_PRICE: Final[i64] = 10  # GW-COOP-31


@mypyc_attr(acyclic=True, free_list_len=1)
class ShameDue(FactionStep):
    """One tile after the other (GW-SHAME-4); GW-SOLO-17: none for Qin Jiushao; GW-AMB-80: each may be answered by a Tactic card."""

    FIELDS: ClassVar = ("faction", "left")
    left: i64

    def __init__(self, faction: i64, left: i64) -> None:
        self.faction = faction
        self.left = left

    def run(self, board: Board) -> None:
        faction = self.faction
        plan = Plan(board)
        if faction < board.players:
            plan.window(AT_SHAMED, 0, 1 << faction).then(ShamePlace(faction))
        if self.left > 1:
            plan.then(ShameDue(faction, self.left - 1))
        plan.go()
        if isinstance(board.agenda, ShamePlace):  # without a window, all tiles are placed in one answer
            board.go_on_with_next()


class ShameVerb(Verb):
    """`shame`: tiles are received (GW-SHAME-3)."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(ShameDue(faction, number))


MEANING[SHAME] = ShameVerb()


@mypyc_attr(acyclic=True, free_list_len=1)
class ShamePlace(FactionStep):
    """GW-SHAME-4 to GW-SHAME-6: where the tile goes."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-shame"), ("GW-SHAME-4", "GW-SHAME-5", "GW-SHAME-6"))
    SOURCE: ClassVar = BY_SHAME

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def asks(self, board: Board) -> i64:
        return self.faction if not board.spared and board.shame > 0 and self.is_choice(board) else -1

    def run(self, board: Board) -> None:
        """GW-SHAME-8, GW-COOP-51: what happens where no tile is left. A single place is nobody's choice."""
        faction = self.faction
        if board.spared:
            board.spared = 0
            if board.sink is not None:
                board.tell(meta.SHAME_SPARED, (faction, self.cause(board)))
        elif board.shame == 0 and board.is_cooperative():
            board.lose_together()
        elif board.shame == 0:
            board.add_honour(faction, -PENALTY)
        else:
            self.take(board, faction, self.options(board, faction)[0])

    def put_in_box(self, board: Board) -> None:
        """GW-SHAME-9: there is no place for the tile."""
        board.shame -= 1
        board.shame_boxed += 1
        if board.sink is not None:
            board.tell(meta.SHAME_LOST, (self.faction, board.shame, self.cause(board)))
        board.add_honour(self.faction, -PENALTY)

    def has_place(self, board: Board) -> bool:
        """Nearly always there is a Soldier; only without one the whole list is worth making."""
        for soldier in range(3):
            if board.usable(self.faction, soldier) > 0:
                return True
        return not board.is_cooperative() and len(horde_options(board, self.faction, SHAME_HORDE, 0, 2)) > 0

    def is_choice(self, board: Board) -> bool:
        """Returns whether there are several places. Nearly always two kinds of Soldiers are; only otherwise the list is worth making."""
        kinds: i64 = 0
        for soldier in range(3):
            if board.usable(self.faction, soldier) > 0:
                kinds += 1
        return kinds > 1 or len(self.options(board, self.faction)) > 1

    def options(self, board: Board, seat: i64) -> list[int]:
        """GW-SHAME-5, GW-SHAME-6; GW-COOP-31: who has no place for the tile chooses which Honour to lose."""
        faction = self.faction
        options: list[int] = []
        if can_pay_honour(board, faction):
            options.append(int(PAY_HONOUR))
        if not self.has_place(board):
            options.append(int(SHAME_BOX))
        for soldier in range(3):
            if board.usable(faction, soldier) > 0:
                options.append(SHAME_ON + soldier)
        if not board.is_cooperative():
            options += horde_options(board, faction, SHAME_HORDE, 0, 2)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        self.place(board, pick)
        after = board.agenda
        if isinstance(after, ShameDue) and after.faction == self.faction:
            board.go_on_with_next()

    def place(self, board: Board, pick: i64) -> None:
        faction = self.faction
        if pick == PAY_HONOUR:  # the tile goes back at once
            board.add_honour(faction, -HONOUR_PRICE)
            if board.sink is not None:
                board.tell(meta.SHAME_SPARED, (faction, self.cause(board)))
            return
        if pick == SHAME_BOX:
            self.put_in_box(board)
            return
        board.shame -= 1
        if pick >= SHAME_HORDE:
            change_tiles(board, faction, (pick - SHAME_HORDE) // 2, (pick - SHAME_HORDE) % 2, 1)
        else:
            at = faction * 3 + pick - SHAME_ON
            board.shamed[at] = board.shamed[at] + 1
        if board.sink is not None:
            soldier = pick - SHAME_ON if pick < SHAME_HORDE else -1
            horde = (pick - SHAME_HORDE) // 2 if pick >= SHAME_HORDE else -1
            board.tell(meta.SHAMED, (faction, board.shame, soldier, horde, self.cause(board)))
        trigger(board, AT_SHAMED, faction, 0)

    def cause(self, board: Board) -> i64:
        """GW-COOP-25: a tile for which nothing below is the cause is due for a Request."""
        cause = board.cause()
        return BY_REQUEST if cause == BY_RULES and board.is_cooperative() else cause

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        if pick == SHAME_BOX:
            return refuse("GW-SHAME-9", "why-place-for-shame")
        if pick < SHAME_ON or pick >= SHAME_OFF:
            return None
        if pick < SHAME_HORDE:
            return refuse("GW-SHAME-5", "why-no-soldier", {"soldier": pick - SHAME_ON})
        if board.is_cooperative():
            return refuse("GW-COOP-32", "why-no-shame-on-hordes")
        return refuse("GW-SHAME-6", "why-no-shame-space")

    def costs(self, board: Board, pick: i64) -> dict[str, int]:
        return {"honour": HONOUR_PRICE} if pick == PAY_HONOUR else {}

    def standing_name(self, board: Board) -> str:
        return "shame"


def can_pay_honour(board: Board, faction: i64) -> bool:
    """GW-COOP-31, GW-AMB-39."""
    return board.is_cooperative() and board.honour[faction] >= HONOUR_PRICE


def horde_options(board: Board, faction: i64, start: i64, low: i64, high: i64) -> list[int]:
    """GW-AMB-58: own taken hordes with a number of tiles in [low, high), each kind and number once, ascending."""
    found: list[int] = []
    taken = board.taken[faction]
    for index in range(0, len(taken), 2):
        if low <= taken[index + 1] and taken[index + 1] < high:
            pick = start + (taken[index] // 3) * 2 + taken[index + 1] - low
            if pick not in found:
                found.append(pick)
    if len(found) > 1:
        found.sort()
    return found


def change_tiles(board: Board, faction: i64, kind: i64, tiles: i64, change: i64) -> None:
    """Put a tile on, or take one off, the first taken Horde of a kind with so many tiles."""
    taken = board.taken[faction]
    for index in range(0, len(taken), 2):
        if taken[index] // 3 == kind and taken[index + 1] == tiles:
            board.taken[faction] = taken[: index + 1] + bytes([tiles + change]) + taken[index + 2 :]
            return


# Discarding tiles


@mypyc_attr(acyclic=True, free_list_len=1)
class Unshaming(FactionStep):
    """Tiles are discarded, so many at most: for the price of Summer (GW-SUMMER-03, GW-COOP-31) or for nothing."""

    FIELDS: ClassVar = ("faction", "left", "for_price", "must")
    ASKS: ClassVar = Ask("many", Message("ask-unshame"), ("GW-SUMMER-03", "GW-SHAME-13"))
    SOURCE: ClassVar = BY_UNSHAMING
    left: i64
    for_price: bool
    must: bool  # GW-REED-28

    def __init__(self, faction: i64, left: i64, for_price: bool = False, must: bool = False) -> None:
        self.faction = faction
        self.left = left
        self.for_price = for_price
        self.must = must

    def asks(self, board: Board) -> i64:
        if self.for_price and board.is_cooperative() and board.honour[self.faction] < HONOUR_PRICE:
            return -1
        return self.faction if board.tiles_of(self.faction) > 0 else -1

    def ask(self, board: Board) -> Ask:
        if not self.for_price:
            return self.ASKS
        return self.asking({}, "ask-unshame-coop" if board.is_cooperative() else "ask-unshame-summer")

    def options(self, board: Board, seat: i64) -> list[int]:
        faction = self.faction
        options: list[int] = []
        if not self.must:
            options.append(int(PASS))
        if self.for_price:
            if board.is_cooperative():
                if not can_pay_honour(board, faction):
                    return options
            elif board.resources[faction * 4 + QI] < shame_price(board, faction):
                return options
        for soldier in range(3):
            if board.shamed[faction * 3 + soldier] > 0:
                options.append(SHAME_OFF + soldier)
        return options + horde_options(board, faction, SHAME_OFF_HORDE, 1, 3)

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        if self.for_price:
            if board.is_cooperative():
                board.add_honour(faction, -HONOUR_PRICE)
            else:
                board.pay(faction, QI, shame_price(board, faction))
        if pick >= SHAME_OFF_HORDE:
            change_tiles(board, faction, (pick - SHAME_OFF_HORDE) // 2, (pick - SHAME_OFF_HORDE) % 2 + 1, -1)
        else:
            at = faction * 3 + pick - SHAME_OFF
            board.shamed[at] = board.shamed[at] - 1
        board.shame += 1  # GW-SHAME-13
        if board.sink is not None:
            soldier = pick - SHAME_OFF if pick < SHAME_OFF_HORDE else -1
            horde = (pick - SHAME_OFF_HORDE) // 2 if pick >= SHAME_OFF_HORDE else -1
            board.tell(meta.SHAME_REMOVED, (faction, soldier, horde, board.cause()))
        if self.left > 1:
            board.go_on_with(Unshaming(faction, self.left - 1, self.for_price, self.must))

    def worth(self, board: Board, seat: i64) -> float:
        return unshaming_worth(board, seat, self.left) if self.faction == seat and not self.for_price else 0.0

    def buys(self, board: Board, pick: i64) -> tuple[str, str]:
        return ("unshame", "") if self.for_price and pick != PASS else ("", "")

    def standing_name(self, board: Board) -> str:
        return "shame-in-summer" if self.for_price else ""


class UnshameVerb(Verb):
    """`unshame`: tiles are discarded for nothing."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Unshaming(faction, number))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return unshaming_worth(board, seat, number)


MEANING[UNSHAME] = UnshameVerb()


def shame_price(board: Board, faction: i64) -> i64:
    price: i64 = SUMMER_PRICE + board.change(faction, SHAME_COST)
    return price if price > 0 else 0


def unshaming_worth(board: Board, seat: i64, number: i64) -> float:
    tiles = board.tiles_of(seat)
    return 3.0 * float(number if number < tiles else tiles)
