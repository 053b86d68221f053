"""Endpoints for tables: opening, finding, joining, reviewing, and what belongs to one person at a table."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post, put
from litestar.params import Parameter

from ...table.deciding import seat_at, seat_to_take
from ...table.not_allowed import NotAllowed, refuse
from ...table.text import one_line
from ...table.wire import GameView, Sit, TableEntry, TableView
from .. import records
from ..bodies import (
    Chair,
    Found,
    Invitation,
    Invite,
    Join,
    LookBack,
    NewTable,
    Note,
    PastEvents,
    TableNotices,
    Token,
    TokenWish,
    Try,
    TryText,
)
from ..branching import Beginning, from_moment, from_text, table_of
from ..codes import read_table_code
from ..commands import carry_out
from ..folding import Unreadable
from ..gate import source
from ..hall import Hall
from ..identity import hash_of, known_as, new_outside_bot, new_secret, seat_invited
from ..limits import MOST_NOTES, Limits
from ..looking_back import Look
from ..names import propose_name
from ..people import NOBODY, People
from ..problems import PROBLEMS, NotServed
from ..records import Person, TokenRow
from ..room import Room

Ask = Request[Any, Any, Any]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=-1, le=7, description="Whose view; -1: an onlooker's; without it your own.")]
MOST_LISTED = 50
MOST_OF_ONE = 3  # tables of the same person in the lobby
MOST_EVENTS = 1000


async def _entries(hall: Hall, table_ids: list[str], person: str, named: bool = False) -> list[TableEntry]:
    """Returns tables for a list. `named`: with a name for each person that is always the same for the one who asks."""
    entries: list[TableEntry] = []
    for table_id in table_ids:
        try:
            room = await hall.room(table_id)
            async with room.held() as table:
                people = tuple(known_as(person, seat.person) for seat in table.facts.seats) if named else ()
                entries.append(TableEntry(room.table_view(table, person), tuple(table.thinking()), table.facts.since, people))
        except (NotServed, Unreadable):  # removed in the meantime, or damaged: list the others
            continue
    return entries


@get("/", responses=PROBLEMS)
async def lobby(request: Ask, people: People, hall: Hall) -> list[TableEntry]:
    """Returns public tables with open seats, newest first."""
    person = await people.known(request) or NOBODY
    return await _entries(hall, await hall.store.read(lambda connection: records.lobby(connection, MOST_LISTED, MOST_OF_ONE)), person.id)


@get("/mine", responses=PROBLEMS)
async def mine(request: Ask, people: People, hall: Hall, skip: Number = 0, finished: bool | None = None) -> list[TableEntry]:
    """Returns the tables where you have a seat or are the host, at most 50 from number `skip` on, those that are not finished first.

    `finished` leaves only these, or only the others.
    """
    person = await people.known(request)
    if person is None:
        return []
    ids = await hall.store.read(lambda connection: records.tables_of(connection, person.id, MOST_LISTED, skip, finished))
    return await _entries(hall, ids, person.id, named=True)


@post("/", responses=PROBLEMS)
async def open_table(request: Ask, people: People, hall: Hall, data: NewTable) -> TableView:
    """Opens a table and returns it. With `start` and bots on all other seats, the game begins at once."""
    person = await people.made_known(request)
    await people.check_opening(request, person)
    room = await hall.open(person, data)
    async with room.held() as table:
        return room.table_view(table, person.id)


@post("/from-text", responses=PROBLEMS)
async def try_text(request: Ask, people: People, hall: Hall, data: TryText) -> TableView:
    """Opens a table that starts from a position text, or from a moment of a record."""
    return await _branch(request, people, hall, from_text(data.text, data.moment), data.chair)


@post("/{table_id:str}/branch", responses=PROBLEMS)
async def try_moment(request: Ask, people: People, hall: Hall, table_id: str, data: Try) -> TableView:
    """Opens a table that starts at a moment of this finished game."""
    async with (await hall.room(table_id)).held() as table:
        beginning = from_moment(table, data.moment)
    return await _branch(request, people, hall, beginning, data.chair)


async def _branch(request: Ask, people: People, hall: Hall, beginning: Beginning, chair: Chair) -> TableView:
    if chair.seat >= beginning.players:
        raise refuse("table-no-such-seat", count=beginning.players)
    person = await people.made_known(request)
    await people.check_opening(request, person)
    room = await hall.open(person, table_of(beginning, chair), beginning)
    async with room.held() as table:
        return room.table_view(table, person.id)


@get("/{table_id:str}", responses=PROBLEMS)
async def table_view(request: Ask, people: People, hall: Hall, table_id: str) -> TableView:
    """Returns everything about a table except the game."""
    person = await people.asking(request, table_id) or NOBODY
    room = await hall.room(table_id)
    async with room.held() as table:
        return room.table_view(table, person.id)


@post("/{table_id:str}/invitation", status_code=200, responses=PROBLEMS)
async def invitation(request: Ask, people: People, hall: Hall, table_id: str, data: Invite) -> Invitation:
    """Returns what a visitor with a link is offered before they sit down."""
    room = await hall.room(table_id)
    meant = await _invited(request, people, room, data.invite)
    person = await people.known(request) or NOBODY
    async with room.held() as table:
        seats = table.facts.seats
        name = person.name or propose_name([seat.name for seat in seats])
        if meant is not None and seats[meant].is_free:
            return Invitation(meant, False, name)
        try:
            return Invitation(seat_to_take(table, table.seats_of(person.id)), meant is not None, name)
        except NotAllowed:
            return Invitation(None, meant is not None, name)


@post("/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join(request: Ask, people: People, hall: Hall, table_id: str, data: Join) -> TableView:
    """Sits down at the seat of an invite, at a seat by its number, or at the first open one. Returns the table."""
    room = await hall.room(table_id)
    invited = await _invited(request, people, room, data.invite)
    wished = data.seat if invited is None else invited
    name = None if data.name is None else one_line(data.name)
    if name == "":
        raise refuse("table-name-empty")
    person = await people.known(request) or NOBODY
    async with room.held() as table:
        own = table.seats_of(person.id)
        seat = seat_at(table, wished if wished is not None else own[0] if own else seat_to_take(table, own))
        is_back = bool(own) and (wished is None or wished in own) and not any(table.facts.seats[number].left for number in own)
    person = await people.made_known(request, name, data.colour or seat.colour)
    if name is not None and name != person.name:
        person = Person(person.id, name, person.colour)
        await hall.store.write(lambda connection: records.rename(connection, person.id, person.name, person.colour))
    if not is_back:
        await carry_out(room, person, Sit(seat=wished, name=person.name, colour=data.colour), None)
    async with room.held() as table:
        return room.table_view(table, person.id)


async def _invited(request: Ask, people: People, room: Room, invite: str | None) -> int | None:
    """Returns the seat that an invite is for, or None without one. Wrong invites are refused, and too many of them are slowed down."""
    if invite is None:
        return None

    async def look() -> int | None:
        async with room.held() as table:
            return seat_invited(room.invite_key, invite, len(table.facts.seats))

    return await people.look_up(request, look, NotServed(404, "server-wrong-invite"))


@get("/{table_id:str}/log", responses=PROBLEMS)
async def past_events(
    request: Ask, people: People, hall: Hall, table_id: str, first: Number, last: Number, seat: Seat = None
) -> PastEvents:
    """Returns events by number, from `first` up to but not including `last`; at most 1,000."""
    person = await people.asking(request, table_id) or NOBODY
    async with (await hall.room(table_id)).held() as table:
        eyes = _eyes(table.seats_of(person.id), seat)
        table.check_sight(person.id, eyes)
        return PastEvents(first, table.log(eyes, first, min(last, first + MOST_EVENTS)))


@get("/{table_id:str}/moments/{number:int}", responses=PROBLEMS)
async def moment(request: Ask, people: People, hall: Hall, table_id: str, number: int, seat: Seat = None, text: bool = False) -> GameView:
    """Returns the game as a seat saw it after `number` choices; after the end, from any seat."""
    person = await people.asking(request, table_id) or NOBODY
    async with (await hall.room(table_id)).held() as table:
        eyes = _eyes(table.seats_of(person.id), seat)
        table.check_sight(person.id, eyes)
        return table.moment(eyes, number, text)


@get("/{table_id:str}/record", media_type="text/plain", responses=PROBLEMS)
async def record(request: Ask, people: People, hall: Hall, table_id: str, seat: Seat = None) -> Response[str]:
    """Returns the game as text: while it runs, as a seat knows it; afterwards, completely."""
    person = await people.asking(request, table_id) or NOBODY
    async with (await hall.room(table_id)).held() as table:
        eyes = _eyes(table.seats_of(person.id), seat)
        table.check_sight(person.id, eyes)
        text = table.record(None if table.facts.status == "over" else eyes)
        name = f"{table.facts.opened.game}-{table.facts.opened.code.lower()}.txt"
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/{table_id:str}/analysis", responses=PROBLEMS)
async def analysis(request: Ask, people: People, hall: Hall, limits: Limits, table_id: str) -> LookBack:
    """Returns a review of a finished game: every seat's chance of winning, and its costliest decisions. The first request starts it."""
    person = await people.known(request)
    payer = person.id if person is not None else source(request.scope)
    room = await hall.room(table_id)
    async with room.held() as table:
        if table.facts.status != "over":
            raise NotServed(409, "table-not-over")
        look = hall.looking_back.known(table_id)
        if look is None:
            if not limits.allow("think", payer):
                raise NotServed(429, "server-too-many")
            look = Look(table, payer)
            hall.looking_back.begin(look)
            hall.later(hall.looking_back.work, look, table.record(None))
    return look.told()


def _eyes(own: list[int], seat: int | None) -> int:
    return seat if seat is not None else own[0] if own else -1


@get("/{table_id:str}/note", responses=PROBLEMS)
async def read_note(request: Ask, people: People, hall: Hall, table_id: str) -> Note:
    """Returns your private note about this table."""
    person = await people.must_be_known(request)
    await hall.room(table_id)
    return Note(await hall.store.read(lambda connection: records.note_of(connection, table_id, person.id)))


@put("/{table_id:str}/note", status_code=204, responses=PROBLEMS)
async def write_note(request: Ask, people: People, hall: Hall, table_id: str, data: Note) -> None:
    """Keeps a private note about this table; an empty one is removed."""
    person = await people.must_be_known(request)
    await hall.room(table_id)
    if not hall.limits.allow("notes", person.id):
        raise NotServed(429, "server-too-many")
    count = await hall.store.read(lambda connection: records.count_notes(connection, person.id, table_id))
    if data.text and count >= MOST_NOTES:
        raise NotServed(409, "server-notes-most", count=count)
    await hall.store.write(lambda connection: records.put_note(connection, table_id, person.id, data.text))


@post("/{table_id:str}/tokens", responses=PROBLEMS)
async def give_token(request: Ask, people: People, hall: Hall, table_id: str, data: TokenWish) -> Token:
    """Returns a token with which an outside bot plays an open seat, replacing the previous one. Only for the host."""
    person = await people.must_be_known(request)
    room = await hall.room(table_id)
    async with room.held() as table:
        if table.facts.opened.host != person.id:
            raise NotServed(403, "table-not-host")
        taken = table.facts.seats[data.seat] if data.seat < len(table.facts.seats) else None
        bot = taken.person if taken is not None and taken.kind == "outside-bot" else new_outside_bot()
    if taken is None or taken.kind != "outside-bot":
        name = data.name or f"Bot {secrets.token_hex(2)}"
        await carry_out(room, Person(bot, name, "a"), Sit(seat=data.seat, name=name), None)
    token = new_secret()
    await hall.store.write(lambda connection: records.put_token(connection, hash_of(token), TokenRow(table_id, data.seat, bot)))
    hall.throw_out(bot, table_id)  # the program that plays with the replaced token
    return Token(token, data.seat)


@put("/{table_id:str}/notices", status_code=204, responses=PROBLEMS)
async def set_notices(request: Ask, people: People, hall: Hall, table_id: str, data: TableNotices) -> None:
    """Sets whether you are told at this table when it is your turn and you are away."""
    person = await people.must_be_known(request)
    room = await hall.room(table_id)
    async with room.held() as table:
        table.seat_for(person.id, None)
    await hall.notices.wish(room, person.id, data.on)


@get("/api/find/{code:str}", tags=["tables"], responses=PROBLEMS)
async def find(request: Ask, people: People, hall: Hall, code: str) -> Found:
    """Returns the table with a typed code, such as WOLF-2741."""

    async def look() -> str | None:
        return await hall.store.read(lambda connection: records.table_by_code(connection, read_table_code(code)))

    return Found(await people.look_up(request, look, NotServed(404, "server-wrong-code")))


router = Router(
    "/api/tables",
    route_handlers=[
        lobby, mine, open_table, try_text, try_moment, table_view, invitation, join, past_events, moment, record, analysis, read_note,
        write_note, give_token, set_notices,
    ],
    tags=["tables"],
)  # fmt: skip
