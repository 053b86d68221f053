"""The Tea House and the Emperor's Embassy (GW-TEAHOUSE, GW-EMBASSY, GW-ADVISOR)."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .board import Board
from .effects import MEANING, Verb, trigger
from .location import Location
from .meta import NO_RUSH_TEA, ONE_ACTIVE, TEA_PER_CLERK
from .picks import ADVISOR, CLERK, HIRE_CLERK, PASS, TO_ACTIVE, TO_SUPPORT, TOP, YES
from .pieces import ADVISOR_TRACK, GOLD, ONE_BYTE, TEA_HOUSE
from .plan import Plan
from .rush import RushStep
from .sources import BY_HIRING
from .step import FactionQuestion
from .vocabulary import A_CLERK, ADVISOR_COST, ALL, AN_ADVISOR, AT_HIRED, AT_TEA, CLERK_COST, HIRE, TEA

CLERK_PRICE: Final[i64] = 2  # GW-EMBASSY-02

# The Tea House


@mypyc_attr(acyclic=True, free_list_len=1)
class TeaHouse(FactionQuestion):
    """GW-TEAHOUSE-01, GW-TEAHOUSE-02: one step up, so many times; or straight to the top."""

    FIELDS: ClassVar = ("faction", "left", "to_top")
    ASKS: ClassVar = Ask("one", Message("ask-tea"), ("GW-TEAHOUSE-01", "GW-TEAHOUSE-02"))
    left: i64
    to_top: bool

    def __init__(self, faction: i64, left: i64, to_top: bool) -> None:
        self.faction = faction
        self.left = left
        self.to_top = to_top

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        if board.tea[0] != self.faction:
            options.append(int(YES))
            if self.to_top:
                options.append(int(TOP))
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        raise_tea(board, self.faction, len(board.tea) if pick == TOP else 1)
        if pick == YES and self.left > 1 and board.tea[0] != self.faction:
            board.go_on_with(TeaHouse(self.faction, self.left - 1, self.to_top))
        trigger(board, AT_TEA, self.faction, 0)

    def worth(self, board: Board, seat: i64) -> float:
        return tea_worth(board, seat) if self.faction == seat else 0.0


class TeaVerb(Verb):
    """`tea`: steps on the Tea track."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(TeaHouse(faction, number, number >= ALL))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return tea_worth(board, seat)


MEANING[TEA] = TeaVerb()


def tea_worth(board: Board, seat: i64) -> float:
    return 1.0 if board.tea[0] != seat else 0.0


def raise_tea(board: Board, faction: i64, steps: i64) -> None:
    """GW-TEA-04, GW-TEAHOUSE-01: the only way in which the Tea order changes. GW-TEAHOUSE-03: not above the top."""
    tea = board.tea
    at: i64 = tea.find(ONE_BYTE[faction])
    target = at - steps if at > steps else 0
    board.tea = tea[:target] + tea[at : at + 1] + tea[target:at] + tea[at + 1 :]
    if board.sink is not None:
        board.tell(meta.TEA_ROSE, (faction, board.cause()))


# The Embassy


@mypyc_attr(acyclic=True, free_list_len=1)
class Hiring(FactionQuestion):
    """GW-EMBASSY-01: so many Clerks or Advisors; each action is complete before the next (GW-EMBASSY-06)."""

    FIELDS: ClassVar = ("faction", "left", "clerks", "advisors", "discount")
    ASKS: ClassVar = Ask("one", Message("ask-hire"), ("GW-EMBASSY-01", "GW-EMBASSY-02", "GW-EMBASSY-03"))
    SOURCE: ClassVar = BY_HIRING
    TRADE: ClassVar = "hiring"
    left: i64
    clerks: bool  # may be hired
    advisors: bool
    discount: i64

    def __init__(self, faction: i64, left: i64, clerks: bool = True, advisors: bool = True, discount: i64 = 0) -> None:
        self.faction = faction
        self.left = left
        self.clerks = clerks
        self.advisors = advisors
        self.discount = discount

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        faction = self.faction
        gold: i64 = board.resources[faction * 4 + GOLD]
        if self.clerks and board.unhired[faction] > 0 and gold >= clerk_price(board, faction, self.discount):
            options.append(int(HIRE_CLERK))
        if self.advisors and gold >= advisor_price(board, faction, self.discount):
            for advisor in sorted(board.advisor_track):
                options.append(ADVISOR + advisor)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        faction = self.faction
        if self.left > 1:
            board.do(Hiring(faction, self.left - 1, self.clerks, self.advisors, self.discount))
        if pick == HIRE_CLERK:
            board.pay(faction, GOLD, clerk_price(board, faction, self.discount))
            board.unhired[faction] = board.unhired[faction] - 1
            board.home[faction] = board.home[faction] + 1
            if board.sink is not None:
                board.tell(meta.CLERK_HIRED, (faction, board.cause()))
            trigger(board, AT_HIRED, faction, 0)
        else:
            board.go_on_with(PlaceAdvisor(faction, pick - ADVISOR, self.discount))

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        if pick == HIRE_CLERK:
            if board.unhired[self.faction] == 0:
                return refuse("GW-EMBASSY-02", "why-no-clerk-left")
            return refuse("GW-EMBASSY-02", "why-too-dear")
        if pick < ADVISOR or pick >= CLERK:
            return None
        if pick - ADVISOR not in board.advisor_track:
            return refuse("GW-EMBASSY-04", "why-not-on-track", {"advisor": pick - ADVISOR})
        return refuse("GW-EMBASSY-03", "why-too-dear")

    def worth(self, board: Board, seat: i64) -> float:
        return 1.0 if self.faction == seat else 0.0

    def buys(self, board: Board, pick: i64) -> tuple[str, str]:
        if pick == PASS:
            return "", ""
        return ("clerk", "") if pick == HIRE_CLERK else ("advisor", board.cards.ids["advisor"][pick - ADVISOR])

    def granted(self) -> i64:
        return self.discount


class HireVerb(Verb):
    """`hire`: Clerks or Advisors."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Hiring(faction, number, what & A_CLERK != 0, what & AN_ADVISOR != 0, more))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 1.0


MEANING[HIRE] = HireVerb()


def clerk_price(board: Board, faction: i64, discount: i64) -> i64:
    price: i64 = CLERK_PRICE - discount + board.change(faction, CLERK_COST)
    return price if price > 0 else 0


def advisor_price(board: Board, faction: i64, discount: i64) -> i64:
    """GW-EMBASSY-03."""
    owned: i64 = len(board.advisors[faction]) + len(board.support[faction])
    price: i64 = owned + 1 - discount + board.change(faction, ADVISOR_COST)
    return price if price > 0 else 0


def take_from_track(board: Board, advisor: i64) -> None:
    """GW-EMBASSY-05: the others slide; then a new one comes (`fill_track`)."""
    at = board.advisor_track.find(bytes([advisor]))
    board.advisor_track = board.advisor_track[:at] + board.advisor_track[at + 1 :]


def fill_track(board: Board) -> None:
    """GW-AMB-31 where the deck has run out."""
    while len(board.advisor_track) < ADVISOR_TRACK:
        if not board.advisor_deck:
            if not board.advisor_discard:
                return
            board.advisor_deck = board.shuffled(board.advisor_discard)
            board.advisor_discard = b""
        last: i64 = len(board.advisor_deck) - 1
        advisor: i64 = board.advisor_deck[last]
        board.advisor_track += ONE_BYTE[advisor]
        board.advisor_deck = board.advisor_deck[:last]
        if board.sink is not None:
            board.tell(meta.ADVISOR_CAME, (advisor,))


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceAdvisor(FactionQuestion):
    """GW-ADVISOR-01; GW-AMB-21: the Advisor to be hired becomes active or support. Only then is the track filled, because that draws."""

    FIELDS: ClassVar = ("faction", "advisor", "discount")
    ASKS: ClassVar = Ask("one", Message("ask-active-or-support"), ("GW-ADVISOR-01",))
    SOURCE: ClassVar = BY_HIRING
    advisor: i64
    discount: i64

    def __init__(self, faction: i64, advisor: i64, discount: i64) -> None:
        self.faction = faction
        self.advisor = advisor
        self.discount = discount

    def asks(self, board: Board) -> i64:
        return self.faction if len(self.options(board, self.faction)) > 1 else -1

    def run(self, board: Board) -> None:
        self.take(board, self.faction, TO_SUPPORT)

    def ask(self, board: Board) -> Ask:
        return self.asking({"advisor": self.advisor})

    def options(self, board: Board, seat: i64) -> list[int]:
        if board.switches[ONE_ACTIVE] == 1 and board.advisors[self.faction]:
            return [int(TO_SUPPORT)]
        return [int(TO_ACTIVE), int(TO_SUPPORT)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        board.pay(self.faction, GOLD, advisor_price(board, self.faction, self.discount))
        take_from_track(board, self.advisor)
        if board.sink is not None:
            board.tell(meta.ADVISOR_HIRED, (self.faction, self.advisor))
        place_advisor(board, self.faction, self.advisor, pick == TO_ACTIVE)
        fill_track(board)  # GW-EMBASSY-05
        trigger(board, AT_HIRED, self.faction, 0)

    def worth(self, board: Board, seat: i64) -> float:
        return 2.0 if self.faction == seat else 0.0


def place_advisor(board: Board, faction: i64, advisor: i64, active: bool) -> None:
    if active:
        board.advisors[faction] += bytes([advisor])
    else:
        board.support[faction] += bytes([advisor])
    board.count_changes(faction)
    if board.sink is not None:
        board.tell(meta.ADVISOR_PLACED, (faction, advisor, 1 if active else 0))


# The two Locations


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
        take_from_track(board, advisor)
        board.advisor_discard += bytes([advisor])
        if board.sink is not None:
            board.tell(meta.ADVISOR_LEFT, (advisor,))
        fill_track(board)


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


class Embassy(Location):
    """GW-EMBASSY: each Clerk hires."""

    BRINGS: ClassVar = "hire"
    BRINGS_RUSH: ClassVar = "dismiss"

    def visit(self, plan: Plan, faction: i64, clerks: i64) -> None:
        plan.then(Hiring(faction, clerks))

    def visit_of_rush(self, plan: Plan) -> None:
        plan.then(RushAdvisor(plan.board.rush))

    def worth(self, board: Board, seat: i64, clerks: i64) -> float:
        gold: i64 = board.resources[seat * 4 + GOLD]
        owned: i64 = len(board.advisors[seat]) + len(board.support[seat])
        return 1.6 if gold > owned else 1.2 if gold >= 2 and board.unhired[seat] > 0 else 0.1


class TeaHouseLocation(Location):
    """GW-TEAHOUSE: one step up, or to the top for a player who fills the Tea House alone."""

    BRINGS: ClassVar = "tea"
    BRINGS_RUSH: ClassVar = "tea"

    def visit(self, plan: Plan, faction: i64, clerks: i64) -> None:
        board = plan.board
        alone = clerks >= board.clerk_spaces(TEA_HOUSE) and board.clerk_spaces(TEA_HOUSE) > 0
        plan.then(TeaHouse(faction, clerks if board.switches[TEA_PER_CLERK] == 1 else 1, alone))

    def visit_of_rush(self, plan: Plan) -> None:
        if plan.board.switches[NO_RUSH_TEA] == 0:
            plan.then(RushTea(plan.board.rush))

    def worth(self, board: Board, seat: i64, clerks: i64) -> float:
        return 0.9 if board.tea[0] != seat else 0.0
