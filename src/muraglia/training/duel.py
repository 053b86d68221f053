"""Compares two judges: the same bot plays with each of them, at one table."""

from __future__ import annotations

from msgspec import Struct

from ..bots import Budget, SearchSettings
from ..bots.levels import make_searcher
from ..game import begin
from ..games import spec_of
from ..kernel.rng import rng_from_seed
from .selfplay import judge_of


class Duel(Struct, frozen=True):
    game: str
    players: int
    deal: str
    seat: int  # of the new judge
    simulations: int
    weights: str
    other: str


class DuelResult(Struct, frozen=True):
    other: str
    share: float  # of the win


def play_duel(duel: Duel) -> DuelResult:
    spec = spec_of(duel.game)
    bots = []
    for seat in range(duel.players):
        weights = duel.weights if seat == duel.seat else duel.other
        settings = SearchSettings(Budget(simulations=duel.simulations), judge_of(spec, weights))
        bots.append(make_searcher(spec, rng_from_seed(f"{duel.deal}/{seat}"), settings))
    game = begin(duel.game, duel.players, duel.deal)
    while not game.is_over:
        for seat in game.to_act:
            game.play(bots[seat].choose(game.view(seat), game.question(seat)), seat)
    won = 1 / len(game.winners) if duel.seat in game.winners else 0.0
    return DuelResult(duel.other, won)
