"""A record: a whole game as readable text. Seed, options and choices reproduce the same game on every machine.

    muraglia record
    game: die-mauer
    rules: 1
    players: 3
    options: wall_values=12346 rounds=4 memory_aid=on
    cards: house 01234567       only where cards are data: the set and a hash of its contents
    seed: 7
    a: W3                       one line per choice, in order; simultaneous answers are ordered by seat
    b: fist
    result: 12 40 31            only when the game is over

Records are written in this form. When they are read, they may also contain comments. A comment runs from a `#` at the beginning of
a line or after a space to the end of the line; in the seed line, where the seed itself may contain ` #`, a comment starts after two
spaces. Empty lines are ignored, lines may end as on Windows, and the last line break may be missing. Line numbers in errors refer
to the text as given.
"""

from __future__ import annotations

import re

from .agenda import seat_from_letter, seat_letter
from .history import History
from .lines import Line, Reader, spelled

TITLE = "muraglia record"

COMMENT = re.compile(r"(^|\s+)#.*")
COMMENT_AFTER_SEED = re.compile(r"  +#.*")  # a seed never contains two spaces in a row


class Record:
    """The parts of a record. A game that began from a given position has `start` instead of a seed."""

    def __init__(self, game: str, rules_version: int, players: int, options: str) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = options
        self.cards = ""  # the set that was used, for games whose cards are data
        self.seed = ""
        self.scrubbed_for: int | None = None  # the seat whose knowledge this is; -1: an onlooker's
        self.start = ""
        self.answers: list[tuple[int, str]] = []
        self.result: list[int] | None = None
        # For a record that was read: the lines of the original text.
        self.rows: list[tuple[int, str]] = []  # everything except comments
        self.start_lines: list[int] = []
        self.answer_lines: list[int] = []
        self.end = 0  # the line where the result is, or would be
        self._lines: dict[str, int] = {}

    def line_of(self, key: str) -> int:
        return self._lines[key]

    def text(self) -> str:
        rows = [
            TITLE,
            f"game: {self.game}",
            f"rules: {self.rules_version}",
            f"players: {self.players}",
            f"options: {self.options}",
        ]
        if self.cards:
            rows.append(f"cards: {self.cards}")
        if self.scrubbed_for is not None:
            rows.append(f"seed: hidden, as seen by {seat_letter(self.scrubbed_for) if self.scrubbed_for >= 0 else 'everybody'}")
        elif self.start:
            rows += ["start: position", *[f"| {row}" for row in self.start.rstrip("\n").split("\n")]]
        else:
            rows.append(f"seed: {self.seed}")
        rows += [f"{seat_letter(seat)}: {notation}" for seat, notation in self.answers]
        if self.result is not None:
            rows.append(f"result: {spelled(self.result)}")
        return "\n".join(rows) + "\n"


def record_of(history: History, options: dict[str, str], seed: str, observer: int | None) -> Record:
    """Returns the record of a game. For an observer (-1: an onlooker), it leaves out the seed and the secrets of others."""
    spec = history.spec
    record = Record(spec.info.box, spec.info.rules_version, int(history.position.players), spec.info.options_text(options))
    record.cards = spec.cards
    record.seed = seed if observer is None else ""
    record.start = "" if seed else history.first_text
    record.scrubbed_for = observer
    for position, step in history.replay():
        for seat, picks in step:
            words = [spec.notation[pick] if observer is None else spec.seen_notation(position, seat, pick, observer) for pick in picks]
            record.answers.append((seat, " ".join(words)))
    for seat, picks in history.waiting.items():
        if observer is None or observer == seat:
            record.answers.append((seat, spec.write(picks)))
    if history.position.is_over():
        record.result = history.position.scores()
    return record


def read_record(text: str) -> Record:
    rows, end = _rows_of(text)
    bare = [f"|: {row}" if row.startswith("| ") else row for _, row in rows]
    reader = Reader("".join([f"{row}\n" for row in bare]), TITLE, [*[number for number, _ in rows], end])
    lines: dict[str, int] = {}

    def take(key: str) -> Line:
        line = reader.take(key)
        lines[key] = line.number
        return line

    game = take("game").value
    rules = take("rules").to_int(1, 1000)
    players = take("players").to_int(1, 8)
    record = Record(game, rules, players, take("options").value)
    record.rows = rows
    record._lines = lines
    if reader.next_key() == "cards":
        record.cards = take("cards").value
    if reader.next_key() == "start":
        take("start")
        while reader.next_key() == "|":
            line = reader.take("|")
            record.start += line.value.removeprefix("| ") + "\n"
            record.start_lines.append(line.number)
    else:
        seed = take("seed")
        record.seed = seed.value
        if seed.value.startswith("hidden, as seen by "):
            seen_by = seed.value.removeprefix("hidden, as seen by ")
            record.scrubbed_for = -1 if seen_by == "everybody" else seat_from_letter(seed.number, seen_by, players)
    while reader.next_key() not in ("", "result"):
        line = reader.take(reader.next_key())
        record.answers.append((seat_from_letter(line.number, line.key, players), line.value))
        record.answer_lines.append(line.number)
    record.end = reader.end
    if reader.next_key() == "result":
        line = take("result")
        record.result = line.ints(-1_000_000, 1_000_000)
        record.end = line.number
    reader.finish()
    return record


def _rows_of(text: str) -> tuple[list[tuple[int, str]], int]:
    """Returns the rows with content, without comments, each with its line number; and the line number after them."""
    rows: list[tuple[int, str]] = []
    given = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for number, row in enumerate(given, 1):
        comment = COMMENT_AFTER_SEED if row.startswith("seed: ") else COMMENT
        said = comment.sub("", row)
        if said.strip():
            rows.append((number, said))
    last = rows[-1][0] if rows else 0
    return rows, min(last + 1, len(given))
