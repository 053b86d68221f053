"""A table in memory: decided, written, applied and shown, one thing after the other.

Whatever is shown is on the disk. If writing fails, or another process was first, the table in memory is thrown away and
made again from the log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType, json, structs
from sqlalchemy import Connection

from ..table.entries import AnyEntry, decode_entries, encode_entries
from ..table.journal import TAIL
from ..table.refusal import Refusal
from ..table.table import BadSnapshot, Table
from ..table.wire import Chats, State, TableInfo, Time
from . import metrics, records
from .driver import Driver
from .folding import Folded, Unreadable, fold_log, fold_tail, is_ours, snapshot_of
from .identity import invite_for
from .records import PlanRow, Row, SnapshotRow, TableRow
from .storage import Addition, Taken
from .viewer import Viewer

if TYPE_CHECKING:
    from .hall import Hall

SNAPSHOT_EVERY = 32  # rows of the log
GRACE = 5.0  # seconds after which another process looks after a table
PRESENCE = 45.0  # seconds for which the word of another process about presence is good

NO_STEPS = b"[]"  # of a plan

encode = json.Encoder().encode


class Room:
    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.id = row.id
        self.hall = hall
        self.invite_key = row.invite_key
        self.viewers: set[Viewer] = set()
        self.plans: dict[int, PlanRow] = {}
        self.elsewhere: dict[str, tuple[float, tuple[str, ...], int]] = {}  # process -> when, people, onlookers there
        self.driver = Driver(self)
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._seq = 0
        self._snapshot_seq = 0
        self._due: float | None = row.due
        self._status = row.status
        self._members: frozenset[str] = frozenset()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Table]:
        """The table as it is on the disk, and nobody else's until it is let go. Raises Unreadable."""
        async with self._lock:
            self.used = time.monotonic()
            yield await self.fresh()

    async def fresh(self) -> Table:
        """The table, for whoever holds it: after a change it may be another object."""
        if self._table is None:
            with metrics.opened.time():
                await self._load()
        assert self._table is not None
        return self._table

    async def _load(self) -> None:
        while True:
            folded = await self._fold()
            self._seq, self._snapshot_seq = folded.seq, folded.snapshot_seq
            if folded.to_add:
                try:
                    await self.hall.store.append(self._addition(folded.table, folded.to_add))
                except Taken:  # another process has carried it over
                    continue
                self._seq += 1
            self._table = folded.table
            if folded.snapshot_seq == 0 and (self.hall.updated or self._seq >= SNAPSHOT_EVERY):
                self._keep(folded.table)
            return

    async def _fold(self) -> Folded:
        def look(connection: Connection) -> tuple[SnapshotRow | None, list[Row], list[PlanRow], list[str]]:
            snapshot = records.latest_snapshot(connection, self.id)
            rows = records.rows_after(connection, self.id, snapshot.seq if snapshot is not None and is_ours(snapshot) else 0)
            return snapshot, rows, records.plans_at(connection, self.id), records.members_of(connection, self.id)

        snapshot, rows, plans, members = await self.hall.store.read(look)
        self.plans = {plan.seat: plan for plan in plans}
        self._members = frozenset(members)
        if snapshot is not None and is_ours(snapshot):
            try:
                return fold_tail(snapshot, rows)
            except BadSnapshot:
                snapshot, rows = None, await self.hall.store.read(lambda connection: records.rows_after(connection, self.id, 0))
        try:
            return fold_log(self.id, snapshot, rows, self.hall.updated or snapshot is not None, time.time())
        except Exception as error:  # a log that cannot be read, whatever is the matter with it
            raise Unreadable(self.id) from error

    async def catch_up(self, seq: int | None = None) -> None:
        """Another process has written."""
        async with self._lock:
            if self._table is None:
                if self.viewers:
                    self.show(await self.fresh())
                return
            if seq is not None and seq <= self._seq:
                return
            rows = await self.hall.store.read(lambda connection: records.rows_after(connection, self.id, self._seq))
            for row in rows:
                for entry in decode_entries(row.entries):
                    self._table.apply(entry)
                self._seq = row.seq
            if rows:
                table = self._table
                self._status, self._due, self._members = table.facts.status, self._due_now(table), table.people()
                self.show(table)
                self.driver.attend(table, GRACE)

    # Changing

    async def change(self, decide: Callable[[Table], list[AnyEntry]]) -> list[AnyEntry]:
        """Decide, write, apply; for whoever holds the table. `decide` is asked again if another process was first."""
        while True:
            table = await self.fresh()
            entries = decide(table)
            if not entries:
                return entries
            began = time.perf_counter()
            try:
                for entry in entries:
                    table.apply(entry)
                await self.hall.store.append(self._addition(table, entries))
            except Taken:
                metrics.conflicts.inc()
                self._table = None
                continue
            except BaseException:  # also when we are cancelled: nobody knows whether it was written
                self._table = None
                raise
            metrics.appends.observe(time.perf_counter() - began)
            self._seq += 1
            if self._seq - self._snapshot_seq >= SNAPSHOT_EVERY or self._status in ("over", "closed"):
                self._keep(table)
            self.driver.attend(table)
            return entries

    def _addition(self, table: Table, entries: list[AnyEntry]) -> Addition:
        now = entries[0].at
        status, due, members = table.facts.status, self._due_now(table), table.people()
        moved: float | UnsetType | None = UNSET if due == self._due else due
        gone, come = self._members - members, members - self._members
        changes = status != self._status or gone or come
        next_table = self.hall.next_table(table, entries)
        self._due, self._status, self._members = due, status, members

        def also(connection: Connection) -> None:
            records.set_status(connection, self.id, status)
            records.set_members(connection, self.id, gone, come, now)
            if next_table is not None:
                next_table(connection)

        needed = changes or next_table is not None
        return Addition(
            table_id=self.id, seq=self._seq + 1, at=now, entries=encode_entries(entries), due=moved, also=also if needed else None
        )

    def _due_now(self, table: Table) -> float | None:
        """When another process should look after the table, if this one has not."""
        settings = self.hall.settings
        clock = table.due()
        times = [clock + GRACE] if clock is not None else []
        if table.bots_to_act() or any(seat in self.plans for seat in table.asked()):
            times.append(time.time() + settings.beat + settings.bot_seconds + GRACE)
        return min(times, default=None)

    def _keep(self, table: Table) -> None:
        """Write a snapshot, in the background: it is only a cache."""
        snapshot = snapshot_of(table, self._seq)
        self._snapshot_seq = self._seq
        self.hall.write_later(lambda connection: records.put_snapshot(connection, self.id, snapshot))

    async def keep_plan(self, plan: PlanRow) -> None:
        """A new plan of a seat, or what is left of one. For whoever holds the table."""
        if plan.steps != NO_STEPS:
            self.plans[plan.seat] = plan
            await self.hall.store.write(lambda connection: records.put_plan(connection, self.id, plan))
        else:
            self.plans.pop(plan.seat, None)
            await self.hall.store.write(lambda connection: records.drop_plan(connection, self.id, plan.seat))
        await self.hall.store.tell(f"plans {self.id}")

    async def put_away(self) -> None:
        """Before the room is forgotten, or the server stops."""
        async with self._lock:
            self.driver.stop()
            if self._table is not None and self._snapshot_seq < self._seq:
                self._keep(self._table)
            self._table = None

    def forget(self) -> None:
        """The log was rewritten: read it again."""
        self._table = None

    # Showing

    def present(self) -> set[str]:
        """Everybody who is connected, here or at another process."""
        self._drop_old_words()
        return {viewer.person for viewer in self.viewers} | {person for _, people, _ in self.elsewhere.values() for person in people}

    def presence_here(self, table: Table) -> tuple[tuple[str, ...], int]:
        """Who is connected here: the people of the table, and how many others."""
        seated = {seat.person for seat in table.facts.seats}
        here = sorted({viewer.person for viewer in self.viewers if viewer.person in seated and viewer.person})
        return tuple(here), sum(1 for viewer in self.viewers if viewer.person not in seated or not viewer.person)

    def _drop_old_words(self) -> None:
        now = time.monotonic()
        self.elsewhere = {process: word for process, word in self.elsewhere.items() if now - word[0] < PRESENCE}

    def info(self, table: Table, person: str) -> TableInfo:
        here = self.presence_here(table)[1]
        present = self.present()
        onlookers = here + sum(count for _, _, count in self.elsewhere.values())
        host = person == table.facts.opened.host
        invites = [self.invite(seat) for seat in range(len(table.facts.seats))] if host and person else []
        info = table.info(person, time.time(), present, onlookers, invites)
        return structs.replace(info, webhooks=True) if self.hall.settings.webhooks else info

    def invite(self, seat: int) -> str:
        """The secret stands behind #, which browsers keep to themselves: it is in no log."""
        return f"/t/{self.id}#join={invite_for(self.invite_key, seat)}"

    def show(self, table: Table, answers: dict[Viewer, list[bytes]] | None = None) -> None:
        """Send everybody what is new to them. A connection gets nothing if nothing changed for it."""
        seen = _Seen(self, table)
        for viewer in self.viewers:
            lines = answers.get(viewer, []) if answers else []
            viewer.push([*lines, *seen.news_for(viewer)])

    def show_one(self, table: Table, viewer: Viewer, answers: list[Any]) -> None:
        """An answer to one connection, with what else is new to it."""
        viewer.push([*[encode(answer) for answer in answers], *_Seen(self, table).news_for(viewer)])

    # Coming and going

    async def enter(self, viewer: Viewer) -> None:
        async with self.held() as table:
            self.viewers.add(viewer)
            viewer.push([encode(Time(time.time()))])
            self.show(table)
            self.hall.tell_presence(self, table)

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        async with self.held() as table:
            self.show(table)
            self.hall.tell_presence(self, table)


class _Seen:
    """What a table looks like at one moment, made once for all who see the same."""

    def __init__(self, room: Room, table: Table) -> None:
        self._room = room
        self._table = table
        self._tables: dict[str, bytes] = {}
        self._states: dict[tuple[int, bool], tuple[State, bytes]] = {}
        self._lines: dict[tuple[int, bool, int], bytes] = {}

    def news_for(self, viewer: Viewer) -> list[bytes]:
        lines: list[bytes] = []
        info = self._info(viewer.person)
        if info != viewer.table:
            viewer.table = info
            lines.append(info)
        if self._table.course is not None:
            viewer.seat = self._sight(viewer)
            state = self._state(viewer)
            if state is not None:
                lines.append(state)
        said = self._table.facts.said
        if said > viewer.chats:
            lines.append(encode(Chats(self._table.chats(viewer.chats))))
            viewer.chats = said
        return lines

    def _sight(self, viewer: Viewer) -> int:
        """The seat a connection shows: the one it asked for, as long as it may; or that of its person."""
        own = self._table.seats_of(viewer.person)
        if viewer.follows and own:
            return viewer.seat if viewer.seat in own else own[0]
        try:
            self._table.check_sight(viewer.person, viewer.seat)
        except Refusal:
            return -1
        return viewer.seat

    def _info(self, person: str) -> bytes:
        if person not in self._tables:
            self._tables[person] = encode(self._room.info(self._table, person))
        return self._tables[person]

    def _state(self, viewer: Viewer) -> bytes | None:
        key = (viewer.seat, viewer.text)
        total = len(self._table.told)
        if key not in self._states:
            planned = viewer.seat in self._room.plans
            made = self._table.state(viewer.seat, total, viewer.text, planned)
            self._states[key] = made, encode(made)
        state, core = self._states[key]
        if core == viewer.state:
            return None
        first = max(viewer.events, total - TAIL, 0)
        viewer.state, viewer.events = core, total
        if first == total:
            return core
        if (*key, first) not in self._lines:
            events = self._table.log(viewer.seat, first, total)
            self._lines[(*key, first)] = encode(structs.replace(state, first=first, events=events))
        return self._lines[(*key, first)]
