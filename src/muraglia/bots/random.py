"""Plays anything that is allowed, every pick with the same chance."""

from __future__ import annotations

from typing import Any

from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec


class RandomBot:
    def __init__(self, spec: Spec, rng: Rng) -> None:
        self.spec = spec
        self.rng = rng

    def choose(self, view: Any, question: Question) -> Choice:
        position = self.spec.imagine(view)
        picks: list[int] = []
        while not picks or position.is_form_open():
            options = position.options(question.seat)
            picks.append(options[self.rng.below(len(options))])
            position.take(question.seat, picks[-1])
        return tuple(picks)
