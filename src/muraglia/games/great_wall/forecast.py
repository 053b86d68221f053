"""What everybody can reckon from the board: assaults, Activations, Artifacts, ends of the game. For people only; bots do without it.

It is made on a clone, so that nothing here can change a game, and from public facts alone.
"""

from __future__ import annotations

from typing import Literal

from .activation import Activations, alone_under_icon, first_of_qin
from .board import Board
from .forecast_view import (
    ArtifactForecast,
    EndForecast,
    FinalForecast,
    Forecast,
    LocationForecast,
    RequestForecast,
    SectionForecast,
    VisitForecast,
)
from .forecast_wall import horde_forecast, section_forecast
from .meta import EMPTY_SUPPLY_ENDS
from .pieces import HIGHEST_WALL, LOCATION_WORDS, LOCATIONS, SECTIONS, SLOTS
from .requests import can_be_named
from .rules import GreatWall
from .visits import visit_in_words
from .winter import HIGH_WALLS, QIN_ARTIFACT, after_shame, artifact_honour, goal, high_walls_needed

Threat = Literal["met", "near", "far"]


def forecast(position: GreatWall) -> Forecast:
    """Returns what everybody can reckon now."""
    board = position.clone()
    sections = tuple([section_forecast(board, section) for section in range(SECTIONS)])
    chooser, due = coming_activations(board)
    return Forecast(
        sections=sections,
        hordes=tuple([horde_forecast(board, slot) for slot in range(SLOTS) if board.slot_card[slot] >= 0]),
        locations=tuple([location_forecast(board, place, due, chooser is None) for place in range(LOCATIONS)]),
        chooser=chooser,
        artifacts=tuple([ArtifactForecast(board.cards.ids["artifact"][each], artifact_worth(board, each)) for each in board.artifacts]),
        final=() if board.is_cooperative() else tuple([final(board, each) for each in range(board.factions) if each != board.rush]),
        ends=ends(board, sections),
        requests=tuple([RequestForecast(board.cards.ids["request"][each], can_be_named(board, each)) for each in board.requests]),
    )


# Activations


def coming_activations(board: Board) -> tuple[int | None, list[int]]:
    """Returns who orders the Activations (None: the rules), and the Locations that are due, in the order of the rules if there is one."""
    step = board.agenda
    while step is not None and not isinstance(step, Activations):
        step = step.below
    if step is None:
        step = Activations(board.active if board.active >= 0 else 0)
    left = step.still_due(board)
    listed = [place for place in range(LOCATIONS) if left >> place & 1]
    if board.active < 0 and not step.listed:
        return None, listed
    if not step.is_qins(board):
        return int(board.decider(step.faction)), listed
    ordered: list[int] = []
    while (place := int(first_of_qin(board, left))) >= 0:
        ordered.append(place)
        left &= ~(1 << place)
    return None, ordered + [place for place in listed if place not in ordered]  # GW-SOLO-38: the player orders the rest


def location_forecast(board: Board, place: int, due: list[int], fixed: bool) -> LocationForecast:
    visits = [visit(board, place, faction) for faction in board.tea if board.clerks[place * board.factions + faction]]
    return LocationForecast(
        location=LOCATION_WORDS[place],
        spaces=int(board.clerk_spaces(place)),
        taken=int(board.clerks_in(place)),
        activates=place in due,
        order=due.index(place) + 1 if fixed and board.active >= 0 and place in due else None,
        visits=tuple(visits),
        shame=tuple(alone_under_icon(board, place)),
    )


def visit(board: Board, place: int, faction: int) -> VisitForecast:
    clerks = board.clerks[place * board.factions + faction]
    brings, amount = visit_in_words(board, place, faction, clerks)
    return VisitForecast(faction, clerks, brings, amount)


# The end


def artifact_worth(board: Board, artifact: int) -> tuple[int, ...]:
    worth: list[int] = []
    for faction in range(board.factions):
        if faction == board.rush:
            worth.append(0)
        else:
            worth.append(int(QIN_ARTIFACT if faction == board.qin else artifact_honour(board, faction, artifact)))
    return tuple(worth)


def final(board: Board, faction: int) -> FinalForecast:
    """GW-SCORE-01 to GW-SCORE-05: as `final_scoring` counts."""
    honour = board.honour[faction]
    shame = int(after_shame(board, faction)) - honour
    taken = board.taken[faction]
    hordes = sum([board.cards.honour[taken[at] // 3] for at in range(0, len(taken), 2) if taken[at + 1] == 0])
    artifacts = sum([artifact_worth(board, each)[faction] for each in board.artifacts])
    return FinalForecast(faction, honour, shame, hordes, artifacts, honour + shame + hordes + artifacts)


def ends(board: Board, sections: tuple[SectionForecast, ...]) -> tuple[EndForecast, ...]:
    """GW-END-01 to GW-END-05, GW-COOP-51 to GW-COOP-54, GW-SOLO-48: which end threatens this Winter."""
    if board.is_over():
        return ()
    cooperative = board.is_cooperative()
    years, year = board.cards.years[board.track], int(board.year)
    last = EndForecast("last-year", year, years, "met" if year >= years else "far", "lost" if cooperative else "scoring")
    lost = cooperative or board.qin >= 0
    shame = EndForecast("shame", int(board.shame), 0, shame_threat(board, sections), "lost" if lost else "scoring")
    if cooperative:
        missing = int(goal(board)) - int(board.fulfilled)
        threat: Threat = "met" if missing <= 0 else "near" if missing <= len(board.requests) else "far"
        return EndForecast("requests", int(board.fulfilled), int(goal(board)), threat, "won"), last, shame
    high, needed = int(HIGH_WALLS.of(board, 0, 0)), int(high_walls_needed(board))
    nearly = len([level for level in board.wall if level == HIGHEST_WALL - 1])
    threat = "met" if high >= needed else "near" if needed - high <= nearly else "far"
    return EndForecast("walls", high, needed, threat, "scoring"), last, shame


def shame_threat(board: Board, sections: tuple[SectionForecast, ...]) -> Threat:
    """In the cooperative game the end comes with a tile that is due and not there, unless an option says otherwise."""
    if board.shame == 0 and (not board.is_cooperative() or board.switches[EMPTY_SUPPLY_ENDS] == 1):
        return "met"
    coming = sum([sum(section.shame) for section in sections if section.verdict == "breaks"])
    if board.is_cooperative():
        coming += len(board.requests) * board.players  # GW-COOP-25
        return "near" if coming > board.shame or board.shame == 0 else "far"
    return "near" if coming >= board.shame else "far"
