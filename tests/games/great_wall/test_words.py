"""What people read of The Great Wall, word for word: every pick, every sentence of a card, a table in the middle of a game.

The words are kept in `words/`. Whoever changes them on purpose writes them anew with `python -m tests.games.great_wall.test_words`
and reads what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

import muraglia
from muraglia.games import SPECS
from muraglia.kernel.message import Message
from muraglia.kernel.question import Line
from muraglia.language import LANGUAGES, Language

HERE = Path(__file__).parent.parent
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


def cards() -> str:
    """Every sentence once, where it first occurs, in every language."""
    assert SPEC.set_data is not None
    sentences = dict.fromkeys(sentences_of(SPEC.set_data()))
    languages = [Language(code, "great-wall") for code in LANGUAGES]
    return "\n".join("".join(f"{speaks.code}: {' '.join(map(speaks.say, parts))}\n" for speaks in languages) for parts in sentences)


def sentences_of(value: Any) -> Iterator[tuple[Message, ...]]:
    """The texts in a part of the set data; a text is a tuple of messages."""
    if isinstance(value, Struct) and not isinstance(value, Message):
        value = structs.astuple(value)
    if isinstance(value, tuple) and value and isinstance(value[0], Message):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from sentences_of(part)


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


def test_every_sentence_of_a_card_reads_as_it_was_edited() -> None:
    assert cards() == (HERE / "words" / "great-wall-cards.txt").read_text("utf-8")


def test_a_table_is_told_as_it_is() -> None:
    assert tables() == (HERE / "words" / "great-wall-tables.txt").read_text("utf-8")


if __name__ == "__main__":
    (HERE / "words" / "great-wall-picks.txt").write_text(picks(), "utf-8")
    (HERE / "words" / "great-wall-cards.txt").write_text(cards(), "utf-8")
    (HERE / "words" / "great-wall-tables.txt").write_text(tables(), "utf-8")
