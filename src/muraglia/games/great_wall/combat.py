"""Defeated Hordes, killing, saving, assault and breach (GW-HORDE-DEFEAT, GW-KILL, GW-SAVE, GW-WINTER, GW-BREACH)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .barracks import BY_ARCHERS
from .board import Board
from .hordes import remove_horde
from .meta import KILL_SCOPE, ONE_WINDOW, RESCAN, REST_COUNTS, RUSH_IGNORED, SHAME_BY_SECTION
from .picks import KILL, PASS, SAVE
from .pieces import ARCHER, HORSE_LEFT, HORSE_UP, HORSEMAN, QI, ROWS, SECTIONS, SLOTS, SPEAR_ON, SPEARMAN, WOUND
from .steps import BREACH, BREACHED, COMPARE, DEATHS, DEFEAT, EFFECT, FALLEN, KILLING, SAVING, SHAME_DUE, WOUNDING
from .vocabulary import AT_ASSAULT, AT_BREACHED, AT_DEFEATED, AT_HELD, AT_KILLED, AT_TAKEN, BREACHES, DEADLIER, FALLS, SAVE_COST

DEFEAT_HONOUR: Final[i64] = 2  # GW-HORDE-DEFEAT-1, GW-HORDE-DEFEAT-2
SAVE_PRICE: Final[i64] = 2  # Qi, GW-SAVE-01

# The check (GW-AUTUMN-20, GW-WINTER-03)


def step_defeats(board: Board, frame: Frame) -> None:
    """GW-AMB-10: list the fully covered Hordes once, resolve them in that order, then look again."""
    slot = next_due(board)
    if slot < 0 or board.switches[RESCAN] == 1:
        list_defeated(board)
        slot = next_due(board)
    if slot < 0:
        board.agenda = frame.below
        return
    board.push(DEFEAT, 0, slot)


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


def step_defeat(board: Board, frame: Frame) -> None:
    """First the window "Horde defeated"; then GW-HORDE-DEFEAT-1 to GW-HORDE-DEFEAT-3, and the dead are named."""
    slot = frame.x
    section = slot // 3
    if frame.y == 0:
        board.replace(frame, slot, 1)
        if board.sink is not None:
            board.tell(meta.HORDE_DEFEATED, (board.slot_card[slot] // 3, section))
        board.open_window(AT_DEFEATED, section, board.humans())
        return
    board.agenda = frame.below
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
    board.push(FALLEN, 0, slot, taker_of(board, slot) + 1)
    board.push(DEATHS, 0, section, 1)
    board.push_in_tea_order(KILLING, on_it, slot, 0)
    board.trigger_all(AT_DEFEATED, section, on_it | near)


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


def deaths_on(board: Board, faction: i64, slot: i64, breach: i64) -> i64:
    """GW-KILL-01: how many of a faction's soldiers on the card are killed."""
    figures = board.soldiers_on(slot, faction, SPEARMAN) + board.soldiers_on(slot, faction, HORSEMAN)
    limit = board.lethality(faction)
    kind: i64 = board.slot_card[slot] // 3
    if board.cards.horde_ability[kind] == DEADLIER:
        limit += board.cards.horde_number[kind]
    if breach == 1 and board.switches[KILL_SCOPE] == 2:
        return figures
    if breach == 1 and board.switches[KILL_SCOPE] == 1:  # so many in the whole Section, those nearest to the Wall first
        for row in range(slot % 3):
            at = (row * board.factions + faction) * 2
            limit -= board.dead[at] + board.dead[at + 1]
    if limit < 0:
        limit = 0
    return limit if limit < figures else figures


def kill_options(board: Board, frame: Frame) -> list[int]:
    """GW-KILL-03: how many Horsemen among the dead; the rest are Spearmen."""
    deaths = deaths_on(board, frame.seat, frame.x, frame.y)
    spears = board.soldiers_on(frame.x, frame.seat, SPEARMAN)
    horses = board.soldiers_on(frame.x, frame.seat, HORSEMAN)
    least = deaths - spears if deaths > spears else 0
    most = horses if horses < deaths else deaths
    return [KILL + count for count in range(least, most + 1)]


def step_killing(board: Board, frame: Frame) -> i64:
    """GW-AMB-46: Qin Jiushao, and the Rush Clan under him, lose the first figures in the order of his attacks."""
    options = kill_options(board, frame)
    decider = board.decider(frame.seat)
    if len(options) > 1 and decider != board.qin:
        return decider
    pick: i64 = options[0]
    if len(options) > 1:
        pick = KILL + first_horses(board, frame)
    take_kill(board, frame, pick)
    return -1


def first_horses(board: Board, frame: Frame) -> i64:
    """How many Horsemen are among the first figures of the card, column by column."""
    deaths = deaths_on(board, frame.seat, frame.x, frame.y)
    horses: i64 = 0
    cover: i64 = board.cover[frame.x]
    for column in range(6):
        for line in range(2):
            code = (cover >> (5 * (line * 6 + column))) & 31
            if deaths > 0 and (code == HORSE_LEFT + frame.seat or code == HORSE_UP + frame.seat):
                horses += 1
                deaths -= 1
            elif deaths > 0 and code == SPEAR_ON + frame.seat:
                deaths -= 1
    return horses


def take_kill(board: Board, frame: Frame, pick: i64) -> None:
    board.agenda = frame.below
    horses = pick - KILL
    spears = deaths_on(board, frame.seat, frame.x, frame.y) - horses
    at = ((frame.x % 3) * board.factions + frame.seat) * 2
    board.dead[at] = spears
    board.dead[at + 1] = horses
    tell_killed(board, frame.seat, spears, SPEARMAN)
    tell_killed(board, frame.seat, horses, HORSEMAN)


def tell_killed(board: Board, faction: i64, count: i64, soldier: i64) -> None:
    if count > 0 and board.sink is not None:
        board.tell(meta.SOLDIERS_KILLED, (faction, count, soldier))


def all_dead(board: Board, faction: i64) -> i64:
    return board.dead_of(faction, SPEARMAN) + board.dead_of(faction, ARCHER) + board.dead_of(faction, HORSEMAN)


def step_deaths(board: Board, frame: Frame) -> None:
    """The window "soldiers killed", then whoever lost some may pay to save them (GW-SAVE-01), in Tea order.

    y: 1 at a defeat, where one window may be all there is (GW-AMB-11).
    """
    board.agenda = frame.below
    mask: i64 = 0
    index: i64 = len(board.tea) - 1
    while index >= 0:
        faction = board.tea[index]
        if faction < board.players and all_dead(board, faction) > 0:
            mask |= 1 << faction
            board.push(SAVING, faction, frame.x)
        index -= 1
    if frame.y == 0 or board.switches[ONE_WINDOW] == 0:
        board.open_window(AT_KILLED, frame.x, mask)


def saving_options(board: Board, frame: Frame) -> list[int]:
    options = [int(PASS)]
    faction = frame.seat
    if frame.y == 0 and board.resources[faction * 4 + QI] < save_price(board, faction):
        return options
    for soldier in range(3):
        if board.dead_of(faction, soldier) > 0:
            options.append(SAVE + soldier)
    return options


def save_price(board: Board, faction: i64) -> i64:
    price: i64 = SAVE_PRICE + board.change(faction, SAVE_COST)
    return price if price > 0 else 0


def step_saving(board: Board, frame: Frame) -> i64:
    faction = frame.seat
    left = all_dead(board, faction)
    if left > 0 and frame.y < left:
        return faction
    board.agenda = frame.below
    if left > 0:  # all for nothing: no choice is left
        for soldier in range(3):
            while board.dead_of(faction, soldier) > 0:
                save(board, faction, soldier)
    return -1


def save(board: Board, faction: i64, soldier: i64) -> None:
    board.saved[faction * 3 + soldier] = board.saved[faction * 3 + soldier] + 1
    if board.sink is not None:
        board.tell(meta.SOLDIER_SAVED, (faction, soldier))


def take_saving(board: Board, frame: Frame, pick: i64) -> None:
    faction = frame.seat
    if pick == PASS:
        board.agenda = frame.below
        return
    if frame.y == 0:
        board.pay(faction, QI, save_price(board, faction))
    elif frame.y > 1:
        board.replace(frame, frame.x, frame.y - 1)
    else:
        board.agenda = frame.below
    save(board, faction, pick - SAVE)


# The end of a Horde


def step_fallen(board: Board, frame: Frame) -> None:
    """GW-HORDE-DEFEAT-5 to GW-HORDE-DEFEAT-7."""
    board.agenda = frame.below
    slot = frame.x
    section = slot // 3
    taker = frame.y - 1
    card: i64 = board.slot_card[slot]
    for faction in range(board.factions):
        for soldier in range(0, 3, 2):
            figures = board.soldiers_on(slot, faction, soldier)
            if figures > 0:
                lost = board.dead_of(faction, soldier)
                if faction >= board.players:  # GW-REED-36, GW-SOLO-20
                    lost = figures
                send_home(board, faction, soldier, section, lost, figures - lost)
    trigger_killed(board, section)
    remove_horde(board, slot)
    clear_dead(board)
    if taker >= 0 and taker != board.rush:
        board.taken[taker] += bytes([card, 0])
        if board.sink is not None:
            board.tell(meta.HORDE_TAKEN, (taker, card // 3))
        if board.is_cooperative():  # GW-COOP-36
            board.add_honour(taker, board.cards.honour[card // 3])
        if taker < board.players:
            board.trigger(AT_TAKEN, taker, section)
            if board.cards.horde_ability[card // 3] == FALLS:
                board.push(EFFECT, taker, board.cards.horde_pc[card // 3], section)
    else:
        board.horde_discard += bytes([card])
        if board.sink is not None:
            board.tell(meta.HORDE_GONE, (card // 3,))


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


def trigger_killed(board: Board, section: i64) -> None:
    """Abilities of those whose soldiers were killed and not saved (GW-SAVE-03)."""
    index: i64 = len(board.tea) - 1
    while index >= 0:
        faction = board.tea[index]
        if all_dead(board, faction) > 0:
            board.trigger(AT_KILLED, faction, section)
        index -= 1


# Winter


def step_arrows(board: Board, frame: Frame) -> None:
    """GW-WINTER-01: Section by Section, in Tea order."""
    section = frame.x
    if section >= SECTIONS:
        board.agenda = frame.below
        return
    board.replace(frame, section + 1, 0)
    index: i64 = len(board.tea) - 1
    while index >= 0:
        faction = board.tea[index]
        archers: i64 = board.posts[section * board.factions + faction]
        if archers > 0:
            board.push(WOUNDING, faction, archers, (1 << section) | BY_ARCHERS)
        index -= 1


def step_assault(board: Board, frame: Frame) -> None:
    """GW-WINTER-04."""
    section = frame.x
    board.extra_defence = 0
    if section >= SECTIONS:
        board.agenda = frame.below
        return
    board.replace(frame, section + 1, 0)
    if board.depth[section] > 0:  # GW-WINTER-11
        board.push(COMPARE, 0, section)
        board.open_window(AT_ASSAULT, section, board.humans())
        board.trigger_all(AT_ASSAULT, section, board.humans())


def step_compare(board: Board, frame: Frame) -> None:
    """GW-WINTER-07, GW-WINTER-08."""
    section = frame.x
    defence = board.defence(section)
    offence = board.offence(section)
    board.agenda = frame.below
    breached = offence > defence
    if board.sink is not None:
        board.tell(meta.WALL_BREACHED if breached else meta.WALL_HELD, (section, defence, offence))
    if breached:
        board.push(BREACH, 0, section)
    else:
        board.trigger_all(AT_HELD, section, board.humans())


def step_breach(board: Board, frame: Frame) -> None:
    """GW-BREACH-1, GW-BREACH-2, GW-BREACH-4: Shame first, then all deaths as one event."""
    section = frame.x
    board.agenda = frame.below
    board.push(BREACHED, 0, section)
    board.push(DEATHS, 0, section)
    for faction in range(board.factions):
        archers: i64 = board.posts[section * board.factions + faction]
        board.dead[6 * board.factions + faction] = archers
        tell_killed(board, faction, archers, ARCHER)
    row: i64 = board.depth[section] - 1
    while row >= 0:
        slot = section * 3 + row
        on_it: i64 = 0
        for faction in range(board.factions):
            if board.points_of(slot, faction) > 0:
                on_it |= 1 << faction
        board.push_in_tea_order(KILLING, on_it, slot, 1)
        row -= 1
    push_breach_shame(board, section)


def push_breach_shame(board: Board, section: i64) -> None:
    """GW-AMB-05: card by card, or once for the whole Section."""
    index: i64 = len(board.tea) - 1
    while index >= 0:
        faction = board.tea[index]
        index -= 1
        if faction >= board.players:
            continue
        cards: i64 = 0
        absent: i64 = 0
        for row in range(board.depth[section]):
            slot = section * 3 + row
            cards += 1
            if board.points_of(slot, faction) == 0:
                absent += 1
                kind: i64 = board.slot_card[slot] // 3
                if board.cards.horde_ability[kind] == BREACHES:
                    board.push(EFFECT, faction, board.cards.horde_pc[kind], section)
        tiles = absent
        if board.switches[SHAME_BY_SECTION] == 1:
            here = absent < cards
            if board.switches[REST_COUNTS] == 1:
                at = board.rest_at(section, faction, 0)
                here = here or board.rest[at] + board.rest[at + 1] + board.rest[at + 2] > 0
            tiles = 0 if here else cards
        if tiles > 0:
            board.push(SHAME_DUE, faction, tiles)


def step_breached(board: Board, frame: Frame) -> None:
    """GW-BREACH-3: whoever leaves a card leaves Wounds; the dead go home."""
    section = frame.x
    board.agenda = frame.below
    board.trigger_all(AT_BREACHED, section, board.humans())
    trigger_killed(board, section)
    for faction in range(board.factions):
        for row in range(board.depth[section]):
            at = (row * board.factions + faction) * 2
            leave_wounds(board, section * 3 + row, faction, board.dead[at], board.dead[at + 1])
        board.posts[section * board.factions + faction] = 0
        for soldier in range(3):
            send_home(board, faction, soldier, section, board.dead_of(faction, soldier), board.saved[faction * 3 + soldier])
    clear_dead(board)


def leave_wounds(board: Board, slot: i64, faction: i64, spears: i64, horses: i64) -> None:
    """GW-GEN-07: column by column; which of several equal figures leaves makes no difference."""
    if spears == 0 and horses == 0:
        return
    for column in range(6):
        for line in range(2):
            point = line * 6 + column
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
                board.set_cover(slot, point + 6, WOUND)
                horses -= 1
