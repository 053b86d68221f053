"""Lets bots think in their own processes, so that a slow or broken bot never blocks a table."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import structlog
from msgspec import structs

from ..kernel.question import Choice
from .bot_process import Task, Work, serve

_log = structlog.get_logger("bots")
_STARTING = 20.0  # seconds a new process may take for its imports


class _Worker:
    """One process and the pipe to it. Only one thread uses it at a time."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    def start(self) -> None:
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
                raise TimeoutError("a bot process did not start")
            ours.recv()
        except (OSError, EOFError):
            self.stop()
            raise

    def ask(self, task: Work, seconds: float) -> Any:
        """Returns the answer. If the process dies, a new one gets the task, once: perhaps it is the task that kills it."""
        try:
            answer = self._ask(task, seconds)
        except (OSError, EOFError) as error:
            if isinstance(error, TimeoutError):
                raise
            answer = self._ask(task, seconds)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _ask(self, task: Work, seconds: float) -> Any:
        self.start()
        assert self._line is not None
        try:
            self._line.send(task)
            if not self._line.poll(seconds):
                raise TimeoutError(f"no answer in {seconds} seconds")
            return self._line.recv()
        except (OSError, EOFError):
            self.stop()
            raise

    def stop(self) -> None:
        if self._process is not None and self._line is not None:
            self._line.close()
            self._process.kill()
            self._process.join()
        self._process = self._line = None


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._all = [_Worker() for _ in range(workers)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)
        self._waiting = 0  # questions from running games that are waiting for a free process
        self._freed = asyncio.Event()
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")

    async def ask(self, task: Work) -> Any:
        """Returns the result of the task from the first free process. Raises the error if it fails."""
        self._waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self._waiting -= 1
            self._freed.set()
        return await self._ask(worker, task)

    async def ask_patiently(self, task: Work) -> Any:
        """Returns the same as `ask`, but lets running games go first: it uses a process only when no running game is waiting for one."""
        while self._waiting or self._free.empty():
            self._freed.clear()
            await self._freed.wait()
        return await self._ask(self._free.get_nowait(), task)

    async def _ask(self, worker: _Worker, task: Work) -> Any:
        def done(asked: asyncio.Future[Any]) -> None:
            self._free.put_nowait(worker)
            self._freed.set()
            if not asked.cancelled():
                asked.exception()  # retrieves the exception, even if no caller is waiting any more

        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, task, self._seconds)
        asked.add_done_callback(done)
        # The caller may be cancelled, but the process stays busy: it must not be reused before it has answered, or answers would get mixed
        # up.
        return await asyncio.shield(asked)

    async def think(self, task: Task) -> tuple[Choice, bool]:
        """Returns an answer, and whether it is only a substitute because the bot failed."""
        try:
            return await self.ask(task), False
        except Exception as error:
            _log.warning("bot-failed", bot=task.bot, game=task.game, why=repr(error))
            return structs.replace(task, bot="random", seed=None).answer(), True

    async def warm_up(self) -> None:
        """Starts the processes before the first bot is needed. One that dies meanwhile is started again when it is needed."""
        for _ in self._all:
            worker = await self._free.get()
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
            except (OSError, EOFError) as error:
                _log.warning("bot-process-died", why=repr(error))
            finally:
                self._free.put_nowait(worker)
                self._freed.set()

    def close(self) -> None:
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
