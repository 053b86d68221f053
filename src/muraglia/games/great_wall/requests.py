"""The Emperor's Requests of the cooperative game (GW-COOP-20 to GW-COOP-27).

The speaker, the highest on the Tea track, names a Request; everybody who has to give something agrees or refuses in secret; one refusal
closes it for this Winter. What the speaker may name depends on open facts only.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .picks import PASS, POST, REQUEST, REST, SOLDIER, YES
from .pieces import SECTIONS
from .steps import FULFILMENT, GIVING, PAYING, SACRIFICING
from .vocabulary import (
    ALL_HAVE,
    ANY,
    EACH_GIVES_CLERKS,
    EACH_HAS,
    EACH_PAYS,
    EACH_SACRIFICES,
    HIGH_WALLS,
    INVADERS,
    MATERIAL,
    STANDING,
    WALL_LEVELS,
    YEARS,
)

ANY_SOLDIER: Final[i64] = 3  # in demands: index after the three kinds
BOARD_COUNTS: list[int] = [int(WALL_LEVELS), int(STANDING), int(HIGH_WALLS), int(YEARS), int(INVADERS)]


def can_be_named(board: Board, request: i64) -> bool:
    """Everything open that the Request demands is there."""
    cards = board.cards
    first: i64 = cards.first_demand[request]
    last: i64 = cards.first_demand[request + 1]
    for index in range(first, last):
        kind: i64 = cards.demand_kind[index]
        number: i64 = cards.demand_number[index]
        what: i64 = cards.demand_what[index]
        total: i64 = 0
        for seat in range(board.players):
            if kind == EACH_SACRIFICES and sacrificable(board, seat, types_of(what)) < number:
                return False
            if kind == EACH_GIVES_CLERKS and board.home[seat] < number:
                return False
            if kind == EACH_HAS and board.count(seat, what, 0) < number:
                return False
            total += board.count(seat, what, 0) if kind == ALL_HAVE else 0
        if kind == ALL_HAVE:
            if what in BOARD_COUNTS:
                total = board.count(0, what, 0)
            if total < number:
                return False
    return True


def types_of(what: i64) -> i64:
    return 7 if what == ANY_SOLDIER else 1 << what


def sacrificable(board: Board, seat: i64, types: i64) -> i64:
    """Soldiers that can be given: usable in the Reserve, in Rest Zones, in Shooting Posts."""
    total: i64 = 0
    for soldier in range(3):
        if (types >> soldier) & 1:
            total += board.usable(seat, soldier)
            for section in range(SECTIONS):
                total += board.rest[board.rest_at(section, seat, soldier)]
                if soldier == 1:
                    total += board.posts[section * board.factions + seat]
    return total


def demands_payment(board: Board, request: i64) -> bool:
    cards = board.cards
    for index in range(cards.first_demand[request], cards.first_demand[request + 1]):
        if cards.demand_kind[index] <= EACH_GIVES_CLERKS:
            return True
    return False


def can_give(board: Board, seat: i64, request: i64) -> bool:
    """GW-COOP-22, GW-AMB-62: from the own stock alone."""
    cards = board.cards
    left = board.resources[seat * 4 : seat * 4 + 4]
    material: i64 = 0
    anything: i64 = 0
    for index in range(cards.first_demand[request], cards.first_demand[request + 1]):
        if cards.demand_kind[index] == EACH_PAYS:
            what: i64 = cards.demand_what[index]
            number: i64 = cards.demand_number[index]
            if what == MATERIAL:
                material += number
            elif what == ANY:
                anything += number
            else:
                left[what] = left[what] - number
                if left[what] < 0:
                    return False
    stock: i64 = left[0] + left[1] + left[2]
    return stock >= material and stock + left[3] >= material + anything


def fulfilment_options(board: Board, frame: Frame) -> list[int]:
    options = [int(PASS)]
    for request in sorted(board.requests):
        if not (frame.x >> request) & 1 and can_be_named(board, request):
            options.append(REQUEST + request)
    return options


def take_fulfilment(board: Board, frame: Frame, pick: i64) -> None:
    if pick == PASS:
        board.agenda = frame.below
        return
    request = pick - REQUEST
    if board.sink is not None:
        board.tell(meta.REQUEST_NAMED, (board.first_in_tea(board.humans()), request))
    if demands_payment(board, request):
        board.push(GIVING, 0, request, 0, board.humans())
    else:
        fulfil(board, request)


def giving_options(board: Board, frame: Frame, seat: i64) -> list[int]:
    return [int(PASS), int(YES)] if can_give(board, seat, frame.x) else [int(PASS)]


def all_have_answered(board: Board, frame: Frame) -> None:
    request = frame.x
    agreed = True
    for seat in range(board.players):
        if board.chosen[seat] != 1:
            agreed = False
        board.chosen[seat] = -1
    board.agenda = frame.below
    below = frame.below
    assert below is not None and below.step == FULFILMENT
    if not agreed:
        board.replace(below, below.x | (1 << request), 0)
        if board.sink is not None:
            board.tell(meta.REQUEST_REFUSED, (request,))
        return
    fulfil(board, request)
    index: i64 = len(board.tea) - 1
    while index >= 0:
        if board.tea[index] < board.players:
            give(board, board.tea[index], request)
        index -= 1


def fulfil(board: Board, request: i64) -> None:
    """GW-COOP-24."""
    at = board.requests.find(bytes([request]))
    board.requests = board.requests[:at] + board.requests[at + 1 :]
    board.fulfilled += 1
    if board.sink is not None:
        board.tell(meta.REQUEST_FULFILLED, (request, board.fulfilled))


def give(board: Board, seat: i64, request: i64) -> None:
    """What is named is paid at once; where there is a choice it is asked for."""
    cards = board.cards
    material: i64 = 0
    anything: i64 = 0
    for index in range(cards.first_demand[request], cards.first_demand[request + 1]):
        kind: i64 = cards.demand_kind[index]
        number: i64 = cards.demand_number[index]
        what: i64 = cards.demand_what[index]
        if kind == EACH_SACRIFICES:
            board.push(SACRIFICING, seat, number, types_of(what))
        elif kind == EACH_GIVES_CLERKS:
            board.home[seat] = board.home[seat] - number
            board.gone[seat * 4 + 3] = board.gone[seat * 4 + 3] + number
        elif kind == EACH_PAYS:
            if what == MATERIAL:
                material += number
            elif what == ANY:
                anything += number
            else:
                board.pay(seat, what, number)
    if anything > 0:
        board.push(PAYING, seat, anything, 15 << 2)
    if material > 0:
        board.push(PAYING, seat, material, 7 << 2)


def sacrifice_options(board: Board, frame: Frame) -> list[int]:
    """GW-COOP-27: from the Reserve, a Rest Zone or a Shooting Post."""
    seat = frame.seat
    options: list[int] = []
    for soldier in range(3):
        if (frame.y >> soldier) & 1 and board.usable(seat, soldier) > 0:
            options.append(SOLDIER + soldier)
    for soldier in range(3):
        if (frame.y >> soldier) & 1:
            for section in range(SECTIONS):
                if board.rest[board.rest_at(section, seat, soldier)] > 0:
                    options.append(REST + soldier * 3 + section)
    if frame.y & 2:
        for section in range(SECTIONS):
            if board.posts[section * board.factions + seat] > 0:
                options.append(POST + section)
    return options


def take_sacrifice(board: Board, frame: Frame, pick: i64) -> None:
    seat = frame.seat
    if pick >= POST:
        soldier: i64 = 1
        at = (pick - POST) * board.factions + seat
        board.posts[at] = board.posts[at] - 1
    elif pick >= REST:
        soldier = (pick - REST) // 3
        at = board.rest_at((pick - REST) % 3, seat, soldier)
        board.rest[at] = board.rest[at] - 1
    else:
        soldier = pick - SOLDIER
        board.reserve[seat * 3 + soldier] = board.reserve[seat * 3 + soldier] - 1
    board.gone[seat * 4 + soldier] = board.gone[seat * 4 + soldier] + 1
    if board.sink is not None:
        board.tell(meta.SACRIFICED, (seat, soldier))
    if frame.x > 1:
        board.replace(frame, frame.x - 1, frame.y)
    else:
        board.agenda = frame.below
