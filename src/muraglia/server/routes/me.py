"""Endpoints for the person themselves: name, colour, other devices, and deleting their data."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post, put

from ...table.not_allowed import refuse
from ...table.text import one_line
from .. import records
from ..bodies import Claim, Device, Elsewhere, Forgotten, Introduction, Me, VacationLeft, VacationWish
from ..codes import device_code, read_device_code
from ..forgetting import forget_person
from ..gate import source
from ..hall import Hall
from ..identity import CODE_SECONDS, device_id, hash_of, new_secret
from ..names import propose_name
from ..people import NOBODY, People, device_of, give_cookie, label_of
from ..problems import PROBLEMS, NotServed
from ..records import Person
from ..server_time import server_now

Ask = Request[Any, Any, Any]


def _me(person: Person) -> Me:
    return Me(bool(person.id), person.name, person.colour, "" if person.name else propose_name())


@get("/", responses=PROBLEMS)
async def who_am_i(request: Ask, people: People) -> Me:
    """Returns the person behind the cookie."""
    return _me(await people.known(request) or NOBODY)


@put("/", responses=PROBLEMS)
async def introduce(request: Ask, people: People, hall: Hall, data: Introduction) -> Me:
    """Sets your name and colour and returns them. At tables where you already sit, the old ones stay until you change them with `sit`."""
    name = one_line(data.name)
    if not name:
        raise refuse("table-name-empty")
    person = await people.made_known(request, name, data.colour)
    await hall.store.write(lambda connection: records.rename(connection, person.id, name, data.colour))
    return Me(True, name, data.colour)


@delete("/", status_code=200, responses=PROBLEMS)
async def forget_me(request: Ask, people: People, hall: Hall) -> Forgotten:
    """Deletes your data: name, devices, notes and chat, at every table. Bots take over where you were needed. This cannot be undone."""
    person = await people.must_be_known(request)
    if not hall.limits.allow("deletions", source(request.scope)):
        raise NotServed(429, "server-too-many")
    tables = await forget_person(hall, person)
    give_cookie(request, "")
    return Forgotten(tables)


@post("/elsewhere", status_code=200, responses=PROBLEMS)
async def go_elsewhere(request: Ask, people: People, hall: Hall) -> Elsewhere:
    """Returns a code that adds another device to you."""
    person = await people.must_be_known(request)
    code, now = device_code(), server_now()
    await hall.store.write(lambda connection: records.add_code(connection, hash_of(code), person.id, now + CODE_SECONDS, now))
    return Elsewhere(code, f"/elsewhere#code={code}", CODE_SECONDS)


@post("/claim", status_code=200, responses=PROBLEMS)
async def claim(request: Ask, people: People, hall: Hall, data: Claim) -> Me:
    """Makes this device belong to the person behind a code from their other device. Returns that person."""
    code, secret = read_device_code(data.code), new_secret()

    async def look() -> Person | None:
        return await hall.store.write(
            lambda connection: records.claim_code(connection, hash_of(code), hash_of(secret), server_now(), label_of(request))
        )

    person = await people.look_up(request, look, NotServed(404, "server-wrong-device-code"))
    give_cookie(request, secret)
    return _me(person)


@get("/devices", responses=PROBLEMS)
async def list_devices(request: Ask, people: People, hall: Hall) -> list[Device]:
    """Returns the devices on which you are known, the last used first."""
    person, here = await people.must_be_known(request), device_of(request)
    found = await hall.store.read(lambda connection: records.devices_of(connection, person.id))
    return [Device(device_id(row.hash), row.label, row.created, row.used, row.hash == here) for row in found]


@delete("/devices/{id:str}", status_code=200, responses=PROBLEMS)
async def log_out(request: Ask, people: People, hall: Hall, id: str) -> list[Device]:
    """Logs out a device and ends its connections. Returns the devices that remain. The last one can only go with all your data."""
    person, here = await people.must_be_known(request), device_of(request)
    found = await hall.store.read(lambda connection: records.devices_of(connection, person.id))
    gone = [row for row in found if device_id(row.hash) == id]
    if not gone:
        raise NotServed(404, "server-no-device")
    if len(found) == 1:
        raise NotServed(409, "server-last-device")
    await hall.store.write(lambda connection: records.remove_device(connection, person.id, gone[0].hash))
    hall.throw_out(person.id)  # the other devices come back at once
    if gone[0].hash == here:
        give_cookie(request, "")
    return [Device(device_id(row.hash), row.label, row.created, row.used, row.hash == here) for row in found if row not in gone]


@get("/vacation", responses=PROBLEMS)
async def vacation(request: Ask, people: People, hall: Hall) -> VacationLeft:
    """Returns until when you are on vacation, and how many days you have left."""
    return await _vacation(hall, await people.must_be_known(request))


@put("/vacation", responses=PROBLEMS)
async def go_on_vacation(request: Ask, people: People, hall: Hall, data: VacationWish) -> VacationLeft:
    """Begins a vacation, changes its end, or ends it.

    At tables where people think for days no clock runs for you meanwhile, and you are told nothing. It ends when you answer at one.
    """
    person = await people.must_be_known(request)
    if not hall.limits.allow("reach", person.id):
        raise NotServed(429, "server-too-many")
    await hall.vacations.set(person.id, data.until)
    return await _vacation(hall, person)


async def _vacation(hall: Hall, person: Person) -> VacationLeft:
    until, left = await hall.vacations.left(person.id)
    return VacationLeft(until, left, hall.settings.vacation_days)


router = Router(
    "/api/me",
    route_handlers=[who_am_i, introduce, forget_me, go_elsewhere, claim, list_devices, log_out, vacation, go_on_vacation],
    tags=["me"],
)
