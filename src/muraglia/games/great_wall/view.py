"""What a seat knows of a game of The Great Wall: the types. They are not compiled, so that they keep their annotations for JSON."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.notebook import InNotebook
from .forecast_view import Forecast, OwnForecast


class HordeCardView(Struct, frozen=True):
    """A Horde card, and the Section on its back."""

    horde: str
    back: str


class PieceView(Struct, frozen=True):
    """What covers Vital Points of a Horde: a Spearman, a Horseman on two points, or a Wound, which has no faction. Points are a1 to b6."""

    piece: str
    faction: int | None
    points: tuple[str, ...]


class HordeView(Struct, frozen=True):
    """A Horde at the Wall."""

    card: HordeCardView
    cover: tuple[PieceView, ...]
    vacant: tuple[str, ...]  # the Vital Points still open
    offence: int
    defeat: int  # its place in the order of defeats that are still to be resolved; 0: it is not defeated


class WallView(Struct, frozen=True):
    """A Section of the Wall with its Hordes, nearest first; figures by faction."""

    wall: int
    barricades: int
    defence: int
    offence: int
    free_posts: int
    posts: tuple[int, ...]
    rest: tuple[tuple[int, ...], ...]  # Spearmen, Archers, Horsemen in the Rest Zone
    hordes: tuple[HordeView, ...]


class TakenView(Struct, frozen=True):
    """A Horde card that a faction has taken, and how many tiles lie on it."""

    card: HordeCardView
    tiles: int


class CommandView(Struct, frozen=True):
    """A card on the Command track."""

    faction: int
    command: str


class KilledView(Struct, frozen=True):
    """Soldiers of a faction killed in the event that is being resolved; those on Hordes row by row, nearest first."""

    spearmen: tuple[int, ...]
    archers: int
    horsemen: tuple[int, ...]


class DealtView(Struct, frozen=True):
    """The cards from which a seat chooses during set-up."""

    generals: tuple[str, ...] = ()
    advisors: tuple[str, ...] = ()


class FactionView(Struct, frozen=True):
    """A player, Qin Jiushao or the Rush Clan, as everybody sees it. What is still hidden is None."""

    honour: int
    reserve: tuple[int, ...]  # Spearmen, Archers, Horsemen
    shamed: tuple[int, ...]
    overseers: tuple[int, ...]  # levels, by Location
    overseer_soldiers: tuple[str | None, ...]
    home: int
    unhired: int
    sacrificed: tuple[int, ...]  # Spearmen, Archers, Horsemen, Clerks
    general: str | None
    active: tuple[str, ...]
    support: tuple[str, ...]
    hand_size: int
    pile: tuple[str, ...]
    chosen: str | None  # a Command card that is shown and not yet placed
    tactics_size: int
    taken: tuple[TakenView, ...]
    saved: tuple[int, ...]  # Soldiers saved in the event that is being resolved: Spearmen, Archers, Horsemen


class StepView(Struct, frozen=True):
    """A step that is still to be done: its name and fields, as its class has them. A field that is 0, false or empty is left out."""

    step: str
    fields: dict[str, int | bool | str | tuple[int | str, ...]]


class PublicView(Struct, frozen=True):
    """What everybody sees."""

    players: int
    version: int
    options: dict[str, str]
    to_act: tuple[int, ...]
    steps: tuple[StepView, ...]  # next first
    year: int
    years: int
    season: str | None
    active: int  # whose turn it is; -1: nobody's
    tea: tuple[int, ...]  # factions, the highest first
    shame: int
    shame_boxed: int
    shame_spared: bool  # the tile that is due will not be received
    warehouse: tuple[int, ...]  # wood, stone, gold
    sections: tuple[WallView, ...]
    clerks: dict[str, tuple[int, ...]]  # Location -> Clerks by faction
    factions: tuple[FactionView, ...]
    command_track: tuple[CommandView | None, ...]
    advisor_track: tuple[str, ...]
    artifacts: tuple[str, ...]
    requests: tuple[str, ...]
    events: tuple[str, ...]
    location_track: tuple[str, ...]
    indicator: str | None  # the Section on the back of the next Horde card
    hordes_left: tuple[HordeCardView, ...]
    tactics_left: tuple[str, ...]  # in the deck and in hands
    advisors_left: tuple[str, ...]  # in the deck and dealt
    requests_left: tuple[str, ...]
    events_left: tuple[str, ...]
    solo_left: tuple[str, ...]
    horde_discard: tuple[HordeCardView, ...]
    tactic_discard: tuple[str, ...]
    advisor_discard: tuple[str, ...]
    solo_pile: tuple[str, ...]
    deck_sizes: dict[str, int]
    result: str | None  # won or lost, where all players win or lose together and in solo
    fulfilled: int  # Requests
    extra_defence: int  # of the Section that is being assaulted
    killed: tuple[KilledView, ...]  # by faction
    recruits: tuple[int, ...]  # Spearmen, Archers, Horsemen of the Recruitment
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool
    forecast: Forecast | None = None  # for people only (forecast.py)


class OwnView(Struct, frozen=True):
    """What only the seat knows. It is empty for an onlooker."""

    resources: tuple[int, ...] = ()  # wood, stone, gold, qi
    hand: tuple[str, ...] = ()
    tactics: tuple[str, ...] = ()
    dealt: DealtView = DealtView()
    general: str | None = None  # the one the seat has chosen, as soon as it has, until everybody sees it
    chosen: str | None = None  # what the seat has chosen while others still think: a card, or yes or no to a Request
    forecast: OwnForecast | None = None  # for people only


class View(InNotebook, Struct, frozen=True, tag_field="game", tag="great-wall"):
    """Everything the seat knows (-1: an onlooker)."""

    seat: int
    public: PublicView
    own: OwnView
