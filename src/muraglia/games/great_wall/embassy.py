"""The Tea House and the Emperor's Embassy (GW-TEAHOUSE, GW-EMBASSY, GW-ADVISOR)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .meta import ONE_ACTIVE
from .picks import ADVISOR, HIRE_CLERK, PASS, TO_ACTIVE, TO_SUPPORT, TOP, YES
from .pieces import ADVISOR_TRACK, GOLD, ONE_BYTE
from .steps import PLACE_ADVISOR
from .vocabulary import A_CLERK, ADVISOR_COST, AN_ADVISOR, AT_HIRED, AT_TEA, CLERK_COST

CLERK_PRICE: Final[i64] = 2  # GW-EMBASSY-02

# The Tea House


def tea_options(board: Board, frame: Frame) -> list[int]:
    """GW-TEAHOUSE-01, GW-TEAHOUSE-02."""
    options = [int(PASS)]
    if board.tea[0] != frame.seat:
        options.append(int(YES))
        if frame.y == 1:
            options.append(int(TOP))
    return options


def take_tea(board: Board, frame: Frame, pick: i64) -> None:
    board.agenda = frame.below
    if pick == PASS:
        return
    steps: i64 = len(board.tea) if pick == TOP else 1
    raise_tea(board, frame.seat, steps)
    if pick == YES and frame.x > 1 and board.tea[0] != frame.seat:
        board.replace(frame, frame.x - 1, frame.y)
    board.trigger(AT_TEA, frame.seat, 0)


def raise_tea(board: Board, faction: i64, steps: i64) -> None:
    tea = board.tea
    at: i64 = tea.find(ONE_BYTE[faction])
    target = at - steps if at > steps else 0
    board.tea = tea[:target] + tea[at : at + 1] + tea[target:at] + tea[at + 1 :]
    if board.sink is not None:
        board.tell(meta.TEA_ROSE, (faction,))


# The Embassy


def clerk_price(board: Board, faction: i64, discount: i64) -> i64:
    price: i64 = CLERK_PRICE - discount + board.change(faction, CLERK_COST)
    return price if price > 0 else 0


def advisor_price(board: Board, faction: i64, discount: i64) -> i64:
    """GW-EMBASSY-03."""
    owned: i64 = len(board.advisors[faction]) + len(board.support[faction])
    price: i64 = owned + 1 - discount + board.change(faction, ADVISOR_COST)
    return price if price > 0 else 0


def hire_options(board: Board, frame: Frame) -> list[int]:
    options = [int(PASS)]
    faction = frame.seat
    discount = frame.y >> 2
    gold: i64 = board.resources[faction * 4 + GOLD]
    if frame.y & A_CLERK and board.unhired[faction] > 0 and gold >= clerk_price(board, faction, discount):
        options.append(int(HIRE_CLERK))
    if frame.y & AN_ADVISOR and gold >= advisor_price(board, faction, discount):
        for advisor in sorted(board.advisor_track):
            options.append(ADVISOR + advisor)
    return options


def take_hire(board: Board, frame: Frame, pick: i64) -> None:
    """GW-EMBASSY-06: each action is complete before the next."""
    if pick == PASS:
        board.agenda = frame.below
        return
    if frame.x > 1:
        board.replace(frame, frame.x - 1, frame.y)
    else:
        board.agenda = frame.below
    faction = frame.seat
    discount = frame.y >> 2
    if pick == HIRE_CLERK:
        board.pay(faction, GOLD, clerk_price(board, faction, discount))
        board.unhired[faction] = board.unhired[faction] - 1
        board.home[faction] = board.home[faction] + 1
        if board.sink is not None:
            board.tell(meta.CLERK_HIRED, (faction,))
        board.trigger(AT_HIRED, faction, 0)
    else:
        board.pay(faction, GOLD, advisor_price(board, faction, discount))
        take_from_track(board, pick - ADVISOR)
        board.push(PLACE_ADVISOR, faction, pick - ADVISOR)


def take_from_track(board: Board, advisor: i64) -> None:
    """GW-EMBASSY-05: the others slide, a new one comes."""
    at = board.advisor_track.find(bytes([advisor]))
    board.advisor_track = board.advisor_track[:at] + board.advisor_track[at + 1 :]
    fill_track(board)


def fill_track(board: Board) -> None:
    """GW-AMB-31 where the deck has run out."""
    while len(board.advisor_track) < ADVISOR_TRACK:
        if not board.advisor_deck:
            if not board.advisor_discard:
                return
            board.advisor_deck = board.shuffled(board.advisor_discard)
            board.advisor_discard = b""
        last: i64 = len(board.advisor_deck) - 1
        board.advisor_track += board.advisor_deck[last:]
        board.advisor_deck = board.advisor_deck[:last]


def place_options(board: Board, frame: Frame) -> list[int]:
    """GW-ADVISOR-01; GW-AMB-21."""
    if board.switches[ONE_ACTIVE] == 1 and board.advisors[frame.seat]:
        return [int(TO_SUPPORT)]
    return [int(TO_ACTIVE), int(TO_SUPPORT)]


def take_place(board: Board, frame: Frame, pick: i64) -> None:
    board.agenda = frame.below
    place_advisor(board, frame.seat, frame.x, pick == TO_ACTIVE)
    board.trigger(AT_HIRED, frame.seat, 0)


def place_advisor(board: Board, faction: i64, advisor: i64, active: bool) -> None:
    if active:
        board.advisors[faction] += bytes([advisor])
    else:
        board.support[faction] += bytes([advisor])
    board.count_changes(faction)
    if board.sink is not None:
        board.tell(meta.ADVISOR_PLACED, (faction, advisor, 1 if active else 0))
