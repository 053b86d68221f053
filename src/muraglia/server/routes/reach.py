"""Endpoints for how a person is reached when they are away: web push, an address to call, quiet hours."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post, put

from .. import notice_records as records
from ..bodies import Endpoint, Reach, ReachWish, Subscription, Tried
from ..hall import Hall
from ..identity import COOKIE, hash_of
from ..notice_records import ReachRow, SubscriptionRow
from ..notice_words import language_or_english, test_notice, zone_of
from ..outside import check_url
from ..people import People
from ..problems import PROBLEMS, NotServed
from ..records import Person
from ..server_time import server_now
from ..web_push import Keys, check_keys
from .pages import outside_address

Ask = Request[Any, Any, Any]


def _device(request: Ask) -> str:
    return hash_of(request.cookies.get(COOKIE, ""))


async def _payer(request: Ask, people: People, hall: Hall) -> Person:
    person = await people.must_be_known(request)
    if not hall.limits.allow("reach", person.id):
        raise NotServed(429, "server-too-many")
    return person


async def _reach(request: Ask, hall: Hall, person: Person) -> Reach:
    row, found, tables = await hall.store.read(
        lambda connection: (
            records.reach_of(connection, person.id),
            records.subscriptions_of(connection, person.id),
            records.tables_wished(connection, person.id),
        )
    )
    here = any(each.device == _device(request) for each in found)
    quiet = (row.quiet_from, row.quiet_to)
    allowed = hall.settings.webhooks
    return Reach(hall.notices.signer.public, row.language, row.zone, *quiet, allowed, row.webhook, len(found), here, tuple(tables))


@get("/", responses=PROBLEMS)
async def how_reached(request: Ask, people: People, hall: Hall) -> Reach:
    """Returns how you are reached when you are away."""
    return await _reach(request, hall, await people.must_be_known(request))


@put("/", responses=PROBLEMS)
async def set_reach(request: Ask, people: People, hall: Hall, data: ReachWish) -> Reach:
    """Sets how you wish to be reached: language, time zone, quiet hours, and an address to call if the host allows it."""
    person = await _payer(request, people, hall)
    if data.webhook:
        if not hall.settings.webhooks:
            raise NotServed(403, "server-no-webhooks")
        check_url(data.webhook)
    try:
        zone_of(data.zone)
    except ValueError:
        raise NotServed(422, "server-bad-request", why="zone: no such time zone") from None
    home = outside_address(request, hall)
    row = ReachRow(language_or_english(data.language), data.zone, data.quiet_from, data.quiet_to, home, data.webhook)
    await hall.store.write(lambda connection: records.put_reach(connection, person.id, row))
    return await _reach(request, hall, person)


@post("/subscription", status_code=204, responses=PROBLEMS)
async def subscribe(request: Ask, people: People, hall: Hall, data: Subscription) -> None:
    """Lets this browser take messages through its push service."""
    person = await _payer(request, people, hall)
    check_url(data.endpoint)
    try:
        check_keys(Keys(data.p256dh, data.auth))
    except ValueError:
        raise NotServed(422, "server-bad-request", why="p256dh or auth: not the keys of a subscription") from None
    row = SubscriptionRow(data.endpoint, _device(request), data.p256dh, data.auth)
    await hall.store.write(lambda connection: records.add_subscription(connection, person.id, row, server_now()))


@delete("/subscription", status_code=204, responses=PROBLEMS)
async def unsubscribe(request: Ask, people: People, hall: Hall, data: Endpoint) -> None:
    """Lets this browser take no more messages."""
    person = await people.must_be_known(request)
    await hall.store.write(lambda connection: records.drop_subscription(connection, data.endpoint, person.id))


@post("/test", status_code=200, responses=PROBLEMS)
async def try_ways(request: Ask, people: People, hall: Hall) -> Tried:
    """Sends you a message in every way that you have set. Returns how many of them took it."""
    person = await _payer(request, people, hall)
    row = await hall.store.read(lambda connection: records.reach_of(connection, person.id))
    return Tried(await hall.notices.test(person.id, test_notice(row, server_now())))


router = Router("/api/me/reach", route_handlers=[how_reached, set_reach, subscribe, unsubscribe, try_ways], tags=["me"])
