"""The types that describe what a seat knows in a game of Chinesische Mauer. Not compiled, so that they keep their annotations for JSON."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...kernel.notebook import InNotebook


class CardView(Struct, frozen=True):
    """A card in a row. A dragon that covers a card comes right after it."""

    owner: int
    card: str
    covered: bool
    lies_on: bool
    tile: int  # the fame tile on it; 0: none
    worth: int  # what it adds to its owner's points, before the tile is subtracted


class SectionView(Struct, frozen=True):
    """A section. `points` is None for a player without a card there."""

    open: bool
    tiles: tuple[int, ...]
    row: tuple[CardView, ...]
    points: tuple[int | None, ...]


class StepView(Struct, frozen=True):
    """A step that is still to be done."""

    step: Literal["scoring", "choose-tile", "choose-card", "second-action", "third-action", "end-of-turn", "last-scoring"]
    seat: int
    rider: bool  # second action: a rider was placed before it


class PublicView(Struct, frozen=True):
    """What everybody sees."""

    players: int
    version: int
    options: dict[str, str]
    to_act: tuple[int, ...]
    steps: tuple[StepView, ...]  # next first
    scored: tuple[int, ...]
    finisher: int
    quiet: int
    sections: tuple[SectionView, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    left: tuple[dict[str, int], ...]  # the cards each seat has not played yet: hand and deck together
    won: tuple[tuple[int, ...], ...]  # 0: a tile that is face down (hide_won_fame)
    boxed: tuple[int, ...]
    tiles_left: dict[int, int]  # fame tiles still to come
    scores: tuple[int, ...]  # of the tiles that are face up in `won`
    winners: tuple[int, ...]
    is_over: bool


class OwnView(Struct, frozen=True):
    """What only the seat knows. It is empty for an onlooker."""

    hand: dict[str, int]
    face_down: tuple[int, ...]  # tiles the seat has won that are face down for the others (hide_won_fame)


class View(InNotebook, Struct, frozen=True, tag_field="game", tag="chinesische-mauer"):
    """Everything the seat knows (-1: an onlooker). It excludes the hands of others and the order of decks and tiles."""

    seat: int
    public: PublicView
    own: OwnView


def won_by(view: View, player: int) -> tuple[int, ...]:
    """Returns the tiles a player has won, as far as the seat knows them: 0 for one that is face down for it."""
    return view.own.face_down if player == view.seat and view.own.face_down else view.public.won[player]
