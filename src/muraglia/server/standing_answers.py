"""The standing answers at a table: kept beside the log, because nobody but their owner may notice anything of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct, json, structs
from sqlalchemy import Connection, delete, select

from ..kernel.question import Choice
from ..table.standing import ended_by, standing_answer
from ..table.table import Table
from ..table.wire import StandingAnswer
from .records import put_row
from .schema import standing

if TYPE_CHECKING:
    from .room import Room

_ANSWER = json.Decoder(StandingAnswer)


class StandingRow(Struct, frozen=True):
    seat: int
    question: str
    person: str
    events: int
    answer: bytes


class Kept(Struct):
    """A standing answer in memory."""

    person: str
    looked: int  # events up to here have not ended it
    answer: StandingAnswer


class StandingAnswers:
    def __init__(self, rows: Iterable[StandingRow] = ()) -> None:
        self._kept: dict[int, dict[str, Kept]] = {}
        for row in rows:
            self.keep(row)

    def keep(self, row: StandingRow) -> None:
        answer = _ANSWER.decode(row.answer)
        kept = self._kept.setdefault(row.seat, {})
        if answer.answers:
            kept[row.question] = Kept(row.person, row.events, answer)
        else:
            kept.pop(row.question, None)

    def kept(self, seat: int) -> list[StandingAnswer]:
        """Returns the answers set at a seat, as they were when the table was last looked at."""
        return [each.answer for each in self._kept.get(seat, {}).values()]

    def of(self, table: Table, seat: int) -> dict[str, StandingAnswer]:
        """Returns the answers of the person who plays the seat, by question, also those that have ended."""
        kept = self._kept.get(seat)
        if not kept:
            return {}
        total = len(table.told)
        for each in kept.values():
            if each.looked < total and not each.answer.ended:
                each.answer = structs.replace(each.answer, ended=ended_by(table, seat, each.answer, each.looked))
                each.looked = total
        person = table.facts.seats[seat].person
        return {question: each.answer for question, each in kept.items() if each.person == person}

    def choice(self, table: Table, seat: int) -> Choice | None:
        """Returns what the seat answers to its question now, or None."""
        return standing_answer(table, seat, self.of(table, seat))

    def any_due(self, table: Table) -> bool:
        return any(self.choice(table, seat) is not None for seat in self._kept)


async def keep_standing(room: Room, row: StandingRow) -> None:
    """Stores a standing answer, for the holder of the room's lock."""
    await room.hall.store.write(lambda connection: put_standing(connection, room.id, row))
    room.standing.keep(row)
    await room.hall.store.tell(f"plans {room.id}")


# Queries


def standing_at(connection: Connection, table_id: str) -> list[StandingRow]:
    columns = (standing.c.seat, standing.c.question, standing.c.person, standing.c.events, standing.c.answer)
    return [StandingRow(*row) for row in connection.execute(select(*columns).where(standing.c.table_id == table_id))]


def put_standing(connection: Connection, table_id: str, row: StandingRow) -> None:
    """Writes down a standing answer; one without answers is taken away."""
    if _ANSWER.decode(row.answer).answers:
        rest = {"person": row.person, "events": row.events, "answer": row.answer}
        put_row(connection, standing, table_id=table_id, seat=row.seat, question=row.question, **rest)
    else:
        here = (standing.c.table_id == table_id) & (standing.c.seat == row.seat) & (standing.c.question == row.question)
        connection.execute(delete(standing).where(here))
