"""Everything that passes between a table and those who sit at it or watch: the page, a phone, an outside bot.

One source: the server encodes and checks these types, the page's TypeScript types and the OpenAPI page are made from them.
`Message`, `Refusal`, `Question`, `Option` and `Passage` are the kernel's own. Sentences never travel, messages do: an id of the
catalogues and its arguments. The client puts them into the reader's language. Nothing is left out of what the server sends.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..kernel.message import Message, Refusal
from ..kernel.question import Passage, Question

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
ChoiceId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Pick = Annotated[int, Meta(ge=0, le=1_000_000)]
Picks = Annotated[tuple[Pick, ...], Meta(max_length=64)]

Colour = Literal["a", "b", "c", "d", "e", "f"]  # each has a colour, a shape and a letter
Status = Literal["open", "running", "paused", "over", "closed"]
UndoNeed = Literal["no", "free", "ask"]  # whether a choice can be taken back, and with whose consent
Way = Literal["devices", "shared-screen", "one-device"]  # how people sit around the table


# The table


class Clock(Struct, frozen=True):
    """none: no limit. move: so many seconds for each choice. bank: so many in all, and some more after every choice."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class SeatClock(Struct, frozen=True):
    """What was left at the server's time `at`, when the clock last started; so its bytes change only when it starts or stops."""

    left_ms: int
    running: bool
    at: float


class SeatView(Struct, frozen=True):
    """A seat as everybody at the table sees it; `invite` only the host does."""

    seat: int
    kind: Literal["open", "person", "bot", "outside-bot"]
    colour: Colour
    name: str = ""
    bot: str = ""  # the bot's strength
    yours: bool = False
    ready: bool = False
    present: bool = False
    resigned: bool = False
    left: bool = False  # a bot plays on for somebody who has gone
    late: bool = False  # out of time: the others may have a bot play on, or end the game
    clock: SeatClock | None = None
    invite: str = ""  # path of a link that seats whoever opens it


class Proposal(Struct, frozen=True):
    """Something that needs the consent of the others: undo, pause, resume, end."""

    id: int
    kind: Literal["undo", "pause", "resume", "end"]
    by: int
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]


class Chat(Struct, frozen=True):
    number: int
    at: float
    seat: int  # -1: an onlooker
    name: str
    text: str


class TableView(Struct, frozen=True, tag_field="is", tag="table"):
    """Everything about a table but the game on it. Over a socket it comes when something around the game has changed."""

    id: str
    code: str  # short, to be typed: WOLF-27
    name: str
    game: str
    players: int
    options: dict[str, str]
    status: Status
    way: Way
    public: bool
    clock: Clock
    seats: tuple[SeatView, ...]
    rules_version: int
    created: float
    host: bool = False  # whether you are
    host_name: str = ""
    changed: tuple[str, ...] = ()  # what the host has changed since everybody was ready: options, "clock", "casual", "public"
    casual: bool = True  # hints and undo by consent are allowed
    onlookers: int = 0
    proposals: tuple[Proposal, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    ended_by: Literal["", "rules", "agreement", "resignation", "time"] = ""
    rematch: str = ""  # the id of the table that follows this one
    marked: Message | None = None  # something all players should be told, such as a change of the rules under a running game
    webhooks: bool = False  # whether the host of this server allows them


class TableEntry(Struct, frozen=True):
    """A table in a list."""

    table: TableView
    thinking: tuple[int, ...]  # the seats that are asked now and have not answered


# The game


class EventView(Struct, frozen=True):
    """An event as the seat may know it. Its words: event-<kind>, or event-<kind>-known where `known` is set.

    Events are numbered from 0 and stay. `table-undone` says that the events from number `first` on were taken back; sent later,
    they carry `undone`. Kinds that begin with table- are the table's own and are in no game.
    """

    kind: str
    args: dict[str, int] = {}
    known: bool = False
    choice: int = 0  # the moment at which it happened: 1 is after the first choice
    undone: bool = False


class GameView(Struct, frozen=True, tag_field="is", tag="game"):
    """The game as the seat sees it now. `view` is the game's own type."""

    seat: int  # -1: an onlooker
    version: int
    view: Any
    choices: int = 0  # how many moments there are to look back at
    thinking: tuple[int, ...] = ()  # the seats that are asked now and have not answered
    undo: UndoNeed = "no"  # what your undo would need now
    redo: bool = False
    question: Question | None = None
    first: int = 0  # the number of the first event that is sent here; earlier ones: GET .../log
    events: tuple[EventView, ...] = ()
    planned: bool = False  # an answer set in advance lies ready
    text: tuple[Passage, ...] | None = None  # the view in words, for connections that asked for it (`look`)


# What a client sends. Every command may carry an `id`; the answer to it carries the same one. A command that changes something is
# carried out once, however often it is sent with the same id.


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    id: ChoiceId | None = None


class Choose(Command, frozen=True, tag="choose", kw_only=True):
    """Answer the question. Another `version` than the current one is stale."""

    id: ChoiceId
    version: int
    picks: Picks
    seat: SeatNumber | None = None


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take an answer back while others still think."""

    seat: SeatNumber | None = None


class Ask(Command, frozen=True, tag="ask", kw_only=True):
    """The next question of a form that is being filled in."""

    so_far: Picks
    seat: SeatNumber | None = None


class Foresee(Command, frozen=True, tag="foresee", kw_only=True):
    """What each option would lead to, as far as everybody can see."""

    so_far: Picks = ()
    seat: SeatNumber | None = None


class WhyNot(Command, frozen=True, tag="why_not", kw_only=True):
    """Why a choice is not possible; it is named by its notation."""

    notation: Word
    seat: SeatNumber | None = None


class Hint(Command, frozen=True, tag="hint"):
    """What a bot would play for the seat."""

    seat: SeatNumber | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take the last own choice back; beyond a barrier this proposes it to the others."""

    seat: SeatNumber | None = None


class ResetTurn(Command, frozen=True, tag="reset_turn"):
    """Take back everything of this turn that can be taken back without consent."""

    seat: SeatNumber | None = None


class Redo(Command, frozen=True, tag="redo"):
    seat: SeatNumber | None = None


class Propose(Command, frozen=True, tag="propose", kw_only=True):
    kind: Literal["pause", "resume", "end"]


class Consent(Command, frozen=True, tag="consent", kw_only=True):
    proposal: int
    agree: bool


class Resign(Command, frozen=True, tag="resign"):
    seat: SeatNumber | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Before the start: free the seat. Later: a bot plays on; `Sit` takes the seat back."""

    seat: SeatNumber | None = None


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a seat: an open one, one's own again, or that of a bot that fills in."""

    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None


class SeatBot(Command, frozen=True, tag="seat_bot", kw_only=True):
    """Host: put a bot on an open seat."""

    seat: SeatNumber
    bot: Word


class Change(Command, frozen=True, tag="change", kw_only=True):
    """Host: before the start, play by other options. What is left out stays. Everybody else has to say again that they are ready."""

    options: Annotated[dict[Word, Word], Meta(max_length=32)] = {}
    clock: Clock | None = None
    public: bool | None = None
    casual: bool | None = None


class Kick(Command, frozen=True, tag="kick", kw_only=True):
    """Host: free a seat before the start; during the game, a bot plays on for somebody who is away. Anybody who plays: for somebody
    who is out of time, and for somebody who is away if the host is away too."""

    seat: SeatNumber


class Ready(Command, frozen=True, tag="ready", kw_only=True):
    ready: bool


class Start(Command, frozen=True, tag="start"):
    """Host: begin. Every seat must be taken."""


class Close(Command, frozen=True, tag="close"):
    """Host: close the table for good before it starts, or when nobody plays any more."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The same people, seats and options again. Asked twice it is the same table."""


class Write(Command, frozen=True, tag="write", kw_only=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Plan(Command, frozen=True, tag="plan", kw_only=True):
    """Answers set in advance for slow games: each is given if it is possible when the seat is asked next. None clears them."""

    steps: Annotated[tuple[PlanStep, ...], Meta(max_length=12)]
    seat: SeatNumber | None = None


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True):
    """Give this answer if it is possible, unless one of these events happens first (kinds, such as `covered`).

    With `windows` it is given in every window until then, and other questions wait for you: passing ahead.
    """

    notation: Word
    unless: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    windows: bool = False


class Look(Command, frozen=True, tag="look", kw_only=True):
    """Show me another of my seats (one device passed around), or the table as an onlooker: -1."""

    seat: Annotated[int, Meta(ge=-1, le=7)]
    text: bool = False  # also send the view in words


AnyCommand = (
    Choose | Withdraw | Ask | Foresee | WhyNot | Hint | Undo | ResetTurn | Redo | Propose | Consent | Resign | Leave | Sit | SeatBot
    | Change | Kick | Ready | Start | Close | Rematch | Write | Plan | Look
)  # fmt: skip


# What a client gets besides TableView, GameView and Question. News travels as lines of JSON: a frame of the socket holds one
# or more lines that belong together (a choice's Done, the table and the state after it), a stream has them one after the other.


class Done(Struct, frozen=True, tag_field="is", tag="done"):
    """The command was carried out and is safely written down."""

    id: str | None = None


class NotDone(Struct, frozen=True, tag_field="is", tag="not_done"):
    """The command was not carried out. `stale`: a fresh GameView comes with it."""

    refusal: Refusal
    id: str | None = None
    stale: bool = False


class GoOn(Struct, frozen=True, tag_field="is", tag="go_on"):
    """What was chosen is the beginning of a choice; this is how it goes on. Nothing has been done yet."""

    question: Question
    id: str | None = None


class Foreseen(Struct, frozen=True, tag_field="is", tag="foreseen"):
    """For options of the question: what they would lead to."""

    version: int
    so_far: tuple[int, ...]
    outcomes: dict[str, tuple[Message, ...]]  # by pick, as text because JSON has no other keys


class Hinted(Struct, frozen=True, tag_field="is", tag="hinted"):
    """What a master would choose, from what the seat knows; chances in percent, scores as expected at the end."""

    version: int
    picks: tuple[int, ...]
    because: tuple[Message, ...]
    id: str | None = None
    chance: int = 0
    score: int = 0
    share: int = 100  # less where a master varies its answer: in how many of 100 cases this one
    other: tuple[Message, ...] = ()  # the next best choice, if there is another
    other_chance: int = 0
    other_score: int = 0


class Chats(Struct, frozen=True, tag_field="is", tag="chats"):
    """Lines of the chat that are new to this connection."""

    lines: tuple[Chat, ...]


class Explained(Struct, frozen=True, tag_field="is", tag="explained"):
    """The answer to why_not: None if it is possible."""

    notation: str
    refusal: Refusal | None = None
    id: str | None = None


class Time(Struct, frozen=True, tag_field="is", tag="time"):
    """The server's time, sent when a connection opens: clocks are shown by it."""

    now: float


AnyNews = TableView | GameView | Question | Done | NotDone | GoOn | Foreseen | Hinted | Chats | Explained | Time
