"""A card set as data for clients: every card and the board in words and named numbers, with texts as messages.

`GET /api/sets/<digest>` sends it. Everything comes from the loaded set, so it is the same for the house set and for an owner's.
The types are not compiled, so that they keep their annotations for JSON.
"""

from __future__ import annotations

from msgspec import Struct

from ...kernel.message import Message


class Condition(Struct, frozen=True):
    """At least this many of what is counted. `command`: the count is others' cards of that title on the Command track."""

    counted: str
    at_least: int
    command: str | None


class Operation(Struct, frozen=True):
    """One thing that an effect does, in the words of docs/card-sets.md."""

    verb: str
    amount: int | None  # None: all, or as far as it goes
    what: tuple[str, ...]  # resources, Soldiers, what is built or hired; empty: there is no choice to name
    where: str | None  # each, here or front: only there
    different: bool  # to different Locations, or different Overseers
    discount: int
    free: bool
    or_moves: int  # of `copy`: Clerk Moves that may be taken instead
    per: str | None  # the amount is multiplied by this count
    condition: Condition | None
    text: tuple[Message, ...]


Effect = tuple[Operation, ...]


class Ability(Struct, frozen=True):
    """What a card does at a moment; or, with the moment `always`, what it changes."""

    when: str
    location: str | None  # only there
    soldier: str | None  # only with them
    effect: Effect
    change: str | None
    number: int
    per_support: bool  # the change is multiplied by the General's Support Advisors
    text: tuple[Message, ...]  # the moment, or the whole standing change


class Card(Struct, frozen=True, kw_only=True):
    """What all cards have. `source`: book, published or ours."""

    id: str
    name: dict[str, str]  # by language
    source: str


class Goods(Struct, frozen=True):
    wood: int
    stone: int
    gold: int
    qi: int


class General(Card, frozen=True, kw_only=True):
    """`start` is None for the Generals of the Rush Clan and Qin Jiushao, which begin as the rules say."""

    clan: str  # player, rush or qin
    cooperative: bool
    start: Goods | None
    tactics: int
    tea: int
    abilities: tuple[Ability, ...]


class Advisor(Card, frozen=True, kw_only=True):
    abilities: tuple[Ability, ...]


class Box(Struct, frozen=True):
    """A box of a Command card. `who`: owner or others."""

    who: str
    effect: Effect
    text: tuple[Message, ...]  # who acts


class Command(Card, frozen=True, kw_only=True):
    """`clan`: player, rush or qin, whose card it is."""

    clan: str
    boxes: tuple[Box, ...]


class Tactic(Card, frozen=True, kw_only=True):
    cooperative: bool
    when: str
    effect: Effect
    empowered: Effect
    cost: int  # qi, for the empowered effect
    moment: tuple[Message, ...]
    price: tuple[Message, ...]


class VitalPoint(Struct, frozen=True):
    """Rows from the far side to the Wall, columns from left to right, both from 0."""

    row: int
    column: int
    reward: Effect


class HordeAbility(Struct, frozen=True):
    """`number` and `per` for stronger and deadlier, `effect` for arrives, breaches and falls."""

    kind: str
    number: int
    per: str | None
    effect: Effect
    text: tuple[Message, ...]  # without the effect


class Horde(Card, frozen=True, kw_only=True):
    cooperative: bool
    power: int
    honour: int
    points: tuple[VitalPoint, ...]
    ability: HordeAbility
    copies: dict[str, int]  # by the Section on the back


class Artifact(Card, frozen=True, kw_only=True):
    score: Effect


class Event(Card, frozen=True, kw_only=True):
    each: Effect  # for every player
    once: Effect  # for the board
    abilities: tuple[Ability, ...]  # until the end


class Demand(Struct, frozen=True):
    """`kind` as in docs/card-sets.md; `what` is a resource, a kind of Soldier or a count, None if any will do."""

    kind: str
    number: int
    what: str | None
    text: tuple[Message, ...]


class Request(Card, frozen=True, kw_only=True):
    two_players: bool  # also in games of two
    demands: tuple[Demand, ...]


class Overseer(Struct, frozen=True):
    """What each next level costs, and in which resource."""

    resource: str
    costs: tuple[int, ...]


class Location(Struct, frozen=True):
    """`spaces`: by side of the board; 0: a Special Location, with room for any number of Clerks."""

    id: str
    spaces: dict[str, int]
    shame: bool  # it has the Shame icon
    produces: str | None
    overseer: Overseer | None


class WallLevel(Struct, frozen=True):
    """`cost` is what this level costs to build; level 0 is there from the start."""

    level: int
    cost: int
    defence: dict[str, int]  # by side of the board
    posts: dict[str, int]


class Section(Struct, frozen=True):
    id: str
    barricades: int  # spaces
    barricade_defence: int
    levels: tuple[WallLevel, ...]


class Soldier(Struct, frozen=True):
    id: str
    cost: Goods
    owned: int  # how many a clan has


class Year(Struct, frozen=True):
    """A space of the Time track. `hordes` come in the Spring of this Year; Year 1 has no Spring (GW-YEAR-03)."""

    hordes: int
    lethality: int


class Track(Struct, frozen=True):
    """The Time track of a side of the board."""

    side: str
    years: tuple[Year, ...]


class Ends(Struct, frozen=True):
    """What ends the game at the check of Winter besides the last Year, with the options at their defaults; None: it ends nothing."""

    high_sections: int | None  # Sections at the highest level
    empty_supply: bool  # no Shame tile is left
    requests: int | None  # fulfilled, in the cooperative game


class Way(Struct, frozen=True):
    """A way to play: what differs with the mode and the number of players."""

    cooperative: bool
    players: tuple[int, ...]
    side: str  # of the board, with its Time track
    sections: tuple[str, ...]  # in use
    first_hordes: int  # at set-up, before the first Year
    more_hordes: int  # in each Spring, beyond what the Time track shows
    ends: Ends


class Source(Struct, frozen=True):
    """Where something comes from: a card by its kind and id, a Location of the kind `location`, or a rule of the kind `rule`."""

    kind: str
    id: str


class SetData(Struct, frozen=True):
    """All cards and the board of a set. `digest` is the one in records and position texts."""

    name: str
    author: str
    digest: str
    languages: tuple[str, ...]
    commands: tuple[Command, ...]
    generals: tuple[General, ...]
    advisors: tuple[Advisor, ...]
    tactics: tuple[Tactic, ...]
    hordes: tuple[Horde, ...]
    artifacts: tuple[Artifact, ...]
    events: tuple[Event, ...]
    requests: tuple[Request, ...]
    locations: tuple[Location, ...]
    sections: tuple[Section, ...]
    soldiers: tuple[Soldier, ...]
    tracks: tuple[Track, ...]
    ways: tuple[Way, ...]
    sources: tuple[Source, ...]  # by the number that events name them with
