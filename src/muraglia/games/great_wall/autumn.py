"""Autumn: Command cards and turns (GW-AUTUMN)."""

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .board import Board
from .cardset import OTHERS_BOX
from .clerks import activations_frame, others_move
from .effects import push_boxes
from .picks import SEAT, SPACE
from .qin import qin_moves_clerks
from .steps import CHOOSE_COMMAND, DEFEATS, EFFECT, END_OF_TURN, OTHERS, PLACE_COMMANDS, TURNS
from .vocabulary import AT_OTHERS_TURN, AT_REVEAL, AT_TURN, AT_TURN_END, MOVE, STOP, WIDTH


def step_choose_command(board: Board, frame: Frame) -> bool:
    """GW-AUTUMN-01, GW-AMB-29: whoever has cards chooses; is anybody asked?"""
    if frame.asked == 0:
        mask: i64 = 0
        for seat in range(board.players):
            if board.hand[seat] > 0:
                mask |= 1 << seat
        if mask == 0:
            reveal(board, frame)
            return False
        board.agenda = Frame(CHOOSE_COMMAND, 0, 0, 0, mask, 0, frame.below)
    return True


def reveal(board: Board, frame: Frame) -> None:
    """All cards are in; GW-SOLO-26, GW-REED-18."""
    board.agenda = frame.below
    placing: i64 = 0
    for seat in range(board.players):
        card: i64 = board.chosen[seat]
        if card >= 0:
            placing |= 1 << seat
            board.hand[seat] = board.hand[seat] & ~(1 << card)
    if board.qin >= 0:
        if not board.qin_deck:
            board.qin_deck = board.shuffled(board.qin_pile)
            board.qin_pile = b""
        last: i64 = len(board.qin_deck) - 1
        board.chosen[board.qin] = board.qin_deck[last]
        board.qin_deck = board.qin_deck[:last]
        placing |= 1 << board.qin
    if board.rush >= 0:
        board.chosen[board.rush] = 0
        placing |= 1 << board.rush
    if board.sink is not None:
        for faction in range(board.factions):
            if board.chosen[faction] >= 0 and faction != board.rush:
                board.tell(meta.CHOSE_COMMAND, (faction, board.chosen[faction]))
    board.push(TURNS, 0)
    board.push(PLACE_COMMANDS, 0, 0, 0, placing)
    board.open_window(AT_REVEAL, 0, board.humans())
    board.trigger_all(AT_REVEAL, 0, board.humans())


def step_place(board: Board, frame: Frame) -> i64:
    """GW-AUTUMN-02; GW-REED-19, GW-SOLO-27: artificial factions take the first empty space."""
    faction = board.first_in_tea(frame.asked)
    if faction < 0:
        board.agenda = frame.below
        return -1
    if faction < board.players:
        return faction
    space: i64 = 0
    while board.spaces[space] >= 0:
        space += 1
    place_command(board, frame, faction, space)
    return -1


def place_command(board: Board, frame: Frame, faction: i64, space: i64) -> None:
    card: i64 = board.chosen[faction]
    board.spaces[space] = faction * 16 + card
    board.chosen[faction] = -1
    if board.sink is not None and faction != board.rush:
        board.tell(meta.COMMAND_PLACED, (faction, card, space + 1))
    board.agenda = Frame(PLACE_COMMANDS, 0, 0, 0, frame.asked & ~(1 << faction), 0, frame.below)


def place_options(board: Board) -> list[int]:
    return [SPACE + space for space in range(board.factions) if board.spaces[space] < 0]


def step_turns(board: Board, frame: Frame) -> None:
    """GW-AUTUMN-04, GW-AUTUMN-05."""
    space = frame.x
    if space >= board.factions:
        board.active = -1
        board.agenda = frame.below
        return
    board.replace(frame, space + 1, 0)
    card: i64 = board.spaces[space]
    if card < 0:
        return
    faction = card >> 4
    board.active = faction
    if board.sink is not None:
        board.tell(meta.TURN_BEGINS, (faction, card & 15 if faction != board.rush else 6))
    board.push(END_OF_TURN, faction)
    push_boxes(board, faction, card & 15)
    if faction < board.players:
        board.open_window(AT_TURN, 0, 1 << faction)
        board.trigger(AT_TURN, faction, 0)
    board.trigger_all(AT_OTHERS_TURN, 0, board.humans() & ~(1 << faction))


def step_boxes(board: Board, frame: Frame) -> None:
    """GW-AUTUMN-06 to GW-AUTUMN-08."""
    if frame.x >= frame.y:
        board.agenda = frame.below
        return
    board.replace(frame, frame.x + 1, frame.y)
    pc: i64 = board.cards.box_pc[frame.x]
    if board.cards.box_who[frame.x] == OTHERS_BOX:
        board.push(OTHERS, frame.seat, pc, 0, board.all_but(frame.seat))
    elif frame.seat == board.qin and frame.seat != board.active:
        return
    else:
        board.push(EFFECT, frame.seat, pc)


def step_others(board: Board, frame: Frame) -> i64:
    """GW-AUTUMN-08 in Tea order; GW-COOP-38: in the cooperative game the speaker says who of the players is next."""
    if frame.asked == 0:
        board.agenda = frame.below
        return -1
    waiting = frame.asked & board.humans()
    if board.is_cooperative() and waiting & (waiting - 1) and board.cards.ops[frame.x] == MOVE:
        return board.first_in_tea(board.humans())
    go_next(board, frame, board.first_in_tea(frame.asked))
    return -1


def go_next(board: Board, frame: Frame, faction: i64) -> None:
    board.agenda = Frame(OTHERS, frame.seat, frame.x, 0, frame.asked & ~(1 << faction), 0, frame.below)
    if faction == board.qin:
        if mentions_clerks(board, frame.x):
            qin_moves_clerks(board, 2, True)
    elif faction == board.rush:
        if mentions_clerks(board, frame.x):
            others_move(board, faction)
    else:
        board.push(EFFECT, faction, frame.x)


def mentions_clerks(board: Board, pc: i64) -> bool:
    ops = board.cards.ops
    while ops[pc] != STOP:
        if ops[pc] == MOVE:
            return True
        pc += WIDTH
    return False


def others_options(board: Board, frame: Frame) -> list[int]:
    return [SEAT + seat for seat in range(board.players) if (frame.asked >> seat) & 1]


def end_of_turn(board: Board, frame: Frame) -> None:
    """x 0: the Activation step, 1: what follows it (GW-CARD-04), 2: the check for defeated Hordes (GW-AUTUMN-20)."""
    board.agenda = frame.below
    if frame.x == 0:
        board.push(END_OF_TURN, frame.seat, 1)
        activations_frame(board, frame.seat)
    else:
        board.push(DEFEATS, 0)
        if frame.seat < board.players:
            board.trigger(AT_TURN_END, frame.seat, 0)
