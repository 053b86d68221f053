"""The journal: everything that has happened, in order, for the log, the animations and the spoken text.

It only grows. What was taken back stays in it, struck through, because everybody has seen it. Besides the events of the game it
holds those of the table, such as a player leaving. Secret parts are given only to the seats that know them.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel.events import Event, EventKind
from ..kernel.pages import Pages
from ..kernel.spec import Spec
from .saved import SavedEvent, SavedJournal
from .wire import EventView

LEFT = EventKind("table-left", ("seat",))
REPLACED = EventKind("table-replaced", ("seat",))
RETURNED = EventKind("table-returned", ("seat",))
RESIGNED = EventKind("table-resigned", ("seat",))
OUT_OF_TIME = EventKind("table-out-of-time", ("seat",))
AWAY = EventKind("table-away", ("seat",))
BACK = EventKind("table-back", ("seat",))
NUDGED = EventKind("table-nudged", ("seat", "nudged"))
FALLBACK = EventKind("table-fallback", ("seat",))
UNDONE = EventKind("table-undone", ("seat", "count", "first"))  # first: the number of the first event struck through
PAUSED = EventKind("table-paused", ("seat",))
RESUMED = EventKind("table-resumed", ("seat",))
ENDED = EventKind("table-ended", ("seat",))
CARRIED_OVER = EventKind("table-carried-over")
UNKNOWN = EventKind("table-unknown", reveals=True)  # an event from older rules

TABLE_EVENTS = (
    LEFT,
    REPLACED,
    RETURNED,
    RESIGNED,
    OUT_OF_TIME,
    AWAY,
    BACK,
    NUDGED,
    FALLBACK,
    UNDONE,
    PAUSED,
    RESUMED,
    ENDED,
    CARRIED_OVER,
    UNKNOWN,
)

TAIL = 100  # how many events are sent without being requested


class Journal:
    def __init__(self, spec: Spec, saved: SavedJournal | None = None) -> None:
        saved = saved or SavedJournal([], [], ([], []), [])
        self._kinds = {kind.name: kind for kind in (*spec.events, *TABLE_EVENTS)}
        self._noted: Pages[SavedEvent] = Pages(SavedEvent, saved.full, saved.tail)
        self._starts: Pages[int] = Pages(int, *saved.starts)  # for each moment, the number of the first event that led to it
        self._struck = saved.struck  # ranges of events struck through: first, last + 1
        self._public: dict[int, EventView] = {}  # by number: the latest events as shown to seats that know no secrets

    def __len__(self) -> int:
        return len(self._noted)

    def begin(self, events: Iterable[Event]) -> None:
        """Begins a new moment with the events that led to it."""
        choice = len(self._starts)
        self._starts.append(len(self._noted))
        for event in events:
            self._noted.append(SavedEvent(event.kind.name, event.args, choice, event.secret, event.knowing))

    def tell(self, kind: EventKind, *args: int) -> None:
        """Records an event of the table at the current moment."""
        self._noted.append(SavedEvent(kind.name, args, len(self._starts) - 1))

    def strike(self, seat: int, moment: int) -> None:
        """Strikes through everything after a moment, because a seat has taken it back."""
        steps = len(self._starts) - 1 - moment
        first = self._starts[moment + 1]
        self._struck.append((first, len(self._noted)))
        self._public.clear()
        self._starts.cut(moment + 1)
        self.tell(UNDONE, seat, steps, first)

    def shown(self, seat: int, first: int, last: int) -> tuple[EventView, ...]:
        """Returns events by number, from `first` up to but not including `last`, as a seat may see them (-1: an onlooker)."""
        first = max(first, 0)
        return tuple([self._shown(noted, seat, number) for number, noted in enumerate(self._noted.part(first, last), first)])

    def _shown(self, noted: SavedEvent, seat: int, number: int) -> EventView:
        if noted.secret and seat >= 0 and noted.knowing >> seat & 1:
            return self._told(noted, number, True)
        found = self._public.get(number)
        if found is None:
            if len(self._public) > 2 * TAIL:
                self._public.clear()
            found = self._public[number] = self._told(noted, number, False)
        return found

    def _told(self, noted: SavedEvent, number: int, known: bool) -> EventView:
        kind = self._kinds.get(noted.kind, UNKNOWN)
        if len(noted.args) < len(kind.args):  # older rules said less
            kind = UNKNOWN
        args = dict(zip(kind.args, noted.args))
        if known:
            args.update(zip(kind.secret, noted.secret))
        undone = bool(self._struck) and kind not in TABLE_EVENTS and self._is_struck(number)
        return EventView(kind.name, args, known, noted.choice, undone)

    def _is_struck(self, number: int) -> bool:
        return any(first <= number < last for first, last in self._struck)

    def numbers_of(self, moment: int) -> tuple[int, int]:
        """Returns the numbers of the events that led to a moment: the first, and one past the last."""
        later = moment + 1 < len(self._starts)
        return self._starts[moment], self._starts[moment + 1] if later else len(self._noted)

    def reveals(self, moment: int) -> bool:
        """Returns whether the step that led to a moment revealed hidden information or a random outcome."""
        first, last = self.numbers_of(moment)
        for number, noted in enumerate(self._noted.part(first, last), first):
            if self._kinds.get(noted.kind, UNKNOWN).reveals and not self._is_struck(number):
                return True
        return False

    def saved(self) -> SavedJournal:
        return SavedJournal(self._noted.full, self._noted.tail, (self._starts.full, self._starts.tail), self._struck)
