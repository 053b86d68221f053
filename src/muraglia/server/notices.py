"""Tells people who are away that it is their turn, by web push and by a call of their own address.

What is to be told is written down beside the table, and survives the process: the first one to come claims it for half a minute, and
if it is not told by then, it is claimed again. So something may be told twice, but with the same tag: the second replaces the first.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal

import structlog
from msgspec import json

from ..table.table import Table
from . import metrics, outside
from . import notice_records as records
from .background import supervised
from .folding import Unreadable
from .notice_records import NoticeRow, ReachRow, SubscriptionRow
from .notice_words import Notice, Waiting, notice_of, quiet_until, webhook_body, webhook_headers
from .problems import NotServed
from .server_time import server_now
from .storage import Unavailable
from .web_push import Keys, Signer, encrypt, new_key

if TYPE_CHECKING:
    from .hall import Hall
    from .room import Room

GRACE = 30.0  # seconds in which somebody may come back by themselves
LEASE = 30.0  # seconds in which a process must have told what it has claimed
SWEEP = 2.0  # seconds between looks at what is due
PAUSES = (60.0, 300.0, 1800.0, 7200.0)  # seconds before something that failed is tried again; then it is given up
AT_ONCE = 50  # people told in one round
GONE = (404, 410)  # the browser has ended its subscription
THERE: Final = "there"
_log = structlog.get_logger("notices")


class Calling:
    """What a room remembers about whom to tell."""

    def __init__(self) -> None:
        self.wishing: frozenset[str] | None = None  # None: not read yet
        self.seen: tuple[int, frozenset[str]] | None = None  # the last question, and whom it was for


class Notices:
    signer: Signer

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def begin(self) -> None:
        """Makes the key at the first start, and looks at what a process that died may have left undone."""
        pem = await self._hall.store.write(lambda connection: records.ensure_fact(connection, "push-key", new_key()))
        self.signer = Signer(pem)
        self._hall.later(self._look_at_all)
        self._hall.later(supervised, "notices", self._sweep)

    async def _look_at_all(self) -> None:
        for table_id in await self._hall.store.read(records.running_with_wishes):
            try:
                room = await self._hall.room(table_id)
                async with room.held() as table:
                    self.attend(room, table)
            except (Unreadable, NotServed):
                continue

    def attend(self, room: Room, table: Table) -> None:
        """Writes down whom to tell; called after every change."""
        calling = room.calling
        if calling.wishing is not None and not calling.wishing:
            return
        seats = table.facts.seats
        asked = frozenset(seats[seat].person for seat in table.asked() if seats[seat].kind == "person")
        if asked and calling.seen != (table.version, asked):
            calling.seen = (table.version, asked)
            self._hall.later(self._schedule, room, asked, table.version)

    async def _schedule(self, room: Room, asked: frozenset[str], version: int) -> None:
        if room.calling.wishing is None:
            room.calling.wishing = await self._hall.store.read(lambda connection: records.wishing_at(connection, room.id))
        people = asked & room.calling.wishing
        if people:
            due = server_now() + GRACE
            await self._hall.store.write(lambda connection: records.schedule(connection, room.id, people, version, due))

    async def wish(self, room: Room, person: str, wish: bool) -> None:
        """Writes down whether a person wishes to be told at a table, for all processes."""
        await self._hall.store.write(lambda connection: records.set_wish(connection, room.id, person, wish))
        room.calling.wishing = room.calling.seen = None
        await self._hall.store.tell(f"wishes {room.id}")
        async with room.held() as table:
            self.attend(room, table)

    # Telling

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.tell_all(server_now())

    async def tell_all(self, now: float) -> None:
        """Tells everybody who is to be told something by now."""
        claimed = await self._hall.store.write(lambda connection: records.claim_notices(connection, now, LEASE, AT_ONCE))
        told = await asyncio.gather(*(self._tell(person, tables, now) for person, tables in claimed.items()), return_exceptions=True)
        for error in told:
            if isinstance(error, BaseException) and not isinstance(error, Unavailable):
                raise error

    async def _tell(self, person: str, tables: set[str], now: float) -> None:
        """Tells a person that these tables wait, and names those of which they have been told before."""
        store = self._hall.store
        reach, rows = await store.read(lambda connection: (records.reach_of(connection, person), records.notices_of(connection, person)))
        pending = [row for row in rows if row.table_id in tables]
        until = quiet_until(reach, now)
        if until is not None:
            await store.write(lambda connection: records.settle(connection, person, pending, until))
            return
        known = [row for row in rows if row.due is None or row in pending]
        found = {row: await self._waiting(row, person, reach) for row in known}
        waiting = {row: each for row, each in found.items() if isinstance(each, Waiting)}
        there = [row for row in pending if found[row] == THERE]  # they may still go without an answer
        if there:
            await store.write(lambda connection: records.settle(connection, person, there, now + GRACE))
        pending = [row for row in pending if row not in there]
        new = [row for row in pending if row in waiting]
        done = True
        if new:
            done = await self._send(person, reach, notice_of(list(waiting.values()), reach))
        tries = max((row.tries for row in new), default=0)
        if done or tries >= len(PAUSES):
            await store.write(lambda connection: records.settle(connection, person, pending))
        else:
            await store.write(lambda connection: records.settle(connection, person, new, now + PAUSES[tries], tries + 1))

    async def _waiting(self, row: NoticeRow, person: str, reach: ReachRow) -> Waiting | Literal["there"] | None:
        """Returns what a table waits for, or that the person is there, or None if it does not wait for them any more."""
        try:
            room = await self._hall.room(row.table_id)
            async with room.held() as table:
                seats = [seat for seat in table.asked() if seat in table.seats_of(person)]
                if not seats or table.version != row.version:
                    return None
                return THERE if person in room.present() else Waiting.at(table, seats[0], reach.language)
        except (Unreadable, NotServed):
            return None

    # Sending

    async def test(self, person: str, notice: Notice) -> int:
        """Sends a notice to try the ways to a person. Returns how many of them took it."""
        reach = await self._hall.store.read(lambda connection: records.reach_of(connection, person))
        return sum(await self._send_all(person, reach, notice))

    async def _send(self, person: str, reach: ReachRow, notice: Notice) -> bool:
        """Returns whether the notice went at least one way, or there is none."""
        taken = await self._send_all(person, reach, notice)
        return any(taken) or not taken

    async def _send_all(self, person: str, reach: ReachRow, notice: Notice) -> list[bool]:
        found = await self._hall.store.read(lambda connection: records.subscriptions_of(connection, person))
        ways = [self._push(person, row, reach, notice) for row in found]
        if reach.webhook and self._hall.settings.webhooks:
            ways.append(self._call(reach, notice))
        return list(await asyncio.gather(*ways))

    async def _push(self, person: str, row: SubscriptionRow, reach: ReachRow, notice: Notice) -> bool:
        body = encrypt(json.encode(notice), Keys(row.p256dh, row.auth))
        contact = reach.home if reach.home.startswith("https://") else "mailto:nobody@example.org"
        status = await self._post("push", row.endpoint, body, self.signer.headers(row.endpoint, contact))
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
