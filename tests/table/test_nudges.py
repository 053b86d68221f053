"""A player who has waited for hours nudges a sleeping one: once a question, and once a day."""

from __future__ import annotations

import pytest

from muraglia.table import wire
from muraglia.table.nudges import AFTER, PAUSE
from tests.table.support import PEOPLE, Sitting, replayed, seated

SLOW = wire.Clock("move", 3 * 86_400)


def slow_game(clock: wire.Clock = SLOW) -> tuple[Sitting, int, str]:
    """Returns a game, the seat that is asked and a player who waits for it."""
    sitting = seated(clock=clock)
    (asked,) = sitting.asked
    return sitting, asked, PEOPLE[(asked + 1) % 3]


@pytest.mark.parametrize("clock", [SLOW, wire.Clock()])
def test_after_some_hours_a_player_may_nudge(clock: wire.Clock) -> None:
    sitting, asked, waiting = slow_game(clock)
    early = sitting.refused(waiting, wire.Nudge(seat=asked), "table-nudge-early", after=3600.0, reachable=PEOPLE)
    assert early.message.args == {"seat": asked, "hours": 3}
    assert sitting.game().nudge_from == sitting.table.facts.since + AFTER
    sitting.do(waiting, wire.Nudge(seat=asked), after=AFTER, reachable=PEOPLE)
    by = PEOPLE.index(waiting)
    assert sitting.told()[-1] == "table-nudged"
    assert sitting.table.log(-1, 0, 10_000)[-1].args == {"seat": by, "nudged": asked}
    assert [seat.nudged for seat in sitting.info().seats] == [by if seat == asked else None for seat in range(3)]
    assert replayed(sitting).snapshot() == sitting.table.snapshot()


def test_only_once_a_question_and_once_a_day() -> None:
    sitting, asked, waiting = slow_game()
    sitting.do(waiting, wire.Nudge(seat=asked), after=AFTER, reachable=PEOPLE)
    sitting.refused(waiting, wire.Nudge(seat=asked), "table-nudged", after=PAUSE, reachable=PEOPLE)
    nudged_at = sitting.table.facts.nudged[asked].at
    sitting.choose(asked, "draw")
    while sitting.asked != [asked]:
        sitting.choose(sitting.asked[0], "draw")
    assert all(seat.nudged is None for seat in sitting.info().seats), "the answer ends it"
    sitting.now = nudged_at + PAUSE - AFTER
    sitting.choose(asked, "draw")
    while sitting.asked != [asked]:
        sitting.choose(sitting.asked[0], "draw")
    sitting.do(waiting, wire.Nudge(seat=asked), after=AFTER, reachable=PEOPLE)


def test_a_second_nudge_within_a_day_is_too_early() -> None:
    sitting, asked, waiting = slow_game()
    sitting.do(waiting, wire.Nudge(seat=asked), after=AFTER, reachable=PEOPLE)
    sitting.choose(asked, "draw")
    while sitting.asked != [asked]:
        sitting.choose(sitting.asked[0], "draw")
    sitting.refused(waiting, wire.Nudge(seat=asked), "table-nudge-early", after=AFTER + 60, reachable=PEOPLE)


def test_who_is_not_waited_for_is_not_nudged() -> None:
    sitting, asked, waiting = slow_game()
    others = [seat for seat in range(3) if seat != asked]
    sitting.now += AFTER
    sitting.refused(PEOPLE[others[0]], wire.Nudge(seat=others[1]), "table-not-waited-for", reachable=PEOPLE)
    sitting.refused(PEOPLE[asked], wire.Nudge(seat=asked), "table-not-waited-for", reachable=PEOPLE)
    sitting.refused("stranger", wire.Nudge(seat=asked), "table-not-seated", reachable=PEOPLE)
    sitting.refused(waiting, wire.Nudge(seat=7), "table-no-such-seat", reachable=PEOPLE)
    sitting.refused(waiting, wire.Nudge(seat=asked), "table-nudge-off", reachable=())


def test_at_a_live_table_nobody_is_nudged() -> None:
    sitting, asked, waiting = slow_game(wire.Clock("bank", 600, 10))
    sitting.now += AFTER
    sitting.refused(waiting, wire.Nudge(seat=asked), "table-nudge-live", reachable=PEOPLE)
    assert sitting.game().nudge_from == 0
