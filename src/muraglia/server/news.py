"""Sends every connection of a table what is new to it. Compiled, because every choice passes through here once per connection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw, structs

from ..kernel.view_change import ViewChange
from ..table.journal import TAIL, UNDONE
from ..table.not_allowed import NotAllowed
from ..table.showing import Moment
from ..table.table import Table
from ..table.wire import Chats, EventView, GameView, TableView
from .connection import Viewer, encode

if TYPE_CHECKING:
    from .room import Room

Sight = tuple[int, bool, tuple[int, ...]]  # whose view, whether with the view in words, the seats of the person looking


def show(room: Room, table: Table, answers: dict[Viewer, list[bytes]] | None) -> None:
    """Sends each connection what is new to it, or nothing if nothing has changed for it."""
    news = News(room, table)
    for viewer in room.viewers:
        lines = news.lines_for(viewer)
        viewer.push(answers[viewer] + lines if answers is not None and viewer in answers else lines)


class News:
    """A table at one moment, encoded once for all viewers who see the same."""

    def __init__(self, room: Room, table: Table) -> None:
        self._room = room
        self._table = table
        self._moment = Moment(table)
        self._public: Raw | None = None  # the part of the game that everybody sees
        self._tables: dict[str, bytes] = {}
        self._games: dict[Sight, GameView] = {}
        self._lines: dict[tuple[Sight, int, int], bytes] = {}
        self._since: dict[int, tuple[ViewChange, ...]] = {}  # changes since a moment

    def lines_for(self, viewer: Viewer) -> list[bytes]:
        lines: list[bytes] = []
        if self._table.info_version != viewer.info_version or self._room.presence_version != viewer.presence_version:
            viewer.info_version, viewer.presence_version = self._table.info_version, self._room.presence_version
            viewer.own = tuple(self._table.seats_of(viewer.person))
            line = self._table_line(viewer.person)
            if line != viewer.table:
                viewer.table = line
                lines.append(line)
        if self._table.history is not None:
            viewer.seat = self._sight(viewer)
            game = self._game_line(viewer)
            if game is not None:
                lines.append(game)
        said = self._table.facts.said
        if said > viewer.chats:
            lines.append(encode(Chats(self._table.chats(viewer.chats))))
            viewer.chats = said
        return lines

    def _sight(self, viewer: Viewer) -> int:
        """Returns the seat whose view a connection gets: the one it asked for, if allowed, otherwise its person's own."""
        if viewer.seat in viewer.own:
            return viewer.seat
        if viewer.follows and viewer.own:
            return viewer.own[0]
        try:
            self._table.check_sight(viewer.person, viewer.seat)
        except NotAllowed:
            return -1
        return viewer.seat

    def _table_line(self, person: str) -> bytes:
        if person not in self._tables:
            self._tables[person] = encode(self.table_view(person))
        return self._tables[person]

    def table_view(self, person: str) -> TableView:
        room = self._room
        return self._moment.table_view(person, room.present(), room.onlookers(self._table), room.invites, room.gone(self._table))

    def _game_line(self, viewer: Viewer) -> bytes | None:
        sight = (viewer.seat, viewer.text, viewer.own)
        total = len(self._table.told)
        game = self._games.get(sight)
        if game is None:
            own = viewer.seat in viewer.own
            planned = own and self._room.plan_of(self._table, viewer.seat) is not None
            game = self._moment.game_view(viewer.seat, viewer.text, planned, viewer.own)
            if own:
                game = structs.replace(game, standing=tuple(self._room.standing.of(self._table, viewer.seat).values()))
            self._games[sight] = game
        if total == viewer.events and game == viewer.game:
            return None
        first = max(viewer.events, total - TAIL, 0)
        since = -1 if viewer.game is None or first > viewer.events else viewer.game.choices
        viewer.game, viewer.events = game, total
        line = self._lines.get((sight, first, since))
        if line is None:
            line = self._lines[sight, first, since] = self._encoded(game, first, total, since)
        return line

    def _changes(self, events: tuple[EventView, ...], since: int) -> tuple[ViewChange, ...]:
        """Returns what has changed since a moment, made once for all who have seen that moment; nothing after an undo."""
        if since < 0 or any(event.kind == UNDONE.name for event in events):
            return ()
        if since not in self._since:
            self._since[since] = self._moment.changes(since)
        return self._since[since]

    def _encoded(self, game: GameView, first: int, total: int, since: int) -> bytes:
        if self._public is None:
            self._public = Raw(encode(game.view.public))
        view = structs.replace(game.view, public=self._public)
        events = self._table.log(game.seat, first, total)
        return encode(structs.replace(game, view=view, first=first, events=events, changes=self._changes(events, since)))
