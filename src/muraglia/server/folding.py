"""Turns the stored log into a table in memory.

A snapshot made by exactly this code is trusted. After an update, the whole log is replayed and compared with the result of the old
code; if they differ, the game continues from its snapshot and is marked (`table.update`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import structlog
from msgspec import Struct

from ..games import SPECS
from ..table.entries import AnyEntry, Closed, Opened, decode_entries
from ..table.facts import Facts
from ..table.table import Table
from ..table.update import carried_over
from .records import Row, SnapshotRow

_log = structlog.get_logger("table")
_FOLDED_BY = ("kernel", "games", "table")


class Unreadable(Exception):
    """Neither the log nor a snapshot leads to a table."""


class Folded(Struct):
    table: Table
    seq: int  # the last row of the log that it includes
    snapshot_seq: int  # the last row covered by a stored snapshot of this code
    to_add: list[AnyEntry]  # already applied, but still to be written: the log alone no longer leads here


@cache
def code_fingerprint() -> str:
    """Returns a hash of the code that folds logs and of the cards it uses: other code might fold the same log differently."""
    package = Path(__file__).parent.parent
    rooms = {*[package / room for room in _FOLDED_BY], *[Path(str(files(spec.package))) for spec in SPECS.values()]}
    paths = {path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".so", ".pyd")}
    sums = hashlib.sha256("\n".join(spec.cards for spec in SPECS.values()).encode())
    for name, path in sorted((_name(path, package), path) for path in paths):
        sums.update(name.encode() + b"\0" + path.read_bytes())
    return sums.hexdigest()[:16]


def _name(path: Path, package: Path) -> str:
    """Returns a stable name for a file. Games from other packages are elsewhere, and their location may change."""
    return str(path.relative_to(package)) if path.is_relative_to(package) else str(Path(*path.parts[-2:]))


def snapshot_of(table: Table, seq: int) -> SnapshotRow:
    return SnapshotRow(seq, table.snapshot(), code_fingerprint())


def is_ours(snapshot: SnapshotRow | None) -> bool:
    return snapshot is not None and snapshot.code == code_fingerprint()


def fold_tail(snapshot: SnapshotRow, rows: Sequence[Row]) -> Folded:
    """Returns the table from a snapshot of this code and the rows after it. Raises BadSnapshot if it is damaged."""
    table = Table.from_snapshot(snapshot.data)
    for row in rows:
        for entry in decode_entries(row.entries):
            table.apply(entry)
    return Folded(table, rows[-1].seq if rows else snapshot.seq, snapshot.seq, [])


def fold_log(table_id: str, snapshot: SnapshotRow | None, rows: Sequence[Row], updated: bool, now: float) -> Folded:
    """Returns the table from the whole log. `updated`: different code wrote the log, and perhaps the snapshot."""
    log = [entry for row in rows for entry in decode_entries(row.entries)]
    to_add: list[AnyEntry] = []
    if updated:
        folded = sum(len(decode_entries(row.entries)) for row in rows if snapshot is not None and row.seq <= snapshot.seq)
        to_add = carried_over(log, snapshot.data if snapshot is not None else None, folded, now)
        if to_add:
            _log.warning("rules-changed", table=table_id, went_on=type(to_add[0]).__name__)
    return Folded(_replay([*log, *to_add]), rows[-1].seq, 0, to_add)


def _replay(log: Sequence[AnyEntry]) -> Table:
    """Returns the table of a log, even if the log can no longer be replayed because its table had to be closed."""
    last = log[-1]
    try:
        return Table.replay(log)
    except Exception:  # changed rules may fail on old choices in any way
        opened = log[0]
        if not isinstance(last, Closed) or not isinstance(opened, Opened):
            raise
        table = Table(Facts.of(opened))
        table.apply(last)
        return table
