"""Two worlds that differ only in what is hidden look the same on the wire: every byte to every connection that must not know.

The same people make the same visible choices at the same table on two servers with the same, standing clock. Hidden are in one game
the order of decks and the cards in others' hands, in the next what is in a closed fist meanwhile and what was given to whom, in the
third stocks, Tactic cards, Commands that are turned down, plans and standing answers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from muraglia.kernel.question import Choice
from muraglia.server import records
from muraglia.server.archive import changing
from muraglia.server.identity import hash_of
from muraglia.server.opening import Opening
from muraglia.server.records import Person
from muraglia.server.schema import tables
from muraglia.server.settings import Settings
from muraglia.table.entries import AnyEntry, Opened, Seated, Started
from muraglia.table.table import Table
from muraglia.table.wire import Colour

from .secret_worlds import World, chinesische_mauer_worlds, die_mauer_worlds, great_wall_worlds
from .support import COOKIE, Guest, Server, question_of

NOW = 1_800_000_000.0
STANDING_CLOCK = f"""\
import sys, time
from muraglia.server import server_time
time.time = server_time.server_now = lambda: {NOW}  # before anybody imports it
from muraglia.cli import main
sys.exit(main())
"""
TABLE = "SecretsSecrets00"
COLOURS: tuple[Colour, ...] = ("a", "b", "c", "d")


def prepare(folder: Path, game: str, players: int, start: str, options: dict[str, str]) -> None:
    """A table with people whose cookies are known, in the middle of nothing: the game begins at a position."""
    entries: list[AnyEntry] = [
        Opened(at=NOW, id=TABLE, code="WOLF-2741", name="", game=game, players=players, host="p-0", options=options),
        *[Seated(at=NOW, seat=seat, person=f"p-{seat}", name=f"Player {seat}", colour=COLOURS[seat]) for seat in range(players)],
        Started(at=NOW, rules_version=1, seed="", position=start),
    ]

    def work(connection: Connection) -> None:
        for seat in range(players):
            records.add_person(connection, Person(f"p-{seat}", f"Player {seat}", COLOURS[seat]), hash_of(secret_of(seat)), NOW)
        Opening(Table.replay(entries), entries).write(connection)
        connection.execute(update(tables).values(invite_key="the same in both worlds"))

    changing(Settings(data=str(folder / "data")), work)


def secret_of(seat: int) -> str:
    return f"the-secret-of-the-person-at-seat-{seat}"


def play(folder: Path, game: str, players: int, world: World, options: dict[str, str]) -> dict[str, list[str]]:
    """Everything every connection hears, line by line."""
    folder.mkdir()
    prepare(folder, game, players, world.start, options)
    server = Server(folder, program=("-c", STANDING_CLOCK))
    try:
        return _play(server, players, world)
    finally:
        server.stop()


def _play(server: Server, players: int, world: World) -> dict[str, list[str]]:
    guests = [Guest(server) for _ in range(players)]
    for seat, guest in enumerate(guests):
        guest.http.cookies.set(COOKIE, secret_of(seat))
    onlooker = Guest(server)
    sockets = []
    for guest in (*guests, onlooker):  # one after the other, so that everybody hears of the same arrivals
        sockets.append(guest.socket(TABLE))
        sockets[-1].state()
        for socket in sockets[:-1]:
            while arrived(socket.table()) < len(sockets):
                socket.hear()
    for number, (seat, order) in enumerate(world.orders):
        assert sockets[seat].ask(**order, id=f"order-{number}")["is"] == "done", order
    made = [0] * players
    for (seat, choice), moment in zip_longest(world.script, world.moments):
        made[seat] += 1
        version = sockets[seat].know("game", partial(is_asked, moment))["version"]
        if made[seat] % 3 == 1:
            think(sockets[seat], choice, made[seat])
        done = sockets[seat].ask("choose", id=f"choice-{made[seat]}", version=version, picks=list(choice))
        assert done["is"] == "done", done
        for other in sockets[:players]:
            if other.last["game"]["version"] < sockets[seat].last["game"]["version"]:
                other.later(other.last["game"]["version"])
    for socket in sockets:
        socket.know("game", lambda state: world.end in (-1, state["choices"]))
    heard = {}
    for name, socket in zip([*(f"seat {seat}" for seat in range(players)), "onlooker"], sockets):
        drain(socket)
        heard[name] = [line for frame in socket.frames for line in frame.split("\n")]
    heard["log"] = [onlooker.ask("GET", f"/api/tables/{TABLE}/log?first=0&last=1000").text]
    heard["record"] = [onlooker.ask("GET", f"/api/tables/{TABLE}/record").text]
    return heard


def is_asked(moment: int | None, state: Any) -> bool:
    """Whether the table has come so far, with what it answers by itself."""
    return state.get("question") is not None and moment in (None, state["choices"])


def think(socket: Any, choice: Choice, number: int) -> None:
    """What a player's page asks for before the choice: what the options lead to, and the questions of a form."""
    for count in range(len(choice)):
        so_far = list(choice[:count])
        for what in ("foresee", "ask"):
            id = f"{what}-{number}-{count}"
            socket.send(what, so_far=so_far, id=id)
            socket.until(lambda line, id=id: line.get("id") == id)


def arrived(table: Any) -> int:
    return sum(1 for seat in table["seats"] if seat.get("present")) + int(table.get("onlookers", 0))


def drain(socket: Any) -> None:
    while True:
        try:
            socket.hear(0.3)
        except TimeoutError:
            return


def differences(worlds: list[dict[str, list[str]]], names: list[str]) -> Iterator[str]:
    for name in names:
        first, second = (world[name] for world in worlds)
        for number, (one, other) in enumerate(zip(first, second)):
            if one != other:
                yield f"{name}, line {number}:\n{one}\n{other}"
                break
        if len(first) != len(second):
            yield f"{name}: {len(first)} and {len(second)} lines"


WORLDS: dict[str, tuple[int, int, dict[str, str], Callable[[int], list[World]]]] = {  # players, the watching seat, options
    "chinesische-mauer": (3, 0, {"hide_won_fame": "off"}, chinesische_mauer_worlds),
    "die-mauer": (4, 3, {"rounds": "2", "wall_values": "12346", "memory_aid": "on"}, die_mauer_worlds),
    "great-wall": (3, 0, {}, great_wall_worlds),
}


@pytest.mark.parametrize("game", WORLDS)
def test_worlds_that_differ_in_hidden_facts_cannot_be_told_apart(game: str, tmp_path: Path) -> None:
    players, watching, options, make = WORLDS[game]
    worlds = make(watching)
    assert len(worlds[1].script) >= 30
    heard = [play(tmp_path / f"world{n}", game, players, world, options) for n, world in enumerate(worlds)]
    unknowing = [f"seat {watching}", "onlooker", "log", "record"]
    assert list(differences(heard, unknowing)) == []
    knowing = [f"seat {seat}" for seat in range(players) if seat != watching]
    assert len(list(differences(heard, knowing))) >= 1, "the worlds do differ for those who know"
    assert sum(len(line) for line in heard[0][f"seat {watching}"]) > 30_000
    states = [json.loads(line) for line in heard[0][f"seat {watching}"] if line.startswith('{"is":"game"')]
    assert any(question_of(state) for state in states), "the watching seat was asked, too"
