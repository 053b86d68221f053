"""What is new to the connections of a table. Every choice passes through here once for each of them: this is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import json, structs

from ..table.journal import TAIL
from ..table.refusal import Refusal
from ..table.showing import Shown
from ..table.table import Table
from ..table.wire import Chats, TableInfo
from .viewer import Viewer

if TYPE_CHECKING:
    from .room import Room

encode = json.Encoder().encode

Sight = tuple[int, bool, tuple[int, ...]]  # whose view, with the view in words, the seats of whoever looks


def show(room: Room, table: Table, answers: dict[Viewer, list[bytes]] | None) -> None:
    """Send everybody what is new to them. A connection gets nothing if nothing changed for it."""
    seen = Seen(room, table)
    for viewer in room.viewers:
        lines = seen.news_for(viewer)
        viewer.push(answers[viewer] + lines if answers is not None and viewer in answers else lines)


class Seen:
    """What a table looks like at one moment, made once for all who see the same."""

    def __init__(self, room: Room, table: Table) -> None:
        self._room = room
        self._table = table
        self._around = (table.around, room.arrivals)
        self._shown: Shown = table.shown()
        self._tables: dict[str, bytes] = {}
        self._states: dict[Sight, bytes] = {}
        self._lines: dict[tuple[Sight, int], bytes] = {}

    def news_for(self, viewer: Viewer) -> list[bytes]:
        lines: list[bytes] = []
        if self._around != viewer.around:
            viewer.around, viewer.own = self._around, tuple(self._table.seats_of(viewer.person))
            info = self._info(viewer.person)
            if info != viewer.table:
                viewer.table = info
                lines.append(info)
        if self._table.history is not None:
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
        if viewer.seat in viewer.own:
            return viewer.seat
        if viewer.follows and viewer.own:
            return viewer.own[0]
        try:
            self._table.check_sight(viewer.person, viewer.seat)
        except Refusal:
            return -1
        return viewer.seat

    def _info(self, person: str) -> bytes:
        if person not in self._tables:
            self._tables[person] = encode(self.info(person))
        return self._tables[person]

    def info(self, person: str) -> TableInfo:
        room = self._room
        info = self._shown.info(person, room.present(), room.onlookers(self._table), room.invites)
        return structs.replace(info, webhooks=True) if room.hall.settings.webhooks else info

    def _state(self, viewer: Viewer) -> bytes | None:
        sight = (viewer.seat, viewer.text, viewer.own)
        total = len(self._table.told)
        state = self._states.get(sight)
        if state is None:
            made = self._shown.state(viewer.seat, viewer.text, viewer.seat in self._room.plans, viewer.own)
            state = self._states[sight] = encode(made)
        if state == viewer.state and total == viewer.events:
            return None
        first = max(viewer.events, total - TAIL, 0)
        viewer.state, viewer.events = state, total
        line = self._lines.get((sight, first))
        if line is None:
            # connections may know different events of the same state: they are put in behind what is encoded already
            events = encode(self._table.log(viewer.seat, first, total))
            line = self._lines[sight, first] = b'%b,"first":%d,"events":%b}' % (state[:-1], first, events)
        return line
