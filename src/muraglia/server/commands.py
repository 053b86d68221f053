"""Carries out the commands that people send to a table, over a socket or over HTTP. This is the one place that tells them apart."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Container
from typing import Any

import structlog
from msgspec import Struct, json

from ..advice import Advice
from ..games import spec_of
from ..kernel.message import Message
from ..table import wire
from ..table.council import council_of
from ..table.deciding import Decided
from ..table.entries import Vacation
from ..table.not_allowed import NotAllowed, refuse
from ..table.standing import stand
from ..table.table import Table
from ..table.vacation import vacation
from ..table.wire import AnyCommand, Companion, Done, Explained, Hinted, NotDone, Pointed
from . import metrics
from .bot_process import HintTask
from .connection import Viewer, encode
from .gathering import MOST, companion_of
from .identity import new_table
from .problems import NotServed, problem_for
from .records import Person, PlanRow
from .room import Room
from .server_time import server_now
from .standing_answers import StandingRow, keep_standing

Answer = list[Struct]
_log = structlog.get_logger("bots")


async def reply(room: Room, person: Person, viewer: Viewer, command: AnyCommand) -> None:
    """Carries out a command that came over a socket. Whatever goes wrong, the viewer is told, and the next command may work."""
    try:
        try:
            await carry_out(room, person, command, viewer)
        except NotAllowed as error:
            await _refuse(room, viewer, NotDone(error.refusal, command.id, error.stale))
    except Exception as fault:  # a name of its own: compiled, `error` holds only a NotAllowed
        viewer.push([encode(NotDone(problem_for(fault, command=type(command).__name__)[1].refusal, command.id))])


async def _refuse(room: Room, viewer: Viewer, not_done: NotDone) -> None:
    """Sends a refusal. A page that was behind gets the whole view again with it."""
    if not not_done.stale:
        viewer.push([encode(not_done)])
        return
    viewer.game = None
    async with room.held() as table:
        room.show_one(table, viewer, [not_done])


async def carry_out(room: Room, person: Person, command: AnyCommand, viewer: Viewer | None) -> Answer:
    """Returns the answer. If a viewer is given, also pushes the answer and all news to it. Raises NotAllowed."""
    kind = str(command.__struct_config__.tag)
    try:
        if not person.id and not isinstance(command, wire.Look):
            raise refuse("server-unknown-visitor")
        room.seen[person.id] = time.monotonic()
        answer = await _HANDLERS.get(type(command), _change)(room, person, command, viewer)
    except NotAllowed as error:
        metrics.command(kind, "stale" if error.stale else "refused")
        raise
    except Exception:
        metrics.command(kind, "failed")
        raise
    metrics.command(kind, "done")
    return answer


def _count(room: Room, person: Person, kind: str) -> None:
    """Raises NotServed if a person has had too much of this kind (`limits.py`)."""
    if not room.hall.limits.allow(kind, person.id):
        raise NotServed(429, "server-too-many")


# Commands that change the table: its own rules decide (`table/deciding.py`)


async def _change(room: Room, person: Person, command: AnyCommand, viewer: Viewer | None) -> Answer:
    if isinstance(command, wire.Write) and not room.hall.limits.allow("chat", person.id, len(command.text)):
        raise NotServed(429, "server-chat-most")
    _count(room, person, "changes")
    if not room.hall.limits.allow("network changes", room.hall.networks.of(person.id)):
        raise NotServed(429, "server-too-many")
    reachable = await room.hall.notices.reachable(room) if isinstance(command, wire.Nudge) else ()
    async with room.held() as table:
        if viewer is not None and viewer.closed_with:
            return []  # the person was thrown out while this was on its way
        decided = await room.change(_decide(room, person, command, reachable))
        if decided.go_on is not None:
            return _told(viewer, [wire.GoOn(table.begun(decided.go_on), command.id)])
        if isinstance(command, wire.Start):
            room.hall.later(room.hall.vacations.tell_of_all, room)
        elif isinstance(command, wire.Sit):
            room.hall.later(room.hall.vacations.tell, room, person.id)
        elif any(isinstance(entry, Vacation) for entry in decided.entries):
            room.hall.later(room.hall.vacations.end, person.id)
        return await _done(room, command, viewer)


def _decide(room: Room, person: Person, command: AnyCommand, reachable: Container[str]) -> Callable[[Table], Decided]:
    fresh = ""
    if isinstance(command, wire.Start):
        fresh = secrets.token_hex(16)
    elif isinstance(command, wire.Rematch):
        fresh = new_table()
    present = room.lately() if isinstance(command, wire.Kick) else ()  # no other command needs to know who is present

    def decide(table: Table) -> Decided:
        now = server_now()
        decided = table.decide(command, person.id, now, fresh, name=person.name, present=present, reachable=reachable)
        if isinstance(command, wire.Choose) and decided.entries:  # who answers is back
            decided.entries += vacation(table, person.id, None, now)
        return decided

    return decide


async def _plan(room: Room, person: Person, command: wire.Plan, viewer: Viewer | None) -> Answer:
    _count(room, person, "plans")
    async with room.held() as table:
        seat = table.playing_seat(person.id, command.seat)
        await room.keep_plan(PlanRow(seat, person.id, len(table.told), json.encode(command.steps)))
        room.driver.attend(table)
        return await _done(room, command, viewer)


async def _stand(room: Room, person: Person, command: wire.Stand, viewer: Viewer | None) -> Answer:
    _count(room, person, "plans")
    async with room.held() as table:
        seat = table.playing_seat(person.id, command.seat)
        answer = stand(table, command)
        await keep_standing(room, StandingRow(seat, answer.question, person.id, len(table.told), json.encode(answer)))
        room.driver.attend(table)
        return await _done(room, command, viewer)


async def _done(room: Room, command: AnyCommand, viewer: Viewer | None) -> Answer:
    """Returns the answer to a change and shows the change to everybody."""
    done: Answer = [Done(command.id)]
    room.show(await room.fresh(), {viewer: [encode(news) for news in done]} if viewer is not None else None)
    return done


# Commands that only ask


async def _look(room: Room, person: Person, command: wire.Look, viewer: Viewer | None) -> Answer:
    if viewer is None:
        raise refuse("server-only-for-sockets")
    async with room.held() as table:
        table.check_sight(viewer.person, command.seat)
        viewer.seat, viewer.text, viewer.follows = command.seat, command.text, False
        viewer.game, viewer.events = None, 0
        done: Answer = [Done(command.id)]
        room.show_one(table, viewer, done)
        return done


async def _gather(room: Room, person: Person, command: wire.Gather, viewer: Viewer | None) -> Answer:
    _count(room, person, "gather")
    if viewer is None:
        raise refuse("server-only-for-sockets")
    async with room.held() as table:
        moment = _shown_moment(table, command)
        if len(room.gathering.people()) >= MOST:
            raise refuse("server-gathering-full", count=MOST)
        room.gathering.join(viewer, companion_of(table, person.id, person.name), moment, command.seat)
    return _told(viewer, [Done(command.id)])


async def _lead(room: Room, person: Person, command: wire.Lead, viewer: Viewer | None) -> Answer:
    _count(room, person, "lead")
    async with room.held() as table:
        moment = _shown_moment(table, command)
        room.gathering.lead(_gathered(viewer), moment, command.seat)
    return _told(viewer, [Done(command.id)])


def _shown_moment(table: Table, command: wire.Gather | wire.Lead) -> int:
    """Returns the moment that is to be shown to everybody. Raises NotAllowed while the game runs: something is hidden still."""
    if table.facts.status != "over":
        raise refuse("table-not-over")
    if command.seat >= len(table.facts.seats):
        raise refuse("table-no-such-seat", count=len(table.facts.seats))
    return min(max(command.moment, table.playing.first_moment), table.playing.length)


async def _depart(room: Room, person: Person, command: wire.Depart, viewer: Viewer | None) -> Answer:
    room.gathering.depart(_gathered(viewer))
    return _told(viewer, [Done(command.id)])


async def _point(room: Room, person: Person, command: wire.Point, viewer: Viewer | None) -> Answer:
    """Shows a place of the board to those who look at it, in every process. It is written nowhere."""
    _count(room, person, "points")
    async with room.held() as table:
        by = _pointing(table, person, command, viewer)
    pointed = encode(Pointed(by, command.place, command.x, command.y))
    room.show_pointed(pointed)
    await room.hall.store.tell(f"pointed {room.id} {pointed.decode()}")
    return _told(viewer, [Done(command.id)])


def _pointing(table: Table, person: Person, command: wire.Point, viewer: Viewer | None) -> Companion:
    """Returns who points: a player at a place that the game names; after the end, any of those who look back together."""
    if table.facts.status == "over":
        companion = _gathered(viewer).companion
        assert companion is not None
        return companion
    seat = table.playing_seat(person.id, command.seat)
    if command.place not in council_of(table).places:
        raise refuse("table-no-place")
    return Companion(seat, table.facts.seats[seat].name)


def _gathered(viewer: Viewer | None) -> Viewer:
    """Returns the viewer, who must be one of those who look back together."""
    if viewer is None or viewer.companion is None:
        raise refuse("server-not-gathered")
    return viewer


async def _ask(room: Room, person: Person, command: wire.Ask, viewer: Viewer | None) -> Answer:
    async with room.held() as table:
        return _found(viewer, table.ask(table.playing_seat(person.id, command.seat), command.so_far), command.id)


async def _foresee(room: Room, person: Person, command: wire.Foresee, viewer: Viewer | None) -> Answer:
    async with room.held() as table:
        return _found(viewer, table.foresee(table.playing_seat(person.id, command.seat), command.so_far), command.id)


async def _why_not(room: Room, person: Person, command: wire.WhyNot, viewer: Viewer | None) -> Answer:
    async with room.held() as table:
        why = table.why_not(table.playing_seat(person.id, command.seat), command.notation)
        return _told(viewer, [Explained(command.notation, why, command.id)])


async def _hint(room: Room, person: Person, command: wire.Hint, viewer: Viewer | None) -> Answer:
    """Returns a hint. The table is released while the master bot thinks."""
    _count(room, person, "think")
    async with room.held() as table:
        seat = table.playing_seat(person.id, command.seat)
        table.check_hints()
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


def _found(viewer: Viewer | None, found: Struct, id: str | None) -> Answer:
    return _told(viewer, [found, Done(id)] if id else [found])


def _told(viewer: Viewer | None, answer: Answer) -> Answer:
    """Returns the answer and pushes it to the viewer alone: it changes nothing, so there is no other news."""
    if viewer is not None:
        viewer.push([encode(news) for news in answer])
    return answer


# All others change the table.
_HANDLERS: dict[type, Callable[[Room, Person, Any, Viewer | None], Awaitable[Answer]]] = {
    wire.Look: _look,
    wire.Ask: _ask,
    wire.Foresee: _foresee,
    wire.WhyNot: _why_not,
    wire.Hint: _hint,
    wire.Plan: _plan,
    wire.Stand: _stand,
    wire.Gather: _gather,
    wire.Lead: _lead,
    wire.Depart: _depart,
    wire.Point: _point,
}
