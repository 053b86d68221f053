"""How many clicks a Year of The Great Wall takes on its board: no more than the plain form took before there was a board."""

from __future__ import annotations

import os
import time

import pytest

import muraglia
from muraglia.bots.greedy import GreedyBot
from muraglia.games import SPECS
from muraglia.kernel.history import History
from muraglia.kernel.rng import rng_from_seed

from .arriving import set_up, start_button
from .conftest import Person
from .great_wall_hands import Hands
from .great_wall_wire import Wire

WHOLE = bool(os.environ.get("MURAGLIA_WHOLE_GAMES"))
SPEC = SPECS["great-wall"]


@pytest.mark.parametrize(("players", "most"), [(1, 32), (4, 39)])
def test_a_year_takes_no_more_clicks_than_before(person: Person, players: int, most: int) -> None:
    """Clicks that commit and the set-up included, by a person who answers as the greedy bot would and pays as is suggested."""
    page = person()
    wire = Wire(page)
    set_up(page, "great-wall", players=players, bots=players - 1)
    start_button(page).click()
    hands = Hands(page, is_finger=False, pays_as_suggested=True)
    bot = GreedyBot(SPEC, rng_from_seed("clicks"), worlds=2)
    years = 100 if WHOLE else 3 - players // 2
    limit = time.monotonic() + (3600 if WHOLE else 240)
    given = -1
    while wire.year <= years and not (wire.state and wire.view.public.is_over):
        assert time.monotonic() < limit, page.locator("body").inner_text()[-800:]
        question = wire.state["question"] if wire.state else None
        if wire.state is None or question is None or question["answered"] is not None or question["version"] == given:
            page.wait_for_timeout(30)
            continue
        given = question["version"]
        game = muraglia.Game(SPEC, History(SPEC, SPEC.imagine(wire.view)), wire.view.public.options, "", [])
        hands.answer(game, bot.choose_at(game.position, 0))
    played = wire.view.public.year - (not wire.view.public.is_over)
    print("clicks a Year", hands.presses / played)
    assert 10 < hands.presses / played <= most
