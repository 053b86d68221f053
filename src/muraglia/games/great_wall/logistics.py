"""The Logistics Centre (GW-LOGI). GW-LOGI-05: marching is neither a Recruitment nor an Attack."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .effects import MEANING, Verb
from .location import Location
from .picks import MOST_SENT, PASS, ROUTE, SEND, SEND_CLASSES
from .pieces import ARCHER, SECTIONS
from .plan import Plan
from .splitting import ask_send
from .step import FactionQuestion, FactionStep
from .vocabulary import SHIFT

POST_TO_POST: Final[i64] = 3
POST_TO_REST: Final[i64] = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Shifting(FactionQuestion):
    """GW-LOGI-02, GW-REST-03, GW-AMB-52: so many times, from which Section to which. GW-LOGI-07: the same Soldiers may go again."""

    FIELDS: ClassVar = ("faction", "left")
    ASKS: ClassVar = Ask("one", Message("ask-route"), ("GW-LOGI-02",))
    left: i64

    def __init__(self, faction: i64, left: i64) -> None:
        self.faction = faction
        self.left = left

    def asks(self, board: Board) -> i64:
        for section in range(board.first_section, SECTIONS):
            if own_soldiers(board, self.faction, section) > 0:
                return self.faction
        return -1

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        for start in range(board.first_section, SECTIONS):
            if own_soldiers(board, self.faction, start) > 0:
                for end in range(board.first_section, SECTIONS):
                    if end != start:
                        options.append(ROUTE + start * 3 + end)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        if self.left > 1:
            board.do(Shifting(self.faction, self.left - 1))
        board.go_on_with(Sending(self.faction, (pick - ROUTE) // 3, (pick - ROUTE) % 3))

    def worth(self, board: Board, seat: i64) -> float:
        return 0.2 if self.faction == seat else 0.0


class ShiftVerb(Verb):
    """`shift`: Soldiers move to other Sections."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(Shifting(faction, number))

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 0.2


MEANING[SHIFT] = ShiftVerb()


def own_soldiers(board: Board, faction: i64, section: i64) -> i64:
    at = board.rest_at(section, faction, 0)
    total: i64 = board.rest[at] + board.rest[at + 1] + board.rest[at + 2] + board.posts[section * board.factions + faction]
    return total


@mypyc_attr(acyclic=True, free_list_len=1)
class Sending(FactionStep):
    """GW-LOGI-03, GW-LOGI-04: how many of each class go. Where there is nobody nothing is asked: where the figures stand is public."""

    FIELDS: ClassVar = ("faction", "start", "end", "marchers")
    ASKS: ClassVar = Ask("amount", Message("ask-send"), ("GW-LOGI-03", "GW-LOGI-04"))
    start: i64  # Sections
    end: i64
    marchers: i64  # the next class (picks.SEND_WORDS); after the last there is nothing left to ask

    def __init__(self, faction: i64, start: i64, end: i64, marchers: i64 = 0) -> None:
        self.faction = faction
        self.start = start
        self.end = end
        self.marchers = marchers

    def asks(self, board: Board) -> i64:
        return self.faction if self.most(board) > 0 else -1

    def run(self, board: Board) -> None:
        self.go_on(board)

    def go_on(self, board: Board) -> None:
        if self.marchers < SEND_CLASSES - 1:
            board.go_on_with(Sending(self.faction, self.start, self.end, self.marchers + 1))

    def ask(self, board: Board) -> Ask:
        """All classes at once, unless Archers in posts have two ways to go: nobody goes twice."""
        if self.marchers <= POST_TO_POST and self.most_of(board, POST_TO_POST) > 0:
            return self.ASKS
        classes = [marchers for marchers in range(int(self.marchers), int(SEND_CLASSES)) if self.most_of(board, marchers) > 0]
        return ask_send(self.ASKS, classes, [int(self.most_of(board, marchers)) for marchers in classes])

    def happens_at(self) -> tuple[int, int, int]:
        return -1, self.start, 0

    def most(self, board: Board) -> i64:
        """How many of the class in question can go."""
        return self.most_of(board, self.marchers)

    def most_of(self, board: Board, marchers: i64) -> i64:
        if marchers < POST_TO_POST:
            return board.rest[board.rest_at(self.start, self.faction, marchers)]
        archers: i64 = board.posts[self.start * board.factions + self.faction]
        if marchers == POST_TO_REST:
            return archers
        free = board.free_posts(self.end)
        return archers if archers < free else free

    def options(self, board: Board, seat: i64) -> list[int]:
        return [SEND + self.marchers * MOST_SENT + count for count in range(self.most(board) + 1)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        self.go_on(board)
        count = (pick - SEND) % MOST_SENT
        if count > 0:
            self.send(board, count)
            if board.sink is not None:
                board.tell(meta.SOLDIERS_MOVED, (self.faction, self.start, self.end, count, self.marchers))

    def send(self, board: Board, count: i64) -> None:
        faction = self.faction
        if self.marchers < POST_TO_POST:
            source = board.rest_at(self.start, faction, self.marchers)
            target = board.rest_at(self.end, faction, self.marchers)
            board.rest[source] = board.rest[source] - count
            board.rest[target] = board.rest[target] + count
            return
        source = self.start * board.factions + faction
        board.posts[source] = board.posts[source] - count
        if self.marchers == POST_TO_POST:
            target = self.end * board.factions + faction
            board.posts[target] = board.posts[target] + count
        else:
            target = board.rest_at(self.end, faction, ARCHER)
            board.rest[target] = board.rest[target] + count


# The Location


class Logistics(Location):
    """GW-LOGI-01: each Clerk shifts Soldiers. GW-LOGI-06: posts hold Archers only. GW-REED-34: the Rush Clan does nothing here."""

    BRINGS: ClassVar = "shift"

    def visit(self, plan: Plan, faction: i64, clerks: i64) -> None:
        plan.then(Shifting(faction, clerks))

    def worth(self, board: Board, seat: i64, clerks: i64) -> float:
        return 0.1
