"""Claims about strength: what is counted, and when they hold."""

from __future__ import annotations

from muraglia.arena.bars import Bar, Pace, forecast, simulations_of, wilson
from muraglia.arena.games import Match, Played
from muraglia.arena.ratings import Interval

TOGETHER = Bar("together", "great-wall", ("master", "master"), 4, 0.3, 0.7, options={"mode": "cooperative"})


def played(match: Match, winners: tuple[int, ...]) -> Played:
    return Played(match, (0,) * len(match.bots), winners, 0, ())


def test_a_win_together_counts_whole_and_every_deal_once() -> None:
    matches = TOGETHER.matches("deals")
    assert [match.deal for match in matches] == ["deals 0", "deals 1", "deals 2", "deals 3"]
    found = [played(match, (0, 1) if number == 0 else ()) for number, match in enumerate(matches)]
    assert TOGETHER.share(found).value == 0.25


def test_among_rivals_every_deal_is_played_from_every_seat_and_wins_are_shared() -> None:
    bar = Bar("rivals", "great-wall", ("master", "greedy"), 4, 0.5)
    matches = bar.matches("deals")
    assert [match.bots for match in matches] == [("master", "greedy"), ("greedy", "master")] * 2
    assert bar.share([played(match, (0, 1)) for match in matches]).value == 0.5


def test_a_band_needs_its_estimate_inside_and_a_narrow_interval() -> None:
    assert TOGETHER.verdict(Interval(0.5, 0.42, 0.58)) == "passed"
    assert TOGETHER.verdict(Interval(0.5, 0.3, 0.7)) == "open"
    assert TOGETHER.verdict(Interval(0.25, 0.18, 0.33)) == "missed"


def test_a_bar_is_for_the_lower_end_and_a_fair_share_for_the_upper_one() -> None:
    bar = Bar("bar", "great-wall", ("master", "greedy"), 4, 0.85)
    assert (bar.verdict(Interval(0.9, 0.86, 0.95)), bar.verdict(Interval(0.9, 0.8, 0.95))) == ("passed", "missed")
    fair = Bar("time", "great-wall", ("master@9", "master@3"), 4, fair=0.25)
    assert (fair.verdict(Interval(0.2, 0.1, 0.3)), fair.verdict(Interval(0.1, 0.05, 0.2))) == ("passed", "missed")


def test_a_forecast_counts_the_simulations_of_every_seat() -> None:
    assert simulations_of("greedy", "great-wall") == 0 and simulations_of("master@70", "great-wall") == 70
    bar = Bar("time", "great-wall", ("master@300", "master@100"), 10, 0.5)
    assert forecast(bar, Pace((5, 50), 1000)) == 10 * 400 * 50 / 1000


def test_the_interval_of_a_share() -> None:
    found = wilson(50, 100)
    assert (round(found.low, 3), round(found.high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)
