"""Real faults: a full disk, a file that cannot be written, a lock, a database that is gone or slow, processes killed or frozen."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .support import Postgres, Server, children

FILE = "muraglia.sqlite"
IS_ROOT = os.getuid() == 0


# SQLite


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """The folder is a disk of its own, which root may mount; the files of anybody else share the usual one."""
    folder.mkdir(parents=True, exist_ok=True)
    if not IS_ROOT:
        yield
        return
    image = folder.with_name("disk")
    with image.open("wb") as file:
        file.truncate(64 << 20)
    subprocess.run(["mkfs.ext4", "-q", "-m", "0", str(image)], check=True)
    subprocess.run(["mount", "-o", "loop", str(image), str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def disk_full(server: Server) -> Iterator[None]:
    """Nothing more can be written: the small disk is filled up. Without one, no file of the server may grow any longer."""
    data = server.folder / "data"
    if os.path.ismount(data):
        ballast = data / "ballast"
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        try:
            yield
        finally:
            ballast.unlink()
        return
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, most))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def read_only(server: Server) -> Iterator[None]:
    """The operating system refuses to write to the database and its log (WAL). Only root may do that, on most disks.

    SQLite's index of the log stays writable, as on a disk that has turned read-only: it is mapped into memory, and Linux ends a process
    (SIGBUS) that touches a page of an immutable file. No program can answer that.
    """
    files = [str(path) for path in (server.folder / "data").glob(f"{FILE}*") if path.suffix != f"{Path(FILE).suffix}-shm"]
    subprocess.run(["chattr", "+i", *files], check=True)
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Another program is in the middle of writing to the file."""
    connection = sqlite3.connect(server.folder / "data" / FILE, isolation_level=None, timeout=30)
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
    finally:
        connection.close()


# PostgreSQL


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


@contextmanager
def frozen(processes: Callable[[], list[int]]) -> Iterator[None]:
    """Processes that neither answer nor end: a machine that swaps, a disk that hangs, a network that swallows everything."""
    pids = processes()
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


# Bots


def bot_workers(server: Server) -> list[int]:
    found = []
    for pid in children(server.process.pid):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def kill_bot_workers(server: Server) -> int:
    killed = bot_workers(server)
    for pid in killed:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return len(killed)
