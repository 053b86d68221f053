"""Lets bots think in their own processes, so that a slow or broken bot never blocks a table.

The processes are shared fairly: networks and people take turns, and nobody holds all processes alone. A process that dies gives
its task to another.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import structlog
from msgspec import structs

from ..kernel.question import Choice
from . import metrics
from .bot_process import Task, Work, serve
from .turns import Payer, Turns

_log = structlog.get_logger("bots")
_STARTING = 20.0  # seconds a new process may take for its imports
_PAUSE = 1.0  # seconds before a process that cannot start is tried again
_MOST_DEATHS = 3  # a task that so many processes died of is given up: perhaps it kills them


class Died(Exception):
    """The process ended before it had answered."""


class Stopping(Exception):
    """The server stops, and nobody will do the task any more."""


class _Worker:
    """One process and the pipe to it. Only one thread uses it at a time."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Starts the process and waits until it is ready. Raises Died."""
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), daemon=True, name="muraglia-bot")
        process.start()
        theirs.close()
        self._process, self._line = process, ours
        try:
            if not ours.poll(_STARTING):
                raise EOFError(f"not ready in {_STARTING} seconds")
            ours.recv()
        except (OSError, EOFError) as error:
            self.stop()
            raise Died(repr(error)) from error

    def ask(self, task: Work, seconds: float) -> Any:
        """Returns the answer. Raises the error of the task, TimeoutError, or Died."""
        try:
            if self._line is None:
                raise EOFError("the process was stopped")
            self._line.send(task)
            if not self._line.poll(seconds):
                self.stop()
                raise TimeoutError(f"no answer in {seconds} seconds")
            answer = self._line.recv()
        except TimeoutError:
            raise
        except (OSError, EOFError) as error:
            self.stop()
            raise Died(repr(error)) from error
        if isinstance(answer, Exception):
            raise answer
        return answer

    def stop(self) -> None:
        if self._process is not None and self._line is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
        self._process = self._line = None


class _Job:
    """A task, whose turn it costs, and where the answer goes."""

    def __init__(self, task: Work, payer: Payer, table: str, turns: Turns[_Job]) -> None:
        self.task = task
        self.payer = payer
        self.table = table
        self.turns = turns
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.deaths = 0

    def settle(self, answer: Any, error: Exception | None) -> None:
        if self.answer.done():  # nobody waits for it any more
            return
        if error is None:
            self.answer.set_result(answer)
        else:
            self.answer.set_exception(error)


class BotPool:
    def __init__(self, workers: int, seconds: float, network_of: Callable[[str], str]) -> None:
        self._seconds = seconds
        self._network_of = network_of  # of a person
        self._all = [_Worker() for _ in range(workers)]
        self._free: list[_Worker] = []
        self._games: Turns[_Job] = Turns()  # bots of running games, and hints
        self._reviews: Turns[_Job] = Turns()  # done only while no running game is waiting
        self._thinking: Counter[str] = Counter()  # person -> processes that think for them
        self._most = max(1, workers - 1)  # processes for one person: the last one is kept for others
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def ask(self, task: Work, person: str, table: str) -> Any:
        """Returns the result of the task when its turn has come. Raises the error if it fails."""
        return await self._wait_for(_Job(task, self._payer(person), table, self._games))

    async def ask_patiently(self, task: Work, person: str, table: str) -> Any:
        """Returns the same as `ask`, but lets running games go first: it uses a process only when no running game is waiting for one."""
        return await self._wait_for(_Job(task, self._payer(person), table, self._reviews))

    async def think(self, task: Task, person: str, table: str) -> tuple[Choice, bool]:
        """Returns an answer, and whether it is only a substitute because the bot failed."""
        try:
            return await self.ask(task, person, table), False
        except Stopping:
            raise asyncio.CancelledError from None  # no choice at all: the bot chooses when the server runs again
        except Exception as error:
            _log.warning("bot-failed", bot=task.bot, game=task.game, why=repr(error))
            return structs.replace(task, bot="random", seed=None).answer(), True

    def _payer(self, person: str) -> Payer:
        return Payer(person, self._network_of(person))

    async def _wait_for(self, job: _Job) -> Any:
        if self._stopping:
            raise Stopping
        job.turns.add(job.payer, job.table, job)
        self._hand_out()
        return await job.answer

    def _hand_out(self) -> None:
        """Gives waiting work to free processes."""
        while self._free:
            job = self._games.take(self._may_have) or self._reviews.take(self._may_have)
            if job is None:
                return
            if not job.answer.done():
                self._thinking[job.payer.person] += 1
                self._go(self._work(self._free.pop(0), job))

    def _may_have(self, payer: Payer) -> bool:
        return self._thinking[payer.person] < self._most

    def _go(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: _Worker, job: _Job) -> None:
        """Lets a process do a job. Nobody else gets the process before it has answered, even if nobody waits for the answer any more."""
        try:
            job.settle(await self._in_thread(worker.ask, job.task, self._seconds), None)
        except Died as error:
            job.deaths += 1
            metrics.bot_deaths.inc()
            _log.warning("bot-process-died", why=str(error))
            if job.deaths < _MOST_DEATHS:
                job.turns.put_back(job.payer, job.table, job)
            else:
                job.settle(None, error)
        except Exception as error:
            job.settle(None, error)
        self._thinking[job.payer.person] -= 1
        if not self._thinking[job.payer.person]:
            del self._thinking[job.payer.person]
        self._hand_out()  # another process may be free for it while this one starts again
        await self._prepare(worker)

    async def _prepare(self, worker: _Worker) -> None:
        """Frees a process for work as soon as it runs."""
        while True:
            try:
                await self._in_thread(worker.start)
                break
            except Exception as error:  # whatever it was, the next try may work
                _log.warning("bot-process-not-started", why=str(error))
                await asyncio.sleep(_PAUSE)
        self._free.append(worker)
        self._hand_out()

    def _in_thread(self, work: Any, *arguments: Any) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    async def warm_up(self) -> None:
        """Starts the processes. Work waits until one is ready."""
        await asyncio.gather(*(self._prepare(worker) for worker in self._all))

    def stop(self) -> None:
        """Gives up what is waiting, so that the server need not wait for it when it stops."""
        self._stopping = True
        for job in (*self._games.clear(), *self._reviews.clear()):
            job.settle(None, Stopping())

    def close(self) -> None:
        self.stop()
        for task in self._tasks:
            task.cancel()
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
