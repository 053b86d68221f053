"""Work that goes on in the background. Nothing in it ends without a word: a task that fails is logged, counted and begun again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from . import metrics
from .folding import Unreadable
from .storage import Unavailable

PAUSE = 1.0  # seconds before a failed task begins again
_log = structlog.get_logger("server")


async def supervised(name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs work until it returns. If it fails, it begins again after a pause."""
    while True:
        try:
            await work()
            return
        except (Exception, asyncio.CancelledError) as error:
            task = asyncio.current_task()
            if isinstance(error, asyncio.CancelledError) and task is not None and task.cancelling():
                raise  # somebody stops this task; otherwise the cancellation comes from something the work was waiting for
            metrics.restarts.labels(name).inc()
            report(name, error)
        await asyncio.sleep(PAUSE)


def report(name: str, error: BaseException) -> None:
    """Logs what went wrong in the background. A fault of the database is known: the store has logged it."""
    if isinstance(error, Unavailable):
        return
    if isinstance(error, Unreadable):
        _log.error("unreadable", task=name, table=str(error))
        return
    metrics.errors.inc()
    _log.error("background", task=name, exc_info=error)
