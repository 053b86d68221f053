"""Payments of which the payer chooses the resources: from their own stock, and from the Warehouse (GW-GEN-06, GW-WAREHOUSE).

A payment is a form: one resource after the other, each with an amount that the later ones can complete.
"""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .picks import AMOUNT, AMOUNTS, STORE
from .sources import LOOK_BELOW
from .splitting import ask_split
from .step import FactionStep, Step

MATERIALS: Final[i64] = 7  # wood, stone and gold, as bits
EVERYTHING: Final[i64] = 15
RESOURCE_WORTH: Final = 0.6  # of one resource in Honour, for bots that look only one step ahead


def bounds(have: list[int], first: i64, kinds: i64, need: i64, resource: i64) -> tuple[i64, i64]:
    """The least and the most of a resource with which the payment can be completed by later ones."""
    later: i64 = 0
    for other in range(resource + 1, 4):
        if (kinds >> other) & 1:
            later += have[first + other]
    least = need - later if need > later else 0
    most: i64 = have[first + resource] if have[first + resource] < need else need
    return least, most


@mypyc_attr(acyclic=True, free_list_len=1)
class Paying(FactionStep):
    """GW-GEN-06: so much of one's own, one resource after the other."""

    FIELDS: ClassVar = ("faction", "left", "resources", "resource")
    ASKS: ClassVar = Ask("split", Message("ask-pay"), ("GW-GEN-06",))
    SOURCE: ClassVar = LOOK_BELOW
    left: i64
    resources: i64  # with which it may be paid, as bits
    resource: i64  # the next

    def __init__(self, faction: i64, left: i64, resources: i64, resource: i64 = 0) -> None:
        self.faction = faction
        self.left = left
        self.resources = resources
        self.resource = resource

    def asks(self, board: Board) -> i64:
        return self.faction if self.left > 0 else -1

    def ask(self, board: Board) -> Ask:
        kinds = [resource for resource in range(self.resource, 4) if (self.resources >> resource) & 1]
        have = [board.resources[self.faction * 4 + resource] for resource in kinds]
        return ask_split(self.asking({"count": self.left}), AMOUNT, kinds, have, self.left)

    def options(self, board: Board, seat: i64) -> list[int]:
        least, most = bounds(board.resources, self.faction * 4, self.resources, self.left, self.resource)
        return [AMOUNT + self.resource * AMOUNTS + count for count in range(least, most + 1)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        count = (pick - AMOUNT) % AMOUNTS
        board.pay(self.faction, self.resource, count)
        if count < self.left:
            resource = self.resource + 1
            while not (self.resources >> resource) & 1:
                resource += 1
            board.go_on_with(Paying(self.faction, self.left - count, self.resources, resource))

    def worth(self, board: Board, seat: i64) -> float:
        return -RESOURCE_WORTH * float(self.left) if self.faction == seat else 0.0

    def deal_enough(self, board: Board) -> None:
        """Gives the payer what is missing, where their stock is only imagined."""
        missing = self.left
        for resource in range(self.resource, 4):
            if (self.resources >> resource) & 1:
                missing -= board.resources[self.faction * 4 + resource]
        if missing > 0:
            at = self.faction * 4 + self.resource
            board.resources[at] = board.resources[at] + missing


@mypyc_attr(acyclic=True)
class FromStore(FactionStep):
    """So much of the Warehouse, one resource after the other. Where there is no choice nothing is asked: what lies there is public."""

    left: i64
    resource: i64  # the next

    def payer(self) -> i64:
        return self.faction

    def after(self, left: i64, resource: i64) -> Step:
        return self

    def asks(self, board: Board) -> i64:
        if self.left == 0:
            return -1
        return self.payer() if self.resource > 0 or self.is_choice(board) else -1

    def is_choice(self, board: Board) -> bool:
        """Returns whether there is more than one kind, and more than is taken."""
        wood: i64 = board.warehouse[0]
        stone: i64 = board.warehouse[1]
        gold: i64 = board.warehouse[2]
        stored = wood + stone + gold
        return stored > self.left and wood < stored and stone < stored and gold < stored

    def run(self, board: Board) -> None:
        left = self.left
        for resource in range(3):
            stored: i64 = board.warehouse[resource]
            count = stored if stored < left else left
            left -= count
            self.use(board, resource, count)
        self.go_on(board)

    def use(self, board: Board, resource: i64, count: i64) -> None:
        if count > 0:
            board.warehouse[resource] = board.warehouse[resource] - count
            if board.sink is not None:
                board.tell(meta.STORE_USED, (self.faction, count, resource))

    def ask(self, board: Board) -> Ask:
        kinds = list(range(self.resource, 3))
        return ask_split(self.asking({"count": self.left}), STORE, kinds, [board.warehouse[kind] for kind in kinds], self.left)

    def options(self, board: Board, seat: i64) -> list[int]:
        least, most = bounds([*board.warehouse, 0], 0, MATERIALS, self.left, self.resource)
        return [STORE + self.resource * AMOUNTS + count for count in range(least, most + 1)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        count = (pick - STORE) % AMOUNTS
        self.use(board, self.resource, count)
        if count < self.left:
            board.go_on_with(self.after(self.left - count, self.resource + 1))
        else:
            self.go_on(board)

    def go_on(self, board: Board) -> None:
        """The rest of the payment, from the payer's own stock, belongs to the same form."""
        if isinstance(board.agenda, Paying):
            board.go_on_with_next()


@mypyc_attr(acyclic=True, free_list_len=1)
class TakingStore(FromStore):
    """GW-WAREHOUSE-01, GW-WAREHOUSE-02, GW-WAREHOUSE-03: for building only; what is used is gone."""

    FIELDS: ClassVar = ("faction", "left", "resource")
    ASKS: ClassVar = Ask("split", Message("ask-store"), ("GW-WAREHOUSE-01",))

    def __init__(self, faction: i64, left: i64, resource: i64 = 0) -> None:
        self.faction = faction
        self.left = left
        self.resource = resource

    def after(self, left: i64, resource: i64) -> Step:
        return TakingStore(self.faction, left, resource)


@mypyc_attr(acyclic=True, free_list_len=1)
class QinStore(FromStore):
    """GW-SOLO-44: the player chooses what Qin Jiushao takes."""

    FIELDS: ClassVar = ("faction", "left", "resource")
    ASKS: ClassVar = Ask("split", Message("ask-qin-store"), ("GW-SOLO-44",))

    def __init__(self, faction: i64, left: i64, resource: i64 = 0) -> None:
        self.faction = faction
        self.left = left
        self.resource = resource

    def payer(self) -> i64:
        return 0

    def after(self, left: i64, resource: i64) -> Step:
        return QinStore(self.faction, left, resource)
