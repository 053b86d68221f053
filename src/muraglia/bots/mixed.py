"""A bot for choices made at once: it mixes, so that nobody can read it."""

from __future__ import annotations

from typing import Any

from ..kernel.judge import Judge
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec
from .mixing import WIN, Mixer, pick_by
from .search import only_answer


class MixedBot:
    """Thinks for a time or for a number of iterations. `least`: choices with a smaller chance are left out."""

    def __init__(
        self, spec: Spec, rng: Rng, seconds: float = 0.0, simulations: int = 0, judge: Judge | None = None, least: float = 0.05, goal: int = WIN
    ) -> None:
        assert seconds > 0 or simulations > 0, "a search needs an end"
        self.spec = spec
        self.rng = rng
        self.seconds = seconds
        self.simulations = simulations
        self.judge = judge or spec.judge
        self.least = least
        self.goal = goal

    def choose(self, view: Any, question: Question) -> Choice:
        root = self.spec.imagine(view)
        seat = question.seat
        answer = only_answer(root, seat)
        if answer is not None:
            return answer
        root.redeal(seat, self.rng)  # others' closed fists are open again
        picks: list[int] = []
        while not picks or root.is_form_open():
            options = root.options(seat)
            pick = options[0] if len(options) == 1 else self._draw(self.grow(root, seat))
            picks.append(pick)
            root.take(seat, pick)
        return tuple(picks)

    def grow(self, root: Any, seat: int) -> Mixer:
        mixer = Mixer()
        mixer.set_up(self.judge, root, seat, self.goal, self.rng)
        mixer.think(self.simulations, self.seconds)
        return mixer

    def _draw(self, mixer: Mixer) -> int:
        mix = mixer.mix(self.least)
        return mix[pick_by([chance for _, chance in mix], self.rng.next32() / 2**32)][0]
