"""What a process knows of a table that others wrote without a line in its log: plans, and who wishes to be told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from muraglia.server import notice_records, records
from muraglia.server.hall import Hall
from muraglia.server.records import PlanRow
from muraglia.server.room import Room
from muraglia.server.storage import Addition
from muraglia.table.entries import Said, encode_entries

from .test_notices import ANNA, in_hall, table_for_two

PLAN = PlanRow(0, ANNA.id, 0, b'[{"notation":"draw","unless":[]}]')


async def change_elsewhere(hall: Hall, room: Room) -> None:
    """Another process takes down Anna's wish to be told, and writes down a plan of hers."""
    await hall.store.write(lambda connection: notice_records.set_wish(connection, room.id, ANNA.id, False))
    await hall.store.write(lambda connection: records.put_plan(connection, room.id, PLAN))


async def knows(room: Room) -> None:
    until = time.monotonic() + 3
    while True:
        async with room.held():
            if room.plans == {0: PLAN} and ANNA.id not in (room.wishing or ()):
                return
        assert time.monotonic() < until, "the process never learns of it"
        await asyncio.sleep(0.01)


def test_what_was_said_while_the_line_was_cut_is_read_again(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await table_for_two(hall)
        await change_elsewhere(hall, room)
        hall.missed()
        await knows(room)

    in_hall(tmp_path, work)


@pytest.mark.parametrize("reading", ["the table", "what is new"])
def test_what_is_said_while_a_table_is_read_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reading: str) -> None:
    async def work(hall: Hall) -> None:
        room = await table_for_two(hall)
        read, first = hall.store.read, [True]

        async def reads(query: Callable[[Any], Any]) -> Any:
            found = await read(query)
            if first and first.pop():
                await change_elsewhere(hall, room)
                hall.told(f"plans {room.id}")
                hall.told(f"wishes {room.id}")
            return found

        async with room.held():
            if reading == "the table":
                room.forget()
            said = encode_entries([Said(at=0.0, seat=-1, name="Clara", text="Hello")])
            await hall.store.append(Addition(table_id=room.id, seq=room._seq + 1, at=0.0, entries=said))
        monkeypatch.setattr(hall.store, "read", reads)
        await room.catch_up()
        await knows(room)

    in_hall(tmp_path, work)
