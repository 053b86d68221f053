"""Endpoints for playing: a socket for pages, a stream of lines and plain requests for programs. All use the types in `table.wire`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Body, Parameter
from litestar.response import Stream

from ...table.wire import AnyCommand, AnyNews
from .. import metrics
from ..commands import carry_out, reply
from ..connection import GONE, RESTART, Pace, Viewer, encode, listen
from ..folding import Unreadable
from ..hall import Hall
from ..people import NOBODY, People
from ..problems import PROBLEMS, NotServed
from ..room import Room
from ..storage import Unavailable

HEARTBEAT = 15.0  # seconds between empty lines on a quiet stream


@websocket("/{table_id:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], people: People, hall: Hall, table_id: str) -> None:
    """Connects to a table. `?seat=N` shows it from that seat, -1 as an onlooker; without it, from your own seat."""
    await socket.accept()
    try:
        room = await hall.room(table_id)
        person = await people.asking(socket, table_id) or NOBODY
        viewer = Viewer(person.id, _seat(socket.query_params.get("seat")))
        await room.enter(viewer)
    except (NotServed, Unreadable) as error:
        too_fast = isinstance(error, NotServed) and error.status == 429
        await socket.close(RESTART if too_fast else GONE, reason=str(error))
        return
    except Unavailable:
        await socket.close(RESTART)
        return
    metrics.connections.labels("socket").inc()
    # Tasks of their own, because what wakes up here would pass through all the layers around this function.
    listening = asyncio.create_task(listen(socket.receive, viewer, partial(reply, room, person, viewer), Pace(hall.settings.rate)))
    sending = asyncio.create_task(viewer.send_all(socket.send))
    try:
        await sending
    except TimeoutError:  # closed, and the other side does not read even that
        pass
    except (OSError, WebSocketDisconnect):  # the other side disconnected first; what it sent before that still counts
        await listening
    finally:
        metrics.connections.labels("socket").dec()
        viewer.close()
        listening.cancel()
        sending.cancel()
        hall.later(room.leave, viewer)


def _seat(word: str | None) -> int | None:
    return int(word) if word is not None and ((word.isascii() and word.isdigit() and len(word) == 1) or word == "-1") else None


# For programs


@get("/{table_id:str}/stream", media_type="application/x-ndjson", tags=["bots"], responses=PROBLEMS)
async def stream(
    request: Request[Any, Any, Any], people: People, hall: Hall, table_id: str, seat: Annotated[int | None, Parameter(ge=-1, le=7)] = None
) -> Stream:
    """Sends everything a page would receive, one JSON object per line, with occasional empty lines. Use a seat's token or your cookie."""
    room = await hall.room(table_id)
    person = await people.asking(request, table_id) or NOBODY
    viewer = Viewer(person.id, seat)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(_lines(hall, room, viewer), media_type="application/x-ndjson", headers=headers)


async def _lines(hall: Hall, room: Room, viewer: Viewer) -> AsyncIterator[bytes]:
    metrics.connections.labels("stream").inc()
    try:
        await room.enter(viewer)  # here, because a program that has left already never comes to `finally` otherwise
        while not viewer.closed_with:
            yield await viewer.next_lines(HEARTBEAT) + b"\n"
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
