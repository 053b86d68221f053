"""The server under load, beside boardgame.io's, with the same client in one run: `make bench`. Ratios go to bench.json.

Chinesische Mauer, three seats a table over WebSocket, every choice written durably before anybody hears of it (SQLite, synchronous=FULL).
boardgame.io (NODE_ENV=production) keeps everything in memory and loses it in a crash; its game has views of 3 kB, ours about 2. Both get a
new process for every row; rows of the two alternate, so that a busy moment of the machine hits both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.support import Postgres, postgres_programs

HERE = Path(__file__).parent / "load"
WARM, SECONDS, PACE = 1, 3, 3.0
SETTING = {"game": "chinesische-mauer", "players": 3, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@dataclass
class Row:
    server: str
    tables: int
    paced: bool
    per_second: float
    p50: float
    p99: float
    view_bytes: float
    kb_a_table: float  # when all are connected, over the empty server
    kb_a_table_after: float  # at the end of the run
    client_cpu: float


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def resident_kb(*pids: int) -> int:
    """Of processes and their children."""
    total = 0
    for found in [*pids, *[child for pid in pids for child in children_of(pid)]]:
        for line in Path(f"/proc/{found}/status").read_text().split("\n"):
            if line.startswith("VmRSS"):
                total += int(line.split()[1])
    return total


def children_of(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    direct = [int(word) for word in path.read_text().split()] if path.exists() else []
    return direct + [grandchild for child in direct for grandchild in children_of(child)]


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(20)


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nothing answers on port {port}")


def measure(server: str, pids: list[int], job: dict[str, Any], empty: int, paced: bool) -> Row:
    job = {**job, "warm": WARM, "seconds": SECONDS * (2 if paced else 1), "pause": PACE * 1000 if paced else 0, "hold": True}
    client = subprocess.Popen(["node", "client.js", json.dumps(job)], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert client.stdin is not None and client.stdout is not None
    if not json.loads(client.stdout.readline() or "{}").get("connected"):
        raise SystemExit(f"{server}: the load client could not connect")
    connected = resident_kb(*pids)
    client.stdin.write("go\n")
    client.stdin.flush()
    result = json.loads(client.stdout.readline())
    client.wait()
    if result["faults"]:
        raise SystemExit(f"{server}: {result['faults']} choices were refused")
    tables = len(job["tables"])
    cpu = (result["cpu"]["user"] + result["cpu"]["system"]) / 1e6 / (WARM + job["seconds"])
    after = resident_kb(*pids)
    return Row(
        server, tables, paced, result["per_second"], result["p50"], result["p99"], result["size"],
        (connected - empty) / tables, (after - empty) / tables, cpu,
    )  # fmt: skip


def boardgame_io(tables: int, paced: bool) -> Row:
    port = free_port()
    with running(["node", str(HERE / "peer.js"), str(port), str(free_port())], NODE_ENV="production") as process:
        wait_for(port)
        job = {"kind": "boardgameio", "url": f"ws://127.0.0.1:{port}", "tables": [{"id": f"t{number}"} for number in range(tables)]}
        return measure("boardgame.io", [process.pid], job, resident_kb(process.pid), paced)


async def open_tables(addresses: list[str], tables: int) -> list[dict[str, Any]]:
    """Three people who sit at every table; with several processes they come through different ones."""
    addresses = [addresses[seat % len(addresses)] for seat in range(3)]
    people = [httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=60) for address in addresses]
    for number, person in enumerate(people):
        (await person.get("/api/me")).raise_for_status()
        (await person.put("/api/me", json={"name": f"Player {number}", "colour": "abc"[number]})).raise_for_status()
    opened: list[dict[str, Any]] = []
    for _ in range(tables):
        table = (await people[0].post("/api/tables", json=SETTING)).raise_for_status().json()
        for person in people[1:]:
            (await person.post(f"/api/tables/{table['id']}/join", json={})).raise_for_status()
        (await people[0].post(f"/api/tables/{table['id']}/commands", json={"do": "start"})).raise_for_status()
        opened.append({"id": table["id"], "cookies": ["; ".join(f"{k}={v}" for k, v in person.cookies.items()) for person in people]})
    for person in people:
        await person.aclose()
    return opened


def ours(tables: int, paced: bool) -> Row:
    """One process, SQLite."""
    return served("muraglia", tables, paced, 1)


def ours_with_postgresql(tables: int, paced: bool) -> Row:
    """Two processes on one PostgreSQL."""
    programs = postgres_programs()
    if programs is None:
        raise SystemExit("PostgreSQL is not installed. On Debian: apt install postgresql")
    cluster = Postgres(programs)
    try:
        return served("2, PostgreSQL", tables, paced, 2, "--database-url", cluster.new_database())
    finally:
        cluster.remove()


def served(name: str, tables: int, paced: bool, count: int, *arguments: str) -> Row:
    data = tempfile.mkdtemp(prefix="muraglia-load-")
    with ExitStack() as closing:
        closing.callback(shutil.rmtree, data)
        ports = [free_port() for _ in range(count)]
        command = [sys.executable, "-m", "muraglia", "serve", "--data", data, "--rate", "0", *arguments, "--port"]
        pids = []
        for port in ports:
            pids.append(closing.enter_context(running([*command, str(port)])).pid)
            wait_for(port)
        empty = resident_kb(*pids)
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        job = {"kind": "muraglia", "addresses": addresses, "setting": SETTING, "tables": asyncio.run(open_tables(addresses, tables))}
        return measure(name, pids, job, empty, paced)


def show(console: Console, rows: list[Row]) -> dict[str, float]:
    table = Table("server", "tables", "pace", "choices/s", "p50 ms", "p99 ms", "view kB", "kB a table", "at the end")
    for row in rows:
        table.add_row(
            row.server, str(row.tables), "a choice in 3 s" if row.paced else "full", f"{row.per_second:.0f}", f"{row.p50:.1f}",
            f"{row.p99:.1f}", f"{row.view_bytes / 1000:.2f}", f"{row.kb_a_table:.0f}", f"{row.kb_a_table_after:.0f}",
        )  # fmt: skip
    console.print(table)
    ratios: dict[str, float] = {}
    for tables, paced in sorted({(row.tables, row.paced) for row in rows}):
        ours_, peer = (
            [row for row in rows if (row.server, row.tables, row.paced) == (name, tables, paced)] for name in ("muraglia", "boardgame.io")
        )
        name = f"{tables} tables{', paced' if paced else ''}"
        for what in ("per_second", "p99", "kb_a_table", "kb_a_table_after"):
            ratios[f"{name}: {what}"] = statistics.median(getattr(row, what) for row in ours_) / statistics.median(
                getattr(row, what) for row in peer
            )
    for name, ratio in ratios.items():
        console.print(f"{name:40} {ratio:.2f} x boardgame.io")
    return ratios


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=5)
    rounds = arguments.parse_args().rounds
    console = Console()
    rows: list[Row] = []
    for tables, paced in [(100, False), (300, False), (300, True)]:
        for number in range(rounds):
            for contestant in (boardgame_io, ours):
                console.print(f"[dim]{contestant.__name__}, {tables} tables, {'paced' if paced else f'round {number + 1}'}[/]")
                rows.append(contestant(tables, paced))
        console.print(f"[dim]two processes on one PostgreSQL, {tables} tables{', paced' if paced else ''}[/]")
        rows.append(ours_with_postgresql(tables, paced))
    ratios = show(console, rows)
    path = Path("bench.json")
    found = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(json.dumps({**found, "load": {"rows": [asdict(row) for row in rows], "ratios": ratios}}, indent=1))


if __name__ == "__main__":
    main()
