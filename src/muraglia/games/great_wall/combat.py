"""Defeated Hordes: Honour, killing, who takes the card (GW-HORDE-DEFEAT, GW-KILL)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .cardset import CardSet
from .effects import Effect
from .hordes import remove_horde
from .meta import KILL_SCOPE, RESCAN, RUSH_IGNORED
from .picks import KILL
from .pieces import COLUMNS, HORSE_LEFT, HORSE_UP, HORSEMAN, ROWS, SECTIONS, SLOTS, SPEAR_ON, SPEARMAN
from .plan import Plan
from .saving import Deaths
from .sources import BY_DEFEAT, BY_TAKING
from .step import FactionStep, Step
from .vocabulary import AT_DEFEATED, AT_TAKEN, DEADLIER, FALLS

DEFEAT_HONOUR: Final[i64] = 2  # GW-HORDE-DEFEAT-1, GW-HORDE-DEFEAT-2

# The check (GW-AUTUMN-20, GW-WINTER-03)


@mypyc_attr(acyclic=True, free_list_len=1)
class Defeats(Step):
    """GW-HORDE-DEFEAT-8, GW-HORDE-DEFEAT-9, GW-AMB-10: list the fully covered Hordes once, resolve them in that order, then look again."""

    def __init__(self) -> None:
        pass

    def run(self, board: Board) -> None:
        slot = next_due(board)
        if slot < 0 or board.switches[RESCAN] == 1:
            list_defeated(board)
            slot = next_due(board)
        if slot >= 0:
            Plan(board).then(Defeat(slot)).then(Defeats()).go()


def next_due(board: Board) -> i64:
    best: i64 = -1
    for slot in range(SLOTS):
        if board.due[slot] > 0 and (best < 0 or board.due[slot] < board.due[best]):
            best = slot
    return best


def list_defeated(board: Board) -> None:
    """GW-HORDE-DEFEAT-0, GW-AUTUMN-20: row by row from the Wall, in a row from right to left."""
    rank: i64 = 0
    for row in range(ROWS):
        section: i64 = SECTIONS - 1
        while section >= 0:
            slot = section * 3 + row
            board.due[slot] = 0
            if board.slot_card[slot] >= 0 and board.vacant(slot) == 0:
                rank += 1
                board.due[slot] = rank
            section -= 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Defeat(Step):
    """First the window "Horde defeated"; then GW-HORDE-DEFEAT-1, GW-HORDE-DEFEAT-2, GW-HORDE-DEFEAT-3.

    GW-HORDE-DEFEAT-4: the dead are named. GW-SOLO-21: Qin Jiushao gains Honour like a player. GW-TACTIC-08: the dead are an event apart.
    """

    FIELDS: ClassVar = ("slot", "announced")
    SOURCE: ClassVar = BY_DEFEAT
    slot: i64
    announced: bool

    def __init__(self, slot: i64, announced: bool = False) -> None:
        self.slot = slot
        self.announced = announced

    def run(self, board: Board) -> None:
        slot = self.slot
        section = slot // 3
        if not self.announced:
            if board.sink is not None:
                board.tell(meta.HORDE_DEFEATED, (board.slot_card[slot] // 3, section, slot % 3 + 1))
            Plan(board).window(AT_DEFEATED, section, board.humans()).then(Defeat(slot, announced=True)).go()
            return
        on_it: i64 = 0  # who has soldiers on it
        near: i64 = 0  # ... or archers in the Section
        for faction in board.tea:
            if board.points_of(slot, faction) > 0:
                on_it |= 1 << faction
                board.add_honour(faction, DEFEAT_HONOUR)
        for faction in board.tea:
            archers: i64 = board.posts[section * board.factions + faction]
            if archers > 0:
                near |= 1 << faction
                board.add_honour(faction, DEFEAT_HONOUR * archers)
        plan = Plan(board).all_triggered(AT_DEFEATED, section, on_it | near)
        plan_killing(plan, slot, on_it, False)
        plan.then(Deaths(section, at_defeat=True)).then(Fallen(slot, taker_of(board, slot))).go()


def taker_of(board: Board, slot: i64) -> i64:
    """GW-HORDE-DEFEAT-3, GW-TEA-03, GW-COOP-39; GW-REED-37, GW-AMB-14; GW-HORDE-DEFEAT-3a: -1, nobody."""
    best: i64 = -1
    most: i64 = 0
    for faction in board.tea:
        if faction == board.rush and board.switches[RUSH_IGNORED] == 1:
            continue
        points = board.points_of(slot, faction)
        if points > most:
            most = points
            best = faction
    return best


# Killing


def plan_killing(plan: Plan, slot: i64, factions: i64, in_breach: bool) -> None:
    for faction in plan.board.in_tea_order(factions):
        plan.then(Killing(faction, slot, in_breach))


@mypyc_attr(acyclic=True, free_list_len=1)
class Killing(FactionStep):
    """GW-KILL-03, GW-KILL-04, GW-AMB-07: how many Horsemen are among the dead of one Horde card; the rest are Spearmen."""

    FIELDS: ClassVar = ("faction", "slot", "in_breach")
    ASKS: ClassVar = Ask("one", Message("ask-kill"), ("GW-KILL-03", "GW-KILL-01"))
    slot: i64
    in_breach: bool

    def __init__(self, faction: i64, slot: i64, in_breach: bool) -> None:
        self.faction = faction
        self.slot = slot
        self.in_breach = in_breach

    def asks(self, board: Board) -> i64:
        decider = board.decider(self.faction)
        return decider if decider != board.qin and len(self.options(board, decider)) > 1 else -1

    def run(self, board: Board) -> None:
        """GW-AMB-46: Qin Jiushao, and the Rush Clan under him, lose the first figures in the order of his attacks."""
        options = self.options(board, self.faction)
        horses: i64 = self.first_horses(board) if len(options) > 1 else options[0] - KILL
        self.kill(board, horses)

    def ask(self, board: Board) -> Ask:
        return self.asking({"side": self.slot // 3})

    def options(self, board: Board, seat: i64) -> list[int]:
        deaths = deaths_on(board, self.faction, self.slot, self.in_breach)
        spears = board.soldiers_on(self.slot, self.faction, SPEARMAN)
        horses = board.soldiers_on(self.slot, self.faction, HORSEMAN)
        least = deaths - spears if deaths > spears else 0
        most = horses if horses < deaths else deaths
        return [KILL + count for count in range(least, most + 1)]

    def first_horses(self, board: Board) -> i64:
        """How many Horsemen are among the first figures of the card, column by column."""
        deaths = deaths_on(board, self.faction, self.slot, self.in_breach)
        horses: i64 = 0
        cover: i64 = board.cover[self.slot]
        for column in range(COLUMNS):
            for line in range(2):
                code = (cover >> (5 * (line * COLUMNS + column))) & 31
                if deaths > 0 and (code == HORSE_LEFT + self.faction or code == HORSE_UP + self.faction):
                    horses += 1
                    deaths -= 1
                elif deaths > 0 and code == SPEAR_ON + self.faction:
                    deaths -= 1
        return horses

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        self.kill(board, pick - KILL)

    def kill(self, board: Board, horses: i64) -> None:
        spears = deaths_on(board, self.faction, self.slot, self.in_breach) - horses
        at = ((self.slot % 3) * board.factions + self.faction) * 2
        board.dead[at] = spears
        board.dead[at + 1] = horses
        tell_killed(board, self.faction, spears, SPEARMAN, self.slot // 3, self.slot % 3 + 1)
        tell_killed(board, self.faction, horses, HORSEMAN, self.slot // 3, self.slot % 3 + 1)

    def happens_at(self) -> tuple[int, int, int]:
        return -1, self.slot // 3, self.slot % 3 + 1


def deaths_on(board: Board, faction: i64, slot: i64, in_breach: bool) -> i64:
    """GW-KILL-01: how many of a faction's soldiers on the card are killed."""
    figures = board.soldiers_on(slot, faction, SPEARMAN) + board.soldiers_on(slot, faction, HORSEMAN)
    limit = board.lethality(faction)
    kind: i64 = board.slot_card[slot] // 3
    if board.cards.horde_ability[kind] == DEADLIER:
        limit += board.cards.horde_number[kind]
    if in_breach and board.switches[KILL_SCOPE] == 2:
        return figures
    if in_breach and board.switches[KILL_SCOPE] == 1:  # so many in the whole Section, those nearest to the Wall first
        for row in range(slot % 3):  # GW-AMB-74
            at = (row * board.factions + faction) * 2
            limit -= board.dead[at] + board.dead[at + 1]
    if limit < 0:
        limit = 0
    return limit if limit < figures else figures


def tell_killed(board: Board, faction: i64, count: i64, soldier: i64, section: i64, row: i64) -> None:
    if count > 0 and board.sink is not None:
        board.tell(meta.SOLDIERS_KILLED, (faction, count, soldier, section, row, board.cause()))


# The end of a Horde


@mypyc_attr(acyclic=True, free_list_len=1)
class Fallen(Step):
    """GW-HORDE-DEFEAT-5, GW-AMB-06; GW-HORDE-DEFEAT-6; GW-HORDE-DEFEAT-7. GW-REED-26, GW-SOLO-19: nobody of theirs rests."""

    FIELDS: ClassVar = ("slot", "taker")
    SOURCE: ClassVar = BY_TAKING
    slot: i64
    taker: i64  # -1: nobody

    def __init__(self, slot: i64, taker: i64) -> None:
        self.slot = slot
        self.taker = taker

    def run(self, board: Board) -> None:
        slot = self.slot
        section = slot // 3
        card: i64 = board.slot_card[slot]
        for faction in range(board.factions):
            for soldier in range(0, 3, 2):
                figures = board.soldiers_on(slot, faction, soldier)
                if figures > 0:
                    lost = board.dead_of(faction, soldier)
                    if faction >= board.players:  # GW-REED-36, GW-SOLO-20
                        lost = figures
                    send_home(board, faction, soldier, section, lost, figures - lost)
        remove_horde(board, slot)
        clear_dead(board)
        if self.taker >= 0 and self.taker != board.rush:
            take_horde(board, self.taker, card, slot)
        else:
            board.horde_discard += bytes([card])
            if board.sink is not None:
                board.tell(meta.HORDE_GONE, (card // 3, section, slot % 3 + 1))

    def cause_of_above(self, cards: CardSet) -> i64:
        return BY_DEFEAT

    def happens_at_above(self) -> tuple[int, int, int]:
        return -1, self.slot // 3, self.slot % 3 + 1


def take_horde(board: Board, taker: i64, card: i64, slot: i64) -> None:
    """GW-HORDE-DEFEAT-6."""
    section = slot // 3
    kind = card // 3
    board.taken[taker] += bytes([card, 0])
    if board.sink is not None:
        board.tell(meta.HORDE_TAKEN, (taker, kind, section, slot % 3 + 1))
    if board.is_cooperative():  # GW-COOP-36
        board.add_honour(taker, board.cards.honour[kind])
    if taker < board.players:
        plan = Plan(board)
        if board.cards.horde_ability[kind] == FALLS:
            plan.then(Effect(taker, board.cards.horde_pc[kind], section))
        plan.triggered(AT_TAKEN, taker, section).go()


def send_home(board: Board, faction: i64, soldier: i64, section: i64, lost: i64, kept: i64) -> None:
    """The dead to the Reserve, the others to the Rest Zone (GW-KILL-05, GW-REST-02)."""
    board.reserve[faction * 3 + soldier] = board.reserve[faction * 3 + soldier] + lost
    if kept > 0:
        at = board.rest_at(section, faction, soldier)
        board.rest[at] = board.rest[at] + kept


def clear_dead(board: Board) -> None:
    for index in range(7 * board.factions):
        board.dead[index] = 0
    for index in range(3 * board.factions):
        board.saved[index] = 0
