"""Runs the server, in this process or in several with PostgreSQL."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import socket as sockets
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import Any, cast

import structlog
import uvicorn
from msgspec import json
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..games import shelf
from ..kernel.errors import BadSetup
from ..kernel.message import Message
from .app import ENVIRONMENT, Application, from_environment
from .door import Door
from .logs import set_up_logs
from .settings import Settings

LARGEST_MESSAGE = 16 * 1024
PATIENCE = 10  # seconds for requests to finish when the server stops
_HOPELESS = 5  # give up after this many processes in a row ended right after starting

_SPAWN = multiprocessing.get_context("spawn")
_log = structlog.get_logger("server")


class Server(uvicorn.Server):
    """Says when it is ready, and closes streams before shutting down, so that the shutdown does not wait for them."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        app = self.config.loaded_app
        while not isinstance(app, Application):
            app = app.app
        app.hall.goodbye()
        await super().shutdown(sockets)


def listen(settings: Settings) -> sockets.socket:
    """Returns a bound socket. This comes first, so that a port in use is reported immediately."""
    listening = sockets.socket(sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        raise BadSetup(Message("host-no-port", {"host": settings.host, "port": str(settings.port), "why": why})) from None
    return listening


def serve(settings: Settings, listening: sockets.socket, on_ready: Callable[[], None]) -> int:
    """Runs until it is stopped. Calls `on_ready` as soon as visitors are served. Returns the exit code."""
    shelf.folder()  # one for all processes, which inherit the environment
    os.environ[ENVIRONMENT] = json.encode(settings).decode()
    return _run(listening, on_ready) if settings.workers == 1 else _supervise(settings, listening, on_ready)


def _run(listening: sockets.socket, on_ready: Callable[[], None]) -> int:
    settings = json.decode(os.environ[ENVIRONMENT], type=Settings)
    gc.set_threshold(10_000, 20, 50)  # a choice creates few cycles: collect rarely, but never for as long as 20 ms
    door = Door(settings.proxies, settings.rate > 0)
    server = Server(
        uvicorn.Config(
            lambda: door.watched(ProxyHeadersMiddleware(from_environment(), settings.proxies)),
            factory=True,
            http=cast(Any, door.http),
            ws=cast(Any, door.websocket),
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # sizes would reveal repetition, and it costs more time than it saves
            proxy_headers=False,  # inside the door, which knows connections by the address they really come from
            server_header=False,
            date_header=False,  # the gate adds the server's own time
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=PATIENCE,
        ),
        on_ready,
    )
    server.run([listening])
    return 0 if server.started else 1


def _child(listening: sockets.socket, ready: Event) -> None:
    raise SystemExit(_run(listening, ready.set))


def _supervise(settings: Settings, listening: sockets.socket, on_ready: Callable[[], None]) -> int:
    """Keeps the configured number of processes running and replaces any that die. Returns the exit code.

    While a process is being replaced, its tables continue in the others.
    """
    set_up_logs(settings.log)
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    ready, told = _SPAWN.Event(), False
    processes = [_start(listening, ready) for _ in range(settings.workers)]
    failures = 0
    while not stop.wait(0.1) and failures < _HOPELESS:
        if ready.is_set() and not told:
            told = True
            on_ready()
        for index, (process, began) in enumerate(processes):
            if not process.is_alive():
                failures = failures + 1 if time.monotonic() - began < 5 else 0
                _log.error("process-died", exit=process.exitcode)
                processes[index] = _start(listening, ready)
    for process, _ in processes:
        process.terminate()
    for process, _ in processes:
        process.join(2 * PATIENCE)
        process.kill()
    return 1 if failures >= _HOPELESS else 0


def _start(listening: sockets.socket, ready: Event) -> tuple[SpawnProcess, float]:
    process = _SPAWN.Process(target=_child, args=(listening, ready), name="muraglia-server")
    process.start()
    return process, time.monotonic()
