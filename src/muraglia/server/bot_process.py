"""The inside of a process in which bots think. It imports no more than that, so that it starts fast."""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection

from msgspec import Struct, json

from ..bots import house_bot
from ..games import spec_of
from ..kernel.question import Choice, Option, Question


class Task(Struct, frozen=True):
    """What a bot is asked: its seat's view and nothing else."""

    game: str
    bot: str
    seat: int
    view: bytes
    seed: str | None = None  # with a seed it answers the same every time


def think(task: Task) -> Choice:
    """A whole answer. The question is made again from the view: the same view is always asked the same."""
    spec = spec_of(task.game)
    view = json.decode(task.view, type=spec.view_type)
    position = spec.imagine(view)
    options = tuple(Option(pick, spec.notation[pick], spec.label(pick)) for pick in position.options(task.seat))
    question = Question(task.seat, position.version, spec.ask(position, task.seat), options)
    return house_bot(task.bot, task.game, task.seed).choose(view, question)


def serve(line: Connection) -> None:
    """The life of a bot process; it ends when the server does, however the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        line.send("ready")
        while True:
            task: Task = line.recv()
            try:
                answer: object = think(task)
            except Exception as error:  # whatever a bot gets wrong, the table goes on
                answer = error
            line.send(answer)
    except (EOFError, OSError):
        return
