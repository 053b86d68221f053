"""What a seat knows of a game of Chinesische Mauer: the types. They are not compiled, so that they keep their annotations for JSON."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.shown import Shown


class CardView(Struct, frozen=True):
    """A card in a row. A dragon that lies on another card comes right after it; the lower one is covered."""

    owner: int
    card: str
    covered: bool
    lies_on: bool
    tile: int  # the fame tile on it; 0: none
    worth: int  # what it adds to its owner's points, before the tile is taken off


class SectionView(Struct, frozen=True):
    """A section; `points` is None for a player without a card there."""

    open: bool
    tiles: tuple[int, ...]
    row: tuple[CardView, ...]
    points: tuple[int | None, ...]


class View(Shown, Struct, frozen=True, tag_field="game", tag="chinesische-mauer"):
    """Everything the seat knows (-1: an onlooker). Hands of others and the order of decks and tiles are not in it."""

    seat: int
    players: int
    version: int
    options: dict[str, str]
    to_act: tuple[int, ...]
    agenda: str
    scored: tuple[int, ...]
    finisher: int
    quiet: int
    sections: tuple[SectionView, ...]
    hand: dict[str, int]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    left: tuple[dict[str, int], ...]  # for each seat what it has not yet played: hand and deck together
    won: tuple[tuple[int, ...], ...]  # 0: a tile that lies face down for the seat (hide_won_fame)
    boxed: tuple[int, ...]
    tiles_left: dict[int, int]  # fame tiles still to come
    scores: tuple[int, ...]  # of the tiles in `won`, so 0 where they lie face down
    winners: tuple[int, ...]
    is_over: bool
