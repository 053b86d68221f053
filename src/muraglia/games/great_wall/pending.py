"""What is about to be done by a seat and how much it promises: for bots that look only one step ahead."""

from mypy_extensions import i64

from .board import Board
from .cardset import OWNER_BOX
from .steps import (
    ADVANCED,
    ATTACKING,
    BOXES,
    BUILDING,
    CHOOSE_COMMAND,
    COPYING,
    DEPLOYING,
    EFFECT,
    GAIN_ONE,
    HIRING,
    MOVE_CLERKS,
    PAY_FOR,
    PAYING,
    PLACE_ADVISOR,
    RECOVER_ONE,
    RECRUITING,
    SAVING,
    SHIFTING,
    TAKING_STORE,
    TEA_HOUSE,
    TURNS,
    UNSHAMING,
    UPGRADE_ANY,
    WOUNDING,
)
from .vocabulary import (
    ACTIVATE,
    ALL,
    ATTACK,
    BUILD,
    COPY,
    DRAW,
    GAIN,
    HIRE,
    HONOUR,
    HURT,
    IF_COUNT,
    IF_NUMBER,
    MORE,
    MOVE,
    NUMBER,
    PAY,
    PER,
    RECOVER,
    RECRUIT,
    SAVE,
    SHIFT,
    SPARE,
    STOP,
    TEA,
    UNSHAME,
    UPGRADE,
    WIDTH,
)

RESOURCE_WORTH = 0.6


def pending(board: Board, seat: i64) -> float:
    """Over the frames of the agenda that are the seat's; a chosen Command card counts too."""
    total = 0.0
    frame = board.agenda
    while frame is not None:
        step = frame.step
        if step == CHOOSE_COMMAND and (frame.acted >> seat) & 1 and board.chosen[seat] >= 0:
            total += command_worth(board, seat, board.chosen[seat])
        elif step == TURNS:
            for space in range(frame.x, len(board.spaces)):
                card: i64 = board.spaces[space]
                if card >= 0 and card >> 4 == seat:
                    total += command_worth(board, seat, card & 15) - 0.05 * float(space)
        elif frame.seat == seat:
            if step == EFFECT:
                total += effect_worth(board, seat, frame.x, frame.y)
            elif step == PAY_FOR:
                total += 0.8 * effect_worth(board, seat, frame.x + WIDTH, frame.y)
            elif step == BOXES:
                total += boxes_worth(board, seat, frame.x, frame.y)
            elif step == PAYING:
                total -= RESOURCE_WORTH * float(frame.x)
            else:
                total += step_worth(board, seat, step, frame.x, frame.y)
        frame = frame.below
    return total


def command_worth(board: Board, seat: i64, command: i64) -> float:
    return boxes_worth(board, seat, board.cards.first_box[command], board.cards.first_box[command + 1])


def boxes_worth(board: Board, seat: i64, first: i64, last: i64) -> float:
    total = 0.0
    for box in range(first, last):
        if board.cards.box_who[box] == OWNER_BOX:
            total += effect_worth(board, seat, board.cards.box_pc[box], 0)
    return total


def step_worth(board: Board, seat: i64, step: i64, x: i64, y: i64) -> float:
    if step == MOVE_CLERKS:
        return move_worth(board, seat, x)
    if step == GAIN_ONE:
        return RESOURCE_WORTH * float(x)
    if step == RECRUITING:
        return 1.6 * float(x if x < 3 else 3) if board.material(seat) > 2 else 0.2
    if step == DEPLOYING:
        return 2.0 * float(board.recruits[0] + board.recruits[1] + board.recruits[2])
    if step == ATTACKING:
        return attack_worth(board, seat, x)
    if step == WOUNDING:
        return 0.8 * float(x)
    if step == BUILDING:
        return build_worth(board, seat, y >> 2) * (1.0 + 0.3 * float(x - 1))
    if step == UPGRADE_ANY:
        return 1.2 * float(x)
    if step == HIRING:
        return 1.0
    if step == PLACE_ADVISOR:
        return 2.0
    if step == UNSHAMING:
        tiles = board.tiles_of(seat)
        return 3.0 * float(x if x < tiles else tiles) if y != 1 else 0.0
    if step == SAVING:
        return 0.0 if y == 0 else 1.5 * float(y if y < 4 else 4)
    if step == SHIFTING:
        return 0.2
    if step == TEA_HOUSE:
        return 1.0 if board.tea[0] != seat else 0.0
    if step == ADVANCED:
        return 2.0
    if step == COPYING:
        return 2.7
    if step == RECOVER_ONE:
        return 1.0
    if step == TAKING_STORE:
        return 0.0
    return 0.0


def move_worth(board: Board, seat: i64, number: i64) -> float:
    home: i64 = board.home[seat]
    fresh = number if number < home else home
    return 0.9 * float(fresh) + 0.2 * float(number - fresh)


def attack_worth(board: Board, seat: i64, number: i64) -> float:
    soldiers: i64 = 0
    for section in range(3):
        at = board.rest_at(section, seat, 0)
        soldiers += board.rest[at] + board.rest[at + 1] + board.rest[at + 2] + board.posts[section * board.factions + seat]
    return 1.4 * float(number if number < soldiers else soldiers)


def build_worth(board: Board, seat: i64, discount: i64) -> float:
    """The best that can be paid: Honour against what it costs."""
    means = board.material(seat) + board.stored() + discount
    best = 0.0
    for section in range(board.first_section, 3):
        if board.wall[section] < 3:
            cost: i64 = board.cards.wall_cost[section * 3 + board.wall[section]]
            if means >= cost:
                best = max(best, 0.5 * float(cost) + RESOURCE_WORTH * float(discount if discount < cost else cost))
    if best == 0.0 and means >= 2:
        best = 1.2
    return best


def effect_worth(board: Board, seat: i64, pc: i64, arg: i64) -> float:
    """What a list of operations promises the seat now."""
    ops = board.cards.ops
    total = 0.0
    while ops[pc] != STOP:
        met = ops[pc + IF_COUNT] == 0 or board.count(seat, ops[pc + IF_COUNT], arg) >= ops[pc + IF_NUMBER]
        number: i64 = ops[pc + NUMBER]
        if ops[pc + PER] > 0:
            number *= board.count(seat, ops[pc + PER], arg)
        if met and number > 0:
            total += operation_worth(board, seat, ops[pc], number, ops[pc + 3], ops[pc + MORE])
        pc += WIDTH
    return total


def operation_worth(board: Board, seat: i64, verb: i64, number: i64, what: i64, more: i64) -> float:
    if verb == GAIN:
        return float(number) * (1.0 if what == HONOUR else RESOURCE_WORTH)
    if verb == PAY:
        return -RESOURCE_WORTH * float(number)
    if verb == MOVE:
        return move_worth(board, seat, number)
    if verb == DRAW:
        return 0.7 * float(number)
    if verb == RECRUIT:
        return step_worth(board, seat, RECRUITING, number, 0)
    if verb == ATTACK:
        return attack_worth(board, seat, number if number < ALL else 9)
    if verb == BUILD:
        return build_worth(board, seat, more if more < ALL else 5)
    if verb == HURT:
        return 0.8 * float(number)
    if verb == UPGRADE:
        return 1.2 * float(number)
    if verb == TEA:
        return 1.0 if board.tea[0] != seat else 0.0
    if verb == SPARE:
        return 4.5
    if verb == HIRE:
        return 1.0
    if verb == UNSHAME:
        return step_worth(board, seat, UNSHAMING, number, 0)
    if verb == ACTIVATE:
        return 2.0
    if verb == COPY:
        return 2.7
    if verb == RECOVER:
        return 1.0
    if verb == SAVE:
        return 1.5
    if verb == SHIFT:
        return 0.2
    return 0.5
