"""How the questions and choices of The Great Wall are put to people."""

from __future__ import annotations

from ...kernel.errors import UnknownNotation
from ...kernel.message import Message
from ...kernel.question import Ask
from .board import Board
from .picks import (
    ADVISOR,
    AMOUNT,
    AMOUNTS,
    BARRICADE,
    CLERK,
    COMMAND,
    DISCARD,
    DRAWN,
    GENERAL,
    HOME,
    KILL,
    LOCATION,
    MOST_SENT,
    PAIR,
    PLAY,
    POINT,
    POST,
    REQUEST,
    RESOURCE,
    REST,
    ROUTE,
    RUSH_CLAN,
    SAVE,
    SEAT,
    SEND,
    SHAME_BOX,
    SHAME_HORDE,
    SHAME_OFF,
    SHAME_OFF_HORDE,
    SHAME_ON,
    SHOOT,
    SOLDIER,
    SPACE,
    STORE,
    WALL,
    point_word,
)
from .pieces import LOCATIONS, PAIR_FIRST, PAIR_SECOND, PAIRS, POINTS
from .requests import Giving

_SIMPLE = (
    "choose-pass", "choose-yes", "choose-top", "choose-pay-honour", "choose-recover", "choose-score-pile", "choose-hire-clerk",
    "choose-active", "choose-support",
)  # fmt: skip


def ask(board: Board, seat: int) -> Ask:
    step = board.agenda
    assert step is not None
    return step.ask(board)


def label(pick: int) -> Message:
    """What a pick is called."""
    if pick < SPACE:
        return Message(_SIMPLE[pick])
    if pick < COMMAND:
        return Message("choose-space", {"number": pick - SPACE + 1})
    if pick < SEAT:
        return Message("choose-command", {"command": pick - COMMAND})
    if pick < LOCATION:
        return Message("choose-seat", {"seat": pick - SEAT})
    if pick < RESOURCE:
        return Message("choose-location", {"location": pick - LOCATION})
    if pick < SOLDIER:
        return Message("choose-resource", {"resource": pick - RESOURCE})
    if pick < REST:
        return Message("choose-soldier", {"soldier": pick - SOLDIER})
    if pick < KILL:
        return place_label(pick)
    if pick < REQUEST:
        return shame_label(pick)
    if pick < GENERAL:
        return card_label(pick)
    if pick < ADVISOR:
        return Message("choose-general", {"general": pick - GENERAL})
    if pick < CLERK:
        return Message("choose-advisor", {"advisor": pick - ADVISOR})
    return piece_label(pick)


def piece_label(pick: int) -> Message:
    """What is moved, put on Hordes or paid."""
    if pick < SEND:
        start, end = divmod(pick - CLERK, int(LOCATIONS))
        if start == HOME:
            return Message("choose-clerk-home", {"location": end})
        return Message("choose-clerk", {"from_location": start, "location": end})
    if pick < POINT:
        kind, count = divmod(pick - SEND, int(MOST_SENT))
        return Message("choose-send", {"marchers": kind, "count": count})
    if pick < PAIR:
        slot, point = divmod(pick - POINT, int(POINTS))
        return Message("choose-point", {"side": slot // 3, "row": slot % 3 + 1, "point": point_word(point)})
    if pick < AMOUNT:
        slot, pair = divmod(pick - PAIR, int(PAIRS))
        points = f"{point_word(PAIR_FIRST[pair])} + {point_word(PAIR_SECOND[pair])}"
        return Message("choose-pair", {"side": slot // 3, "row": slot % 3 + 1, "point": points})
    if pick == RUSH_CLAN:
        return Message("choose-rush-clan")
    if pick >= DRAWN:
        return Message("choose-draw", {"count": pick - DRAWN})
    if pick >= SHAME_BOX:
        return Message("choose-shame-box")
    own = pick < STORE
    resource, count = divmod(pick - (AMOUNT if own else STORE), int(AMOUNTS))
    return Message("choose-amount" if own else "choose-store", {"resource": resource, "count": count})


def place_label(pick: int) -> Message:
    if pick < POST:
        return Message("choose-rest", {"soldier": (pick - REST) // 3, "side": (pick - REST) % 3})
    if pick < SHOOT:
        return Message("choose-post", {"side": pick - POST})
    if pick < WALL:
        return Message("choose-shoot", {"side": pick - SHOOT})
    if pick < BARRICADE:
        return Message("choose-wall", {"side": pick - WALL})
    if pick < ROUTE:
        return Message("choose-barricade", {"side": pick - BARRICADE})
    return Message("choose-route", {"side": (pick - ROUTE) // 3, "to_side": (pick - ROUTE) % 3})


def shame_label(pick: int) -> Message:
    if pick < SAVE:
        return Message("choose-kill", {"count": pick - KILL})
    if pick < SHAME_ON:
        return Message("choose-save", {"soldier": pick - SAVE})
    if pick < SHAME_HORDE:
        return Message("choose-shame-soldier", {"soldier": pick - SHAME_ON})
    if pick < SHAME_OFF:
        return Message("choose-shame-horde", {"horde": (pick - SHAME_HORDE) // 2, "count": (pick - SHAME_HORDE) % 2})
    if pick < SHAME_OFF_HORDE:
        return Message("choose-unshame-soldier", {"soldier": pick - SHAME_OFF})
    return Message("choose-unshame-horde", {"horde": (pick - SHAME_OFF_HORDE) // 2, "count": (pick - SHAME_OFF_HORDE) % 2 + 1})


def card_label(pick: int) -> Message:
    if pick < DISCARD:
        return Message("choose-request", {"request": pick - REQUEST})
    if pick < PLAY:
        return Message("choose-discard", {"tactic": pick - DISCARD})
    empowered = (pick - PLAY) % 2
    return Message("choose-play-empowered" if empowered else "choose-play", {"tactic": (pick - PLAY) // 2})


def read_pick(board: Board, token: str) -> int:
    pick = board.cards.pick_of.get(token.lower())
    if pick is None:
        raise UnknownNotation(Message("notation-unknown", {"word": token}))
    return pick


def seen_notation(board: Board, seat: int, pick: int, observer: int) -> str:
    """What was answered to a Request stays hidden for good. All other secret choices lie open as soon as everybody has made theirs."""
    return "?" if seat != observer and isinstance(board.agenda, Giving) else board.cards.notation[pick]
