"""Makes tests/server/data_0_2_0/muraglia.sqlite: running tables as version 0.2.0 left them. Never to be made again by later code.

    git worktree add ../old 256eee9 && PYTHONPATH=../old/src python tests/server/make_data_of_0_2_0.py

Three games of two people: Die Mauer with one of two secret answers given, Chinesische Mauer in the middle of a turn, The Great Wall
in a window. Each has a snapshot and choices after it. `expected.json` has the position texts at the moment the server stopped.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, insert, update

from muraglia.games import SPECS
from muraglia.kernel.position import whole_answers
from muraglia.kernel.rng import Rng, rng_from_seed
from muraglia.server import records
from muraglia.server.archive import changing
from muraglia.server.folding import code_fingerprint, snapshot_of
from muraglia.server.identity import hash_of
from muraglia.server.opening import Opening
from muraglia.server.records import Person
from muraglia.server.schema import log, tables
from muraglia.server.settings import Settings
from muraglia.table.entries import AnyEntry, Opened, Seated, Started, encode_entries
from muraglia.table.table import Table
from muraglia.table.wire import Choose

FOLDER = Path(__file__).parent / "data_0_2_0"
SECRETS = ("the-secret-of-somebody-called-Anna-then", "the-secret-of-somebody-called-Bert-then")
HALF_GIVEN, MID_TURN, WINDOW = "HalfGivenAnswers", "MidTurn000000000", "OpenWindow000000"
NOW = 1_780_000_000.0


def opening(id: str, game: str) -> Opening:
    info, cards = SPECS[game].info, SPECS[game].cards
    entries: list[AnyEntry] = [
        Opened(
            at=NOW, id=id, code=f"OLD-{sum(map(ord, id))}", name=id, game=game, players=2, host="p-anna",
            options=info.complete({}), rules_version=info.rules_version,
        ),
        Seated(at=NOW, seat=0, person="p-anna", name="Anna", colour="a"),
        Seated(at=NOW, seat=1, person="p-bert", name="Bert", colour="b"),
        Started(at=NOW, seed="a seed of then", rules_version=info.rules_version, cards=cards),
    ]  # fmt: skip
    return Opening(Table.replay(entries), entries)


def choose(table: Table, rng: Rng) -> list[AnyEntry]:
    course: Any = table.playing
    seat = table.thinking()[0]
    answers = whole_answers(course.position, seat)
    command = Choose(
        id=f"then-{course.length}-{len(course.waiting)}", version=table.version, picks=answers[rng.below(len(answers))], seat=seat
    )
    return table.decide(command, table.facts.seats[seat].person, NOW + course.length)  # type: ignore[return-value]


def is_there(table: Table) -> bool:
    """Is this the moment the table is to be left at?"""
    course: Any = table.playing
    if table.facts.opened.id == HALF_GIVEN:
        return len(course.waiting) == 1
    if table.facts.opened.id == MID_TURN:
        return len(table.thinking()) == 1
    seat = table.thinking()[0]
    return course.spec.ask(course.position, seat).window and len(course.position.options(seat)) > 1


def write(connection: Connection, made: Opening, at_least: int) -> str:
    made.write(connection)
    table, rng = made.table, rng_from_seed(made.id)
    seq = 1
    while seq < at_least or not is_there(table):
        seq += 1
        entries = choose(table, rng)
        for entry in entries:
            table.apply(entry)
        row = {"table_id": made.id, "seq": seq, "at": entries[0].at, "writer": "then", "entries": encode_entries(entries)}
        connection.execute(insert(log), row)
        if seq == at_least - 5:
            records.put_snapshot(connection, made.id, snapshot_of(table, seq))
    connection.execute(update(tables).where(tables.c.id == made.id).values(status="running", due=None))
    return table.playing.position.text()


def make(folder: Path) -> dict[str, str]:
    texts: dict[str, str] = {}

    def work(connection: Connection) -> None:
        for name, colour, secret in (("Anna", "a", SECRETS[0]), ("Bert", "b", SECRETS[1])):
            person = structs.replace(Person(f"p-{name.lower()}", name, "a"), colour=colour)
            records.add_person(connection, person, hash_of(secret), NOW)
        texts[HALF_GIVEN] = write(connection, opening(HALF_GIVEN, "die-mauer"), 30)
        texts[MID_TURN] = write(connection, opening(MID_TURN, "chinesische-mauer"), 30)
        texts[WINDOW] = write(connection, opening(WINDOW, "great-wall"), 200)
        records.put_fact(connection, "code", code_fingerprint())

    changing(Settings(data=str(folder)), work)
    return texts


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        texts = make(Path(folder))
        (FOLDER / "expected.json").write_text(json.dumps(texts, indent=1) + "\n")
        file = FOLDER / "muraglia.sqlite"
        file.unlink(missing_ok=True)
        with sqlite3.connect(Path(folder) / "muraglia.sqlite") as connection:
            connection.execute("VACUUM INTO ?", (str(file),))


if __name__ == "__main__":
    main()
