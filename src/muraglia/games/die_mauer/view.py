"""What a seat knows of a game of Die Mauer: the types. They are not compiled, so that they keep their annotations for JSON."""

from __future__ import annotations

from msgspec import Struct


class HeldView(Struct, frozen=True):
    """What a player holds: how many there are, those that are certain, and the most there can be of each block."""

    size: int
    certain: dict[str, int]
    possible: dict[str, int]


class View(Struct, frozen=True, tag_field="game", tag="die-mauer"):
    """Everything the seat knows (-1: an onlooker). It has perfect recall; without `memory_aid` a screen leaves `held` out."""

    seat: int
    players: int
    version: int
    options: dict[str, str]
    to_act: tuple[int, ...]
    agenda: str
    round: int
    master: int
    wall: tuple[str, ...]
    open_ends: tuple[bool, ...]  # left, right: whether towers and gates may stand there too
    hand: tuple[str, ...]
    chosen: tuple[bool, ...]  # by seat: whether the fist is closed
    fists: tuple[str | None, ...]  # what they hold: one's own while planning, everybody's once they are open
    held: tuple[HeldView, ...]
    scores: tuple[int, ...]
    idle: int
    known: str  # what was held before the first gift of the round, and what happened since, as in a position text
    clues: str
    winners: tuple[int, ...]
    is_over: bool
