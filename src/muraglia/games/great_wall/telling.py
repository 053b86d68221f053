"""The Great Wall in words: what is on the table, and what a choice would lead to. Made from a view, so it tells nothing else."""

from __future__ import annotations

from ...kernel.message import Message
from ...kernel.question import Line, Passage, short_lines
from .board import NEUTRAL
from .card_text import (
    advisor_text,
    command_text,
    effect_text,
    event_text,
    holder_text,
    horde_text,
    request_text,
    tactic_text,
    vocabulary_of,
)
from .pieces import LOCATION_WORDS, LOCATIONS, PRODUCTION, SEASON_WORDS, SECTION_WORDS, SECTIONS
from .rules import CARDS
from .view import OwnView, PieceView, View, WallView


def who(view: View, faction: int) -> int:
    """How messages name a faction: a seat, or one of the two that no player has."""
    if faction < view.public.players:
        return faction
    return NEUTRAL + (0 if view.public.players == 1 and faction == 1 else 1)


def describe(view: View) -> tuple[Passage, ...]:
    passages = [now_passage(view)]
    first = 1 if view.public.players <= 2 else 0
    passages += [section_passage(view, section) for section in range(first, SECTIONS)]
    passages.append(Passage(Message("tell-locations"), location_lines(view)))
    passages.append(Passage(Message("tell-track"), track_lines(view)))
    passages += [faction_passage(view, faction) for faction in range(len(view.public.factions))]
    if view.seat >= 0:
        passages.append(Passage(Message("tell-mine"), own_lines(view.own)))
    return tuple(passages)


def now_passage(view: View) -> Passage:
    ids = CARDS.ids
    wood, stone, gold = view.public.warehouse
    lines = short_lines(
        Message("tell-shame", {"count": view.public.shame}),
        Message("tell-warehouse", {"wood": wood, "stone": stone, "gold": gold}),
    )
    lines += ((Message("tell-tea"), *[Message("tell-tea-place", {"faction": who(view, faction)}) for faction in view.public.tea]),)
    if view.public.indicator is not None:
        lines += short_lines(Message("tell-indicator", {"side": SECTION_WORDS.index(view.public.indicator)}))
    for artifact in view.public.artifacts:
        number = ids["artifact"].index(artifact)
        lines += ((Message("tell-artifact", {"artifact": number}), *effect_text(CARDS, CARDS.artifact_pc[number])),)
    if view.public.options["mode"] == "cooperative":
        lines += short_lines(Message("tell-fulfilled", {"count": view.public.fulfilled}))
    for request in view.public.requests:
        number = ids["request"].index(request)
        lines += ((Message("tell-request", {"request": number}), *request_text(CARDS, number)),)
    for event in view.public.events:
        number = ids["event"].index(event)
        lines += ((Message("tell-event", {"omen": number}), *event_text(CARDS, number)),)
    return Passage(when(view), lines)


def when(view: View) -> Message:
    """Returns the Year and the season."""
    if view.public.season is None:
        return Message("tell-set-up")
    season = SEASON_WORDS.index(view.public.season)
    return Message("tell-now", {"year": view.public.year, "years": view.public.years, "season": season})


def section_passage(view: View, section: int) -> Passage:
    seen = view.public.sections[section]
    lines = short_lines(Message("tell-wall", {"level": seen.wall, "count": seen.barricades, "posts": seen.free_posts}))
    for row, horde in enumerate(seen.hordes, 1):
        kind = CARDS.ids["horde"].index(horde.card.horde)
        args: dict[str, int | str] = {"row": row, "horde": kind, "offence": horde.offence, "vacant": len(horde.vacant)}
        lines += ((Message("tell-horde", args), *horde_text(CARDS, kind), *cover_lines(view, horde.cover)),)
    return Passage(
        Message("tell-side", {"side": section, "defence": seen.defence, "offence": seen.offence}),
        lines + short_lines(*figure_lines(view, seen)),
    )


def cover_lines(view: View, cover: tuple[PieceView, ...]) -> list[Message]:
    found: list[Message] = []
    for faction in range(len(view.public.factions)):
        count = sum(len(piece.points) for piece in cover if piece.faction == faction)
        if count:
            found.append(Message("tell-horde-mine", {"faction": who(view, faction), "count": count}))
    return found


def figure_lines(view: View, seen: WallView) -> list[Message]:
    found: list[Message] = []
    for faction, (spears, archers, horses) in enumerate(seen.rest):
        if seen.posts[faction]:
            found.append(Message("tell-posted", {"faction": who(view, faction), "count": seen.posts[faction]}))
        if spears or archers or horses:
            args: dict[str, int | str] = {"faction": who(view, faction), "spears": spears, "archers": archers, "horses": horses}
            found.append(Message("tell-resting", args))
    return found


def location_lines(view: View) -> tuple[Line, ...]:
    side = 1 if view.public.players == 4 else 0
    found: list[Line] = []
    for place, word in enumerate(LOCATION_WORDS):
        spaces = CARDS.spaces[side * LOCATIONS + place]
        line = [Message("tell-location", {"location": place, "spaces": str(spaces or "∞")})]
        for faction, count in enumerate(view.public.clerks[word]):
            if count:
                line.append(Message("tell-clerks", {"faction": who(view, faction), "count": count}))
        found.append(tuple(line))
    return tuple(found)


def track_lines(view: View) -> tuple[Line, ...]:
    found: list[Message] = []
    for number, placed in enumerate(view.public.command_track, 1):
        if placed is not None:
            command = vocabulary_of(CARDS)["command"].index(placed.command)
            found.append(Message("tell-on-track", {"number": number, "faction": who(view, placed.faction), "command": command}))
    lines = short_lines(*found or [Message("tell-track-empty")])
    for advisor in view.public.advisor_track:
        card = CARDS.ids["advisor"].index(advisor)
        lines += ((Message("tell-on-advisor-track", {"advisor": card}), *advisor_text(CARDS, card)),)
    return lines


def faction_passage(view: View, faction: int) -> Passage:
    seen = view.public.factions[faction]
    tiles = sum(seen.shamed) + sum(taken.tiles for taken in seen.taken)
    heading = Message(
        "tell-faction",
        {"faction": who(view, faction), "honour": seen.honour, "home": seen.home, "tiles": tiles, "tactics": seen.tactics_size},
    )
    lines: tuple[Line, ...] = ()
    name = view.own.general if faction == view.seat and view.own.general else seen.general
    if name in CARDS.ids["general"]:
        general = CARDS.ids["general"].index(name)
        lines += ((Message("tell-general", {"general": general}), *holder_text(CARDS, general)),)
    for advisor in seen.active:
        card = CARDS.ids["advisor"].index(advisor)
        lines += ((Message("tell-active", {"advisor": card}), *advisor_text(CARDS, card)),)
    lines += short_lines(Message("tell-support", {"count": len(seen.support)}))
    spears, archers, horses = seen.reserve
    lines += short_lines(Message("tell-reserve", {"spears": spears, "archers": archers, "horses": horses}))
    for place in range(PRODUCTION):
        if seen.overseers[place]:
            lines += short_lines(Message("tell-overseer", {"location": place, "level": seen.overseers[place]}))
    for taken in seen.taken:
        lines += short_lines(Message("tell-taken", {"horde": CARDS.ids["horde"].index(taken.card.horde), "tiles": taken.tiles}))
    return Passage(heading, lines)


def own_lines(mine: OwnView) -> tuple[Line, ...]:
    wood, stone, gold, qi = mine.resources
    lines = short_lines(Message("tell-stock", {"wood": wood, "stone": stone, "gold": gold, "qi": qi}))
    for word in mine.hand:
        card = CARDS.ids["command"].index(word)
        lines += ((Message("tell-command", {"command": card}), *command_text(CARDS, card)),)
    for word in mine.tactics:
        card = CARDS.ids["tactic"].index(word)
        lines += ((Message("tell-tactic", {"tactic": card}), *tactic_text(CARDS, card)),)
    return lines
