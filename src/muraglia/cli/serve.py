"""The commands for the server: serve, backup, restore, export, import."""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console

from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..language import Language
from .arguments import amount, one_of, whole_number
from .files import check_file, read_text

COMMANDS = ("serve", "backup", "restore", "export", "import")
PACKAGES = (
    "litestar", "uvicorn", "uvloop", "websockets", "sqlalchemy", "alembic", "asyncpg", "segno", "prometheus_client", "structlog",
    "cryptography", "tzdata",
)  # fmt: skip
_PORT = 8200
LOGS = ("auto", "json", "words")


def add_commands(add_command: Callable[[str, str], argparse.ArgumentParser], language: Language) -> None:
    say = language.say

    def add(name: str, about: str) -> argparse.ArgumentParser:
        parser = add_command(name, about)
        parser.add_argument("--data", default=os.environ.get("MURAGLIA_DATA", ""), metavar="FOLDER", help=say("host-arg-data"))
        # Not as a default, because --help would show the password.
        parser.add_argument("--database-url", metavar="URL", help=say("host-arg-database-url"))
        return parser

    serve = add("serve", "host-about-serve")
    serve.add_argument("--host", default="127.0.0.1", help=say("host-arg-host"))
    serve.add_argument("--port", type=whole_number("--port", 0, 65535), default=_PORT, metavar="N", help=say("host-arg-port"))
    serve.add_argument("--workers", type=whole_number("--workers", 1), default=1, metavar="N", help=say("host-arg-workers"))
    serve.add_argument("--bot-workers", type=whole_number("--bot-workers", 1), metavar="N", help=say("host-arg-bot-workers"))
    serve.add_argument("--base-path", default="", metavar="PATH", help=say("host-arg-base-path"))
    serve.add_argument("--grace", type=amount("--grace"), default=60.0, metavar="SECONDS", help=say("host-arg-grace"))
    serve.add_argument("--beat", type=amount("--beat"), default=0.9, metavar="SECONDS", help=say("host-arg-beat"))
    serve.add_argument("--bot-seconds", type=amount("--bot-seconds"), default=8.0, metavar="SECONDS", help=say("host-arg-bot-seconds"))
    serve.add_argument("--webhooks", action="store_true", help=say("host-arg-webhooks"))
    days = whole_number("--vacation-days", 0, 365)
    serve.add_argument("--vacation-days", type=days, default=30, metavar="N", help=say("host-arg-vacation-days"))
    serve.add_argument("--origin", action="append", default=[], metavar="ADDRESS", help=say("host-arg-origin"))
    serve.add_argument("--proxies", default="127.0.0.1", metavar="ADDRESSES", help=say("host-arg-proxies"))
    serve.add_argument("--rate", type=amount("--rate"), default=50.0, metavar="N", help=say("host-arg-rate"))
    serve.add_argument("--log", type=one_of("--log", LOGS), default="auto", metavar="HOW", help=say("host-arg-log", known=", ".join(LOGS)))
    serve.add_argument("--set", metavar="FOLDER", help=say("cli-arg-set"))
    serve.add_argument("--open", action="store_true", help=say("host-arg-open"))

    add("backup", "host-about-backup").add_argument("file", type=Path, help=say("host-arg-file"))
    add("restore", "host-about-restore").add_argument("file", type=Path, help=say("host-arg-file"))
    export = add("export", "host-about-export")
    export.add_argument("table", help=say("host-arg-table"))
    export.add_argument("--seat", type=whole_number("--seat", -1), metavar="N", help=say("host-arg-seat"))
    add("import", "host-about-import").add_argument("file", type=Path, help=say("host-arg-file"))


def run(console: Console, language: Language, options: argparse.Namespace) -> int:
    if any(find_spec(package) is None for package in PACKAGES):
        raise BadSetup(Message("host-not-installed"))
    from ..server.settings import Settings  # the rest of the command line works without the server's packages

    place = Settings(data=options.data, database_url=options.database_url or os.environ.get("DATABASE_URL", "")).checked()
    if options.command == "serve":
        return _serve(console, language, options, place)
    with database_errors():
        return _look_after_data(console, language, options, place)


@contextmanager
def database_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadSetup(Message("host-no-database", {"why": str(error)})) from None


def _serve(console: Console, language: Language, options: argparse.Namespace, place: Any) -> int:
    from msgspec import structs

    from ..server import archive
    from ..server.serve import listen, serve
    from ..server.site import own_address

    settings = structs.replace(
        place,
        host=options.host,
        port=options.port,
        workers=options.workers,
        bot_workers=options.bot_workers or place.bot_workers,
        base_path=options.base_path.rstrip("/"),
        beat=options.beat,
        grace=options.grace,
        bot_seconds=options.bot_seconds,
        webhooks=options.webhooks,
        vacation_days=options.vacation_days,
        origins=tuple(options.origin),
        proxies=options.proxies,
        rate=options.rate,
        log=options.log,
    ).checked()
    with database_errors():
        archive.changing(settings, lambda connection: None)  # reports an unusable folder or database here, not in the log
    listening = listen(settings)
    port = listening.getsockname()[1]
    name = "localhost" if settings.is_everywhere else f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{name}:{port}{settings.base_path}/"

    def on_ready() -> None:
        console.print(language.say("host-address", address=address), markup=False, soft_wrap=True)
        if settings.is_everywhere and own_address():
            elsewhere = f"http://{own_address()}:{port}{settings.base_path}/"
            console.print(language.say("host-address-elsewhere", address=elsewhere), markup=False, soft_wrap=True)
        elif settings.host in ("127.0.0.1", "::1", "localhost"):
            console.print(language.say("host-only-here"), markup=False, soft_wrap=True)
        console.print(language.say("host-stop"), markup=False, style="dim")
        sys.stdout.flush()
        if options.open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve(settings, listening, on_ready)


def _look_after_data(console: Console, language: Language, options: argparse.Namespace, place: Any) -> int:
    from ..server import archive

    if options.command == "backup":
        count = archive.backup(place, options.file)
        console.print(language.say("host-backup-done", tables=count, path=str(options.file)), markup=False, soft_wrap=True)
    elif options.command == "restore":
        check_file(options.file)
        console.print(language.say("host-restore-done", tables=archive.restore(place, options.file)), markup=False)
    elif options.command == "export":
        sys.stdout.write(archive.export(place, options.table, options.seat))
    else:
        read_text(options.file)  # reports what is wrong with the file
        made = archive.import_record(place, options.file)
        said = language.say("host-imported", path=f"/t/{made.id}", code=made.code, device=made.device_code)
        console.print(said, markup=False, soft_wrap=True)
    return 0
