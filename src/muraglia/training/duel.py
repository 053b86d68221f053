"""Is the new judge better than another? The same bot with each of them, at one table."""

from __future__ import annotations

from msgspec import Struct

from ..bots import Budget, MixedBot, SearchBot
from ..bots.thoughts import Manner
from ..game import begin
from ..games import spec_of
from ..kernel.rng import rng_from_seed
from .selfplay import judge_of


class Duel(Struct, frozen=True):
    game: str
    players: int
    deal: str
    seat: int  # where the new one sits
    simulations: int
    weights: str
    other: str


class Verdict(Struct, frozen=True):
    other: str
    share: float  # of the victory


def judge_duel(duel: Duel) -> Verdict:
    spec = spec_of(duel.game)
    kind = MixedBot if spec.judge.mixes else SearchBot
    bots = []
    for seat in range(duel.players):
        weights = duel.weights if seat == duel.seat else duel.other
        bots.append(kind(spec, rng_from_seed(f"{duel.deal}/{seat}"), Manner(Budget(simulations=duel.simulations), judge_of(spec, weights))))
    game = begin(duel.game, duel.players, duel.deal)
    while not game.is_over:
        for seat in game.to_act:
            game.play(bots[seat].choose(game.view(seat), game.question(seat)), seat)
    won = 1 / len(game.winners) if duel.seat in game.winners else 0.0
    return Verdict(duel.other, won)
