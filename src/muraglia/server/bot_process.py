"""The inside of a process in which bots think. It imports no more than that, so that it starts fast."""

from __future__ import annotations

import signal
from abc import abstractmethod
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct, json

from ..advice import Advice, Decision, advise, weigh
from ..bots import Budget, house_bot
from ..games import spec_of
from ..kernel.question import Choice, Question

# How long people are kept waiting; a number as well, so that fast machines do not think longer than it is worth.
HINT = Budget(seconds=1.5, simulations=6000)
GLANCE = Budget(seconds=0.1, simulations=200)
WEIGHING = Budget(seconds=0.3, simulations=1500)


class Work(Struct, frozen=True, kw_only=True):
    """What is asked of a process: it gets a seat's view and nothing else."""

    game: str
    seat: int
    view: bytes

    @abstractmethod
    def answer(self) -> Any:
        """Carried out in the process."""

    def read_view(self) -> Any:
        return json.decode(self.view, type=spec_of(self.game).view_type)

    def asked(self) -> tuple[Any, Question]:
        """Returns view and question. The question is made again from the view: the same view is always asked the same."""
        spec, view = spec_of(self.game), self.read_view()
        return view, spec.question(spec.imagine(view), self.seat)


class Task(Work, frozen=True, kw_only=True):
    """A bot has to answer."""

    bot: str
    seed: str | None = None  # with a seed it answers the same every time

    def answer(self) -> Choice:
        position = spec_of(self.game).imagine(self.read_view())
        return house_bot(self.bot, self.game, self.seed).choose_at(position, self.seat)


class HintTask(Work, frozen=True, kw_only=True):
    """Somebody wants to know what a master would do."""

    def answer(self) -> Advice:
        return advise(self.game, *self.asked(), HINT)


class WeighTask(Work, frozen=True, kw_only=True):
    """How good was this choice? For looking back at a game."""

    choice: Choice
    number: int
    careful: bool = False  # otherwise a glance, which is enough for a curve

    def answer(self) -> Decision:
        return weigh(self.game, *self.asked(), self.choice, self.number, WEIGHING if self.careful else GLANCE)


def serve(line: Connection) -> None:
    """The life of a bot process; it ends when the server does, however the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        line.send("ready")
        while True:
            task: Work = line.recv()
            try:
                answer: object = task.answer()
            except Exception as error:  # whatever a bot gets wrong, the table goes on
                answer = error
            line.send(answer)
    except (EOFError, OSError):
        return
