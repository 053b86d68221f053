"""How often The Great Wall asks: questions put to people in games of greedy bots, by number of players and mode.

`python -m tests.games.great_wall.questions` prints how many answers a player gives a Year, how many of them had one option, and what was
asked most. The table gives answers that leave no choice, so they are not counted. The figures before are those of the same seeds when
every pick was an answer, and a question with a single option was put to people unless it was a window.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from muraglia.bots.greedy import GreedyBot
from muraglia.game import begin
from muraglia.kernel.position import forced_answer, forced_beginning
from muraglia.kernel.rng import rng_from_seed

# Answers a Year and player over 40 games, and the share with one option, when every pick was an answer of its own.
BEFORE = {
    (1, "standard"): (37.08, 0.207),
    (2, "standard"): (34.65, 0.199),
    (3, "standard"): (30.68, 0.231),
    (4, "standard"): (35.11, 0.227),
    (2, "cooperative"): (38.93, 0.187),
    (3, "cooperative"): (37.48, 0.206),
    (4, "cooperative"): (40.87, 0.187),
}


@dataclass
class Count:
    """What was asked in some games."""

    asked: Counter[str] = field(default_factory=Counter)  # by what the question says
    single: Counter[str] = field(default_factory=Counter)  # those with one option
    years: int = 0  # of all players together

    @property
    def answers_a_year(self) -> float:
        return self.asked.total() / self.years

    @property
    def with_one_option(self) -> float:
        return self.single.total() / self.asked.total()


def count(players: int, mode: str, games: int) -> Count:
    """Returns what people would have been asked in so many games of greedy bots."""
    found = Count()
    for number in range(games):
        game = begin("great-wall", players, f"count {number}", {"mode": mode})
        bots = [GreedyBot(game.spec, rng_from_seed(f"{number} {seat}")) for seat in range(players)]
        while not game.is_over:
            seat = game.to_act[0]
            forced = forced_answer(game.position, seat)
            if forced is not None:
                game.play(forced, seat)
                continue
            question = game.history.question(seat, forced_beginning(game.position, seat))
            found.asked[question.prompt.id] += 1
            found.single[question.prompt.id] += len(question.options) == 1
            game.play(bots[seat].choose_at(game.position, seat), seat)
        found.years += game.position.year * players  # type: ignore[attr-defined]
    return found


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for (players, mode), (before, single) in BEFORE.items():
        now = count(players, mode, games)
        share = now.answers_a_year / before
        print(f"{mode}, {players} players: {now.answers_a_year:.2f} answers a Year and player, {share:.2f} x {before:.2f}", end="; ")
        print(f"one option in {now.with_one_option:.1%} (before {single:.1%})")
        print("   ", ", ".join(f"{prompt} {number}" for prompt, number in now.asked.most_common()))
