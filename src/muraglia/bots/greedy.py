"""A bot that looks one step ahead: it takes the choice after which its position looks best, averaged over several determinizations."""

from __future__ import annotations

from typing import Any

from ..kernel.position import Position, all_answers
from ..kernel.question import Choice, Question
from ..kernel.rng import Rng
from ..kernel.spec import Spec


class GreedyBot:
    """`worlds` is the number of determinizations: ways the hidden cards and the others' secret choices may be."""

    def __init__(self, spec: Spec, rng: Rng, worlds: int = 16) -> None:
        self.spec = spec
        self.rng = rng
        self.worlds = worlds

    def __reduce__(self) -> tuple[Any, ...]:
        return GreedyBot, (self.spec, self.rng, self.worlds)

    def choose(self, view: Any, question: Question) -> Choice:
        return self.choose_at(self.spec.imagine(view), question.seat)

    def choose_at(self, position: Position, seat: int) -> Choice:
        """Returns the answer of the seat, the same for all positions that look the same to it: what it does not know is redealt."""
        choices = all_answers(position, seat)
        if choices:
            return self._best(position, seat, choices)
        so_far: Choice = ()  # a form with too many answers is filled in pick by pick
        after = position.clone()
        while not so_far or after.is_form_open():
            pick = self._best(position, seat, [(*so_far, pick) for pick in after.options(seat)])[-1]
            after.take(seat, pick)
            so_far = (*so_far, pick)
        return so_far

    def _best(self, position: Position, seat: int, choices: list[Choice]) -> Choice:
        """Returns the choice, or the beginning of one, after which the position looks best."""
        if len(choices) == 1:
            return choices[0]
        total = [0.0] * len(choices)
        left = self.worlds
        while left > 0:
            world = position.clone()
            world.redeal(seat, self.rng)
            answers = self._guess_others(world, seat)
            left -= 1 if answers else 8  # what others choose at the same time matters more than what they hold
            for index, choice in enumerate(choices):
                after = world.clone()
                for other, pick in answers:
                    after.take(other, pick)
                for pick in choice:
                    after.take(seat, pick)
                total[index] += self.spec.value(after, seat)
        best = max(total)
        ties = [index for index, value in enumerate(total) if value == best]
        return choices[ties[self.rng.below(len(ties))]]

    def _guess_others(self, world: Position, seat: int) -> list[tuple[int, int]]:
        """Returns a random pick for each of the others who choose at the same time. All choices of the seat are compared against them."""
        answers: list[tuple[int, int]] = []
        for other in world.to_act():
            if other != seat:
                options = world.options(other)
                answers.append((other, options[self.rng.below(len(options))]))
        return answers
