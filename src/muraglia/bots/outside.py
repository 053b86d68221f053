"""Bots in their own processes, in any language: one JSON object per line. docs/write-a-bot.md describes it.

A bot that crashes, hangs or answers nonsense does not stop the game: its process is ended, a fallback answers for it, and it is logged.
"""

from __future__ import annotations

import logging
import os
import queue
import shlex
import subprocess
import sys
import threading
from typing import Any

import msgspec
from msgspec import Struct

from ..kernel.position import whole_answers
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .greedy import GreedyBot

LOG = logging.getLogger("muraglia.bots")
TIMEOUT = 5.0  # seconds for an answer
START_TIMEOUT = 20.0  # more for the first answer: an interpreter has to start


class Asked(Struct, frozen=True):
    """What a bot is sent: its view, and every answer it may give, in notation."""

    game: str
    seat: int
    version: int
    secret: bool
    seconds: float
    choices: list[str]
    view: msgspec.Raw


class Answered(Struct, frozen=True):
    choice: str


class BotFailed(Exception):
    """Why a bot gave no answer."""


class OutsideBot:
    def __init__(self, spec: Spec, rng: Rng, command: list[str], seconds: float = TIMEOUT) -> None:
        self.spec = spec
        self.command = command
        self.seconds = seconds
        self.fallback = GreedyBot(spec, rng)
        self.failures: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._fresh = True

    def choose(self, view: Any, question: Question) -> Choice:
        position = self.spec.imagine(view)
        answers = {" ".join(self.spec.notation[pick] for pick in choice): choice for choice in whole_answers(position, question.seat)}
        try:
            answer = self._ask(view, question, list(answers))
            if answer not in answers:
                raise BotFailed(f"answered {answer[:80]!r}, which is not one of its choices")
            return answers[answer]
        except BotFailed as failed:
            self.close()
            self.failures.append(str(failed))
            LOG.warning("bot %s, seat %d: %s; the fallback answers for it", shlex.join(self.command), question.seat, failed)
            return self.fallback.choose_at(position, question.seat)

    def _ask(self, view: Any, question: Question, choices: list[str]) -> str:
        process = self._running()
        asked = Asked(
            game=self.spec.info.name,
            seat=question.seat,
            version=question.version,
            secret=question.secret,
            seconds=self.seconds,
            choices=choices,
            view=msgspec.Raw(msgspec.json.encode(view)),
        )
        try:
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            process.stdin.flush()
            line = self._lines.get(timeout=self.seconds + (START_TIMEOUT if self._fresh else 0))
        except queue.Empty:
            raise BotFailed(f"no answer within {self.seconds:g} seconds") from None
        except OSError as error:
            raise BotFailed(f"its process is gone ({error})") from None
        if not line:
            raise BotFailed(f"its process ended with code {process.wait()}")
        self._fresh = False
        try:
            return msgspec.json.decode(line, type=Answered).choice
        except msgspec.DecodeError as error:
            raise BotFailed(f"answered what is not understood: {error}") from None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as error:
                raise BotFailed(f"its process cannot be started ({error})") from None
            self._lines = queue.Queue()
            self._fresh = True
            threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        return self._process

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def __del__(self) -> None:
        self.close()


def _read(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Puts the lines of the bot into the queue, and an empty one when its output ends."""
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put(b"")


def outside_bot(name: str, spec: Spec, rng: Rng) -> OutsideBot | None:
    """Returns the bot that `path.py:Class` or `run:COMMAND` names, or None for any other name."""
    if name.startswith("run:"):
        return OutsideBot(spec, rng, shlex.split(name.removeprefix("run:")))
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py") and kind.isidentifier() and os.path.exists(path):
        return OutsideBot(spec, rng, [sys.executable, "-m", "muraglia", "bot", name])
    return None
