"""What a seat knows of a game of Dry Stone, and a position imagined from that alone."""

from __future__ import annotations

from msgspec import Struct

from .rules import ALL_STONES, DryStone


class View(Struct, frozen=True, tag_field="game", tag="dry-stone"):
    """Everything the seat knows (-1: an onlooker)."""

    seat: int
    players: int
    version: int
    options: dict[str, str]
    to_act: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]  # from the ground up
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    gone: tuple[int, ...]  # stones that are out of the game
    bag: int  # how many are left to draw
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool


def view(game: DryStone, seat: int) -> View:
    assert not game.is_form_open(), "a half-filled form is nobody's business"
    over = game.is_over()
    return View(
        seat=seat,
        players=game.players,
        version=game.version,
        options={"height": str(game.height)},
        to_act=tuple(game.to_act()),
        piles=tuple(tuple(pile) for pile in game.piles),
        hand=tuple(game.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple(len(hand) for hand in game.hands),
        gone=tuple(game.gone),
        bag=len(game.bag),
        scores=tuple(game.scores()),
        winners=tuple(game.winners()) if over else (),
        is_over=over,
    )


def imagine(view: View) -> DryStone:
    """A position that fits the view. What the seat does not know is filled in a fixed way: redeal it before use."""
    game = DryStone()
    game.clear(view.players, int(view.options["height"]))
    game.version = view.version
    game.turn = view.to_act[0] if view.to_act else -1
    game.piles = [bytes(pile) for pile in view.piles]
    game.gone = bytes(view.gone)
    game.points = list(view.scores)
    unseen = list(ALL_STONES)
    for stone in (*view.hand, *view.gone, *[stone for pile in view.piles for stone in pile]):
        unseen.remove(stone)
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            game.hands[seat] = bytes(view.hand)
        else:
            game.hands[seat] = bytes(sorted(unseen[:size]))
            unseen = unseen[size:]
    game.bag = bytes(unseen)
    return game
