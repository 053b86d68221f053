"""`muraglia train`: fits the judge of a game by self-play."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryFile

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..games import spec_of
from ..kernel.errors import BadSetup
from ..kernel.judge import FittedJudge
from ..kernel.message import Message
from ..language import Language
from .arena import need_libraries
from .arguments import whole_number
from .files import earlier_results, writing


def train(console: Console, language: Language, options: argparse.Namespace) -> None:
    spec = spec_of(options.game)
    if not isinstance(spec.judge, FittedJudge):
        raise BadSetup(Message("train-no-judge", {"title": spec.info.title}))
    need_libraries()
    from ..training import Course, Generation, run
    from ..training.fit import HELD_BACK
    from ..training.picture import draw

    every = sorted(spec.info.players + spec.info.variant_players)
    wanted = options.players.split(",") if options.players else []
    players = tuple(whole_number("--players", 1)(word) for word in wanted) or tuple(every)
    for number in players:
        spec.info.check_players(number)
    if options.games < HELD_BACK:  # nothing would be left to measure the fit with
        raise BadSetup(Message("cli-number-from", {"option": "--games", "low": str(HELD_BACK), "word": str(options.games)}))
    course = Course(options.game, players, options.generations, options.games, options.simulations, seed=options.seed)
    folder = Path(options.out or f"training/{options.game}")
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    generations: list[Generation] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with earlier_results(folder), Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=1)
        for step in run(course, folder, options.workers, options.ray):
            what = language.say("train-step", count=step.players, number=step.number, what=language.say(step.doing))
            progress.update(task, description=what, completed=step.done, total=step.total)
            if step.finished is not None:
                generations.append(step.finished)
                draw(folder / "strength.svg", generations, language)
                progress.console.print(
                    language.say(
                        "train-told",
                        count=step.players,
                        number=step.number,
                        share=f"{100 * step.finished.first_share:.0f}",
                        before=f"{100 * step.finished.share:.0f}",
                        fair=f"{100 / step.players:.0f}",
                        loss=f"{step.finished.fitted.log_loss:.4f}",
                    )
                )
    console.print(language.say("train-kept", path=str(folder / "weights.json")), style="dim")
