"""Questions of The Great Wall that may be answered for a while, so that a slow game does not wait for what is obvious.

Which step is one of them is in its class (`standing_name`).
"""

from ...kernel.standing import Standing
from .board import Board
from .cardset import CardSet
from .picks import COMMAND, SEAT, SPACE
from .pieces import LOCATION_WORDS, SOLDIER_WORDS


def standing(name: str, answers: tuple[str, ...], ends: tuple[str, ...]) -> Standing:
    def asks(board: Board, seat: int) -> bool:
        step = board.agenda
        return step is not None and step.standing_name(board) == name

    return Standing(name, asks, answers, ends)


SPANS = {"turn": ("turn-begins", "season-begins"), "season": ("season-begins",), "year": ("year-begins",)}


def standing_of(cards: CardSet) -> tuple[Standing, ...]:
    return (
        standing("windows", ("pass",), ("tactic-played", "wall-breached", "horde-defeated")),
        standing(
            "clerks",
            ("pass", *(f"home>{location}" for location in LOCATION_WORDS)),
            ("clerks-home", "omen-shown", "advisor-hired"),
        ),
        standing("spaces", cards.notation[SPACE:COMMAND], ("year-begins", "omen-shown")),
        standing("upgrades", ("yes", *SOLDIER_WORDS, "pass"), ("overseer-raised", "omen-shown")),
        standing("donations", ("yes", "pass"), ("donated", "omen-shown", "request-shown")),
        standing("shame", tuple(f"shame-{soldier}" for soldier in SOLDIER_WORDS), ("wall-breached", "omen-shown")),
        standing("shame-in-summer", ("pass", *(f"unshame-{soldier}" for soldier in SOLDIER_WORDS)), ("shamed", "omen-shown")),
        standing("recovery", ("recover", "score-pile", "pass"), ("cards-recovered", "omen-shown")),
        standing("recovered-cards", (*cards.notation[COMMAND:SEAT], "pass"), ("card-recovered",)),
    )
