"""Thinking time: none, for each choice, or a bank that grows. Running out is never a silent loss."""

from __future__ import annotations

import pytest

from muraglia.table import wire
from muraglia.table.entries import OutOfTime
from muraglia.table.table import Table
from tests.table.support import PEOPLE, Sitting, replayed, seated

MOVE = wire.Clock("move", 60)
BANK = wire.Clock("bank", 100, 10)
HOUR, DAY = 3600.0, 86_400.0
DAYS = wire.Clock("move", int(2 * DAY))
BANK_OF_DAYS = wire.Clock("bank", int(5 * DAY), int(DAY / 2))


def clock_of(sitting: Sitting, seat: int) -> wire.SeatClock:
    clock = sitting.info().seats[seat].clock
    assert clock is not None
    return clock


def left(sitting: Sitting, seat: int) -> float:
    """Seconds left as a page would show them now."""
    clock = clock_of(sitting, seat)
    return clock.left_ms / 1000 - (sitting.now - clock.at if clock.running else 0.0)


def test_without_a_clock_nothing_is_ever_due() -> None:
    sitting = seated()
    assert sitting.table.due() is None and sitting.table.time_up(1e12) == []
    assert all(seat.clock is None for seat in sitting.info().seats)


def test_no_clock_runs_before_the_start() -> None:
    sitting = Sitting(clock=BANK)
    sitting.do("anna", wire.Sit())
    assert sitting.table.due() is None
    assert clock_of(sitting, 0) == wire.SeatClock(100_000, False, 0.0)


def test_each_choice_has_its_time() -> None:
    sitting = seated(clock=MOVE)
    seat = sitting.asked[0]
    assert sitting.table.due() == sitting.now + 60
    sitting.choose(seat, "draw", after=50.0)
    assert left(sitting, seat) == 60 and sitting.table.due() == sitting.now + 60
    other = (seat + 1) % 3
    assert not clock_of(sitting, other).running and left(sitting, other) == 60


def test_a_bank_shrinks_while_one_thinks_and_grows_with_every_choice() -> None:
    sitting = seated(clock=BANK)
    seat = sitting.asked[0]
    sitting.choose(seat, "draw", after=30.0)
    assert left(sitting, seat) == 80  # 100 - 30 + 10
    sitting.choose(seat, "draw", after=5.0)
    assert left(sitting, seat) == 85 and not clock_of(sitting, seat).running
    other = sitting.asked[0]
    assert other != seat and sitting.table.due() == sitting.now + 100
    assert [clock_of(sitting, number).running for number in range(3)] == [number == other for number in range(3)]


def test_who_has_answered_does_not_use_time_and_gets_more_only_once() -> None:
    sitting = seated("die-mauer", clock=BANK)
    sitting.choose(0, "fist", after=20.0)
    assert left(sitting, 0) == 80 and not clock_of(sitting, 0).running
    for _ in range(3):
        sitting.choose(0, "T", after=10.0)
    assert left(sitting, 0) == 80
    sitting.do("anna", wire.Withdraw(), after=10.0)
    sitting.choose(0, "T", after=15.0)
    assert left(sitting, 0) == 65
    sitting.choose(1, "T", after=0.0)
    sitting.choose(2, "T", after=0.0)
    assert left(sitting, 0) == 75 and left(sitting, 1) == 100 - 75 + 10


def test_what_is_shown_of_a_clock_does_not_change_with_time() -> None:
    sitting = seated(clock=BANK)
    before = sitting.bytes_for("anna", 0)
    sitting.now += 33
    assert sitting.bytes_for("anna", 0) == before


def test_out_of_time_the_others_have_a_bot_play_on() -> None:
    sitting = seated(clock=MOVE)
    seat = sitting.asked[0]
    person, other = PEOPLE[seat], (seat + 1) % 3
    sitting.refused(PEOPLE[other], wire.Kick(seat=seat), "table-not-host" if other else "table-not-away", present=PEOPLE)
    due = sitting.table.due()
    assert due is not None and sitting.table.time_up(due - 0.1) == []
    sitting.now = due
    entries = sitting.table.time_up(due)
    assert entries == [OutOfTime(at=due, seat=seat)]
    sitting.write(entries)
    assert sitting.info().seats[seat].late and sitting.told()[-1] == "table-out-of-time"
    assert sitting.table.due() is None and sitting.table.time_up(due + 99) == []
    assert sitting.status == "running" and sitting.asked == [seat], "nothing happens by itself"
    sitting.refused("stranger", wire.Kick(seat=seat), "table-not-seated")
    sitting.refused(person, wire.Kick(seat=seat), "table-nobody-to-replace")
    sitting.do(PEOPLE[other], wire.Kick(seat=seat), present=PEOPLE)
    assert sitting.table.bots_to_act() == [seat] and sitting.table.bot_of(seat) == "greedy"
    assert sitting.told()[-1] == "table-replaced"
    sitting.refused(person, sitting.command(sitting.picks("draw")), "table-bot-plays")
    sitting.choose(seat, "draw")
    sitting.do(person, wire.Sit())
    assert sitting.told()[-1] == "table-returned"
    sitting.choose(seat, "draw")
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_out_of_time_one_may_still_choose() -> None:
    sitting = seated(clock=BANK)
    seat = sitting.asked[0]
    sitting.now += 200
    sitting.write(sitting.table.time_up(sitting.now))
    sitting.choose(seat, "draw", after=50.0)
    assert not sitting.info().seats[seat].late and left(sitting, seat) == 10


def test_out_of_time_the_others_end_the_game() -> None:
    sitting = seated(clock=MOVE)
    seat = sitting.asked[0]
    others = [other for other in range(3) if other != seat]
    sitting.now += 100
    sitting.write(sitting.table.time_up(sitting.now))
    sitting.do(PEOPLE[others[0]], wire.Propose(kind="end"))
    assert sitting.info().proposals[0].waits_for == (others[1],)
    sitting.refused(PEOPLE[seat], wire.Consent(proposal=1, agree=False), "table-not-asked")
    sitting.do(PEOPLE[others[1]], wire.Consent(proposal=1, agree=True))
    info = sitting.info()
    assert (info.status, info.ended_by, info.winners, len(info.scores)) == ("over", "time", (), 3)


def test_clocks_stand_still_in_a_pause() -> None:
    for clock in (MOVE, BANK):
        sitting = seated(people=1, clock=clock)
        while sitting.asked != [0]:
            sitting.choose(sitting.asked[0], "draw")
        before = left(sitting, 0)
        sitting.do("anna", wire.Propose(kind="pause"), after=20.0)
        assert sitting.table.due() is None
        sitting.do("anna", wire.Propose(kind="resume"), after=5000.0)
        assert left(sitting, 0) == before - 20 and sitting.table.due() == sitting.now + before - 20


def test_bots_have_no_clock_and_nobody_else_runs_out_in_their_time() -> None:
    sitting = seated("die-mauer", 3, 1, clock=MOVE)
    assert [seat.clock is not None for seat in sitting.info().seats] == [True, False, False]
    sitting.choose(0, "fist")
    assert sitting.asked == [1, 2] and sitting.table.due() is None


def test_time_passes_by_the_log_alone() -> None:
    sitting = seated(clock=BANK)
    sitting.choose(sitting.asked[0], "draw", after=12.5)
    again = replayed(sitting)
    assert again.due() == sitting.table.due() == Table.from_snapshot(sitting.table.snapshot()).due()


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_a_clock_of_the_machine_that_is_set_back_costs_nobody_time(clock: wire.Clock) -> None:
    sitting = seated(clock=clock)
    seat = sitting.asked[0]
    sitting.now -= 500
    sitting.choose(seat, "draw")
    assert left(sitting, seat) == clock.seconds + clock.increment


# Days


def test_a_choice_may_take_days() -> None:
    sitting = seated(clock=DAYS)
    seat = sitting.asked[0]
    began = sitting.now
    assert sitting.table.due() == began + 2 * DAY
    sitting.now += 2 * DAY - 60
    assert sitting.table.time_up(sitting.now) == []
    sitting.choose(seat, "draw", after=59.0)
    assert left(sitting, seat) == 2 * DAY and sitting.table.due() == sitting.now + 2 * DAY


def test_a_bank_of_days_grows_by_half_a_day_with_every_choice() -> None:
    sitting = seated(clock=BANK_OF_DAYS)
    seat = sitting.asked[0]
    sitting.choose(seat, "draw", after=3 * DAY)
    assert left(sitting, seat) == 2.5 * DAY
    sitting.now += 2.5 * DAY
    assert [entry.seat for entry in sitting.table.time_up(sitting.now) if isinstance(entry, OutOfTime)] == [seat]


def test_at_a_table_of_days_absence_means_nothing_until_the_time_is_up() -> None:
    sitting = seated(clock=DAYS)
    seat = sitting.asked[0]
    sitting.refused("anna" if seat else "bert", wire.Kick(seat=seat), "table-slow-clock", after=DAY)
    sitting.now += DAY
    sitting.write(sitting.table.time_up(sitting.now))
    sitting.do("anna" if seat else "bert", wire.Kick(seat=seat))
    assert sitting.table.bots_to_act() == [seat]
