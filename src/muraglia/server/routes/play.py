"""Endpoints for playing: a socket for pages, a stream of lines and plain requests for programs. All use the types in `table.wire`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.params import Body, Parameter
from litestar.response import Stream
from litestar.types import Receive, Send
from msgspec import DecodeError, json

from ...kernel.message import Message, Refusal
from ...table.not_allowed import NotAllowed
from ...table.wire import AnyCommand, AnyNews, Foresee, Hint, NotDone
from .. import metrics
from ..commands import carry_out
from ..folding import Unreadable
from ..hall import Hall
from ..inbox import Inbox
from ..limits import Bucket
from ..news import encode
from ..people import NOBODY, People
from ..problems import PROBLEMS, NotServed, problem_for
from ..records import Person
from ..room import Room
from ..sockets import Socket, socket_of
from ..storage import Unavailable
from ..viewer import Viewer

GONE = 4404  # close code: there is no such table
RESTART = 1012  # close code: the server is shutting down, the database is away, or the connection was too slow; reconnect
HEARTBEAT = 15.0  # seconds between empty lines on a quiet stream

_COSTS: dict[type, float] = {Hint: 10.0, Foresee: 2.0}  # commands that count as more than one

_decoder: json.Decoder[Any] = json.Decoder(AnyCommand)


@websocket("/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], people: People, hall: Hall, table_id: str) -> None:
    """Connects to a table. `?seat=N` shows it from that seat, -1 as an onlooker; without it, from your own seat."""
    await socket.accept()
    try:
        room = await hall.room(table_id)
        person = await people.asking(socket, table_id) or NOBODY
        line = socket_of(socket.scope)
        viewer = Viewer(person.id, _seat(socket.query_params.get("seat")), line.write if line is not None else None)
        await room.enter(viewer)
    except (NotServed, Unreadable) as error:
        await socket.close(GONE, reason=str(error))
        return
    except Unavailable:
        await socket.close(RESTART)
        return
    metrics.connections.labels("socket").inc()
    said = Inbox()
    # Separate tasks wake up without passing through all the middleware around this function.
    hearing = asyncio.create_task(_hear(said, line, room, person, viewer, hall.settings.rate))
    sending = asyncio.create_task(_send(socket.send, viewer))
    if line is not None:
        line.listen(said)
    try:
        await _listen(socket.receive, said)
        await hearing
    finally:
        metrics.connections.labels("socket").dec()
        viewer.close()
        hearing.cancel()
        sending.cancel()
        hall.later(room.leave, viewer)


def _seat(word: str | None) -> int | None:
    return int(word) if word is not None and ((word.isascii() and word.isdigit() and len(word) == 1) or word == "-1") else None


async def _next_lines(viewer: Viewer, seconds: float | None = None) -> bytes:
    """Returns everything that is waiting, as lines. It is empty if the connection is closed or nothing came in time."""
    ready = viewer.ready()
    if ready is not None:
        try:
            await (ready if seconds is None else asyncio.wait_for(ready, seconds))
        except TimeoutError:
            return b""
    return viewer.take()


async def _send(send: Send, viewer: Viewer) -> None:
    try:
        while not viewer.closed:
            lines = await _next_lines(viewer)
            if lines:
                await send({"type": "websocket.send", "bytes": None, "text": lines.decode()})
        await send({"type": "websocket.close", "code": RESTART, "reason": ""})
    except (OSError, RuntimeError):  # the other side disconnected first
        return


async def _listen(receive: Receive, said: Inbox) -> None:
    """Puts received messages into the inbox until the other side disconnects."""
    while (heard := await receive())["type"] == "websocket.receive":
        said.put((heard.get("text") or "").encode() or heard.get("bytes") or b"")
    said.put(None)


async def _hear(said: Inbox, line: Socket | None, room: Room, person: Person, viewer: Viewer, rate: float) -> None:
    bucket = Bucket(rate, 2 * rate)
    while True:
        ready = said.ready()
        if ready is not None:
            await ready
        text = said.take()
        if text is None:
            return
        if line is not None:
            line.heard()
        try:
            command = _decoder.decode(text)
        except (DecodeError, UnicodeDecodeError, RecursionError) as error:
            metrics.refused.labels("server-bad-request").inc()
            viewer.push([encode(_refused(None, "server-bad-request", why=str(error)))])
            continue
        if rate and not bucket.take(_COSTS.get(type(command), 1.0)):
            metrics.refused.labels("server-too-many").inc()
            viewer.push([encode(_refused(command.id, "server-too-many"))])
            continue
        try:
            await carry_out(room, person, command, viewer)
        except NotAllowed:
            continue  # the refusal has already been sent
        except Exception as error:  # whatever it was, they are told, and the next command may work
            viewer.push([encode(NotDone(problem_for(error, command=type(command).__name__)[1].refusal, command.id))])


def _refused(id: str | None, message: str, **args: str) -> NotDone:
    return NotDone(Refusal("", Message(message, dict(args))), id)


# For programs


@get("/{table_id:str}/stream", media_type="application/x-ndjson", tags=["bots"], responses=PROBLEMS)
async def stream(
    request: Request[Any, Any, Any], people: People, hall: Hall, table_id: str, seat: Annotated[int | None, Parameter(ge=-1, le=7)] = None
) -> Stream:
    """Sends everything a page would receive, one JSON object per line, with occasional empty lines. Use a seat's token or your cookie."""
    room = await hall.room(table_id)
    person = await people.asking(request, table_id) or NOBODY
    viewer = Viewer(person.id, seat)
    await room.enter(viewer)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(_lines(hall, room, viewer), media_type="application/x-ndjson", headers=headers)


async def _lines(hall: Hall, room: Room, viewer: Viewer) -> AsyncIterator[bytes]:
    metrics.connections.labels("stream").inc()
    try:
        while not viewer.closed:
            lines = await _next_lines(viewer, HEARTBEAT)
            yield lines + b"\n"
    finally:
        metrics.connections.labels("stream").dec()
        viewer.close()
        hall.later(room.leave, viewer)


@post("/{table_id:str}/commands", status_code=200, tags=["bots"], responses=PROBLEMS)
async def command(
    request: Request[Any, Any, Any], people: People, hall: Hall, table_id: str, data: Annotated[AnyCommand, Body()]
) -> Response[AnyNews]:
    """Carries out a command at a table, the same as over a socket. A refusal is a 409 that gives the reason."""
    room = await hall.room(table_id)
    person = await people.asking(request, table_id) or NOBODY
    answer = await carry_out(room, person, data, None)
    return Response(encode(answer[0]), media_type="application/json")  # type: ignore[arg-type]


router = Router("/api/tables", route_handlers=[socket, stream, command])
