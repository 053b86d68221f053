"""Clerks and the Activation of Locations (GW-CLERK, GW-LOC, GW-ADVACT, GW-AUTUMN-12 to GW-AUTUMN-15)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .meta import ALONE_AMONG_HUMANS, NO_RUSH_TEA, QIN_LOW_FIRST, SHAME_AFTER, TEA_PER_CLERK
from .picks import CLERK, HOME, LOCATION, PASS
from .pieces import BARRACKS, BUILDERS, EMBASSY, LOCATIONS, LOGISTICS, PRODUCTION, SCHOOL, TEA_HOUSE
from .qin import qin_at_location, qin_moves_rush_clerks, qin_shifts_track
from .steps import (
    ACTIVATE,
    ACTIVATED,
    ACTIVATIONS,
    BUILDING,
    GATHER,
    HIRING,
    MOVE_CLERKS,
    RECRUITING,
    RUSH_ADVISOR,
    RUSH_BARRICADE,
    RUSH_SPEAR,
    RUSH_TEA,
    SHAME_DUE,
    SHIFTING,
    UNSHAMING,
)
from .steps import EFFECT as EFFECT_STEP
from .steps import TEA_HOUSE as TEA_HOUSE_STEP
from .vocabulary import AT_ACTIVATION

DIFFERENT: Final[i64] = 1 << 10  # in y of MOVE_CLERKS: each destination once


def _moves() -> list[list[int]]:
    """For each place a Clerk comes from and each set of open destinations: every way to move."""
    picks = [[int(CLERK) + source * 10 + place for place in range(LOCATIONS)] for source in range(11)]
    return [
        [picks[source][place] for place in range(10) if (open_places >> place) & 1 and place != source]
        for source in range(11)
        for open_places in range(1 << 10)
    ]


# Looked up, not made anew at every question: the source, then the open destinations as bits.
MOVES: Final = _moves()


def clerk_options(board: Board, frame: Frame) -> list[int]:
    """GW-CLERK-02 to GW-CLERK-07; GW-REED-14, GW-REED-15 for the Rush Clan."""
    options = [int(PASS)]
    faction = frame.seat
    factions = board.factions
    open_places: i64 = 0  # destinations, as bits
    movable: i64 = 0  # Locations that an own Clerk may leave
    used = frame.y if frame.y & DIFFERENT else 0
    full = board.full_places()
    clerks = board.clerks
    for place in range(LOCATIONS):
        if (full >> place) & 1:
            continue
        own: i64 = clerks[place * factions + faction]
        if own > 0:
            movable |= 1 << place
        if not (used >> place) & 1 and not (own > 0 and faction == board.rush):
            open_places |= 1 << place
    for source in range(LOCATIONS):
        if (movable >> source) & 1:
            options += MOVES[(source << LOCATIONS) + open_places]
    if board.home[faction] > 0 and faction != board.rush:
        options += MOVES[(HOME << LOCATIONS) + open_places]
    return options


def step_clerks(board: Board, frame: Frame) -> i64:
    """Who moves; -1 when it was done for him."""
    if frame.seat == board.rush and board.commander() == board.qin:
        board.agenda = frame.below
        qin_moves_rush_clerks(board, frame.x)
        return -1
    return board.decider(frame.seat)


def move_clerk(board: Board, faction: i64, source: i64, place: i64) -> None:
    factions = board.factions
    if source == HOME:
        board.home[faction] = board.home[faction] - 1
        if board.sink is not None:
            board.tell(meta.CLERK_MOVED, (faction, place))
    else:
        board.clerks[source * factions + faction] = board.clerks[source * factions + faction] - 1
        if board.sink is not None:
            board.tell(meta.CLERK_CHANGED, (faction, place, source))
    board.clerks[place * factions + faction] = board.clerks[place * factions + faction] + 1


def take_clerk(board: Board, frame: Frame, pick: i64) -> None:
    if pick == PASS:
        board.agenda = frame.below
        return
    place = (pick - CLERK) % 10
    move_clerk(board, frame.seat, (pick - CLERK) // 10, place)
    if frame.x > 1:
        board.replace(frame, frame.x - 1, frame.y | (1 << place))
    else:
        board.agenda = frame.below


# The Activation step


def locations_due(board: Board) -> i64:
    """GW-AUTUMN-12, as bits."""
    mask: i64 = 0
    for place in range(LOCATIONS):
        if board.can_be_activated(place, False):
            mask |= 1 << place
    return mask


def step_activations(board: Board, frame: Frame) -> i64:
    """GW-AMB-20: the list is made once; whatever has lost its condition is skipped."""
    mask = frame.x
    for place in range(LOCATIONS):
        if (mask >> place) & 1 and not board.can_be_activated(place, False):
            mask &= ~(1 << place)
    if mask == 0:
        board.agenda = frame.below
        return -1
    if mask != frame.x:
        board.replace(frame, mask, 0)
    if frame.seat == board.qin or (frame.seat == board.rush and board.commander() == board.qin):  # GW-SOLO-38, GW-SOLO-45c
        place = first_of_qin(board, mask)
        if place >= 0:
            begin_activation(board, board.agenda, place)
            return -1
        return 0  # GW-SOLO-38: the player decides the rest
    return board.decider(frame.seat)


def first_of_qin(board: Board, mask: i64) -> i64:
    """The first Location on his track that holds his Clerks; GW-AMB-02 for the direction."""
    found: i64 = -1
    for place in board.qin_track:
        if (mask >> place) & 1 and board.clerks[place * board.factions + board.qin] > 0:
            if board.switches[QIN_LOW_FIRST] == 0:
                return place
            found = place
    return found


def activation_options(board: Board, frame: Frame) -> list[int]:
    return [LOCATION + place for place in range(LOCATIONS) if (frame.x >> place) & 1]


def begin_activation(board: Board, frame: Frame | None, place: i64) -> None:
    assert frame is not None
    board.replace(frame, frame.x & ~(1 << place), 0)
    board.push(ACTIVATE, frame.seat, place)


def activate(board: Board, frame: Frame) -> None:
    """GW-LOC-06 to GW-LOC-10; GW-AMB-19: the Shame icon first."""
    place = frame.x
    advanced = frame.y == 1
    board.agenda = Frame(ACTIVATED, frame.seat, place, frame.y, 0, 0, frame.below)
    if not board.can_be_activated(place, advanced):
        board.agenda = frame.below
        return
    if board.sink is not None:
        board.tell(meta.ACTIVATED, (place,))
    push_location(board, place)
    present = board.present(place)
    board.trigger_all(AT_ACTIVATION, place, present, place)
    board.open_window(AT_ACTIVATION, place, present)
    if not advanced and board.switches[SHAME_AFTER] == 0:
        shame_for_being_alone(board, place)


def shame_for_being_alone(board: Board, place: i64) -> None:
    """GW-SHAME-2, GW-AMB-18; GW-ADVACT-02 is the caller's."""
    if not (board.cards.shame_icons >> place) & 1:
        return
    mask = board.present(place)
    if board.switches[ALONE_AMONG_HUMANS] == 1:
        mask &= board.humans()
    for seat in range(board.players):
        if mask == 1 << seat:
            board.push(SHAME_DUE, seat, 1)


def push_location(board: Board, place: i64) -> None:
    """GW-LOC-06: everybody with Clerks there, in Tea order."""
    if place < PRODUCTION:
        board.push(GATHER, 0, place, 0, board.present(place))
        return
    index: i64 = len(board.tea) - 1
    while index >= 0:
        faction = board.tea[index]
        clerks: i64 = board.clerks[place * board.factions + faction]
        if clerks > 0:
            if faction == board.rush:
                push_rush(board, place)
            elif faction == board.qin:
                qin_at_location(board, place)
            elif place == BARRACKS:
                board.push(RECRUITING, faction, clerks, 7)
            elif place == BUILDERS:
                board.push(BUILDING, faction, clerks, 3)
            elif place == LOGISTICS:
                board.push(SHIFTING, faction, clerks)
            elif place == TEA_HOUSE:
                alone = clerks >= board.clerk_spaces(place) and board.clerk_spaces(place) > 0
                steps = clerks if board.switches[TEA_PER_CLERK] == 1 else 1
                board.push(TEA_HOUSE_STEP, faction, steps, 1 if alone else 0)
            elif place == EMBASSY:
                board.push(HIRING, faction, clerks, 3)
            elif place == SCHOOL:
                board.push(EFFECT_STEP, faction, board.cards.draw_pc[clerks if clerks < 9 else 8], place)
        index -= 1


def push_rush(board: Board, place: i64) -> None:
    """GW-REED-29 to GW-REED-35."""
    if place == BARRACKS:
        board.push(RUSH_SPEAR, board.rush)
    elif place == BUILDERS:
        board.push(RUSH_BARRICADE, board.rush)
    elif place == EMBASSY:
        board.push(RUSH_ADVISOR, board.rush)
    elif place == TEA_HOUSE and board.switches[NO_RUSH_TEA] == 0:
        board.push(RUSH_TEA, board.rush)


def end_activation(board: Board, frame: Frame) -> None:
    """GW-LOC-09, GW-REED-13: Clerks go home, the Rush Clan's stays; GW-SOLO-25."""
    place = frame.x
    board.agenda = frame.below
    if frame.y == 0 and board.switches[SHAME_AFTER] == 1:
        shame_for_being_alone(board, place)
    if board.qin >= 0 and board.clerks[place * board.factions + board.qin] > 0:
        qin_shifts_track(board, place)
    for faction in range(board.factions):
        if faction != board.rush:
            at = place * board.factions + faction
            board.home[faction] = board.home[faction] + board.clerks[at]
            board.clerks[at] = 0


def rush_at_temple(board: Board) -> None:
    """GW-REED-28: the active player loses a Shame tile."""
    if board.active >= 0 and board.active < board.players and board.tiles_of(board.active) > 0:
        board.push(UNSHAMING, board.active, 1, 2)


def activations_frame(board: Board, seat: i64) -> None:
    board.push(ACTIVATIONS, seat, locations_due(board))


def others_move(board: Board, faction: i64) -> None:
    board.push(MOVE_CLERKS, faction, 2, DIFFERENT)
