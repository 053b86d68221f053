"""The append-only log of what happens at a table. A table is nothing but the fold of its entries.

Entries are facts that were checked before they were written; `Table.apply` accepts them without checking. They contain every secret
of the table (the seed, closed answers, person ids) and never leave the server.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json, structs

from .wire import SILENCE, Clock, Colour, ForcedSteps, Way

EndedBy = Literal["rules", "agreement", "resignation", "time"]
ProposalKind = Literal["undo", "pause", "resume", "end", "offer"]


class Entry(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="entry"):
    at: float  # seconds since 1970, by the server's clock
    by: str = ""  # the person who did it; empty if it happened automatically
    id: str = ""  # of the command; a repeated id has no effect


# Before the start


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """The table was opened. `id` is the id of the table."""

    id: str
    code: str
    name: str
    game: str
    players: int
    host: str  # a person id
    options: dict[str, str] = {}
    clock: Clock = Clock()
    public: bool = False
    way: Way = "devices"
    casual: bool = True
    rules_version: int = 1  # version of the game's rules when the table was opened
    stand_in: str = "greedy"  # the bot that takes over for a player who has left
    host_name: str = ""  # for invitations, if the host has no seat
    position: str = ""  # a position text to start from, instead of a deal
    branch_of: str = ""  # the table that position comes from; empty if it came from a text
    branch_at: int = 0  # the moment of that table
    silence: int = SILENCE  # seconds after which silence agrees to a joint answer; 0: never


class Changed(Entry, frozen=True, tag="changed", kw_only=True):
    """The host changed options before the start. `what` names those that are different now."""

    options: dict[str, str]
    clock: Clock
    public: bool
    casual: bool
    silence: int = SILENCE
    what: tuple[str, ...]


class Seated(Entry, frozen=True, tag="seated"):
    """Someone sat down, came back, or changed their name or colour."""

    seat: int
    person: str
    name: str
    colour: Colour
    ready: bool = True


class BotSeated(Entry, frozen=True, tag="bot-seated"):
    seat: int
    bot: str


class Freed(Entry, frozen=True, tag="freed"):
    """A seat became open again before the start; `kicked` keeps the person from sitting down again."""

    seat: int
    kicked: bool = False


class GotReady(Entry, frozen=True, tag="got-ready"):
    seats: tuple[int, ...]
    ready: bool


class Started(Entry, frozen=True, tag="started"):
    """The game began, from a seed or from a position text."""

    seed: str = ""
    position: str = ""
    rules_version: int = 0  # version of the game's rules, if it has changed since the table was opened
    cards: str = ""  # the set in use, for games whose cards are data


# The game


class Chosen(Entry, frozen=True, tag="chosen"):
    seat: int
    picks: tuple[int, ...]
    redone: bool = False  # a choice that was taken back is made again
    fallback: bool = False  # the bot did not answer in time; this is an arbitrary legal choice
    forced: bool = False  # the server gave a person's only answer
    ahead: bool = False  # the server gave an answer that the person had set in advance


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """An answer was taken back while others were still thinking."""

    seat: int


class Voted(Entry, frozen=True, tag="voted"):
    """A person is for this answer to a joint question. Without picks they take that back, and the others wait for them."""

    seat: int
    picks: tuple[int, ...]


class Followed(Entry, frozen=True, tag="followed"):
    """A person agrees with whatever the speaker agrees with, or no longer does."""

    seat: int
    follow: bool


class Told(Entry, frozen=True, tag="told"):
    """A player told the others something that the game has words for."""

    seat: int
    saying: str
    args: tuple[int, ...]


class Preferred(Entry, frozen=True, tag="preferred"):
    """A player set whether answers that leave no choice are given for them."""

    seat: int
    forced: ForcedSteps


class Undone(Entry, frozen=True, tag="undone"):
    """The game went back to the moment after `to` choices, without anyone's consent."""

    seat: int
    to: int


# Around the game


class Proposed(Entry, frozen=True, tag="proposed"):
    kind: ProposalKind
    seat: int
    to: int = 0  # undo: the number of choices to go back to; offer: the seat


class Consented(Entry, frozen=True, tag="consented"):
    proposal: int
    seats: tuple[int, ...]
    agree: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Left(Entry, frozen=True, tag="left"):
    """A bot took over the seat until its player returns. `replaced`: other players asked for it."""

    seat: int
    replaced: bool = False


class OutOfTime(Entry, frozen=True, tag="out-of-time"):
    seat: int


class Vacation(Entry, frozen=True, tag="vacation"):
    """The player of these seats is away until a moment, or is back (None)."""

    seats: tuple[int, ...]
    until: float | None


class Nudged(Entry, frozen=True, tag="nudged"):
    """A player had another told once more that the table waits for them."""

    seat: int
    nudged: int


class Closed(Entry, frozen=True, tag="closed"):
    why: str = ""  # a message for the players, if the table was not closed by a person


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Said(Entry, frozen=True, tag="said"):
    seat: int
    name: str
    text: str


class CarriedOver(Entry, frozen=True, tag="carried-over"):
    """The rules have changed and the log no longer leads to this game, which continues from this snapshot."""

    snapshot: bytes
    rules_version: int


AnyEntry = (
    Opened | Changed | Seated | BotSeated | Freed | GotReady | Started | Chosen | Withdrawn | Voted | Followed | Told | Preferred | Undone
    | Proposed | Consented | Resigned | Left | OutOfTime | Vacation | Nudged | Closed | Rematched | Said | CarriedOver
)  # fmt: skip

_encoder = json.Encoder()
_decoder = json.Decoder(list[AnyEntry])


def encode_entries(entries: list[AnyEntry]) -> bytes:
    """Returns entries as one JSON list. Entries that were decided together are written together."""
    return _encoder.encode(entries)


def decode_entries(data: bytes) -> list[AnyEntry]:
    return _decoder.decode(data)


FORGOTTEN = "forgotten"


def forget(entry: AnyEntry, person: str) -> AnyEntry:
    """Returns the entry without any trace of the person. A log rewritten this way still leads to the same game."""
    if isinstance(entry, Opened) and entry.host == person:
        entry = structs.replace(entry, host=FORGOTTEN, host_name="", name="")
    elif isinstance(entry, Seated) and entry.person == person:
        entry = structs.replace(entry, person=FORGOTTEN, name="")
    elif isinstance(entry, Said) and entry.by == person:
        entry = structs.replace(entry, name="", text="")
    return structs.replace(entry, by=FORGOTTEN) if entry.by == person else entry
