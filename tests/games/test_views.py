"""A view has two parts: what everybody sees, the same bytes for every seat and in every world, and what depends on who looks."""

from __future__ import annotations

import pytest
from msgspec import json

from muraglia.games import SPECS
from muraglia.kernel.rng import rng_from_seed
from tests.games.about import tables
from tests.support import random_positions


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_the_public_part_says_nothing_of_hidden_facts(name: str, players: int, options: dict[str, str]) -> None:
    """It is the same for every seat, and in worlds in which everything nobody has seen lies otherwise."""
    spec, rng = SPECS[name], rng_from_seed(f"public {name}")
    compared = 0
    for position in random_positions(name, players, "views", **options)[::3]:
        if position.is_form_open() or len(position.to_act()) < len([seat for seat in range(players) if position.is_asked(seat)]):
            continue  # redealing withdraws secret answers, and that some have answered is public
        public = json.encode(spec.public_for_people(position))
        for seat in range(-1, players):
            assert json.encode(spec.view_for_people(position, seat).public) == public
        world = position.clone()
        world.redeal(-1, rng)
        assert json.encode(spec.public_for_people(world)) == public
        compared += 1
    assert compared > 10


@pytest.mark.parametrize(("name", "players", "options"), tables())
def test_what_is_reckoned_for_people_is_beside_the_view(name: str, players: int, options: dict[str, str]) -> None:
    """It survives the wire, a position imagined from a view is the same with and without it, and bots do not get it."""
    spec = SPECS[name]
    for position in random_positions(name, players, "forecasts", **options)[::18]:
        if position.is_form_open():
            continue
        for seat in range(-1, players):
            view, plain = spec.view_for_people(position, seat), spec.view(position, seat)
            assert json.decode(json.encode(view), type=spec.view_type) == view
            if spec.forecast is not None:
                assert view.public.forecast is not None and plain.public.forecast is None and plain.own.forecast is None
            assert spec.imagine(view).text() == spec.imagine(plain).text()
