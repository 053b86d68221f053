"""The assault of Winter, and a Wall that is breached (GW-WINTER, GW-BREACH)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from . import meta
from .attacks import shot
from .board import Board
from .cardset import CardSet
from .combat import clear_dead, plan_killing, send_home, tell_killed
from .effects import Effect
from .meta import REST_COUNTS, SHAME_BY_SECTION
from .pieces import ARCHER, COLUMNS, HORSE_LEFT, HORSE_UP, SECTIONS, SPEAR_ON, WOUND
from .plan import Plan
from .saving import Deaths
from .shame import ShameDue
from .sources import by_breach
from .step import Step
from .vocabulary import AT_ASSAULT, AT_BREACHED, AT_HELD, BREACHES


@mypyc_attr(acyclic=True, free_list_len=1)
class WinterArrows(Step):
    """GW-WINTER-01, GW-AMB-54: Section by Section, in Tea order."""

    FIELDS: ClassVar = ("section",)
    section: i64

    def __init__(self, section: i64) -> None:
        self.section = section

    def run(self, board: Board) -> None:
        section = self.section
        plan = Plan(board)
        for faction in board.tea:
            archers: i64 = board.posts[section * board.factions + faction]
            if archers > 0:
                plan.then(shot(faction, section, archers))
        if section + 1 < SECTIONS:
            plan.then(WinterArrows(section + 1))
        plan.go()


@mypyc_attr(acyclic=True, free_list_len=1)
class Assault(Step):
    """GW-WINTER-04: Section by Section."""

    FIELDS: ClassVar = ("section",)
    section: i64

    def __init__(self, section: i64) -> None:
        self.section = section

    def run(self, board: Board) -> None:
        section = self.section
        board.extra_defence = 0
        if section + 1 < SECTIONS:
            board.do(Assault(section + 1))
        if board.depth[section] > 0:  # GW-WINTER-11
            humans = board.humans()
            Plan(board).all_triggered(AT_ASSAULT, section, humans).window(AT_ASSAULT, section, humans).then(Compare(section)).go()


@mypyc_attr(acyclic=True, free_list_len=1)
class Compare(Step):
    """GW-WINTER-07, GW-WINTER-08."""

    FIELDS: ClassVar = ("section",)
    section: i64

    def __init__(self, section: i64) -> None:
        self.section = section

    def run(self, board: Board) -> None:
        section = self.section
        defence = board.defence(section)
        offence = board.offence(section)
        breached = offence > defence
        if board.sink is not None:
            board.tell(meta.WALL_BREACHED if breached else meta.WALL_HELD, (section, defence, offence))
        if breached:
            board.do(Breach(section))
        else:
            Plan(board).all_triggered(AT_HELD, section, board.humans()).go()


@mypyc_attr(acyclic=True, free_list_len=1)
class Breach(Step):
    """GW-BREACH-1, GW-SHAME-1, GW-BREACH-2, GW-BREACH-4: Shame first, then all deaths as one event (GW-BREACH-6, GW-TACTIC-07).

    GW-BREACH-5: who rests is safe. GW-BREACH-7, GW-BREACH-8: Hordes, Wall and Barricades stay. GW-REED-38: the Rush Clan loses too.
    """

    FIELDS: ClassVar = ("section",)
    section: i64

    def __init__(self, section: i64) -> None:
        self.section = section

    def run(self, board: Board) -> None:
        section = self.section
        plan = Plan(board)
        for seat in board.in_tea_order(board.humans()):
            plan_shame_for_absence(plan, section, seat)
        plan.then(ArchersKilled(section))
        for row in range(board.depth[section]):
            slot = section * 3 + row
            on_it: i64 = 0
            for faction in range(board.factions):
                if board.points_of(slot, faction) > 0:
                    on_it |= 1 << faction
            plan_killing(plan, slot, on_it, True)
        plan.then(Deaths(section)).then(Breached(section)).go()


@mypyc_attr(acyclic=True, free_list_len=1)
class ArchersKilled(Step):
    """GW-BREACH-4: all Archers of the Section. They are counted after the Shame, which cards may answer."""

    FIELDS: ClassVar = ("section",)
    section: i64

    def __init__(self, section: i64) -> None:
        self.section = section

    def run(self, board: Board) -> None:
        section = self.section
        for faction in range(board.factions):
            archers: i64 = board.posts[section * board.factions + faction]
            board.dead[6 * board.factions + faction] = archers
            tell_killed(board, faction, archers, ARCHER, section, 0)


def plan_shame_for_absence(plan: Plan, section: i64, seat: i64) -> None:
    """The tiles of a seat, then what the Hordes do that nobody of the seat fights, the last first."""
    board = plan.board
    tiles = tiles_for_absence(board, section, seat)
    if tiles > 0:
        plan.then(ShameDue(seat, tiles))
    row: i64 = board.depth[section] - 1
    while row >= 0:
        slot = section * 3 + row
        kind: i64 = board.slot_card[slot] // 3
        if board.cards.horde_ability[kind] == BREACHES and board.points_of(slot, seat) == 0:
            plan.then(Effect(seat, board.cards.horde_pc[kind], section))
        row -= 1


def tiles_for_absence(board: Board, section: i64, seat: i64) -> i64:
    """GW-AMB-05: a tile for each card that nobody of the seat fights, or as many as there are cards if it fights none of them."""
    cards: i64 = board.depth[section]
    absent: i64 = 0
    for row in range(cards):
        if board.points_of(section * 3 + row, seat) == 0:
            absent += 1
    if board.switches[SHAME_BY_SECTION] == 0:
        return absent
    here = absent < cards or board.posts[section * board.factions + seat] > 0
    if board.switches[REST_COUNTS] == 1:
        at = board.rest_at(section, seat, 0)
        here = here or board.rest[at] + board.rest[at + 1] + board.rest[at + 2] > 0
    return 0 if here else cards


@mypyc_attr(acyclic=True, free_list_len=1)
class Breached(Step):
    """GW-BREACH-3: those who leave a card leave Wounds; the dead go home."""

    FIELDS: ClassVar = ("section",)
    section: i64

    def __init__(self, section: i64) -> None:
        self.section = section

    def run(self, board: Board) -> None:
        section = self.section
        Plan(board).all_triggered(AT_BREACHED, section, board.humans()).go()
        for faction in range(board.factions):
            for row in range(board.depth[section]):
                at = (row * board.factions + faction) * 2
                leave_wounds(board, section * 3 + row, faction, board.dead[at], board.dead[at + 1])
            post = section * board.factions + faction
            board.posts[post] = board.posts[post] - board.dead[6 * board.factions + faction]  # who came since then stays
            for soldier in range(3):
                send_home(board, faction, soldier, section, board.dead_of(faction, soldier), board.saved[faction * 3 + soldier])
        clear_dead(board)
        if board.sink is not None:
            board.tell(meta.BREACH_ENDS, (section,))

    def cause_of_above(self, cards: CardSet) -> i64:
        return by_breach(cards)

    def happens_at_above(self) -> tuple[int, int, int]:
        return -1, self.section, 0


def leave_wounds(board: Board, slot: i64, faction: i64, spears: i64, horses: i64) -> None:
    """GW-GEN-07, GW-AMB-09, GW-AMB-78: column by column; which of several equal figures leaves makes no difference."""
    if spears == 0 and horses == 0:
        return
    for column in range(COLUMNS):
        for line in range(2):
            point = line * COLUMNS + column
            code = (board.cover[slot] >> (5 * point)) & 31
            if spears > 0 and code == SPEAR_ON + faction:
                board.set_cover(slot, point, WOUND)
                spears -= 1
            elif horses > 0 and code == HORSE_LEFT + faction:
                board.set_cover(slot, point, WOUND)
                board.set_cover(slot, point + 1, WOUND)
                horses -= 1
            elif horses > 0 and code == HORSE_UP + faction:
                board.set_cover(slot, point, WOUND)
                board.set_cover(slot, point + COLUMNS, WOUND)
                horses -= 1
