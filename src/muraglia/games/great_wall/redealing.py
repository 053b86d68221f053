"""What a seat does not know, drawn again: others' stocks and cards, decks, secret answers."""

from mypy_extensions import i64

from ...kernel.rng import Rng
from .board import Board
from .payment import Paying
from .pieces import GENERALS, STANDARD_GENERALS
from .set_up import is_setting_up, shows_generals
from .step import AtOnce


def redeal(board: Board, seat: i64, rng: Rng) -> None:
    """Others' stocks and Tactic cards, the order of every deck, secret answers and cards not yet chosen from; a new generator."""
    board.rng = rng.fork()
    redeal_tactics(board, seat, rng)
    board.horde_deck = redealt_below_top(board.horde_deck, rng)
    board.advisor_deck = redealt(board.advisor_deck, rng)
    board.request_deck = redealt(board.request_deck, rng)
    board.event_deck = redealt(board.event_deck, rng)
    board.qin_deck = redealt(board.qin_deck, rng)
    for other in range(board.players):
        if other == seat:
            continue
        for resource in range(4):
            own: i64 = board.resources[seat * 4 + resource] if seat >= 0 else 3
            board.resources[other * 4 + resource] = rng.below(2 * own + 3)
    keep_promises(board, seat)
    withdraw(board, seat)
    if is_setting_up(board):
        redeal_set_up(board, seat, rng)


def redeal_tactics(board: Board, seat: i64, rng: Rng) -> None:
    unknown = list(board.tactic_deck)
    for other in range(board.players):
        if other != seat:
            unknown += list(board.tactics[other])
    rng.shuffle(unknown)
    at: i64 = 0
    for other in range(board.players):
        if other != seat:
            size: i64 = len(board.tactics[other])
            board.tactics[other] = bytes(sorted(unknown[at : at + size]))
            at += size
    board.tactic_deck = bytes(unknown[at:])


def keep_promises(board: Board, seat: i64) -> None:
    """A player with a pending payment must be dealt enough to pay it."""
    step = board.agenda
    while step is not None:
        if isinstance(step, Paying) and step.faction != seat:
            step.deal_enough(board)
        step = step.below


def withdraw(board: Board, seat: i64) -> None:
    """Takes back the answers that others have given to a question that is still open."""
    step = board.agenda
    if not isinstance(step, AtOnce):
        return
    for other in range(board.players):
        if other != seat:
            step.forget(board, other)
    acted: i64 = step.acted & (1 << seat) if seat >= 0 else 0
    board.agenda = step.below
    again = step.after(acted)
    board.do(again)
    if acted != step.asked:
        board.asking = again.asks(board)


def redeal_set_up(board: Board, seat: i64, rng: Rng) -> None:
    """Generals and advisors that others have been dealt; one of the generals may already lie open."""
    generals = list(range(GENERALS if board.is_cooperative() else STANDARD_GENERALS))
    advisors = list(board.advisor_deck)
    are_open = shows_generals(board)
    for other in range(board.players):
        if other == seat:
            for card in board.dealt[other][:2]:
                generals.remove(card)
        else:
            advisors += list(board.dealt[other][2:])
            if are_open:
                generals.remove(board.general[other])
    rng.shuffle(generals)
    rng.shuffle(advisors)
    for other in range(board.players):
        if other != seat:
            first = board.general[other] if are_open else generals.pop()
            board.dealt[other] = bytes(sorted([first, generals.pop()])) + bytes(sorted([advisors.pop(), advisors.pop()]))
    board.advisor_deck = bytes(advisors)


def redealt(deck: bytes, rng: Rng) -> bytes:
    cards = list(deck)
    rng.shuffle(cards)
    return bytes(cards)


def redealt_below_top(deck: bytes, rng: Rng) -> bytes:
    """The back of the top card shows its Section, and nothing else of it (GW-BOARD-16)."""
    cards = list(deck)
    if not cards:
        return deck
    indicator = cards[len(cards) - 1] % 3
    rng.shuffle(cards)
    at: i64 = len(cards) - 1
    while cards[at] % 3 != indicator:
        at -= 1
    top = cards[at]
    cards[at] = cards[len(cards) - 1]
    cards[len(cards) - 1] = top
    return bytes(cards)
