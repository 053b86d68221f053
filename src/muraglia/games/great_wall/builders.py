"""The Builders' Quarter and payments with the Warehouse (GW-BUILD, GW-WAREHOUSE)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .meta import OWN_PART_HONOUR
from .picks import AMOUNT, AMOUNTS, BARRICADE, PASS, STORE, WALL
from .pieces import BARRICADE_SPACES, HIGHEST_WALL, SECTIONS
from .steps import PAYING, QIN_STORE, RECOVER_ONE, TAKING_STORE
from .vocabulary import AT_BUILT_BARRICADE, AT_BUILT_WALL, BARRICADE_COST, BARRICADES, WALL_COST, WALLS

PRINTED_BARRICADE: Final[i64] = 2  # GW-BUILD-02: its cost and its Honour


def wall_price(board: Board, faction: i64, section: i64, discount: i64) -> i64:
    """GW-BUILD-04: what is left of the printed cost after discounts."""
    cost: i64 = board.cards.wall_cost[section * 3 + board.wall[section]] - discount + board.change(faction, WALL_COST)
    return cost if cost > 0 else 0


def barricade_price(board: Board, faction: i64, discount: i64) -> i64:
    cost: i64 = PRINTED_BARRICADE - discount + board.change(faction, BARRICADE_COST)
    return cost if cost > 0 else 0


def build_options(board: Board, frame: Frame) -> list[int]:
    options = [int(PASS)]
    faction = frame.seat
    discount = frame.y >> 2
    means = board.material(faction) + board.stored()
    if frame.y & WALLS:
        for section in range(board.first_section, SECTIONS):
            if board.wall[section] < HIGHEST_WALL and means >= wall_price(board, faction, section, discount):
                options.append(WALL + section)
    if frame.y & BARRICADES and means >= barricade_price(board, faction, discount):
        for section in range(board.first_section, SECTIONS):
            if board.barricades[section] < BARRICADE_SPACES:
                options.append(BARRICADE + section)
    return options


def take_build(board: Board, frame: Frame, pick: i64) -> None:
    if pick == PASS:
        board.agenda = frame.below
        return
    if frame.x > 1:
        board.replace(frame, frame.x - 1, frame.y)
    else:
        board.agenda = frame.below
    faction = frame.seat
    discount = frame.y >> 2
    if pick >= BARRICADE:
        section = pick - BARRICADE
        price = barricade_price(board, faction, discount)
        board.barricades[section] = board.barricades[section] + 1
        if board.sink is not None:
            board.tell(meta.BARRICADE_BUILT, (faction, section))
        board.add_honour(faction, PRINTED_BARRICADE)
        board.trigger(AT_BUILT_BARRICADE, faction, section)
    else:
        section = pick - WALL
        price = wall_price(board, faction, section, discount)
        printed: i64 = board.cards.wall_cost[section * 3 + board.wall[section]]
        raise_wall(board, faction, section)
        own = price - board.stored()
        board.add_honour(faction, printed if board.switches[OWN_PART_HONOUR] == 0 else own if own > 0 else 0)  # GW-BUILD-05
        board.trigger(AT_BUILT_WALL, faction, section)
        if board.is_cooperative():  # GW-COOP-35
            board.push(RECOVER_ONE, faction, 1)
    push_payment(board, faction, price)


def raise_wall(board: Board, faction: i64, section: i64) -> None:
    """GW-BUILD-06."""
    board.wall[section] = board.wall[section] + 1
    if board.sink is not None:
        board.tell(meta.WALL_BUILT, (faction, section, board.wall[section]))


def push_payment(board: Board, faction: i64, price: i64) -> None:
    """GW-WAREHOUSE-01: the Warehouse first; the payer chooses where there is a choice."""
    stored = board.stored()
    if price > stored:
        board.push(PAYING, faction, price - stored, 7 << 2)
    if price > 0 and stored > 0:
        board.push(TAKING_STORE, faction, price if price < stored else stored)


def bounds(have: list[int], first: i64, mask: i64, need: i64, resource: i64) -> tuple[i64, i64]:
    """The least and the most of a resource with which the payment can be completed by later ones."""
    later: i64 = 0
    for other in range(resource + 1, 4):
        if (mask >> other) & 1:
            later += have[first + other]
    least = need - later if need > later else 0
    most: i64 = have[first + resource] if have[first + resource] < need else need
    return least, most


def step_payment(board: Board, frame: Frame) -> i64:
    """One resource after the other; whatever leaves no choice is paid at once, for what is left of the Warehouse is public."""
    if frame.x == 0:
        board.agenda = frame.below
        return -1
    if frame.step == PAYING:
        return frame.seat
    least, most = bounds([*board.warehouse, 0], 0, 7, frame.x, frame.y)
    if least < most:
        return 0 if frame.step == QIN_STORE else frame.seat
    pay_amount(board, frame, least)
    return -1


def payment_options(board: Board, frame: Frame) -> list[int]:
    resource = frame.y & 3
    if frame.step == PAYING:
        least, most = bounds(board.resources, frame.seat * 4, frame.y >> 2, frame.x, resource)
        return [AMOUNT + resource * AMOUNTS + count for count in range(least, most + 1)]
    least, most = bounds([*board.warehouse, 0], 0, 7, frame.x, resource)
    return [STORE + resource * AMOUNTS + count for count in range(least, most + 1)]


def take_amount(board: Board, frame: Frame, pick: i64) -> None:
    start = AMOUNT if frame.step == PAYING else STORE
    pay_amount(board, frame, (pick - start) % AMOUNTS)


def pay_amount(board: Board, frame: Frame, count: i64) -> None:
    resource = frame.y & 3
    if frame.step == PAYING:
        board.pay(frame.seat, resource, count)
    else:
        board.warehouse[resource] = board.warehouse[resource] - count
    left = frame.x - count
    if left == 0:
        board.agenda = frame.below
        return
    mask = frame.y >> 2 if frame.step == PAYING else 7
    resource += 1
    while not (mask >> resource) & 1:
        resource += 1
    board.replace(frame, left, (frame.y & ~3) | resource)
