"""Limits: how much a person or a network may ask for in a given time, and how much the server keeps for one person.

Limits that protect secrets or the disk are shared between processes: each tells the others what was used up. Addresses are never stored.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

_MOST = 20_000  # sources remembered; beyond that, full buckets are dropped

# What the server keeps for one person
MOST_TABLES = 60  # unfinished games
MOST_NOTES = 300
MOST_DEVICES = 20


class Rate(NamedTuple):
    """Allows a burst, then a fixed number per second."""

    burst: float
    per_second: float
    shared: bool = True  # between processes


RATES = {
    # by network
    "request": Rate(150, 30, shared=False),  # all HTTP requests
    "socket": Rate(60, 5, shared=False),  # new connections
    "people": Rate(30, 0.2),
    "guess": Rate(20, 1 / 30),  # wrong codes, invites and tokens
    "network tables": Rate(60, 1 / 30),
    "network changes": Rate(50_000, 10, shared=False),  # all commands that are written down
    "deletions": Rate(5, 1 / 60, shared=False),  # of all data of a person, for which every log is searched
    # by person
    "tables": Rate(20, 1 / 120),
    "think": Rate(15, 0.5),  # hints and reviews
    "chat": Rate(10_000, 2),  # characters
    "plans": Rate(60, 0.5),
    "notes": Rate(60, 0.5),
    "gather": Rate(20, 0.5, shared=False),
    "lead": Rate(60, 6, shared=False),  # a scrubber that is pulled
    "points": Rate(8, 1, shared=False),  # at places of a board
    "reach": Rate(20, 1 / 20),  # messages to try the ways to a person, and changes of them
    "changes": Rate(5000, 2, shared=False),  # all commands that are written down
}


@lru_cache(1024)
def network(address: str) -> str:
    """Returns whom an address stands for: itself, or with IPv6 the /64 in which one household has all addresses."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
    return str(found)


class Networks:
    """From which network people came last, as far as this process knows."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, network: str) -> None:
        self._of[person] = network
        self._of.move_to_end(person)
        if len(self._of) > _MOST:
            self._of.popitem(last=False)

    def of(self, person: str) -> str:
        """Returns the network of a person. Those of whom none is known have one of their own."""
        return self._of.get(person) or f"of {person}"


class Bucket:
    """What one source has left of a rate."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    def take(self, amount: float = 1.0) -> bool:
        if self.left() < amount:
            return False
        self._left -= amount
        return True

    def note(self, amount: float) -> None:
        """Takes what was used elsewhere, or gives something back if the amount is negative."""
        self._left = max(-self.burst, min(self.burst, self.left() - amount))

    def is_full(self) -> bool:
        return self.left() >= self.burst


class Buckets:
    """A bucket for each source."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def of(self, source: str) -> Bucket:
        bucket = self._buckets.get(source)
        if bucket is None:
            if len(self._buckets) >= _MOST:
                self._buckets = {known: old for known, old in self._buckets.items() if not old.is_full()}
            bucket = self._buckets[source] = Bucket(self._rate.per_second, self._rate.burst)
        return bucket


class Limits:
    """All limits of the server. Guessing is limited much more strictly than playing."""

    def __init__(self, on: bool, tell: Callable[[str], None]) -> None:
        self.on = on
        self._tell = tell  # tells the other processes
        self._all = {kind: Buckets(rate) for kind, rate in RATES.items()}

    def allow(self, kind: str, source: str, amount: float = 1.0) -> bool:
        if not self.on:
            return True
        if not self._all[kind].of(source).take(amount):
            return False
        if RATES[kind].shared:
            self._tell(f"limit {source} {amount} {kind}")
        return True

    def may_guess(self, source: str) -> bool:
        """Returns whether a secret may be compared for this source. It costs a guess, until `guessed` says that it was right."""
        return not self.on or self._all["guess"].of(source).take()

    def guessed(self, source: str, right: bool) -> None:
        if self.on and right:
            self._all["guess"].of(source).note(-1.0)
        elif self.on:
            self._tell(f"limit {source} 1.0 guess")

    def heard(self, text: str) -> None:
        """Notes what a source has used up in another process."""
        source, amount, kind = text.split(" ", 2)
        self._all[kind].of(source).note(float(amount))
