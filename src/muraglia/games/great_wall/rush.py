"""The Rush Clan at the Locations, decided by the Supreme Commander (GW-REED-29 to GW-REED-35)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal
from ...kernel.question import Ask
from . import meta
from .attacks import add_points, why_not_strike
from .board import Board
from .builders import why_not_build
from .embassy import raise_tea, take_from_track
from .meta import NO_RUSH_TEA
from .picks import ADVISOR, BARRICADE, PASS, POINT, YES
from .pieces import BARRACKS, BARRICADE_SPACES, BUILDERS, EMBASSY, POINTS, SECTIONS, SPEAR_ON, SPEARMAN, TEA_HOUSE
from .plan import Plan
from .qin import aimed_section, other_section, qin_recruits_spearman
from .step import FactionStep


def plan_rush_at(plan: Plan, place: i64) -> None:
    """What the Rush Clan does at a Location that produces nothing."""
    board = plan.board
    if place == BARRACKS:
        plan.then(RushSpear(board.rush))
    elif place == BUILDERS:
        plan.then(RushBarricade(board.rush))
    elif place == EMBASSY:
        plan.then(RushAdvisor(board.rush))
    elif place == TEA_HOUSE and board.switches[NO_RUSH_TEA] == 0:
        plan.then(RushTea(board.rush))


@mypyc_attr(acyclic=True)
class RushStep(FactionStep):
    """GW-REED-32: where nothing can be done, nothing happens; GW-SOLO-45c: Qin Jiushao decides by fixed rules."""

    def asks(self, board: Board) -> i64:
        commander = board.commander()
        return commander if commander != board.qin and len(self.options(board, commander)) > 0 else -1

    def run(self, board: Board) -> None:
        if board.commander() == board.qin and len(self.options(board, board.qin)) > 0:
            self.qin_commands(board)

    def qin_commands(self, board: Board) -> None:
        """What Qin Jiushao decides."""


@mypyc_attr(acyclic=True, free_list_len=1)
class RushSpear(RushStep):
    """GW-REED-31: a Spearman attacks."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-rush-spear"), ("GW-REED-31",))

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def options(self, board: Board, seat: i64) -> list[int]:
        options: list[int] = []
        if board.reserve[self.faction * 3 + SPEARMAN] > 0:
            for section in range(board.first_section, SECTIONS):
                add_points(options, section * 3, board.vacant(section * 3))
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        slot = (pick - POINT) // POINTS
        at = self.faction * 3 + SPEARMAN
        board.reserve[at] = board.reserve[at] - 1
        board.set_cover(slot, (pick - POINT) % POINTS, SPEAR_ON + self.faction)
        if board.sink is not None:
            board.tell(meta.ATTACKED, (self.faction, SPEARMAN, board.slot_card[slot] // 3, slot // 3))

    def qin_commands(self, board: Board) -> None:
        qin_recruits_spearman(board, self.faction)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_strike(board, pick, False)


@mypyc_attr(acyclic=True, free_list_len=1)
class RushBarricade(RushStep):
    """GW-REED-30: a Barricade free of charge, without Honour, and the Warehouse is not used."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-rush-barricade"), ("GW-REED-30",))

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def options(self, board: Board, seat: i64) -> list[int]:
        sections = range(board.first_section, SECTIONS)
        return [BARRICADE + section for section in sections if board.barricades[section] < BARRICADE_SPACES]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        self.build(board, pick - BARRICADE)

    def qin_commands(self, board: Board) -> None:
        section = aimed_section(board)
        if board.barricades[section] >= BARRICADE_SPACES:
            section = other_section(board, section)
        self.build(board, section)

    def build(self, board: Board, section: i64) -> None:
        board.barricades[section] = board.barricades[section] + 1
        if board.sink is not None:
            board.tell(meta.BARRICADE_BUILT, (self.faction, section))

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_build(board, pick)


@mypyc_attr(acyclic=True, free_list_len=1)
class RushAdvisor(RushStep):
    """GW-REED-29: an Advisor leaves the track."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-rush-advisor"), ("GW-REED-29",))

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def options(self, board: Board, seat: i64) -> list[int]:
        return [ADVISOR + advisor for advisor in sorted(board.advisor_track)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        self.discard(board, pick - ADVISOR)

    def qin_commands(self, board: Board) -> None:
        self.discard(board, board.advisor_track[0])

    def discard(self, board: Board, advisor: i64) -> None:
        """The card is out of the way before the new one is drawn."""
        take_from_track(board, advisor)
        board.advisor_discard += bytes([advisor])


@mypyc_attr(acyclic=True, free_list_len=1)
class RushTea(RushStep):
    """GW-REED-35: the Rush Clan rises in Tea order, if the Supreme Commander wants it. Qin Jiushao never does."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("yes_no", Message("ask-rush-tea"), ("GW-REED-35",))

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def options(self, board: Board, seat: i64) -> list[int]:
        return [int(PASS), int(YES)] if board.tea[0] != self.faction else []

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == YES:
            raise_tea(board, self.faction, 1)
