"""Several steps in their order: what comes first is planned first, and all of them are done before what is already on the agenda.

Steps are linked as they are planned, without a list: with lists a random game takes 20 % longer.
"""

from mypy_extensions import i64, mypyc_attr

from .board import Board
from .effects import Effect
from .step import Step
from .tactics import Window


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """The steps planned so far; `go` puts them on the agenda."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.first: Step | None = None
        self.last: Step | None = None

    def then(self, step: Step) -> "Plan":
        """Adds a step."""
        last = self.last
        if last is None:
            self.first = step
        else:
            last.below = step
        self.last = step
        return self

    def triggered(self, moment: i64, faction: i64, about: i64, what: i64 = -1) -> "Plan":
        """Adds what a faction's cards do at a moment; `what` is compared with an ability's filter."""
        board = self.board
        if (board.watch[faction] >> moment) & 1:
            for ability in board.abilities_of(faction, moment, what):
                self.then(Effect(faction, board.cards.ability_pc[ability], about))
        return self

    def all_triggered(self, moment: i64, about: i64, factions: i64, what: i64 = -1) -> "Plan":
        """Adds the same for several factions, in Tea order."""
        tea = self.board.tea
        for place in range(len(tea)):
            faction: i64 = tea[place]
            if (factions >> faction) & 1:
                self.triggered(moment, faction, about, what)
        return self

    def window(self, moment: i64, about: i64, seats: i64) -> "Plan":
        """GW-TACTIC-03, GW-AMB-73: adds the window for those of a set of players who hold Tactic cards; that they hold some is public.

        What is planned before it may draw some: then it is open to all of the set.
        """
        board = self.board
        if (board.windows >> moment) & 1:
            able: i64 = 0
            for seat in range(board.players):
                if (seats >> seat) & 1 and (board.tactics[seat] or self.first is not None):
                    able |= 1 << seat
            if able > 0:
                self.then(Window(moment, about, able, able))
        return self

    def go(self) -> None:
        """Puts the steps on the agenda, before all others."""
        last = self.last
        if last is not None:
            last.below = self.board.agenda
            self.board.agenda = self.first
