"""The settings that the host of the server can choose."""

from __future__ import annotations

import os
import re
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from ..kernel.errors import BadSetup
from ..kernel.message import Message

PORT = 8200


def default_data() -> str:
    return str(user_data_path("muraglia") / "server")


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = PORT
    data: str = ""  # folder for the SQLite file
    database_url: str = ""  # PostgreSQL instead of the folder
    workers: int = 1  # serving processes; more than one needs PostgreSQL
    bot_workers: int = max(2, (os.cpu_count() or 1) - 1)  # with two or more, nobody can keep all of them busy alone
    base_path: str = ""  # "" or "/muraglia": the path of the server behind a proxy
    beat: float = 0.9  # seconds from a question to a bot's answer, however long it thought
    grace: float = 60.0  # seconds before somebody whose connection was lost counts as gone at a live table
    bot_seconds: float = 8.0  # a bot that thinks longer is stopped, and a legal choice is made for it
    webhooks: bool = False  # whether people may have an HTTPS address called when it is their turn
    vacation_days: int = 30  # how long a person may be on vacation in a year, while others wait for them
    origins: tuple[str, ...] = ()  # other addresses where the page may be opened, such as https://play.example.org
    proxies: str = "127.0.0.1"  # proxies trusted to report the visitor's address and https
    rate: float = 50.0  # sustained commands per second for one connection; 0: no limits at all
    log: str = "auto"  # json, words, or auto: words on a terminal and json elsewhere

    def checked(self) -> Settings:
        """Returns the settings as they are. Raises BadSetup if one of them is wrong."""
        if self.base_path and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", self.base_path):
            raise BadSetup(Message("host-bad-base-path", {"word": self.base_path}))
        if self.database_url and not re.match(r"postgres(ql)?(\+asyncpg)?://", self.database_url):
            raise BadSetup(Message("host-bad-database-url"))
        if self.workers > 1 and not self.database_url:
            raise BadSetup(Message("host-workers-need-postgresql"))
        for name in ("workers", "bot_workers"):
            if getattr(self, name) < 1:
                raise BadSetup(Message("host-too-small", {"option": name.replace("_", "-"), "low": 1}))
        for name in ("beat", "grace", "bot_seconds", "rate", "vacation_days"):
            if getattr(self, name) < 0:
                raise BadSetup(Message("host-too-small", {"option": name.replace("_", "-"), "low": 0}))
        return self

    @property
    def is_everywhere(self) -> bool:
        """Whether other machines can reach the server, as far as these settings allow."""
        return self.host in ("0.0.0.0", "::")

    @property
    def folder(self) -> Path:
        return Path(self.data or default_data())
