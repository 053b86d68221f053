"""People who look back at a finished game together: who they are, who leads, and the moment all of them see.

This is presence, not history: nothing of it is written down. Processes tell each other, and what was shown later counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, json

from ..table.table import Table
from ..table.wire import Companion, GatheringView
from .connection import Viewer, encode

if TYPE_CHECKING:
    from .room import Room

MOST = 30  # people; what a process tells of them must fit into one notification


class Shown(Struct, frozen=True):
    """What everybody sees, and who chose it. The highest number counts; where two are equal, the same one in every process."""

    number: int = 0
    leader: str = ""  # a person
    moment: int = 0
    seat: int = -1


class Word(Struct, frozen=True):
    """What a process tells the others."""

    shown: Shown
    people: dict[str, Companion]  # connected to that process


class Gathering:
    """Those who look back together at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._shown = Shown()
        self._elsewhere: dict[str, dict[str, Companion]] = {}  # process -> people

    # What people do

    def join(self, viewer: Viewer, companion: Companion, moment: int, seat: int) -> None:
        """Takes someone in. The first one there leads, and it begins at their moment."""
        begins = not self.people()
        viewer.companion = companion
        if begins:
            self.lead(viewer, moment, seat)
        else:
            self._changed()

    def lead(self, viewer: Viewer, moment: int, seat: int) -> None:
        self._shown = Shown(self._shown.number + 1, viewer.person, moment, seat)
        self._changed()

    def depart(self, viewer: Viewer) -> None:
        """Lets someone go. A leader who wishes to look alone no longer leads."""
        if viewer.person == self._shown.leader:
            self._shown = Shown(self._shown.number + 1, "", self._shown.moment, self._shown.seat)
        self.disconnected(viewer)

    def disconnected(self, viewer: Viewer) -> None:
        """Notes a lost connection. A leader who is back in a moment, as after a reload, still leads."""
        if viewer.companion is not None:
            viewer.companion = None
            self._changed()

    # Who is there

    def people(self) -> dict[str, Companion]:
        """Returns everybody who looks back together, in any process: players by their seats, then onlookers."""
        reporting = self._room.elsewhere
        found = {person: one for process, people in self._elsewhere.items() if process in reporting for person, one in people.items()}
        found.update(self._people_here())
        return dict(sorted(found.items(), key=lambda item: (item[1].seat < 0, item[1].seat, item[1].name, item[0])))

    def _people_here(self) -> dict[str, Companion]:
        return {viewer.person: viewer.companion for viewer in self._room.viewers if viewer.companion is not None}

    # Showing

    def show(self) -> None:
        """Sends every viewer what is new to it."""
        people = self.people()
        lines: dict[int, bytes] = {}
        names = list(people)
        leader = names.index(self._shown.leader) if self._shown.leader in people else -1
        for viewer in self._room.viewers:
            if not people and not viewer.gathering:
                continue  # nobody looks back together, and nobody has heard otherwise
            you = names.index(viewer.person) if viewer.companion is not None else -1
            if you not in lines:
                lines[you] = encode(GatheringView(tuple(people.values()), leader, you, self._shown.moment, self._shown.seat))
            if viewer.gathering != lines[you]:
                viewer.gathering = lines[you]
                viewer.push([lines[you]])

    # Between processes

    def _changed(self) -> None:
        self.show()
        self.tell()

    def tell(self) -> None:
        """Tells the other processes who is here and what they see, if there ever was anybody."""
        if self._shown.number:
            word = json.encode(Word(self._shown, self._people_here())).decode()
            self._room.hall.later(self._room.hall.store.tell, f"gathered {self._room.hall.store.writer} {self._room.id} {word}")

    def heard(self, process: str, text: str) -> None:
        word = json.decode(text, type=Word)
        self._elsewhere[process] = word.people
        ours, theirs = (self._shown.number, self._shown.leader), (word.shown.number, word.shown.leader)
        if theirs > ours:
            self._shown = word.shown
        elif theirs < ours:
            self.tell()
        self.show()


def companion_of(table: Table, person: str, name: str) -> Companion:
    """Returns how a person is known to the others at a table."""
    own = table.seats_of(person)
    return Companion(own[0], table.facts.seats[own[0]].name) if own else Companion(-1, name)
