"""Tactic cards: drawing them at the Martial School, the windows in which they are played (GW-SCHOOL, GW-TACTIC)."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from ...kernel.message import Message, Refusal, refuse
from ...kernel.question import Ask
from . import meta
from .board import Board
from .discarding import Discarding
from .effects import MEANING, Effect, Verb
from .picks import DRAWN, GENERAL, MOST_DRAWN, PASS, PLAY
from .pieces import ONE_BYTE, QI
from .step import FactionQuestion, Step
from .vocabulary import AT_ACTIVATION, AT_ASSAULT, AT_DEFEATED, AT_KILLED, DRAW, SAVE, STOP, WIDTH


def draw_tactics(board: Board, faction: i64, number: i64) -> None:
    """GW-SCHOOL-01, GW-SCHOOL-02; GW-TACTIC-01 is checked after the whole draw (GW-AMB-53)."""
    drawn: i64 = 0
    while drawn < number:
        if not board.tactic_deck:
            if not board.tactic_discard:
                break
            board.tactic_deck = board.shuffled(board.tactic_discard)
            board.tactic_discard = b""
        last: i64 = len(board.tactic_deck) - 1
        card: i64 = board.tactic_deck[last]
        board.tactic_deck = board.tactic_deck[:last]
        hand = board.tactics[faction]
        at: i64 = 0
        while at < len(hand) and hand[at] < card:
            at += 1
        board.tactics[faction] = hand[:at] + ONE_BYTE[card] + hand[at:]
        drawn += 1
        if board.sink is not None:
            board.sink.tell_secret(meta.TACTIC_DRAWN, (faction, board.cause()), (card,), 1 << faction)
    if len(board.tactics[faction]) > board.hand_limit(faction):
        board.do(Discarding(faction, board.hand_limit(faction)))


class DrawVerb(Verb):
    """`draw`: Tactic cards. GW-AMB-59: they may be declined, which can matter only if some had to be discarded."""

    def operate(self, board: Board, faction: i64, number: i64, what: i64, more: i64, about: i64) -> None:
        if len(board.tactics[faction]) + number > board.hand_limit(faction) and number <= MOST_DRAWN:
            board.do(Drawing(faction, number))
        else:
            draw_tactics(board, faction, number)

    def worth(self, board: Board, seat: i64, number: i64, what: i64, more: i64) -> float:
        return 0.7 * float(number)


MEANING[DRAW] = DrawVerb()


@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(FactionQuestion):
    """GW-LOC-08, GW-AUTUMN-09: how many of the cards that may be drawn."""

    FIELDS: ClassVar = ("faction", "left")
    ASKS: ClassVar = Ask("amount", Message("ask-draw"), ("GW-LOC-08", "GW-AMB-59", "GW-TACTIC-01"))
    left: i64

    def __init__(self, faction: i64, left: i64) -> None:
        self.faction = faction
        self.left = left

    def options(self, board: Board, seat: i64) -> list[int]:
        return [DRAWN + count for count in range(self.left + 1)]

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        draw_tactics(board, self.faction, pick - DRAWN)


# Windows


@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Step):
    """GW-TACTIC-02: a moment at which Tactic cards can be played, in Tea order."""

    FIELDS: ClassVar = ("moment", "about", "able", "waiting", "played")
    ASKS: ClassVar = Ask("one", Message("ask-window"), ("GW-TACTIC-02", "GW-TACTIC-06"), window=True)
    moment: i64
    about: i64  # Section or Location
    able: i64  # who may play in this window, as bits
    waiting: i64  # who is still asked, as bits
    played: i64  # who has played a card, as bits

    def __init__(self, moment: i64, about: i64, able: i64, waiting: i64, played: i64 = 0) -> None:
        self.moment = moment
        self.about = about
        self.able = able
        self.waiting = waiting
        self.played = played

    def asks(self, board: Board) -> i64:
        """Those who hold no card are not asked."""
        waiting = self.waiting
        while waiting != 0:
            seat = board.first_in_tea(waiting)
            if board.tactics[seat]:
                return seat
            waiting &= ~(1 << seat)
        return -1

    def ask(self, board: Board) -> Ask:
        return self.asking({"moment": self.moment})

    def options(self, board: Board, seat: i64) -> list[int]:
        return [int(PASS), *playable_boxes(board, seat, self.moment, saving=False)]

    def has_card_of(self, board: Board, seat: i64) -> bool:
        """Returns whether the seat holds a card of this moment, and so may have more to choose than to pass."""
        moment = self.moment
        when = board.cards.tactic_when
        held = board.tactics[seat]
        for index in range(len(held)):
            if when[held[index]] == moment:
                return True
        return False

    def take(self, board: Board, seat: i64, pick: i64) -> None:
        """GW-TACTIC-06: one card a player and event; GW-TACTIC-10: the others are asked again after a card."""
        bit: i64 = 1 << seat
        if pick == PASS:
            waiting = self.waiting & ~bit
            if waiting:
                board.do(Window(self.moment, self.about, self.able, waiting, self.played))
            return
        played = self.played | bit
        waiting = self.able & ~played
        if waiting:
            board.do(Window(self.moment, self.about, self.able, waiting, played))
        play_tactic(board, seat, pick, self.about)

    def refusal(self, board: Board, seat: i64, pick: i64) -> Refusal | None:
        return why_not_play(board, seat, pick, self.moment, saving=False) if pick >= PLAY and pick < GENERAL else None

    def happens_at(self) -> tuple[int, int, int]:
        """What `about` is depends on the moment."""
        moment = self.moment
        if moment == AT_ACTIVATION:
            return self.about, -1, 0
        return -1, self.about if moment == AT_DEFEATED or moment == AT_KILLED or moment == AT_ASSAULT else -1, 0

    def standing_name(self, board: Board) -> str:
        return "windows"


def playable_boxes(board: Board, seat: i64, moment: i64, saving: bool) -> list[int]:
    """GW-TACTIC-02, GW-TACTIC-04, GW-TACTIC-05: the boxes of the seat's cards; GW-AMB-79: those that save come before all others."""
    options: list[int] = []
    cards = board.cards
    qi: i64 = board.resources[seat * 4 + QI]
    held = board.tactics[seat]
    before: i64 = -1
    for index in range(len(held)):  # ascending; a kind is offered once
        card: i64 = held[index]
        if card != before and cards.tactic_when[card] == moment:
            if moment != AT_KILLED or saves(board, cards.tactic_pc[card]) == saving:
                options.append(PLAY + card * 2)
            if qi >= cards.empowered_cost[card] and (moment != AT_KILLED or saves(board, cards.empowered_pc[card]) == saving):
                options.append(PLAY + card * 2 + 1)
        before = card
    return options


def saves(board: Board, operation: i64) -> bool:
    """Returns whether an effect saves killed Soldiers."""
    ops = board.cards.ops
    at = operation
    while ops[at] != STOP:
        if ops[at] == SAVE:
            return True
        at += WIDTH
    return False


def play_tactic(board: Board, seat: i64, pick: i64, about: i64) -> None:
    """GW-TACTIC-04, GW-TACTIC-05, GW-TACTIC-09: the card goes to the discard pile, one of its boxes acts."""
    card = (pick - PLAY) >> 1
    empowered = (pick - PLAY) & 1
    board.drop_tactic(seat, card)
    if board.sink is not None:
        board.tell(meta.TACTIC_PLAYED, (seat, card, empowered))
    if empowered:
        board.pay(seat, QI, board.cards.empowered_cost[card], board.cards.source_of[board.cards.empowered_pc[card] // WIDTH])
    board.do(Effect(seat, board.cards.empowered_pc[card] if empowered else board.cards.tactic_pc[card], about))


def why_not_play(board: Board, seat: i64, pick: i64, moment: i64, saving: bool) -> Refusal:
    """Why a box of a Tactic card cannot be used now."""
    card = (pick - PLAY) >> 1
    empowered = (pick - PLAY) & 1
    cards = board.cards
    if card not in board.tactics[seat]:
        return refuse("GW-TACTIC-02", "why-tactic-not-in-hand", {"tactic": card})
    if cards.tactic_when[card] != moment:
        return refuse("GW-TACTIC-02", "why-other-moment", {"tactic": card, "moment": cards.tactic_when[card]})
    if moment == AT_KILLED and saves(board, cards.empowered_pc[card] if empowered else cards.tactic_pc[card]) != saving:
        return refuse("GW-AMB-79", "why-after-saving" if saving else "why-saving-is-over", {"tactic": card})
    return refuse("GW-TACTIC-05", "why-empowered-cost", {"tactic": card, "count": cards.empowered_cost[card]})
