"""How the questions and choices of Chinesische Mauer are presented to people."""

from __future__ import annotations

from ...kernel.errors import IllegalChoice, UnknownNotation
from ...kernel.message import Message, refuse
from ...kernel.question import Ask
from .board import LIES_ON, Board
from .picks import (
    COVER,
    DRAW,
    NOTATION,
    ON_KIND,
    PASS,
    PLACE,
    SCORE,
    TILE,
    cover,
    cover_kind,
    cover_owner,
    cover_section,
    place_count,
    place_kind,
    place_section,
)
from .steps import CHOOSE_CARD, CHOOSE_TILE, LAST_SCORING, SCORING, SECOND_ACTION

_PICK_OF = {notation.lower(): pick for pick, notation in enumerate(NOTATION)}


def ask(board: Board, seat: int) -> Ask:
    frame = board.agenda
    assert frame is not None
    if frame.step == SCORING:
        return Ask("one", Message("ask-score"), ("CM-SCORE-1", "CM-SCORE-6"))
    if frame.step == LAST_SCORING:
        return Ask("one", Message("ask-last-score"), ("CM-END-2", "CM-SCORE-1"))
    if frame.step == CHOOSE_TILE:
        return Ask("one", Message("ask-tile", {"section": frame.x}), ("CM-SCORE-2", "CM-VALUE-5"))
    if frame.step == CHOOSE_CARD:
        return Ask("one", Message("ask-card", {"section": frame.x, "tile": frame.y}), ("CM-SCORE-2", "CM-ACT-5"))
    if board.deck_left[seat] == 0:
        prompt = "ask-second-action-no-deck" if frame.step == SECOND_ACTION else "ask-third-action-no-deck"
    else:
        prompt = "ask-second-action" if frame.step == SECOND_ACTION else "ask-third-action"
    return Ask("one", Message(prompt), ("CM-ACT-1", "CM-ACT-2", "CM-ACT-4"))


def label(pick: int) -> Message:
    if pick == DRAW:
        return Message("choose-draw")
    if pick == PASS:
        return Message("choose-pass")
    if pick < TILE:
        return Message("choose-score", {"section": pick - SCORE})
    if pick < ON_KIND:
        return Message("choose-tile", {"tile": pick - TILE + 1})
    if pick < PLACE:
        return Message("choose-on-card", {"card": pick - ON_KIND})
    if pick < COVER:
        return Message("choose-place", {"card": place_kind(pick), "count": place_count(pick), "section": place_section(pick)})
    return Message("choose-cover", {"section": cover_section(pick), "owner": cover_owner(pick), "card": cover_kind(pick)})


def read_pick(board: Board, token: str) -> int:
    """Returns the pick for a notation. A dragon's target may also be given by its place from the left, as in D>2.3."""
    pick = _PICK_OF.get(token.lower())
    if pick is not None:
        return pick
    start, dot, place = token.lower().partition(".")
    if start[:2] == "d>" and dot and place.isdecimal() and start[2:].isdecimal() and 1 <= int(start[2:]) <= board.sections:
        section = int(start[2:]) - 1
        row = board.rows[section]
        tops = [card for index, card in enumerate(row) if index + 1 == len(row) or not row[index + 1] & LIES_ON]
        if not 1 <= int(place) <= len(tops):
            raise UnknownNotation(Message("notation-no-place", {"word": token, "count": len(tops)}))
        card = tops[int(place) - 1]
        owner, kind = card >> 4, card & 7
        if board.has_tile(section, owner, kind) and card & ~LIES_ON not in (top & ~LIES_ON for top in tops[: int(place) - 1]):
            raise IllegalChoice(refuse("CM-ACT-5", "why-dragon-tile"))  # the leftmost card of its kind carries the tile
        return int(cover(section, owner, kind))
    raise UnknownNotation(Message("notation-unknown", {"word": token}))


def seen_notation(board: Board, seat: int, pick: int, observer: int) -> str:
    """Returns the notation unchanged: every choice in this game is public."""
    return NOTATION[pick]
