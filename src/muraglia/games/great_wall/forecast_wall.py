"""What would happen at the Wall now: the powers of both sides in parts, breaches, and Hordes that fall."""

from __future__ import annotations

from typing import Literal

from ...kernel.question import CardName
from .board import Board
from .breach import tiles_for_absence
from .cardset import FIRST_ADVISOR, FIRST_EVENT
from .combat import DEFEAT_HONOUR, deaths_on, taker_of
from .forecast_view import DeadForecast, HordeForecast, PartForecast, SectionForecast
from .pieces import BARRICADE_DEFENCE, HORSEMAN, SECTION_WORDS, SPEARMAN
from .vocabulary import AT_ALWAYS, BASE_DEFENCE


def section_forecast(board: Board, section: int) -> SectionForecast:
    defence, offence = defence_parts(board, section), offence_parts(board, section)
    margin = sum([part.amount for part in defence]) - sum([part.amount for part in offence])
    verdict: Literal["quiet", "holds", "breaks"] = "quiet" if board.depth[section] == 0 else "breaks" if margin < 0 else "holds"
    seats = range(board.players)
    return SectionForecast(
        section=SECTION_WORDS[section],
        defence=defence,
        offence=offence,
        margin=margin,
        verdict=verdict,
        shame=tuple([int(tiles_for_absence(board, section, each)) if each in seats else 0 for each in range(board.factions)]),
        dead=dead_in_breach(board, section),
    )


# Powers


def defence_parts(board: Board, section: int) -> tuple[PartForecast, ...]:
    """GW-WINTER-05: the parts of `Board.defence`."""
    parts = [PartForecast("wall", board.cards.defence[(board.side * 3 + section) * 4 + board.wall[section]])]
    if board.barricades[section]:
        parts.append(PartForecast("barricades", int(BARRICADE_DEFENCE) * board.barricades[section]))
    for card, amount in changes_of(board, 0, int(BASE_DEFENCE)):
        parts.append(PartForecast("card", amount, card=card))
    if board.extra_defence:
        parts.append(PartForecast("effects", int(board.extra_defence)))
    return tuple(parts)


def offence_parts(board: Board, section: int) -> tuple[PartForecast, ...]:
    """GW-WINTER-06: the parts of `Board.offence`, row by row."""
    parts: list[PartForecast] = []
    for row in range(board.depth[section]):
        slot = section * 3 + row
        kind = board.slot_card[slot] // 3
        card = CardName("horde", board.cards.ids["horde"][kind])
        printed = board.cards.power[kind]
        parts.append(PartForecast("horde", printed, row + 1, card))
        if board.horde_offence(slot) != printed:
            parts.append(PartForecast("ability", int(board.horde_offence(slot)) - printed, row + 1, card))
    return tuple(parts)


def changes_of(board: Board, faction: int, change: int) -> list[tuple[CardName, int]]:
    """Returns the cards that make up a standing change of a faction, and how much each adds (see `Board.count_changes`)."""
    ids = board.cards.ids
    holders = [(board.general[faction], CardName("general", ids["general"][board.general[faction]]))] if is_player(board, faction) else []
    holders += [(int(FIRST_ADVISOR) + each, CardName("advisor", ids["advisor"][each])) for each in board.advisors[faction]]
    holders += [(int(FIRST_EVENT) + each, CardName("event", ids["event"][each])) for each in board.events if faction < board.players]
    found: list[tuple[CardName, int]] = []
    for holder, card in holders:
        amount = sum([number for which, number in standing_changes(board, faction, holder) if which == change])
        if amount:
            found.append((card, amount))
    return found


def is_player(board: Board, faction: int) -> bool:
    """Returns whether the faction has a General of the players' deck who acts."""
    return faction < board.players and board.general[faction] >= 0


def standing_changes(board: Board, faction: int, holder: int) -> list[tuple[int, int]]:
    cards = board.cards
    found: list[tuple[int, int]] = []
    for index in range(cards.first_ability[holder], cards.first_ability[holder + 1]):
        if cards.ability_when[index] == AT_ALWAYS:
            times = len(board.support[faction]) if cards.ability_per_support[index] else 1
            found.append((cards.ability_change[index], cards.ability_number[index] * times))
    return found


# Losses


def dead_on(board: Board, faction: int, slot: int, in_breach: bool) -> DeadForecast | None:
    """GW-KILL-01, GW-KILL-03: whom a faction would lose on a card; None: nobody."""
    spears = int(board.soldiers_on(slot, faction, SPEARMAN))
    horses = int(board.soldiers_on(slot, faction, HORSEMAN))
    deaths = int(deaths_on(board, faction, slot, in_breach))
    if faction >= board.players and not in_breach:  # GW-REED-36, GW-SOLO-20: all of them go home
        deaths = spears + horses
    if deaths == 0:
        return None
    sure_spears, sure_horses = max(deaths - horses, 0), max(deaths - spears, 0)
    return DeadForecast(faction, sure_spears, 0, sure_horses, deaths - sure_spears - sure_horses)


def dead_in_breach(board: Board, section: int) -> tuple[DeadForecast, ...]:
    """GW-BREACH-1, GW-BREACH-2: Archers in posts, and Soldiers card by card, nearest first."""
    found: list[DeadForecast] = []
    dead = board.dead
    board.dead = [0] * len(dead)
    for faction in range(board.factions):
        archers = board.posts[section * board.factions + faction] if board.depth[section] else 0
        total = DeadForecast(faction, 0, archers, 0, 0)
        for row in range(board.depth[section]):
            more = dead_on(board, faction, section * 3 + row, True)
            if more is not None:
                total = DeadForecast(
                    faction, total.spearmen + more.spearmen, archers, total.horsemen + more.horsemen, total.chosen + more.chosen
                )
                # what dies on this card counts against the limit of the Section, where there is one
                board.dead[(row * board.factions + faction) * 2] = more.spearmen + more.horsemen + more.chosen
        if total != DeadForecast(faction, 0, 0, 0, 0):
            found.append(total)
    board.dead = dead
    return tuple(found)


# Hordes


def horde_forecast(board: Board, slot: int) -> HordeForecast:
    section = slot // 3
    factions = range(board.factions)
    points = [int(board.points_of(slot, faction)) for faction in factions]
    archers = [board.posts[section * board.factions + faction] for faction in factions]
    taker = int(taker_of(board, slot))
    dead = [dead_on(board, faction, slot, False) for faction in factions]
    return HordeForecast(
        section=SECTION_WORDS[section],
        row=slot % 3 + 1,
        taker=taker if taker >= 0 and taker != board.rush else None,
        points=tuple(points),
        honour=tuple([defeat_honour(board, each, points[each], archers[each]) for each in factions]),
        dead=tuple([each for each in dead if each is not None]),
    )


def defeat_honour(board: Board, faction: int, points: int, archers: int) -> int:
    """GW-HORDE-DEFEAT-1, GW-HORDE-DEFEAT-2; GW-REED-24."""
    if faction == board.rush:
        return 0
    return int(DEFEAT_HONOUR) * ((1 if points else 0) + archers)
