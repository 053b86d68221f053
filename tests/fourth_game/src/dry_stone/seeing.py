"""What a seat knows of a game of Dry Stone, and a position imagined from that alone."""

from __future__ import annotations

from msgspec import Struct

from muraglia.kernel.notebook import InNotebook

from .rules import ALL_STONES, DryStone


class PublicView(Struct, frozen=True):
    """What everybody sees."""

    players: int
    version: int
    options: dict[str, str]
    to_act: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]  # from the ground up
    hand_sizes: tuple[int, ...]
    gone: tuple[int, ...]  # stones that are out of the game
    bag: int  # how many are left to draw
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool


class OwnView(Struct, frozen=True):
    """What only the seat knows. It is empty for an onlooker."""

    hand: tuple[int, ...]


class View(InNotebook, Struct, frozen=True, tag_field="game", tag="dry-stone"):
    """Everything the seat knows (-1: an onlooker)."""

    seat: int
    public: PublicView
    own: OwnView


def public(game: DryStone) -> PublicView:
    """Returns what everybody sees."""
    assert not game.is_form_open(), "a half-filled form is nobody's business"
    over = game.is_over()
    return PublicView(
        players=game.players,
        version=game.version,
        options={"height": str(game.height)},
        to_act=tuple(game.to_act()),
        piles=tuple(tuple(pile) for pile in game.piles),
        hand_sizes=tuple(len(hand) for hand in game.hands),
        gone=tuple(game.gone),
        bag=len(game.bag),
        scores=tuple(game.scores()),
        winners=tuple(game.winners()) if over else (),
        is_over=over,
    )


def own(game: DryStone, seat: int) -> OwnView:
    """Returns what only the seat knows."""
    return OwnView(tuple(game.hands[seat]) if seat >= 0 else ())


def imagine(view: View) -> DryStone:
    """Returns a position that fits the view. What the seat does not know is filled in a fixed way: redeal it before use."""
    game, public = DryStone(), view.public
    game.clear(public.players, int(public.options["height"]))
    game.version = public.version
    game.turn = public.to_act[0] if public.to_act else -1
    game.piles = [bytes(pile) for pile in public.piles]
    game.gone = bytes(public.gone)
    game.points = list(public.scores)
    unseen = list(ALL_STONES)
    for stone in (*view.own.hand, *public.gone, *[stone for pile in public.piles for stone in pile]):
        unseen.remove(stone)
    for seat, size in enumerate(public.hand_sizes):
        if seat == view.seat:
            game.hands[seat] = bytes(view.own.hand)
        else:
            game.hands[seat] = bytes(sorted(unseen[:size]))
            unseen = unseen[size:]
    game.bag = bytes(unseen)
    return game
