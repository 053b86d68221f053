"""What travels over HTTP besides the types of `table.wire`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..kernel.message import Message, Refusal
from ..kernel.spec import Weight
from ..table.wire import Clock, Colour, EventView, Name, SeatNumber, Way, Word

Text = Annotated[str, Meta(max_length=4000, pattern=r"^[^\x00]*$")]
InviteSecret = Annotated[str, Meta(max_length=64)]
TypedCode = Annotated[str, Meta(min_length=1, max_length=32)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: unknown fields are mistakes and are told."""


class Problem(Struct, frozen=True, tag_field="is", tag="not_done"):
    """Why a request was not carried out: a message of the catalogues, and the same in English for clients without them."""

    refusal: Refusal
    text: str
    id: str | None = None
    stale: bool = False


# People


class Me(Struct, frozen=True):
    """`known` is false for a visitor without a cookie; it comes with the first thing that needs one.

    `proposed` is a name for somebody who has none, to be shown and sent back; nobody is called by it before.
    """

    known: bool
    name: str
    colour: Colour
    proposed: str = ""


class Introduction(Body, frozen=True):
    name: Name
    colour: Colour


class Elsewhere(Struct, frozen=True):
    """For the other device: a code to type, or the path of a link that holds it. Good once, for ten minutes."""

    code: str
    link: str
    seconds: int


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
    scores: str  # the argument that counts for the result


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
    vocabulary: dict[str, tuple[str, ...]]  # argument of a message -> the word for each of its numbers
    seat_args: tuple[str, ...]
    counted_from_one: tuple[str, ...]
    first_neutral: int | None  # seats from here on are nobody's; their words are those of "neutral" in the vocabulary
    bots: tuple[str, ...]  # strengths, weakest first
    usual_players: int
    minutes: int
    weight: Weight
    pass_until: dict[str, tuple[str, ...]]  # stretches one may pass ahead for: the events that end them


class RuleText(Struct, frozen=True):
    id: str
    heading: str
    text: str


# Tables


class NewSeat(Body, frozen=True):
    """`name` and `colour` are for "me": several people may share one device, and one person."""

    kind: Literal["me", "open", "bot"]
    bot: Word | None = None
    name: Name | None = None
    colour: Colour | None = None


class NewTable(Body, frozen=True):
    """`seats` from the first one on; those that are not named are open. `start`: begin at once, which needs every seat taken."""

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
    guided: bool = False  # a first game with a deal that is always the same


class Invite(Body, frozen=True):
    """What stood in the link; without `invite` it was the link of the table."""

    invite: InviteSecret | None = None


class Invitation(Struct, frozen=True):
    """What an invited visitor is offered: a seat, and a name to go by. `seat` is None where every seat is taken."""

    seat: int | None
    instead: bool  # the seat of the link is taken, this is another one
    name: str


class Join(Body, frozen=True):
    """With `invite` the seat of that link, with `seat` an open seat by number, without either the first open one.

    The seat keeps its colour unless another one is asked for. `name` is yours from now on, here and at new tables.
    """

    invite: InviteSecret | None = None
    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None


class Found(Struct, frozen=True):
    """The table behind a typed code."""

    id: str


class PastEvents(Struct, frozen=True):
    first: int
    events: tuple[EventView, ...]


class Considered(Struct, frozen=True):
    """A decision and what was better, judged by what the seat knew then; chances in percent."""

    moment: int  # the one right before the decision
    choice: tuple[Message, ...]
    leads: tuple[Message, ...]  # what it could lead to
    cost: int  # so much winning chance less than the better one
    chance: int
    score: int
    better: tuple[Message, ...]
    better_leads: tuple[Message, ...]
    better_chance: int
    better_score: int


class SeatLookBack(Struct, frozen=True):
    """A seat's winning chance over the game, in percent, and the decisions that cost it most."""

    seat: int
    moments: tuple[int, ...]  # those of its decisions, and at last the end of the game
    chances: tuple[int, ...]  # at each of them; at the end the result
    decisions: int
    costliest: tuple[Considered, ...]  # at most three, the worst first


class LookBack(Struct, frozen=True):
    """A game looked back at from every seat. While it is worked on, `done` grows; ask again."""

    done: int
    total: int  # 0: not known yet
    finished: bool
    failed: bool
    seats: tuple[SeatLookBack, ...]


class Note(Body, frozen=True):
    text: Text


class TokenWish(Body, frozen=True):
    seat: SeatNumber
    name: Name | None = None


class Token(Struct, frozen=True):
    """Shown once. Whoever has it plays the seat: `Authorization: Bearer <token>`."""

    token: str
    seat: int


class Webhook(Body, frozen=True):
    """Called with POST when it is your turn and you are not at the table; empty: not any more."""

    url: Annotated[str, Meta(max_length=500)]


class Health(Struct, frozen=True):
    ok: bool
    tables: dict[str, int]
    version: str


class About(Struct, frozen=True):
    version: str
    address: str  # where others reach this server
    only_here: bool  # nobody can reach it from another machine
    webhooks: bool
