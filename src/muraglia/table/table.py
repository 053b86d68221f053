"""A table: one running game, the people and bots around it, and everything they may do there.

The log of entries is authoritative; a table is the fold of its log. `decide` returns what a command leads to and changes nothing;
`apply` carries out an entry. There is no input or output here: time, chance and presence are passed in.

`history` (the game) and `journal` (what has happened) exist once the game has started.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

from msgspec import MsgspecError, msgpack, structs

from ..games import spec_of
from ..kernel.errors import BadSetup, MuragliaError
from ..kernel.events import Sink
from ..kernel.history import GoOn, History, Played
from ..kernel.message import Message, Refusal
from ..kernel.question import Choice, Question
from . import deciding, records, showing
from .clocks import Clocks
from .consent import Pending
from .deciding import Decided
from .entries import (
    AnyEntry,
    BotSeated,
    CarriedOver,
    Changed,
    Chosen,
    Closed,
    Consented,
    EndedBy,
    Freed,
    GotReady,
    Left,
    Nudged,
    Opened,
    OutOfTime,
    Proposed,
    Rematched,
    Resigned,
    Said,
    Seated,
    Started,
    Undone,
    Vacation,
    Withdrawn,
)
from .facts import KEPT_CHATS, Facts, Nudge
from .journal import (
    AWAY,
    BACK,
    CARRIED_OVER,
    ENDED,
    FALLBACK,
    LEFT,
    NUDGED,
    OUT_OF_TIME,
    PAUSED,
    REPLACED,
    RESIGNED,
    RESUMED,
    RETURNED,
    TAIL,
    Journal,
)
from .not_allowed import NotAllowed, refuse
from .saved import Saved, SavedHistory
from .seats import OUTSIDE_BOT, Seat
from .text import one_line
from .undo import made_again
from .vacation import first_return, returned
from .wire import AnyCommand, Chat, EventView, Foreseen, GameView, TableView

FORMAT = 1  # of snapshots; a snapshot in another format is ignored and the log is read instead


class BadSnapshot(Exception):
    """A snapshot that cannot be read. Nothing is lost: it is only a cache."""


_saved_encoder = msgpack.Encoder()
_saved_decoder = msgpack.Decoder(Saved)


class Table:
    def __init__(self, facts: Facts, history: History | None = None, journal: Journal | None = None) -> None:
        self.facts = facts
        self.history = history
        self.journal = journal
        self.info_version = 0  # grows whenever something in the TableView may have changed; only this object counts so

    # The log

    @staticmethod
    def open(entry: Opened) -> Table:
        """Returns a new table. Raises NotAllowed for a game, number of players or option that does not exist."""
        try:
            info = spec_of(entry.game).info
            info.check_players(entry.players)
            options = info.complete(entry.options)
        except BadSetup as error:
            raise NotAllowed(error.message) from None
        return Table(Facts.of(structs.replace(entry, options=options, name=one_line(entry.name))))

    @staticmethod
    def replay(log: Sequence[AnyEntry]) -> Table:
        """Returns the table that a whole log leads to."""
        table, rest = Table.begin(log)
        for entry in rest:
            table.apply(entry)
        return table

    @staticmethod
    def begin(log: Sequence[AnyEntry]) -> tuple[Table, Sequence[AnyEntry]]:
        """Returns an open table and the entries to apply: the rest of the log, starting at the last carry-over if there was one."""
        opened = log[0]
        assert isinstance(opened, Opened)
        last = max((number for number, entry in enumerate(log) if isinstance(entry, CarriedOver)), default=0)
        return (Table(Facts.of(opened)), log[last:]) if last else (Table.open(opened), log[1:])

    def decide(
        self,
        command: AnyCommand,
        person: str,
        now: float,
        fresh: str = "",
        *,
        name: str = "",
        present: Container[str] = (),
        reachable: Container[str] = (),
    ) -> Decided:
        """Returns what the command leads to and changes nothing. Raises NotAllowed.

        There are no entries if the command was already carried out. `fresh` is new random text: the seed for
        Start, the id of the next table for Rematch. `name` is what the server calls the person, `present` is who is connected,
        `reachable` who can be told here when they are away.
        """
        return deciding.decide(self, command, deciding.Asking(person, now, fresh, name, present, reachable))

    def apply(self, entry: AnyEntry, played: Played | None = None) -> None:
        """Carries out an entry. `played` is its choice if it was just decided; a choice from the log is replayed."""
        if entry.id:
            self.facts.remember(entry.by, entry.id)
        if not isinstance(entry, Chosen):
            self.info_version += 1
            _APPLY[type(entry)](self, entry)
        else:
            self._chosen(entry, played or self.playing.whole(entry.seat, entry.picks))

    # Time

    def due(self) -> float | None:
        """Returns when the next clock runs out, or a vacation ends."""
        ends = [self.facts.clocks.ends(number) for number, seat in enumerate(self.facts.seats) if not seat.late]
        return min((end for end in (*ends, first_return(self)) if end is not None), default=None)

    def time_up(self, now: float) -> list[AnyEntry]:
        """Returns entries for the seats whose time is up. The others may then bring in a bot or end the game; nothing is automatic.

        Vacations that are over end.
        """
        late = returned(self, now)
        for number, seat in enumerate(self.facts.seats):
            end = self.facts.clocks.ends(number)
            if end is not None and end <= now and not seat.late:
                late.append(OutOfTime(at=now, seat=number))
        return late

    # Who and what

    @property
    def playing(self) -> History:
        if self.history is None:
            raise refuse("table-not-started")
        return self.history

    @property
    def told(self) -> Journal:
        if self.journal is None:
            raise refuse("table-not-started")
        return self.journal

    @property
    def version(self) -> int:
        return self.facts.version

    def to_act(self) -> list[int]:
        return self.history.position.to_act() if self.history is not None and self.facts.status in ("running", "paused") else []

    def thinking(self) -> list[int]:
        """Returns the seats the table is waiting for."""
        return self.to_act() if self.facts.status == "running" else []

    def seats_of(self, person: str) -> list[int]:
        return self.facts.seats_of(person)

    def people(self) -> frozenset[str]:
        """Returns everybody who has a seat here, and the host."""
        return frozenset(seat.person for seat in self.facts.seats if seat.person) | {self.facts.opened.host}

    def asked(self) -> list[int]:
        """Returns the seats of people who have to answer now."""
        return [seat for seat in self.thinking() if not self.facts.seats[seat].by_bot]

    def seat_for(self, person: str, seat: int | None) -> int:
        """Returns the person's seat that a command is for. Raises NotAllowed for someone else's seat."""
        return deciding.own_seat(self, person, seat)

    def playing_seat(self, person: str, seat: int | None) -> int:
        """Returns the same, for what only the player who currently plays the seat may ask."""
        return deciding.playing_seat(self, person, seat)

    def check_hints(self) -> None:
        """Raises NotAllowed at a table without hints."""
        if not self.facts.opened.casual:
            raise refuse("table-no-hints")

    def check_sight(self, person: str, seat: int) -> None:
        """Raises NotAllowed unless the person may look from this seat: their own, as an onlooker (-1), or any seat after the end."""
        over = self.facts.status == "over" and 0 <= seat < len(self.facts.seats)
        if seat != -1 and seat not in self.seats_of(person) and not over:
            raise refuse("table-not-visible")

    def bots_to_act(self) -> list[int]:
        """Returns the seats for which a bot has to answer. Bots wait while an undo is proposed, and when all people have left."""
        facts = self.facts
        bots = [seat for seat in self.thinking() if facts.seats[seat].by_bot]
        if not bots or any(proposal.kind == "undo" for proposal in facts.proposals):
            return []
        if any(seat.kind == "person" for seat in facts.seats) and not any(seat.plays for seat in facts.seats):
            return []
        return bots

    def bot_of(self, seat: int) -> str:
        """Returns the strength of the bot that plays a seat, or that would take it over."""
        return self.facts.seats[seat].bot or self.facts.opened.stand_in

    # What is shown

    def table_view(
        self,
        person: str,
        present: Container[str] = (),
        onlookers: int = 0,
        invites: Sequence[str] = (),
        gone: Container[str] = (),
    ) -> TableView:
        """Returns the table as a person sees it. `invites` are shown to the host; `gone` are people away for longer than the grace time."""
        return showing.Moment(self).table_view(person, present, onlookers, invites, gone)

    def game_view(self, seat: int, since: int = 0, text: bool = False, planned: bool = False) -> GameView:
        """Returns the game as a seat knows it (-1: an onlooker), with the events from number `since` on, but only the latest `TAIL`."""
        total = len(self.told)
        first = max(min(since, total), total - TAIL, 0)
        now = showing.Moment(self).game_view(seat, text, planned, ())
        return structs.replace(now, first=first, events=self.log(seat, first, total))

    def log(self, seat: int, first: int, last: int) -> tuple[EventView, ...]:
        """Returns events by number, from `first` up to but not including `last`."""
        return self.told.shown(seat, first, last)

    def moment(self, seat: int, choice: int, text: bool = False) -> GameView:
        """Returns the game as the seat saw it after `choice` choices."""
        return showing.moment(self, seat, choice, text)

    def ask(self, seat: int, so_far: Choice) -> Question:
        return showing.ask(self, seat, so_far)

    def begun(self, go_on: GoOn) -> Question:
        """Returns the next question of a choice that was only begun."""
        return showing.question(self, go_on)

    def foresee(self, seat: int, so_far: Choice = ()) -> Foreseen:
        return showing.foresee(self, seat, so_far)

    def why_not(self, seat: int, notation: str) -> Refusal | None:
        return showing.why_not(self, seat, notation)

    def view(self, seat: int) -> Any:
        """Returns the game's own view for a seat, which is also what bots receive."""
        return self.playing.spec.view(self.playing.position, seat)

    def record(self, seat: int | None) -> str:
        """Returns the game as text, as a seat knows it (-1: an onlooker). None returns the complete record, after the end."""
        return records.record(self, seat)

    def following(self, code: str) -> list[AnyEntry]:
        """Returns the first entries of the table opened by a rematch; they are the same on every call."""
        return records.following(self, code)

    def chats(self, since: int = 0) -> tuple[Chat, ...]:
        """Returns the lines of the chat from number `since` on."""
        return tuple(line for line in self.facts.chats if line.number >= since)

    # Snapshots

    def snapshot(self) -> bytes:
        """Returns the fold so far, to be read instead of the log up to here. It contains every secret of the table."""
        history = SavedHistory.of(self.history) if self.history is not None else None
        journal = self.journal.saved() if self.journal is not None else None
        return _saved_encoder.encode(Saved(FORMAT, self.facts, history, journal))

    @staticmethod
    def from_snapshot(data: bytes) -> Table:
        """Returns the table of a snapshot. Raises BadSnapshot if it is damaged or has another format or other rules: then read the log."""
        try:
            saved = _saved_decoder.decode(data)
            if saved.format != FORMAT:
                raise BadSnapshot(f"a snapshot of format {saved.format}, not {FORMAT}")
            history = saved.history.history() if saved.history is not None else None
            journal = Journal(spec_of(saved.facts.opened.game), saved.journal) if saved.journal is not None else None
        except (MsgspecError, MuragliaError) as error:
            raise BadSnapshot(str(error)) from None
        return Table(saved.facts, history, journal)

    # The fold: before the start

    def _opened(self, entry: Opened) -> None:
        raise ValueError("a table is opened once")

    def _changed(self, entry: Changed) -> None:
        facts = self.facts
        guests = [seat for seat in facts.seats if seat.kind == "person" and seat.person != facts.opened.host]
        seen = facts.changed if any(not seat.ready for seat in guests) else []
        facts.changed = [*seen, *(name for name in entry.what if name not in seen)]
        facts.opened = structs.replace(
            facts.opened,
            options=spec_of(facts.opened.game).info.complete(entry.options),
            clock=entry.clock,
            public=entry.public,
            casual=entry.casual,
        )
        facts.clocks = Clocks.of(entry.clock, facts.opened.players)
        for seat in guests:
            seat.ready = False

    def _seated(self, entry: Seated) -> None:
        seat = self.facts.seats[entry.seat]
        if entry.colour != seat.colour:
            for other in self.facts.seats:
                if other.colour == entry.colour:
                    other.colour = seat.colour
        seat.kind = "outside-bot" if entry.person.startswith(OUTSIDE_BOT) else "person"
        seat.person = entry.person
        seat.name = entry.name
        seat.away_until = None
        seat.colour = entry.colour
        seat.ready = entry.ready
        if seat.left:
            seat.left = seat.offered = False
            self.told.tell(RETURNED, entry.seat)
            self._run_clocks(entry.at)
            self._settle(entry.at)

    def _bot_seated(self, entry: BotSeated) -> None:
        seat = self.facts.seats[entry.seat]
        seat.kind = "bot"
        seat.bot = entry.bot
        seat.ready = True

    def _freed(self, entry: Freed) -> None:
        seat = self.facts.seats[entry.seat]
        if entry.kicked:
            self.facts.kicked.append(seat.person)
        self.facts.seats[entry.seat] = Seat("open", seat.colour)

    def _got_ready(self, entry: GotReady) -> None:
        for seat in entry.seats:
            self.facts.seats[seat].ready = entry.ready

    def _started(self, entry: Started) -> None:
        opened = self.facts.opened
        spec = spec_of(opened.game)
        if entry.cards and entry.cards != spec.cards:  # the same numbers would mean different cards
            raise refuse("table-cards-changed")
        sink = Sink()
        if entry.position:
            position = spec.read_position(entry.position)
        else:
            position = spec.start(opened.players, opened.options, entry.seed, sink)
            position.sink = None
        self.facts.status = "running"
        self.facts.since = entry.at
        self.facts.seed = entry.seed
        self.facts.rules_version = entry.rules_version or opened.rules_version
        self.history = History(spec, position)
        self.journal = Journal(spec)
        self.journal.begin(sink.events)
        self._run_clocks(entry.at)

    # The fold: the game

    def _chosen(self, entry: Chosen, played: Played) -> None:
        redo = self.facts.redo
        if entry.forced:
            self.facts.forced.append((self.playing.length, entry.seat))
        self.facts.redo = redo[1:] if entry.redone or (entry.forced and redo[:1] == [(entry.seat, entry.picks)]) else []
        step = self.playing.play(played)
        if step is not None:
            self.told.begin(played.events)
            self._new_question([seat for seat, _ in step], entry.at)
        else:
            self._run_clocks(entry.at)
        if entry.fallback:
            self.told.tell(FALLBACK, entry.seat)
        if self.playing.position.is_over():
            self._end("rules", entry.at)

    def _withdrawn(self, entry: Withdrawn) -> None:
        self.playing.withdraw(entry.seat)
        self._run_clocks(entry.at)

    def _undone(self, entry: Undone) -> None:
        self._go_back(entry.seat, entry.to, entry.at)

    def _go_back(self, seat: int, moment: int, at: float) -> None:
        forgotten = self.playing.back(moment)
        self.facts.forced = [given for given in self.facts.forced if given[0] < moment]
        self.facts.redo = made_again(forgotten, seat, self.facts.redo)
        if forgotten:
            self.told.strike(seat, moment)
        self._new_question([], at)

    def _new_question(self, answered: Sequence[int], at: float) -> None:
        """Handles a new question after the game has moved forward or back: older answers become stale, and all seats are on time again."""
        facts = self.facts
        if any(facts.nudge_now(seat) is not None for seat in facts.nudged):
            self.info_version += 1
        facts.version += 1
        facts.since = at
        for seat in facts.seats:
            if seat.late:
                seat.late = False
                self.info_version += 1
        if facts.proposals:
            self.info_version += 1
            facts.proposals = [proposal for proposal in facts.proposals if proposal.kind != "undo"]
        facts.clocks.answered(answered, at)
        self._run_clocks(at)

    def _run_clocks(self, at: float) -> None:
        if self.facts.clocks.rule.kind == "none":
            return
        self.info_version += 1
        seats = self.facts.seats
        self.facts.clocks.run([seat for seat in self.thinking() if seats[seat].plays and seats[seat].away_until is None], at)

    def _end(self, by: EndedBy, at: float) -> None:
        facts = self.facts
        self.info_version += 1
        facts.status = "over"
        facts.since = at
        facts.ended_by = by
        facts.scores = tuple(self.playing.position.scores())
        facts.winners = self._winners(by)
        facts.proposals = []
        facts.redo = []
        self._run_clocks(at)

    def _winners(self, by: EndedBy) -> tuple[int, ...]:
        """Returns the winners. Players who resigned cannot win; a game ended by agreement or for lack of time has no winner."""
        facts = self.facts
        left_over = [number for number, seat in enumerate(facts.seats) if not seat.resigned]
        if by == "resignation":
            return tuple(left_over)
        if by != "rules":
            return ()
        won = self.playing.position.winners()
        first = [seat for seat in won if seat in left_over]
        if won and not first and left_over:  # nobody at all wins a game that was lost alone or together
            best = (min if self.playing.spec.info.lowest_wins else max)(facts.scores[seat] for seat in left_over)
            first = [seat for seat in left_over if facts.scores[seat] == best]
        return tuple(first)

    # The fold: consent

    def _proposed(self, entry: Proposed) -> None:
        facts = self.facts
        facts.proposed += 1
        own = self.seats_of(facts.seats[entry.seat].person)
        facts.proposals.append(Pending(facts.proposed, entry.kind, entry.seat, own, entry.to))
        self._settle(entry.at)

    def _consented(self, entry: Consented) -> None:
        facts = self.facts
        proposal = next(proposal for proposal in facts.proposals if proposal.id == entry.proposal)
        if entry.agree:
            proposal.agreed += entry.seats
            self._settle(entry.at)
        else:
            facts.proposals.remove(proposal)
            if proposal.by not in entry.seats:
                facts.declined[f"{proposal.kind} {proposal.by}"] = entry.at

    def _settle(self, at: float) -> None:
        """Carries out the proposals that everybody has agreed to."""
        for proposal in list(self.facts.proposals):
            if proposal not in self.facts.proposals:  # an earlier proposal in this loop has settled it
                continue
            if not self.facts.seats[proposal.by].plays or (proposal.kind == "offer" and not self.facts.seats[proposal.to].left):
                self.facts.proposals.remove(proposal)
            elif not proposal.waits_for(self.facts.seats):
                self.facts.proposals.remove(proposal)
                self._carry_out(proposal, at)

    def _carry_out(self, proposal: Pending, at: float) -> None:
        if proposal.kind == "undo":
            self._go_back(proposal.by, proposal.to, at)
        elif proposal.kind == "pause":
            self.facts.status = "paused"
            self.told.tell(PAUSED, proposal.by)
            self._run_clocks(at)
        elif proposal.kind == "offer":
            self.facts.seats[proposal.to].offered = True
        elif proposal.kind == "resume":
            self.facts.status = "running"
            self.told.tell(RESUMED, proposal.by)
            self._run_clocks(at)
        else:
            self.told.tell(ENDED, proposal.by)
            self._end("time" if any(seat.late for seat in self.facts.seats) else "agreement", at)

    # The fold: coming and going

    def _resigned(self, entry: Resigned) -> None:
        facts = self.facts
        facts.seats[entry.seat].resigned = True
        self.told.tell(RESIGNED, entry.seat)
        left_over = [seat for seat in facts.seats if not seat.resigned]
        if len(left_over) <= 1 or all(seat.kind == "bot" for seat in left_over):
            self._end("resignation", entry.at)
            return
        self._run_clocks(entry.at)
        self._settle(entry.at)

    def _left(self, entry: Left) -> None:
        self.facts.seats[entry.seat].left = True
        self.told.tell(REPLACED if entry.replaced else LEFT, entry.seat)
        self._run_clocks(entry.at)
        self._settle(entry.at)

    def _out_of_time(self, entry: OutOfTime) -> None:
        self.facts.seats[entry.seat].late = True
        self.told.tell(OUT_OF_TIME, entry.seat)
        self._settle(entry.at)

    def _vacation(self, entry: Vacation) -> None:
        for number in entry.seats:
            seat = self.facts.seats[number]
            if (seat.away_until is None) != (entry.until is None):
                self.told.tell(BACK if entry.until is None else AWAY, number)
            seat.away_until = entry.until
        self._run_clocks(entry.at)

    def _nudged(self, entry: Nudged) -> None:
        self.facts.nudged[entry.nudged] = Nudge(entry.seat, self.version, entry.at)
        self.told.tell(NUDGED, entry.seat, entry.nudged)

    def _closed(self, entry: Closed) -> None:
        self.facts.status = "closed"
        self.facts.proposals = []
        self.facts.marked = Message(entry.why) if entry.why else self.facts.marked
        self._run_clocks(entry.at)

    def _rematched(self, entry: Rematched) -> None:
        self.facts.rematch = entry.table
        self.facts.rematch_at = entry.at
        self.facts.rematch_by = entry.by

    def _said(self, entry: Said) -> None:
        facts = self.facts
        facts.chats.append(Chat(facts.said, entry.at, entry.seat, entry.name, entry.text))
        facts.said += 1
        del facts.chats[:-KEPT_CHATS]
        facts.note_chat(entry.by, entry.at, deciding.LINES)

    def _carried_over(self, entry: CarriedOver) -> None:
        then = Table.from_snapshot(entry.snapshot)
        self.facts, self.history, self.journal = then.facts, then.history, then.journal
        self.facts.rules_version = entry.rules_version
        self.facts.marked = Message("table-rules-changed", {"version": entry.rules_version})
        self.playing.carry_over()
        self.facts.redo = []
        self.told.tell(CARRIED_OVER)


_APPLY: dict[type, Callable[[Table, Any], None]] = {
    Opened: Table._opened,
    Changed: Table._changed,
    Seated: Table._seated,
    BotSeated: Table._bot_seated,
    Freed: Table._freed,
    GotReady: Table._got_ready,
    Started: Table._started,
    Withdrawn: Table._withdrawn,
    Undone: Table._undone,
    Proposed: Table._proposed,
    Consented: Table._consented,
    Resigned: Table._resigned,
    Left: Table._left,
    OutOfTime: Table._out_of_time,
    Vacation: Table._vacation,
    Nudged: Table._nudged,
    Closed: Table._closed,
    Rematched: Table._rematched,
    Said: Table._said,
    CarriedOver: Table._carried_over,
}
