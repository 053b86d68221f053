"""What a seat knows of a game of The Great Wall, built from the table in state.py, and a position imagined from that alone.

What may still come from a deck is open: it is what has not been seen.
"""

from __future__ import annotations

from typing import Any, Final

from .cardset import RUSH_GENERAL, CardSet
from .meta import options_of, switches_of
from .picks import point_word
from .pieces import GENERALS, LOCATION_WORDS, POINTS, SEASON_WORDS, SECTION_WORDS, SECTIONS
from .rules import GreatWall
from .secrecy import UNORDERED
from .set_up import is_setting_up, shows_generals
from .shapes import FACTION, LOCATION, ONCE, SECTION, SLOT
from .state import STATE, Field
from .step import AtOnce
from .view import FactionView, HordeView, OwnView, PublicView, View, WallView

# What no event tells: whose question it is, what is still to be done, and what is reckoned from the rest
UNTOLD: Final = ("version", "to_act", "steps", "winners", "is_over", "forecast")


def public(board: GreatWall) -> PublicView:
    """Returns what everybody sees."""
    over = board.is_over()
    season = board.season_of()
    return PublicView(
        **shown_to_all(board, ONCE, 0),
        players=board.players,
        options=options_of(board.switches),
        to_act=tuple(board.to_act()),
        years=board.cards.years[board.track],
        season=SEASON_WORDS[season] if season >= 0 else None,
        sections=tuple([section_view(board, section) for section in range(SECTIONS)]),
        clerks={word: shown_to_all(board, LOCATION, place)["clerks"] for place, word in enumerate(LOCATION_WORDS)},
        factions=tuple([faction_view(board, faction) for faction in range(board.factions)]),
        indicator=SECTION_WORDS[board.horde_deck[-1] % 3] if board.horde_deck else None,
        deck_sizes={"tactic": len(board.tactic_deck), "advisor": len(board.advisor_deck)},
        scores=tuple(board.scores()),
        winners=tuple(board.winners()) if over else (),
        is_over=over,
    )


def own(board: GreatWall, seat: int) -> OwnView:
    """Returns what only the seat knows."""
    if seat < 0:
        return OwnView()
    found: dict[str, Any] = {}
    for field in STATE:
        if field.secrecy.own and not field.secrecy.is_seen_by_all(board, seat):
            found[field.view] = field.shape.show(board, seat, field.shape.get(board, field.name, seat))
    return OwnView(**found)


def shown_to_all(board: GreatWall, each: int, at: int) -> dict[str, Any]:
    """Returns one entry of all public fields that have such entries, by their names in the view; None for what is hidden now."""
    found: dict[str, Any] = {}
    for field in STATE:
        shape = field.shape
        if shape.each == each and field.secrecy is UNORDERED:
            found[field.view] = shape.show(board, at, unseen(board, field))
        elif shape.each == each and field.secrecy.public:
            is_seen = field.secrecy.is_seen_by_all(board, at)
            found[field.view] = shape.show(board, at, shape.get(board, field.name, at)) if is_seen else None
    return found


def unseen(board: GreatWall, deck: Field) -> list[int]:
    """Returns the cards of a deck, and the hidden ones that cannot be told from them, in no order."""
    cards = list(getattr(board, deck.name))
    if deck.mixed_with:
        for hidden in getattr(board, deck.mixed_with):
            cards += list(hidden[2:] if deck.mixed_with == "dealt" else hidden)
    return sorted(cards)


def section_view(board: GreatWall, section: int) -> WallView:
    return WallView(
        **shown_to_all(board, SECTION, section),
        defence=board.defence(section),
        offence=board.offence(section),
        free_posts=board.free_posts(section),
        hordes=tuple([horde_view(board, section * 3 + row) for row in range(board.depth[section])]),
    )


def horde_view(board: GreatWall, slot: int) -> HordeView:
    vacant = board.vacant(slot)
    return HordeView(
        **shown_to_all(board, SLOT, slot),
        vacant=tuple([point_word(point) for point in range(POINTS) if (vacant >> point) & 1]),
        offence=board.horde_offence(slot),
    )


def faction_view(board: GreatWall, faction: int) -> FactionView:
    return FactionView(
        **shown_to_all(board, FACTION, faction),
        hand_size=board.hand[faction].bit_count(),
        tactics_size=len(board.tactics[faction]),
    )


# A position from a view


def imagine(cards: CardSet, view: View) -> GreatWall:
    """Returns a position with these cards that fits the view. What the seat does not know is filled in a fixed way: redeal it."""
    board, public = GreatWall(), view.public
    board.clear(cards, public.players, switches_of(public.options))
    fill_in(board, ONCE, 0, public)
    for section, seen in enumerate(public.sections):
        fill_in(board, SECTION, section, seen)
        for row, horde in enumerate(seen.hordes):
            fill_in(board, SLOT, section * 3 + row, horde)
    for place, word in enumerate(LOCATION_WORDS):
        board.clerks[place * board.factions : (place + 1) * board.factions] = public.clerks[word]
    for faction, known in enumerate(public.factions):
        fill_in(board, FACTION, faction, known, view.own if faction == view.seat else None)
    put_top_horde(board, public)
    deal_hidden_cards(board, view)
    board.rush_general = RUSH_GENERAL + (1 if board.is_cooperative() else 0) if board.rush >= 0 else -1
    for faction in range(board.factions):
        if not board.dealt[faction]:  # before the choice is open a general does nothing
            board.count_changes(faction)
    board.asking = public.to_act[0] if public.to_act else -1
    imagine_answers(board, view.seat)
    return board


def fill_in(board: GreatWall, each: int, at: int, seen: Any, own: OwnView | None = None) -> None:
    """Puts one entry of every field onto the board, as far as it is seen by all or by its owner."""
    for field in STATE:
        shape = field.shape
        if shape.each != each:
            continue
        shown = getattr(seen, field.view) if field.secrecy.public else None
        if shown is None and own is not None and field.secrecy.own:
            shown = getattr(own, field.view)
        if shown is not None:
            shape.put(board, field.name, at, shape.imagine(board, at, shown))


def put_top_horde(board: GreatWall, public: PublicView) -> None:
    """The back of the top card is seen."""
    if public.indicator is not None:
        cards = list(board.horde_deck)
        top = next(card for card in cards if card % 3 == SECTION_WORDS.index(public.indicator))
        cards.remove(top)
        board.horde_deck = bytes([*cards, top])


def deal_hidden_cards(board: GreatWall, view: View) -> None:
    """Gives the others Tactic cards and, during set-up, Generals and Advisors from those left, and everybody the Command cards left."""
    tactics, advisors = list(board.tactic_deck), list(board.advisor_deck)
    mine = board.dealt[view.seat] if view.seat >= 0 else b""
    generals = [card for card in range(GENERALS) if card not in mine[:2] and card not in board.general]
    for card in mine[2:]:
        advisors.remove(card)
    for card in board.tactics[view.seat] if view.seat >= 0 else b"":
        tactics.remove(card)
    for faction in range(board.players):
        board.hand[faction] = commands_left(board, faction)
        if faction == view.seat:
            continue
        size = view.public.factions[faction].tactics_size
        board.tactics[faction] = bytes(tactics[:size])
        del tactics[:size]
        if is_setting_up(board):
            first = board.general[faction] if shows_generals(board) else generals.pop(0)
            board.dealt[faction] = bytes([first, generals.pop(0), advisors.pop(0), advisors.pop(0)])
    board.advisor_deck, board.tactic_deck = bytes(advisors), bytes(tactics)


def imagine_answers(board: GreatWall, seat: int) -> None:
    """Answers that others have given in secret to the question on top: the first they could have given."""
    step = board.agenda
    if isinstance(step, AtOnce):
        for other in range(board.players):
            if other != seat and step.acted >> other & 1:
                step.imagine_answer(board, other)


def commands_left(board: GreatWall, faction: int) -> int:
    """GW-INV-13: the six cards less those in the pile, on the track, or shown and not yet placed."""
    left = 63 & ~board.pile[faction]
    for card in board.spaces:
        if card >= 0 and card >> 4 == faction:
            left &= ~(1 << (card & 15))
    if board.chosen[faction] >= 0 and board.agenda is not None and not board.is_simultaneous():
        left &= ~(1 << board.chosen[faction])
    return int(left)
