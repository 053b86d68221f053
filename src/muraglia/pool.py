"""Many small tasks in worker processes, with results as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def run_all(do: Callable[[Task], Result], tasks: Sequence[Task], workers: int, executor: Executor | None = None) -> Iterator[Result]:
    """The results in the order in which they are ready. One worker without an executor works in this process."""
    if workers <= 1 and executor is None:
        yield from map(do, tasks)
        return
    # Fresh interpreters: a fork would copy whatever threads the caller has in an unknown state.
    with executor or ProcessPoolExecutor(workers, get_context("spawn")) as pool:
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
