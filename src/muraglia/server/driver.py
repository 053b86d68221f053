"""Runs what a table does without its people: clocks, bots, answers set in advance."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import json, structs
from sqlalchemy import Connection

from ..kernel.question import Choice
from ..table.deciding import Decided
from ..table.entries import Chosen
from ..table.not_allowed import NotAllowed, refuse_by
from ..table.plans import forced_answers, planned_answer
from ..table.seats import BOT_PERSON
from ..table.table import Table
from ..table.wire import Choose, PlanStep
from . import metrics, records
from .bot_process import Task
from .guided import GUIDED
from .records import PlanRow
from .server_time import server_now

if TYPE_CHECKING:
    from .room import Room

_log = structlog.get_logger("table")
PLAN = json.Decoder(tuple[PlanStep, ...])


class Driver:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._timers: list[asyncio.TimerHandle] = []
        self._answering: dict[int, int] = {}  # seat -> version of the question that is being answered

    @property
    def busy(self) -> bool:
        return bool(self._answering)

    def attend(self, table: Table, delay: float = 0.0) -> None:
        """Schedules everything that is due; called after every change.

        A delay is given if another process made the change, because that process takes care of the table as long as it is alive.
        """
        self.stop()
        due = table.due()
        if due is not None:
            self._after(max(0.0, due - server_now()) + delay + 0.005, self._ring)
        if delay:
            self._after(delay, self._look_again)
            return
        later = self._room.hall.later
        bots, forced = self.bots_to_act(table), forced_answers(table)
        for seat in table.thinking():
            if self._answering.get(seat) == table.version:
                continue
            if seat in bots:
                self._answering[seat] = table.version
                seed = f"{seat} {table.version}" if table.facts.seed == GUIDED else None
                game, view = table.facts.opened.game, json.encode(table.view(seat))
                task = Task(game=game, seat=seat, view=view, bot=table.bot_of(seat), seed=seed)
                later(self._let_bot_answer, table.version, task, _payer(table))
            elif self._room.standing.choice(table, seat) is not None:
                self._answering[seat] = table.version
                later(self._answer_as_standing, table.version, seat, self._pause(table))
            elif seat in table.asked() and self._room.plan_of(table, seat) is not None:  # the same beat, whatever the hand leaves open
                self._answering[seat] = table.version
                later(self._answer_as_planned, table.version, seat)
            elif seat in forced:
                self._answering[seat] = table.version
                later(self._give_forced, table.version, seat, self._pause(table))

    def bots_to_act(self, table: Table) -> list[int]:
        """Returns the seats for which a bot has to answer now. A table where nobody but bots plays goes on only while somebody looks."""
        watched = any(seat.plays for seat in table.facts.seats) or self._room.is_watched
        return table.bots_to_act() if watched else []

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers = []

    def _after(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        # Timers cannot be set more than a few weeks ahead; the sweep picks up such a table later.
        self._timers.append(asyncio.get_running_loop().call_later(min(seconds, 7 * 86400), lambda: self._room.hall.later(work)))

    async def _look_again(self) -> None:
        async with self._room.held() as table:
            self.attend(table)

    # Clocks

    async def _ring(self) -> None:
        async with self._room.held() as table:
            late = await self._room.change(lambda table: Decided(table.time_up(server_now())))
            if late.entries:
                self._room.show(await self._room.fresh())
            else:
                self.attend(table)

    # Bots

    async def _let_bot_answer(self, version: int, task: Task, payer: str) -> None:
        began = asyncio.get_running_loop().time()
        try:
            with metrics.thoughts.labels(task.bot).time():
                picks, fallback = await self._room.hall.bots.think(task, payer, self._room.id)
            if fallback:
                metrics.fallbacks.labels(task.bot).inc()
            await self._wait_for_beat(began)
            await self._submit(version, task.seat, lambda table: self._bots_choice(table, version, task, picks, fallback))
        finally:
            self._done(task.seat, version)

    def _bots_choice(self, table: Table, version: int, task: Task, picks: Choice, fallback: bool) -> Decided:
        if table.version != version or task.seat not in table.bots_to_act():
            return Decided([])
        try:
            return self._chosen(table, version, task.seat, picks, fallback)
        except NotAllowed as error:
            _log.error("bot-chose-something-illegal", bot=task.bot, game=task.game, why=str(error))
            return self._chosen(table, version, task.seat, structs.replace(task, bot="random").answer(), True)

    def _chosen(self, table: Table, version: int, seat: int, picks: Choice, fallback: bool) -> Decided:
        command = Choose(id=f"bot-{secrets.token_hex(6)}", version=version, picks=picks, seat=seat)
        decided = table.decide(command, BOT_PERSON, server_now())
        if decided.go_on is not None:
            raise refuse_by(table.playing.spec.unfinished(decided.go_on.question))
        if fallback:
            decided.entries = [structs.replace(entry, fallback=True) if isinstance(entry, Chosen) else entry for entry in decided.entries]
        return decided

    # Answers set in advance

    async def _answer_as_planned(self, version: int, seat: int) -> None:
        room = self._room
        try:
            await self._wait_for_beat(asyncio.get_running_loop().time())
            async with room.held():
                self._done(seat, version)
                rest: PlanRow | None = None

                def decide(table: Table) -> Decided:
                    nonlocal rest
                    rest = None  # of an earlier try, if another process was faster
                    plan = room.plan_of(table, seat)
                    if plan is None or table.version != version or seat not in table.asked():
                        return Decided([])
                    picks, steps = planned_answer(table, seat, PLAN.decode(plan.steps), plan.events)
                    rest = structs.replace(plan, steps=json.encode(steps))
                    if picks is None:
                        return Decided([])
                    command = Choose(id=f"plan-{secrets.token_hex(6)}", version=version, picks=picks, seat=seat)
                    return _ahead(table.decide(command, plan.person, server_now()))

                def write_rest(connection: Connection) -> None:
                    assert rest is not None
                    records.put_plan(connection, room.id, rest)

                decided = await room.change(decide, write_rest)
                if rest is not None:
                    await (room.plan_written(rest) if decided.entries else room.keep_plan(rest))
                table = await room.fresh()
                room.show(table)
                if seat not in room.plans and table.version == version:
                    self.attend(table)  # the plan was dropped: do what would have been done without it
        finally:
            self._done(seat, version)

    async def _answer_as_standing(self, version: int, seat: int, pause: float) -> None:
        try:
            await asyncio.sleep(pause)  # as long as for an answer that leaves no choice: the time says nothing
            await self._submit(version, seat, lambda table: self._stood(table, version, seat))
        finally:
            self._done(seat, version)

    def _stood(self, table: Table, version: int, seat: int) -> Decided:
        picks = self._room.standing.choice(table, seat)
        if table.version != version or picks is None:
            return Decided([])
        command = Choose(id=f"standing-{secrets.token_hex(6)}", version=version, picks=picks, seat=seat)
        return _ahead(table.decide(command, table.facts.seats[seat].person, server_now()))

    # Questions to which a person has only one answer

    async def _give_forced(self, version: int, seat: int, pause: float) -> None:
        try:
            await asyncio.sleep(pause)
            await self._submit(version, seat, lambda table: self._forced(table, version, seat))
        finally:
            self._done(seat, version)

    def _forced(self, table: Table, version: int, seat: int) -> Decided:
        picks = forced_answers(table).get(seat)
        if table.version != version or picks is None:
            return Decided([])
        command = Choose(id=f"forced-{secrets.token_hex(6)}", version=version, picks=picks, seat=seat)
        decided = table.decide(command, table.facts.seats[seat].person, server_now())
        decided.entries = [structs.replace(entry, forced=True) if isinstance(entry, Chosen) else entry for entry in decided.entries]
        return decided

    def _pause(self, table: Table) -> float:
        """Returns a random delay that hides from other people whether the player had a choice; none if no other people play."""
        if sum(not seat.by_bot for seat in table.facts.seats) < 2:
            return 0.0
        return self._room.hall.settings.beat * (1 + secrets.randbelow(400) / 100)

    # Shared by all of these

    async def _wait_for_beat(self, began: float) -> None:
        """Waits for the next beat, counted from the question, so that the time an answer takes reveals nothing about the hand."""
        beat = self._room.hall.settings.beat
        if beat > 0:
            beats = max(1, math.ceil((asyncio.get_running_loop().time() - began) / beat))
            await asyncio.sleep(began + beats * beat - asyncio.get_running_loop().time())

    async def _submit(self, version: int, seat: int, decide: Callable[[Table], Decided]) -> None:
        async with self._room.held():
            self._done(seat, version)
            decided = await self._room.change(decide)
            table = await self._room.fresh()
            self._room.show(table)
            if not decided.entries:
                self.attend(table)  # it was taken back meanwhile: do what would have been done without it

    def _done(self, seat: int, version: int) -> None:
        if self._answering.get(seat) == version:
            del self._answering[seat]


def _ahead(decided: Decided) -> Decided:
    """Marks an answer as set in advance: its player need not have seen what it was given to."""
    decided.entries = [structs.replace(entry, ahead=True) if isinstance(entry, Chosen) else entry for entry in decided.entries]
    return decided


def _payer(table: Table) -> str:
    """Returns the person in whose turn the bots of a table think: the host, or the first player if the host does not play."""
    seats, host = table.facts.seats, table.facts.opened.host
    playing = [seat.person for seat in seats if seat.kind == "person" and seat.plays]
    return host if host in playing or not playing else playing[0]
