"""The Builders' Quarter (GW-BUILD). GW-BUILD-09: Archers need no rule to stand on a higher Wall. GW-BUILD-10: Barricades go in Winter."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .board import Board
from .cardset import CardSet
from .commands import RecoverOne
from .effects import MEANING, Verb, trigger
from .location import Location
from .meta import WALL_HONOUR
from .payment import MATERIALS, RESOURCE_WORTH, Paying, TakingStore
from .picks import BARRICADE, PASS, ROUTE, WALL
from .pieces import BARRICADE_SPACES, HIGHEST_WALL, SECTION_WORDS, SECTIONS
from .plan import Plan
from .qin import aimed_section, other_section, qin_builds
from .rush import RushStep
from .sources import BY_BUILDING
from .step import FactionQuestion, Step
from .vocabulary import ALL, AT_BUILT_BARRICADE, AT_BUILT_WALL, BARRICADE_COST, BARRICADES, BUILD, WALL_COST, WALLS

PRINTED_BARRICADE: Final[i64] = 2  # GW-BUILD-02: its cost and its Honour


@mypyc_attr(acyclic=True, free_list_len=1)
class Building(FactionQuestion):
    """GW-BUILD-01: Wall levels or Barricades, as many as are left.

    GW-BUILD-08: all of them at the same time, so what cards bring for one of them comes after the last and pays for none.
    """

    FIELDS: ClassVar = ("faction", "left", "walls", "barricades", "discount")
    ASKS: ClassVar = Ask("one", Message("ask-build"), ("GW-BUILD-01", "GW-BUILD-02", "GW-BUILD-04"))
    SOURCE: ClassVar = BY_BUILDING
    TRADE: ClassVar = "building"
    left: i64
    walls: bool  # may be built
    barricades: bool
    discount: i64

    def __init__(self, faction: i64, left: i64, walls: bool = True, barricades: bool = True, discount: i64 = 0) -> None:
        self.faction = faction
        self.left = left
        self.walls = walls
        self.barricades = barricades
        self.discount = discount

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        faction = self.faction
        discount = self.discount
        means = board.material(faction) + board.stored()
        if self.walls:
            for section in range(board.first_section, SECTIONS):
                if board.wall[section] < HIGHEST_WALL and means >= wall_price(board, faction, section, discount):
                    options.append(WALL + section)
        if self.barricades and means >= barricade_price(board, faction, discount):
            for section in range(board.first_section, SECTIONS):
                if board.barricades[section] < BARRICADE_SPACES:
                    options.append(BARRICADE + section)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        if pick >= BARRICADE:
            self.build_barricade(board, pick - BARRICADE)
        else:
            self.build_wall(board, pick - WALL)

    def go_on(self, board: Board, built: i64, section: i64) -> None:
        """Plans the next of them, and after the last what the builder's cards bring."""
        trigger(board, built, self.faction, section)
        if self.left > 1:
            board.do(Building(self.faction, self.left - 1, self.walls, self.barricades, self.discount))

    def build_barricade(self, board: Board, section: i64) -> None:
        faction = self.faction
        price = barricade_price(board, faction, self.discount)
        board.barricades[section] = board.barricades[section] + 1
        if board.sink is not None:
            board.tell(meta.BARRICADE_BUILT, (faction, section, board.cause()))
        board.add_honour(faction, PRINTED_BARRICADE)
        self.go_on(board, AT_BUILT_BARRICADE, section)
        plan = Plan(board)
        plan_payment(plan, faction, price)
        plan.go()
        pay_now(board)

    def build_wall(self, board: Board, section: i64) -> None:
        faction = self.faction
        price = wall_price(board, faction, section, self.discount)
        honour = wall_honour(board, section, price)
        board.wall[section] = board.wall[section] + 1  # GW-BUILD-06
        if board.sink is not None:
            board.tell(meta.WALL_BUILT, (faction, section, board.wall[section], board.cause()))
        board.add_honour(faction, honour)
        self.go_on(board, AT_BUILT_WALL, section)
        plan = Plan(board)
        plan_payment(plan, faction, price)
        if board.is_cooperative():  # GW-COOP-35
            plan.then(RecoverOne(faction, 1))
        plan.go()
        pay_now(board)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_build(board, pick)

    def worth(self, board: Board, seat: i64) -> float:
        if self.faction != seat:
            return 0.0
        return build_worth(board, seat, self.discount) * (1.0 + 0.3 * float(self.left - 1))

    def buys(self, board: Board, pick: i64) -> tuple[str, str]:
        if pick == PASS:
            return "", ""
        return ("wall", SECTION_WORDS[pick - WALL]) if pick < BARRICADE else ("barricade", SECTION_WORDS[pick - BARRICADE])

    def granted(self) -> i64:
        return self.discount


class BuildVerb(Verb):
    """`build`: Wall levels or Barricades."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Building(faction, number, what & WALLS != 0, what & BARRICADES != 0, more))

    def for_qin(self, board: Board, number: i64, what: i64) -> None:
        if what & WALLS:
            qin_builds(board)

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return build_worth(board, seat, more if more < ALL else 5)


MEANING[BUILD] = BuildVerb()


def wall_price(board: Board, faction: i64, section: i64, discount: i64) -> i64:
    """GW-BUILD-04: what is left of the printed cost after discounts."""
    cost: i64 = board.cards.wall_cost[section * 3 + board.wall[section]] - discount + board.change(faction, WALL_COST)
    return cost if cost > 0 else 0


def wall_honour(board: Board, section: i64, price: i64) -> i64:
    """GW-BUILD-05, GW-AMB-75: what is paid after discounts, from the Warehouse or not; GW-AMB-23 and the other readings."""
    if board.switches[WALL_HONOUR] == 0:
        return price
    if board.switches[WALL_HONOUR] == 1:
        return board.cards.wall_cost[section * 3 + board.wall[section]]
    own = price - board.stored()
    return own if own > 0 else 0


def barricade_price(board: Board, faction: i64, discount: i64) -> i64:
    cost: i64 = PRINTED_BARRICADE - discount + board.change(faction, BARRICADE_COST)
    return cost if cost > 0 else 0


def plan_payment(plan: Plan, faction: i64, price: i64) -> None:
    """GW-WAREHOUSE-01, GW-BUILD-07: the Warehouse first; GW-AMB-24: the payer chooses where there is a choice."""
    stored = plan.board.stored()
    if price > 0 and stored > 0:
        plan.then(TakingStore(faction, price if price < stored else stored))
    if price > stored:
        plan.then(Paying(faction, price - stored, MATERIALS)).then(Built())


@mypyc_attr(acyclic=True, free_list_len=1)
class Built(Step):
    """Stands below a payment and says what is paid for. Nothing is left to do."""

    def __init__(self) -> None:
        pass

    def source_of_above(self, cards: CardSet) -> i64:
        return BY_BUILDING


def pay_now(board: Board) -> None:
    """What is built and how it is paid are one answer."""
    if isinstance(board.agenda, (TakingStore, Paying)):
        board.go_on_with_next()


def build_worth(board: Board, seat: i64, discount: i64) -> float:
    """The best that can be paid: Honour against what it costs."""
    means = board.material(seat) + board.stored() + discount
    best = 0.0
    for section in range(board.first_section, SECTIONS):
        if board.wall[section] < HIGHEST_WALL:
            cost: i64 = board.cards.wall_cost[section * 3 + board.wall[section]]
            if means >= cost:
                best = max(best, 0.5 * float(cost) + RESOURCE_WORTH * float(discount if discount < cost else cost))
    if best == 0.0 and means >= 2:
        best = 1.2
    return best


def why_not_build(board: Board, pick: i64) -> Refusal | None:
    """Why nothing can be built there."""
    if pick < WALL or pick >= ROUTE:
        return None
    section = pick - WALL if pick < BARRICADE else pick - BARRICADE
    if section < board.first_section:
        return refuse("GW-REED-02", "why-unused-section")
    if pick < BARRICADE and board.wall[section] >= HIGHEST_WALL:
        return refuse("GW-BUILD-06", "why-highest", {"side": section})
    if pick >= BARRICADE and board.barricades[section] >= BARRICADE_SPACES:
        return refuse("GW-BOARD-05", "why-no-barricade-space", {"side": section})
    return refuse("GW-GEN-06", "why-too-dear")


# The Builders


@mypyc_attr(acyclic=True, free_list_len=1)
class RushBarricade(RushStep):
    """GW-REED-30: a Barricade free of charge, without Honour, and the Warehouse is not used."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-rush-barricade"), ("GW-REED-30",))

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def options(self, board: Board, seat: i64) -> list[int]:
        sections = range(board.first_section, SECTIONS)
        return [BARRICADE + section for section in sections if board.barricades[section] < BARRICADE_SPACES]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        self.build(board, pick - BARRICADE)

    def qin_commands(self, board: Board) -> None:
        section = aimed_section(board)
        if board.barricades[section] >= BARRICADE_SPACES:
            section = other_section(board, section)
        self.build(board, section)

    def build(self, board: Board, section: i64) -> None:
        board.barricades[section] = board.barricades[section] + 1
        if board.sink is not None:
            board.tell(meta.BARRICADE_BUILT, (self.faction, section, board.cause()))

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_build(board, pick)


class Builders(Location):
    """GW-BUILD-01, GW-BUILD-08: each Clerk builds; a player does all actions together."""

    BRINGS: ClassVar = "build"
    BRINGS_RUSH: ClassVar = "barricade"

    def visit(self, plan: Plan, faction: i64, clerks: i64) -> None:
        plan.then(Building(faction, clerks))

    def visit_of_rush(self, plan: Plan) -> None:
        plan.then(RushBarricade(plan.board.rush))

    def worth(self, board: Board, seat: i64, clerks: i64) -> float:
        means = board.material(seat) + board.stored()
        best = 0.0
        for section in range(board.first_section, SECTIONS):
            if board.wall[section] < HIGHEST_WALL and means >= board.cards.wall_cost[section * 3 + board.wall[section]]:
                best = max(best, 0.5 * float(board.cards.wall_cost[section * 3 + board.wall[section]]))
        if best == 0.0 and means >= 2:
            best = 1.6
        return best + 0.8 * (float(clerks) - 1.0)
