"""Production Locations, Overseers and donations (GW-PROD, GW-OVERSEER, GW-DONATE)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .effects import MEANING, Verb, trigger
from .location import Location
from .picks import LOCATION, PASS, SOLDIER, YES
from .pieces import LOCATION_WORDS, PRODUCTION, TEMPLE
from .plan import Plan
from .qin import qin_gathers, qin_upgrades
from .shame import Unshaming
from .sources import BY_DONATION, BY_GATHERING, BY_OVERSEER
from .step import FactionQuestion, Step
from .vocabulary import AT_DONATED, AT_GATHERED, AT_UPGRADED, DONATION, UPGRADE, UPGRADE_COST

DONATION_HONOUR: Final[i64] = 2  # GW-DONATE-02


@mypyc_attr(acyclic=True, free_list_len=1)
class Gather(Step):
    """GW-PROD-02, GW-PROD-05: all who have Clerks there now gather, then all of them may upgrade, then all may donate (GW-PROD-06)."""

    FIELDS: ClassVar = ("location",)
    SOURCE: ClassVar = BY_GATHERING
    location: i64

    def __init__(self, location: i64) -> None:
        self.location = location

    def run(self, board: Board) -> None:
        place = self.location
        plan = Plan(board)
        for faction in board.tea:
            clerks: i64 = board.clerks[place * board.factions + faction]
            if clerks == 0:
                continue
            if faction < board.players:  # GW-PROD-03, GW-PROD-04
                board.gain(faction, place, clerks + board.overseers[faction * 4 + place])
            elif faction == board.qin:
                qin_gathers(board, place)
            elif place == TEMPLE:
                plan_rush_at_temple(plan)
            else:  # GW-REED-27
                board.gain(faction, place, 1)
        humans = board.present(place) & board.humans()
        seats = board.in_tea_order(humans)
        plan.all_triggered(AT_GATHERED, place, humans, place)
        for seat in seats:
            plan.then(Upgrading(seat, place))
        if place != TEMPLE:  # GW-DONATE-03
            for seat in seats:
                plan.then(Donating(seat, place))
        plan.go()


def plan_rush_at_temple(plan: Plan) -> None:
    """GW-REED-28: the active player loses a Shame tile."""
    board = plan.board
    if board.active >= 0 and board.active < board.players and board.tiles_of(board.active) > 0:
        plan.then(Unshaming(board.active, 1, must=True))


# Overseers


@mypyc_attr(acyclic=True, free_list_len=1)
class Upgrading(FactionQuestion):
    """GW-OVERSEER-01: the Overseer of one Location rises."""

    FIELDS: ClassVar = ("faction", "location", "discount")
    ASKS: ClassVar = Ask("one", Message("ask-upgrade"), ("GW-OVERSEER-01", "GW-OVERSEER-02", "GW-OVERSEER-03"))
    SOURCE: ClassVar = BY_OVERSEER
    TRADE: ClassVar = "overseers"
    location: i64
    discount: i64

    def __init__(self, faction: i64, location: i64, discount: i64 = 0) -> None:
        self.faction = faction
        self.location = location
        self.discount = discount

    def asks(self, board: Board) -> i64:
        """GW-OVERSEER-04: nobody is asked at the last space, or without a Soldier for the first one. Both are public, the stock is not."""
        at = self.faction * 4 + self.location
        if board.cards.overseer_cost[self.location * 4 + board.overseers[at]] == 0:
            return -1
        return self.faction if board.overseers[at] > 0 or usable_at_all(board, self.faction) else -1

    def ask(self, board: Board) -> Ask:
        return self.asking({"location": self.location})

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        if can_upgrade(board, self.faction, self.location, self.discount):
            if board.overseers[self.faction * 4 + self.location] > 0:
                options.append(int(YES))
            else:  # GW-OVERSEER-02: any usable soldier of the Reserve
                for soldier in range(3):
                    if board.usable(self.faction, soldier) > 0:
                        options.append(SOLDIER + soldier)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick != PASS:
            raise_overseer(board, self.faction, self.location, 0 if pick == YES else pick - SOLDIER, self.discount)
        after = board.agenda
        if isinstance(after, (Donating, UpgradeAny)) and after.faction == self.faction:  # nobody else comes first: one answer
            board.go_on_with_next()

    def happens_at(self) -> tuple[int, int, int]:
        return self.location, -1, 0

    def buys(self, board: Board, pick: i64) -> tuple[str, str]:
        return ("overseer", LOCATION_WORDS[self.location]) if pick != PASS else ("", "")

    def granted(self) -> i64:
        return self.discount

    def standing_name(self, board: Board) -> str:
        return "upgrades"


@mypyc_attr(acyclic=True, free_list_len=1)
class UpgradeAny(FactionQuestion):
    """GW-OVERSEER-01 by an effect: so many Overseers, in Locations of one's choice."""

    FIELDS: ClassVar = ("faction", "left", "visited", "must_differ", "discount")
    ASKS: ClassVar = Ask("many", Message("ask-upgrade-where"), ("GW-OVERSEER-01",))
    SOURCE: ClassVar = BY_OVERSEER
    TRADE: ClassVar = "overseers"
    left: i64
    visited: i64  # Locations already chosen, as bits, where they must differ
    must_differ: bool
    discount: i64

    def __init__(self, faction: i64, left: i64, visited: i64 = 0, must_differ: bool = False, discount: i64 = 0) -> None:
        self.faction = faction
        self.left = left
        self.visited = visited
        self.must_differ = must_differ
        self.discount = discount

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        for place in range(PRODUCTION):
            if not (self.visited >> place) & 1 and can_upgrade(board, self.faction, place, self.discount):
                options.append(LOCATION + place)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        place = pick - LOCATION
        if self.left > 1:
            visited = self.visited | (1 << place) if self.must_differ else self.visited
            board.go_on_with(UpgradeAny(faction, self.left - 1, visited, self.must_differ, self.discount))
        if board.overseers[faction * 4 + place] > 0:
            raise_overseer(board, faction, place, 0, self.discount)
        else:
            board.go_on_with(Upgrading(faction, place, self.discount))

    def buys(self, board: Board, pick: i64) -> tuple[str, str]:
        return ("overseer", LOCATION_WORDS[pick - LOCATION]) if pick != PASS else ("", "")

    def granted(self) -> i64:
        return self.discount

    def worth(self, board: Board, seat: i64) -> float:
        return 1.2 * float(self.left) if self.faction == seat else 0.0


class UpgradeVerb(Verb):
    """`upgrade`: Overseers; with `different` each in another Location."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(UpgradeAny(faction, number, must_differ=what != 0, discount=more))

    def for_qin(self, board: Board, number: i64, what: i64) -> None:
        for _ in range(number):
            qin_upgrades(board)

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 1.2 * float(number)


MEANING[UPGRADE] = UpgradeVerb()


def upgrade_cost(board: Board, faction: i64, place: i64, discount: i64) -> i64:
    """GW-OVERSEER-02, GW-OVERSEER-03; -1: the last space is reached (GW-OVERSEER-04)."""
    level: i64 = board.overseers[faction * 4 + place]
    cost: i64 = board.cards.overseer_cost[place * 4 + level]
    if cost == 0:
        return -1
    cost += board.change(faction, UPGRADE_COST) - discount
    return cost if cost > 0 else 0


def can_upgrade(board: Board, faction: i64, place: i64, discount: i64) -> bool:
    cost = upgrade_cost(board, faction, place, discount)
    if cost < 0 or board.resources[faction * 4 + board.cards.overseer_kind[place]] < cost:
        return False
    return board.overseers[faction * 4 + place] > 0 or usable_at_all(board, faction)


def usable_at_all(board: Board, faction: i64) -> bool:
    return board.usable(faction, 0) + board.usable(faction, 1) + board.usable(faction, 2) > 0


def raise_overseer(board: Board, faction: i64, place: i64, soldier: i64, discount: i64) -> None:
    """`soldier`: who becomes the first Overseer there (GW-OVERSEER-02, GW-OVERSEER-10). GW-OVERSEER-08: the level is the space."""
    cost = upgrade_cost(board, faction, place, discount)
    board.pay(faction, board.cards.overseer_kind[place], cost)
    at = faction * 4 + place
    if board.overseers[at] == 0:
        board.reserve[faction * 3 + soldier] = board.reserve[faction * 3 + soldier] - 1
        board.overseer_types[at] = soldier + 1
    board.overseers[at] = board.overseers[at] + 1
    if board.sink is not None:
        board.tell(meta.OVERSEER_RAISED, (faction, place, board.overseers[at], soldier if board.overseers[at] == 1 else -1, board.cause()))
    trigger(board, AT_UPGRADED, faction, place, place)


# Donations


@mypyc_attr(acyclic=True, free_list_len=1)
class Donating(FactionQuestion):
    """GW-DONATE-01, GW-DONATE-02, GW-AMB-57: one resource to the Warehouse, for Honour."""

    FIELDS: ClassVar = ("faction", "location")
    ASKS: ClassVar = Ask("yes_no", Message("ask-donate"), ("GW-DONATE-01", "GW-DONATE-02"))
    SOURCE: ClassVar = BY_DONATION
    location: i64

    def __init__(self, faction: i64, location: i64) -> None:
        self.faction = faction
        self.location = location

    def ask(self, board: Board) -> Ask:
        return self.asking({"location": self.location})

    def options(self, board: Board, seat: i64) -> list[int]:
        return [int(PASS), int(YES)] if board.resources[self.faction * 4 + self.location] > 0 else [int(PASS)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        place = self.location
        board.pay(faction, place, 1)
        board.warehouse[place] = board.warehouse[place] + 1
        if board.sink is not None:
            board.tell(meta.DONATED, (faction, place))
        board.add_honour(faction, DONATION_HONOUR + board.change(faction, DONATION))
        trigger(board, AT_DONATED, faction, place, place)

    def happens_at(self) -> tuple[int, int, int]:
        return self.location, -1, 0

    def buys(self, board: Board, pick: i64) -> tuple[str, str]:
        return ("donation", LOCATION_WORDS[self.location]) if pick == YES else ("", "")

    def standing_name(self, board: Board) -> str:
        return "donations"


# The Locations


class Production(Location):
    """A Location that produces a resource. It is Activated by `Gather`, step by step for everybody."""

    def __init__(self, resource: i64) -> None:
        self.resource = resource

    def worth(self, board: Board, seat: i64, clerks: i64) -> float:
        stock = float(board.resources[seat * 4 + self.resource])
        need = 1.1 if stock < 3 else 0.8 if stock < 6 else 0.5
        return need * (float(clerks) + float(board.overseers[seat * 4 + self.resource])) + 0.8
