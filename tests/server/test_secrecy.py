"""Two worlds that differ only in what is hidden look the same on the wire: every byte to every connection that must not know.

The same people make the same visible choices at the same table on two servers with the same, standing clock. Hidden are in one game
the order of decks and the cards in others' hands, in the other what is in a closed fist meanwhile and what was given to whom.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

import muraglia
from muraglia.kernel.bags import bag_of, bag_size, kinds_in
from muraglia.kernel.question import Choice
from muraglia.kernel.rng import Rng, rng_from_seed
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
Script = list[tuple[int, Choice]]


@dataclass
class World:
    start: str  # a position text
    script: Script = field(default_factory=list)


# Worlds of Chinesische Mauer: the decks and hands of all seats but the watching one are dealt otherwise


def redealt(game: muraglia.Game, watching: int, rng: Rng) -> muraglia.Game:
    world = muraglia.set_up(game.position_text())
    position: Any = world.position
    decks = list(position.decks)
    for seat in range(game.players):
        if seat != watching:
            cards = kinds_in(position.hands[seat]) + list(decks[seat][: position.deck_left[seat]])
            held = bag_size(position.hands[seat])
            rng.shuffle(cards)
            position.hands[seat] = sum(bag_of(card) for card in cards[:held])
            decks[seat] = bytes(cards[held:])
    position.decks = tuple(decks)
    return muraglia.set_up(position.text())


def looks_the_same(games: tuple[muraglia.Game, ...], seat: int, choice: Choice, watching: int) -> bool:
    """Is the choice possible in both worlds, with the same visible outcome?"""
    seen = []
    for game in games:
        after = game.copy()
        if choice not in after.choices(seat):
            return False
        after.play(choice, seat)
        seen.append([[(event.kind.name, event.args, event.secret) for event in after.events(eyes)] for eyes in (-1, watching)])
    return bool(seen[0] == seen[1])


def chinesische_mauer_worlds(watching: int) -> list[World]:
    rng = rng_from_seed("two worlds")
    truth = muraglia.set_up(muraglia.new("chinesische-mauer", players=3, seed="one").position_text())
    games = (truth, redealt(truth, watching, rng))
    worlds = [World(game.position_text()) for game in games]
    while not truth.is_over and len(worlds[0].script) < 90:
        seat = truth.to_act[0]
        common = [choice for choice in truth.choices(seat) if looks_the_same(games, seat, choice, watching)]
        if not common:  # what is hidden begins to matter
            break
        choice = common[rng.below(len(common))]
        for game, world in zip(games, worlds):
            game.play(choice, seat)
            world.script.append((seat, choice))
    return worlds


# Worlds of Die Mauer: fists that hold something else for a while, and other gifts


def die_mauer_worlds(watching: int) -> list[World]:
    rng = rng_from_seed("other gifts")
    truth = muraglia.set_up(muraglia.new("die-mauer", players=4, seed="two", rounds=2).position_text())
    games = (truth, muraglia.set_up(truth.position_text()))
    worlds = [World(truth.position_text()), World(truth.position_text())]
    gifts = decoys = 0
    while not truth.is_over and len(worlds[0].script) < 110:
        seat = truth.to_act[0]
        question = truth.question(seat)
        both = [choice for choice in truth.choices(seat) if choice in games[1].choices(seat)]
        secret_gift = question.prompt.id == "ask-give" and watching not in (seat, games[0].view(-1).public.master)
        if secret_gift and len(both) > 1 and gifts < 3:
            chosen = (both[0], both[1])
            gifts += 1
        else:
            same = [choice for choice in both if looks_the_same(games, seat, choice, watching)]
            if not same:
                break
            # an empty fist leads to gifts
            empty = [choice for choice in same if truth.write(choice) == "fist"]
            pick = empty[0] if empty and rng.below(3) == 0 else same[rng.below(len(same))]
            chosen = (pick, pick)
            if question.secret and len(truth.to_act) > 1 and seat != watching:
                worlds[0].script += [(seat, other) for other in both if other != pick][:2]  # changed before the fists open
                decoys += 1
        for game, world, choice in zip(games, worlds, chosen):
            game.play(choice, seat)
            world.script.append((seat, choice))
    assert gifts >= 1
    assert decoys >= 5
    assert worlds[0].script != worlds[1].script
    return worlds


# On the wire


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
    made = [0] * players
    for seat, choice in world.script:
        made[seat] += 1
        version = sockets[seat].know("game", lambda state: state.get("question") is not None)["version"]
        done = sockets[seat].ask("choose", id=f"choice-{made[seat]}", version=version, picks=list(choice))
        assert done["is"] == "done", done
        for other in sockets[:players]:
            if other.last["game"]["version"] < sockets[seat].last["game"]["version"]:
                other.later(other.last["game"]["version"])
    heard = {}
    for name, socket in zip([*(f"seat {seat}" for seat in range(players)), "onlooker"], sockets):
        drain(socket)
        heard[name] = [line for frame in socket.frames for line in frame.split("\n")]
    heard["log"] = [onlooker.ask("GET", f"/api/tables/{TABLE}/log?first=0&last=1000").text]
    heard["record"] = [onlooker.ask("GET", f"/api/tables/{TABLE}/record").text]
    return heard


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


@pytest.mark.parametrize("game", ["chinesische-mauer", "die-mauer"])
def test_worlds_that_differ_in_hidden_facts_cannot_be_told_apart(game: str, tmp_path: Path) -> None:
    players, watching = (3, 0) if game == "chinesische-mauer" else (4, 3)
    options = {"rounds": "2", "wall_values": "12346", "memory_aid": "on"} if game == "die-mauer" else {"hide_won_fame": "off"}
    worlds = chinesische_mauer_worlds(watching) if game == "chinesische-mauer" else die_mauer_worlds(watching)
    assert len(worlds[1].script) >= 30
    heard = [play(tmp_path / f"world{n}", game, players, world, options) for n, world in enumerate(worlds)]
    unknowing = [f"seat {watching}", "onlooker", "log", "record"]
    assert list(differences(heard, unknowing)) == []
    knowing = [f"seat {seat}" for seat in range(players) if seat != watching]
    assert len(list(differences(heard, knowing))) >= 1, "the worlds do differ for those who know"
    assert sum(len(line) for line in heard[0][f"seat {watching}"]) > 30_000
    states = [json.loads(line) for line in heard[0][f"seat {watching}"] if line.startswith('{"is":"game"')]
    assert any(question_of(state) for state in states), "the watching seat was asked, too"
