"""What a seat knows as a row of numbers, for machine learning. Seats are in order of play, starting with the observer's own."""

from array import array
from typing import Final

from mypy_extensions import i64

from ...kernel.bags import bag_size, count_of
from ...kernel.position import Position
from ...kernel.row import Row
from .blocks import KINDS, TOWER
from .knowledge import MOST_WORLDS, reckon
from .site import LEFT_END, RIGHT_END, Site
from .steps import PLANNING

STEPS: Final[i64] = 6
FISTS: Final[i64] = 9


def tensor_size(players: i64) -> i64:
    return KINDS + players * (2 * KINDS + 4 + FISTS) + STEPS + 3 * players + KINDS + 6


def tensor(position: Position, seat: i64) -> "array[float]":
    """Returns everything in a view of the seat (-1: an onlooker), scaled to about one."""
    assert isinstance(position, Site)
    site = position
    players = site.players
    first = seat if seat >= 0 else 0
    frame = site.agenda
    planning = frame is not None and frame.step == PLANNING
    row = Row(tensor_size(players))
    for kind in range(KINDS):
        row.put(float(count_of(site.hands[seat], kind)) if seat >= 0 else 0.0)
    worlds, all_of_them = reckon(site, seat, MOST_WORLDS)
    for step in range(players):
        player = (first + step) % players
        held_row(site, player, player == seat, worlds, all_of_them, row)
        row.put(float(bag_size(site.hands[player])) / 7.0)
        row.put(float(site.points[player]) / 50.0)
        row.mark(site.master == player)
        fist: i64 = site.fists[player]
        row.mark(fist >= 0)
        shown = fist >= 0 and (not planning or player == seat)
        for pick in range(FISTS):
            row.mark(shown and fist == pick)
    for kind in range(STEPS):
        row.mark(frame is not None and frame.step == kind)
    asked = site.to_act()
    for step in range(players):
        player = (first + step) % players
        row.mark(player in asked)
        row.mark(frame is not None and not planning and frame.seat == player)
        row.mark(builds_later(site, player))
    for kind in range(KINDS):
        row.mark(frame is not None and not planning and frame.x == kind)
    row.mark(len(site.wall) == 0)
    row.mark(site.fits(TOWER, LEFT_END))
    row.mark(site.fits(TOWER, RIGHT_END))
    row.put(float(site.idle + 1) / float(3 * players))
    row.put(float(site.round) / 10.0)
    row.put(float(site.rounds) / 10.0)
    return row.numbers


def held_row(site: Site, player: i64, own: bool, worlds: list[list[int]], all_of_them: bool, row: Row) -> None:
    """Adds the minimum and maximum number of each block. With too many worlds, only the observer's own hand is certain."""
    if own or (len(worlds) == 1 and all_of_them):
        hand: i64 = site.hands[player] if own else worlds[0][player]
        for _ in range(2):
            for kind in range(KINDS):
                row.put(float(count_of(hand, kind)))
        return
    together: i64 = 0
    for held in site.hands:  # public: gifts only move blocks between hands
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
        row.put(float(least))
        mosts.append(float(most))
    for most_of in mosts:
        row.put(most_of)


def builds_later(site: Site, player: i64) -> bool:
    frame = site.agenda
    if frame is not None:
        frame = frame.below
    while frame is not None and frame.below is not None:
        if frame.seat == player:
            return True
        frame = frame.below
    return False
