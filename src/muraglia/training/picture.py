"""Draws strength over the generations."""

from __future__ import annotations

from pathlib import Path

from ..extras import missing
from ..language import Language
from .course import Generation


def draw(path: Path, generations: list[Generation], language: Language) -> None:
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError as error:
        raise missing("arena", error) from error

    figure = Figure(figsize=(9, 4), layout="constrained")
    strength, loss = figure.subplots(1, 2)
    for players in sorted({generation.players for generation in generations}):
        mine = [generation for generation in generations if generation.players == players]
        numbers = [generation.number for generation in mine]
        label = language.say("train-players", count=players)
        strength.plot(numbers, [100 * generation.first_share * players for generation in mine], marker="o", label=label)
        loss.plot(numbers, [generation.fitted.log_loss for generation in mine], marker="o", label=label)
    for axes, title in ((strength, "train-strength"), (loss, "train-loss")):
        axes.set_xlabel(language.say("train-generation"))
        axes.set_title(language.say(title))
        axes.grid(alpha=0.3)
        axes.legend()
    strength.axhline(100, color="#555555", linewidth=0.8)
    figure.savefig(path)
