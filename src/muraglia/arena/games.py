"""One game between bots. It depends only on the deal and the seats, so any game of a tournament can be played again."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from .. import game as games
from ..bots import Bot, make_bot
from ..kernel.position import forced_answer

MakeBot = Callable[[str, str, str], Bot]


class Match(Struct, frozen=True):
    """Who sits where, and the deal. Every deal is played with each bot in each seat."""

    game: str
    bots: tuple[str, ...]  # by seat
    deal: str
    options: dict[str, str] = {}

    @property
    def key(self) -> str:
        """Stands for the match in a file of results."""
        return f"{self.game} {' '.join(f'{name}={value}' for name, value in self.options.items())} {self.deal} {' '.join(self.bots)}"


class Played(Struct, frozen=True):
    """A match and how it ended."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: tuple[float, ...]  # thinking time by seat
    record: str = ""  # the whole game, to replay and analyse; results of older versions have none

    def share(self, seat: int) -> float:
        """Returns the seat's share of the win: winners share 1."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_one(match: Match, make: MakeBot = make_bot) -> Played:
    """Plays a match to its end. Returns its result; the same match with bots that do not watch the clock has the same one."""
    game = games.begin(match.game, len(match.bots), match.deal, match.options)
    bots = [make(name, match.game, f"{match.deal}/{seat}") for seat, name in enumerate(match.bots)]
    seconds = [0.0] * len(bots)
    decisions = 0
    while not game.is_over:
        for seat in game.to_act:
            choice = forced_answer(game.position, seat)
            if choice is None:
                view, question = game.view(seat), game.question(seat)
                begin = time.perf_counter()
                choice = bots[seat].choose(view, question)
                seconds[seat] += time.perf_counter() - begin
                decisions += 1
            game.play(choice, seat)
    return Played(match, tuple(game.scores), tuple(game.winners), decisions, tuple(seconds), game.record())
