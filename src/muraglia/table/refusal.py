"""The table says no: a message with what to do instead, and the rule where it is the game that refuses."""

from __future__ import annotations

from ..kernel.errors import MuragliaError
from ..kernel.message import Message
from .wire import Say, Why


class Refusal(MuragliaError):
    """`stale`: the table has moved on since the command was made; a fresh state says all."""

    def __init__(self, message: Message, rule: str = "", stale: bool = False) -> None:
        super().__init__(message)
        self.why = Why(rule, say(message))
        self.stale = stale

    def __reduce__(self) -> tuple[type[Refusal], tuple[Message, str, bool]]:
        return Refusal, (self.message, self.why.rule, self.stale)


def refuse(id: str, **args: int | str) -> Refusal:
    return Refusal(Message(id, args))


def refuse_by(error: MuragliaError) -> Refusal:
    """Returns what the game refuses as a refusal of the table, with the rule where there is one."""
    return Refusal(error.message, error.rule)


def say(message: Message) -> Say:
    return Say(message.id, message.args)
