"""The data sent over HTTP besides the types in `table.wire`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..kernel.message import Message, Refusal
from ..kernel.question import Option
from ..kernel.spec import Weight
from ..table.wire import Clock, Colour, EventView, Name, SeatNumber, Way, Word

Text = Annotated[str, Meta(max_length=4000, pattern=r"^[^\x00]*$")]
InviteSecret = Annotated[str, Meta(max_length=64)]
TypedCode = Annotated[str, Meta(min_length=1, max_length=32)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The base class of what a client sends. Unknown fields are reported as errors."""


class Problem(Struct, frozen=True, tag_field="is", tag="not_done"):
    """Why a request was not carried out: a message from the catalogues, and the same in English for clients without them."""

    refusal: Refusal
    text: str
    id: str | None = None
    stale: bool = False


# People


class Me(Struct, frozen=True):
    """The person using this browser. `known` is false for a visitor without a cookie; they get one when it is first needed.

    `proposed` is a suggested name for a person without one, to be shown and sent back; it is not used until then.
    """

    known: bool
    name: str
    colour: Colour
    proposed: str = ""


class Introduction(Body, frozen=True):
    name: Name
    colour: Colour


class Elsewhere(Struct, frozen=True):
    """A way onto another device: a code to type, or the path of a link that contains it. Valid once, for ten minutes."""

    code: str
    link: str
    seconds: int


class Forgotten(Struct, frozen=True):
    """What was deleted: your name and what you wrote at so many tables, and everything that was kept for you alone."""

    tables: int


class Device(Struct, frozen=True):
    """A device on which you are known. `label` is its browser and system, such as "Firefox, Android"; times are seconds since 1970."""

    id: str
    label: str
    since: float
    used: float  # to the hour
    this: bool  # the one you are using


class Claim(Body, frozen=True):
    code: TypedCode


# Games


class OptionDescription(Struct, frozen=True):
    name: str
    values: tuple[str, ...]
    default: str
    rule: str


class EventDescription(Struct, frozen=True):
    kind: str
    args: tuple[str, ...]
    secret: tuple[str, ...]
    heading: bool  # begins a new group in the log
    scores: str  # the argument that counts towards the result


class StandingDescription(Struct, frozen=True):
    """A question that may have a standing answer: what may be answered, and the events that may end it. Its words are standing-<name>."""

    name: str
    answers: tuple[Option, ...]
    ends: tuple[str, ...]


class GameDescription(Struct, frozen=True):
    name: str
    title: str
    author: str
    publisher: str
    year: int
    players: tuple[int, ...]
    variant_players: tuple[int, ...]
    options: tuple[OptionDescription, ...]
    rules_version: int
    lowest_wins: bool
    events: tuple[EventDescription, ...]
    vocabulary: dict[str, tuple[str, ...]]  # message argument -> the word for each of its numbers
    seat_args: tuple[str, ...]
    counted_from_one: tuple[str, ...]
    first_neutral: int | None  # seats from here on belong to no player; their names are under "neutral" in the vocabulary
    bots: tuple[str, ...]  # strengths, weakest first
    usual_players: int
    minutes: int
    weight: Weight
    spans: dict[str, tuple[str, ...]]  # how long a standing answer may hold, and the events that end each span
    standing: tuple[StandingDescription, ...]  # questions that may be answered for a while
    set: str | None  # its card set as data is at /api/sets/<set>; None: its cards are not data


class RuleText(Struct, frozen=True):
    id: str
    heading: str
    text: str


# Tables


class NewSeat(Body, frozen=True):
    """A seat of a new table. `name` and `colour` are for "me": several people may share a device and then count as one person."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: Name | None = None
    colour: Colour | None = None


class NewTable(Body, frozen=True):
    """A table to open. `seats` lists the first seats; the rest are open. `start` begins at once and needs every seat to be taken."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[Word, Word], Meta(max_length=32)] = {}
    clock: Clock = Clock()
    public: bool = False
    way: Way = "devices"
    casual: bool = True
    name: Annotated[str, Meta(max_length=60)] = ""
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)] = (NewSeat("me"),)
    start: bool = False
    guided: bool = False  # a first game whose deal is always the same


class Chair(Body, frozen=True):
    """How to sit at a table that starts in the middle of a game: you at `seat`, bots at the others, or open seats for `friends`."""

    seat: SeatNumber = 0
    bot: Word | None = None
    friends: bool = False


class Try(Body, frozen=True):
    """A moment of a finished game to play on from."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    chair: Chair = Chair()


class TryText(Body, frozen=True):
    """A position text to play on from, or a record: after its first `moment` steps, or after all of them."""

    text: Annotated[str, Meta(min_length=1, max_length=200_000)]
    moment: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    chair: Chair = Chair()


class Invite(Body, frozen=True):
    """The contents of an invitation link; without `invite` it was the link of the table itself."""

    invite: InviteSecret | None = None


class Invitation(Struct, frozen=True):
    """What an invited visitor is offered: a seat and a name. `seat` is None if every seat is taken."""

    seat: int | None
    instead: bool  # the seat in the link is taken; this is a different one
    name: str


class Join(Body, frozen=True):
    """Takes the seat of the `invite`, or the open seat with number `seat`, or otherwise the first open seat.

    The seat keeps its colour unless another one is requested. `name` becomes your name here and at new tables.
    """

    invite: InviteSecret | None = None
    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None


class Found(Struct, frozen=True):
    """The table that a typed code belongs to."""

    id: str


class PastEvents(Struct, frozen=True):
    first: int
    events: tuple[EventView, ...]


class Considered(Struct, frozen=True):
    """A decision and a better one, judged by what the seat knew at the time. Chances are in percent."""

    moment: int  # the moment just before the decision
    choice: tuple[Message, ...]
    leads: tuple[Message, ...]  # what it could lead to
    cost: int  # how much win probability it cost compared with the better one
    chance: int
    score: int
    better: tuple[Message, ...]
    better_leads: tuple[Message, ...]
    better_chance: int
    better_score: int


class SeatLookBack(Struct, frozen=True):
    """A seat's chance of winning over the course of the game, in percent, and the decisions that cost it the most."""

    seat: int
    moments: tuple[int, ...]  # the moments of its decisions, and finally the end of the game
    chances: tuple[int, ...]  # the chance at each of them; at the end, the result
    decisions: int
    costliest: tuple[Considered, ...]  # at most three, worst first


class LookBack(Struct, frozen=True):
    """A review of a game from every seat. `done` increases while the server is working on it; ask again later."""

    done: int
    total: int  # 0: not yet known
    finished: bool
    failed: bool
    seats: tuple[SeatLookBack, ...]


class Note(Body, frozen=True):
    text: Text


class TokenWish(Body, frozen=True):
    seat: SeatNumber
    name: Name | None = None


class Token(Struct, frozen=True):
    """A token, shown only once. It allows a program to play the seat: `Authorization: Bearer <token>`."""

    token: str
    seat: int


class TableNotices(Body, frozen=True):
    on: bool


# How you are reached when you are away

Minutes = Annotated[int, Meta(ge=0, lt=1440)]
Key = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_-]+$")]


class ReachWish(Body, frozen=True):
    """How you wish to be reached. Quiet hours are minutes after midnight in your time zone, and may pass midnight; None: no quiet hours.

    `webhook` is an address called with POST; empty turns it off.
    """

    language: Word
    zone: Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]+$")]
    quiet_from: Minutes | None = None
    quiet_to: Minutes | None = None
    webhook: Annotated[str, Meta(max_length=500)] = ""


class Reach(Struct, frozen=True):
    """How you are reached, and at which tables. `key` is what a browser needs to subscribe."""

    key: str
    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    webhooks: bool  # whether this server calls addresses
    webhook: str
    devices: int  # browsers that take messages
    here: bool  # whether this one does
    tables: tuple[str, ...]


class VacationWish(Body, frozen=True):
    """Until when you are away, in seconds since 1970; None: you are back."""

    until: float | None


class VacationLeft(Struct, frozen=True):
    """Your vacation, if you are on one, and how many days are left of those that this server allows in a year."""

    until: float | None
    left: int
    days: int


class Subscription(Body, frozen=True):
    """A browser's subscription: where its push service takes messages for it, and by which keys it reads them."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Key
    auth: Key


class Endpoint(Body, frozen=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class Tried(Struct, frozen=True):
    """How many of your ways took a message."""

    taken: int


class Health(Struct, frozen=True):
    ok: bool
    tables: dict[str, int]
    version: str


class About(Struct, frozen=True):
    version: str
    address: str  # the address where others can reach this server
    only_here: bool  # whether it cannot be reached from other machines
    webhooks: bool
    page: str  # the digest of the page that this server has; a page with another one is out of date
