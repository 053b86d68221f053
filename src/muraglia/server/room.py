"""A table in memory: decide, apply, write and show, one command at a time.

Everything that is shown has been written to disk. If writing fails, or another process was faster, the table in memory is discarded
and rebuilt from the log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType
from sqlalchemy import Connection

from ..table.deciding import Decided
from ..table.entries import AnyEntry, decode_entries, encode_entries
from ..table.plans import forced_answers
from ..table.table import BadSnapshot, Table
from ..table.wire import TableView, Time
from . import metrics, records
from .connection import Viewer, encode
from .driver import Driver
from .folding import Folded, Unreadable, fold_log, fold_tail, is_ours, snapshot_of
from .gathering import Gathering
from .identity import invite_for
from .news import News, show
from .notice_records import wishing_at
from .records import NO_STEPS, PlanRow, Row, SnapshotRow, TableRow
from .server_time import server_now
from .standing_answers import StandingAnswers, standing_at
from .storage import Addition, Taken, Unavailable, Write, both

if TYPE_CHECKING:
    from .hall import Hall

SNAPSHOT_EVERY = 64  # rows of the log
GRACE = 5.0  # seconds after which another process takes care of a table
MOST_SEATS = 8
AGAIN = 1.0  # seconds after a failure before the table is read and played on again
PRESENCE = 45.0  # seconds for which presence reported by another process is valid


class Room:
    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.id = row.id
        self.hall = hall
        self.invite_key = row.invite_key
        self.viewers: set[Viewer] = set()
        self.presence_version = 0  # grows whenever someone connects or disconnects, in any process, and when the table is read again
        self.plans: dict[int, PlanRow] = {}
        self.standing = StandingAnswers()
        self.elsewhere: dict[str, tuple[float, tuple[str, ...], int]] = {}  # process -> when it reported, people, onlookers
        self.driver = Driver(self)
        self.wishing: frozenset[str] | None = None  # the people who wish to be told; None: not read yet
        self.gathering = Gathering(self)
        self.used = self._began = time.monotonic()
        self.seen: dict[str, float] = {}  # person -> when they last did something here or were still connected
        self.known_from: float | None = None  # when the other processes will have said who is connected to them; None: not asked yet
        self._waiting_for_gone = False
        self._lock = asyncio.Lock()
        self._coming_back = False  # whether it will try again after a failure
        self._table: Table | None = None
        self._forgotten = 0  # how often
        self._seq = 0
        self._snapshot_seq = 0
        self._due: float | None = row.due
        self._written_info = -1  # `info_version` of the table when status and members were last written
        self._status = row.status
        self._public = row.public
        self._members: frozenset[str] = frozenset()
        # The secret in a link comes after the #, which browsers do not send, so it appears in no server's log.
        self.invites = [f"/t/{row.id}#join={invite_for(row.invite_key, seat)}" for seat in range(MOST_SEATS)]

    def held(self) -> _Held:
        """Returns a context manager for exclusive access to the table as it is on disk. Entering it raises Unreadable."""
        return _Held(self, self._lock)

    async def fresh(self) -> Table:
        """Returns the table, for the holder of the lock. After a change it may be a different object."""
        if self._table is None:
            with metrics.opened.time():
                await self._load()
        assert self._table is not None
        return self._table

    async def _load(self) -> None:
        while True:
            forgotten = self._forgotten
            folded = await self._fold()
            if forgotten != self._forgotten:  # what was read may be older than what was said meanwhile
                continue
            self._seq, self._snapshot_seq = folded.seq, folded.snapshot_seq
            self._written_info = -1
            self.presence_version += 1  # the table counts its own changes from the start again
            if folded.to_add:
                try:
                    await self.hall.store.append(self._addition(folded.table, folded.to_add))
                except Taken:  # another process has already carried it over
                    continue
                self._seq += 1
            self._table = folded.table
            if folded.snapshot_seq == 0 and (self.hall.updated or self._seq >= SNAPSHOT_EVERY):
                self._keep(folded.table)
            return

    async def _fold(self) -> Folded:
        def look(connection: Connection) -> tuple[SnapshotRow | None, list[Row]]:
            row = records.table_row(connection, self.id)
            if row is not None:
                self._status, self._public, self._due = row.status, row.public, row.due
            self._members = frozenset(records.members_of(connection, self.id))
            self.plans = {plan.seat: plan for plan in records.plans_at(connection, self.id)}
            self.standing = StandingAnswers(standing_at(connection, self.id))
            self.wishing = wishing_at(connection, self.id)
            snapshot = records.latest_snapshot(connection, self.id)
            return snapshot, records.rows_after(connection, self.id, snapshot.seq if snapshot is not None and is_ours(snapshot) else 0)

        try:
            snapshot, rows = await self.hall.store.read(look)
            if snapshot is not None and is_ours(snapshot):
                try:
                    return fold_tail(snapshot, rows)
                except BadSnapshot:
                    snapshot, rows = None, await self.hall.store.read(lambda connection: records.rows_after(connection, self.id, 0))
            return fold_log(self.id, snapshot, rows, self.hall.updated or snapshot is not None, server_now())
        except Unavailable:
            raise
        except Exception as error:  # the log cannot be read, for whatever reason
            raise Unreadable(self.id) from error

    async def catch_up(self, seq: int | None = None, entries: bytes | None = None) -> None:
        """Applies what another process has written: row number `seq` with these entries, if they are known."""
        try:
            await self._catch_up(seq, entries)
        except Unavailable:  # the people here would not see what has changed
            self.come_back_later()

    async def _catch_up(self, seq: int | None, entries: bytes | None) -> None:
        async with self._lock:
            if self._table is not None and seq is not None and seq <= self._seq:
                return
            news: list[tuple[int, bytes]] = []
            if seq == self._seq + 1 and entries is not None:
                news = [(seq, entries)]
            elif self._table is not None:
                rows = await self.hall.store.read(lambda connection: records.rows_after(connection, self.id, self._seq))
                news = [(row.seq, row.entries) for row in rows]
            table, self._table = self._table, None  # read again if this fails half-way
            if table is None:  # perhaps only since this waited for the rows
                if self.viewers:
                    self.show(await self.fresh())
                return
            for number, written in news:
                for entry in decode_entries(written):
                    table.apply(entry)
                self._seq = number
            self._table = table
            if news:
                self._status, self._public = table.facts.status, table.facts.opened.public
                self._due, self._members = self._due_now(table), table.people()
                self.show(table)
                self.driver.attend(table, GRACE)

    # Changing

    async def change(self, decide: Callable[[Table], Decided], also: Write | None = None) -> Decided:
        """Decides, applies and writes, for the holder of the lock, and again if another process was faster. Returns what was decided.

        `also` writes something else together with the entries, if there are any.
        """
        while True:
            table = self._table or await self.fresh()
            decided = decide(table)
            entries = decided.entries
            if not entries:
                return decided
            try:
                for entry in entries:
                    table.apply(entry, decided.played)
                await self.hall.store.append(self._addition(table, entries, also))
            except Taken:
                metrics.conflicts.inc()
                self._table = None
                continue
            except BaseException:  # including cancellation: it is unknown whether it was written
                self._table = None
                self.come_back_later()
                raise
            self._seq += 1
            if self._seq - self._snapshot_seq >= SNAPSHOT_EVERY or self._status in ("over", "closed"):
                self._keep(table)
            self.driver.attend(table)
            return decided

    def come_back_later(self) -> None:
        """After a fault of the database: shows the table again as soon as it can be read."""
        if not self._coming_back:
            self._coming_back = True
            self.hall.later(self._come_back)

    async def _come_back(self) -> None:
        """After a failure, shows the table as it is on disk as soon as it can be read, and lets its bots and clocks try again."""
        await asyncio.sleep(AGAIN)
        self._coming_back = False
        try:
            async with self.held() as table:
                self.show(table)
                self.driver.attend(table)
        except Unavailable:
            self.come_back_later()

    def _addition(self, table: Table, entries: list[AnyEntry], also: Write | None = None) -> Addition:
        due = self._due_now(table)
        moved: float | UnsetType | None = UNSET if due == self._due else due
        self._due = due
        around = None if table.info_version == self._written_info else self._surroundings(table, entries)
        self._written_info = table.info_version
        also = both(both(around, self.hall.notices.to_write(self, table)), also)
        return Addition(table_id=self.id, seq=self._seq + 1, at=entries[0].at, entries=encode_entries(entries), due=moved, also=also)

    def _surroundings(self, table: Table, entries: list[AnyEntry]) -> Write | None:
        """Returns what else must be written with the entries, or None if nothing around the game has changed."""
        now = entries[0].at
        status, public, members = table.facts.status, table.facts.opened.public, table.people()
        gone, come = self._members - members, members - self._members
        changes = status != self._status or public != self._public or gone or come
        next_table = self.hall.next_table(table, entries)
        self._status, self._public, self._members = status, public, members

        def also(connection: Connection) -> None:
            records.set_status(connection, self.id, status, public)
            records.set_members(connection, self.id, gone, come, now)
            if next_table is not None:
                next_table(connection)

        return also if changes or next_table is not None else None

    def _due_now(self, table: Table) -> float | None:
        """Returns when another process should take care of the table if this one has not."""
        settings = self.hall.settings
        clock = table.due()
        times = [clock + GRACE] if clock is not None else []
        planned = any(self.plan_of(table, seat) is not None for seat in table.asked()) if self.plans else False
        if self.driver.bots_to_act(table) or forced_answers(table) or planned or self.standing.any_due(table):
            times.append(server_now() + settings.beat + settings.bot_seconds + GRACE)
        return min(times, default=None)

    async def look_after(self, table: Table) -> None:
        """Does what is due at a table that nobody has open, and stores when the next thing is due."""
        self.driver.attend(table)
        due = self._due_now(table)
        if due != self._due:
            await self.hall.store.write(lambda connection: records.set_due(connection, self.id, due))
            self._due = due

    def _keep(self, table: Table) -> None:
        """Writes a snapshot in the background: it is only a cache."""
        snapshot = snapshot_of(table, self._seq)
        self._snapshot_seq = self._seq
        self.hall.write_later(lambda connection: records.put_snapshot(connection, self.id, snapshot))

    def plan_of(self, table: Table, seat: int) -> PlanRow | None:
        """Returns the plan of the person who plays a seat. One left behind by whoever had the seat before does not count."""
        plan = self.plans.get(seat)
        return plan if plan is not None and plan.person == table.facts.seats[seat].person else None

    async def keep_plan(self, plan: PlanRow) -> None:
        """Stores a seat's new plan. For the holder of the lock."""
        await self.hall.store.write(lambda connection: records.put_plan(connection, self.id, plan))
        await self.plan_written(plan)

    async def plan_written(self, plan: PlanRow) -> None:
        """Takes over what has just been written of a seat's plan. For the holder of the lock."""
        if plan.steps != NO_STEPS:
            self.plans[plan.seat] = plan
        else:
            self.plans.pop(plan.seat, None)
        await self.hall.store.tell(f"plans {self.id}")

    async def put_away(self) -> None:
        """Stops the timers and saves a snapshot, before the room is dropped or the server stops."""
        async with self._lock:
            self.driver.stop()
            if self._table is not None and self._snapshot_seq < self._seq:
                self._keep(self._table)
            self._table = None

    async def rewrite(self, work: Callable[[Connection], None]) -> None:
        """Changes what is written in the log, here and for the other processes."""
        async with self._lock:
            await self.hall.writes_done()  # a pending snapshot would bring back what is removed
            await self.hall.store.write(work)
            self.forget()
        await self.hall.store.tell(f"rewritten {self.id}")
        self.hall.show_later(self)

    def forget(self) -> None:
        """Drops the table in memory because what is written of it has changed; it is read again when needed."""
        self._table = None
        self._forgotten += 1

    # Showing

    def present(self) -> set[str]:
        """Returns everybody who is connected, to this process or another. The word of one that has died is not valid for long."""
        here = {viewer.person for viewer in self.viewers}
        since = time.monotonic() - PRESENCE
        return here.union(*[people for at, people, _ in self.elsewhere.values() if at > since]) if self.elsewhere else here

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected, to this process or another."""
        return bool(self.viewers) or any(people or onlookers for _, people, onlookers in self.elsewhere.values())

    def lately(self) -> set[str]:
        """Returns everybody who is connected or was so until a moment ago. A table that was just loaded knows nobody yet, so it waits."""
        until = time.monotonic() - self.hall.settings.grace
        if self._began > until:
            return self.present() | self._members
        self.seen = {person: at for person, at in self.seen.items() if at > until}
        return self.present() | self.seen.keys()

    def gone(self, table: Table) -> set[str]:
        """Returns the players who have been away for longer than the grace time."""
        lately = self.lately()
        return {seat.person for seat in table.facts.seats if seat.kind == "person" and seat.person not in lately}

    def note_leaving(self, people: Iterable[str]) -> None:
        """Remembers since when people are away, and shows the table again when that has become too long."""
        now = time.monotonic()
        self.seen.update((person, now) for person in people if person)
        if not self._waiting_for_gone:
            self._waiting_for_gone = True
            self.hall.later(self._show_who_is_gone)

    async def _show_who_is_gone(self) -> None:
        try:
            while away := [at for person, at in self.seen.items() if person not in self.present()]:
                await asyncio.sleep(max(0.0, min(away) + self.hall.settings.grace - time.monotonic()) + 0.01)
                self.lately()  # forgets those who are gone
                self.presence_version += 1
                if self.viewers:
                    async with self.held() as table:
                        self.show(table)
        finally:
            self._waiting_for_gone = False

    def presence_here(self, table: Table) -> tuple[tuple[str, ...], int]:
        """Returns who is connected to this process: the people of the table, and the number of others."""
        seated = {seat.person for seat in table.facts.seats if seat.person}
        here = sorted({viewer.person for viewer in self.viewers if viewer.person in seated})
        return tuple(here), sum(1 for viewer in self.viewers if viewer.person not in seated)

    def onlookers(self, table: Table) -> int:
        return self.presence_here(table)[1] + sum(count for _, _, count in self.elsewhere.values())

    def drop_old_words(self) -> bool:
        """Drops outdated presence reports from other processes. Returns whether there were any."""
        now = time.monotonic()
        known = len(self.elsewhere)
        self.note_leaving(person for at, people, _ in self.elsewhere.values() if now - at >= PRESENCE for person in people)
        self.elsewhere = {process: word for process, word in self.elsewhere.items() if now - word[0] < PRESENCE}
        self.presence_version += 1
        return len(self.elsewhere) < known

    def table_view(self, table: Table, person: str) -> TableView:
        """Returns the table as a person sees it."""
        return News(self, table).table_view(person)

    def show(self, table: Table, answers: dict[Viewer, list[bytes]] | None = None) -> None:
        """Sends every viewer what is new to it, and replies to those who sent a command."""
        if table.facts.kicked:
            for viewer in [viewer for viewer in self.viewers if viewer.person in table.facts.kicked]:
                viewer.close()
        show(self, table, answers)
        self.gathering.show()

    def show_one(self, table: Table, viewer: Viewer, answers: list[Any]) -> None:
        """Sends replies to one connection, with whatever else is new to it."""
        viewer.push([*[encode(answer) for answer in answers], *News(self, table).lines_for(viewer)])

    def show_pointed(self, pointed: bytes) -> None:
        """Sends what someone points at to everybody who looks, or only to those who look back together, if there are any."""
        together = bool(self.gathering.people())
        for viewer in self.viewers:
            if viewer.companion is not None or not together:
                viewer.push([pointed])

    # Coming and going

    async def enter(self, viewer: Viewer) -> None:
        async with self.held() as table:
            if viewer.person in table.facts.kicked:
                viewer.person = ""  # may look on like any visitor
            first = not self.is_watched
            self.viewers.add(viewer)
            self.presence_version += 1
            viewer.push([encode(Time(server_now()))])
            self.show(table)
            if first:
                self.driver.attend(table)  # bots alone were waiting for somebody to look
                for person in table.people() - self.present():
                    self.seen.setdefault(person, self._began)
                self.note_leaving(())
            self.hall.tell_presence(self, table)

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.gathering.disconnected(viewer)
        self.note_leaving((viewer.person,))
        self.presence_version += 1
        async with self.held() as table:
            self.show(table)
            self.hall.tell_presence(self, table)


class _Held:
    """Waits until nobody else holds the table; used with `async with`."""

    def __init__(self, room: Room, lock: asyncio.Lock) -> None:
        self._room = room
        self._lock = lock

    async def __aenter__(self) -> Table:
        await self._lock.acquire()
        try:
            self._room.used = time.monotonic()
            return self._room._table or await self._room.fresh()
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
