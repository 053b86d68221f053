"""Answers that leave no choice: given by the server, or asked, as each player wishes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from muraglia.games import SPECS
from muraglia.kernel.history import GoOn
from muraglia.kernel.position import forced_answer
from muraglia.kernel.rng import rng_from_seed
from muraglia.table import wire
from muraglia.table.plans import forced_answers
from muraglia.table.showing import Moment
from muraglia.table.table import Table
from muraglia.table.undo import way_back
from tests.table.support import PEOPLE, Sitting, replayed, seated

SPEC = SPECS["great-wall"]


def without_a_choice(has_last_word: bool, people: int = 3) -> Iterator[tuple[Sitting, int]]:
    """Tables at which someone has only one answer; it hands over to others what could be taken back until then, or not."""
    rng = rng_from_seed(f"forced {has_last_word}")
    for _ in range(20):
        sitting = seated("great-wall", 3, people)
        while sitting.asked:
            history = sitting.table.playing
            for seat in sitting.asked:
                answer = forced_answer(history.position, seat)
                if answer is None or sitting.table.facts.seats[seat].by_bot:
                    continue
                own_turn = history.position.to_act() == [seat] and not SPEC.ask(history.position, seat).window
                to_others = history.whole(seat, answer).position.to_act() != [seat]
                if (own_turn and to_others and way_back(sitting.table, seat).need == "free") == has_last_word:
                    yield sitting, seat
            sitting.random_choice(rng)


def prefer(sitting: Sitting, seat: int, forced: wire.ForcedSteps) -> None:
    sitting.do(PEOPLE[seat], wire.Prefer(forced=forced, seat=seat))


def view(sitting: Sitting, seat: int, person: str = "") -> wire.GameView:
    return Moment(sitting.table).game_view(seat, False, False, sitting.table.seats_of(person or PEOPLE[seat]))


def is_given(sitting: Sitting, seat: int) -> bool:
    """Whether the server gives the answer; the person is then asked nothing, and otherwise has the one option."""
    question = view(sitting, seat).question
    given = seat in forced_answers(sitting.table)
    assert (question is None) == given
    assert given or (question is not None and len(question.options) == 1)
    return given


def test_by_default_the_last_word_of_a_turn_is_left_to_the_player() -> None:
    assert is_given(*next(without_a_choice(has_last_word=False)))
    assert not is_given(*next(without_a_choice(has_last_word=True)))


def test_against_bots_everything_can_be_taken_back_so_nothing_is_asked() -> None:
    assert is_given(*next(without_a_choice(has_last_word=True, people=1)))


@pytest.mark.parametrize("has_last_word", [False, True])
@pytest.mark.parametrize("forced", ["never", "always"])
def test_never_asks_for_everything_and_always_for_nothing(forced: wire.ForcedSteps, has_last_word: bool) -> None:
    sitting, seat = next(without_a_choice(has_last_word))
    prefer(sitting, seat, forced)
    assert is_given(sitting, seat) == (forced == "always")


def test_never_leaves_the_picks_of_a_form_to_the_player() -> None:
    """With the server's help they are in `so_far` from the beginning, and a choice ends with the last pick that matters."""
    rng = rng_from_seed("forms")
    for _ in range(20):
        sitting = seated("great-wall", 3)
        while sitting.asked:
            seat, history = sitting.asked[0], sitting.table.playing
            for pick in history.position.options(seat):
                after = history.after(seat, (pick,))
                if isinstance(after, GoOn) and len(sitting.asked) == 1 and len(after.position.options(seat)) == 1:
                    shorter = sitting.table.ask(seat, (pick,)).so_far if forced_answer(after.position, seat) is None else None
                    prefer(sitting, seat, "never")
                    assert sitting.table.ask(seat, (pick,)).so_far == (pick,) != shorter
                    decided = sitting.table.decide(sitting.command((pick,), seat), PEOPLE[seat], sitting.now)
                    assert decided.go_on is not None
                    return
            sitting.random_choice(rng)
    raise AssertionError("no form had a pick without a choice")


def test_the_setting_stays_with_the_persons_seat() -> None:
    """Through restarts and from the log, for its owner alone, and not for the next one who sits there."""
    sitting = seated("great-wall", 3)
    assert view(sitting, 0).forced == "smart"
    prefer(sitting, 0, "always")
    for table in (sitting.table, replayed(sitting), Table.from_snapshot(sitting.table.snapshot())):
        assert [seat.forced for seat in table.facts.seats] == ["always", "smart", "smart"]
    assert view(sitting, 0).forced == "always" and view(sitting, 1).forced == "smart" and view(sitting, 0, "bert").forced is None
    assert not sitting.do("anna", wire.Prefer(forced="always")), "nothing new is not written down"
    sitting.refused("eva", wire.Prefer(forced="never"), "table-not-seated")
    sitting.do("anna", wire.Leave())
    for person in ("bert", "clara"):
        sitting.do(person, wire.Propose(kind="offer", seat=0))
    sitting.do("eva", wire.Sit(seat=0, name="Eva"))
    assert view(sitting, 0, "eva").forced == "smart"


def test_games_without_such_answers_have_no_such_setting() -> None:
    assert view(seated("chinesische-mauer"), 0).forced is None
