"""Errors that callers can meet. Each carries a message id; `speak` turns it into a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .message import Message, Refusal
    from .question import Question


def _bare(message: Message) -> str:
    return repr(message)


# `muraglia.language` puts its English catalogue here when it is imported; the kernel itself contains no sentences.
speak: Callable[[Message], str] = _bare


class MuragliaError(Exception):
    """The base class of everything Muraglia refuses, with a message that says what to do."""

    rule = ""  # the id of the rule that forbids it, if there is one

    def __init__(self, message: Message) -> None:
        # Every subclass leaves `args` as the constructor received them: unpickling in another process rebuilds the error from them.
        self.message = message

    def __str__(self) -> str:
        return speak(self.message)


class IllegalChoice(MuragliaError):
    """The rules forbid this choice; `rule` names the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.rule = refusal.rule
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class UnknownNotation(MuragliaError):
    """No choice in this game is written like that."""


class UnfinishedChoice(MuragliaError):
    """Only the beginning of a choice with several picks; `question` says how it continues."""

    def __init__(self, message: Message, question: Question) -> None:
        super().__init__(message)
        self.question = question


class BadSetup(MuragliaError):
    """A game, number of players or option that does not exist."""


class TextError(MuragliaError):
    """A position text or a record that cannot be read; `line` counts from 1."""

    def __init__(self, line: int, message: Message) -> None:
        super().__init__(message)
        self.line = line

    def __str__(self) -> str:
        from .message import Message

        return speak(Message("text-error", {"line": self.line, "why": speak(self.message)}))
