"""Carries out the commands that people send to a table, over a socket or over HTTP."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import structlog
from msgspec import Struct, json

from ..advice import Advice
from ..games import spec_of
from ..kernel.message import Message
from ..table import wire
from ..table.deciding import Decided
from ..table.not_allowed import NotAllowed, refuse
from ..table.table import Table
from ..table.wire import AnyCommand, Done, Explained, Hinted, NotDone
from . import metrics
from .bot_process import HintTask
from .identity import new_table
from .news import encode
from .problems import NotServed
from .records import Person, PlanRow
from .room import Room
from .viewer import Viewer

Answer = list[Struct]
_log = structlog.get_logger("bots")


async def carry_out(room: Room, person: Person, command: AnyCommand, viewer: Viewer | None) -> Answer:
    """Returns the reply. If a viewer is given, also pushes the reply and all news to it. Raises NotAllowed."""
    kind = str(command.__struct_config__.tag)
    try:
        answer = await _do(room, person, command, viewer)
    except NotAllowed as error:
        metrics.command(kind, "stale" if error.stale else "refused")
        if viewer is not None:
            not_done = NotDone(error.refusal, command.id, error.stale)
            if error.stale:
                viewer.game = None
                async with room.held() as table:
                    room.show_one(table, viewer, [not_done])
            else:
                viewer.push([encode(not_done)])
        raise
    except Exception:
        metrics.command(kind, "failed")
        raise
    metrics.command(kind, "done")
    return answer


async def _do(room: Room, person: Person, command: AnyCommand, viewer: Viewer | None) -> Answer:
    if not person.id and not isinstance(command, wire.Look):
        raise refuse("server-unknown-visitor")
    _check_keeping(room, person, command)
    room.seen[person.id] = time.monotonic()
    if isinstance(command, wire.Hint):
        return await _hint(room, person, command, viewer)
    async with room.held() as table:
        if viewer is not None and viewer.closed:
            return []  # the person was thrown out while this was on its way
        if isinstance(command, wire.Look):
            return _look(room, table, command, viewer)
        if isinstance(command, wire.Ask | wire.Foresee | wire.WhyNot):
            return _told(viewer, _answer(table, person, command))
        if isinstance(command, wire.Plan):
            await _plan(room, table, person, command)
        else:
            decided = await room.change(_decide(room, person, command))
            if decided.go_on is not None:
                return _told(viewer, [wire.GoOn(table.begun(decided.go_on), command.id)])
        done: Answer = [Done(command.id)]
        room.show(await room.fresh(), {viewer: [encode(news) for news in done]} if viewer is not None else None)
        return done


def _check_keeping(room: Room, person: Person, command: AnyCommand) -> None:
    """Raises NotServed if the server would keep too much for one person."""
    limits = room.hall.limits
    if not limits.on or isinstance(command, wire.Look | wire.Ask | wire.Foresee | wire.WhyNot | wire.Hint):
        return
    if isinstance(command, wire.Write) and not limits.allow("chat", person.id, len(command.text)):
        raise NotServed(429, "server-chat-most")
    if not limits.allow("plans" if isinstance(command, wire.Plan) else "changes", person.id):
        raise NotServed(429, "server-too-many")


def _decide(room: Room, person: Person, command: AnyCommand) -> Callable[[Table], Decided]:
    fresh = ""
    if isinstance(command, wire.Start):
        fresh = secrets.token_hex(16)
    elif isinstance(command, wire.Rematch):
        fresh = new_table()
    present = room.lately() if isinstance(command, wire.Kick) else ()  # no other command needs to know who is present
    return lambda table: table.decide(command, person.id, time.time(), fresh, name=person.name, present=present)


def _look(room: Room, table: Table, command: wire.Look, viewer: Viewer | None) -> Answer:
    if viewer is None:
        raise refuse("server-only-for-sockets")
    table.check_sight(viewer.person, command.seat)
    viewer.seat, viewer.text, viewer.follows = command.seat, command.text, False
    viewer.game, viewer.events = None, 0
    done: Answer = [Done(command.id)]
    room.show_one(table, viewer, done)
    return done


def _seat(table: Table, person: Person, command: wire.Ask | wire.Foresee | wire.WhyNot | wire.Plan | wire.Hint) -> int:
    """Returns the seat a question is for. Raises NotAllowed if the table refuses it."""
    table.decide(command, person.id, time.time())
    return table.seat_for(person.id, command.seat)


def _answer(table: Table, person: Person, command: wire.Ask | wire.Foresee | wire.WhyNot) -> Answer:
    seat = _seat(table, person, command)
    if isinstance(command, wire.WhyNot):
        return [Explained(command.notation, table.why_not(seat, command.notation), command.id)]
    found = table.ask(seat, command.so_far) if isinstance(command, wire.Ask) else table.foresee(seat, command.so_far)
    return [found, Done(command.id)] if command.id else [found]


async def _plan(room: Room, table: Table, person: Person, command: wire.Plan) -> None:
    seat = _seat(table, person, command)
    await room.keep_plan(PlanRow(seat, person.id, len(table.told), json.encode(command.steps)))
    room.driver.attend(table)


async def _hint(room: Room, person: Person, command: wire.Hint, viewer: Viewer | None) -> Answer:
    """Returns a hint. The table is released while the master bot thinks."""
    if not room.hall.limits.allow("think", person.id):
        raise NotServed(429, "server-too-many")
    async with room.held() as table:
        seat = _seat(table, person, command)
        table.ask(seat, ())  # raises an error if the seat has no question
        version = table.version
        task = HintTask(game=table.facts.opened.game, seat=seat, view=json.encode(table.view(seat)))
    try:
        advice: Advice = await room.hall.bots.ask(task, person.id, room.id)
    except Exception as error:
        _log.warning("no-hint", game=task.game, why=repr(error))
        raise refuse("server-no-hint") from error
    async with room.held() as table:
        because: tuple[Message, ...] = ()
        if table.version == version:
            because = table.foresee(seat, advice.best[:-1]).outcomes.get(str(advice.best[-1]), ())
        return _told(viewer, [_hinted(version, advice, because, command.id)])


def _hinted(version: int, advice: Advice, because: tuple[Message, ...], id: str | None) -> Hinted:
    label = spec_of(advice.game).label
    return Hinted(
        version=version,
        picks=advice.best,
        because=because,
        id=id,
        chance=round(100 * advice.chance),
        score=round(advice.score),
        share=round(100 * advice.share),
        other=tuple(label(pick) for pick in advice.next_best or ()),
        other_chance=round(100 * advice.next_chance),
        other_score=round(advice.next_score),
    )


def _told(viewer: Viewer | None, answer: Answer) -> Answer:
    """Returns the answer and pushes it to the viewer alone: it changes nothing, so there is no other news."""
    if viewer is not None:
        viewer.push([encode(news) for news in answer])
    return answer
