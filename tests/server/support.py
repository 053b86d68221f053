"""Real servers, real databases, and people who come over the wire."""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from websockets.sync.client import connect

COOKIE = "muraglia"


class Server:
    """`muraglia serve` as a process of its own."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        database_url: str = "",
        program: tuple[str, ...] = ("-m", "muraglia"),
    ) -> None:
        self.folder = folder
        self._command = [sys.executable, *program, "serve", *options]
        self._command += ["--database-url", database_url] if database_url else ["--data", str(folder / "data")]
        self._command += [] if "--beat" in options else ["--beat", "0"]
        self._command += [] if "--rate" in options else ["--rate", "0"]
        self._base = options[options.index("--base-path") + 1] if "--base-path" in options else ""
        self.start()

    def start(self) -> None:
        self._log = (self.folder / "server.log").open("a")
        environment = {key: value for key, value in os.environ.items() if key not in ("DATABASE_URL", "MURAGLIA_DATA", "MURAGLIA_SETS")}
        self.process = subprocess.Popen(
            [*self._command, "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**environment, "LANG": "C"},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(?:127\.0\.0\.1|localhost):(\d+)", self.process.stdout.readline())
        assert found, self.log()
        self.address = f"http://127.0.0.1:{found[1]}{self._base}"
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer\n{self.log()}")

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def kill(self) -> None:
        """As a power failure would, as far as the process is concerned."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()

    def mistakes(self) -> list[str]:
        """Lines of the log about mistakes of ours."""
        return [line for line in self.log().split("\n") if '"level": "error"' in line or "Traceback" in line]


class Guest:
    """Somebody with a browser's cookie jar, or a bot with a token."""

    def __init__(self, server: Server, name: str = "", colour: str = "a", token: str = "") -> None:
        self.server = server
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=server.address, timeout=30, headers=headers)
        self._token = token
        if name:
            self.ok("PUT", "/api/me", {"name": name, "colour": colour})

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.status_code in (200, 201, 204), f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    def refused(self, method: str, path: str, body: Any = None, status: int | None = None) -> str:
        """The message of a refusal."""
        answer = self.ask(method, path, body)
        assert 400 <= answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text}"
        if status is not None:
            assert answer.status_code == status, answer.text
        problem = answer.json()
        assert problem["is"] == "not_done"
        assert problem["text"], "there is an English sentence"
        return str(problem["refusal"]["message"]["id"])

    def open(self, game: str, players: int, **more: Any) -> str:
        return str(self.ok("POST", "/api/tables", {"game": game, "players": players, **more})["id"])

    def do(self, table: str, do: str, **more: Any) -> Any:
        return self.ok("POST", f"/api/tables/{table}/commands", {"do": do, **more})

    def cookie(self) -> str:
        return f"{COOKIE}={self.http.cookies.get(COOKIE, '')}"

    def socket(self, table: str, seat: int | None = None) -> Socket:
        query = "" if seat is None else f"?seat={seat}"
        headers = {"cookie": self.cookie()} if not self._token else {"authorization": f"Bearer {self._token}"}
        address = self.server.address.replace("http", "ws", 1)
        return Socket(f"{address}/api/tables/{table}/socket{query}", headers)

    def close(self) -> None:
        self.http.close()


class Socket:
    """A connection to a table; remembers what it was told last of each kind, and every frame."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._open = ExitStack()
        self.connection = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, compression=None, ping_interval=None)
        )
        self.frames: list[str] = []
        self.last: dict[str, Any] = {}
        self._unread: list[Any] = []  # lines of the last frame: several that belong together may come in one
        self.number = 0

    def send(self, do: str, **more: Any) -> str:
        self.number += 1
        id = str(more.pop("id", f"c{self.number}-{random.getrandbits(48):x}"))
        self.connection.send(json.dumps({"do": do, "id": id, **more}))
        return id

    def hear(self, seconds: float = 20) -> list[Any]:
        """The lines of the next frame."""
        frame = self.connection.recv(seconds)
        assert isinstance(frame, str)
        self.frames.append(frame)
        lines = [json.loads(line) for line in frame.split("\n")]
        for line in lines:
            self.last[line["is"]] = line
        return lines

    def until(self, wanted: Callable[[Any], bool], seconds: float = 20) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self._unread:
                if wanted(line := self._unread.pop(0)):
                    return line
            self._unread = self.hear(max(0.01, end - time.monotonic()))
        raise AssertionError("it was never said")

    def ask(self, do: str, **more: Any) -> Any:
        """Send a command and wait for the answer to it."""
        id = self.send(do, **more)
        return self.until(lambda line: line.get("id") == id and line["is"] in ("done", "go_on", "not_done", "hinted", "explained"))

    def know(self, kind: str, wanted: Callable[[Any], bool] = lambda _: True, seconds: float = 20) -> Any:
        """What was told last of this kind, as soon as it is as wanted."""
        if kind in self.last and wanted(self.last[kind]):
            return self.last[kind]
        return self.until(lambda line: line["is"] == kind and wanted(line), seconds)

    def later(self, version: int) -> Any:
        """The state after this version."""
        return self.know("game", lambda state: state["version"] > version)

    def look(self, seat: int) -> Any:
        """The state with the eyes of a seat."""
        assert self.ask("look", seat=seat)["is"] == "done"
        return self.know("game", lambda state: state["seat"] == seat)

    def silence(self, seconds: float = 0.3) -> None:
        """Nothing is said for a while."""
        try:
            frame = self.connection.recv(seconds)
        except TimeoutError:
            return
        raise AssertionError(f"something was said: {frame!r}")

    def table(self) -> Any:
        return self.know("table")

    def state(self) -> Any:
        return self.know("game")

    def close(self) -> None:
        self._open.close()


def question_of(line: Any) -> Any:
    """The question in a line, if there is an open one."""
    question = line if line["is"] == "question" else line.get("question")
    return question if question and question.get("answered") is None else None


def play_to_the_end(socket: Socket, rng: random.Random, most: int = 3000, leave: Callable[[Any], bool] = lambda _: False) -> Any:
    """Answer every question at random, but for those to leave, until the table is over; tells how it ended."""
    answered: set[tuple[int, tuple[int, ...]]] = set()
    lines = list(socket.last.values())
    for _ in range(most):
        for line in lines:
            if line["is"] == "table" and line["status"] == "over":
                return line
            question = question_of(line)
            if question and (question["version"], tuple(question.get("so_far", ()))) not in answered and not leave(question):
                so_far = list(question.get("so_far", ()))
                answered.add((question["version"], tuple(so_far)))
                picks = [*so_far, rng.choice(question["options"])["pick"]]
                socket.send("choose", version=question["version"], picks=picks)
        lines = socket.hear()
    raise AssertionError("the game does not end")


# PostgreSQL


def postgres_programs() -> Path | None:
    """Where Debian keeps them; the newest version."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: int(path.parts[-3]),
    )
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A cluster in a folder. It refuses to run as root, so root lets the user postgres run it."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        folder = self._folder = Path(tempfile.mkdtemp(prefix="muraglia-postgres-"))  # pytest's folders are closed to other users
        self._port = free_port()
        self._made = 0
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
        self._run(
            "initdb",
            "-D",
            str(folder / "data"),
            "-U",
            "muraglia",
            "-A",
            "trust",
            "--no-sync",
        )
        self.start()

    def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._run(
            "pg_ctl",
            "-D",
            str(self._folder / "data"),
            "-o",
            options,
            "-l",
            str(self._folder / "log"),
            "-w",
            "start",
        )

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        options: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            cwd=self._folder,
            **options,
        )

    def new_database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        self._run(
            "createdb",
            "-h",
            "127.0.0.1",
            "-p",
            str(self._port),
            "-U",
            "muraglia",
            f"m{self._made}",
        )
        return f"postgresql://muraglia@127.0.0.1:{self._port}/m{self._made}"

    def restart(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "fast", "-w", "restart")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    def drop_connections(self, database_url: str) -> int:
        """Every connection to a database is cut, as an administrator or a firewall would. Returns how many."""

        async def drop() -> int:
            connection = await asyncpg.connect(database_url)
            try:
                others = "datname = current_database() AND pid <> pg_backend_pid()"
                return len(await connection.fetch(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
            finally:
                await connection.close()

        return asyncio.run(drop())

    def processes(self) -> list[int]:
        """The postmaster and everything it has started."""
        postmaster = int((self._folder / "data" / "postmaster.pid").read_text().split("\n")[0])
        return [postmaster, *children(postmaster)]

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has just ended
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


@contextmanager
def servers(*started: Server) -> Iterator[None]:
    try:
        yield
    finally:
        for server in started:
            server.stop()
