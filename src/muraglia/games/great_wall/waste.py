"""What an option would waste or bring upon its seat, in words: warnings for people, from public facts and the seat's own stock.

A warning is no advice: each names something that the rules take away or that cannot come back.
"""

from __future__ import annotations

from ...kernel.message import Message
from .board import Board
from .clerks import MoveClerks
from .meta import ALONE_AMONG_HUMANS
from .picks import CLERK, PASS, SEND
from .pieces import BARRACKS, BUILDERS, EMBASSY, LOCATIONS, SCHOOL
from .prices import building, hiring, recruiting
from .step import FactionStep, Step


def waste(board: Board, step: Step, seat: int, pick: int) -> tuple[Message, ...]:
    """Returns the warnings of an option."""
    if not isinstance(step, FactionStep) or step.faction != seat:
        return ()
    if pick == PASS:
        return passing(board, step, seat)
    if isinstance(step, MoveClerks) and CLERK <= pick < SEND:
        return visiting(board, seat, (pick - CLERK) % LOCATIONS)
    return ()


def passing(board: Board, step: FactionStep, seat: int) -> tuple[Message, ...]:
    """What is left undone does not come back."""
    if len(step.options(board, seat)) < 2:
        return ()
    if isinstance(step, MoveClerks):
        return (Message("warn-moves-lost", {"count": int(step.left)}),) if board.home[seat] > 0 else ()
    return (Message("warn-action-lost"),) if step.TRADE else ()


def visiting(board: Board, seat: int, place: int) -> tuple[Message, ...]:
    """A Clerk goes where there is nothing to do, or where Shame waits."""
    found: list[Message] = []
    if place == BARRACKS and not recruiting(board, seat):
        found.append(Message("warn-no-soldiers"))
    elif place == EMBASSY and not hiring(board, seat):
        found.append(Message("warn-nobody-to-hire"))
    elif place == BUILDERS and not building(board, seat):
        found.append(Message("warn-nothing-to-build"))
    elif place == SCHOOL and len(board.tactics[seat]) >= board.hand_limit(seat):
        found.append(Message("warn-hand-full", {"count": int(board.hand_limit(seat))}))
    if board.cards.shame_icons >> place & 1 and not others_there(board, seat, place):  # GW-SHAME-2
        found.append(Message("warn-alone", {"location": place}))
    return tuple(found)


def others_there(board: Board, seat: int, place: int) -> bool:
    mask = board.present(place) & ~(1 << seat)
    return bool(mask & board.humans() if board.switches[ALONE_AMONG_HUMANS] == 1 else mask)
