"""Who may hold which blocks. Everything is public except which block was given in a gift.

Until the first gift of a round, every hand is known. After that, the clues determine what an observer can conclude. A world is one
possible set of hands: each gift the observer did not see multiplies the worlds, and each block shown or built rules some out.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.bags import bag_of, count_of
from .blocks import KINDS
from .site import Site

# A clue is four bytes: what happened, who did it, who received it, which block.
SHOWN: Final = 1
BUILT: Final = 2
GIVEN: Final = 3

ALL_SEEING: Final = -2  # an observer who saw every gift

UNKNOWN: Final = 255  # the block of a gift, in a position imagined by a seat that did not see it

# Beyond this many worlds only a regular sample is kept. This happens only if players do little but give blocks away.
MOST_WORLDS: Final = 4096


def clue(what: i64, seat: i64, to: i64, kind: i64) -> bytes:
    return bytes([what, seat, to, kind])


def remember_hands(hands: list[int]) -> bytes:
    return b"".join([hand.to_bytes(4, "little") for hand in hands])


def recalled_hands(known: bytes) -> list[int]:
    """Returns the hands stored by `remember_hands`."""
    return [int.from_bytes(known[at : at + 4], "little") for at in range(0, len(known), 4)]


def hidden_gifts(site: Site, observer: i64) -> bool:
    """Returns whether there was a gift in this round that the observer (-1: an onlooker) did not see."""
    clues = site.clues
    for at in range(0, len(clues), 4):
        if is_hidden(clues, at, observer):
            return True
    return False


def is_hidden(clues: bytes, at: i64, observer: i64) -> bool:
    """Returns whether the clue is a gift that the observer did not see."""
    seen = observer == ALL_SEEING or clues[at + 1] == observer or clues[at + 2] == observer
    return clues[at] == GIVEN and (not seen or clues[at + 3] == UNKNOWN)


def clues_seen_by(site: Site, observer: i64) -> bytes:
    """Returns the clues, with the block removed from each gift that the observer did not see."""
    clues = site.clues
    parts: list[bytes] = []
    for at in range(0, len(clues), 4):
        parts.append(clues[at : at + 3] + bytes([UNKNOWN]) if is_hidden(clues, at, observer) else clues[at : at + 4])
    return b"".join(parts)


def possible_hands(site: Site, observer: i64) -> list[list[int]]:
    """Returns every possible set of hands, in a fixed order, using only what the observer has seen."""
    return reckon(site, observer, MOST_WORLDS)[0]


def reckon(site: Site, observer: i64, most_worlds: i64) -> tuple[list[list[int]], bool]:
    """Returns the possible sets of hands, and whether these are all of them."""
    if not site.known_hands:
        return [site.hands[:]], True
    limit = most_worlds
    while limit < 1000 * most_worlds:
        worlds, all_of_them = _worlds(site, observer, limit)
        if worlds:
            return worlds, all_of_them
        limit *= 4  # all sampled worlds were ruled out; sample more
    return [], False  # contradictory clues: only in a text written by hand


def _worlds(site: Site, observer: i64, limit: i64) -> tuple[list[list[int]], bool]:
    worlds = [recalled_hands(site.known_hands)]
    all_of_them = True
    clues = site.clues
    for at in range(0, len(clues), 4):
        what = clues[at]
        seat = clues[at + 1]
        to = clues[at + 2]
        kind = clues[at + 3]
        if is_hidden(clues, at, observer):
            after = [moved(world, seat, to, block) for world in worlds for block in range(KINDS) if count_of(world[seat], block) > 0]
            worlds = _distinct(after)
            if len(worlds) > limit:
                step = len(worlds) // limit + 1
                worlds = worlds[::step]
                all_of_them = False
        else:
            worlds = [world for world in worlds if count_of(world[seat], kind) > 0]
            if what == BUILT:
                for world in worlds:
                    world[seat] -= bag_of(kind)
            elif what == GIVEN:
                worlds = [moved(world, seat, to, kind) for world in worlds]
            worlds = _distinct(worlds)
    return worlds, all_of_them


def moved(world: list[int], seat: i64, to: i64, kind: i64) -> list[int]:
    after = world[:]
    after[seat] -= bag_of(kind)
    after[to] += bag_of(kind)
    return after


def _distinct(worlds: list[list[int]]) -> list[list[int]]:
    found = {tuple(world): world for world in worlds}
    return [found[key] for key in sorted(found)]
