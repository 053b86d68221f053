"""A bot that makes any legal pick, all equally likely."""

from __future__ import annotations

from typing import Any

from ..kernel.position import Position
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec


class RandomBot:
    def __init__(self, spec: Spec, rng: Rng) -> None:
        self.spec = spec
        self.rng = rng

    def choose(self, view: Any, question: Question) -> Choice:
        return self.choose_at(self.spec.imagine(view), question.seat)

    def choose_at(self, position: Position, seat: int) -> Choice:
        trial = position.clone()
        picks: list[int] = []
        while not picks or trial.is_form_open():
            options = trial.options(seat)
            picks.append(options[self.rng.below(len(options))])
            trial.take(seat, picks[-1])
        return tuple(picks)
