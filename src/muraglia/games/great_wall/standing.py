"""Questions of The Great Wall that may be answered for a while, so that a slow game does not wait for what is obvious."""

from ...kernel.standing import Standing
from .autumn import PlaceCommands
from .board import Board
from .clerks import MoveClerks
from .commands import RecoverOne, Recovery
from .picks import COMMAND, SEAT, SPACE, notation_of
from .pieces import LOCATION_WORDS, SOLDIER_WORDS
from .production import Donating, Upgrading
from .rules import CARDS
from .shame import ShamePlace, Unshaming
from .tactics import Window


def is_window(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, Window)


def moves_clerks_in_others_box(board: Board, seat: int) -> bool:
    """Returns whether the seat moves its own Clerks in somebody else's turn (GW-AUTUMN-09)."""
    step = board.agenda
    return isinstance(step, MoveClerks) and step.faction == seat and board.active != seat


def chooses_space(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, PlaceCommands)


def upgrades(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, Upgrading)


def donates(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, Donating)


def is_shamed(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, ShamePlace)


def pays_for_shame(board: Board, seat: int) -> bool:
    """Returns whether the seat may pay in Summer to discard a Shame tile (GW-SUMMER-03)."""
    step = board.agenda
    return isinstance(step, Unshaming) and step.for_price


def recovers(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, Recovery)


def recovers_one(board: Board, seat: int) -> bool:
    return isinstance(board.agenda, RecoverOne)


COMMAND_WORDS = notation_of(CARDS)[COMMAND:SEAT]
SPACE_WORDS = notation_of(CARDS)[SPACE:COMMAND]

SPANS = {"turn": ("turn-begins", "season-begins"), "season": ("season-begins",), "year": ("year-begins",)}

STANDING = (
    Standing("windows", is_window, ("pass",), ("tactic-played", "wall-breached", "horde-defeated")),
    Standing(
        "clerks",
        moves_clerks_in_others_box,
        ("pass", *(f"home>{location}" for location in LOCATION_WORDS)),
        ("clerks-home", "omen-shown", "advisor-hired"),
    ),
    Standing("spaces", chooses_space, SPACE_WORDS, ("year-begins", "omen-shown")),
    Standing("upgrades", upgrades, ("yes", *SOLDIER_WORDS, "pass"), ("overseer-raised", "omen-shown")),
    Standing("donations", donates, ("yes", "pass"), ("donated", "omen-shown", "request-shown")),
    Standing("shame", is_shamed, tuple(f"shame-{soldier}" for soldier in SOLDIER_WORDS), ("wall-breached", "omen-shown")),
    Standing("shame-in-summer", pays_for_shame, ("pass", *(f"unshame-{soldier}" for soldier in SOLDIER_WORDS)), ("shamed", "omen-shown")),
    Standing("recovery", recovers, ("recover", "score-pile", "pass"), ("cards-recovered", "omen-shown")),
    Standing("recovered-cards", recovers_one, (*COMMAND_WORDS, "pass"), ("cards-recovered",)),
)
