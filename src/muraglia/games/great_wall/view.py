"""What a seat knows of a game of The Great Wall: the types. They are not compiled, so that they keep their annotations for JSON."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.notebook import InNotebook


class HordeView(Struct, frozen=True):
    """A Horde card; `cover` has five bits a Vital Point as in pieces.py, `vacant` the points still open, as bits."""

    horde: str
    back: str
    cover: int
    covered: int
    vacant: int
    offence: int


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

    horde: str
    back: str
    tiles: int


class FactionView(Struct, frozen=True):
    """A player, Qin Jiushao or the Rush Clan, as everybody sees it. What is still hidden is None."""

    honour: int
    reserve: tuple[int, ...]
    shamed: tuple[int, ...]
    overseers: tuple[int, ...]
    overseer_soldiers: tuple[int, ...]
    home: int
    unhired: int
    sacrificed: tuple[int, ...]
    general: str | None
    active: tuple[str, ...]
    support: tuple[str, ...]
    hand_size: int
    pile: tuple[str, ...]
    chosen: int | None
    tactics_size: int
    taken: tuple[TakenView, ...]


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
    season: int
    active: int
    tea: tuple[int, ...]
    shame: int
    shame_boxed: int
    warehouse: tuple[int, ...]
    sections: tuple[WallView, ...]
    clerks: dict[str, tuple[int, ...]]
    factions: tuple[FactionView, ...]
    command_track: tuple[int, ...]
    advisor_track: tuple[str, ...]
    artifacts: tuple[str, ...]
    requests: tuple[str, ...]
    events: tuple[str, ...]
    location_track: tuple[str, ...]
    indicator: int
    hordes_left: tuple[int, ...]
    tactics_left: tuple[int, ...]  # in the deck and in hands
    advisors_left: tuple[int, ...]  # in the deck and dealt
    requests_left: tuple[int, ...]
    events_left: tuple[int, ...]
    solo_left: tuple[int, ...]
    horde_discard: tuple[int, ...]
    tactic_discard: tuple[int, ...]
    advisor_discard: tuple[int, ...]
    solo_pile: tuple[int, ...]
    deck_sizes: dict[str, int]
    passing: tuple[int, ...]  # result, tile spared, requests fulfilled, extra defence
    due: tuple[int, ...]
    dead: tuple[int, ...]
    saved: tuple[int, ...]
    recruits: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool


class OwnView(Struct, frozen=True):
    """What only the seat knows. It is empty for an onlooker."""

    resources: tuple[int, ...] = ()
    hand: tuple[str, ...] = ()
    tactics: tuple[str, ...] = ()
    dealt: tuple[int, ...] = ()  # during set-up: two Generals, two Advisors
    general: str | None = None  # the one the seat has chosen, as soon as it has
    chosen: int | None = None  # what the seat has chosen while others still think


class View(InNotebook, Struct, frozen=True, tag_field="game", tag="great-wall"):
    """Everything the seat knows (-1: an onlooker)."""

    seat: int
    public: PublicView
    own: OwnView
