"""Makes tests/server/old_rules/muraglia.sqlite: the data of a server that ran with older rules.

    PYTHONPATH=src python -m tests.server.make_old_data

The older rules deal Chinesische Mauer otherwise, so that its logs give other games today; Die Mauer is the same. To be made
again only when snapshots get another format: real hosts then need a step for theirs, too.
"""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, insert, update

from muraglia.games import SPECS
from muraglia.kernel.history import GoOn
from muraglia.kernel.rng import Rng, rng_from_seed
from muraglia.server import records
from muraglia.server.archive import changing
from muraglia.server.identity import hash_of
from muraglia.server.opening import Opening
from muraglia.server.records import Person, SnapshotRow
from muraglia.server.schema import log, tables
from muraglia.server.settings import Settings
from muraglia.table.entries import AnyEntry, Opened, Seated, Started, encode_entries
from muraglia.table.table import Table
from muraglia.table.wire import Choose

FILE = Path(__file__).parent / "old_rules" / "muraglia.sqlite"
SECRETS = ("the-old-secret-of-somebody-called-Anna", "the-old-secret-of-somebody-called-Bert")
SAME, OTHER, OVER, WAITING, HOPELESS = "TheSameGame00000", "AnotherGame00000", "AFinishedGame000", "AWaitingTable000", "AHopelessTable00"
TAIL = 5  # choices after the snapshot
NOW = 1_780_000_000.0


def with_older_rules() -> None:
    spec = SPECS["chinesische-mauer"]
    start = spec.start
    spec.__dict__["start"] = lambda players, options, seed, sink: start(players, options, f"{seed}, dealt otherwise", sink)
    for each in SPECS.values():
        each.info.rules_version = 0


def opening(id: str, game: str, starts: bool, **options: str) -> Opening:
    entries: list[AnyEntry] = [
        Opened(
            at=NOW, id=id, code=f"OLD-{sum(map(ord, id))}", name=id, game=game, players=2, host="p-anna",
            options=SPECS[game].info.complete(options), rules_version=0,
        ),
        Seated(at=NOW, seat=0, person="p-anna", name="Anna", colour="a"),
        Seated(at=NOW, seat=1, person="p-bert", name="Bert", colour="b"),
    ]  # fmt: skip
    if starts:
        entries.append(Started(at=NOW, seed="an old seed"))
    return Opening(Table.replay(entries), entries)


def choose(table: Table, rng: Rng) -> list[AnyEntry]:
    history = table.playing
    seat = table.thinking()[0]
    after = history.after(seat, ())
    while isinstance(after, GoOn):
        options = after.position.options(seat)
        after = history.after(seat, (*after.so_far, options[rng.below(len(options))]))
    command = Choose(id=f"old-{history.length}-{len(history.waiting)}", version=table.version, picks=after.picks, seat=seat)
    return table.decide(command, table.facts.seats[seat].person, NOW + history.length).entries


def write(connection: Connection, made: Opening, choices: int, snapshot: bool) -> None:
    made.write(connection)
    table, rng = made.table, rng_from_seed(made.id)
    for seq in range(2, choices + 2):
        if table.facts.status == "over":
            break
        entries = choose(table, rng)
        for entry in entries:
            table.apply(entry)
        row = {"table_id": made.id, "seq": seq, "at": entries[0].at, "writer": "old", "entries": encode_entries(entries)}
        connection.execute(insert(log), row)
        if snapshot and seq == choices + 1 - TAIL:
            records.put_snapshot(connection, made.id, SnapshotRow(seq, table.snapshot(), "older code"))
    values: dict[str, Any] = {"status": table.facts.status, "due": None}
    connection.execute(update(tables).where(tables.c.id == made.id).values(values))


def make(folder: Path) -> None:
    with_older_rules()

    def work(connection: Connection) -> None:
        for name, colour, secret in (("Anna", "a", SECRETS[0]), ("Bert", "b", SECRETS[1])):
            person = structs.replace(Person(f"p-{name.lower()}", name, "a"), colour=colour)
            records.add_person(connection, person, hash_of(secret), NOW)
        write(connection, opening(SAME, "die-mauer", True), 40, True)
        write(connection, opening(OTHER, "chinesische-mauer", True), 40, True)
        write(connection, opening(OVER, "die-mauer", True, rounds="1"), 100_000, False)
        write(connection, opening(WAITING, "die-mauer", False), 0, False)
        write(connection, opening(HOPELESS, "chinesische-mauer", True), 20, False)
        records.put_fact(connection, "code", "older code")

    changing(Settings(data=str(folder)), work)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder))
        FILE.parent.mkdir(exist_ok=True)
        FILE.unlink(missing_ok=True)
        with sqlite3.connect(Path(folder) / "muraglia.sqlite") as connection:
            connection.execute("VACUUM INTO ?", (str(FILE),))


if __name__ == "__main__":
    main()
