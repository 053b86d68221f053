"""Rate limits: how much a client may ask for in a given time."""

from __future__ import annotations

import time

_MOST = 20_000  # sources remembered; beyond that, full buckets are dropped


class Bucket:
    """Allows a burst, then a fixed number per second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each source, such as an address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, source: str, amount: float = 1.0) -> bool:
        bucket = self._buckets.get(source)
        if bucket is None:
            if len(self._buckets) >= _MOST:
                self._buckets = {known: old for known, old in self._buckets.items() if not old.is_full()}
            bucket = self._buckets[source] = Bucket(self._rate, self._burst)
        return bucket.take(amount)


class Limits:
    """All limits of the server. Guessing is limited much more strictly than playing."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._all = {
            "request": Buckets(30, 150),  # all HTTP requests, by address
            "open": Buckets(0.2, 30),  # new tables and new people, by address
            "guess": Buckets(1 / 30, 20),  # wrong codes, invites and tokens, by address
            "think": Buckets(0.5, 15),  # hints and reviews, by person
            "socket": Buckets(5, 60),  # new connections, by address
        }

    def allow(self, kind: str, source: str, amount: float = 1.0) -> bool:
        return not self._on or self._all[kind].take(source, amount)
