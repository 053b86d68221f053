"""Recruiting and attacking (GW-BARRACKS, GW-ATTACK)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .picks import PAIR, PASS, POINT, POST, REST, SHOOT, SOLDIER
from .pieces import ARCHER, HORSEMAN, PAIR_FIRST, PAIR_SECOND, PAIRS, POINTS, SECTIONS, SPEAR_ON, SPEARMAN, WOUND
from .qin import qin_wounds
from .steps import DEPLOYING, EFFECT, WOUNDING
from .vocabulary import ALL, AT_COVERED, AT_RECRUITED, AT_SHOT, EACH, HERE, RECRUIT_COST

BY_ARCHERS: Final[i64] = 16  # in y of WOUNDING
OPTIONAL: Final[i64] = 32

# Recruiting


def recruit_price(board: Board, faction: i64, soldier: i64, discount: i64) -> list[int]:
    """GW-BARRACKS-03: what a Soldier costs; a discount is taken from the resource of which most is asked."""
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


def recruit_options(board: Board, frame: Frame) -> list[int]:
    """By kind, in the order of the kinds, so that the same Recruitment is chosen in one way only."""
    options = [int(PASS)]
    if frame.x > 0:
        lowest = (frame.y >> 3) & 3
        for soldier in range(lowest, 3):
            if (frame.y >> soldier) & 1 and can_recruit(board, frame.seat, soldier, frame.y >> 5):
                options.append(SOLDIER + soldier)
    return options


def take_recruit(board: Board, frame: Frame, pick: i64) -> None:
    """GW-BARRACKS-05: all are paid before the first is placed; one Recruitment, one bonus."""
    faction = frame.seat
    if pick != PASS:
        soldier = pick - SOLDIER
        price = recruit_price(board, faction, soldier, frame.y >> 5)
        for resource in range(4):
            board.pay(faction, resource, price[resource])
        at = faction * 3 + soldier
        board.reserve[at] = board.reserve[at] - 1
        board.recruits[soldier] = board.recruits[soldier] + 1
        if board.sink is not None:
            board.tell(meta.RECRUITED, (faction, soldier))
        if frame.x > 1:
            board.replace(frame, frame.x - 1, (frame.y & ~24) | (soldier << 3))
            return
    board.agenda = frame.below
    if board.recruits[0] + board.recruits[1] + board.recruits[2] > 0:
        board.push(DEPLOYING, faction)
        soldier = 2
        while soldier >= 0:
            if board.recruits[soldier] > 0:
                trigger_recruited(board, faction, soldier)
            soldier -= 1


def trigger_recruited(board: Board, faction: i64, soldier: i64) -> None:
    """Abilities without a filter act once, for the first kind of the Recruitment."""
    first: i64 = 0
    while board.recruits[first] == 0:
        first += 1
    if not (board.watch[faction] >> AT_RECRUITED) & 1:
        return
    cards = board.cards
    for index in board.abilities_of(faction, AT_RECRUITED, soldier):
        if cards.ability_filter[index] > 0 or soldier == first:
            board.push(EFFECT, faction, cards.ability_pc[index], 0)


def deploy_options(board: Board, frame: Frame) -> list[int]:
    """GW-BARRACKS-04, GW-ATTACK-01, 03, 05: each recruit attacks or rests."""
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


def take_deploy(board: Board, frame: Frame, pick: i64) -> None:
    faction = frame.seat
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
    if recruits[0] + recruits[1] + recruits[2] == 0:
        board.agenda = frame.below
    if pick >= POST:
        attack_with(board, faction, soldier, pick)
    else:
        section = (pick - REST) % 3
        at = board.rest_at(section, faction, soldier)
        board.rest[at] = board.rest[at] + 1
        if board.sink is not None:
            board.tell(meta.RESTED, (faction, soldier, section))


def attack_with(board: Board, faction: i64, soldier: i64, pick: i64) -> None:
    """A Soldier that has left its place strikes: the target is the pick."""
    if soldier == ARCHER:
        section = pick - POST
        at = section * board.factions + faction
        board.posts[at] = board.posts[at] + 1
        if board.sink is not None:
            board.tell(meta.POSTED, (faction, section))
        board.push(WOUNDING, faction, 1, (1 << section) | BY_ARCHERS)
    elif soldier == SPEARMAN:
        slot = (pick - POINT) // POINTS
        point = (pick - POINT) % POINTS
        board.set_cover(slot, point, SPEAR_ON + faction)
        tell_attack(board, faction, soldier, slot)
        board.trigger(AT_COVERED, faction, slot // 3, soldier)
        push_reward(board, faction, slot, point)
    else:
        slot = (pick - PAIR) // PAIRS
        pair = (pick - PAIR) % PAIRS
        board.cover_pair(slot, pair, faction)
        tell_attack(board, faction, soldier, slot)
        board.trigger(AT_COVERED, faction, slot // 3, soldier)
        push_reward(board, faction, slot, PAIR_SECOND[pair])
        push_reward(board, faction, slot, PAIR_FIRST[pair])


def tell_attack(board: Board, faction: i64, soldier: i64, slot: i64) -> None:
    if board.sink is not None:
        board.tell(meta.ATTACKED, (faction, soldier, board.slot_card[slot] // 3, slot // 3))


def push_reward(board: Board, faction: i64, slot: i64, point: i64) -> None:
    """GW-ATTACK-02, GW-ATTACK-04."""
    pc: i64 = board.cards.reward_pc[(board.slot_card[slot] // 3) * POINTS + point]
    if board.cards.ops[pc] != 0:
        board.push(EFFECT, faction, pc, slot // 3)


# Attacks by other effects (GW-ATTACK-07 to GW-ATTACK-13)
# y: types (3 bits), place (2), Section of "here" (2), Sections used (3), shots of each Section (3 bits each)


def shots_used(y: i64, section: i64) -> i64:
    return (y >> (10 + 3 * section)) & 7


def attack_options(board: Board, frame: Frame) -> list[int]:
    options = [int(PASS)]
    faction = frame.seat
    y = frame.y
    place = (y >> 3) & 3
    spears: list[int] = []
    horses: list[int] = []
    shots: list[int] = []
    for section in range(board.first_section, SECTIONS):
        if place == HERE and section != (y >> 5) & 3:
            continue
        if place == EACH and (y >> (7 + section)) & 1:
            continue
        at = board.rest_at(section, faction, 0)
        if y & 2:
            if board.rest[at + ARCHER] > 0 and board.free_posts(section) > 0:
                options.append(POST + section)
            if board.posts[section * board.factions + faction] > shots_used(y, section) and can_wound(board, section, True):
                shots.append(SHOOT + section)
        if y & 1 and board.rest[at + SPEARMAN] > 0:
            add_points(spears, section * 3, board.vacant(section * 3))
        if y & 4 and board.rest[at + HORSEMAN] > 0:
            for row in range(board.depth[section]):
                add_pairs(horses, section * 3 + row, board.vacant(section * 3 + row))
    return options + shots + spears + horses


def take_attack(board: Board, frame: Frame, pick: i64) -> None:
    faction = frame.seat
    if pick == PASS:
        board.agenda = frame.below
        return
    if pick >= PAIR:
        section = (pick - PAIR) // PAIRS // 3
        soldier = HORSEMAN
    elif pick >= POINT:
        section = (pick - POINT) // POINTS // 3
        soldier = SPEARMAN
    elif pick >= SHOOT:
        section = pick - SHOOT
        soldier = ARCHER
    else:
        section = pick - POST
        soldier = ARCHER
    y = frame.y | (1 << (7 + section))
    if soldier == ARCHER and shots_used(y, section) < 7:
        y += 1 << (10 + 3 * section)
    left = frame.x if frame.x >= ALL else frame.x - 1
    if (frame.y >> 3) & 3 == EACH:
        left = frame.x  # once in each Section, whatever the number
    if left > 0:
        board.replace(frame, left, y)
    else:
        board.agenda = frame.below
    if pick >= SHOOT and pick < POINT:
        board.push(WOUNDING, faction, 1, (1 << section) | BY_ARCHERS)
        return
    at = board.rest_at(section, faction, soldier)
    board.rest[at] = board.rest[at] - 1
    attack_with(board, faction, soldier, pick)


# Wounds


def can_wound(board: Board, section: i64, by_archers: bool) -> bool:
    for row in range(board.depth[section]):
        slot = section * 3 + row
        if board.vacant(slot) > 0 and not (by_archers and board.is_shielded(slot)):
            return True
    return False


def wound_options(board: Board, frame: Frame) -> list[int]:
    options: list[int] = []
    if frame.y & OPTIONAL:
        options.append(int(PASS))
    for section in range(board.first_section, SECTIONS):
        if (frame.y >> section) & 1:
            rows: i64 = board.depth[section]
            if frame.y & 8 and rows > 1:
                rows = 1
            for row in range(rows):
                slot = section * 3 + row
                if not (frame.y & BY_ARCHERS and board.is_shielded(slot)):
                    add_points(options, slot, board.vacant(slot))
    return options


def step_wounding(board: Board, frame: Frame) -> i64:
    """GW-AMB-26: where nothing is vacant, no wound."""
    if frame.seat == board.qin:
        board.agenda = frame.below
        for _ in range(frame.x):
            for section in range(SECTIONS):
                if (frame.y >> section) & 1:
                    qin_wounds(board, section)
        return -1
    options = wound_options(board, frame)
    if not options:
        board.agenda = frame.below
        return -1
    return frame.seat


def take_wound(board: Board, frame: Frame, pick: i64) -> None:
    if pick == PASS:
        board.agenda = frame.below
        return
    slot = (pick - POINT) // POINTS
    board.set_cover(slot, (pick - POINT) % POINTS, WOUND)
    if board.sink is not None:
        board.tell(meta.WOUNDED, (frame.seat, board.slot_card[slot] // 3, slot // 3))
    if frame.x > 1:
        board.replace(frame, frame.x - 1, frame.y)
    else:
        board.agenda = frame.below
    if frame.y & BY_ARCHERS:
        board.trigger(AT_SHOT, frame.seat, slot // 3)
