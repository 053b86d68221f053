"""Who sits where, and for whom a bot has taken over."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from .wire import Colour

COLOURS: tuple[Colour, ...] = get_args(Colour)

BOT_PERSON = "bot"  # the person id under which the server answers for bots
OUTSIDE_BOT = "bot:"  # prefix of the person id of a seat token


class Seat(Struct):
    kind: Literal["open", "person", "bot", "outside-bot"]
    colour: Colour
    person: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    resigned: bool = False
    left: bool = False
    late: bool = False  # out of time for this question
    away_until: float | None = None  # on vacation: no clock of days runs
    offered: bool = False  # everybody who plays has agreed that somebody else may take the seat over

    @property
    def by_bot(self) -> bool:
        """Whether one of the table's own bots currently plays this seat."""
        return self.kind == "bot" or self.left or self.resigned

    @property
    def is_free(self) -> bool:
        """Whether anyone may sit down here. A seat that was left belongs to its player, hand and all, unless the table offers it."""
        return self.kind == "open" or (self.offered and self.left and not self.resigned)

    @property
    def has_say(self) -> bool:
        """Whether this is a person whose consent counts. Bots agree to everything; players who have left or run out of time are skipped."""
        return self.kind == "person" and not self.left and not self.resigned and not self.late

    @property
    def plays(self) -> bool:
        """Whether someone other than the table's own bots plays here."""
        return self.kind in ("person", "outside-bot") and not self.left and not self.resigned
