"""What a seat knows as a row of numbers, for learning. Seats come in the order of play from the observer's own."""

from typing import Final

from mypy_extensions import i64

from ...kernel.bags import bag_size, count_of
from ...kernel.position import Position
from .blocks import KINDS, TOWER
from .knowledge import MOST_WORLDS, reckon
from .site import LEFT_END, RIGHT_END, Site
from .steps import PLANNING

STEPS: Final[i64] = 6
FISTS: Final[i64] = 9


def tensor_size(players: i64) -> i64:
    return KINDS + players * (2 * KINDS + 4 + FISTS) + STEPS + 3 * players + KINDS + 6


def tensor(position: Position, seat: i64) -> list[float]:
    """Everything in a view of the seat (-1: an onlooker), scaled to about one."""
    assert isinstance(position, Site)
    site = position
    players = site.players
    first = seat if seat >= 0 else 0
    frame = site.agenda
    planning = frame is not None and frame.step == PLANNING
    row: list[float] = []
    for kind in range(KINDS):
        row.append(float(count_of(site.hands[seat], kind)) if seat >= 0 else 0.0)
    worlds, all_of_them = reckon(site, seat, MOST_WORLDS)
    for step in range(players):
        player = (first + step) % players
        held_row(site, player, player == seat, worlds, all_of_them, row)
        row.append(float(bag_size(site.hands[player])) / 7.0)
        row.append(float(site.points[player]) / 50.0)
        row.append(1.0 if site.master == player else 0.0)
        fist: i64 = site.fists[player]
        row.append(1.0 if fist >= 0 else 0.0)
        shown = fist >= 0 and (not planning or player == seat)
        for pick in range(FISTS):
            row.append(1.0 if shown and fist == pick else 0.0)
    for kind in range(STEPS):
        row.append(1.0 if frame is not None and frame.step == kind else 0.0)
    asked = site.to_act()
    for step in range(players):
        player = (first + step) % players
        row.append(1.0 if player in asked else 0.0)
        row.append(1.0 if frame is not None and not planning and frame.seat == player else 0.0)
        row.append(1.0 if builds_later(site, player) else 0.0)
    for kind in range(KINDS):
        row.append(1.0 if frame is not None and not planning and frame.x == kind else 0.0)
    row.append(1.0 if len(site.wall) == 0 else 0.0)
    row.append(1.0 if site.fits(TOWER, LEFT_END) else 0.0)
    row.append(1.0 if site.fits(TOWER, RIGHT_END) else 0.0)
    row.append(float(site.idle + 1) / float(3 * players))
    row.append(float(site.round) / 10.0)
    row.append(float(site.rounds) / 10.0)
    return row


def held_row(site: Site, player: i64, own: bool, worlds: list[list[int]], all_of_them: bool, row: list[float]) -> None:
    """The fewest and the most there can be of each block; of too many worlds nothing is certain but the own hand."""
    if own or (len(worlds) == 1 and all_of_them):
        hand: i64 = site.hands[player] if own else worlds[0][player]
        for _ in range(2):
            for kind in range(KINDS):
                row.append(float(count_of(hand, kind)))
        return
    together: i64 = 0
    for held in site.hands:  # public: gifts only move blocks
        together += held
    mosts: list[float] = []
    for kind in range(KINDS):
        least: i64 = 15
        most: i64 = 0
        if not all_of_them:
            least = 0
            most = count_of(together, kind)
        else:
            for world in worlds:
                count = count_of(world[player], kind)
                if count < least:
                    least = count
                if count > most:
                    most = count
        row.append(float(least))
        mosts.append(float(most))
    row += mosts


def builds_later(site: Site, player: i64) -> bool:
    frame = site.agenda
    if frame is not None:
        frame = frame.below
    while frame is not None and frame.below is not None:
        if frame.seat == player:
            return True
        frame = frame.below
    return False
