"""A moment and an answer for every kind of question of The Great Wall, and a person who gives the answer through the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import muraglia
from muraglia.bots.random import RandomBot
from muraglia.games.great_wall.autumn import Copying
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.commands import Recovery
from muraglia.games.great_wall.payment import QinStore
from muraglia.games.great_wall.requests import Sacrificing
from muraglia.games.great_wall.rules import CARDS
from muraglia.kernel.position import forced_answer
from muraglia.kernel.question import Choice
from muraglia.kernel.rng import rng_from_seed
from tests.games.great_wall.support import Scene

MODES: dict[str, tuple[int, dict[str, str]]] = {
    "solo": (1, {}),
    "two with the Rush Clan": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "cooperative, two": (2, {"mode": "cooperative"}),
    "cooperative": (3, {"mode": "cooperative"}),
    "cooperative, four": (4, {"mode": "cooperative"}),
}
# Every kind that the game can ask.
KINDS = frozenset(
    re.findall(r"^(ask-[a-z-]+)", (files("muraglia.games.great_wall") / "locale" / "en.ftl").read_text("utf-8"), re.MULTILINE)
)


class Answer(NamedTuple):
    """What the first seat answers at a position; `asks` are the kinds of question it meets on the way, those of a form included."""

    text: str
    choice: Choice
    asks: tuple[str, ...]


def kinds_on_the_way(game: muraglia.Game, choice: Choice) -> tuple[str, ...]:
    """A question with a single option is answered by the table."""
    questions = [game.question(0, choice[:count]) for count in range(len(choice))]
    return tuple(question.prompt.id for question in questions if len(question.options) > 1)


def games() -> Iterator[tuple[str, int]]:
    """Modes with seeds. Few games ask what is rare, so those that do come first."""
    yield from [("solo", 0), ("two with the Rush Clan", 0), ("cooperative", 0), ("cooperative, two", 1), ("two with the Rush Clan", 3)]
    yield from [(mode, seed) for seed in range(1, 60) for mode in MODES]


def played(mode: str, seed: int) -> Iterator[tuple[muraglia.Game, int, Choice]]:
    """A game of random answers, moment by moment: the game, who answers next, and what."""
    players, options = MODES[mode]
    game = muraglia.new("great-wall", players, seed=f"{mode} {seed}", **options)
    bot = RandomBot(game.spec, rng_from_seed(f"{mode} {seed}"))
    while not game.is_over:
        seat = game.to_act[0]
        choice = bot.choose_at(game.position, seat)
        yield game, seat, choice
        game.play(choice, seat)


def arranged() -> Iterator[muraglia.Game]:
    """Positions for what games of random answers next to never ask."""
    table = scene(3)
    table.commands(0, "")
    table.run(Recovery(0))
    yield table.game
    table = scene(3)
    table.track("a:treason b:economy c:despotism")
    table.run(Copying(0, 0))
    yield table.game
    table = scene(3)
    table.lethality(2)
    table.horde("left", "siege-tower", "a.a3a4 a.a5 a.b5 x.b3 x.b4")
    table.run(Defeats())
    yield table.game
    table = scene(1)
    table.board.warehouse = [3, 4, 0]
    table.run(QinStore(1, 5))
    yield table.game
    table = scene(3, mode="cooperative")
    table.run(Sacrificing(0, 1, 7))
    yield table.game


def scene(players: int, **options: str) -> Scene:
    """A bare table of the house set, which is the one of the server."""
    table = Scene.__new__(Scene)
    table.begin(CARDS, players, options)
    return table


@cache
def answers() -> dict[str, Answer]:
    """An answer for every kind of question, by the kind; one answer may be there for several."""
    found: dict[str, Answer] = {}

    def note(game: muraglia.Game, choice: Choice) -> None:
        asks = kinds_on_the_way(game, choice)
        if not found.keys() >= set(asks):
            answer = Answer(game.position_text(), choice, asks)
            found.update({ask: answer for ask in asks if ask not in found})

    for game in arranged():
        note(game, game.choices(0)[-1])
    for mode, seed in games():
        for game, seat, choice in played(mode, seed):
            if seat == 0 and not is_the_tables(game):
                note(game, choice)
        if found.keys() >= KINDS:
            return found
    raise AssertionError(f"nobody was asked {sorted(KINDS - found.keys())}")


def is_the_tables(game: muraglia.Game) -> bool:
    """Whether the table answers by itself."""
    return forced_answer(game.position, 0) is not None
