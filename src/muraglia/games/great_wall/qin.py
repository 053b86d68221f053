"""Qin Jiushao, and the Rush Clan while he commands it: rules, not a bot (GW-SOLO)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from . import meta
from .board import Board
from .meta import QIN_MUST_PAY, QIN_ROWS_FIRST
from .payment import QinStore
from .picks import HOME
from .pieces import ARCHER, HIGHEST_WALL, LOCATIONS, PRODUCTION, ROWS, SECTIONS, SPEAR_ON, SPEARMAN, WOUND
from .sources import BY_POINT
from .step import FactionStep

POINT_HONOUR: Final[i64] = 2  # GW-SOLO-41


# Clerks


def qin_moves_clerks(board: Board, number: i64, different: bool) -> None:
    """GW-SOLO-24, GW-SOLO-31, GW-SOLO-32, GW-SOLO-33, GW-SOLO-35: to the lowest Locations of his track that take a Clerk."""
    used: i64 = 0
    for _ in range(number):
        target: i64 = -1
        index: i64 = 4
        while index >= 0 and target < 0:
            place = board.qin_track[index]
            if not board.is_full(place) and not (different and (used >> place) & 1):
                target = place
            index -= 1
        if target < 0:
            return
        source = qin_source(board, target)
        if source < 0:
            return
        used |= 1 << target
        move_clerk(board, board.qin, source, target)


def qin_source(board: Board, target: i64) -> i64:
    """GW-SOLO-34, GW-AMB-49: the Reserve, else the highest Location with an unlocked Clerk, if it is higher than the target."""
    if board.home[board.qin] > 0:
        return HOME
    for place in board.qin_track:
        if place == target:
            return -1
        if board.clerks[place * board.factions + board.qin] > 0 and not board.is_full(place):
            return place
    return -1


def move_clerk(board: Board, faction: i64, source: i64, target: i64) -> None:
    factions = board.factions
    if source == HOME:
        board.home[faction] = board.home[faction] - 1
    else:
        board.clerks[source * factions + faction] = board.clerks[source * factions + faction] - 1
    board.clerks[target * factions + faction] = board.clerks[target * factions + faction] + 1
    if board.sink is not None:
        if source == HOME:
            board.tell(meta.CLERK_MOVED, (faction, target, board.cause()))
        else:
            board.tell(meta.CLERK_CHANGED, (faction, target, source, board.cause()))


def qin_moves_rush_clerks(board: Board, number: i64) -> None:
    """GW-SOLO-45a: first from Locations he does not use, then from the highest, only towards lower ones."""
    factions = board.factions
    rush = board.rush
    used: i64 = 0
    for _ in range(number):
        target: i64 = -1
        index: i64 = 4
        while index >= 0 and target < 0:
            place = board.qin_track[index]
            if not board.is_full(place) and board.clerks[place * factions + rush] == 0 and not (used >> place) & 1:
                target = place
            index -= 1
        if target < 0:
            return
        source: i64 = -1
        for place in range(PRODUCTION + 1, LOCATIONS):
            if source < 0 and board.clerks[place * factions + rush] > 0 and not board.is_full(place):
                source = place
        if source < 0:
            for place in board.qin_track:
                if place == target:
                    break
                if source < 0 and board.clerks[place * factions + rush] > 0 and not board.is_full(place):
                    source = place
        if source < 0:
            return
        used |= 1 << target
        move_clerk(board, rush, source, target)


def qin_shifts_track(board: Board, place: i64) -> None:
    """GW-SOLO-25: the token goes to the highest place."""
    at: i64 = board.qin_track.find(bytes([place]))
    if at >= 0:
        track = board.qin_track
        board.qin_track = track[at : at + 1] + track[:at] + track[at + 1 :]
        if board.sink is not None:
            board.tell(meta.TRACK_SHIFTED, (place,))


# Activation


def qin_gathers(board: Board, place: i64) -> None:
    """GW-SOLO-36, GW-SOLO-21a: Honour in place of Resources; he upgrades and donates nothing."""
    level: i64 = board.overseers[board.qin * 4 + place]
    board.add_honour(board.qin, level * board.clerks[place * board.factions + board.qin])


@mypyc_attr(acyclic=True, free_list_len=1)
class QinRecruits(FactionStep):
    """GW-SOLO-37, when his place in Tea order comes: so many Spearmen."""

    FIELDS: ClassVar = ("faction", "left")
    SOURCE: ClassVar = BY_POINT
    left: i64

    def __init__(self, faction: i64, left: i64) -> None:
        self.faction = faction
        self.left = left

    def run(self, board: Board) -> None:
        for _ in range(self.left):
            qin_recruits_spearman(board, board.qin)


# Attacks


def aimed_section(board: Board) -> i64:
    """GW-SOLO-40: the Section of the current Invasion indicator; GW-AMB-30: the leftmost usable one if there is none."""
    section = board.indicator()
    return section if section >= board.first_section else board.first_section


def other_section(board: Board, section: i64) -> i64:
    return board.first_section if section != board.first_section else SECTIONS - 1


def first_vacant(board: Board, slot: i64) -> i64:
    """GW-SOLO-42, GW-AMB-45: column by column from the left, each from top to bottom; -1: none."""
    vacant = board.vacant(slot)
    if board.switches[QIN_ROWS_FIRST] == 1:
        for point in range(12):
            if (vacant >> point) & 1:
                return point
        return -1
    for column in range(6):
        if (vacant >> column) & 1:
            return column
        if (vacant >> (column + 6)) & 1:
            return column + 6
    return -1


def qin_recruits_spearman(board: Board, faction: i64) -> None:
    """GW-SOLO-37, GW-AMB-42, GW-SOLO-40, GW-SOLO-41; for the Rush Clan GW-SOLO-45b: no Honour."""
    if board.reserve[faction * 3 + SPEARMAN] == 0:
        return
    section = aimed_section(board)
    for _ in range(2):
        point = first_vacant(board, section * 3)
        if point >= 0:
            board.reserve[faction * 3 + SPEARMAN] = board.reserve[faction * 3 + SPEARMAN] - 1
            board.set_cover(section * 3, point, SPEAR_ON + faction)
            if board.sink is not None:
                board.tell(meta.ATTACKED, (faction, SPEARMAN, board.slot_card[section * 3] // 3, section, 1, point, -1, board.cause()))
            board.add_honour(faction, POINT_HONOUR)
            return
        section = other_section(board, section)


def qin_posts_archer(board: Board) -> None:
    """GW-SOLO-43."""
    at = board.qin * 3 + ARCHER
    section = aimed_section(board)
    if board.reserve[at] == 0 or board.free_posts(section) <= 0:
        return
    board.reserve[at] = board.reserve[at] - 1
    board.posts[section * board.factions + board.qin] = board.posts[section * board.factions + board.qin] + 1
    if board.sink is not None:
        board.tell(meta.POSTED, (board.qin, section))
    qin_wounds(board, section)


def qin_wounds(board: Board, section: i64) -> None:
    """GW-SOLO-41, GW-SOLO-42: the nearest Horde of the Section with a vacant point."""
    for row in range(ROWS):
        slot = section * 3 + row
        point = first_vacant(board, slot)
        if point >= 0 and not board.is_shielded(slot):
            board.set_cover(slot, point, WOUND)
            if board.sink is not None:
                board.tell(meta.WOUNDED, (board.qin, board.slot_card[slot] // 3, section, row + 1, point, board.cause()))
            board.add_honour(board.qin, POINT_HONOUR)
            return


def qin_shoots(board: Board) -> None:
    """An Attack of all his archers."""
    for section in range(board.first_section, SECTIONS):
        for _ in range(board.posts[section * board.factions + board.qin]):
            qin_wounds(board, section)


# Walls and Overseers


def qin_builds(board: Board) -> None:
    """GW-SOLO-44, GW-AMB-23."""
    section = aimed_section(board)
    if board.wall[section] == HIGHEST_WALL:
        section = other_section(board, section)
        if board.wall[section] == HIGHEST_WALL:
            return
    cost: i64 = board.cards.wall_cost[section * 3 + board.wall[section]]
    stored = board.stored()
    if board.switches[QIN_MUST_PAY] == 1 and stored < cost:
        return
    board.wall[section] = board.wall[section] + 1
    if board.sink is not None:
        board.tell(meta.WALL_BUILT, (board.qin, section, board.wall[section]))
    board.add_honour(board.qin, cost)
    used = cost if cost < stored else stored
    if used > 0:
        board.do(QinStore(board.qin, used))


def qin_upgrades(board: Board) -> None:
    """His lowest Overseer, the one highest on the Location track of several."""
    best: i64 = -1
    for place in board.qin_track:
        if place < PRODUCTION:
            level: i64 = board.overseers[board.qin * 4 + place]
            if board.cards.overseer_cost[place * 4 + level] > 0 and (best < 0 or level < board.overseers[board.qin * 4 + best]):
                best = place
    if best >= 0:
        board.overseers[board.qin * 4 + best] = board.overseers[board.qin * 4 + best] + 1
        if board.sink is not None:
            board.tell(meta.OVERSEER_RAISED, (board.qin, best, board.overseers[board.qin * 4 + best], -1, board.cause()))
