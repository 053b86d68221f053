"""All data exchanged between a table and its players or onlookers: the web page, a phone, an outside bot.

These types are the single source: the server encodes and validates them, and the page's TypeScript types and the OpenAPI
description are generated from them. `Message`, `Refusal`, `Question`, `Option` and `Passage` come from the kernel. The server never
sends sentences, only messages: an id from the catalogues and its arguments. The client puts them into the reader's language. The
server always sends every field.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..kernel.difference import Difference
from ..kernel.message import Message, Refusal
from ..kernel.question import Option, Passage, Question
from ..kernel.view_change import ViewChange

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
ChoiceId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Eyes = Annotated[int, Meta(ge=-1, le=7)]  # whose view; -1: an onlooker's
MomentNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
PlaceName = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]*$")]  # of a part of the board
Share = Annotated[float, Meta(ge=0, le=1)]
Pick = Annotated[int, Meta(ge=0, le=1_000_000)]
Picks = Annotated[tuple[Pick, ...], Meta(max_length=64)]

SILENCE = 30  # seconds, unless the host says otherwise
Silence = Annotated[int, Meta(ge=0, le=3600)]  # seconds after which silence agrees to what is decided together; 0: never

Colour = Literal["a", "b", "c", "d", "e", "f"]  # each has a colour, a shape and a letter
Status = Literal["open", "running", "paused", "over", "closed"]
UndoNeed = Literal["no", "free", "ask"]  # whether a choice can be taken back, and whether others must consent
# Whether the server gives answers that leave no choice. Smart: unless that ends what the player can still take back
ForcedSteps = Literal["never", "smart", "always"]
Way = Literal["devices", "shared-screen", "one-device"]  # how people share devices at the table


# The table


class Clock(Struct, frozen=True):
    """none: no limit. move: seconds for each choice. bank: seconds in total, plus an increment after every choice."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0

    @property
    def is_slow(self) -> bool:
        """Whether people think for days, so that nobody need be connected."""
        return self.kind != "none" and self.seconds >= 12 * 3600

    @property
    def is_live(self) -> bool:
        """Whether people sit at the table together: their time is counted in minutes."""
        return self.kind != "none" and not self.is_slow


class SeatClock(Struct, frozen=True):
    """The time left when the clock last started or stopped, and when it started (`at`, server time). Changes only at those moments."""

    left_ms: int
    running: bool
    at: float


class SeatView(Struct, frozen=True):
    """A seat as everybody at the table sees it; only the host sees `invite`."""

    seat: int
    kind: Literal["open", "person", "bot", "outside-bot"]
    colour: Colour
    name: str = ""
    bot: str = ""  # the bot's strength
    yours: bool = False
    ready: bool = False
    present: bool = False
    resigned: bool = False
    left: bool = False  # a bot has taken over for a player who has left
    late: bool = False  # out of time: the others may have a bot take over, or end the game
    gone: bool = False  # away for longer than the grace time: the others may have a bot take over
    offered: bool = False  # the table has agreed that somebody else may take over this seat, hand and all
    away_until: float | None = None  # on vacation
    nudged: int | None = None  # the seat that has nudged this one about the question it is asked now
    clock: SeatClock | None = None
    invite: str = ""  # path of a link that gives its visitor this seat


class Proposal(Struct, frozen=True):
    """Something that needs the consent of the others: undo, pause, resume, end, or to offer the seat of a player who has left."""

    id: int
    kind: Literal["undo", "pause", "resume", "end", "offer"]
    by: int
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]
    seat: int | None = None  # the seat to offer


class Chat(Struct, frozen=True):
    number: int
    at: float
    seat: int  # -1: an onlooker
    name: str
    text: str


class Branch(Struct, frozen=True):
    """Where a table began that starts in the middle of a game: at a moment of another table, or at a text (`table` is empty)."""

    table: str
    moment: int


class SetView(Struct, frozen=True):
    """A card set of the host's own that a table is played with."""

    digest: str
    name: str
    author: str


class TableView(Struct, frozen=True, tag_field="is", tag="table"):
    """Everything about a table except the game. On a socket it is sent when something around the game has changed."""

    id: str
    code: str  # short enough to type: WOLF-27
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
    host: bool = False  # whether you are the host
    host_name: str = ""
    changed: tuple[str, ...] = ()  # what the host has changed since everybody was ready: options, "clock", "casual", "public", "silence"
    casual: bool = True  # hints are allowed, and undo with consent
    silence: int = SILENCE  # seconds after which silence agrees to what is decided together; 0: never
    onlookers: int = 0
    proposals: tuple[Proposal, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    ended_by: Literal["", "rules", "agreement", "resignation", "time"] = ""
    rematch: str = ""  # the id of the next table
    marked: Message | None = None  # something all players should know, such as a change of the rules during the game
    branch: Branch | None = None
    set: SetView | None = None  # None: the set that the game brings


class EventView(Struct, frozen=True):
    """An event as the seat may see it. Its message is event-<kind>, or event-<kind>-known if `known` is set.

    Events are numbered from 0 and never removed. `table-undone` says that the events from number `first` on were taken back; if
    they are sent again later, they carry `undone`. Kinds that begin with table- belong to the table and not to a game.
    """

    kind: str
    args: dict[str, int] = {}
    known: bool = False
    choice: int = 0  # the moment at which it happened: 1 is after the first choice
    undone: bool = False


class Digest(Struct, frozen=True):
    """What mattered since your last choice, as your seat may see it. Which events matter is for the game to say."""

    moment: int  # the one after that choice: a replay begins there
    choices: int  # how many moments there are since
    last: int  # one past the number of the last of these events; 0: there are none
    events: tuple[EventView, ...]  # the latest of them
    count: int  # how many there are in all


class TableEntry(Struct, frozen=True):
    """A table in a list."""

    table: TableView
    thinking: tuple[int, ...]  # the seats that have a question and have not answered
    since: float = 0.0  # when they were asked, or when the game ended
    people: tuple[str, ...] = ()  # in your own list: for each seat what is the same wherever this person sits; empty for bots
    digest: Digest | None = None  # at your own tables, while the game runs; with no more than the latest event


# The game


class StandingAnswer(Struct, frozen=True):
    """What is answered to a question of this kind, until one of these events. `ended` is the kind of the event that has ended it."""

    question: str
    answers: tuple[str, ...]
    until: tuple[str, ...] = ()
    ended: str = ""


class OpinionView(Struct, frozen=True):
    """What a bot says about the answer that stands: whether it agrees, what it would answer, and why."""

    seat: int
    agrees: bool
    answer: Option
    because: Message


class CouncilView(Struct, frozen=True):
    """A joint question, for everybody at the table. Those who are asked get it as their question too: choosing what stands is agreeing."""

    speaker: int
    prompt: Message
    proposal: Option  # the answer that stands
    by: int | None  # who proposed it; None: it stood ready
    agreed: tuple[int, ...]
    waits_for: tuple[int, ...]
    held: tuple[int, ...]  # they have asked the others to wait
    following: tuple[int, ...]  # they agree with the speaker until the season ends
    opinions: tuple[OpinionView, ...]  # of the bots
    ends: float | None  # when silence agrees (server time); None: never


class GameView(Struct, frozen=True, tag_field="is", tag="game"):
    """The game as the seat sees it now. The type of `view` depends on the game."""

    seat: int  # -1: an onlooker
    version: int
    view: Any
    choices: int = 0  # how many moments there are to look back at
    thinking: tuple[int, ...] = ()  # the seats that have a question and have not answered
    nudge_from: float = 0.0  # when the seats that are asked may be nudged; 0: not at all
    undo: UndoNeed = "no"  # what you would need for an undo now
    redo: bool = False
    barrier: bool = False  # what reveals something or asks another seat cannot be taken back without consent, or at all
    question: Question | None = None
    first: int = 0  # the number of the first event sent here; get earlier ones with GET .../log
    events: tuple[EventView, ...] = ()
    changes: tuple[ViewChange, ...] = ()  # what has changed in `view.public` since the last state sent here, event by event
    planned: bool = False  # an answer set in advance is ready
    standing: tuple[StandingAnswer, ...] = ()  # your own: nobody else sees them
    council: CouncilView | None = None  # what the people at the table are deciding together
    forced: ForcedSteps | None = None  # your own setting, in games whose tables give answers that leave no choice
    text: tuple[Passage, ...] | None = None  # the view in words, for connections that requested it (`look`)


# What a client sends. Every command may carry an `id`, which is repeated in the reply. A command that changes something is carried out only
# once, however often it is sent with the same id.


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    id: ChoiceId | None = None


class Choose(Command, frozen=True, tag="choose", kw_only=True):
    """Answer the question. An answer with any `version` other than the current one is stale."""

    id: ChoiceId
    version: int
    picks: Picks
    seat: SeatNumber | None = None


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take back an answer while others are still thinking. At a joint question, also ask them to wait for you."""

    seat: SeatNumber | None = None


class Ask(Command, frozen=True, tag="ask", kw_only=True):
    """Get the next question of a form that is being filled in."""

    so_far: Picks
    seat: SeatNumber | None = None


class Foresee(Command, frozen=True, tag="foresee", kw_only=True):
    """Get what each option would lead to, as far as the seat can see."""

    so_far: Picks = ()
    seat: SeatNumber | None = None


class WhyNot(Command, frozen=True, tag="why_not", kw_only=True):
    """Get the reason why a choice, given in notation, is not possible."""

    notation: Word
    seat: SeatNumber | None = None


class Hint(Command, frozen=True, tag="hint"):
    """Get the choice that a bot would make for the seat."""

    seat: SeatNumber | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take back your last choice. Beyond a barrier, this proposes an undo to the others."""

    seat: SeatNumber | None = None


class ResetTurn(Command, frozen=True, tag="reset_turn"):
    """Take back everything in this turn that can be taken back without consent."""

    seat: SeatNumber | None = None


class Redo(Command, frozen=True, tag="redo"):
    seat: SeatNumber | None = None


class Propose(Command, frozen=True, tag="propose", kw_only=True):
    """Propose something to the others. `seat` goes with "offer": the seat of a player who has left, for somebody else to take over."""

    kind: Literal["pause", "resume", "end", "offer"]
    seat: SeatNumber | None = None


class Consent(Command, frozen=True, tag="consent", kw_only=True):
    proposal: int
    agree: bool


class Resign(Command, frozen=True, tag="resign"):
    seat: SeatNumber | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Before the start: give up the seat. Later: a bot takes over; `Sit` takes the seat back."""

    seat: SeatNumber | None = None


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a seat: an open one, your own again, or one that the table offers because its player has left."""

    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None


class SeatBot(Command, frozen=True, tag="seat_bot", kw_only=True):
    """Host: put a bot on an open seat."""

    seat: SeatNumber
    bot: Word


class Change(Command, frozen=True, tag="change", kw_only=True):
    """Host: change options before the start. Omitted fields stay as they are. The others have to confirm again that they are ready."""

    options: Annotated[dict[Word, Word], Meta(max_length=32)] = {}
    clock: Clock | None = None
    public: bool | None = None
    casual: bool | None = None
    silence: Silence | None = None


class Kick(Command, frozen=True, tag="kick", kw_only=True):
    """Free a seat before the start, or have a bot take over during the game.

    The host may do so before the start. Later the host and every player may do so for a player who is out of time, or whose connection
    has been lost for longer than the grace time; that player can take the seat back at any time. With clocks of days absence means nothing.
    """

    seat: SeatNumber


class Nudge(Command, frozen=True, tag="nudge", kw_only=True):
    """Have a player told once more that the table waits for them: after some hours, at most once per question and once a day."""

    seat: SeatNumber


class Ready(Command, frozen=True, tag="ready", kw_only=True):
    ready: bool


class Start(Command, frozen=True, tag="start"):
    """Host: start the game. Every seat must be taken."""


class Close(Command, frozen=True, tag="close"):
    """Host: close the table permanently, before the start or when nobody is playing any more."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again with the same people, seats and options. Sent twice, it leads to the same table."""


class Write(Command, frozen=True, tag="write", kw_only=True):
    """Write in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Follow(Command, frozen=True, tag="follow", kw_only=True):
    """Agree with whatever the speaker agrees with until the season ends, or stop doing so."""

    follow: bool
    seat: SeatNumber | None = None


class Tell(Command, frozen=True, tag="tell", kw_only=True):
    """Tell the others one of the things for which the game has words, such as what you could pay. It is your word, and nobody checks it."""

    saying: Word
    args: Annotated[tuple[Pick, ...], Meta(max_length=4)] = ()
    seat: SeatNumber | None = None


class Point(Command, frozen=True, tag="point", kw_only=True):
    """Point at a place of the board: a part of it by its name, and where in it, from 0 to 1. It is shown for a few seconds, not kept.

    Players may point at the places that the game names, where they play together; after the end, those who look back together may point
    at any part, and at the whole board by an empty name.
    """

    place: PlaceName = ""
    x: Share = 0.5
    y: Share = 0.5
    seat: SeatNumber | None = None


class Plan(Command, frozen=True, tag="plan", kw_only=True):
    """Set answers in advance, for slow games: each is given if it is possible the next time the seat is asked. None clears them."""

    steps: Annotated[tuple[PlanStep, ...], Meta(max_length=12)]
    seat: SeatNumber | None = None


class PlanStep(Struct, frozen=True, forbid_unknown_fields=True):
    """Give this answer if it is possible, unless one of these events (kinds, such as `covered`) happens first."""

    notation: Word
    unless: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()


class Stand(Command, frozen=True, tag="stand", kw_only=True):
    """Answer a question from now on, whenever you are asked, until one of these events; without answers you are asked again.

    `question` is one of the game's `standing` questions. The first of the answers that is possible is given. If none is, you are asked.
    Passing in advance is a standing answer to the windows.
    """

    question: Word
    answers: Annotated[tuple[Word, ...], Meta(max_length=16)]
    until: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()
    seat: SeatNumber | None = None


class Prefer(Command, frozen=True, tag="prefer", kw_only=True):
    """Set whether the server gives your answers that leave no choice. With "smart" you are asked if it ends what you can take back."""

    forced: ForcedSteps
    seat: SeatNumber | None = None


class Look(Command, frozen=True, tag="look", kw_only=True):
    """Show another of your seats (when people share a device), or the table as an onlooker (-1)."""

    seat: Annotated[int, Meta(ge=-1, le=7)]
    text: bool = False  # also send the view in words


class Gather(Command, frozen=True, tag="gather", kw_only=True):
    """Look back at a finished game together with others. If you are the first, you lead, and it begins at this moment."""

    moment: MomentNumber
    seat: Eyes = -1


class Lead(Command, frozen=True, tag="lead", kw_only=True):
    """Show this moment, seen from this seat, to everybody who looks back together. You lead from then on."""

    moment: MomentNumber
    seat: Eyes = -1


class Depart(Command, frozen=True, tag="depart"):
    """Look back on your own again."""


AnyCommand = (
    Choose | Withdraw | Ask | Foresee | WhyNot | Hint | Undo | ResetTurn | Redo | Propose | Consent | Resign | Leave | Sit | SeatBot
    | Change | Kick | Nudge | Ready | Start | Close | Rematch | Write | Follow | Tell | Point | Plan | Stand | Prefer | Look
    | Gather | Lead | Depart
)  # fmt: skip


# What a client receives besides TableView, GameView and Question. News is sent as lines of JSON: a socket frame holds one or more lines
# that belong together (the Done of a choice, then the table and the state after it); a stream sends the lines one after the other.


class Done(Struct, frozen=True, tag_field="is", tag="done"):
    """The command was carried out and stored safely."""

    id: str | None = None


class NotDone(Struct, frozen=True, tag_field="is", tag="not_done"):
    """The command was not carried out. `stale`: a fresh GameView comes with it."""

    refusal: Refusal
    id: str | None = None
    stale: bool = False


class GoOn(Struct, frozen=True, tag_field="is", tag="go_on"):
    """The picks are the beginning of a choice; this is the next question. Nothing has been done yet."""

    question: Question
    id: str | None = None


class Foreseen(Struct, frozen=True, tag_field="is", tag="foreseen"):
    """What the options of the question would lead to."""

    version: int
    so_far: tuple[int, ...]
    outcomes: dict[str, tuple[Message, ...]]  # by pick, as text because JSON allows no other keys
    differences: dict[str, Difference] = {}  # the same as data, by pick, for games that foresee it so
    begun: Difference | None = None  # what the picks so far would change, to draw a form that is half filled in


class Hinted(Struct, frozen=True, tag_field="is", tag="hinted"):
    """What the master bot would choose, based on what the seat knows. Chances are in percent; scores are those expected at the end."""

    version: int
    picks: tuple[int, ...]
    because: tuple[Message, ...]
    id: str | None = None
    chance: int = 0
    score: int = 0
    share: int = 100  # below 100 if the master varies its answer: how often out of 100 it chooses this one
    other: tuple[Message, ...] = ()  # the next best choice, if there is one
    other_chance: int = 0
    other_score: int = 0


class Chats(Struct, frozen=True, tag_field="is", tag="chats"):
    """Lines of the chat that are new to this connection."""

    lines: tuple[Chat, ...]


class Companion(Struct, frozen=True):
    """One of the people who look at a table: a player by their seat, or an onlooker (-1)."""

    seat: int
    name: str


class GatheringView(Struct, frozen=True, tag_field="is", tag="gathering"):
    """Who looks back together, and the moment they all see. Sent when that has changed; without people it is over."""

    people: tuple[Companion, ...]
    leader: int  # who leads, as a place in `people`; -1: nobody who is there
    you: int  # your own place; -1: you look on your own
    moment: int
    seat: int  # from which seat they look; -1: as onlookers


class Pointed(Struct, frozen=True, tag_field="is", tag="pointed"):
    """Someone points at a place of the board (see `Point`)."""

    by: Companion
    place: str
    x: float
    y: float


class Explained(Struct, frozen=True, tag_field="is", tag="explained"):
    """The reply to why_not: None if the choice is possible."""

    notation: str
    refusal: Refusal | None = None
    id: str | None = None


class Time(Struct, frozen=True, tag_field="is", tag="time"):
    """The server's time, sent when a connection opens; clocks are displayed relative to it."""

    now: float


AnyNews = (
    TableView | GameView | Question | Done | NotDone | GoOn | Foreseen | Hinted | Chats | GatheringView | Pointed | Explained | Time
)  # fmt: skip
