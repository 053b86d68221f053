"""Describes Chinesische Mauer in words: the table, and what a choice would lead to. Based on a view, so it reveals nothing else."""

from __future__ import annotations

from ...kernel.message import Message
from ...kernel.question import Choice, Passage, short_lines
from .cards import CARD_WORDS
from .picks import COVER, ON_KIND, PLACE, SCORE, TILE, cover_section, place_section
from .seeing import imagine
from .view import CardView, View, won_by


def describe(view: View) -> tuple[Passage, ...]:
    passages = [section_passage(view, section) for section in range(len(view.public.sections))]
    passages.append(Passage(Message("tell-players"), short_lines(*[player_line(view, seat) for seat in range(view.public.players)])))
    if view.seat >= 0:
        mine = [Message("tell-in-hand", {"card": CARD_WORDS.index(card), "count": count}) for card, count in view.own.hand.items()]
        passages.append(Passage(Message("tell-my-hand"), short_lines(*mine or [Message("tell-hand-empty")])))
    coming = [Message("tell-tiles-coming", {"tile": tile, "count": count}) for tile, count in view.public.tiles_left.items()]
    passages.append(Passage(Message("tell-supply"), short_lines(*coming or [Message("tell-no-tiles")])))
    return tuple(passages)


def section_passage(view: View, section: int) -> Passage:
    seen = view.public.sections[section]
    if not seen.open:
        return Passage(Message("tell-section-closed", {"section": section}))
    if len(seen.tiles) > 1:
        heading = Message("tell-section", {"section": section, "tile": seen.tiles[0], "second_tile": seen.tiles[1]})
    else:
        heading = Message("tell-section-half", {"section": section, "tile": seen.tiles[0]})
    cards = [card_line(card) for card in seen.row]
    points = [Message("tell-points", {"seat": seat, "points": points}) for seat, points in enumerate(seen.points) if points is not None]
    return Passage(heading, short_lines(*(cards + points) or [Message("tell-row-empty")]))


def card_line(card: CardView) -> Message:
    args: dict[str, int | str] = {"owner": card.owner, "card": CARD_WORDS.index(card.card)}
    if card.covered:
        return Message("tell-card-covered", args)
    if card.tile:
        return Message("tell-card-tile", {**args, "tile": card.tile})
    return Message("tell-card", args)


def player_line(view: View, seat: int) -> Message:
    args: dict[str, int | str] = {"seat": seat, "hand": view.public.hand_sizes[seat], "deck": view.public.deck_sizes[seat]}
    if view.public.options["hide_won_fame"] == "on" and not view.public.is_over and seat != view.seat:
        return Message("tell-player-hidden", args)
    return Message("tell-player", {**args, "fame": sum(won_by(view, seat))})


def foresee(view: View, picks: Choice) -> tuple[Message, ...]:
    """Returns the seat's points in the section afterwards, the fame of a tile, and how the points compare.

    Rules: CM-VALUE, CM-SCORE-1 and CM-SCORE-3.
    """
    pick = picks[-1]
    if pick >= COVER:
        section = int(cover_section(pick))
    elif pick >= PLACE:
        section = int(place_section(pick))
    elif pick >= TILE:
        section = int(picks[0] - SCORE)
    else:
        return ()
    board = imagine(view)
    seat = view.seat
    before = view.public.sections[section].points[seat] or 0
    for step in picks:
        board.take(seat, step)
    if board.is_form_open():  # the cost is the same whichever of their cards gets the tile
        board.take(seat, board.options(seat)[0])
    first = section * view.public.players
    points = board.points[first + seat]
    present = board.present[section]
    change = points - before
    sign = "+" if change > 0 else "−" if change < 0 else "±"
    outcome = [Message("foresee-points", {"section": section, "points": points, "change": f"{sign}{abs(change)}"})]
    if TILE <= pick < ON_KIND:
        outcome.append(Message("foresee-fame", {"tile": int(pick - TILE + 1)}))
    rivals = [board.points[first + other] for other in range(view.public.players) if other != seat and (present >> other) & 1]
    if not (present >> seat) & 1:
        return tuple(outcome)
    if not rivals:
        outcome.append(Message("foresee-alone"))
    elif points > max(rivals):
        outcome.append(Message("foresee-leads", {"count": points - max(rivals)}))
    elif points == max(rivals):
        outcome.append(Message("foresee-ties"))
    else:
        outcome.append(Message("foresee-behind", {"count": max(rivals) - points}))
    return tuple(outcome)
