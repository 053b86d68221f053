"""Why a pick is not possible: the rule and the message, checked in the order in which a player would look for the reason."""

from ...kernel.bags import count_of
from ...kernel.message import Refusal, refuse
from .board import BESIDE, BESIDE_TOO, TILE_CELLS, Board
from .cards import DRAGON, ONLY_RIDERS, RIDER
from .picks import (
    COVER,
    DRAW,
    ON_KIND,
    PASS,
    PLACE,
    SCORE,
    TILE,
    cover_kind,
    cover_owner,
    cover_section,
    place_count,
    place_kind,
    place_section,
)
from .steps import CHOOSE_CARD, CHOOSE_TILE, LAST_SCORING, SCORING, SECOND_ACTION


def why_not(board: Board, seat: int, pick: int) -> Refusal | None:
    frame = board.agenda
    if frame is None:
        return refuse("CM-END-3", "why-over")
    if frame.seat != seat:
        return refuse("CM-SETUP-5", "why-not-your-turn", {"seat": frame.seat})
    if frame.step == SCORING or frame.step == LAST_SCORING:
        return why_not_score(board, seat, pick, frame.step == LAST_SCORING)
    if frame.step == CHOOSE_TILE:
        if pick < TILE or pick >= ON_KIND:
            return refuse("CM-SCORE-2", "why-choose-tile", {"section": frame.x})
        value = pick - TILE + 1
        at = frame.x * TILE_CELLS
        if value != board.tiles[at + BESIDE] and value != board.tiles[at + BESIDE_TOO]:
            return refuse("CM-SCORE-2", "why-no-such-tile", {"section": frame.x, "tile": value})
        return None
    if frame.step == CHOOSE_CARD:
        if pick < ON_KIND or pick >= PLACE:
            return refuse("CM-SCORE-2", "why-choose-card", {"section": frame.x})
        if count_of(board.uncovered[frame.x * board.players + seat], pick - ON_KIND) == 0:
            return refuse("CM-SCORE-2", "why-no-own-card", {"section": frame.x, "card": pick - ON_KIND})
        return None
    return why_not_action(board, seat, pick, frame.step == SECOND_ACTION and frame.x == 0)


def why_not_section(board: Board, section: int) -> Refusal | None:
    if section >= board.sections:
        return refuse("CM-SETUP-1", "why-no-such-section", {"section": section, "count": board.sections})
    if not board.is_open(section):
        return refuse("CM-SCORE-5", "why-section-closed", {"section": section})
    return None


def why_not_score(board: Board, seat: int, pick: int, last: bool) -> Refusal | None:
    if pick < SCORE or pick >= TILE:
        return refuse("CM-END-2", "why-only-scoring") if last else refuse("CM-SCORE-6", "why-score-first")
    section = pick - SCORE
    no_section = why_not_section(board, section)
    if no_section is not None:
        return no_section
    if (board.scored >> section) & 1:
        return refuse("CM-SCORE-6", "why-scored-already", {"section": section})
    if not (board.present[section] >> seat) & 1:
        return refuse("CM-SCORE-1", "why-no-card-there", {"section": section})
    if not board.leads(section, seat):
        return refuse("CM-SCORE-1", "why-not-leading", {"section": section})
    return None


def why_not_action(board: Board, seat: int, pick: int, fresh: bool) -> Refusal | None:
    if pick == DRAW:
        return None if board.deck_left[seat] > 0 else refuse("CM-ACT-2", "why-deck-empty")
    if pick == PASS:
        hand = board.hands[seat]
        if board.deck_left[seat] > 0 or hand == 0 or hand & ~ONLY_RIDERS:
            return refuse("CM-ACT-3", "why-must-act")
        return refuse("CM-ACT-6", "why-must-ride") if fresh else None
    if pick < PLACE:
        return refuse("CM-TURN-1", "why-scoring-is-over")
    if pick < COVER:
        section = place_section(pick)
        kind = place_kind(pick)
        no_section = why_not_section(board, section)
        if no_section is not None:
            return no_section
        have = count_of(board.hands[seat], kind)
        if have == 0:
            return refuse("CM-ACT-4" if kind == RIDER else "CM-ACT-1", "why-not-in-hand", {"card": kind})
        if have < place_count(pick):
            return refuse("CM-ACT-1", "why-too-few-in-hand", {"card": kind, "count": have})
        return None
    return why_not_cover(board, seat, cover_section(pick), cover_owner(pick), cover_kind(pick))


def why_not_cover(board: Board, seat: int, section: int, owner: int, kind: int) -> Refusal | None:
    no_section = why_not_section(board, section)
    if no_section is not None:
        return no_section
    if owner >= board.players:
        return refuse("CM-COMP-1", "why-no-such-player", {"count": board.players})
    if count_of(board.hands[seat], DRAGON) == 0:
        return refuse("CM-ACT-5", "why-no-dragon")
    if count_of(board.uncovered[section * board.players + owner], kind) == 0:
        return refuse("CM-ACT-5", "why-no-such-top-card", {"section": section, "owner": owner, "card": kind})
    if count_of(board.coverable(section, owner), kind) == 0:
        return refuse("CM-ACT-5", "why-dragon-tile")
    return None
