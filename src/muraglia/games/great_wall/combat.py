"""Defeated Hordes: Honour, killing, saving, who takes the card (GW-HORDE-DEFEAT, GW-KILL, GW-SAVE)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .board import Board
from .effects import MEANING, Effect, Verb
from .hordes import remove_horde
from .meta import KILL_SCOPE, ONE_WINDOW, RESCAN, RUSH_IGNORED
from .picks import KILL, PASS, SAVE, SHAME_ON
from .pieces import ARCHER, COLUMNS, HORSE_LEFT, HORSE_UP, HORSEMAN, QI, ROWS, SECTIONS, SLOTS, SPEAR_ON, SPEARMAN
from .plan import Plan
from .step import FactionStep, Step
from .vocabulary import AT_DEFEATED, AT_KILLED, AT_TAKEN, DEADLIER, FALLS, SAVE_COST
from .vocabulary import SAVE as SAVE_VERB

DEFEAT_HONOUR: Final[i64] = 2  # GW-HORDE-DEFEAT-1, GW-HORDE-DEFEAT-2
SAVE_PRICE: Final[i64] = 2  # Qi, GW-SAVE-01

# The check (GW-AUTUMN-20, GW-WINTER-03)


@mypyc_attr(acyclic=True, free_list_len=1)
class Defeats(Step):
    """GW-AMB-10: list the fully covered Hordes once, resolve them in that order, then look again."""

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
    """Row by row from the Wall, in a row from right to left."""
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
    """First the window "Horde defeated"; then GW-HORDE-DEFEAT-1 to GW-HORDE-DEFEAT-3, and the dead are named."""

    FIELDS: ClassVar = ("slot", "announced")
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
                board.tell(meta.HORDE_DEFEATED, (board.slot_card[slot] // 3, section))
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
    """GW-HORDE-DEFEAT-3, GW-TEA-03; GW-AMB-14; -1: nobody."""
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
    """GW-KILL-03: how many Horsemen are among the dead of one Horde card; the rest are Spearmen."""

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
        tell_killed(board, self.faction, spears, SPEARMAN)
        tell_killed(board, self.faction, horses, HORSEMAN)


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
        for row in range(slot % 3):
            at = (row * board.factions + faction) * 2
            limit -= board.dead[at] + board.dead[at + 1]
    if limit < 0:
        limit = 0
    return limit if limit < figures else figures


def tell_killed(board: Board, faction: i64, count: i64, soldier: i64) -> None:
    if count > 0 and board.sink is not None:
        board.tell(meta.SOLDIERS_KILLED, (faction, count, soldier))


def all_dead(board: Board, faction: i64) -> i64:
    return board.dead_of(faction, SPEARMAN) + board.dead_of(faction, ARCHER) + board.dead_of(faction, HORSEMAN)


# Saving


@mypyc_attr(acyclic=True, free_list_len=1)
class Deaths(Step):
    """The window "soldiers killed", then those who lost some may pay to save them (GW-SAVE-01), in Tea order."""

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
        if losers == 0:
            return
        plan = Plan(board)
        if not self.at_defeat or board.switches[ONE_WINDOW] == 0:
            plan.window(AT_KILLED, self.section, losers)
        for seat in board.in_tea_order(losers):
            plan.then(Saving(seat, self.section))
        plan.go()


@mypyc_attr(acyclic=True, free_list_len=1)
class Saving(FactionStep):
    """GW-SAVE-01: dead Soldiers are saved one after the other, for a price or, by an effect, so many for nothing."""

    FIELDS: ClassVar = ("faction", "section", "free")
    ASKS: ClassVar = Ask("one", Message("ask-save"), ("GW-SAVE-01", "GW-SAVE-02"))
    section: i64
    free: i64  # how many for nothing; 0: for the price

    def __init__(self, faction: i64, section: i64, free: i64 = 0) -> None:
        self.faction = faction
        self.section = section
        self.free = free

    def asks(self, board: Board) -> i64:
        left = all_dead(board, self.faction)
        return self.faction if left > 0 and self.free < left else -1

    def run(self, board: Board) -> None:
        """All for nothing: no choice is left."""
        for soldier in range(3):
            while board.dead_of(self.faction, soldier) > 0:
                save(board, self.faction, soldier)

    def ask(self, board: Board) -> Ask:
        return self.asking({"side": self.section})

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        faction = self.faction
        if self.free == 0 and board.resources[faction * 4 + QI] < save_price(board, faction):
            return options
        for soldier in range(3):
            if board.dead_of(faction, soldier) > 0:
                options.append(SAVE + soldier)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        if self.free == 0:
            board.pay(faction, QI, save_price(board, faction))
        if self.free != 1:
            board.do(Saving(faction, self.section, self.free - 1 if self.free > 0 else 0))
        save(board, faction, pick - SAVE)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        if pick < SAVE or pick >= SHAME_ON:
            return None
        return refuse("GW-SAVE-01", "why-cannot-save", {"soldier": pick - SAVE})

    def worth(self, board: Board, seat: i64) -> float:
        return 1.5 * float(self.free if self.free < 4 else 4) if self.faction == seat else 0.0


class SaveVerb(Verb):
    """`save`: Soldiers that were just killed, for nothing."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Saving(faction, about, number))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 1.5


MEANING[SAVE_VERB] = SaveVerb()


def save_price(board: Board, faction: i64) -> i64:
    price: i64 = SAVE_PRICE + board.change(faction, SAVE_COST)
    return price if price > 0 else 0


def save(board: Board, faction: i64, soldier: i64) -> None:
    board.saved[faction * 3 + soldier] = board.saved[faction * 3 + soldier] + 1
    if board.sink is not None:
        board.tell(meta.SOLDIER_SAVED, (faction, soldier))


# The end of a Horde


@mypyc_attr(acyclic=True, free_list_len=1)
class Fallen(Step):
    """GW-HORDE-DEFEAT-5 to GW-HORDE-DEFEAT-7."""

    FIELDS: ClassVar = ("slot", "taker")
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
        mourning = Plan(board)
        plan_mourning(mourning, section)
        mourning.go()
        remove_horde(board, slot)
        clear_dead(board)
        if self.taker >= 0 and self.taker != board.rush:
            take_horde(board, self.taker, card, section)
        else:
            board.horde_discard += bytes([card])
            if board.sink is not None:
                board.tell(meta.HORDE_GONE, (card // 3,))


def take_horde(board: Board, taker: i64, card: i64, section: i64) -> None:
    """GW-HORDE-DEFEAT-6."""
    kind = card // 3
    board.taken[taker] += bytes([card, 0])
    if board.sink is not None:
        board.tell(meta.HORDE_TAKEN, (taker, kind))
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


def plan_mourning(plan: Plan, section: i64) -> None:
    """What cards do for those whose soldiers were killed and not saved (GW-SAVE-03)."""
    for faction in plan.board.tea:
        if all_dead(plan.board, faction) > 0:
            plan.triggered(AT_KILLED, faction, section)
