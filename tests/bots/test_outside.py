"""Bots in processes of their own: they play, and when they crash, hang or answer nonsense the table goes on."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

import muraglia
from muraglia.bots import OutsideBot, make_bot
from muraglia.games import spec_of
from muraglia.kernel.rng import rng_from_seed

EXAMPLES = Path(__file__).parents[2] / "examples"
BAD = {
    "crashes": ("import sys; sys.stdin.readline(); sys.exit(3)", "ended with code 3"),
    "hangs": ("import time; time.sleep(60)", "no answer within"),
    "answers nonsense": ('import sys\nfor line in sys.stdin: print(\'{"choice": "win"}\', flush=True)', "not one of its choices"),
    "answers no JSON": ("import sys\nfor line in sys.stdin: print('hello', flush=True)", "not understood"),
}


def play_with(bot: OutsideBot, most: int = 6) -> muraglia.Game:
    game = muraglia.new("chinesische-mauer", players=2, seed=3)
    other = make_bot("greedy", game.name, 1)
    while not game.is_over and most:
        seat = game.to_act[0]
        most -= seat == 0
        game.play((bot if seat == 0 else other).choose(game.view(seat), game.question(seat)), seat)
    return game


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_bot_is_answered_for_and_the_log_says_so(
    kind: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("muraglia.bots.outside.START_TIMEOUT", 0.5)
    code, why = BAD[kind]
    bot = OutsideBot(spec_of("chinesische-mauer"), rng_from_seed("x"), [sys.executable, "-c", code], seconds=0.5)
    with caplog.at_level(logging.WARNING):
        play_with(bot, most=2)
    bot.close()
    assert len(bot.failures) == 2 and why in bot.failures[0]
    assert "fallback answers" in caplog.text


def test_a_program_that_does_not_exist_is_answered_for() -> None:
    bot = OutsideBot(spec_of("chinesische-mauer"), rng_from_seed("x"), ["/no/such/program"])
    play_with(bot, most=1)
    assert "cannot be started" in bot.failures[0]


@pytest.mark.parametrize("name", [f"{EXAMPLES}/first_bot.py:FirstBot", f"run:sh {EXAMPLES}/any_language_bot.sh"])
def test_the_examples_play_by_themselves(name: str) -> None:
    bot = make_bot(name, "chinesische-mauer", 1)
    assert isinstance(bot, OutsideBot)
    play_with(bot)
    assert bot.failures == []
