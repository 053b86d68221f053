"""What the tests of Die Mauer share: a line of a position, a refusal, a turn in one call."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.games.die_mauer.rules import DieMauer
from muraglia.kernel.message import Message
from tests.support import die_mauer, line_of, show

FULL = "T G W1 W2 W3 W4 W6"


def told(game: muraglia.Game, since: int = 0, seat: int | None = None) -> list[str]:
    return [repr(event) for event in game.events(seat, since)]


def without_leftovers(events: list[str]) -> list[str]:
    """What is left in the hands at the end of a round has a test of its own."""
    return [event for event in events if not event.startswith("left-with")]


def wall(game: muraglia.Game) -> str:
    return line_of(game, "wall")


def hand(game: muraglia.Game, letter: str) -> str:
    return line_of(game, f"hand {letter}")


def position_of(game: muraglia.Game) -> DieMauer:
    assert isinstance(game.position, DieMauer)
    return game.position


def refusal(game: muraglia.Game, choice: str, seat: int) -> tuple[str, Message]:
    """The rule and the message of a refusal; playing it is refused alike and changes nothing."""
    reason = game.why_not(choice, seat)
    assert reason is not None
    before = game.position_text()
    with pytest.raises(muraglia.IllegalChoice) as refused:
        game.play(choice, seat)
    assert refused.value.rule == reason.rule
    assert game.position_text() == before
    return reason.rule, reason.message


def idle_turn(game: muraglia.Game) -> None:
    """Everybody shows the empty fist: with three or more players nothing happens."""
    show(game, "fist " * game.players)


def after_gift(block: str = "W3", players: int = 3) -> muraglia.Game:
    """The rival b has given the master a a block on the empty table; b is the master now."""
    game = die_mauer(players=players)
    show(game, "fist fist" + " W1" * (players - 2))
    game.play(f"give-{block}", 1)
    return game
