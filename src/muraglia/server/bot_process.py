"""The code that runs inside a bot process. It imports only what bots need, so that it starts quickly."""

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

# How long people have to wait. The number of simulations is limited too, so that fast machines do not think longer than is useful.
HINT = Budget(seconds=1.5, simulations=6000)
GLANCE = Budget(seconds=0.1, simulations=200)
WEIGHING_SECONDS = 0.3


class Work(Struct, frozen=True, kw_only=True):
    """A task for a bot process. It receives a seat's view and nothing else."""

    game: str
    seat: int
    view: bytes

    @abstractmethod
    def answer(self) -> Any:
        """Returns the result; called in the bot process."""

    def read_view(self) -> Any:
        return json.decode(self.view, type=spec_of(self.game).view_type)

    def asked(self) -> tuple[Any, Question]:
        """Returns the view and the question. The question is rebuilt from the view: the same view always leads to the same question."""
        spec, view = spec_of(self.game), self.read_view()
        return view, spec.question(spec.imagine(view), self.seat)


class Task(Work, frozen=True, kw_only=True):
    """The choice of a bot."""

    bot: str
    seed: str | None = None  # with a seed it always gives the same answer

    def answer(self) -> Choice:
        position = spec_of(self.game).imagine(self.read_view())
        return house_bot(self.bot, self.game, self.seed).choose_at(position, self.seat)


class HintTask(Work, frozen=True, kw_only=True):
    """A hint: what the master bot would choose."""

    def answer(self) -> Advice:
        return advise(self.game, *self.asked(), HINT)


class WeighTask(Work, frozen=True, kw_only=True):
    """An evaluation of a choice, for reviewing a finished game."""

    choice: Choice
    number: int
    careful: bool = False  # otherwise a quick estimate, which is good enough for a curve

    def answer(self) -> Decision:
        careful = Budget(WEIGHING_SECONDS, spec_of(self.game).weighing)
        return weigh(self.game, *self.asked(), self.choice, self.number, careful if self.careful else GLANCE)


def serve(line: Connection) -> None:
    """Runs a bot process. It ends when the server ends, for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        line.send("ready")
        while True:
            task: Work = line.recv()
            try:
                answer: object = task.answer()
            except Exception as error:  # whatever goes wrong in a bot, the table continues
                answer = error
            line.send(answer)
    except (EOFError, OSError):
        return
