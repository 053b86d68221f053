"""The hall: all tables that this process has in memory, and background work for tables that nobody has open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ParamSpec

import structlog
from sqlalchemy import Connection

from ..games import SPECS
from ..table.entries import AnyEntry, Rematched
from ..table.table import Table
from . import card_sets, metrics, records
from .background import report, supervised
from .bodies import NewTable
from .bot_pool import BotPool
from .branching import Beginning
from .folding import Unreadable, code_fingerprint
from .identity import is_table_id
from .limits import Limits, Networks
from .looking_back import LookingBack
from .notices import Notices
from .opening import new_opening, rematch_opening
from .problems import NotServed
from .records import Person
from .room import GRACE, PRESENCE, Room
from .server_time import server_now
from .settings import Settings
from .storage import Heard, Store, Taken, Unavailable
from .vacations import Vacations

P = ParamSpec("P")
LEASE = 30.0  # seconds in which a process must take care of a table it has claimed
SWEEP = 2.0  # seconds between searches for tables that are overdue
HEALTH = 5.0  # seconds that a write may take; a disk that hangs raises no error
ANSWER = 1.0  # seconds in which the other processes say who is connected to them
IDLE = 120.0  # seconds without use after which a table is removed from memory
_log = structlog.get_logger("server")


class Hall(Heard):
    """All rooms of this process. It is created before the store, because the store reports to it; then `begin` receives the store."""

    store: Store

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.rate > 0, self._tell_later)
        self.networks = Networks()
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, self.networks.of)
        self.looking_back = LookingBack(self.bots)
        self.notices = Notices(self)
        self.vacations = Vacations(self)
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._writes: set[asyncio.Task[None]] = set()  # awaited on shutdown
        self._closing = False
        self._asking_health = asyncio.Lock()
        self._healthy = False
        self._health_asked = -1.0
        self.updated = False  # whether different code wrote the logs; true while they are checked

    async def begin(self, store: Store) -> None:
        self.store = store
        await self.store.write(lambda connection: card_sets.keep(connection, self.settings.sets))
        await self.store.read(card_sets.shelve)
        await self._check_after_update()
        await self._write_something()
        await self.notices.begin()
        await self.vacations.begin()
        self.later(self.bots.warm_up)
        self.later(supervised, "sweep", self._sweep)
        self.later(supervised, "tidy", self._tidy)

    def goodbye(self) -> None:
        """Refuses new connections and closes all existing ones, so that clients reconnect later."""
        self._closing = True
        self.bots.stop()
        for room in self._rooms.values():
            for viewer in room.viewers:
                viewer.close()

    async def close(self) -> None:
        """Shuts down after finishing all pending writes."""
        self.goodbye()
        for room in list(self._rooms.values()):
            await room.put_away()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._writes, return_exceptions=True)
        self.bots.close()
        await self.store.close()

    def later(self, work: Callable[P, Coroutine[Any, Any, Any]], *arguments: P.args, **more: P.kwargs) -> None:
        """Runs something in the background and logs errors. A task cancelled before it starts leaves no unawaited coroutine."""
        if not self._closing:
            self._remember(self._tasks, partial(work, *arguments, **more))

    def write_later(self, work: Callable[[Connection], None]) -> None:
        """Writes something in the background. Nobody waits for it, but shutdown does."""
        self._remember(self._writes, partial(self.store.write, work))

    async def writes_done(self) -> None:
        await asyncio.gather(*self._writes)

    def _remember(self, tasks: set[asyncio.Task[None]], work: partial[Coroutine[Any, Any, Any]]) -> None:
        task = asyncio.create_task(_logged(work))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    # Rooms

    async def room(self, table_id: str) -> Room:
        """Returns the room of a table. Raises NotServed if there is none."""
        room = self._rooms.get(table_id)
        if room is None:
            if not is_table_id(table_id):
                raise NotServed(404, "server-no-table")
            row = await self.store.read(lambda connection: records.table_row(connection, table_id))
            if row is None or self._closing:
                raise NotServed(404, "server-no-table")
            await self.know(row.game)
            room = self._rooms.setdefault(table_id, Room(self, row))
            metrics.rooms.set(len(self._rooms))
            self.later(self._look_after, room)
        room.used = time.monotonic()  # keeps the room from being removed before it is used
        return room

    async def know(self, game: str) -> None:
        """Finds the set of a game that another process of this server began to offer."""
        if "@" in game and game not in SPECS:
            await self.store.read(card_sets.shelve)

    async def _look_after(self, room: Room) -> None:
        async with room.held() as table:
            await room.look_after(table)

    # New tables

    async def open(self, person: Person, wish: NewTable, beginning: Beginning | None = None) -> Room:
        while True:
            opening = new_opening(person, wish, server_now(), beginning)
            try:
                await self.store.append(opening.addition())
            except Taken:  # the code is in use: try another one
                continue
            return await self.room(opening.id)

    def next_table(self, table: Table, entries: list[AnyEntry]) -> Callable[[Connection], None] | None:
        """Returns what opens the next table in the same transaction if there was a rematch, otherwise None."""
        if any(isinstance(entry, Rematched) for entry in entries):
            return rematch_opening(table).write
        return None

    # Messages from other processes

    def grown(self, table_id: str, seq: int, entries: bytes | None) -> None:
        room = self._rooms.get(table_id)
        if room is not None:
            self.later(room.catch_up, seq, entries)

    def told(self, text: str) -> None:
        kind, _, rest = text.partition(" ")
        if kind == "present":
            process, table_id, onlookers, *people = rest.split(" ")
            room = self._rooms.get(table_id)
            if room is not None:
                word = (time.monotonic(), tuple(people), int(onlookers))
                before = room.elsewhere.get(process, (0.0, (), 0))
                room.elsewhere[process] = word
                if before[1:] != word[1:]:
                    room.note_leaving(before[1])
                    room.presence_version += 1
                    room.gathering.tell()  # it may be news to that process
                    self.show_later(room)
        elif kind == "who":
            room = self._rooms.get(rest)
            if room is not None and room.viewers:
                self.later(self._say_presence, room)
        elif kind == "gathered":
            process, table_id, text_of_word = rest.split(" ", 2)
            room = self._rooms.get(table_id)
            if room is not None:
                room.gathering.heard(process, text_of_word)
        elif kind == "out":
            person, table_id = rest.split(" ")
            self._close_connections(person, table_id)
        elif kind == "limit":
            self.limits.heard(rest)
        elif kind == "pointed":
            table_id, pointed = rest.split(" ", 1)
            room = self._rooms.get(table_id)
            if room is not None:
                room.show_pointed(pointed.encode())
        elif kind in ("plans", "wishes", "rewritten"):
            room = self._rooms.get(rest)
            if room is not None:
                room.forget()
                self.show_later(room)

    def _tell_later(self, text: str) -> None:
        self.later(self.store.tell, text)

    def throw_out(self, person: str, table_id: str = "") -> None:
        """Ends all connections of a person at once, in every process; with a table, only those to this table."""
        self._close_connections(person, table_id)
        self._tell_later(f"out {person} {table_id}")

    def _close_connections(self, person: str, table_id: str) -> None:
        for room in self._rooms.values():
            for viewer in room.viewers:
                if viewer.person == person and table_id in ("", room.id):
                    viewer.close()

    def missed(self) -> None:
        for room in self._rooms.values():
            room.forget()  # not everything that others write down is in the log
            self.later(room.catch_up)

    def show_later(self, room: Room) -> None:
        self.later(self._show, room)

    async def _show(self, room: Room) -> None:
        try:
            async with room.held() as table:
                room.show(table)
        except Unavailable:
            room.come_back_later()

    def tell_presence(self, room: Room, table: Table) -> None:
        people, onlookers = room.presence_here(table)
        self.later(self.store.tell, " ".join(["present", self.store.writer, room.id, str(onlookers), *people]))

    async def _say_presence(self, room: Room) -> None:
        async with room.held() as table:
            self.tell_presence(room, table)

    async def know_presence(self, room: Room) -> None:
        """Waits until it is known who is connected to other processes at a table that may just have been opened in this one."""
        if room.known_from is None and self.store.is_shared:
            room.known_from = time.monotonic() + ANSWER
            await self.store.tell(f"who {room.id}")
        if room.known_from is not None:
            await asyncio.sleep(max(0.0, room.known_from - time.monotonic()))

    # Tables that nobody has open

    async def _sweep(self) -> None:
        """Takes care of overdue tables: at the start everything due soon, later what no process has handled in time."""
        await self._look_after_late_ones(2 * (GRACE + self.settings.beat + self.settings.bot_seconds))
        while True:
            await asyncio.sleep(SWEEP)
            await self._look_after_late_ones(0.0)

    async def _look_after_late_ones(self, ahead: float) -> None:
        until = server_now() + ahead
        for table_id in await self.store.write(lambda connection: records.claim_due(connection, until, LEASE, 50)):
            self.later(self._open_and_look_after, table_id)

    async def _open_and_look_after(self, table_id: str) -> None:
        await self._look_after(await self.room(table_id))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE / 3)
            for room in self._rooms.values():
                self.later(self._tidy_up, room)
            metrics.rooms.set(len(self._rooms))

    async def _tidy_up(self, room: Room) -> None:
        if room.viewers:
            async with room.held() as table:
                self.tell_presence(room, table)
                if room.drop_old_words():
                    room.show(table)
        elif time.monotonic() - room.used > IDLE and not room.driver.busy:
            await room.put_away()
            if not room.viewers:
                self._rooms.pop(room.id, None)

    # Health

    async def can_write(self) -> bool:
        """Returns whether the database can be written to. It is tried at most once a second, however many ask."""
        async with self._asking_health:
            if time.monotonic() - self._health_asked > 1.0:
                try:
                    await asyncio.wait_for(self._write_something(), HEALTH)
                    self._healthy = True
                except (Unavailable, TimeoutError):
                    self._healthy = False
                self._health_asked = time.monotonic()
            return self._healthy

    async def _write_something(self) -> None:
        await self.store.write(lambda connection: records.put_fact(connection, "health", str(server_now())))

    # After an update

    async def _check_after_update(self) -> None:
        """Replays running games under new code before anyone continues playing; see `folding`."""
        before = await self.store.read(lambda connection: records.fact(connection, "code"))
        if before == code_fingerprint():
            return
        waiting = await self.store.read(records.unfinished)
        self.updated = True
        unreadable = 0
        for table_id in waiting:
            try:
                room = await self.room(table_id)
                async with room.held():
                    pass
                await room.put_away()
                self._rooms.pop(table_id, None)
            except Unreadable as error:
                unreadable += 1
                _log.error("unreadable", table=table_id, why=str(error))
        self.updated = False
        _log.info("replayed", tables=len(waiting), unreadable=unreadable)
        await self.store.write(lambda connection: records.put_fact(connection, "code", code_fingerprint()))


async def _logged(work: partial[Coroutine[Any, Any, Any]]) -> None:
    try:
        await work()
    except Exception as error:
        report(getattr(work.func, "__name__", ""), error)
