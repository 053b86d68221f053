"""What happens at a table, as it is written down: the append-only log. A table is nothing but the fold of its entries.

Entries are facts that were checked before they were written; `Table.apply` takes them as they are. They hold every secret
of the table (the seed, closed answers, person ids) and never leave the server.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json, structs

from .wire import Clock, Colour, Way

EndedBy = Literal["rules", "agreement", "resignation", "time"]
ProposalKind = Literal["undo", "pause", "resume", "end"]


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="entry"):
    at: float  # seconds since 1970, as the server saw it
    by: str = ""  # the person who did it; empty: it happened by itself
    id: str = ""  # of the command: the same one again is harmless


# Before the start


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """`id` is the table's."""

    id: str
    code: str
    name: str
    game: str
    players: int
    host: str  # a person
    options: dict[str, str] = {}
    clock: Clock = Clock()
    public: bool = False
    way: Way = "devices"
    casual: bool = True
    rules_version: int = 1  # of the game, when the table was opened
    stand_in: str = "greedy"  # the bot that plays on for somebody who has gone
    host_name: str = ""  # for invitations, where the host has no seat


class Changed(Entry, frozen=True, tag="changed", kw_only=True):
    """Before the start the host plays by other options. `what` names those that are different now."""

    options: dict[str, str]
    clock: Clock
    public: bool
    casual: bool
    what: tuple[str, ...]


class Seated(Entry, frozen=True, tag="seated"):
    """Somebody sits down, comes back, or changes name or colour."""

    seat: int
    person: str
    name: str
    colour: Colour
    ready: bool = True


class BotSeated(Entry, frozen=True, tag="bot-seated"):
    seat: int
    bot: str


class Freed(Entry, frozen=True, tag="freed"):
    """Before the start a seat is open again; `kicked` keeps the person from sitting down again."""

    seat: int
    kicked: bool = False


class GotReady(Entry, frozen=True, tag="got-ready"):
    seats: tuple[int, ...]
    ready: bool


class Started(Entry, frozen=True, tag="started"):
    """The game begins: from a seed, or at a position text."""

    seed: str = ""
    position: str = ""
    rules_version: int = 0  # of the game, where it has changed since the table was opened
    cards: str = ""  # the set it is played with, for games whose cards are data


# The game


class Chosen(Entry, frozen=True, tag="chosen"):
    seat: int
    picks: tuple[int, ...]
    redone: bool = False  # a choice that was taken back is made again
    fallback: bool = False  # the bot had no answer in time: this one is any legal one


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """An answer is taken back while others still think."""

    seat: int


class Undone(Entry, frozen=True, tag="undone"):
    """Back to the moment after so many choices, without anybody's consent."""

    seat: int
    to: int


# Around the game


class Proposed(Entry, frozen=True, tag="proposed"):
    kind: ProposalKind
    seat: int
    to: int = 0  # undo: back to the moment after so many choices


class Consented(Entry, frozen=True, tag="consented"):
    proposal: int
    seats: tuple[int, ...]
    agree: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Left(Entry, frozen=True, tag="left"):
    """From here on a bot plays for the seat, until its person is back. `replaced`: others wanted it so."""

    seat: int
    replaced: bool = False


class OutOfTime(Entry, frozen=True, tag="out-of-time"):
    seat: int


class Closed(Entry, frozen=True, tag="closed"):
    why: str = ""  # what its players are told, where nobody closed it: a message


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Said(Entry, frozen=True, tag="said"):
    seat: int
    name: str
    text: str


class CarriedOver(Entry, frozen=True, tag="carried-over"):
    """The rules have changed and the log no longer gives this game: it goes on from this snapshot."""

    snapshot: bytes
    rules_version: int


AnyEntry = (
    Opened | Changed | Seated | BotSeated | Freed | GotReady | Started | Chosen | Withdrawn | Undone | Proposed | Consented | Resigned
    | Left | OutOfTime | Closed | Rematched | Said | CarriedOver
)  # fmt: skip

_encoder = json.Encoder()
_decoder = json.Decoder(list[AnyEntry])


def encode_entries(entries: list[AnyEntry]) -> bytes:
    """Entries that were decided together are written together, as one JSON list."""
    return _encoder.encode(entries)


def decode_entries(data: bytes) -> list[AnyEntry]:
    return _decoder.decode(data)


FORGOTTEN = "forgotten"


def forget(entry: AnyEntry, person: str) -> AnyEntry:
    """The entry without anything that tells of the person; a log rewritten so gives the same game."""
    if isinstance(entry, Opened) and entry.host == person:
        entry = structs.replace(entry, host=FORGOTTEN, host_name="")
    elif isinstance(entry, Seated) and entry.person == person:
        entry = structs.replace(entry, person=FORGOTTEN, name="")
    elif isinstance(entry, Said) and entry.by == person:
        entry = structs.replace(entry, name="", text="")
    return structs.replace(entry, by=FORGOTTEN) if entry.by == person else entry
