"""The value of a position of Die Mauer for the greedy bot: the cost of the seat's blocks, compared with the others."""

from mypy_extensions import i64

from ...kernel.bags import count_of
from .blocks import COST, KINDS
from .site import Site
from .steps import BUILDING, GIVING, LONE_FIST


def value(site: Site, seat: i64) -> float:
    others = 0.0
    for player in range(site.players):
        if player != seat:
            others += site.points[player] + expected_cost(site, player)
    return 0.3 * others / float(site.players - 1) - site.points[seat] - expected_cost(site, seat)


def expected_cost(site: Site, seat: i64) -> float:
    """Returns the cost of the seat's blocks, without one it is about to build or give, and with a gift it is about to get."""
    if site.is_over():
        return 0.0
    cost = float(site.held_cost(seat))
    frame = site.agenda
    while frame is not None:
        if frame.step == BUILDING and frame.seat == seat:
            cost -= COST[frame.x]
        elif frame.step == LONE_FIST and frame.seat == seat:
            cost -= dearest(site, seat, True)
        elif frame.step == GIVING and frame.seat == seat:
            cost -= dearest(site, seat, False)
        elif frame.step == GIVING and site.master == seat:
            cost += dearest(site, frame.seat, False)
        frame = frame.below
    return cost


def dearest(site: Site, seat: i64, must_fit: bool) -> int:
    """Returns the cost of the block that a player would most like to get rid of."""
    best = 0
    for kind in range(KINDS):
        if count_of(site.hands[seat], kind) > 0 and COST[kind] > best and (not must_fit or site.fits_somewhere(kind)):
            best = COST[kind]
    return best
