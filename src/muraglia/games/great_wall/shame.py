"""Shame tiles: receiving, placing, discarding (GW-SHAME, GW-COOP-31, GW-COOP-32)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .picks import PASS, PAY_HONOUR, SHAME_HORDE, SHAME_OFF, SHAME_OFF_HORDE, SHAME_ON
from .pieces import QI
from .steps import SHAME_PLACE
from .vocabulary import AT_SHAMED, SHAME_COST

PENALTY: Final[i64] = 5  # GW-SHAME-8, GW-SHAME-9
SUMMER_PRICE: Final[i64] = 2  # Qi, GW-SUMMER-03
HONOUR_PRICE: Final[i64] = 10  # GW-COOP-31


def step_due(board: Board, frame: Frame) -> None:
    """One tile after the other (GW-SHAME-4); before each its receiver may play a Tactic card."""
    if frame.x > 1:
        board.replace(frame, frame.x - 1, 0)
    else:
        board.agenda = frame.below
    if frame.seat < board.players:
        board.push(SHAME_PLACE, frame.seat)
        board.open_window(AT_SHAMED, 0, 1 << frame.seat)


def place_options(board: Board, frame: Frame) -> list[int]:
    faction = frame.seat
    options: list[int] = []
    if board.is_cooperative() and board.honour[faction] >= HONOUR_PRICE:
        options.append(int(PAY_HONOUR))
    for soldier in range(3):
        if board.usable(faction, soldier) > 0:
            options.append(SHAME_ON + soldier)
    if not board.is_cooperative():
        options += horde_options(board, faction, SHAME_HORDE, 0, 2)
    return options


def has_place(board: Board, frame: Frame) -> bool:
    """Nearly always there is a Soldier; only without one the whole list is worth making."""
    for soldier in range(3):
        if board.usable(frame.seat, soldier) > 0:
            return True
    return len(place_options(board, frame)) > 0


def horde_options(board: Board, faction: i64, start: i64, low: i64, high: i64) -> list[int]:
    """Taken hordes with a number of tiles in [low, high), each kind and number once, ascending."""
    found: list[int] = []
    taken = board.taken[faction]
    for index in range(0, len(taken), 2):
        if low <= taken[index + 1] and taken[index + 1] < high:
            pick = start + (taken[index] // 3) * 2 + taken[index + 1] - low
            if pick not in found:
                found.append(pick)
    if len(found) > 1:
        found.sort()
    return found


def step_place(board: Board, frame: Frame) -> i64:
    """GW-SHAME-8, GW-SHAME-9, GW-COOP-51: what happens where no tile or no place is left."""
    faction = frame.seat
    if board.spared:
        board.spared = 0
        board.agenda = frame.below
        if board.sink is not None:
            board.tell(meta.SHAME_SPARED, (faction,))
        return -1
    if board.shame == 0:
        if board.is_cooperative():
            board.lose_together()
            return -1
        board.agenda = frame.below
        board.add_honour(faction, -PENALTY)
        return -1
    if not has_place(board, frame):
        board.agenda = frame.below
        board.shame -= 1
        board.shame_boxed += 1
        if board.sink is not None:
            board.tell(meta.SHAME_LOST, (faction, board.shame))
        board.add_honour(faction, -PENALTY)
        return -1
    return faction


def take_shame(board: Board, frame: Frame, pick: i64) -> None:
    faction = frame.seat
    board.agenda = frame.below
    if pick == PAY_HONOUR:  # the tile goes back at once
        board.add_honour(faction, -HONOUR_PRICE)
        if board.sink is not None:
            board.tell(meta.SHAME_SPARED, (faction,))
        return
    board.shame -= 1
    if pick >= SHAME_HORDE:
        change_tiles(board, faction, (pick - SHAME_HORDE) // 2, (pick - SHAME_HORDE) % 2, 1)
    else:
        at = faction * 3 + pick - SHAME_ON
        board.shamed[at] = board.shamed[at] + 1
    if board.sink is not None:
        board.tell(meta.SHAMED, (faction, board.shame))
    board.trigger(AT_SHAMED, faction, 0)


def change_tiles(board: Board, faction: i64, kind: i64, tiles: i64, change: i64) -> None:
    """Put a tile on, or take one off, the first taken Horde of a kind with so many tiles."""
    taken = board.taken[faction]
    for index in range(0, len(taken), 2):
        if taken[index] // 3 == kind and taken[index + 1] == tiles:
            board.taken[faction] = taken[: index + 1] + bytes([tiles + change]) + taken[index + 2 :]
            return


# Discarding tiles


def shame_price(board: Board, faction: i64) -> i64:
    price: i64 = SUMMER_PRICE + board.change(faction, SHAME_COST)
    return price if price > 0 else 0


def unshame_options(board: Board, frame: Frame) -> list[int]:
    """y: 0 for nothing, 1 for the price of Summer (GW-SUMMER-03, GW-COOP-31), 2: must (GW-REED-28)."""
    faction = frame.seat
    options: list[int] = []
    if frame.y != 2:
        options.append(int(PASS))
    if frame.y == 1:
        if board.is_cooperative():
            if board.honour[faction] < HONOUR_PRICE:
                return options
        elif board.resources[faction * 4 + QI] < shame_price(board, faction):
            return options
    for soldier in range(3):
        if board.shamed[faction * 3 + soldier] > 0:
            options.append(SHAME_OFF + soldier)
    return options + horde_options(board, faction, SHAME_OFF_HORDE, 1, 3)


def step_unshaming(board: Board, frame: Frame) -> i64:
    if board.tiles_of(frame.seat) == 0:
        board.agenda = frame.below
        return -1
    return frame.seat


def take_unshame(board: Board, frame: Frame, pick: i64) -> None:
    faction = frame.seat
    if pick == PASS:
        board.agenda = frame.below
        return
    if frame.y == 1:
        if board.is_cooperative():
            board.add_honour(faction, -HONOUR_PRICE)
        else:
            board.pay(faction, QI, shame_price(board, faction))
    if pick >= SHAME_OFF_HORDE:
        change_tiles(board, faction, (pick - SHAME_OFF_HORDE) // 2, (pick - SHAME_OFF_HORDE) % 2 + 1, -1)
    else:
        at = faction * 3 + pick - SHAME_OFF
        board.shamed[at] = board.shamed[at] - 1
    board.shame += 1  # GW-SHAME-13
    if board.sink is not None:
        board.tell(meta.SHAME_REMOVED, (faction,))
    if frame.x > 1:
        board.replace(frame, frame.x - 1, frame.y)
    else:
        board.agenda = frame.below
