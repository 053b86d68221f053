"""Why a pick is not possible: the rule and the message, in the order in which a player would look for the reason."""

from mypy_extensions import i64

from ...kernel.agenda import Frame
from ...kernel.message import Refusal, refuse
from .board import Board
from .clerks import DIFFERENT
from .picks import (
    ADVISOR,
    AMOUNT,
    BARRICADE,
    CLERK,
    COMMAND,
    DISCARD,
    GENERAL,
    HIRE_CLERK,
    HOME,
    KILL,
    LOCATION,
    PAIR,
    PASS,
    PLAY,
    POINT,
    POST,
    REQUEST,
    RESOURCE,
    REST,
    ROUTE,
    SAVE,
    SEND,
    SHAME_HORDE,
    SHAME_OFF,
    SHAME_ON,
    SHOOT,
    SOLDIER,
    SPACE,
    WALL,
)
from .pieces import BARRICADE_SPACES, HIGHEST_WALL, LOCATIONS, PAIR_FIRST, PAIR_SECOND, PAIRS, POINTS
from .questions import QUESTIONS
from .steps import (
    ATTACKING,
    BUILDING,
    CHOOSE_COMMAND,
    DEPLOYING,
    HIRING,
    MOVE_CLERKS,
    PLACE_COMMANDS,
    RECRUITING,
    RUSH_BARRICADE,
    RUSH_SPEAR,
    SAVING,
    SHAME_PLACE,
    WINDOW,
    WOUNDING,
)


def why_not(board: Board, seat: i64, pick: i64) -> Refusal:
    """The pick is none of the seat's options: why?"""
    frame = board.agenda
    if frame is None:
        return refuse("GW-END-01", "why-over")
    if not board.is_asked(seat):
        return refuse("GW-TEA-02", "why-not-your-turn", {"seat": max(int(board.next_to_act()), 0)})
    step = frame.step
    reason: Refusal | None = None
    if pick == PASS:
        return refuse(QUESTIONS[step][2][0], "why-must-choose")
    if step == MOVE_CLERKS and pick >= CLERK and pick < SEND:
        reason = why_not_move(board, frame, pick)
    elif step == WINDOW and pick >= PLAY and pick < GENERAL:
        reason = why_not_play(board, frame, seat, pick)
    elif step == BUILDING or step == RUSH_BARRICADE:
        reason = why_not_build(board, pick)
    elif step == RECRUITING and pick >= SOLDIER and pick < REST:
        reason = why_not_recruit(board, frame, pick - SOLDIER)
    elif step == HIRING and (pick == HIRE_CLERK or (pick >= ADVISOR and pick < CLERK)):
        reason = why_not_hire(board, frame, pick)
    elif step == DEPLOYING or step == ATTACKING or step == WOUNDING or step == RUSH_SPEAR:
        reason = why_not_strike(board, frame, pick)
    elif step == SHAME_PLACE and pick >= SHAME_ON and pick < SHAME_OFF:
        reason = why_not_shame(board, pick)
    elif step == CHOOSE_COMMAND and pick >= COMMAND and pick < COMMAND + 6:
        reason = refuse("GW-AUTUMN-01", "why-command-not-in-hand", {"command": pick - COMMAND})
    elif step == PLACE_COMMANDS and pick >= SPACE and pick < COMMAND:
        reason = refuse("GW-AUTUMN-02", "why-space-taken", {"number": pick - SPACE + 1})
    elif step == SAVING and pick >= SAVE and pick < SHAME_ON:
        reason = refuse("GW-SAVE-01", "why-cannot-save", {"soldier": pick - SAVE})
    if reason is not None:
        return reason
    return refuse(QUESTIONS[step][2][0], "why-other-question" if kind_of(pick) != expected(step) else "why-not-possible")


# Kinds of picks, to tell an answer to another question from one that is not possible now
_STARTS: list[int] = [
    int(start)
    for start in (
        PASS,
        SPACE,
        COMMAND,
        LOCATION,
        RESOURCE,
        SOLDIER,
        REST,
        POST,
        WALL,
        BARRICADE,
        ROUTE,
        KILL,
        SAVE,
        SHAME_ON,
        SHAME_OFF,
        REQUEST,
        DISCARD,
        PLAY,
        GENERAL,
        ADVISOR,
        CLERK,
        SEND,
        POINT,
        PAIR,
        AMOUNT,
    )
]


def kind_of(pick: i64) -> i64:
    found: i64 = 0
    for index in range(len(_STARTS)):
        if pick >= _STARTS[index]:
            found = index
    return found


def expected(step: i64) -> i64:
    """The kind of pick that a question of one kind only asks for; -1: several."""
    if step == MOVE_CLERKS:
        return kind_of(CLERK)
    if step == CHOOSE_COMMAND:
        return kind_of(COMMAND)
    if step == PLACE_COMMANDS:
        return kind_of(SPACE)
    if step == RECRUITING:
        return kind_of(SOLDIER)
    return -1


def why_not_move(board: Board, frame: Frame, pick: i64) -> Refusal | None:
    source = (pick - CLERK) // LOCATIONS
    place = (pick - CLERK) % LOCATIONS
    faction = frame.seat
    if source == place:
        return refuse("GW-CLERK-07", "why-same-location", {"location": place})
    if source == HOME:
        if faction == board.rush:
            return refuse("GW-REED-15", "why-rush-has-three")
        if board.home[faction] == 0:
            return refuse("GW-CLERK-02", "why-no-clerk-home")
    else:
        if board.clerks[source * board.factions + faction] == 0:
            return refuse("GW-CLERK-02", "why-no-clerk-there", {"location": source})
        if board.is_full(source):
            return refuse("GW-CLERK-04", "why-locked", {"location": source})
    if board.is_full(place):
        return refuse("GW-CLERK-03", "why-full", {"location": place})
    if faction == board.rush:
        return refuse("GW-REED-14", "why-rush-is-there", {"location": place})
    if frame.y & DIFFERENT:
        return refuse("GW-CLERK-06", "why-different", {"location": place})
    return None


def why_not_play(board: Board, frame: Frame, seat: i64, pick: i64) -> Refusal:
    card = (pick - PLAY) >> 1
    if card not in board.tactics[seat]:
        return refuse("GW-TACTIC-02", "why-tactic-not-in-hand", {"tactic": card})
    if board.cards.tactic_when[card] != frame.x & 31:
        return refuse("GW-TACTIC-02", "why-other-moment", {"tactic": card, "moment": board.cards.tactic_when[card]})
    return refuse("GW-TACTIC-05", "why-empowered-cost", {"tactic": card, "count": board.cards.empowered_cost[card]})


def why_not_build(board: Board, pick: i64) -> Refusal | None:
    if pick < WALL or pick >= ROUTE:
        return None
    section = pick - WALL if pick < BARRICADE else pick - BARRICADE
    if section < board.first_section:
        return refuse("GW-REED-02", "why-unused-section")
    if pick < BARRICADE and board.wall[section] >= HIGHEST_WALL:
        return refuse("GW-BUILD-06", "why-highest", {"side": section})
    if pick >= BARRICADE and board.barricades[section] >= BARRICADE_SPACES:
        return refuse("GW-BOARD-05", "why-no-barricade-space", {"side": section})
    return refuse("GW-GEN-06", "why-too-dear")


def why_not_recruit(board: Board, frame: Frame, soldier: i64) -> Refusal:
    if board.usable(frame.seat, soldier) <= 0:
        return refuse("GW-BARRACKS-02", "why-no-soldier", {"soldier": soldier})
    if soldier < (frame.y >> 3) & 3:
        return refuse("GW-BARRACKS-02", "why-order-of-recruits", {"soldier": soldier})
    if not (frame.y >> soldier) & 1:
        return refuse("GW-BARRACKS-01", "why-other-soldiers", {"soldier": soldier})
    return refuse("GW-BARRACKS-03", "why-too-dear")


def why_not_hire(board: Board, frame: Frame, pick: i64) -> Refusal:
    if pick == HIRE_CLERK:
        if board.unhired[frame.seat] == 0:
            return refuse("GW-EMBASSY-02", "why-no-clerk-left")
        return refuse("GW-EMBASSY-02", "why-too-dear")
    if pick - ADVISOR not in board.advisor_track:
        return refuse("GW-EMBASSY-04", "why-not-on-track", {"advisor": pick - ADVISOR})
    return refuse("GW-EMBASSY-03", "why-too-dear")


def why_not_strike(board: Board, frame: Frame, pick: i64) -> Refusal | None:
    """Attacks, Wounds and Rest Zones: the place first, then the soldier."""
    if pick >= REST and pick < WALL:
        section = (pick - REST) % 3
        if section < board.first_section:
            return refuse("GW-REED-02", "why-unused-section")
        if pick >= POST and pick < SHOOT and board.free_posts(section) <= 0:
            return refuse("GW-BOARD-04", "why-no-post", {"side": section})
        return refuse("GW-ATTACK-07", "why-no-soldier-for-it")
    if pick < POINT or pick >= AMOUNT:
        return None
    slot = (pick - POINT) // POINTS if pick < PAIR else (pick - PAIR) // PAIRS
    if board.slot_card[slot] < 0:
        return refuse("GW-BOARD-02", "why-no-horde", {"side": slot // 3, "row": slot % 3 + 1})
    if pick < PAIR:
        point = (pick - POINT) % POINTS
        if not (board.vital(slot) >> point) & 1:
            return refuse("GW-HORDE-CARD-01", "why-no-vital-point")
        if not (board.vacant(slot) >> point) & 1:
            return refuse("GW-HORDE-CARD-04", "why-covered")
        if frame.step == WOUNDING:
            if board.is_shielded(slot):
                return refuse("GW-HORDE-CARD-06", "why-shielded")
            return refuse("GW-ATTACK-12", "why-out-of-reach")
        if slot % 3 > 0:
            return refuse("GW-ATTACK-01", "why-only-front")
        return refuse("GW-ATTACK-07", "why-no-soldier-for-it")
    pair = (pick - PAIR) % PAIRS
    vacant = board.vacant(slot)
    if not (vacant >> PAIR_FIRST[pair]) & (vacant >> PAIR_SECOND[pair]) & 1:
        return refuse("GW-ATTACK-03", "why-no-vacant-pair")
    return refuse("GW-ATTACK-07", "why-no-soldier-for-it")


def why_not_shame(board: Board, pick: i64) -> Refusal:
    if pick < SHAME_HORDE:
        return refuse("GW-SHAME-5", "why-no-soldier", {"soldier": pick - SHAME_ON})
    if board.is_cooperative():
        return refuse("GW-COOP-32", "why-no-shame-on-hordes")
    return refuse("GW-SHAME-6", "why-no-shame-space")
