"""Writes games.json, the words' vocabulary of every game, so that the gallery needs no server: PYTHONPATH=../src python gallery/games.py"""

from __future__ import annotations

import json
from pathlib import Path

from muraglia.games import SPECS
from muraglia.language import COUNTED_FROM_ONE, SEATS

found = {
    name: {
        "vocabulary": spec.vocabulary,
        "seat_args": SEATS,
        "counted_from_one": COUNTED_FROM_ONE,
        "events": [event.name for event in spec.events],
    }
    for name, spec in SPECS.items()
}
(Path(__file__).parent / "games.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
