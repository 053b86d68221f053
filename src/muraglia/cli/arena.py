"""`muraglia arena`: plays bots against each other and reports sound statistics."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..arena.games import Played
from ..arena.ratings import standings
from ..arena.report import draw, table, write_json
from ..arena.tournament import Tournament, run
from ..extras import package_of
from ..games import spec_of
from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..language import Language
from .bot import check_bot
from .files import earlier_results, writing


def hold(console: Console, language: Language, options: argparse.Namespace) -> None:
    spec = spec_of(options.game)
    bots = tuple(name.strip() for name in options.bots.split(",") if name.strip())
    for name in bots:
        check_bot(name, options.game)
    usual = len(bots) if len(bots) in spec.info.players + spec.info.variant_players else min(spec.info.players + spec.info.variant_players)
    table_options = spec.info.options_from_text(" ".join(options.option))
    players = options.players if options.players is not None else usual
    tournament = Tournament(options.game, bots, options.games, players, options.seed, table_options)
    tournament.check()
    need_libraries()
    results: list[Played] = []
    path = Path(f"{options.out}.jsonl")
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
    matches = tournament.matches()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with earlier_results(path), Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(language.say("arena-playing"), total=len(matches))
        for played, _ in run(matches, path, options.workers, options.ray):
            results.append(played)
            progress.advance(task)
    found = standings(results)
    console.print(table(found, language))
    write_json(Path(f"{options.out}.json"), tournament, found)
    draw(Path(f"{options.out}.svg"), tournament, found, language)
    console.print(language.say("arena-kept", path=options.out), style="dim")


def need_libraries() -> None:
    try:
        import choix
        import matplotlib  # noqa: F401

        assert choix
    except ImportError as error:
        raise BadSetup(Message("arena-needs-extra", {"word": package_of(error)})) from None
