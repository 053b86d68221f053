"""Proposals: actions that need the consent of the other people at the table. Bots agree to everything."""

from __future__ import annotations

from msgspec import Struct

from .entries import ProposalKind
from .seats import Seat
from .wire import Proposal

PATIENCE = 30.0  # seconds before a player may repeat a proposal that was declined


class Pending(Struct):
    id: int
    kind: ProposalKind
    by: int
    agreed: list[int]
    to: int = 0  # undo: the number of choices to go back to; offer: the seat

    def waits_for(self, seats: list[Seat]) -> list[int]:
        """Returns the seats whose consent is missing. A person with several seats is asked once and counted once."""
        proposer = seats[self.by].person
        return [n for n, seat in enumerate(seats) if seat.has_say and seat.person != proposer and n not in self.agreed]

    def shown(self, seats: list[Seat]) -> Proposal:
        offered = self.to if self.kind == "offer" else None
        return Proposal(self.id, self.kind, self.by, tuple(self.agreed), tuple(self.waits_for(seats)), offered)
