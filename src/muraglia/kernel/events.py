"""Events say what happened, as a kind and numbers. The log, the animations, the sounds and the spoken text all come from them.

An event may have a secret part that only some seats see. The rules report events to a sink; without a sink they cost nothing.
"""

from typing import Any

from .message import Message

ALL = "all"  # who an event matters to


class EventKind:
    """A kind of event: its name, the names of its numbers, and the names of the numbers in its secret part."""

    def __init__(
        self,
        name: str,
        args: tuple[str, ...] = (),
        secret: tuple[str, ...] = (),
        reveals: bool = False,
        heading: bool = False,
        scores: str = "",
        matters: str = "",
        least: int = 0,
    ) -> None:
        self.name = name
        self.args = args
        self.secret = secret
        self.reveals = reveals  # a random outcome or hidden information became known: no undo past it without consent
        self.heading = heading  # begins a new group in the log
        self.scores = scores  # the argument that counts towards the result: together, all such events explain a score
        self.matters = matters  # to whom it is told after an absence: ALL, or the argument that names the seat; empty: to nobody
        self.least = least  # and then only if its `count` is at least this, up or down

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventKind) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return EventKind, self._facts()

    def _facts(self) -> tuple[str, tuple[str, ...], tuple[str, ...], bool, bool, str, str, int]:
        return self.name, self.args, self.secret, self.reveals, self.heading, self.scores, self.matters, self.least


class Event:
    """Something that happened. `secret` is empty for seats that may not know it."""

    def __init__(self, kind: EventKind, args: tuple[int, ...], secret: tuple[int, ...], knowing: int) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.knowing = knowing  # the seats, as bits, that see the secret part

    def seen_by(self, seat: int) -> "Event":
        """Returns the event as a seat may see it (-1: an onlooker)."""
        if not self.secret or (seat >= 0 and self.knowing >> seat & 1):
            return self
        return Event(self.kind, self.args, (), 0)

    def message(self) -> Message:
        """Returns the message that says what happened."""
        known: dict[str, int | str] = dict(zip(self.kind.args, self.args))
        known.update(zip(self.kind.secret, self.secret))
        ending = "-known" if self.secret else ""
        return Message(f"event-{self.kind.name}{ending}", known)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind.name == other.kind.name
            and self.args == other.args
            and self.secret == other.secret
            and self.knowing == other.knowing
        )

    def __hash__(self) -> int:
        return hash((self.kind.name, self.args, self.secret))

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.args, self.secret, self.knowing)

    def __repr__(self) -> str:
        secret = f" secret {self.secret}" if self.secret else ""
        return f"{self.kind.name}{self.args}{secret}"


class Sink:
    """Collects the events of a choice."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: EventKind, args: tuple[int, ...] = ()) -> None:
        self.events.append(Event(kind, args, (), 0))

    def tell_secret(self, kind: EventKind, args: tuple[int, ...], secret: tuple[int, ...], to: int) -> None:
        """Records an event with a secret part. `to` is the set of seats, as bits, that see that part."""
        self.events.append(Event(kind, args, secret, to))

    def drain(self) -> list[Event]:
        events = self.events
        self.events = []
        return events
