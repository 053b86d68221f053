"""What is reckoned for people beside a view: the types. `imagine` never reads them, and views for bots do not have them.

They are not compiled, so that they keep their annotations for JSON. Tuples without another word are by faction.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...kernel.question import CardName


class PartForecast(Struct, frozen=True):
    """A part of a power. `row` is the Horde's, counted from the Wall, or 0."""

    part: Literal["wall", "barricades", "card", "effects", "horde", "ability"]
    amount: int
    row: int = 0
    card: CardName | None = None


class DeadForecast(Struct, frozen=True):
    """Soldiers that a faction would lose before it saves any. `chosen`: how many more, of a kind that their owner chooses."""

    faction: int
    spearmen: int
    archers: int
    horsemen: int
    chosen: int


class SectionForecast(Struct, frozen=True):
    """The assault on a Section, if it came now. `shame` and `dead` say what a breach would cost, whether there will be one or not."""

    section: str
    defence: tuple[PartForecast, ...]
    offence: tuple[PartForecast, ...]
    margin: int  # defence minus offence
    verdict: Literal["quiet", "holds", "breaks"]  # quiet: there is no Horde
    shame: tuple[int, ...]  # tiles
    dead: tuple[DeadForecast, ...]


class HordeForecast(Struct, frozen=True):
    """A Horde, if it fell now."""

    section: str
    row: int  # counted from the Wall
    taker: int | None  # None: the card is discarded
    points: tuple[int, ...]  # covered Vital Points
    honour: tuple[int, ...]
    dead: tuple[DeadForecast, ...]


class VisitForecast(Struct, frozen=True):
    """What the Activation of a Location brings a faction: an amount of a resource, or a number of actions."""

    faction: int
    clerks: int
    brings: str
    amount: int


class LocationForecast(Struct, frozen=True):
    """A Location, if the Activation step came now."""

    location: str
    spaces: int  # 0: a Special Location, with room for any number of Clerks
    taken: int
    activates: bool
    order: int | None  # None: somebody chooses the order, or it does not activate
    visits: tuple[VisitForecast, ...]  # in Tea order
    shame: tuple[int, ...]  # the factions that would receive a tile if it were Activated as it is


class ArtifactForecast(Struct, frozen=True):
    artifact: str
    worth: tuple[int, ...]


class FinalForecast(Struct, frozen=True):
    """The Honour of a faction, if the game were scored now."""

    faction: int
    honour: int
    shame: int  # 0 or less
    hordes: int
    artifacts: int
    total: int


class EndForecast(Struct, frozen=True):
    """A way for the game to end in this Winter. `near`: what is needed for it could still happen this Year."""

    end: Literal["last-year", "walls", "shame", "requests"]
    now: int
    needed: int
    threat: Literal["met", "near", "far"]
    outcome: Literal["scoring", "won", "lost"]


class RequestForecast(Struct, frozen=True):
    request: str
    can_be_named: bool  # everything open that it demands is there


class Forecast(Struct, frozen=True):
    """What everybody can reckon."""

    sections: tuple[SectionForecast, ...]  # all three
    hordes: tuple[HordeForecast, ...]
    locations: tuple[LocationForecast, ...]  # all ten
    chooser: int | None  # the faction that orders the Activations; None: the rules do, or it is nobody's turn
    artifacts: tuple[ArtifactForecast, ...]
    final: tuple[FinalForecast, ...]  # empty in the cooperative game
    ends: tuple[EndForecast, ...]
    requests: tuple[RequestForecast, ...]


class PriceForecast(Struct, frozen=True):
    """Something the seat may pay for, what it costs the seat now, and what of that it lacks.

    Costs are by resource; material is any wood, stone or gold. Standing changes and the discount of the question are in the price.
    """

    thing: Literal[
        "wall", "barricade", "spearman", "archer", "horseman", "overseer", "clerk", "advisor", "donation", "save", "unshame", "empower"
    ]
    about: str | None  # a Section, a Location, an Advisor or a Tactic card
    cost: dict[str, int]
    warehouse: int  # how much of it the Warehouse pays
    missing: dict[str, int]  # empty: the seat can pay
    honour: int  # what it brings at once


class GivingForecast(Struct, frozen=True):
    request: str
    can_give: bool  # what it demands of the seat's own stock


class OwnForecast(Struct, frozen=True):
    """What only the seat can reckon, because it depends on its stock and its hand."""

    prices: tuple[PriceForecast, ...]
    requests: tuple[GivingForecast, ...]
