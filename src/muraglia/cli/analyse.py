"""`muraglia analyse`, and the review after a game in the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.rule import Rule as Line
from rich.text import Text

from ..advice import analyse, analysis_sentences, curve
from ..game import Game, load
from ..kernel.agenda import seat_from_letter
from ..kernel.errors import BadSetup, TextError
from ..kernel.message import Message
from ..language import Language
from .files import read_text


def look_back_at(console: Console, language: Language, path: Path, seat: str) -> None:
    game = load(read_text(path))
    try:
        number = seat_from_letter(1, seat, game.players)
    except TextError as error:  # it refers to no line of the record
        raise BadSetup(error.message) from None
    if not look_back(console, Language(language.code, game.name), game, number):
        raise BadSetup(Message("analysis-nothing", {"word": seat}))


def look_back(console: Console, language: Language, game: Game, seat: int) -> bool:
    """Prints the review of a game. Returns False if the seat had nothing to choose."""
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(language.say("analysis-working"))
        found = analyse(game, seat, progress=lambda done, total: progress.update(task, completed=done, total=total))
    if not found.curve:
        return False
    console.print(Line(Text(language.say("analysis-title"), style="bold"), align="left", style="dim"))
    bars = curve(found.curve, console.width - 12)
    console.print(Text(f"  {language.say('analysis-curve')}"))
    console.print(Text(f"  {found.curve[0].chance:4.0%} {bars} {found.curve[-1].chance:.0%}", style="cyan"))
    for sentence in analysis_sentences(found, language):
        console.print(Text(f"  {sentence}"))
    return True
