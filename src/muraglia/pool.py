"""Runs many small tasks in worker processes, on this machine or on a Ray cluster, and yields results as they arrive."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from .kernel.errors import BadSetup
from .kernel.message import Message

Task = TypeVar("Task")
Result = TypeVar("Result")


def run_all(do: Callable[[Task], Result], tasks: Sequence[Task], workers: int, ray: bool = False) -> Iterator[Result]:
    """Yields the results in order of completion. One worker means this process; with `ray`, the cluster sets the number of workers."""
    if ray:
        cluster = RayExecutor()
        yield from _as_they_come(do, tasks, cluster.workers, cluster)
    elif workers <= 1:
        yield from map(do, tasks)
    else:
        # Use fresh interpreters: a fork would copy the caller's threads in an unknown state.
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            yield from _as_they_come(do, tasks, workers, pool)


def _as_they_come(do: Callable[[Task], Result], tasks: Sequence[Task], workers: int, pool: Executor) -> Iterator[Result]:
    waiting: set[Future[Result]] = set()
    coming = iter(tasks)
    while True:
        for task in islice(coming, max(0, 2 * workers - len(waiting))):
            waiting.add(pool.submit(do, task))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


class RayExecutor(Executor):
    """Runs tasks on a Ray cluster: the one in RAY_ADDRESS, or a new one on this machine that stays up until the process ends."""

    def __init__(self) -> None:
        try:
            import ray as found
        except ImportError:
            raise BadSetup(Message("pool-needs-ray")) from None
        ray: Any = found
        if not ray.is_initialized():
            ray.init(log_to_driver=False, include_dashboard=False, logging_level=logging.WARNING)
        self._ray = ray
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, do: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = self._ray.remote(do).remote(*args, **kwargs).future()
        return future
