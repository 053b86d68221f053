"""Refusals by the table: a message that says what to do instead, and the rule if the game itself refuses."""

from __future__ import annotations

from ..kernel.errors import MuragliaError
from ..kernel.message import Message, Refusal


class NotAllowed(MuragliaError):
    """The table refuses a command. `stale`: the table has moved on since the command was made; a fresh view shows how."""

    def __init__(self, message: Message, rule: str = "", stale: bool = False) -> None:
        super().__init__(message)
        self.refusal = Refusal(rule, message)
        self.stale = stale

    def __reduce__(self) -> tuple[type[NotAllowed], tuple[Message, str, bool]]:
        return NotAllowed, (self.message, self.refusal.rule, self.stale)


def refuse(id: str, **args: int | str) -> NotAllowed:
    return NotAllowed(Message(id, args))


def refuse_by(error: MuragliaError) -> NotAllowed:
    """Returns an error from the game as a refusal by the table, with the rule if there is one."""
    return NotAllowed(error.message, error.rule)
