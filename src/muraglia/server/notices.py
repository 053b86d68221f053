"""Tells people who are away that it is their turn, by web push and by a call of their own address.

What is to be told is written down together with the choice that it follows from, and survives the process: the first one to come claims
it for half a minute, and if it is not told by then, it is claimed again. So something may be told twice, but with the same tag: the second
replaces the first. A way to a person that fails is tried again on its own, whatever became of the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container, Coroutine, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

import structlog
from msgspec import json
from sqlalchemy import Connection

from ..table.table import Table
from . import metrics, outside
from . import notice_records as records
from .background import supervised
from .folding import Unreadable
from .notice_records import NoticeRow, ReachRow, SubscriptionRow
from .notice_words import Notice, notice_of, quiet_until, webhook_body, webhook_headers
from .problems import NotServed
from .server_time import server_now
from .storage import Unavailable, Write
from .vacations import vacation_of
from .waiting import Waiting, awaited
from .web_push import Keys, Signer, encrypt, new_key

if TYPE_CHECKING:
    from .hall import Hall
    from .room import Room

GRACE = 30.0  # seconds in which somebody may come back by themselves
LEASE = 30.0  # seconds in which a process must have told what it has claimed
SWEEP = 2.0  # seconds between looks at what is due
PAUSES = (20.0, 60.0, 300.0, 1800.0, 7200.0)  # seconds before a way that failed is tried again; then it is given up
AT_ONCE = 50  # people told in one round
GONE = (404, 410)  # the browser has ended its subscription
THERE: Final = "there"
_log = structlog.get_logger("notices")


class Notices:
    signer: Signer

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def begin(self) -> None:
        """Makes the key at the first start, and begins to look at what is due."""
        pem = await self._hall.store.write(lambda connection: records.ensure_fact(connection, "push-key", new_key()))
        self.signer = Signer(pem)
        self._hall.later(supervised, "notices", self._sweep)

    def to_write(self, room: Room, table: Table) -> Write | None:
        """Returns what writes down whom to tell, together with the change after which the table waits for them."""
        if room.wishing is not None and not room.wishing:
            return None
        abouts = {person: about for person, about in awaited(table).items() if room.wishing is None or person in room.wishing}
        due = server_now() + GRACE
        return (lambda connection: records.schedule(connection, room.id, abouts, due)) if abouts else None

    async def wish(self, room: Room, person: str, wish: bool) -> None:
        """Writes down whether a person wishes to be told at a table, for all processes."""
        async with room.held() as table:
            room.wishing = None
            due = self.to_write(room, table)

            def work(connection: Connection) -> frozenset[str]:
                records.set_wish(connection, room.id, person, wish)
                if due is not None:
                    due(connection)
                return records.wishing_at(connection, room.id)

            room.wishing = await self._hall.store.write(work)
        await self._hall.store.tell(f"wishes {room.id}")

    async def reachable(self, room: Room) -> frozenset[str]:
        """Returns the people who wish to be told at a table and have a way by which they can be."""
        webhooks = self._hall.settings.webhooks
        return await self._hall.store.read(lambda connection: records.reachable_at(connection, room.id, webhooks))

    # Telling

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.tell_all(server_now())

    async def tell_all(self, now: float) -> None:
        """Tells everybody who is to be told something by now."""
        store = self._hall.store
        claimed = await store.write(lambda connection: records.claim_notices(connection, now, LEASE, AT_ONCE))
        await self._all([self._tell(person, tables, now) for person, tables in claimed.items()])
        failed = await store.write(lambda connection: records.claim_retries(connection, now, LEASE, AT_ONCE))
        await self._all([self._tell_again(person, tries, now) for person, tries in failed.items()])

    async def _all(self, work: list[Coroutine[Any, Any, None]]) -> None:
        for error in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(error, BaseException) and not isinstance(error, Unavailable):
                raise error

    async def _tell(self, person: str, tables: set[str], now: float) -> None:
        """Tells a person that these tables wait, and names those of which they have been told before."""
        store = self._hall.store
        reach, rows, away = await self._wishes_of(person, now)
        pending = [row for row in rows if row.table_id in tables]
        until = away or quiet_until(reach, now)
        if until is not None:
            await store.write(lambda connection: records.settle(connection, person, pending, until))
            return
        found = {row: await self._waiting(row, person, reach) for row in rows if row.due is None or row in pending}
        there = [row for row in pending if found[row] == THERE]  # they may still go without an answer
        new = [row for row in pending if isinstance(found[row], Waiting)]
        taken: dict[str, bool] = {}
        if new:
            taken = await self._send(person, reach, notice_of([each for each in found.values() if isinstance(each, Waiting)], reach))

        def work(connection: Connection) -> None:
            records.settle(connection, person, there, now + GRACE)
            records.settle(connection, person, [row for row in pending if row not in there])
            _note(connection, person, taken, {}, now)

        await store.write(work)

    async def _tell_again(self, person: str, tries: dict[str, int], now: float) -> None:
        """Tries again the ways to a person that have failed, with what waits now."""
        store = self._hall.store
        reach, rows, away = await self._wishes_of(person, now)
        found = [await self._waiting(row, person, reach) for row in rows if row.due is None]
        waiting = [each for each in found if isinstance(each, Waiting)]
        until = away or quiet_until(reach, now) or (now + GRACE if THERE in found and not waiting else None)
        taken: dict[str, bool] = {}
        if until is None and waiting:
            taken = await self._send(person, reach, notice_of(waiting, reach), tries)

        def work(connection: Connection) -> None:
            if until is None:
                records.drop_retries(connection, person, tries)
                _note(connection, person, taken, tries, now)
                return
            for address, count in tries.items():
                records.put_retry(connection, person, address, until, count)

        await store.write(work)

    async def _wishes_of(self, person: str, now: float) -> tuple[ReachRow, list[NoticeRow], float | None]:
        """Returns how a person is reached, what they were last waited for, and until when they are on vacation."""
        return await self._hall.store.read(
            lambda connection: (
                records.reach_of(connection, person),
                records.notices_of(connection, person),
                vacation_of(connection, person, now),
            )
        )

    async def _waiting(self, row: NoticeRow, person: str, reach: ReachRow) -> Waiting | Literal["there"] | None:
        """Returns what a table waits for, or that the person is there, or None if it does not wait for them any more."""
        try:
            room = await self._hall.room(row.table_id)
            await self._hall.know_presence(room)
            async with room.held() as table:
                waiting = Waiting.at(table, person, reach.language)
                if waiting is None or not set(waiting.about.split()) <= set(row.about.split()):
                    return None
                return THERE if person in room.present() else waiting
        except (Unreadable, NotServed):
            return None

    # Sending

    async def test(self, person: str, notice: Notice) -> int:
        """Sends a notice to try the ways to a person. Returns how many of them took it."""
        reach = await self._hall.store.read(lambda connection: records.reach_of(connection, person))
        return sum((await self._send(person, reach, notice)).values())

    async def _send(self, person: str, reach: ReachRow, notice: Notice, only: Container[str] | None = None) -> dict[str, bool]:
        """Sends a notice to all addresses of a person, or only to these. Returns which of them took it."""
        found = await self._hall.store.read(lambda connection: records.subscriptions_of(connection, person))
        ways = {row.endpoint: partial(self._push, person, row, reach, notice) for row in found}
        if reach.webhook and self._hall.settings.webhooks:
            ways[reach.webhook] = partial(self._call, reach, notice)
        chosen = [address for address in ways if only is None or address in only]
        return dict(zip(chosen, await asyncio.gather(*(ways[address]() for address in chosen))))

    async def _push(self, person: str, row: SubscriptionRow, reach: ReachRow, notice: Notice) -> bool:
        body = encrypt(json.encode(notice), Keys(row.p256dh, row.auth))
        contact = reach.home if reach.home.startswith("https://") else "mailto:nobody@example.org"
        status = await self._post("push", row.endpoint, body, self.signer.headers(row.endpoint, contact, notice.tag))
        if status in GONE:
            await self._hall.store.write(lambda connection: records.drop_subscription(connection, row.endpoint, person))
        return 200 <= status < 300

    async def _call(self, reach: ReachRow, notice: Notice) -> bool:
        status = await self._post("webhook", reach.webhook, webhook_body(notice, reach), webhook_headers(notice, reach))
        return 200 <= status < 300

    async def _post(self, way: str, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Returns the status of the response, or 0 if there was none."""
        try:
            status = await outside.post(url, body, headers)
        except outside.FAILURES as error:
            metrics.notices.labels(way, "failed").inc()
            _log.info("not-told", way=way, why=type(error).__name__)
            return 0
        metrics.notices.labels(way, "done" if status < 300 else "refused").inc()
        return status


def _note(connection: Connection, person: str, taken: Mapping[str, bool], tries: Mapping[str, int], now: float) -> None:
    """Writes down which ways are to be tried again, and when. `tries`: how often each has been tried again before."""
    records.drop_retries(connection, person, [address for address, done in taken.items() if done])
    for address, done in taken.items():
        count = tries.get(address, 0)
        if not done and count < len(PAUSES):
            records.put_retry(connection, person, address, now + PAUSES[count], count + 1)
