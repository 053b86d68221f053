"""Carries out what somebody at a table asks for, over a socket or over HTTP."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct, json

from ..table import wire
from ..table.refusal import Refusal, refuse
from ..table.table import Table
from ..table.wire import AnyCommand, Done, Explained, Hinted, Refused, Say
from . import metrics
from .bot_process import Task
from .identity import new_table
from .records import Person, PlanRow
from .room import Room
from .seen import encode
from .viewer import Viewer

News = list[Struct]
HINTS_BY = "greedy"


async def carry_out(room: Room, person: Person, command: AnyCommand, viewer: Viewer | None) -> News:
    """The answer for whoever asked; a viewer gets it by itself, with everything else that is new to it. Raises Refusal."""
    kind = str(command.__struct_config__.tag)
    try:
        answer = await _do(room, person, command, viewer)
    except Refusal as refusal:
        metrics.command(kind, "stale" if refusal.stale else "refused").inc()
        if viewer is not None:
            refused = Refused(refusal.why, command.id, refusal.stale, refusal.question)
            if refusal.stale:
                viewer.state = b""
                async with room.held() as table:
                    room.show_one(table, viewer, [refused])
            else:
                viewer.push([encode(refused)])
        raise
    metrics.command(kind, "done").inc()
    return answer


async def _do(room: Room, person: Person, command: AnyCommand, viewer: Viewer | None) -> News:
    if not person.id and not isinstance(command, wire.Look):
        raise refuse("server-unknown-visitor")
    if isinstance(command, wire.Hint):
        return await _hint(room, person, command, viewer)
    async with room.held() as table:
        if isinstance(command, wire.Look):
            return _look(room, table, command, viewer)
        if isinstance(command, wire.Ask | wire.Foresee | wire.WhyNot):
            return _told(viewer, _answer(table, person, command))
        if isinstance(command, wire.Plan):
            await _plan(room, table, person, command)
        else:
            await room.change(_decide(room, person, command))
        done: News = [Done(command.id)]
        room.show(await room.fresh(), {viewer: [encode(news) for news in done]} if viewer is not None else None)
        return done


def _decide(room: Room, person: Person, command: AnyCommand) -> Callable[[Table], list[Any]]:
    fresh = ""
    if isinstance(command, wire.Start):
        fresh = secrets.token_hex(16)
    elif isinstance(command, wire.Rematch):
        fresh = new_table()
    return lambda table: table.decide(command, person.id, time.time(), fresh, name=person.name, present=room.present())


def _look(room: Room, table: Table, command: wire.Look, viewer: Viewer | None) -> News:
    if viewer is None:
        raise refuse("server-only-for-sockets")
    table.check_sight(viewer.person, command.seat)
    viewer.seat, viewer.text, viewer.follows = command.seat, command.text, False
    viewer.state, viewer.events = b"", 0
    done: News = [Done(command.id)]
    room.show_one(table, viewer, done)
    return done


def _seat(table: Table, person: Person, command: wire.Ask | wire.Foresee | wire.WhyNot | wire.Plan | wire.Hint) -> int:
    """The seat something is asked for, if the table allows it."""
    table.decide(command, person.id, time.time())
    return table.seat_for(person.id, command.seat)


def _answer(table: Table, person: Person, command: wire.Ask | wire.Foresee | wire.WhyNot) -> News:
    seat = _seat(table, person, command)
    if isinstance(command, wire.WhyNot):
        return [Explained(command.notation, table.why_not(seat, command.notation), command.id)]
    found = table.ask(seat, command.so_far) if isinstance(command, wire.Ask) else table.foresee(seat, command.so_far)
    return [found, Done(command.id)] if command.id else [found]


async def _plan(room: Room, table: Table, person: Person, command: wire.Plan) -> None:
    seat = _seat(table, person, command)
    await room.keep_plan(PlanRow(seat, person.id, len(table.told), json.encode(command.steps)))
    room.driver.attend(table)


async def _hint(room: Room, person: Person, command: wire.Hint, viewer: Viewer | None) -> News:
    """The table is let go while the bot thinks."""
    async with room.held() as table:
        seat = _seat(table, person, command)
        table.ask(seat, ())  # refuses where nothing is asked
        version = table.version
        task = Task(table.facts.opened.game, HINTS_BY, seat, json.encode(table.view(seat)))
    picks, _ = await room.hall.bots.think(task)
    async with room.held() as table:
        because: tuple[Say, ...] = ()
        if table.version == version:
            because = table.foresee(seat, picks[:-1]).outcomes.get(str(picks[-1]), ())
        return _told(viewer, [Hinted(version, picks, because, command.id)])


def _told(viewer: Viewer | None, answer: News) -> News:
    """An answer that changes nothing: all else the viewer has seen already."""
    if viewer is not None:
        viewer.push([encode(news) for news in answer])
    return answer
