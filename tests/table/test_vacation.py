"""A person on vacation: clocks of days stand still for them, and the log alone says from when to when."""

from __future__ import annotations

import pytest

from muraglia.table import wire
from muraglia.table.entries import AnyEntry, Vacation
from muraglia.table.nudges import AFTER
from muraglia.table.table import Table
from muraglia.table.vacation import vacation
from tests.table.support import PEOPLE, Sitting, replayed, seated

DAY = 86_400.0
SLOW = wire.Clock("move", int(3 * DAY))
BANK = wire.Clock("bank", int(5 * DAY), int(DAY / 2))


def away(sitting: Sitting, person: str, until: float | None, after: float = 0.0) -> list[AnyEntry]:
    sitting.now += after
    entries = vacation(sitting.table, person, until, sitting.now)
    sitting.write(entries)
    return entries


def left(sitting: Sitting, seat: int) -> float:
    ends = sitting.table.facts.clocks.ends(seat)
    return sitting.table.facts.clocks.left[seat] if ends is None else ends - sitting.now


@pytest.mark.parametrize("clock", [SLOW, BANK])
def test_the_clock_stands_still_until_the_vacation_ends(clock: wire.Clock) -> None:
    sitting = seated(clock=clock)
    (seat,) = sitting.asked
    until = sitting.now + 11 * DAY
    away(sitting, PEOPLE[seat], until, after=DAY)
    before = left(sitting, seat)
    assert sitting.table.due() == until and sitting.info().seats[seat].away_until == until
    assert sitting.table.time_up(until - 1) == []
    sitting.now = until
    assert sitting.table.time_up(until) == [Vacation(at=until, seats=(seat,), until=None)]
    sitting.write(sitting.table.time_up(until))
    assert left(sitting, seat) == before and sitting.table.due() == until + before
    assert sitting.info().seats[seat].away_until is None
    assert sitting.told()[-2:] == ["table-away", "table-back"]
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_who_is_asked_while_away_uses_no_time() -> None:
    sitting = seated(clock=SLOW)
    (seat,) = sitting.asked
    next_one = (seat + 1) % 3
    away(sitting, PEOPLE[next_one], sitting.now + 9 * DAY)
    while sitting.asked != [next_one]:
        sitting.choose(sitting.asked[0], "draw")
    assert sitting.table.due() == sitting.table.facts.seats[next_one].away_until
    away(sitting, PEOPLE[next_one], None, after=4 * DAY)
    assert left(sitting, next_one) == 3 * DAY and sitting.table.due() == sitting.now + 3 * DAY


def test_a_vacation_can_be_changed_and_said_twice_changes_nothing() -> None:
    sitting = seated(clock=SLOW)
    until = sitting.now + 5 * DAY
    assert away(sitting, "anna", until) and away(sitting, "anna", until) == []
    assert away(sitting, "anna", until + DAY)
    assert sitting.table.due() == min(until + DAY, sitting.now + 3 * DAY)
    assert sitting.told().count("table-away") == 1
    assert away(sitting, "stranger", until) == []


@pytest.mark.parametrize("clock", [wire.Clock("bank", 600, 10), wire.Clock("move", 60)])
def test_where_people_sit_together_there_is_no_vacation(clock: wire.Clock) -> None:
    sitting = seated(clock=clock)
    assert away(sitting, "anna", sitting.now + DAY) == []


def test_without_a_clock_the_others_see_it_all_the_same() -> None:
    sitting = seated()
    until = sitting.now + DAY
    away(sitting, "anna", until)
    assert sitting.info("bert").seats[0].away_until == until
    assert sitting.table.due() == until


def test_who_is_on_vacation_is_not_nudged() -> None:
    sitting = seated(clock=SLOW)
    (seat,) = sitting.asked
    away(sitting, PEOPLE[seat], sitting.now + 9 * DAY)
    waiting = PEOPLE[(seat + 1) % 3]
    sitting.refused(waiting, wire.Nudge(seat=seat), "table-nudge-vacation", after=AFTER, reachable=PEOPLE)


def test_an_old_snapshot_knows_no_vacation_and_a_new_one_keeps_it() -> None:
    sitting = seated(clock=SLOW)
    away(sitting, "anna", sitting.now + DAY)
    again = Table.from_snapshot(sitting.table.snapshot())
    assert again.facts.seats[0].away_until == sitting.now + DAY and again.due() == sitting.table.due()
