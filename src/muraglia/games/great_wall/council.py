"""What players of the cooperative game decide together: the order of Clerk actions (GW-COOP-38) and the Requests (GW-COOP-21)."""

from functools import partial
from typing import Final

from mypy_extensions import i64

from ...kernel.council import Council, Opinion, Saying
from ...kernel.events import EventKind
from ...kernel.message import Message
from .autumn import Others
from .board import Board
from .cardset import CardSet
from .picks import PASS, REQUEST, RUSH_CLAN, SEAT
from .pieces import LOCATION_WORDS, SECTION_WORDS
from .requests import Fulfilment, can_give, demands_payment
from .rules import GreatWall
from .seeing import imagine
from .standing import SPANS
from .step import InTurn
from .view import View
from .visits import Visits

MOST_SAID: Final = 41  # of a resource

CAN_PAY: Final = EventKind("said-can-pay", ("seat", "count", "resource"))
CANNOT_PAY: Final = EventKind("said-cannot-pay", ("seat", "resource"))

PLACES: Final = frozenset(
    [f"location-{word}" for word in LOCATION_WORDS] + [f"side-{word}" for word in SECTION_WORDS] + ["place-track", "place-stores"]
)


def asks(board: GreatWall) -> bool:
    return isinstance(board.agenda, (Others, Visits, Fulfilment)) and board.is_cooperative()


def speakers(board: GreatWall) -> list[int]:
    return [int(seat) for seat in board.in_tea_order(board.humans())]


def proposal(board: GreatWall) -> int:
    """The first Request that can be named, and Tea order, as in the other modes."""
    step = board.agenda
    options = board.options(int(board.asking))
    if isinstance(step, InTurn):
        return pick_of(board, board.first_in_tea(step.free(board)))
    return next((pick for pick in options if pick != PASS), int(PASS))


def pick_of(board: Board, faction: i64) -> int:
    return int(RUSH_CLAN if faction == board.rush else SEAT + faction)


def opinion(cards: CardSet, view: View, pick: int) -> Opinion:
    """Returns what a bot says to a proposal, from its own view alone."""
    board = imagine(cards, view)
    if isinstance(board.agenda, Visits):
        return about_visits(board, board.agenda, pick)
    if isinstance(board.agenda, InTurn):
        return about_order(board, board.agenda, pick)
    return about_requests(board, view.seat, pick)


def about_requests(board: GreatWall, seat: int, pick: int) -> Opinion:
    if pick != PASS and can_spare(board, seat, pick):
        request = pick - int(REQUEST)
        return Opinion(pick, Message("council-can-give" if demands_payment(board, request) else "council-free", {"request": request}))
    others = [other for other in board.options(int(board.asking)) if other not in (PASS, pick)]
    better = next((other for other in others if can_spare(board, seat, other)), None)
    if pick != PASS:
        return Opinion(int(PASS) if better is None else better, Message("council-cannot-give", {"request": pick - int(REQUEST)}))
    if better is None:
        return Opinion(pick, Message("council-nothing-to-give"))
    return Opinion(better, Message("council-could-give", {"request": better - int(REQUEST)}))


def can_spare(board: Board, seat: int, pick: int) -> bool:
    request = pick - int(REQUEST)
    return not demands_payment(board, request) or can_give(board, seat, request)


def about_visits(board: GreatWall, step: Visits, pick: int) -> Opinion:
    """Who has most Clerks there makes the most of it, and should go before anything runs out."""
    free = step.free(board)
    clerks = board.clerks[step.location * board.factions : (step.location + 1) * board.factions]
    present = {faction: int(clerks[faction]) for faction in range(board.factions) if free >> faction & 1}
    most = max(present.values())
    ahead = [faction for faction, number in present.items() if number == most]
    if len(ahead) == len(present):
        return about_order(board, step, pick)
    best = next((faction for faction in ahead if pick_of(board, faction) == pick), ahead[0])
    return Opinion(pick_of(board, best), Message("council-most-clerks", {"count": most, "location": int(step.location)}))


def about_order(board: GreatWall, step: InTurn, pick: int) -> Opinion:
    in_tea_order = pick == pick_of(board, board.first_in_tea(step.free(board)))
    return Opinion(pick, Message("council-tea-order" if in_tea_order else "council-any-order"))


def council_of(cards: CardSet) -> Council:
    return Council(
        option=("mode", "cooperative"),
        asks=asks,
        speakers=speakers,
        proposal=proposal,
        opinion=partial(opinion, cards),
        ends=SPANS["season"],
        sayings=(Saying(CAN_PAY, (MOST_SAID, 4)), Saying(CANNOT_PAY, (4,))),
        places=PLACES,
    )
