"""What a command leads to: all rules of the table. Nothing is changed here; what is allowed becomes entries of the log."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING, Any

from msgspec import structs

from ..bots import BOTS
from ..games import spec_of
from ..kernel.errors import BadSetup, MuragliaError
from ..kernel.history import GoOn, Played
from ..kernel.message import Message
from ..kernel.question import Choice
from . import wire
from .consent import PATIENCE
from .entries import (
    AnyEntry,
    BotSeated,
    Changed,
    Chosen,
    Closed,
    Consented,
    Freed,
    GotReady,
    Left,
    Nudged,
    ProposalKind,
    Proposed,
    Rematched,
    Resigned,
    Said,
    Seated,
    Started,
    Undone,
    Withdrawn,
)
from .not_allowed import NotAllowed, refuse, refuse_by
from .nudges import check_nudge
from .plans import forced_rest
from .seats import BOT_PERSON, Seat
from .text import one_line
from .undo import start_of_turn, way_back

if TYPE_CHECKING:
    from .table import Table

LINES = 5  # lines of chat allowed ...
SECONDS = 10.0  # ... in this many seconds


class Asking:
    """Who sends the command, and what the server knows about the circumstances."""

    def __init__(self, person: str, now: float, fresh: str, name: str, present: Container[str], reachable: Container[str]) -> None:
        self.person = person
        self.now = now
        self.fresh = fresh
        self.name = name
        self.present = present  # who is connected, or was until a moment ago
        self.reachable = reachable  # who can be told here, and wishes it


class Decided:
    """What a command leads to: entries for the log, or the next question of a choice that was only begun."""

    def __init__(self, entries: list[AnyEntry], played: Played | None = None, go_on: GoOn | None = None) -> None:
        self.entries = entries
        self.played = played  # the choice among the entries, already carried out
        self.go_on = go_on


def decide(table: Table, command: wire.AnyCommand, asking: Asking) -> Decided:
    rule = _RULES[type(command)]
    if asking.person == BOT_PERSON and rule is not choose:
        raise refuse("table-not-your-seat")
    if command.id is not None and command.id in table.facts.ids.get(asking.person, ()):
        return Decided([])
    found = rule(table, command, asking)
    decided = found if isinstance(found, Decided) else Decided(found)
    decided.entries = [structs.replace(entry, by=asking.person) for entry in decided.entries]
    if decided.entries and command.id is not None:
        decided.entries[0] = structs.replace(decided.entries[0], id=command.id)
    return decided


# Whose seat, which moment


def own_seat(table: Table, person: str, seat: int | None) -> int:
    """Returns the seat a command is for: the one it names, or the person's own; if they have several, the one that has to act."""
    facts = table.facts
    if person == BOT_PERSON:
        if seat is None or not (0 <= seat < len(facts.seats) and facts.seats[seat].by_bot):
            raise refuse("table-not-your-seat")
        return seat
    own = facts.seats_of(person)
    if not own:
        raise refuse("table-not-seated")
    if seat is None:
        return next((number for number in own if number in table.to_act()), own[0])
    if seat not in own:
        raise refuse("table-not-your-seat")
    return seat


def playing_seat(table: Table, person: str, seat: int | None) -> int:
    """Returns the same, for commands that only the player who currently plays the seat may send."""
    number = own_seat(table, person, seat)
    if person != BOT_PERSON and table.facts.seats[number].resigned:
        raise refuse("table-resigned")
    if person != BOT_PERSON and table.facts.seats[number].left:
        raise refuse("table-bot-plays")
    return number


def must_run(table: Table) -> None:
    status = table.facts.status
    if status == "open":
        raise refuse("table-not-started")
    if status == "paused":
        raise refuse("table-is-paused")
    must_not_be_over(table)


def must_have_started(table: Table) -> None:
    if table.facts.status == "open":
        raise refuse("table-not-started")
    must_not_be_over(table)


def must_be_open(table: Table) -> None:
    if table.facts.status in ("running", "paused"):
        raise refuse("table-started")
    must_not_be_over(table)


def must_not_be_over(table: Table) -> None:
    if table.facts.status == "over":
        raise refuse("table-over")
    if table.facts.status == "closed":
        raise refuse("table-closed")


def must_be_host(table: Table, asking: Asking) -> None:
    if asking.person != table.facts.opened.host:
        raise refuse("table-not-host")


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.facts.seats):
        raise refuse("table-no-such-seat", count=len(table.facts.seats))
    return table.facts.seats[number]


# The game


def choose(table: Table, command: wire.Choose, asking: Asking) -> Decided:
    seat = playing_seat(table, asking.person, command.seat)
    must_run(table)
    if command.version != table.facts.version:
        raise NotAllowed(Message("table-stale"), stale=True)
    if not command.picks:
        raise refuse("table-nothing-chosen")
    picks = command.picks
    after = after_picks(table, seat, picks)
    if isinstance(after, GoOn):
        rest = forced_rest(table, after)
        if rest is None:
            return Decided([], go_on=after)
        picks = (*picks, *rest)
        after = table.playing.whole(seat, picks)
    return Decided([Chosen(at=asking.now, seat=seat, picks=picks)], after)


def after_picks(table: Table, seat: int, picks: Choice) -> Played | GoOn:
    """Returns what the picks lead to. Turns an error from the rules into a refusal by the table."""
    try:
        return table.playing.after(seat, picks)
    except MuragliaError as error:
        raise refuse_by(error) from None


def withdraw(table: Table, command: wire.Withdraw, asking: Asking) -> list[AnyEntry]:
    seat = playing_seat(table, asking.person, command.seat)
    must_run(table)
    if seat not in table.playing.waiting:
        raise refuse("table-nothing-to-withdraw")
    return [Withdrawn(at=asking.now, seat=seat)]


def undo(table: Table, command: wire.Undo, asking: Asking) -> list[AnyEntry]:
    seat = playing_seat(table, asking.person, last_seat(table, asking.person) if command.seat is None else command.seat)
    must_run(table)
    way = way_back(table, seat)
    if seat in table.playing.waiting:
        return [Withdrawn(at=asking.now, seat=seat)]
    if way.need == "free":
        return [Undone(at=asking.now, seat=seat, to=way.to)]
    if way.need == "ask":
        return propose_anything(table, "undo", seat, asking, way.to)
    raise refuse("table-nothing-to-undo" if table.facts.opened.casual else "table-undo-barrier")


def last_seat(table: Table, person: str) -> int | None:
    """Returns which of a person's seats chose last."""
    own = table.facts.seats_of(person)
    ways = {seat: way_back(table, seat) for seat in own}
    possible = [seat for seat in own if ways[seat].need != "no"]
    return max(possible, key=lambda seat: ways[seat].to, default=None)


def reset_turn(table: Table, command: wire.ResetTurn, asking: Asking) -> list[AnyEntry]:
    seat = playing_seat(table, asking.person, last_seat(table, asking.person) if command.seat is None else command.seat)
    must_run(table)
    if seat in table.playing.waiting:
        return [Withdrawn(at=asking.now, seat=seat)]
    to = start_of_turn(table.playing, table.told, seat)
    if to == table.playing.length:
        raise refuse("table-nothing-to-undo")
    return [Undone(at=asking.now, seat=seat, to=to)]


def redo(table: Table, command: wire.Redo, asking: Asking) -> list[AnyEntry]:
    seat = playing_seat(table, asking.person, command.seat)
    must_run(table)
    for chooser, picks in table.facts.redo[:1]:
        if chooser == seat or (command.seat is None and chooser in table.seats_of(asking.person)):
            return [Chosen(at=asking.now, seat=chooser, picks=picks, redone=True)]
    raise refuse("table-nothing-to-redo")


# Consent


def propose(table: Table, command: wire.Propose, asking: Asking) -> list[AnyEntry]:
    must_have_started(table)
    seat = voice(table, asking)
    paused = table.facts.status == "paused"
    if command.kind == "offer":
        return propose_anything(table, "offer", seat, asking, seat_to_offer(table, command.seat))
    if command.kind == "pause" and paused:
        raise refuse("table-is-paused")
    if command.kind == "resume" and not paused:
        raise refuse("table-not-paused")
    return propose_anything(table, command.kind, seat, asking)


def seat_to_offer(table: Table, number: int | None) -> int:
    """Returns the seat that a proposal offers to others. Raises NotAllowed unless its player has left."""
    if number is None or not (found := seat_at(table, number)).left or found.resigned or found.offered:
        raise refuse("table-nobody-left")
    return number


def propose_anything(table: Table, kind: ProposalKind, seat: int, asking: Asking, to: int = 0) -> list[AnyEntry]:
    facts = table.facts
    alike = [proposal for proposal in facts.proposals if proposal.kind == kind and (kind != "offer" or proposal.to == to)]
    same = alike[0] if alike else None
    if same is not None:
        if kind == "undo" or same.by == seat:
            raise refuse("table-already-proposed", seat=same.by)
        return consent(table, wire.Consent(proposal=same.id, agree=True), asking)
    if asking.now < facts.declined.get(f"{kind} {seat}", -PATIENCE) + PATIENCE:
        raise refuse("table-declined", seconds=int(PATIENCE))
    return [Proposed(at=asking.now, kind=kind, seat=seat, to=to)]


def consent(table: Table, command: wire.Consent, asking: Asking) -> list[AnyEntry]:
    must_have_started(table)
    voice(table, asking)
    facts = table.facts
    proposal = next((proposal for proposal in facts.proposals if proposal.id == command.proposal), None)
    if proposal is None:
        raise refuse("table-no-proposal")
    own = tuple(seat for seat in facts.seats_of(asking.person) if facts.seats[seat].has_say or seat == proposal.by)
    if not own:  # out of time: the others do not wait for this player's consent
        raise refuse("table-not-asked")
    missing = tuple(seat for seat in own if seat in proposal.waits_for(facts.seats))
    if not command.agree:
        return [Consented(at=asking.now, proposal=proposal.id, seats=own, agree=False)]
    return [Consented(at=asking.now, proposal=proposal.id, seats=missing, agree=True)] if missing else []


def voice(table: Table, asking: Asking) -> int:
    """Returns the seat in whose name a person makes proposals and answers them."""
    own = table.facts.seats_of(asking.person)
    return playing_seat(table, asking.person, next((seat for seat in own if table.facts.seats[seat].plays), None))


# Coming and going


def resign(table: Table, command: wire.Resign, asking: Asking) -> list[AnyEntry]:
    seat = own_seat(table, asking.person, command.seat)
    must_have_started(table)
    if table.facts.seats[seat].resigned:
        raise refuse("table-resigned")
    return [Resigned(at=asking.now, seat=seat)]


def leave(table: Table, command: wire.Leave, asking: Asking) -> list[AnyEntry]:
    must_not_be_over(table)
    own = table.facts.seats_of(asking.person)
    if command.seat is not None or not own:
        own = [own_seat(table, asking.person, command.seat)]
    if table.facts.status == "open":
        return [Freed(at=asking.now, seat=seat) for seat in own]
    return [Left(at=asking.now, seat=seat) for seat in own if table.facts.seats[seat].plays]


def sit(table: Table, command: wire.Sit, asking: Asking) -> list[AnyEntry]:
    must_not_be_over(table)
    facts = table.facts
    if not asking.person:
        raise refuse("table-not-your-seat")
    if asking.person in facts.kicked:
        raise refuse("table-kicked")
    own = facts.seats_of(asking.person)
    number = command.seat if command.seat is not None else seat_to_take(table, own)
    seat = seat_at(table, number)
    if number not in own:
        if own and facts.opened.way != "one-device":
            raise refuse("table-already-seated")
        if not seat.is_free:
            raise refuse("table-seat-taken")
    elif seat.resigned:
        raise refuse("table-resigned")
    colour = command.colour or seat.colour
    if any(other.colour == colour and other.kind not in ("open", "bot") for other in facts.seats if other is not seat):
        raise refuse("table-colour-taken")
    if command.name is not None:
        name = one_line(command.name)
        if not name:
            raise refuse("table-name-empty")
    else:
        name = seat.name if number in own else one_line(asking.name)
    return [Seated(at=asking.now, seat=number, person=asking.person, name=name, colour=colour)]


def seat_to_take(table: Table, own: list[int]) -> int:
    """Returns the seat for a person who did not name one: their own seat, otherwise the first open one."""
    seats = table.facts.seats
    if own and table.facts.opened.way != "one-device":
        return own[0]
    free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    free += [number for number, seat in enumerate(seats) if seat.offered and seat.is_free]
    if not free:
        raise refuse("table-full")
    return free[0]


def seat_bot(table: Table, command: wire.SeatBot, asking: Asking) -> list[AnyEntry]:
    must_be_host(table, asking)
    must_be_open(table)
    if seat_at(table, command.seat).kind not in ("open", "bot"):
        raise refuse("table-seat-taken")
    if command.bot not in BOTS:
        raise refuse("setup-unknown-bot", word=command.bot, known=", ".join(BOTS))
    return [BotSeated(at=asking.now, seat=command.seat, bot=command.bot)]


def change(table: Table, command: wire.Change, asking: Asking) -> list[AnyEntry]:
    must_be_host(table, asking)
    must_be_open(table)
    opened = table.facts.opened
    try:
        options = spec_of(opened.game).info.complete({**opened.options, **command.options})
    except BadSetup as error:
        raise NotAllowed(error.message) from None
    clock = opened.clock if command.clock is None else command.clock
    public = opened.public if command.public is None else command.public
    casual = opened.casual if command.casual is None else command.casual
    what = [name for name, value in options.items() if value != opened.options.get(name)]
    if what and opened.position:
        raise refuse("table-branch-options")
    what += ["clock"] if clock != opened.clock else []
    what += ["public"] if public != opened.public else []
    what += ["casual"] if casual != opened.casual else []
    if not what:
        return []
    return [Changed(at=asking.now, options=options, clock=clock, public=public, casual=casual, what=tuple(what))]


def kick(table: Table, command: wire.Kick, asking: Asking) -> list[AnyEntry]:
    must_not_be_over(table)
    seat = seat_at(table, command.seat)
    if table.facts.status == "open":
        must_be_host(table, asking)
        if seat.kind == "open" or seat.person == asking.person:
            raise refuse("table-nobody-to-replace")
        return [Freed(at=asking.now, seat=command.seat, kicked=seat.kind in ("person", "outside-bot"))]
    if asking.person != table.facts.opened.host:
        voice(table, asking)
    if not seat.plays or seat.person == asking.person:
        raise refuse("table-nobody-to-replace")
    if not seat.late and table.facts.opened.clock.is_slow:
        raise refuse("table-slow-clock")
    if not seat.late and seat.person in asking.present:
        raise refuse("table-not-away")
    return [Left(at=asking.now, seat=command.seat, replaced=True)]


def nudge(table: Table, command: wire.Nudge, asking: Asking) -> list[AnyEntry]:
    must_run(table)
    seat, by = seat_at(table, command.seat), voice(table, asking)
    check_nudge(table, by, command.seat, asking.now)
    if seat.person not in asking.reachable:
        raise refuse("table-nudge-off", seat=command.seat)
    return [Nudged(at=asking.now, seat=by, nudged=command.seat)]


def ready(table: Table, command: wire.Ready, asking: Asking) -> list[AnyEntry]:
    must_be_open(table)
    own_seat(table, asking.person, None)
    own = tuple(seat for seat in table.facts.seats_of(asking.person) if table.facts.seats[seat].ready != command.ready)
    return [GotReady(at=asking.now, seats=own, ready=command.ready)] if own else []


def start(table: Table, command: wire.Start, asking: Asking) -> list[AnyEntry]:
    must_be_host(table, asking)
    must_be_open(table)
    if any(seat.kind == "open" for seat in table.facts.seats):
        raise refuse("table-seats-open")
    for number, seat in enumerate(table.facts.seats):
        if seat.kind == "person" and not seat.ready and seat.person != asking.person:
            raise refuse("table-not-ready", seat=number)
    opened, spec = table.facts.opened, spec_of(table.facts.opened.game)
    seed = "" if opened.position else asking.fresh
    return [Started(at=asking.now, seed=seed, position=opened.position, rules_version=spec.info.rules_version, cards=spec.cards)]


def close(table: Table, command: wire.Close, asking: Asking) -> list[AnyEntry]:
    must_be_host(table, asking)
    must_not_be_over(table)
    others = any(seat.plays and seat.person != asking.person for seat in table.facts.seats)
    if table.facts.status != "open" and others:
        raise refuse("table-others-play")
    return [Closed(at=asking.now)]


def rematch(table: Table, command: wire.Rematch, asking: Asking) -> list[AnyEntry]:
    own_seat(table, asking.person, None)
    if table.facts.rematch:
        return []
    if table.facts.status != "over":
        raise refuse("table-not-over")
    return [Rematched(at=asking.now, table=asking.fresh)]


def write(table: Table, command: wire.Write, asking: Asking) -> list[AnyEntry]:
    if table.facts.status == "closed":
        raise refuse("table-closed")
    if not asking.person:
        raise refuse("table-not-seated")
    if asking.person in table.facts.kicked:
        raise refuse("table-kicked")
    text = one_line(command.text)
    if not text:
        raise refuse("table-chat-empty")
    latest = table.facts.spoke.get(asking.person, [])
    if len(latest) >= LINES and asking.now < latest[-LINES] + SECONDS:
        raise refuse("table-chat-fast")
    own = table.facts.seats_of(asking.person)
    name = table.facts.seats[own[0]].name if own else one_line(asking.name)
    return [Said(at=asking.now, seat=own[0] if own else -1, name=name, text=text)]


_RULES: dict[type, Callable[[Table, Any, Asking], list[AnyEntry] | Decided]] = {
    wire.Choose: choose,
    wire.Withdraw: withdraw,
    wire.Undo: undo,
    wire.ResetTurn: reset_turn,
    wire.Redo: redo,
    wire.Propose: propose,
    wire.Consent: consent,
    wire.Resign: resign,
    wire.Leave: leave,
    wire.Sit: sit,
    wire.SeatBot: seat_bot,
    wire.Change: change,
    wire.Kick: kick,
    wire.Nudge: nudge,
    wire.Ready: ready,
    wire.Start: start,
    wire.Close: close,
    wire.Rematch: rematch,
    wire.Write: write,
}
