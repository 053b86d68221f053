"""A Location: what each kind of faction does there when it is Activated (GW-LOC-06).

Each Location is a class in the module of its place; locations.py lists them.
"""

from typing import ClassVar

from mypy_extensions import i64

from .board import Board
from .plan import Plan


class Location:
    """What is done at a Location; nothing, unless its class says otherwise."""

    BRINGS: ClassVar[str] = ""  # what a Clerk of a player does there, in a word for forecasts
    BRINGS_RUSH: ClassVar[str] = ""  # what the Rush Clan does there

    def visit(self, plan: Plan, faction: i64, clerks: i64) -> None:
        """Plans what a player with so many Clerks there does."""

    def visit_of_rush(self, plan: Plan) -> None:
        """Plans what the Rush Clan does there."""

    def visit_of_qin(self, plan: Plan, clerks: i64) -> None:
        """Plans what Qin Jiushao does there."""

    def worth(self, board: Board, seat: i64, clerks: i64) -> float:
        """Returns what an Activation may bring a player with so many Clerks, for bots; each further Clerk adds less."""
        return 0.0
