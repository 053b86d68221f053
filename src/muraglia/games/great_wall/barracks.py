"""Recruiting at the Barracks (GW-BARRACKS)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .attacks import add_pairs, add_points, attack_brings, attack_says, attack_with, tell_attack, why_not_strike
from .board import Board
from .effects import MEANING, Effect, Verb
from .location import Location
from .picks import PAIR, PASS, POINT, POST, REST, SOLDIER
from .pieces import ARCHER, HORSEMAN, POINTS, SECTIONS, SOLDIER_WORDS, SPEAR_ON, SPEARMAN
from .plan import Plan
from .qin import QinRecruits, qin_posts_archer, qin_recruits_spearman
from .rush import RushStep
from .sources import BY_RECRUITING
from .step import FactionQuestion
from .vocabulary import AT_RECRUITED, RECRUIT, RECRUIT_COST

EVERY_SOLDIER: Final[i64] = 7  # Spearmen, Archers and Horsemen, as bits


@mypyc_attr(acyclic=True, free_list_len=1)
class Recruiting(FactionQuestion):
    """GW-BARRACKS-01: so many Soldiers. By kind, in the order of the kinds, so that a Recruitment is chosen in one way only."""

    FIELDS: ClassVar = ("faction", "left", "soldiers", "lowest", "discount")
    ASKS: ClassVar = Ask("many", Message("ask-recruit"), ("GW-BARRACKS-01", "GW-BARRACKS-03"))
    SOURCE: ClassVar = BY_RECRUITING
    TRADE: ClassVar = "recruiting"
    left: i64
    soldiers: i64  # kinds that can be recruited, as bits
    lowest: i64  # the kind recruited last: kinds before it are over
    discount: i64

    def __init__(self, faction: i64, left: i64, soldiers: i64 = EVERY_SOLDIER, lowest: i64 = 0, discount: i64 = 0) -> None:
        self.faction = faction
        self.left = left
        self.soldiers = soldiers
        self.lowest = lowest
        self.discount = discount

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        if self.left > 0:
            for soldier in range(self.lowest, 3):
                if (self.soldiers >> soldier) & 1 and can_recruit(board, self.faction, soldier, self.discount):
                    options.append(SOLDIER + soldier)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        """GW-BARRACKS-05, GW-AMB-51: all are paid before the first is placed; one Recruitment, one bonus."""
        faction = self.faction
        if pick != PASS:
            soldier = pick - SOLDIER
            price = recruit_price(board, faction, soldier, self.discount)
            for resource in range(4):
                board.pay(faction, resource, price[resource])
            at = faction * 3 + soldier
            board.reserve[at] = board.reserve[at] - 1
            board.recruits[soldier] = board.recruits[soldier] + 1
            if board.sink is not None:
                board.tell(meta.RECRUITED, (faction, soldier))
            if self.left > 1:
                board.go_on_with(Recruiting(faction, self.left - 1, self.soldiers, soldier, self.discount))
                return
        if board.recruits[0] + board.recruits[1] + board.recruits[2] > 0:
            plan = Plan(board)
            plan_bonuses(plan, faction)
            plan.then(Deploying(faction)).go()
            if isinstance(board.agenda, Deploying):  # without bonuses, who goes where belongs to the same answer
                board.go_on_with_next()

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        if pick < SOLDIER or pick >= REST:
            return None
        soldier = pick - SOLDIER
        if board.usable(self.faction, soldier) <= 0:
            return refuse("GW-BARRACKS-02", "why-no-soldier", {"soldier": soldier})
        if soldier < self.lowest:
            return refuse("GW-BARRACKS-02", "why-order-of-recruits", {"soldier": soldier})
        if not (self.soldiers >> soldier) & 1:
            return refuse("GW-BARRACKS-01", "why-other-soldiers", {"soldier": soldier})
        return refuse("GW-BARRACKS-03", "why-too-dear")

    def worth(self, board: Board, seat: i64) -> float:
        return recruiting_worth(board, seat, self.left) if self.faction == seat else 0.0

    def buys(self, board: Board, pick: i64) -> tuple[str, str]:
        return (SOLDIER_WORDS[pick - SOLDIER], "") if pick != PASS else ("", "")

    def granted(self) -> i64:
        return self.discount


class RecruitVerb(Verb):
    """`recruit`: Soldiers, of some kinds only if it says so."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Recruiting(faction, number, what, discount=more))

    def for_qin(self, board: Board, number: i64, what: i64) -> None:
        for _ in range(number):
            if (what >> ARCHER) & 1:
                qin_posts_archer(board)
            else:
                qin_recruits_spearman(board, board.qin)

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return recruiting_worth(board, seat, number)


MEANING[RECRUIT] = RecruitVerb()


def recruiting_worth(board: Board, seat: i64, number: i64) -> float:
    return 1.6 * float(number if number < 3 else 3) if board.material(seat) > 2 else 0.2


def recruit_price(board: Board, faction: i64, soldier: i64, discount: i64) -> list[int]:
    """GW-BARRACKS-03, GW-AMB-75: what a Soldier costs; a discount is taken from the resource of which most is asked."""
    price = board.cards.recruit_cost[soldier * 4 : soldier * 4 + 4]
    less = discount - board.change(faction, RECRUIT_COST)
    while less > 0:
        most: i64 = 0
        for resource in range(1, 4):
            if price[resource] > price[most]:
                most = resource
        if price[most] == 0:
            break
        price[most] = price[most] - 1
        less -= 1
    return price


def can_recruit(board: Board, faction: i64, soldier: i64, discount: i64) -> bool:
    if board.usable(faction, soldier) <= 0:
        return False
    price = recruit_price(board, faction, soldier, discount)
    at = faction * 4
    for resource in range(4):
        if board.resources[at + resource] < price[resource]:
            return False
    return True


def plan_bonuses(plan: Plan, faction: i64) -> None:
    """The bonuses of a Recruitment, kind by kind. Abilities without a filter act once, for its first kind."""
    board = plan.board
    if not (board.watch[faction] >> AT_RECRUITED) & 1:
        return
    cards = board.cards
    first: i64 = 0
    while board.recruits[first] == 0:
        first += 1
    for soldier in range(3):
        if board.recruits[soldier] > 0:
            for ability in reversed(board.abilities_of(faction, AT_RECRUITED, soldier)):
                if cards.ability_filter[ability] > 0 or soldier == first:
                    plan.then(Effect(faction, cards.ability_pc[ability]))


@mypyc_attr(acyclic=True, free_list_len=1)
class Deploying(FactionQuestion):
    """GW-BARRACKS-04, GW-BARRACKS-06, GW-BARRACKS-07, GW-ATTACK-01, 03, 05: each recruit attacks or rests, the same or another way."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-deploy"), ("GW-BARRACKS-04", "GW-ATTACK-01", "GW-ATTACK-03", "GW-ATTACK-05"))

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def options(self, board: Board, seat: i64) -> list[int]:
        options: list[int] = []
        sections = range(board.first_section, SECTIONS)
        for soldier in range(3):
            if board.recruits[soldier] > 0:
                for section in sections:
                    options.append(REST + soldier * 3 + section)
        if board.recruits[ARCHER] > 0:
            for section in sections:
                if board.free_posts(section) > 0:
                    options.append(POST + section)
        if board.recruits[SPEARMAN] > 0:
            for section in sections:
                add_points(options, section * 3, board.vacant(section * 3))
        if board.recruits[HORSEMAN] > 0:
            for section in sections:
                for row in range(board.depth[section]):
                    add_pairs(options, section * 3 + row, board.vacant(section * 3 + row))
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        faction = self.faction
        recruits = board.recruits
        if pick >= PAIR:
            soldier = HORSEMAN
        elif pick >= POINT:
            soldier = SPEARMAN
        elif pick >= POST:
            soldier = ARCHER
        else:
            soldier = (pick - REST) // 3
        recruits[soldier] = recruits[soldier] - 1
        if recruits[0] + recruits[1] + recruits[2] > 0:
            board.go_on_with(Deploying(faction))
        if pick >= POST:
            attack_with(board, faction, soldier, pick)
        else:
            section = (pick - REST) % 3
            at = board.rest_at(section, faction, soldier)
            board.rest[at] = board.rest[at] + 1
            if board.sink is not None:
                board.tell(meta.RESTED, (faction, soldier, section))

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_strike(board, pick, False)

    def worth(self, board: Board, seat: i64) -> float:
        return 2.0 * float(board.recruits[0] + board.recruits[1] + board.recruits[2]) if self.faction == seat else 0.0

    def brings(self, board: Board, pick: i64) -> dict[str, int]:
        return attack_brings(board, self.faction, pick)

    def says(self, board: Board, pick: i64) -> list[Message]:
        return attack_says(board, pick)


# The Barracks


@mypyc_attr(acyclic=True, free_list_len=1)
class RushSpear(RushStep):
    """GW-REED-31: a Spearman attacks. GW-REED-33: nobody gets the Reward."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-rush-spear"), ("GW-REED-31",))

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def options(self, board: Board, seat: i64) -> list[int]:
        options: list[int] = []
        if board.reserve[self.faction * 3 + SPEARMAN] > 0:
            for section in range(board.first_section, SECTIONS):
                add_points(options, section * 3, board.vacant(section * 3))
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        slot = (pick - POINT) // POINTS
        at = self.faction * 3 + SPEARMAN
        board.reserve[at] = board.reserve[at] - 1
        board.set_cover(slot, (pick - POINT) % POINTS, SPEAR_ON + self.faction)
        tell_attack(board, self.faction, SPEARMAN, slot, (pick - POINT) % POINTS, -1)

    def qin_commands(self, board: Board) -> None:
        qin_recruits_spearman(board, self.faction)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_strike(board, pick, False)


class Barracks(Location):
    """GW-BARRACKS: each Clerk recruits a Soldier."""

    BRINGS: ClassVar = "recruit"
    BRINGS_RUSH: ClassVar = "spearman"

    def visit(self, plan: Plan, faction: i64, clerks: i64) -> None:
        plan.then(Recruiting(faction, clerks))

    def visit_of_rush(self, plan: Plan) -> None:
        plan.then(RushSpear(plan.board.rush))

    def visit_of_qin(self, plan: Plan, clerks: i64) -> None:
        """GW-SOLO-37."""
        plan.then(QinRecruits(plan.board.qin, clerks))

    def worth(self, board: Board, seat: i64, clerks: i64) -> float:
        for soldier in range(3):
            if can_recruit(board, seat, soldier, 0):
                return 3.0 + 2.0 * (float(clerks) - 1.0)
        return 0.3
