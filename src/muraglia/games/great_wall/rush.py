"""The Rush Clan at the Locations, decided by the Supreme Commander (GW-REED-29 to GW-REED-35)."""

from mypy_extensions import i64

from ...kernel.agenda import Frame
from . import meta
from .barracks import add_points
from .board import Board
from .embassy import raise_tea, take_from_track
from .picks import ADVISOR, BARRICADE, PASS, POINT, YES
from .pieces import BARRICADE_SPACES, POINTS, SECTIONS, SPEAR_ON, SPEARMAN
from .qin import aimed_section, other_section, qin_recruits_spearman
from .steps import RUSH_ADVISOR, RUSH_BARRICADE, RUSH_SPEAR


def rush_options(board: Board, frame: Frame) -> list[int]:
    options: list[int] = []
    sections = range(board.first_section, SECTIONS)
    if frame.step == RUSH_ADVISOR:
        options = [ADVISOR + advisor for advisor in sorted(board.advisor_track)]
    elif frame.step == RUSH_BARRICADE:
        options = [BARRICADE + section for section in sections if board.barricades[section] < BARRICADE_SPACES]
    elif frame.step == RUSH_SPEAR:
        if board.reserve[board.rush * 3 + SPEARMAN] > 0:
            for section in sections:
                add_points(options, section * 3, board.vacant(section * 3))
    elif board.tea[0] != board.rush:
        options = [int(PASS), int(YES)]
    return options


def step_rush(board: Board, frame: Frame) -> i64:
    """GW-REED-32: where nothing can be done, nothing happens; GW-SOLO-45c: Qin Jiushao decides by fixed rules."""
    options = rush_options(board, frame)
    commander = board.commander()
    if options and commander != board.qin:
        return commander
    board.agenda = frame.below
    if options:
        qin_commands(board, frame)
    return -1


def qin_commands(board: Board, frame: Frame) -> None:
    if frame.step == RUSH_ADVISOR:
        discard_advisor(board, board.advisor_track[0])
    elif frame.step == RUSH_BARRICADE:
        section = aimed_section(board)
        if board.barricades[section] >= BARRICADE_SPACES:
            section = other_section(board, section)
        build_barricade(board, section)
    elif frame.step == RUSH_SPEAR:
        qin_recruits_spearman(board, board.rush)


def take_rush(board: Board, frame: Frame, pick: i64) -> None:
    board.agenda = frame.below
    if frame.step == RUSH_ADVISOR:
        discard_advisor(board, pick - ADVISOR)
    elif frame.step == RUSH_BARRICADE:
        build_barricade(board, pick - BARRICADE)
    elif frame.step == RUSH_SPEAR:
        slot = (pick - POINT) // POINTS
        at = board.rush * 3 + SPEARMAN
        board.reserve[at] = board.reserve[at] - 1
        board.set_cover(slot, (pick - POINT) % POINTS, SPEAR_ON + board.rush)
        if board.sink is not None:
            board.tell(meta.ATTACKED, (board.rush, SPEARMAN, board.slot_card[slot] // 3, slot // 3))
    elif pick == YES:
        raise_tea(board, board.rush, 1)


def discard_advisor(board: Board, advisor: i64) -> None:
    """GW-REED-29. The card is out of the way before the new one is drawn."""
    take_from_track(board, advisor)
    board.advisor_discard += bytes([advisor])


def build_barricade(board: Board, section: i64) -> None:
    """GW-REED-30: free of charge, without Honour, and the Warehouse is not used."""
    board.barricades[section] = board.barricades[section] + 1
    if board.sink is not None:
        board.tell(meta.BARRICADE_BUILT, (board.rush, section))
