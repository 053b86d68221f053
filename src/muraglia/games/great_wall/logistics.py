"""The Logistics Centre (GW-LOGI)."""

from typing import Final

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .picks import MOST_SENT, PASS, ROUTE, SEND, SEND_CLASSES
from .pieces import ARCHER, SECTIONS
from .steps import SENDING

POST_TO_POST: Final[i64] = 3
POST_TO_REST: Final[i64] = 4


def own_soldiers(board: Board, faction: i64, section: i64) -> i64:
    at = board.rest_at(section, faction, 0)
    total: i64 = board.rest[at] + board.rest[at + 1] + board.rest[at + 2] + board.posts[section * board.factions + faction]
    return total


def route_options(board: Board, frame: Frame) -> list[int]:
    options = [int(PASS)]
    for start in range(board.first_section, SECTIONS):
        if own_soldiers(board, frame.seat, start) > 0:
            for end in range(board.first_section, SECTIONS):
                if end != start:
                    options.append(ROUTE + start * 3 + end)
    return options


def take_route(board: Board, frame: Frame, pick: i64) -> None:
    if pick == PASS:
        board.agenda = frame.below
        return
    if frame.x > 1:
        board.replace(frame, frame.x - 1, 0)
    else:
        board.agenda = frame.below
    board.push(SENDING, frame.seat, pick - ROUTE)


def most_to_send(board: Board, frame: Frame) -> i64:
    """How many of the class in question can go."""
    start = frame.x // 3
    end = frame.x % 3
    if frame.y < POST_TO_POST:
        return board.rest[board.rest_at(start, frame.seat, frame.y)]
    archers: i64 = board.posts[start * board.factions + frame.seat]
    if frame.y == POST_TO_REST:
        return archers
    free = board.free_posts(end)
    return archers if archers < free else free


def step_sending(board: Board, frame: Frame) -> i64:
    """Classes of which there is nobody are passed over: where the figures stand is public."""
    if frame.y >= SEND_CLASSES:
        board.agenda = frame.below
        return -1
    if most_to_send(board, frame) == 0:
        board.replace(frame, frame.x, frame.y + 1)
        return -1
    return frame.seat


def send_options(board: Board, frame: Frame) -> list[int]:
    return [SEND + frame.y * MOST_SENT + count for count in range(most_to_send(board, frame) + 1)]


def take_send(board: Board, frame: Frame, pick: i64) -> None:
    """GW-LOGI-03, GW-LOGI-04."""
    count = (pick - SEND) % MOST_SENT
    start = frame.x // 3
    end = frame.x % 3
    faction = frame.seat
    board.replace(frame, frame.x, frame.y + 1)
    if count == 0:
        return
    if frame.y < POST_TO_POST:
        source = board.rest_at(start, faction, frame.y)
        target = board.rest_at(end, faction, frame.y)
        board.rest[source] = board.rest[source] - count
        board.rest[target] = board.rest[target] + count
    else:
        source = start * board.factions + faction
        board.posts[source] = board.posts[source] - count
        if frame.y == POST_TO_POST:
            target = end * board.factions + faction
            board.posts[target] = board.posts[target] + count
        else:
            target = board.rest_at(end, faction, ARCHER)
            board.rest[target] = board.rest[target] + count
    if board.sink is not None:
        board.tell(meta.SOLDIERS_MOVED, (faction, start, end, count))
