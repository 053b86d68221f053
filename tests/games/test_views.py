"""A view may be made from what everybody sees: it is the same as one made anew."""

from __future__ import annotations

import pytest
from msgspec import json

from muraglia.games import SPECS
from tests.support import random_positions

REVEALING = [name for name, spec in SPECS.items() if spec.reveal is not None]


@pytest.mark.parametrize("name", REVEALING)
def test_what_is_added_to_an_onlookers_view_makes_that_of_a_seat(name: str) -> None:
    spec = SPECS[name]
    assert spec.seen is not None and spec.reveal is not None
    compared = 0
    for position in random_positions(name, 3, "views"):
        if not position.is_form_open():
            onlooker = spec.seen(position)
            assert onlooker == json.encode(spec.view(position, -1))
            for seat in range(3):
                assert spec.reveal(onlooker, position, seat) == json.encode(spec.view(position, seat))
                compared += 1
    assert compared > 100
