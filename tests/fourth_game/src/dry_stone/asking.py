"""How Dry Stone is put to people: its questions and choices, the table in words, and what a choice leads to."""

from __future__ import annotations

from muraglia.kernel.errors import UnknownNotation
from muraglia.kernel.message import Message
from muraglia.kernel.question import Ask, Choice, Passage, short_lines

from .meta import FIELD, NOTATION, PILES, PLACE
from .rules import DryStone
from .seeing import View

_PICK_OF = {notation: pick for pick, notation in enumerate(NOTATION)}


def ask(game: DryStone, seat: int) -> Ask:
    if game.held:
        return Ask("one", Message("ask-place", {"stone": game.held}), ("DS-PILE-1", "DS-PILE-3", "DS-TURN-2"))
    return Ask("one", Message("ask-stone"), ("DS-TURN-1", "DS-PILE-1"))


def label(pick: int) -> Message:
    return Message("choose-stone", {"stone": pick + 1}) if pick < PLACE else Message("choose-place", {"place": pick - PLACE})


def read_pick(game: DryStone, token: str) -> int:
    pick = _PICK_OF.get(token.lower())
    if pick is None:
        raise UnknownNotation(Message("notation-unknown", {"word": token}))
    return pick


def seen_notation(game: DryStone, seat: int, pick: int, observer: int) -> str:
    """Every stone is laid open."""
    return NOTATION[pick]


def describe(view: View) -> tuple[Passage, ...]:
    piles = [
        Message("tell-pile", {"place": place, "stones": " ".join(map(str, pile))}) if pile else Message("tell-no-pile", {"place": place})
        for place, pile in enumerate(view.public.piles)
    ]
    players = [
        Message("tell-player", {"seat": seat, "points": view.public.scores[seat], "count": view.public.hand_sizes[seat]})
        for seat in range(view.public.players)
    ]
    passages = [
        Passage(Message("tell-wall", {"height": view.public.options["height"]}), short_lines(*piles)),
        Passage(Message("tell-players", {"count": view.public.bag}), short_lines(*players)),
    ]
    if view.seat >= 0:
        mine = [Message("tell-in-hand", {"stone": stone}) for stone in view.own.hand]
        passages.append(Passage(Message("tell-hand"), short_lines(*mine or [Message("tell-hand-empty")])))
    return tuple(passages)


def foresee(view: View, picks: Choice) -> tuple[Message, ...]:
    """DS-PILE-2, DS-PILE-3."""
    if picks[-1] < PLACE:
        return ()
    if picks[-1] == PLACE + FIELD:
        return (Message("foresee-nothing"),)
    height = len(view.public.piles[picks[-1] - PLACE]) + 1
    points = Message("foresee-points", {"count": height})
    return (points, Message("foresee-finished")) if height == int(view.public.options["height"]) else (points,)


assert len(NOTATION) == PLACE + PILES + 1
