"""The Emperor's Requests of the cooperative game (GW-COOP-20 to GW-COOP-27).

The speaker, the highest on the Tea track, names a Request; everybody who has to give something agrees or refuses in secret; one refusal
closes it for this Winter. What the speaker may name depends on open facts only.
"""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message
from ...kernel.question import Ask
from . import meta
from .board import Board
from .card_text import request_text
from .cardset import CardSet
from .counting import COUNTED
from .payment import EVERYTHING, MATERIALS, Paying
from .picks import PASS, POST, REQUEST, REST, SOLDIER, YES
from .pieces import ARCHER, SECTIONS
from .plan import Plan
from .shame import ShameDue
from .sources import BY_REQUEST
from .step import AtOnce, FactionQuestion, Step
from .vocabulary import (
    ALL_HAVE,
    ANY,
    EACH_GIVES_CLERKS,
    EACH_HAS,
    EACH_PAYS,
    EACH_SACRIFICES,
    MATERIAL,
)

ANY_SOLDIER: Final[i64] = 3  # in demands: index after the three kinds


def can_be_named(board: Board, request: i64) -> bool:
    """Everything open that the Request demands is there."""
    cards = board.cards
    first: i64 = cards.first_demand[request]
    last: i64 = cards.first_demand[request + 1]
    for index in range(first, last):
        kind: i64 = cards.demand_kind[index]
        number: i64 = cards.demand_number[index]
        what: i64 = cards.demand_what[index]
        total: i64 = 0
        for seat in range(board.players):
            if kind == EACH_SACRIFICES and sacrificable(board, seat, types_of(what)) < number:
                return False
            if kind == EACH_GIVES_CLERKS and board.home[seat] < number:
                return False
            if kind == EACH_HAS and board.count(seat, what, 0) < number:
                return False
            total += board.count(seat, what, 0) if kind == ALL_HAVE else 0
        if kind == ALL_HAVE:
            if COUNTED[what].OF_ALL:
                total = board.count(0, what, 0)
            if total < number:
                return False
    return True


def types_of(what: i64) -> i64:
    return 7 if what == ANY_SOLDIER else 1 << what


def sacrificable(board: Board, seat: i64, types: i64) -> i64:
    """GW-AMB-77: Soldiers that can be given: usable in the Reserve, in Rest Zones, in Shooting Posts."""
    total: i64 = 0
    for soldier in range(3):
        if (types >> soldier) & 1:
            total += board.usable(seat, soldier)
            for section in range(SECTIONS):
                total += board.rest[board.rest_at(section, seat, soldier)]
                if soldier == 1:
                    total += board.posts[section * board.factions + seat]
    return total


def demands_payment(board: Board, request: i64) -> bool:
    cards = board.cards
    for index in range(cards.first_demand[request], cards.first_demand[request + 1]):
        if cards.demand_kind[index] <= EACH_GIVES_CLERKS:
            return True
    return False


def can_give(board: Board, seat: i64, request: i64) -> bool:
    """GW-COOP-22, GW-AMB-62: from each one's own stock alone."""
    cards = board.cards
    left = board.resources[seat * 4 : seat * 4 + 4]
    material: i64 = 0
    anything: i64 = 0
    for index in range(cards.first_demand[request], cards.first_demand[request + 1]):
        if cards.demand_kind[index] == EACH_PAYS:
            what: i64 = cards.demand_what[index]
            number: i64 = cards.demand_number[index]
            if what == MATERIAL:
                material += number
            elif what == ANY:
                anything += number
            else:
                left[what] = left[what] - number
                if left[what] < 0:
                    return False
    stock: i64 = left[0] + left[1] + left[2]
    return stock >= material and stock + left[3] >= material + anything


@mypyc_attr(acyclic=True, free_list_len=1)
class Fulfilment(Step):
    """GW-COOP-21: the speaker names Requests, one after the other."""

    FIELDS: ClassVar = ("refused",)
    ASKS: ClassVar = Ask("one", Message("ask-fulfil"), ("GW-COOP-21", "GW-COOP-23"))
    refused: i64  # Requests refused this Winter, as bits

    def __init__(self, refused: i64 = 0) -> None:
        self.refused = refused

    def asks(self, board: Board) -> i64:
        return board.speaker()

    def source_of_above(self, cards: CardSet) -> i64:
        return BY_REQUEST

    def options(self, board: Board, seat: i64) -> list[int]:
        options = [int(PASS)]
        for request in sorted(board.requests):
            if not (self.refused >> request) & 1 and can_be_named(board, request):
                options.append(REQUEST + request)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        if pick == PASS:
            return
        request = pick - REQUEST
        if board.sink is not None:
            board.tell(meta.REQUEST_NAMED, (board.speaker(), request))
        if demands_payment(board, request):
            board.do(Giving(request, self.refused, board.humans()))
        else:
            fulfil(board, request)
            board.do(Fulfilment(self.refused))


@mypyc_attr(acyclic=True, free_list_len=1)
class Giving(AtOnce):
    """GW-COOP-22: everybody agrees to give what the Request demands, or refuses. Then the speaker goes on."""

    FIELDS: ClassVar = ("request", "refused", "asked", "acted")
    ASKS: ClassVar = Ask("yes_no", Message("ask-give"), ("GW-COOP-22",), secret=True)
    SOURCE: ClassVar = BY_REQUEST
    request: i64
    refused: i64  # Requests refused this Winter, as bits

    def __init__(self, request: i64, refused: i64, asked: i64, acted: i64 = 0) -> None:
        self.request = request
        self.refused = refused
        self.asked = asked
        self.acted = acted

    def after(self, acted: i64) -> AtOnce:
        return Giving(self.request, self.refused, self.asked, acted)

    def ask(self, board: Board) -> Ask:
        return self.asking({"request": self.request})

    def options(self, board: Board, seat: i64) -> list[int]:
        return [int(PASS), int(YES)] if can_give(board, seat, self.request) else [int(PASS)]

    def says(self, board: Board, pick: i64) -> list[Message]:
        return request_text(board.cards, self.request) if pick == YES else []

    def remember(self, board: Board, seat: i64, pick: i64) -> None:
        board.chosen[seat] = 1 if pick == YES else 0

    def answers(self, board: Board) -> tuple[str, ...]:
        return ("no", "yes")

    def imagine_answer(self, board: Board, seat: i64) -> None:
        board.chosen[seat] = 0

    def all_have_answered(self, board: Board) -> None:
        request = self.request
        agreed = True
        for seat in range(board.players):
            if board.chosen[seat] != 1:
                agreed = False
            board.chosen[seat] = -1
        if not agreed:
            board.do(Fulfilment(self.refused | (1 << request)))
            if board.sink is not None:
                board.tell(meta.REQUEST_REFUSED, (request,))
            return
        fulfil(board, request)
        board.do(Fulfilment(self.refused))
        for seat in reversed(board.in_tea_order(board.humans())):  # the highest on the Tea track chooses first
            board.do_in_order(give(board, seat, request))


def fulfil(board: Board, request: i64) -> None:
    """GW-COOP-24."""
    at = board.requests.find(bytes([request]))
    board.requests = board.requests[:at] + board.requests[at + 1 :]
    board.fulfilled += 1
    if board.sink is not None:
        board.tell(meta.REQUEST_FULFILLED, (request, board.fulfilled))


def give(board: Board, seat: i64, request: i64) -> list[Step]:
    """What is named is paid at once; returns the questions where there is a choice."""
    cards = board.cards
    material: i64 = 0
    anything: i64 = 0
    steps: list[Step] = []
    for index in range(cards.first_demand[request], cards.first_demand[request + 1]):
        kind: i64 = cards.demand_kind[index]
        number: i64 = cards.demand_number[index]
        what: i64 = cards.demand_what[index]
        if kind == EACH_SACRIFICES:
            steps = [Sacrificing(seat, number, types_of(what)), *steps]
        elif kind == EACH_GIVES_CLERKS:
            board.home[seat] = board.home[seat] - number
            board.gone[seat * 4 + 3] = board.gone[seat * 4 + 3] + number
            if board.sink is not None:
                board.tell(meta.CLERKS_SACRIFICED, (seat, number))
        elif kind == EACH_PAYS:
            if what == MATERIAL:
                material += number
            elif what == ANY:
                anything += number
            else:
                board.pay(seat, what, number)
    if anything > 0:
        steps = [Paying(seat, anything, EVERYTHING), *steps]
    if material > 0:
        steps = [Paying(seat, material, MATERIALS), *steps]
    return steps


@mypyc_attr(acyclic=True, free_list_len=1)
class Sacrificing(FactionQuestion):
    """GW-COOP-27: so many Soldiers, from the Reserve, a Rest Zone or a Shooting Post."""

    FIELDS: ClassVar = ("faction", "left", "soldiers")
    ASKS: ClassVar = Ask("many", Message("ask-sacrifice"), ("GW-COOP-27",))
    left: i64
    soldiers: i64  # kinds, as bits

    def __init__(self, faction: i64, left: i64, soldiers: i64) -> None:
        self.faction = faction
        self.left = left
        self.soldiers = soldiers

    def options(self, board: Board, seat: i64) -> list[int]:
        faction = self.faction
        options: list[int] = []
        for soldier in range(3):
            if (self.soldiers >> soldier) & 1 and board.usable(faction, soldier) > 0:
                options.append(SOLDIER + soldier)
        for soldier in range(3):
            if (self.soldiers >> soldier) & 1:
                for section in range(SECTIONS):
                    if board.rest[board.rest_at(section, faction, soldier)] > 0:
                        options.append(REST + soldier * 3 + section)
        if (self.soldiers >> ARCHER) & 1:
            for section in range(SECTIONS):
                if board.posts[section * board.factions + faction] > 0:
                    options.append(POST + section)
        return options

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        faction = self.faction
        if pick >= POST:
            soldier = ARCHER
            at = (pick - POST) * board.factions + faction
            board.posts[at] = board.posts[at] - 1
        elif pick >= REST:
            soldier = (pick - REST) // 3
            at = board.rest_at((pick - REST) % 3, faction, soldier)
            board.rest[at] = board.rest[at] - 1
        else:
            soldier = pick - SOLDIER
            board.reserve[faction * 3 + soldier] = board.reserve[faction * 3 + soldier] - 1
        board.gone[faction * 4 + soldier] = board.gone[faction * 4 + soldier] + 1
        if board.sink is not None:
            board.tell(meta.SACRIFICED, (faction, soldier))
        if self.left > 1:
            board.go_on_with(Sacrificing(faction, self.left - 1, self.soldiers))


@mypyc_attr(acyclic=True, free_list_len=1)
class RequestsStep(Step):
    """GW-COOP-25: a tile for each Request that is left; GW-COOP-26: they stay."""

    def __init__(self) -> None:
        pass

    def run(self, board: Board) -> None:
        left: i64 = len(board.requests)
        plan = Plan(board)
        if left > 0:
            for seat in board.in_tea_order(board.humans()):
                plan.then(ShameDue(seat, left))
        plan.then(NewRequests()).go()


@mypyc_attr(acyclic=True, free_list_len=1)
class NewRequests(Step):
    """GW-COOP-25: only when all tiles are placed or bought off, new Requests are shown."""

    def __init__(self) -> None:
        pass

    def run(self, board: Board) -> None:
        show_requests(board)


def show_requests(board: Board) -> None:
    """GW-COOP-03, GW-COOP-20, GW-COOP-42: as many as there are spaces in use."""
    while len(board.requests) < (2 if board.players == 2 else 3) and board.request_deck:
        last: i64 = len(board.request_deck) - 1
        board.requests += board.request_deck[last:]
        board.request_deck = board.request_deck[:last]
        if board.sink is not None:
            board.tell(meta.REQUEST_SHOWN, (board.requests[len(board.requests) - 1],))
