"""A step: one thing that is still to be done, and a link to the steps after it.

Each kind of step is a class. What it asks, what may be answered, what an answer does and why an answer is refused stand together there.
An agenda is a linked list of steps, next first. A step never changes once it is on an agenda, so clones share theirs; a step that goes on
puts its successor there.

A step leaves the agenda before `run` or `take` is called. A step that asks nobody and does nothing is over.
"""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from .picks import PASS, RUSH_CLAN, SEAT
from .sources import BY_RULES, LOOK_BELOW

if TYPE_CHECKING:
    from .board import Board
    from .cardset import CardSet

NOTHING_ASKED = Ask("one", Message("-"), ())


# Every kind of step repeats the decorator: a step is made in 13 ns with it and in 40 to 55 ns without. A step refers only to those after
# it, so it never forms a cycle and the garbage collector can ignore it.
@mypyc_attr(acyclic=True)
class Step:
    """What every step has; a step that does something by itself says so in `run`, one that asks says so in `asks`."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # as the constructor takes them; texts and views write them by these names
    ASKS: ClassVar[Ask] = NOTHING_ASKED
    SOURCE: ClassVar[i64] = BY_RULES  # of the Honour and resources it moves (sources.py)
    TRADE: ClassVar[str] = ""  # the prices that its discount lowers (prices.py)
    below: "Step | None"  # the step after it, from the moment it is on an agenda

    def asks(self, board: "Board") -> i64:
        """Returns the seat that has to answer now, or -1 if the step needs no answer."""
        return -1

    def run(self, board: "Board") -> None:
        """Carries out a step that needs no answer."""

    def options(self, board: "Board", seat: i64) -> list[int]:
        """Returns the picks the seat may make."""
        return []

    def take(self, board: "Board", seat: i64, pick: i64) -> None:
        """Carries out an answer."""

    def ask(self, board: "Board") -> Ask:
        """Returns the question as people read it."""
        return self.ASKS

    def refusal(self, board: "Board", seat: i64, pick: i64) -> Refusal | None:
        """Returns why the pick is none of the options, if this step knows a better reason than its first rule."""
        return None

    def why_not(self, board: "Board", seat: i64, pick: i64) -> Refusal:
        """Returns why the pick is none of the options."""
        rule = self.ASKS.rules[0]
        if pick == PASS:
            return refuse(rule, "why-must-choose")
        reason = self.refusal(board, seat, pick)
        return reason if reason is not None else refuse(rule, "why-other-question")

    def worth(self, board: "Board", seat: i64) -> float:
        """Returns what the step promises the seat, for bots that look only one step ahead."""
        return 0.0

    # Where something comes from

    def source(self, cards: "CardSet") -> i64:
        """Returns the source of what the step does, or LOOK_BELOW if it only continues what a step below it has begun."""
        return self.SOURCE

    def source_of_above(self, cards: "CardSet") -> i64:
        """Returns the source of what steps above it do on its behalf, or LOOK_BELOW if they are none of its business."""
        return LOOK_BELOW

    def cause_of_above(self, cards: "CardSet") -> i64:
        """Returns the source of what moves figures and tiles above it: a card, a Location, a rule; or LOOK_BELOW."""
        return self.source_of_above(cards)

    # What people are told beside its question; bots do without

    def whose(self) -> i64:
        """Returns the faction whose step it is, or -1."""
        return -1

    def happens_at(self) -> tuple[int, int, int]:
        """Returns the Location, the Section and the row it is about; -1, -1 and 0 for none."""
        return -1, -1, 0

    def happens_at_above(self) -> tuple[int, int, int]:
        """Returns where the steps above it happen, if they do not say it themselves."""
        return -1, -1, 0

    def operation_asked(self) -> i64:
        """Returns the operation that the question is about, or -1."""
        return -1

    def operation_of_above(self, cards: "CardSet") -> i64:
        """Returns the operation that has led to the steps above it, or -1."""
        return -1

    def buys(self, board: "Board", pick: i64) -> tuple[str, str]:
        """Returns what an option is paid for, and where or which: two words of a price (prices.py); empty for what costs nothing."""
        return "", ""

    def granted(self) -> i64:
        """Returns the discount on prices of its trade."""
        return 0

    def costs(self, board: "Board", pick: i64) -> dict[str, int]:
        """Returns what an option costs that has no price of its own."""
        return {}

    def brings(self, board: "Board", pick: i64) -> dict[str, int]:
        """Returns what an option brings: resources and Honour by their words, actions by their verbs."""
        return {}

    def says(self, board: "Board", pick: i64) -> list[Message]:
        """Returns what an option says besides the card that it names."""
        return []

    def standing_name(self, board: "Board") -> str:
        """Returns which standing answer may answer it (standing.py); empty for none."""
        return ""

    # Rarely needed

    def is_at_once(self) -> bool:
        """Returns whether several seats answer at the same time."""
        return False

    def is_possible(self, board: "Board") -> bool:
        """Returns whether a game could have made such a step; asked of steps that are read from a text."""
        return True

    def season(self) -> i64:
        """Returns the season that runs while this step waits below all others; -1: none."""
        return -1

    def asking(self, args: dict[str, int | str], message: str = "") -> Ask:
        """Returns what the step asks, with arguments for its words, or with other words."""
        asks = self.ASKS
        return Ask(asks.kind, Message(message or asks.prompt.id, args), asks.rules, asks.secret, asks.window)


@mypyc_attr(acyclic=True)
class FactionStep(Step):
    """A step of one faction: a player, Qin Jiushao or the Rush Clan."""

    faction: i64

    def whose(self) -> i64:
        return self.faction


@mypyc_attr(acyclic=True)
class FactionQuestion(FactionStep):
    """A question that a player answers whenever it comes up."""

    def asks(self, board: "Board") -> i64:
        return self.faction


@mypyc_attr(acyclic=True)
class AtOnce(Step):
    """A question to several seats at the same time. Answers are secret and may be changed until the last one is in."""

    asked: i64  # seats, as bits
    acted: i64  # those that have answered, as bits

    def asks(self, board: "Board") -> i64:
        """Returns the first seat that has not answered."""
        missing = self.asked & ~self.acted
        seat: i64 = 0
        while not (missing >> seat) & 1:
            seat += 1
        return seat

    def take(self, board: "Board", seat: i64, pick: i64) -> None:
        self.remember(board, seat, pick)
        acted = self.acted | (1 << seat)
        if acted == self.asked:
            self.all_have_answered(board)
        else:
            again = self.after(acted)
            board.do(again)
            board.asking = again.asks(board)

    def remember(self, board: "Board", seat: i64, pick: i64) -> None:
        """Keeps the answer of a seat."""

    def all_have_answered(self, board: "Board") -> None:
        """Puts the answers into effect."""

    def after(self, acted: i64) -> "AtOnce":
        """Returns the same question after other seats have answered."""
        return self

    def answers(self, board: "Board") -> tuple[str, ...]:
        """Returns what the numbers mean that `remember` keeps in `chosen`; none: Command cards."""
        return ()

    def forget(self, board: "Board", seat: i64) -> None:
        """Takes back the answer of a seat, for those who do not know it."""
        board.chosen[seat] = -1

    def imagine_answer(self, board: "Board", seat: i64) -> None:
        """Gives a seat's secret answer some possible value."""

    def is_at_once(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class InTurn(Step):
    """Factions do the same thing one after the other, in Tea order (GW-TEA-02).

    GW-COOP-38: in the cooperative game the speaker says who is next with the actions of Clerks, the Rush Clan's included (GW-AMB-40).
    """

    waiting: i64  # factions that are still to come, as bits

    def able(self, board: "Board") -> i64:
        """Returns which of those who wait have something to do, as bits."""
        return self.waiting

    def asks(self, board: "Board") -> i64:
        if not board.is_cooperative():
            return -1
        next_ones = self.free(board)
        return board.speaker() if next_ones & (next_ones - 1) else -1

    def free(self, board: "Board") -> i64:
        """Returns those of them whose place in the order the players decide, as bits."""
        return self.able(board)

    def run(self, board: "Board") -> None:
        """Those who have nothing to do have had their turn."""
        waiting = self.waiting
        while waiting != 0:
            faction = board.first_in_tea(waiting)
            waiting &= ~(1 << faction)
            if (self.able(board) >> faction) & 1:
                self.act(board, faction, waiting)
                return

    def options(self, board: "Board", seat: i64) -> list[int]:
        next_ones = self.free(board)
        options = [SEAT + other for other in range(board.players) if (next_ones >> other) & 1]
        if board.rush >= 0 and (next_ones >> board.rush) & 1:
            options.append(int(RUSH_CLAN))
        return options

    def take(self, board: "Board", seat: i64, pick: i64) -> None:
        faction = board.rush if pick == RUSH_CLAN else pick - SEAT
        self.act(board, faction, self.waiting & ~(1 << faction))

    def act(self, board: "Board", faction: i64, waiting: i64) -> None:
        """Puts on the agenda what the faction does, then the same for those who wait."""
