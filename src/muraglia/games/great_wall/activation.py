"""The Activation of Locations (GW-LOC, GW-ADVACT, GW-AUTUMN-12 to GW-AUTUMN-15)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .cardset import CardSet
from .effects import MEANING, Verb
from .meta import ALONE_AMONG_HUMANS, QIN_LOW_FIRST, SHAME_AFTER
from .picks import LOCATION, PASS
from .pieces import BUILDERS, LOCATIONS, PRODUCTION
from .plan import Plan
from .production import Gather
from .qin import qin_shifts_track
from .shame import ShameDue
from .sources import BY_BUILDING, LOOK_BELOW, by_location
from .step import FactionQuestion, FactionStep, Step
from .visits import Visits, expected
from .vocabulary import ACTIVATE, AT_ACTIVATION

EVERY_LOCATION: Final[i64] = (1 << LOCATIONS) - 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Activations(FactionStep):
    """GW-AUTUMN-12, GW-AUTUMN-13, GW-AUTUMN-14: which Location comes next; none is left out. GW-LOC-11: Clerks of anybody will do.

    GW-AMB-20: the list is made once; what loses its condition is skipped.
    """

    FIELDS: ClassVar = ("faction", "listed", "locations")
    ASKS: ClassVar = Ask("order", Message("ask-activation"), ("GW-AUTUMN-13", "GW-AUTUMN-12"))
    listed: bool  # the list is made
    locations: i64  # still on it, as bits

    def __init__(self, faction: i64, listed: bool = False, locations: i64 = EVERY_LOCATION) -> None:
        self.faction = faction
        self.listed = listed
        self.locations = locations

    def still_due(self, board: Board) -> i64:
        due: i64 = 0
        for place in range(LOCATIONS):
            if (self.locations >> place) & 1 and board.can_be_activated(place, False):
                due |= 1 << place
        return due

    def asks(self, board: Board) -> i64:
        if not self.listed:
            return -1
        due = self.still_due(board)
        if due == 0 or due != self.locations:
            return -1
        if due & (due - 1) == 0:  # only one is left
            return -1
        if not self.is_qins(board):
            return board.decider(self.faction)
        return 0 if first_of_qin(board, due) < 0 else -1  # GW-SOLO-38: the player decides the rest

    def is_qins(self, board: Board) -> bool:
        """GW-SOLO-38, GW-SOLO-45c."""
        return self.faction == board.qin or (self.faction == board.rush and board.commander() == board.qin)

    def run(self, board: Board) -> None:
        due = self.still_due(board)
        if due == 0:
            return
        place = first_of_qin(board, due) if self.is_qins(board) else -1
        if place < 0 and due & (due - 1) == 0:
            place = 0
            while due >> place != 1:
                place += 1
        if place >= 0:
            self.activate(board, due, place)
        else:
            board.do(Activations(self.faction, True, due))

    def options(self, board: Board, seat: i64) -> list[int]:
        return [LOCATION + place for place in range(LOCATIONS) if (self.locations >> place) & 1]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        self.activate(board, self.locations, pick - LOCATION)

    def brings(self, board: Board, pick: i64) -> dict[str, int]:
        place = pick - LOCATION
        found = expected(board, place, self.faction)
        if self.faction in alone_under_icon(board, place):
            found["shame"] = 1
        return found

    def activate(self, board: Board, due: i64, place: i64) -> None:
        plan = Plan(board).then(Activate(place))
        left = due & ~(1 << place)
        if left != 0:
            plan.then(Activations(self.faction, True, left))
        plan.go()


def first_of_qin(board: Board, locations: i64) -> i64:
    """The first Location on his track that holds his Clerks; GW-AMB-02 for the direction."""
    found: i64 = -1
    for place in board.qin_track:
        if (locations >> place) & 1 and board.clerks[place * board.factions + board.qin] > 0:
            if board.switches[QIN_LOW_FIRST] == 0:
                return place
            found = place
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Advanced(FactionQuestion):
    """GW-ADVACT-01, GW-ADVACT-03, GW-ADVACT-04: any Location with Clerks. GW-ADVACT-05: at once, without a check for defeated Hordes."""

    FIELDS: ClassVar = ("faction",)
    ASKS: ClassVar = Ask("one", Message("ask-advanced"), ("GW-ADVACT-01", "GW-ADVACT-03"))

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def options(self, board: Board, seat: i64) -> list[int]:
        return [int(PASS)] + [LOCATION + place for place in range(LOCATIONS) if board.can_be_activated(place, True)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick != PASS:
            board.do(Activate(pick - LOCATION, advanced=True))

    def worth(self, board: Board, seat: i64) -> float:
        return 2.0 if self.faction == seat else 0.0

    def brings(self, board: Board, pick: i64) -> dict[str, int]:
        """GW-ADVACT-02: no Shame."""
        return expected(board, pick - LOCATION, self.faction) if pick != PASS else {}


class ActivateVerb(Verb):
    """`activate`: an Advanced Activation."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Advanced(faction))

    def for_qin(self, board: Board, number: i64, what: i64) -> None:
        for place in board.qin_track:  # GW-SOLO-39: the highest possible
            if board.can_be_activated(place, True) and board.clerks[place * board.factions + board.qin] > 0:
                board.do(Activate(place, advanced=True))
                return

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 2.0


MEANING[ACTIVATE] = ActivateVerb()


@mypyc_attr(acyclic=True, free_list_len=1)
class Activate(Step):
    """GW-LOC-06 to GW-LOC-10; GW-AMB-19: the Shame icon first."""

    FIELDS: ClassVar = ("location", "advanced")
    location: i64
    advanced: bool

    def __init__(self, location: i64, advanced: bool = False) -> None:
        self.location = location
        self.advanced = advanced

    def run(self, board: Board) -> None:
        place = self.location
        if not board.can_be_activated(place, self.advanced):
            return
        if board.sink is not None:
            board.tell(meta.ACTIVATED, (place,))
        present = board.present(place)
        plan = Plan(board)
        if not self.advanced and board.switches[SHAME_AFTER] == 0:
            plan_shame_for_being_alone(plan, place)
        plan.window(AT_ACTIVATION, place, present).all_triggered(AT_ACTIVATION, place, present, place)
        if place < PRODUCTION:
            plan.then(Gather(place))
        else:
            plan.then(Visits(place, board.everybody()))
        plan.then(Activated(place, self.advanced)).go()


def plan_shame_for_being_alone(plan: Plan, place: i64) -> None:
    """GW-SHAME-2, GW-AMB-18; GW-ADVACT-02 is the caller's."""
    for seat in alone_under_icon(plan.board, place):
        plan.then(ShameDue(seat, 1))


def alone_under_icon(board: Board, place: i64) -> list[int]:
    """Returns who is alone under a Shame icon: one seat at most."""
    if not (board.cards.shame_icons >> place) & 1:
        return []
    mask = board.present(place)
    if board.switches[ALONE_AMONG_HUMANS] == 1:
        mask &= board.humans()
    return [seat for seat in range(board.players) if mask == 1 << seat]


@mypyc_attr(acyclic=True, free_list_len=1)
class Activated(Step):
    """GW-LOC-09, GW-REED-13: Clerks go home, the Rush Clan's stays; GW-SOLO-25."""

    FIELDS: ClassVar = ("location", "advanced")
    location: i64
    advanced: bool

    def __init__(self, location: i64, advanced: bool) -> None:
        self.location = location
        self.advanced = advanced

    def source_of_above(self, cards: CardSet) -> i64:
        return BY_BUILDING if self.location == BUILDERS else LOOK_BELOW

    def run(self, board: Board) -> None:
        place = self.location
        if not self.advanced and board.switches[SHAME_AFTER] == 1:
            plan = Plan(board)
            plan_shame_for_being_alone(plan, place)
            plan.go()
        if board.qin >= 0 and board.clerks[place * board.factions + board.qin] > 0:
            qin_shifts_track(board, place)
        for faction in range(board.factions):
            if faction != board.rush:
                at = place * board.factions + faction
                board.home[faction] = board.home[faction] + board.clerks[at]
                board.clerks[at] = 0
        if board.sink is not None:
            board.tell(meta.CLERKS_HOME, (place,))

    def cause_of_above(self, cards: CardSet) -> i64:
        return by_location(cards, self.location)

    def happens_at_above(self) -> tuple[int, int, int]:
        return self.location, -1, 0
