"""Bots think elsewhere: a slow, broken or killed one never stops a table, and its answer comes on the beat."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import json

import muraglia
from muraglia.bots import LEVELS
from muraglia.games import SPECS
from muraglia.server.bot_pool import BotPool
from muraglia.server.bot_process import HintTask, Task
from muraglia.server.limits import Networks
from muraglia.server.settings import Settings

from .conftest import StartServer
from .support import Guest, play_to_the_end


def task(bot: str = "greedy", seed: str | None = None) -> Task:
    game = muraglia.new("chinesische-mauer", players=3, seed=1)
    seat = game.to_act[0]
    return Task(game=game.name, seat=seat, view=json.encode(game.view(seat)), bot=bot, seed=seed)


def in_a_pool(work: Callable[[BotPool], object], seconds: float = 8.0, workers: int = 1) -> object:
    async def run() -> object:
        pool = BotPool(workers, seconds, Networks().of)
        await pool.warm_up()
        try:
            found = work(pool)
            assert asyncio.iscoroutine(found)
            return await found
        finally:
            pool.close()

    return asyncio.run(run())


def test_an_answer_is_legal_and_the_same_with_a_seed() -> None:
    game = muraglia.new("chinesische-mauer", players=3, seed=1)
    assert in_a_pool(lambda pool: pool.think(task(seed="a"), "anna", "1")) == (task(seed="a").answer(), False)
    assert task().answer() in game.choices(game.to_act[0])


def test_a_level_has_time_enough_however_slow_the_machine() -> None:
    for spec in SPECS.values():
        assert max(level.seconds for level in spec.levels.values()) < Settings().bot_seconds / 2


def test_no_name_starts_a_program(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    with pytest.raises(muraglia.BadSetup, match="no bot called"):
        task(f"run:touch {trace}").answer()
    assert not trace.exists()


@pytest.mark.parametrize("harm", ["unknown", "slow"])
def test_a_bot_without_an_answer_is_replaced_by_a_legal_one(harm: str) -> None:
    game = muraglia.new("chinesische-mauer", players=3, seed=1)

    async def ask(pool: BotPool) -> None:
        process = pool._all[0].pid
        assert process is not None
        if harm == "slow":
            os.kill(process, signal.SIGSTOP)
        choice, fallback = await pool.think(task("no such bot" if harm == "unknown" else "greedy"), "anna", "1")
        assert fallback
        assert choice in game.choices(game.to_act[0])
        assert (await pool.think(task(), "anna", "1"))[1] is False, "the next one thinks again"

    in_a_pool(ask, seconds=3.0)


def test_a_process_that_dies_while_it_starts_is_started_again() -> None:
    async def run() -> None:
        pool = BotPool(1, 8.0, Networks().of)
        warming = asyncio.create_task(pool.warm_up())
        try:
            while not (started := [child for child in multiprocessing.active_children() if child.name == "muraglia-bot"]):
                await asyncio.sleep(0.001)
            started[0].kill()
            await warming
            assert await pool.think(task(seed="a"), "anna", "1") == (task(seed="a").answer(), False)
        finally:
            pool.close()

    asyncio.run(run())


def test_a_person_who_goes_away_while_a_bot_thinks_leaves_others_their_answers() -> None:
    """A page that is closed while the master thinks about a hint: the process is busy until it has answered."""
    game = muraglia.new("chinesische-mauer", players=3, seed=1)

    async def ask(pool: BotPool) -> None:
        process = pool._free[0].pid  # gets the next task; which one this is depends on which was ready first
        assert process is not None
        os.kill(process, signal.SIGSTOP)
        view = task().view
        hint = asyncio.create_task(pool.ask(HintTask(game=game.name, seat=game.to_act[0], view=view), "bert", "2"))
        await asyncio.sleep(0.2)
        hint.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hint
        for _ in range(3):  # by the other process alone
            assert (await pool.think(task(), "anna", "1"))[0] in game.choices(game.to_act[0])
        os.kill(process, signal.SIGCONT)
        for _ in range(6):
            choice, fallback = await pool.think(task(), "anna", "1")
            assert not fallback and choice in game.choices(game.to_act[0])

    in_a_pool(ask, seconds=20.0, workers=2)


def test_running_games_go_before_patient_questions() -> None:
    async def ask(pool: BotPool) -> None:
        answered: list[str] = []

        async def note(name: str, question: Awaitable[object]) -> None:
            await question
            answered.append(name)

        questions = [note("busy", pool.ask(task(), "anna", "1")), note("patient", pool.ask_patiently(task(), "bert", "2"))]
        questions += [note("game", pool.ask(task(), "anna", "1")) for _ in range(3)]
        await asyncio.gather(*questions)
        assert answered == ["busy", "game", "game", "game", "patient"]

    in_a_pool(ask)


def test_answers_come_on_the_beat(start_server: StartServer) -> None:
    """However long a bot thinks: its answer comes a whole number of beats after the question."""
    beat = 0.4
    server = start_server("--beat", str(beat))
    person = Guest(server, "Anna")
    table = person.open("chinesische-mauer", 2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    socket = person.socket(table)
    socket.ask("start")
    rng = random.Random(1)
    waits: list[float] = []
    asked = time.monotonic()
    while len(waits) < 5:
        state = socket.state()
        question = state.get("question")
        if question:
            simple = [option for option in question["options"] if option["notation"] in ("draw", "pass")]
            socket.ask("choose", version=question["version"], picks=[rng.choice(simple)["pick"]])
        else:
            waits.append(time.monotonic() - asked)
        asked = time.monotonic()
        socket.later(state["version"])
        if not question:
            waits[-1] = time.monotonic() - asked
    for wait in waits:
        assert wait >= beat * 0.8
        assert wait % beat < beat * 0.7 or wait % beat > beat * 0.9, waits


def test_a_table_of_bots_alone_plays_itself(start_server: StartServer) -> None:
    server = start_server()
    host = Guest(server, "Anna")
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    table = host.open("chinesische-mauer", 2, seats=bots, start=True)
    assert play_to_the_end(host.socket(table), random.Random(1))["ended_by"] == "rules"
    figures = host.ok("GET", "/metrics")
    assert 'muraglia_bot_seconds_count{bot="greedy"}' in figures
    assert "muraglia_bot_fallbacks_total{" not in figures


@pytest.mark.parametrize(("game", "options"), [("die-mauer", {"rounds": "1"}), ("chinesische-mauer", {})])
def test_levels_play_at_a_table(start_server: StartServer, game: str, options: dict[str, str]) -> None:
    server = start_server()
    host = Guest(server, "Anna")
    table = host.open(game, 3, seats=[{"kind": "bot", "bot": level} for level in LEVELS], start=True, options=options)
    assert play_to_the_end(host.socket(table), random.Random(1))["ended_by"] == "rules"
    assert "muraglia_bot_fallbacks_total{" not in host.ok("GET", "/metrics")


def test_a_guided_game_is_the_same_for_everybody(start_server: StartServer) -> None:
    server = start_server()
    seen = []
    for name in ("Anna", "Bert"):
        person = Guest(server, name)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        table = person.open("die-mauer", 3, seats=seats, start=True, guided=True, options={"rounds": "1"})
        play_to_the_end(person.socket(table), random.Random("the same choices"))
        seen.append(person.ok("GET", f"/api/tables/{table}/record"))
    assert seen[0] == seen[1]
