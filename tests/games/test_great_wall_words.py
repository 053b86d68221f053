"""What people read of The Great Wall, word for word: every pick, and a table in the middle of a game.

The words are kept in `words/`. Whoever changes them on purpose writes them anew with `python -m tests.games.test_great_wall_words`
and reads what has changed.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import muraglia
from muraglia.games import SPECS
from muraglia.kernel.question import Line
from muraglia.language import Language

HERE = Path(__file__).parent
SPEC = SPECS["great-wall"]
NAMES = ["Anna", "Bert", "Clara", "Dan"]
ENGLISH = Language("en", "great-wall", NAMES)
GAMES = {  # record -> after how many steps it is looked at
    "great-wall-1": (9, 60),
    "great-wall-2": (40, 120),
    "great-wall-4": (50, 200),
    "great-wall-cooperative-3": (30, 150),
}


def picks() -> str:
    return "".join(f"{word}: {ENGLISH.say(SPEC.label(pick))}\n" for pick, word in enumerate(SPEC.notation))


def tables() -> str:
    return "\n".join(chain.from_iterable(table(name, count) for name, counts in GAMES.items() for count in counts)) + "\n"


def table(name: str, count: int) -> list[str]:
    """The question and the table as the seat that is asked sees them, and what its choices would lead to."""
    game: Any = muraglia.load((HERE / "golden" / f"{name}.txt").read_text("utf-8"))
    while game.version > count:
        game.undo()
    seat = game.to_act[0]
    view, question = game.view(seat), game.question(seat)
    lines = [f"# {name} after {count} steps: {ENGLISH.say(question.prompt)} {' '.join(question.rules)}"]
    for option in question.options:
        outcome: Line = (option.label, *SPEC.foresee(view, (option.pick,)))
        lines.append(f"- {option.notation}: {ENGLISH.line(outcome)}")
    for passage in SPEC.describe(view):
        lines += [ENGLISH.say(passage.heading), *(f"  {ENGLISH.line(line)}" for line in passage.lines)]
    return lines


def test_every_pick_is_called_by_its_name() -> None:
    assert picks() == (HERE / "words" / "great-wall-picks.txt").read_text("utf-8")


def test_a_table_is_told_as_it_is() -> None:
    assert tables() == (HERE / "words" / "great-wall-tables.txt").read_text("utf-8")


if __name__ == "__main__":
    (HERE / "words" / "great-wall-picks.txt").write_text(picks(), "utf-8")
    (HERE / "words" / "great-wall-tables.txt").write_text(tables(), "utf-8")
