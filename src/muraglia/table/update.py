"""Checks after an update of the rules whether the log of a running table still leads to the same game."""

from __future__ import annotations

from collections.abc import Sequence

from ..games import spec_of
from .entries import AnyEntry, CarriedOver, Closed, Opened, Started
from .not_allowed import NotAllowed
from .table import Table


def carried_over(log: Sequence[AnyEntry], snapshot: bytes | None, folded: int, at: float) -> list[AnyEntry]:
    """Returns the entries to add to a log after an update; none if it still leads to the same game.

    `snapshot` was made under the old rules from the first `folded` entries. If the new rules lead to a different game, the table
    continues from the snapshot and its players are told. If there is no readable snapshot and the log cannot be replayed, the table
    is closed. Raises BadSetup for a game that is not installed: its tables stay as they are until it is installed again.
    """
    opened = log[0]
    if isinstance(opened, Opened):
        spec_of(opened.game)
    replayed = _replay(log)
    if replayed is not None and (replayed.history is None or replayed.facts.status in ("over", "closed")):
        return []
    kept = _read(snapshot)
    if replayed is not None and kept is None:
        same = replayed.facts.rules_version == _version_of(replayed)
        return [] if same else [_carry(replayed, at)]
    if kept is None:
        return [Closed(at=at, why="table-cards-changed" if _has_other_cards(log) else "table-rules-ended")]
    until = _replay(log[:folded])
    if replayed is not None and until is not None and _position(until) == _position(kept):
        return []
    for entry in log[folded:]:  # entries after the snapshot, as far as the new rules allow them
        if not _apply(kept, entry):
            break
    return [_carry(kept, at)]


def _has_other_cards(log: Sequence[AnyEntry]) -> bool:
    opened = log[0]
    known = spec_of(opened.game).cards if isinstance(opened, Opened) else ""
    return any(isinstance(entry, Started) and entry.cards not in ("", known) for entry in log)


def _carry(table: Table, at: float) -> CarriedOver:
    return CarriedOver(at=at, snapshot=table.snapshot(), rules_version=_version_of(table))


def _version_of(table: Table) -> int:
    return spec_of(table.facts.opened.game).info.rules_version


def _position(table: Table) -> tuple[str, int]:
    return table.playing.position.text(), table.facts.version


def _replay(log: Sequence[AnyEntry]) -> Table | None:
    """Returns the table under the current rules, or None if they do not allow the log."""
    try:
        table, rest = Table.begin(log)
    except NotAllowed:  # such a table can no longer be opened
        return None
    return table if all(_apply(table, entry) for entry in rest) else None


def _read(snapshot: bytes | None) -> Table | None:
    try:
        return Table.from_snapshot(snapshot) if snapshot is not None else None
    except Exception:  # changed rules may fail on an old position in any way
        return None


def _apply(table: Table, entry: AnyEntry) -> bool:
    try:
        table.apply(entry)
    except Exception:  # changed rules may fail on an old choice in any way
        return False
    return True
