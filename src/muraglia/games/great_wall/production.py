"""Production Locations, Overseers and donations (GW-PROD, GW-OVERSEER, GW-DONATE)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .clerks import rush_at_temple
from .picks import LOCATION, PASS, SOLDIER, YES
from .pieces import PRODUCTION, TEMPLE
from .qin import qin_gathers
from .steps import DONATING, UPGRADE_ANY, UPGRADING
from .vocabulary import AT_DONATED, AT_GATHERED, AT_UPGRADED, DONATION, UPGRADE_COST

DONATION_HONOUR: Final[i64] = 2  # GW-DONATE-02


def gather(board: Board, frame: Frame) -> None:
    """GW-PROD-02: all gather, then all may upgrade, then all may donate."""
    place = frame.x
    board.agenda = frame.below
    gatherers = frame.asked & board.humans()
    if place != TEMPLE:  # GW-DONATE-03
        board.push_in_tea_order(DONATING, gatherers, place, 0)
    board.push_in_tea_order(UPGRADING, gatherers, place, 0)
    board.trigger_all(AT_GATHERED, place, gatherers, place)
    for faction in board.tea:
        clerks: i64 = board.clerks[place * board.factions + faction]
        if not (frame.asked >> faction) & 1 or clerks == 0:
            continue
        if faction == board.rush:  # GW-REED-27, GW-REED-28
            if place == TEMPLE:
                rush_at_temple(board)
            else:
                board.warehouse[place] = board.warehouse[place] + 1
        elif faction == board.qin:
            qin_gathers(board, place)
        else:  # GW-PROD-03, GW-PROD-04
            board.gain(faction, place, clerks + board.overseers[faction * 4 + place])


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
    """`soldier`: who becomes the first Overseer there (GW-OVERSEER-02)."""
    cost = upgrade_cost(board, faction, place, discount)
    board.pay(faction, board.cards.overseer_kind[place], cost)
    at = faction * 4 + place
    if board.overseers[at] == 0:
        board.reserve[faction * 3 + soldier] = board.reserve[faction * 3 + soldier] - 1
        board.overseer_types[at] = soldier + 1
    board.overseers[at] = board.overseers[at] + 1
    if board.sink is not None:
        board.tell(meta.OVERSEER_RAISED, (faction, place, board.overseers[at]))
    board.trigger(AT_UPGRADED, faction, place, place)


def production_options(board: Board, frame: Frame) -> list[int]:
    faction = frame.seat
    options = [int(PASS)]
    if frame.step == DONATING:
        if board.resources[faction * 4 + frame.x] > 0:
            options.append(int(YES))
        return options
    if frame.step == UPGRADING:
        if can_upgrade(board, faction, frame.x, frame.y):
            options += overseer_options(board, faction, frame.x)
        return options
    discount = frame.y >> 5
    for place in range(PRODUCTION):
        if not (frame.y >> place) & 1 and can_upgrade(board, faction, place, discount):
            options.append(LOCATION + place)
    return options


def overseer_options(board: Board, faction: i64, place: i64) -> list[int]:
    """GW-OVERSEER-02: any usable soldier of the Reserve."""
    if board.overseers[faction * 4 + place] > 0:
        return [int(YES)]
    return [SOLDIER + soldier for soldier in range(3) if board.usable(faction, soldier) > 0]


def take_production(board: Board, frame: Frame, pick: i64) -> None:
    faction = frame.seat
    board.agenda = frame.below
    if pick == PASS:
        return
    if frame.step == DONATING:
        board.pay(faction, frame.x, 1)
        board.warehouse[frame.x] = board.warehouse[frame.x] + 1
        if board.sink is not None:
            board.tell(meta.DONATED, (faction, frame.x))
        board.add_honour(faction, DONATION_HONOUR + board.change(faction, DONATION))
        board.trigger(AT_DONATED, faction, frame.x, frame.x)
    elif frame.step == UPGRADING:
        raise_overseer(board, faction, frame.x, 0 if pick == YES else pick - SOLDIER, frame.y)
    else:
        place = pick - LOCATION
        different = (frame.y >> 4) & 1
        if frame.x > 1:
            board.push(UPGRADE_ANY, faction, frame.x - 1, frame.y | (1 << place) if different else frame.y)
        discount = frame.y >> 5
        if board.overseers[faction * 4 + place] > 0:
            raise_overseer(board, faction, place, 0, discount)
        else:
            board.push(UPGRADING, faction, place, discount)
