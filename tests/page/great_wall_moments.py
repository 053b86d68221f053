"""Moments of The Great Wall in which the first seat is asked something, reached by random play with a seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from playwright.sync_api import Page, expect

import muraglia
from muraglia.bots.random import RandomBot
from muraglia.game import Game
from muraglia.games import SPECS
from muraglia.kernel.rng import rng_from_seed

SPEC = SPECS["great-wall"]


def has_choice(game: Game) -> bool:
    return len(game.question(0).options) > 1


def goes_on(game: Game, *picks: int) -> bool:
    """Whether these picks are the beginning of an answer."""
    position = game.position.clone()
    for pick in picks:
        position.take(0, pick)
    return position.is_form_open()


@cache
def moment(
    ask: str, players: int = 3, mode: Literal["standard", "cooperative"] = "standard", fits: Callable[[Game], bool] = has_choice
) -> str:
    """Returns the text of a position that asks the first seat this and fits."""
    for seed in range(60):
        game = muraglia.new("great-wall", players=players, seed=f"{ask} {seed}", mode=mode)
        bot = RandomBot(SPEC, rng_from_seed(f"{ask} {seed}"))
        while not game.is_over:
            seat = game.to_act[0]
            if seat == 0 and game.question(0).prompt.id == ask and fits(game):
                return game.position_text()
            game.play(bot.choose_at(game.position, seat), seat)
    raise AssertionError(f"nobody was asked {ask} in 60 games")


def open_moment(page: Page, text: str) -> None:
    """From the start page to a table that begins at a position."""
    page.goto("/tables")
    page.locator("summary", has_text="Play on from a text").click()
    page.get_by_label("Paste a position or a record").fill(text)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".status .stamp")).to_be_visible(timeout=30_000)
