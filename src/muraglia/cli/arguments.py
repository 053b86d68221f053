"""The arguments of the command line. Anything unclear leads to one clear error in the user's language."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..language import Language


class Parser(argparse.ArgumentParser):
    """Raises BadSetup instead of exiting, and prints its help in the user's language."""

    commands: tuple[str, ...] = ()

    def __init__(self, language: Language, add_help: bool = True, **settings: Any) -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return Formatter(language, prog)

        super().__init__(add_help=False, formatter_class=formatter, **settings)
        self._positionals.title = language.say("cli-arguments")
        self._optionals.title = language.say("cli-options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=language.say("cli-arg-help"))

    def error(self, message: str) -> NoReturn:
        """Raises BadSetup. argparse describes errors in English; the common ones are recognized and translated."""
        command, known = self.prog, ", ".join(self.commands)
        if found := re.match(r"argument COMMAND: invalid choice: '(.*?)'", message, re.DOTALL):
            raise BadSetup(Message("cli-unknown-command", {"word": found[1], "known": known}))
        if message == "the following arguments are required: COMMAND":
            raise BadSetup(Message("cli-no-command", {"known": known}))
        if found := re.fullmatch(r"the following arguments are required: (.*)", message):
            raise BadSetup(Message("cli-missing", {"known": found[1], "command": command}))
        if found := re.fullmatch(r"unrecognized arguments: (.*)", message, re.DOTALL):
            raise BadSetup(Message("cli-unknown-argument", {"word": found[1], "command": command}))
        if found := re.fullmatch(r"argument (.*): expected (one|at least one) argument", message):
            raise BadSetup(Message("cli-needs-value", {"option": found[1], "command": command}))
        raise BadSetup(Message("cli-not-clear", {"why": message, "command": command}))


class Formatter(argparse.HelpFormatter):
    def __init__(self, language: Language, prog: str) -> None:
        super().__init__(prog)
        self.language = language

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.language.say("cli-usage") + " " if prefix is None else prefix)


def whole_number(option: str, low: int, high: int | None = None) -> Callable[[str], int]:
    def read(word: str) -> int:
        try:
            number = int(word)
        except ValueError:
            number = low - 1
        if high is not None and not low <= number <= high:
            raise BadSetup(Message("cli-number-between", {"option": option, "low": str(low), "high": str(high), "word": word}))
        if number < low:
            raise BadSetup(Message("cli-number-from", {"option": option, "low": str(low), "word": word}))
        return number

    return read


def amount(option: str) -> Callable[[str], float]:
    def read(word: str) -> float:
        try:
            number = float(word)
        except ValueError:
            number = math.nan
        if not 0 <= number < math.inf:
            raise BadSetup(Message("cli-not-an-amount", {"option": option, "word": word}))
        return number

    return read


def one_of(option: str, known: Iterable[str]) -> Callable[[str], str]:
    def read(word: str) -> str:
        if word not in known:
            raise BadSetup(Message("setup-bad-value", {"option": option, "word": word, "known": ", ".join(known)}))
        return word

    return read
