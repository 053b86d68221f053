"""People at many tables who never stop, for servers that are killed meanwhile, or whose database fails."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .support import COOKIE, Server, question_of

GAME = "chinesische-mauer"
NOT_SAVED = ("server-not-written", "server-perhaps-written")
MOST_SECONDS = 120  # a run that takes longer hangs


@dataclass
class Place:
    """A seat at a table, and what the server has told the person there."""

    table: str
    cookie: str
    acknowledged: list[str] = field(default_factory=list)  # ids of choices
    refused: list[str] = field(default_factory=list)
    not_saved: int = 0  # how often the server said that it could not save a choice, which is then sent again
    over: bool = False
    pause: float = 0.0  # seconds they think at most
    unanswered: dict[str, Any] | None = None  # sent, and the connection was lost before an answer
    question: Any = None
    number: int = 0


async def open_places(address: str, tables: int, bots: int = 0) -> list[Place]:
    """Two people at every table, and so many bots."""
    people = [httpx.AsyncClient(base_url=address, timeout=60) for _ in range(2)]
    places: list[Place] = []
    for number, person in enumerate(people):
        (await person.put("/api/me", json={"name": f"P{number}", "colour": "ab"[number]})).raise_for_status()
    for _ in range(tables):
        table = (await people[0].post("/api/tables", json={"game": GAME, "players": 2 + bots})).raise_for_status().json()["id"]
        (await people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
        for seat in range(2, 2 + bots):
            seat_bot = {"do": "seat_bot", "seat": seat, "bot": "random"}
            (await people[0].post(f"/api/tables/{table}/commands", json=seat_bot)).raise_for_status()
        (await people[0].post(f"/api/tables/{table}/commands", json={"do": "start"})).raise_for_status()
        places += [Place(table, f"{COOKIE}={person.cookies[COOKIE]}") for person in people]
    for person in people:
        await person.aclose()
    return places


async def sit(address: Callable[[], str], place: Place, rng: random.Random) -> None:
    """Play until the game is over, and come back if the connection breaks."""
    while not place.over:
        await _sit_once(address(), place, rng)
        await asyncio.sleep(0.1)


async def _sit_once(address: str, place: Place, rng: random.Random) -> None:
    """Play until the connection breaks or the game is over. A choice that was not answered is sent again, with its id."""
    socket_address = f"{address.replace('http', 'ws', 1)}/api/tables/{place.table}/socket"
    try:
        async with connect(socket_address, additional_headers={"cookie": place.cookie}, compression=None, open_timeout=30) as socket:
            if place.unanswered is not None:
                await socket.send(json.dumps(place.unanswered))
            async for frame in socket:
                for line in str(frame).split("\n"):
                    if await _react(socket, place, json.loads(line), rng):
                        return
    except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
        return


async def _react(socket: Any, place: Place, line: Any, rng: random.Random) -> bool:
    if line["is"] == "table" and line["status"] == "over":
        place.over = True
        return True
    waiting = place.unanswered
    if line["is"] in ("done", "go_on", "not_done") and waiting is not None and line.get("id") == waiting["id"]:
        place.unanswered = None
        if line["is"] == "done":
            place.acknowledged.append(waiting["id"])
            if place.question is not None and place.question["version"] == waiting["version"]:
                place.question = None
        elif line["is"] == "not_done" and line["refusal"]["message"]["id"] in NOT_SAVED:
            place.not_saved += 1
            place.unanswered = waiting
            await asyncio.sleep(0.5)
            await socket.send(json.dumps(waiting))
            return False
        elif line["is"] == "not_done":
            if not line.get("stale"):  # otherwise a fresh state follows
                place.refused.append(json.dumps(line))
            return False
    if line["is"] in ("game", "go_on"):
        place.question = question_of(line)
    question = place.question  # it may have come before the answer to a choice that was sent again
    if question is not None and place.unanswered is None:
        place.number += 1
        if place.pause:
            await asyncio.sleep(place.pause * rng.random())
        picks = [*question.get("so_far", ()), rng.choice(question["options"])["pick"]]
        place.unanswered = {"do": "choose", "id": f"{place.number}-{rng.getrandbits(40):x}", "version": question["version"], "picks": picks}
        await socket.send(json.dumps(place.unanswered))
    return False


def so_many(places: list[Place], choices: int) -> Callable[[], bool]:
    """Whether so many more choices have been acknowledged, or all games are over."""
    target = acknowledged(places) + choices
    return lambda: acknowledged(places) >= target or all(place.over for place in places)


async def play(
    servers: Server | list[Server], places: list[Place], enough: Callable[[], bool], seed: int, then: Callable[[], None] = lambda: None
) -> None:
    """Everybody plays at once, the two of a table through different servers if there are several. When it is enough, `then` happens."""
    every = [servers] if isinstance(servers, Server) else servers
    tasks = [
        asyncio.create_task(sit(lambda n=n: every[n % len(every)].address, place, random.Random(f"{seed} {n}")))  # type: ignore[misc]
        for n, place in enumerate(places)
    ]
    try:
        async with asyncio.timeout(MOST_SECONDS):
            while not enough():
                await asyncio.sleep(0.002)
    except TimeoutError:
        waiting = [place for place in places if place.unanswered is not None]
        raise AssertionError(f"it does not go on: {len(waiting)} of {len(places)} have no answer, such as {waiting[:2]}") from None
    finally:
        then()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def play_while(
    servers: Server | list[Server], places: list[Place], breaking: Callable[[], None], seed: int, seconds: float = 30.0
) -> float:
    """Everybody plays while things break in a thread, until every table has played on. Returns the seconds from the fault's end."""
    broken: list[BaseException] = []
    ended: list[float] = []
    moved: dict[str, int] = {}

    def count() -> dict[str, int]:
        return {table: sum(len(place.acknowledged) for place in places if place.table == table) for table in {p.table for p in places}}

    def work() -> None:
        try:
            breaking()
        except BaseException as error:
            broken.append(error)
        moved.update(count())
        ended.append(time.monotonic())

    def enough() -> bool:
        if not ended:
            return False
        over = {place.table for place in places if place.over}
        silent = [table for table, choices in count().items() if choices <= moved[table] and table not in over]
        if silent and not broken and time.monotonic() > ended[0] + seconds:
            waiting = [place for place in places if place.table in silent]
            broken.append(AssertionError(f"{len(silent)} tables do not play on within {seconds} s: {waiting}"))
        return not silent or bool(broken)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    asyncio.run(play(servers, places, enough, seed))
    thread.join()
    if broken:
        raise broken[0]
    return time.monotonic() - ended[0]


def acknowledged(places: list[Place]) -> int:
    return sum(len(place.acknowledged) for place in places)


# What is really written


def stored_choices(folder: Path, database_url: str) -> dict[str, Counter[str]]:
    """For every table how often each choice id is in its log; the numbers of the log must have no holes."""
    rows = asyncio.run(_rows_of_postgres(database_url)) if database_url else _rows_of_sqlite(folder)
    found: dict[str, Counter[str]] = {}
    last: dict[str, int] = {}
    for table, seq, entries in rows:
        assert seq == last.get(table, 0) + 1, f"table {table}: after row {last.get(table, 0)} comes {seq}"
        last[table] = seq
        ids = [entry["id"] for entry in json.loads(entries) if entry["entry"] == "chosen" and entry.get("id")]
        found.setdefault(table, Counter()).update(ids)
    return found


def _rows_of_sqlite(folder: Path) -> list[tuple[str, int, bytes]]:
    with sqlite3.connect(folder / "data" / "muraglia.sqlite") as connection:
        return connection.execute("SELECT table_id, seq, entries FROM log ORDER BY table_id, seq").fetchall()


async def _rows_of_postgres(database_url: str) -> list[Mapping[Any, Any]]:
    connection = await asyncpg.connect(database_url)
    try:
        rows: list[Mapping[Any, Any]] = await connection.fetch("SELECT table_id, seq, entries FROM log ORDER BY table_id, seq")
        return rows
    finally:
        await connection.close()


def check_nothing_lost(places: list[Place], folder: Path, database_url: str) -> int:
    """Checks that every acknowledged choice is there exactly once. Returns how many there are."""
    stored = stored_choices(folder, database_url)
    for place in places:
        for id in place.acknowledged:
            assert stored[place.table][id] == 1, f"acknowledged choice {id} is in the log {stored[place.table][id]} times"
        assert place.refused == [], place.refused
    for table, ids in stored.items():
        assert max(ids.values(), default=0) <= 1, f"table {table} has a choice twice"
    return sum(len(place.acknowledged) for place in places)
