"""Writes the results of a tournament as a table, JSON and a picture."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.table import Table

from ..extras import missing
from ..games import spec_of
from ..language import Language
from .ratings import Interval, Standing
from .tournament import Tournament


def table(standings: list[Standing], language: Language) -> Table:
    say = language.say
    found = Table(title=None)
    found.add_column(say("arena-bot"))
    for heading in ("arena-rating", "arena-share", "arena-score", "arena-games", "arena-time"):
        found.add_column(say(heading), justify="right")
    for standing in standings:
        found.add_row(
            standing.bot,
            spread(standing.rating, 1, 0),
            spread(standing.share, 100, 1),
            f"{standing.score:.1f}",
            str(standing.games),
            f"{1000 * standing.seconds:.0f} ms",
        )
    return found


def spread(interval: Interval, factor: float, digits: int) -> str:
    return f"{factor * interval.value:.{digits}f} [{factor * interval.low:.{digits}f} – {factor * interval.high:.{digits}f}]"


def write_json(path: Path, tournament: Tournament, standings: list[Standing]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode({"tournament": tournament, "standings": standings}), indent=1) + b"\n")


def draw(path: Path, tournament: Tournament, standings: list[Standing], language: Language) -> None:
    """Draws the ratings with their intervals, the best on top."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError as error:
        raise missing("arena", error) from error

    figure = Figure(figsize=(8, 1.2 + 0.45 * len(standings)), layout="constrained")
    axes = figure.subplots()
    rows = list(range(len(standings), 0, -1))
    values = [standing.rating.value for standing in standings]
    low = [standing.rating.value - standing.rating.low for standing in standings]
    high = [standing.rating.high - standing.rating.value for standing in standings]
    axes.errorbar(values, rows, xerr=[low, high], fmt="o", color="#b22a1e", ecolor="#555555", capsize=4)
    axes.set_yticks(rows, [standing.bot for standing in standings])
    axes.set_ylim(0.5, len(standings) + 0.5)
    axes.set_xlabel(language.say("arena-rating"))
    axes.grid(axis="x", alpha=0.3)
    axes.set_title(language.say("arena-title", title=spec_of(tournament.game).info.title, count=sum(s.games for s in standings)))
    figure.savefig(path)
