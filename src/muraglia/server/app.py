"""The application: routes, limits, error handling, and the lifetime of the hall."""

from __future__ import annotations

import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import structlog
from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import json

from . import problems
from .gate import Gate
from .hall import Hall
from .limits import Limits
from .logs import set_up_logs
from .people import People
from .routes import games, me, pages, play, reach, tables
from .settings import Settings
from .site import Site
from .sqlite import SqliteStore
from .storage import Store

LARGEST_BODY = 64 * 1024
ENVIRONMENT = "MURAGLIA_SETTINGS"  # passes the settings to the serving processes

_log = structlog.get_logger("server")


async def open_store(settings: Settings, hall: Hall) -> Store:
    if settings.database_url:
        from .postgres import PostgresStore  # most hosts need neither this nor its driver, so the server starts faster

        return await PostgresStore.open(settings.database_url, hall)
    return SqliteStore(settings.folder)


class Application(Gate):
    """The ASGI application that the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.hall = Hall(settings)
        super().__init__(_litestar(settings, self.hall), self.hall.limits, settings)


def _litestar(settings: Settings, hall: Hall) -> Litestar:
    people, site = People(hall, hall.limits), Site(settings.base_path)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await hall.begin(await open_store(settings, hall))
        gc.collect()
        gc.freeze()  # what exists now stays, so the garbage collector need not scan it again
        _log.info("serving", version=version("muraglia"), store="postgresql" if settings.database_url else "sqlite")
        try:
            yield
        finally:
            await hall.close()
            _log.info("stopped")

    return Litestar(
        path=settings.base_path or "/",
        route_handlers=[
            me.router, reach.router, games.router, tables.router, tables.find, play.router,
            pages.health, pages.alive, pages.figures, pages.about, pages.manifest, pages.code_to_scan,
            pages.page,
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "limits": Provide(lambda: hall.limits, sync_to_thread=False),
            "site": Provide(lambda: site, sync_to_thread=False),
        },
        exception_handlers={
            HTTPException: problems.on_http_error,
            Exception: problems.on_error,
        },
        lifespan=[life],
        logging_config=None,  # configured in logs.py
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Muraglia", version=version("muraglia"), path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        signature_types=[Hall, People, Limits, Site],
    )  # fmt: skip


def from_environment() -> Any:
    """Returns the application for a serving process."""
    settings = json.decode(os.environ[ENVIRONMENT], type=Settings)
    set_up_logs(settings.log)
    return Application(settings)
