"""Writes games.json, the words' vocabulary of every game that the page draws, so that the gallery needs no server.

PYTHONPATH=../src python gallery/games.py
"""

from __future__ import annotations

import json
from pathlib import Path

from muraglia.games import SPECS

HERE = Path(__file__).parent

found = {
    name: {
        "vocabulary": spec.vocabulary,
        "seat_args": spec.seat_args,
        "counted_from_one": spec.counted_from_one,
        "first_neutral": spec.first_neutral,
        "events": [event.name for event in spec.events],
    }
    for name, spec in SPECS.ours.items()
    if (HERE.parent / "src" / "boards" / name).is_dir()
}
(HERE / "games.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
