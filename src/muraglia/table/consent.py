"""Proposals: what needs the consent of the other people at the table. Bots agree to everything."""

from __future__ import annotations

from msgspec import Struct

from .entries import ProposalKind
from .seats import Seat
from .wire import Proposal

PATIENCE = 30.0  # seconds before somebody may propose again what was declined


class Pending(Struct):
    id: int
    kind: ProposalKind
    by: int
    agreed: list[int]
    to: int = 0  # undo: back to the moment after so many choices

    def waits_for(self, seats: list[Seat]) -> list[int]:
        """The seats whose consent is missing. One person may hold several seats: asked once, counted once."""
        proposer = seats[self.by].person
        return [n for n, seat in enumerate(seats) if seat.has_say and seat.person != proposer and n not in self.agreed]

    def shown(self, seats: list[Seat]) -> Proposal:
        return Proposal(self.id, self.kind, self.by, tuple(self.agreed), tuple(self.waits_for(seats)))
