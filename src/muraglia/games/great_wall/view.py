"""What a seat knows of a game of The Great Wall: the types. They are not compiled, so that they keep their annotations for JSON."""

from __future__ import annotations

from msgspec import Struct


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
    """A player, Qin Jiushao or the Rush Clan. What only its player knows is None for others."""

    honour: int
    resources: tuple[int, ...] | None
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
    dealt: tuple[int, ...] | None
    hand: tuple[str, ...] | None
    hand_size: int
    pile: tuple[str, ...]
    chosen: int | None
    tactics: tuple[str, ...] | None
    tactics_size: int
    taken: tuple[TakenView, ...]


class View(Struct, frozen=True, tag_field="game", tag="great-wall"):
    """Everything the seat knows (-1: an onlooker)."""

    seat: int
    players: int
    version: int
    options: dict[str, str]
    to_act: tuple[int, ...]
    agenda: str
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
    tactics_left: tuple[int, ...]
    advisors_left: tuple[int, ...]
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
