"""A tournament: which games are played and by whom. Results are kept in a file, so it can be stopped and continued."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import msgspec
from msgspec import Struct

from ..games import spec_of
from ..kernel.errors import BadSetup
from ..kernel.message import Message
from ..pool import run_all
from .games import Match, Played, play_one


class Tournament(Struct, frozen=True):
    """Which bots meet, at which game, how often. `games` is rounded up: every deal is played with each bot in each seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    seed: str = "arena"
    options: dict[str, str] = {}

    def check(self) -> None:
        """Raises BadSetup if the game is not for this many players, or there are too few bots."""
        spec_of(self.game).info.check_players(self.players)
        if self.players > len(self.bots):
            raise BadSetup(Message("arena-too-few-bots", {"count": len(self.bots), "players": self.players}))

    def lineups(self) -> list[tuple[str, ...]]:
        """Returns who plays whom: all bots if they fit at one table, otherwise every group of that size."""
        return list(dict.fromkeys(combinations(self.bots, self.players)))

    def matches(self) -> list[Match]:
        """Returns every match that is to be played."""
        lineups = self.lineups()
        deals = -(-self.games // (len(lineups) * self.players))
        found: dict[str, Match] = {}
        for deal in range(deals):
            for lineup in lineups:
                for turn in range(self.players):
                    seats = (*lineup[turn:], *lineup[:turn])
                    match = Match(self.game, seats, f"{self.seed} {deal}", self.options)
                    found[match.key] = match
        return list(found.values())


def run(matches: list[Match], path: Path | None, workers: int, ray: bool = False) -> Iterator[tuple[Played, bool]]:
    """Yields every result, and whether it was played now: those in the file come first, new ones are written to it as they end."""
    known = read_results(path)
    open_matches: list[Match] = []
    for match in matches:
        if match.key in known:
            yield known[match.key], False
        else:
            open_matches.append(match)
    for played in run_all(play_one, open_matches, workers, ray):
        if path is not None:
            with path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")
        yield played, True


def read_results(path: Path | None) -> dict[str, Played]:
    """Returns the results by match. Drops a last line cut short by a crash, so that its match is played again."""
    known: dict[str, Played] = {}
    if path is None or not path.exists():
        return known
    text = path.read_bytes()
    if text and not text.endswith(b"\n"):
        text = text[: text.rfind(b"\n") + 1]
        path.write_bytes(text)
    for line in text.splitlines():
        played = msgspec.json.decode(line, type=Played)
        known[played.match.key] = played
    return known
