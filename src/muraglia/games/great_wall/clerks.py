"""Moving Clerks (GW-CLERK). GW-CLERK-05: those not moved stay."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from .board import Board
from .effects import MEANING, Verb
from .picks import CLERK, HOME, PASS, SEND
from .pieces import LOCATIONS
from .qin import move_clerk, qin_moves_clerks, qin_moves_rush_clerks
from .step import FactionStep
from .vocabulary import MOVE


def _moves() -> list[list[int]]:
    """For each place a Clerk comes from and each set of open destinations: every way to move."""
    picks = [[int(CLERK) + source * int(LOCATIONS) + place for place in range(LOCATIONS)] for source in range(HOME + 1)]
    return [
        [picks[source][place] for place in range(LOCATIONS) if (open_places >> place) & 1 and place != source]
        for source in range(HOME + 1)
        for open_places in range(1 << LOCATIONS)
    ]


# Looked up, not made again at every question: the source, then the open destinations as bits.
MOVES: Final = _moves()


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveClerks(FactionStep):
    """GW-CLERK-02: move up to so many Clerks, one after the other, in one answer."""

    FIELDS: ClassVar = ("faction", "left", "visited", "must_differ")
    ASKS: ClassVar = Ask("many", Message("ask-clerk"), ("GW-CLERK-02", "GW-CLERK-03", "GW-CLERK-04"))
    left: i64
    visited: i64  # Locations already moved to, as bits
    must_differ: bool  # GW-CLERK-06, GW-AUTUMN-10: each Location once

    def __init__(self, faction: i64, left: i64, visited: i64 = 0, must_differ: bool = False) -> None:
        self.faction = faction
        self.left = left
        self.visited = visited
        self.must_differ = must_differ

    def asks(self, board: Board) -> i64:
        """GW-REED-22: the Supreme Commander moves those of the Rush Clan."""
        if self.faction != board.rush:
            return self.faction
        commander = board.commander()
        return commander if commander != board.qin else -1

    def run(self, board: Board) -> None:
        """Qin Jiushao moves for the Rush Clan."""
        qin_moves_rush_clerks(board, self.left)

    def ask(self, board: Board) -> Ask:
        return self.asking({}, "ask-rush-clerk") if self.faction == board.rush else self.ASKS

    def options(self, board: Board, seat: i64) -> list[int]:
        """GW-CLERK-02 to GW-CLERK-07; GW-REED-14, GW-REED-15 for the Rush Clan."""
        options = [int(PASS)]
        faction = self.faction
        factions = board.factions
        open_places: i64 = 0  # destinations, as bits
        movable: i64 = 0  # Locations that an own Clerk may leave
        used = self.visited if self.must_differ else 0
        full = board.full_places()
        clerks = board.clerks
        for place in range(LOCATIONS):
            if (full >> place) & 1:
                continue
            own: i64 = clerks[place * factions + faction]
            if own > 0:
                movable |= 1 << place
            if not (used >> place) & 1 and not (own > 0 and faction == board.rush):
                open_places |= 1 << place
        for source in range(LOCATIONS):
            if (movable >> source) & 1:
                options += MOVES[(source << LOCATIONS) + open_places]
        if board.home[faction] > 0 and faction != board.rush:
            options += MOVES[(HOME << LOCATIONS) + open_places]
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        place = (pick - CLERK) % LOCATIONS
        move_clerk(board, self.faction, (pick - CLERK) // LOCATIONS, place)
        if self.left > 1:
            board.go_on_with(MoveClerks(self.faction, self.left - 1, self.visited | (1 << place), self.must_differ))

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        if pick < CLERK or pick >= SEND:
            return None
        source = (pick - CLERK) // LOCATIONS
        place = (pick - CLERK) % LOCATIONS
        faction = self.faction
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
        return refuse("GW-CLERK-06", "why-different", {"location": place})

    def worth(self, board: Board, seat: i64) -> float:
        return move_worth(board, seat, self.left) if self.faction == seat else 0.0

    def standing_name(self, board: Board) -> str:
        """A player's own Clerks in somebody else's turn (GW-AUTUMN-09)."""
        return "clerks" if self.faction < board.players and board.active != self.faction else ""


class MoveVerb(Verb):
    """`move`: Clerks; with `different` each to another Location."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        board.do(MoveClerks(faction, number, must_differ=what != 0))

    def for_rush(self, board: Board, number: i64, what: i64) -> None:
        board.do(MoveClerks(board.rush, number, must_differ=what != 0))

    def for_qin(self, board: Board, number: i64, what: i64) -> None:
        qin_moves_clerks(board, number, False)

    def for_qin_on_others_turn(self, board: Board, number: i64, what: i64) -> None:
        qin_moves_clerks(board, 2, True)

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return move_worth(board, seat, number)


MEANING[MOVE] = MoveVerb()


def move_worth(board: Board, seat: i64, number: i64) -> float:
    home: i64 = board.home[seat]
    fresh = number if number < home else home
    return 0.9 * float(fresh) + 0.2 * float(number - fresh)
