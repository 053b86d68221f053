"""A view has two parts: what everybody sees, the same bytes for every seat and in every world, and what depends on who looks."""

from __future__ import annotations

import pytest
from msgspec import json

from muraglia.games import SPECS
from muraglia.kernel.rng import rng_from_seed
from tests.support import random_positions


@pytest.mark.parametrize("name", SPECS)
def test_the_public_part_says_nothing_of_hidden_facts(name: str) -> None:
    """It is the same for every seat, and in worlds in which everything nobody has seen lies otherwise."""
    spec, rng = SPECS[name], rng_from_seed(f"public {name}")
    compared = 0
    for position in random_positions(name, 3, "views"):
        if position.is_form_open() or len(position.to_act()) < len([seat for seat in range(3) if position.is_asked(seat)]):
            continue  # redealing withdraws secret answers, and that some have answered is public
        public = json.encode(spec.public(position))
        for seat in range(-1, 3):
            assert json.encode(spec.view(position, seat).public) == public
        world = position.clone()
        world.redeal(-1, rng)
        assert json.encode(spec.public(world)) == public
        compared += 1
    assert compared > 30
