"""Winter, the end of the game and its scoring (GW-WINTER, GW-END, GW-SCORE, GW-COOP-50 to GW-COOP-55)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from . import meta
from .board import LOST, WON, Board
from .breach import Assault, WinterArrows
from .combat import Defeats
from .counting import HighWalls
from .effects import Effect
from .meta import EMPTY_SUPPLY_ENDS, WALL_END
from .pieces import ARCHER, HORSEMAN, SECTIONS
from .plan import Plan
from .requests import Fulfilment, RequestsStep
from .step import Step
from .vocabulary import AT_WINTER, GAIN, IF_COUNT, IF_NUMBER, LOSE, NUMBER, PER, STOP, WIDTH

SHAMED_SOLDIER: Final[i64] = 5  # GW-SCORE-02
QIN_ARTIFACT: Final[i64] = 20  # GW-SOLO-47
HIGH_WALLS: Final = HighWalls()


def winter(board: Board) -> None:
    """GW-WINTER-01, GW-WINTER-03, GW-WINTER-04, GW-WINTER-09, GW-WINTER-10, in this order; GW-COOP-50. GW-YEAR-02: the end is here."""
    plan = Plan(board).all_triggered(AT_WINTER, 0, board.humans())
    plan.then(WinterArrows(board.first_section)).then(Defeats()).then(Assault(board.first_section)).then(EndOfAssault())
    if board.is_cooperative():
        plan.then(Fulfilment()).then(EndCheck()).then(RequestsStep()).then(EventStep()).go()
    else:
        plan.then(EndCheck()).go()


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfAssault(Step):
    """GW-WINTER-09."""

    def __init__(self) -> None:
        pass

    def run(self, board: Board) -> None:
        board.extra_defence = 0
        for section in range(SECTIONS):
            board.barricades[section] = 0
        if board.sink is not None:
            board.tell(meta.BARRICADES_GONE)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndCheck(Step):
    """GW-END-01: GW-END-02, GW-END-03, GW-END-04, looked at only now (GW-END-05); GW-COOP-52, GW-COOP-53, GW-COOP-54; GW-SOLO-48."""

    def __init__(self) -> None:
        pass

    def run(self, board: Board) -> None:
        last_year = board.year >= board.cards.years[board.track]
        if board.is_cooperative():
            if board.fulfilled >= goal(board):
                board.result = WON
                board.agenda = None
                if board.sink is not None:
                    board.tell(meta.COOP_WON)
            elif last_year or (board.switches[EMPTY_SUPPLY_ENDS] == 1 and board.shame == 0):
                board.lose_together()
            return
        if HIGH_WALLS.of(board, 0, 0) >= high_walls_needed(board) or board.shame == 0 or last_year:
            final_scoring(board)


def high_walls_needed(board: Board) -> i64:
    """GW-END-01, GW-AMB-01: how many Sections at the highest level end the game."""
    return 3 if board.players == 4 or (board.players == 3 and board.switches[WALL_END] == 1) else 2


def goal(board: Board) -> i64:
    """GW-COOP-01."""
    return 9 if board.players == 4 else 7 if board.players == 3 else 6


def final_scoring(board: Board) -> None:
    """GW-SCORE-01: GW-SCORE-02, then GW-SCORE-03, then GW-SCORE-04; GW-SOLO-47, GW-SOLO-48, GW-SOLO-49."""
    board.agenda = None
    board.active = -1
    if board.qin >= 0 and board.shame == 0:
        board.result = LOST
    for faction in range(board.factions):
        if faction == board.rush:
            continue
        total = after_shame(board, faction)
        taken = board.taken[faction]
        for index in range(0, len(taken), 2):
            if taken[index + 1] == 0:  # GW-SHAME-11
                total += board.cards.honour[taken[index] // 3]
                if board.sink is not None:
                    board.tell(meta.HORDE_SCORED, (faction, taken[index] // 3, board.cards.honour[taken[index] // 3]))
        for artifact in board.artifacts:
            worth = QIN_ARTIFACT if faction == board.qin else artifact_honour(board, faction, artifact)
            total += worth
            if board.sink is not None:
                board.tell(meta.ARTIFACT_SCORED, (faction, artifact, worth))
        board.honour[faction] = total
        if board.sink is not None:
            board.tell(meta.FINAL_SCORE, (faction, total))
    if board.sink is not None:
        board.tell(meta.GAME_ENDS)


def after_shame(board: Board, faction: i64) -> i64:
    """GW-SCORE-02, GW-SHAME-10: 5 less for each Soldier with a Shame tile, but never below 0 by this step."""
    honour: i64 = board.honour[faction]
    soldiers: i64 = board.shamed[faction * 3] + board.shamed[faction * 3 + ARCHER] + board.shamed[faction * 3 + HORSEMAN]
    if soldiers == 0 or honour <= 0:
        return honour
    left: i64 = honour - SHAMED_SOLDIER * soldiers
    if left < 0:
        left = 0
    if board.sink is not None:
        board.tell(meta.SHAME_SCORED, (faction, left - honour))
    return left


def artifact_honour(board: Board, faction: i64, artifact: i64) -> i64:
    """GW-SCORE-04: what an Artifact is worth to a player now."""
    ops = board.cards.ops
    pc: i64 = board.cards.artifact_pc[artifact]
    total: i64 = 0
    while ops[pc] != STOP:
        met = ops[pc + IF_COUNT] == 0 or board.count(faction, ops[pc + IF_COUNT], 0) >= ops[pc + IF_NUMBER]
        if met:
            number: i64 = ops[pc + NUMBER]
            if ops[pc + PER] > 0:
                number *= board.count(faction, ops[pc + PER], 0)
            if ops[pc] == GAIN:
                total += number
            elif ops[pc] == LOSE:
                total -= number
        pc += WIDTH
    return total


# Between the Years of a cooperative game


@mypyc_attr(acyclic=True, free_list_len=1)
class EventStep(Step):
    """GW-COOP-28 to GW-COOP-30."""

    def __init__(self) -> None:
        pass

    def run(self, board: Board) -> None:
        last: i64 = len(board.event_deck) - 1
        if last < 0:
            return
        event = board.event_deck[last]
        board.event_deck = board.event_deck[:last]
        board.events += bytes([event])
        if board.sink is not None:
            board.tell(meta.EVENT_SHOWN, (event,))
        for faction in range(board.factions):
            board.count_changes(faction)
        cards = board.cards
        seats = board.in_tea_order(board.humans())
        plan = Plan(board)
        if cards.ops[cards.event_once_pc[event]] != STOP:
            plan.then(Effect(seats[0], cards.event_once_pc[event]))
        for seat in seats:
            plan.then(Effect(seat, cards.event_pc[event]))
        plan.go()
