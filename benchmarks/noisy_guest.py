"""What a noisy guest costs the others: `make bench`. The figures go to bench.json.

Anna plays Chinesische Mauer with a bot, at the pace of a quick person, and a new visitor comes in every second. First it is quiet. Then
guests in another network do all at once what they may: hints without end, tables of masters that they watch, pings, messages that mean
nothing, chat, requests that never end, connections that say nothing. Anna's choices have to be answered within 100 ms at the 95th
percentile, her bot within its thinking time and 2 s, and every visitor has to get in.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.support import COOKIE, Server, question_of

SECONDS = 40.0  # for each of the two parts
GUESTS = 6  # noisy ones, with a name each
NOISY = "127.0.0.2"
BOT = "club"
THINKING = 1.0 + 0.9  # seconds that a club bot takes at most, and the beat on which bots answer


@dataclass
class Seen:
    """What Anna and the visitors met, in seconds."""

    choices: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    turned_away: int = 0


class Guest:
    def __init__(self, address: str, network: str) -> None:
        self._address = address
        self._network = network
        self.http = httpx.AsyncClient(base_url=address, timeout=30, transport=httpx.AsyncHTTPTransport(local_address=network))

    async def named(self, name: str) -> Guest:
        (await self.http.put("/api/me", json={"name": name, "colour": "a"})).raise_for_status()
        return self

    async def table(self, game: str, bots: list[str], me: bool = True) -> str:
        seats = [{"kind": "me"}] if me else []
        wish = {"game": game, "players": len(bots) + len(seats), "seats": [*seats, *({"kind": "bot", "bot": bot} for bot in bots)]}
        return str((await self.http.post("/api/tables", json={**wish, "start": True})).raise_for_status().json()["id"])

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        headers = {"cookie": f"{COOKIE}={self.http.cookies.get(COOKIE, '')}"}
        address = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, additional_headers=headers, local_addr=(self._network, 0), max_size=None) as socket:
            yield socket


# Anna and the visitors


async def play(guest: Guest, seen: Seen) -> None:
    """Plays game after game and measures how long each answer takes."""
    rng = random.Random(1)
    while True:
        async with guest.socket(await guest.table("chinesische-mauer", [BOT])) as socket:
            await _play_one(socket, seen, rng)


async def _play_one(socket: ClientConnection, seen: Seen, rng: random.Random) -> None:
    chosen_at = answered_at = 0.0
    waiting = ""
    async for frame in socket:
        for line in map(json.loads, str(frame).split("\n")):
            now = time.monotonic()
            if line["is"] == "table" and line["status"] == "over":
                return
            if line.get("id") == waiting and waiting:
                seen.choices.append(now - chosen_at)
                answered_at, waiting = now, ""
            question = question_of(line) if line["is"] in ("game", "go_on") else None
            if question is None or waiting:
                continue
            if line["is"] == "game" and answered_at:
                seen.bots.append(now - answered_at)
            await asyncio.sleep(0.3)
            waiting, chosen_at, answered_at = f"{rng.getrandbits(40):x}", time.monotonic(), 0.0
            picks = [*question.get("so_far", ()), rng.choice(question["options"])["pick"]]
            await socket.send(json.dumps({"do": "choose", "id": waiting, "version": question["version"], "picks": picks}))


async def visit(address: str, seen: Seen) -> None:
    while True:
        began = time.monotonic()
        try:
            async with httpx.AsyncClient(base_url=address, timeout=10) as visitor:
                (await visitor.get("/")).raise_for_status()
                (await visitor.get("/api/about")).raise_for_status()
            seen.visits.append(time.monotonic() - began)
        except httpx.HTTPError:
            seen.turned_away += 1
        await asyncio.sleep(1)


# The noise


async def hints(guest: Guest) -> None:
    """Asks for hints over HTTP and over a socket, at six tables at once."""
    tables = [await guest.table("chinesische-mauer", ["random"]) for _ in range(6)]
    await asyncio.gather(*(_hints_at(guest, table) for table in tables))


async def _hints_at(guest: Guest, table: str) -> None:
    while True:
        with suppress(httpx.HTTPError):
            await guest.http.post(f"/api/tables/{table}/commands", json={"do": "hint", "seat": 0})
        await asyncio.sleep(0.05)


async def masters(guest: Guest) -> None:
    """Watches tables where four masters play."""
    while True:
        with suppress(httpx.HTTPError, OSError, WebSocketException):
            async with guest.socket(await guest.table("great-wall", ["master"] * 4, me=False)) as socket:
                async for _ in socket:
                    pass
        await asyncio.sleep(0.2)


async def flood(guest: Guest) -> None:
    """Sends what means nothing, chat and pings as fast as the connection takes them."""
    table = await guest.table("die-mauer", ["random", "random"])
    while True:
        with suppress(OSError, WebSocketException):
            async with guest.socket(table) as socket:
                while True:
                    await socket.send("x" * 500)
                    await socket.send(json.dumps({"do": "write", "text": "wall " * 50}))
                    await socket.ping()
        await asyncio.sleep(0.1)


async def silence(guest: Guest) -> None:
    """Opens connections that say nothing or half a request, and opens them again when they are closed."""
    host, port = guest.http.base_url.host, guest.http.base_url.port
    half_a_head = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
    half_a_body = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"
    says = [b"", half_a_head, half_a_body]

    async def one(word: bytes) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, port, local_addr=(NOISY, 0))
                writer.write(word)
                await reader.read()
                writer.close()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one(says[number % len(says)]) for number in range(150)))


NOISE: list[Callable[[Guest], Coroutine[Any, Any, None]]] = [hints, masters, masters, flood, flood, silence]


async def measure(address: str, noisy: bool) -> Seen:
    seen = Seen()
    anna = await Guest(address, "127.0.0.1").named("Anna")
    tasks = [asyncio.create_task(play(anna, seen)), asyncio.create_task(visit(address, seen))]
    if noisy:
        for number in range(GUESTS):
            guest = await Guest(address, NOISY).named(f"Eve {number}")
            tasks.append(asyncio.create_task(NOISE[number % len(NOISE)](guest)))
    _, ended = await asyncio.wait(tasks, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        if task.done():
            task.result()  # nobody stops by themselves: a mistake of this program
        task.cancel()
    await asyncio.gather(*ended, return_exceptions=True)
    return seen


def p95(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=20)[-1] if len(seconds) > 1 else float("nan")


def main() -> None:
    columns = ("", "choices", "p95 of a choice", "p95 of the bot", "slowest bot", "visitors", "slowest visit", "turned away")
    table = Table(*columns, title="A noisy guest")
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--rate", "50", "--beat", "0.9")
        try:
            for name, noisy in (("quiet", False), ("noisy", True)):
                seen = asyncio.run(measure(server.address, noisy))
                row = {
                    "choices": len(seen.choices),
                    "choice_p95_ms": 1000 * p95(seen.choices),
                    "bot_p95_s": p95(seen.bots),
                    "bot_most_s": max(seen.bots, default=float("nan")),
                    "visitors": len(seen.visits),
                    "visit_most_s": max(seen.visits, default=float("nan")),
                    "turned_away": seen.turned_away,
                }
                figures[name] = row
                cells = [f"{value:.1f}" if isinstance(value, float) else str(value) for value in row.values()]
                table.add_row(name, *cells)
        finally:
            server.stop()
    Console().print(table)
    Console().print(f"Bars: p95 of a choice 100 ms, the bot {THINKING + 2:.1f} s, no visitor turned away.")
    path = Path("bench.json")
    found = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(json.dumps({**found, "noisy_guest": figures}, indent=2))


if __name__ == "__main__":
    main()
