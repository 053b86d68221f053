"""What the rules say to people: message ids with numbers, never sentences. The catalogues turn them into words.

These types are sent as they are, so they are not compiled: mypyc would drop the annotations that JSON is validated against.
"""

from __future__ import annotations

from msgspec import Struct

from . import errors


class Message(Struct, frozen=True):
    """A message id in the catalogues, with its arguments by name. The game's vocabulary says what an argument's number means."""

    id: str
    args: dict[str, int | str] = {}

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"{self.id}{self.args}"


class Refusal(Struct, frozen=True):
    """Why something is not allowed, and the rule behind it. `rule` is empty if the table refuses, not the rules of the game."""

    rule: str
    message: Message

    def __repr__(self) -> str:
        return f"{self.rule}: {self.message!r}"

    def __str__(self) -> str:
        return f"{self.rule}: {errors.speak(self.message)}"


def refuse(rule: str, message: str, args: dict[str, int | str] | None = None) -> Refusal:
    return Refusal(rule, Message(message, args or {}))
