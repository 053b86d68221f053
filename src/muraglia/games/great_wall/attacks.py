"""Attacks and wounds (GW-ATTACK)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .board import Board
from .card_text import effect_text
from .effects import MEANING, Effect, Verb, effect_brings, trigger
from .picks import AMOUNT, PAIR, PASS, POINT, POST, REST, SHOOT, WALL
from .pieces import ARCHER, HORSEMAN, PAIR_FIRST, PAIR_SECOND, PAIRS, POINTS, SECTIONS, SPEAR_ON, SPEARMAN, WOUND
from .plan import Plan
from .qin import qin_shoots, qin_wounds
from .sources import BY_POINT
from .step import FactionQuestion, FactionStep, Step
from .vocabulary import ALL, AT_COVERED, AT_SHOT, ATTACK, EACH, FRONT, HERE, HURT, STOP

EVERY_SECTION: Final[i64] = 7  # as bits


def add_points(options: list[int], slot: i64, vacant: i64) -> None:
    point: i64 = 0
    while vacant > 0:
        if vacant & 1:
            options.append(POINT + slot * POINTS + point)
        vacant >>= 1
        point += 1


def add_pairs(options: list[int], slot: i64, vacant: i64) -> None:
    if vacant & (vacant - 1) == 0:
        return
    for pair in range(PAIRS):
        if (vacant >> PAIR_FIRST[pair]) & (vacant >> PAIR_SECOND[pair]) & 1:
            options.append(PAIR + slot * PAIRS + pair)


def attack_with(board: Board, faction: i64, soldier: i64, pick: i64) -> None:
    """A Soldier that has left its place strikes: the target is the pick."""
    if soldier == ARCHER:
        section = pick - POST
        at = section * board.factions + faction
        board.posts[at] = board.posts[at] + 1
        if board.sink is not None:
            board.tell(meta.POSTED, (faction, section))
        board.go_on_with(shot(faction, section, 1))
    elif soldier == SPEARMAN:
        slot = (pick - POINT) // POINTS
        point = (pick - POINT) % POINTS
        board.set_cover(slot, point, SPEAR_ON + faction)
        tell_attack(board, faction, soldier, slot, point, -1)
        plan = Plan(board)
        plan_reward(plan, faction, slot, point)
        plan.triggered(AT_COVERED, faction, slot // 3, soldier).go()
    else:
        slot = (pick - PAIR) // PAIRS
        pair = (pick - PAIR) % PAIRS
        board.cover_pair(slot, pair, faction)
        tell_attack(board, faction, soldier, slot, PAIR_FIRST[pair], PAIR_SECOND[pair])
        plan = Plan(board)
        plan_reward(plan, faction, slot, PAIR_FIRST[pair])
        plan_reward(plan, faction, slot, PAIR_SECOND[pair])
        plan.triggered(AT_COVERED, faction, slot // 3, soldier).go()


def tell_attack(board: Board, faction: i64, soldier: i64, slot: i64, first: i64, second: i64) -> None:
    if board.sink is not None:
        board.tell(meta.ATTACKED, (faction, soldier, board.slot_card[slot] // 3, slot // 3, slot % 3 + 1, first, second, board.cause()))


def plan_reward(plan: Plan, faction: i64, slot: i64, point: i64) -> None:
    """GW-ATTACK-02, GW-ATTACK-04, GW-ATTACK-13."""
    board = plan.board
    operation: i64 = board.cards.reward_pc[(board.slot_card[slot] // 3) * POINTS + point]
    if board.cards.ops[operation] != STOP:
        plan.then(Effect(faction, operation, slot // 3))


@mypyc_attr(acyclic=True, free_list_len=1)
class Attacking(FactionQuestion):
    """GW-ATTACK-07, GW-ATTACK-08, GW-REST-04: an effect lets so many Soldiers attack that rest or are posted.

    GW-AMB-76: an Archer shoots once.
    """

    FIELDS: ClassVar = ("faction", "left", "soldiers", "where", "section", "sections", "shots")
    ASKS: ClassVar = Ask("one", Message("ask-attack"), ("GW-ATTACK-07", "GW-ATTACK-09", "GW-ATTACK-10", "GW-ATTACK-11", "GW-ATTACK-12"))
    left: i64
    soldiers: i64  # kinds that can attack, as bits
    where: i64  # anywhere, once in each Section, or here
    section: i64  # "here"
    sections: i64  # already attacked, as bits
    shots: bytes  # how many Archers of each Section have shot

    def __init__(
        self, faction: i64, left: i64, soldiers: i64, where: i64, section: i64, sections: i64 = 0, shots: bytes = b"\0\0\0"
    ) -> None:
        self.faction = faction
        self.left = left
        self.soldiers = soldiers
        self.where = where
        self.section = section
        self.sections = sections
        self.shots = shots

    def asks(self, board: Board) -> i64:
        return self.faction if len(self.options(board, self.faction)) > 1 else -1

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        faction = self.faction
        spears: list[int] = []
        horses: list[int] = []
        shots: list[int] = []
        for section in range(board.first_section, SECTIONS):
            if (self.where == HERE and section != self.section) or (self.where == EACH and (self.sections >> section) & 1):
                continue
            at = board.rest_at(section, faction, 0)
            if (self.soldiers >> ARCHER) & 1:
                if board.rest[at + ARCHER] > 0 and board.free_posts(section) > 0:
                    options.append(POST + section)
                if board.posts[section * board.factions + faction] > self.shots[section] and can_be_shot(board, section):
                    shots.append(SHOOT + section)
            if (self.soldiers >> SPEARMAN) & 1 and board.rest[at + SPEARMAN] > 0:
                add_points(spears, section * 3, board.vacant(section * 3))
            if (self.soldiers >> HORSEMAN) & 1 and board.rest[at + HORSEMAN] > 0:
                for row in range(board.depth[section]):
                    add_pairs(horses, section * 3 + row, board.vacant(section * 3 + row))
        return options + shots + spears + horses

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        shots = self.shots
        if pick >= PAIR:
            section = (pick - PAIR) // PAIRS // 3
            soldier = HORSEMAN
        elif pick >= POINT:
            section = (pick - POINT) // POINTS // 3
            soldier = SPEARMAN
        else:
            section = pick - SHOOT if pick >= SHOOT else pick - POST
            soldier = ARCHER
            shots = bytes([count + 1 if index == section else count for index, count in enumerate(shots)])
        # "all" stays all; once in each Section, whatever the number
        left = self.left if self.left >= ALL or self.where == EACH else self.left - 1
        if left > 0:
            again = Attacking(faction, left, self.soldiers, self.where, self.section, self.sections | (1 << section), shots)
            board.go_on_with(again)
        if pick >= SHOOT and pick < POINT:
            board.go_on_with(shot(faction, section, 1))
            return
        at = board.rest_at(section, faction, soldier)
        board.rest[at] = board.rest[at] - 1
        attack_with(board, faction, soldier, pick)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_strike(board, pick, False)

    def worth(self, board: Board, seat: i64) -> float:
        return attack_worth(board, seat, self.left) if self.faction == seat else 0.0

    def brings(self, board: Board, pick: i64) -> dict[str, int]:
        return attack_brings(board, self.faction, pick)

    def says(self, board: Board, pick: i64) -> list[Message]:
        return attack_says(board, pick)


class AttackVerb(Verb):
    """`attack`: Soldiers that rest or are posted strike."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Attacking(faction, number, what, more, about if more == HERE else 0))

    def for_qin(self, board: Board, number: i64, what: i64) -> None:
        qin_shoots(board)

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return attack_worth(board, seat, number if number < ALL else 9)


MEANING[ATTACK] = AttackVerb()


def attack_worth(board: Board, seat: i64, number: i64) -> float:
    soldiers: i64 = 0
    for section in range(SECTIONS):
        at = board.rest_at(section, seat, 0)
        soldiers += board.rest[at] + board.rest[at + 1] + board.rest[at + 2] + board.posts[section * board.factions + seat]
    return 1.4 * float(number if number < soldiers else soldiers)


def rewards_of(board: Board, pick: i64) -> list[int]:
    """Returns the effects of the Vital Points that are covered (GW-ATTACK-02, GW-ATTACK-04)."""
    if pick < POINT or pick >= AMOUNT:
        return []
    first: i64 = board.slot_card[target_of(pick)] // 3 * POINTS
    points = [(pick - POINT) % POINTS] if pick < PAIR else [PAIR_FIRST[(pick - PAIR) % PAIRS], PAIR_SECOND[(pick - PAIR) % PAIRS]]
    return [board.cards.reward_pc[first + point] for point in points]


def target_of(pick: i64) -> i64:
    """Returns the space of the Horde that is attacked."""
    return (pick - POINT) // POINTS if pick < PAIR else (pick - PAIR) // PAIRS


def attack_brings(board: Board, faction: i64, pick: i64) -> dict[str, int]:
    found: dict[str, int] = {}
    for operation in rewards_of(board, pick):
        for word, count in effect_brings(board, faction, operation, target_of(pick) // 3).items():
            found[word] = found.get(word, 0) + count
    return found


def attack_says(board: Board, pick: i64) -> list[Message]:
    return [message for operation in rewards_of(board, pick) for message in effect_text(board.cards, operation)]


# Wounds


def shot(faction: i64, section: i64, archers: i64) -> Step:
    """GW-ATTACK-05, GW-ATTACK-11, GW-ATTACK-12, GW-AMB-25, GW-WINTER-01: so many Archers of a Section wound Hordes before it."""
    return Wounding(faction, archers, 1 << section, by_archers=True)


def can_be_shot(board: Board, section: i64) -> bool:
    for row in range(board.depth[section]):
        slot = section * 3 + row
        if board.vacant(slot) > 0 and not board.is_shielded(slot):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Wounding(FactionStep):
    """GW-WINTER-02: so many wounds, one after the other. GW-AMB-26: where nothing is vacant, no wound."""

    FIELDS: ClassVar = ("faction", "left", "sections", "front_only", "by_archers", "optional")
    ASKS: ClassVar = Ask("one", Message("ask-wound"), ("GW-WINTER-02", "GW-ATTACK-06"))
    SOURCE: ClassVar = BY_POINT
    left: i64
    sections: i64  # in which wounds can be made, as bits
    front_only: bool  # only Hordes at the Wall
    by_archers: bool
    optional: bool

    def __init__(
        self, faction: i64, left: i64, sections: i64, front_only: bool = False, by_archers: bool = False, optional: bool = False
    ) -> None:
        self.faction = faction
        self.left = left
        self.sections = sections
        self.front_only = front_only
        self.by_archers = by_archers
        self.optional = optional

    def asks(self, board: Board) -> i64:
        return self.faction if self.faction != board.qin and len(self.options(board, self.faction)) > 1 else -1

    def run(self, board: Board) -> None:
        """Qin Jiushao wounds by fixed rules; where there is only one point, or none, nothing is asked."""
        if self.faction == board.qin:
            for _ in range(self.left):
                for section in range(SECTIONS):
                    if (self.sections >> section) & 1:
                        qin_wounds(board, section)
            return
        options = self.options(board, self.faction)
        if options:
            self.take(board, self.faction, options[0])

    def options(self, board: Board, seat: i64) -> list[int]:
        options: list[int] = []
        if self.optional:
            options.append(int(PASS))
        for section in range(board.first_section, SECTIONS):
            if (self.sections >> section) & 1:
                rows: i64 = board.depth[section]
                if self.front_only and rows > 1:
                    rows = 1
                for row in range(rows):
                    slot = section * 3 + row
                    if not (self.by_archers and board.is_shielded(slot)):
                        add_points(options, slot, board.vacant(slot))
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        slot = (pick - POINT) // POINTS
        board.set_cover(slot, (pick - POINT) % POINTS, WOUND)
        if board.sink is not None:
            board.tell(meta.WOUNDED, (faction, board.slot_card[slot] // 3, slot // 3, slot % 3 + 1, (pick - POINT) % POINTS, board.cause()))
        if self.left > 1:
            board.go_on_with(Wounding(faction, self.left - 1, self.sections, self.front_only, self.by_archers, self.optional))
        if self.by_archers:
            trigger(board, AT_SHOT, faction, slot // 3)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_strike(board, pick, True)

    def worth(self, board: Board, seat: i64) -> float:
        return 0.8 * float(self.left) if self.faction == seat else 0.0


class WoundVerb(Verb):
    """`wound`: Hordes anywhere, here, or only at the Wall."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        sections = 1 << about if more == HERE else EVERY_SECTION
        board.do(Wounding(faction, number, sections, front_only=more == FRONT, optional=True))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 0.8 * float(number)


MEANING[HURT] = WoundVerb()

# Refusals


def why_not_strike(board: Board, pick: i64, wounding: bool) -> Refusal | None:
    """Attacks, Wounds and Rest Zones: the place first, then the soldier."""
    if pick >= REST and pick < WALL:
        section = (pick - REST) % 3
        if section < board.first_section:
            return refuse("GW-REED-02", "why-unused-section")
        if pick >= POST and pick < SHOOT and board.free_posts(section) <= 0:
            return refuse("GW-BOARD-04", "why-no-post", {"side": section})
        return refuse("GW-ATTACK-07", "why-no-soldier-for-it")
    if pick < POINT or pick >= AMOUNT:
        return None
    slot = (pick - POINT) // POINTS if pick < PAIR else (pick - PAIR) // PAIRS
    if board.slot_card[slot] < 0:
        return refuse("GW-BOARD-02", "why-no-horde", {"side": slot // 3, "row": slot % 3 + 1})
    if pick < PAIR:
        return why_not_point(board, slot, (pick - POINT) % POINTS, wounding)
    pair = (pick - PAIR) % PAIRS
    vacant = board.vacant(slot)
    if not (vacant >> PAIR_FIRST[pair]) & (vacant >> PAIR_SECOND[pair]) & 1:
        return refuse("GW-ATTACK-03", "why-no-vacant-pair")
    return refuse("GW-ATTACK-07", "why-no-soldier-for-it")


def why_not_point(board: Board, slot: i64, point: i64, wounding: bool) -> Refusal:
    if not (board.vital(slot) >> point) & 1:
        return refuse("GW-HORDE-CARD-01", "why-no-vital-point")
    if not (board.vacant(slot) >> point) & 1:
        return refuse("GW-HORDE-CARD-04", "why-covered")
    if wounding:
        if board.is_shielded(slot):
            return refuse("GW-HORDE-CARD-06", "why-shielded")
        return refuse("GW-ATTACK-12", "why-out-of-reach")
    if slot % 3 > 0:
        return refuse("GW-ATTACK-01", "why-only-front")
    return refuse("GW-ATTACK-07", "why-no-soldier-for-it")
