"""Cards in action: operations one by one, payments for them, choices inside them, Tactic cards and their windows (GW-TACTIC)."""

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .cardset import COMMAND_CARDS, RUSH_COMMAND, SOLO_COMMAND
from .hordes import place_horde, raid
from .picks import COMMAND, DISCARD, LOCATION, PASS, PLAY, RESOURCE, SPACE, YES
from .pieces import LOCATIONS, ONE_BYTE, QI
from .qin import qin_operation
from .steps import (
    ACTIVATE,
    ADVANCED,
    ATTACKING,
    BOXES,
    BUILDING,
    COPYING,
    DISCARDING,
    EFFECT,
    GAIN_ONE,
    HIRING,
    MOVE_CLERKS,
    PAY_FOR,
    PAYING,
    RECOVER_ONE,
    RECRUITING,
    SAVING,
    SHAME_DUE,
    SHIFTING,
    TEA_HOUSE,
    UNSHAMING,
    UPGRADE_ANY,
    WINDOW,
    WOUNDING,
)
from .vocabulary import ACTIVATE as ADVANCED_ACTIVATION
from .vocabulary import (
    ANY,
    ARG,
    ATTACK,
    BUILD,
    COPY,
    DEFENCE,
    DRAW,
    FRONT,
    GAIN,
    HERE,
    HIRE,
    HONOUR,
    HORDE,
    HURT,
    IF_COUNT,
    IF_NUMBER,
    LOCAL,
    LOSE,
    MATERIAL,
    MORE,
    MOVE,
    NUMBER,
    OFFENCE,
    PAY,
    PER,
    RAID,
    RAZE,
    RECOVER,
    RECRUIT,
    SAVE,
    SHAME,
    SHIFT,
    SPARE,
    STOP,
    TACTIC,
    TEA,
    UNSHAME,
    UPGRADE,
    WIDTH,
)


def run_effect(board: Board, frame: Frame) -> None:
    """Carry out the next operation of the frame on top; the rest of the effect waits below what it pushes."""
    ops = board.cards.ops
    pc = frame.x
    verb: i64 = ops[pc + 0]
    if verb == STOP:
        board.agenda = frame.below
        return
    faction = frame.seat
    arg = frame.y
    board.agenda = Frame(EFFECT, faction, pc + WIDTH, arg, 0, 0, frame.below) if ops[pc + WIDTH] != STOP else frame.below
    if ops[pc + IF_COUNT] > 0 and board.count(faction, ops[pc + IF_COUNT], arg) < ops[pc + IF_NUMBER]:
        if verb == PAY:  # what was to be paid for cannot be had
            board.agenda = frame.below
        return
    number: i64 = ops[pc + NUMBER]
    per: i64 = ops[pc + PER]
    if per > 0:
        number *= board.count(faction, per, arg)
    if number <= 0:
        return
    if verb == PAY:
        board.agenda = Frame(PAY_FOR, faction, pc, arg, 0, 0, frame.below)
    elif faction >= board.players:
        qin_operation(board, faction, verb, number, ops[pc + ARG], ops[pc + MORE])
    else:
        operate(board, faction, verb, number, ops[pc + ARG], ops[pc + MORE], arg)


def operate(board: Board, faction: i64, verb: i64, number: i64, what: i64, more: i64, arg: i64) -> None:
    if verb == GAIN:
        if what < MATERIAL:
            board.gain(faction, what, number)
        elif what == HONOUR:
            board.add_honour(faction, number)
        elif what == LOCAL:
            if arg < 4:
                board.gain(faction, arg, number)
        else:
            board.push(GAIN_ONE, faction, number, 7 if what == MATERIAL else 15)
    elif verb == LOSE:
        board.add_honour(faction, -number)
    elif verb == DRAW:
        draw_tactics(board, faction, number)
    elif verb == MOVE:
        board.push(MOVE_CLERKS, faction, number, what << 10)
    elif verb == RECRUIT:
        board.push(RECRUITING, faction, number, what | (more << 5))
    elif verb == ATTACK:
        board.push(ATTACKING, faction, number, what | (more << 3) | ((arg if more == HERE else 0) << 5))
    elif verb == HURT:
        sections = 1 << arg if more == HERE else 7
        board.push(WOUNDING, faction, number, sections | ((1 if more == FRONT else 0) << 3) | 32)
    elif verb == BUILD:
        board.push(BUILDING, faction, number, what | (more << 2))
    elif verb == UPGRADE:
        board.push(UPGRADE_ANY, faction, number, (what << 4) | (more << 5))
    elif verb == SHIFT:
        board.push(SHIFTING, faction, number)
    elif verb == TEA:
        board.push(TEA_HOUSE, faction, number, 1 if number >= 99 else 0)
    elif verb == HIRE:
        board.push(HIRING, faction, number, what | (more << 2))
    elif verb == UNSHAME:
        board.push(UNSHAMING, faction, number)
    elif verb == SHAME:
        board.push(SHAME_DUE, faction, number)
    elif verb == ADVANCED_ACTIVATION:
        board.push(ADVANCED, faction)
    elif verb == COPY:
        board.push(COPYING, faction)
    elif verb == RECOVER:
        board.push(RECOVER_ONE, faction, number)
    elif verb == SAVE:
        board.push(SAVING, faction, arg, number)
    elif verb == DEFENCE or verb == OFFENCE:
        board.extra_defence += number
    elif verb == SPARE:
        board.spared = 1
    else:
        operate_on_board(board, verb, number)


def operate_on_board(board: Board, verb: i64, number: i64) -> None:
    """What events do to the Wall."""
    if verb == HORDE:
        for _ in range(number):
            place_horde(board)
    elif verb == RAZE:
        for _ in range(number):
            section = most_barricades(board)
            if section >= 0:
                board.barricades[section] = board.barricades[section] - 1
    elif verb == RAID:
        raid(board, number)


def most_barricades(board: Board) -> i64:
    """The Section with most Barricades, the leftmost of several; -1: none stands."""
    best: i64 = -1
    for section in range(board.first_section, 3):
        if board.barricades[section] > (0 if best < 0 else board.barricades[best]):
            best = section
    return best


# Tactic cards


def draw_tactics(board: Board, faction: i64, number: i64) -> None:
    """GW-SCHOOL-01, GW-SCHOOL-02; GW-TACTIC-01 is checked after the whole draw."""
    drawn: i64 = 0
    while drawn < number:
        if not board.tactic_deck:
            if not board.tactic_discard:
                break
            board.tactic_deck = board.shuffled(board.tactic_discard)
            board.tactic_discard = b""
        last: i64 = len(board.tactic_deck) - 1
        card: i64 = board.tactic_deck[last]
        board.tactic_deck = board.tactic_deck[:last]
        hand = board.tactics[faction]
        at: i64 = 0
        while at < len(hand) and hand[at] < card:
            at += 1
        board.tactics[faction] = hand[:at] + ONE_BYTE[card] + hand[at:]
        drawn += 1
        if board.sink is not None:
            board.sink.tell_secret(meta.TACTIC_DRAWN, (faction,), (card,), 1 << faction)
    if len(board.tactics[faction]) > board.hand_limit(faction):
        board.push(DISCARDING, faction)


def drop_tactic(board: Board, faction: i64, card: i64) -> None:
    hand = board.tactics[faction]
    at = hand.find(ONE_BYTE[card])
    board.tactics[faction] = hand[:at] + hand[at + 1 :]
    board.tactic_discard += ONE_BYTE[card]


def held_tactics(board: Board, faction: i64) -> list[int]:
    """Kinds in the hand, each once, ascending."""
    kinds: list[int] = []
    for card in board.tactics[faction]:
        if not kinds or kinds[len(kinds) - 1] != card:
            kinds.append(card)
    return kinds


def window_options(board: Board, frame: Frame, seat: i64) -> list[int]:
    """GW-TACTIC-02, GW-TACTIC-05."""
    options = [int(PASS)]
    moment = frame.x & 31
    cards = board.cards
    qi: i64 = board.resources[seat * 4 + QI]
    held = board.tactics[seat]
    before: i64 = -1
    for index in range(len(held)):  # ascending; a kind is offered once
        card: i64 = held[index]
        if card != before and cards.tactic_when[card] == moment:
            options.append(PLAY + card * 2)
            if qi >= cards.empowered_cost[card]:
                options.append(PLAY + card * 2 + 1)
        before = card
    return options


def holds_card_for(board: Board, frame: Frame, seat: i64) -> bool:
    """Has the seat more to choose in a window than to pass?"""
    moment = frame.x & 31
    when = board.cards.tactic_when
    held = board.tactics[seat]
    for index in range(len(held)):
        if when[held[index]] == moment:
            return True
    return False


def take_window(board: Board, frame: Frame, seat: i64, pick: i64) -> None:
    """GW-TACTIC-06: one card a player and event; GW-TACTIC-10: the others are asked again after a card."""
    bit: i64 = 1 << seat
    if pick == PASS:
        asked = frame.asked & ~bit
        acted = frame.acted
    else:
        acted = frame.acted | bit
        asked = (frame.x >> 5) & ~acted
    board.agenda = Frame(WINDOW, 0, frame.x, frame.y, asked, acted, frame.below) if asked else frame.below
    if pick != PASS:
        card = (pick - PLAY) >> 1
        empowered = (pick - PLAY) & 1
        drop_tactic(board, seat, card)
        if board.sink is not None:
            board.tell(meta.TACTIC_PLAYED, (seat, card, empowered))
        if empowered:
            board.pay(seat, QI, board.cards.empowered_cost[card])
        pc = board.cards.empowered_pc[card] if empowered else board.cards.tactic_pc[card]
        board.push(EFFECT, seat, pc, frame.y)


# Questions inside effects


def effect_options(board: Board, frame: Frame, seat: i64) -> list[int]:
    step = frame.step
    faction = frame.seat
    if step == PAY_FOR:
        return [int(PASS), int(YES)] if can_pay_for(board, frame) else [int(PASS)]
    if step == GAIN_ONE:
        return [RESOURCE + resource for resource in range(4) if (frame.y >> resource) & 1]
    if step == DISCARDING:
        return [DISCARD + card for card in held_tactics(board, faction)]
    if step == ADVANCED:
        return [int(PASS)] + [LOCATION + place for place in range(LOCATIONS) if board.can_be_activated(place, True)]
    if step == COPYING:
        return [int(PASS), int(YES)] + [SPACE + space for space in range(len(board.spaces)) if can_copy(board, faction, space)]
    treason = board.cards.ids["command"].index("treason")
    pile: i64 = board.pile[faction]
    return [int(PASS)] + [COMMAND + card for card in range(6) if (pile >> card) & 1 and card != treason]


def can_copy(board: Board, faction: i64, space: i64) -> bool:
    """GW-CARD-02, GW-REED-17: another player's card, never the Rush Clan's, never another Treason."""
    card: i64 = board.spaces[space]
    if card < 0 or card >> 4 == faction or card >> 4 == board.rush:
        return False
    return board.cards.ids["command"][card & 15] != "treason"


def can_pay_for(board: Board, frame: Frame) -> bool:
    ops = board.cards.ops
    kind: i64 = ops[frame.x + ARG]
    number: i64 = ops[frame.x + NUMBER]
    faction = frame.seat
    if kind < MATERIAL:
        return board.resources[faction * 4 + kind] >= number
    if kind == MATERIAL:
        return board.material(faction) >= number
    if kind == ANY:
        return board.material(faction) + board.resources[faction * 4 + QI] >= number
    if kind == HONOUR:
        return board.honour[faction] >= number
    return len(board.tactics[faction]) >= number


def take_effect(board: Board, frame: Frame, seat: i64, pick: i64) -> None:
    step = frame.step
    faction = frame.seat
    if step == PAY_FOR:
        board.agenda = frame.below
        if pick == YES:
            take_payment(board, frame)
    elif step == GAIN_ONE:
        board.gain(faction, pick - RESOURCE, 1)
        if frame.x > 1:
            board.replace(frame, frame.x - 1, frame.y)
        else:
            board.agenda = frame.below
    elif step == DISCARDING:
        drop_tactic(board, faction, pick - DISCARD)
        if board.sink is not None:
            board.tell(meta.TACTIC_DISCARDED, (faction, pick - DISCARD))
        if len(board.tactics[faction]) <= board.hand_limit(faction):
            board.agenda = frame.below
    elif step == ADVANCED:
        board.agenda = frame.below
        if pick != PASS:
            board.push(ACTIVATE, board.active if board.active >= 0 else faction, pick - LOCATION, 1)
    elif step == COPYING:
        board.agenda = frame.below
        if pick == YES:  # the other effect of Treason
            board.push(MOVE_CLERKS, faction, 2)
        elif pick != PASS:
            card = board.spaces[pick - SPACE] & 15
            if board.sink is not None:
                board.tell(meta.COPIED, (faction, card))
            push_boxes(board, faction, card)
    elif pick == PASS:
        board.agenda = frame.below
    else:
        card = pick - COMMAND
        board.pile[faction] = board.pile[faction] & ~(1 << card)
        board.hand[faction] = board.hand[faction] | (1 << card)
        if board.sink is not None:
            board.tell(meta.CARDS_RECOVERED, (faction, 1))
        if frame.x > 1:
            board.replace(frame, frame.x - 1, 0)
        else:
            board.agenda = frame.below


def take_payment(board: Board, frame: Frame) -> None:
    """The rest of the effect follows the payment."""
    ops = board.cards.ops
    faction = frame.seat
    number: i64 = ops[frame.x + NUMBER]
    kind: i64 = ops[frame.x + ARG]
    board.push(EFFECT, faction, frame.x + WIDTH, frame.y)
    if kind < MATERIAL:
        board.pay(faction, kind, number)
    elif kind == HONOUR:
        board.add_honour(faction, -number)
    elif kind == TACTIC:
        for _ in range(number):
            drop_tactic(board, faction, board.tactics[faction][0])
    else:
        board.push(PAYING, faction, number, (7 if kind == MATERIAL else 15) << 2)


def push_boxes(board: Board, faction: i64, card: i64) -> None:
    """The boxes of a Command card, from top to bottom (GW-AUTUMN-06). A copy of Qin Jiushao's card is the player's own of that title."""
    number = card
    if faction == board.rush:
        number = RUSH_COMMAND
    elif faction == board.qin:
        number = SOLO_COMMAND + card
    assert number < COMMAND_CARDS
    board.push(BOXES, faction, board.cards.first_box[number], board.cards.first_box[number + 1])
