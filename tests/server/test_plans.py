"""Plans of people at a server: whose they are, and what happens to them when something goes wrong."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec import json

import muraglia
from muraglia.server import records
from muraglia.server.bodies import NewSeat, NewTable
from muraglia.server.commands import carry_out
from muraglia.server.connection import Viewer
from muraglia.server.hall import Hall
from muraglia.server.news import News
from muraglia.server.records import Person
from muraglia.server.room import Room
from muraglia.server.storage import Unavailable
from muraglia.table.entries import Chosen, decode_entries
from muraglia.table.plans import forced_answers
from muraglia.table.wire import Choose, Leave, Plan, PlanStep, Propose, Sit, Stand, Start

from .test_notices import ANNA, BERT, in_hall

CLARA = Person("p-clara", "Clara", "c")
PEOPLE = {person.id: person for person in (ANNA, BERT, CLARA)}


async def answer_freely(room: Room) -> bool:
    """Somebody who has a choice makes one. Returns False if nobody has."""
    async with room.held() as table:
        forced, version = forced_answers(table), table.version
        seat = next((seat for seat in table.asked() if seat not in forced), None)
        if seat is None:
            return False
        choice = next(iter(muraglia.set_up(table.playing.position.text()).choices(seat)))
        person = PEOPLE[table.facts.seats[seat].person]
    await carry_out(room, person, Choose(id=f"c{time.monotonic_ns()}", version=version, picks=choice, seat=seat), None)
    return True


def test_a_plan_is_nothing_to_whoever_takes_the_seat_over(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await hall.store.write(lambda connection: records.add_person(connection, CLARA, CLARA.id, 0.0))
        room = await hall.open(ANNA, NewTable("great-wall", 2, seats=(NewSeat("me"), NewSeat("open"))))
        await carry_out(room, BERT, Sit(), None)
        await carry_out(room, ANNA, Start(), None)
        await answer_freely(room)
        async with room.held() as table:
            (other,) = table.asked()
            seat = 1 - other
            goes, stays = (PEOPLE[table.facts.seats[number].person] for number in (seat, other))
        await carry_out(room, goes, Plan(steps=(PlanStep("pass"),)), None)
        await carry_out(room, goes, Leave(), None)
        await carry_out(room, stays, Propose(kind="offer", seat=seat), None)
        await carry_out(room, CLARA, Sit(seat=seat), None)
        async with room.held() as table:
            viewer = Viewer(CLARA.id, None)
            News(room, table).lines_for(viewer)
            assert viewer.game is not None and viewer.game.seat == seat and not viewer.game.planned
        given = 0
        while given < 3:
            async with room.held() as table:
                forced, version = forced_answers(table), table.version
            if seat not in forced:
                if not await answer_freely(room):
                    await asyncio.sleep(0.01)
                continue
            until = time.monotonic() + 3
            while room._table is None or room._table.version == version:
                assert time.monotonic() < until, "Clara is asked nothing, and her only answer is not given"
                await asyncio.sleep(0.01)
            given += 1

    in_hall(tmp_path, work, beat=0.0)


async def asked_at(room: Room) -> list[int]:
    async with room.held() as table:
        return table.asked()


def test_an_answer_and_the_rest_of_its_plan_are_written_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        room = await hall.open(ANNA, NewTable("chinesische-mauer", 2, seats=(NewSeat("me"), NewSeat("open"))))
        await carry_out(room, BERT, Sit(), None)
        await carry_out(room, ANNA, Start(), None)
        (mover,) = await asked_at(room)
        planner = 1 - mover
        async with room.held() as table:
            person = PEOPLE[table.facts.seats[planner].person]
        await carry_out(room, person, Plan(steps=(PlanStep("draw"),) * 12), None)

        async def fails(work: object) -> None:
            raise Unavailable("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(hall.store, "write", fails)
            until = time.monotonic() + 10
            while await asked_at(room) == [mover]:
                await answer_freely(room)
            while await asked_at(room) == [planner]:
                assert time.monotonic() < until, "the plan is not played"
                await asyncio.sleep(0.01)
        (plan,) = await hall.store.read(lambda connection: records.plans_at(connection, room.id))
        rows = await hall.store.read(lambda connection: records.rows_after(connection, room.id, 0))
        played = sum(isinstance(entry, Chosen) and entry.ahead for row in rows for entry in decode_entries(row.entries))
        assert played and len(json.decode(plan.steps)) == 12 - played

    in_hall(tmp_path, work, beat=0.2)


def test_an_only_answer_is_given_after_a_standing_answer_was_taken_back_in_its_pause(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await hall.open(ANNA, NewTable("great-wall", 2, seats=(NewSeat("me"), NewSeat("open"))))
        await carry_out(room, BERT, Sit(), None)
        await carry_out(room, ANNA, Start(), None)
        for person in (ANNA, BERT):
            await carry_out(room, person, Stand(question="windows", answers=("pass",)), None)
        while True:
            async with room.held() as table:
                version = table.version
                found = [seat for seat in forced_answers(table) if room.standing.choice(table, seat) is not None]
            if found:
                break
            if not await answer_freely(room):
                await asyncio.sleep(0.01)
        for person in (ANNA, BERT):
            await carry_out(room, person, Stand(question="windows", answers=()), None)
        until = time.monotonic() + 4
        while found[0] in await asked_at(room) and (await room.fresh()).version == version:
            assert time.monotonic() < until, "somebody with an only answer is neither asked, nor is it given"
            await asyncio.sleep(0.01)

    in_hall(tmp_path, work, beat=0.2)
