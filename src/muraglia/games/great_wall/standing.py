"""Questions of The Great Wall that may be answered for a while, so that a slow game does not wait for what is obvious."""

from ...kernel.standing import Standing
from .board import Board
from .clerks import MoveClerks
from .commands import RecoverOne, Recovery
from .picks import COMMAND, SEAT, notation_of
from .pieces import LOCATION_WORDS, SOLDIER_WORDS
from .production import Donating, Upgrading
from .rules import CARDS
from .tactics import Window


def is_window(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, Window)


def moves_clerks_in_others_box(board: Board, seat: int) -> bool:
    """Returns whether the seat moves its own Clerks in somebody else's turn (GW-AUTUMN-09)."""
    step = board.agenda
    return isinstance(step, MoveClerks) and step.faction == seat and board.active != seat


def upgrades(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, Upgrading)


def donates(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, Donating)


def recovers(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, Recovery)


def recovers_one(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, RecoverOne)


COMMAND_WORDS = notation_of(CARDS)[COMMAND:SEAT]

SPANS = {"turn": ("turn-begins", "season-begins"), "season": ("season-begins",), "year": ("year-begins",)}

STANDING = (
    Standing("windows", is_window, ("pass",), ("tactic-played", "wall-breached", "horde-defeated")),
    Standing(
        "clerks",
        moves_clerks_in_others_box,
        ("pass", *(f"home>{location}" for location in LOCATION_WORDS)),
        ("clerks-home", "omen-shown", "advisor-hired"),
    ),
    Standing("upgrades", upgrades, ("yes", *SOLDIER_WORDS, "pass"), ("overseer-raised", "omen-shown")),
    Standing("donations", donates, ("yes", "pass"), ("donated", "omen-shown", "request-shown")),
    Standing("recovery", recovers, ("recover", "score-pile", "pass"), ("cards-recovered", "omen-shown")),
    Standing("recovered-cards", recovers_one, (*COMMAND_WORDS, "pass"), ("cards-recovered",)),
)
