"""The types that describe what a seat knows in a game of Die Mauer. Not compiled, so that they keep their annotations for JSON."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...kernel.notebook import InNotebook


class HeldView(Struct, frozen=True):
    """What a player holds: the number of blocks, those that are certain, and the maximum of each block."""

    size: int
    certain: dict[str, int]
    possible: dict[str, int]


class ClueView(Struct, frozen=True):
    """What has been learned about a hand since the first gift of the round. `block` is None for a gift the seat did not see."""

    what: Literal["shown", "built", "given"]
    seat: int
    to: int | None  # the player who received the block
    block: str | None


class StepView(Struct, frozen=True):
    """A step that is still to be done."""

    step: Literal["planning", "building", "lone-fist", "lone-fist-end", "giving", "end-of-turn"]
    seat: int
    block: str | None  # the block being built


class PublicView(Struct, frozen=True):
    """What everybody sees."""

    players: int
    version: int
    options: dict[str, str]
    to_act: tuple[int, ...]
    steps: tuple[StepView, ...]  # next first
    round: int
    master: int
    wall: tuple[str, ...]
    open_ends: tuple[bool, ...]  # left, right: whether towers and gates may be built there too
    chosen: tuple[bool, ...]  # which players have chosen what their fist holds
    fists: tuple[str | None, ...]  # what the fists hold, once they are open
    scores: tuple[int, ...]
    idle: int
    before_gifts: tuple[dict[str, int], ...]  # what everybody held before the first gift of the round; empty if there was none
    winners: tuple[int, ...]
    is_over: bool


class OwnView(Struct, frozen=True):
    """What depends on who is looking. It has perfect recall; without `memory_aid`, screens do not show `held`."""

    hand: tuple[str, ...]
    fist: str | None  # what the seat's closed fist holds
    held: tuple[HeldView, ...]
    clues: tuple[ClueView, ...]  # what has happened since the first gift of the round


class View(InNotebook, Struct, frozen=True, tag_field="game", tag="die-mauer"):
    """Everything the seat knows (-1: an onlooker)."""

    seat: int
    public: PublicView
    own: OwnView


def fist_of(view: View, player: int) -> str | None:
    """Returns what a player's fist holds, as far as the seat knows."""
    return view.own.fist if player == view.seat and view.own.fist else view.public.fists[player]
