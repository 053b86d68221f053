"""Thinking time. The time is passed in; a clock only remembers what was left when it last started or stopped.

The displayed data changes only when a clock starts or stops, so the bytes an observer receives do not reveal when others were
active.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from .wire import Clock, SeatClock


class Clocks(Struct):
    rule: Clock
    left: list[float]  # seconds
    since: list[float | None]  # when each clock started, None if it is stopped

    @staticmethod
    def of(rule: Clock, players: int) -> Clocks:
        return Clocks(rule, [float(rule.seconds)] * players, [None] * players)

    def run(self, thinking: Collection[int], at: float) -> None:
        """Starts the clocks of these seats and stops all others."""
        if self.rule.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if since is None and seat in thinking:
                self.since[seat] = at
            elif since is not None and seat not in thinking:
                self._stop(seat, since, at)

    def answered(self, seats: Collection[int], at: float) -> None:
        """Stops all clocks after these seats have given answers that count, and adds the time for the next question."""
        if self.rule.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if since is not None:
                self._stop(seat, since, at)
            if self.rule.kind == "move":
                self.left[seat] = float(self.rule.seconds)
            elif seat in seats:
                self.left[seat] += self.rule.increment

    def _stop(self, seat: int, since: float, at: float) -> None:
        self.left[seat] = max(0.0, self.left[seat] - max(0.0, at - since))
        self.since[seat] = None

    def ends(self, seat: int) -> float | None:
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def shown(self, seat: int) -> SeatClock | None:
        if self.rule.kind == "none":
            return None
        since = self.since[seat]
        return SeatClock(round(self.left[seat] * 1000), since is not None, since or 0.0)
