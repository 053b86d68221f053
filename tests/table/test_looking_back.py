"""The log, former moments, records and answers set in advance."""

from __future__ import annotations

import pytest
from msgspec import json

import muraglia
from muraglia.kernel.pages import PAGE, Pages
from muraglia.kernel.rng import rng_from_seed
from muraglia.table import wire
from muraglia.table.entries import Started
from muraglia.table.journal import TAIL
from muraglia.table.not_allowed import NotAllowed
from muraglia.table.plans import forced_answers, planned_answer
from muraglia.table.records import table_from_record
from muraglia.table.table import BadSnapshot, Table
from muraglia.table.wire import PlanStep
from tests.support import die_mauer
from tests.table.support import PEOPLE, SEED, Sitting, replayed, seated


def test_pages() -> None:
    pages: Pages[tuple[int, str]] = Pages(tuple[int, str], [], [])
    whole = [(number, f"n{number}") for number in range(5 * PAGE)]
    for number, item in enumerate(whole):
        pages.append(item)
        assert len(pages) == number + 1
    assert [pages[index] for index in range(len(pages))] == whole
    assert list(pages.part(10, 3 * PAGE + 2)) == whole[10 : 3 * PAGE + 2]
    assert list(pages.part(-5, 2)) == whole[:2] and list(pages.part(len(whole) - 1, 10**6)) == whole[-1:]
    assert len(pages.tail) < 2 * PAGE
    for length in (4 * PAGE + 1, 2 * PAGE, 2 * PAGE - 1, 3, 0):
        pages.cut(length)
        assert list(pages.part(0, 10**6)) == whole[:length]
    pages.append(whole[0])
    assert list(pages.part(0, 9)) == whole[:1]


def test_former_moments_are_shown_as_the_seat_saw_them() -> None:
    sitting = seated("die-mauer", 3, options={"rounds": "2"})
    rng = rng_from_seed("moments")
    seen: dict[tuple[int, int], bytes] = {}
    while sitting.status == "running":
        choices = sitting.game().choices
        sitting.random_choice(rng)
        if sitting.game().choices > choices:
            for seat in range(-1, 3):
                seen[seat, choices + 1] = json.encode(sitting.table.game_view(seat).view)
    last = sitting.game().choices
    assert last > 2 * PAGE or last > 40
    for table in (sitting.table, Table.from_snapshot(sitting.table.snapshot())):
        for (seat, moment), view in seen.items():
            state = table.moment(seat, moment)
            assert json.encode(state.view) == view and state.question is None
            assert state.events and all(event.choice == moment for event in state.events)
        first = table.moment(-1, 0)
        assert first.first == 0 and first.events[0].kind == "round-begins"
    for wrong in (-1, last + 1):
        with pytest.raises(NotAllowed) as caught:
            sitting.table.moment(0, wrong)
        assert caught.value.refusal.message.args == {"low": 0, "high": last}


def test_a_moment_can_be_had_in_words() -> None:
    sitting = seated()
    text = sitting.table.game_view(0, text=True).text
    assert text and text == sitting.table.moment(0, 0, text=True).text
    assert any(passage.lines for passage in text) and sitting.table.game_view(0).text is None


def test_only_the_own_seat_until_the_end() -> None:
    sitting = seated()
    sitting.table.check_sight("bert", 1)
    sitting.table.check_sight("stranger", -1)
    for person, seat in (("bert", 0), ("stranger", 0), ("bert", 7), ("", 2)):
        with pytest.raises(NotAllowed, match="see"):
            sitting.table.check_sight(person, seat)
    for person in ("anna", "bert", "clara"):
        sitting.do(person, wire.Propose(kind="end"))
    sitting.table.check_sight("stranger", 0)
    with pytest.raises(NotAllowed, match="see"):
        sitting.table.check_sight("stranger", 7)


def test_a_state_carries_the_tail_of_the_log_and_the_rest_is_asked_for() -> None:
    sitting = seated("die-mauer", 4, options={"rounds": "6"})
    rng = rng_from_seed("long log")
    while len(sitting.table.told) < 450:
        sitting.random_choice(rng)
    total = len(sitting.table.told)
    whole = sitting.table.log(2, 0, total)
    assert len(whole) == total
    state = sitting.table.game_view(2, 0)
    assert state.first == total - TAIL and state.events == whole[-TAIL:]
    recent = sitting.table.game_view(2, total - 3)
    assert recent.first == total - 3 and recent.events == whole[-3:]
    for since in (total, total + 5):
        assert sitting.table.game_view(2, since).events == () and sitting.table.game_view(2, since).first == total
    assert sitting.table.log(2, 10, 20) == whole[10:20] and sitting.table.log(2, -4, 3) == whole[:3]
    assert sitting.table.log(2, total, total + 9) == ()


def test_a_secret_part_of_an_event_is_for_those_who_know_it() -> None:
    sitting = seated()
    seat = sitting.asked[0]
    sitting.choose(seat, "draw")
    for observer in range(-1, 3):
        event = sitting.table.log(observer, 0, 99)[-1]
        assert event.kind == "drew" and event.known == (observer == seat) and ("card" in event.args) == (observer == seat)


def test_a_table_of_a_thousand_choices_is_as_light_as_a_new_one() -> None:
    sitting = seated("die-mauer", 6, options={"rounds": "10"})
    rng = rng_from_seed("thousand")
    while sitting.status == "running" and len(sitting.entries) < 1500:
        sitting.random_choice(rng)
    table = Table.from_snapshot(sitting.table.snapshot())
    assert table.snapshot() == sitting.table.snapshot() == replayed(sitting).snapshot()
    assert len(sitting.entries) > 1000
    assert len(table.playing.steps.tail) < 2 * PAGE and len(table.told._noted.tail) < 2 * PAGE
    assert len(table.playing._before) <= 8


def test_a_snapshot_that_cannot_be_read() -> None:
    snapshot = seated().table.snapshot()
    other_game = snapshot.replace(b"chinesische-mauer", b"japanische-mauer!")
    for damaged in (b"", b"nonsense", snapshot[:-1], other_game, b"\x94\x02" + snapshot[2:]):
        with pytest.raises(BadSnapshot):
            Table.from_snapshot(damaged)


# Records


def test_the_record_of_a_table_is_that_of_the_game() -> None:
    sitting = seated("die-mauer", 3, options={"rounds": "1"})
    game = muraglia.new("die-mauer", players=3, seed=SEED, rounds=1)
    rng = rng_from_seed("record")
    while sitting.status == "running":
        seat = sitting.asked[rng.below(len(sitting.asked))]
        answers = sitting.answers(seat)
        answer = answers[rng.below(len(answers))]
        sitting.do(PEOPLE[seat], sitting.command(answer, seat))
        game.play(answer, seat)
        for observer in range(-1, 3):
            assert sitting.table.record(observer) == game.record(observer)
        if sitting.status == "running":
            with pytest.raises(NotAllowed, match="available once the game is over"):
                sitting.table.record(None)
    assert sitting.table.record(None) == game.record()


def test_a_record_without_what_was_taken_back() -> None:
    sitting = seated("chinesische-mauer", 2, 1)
    sitting.choose(sitting.asked[0], "draw")
    before = sitting.table.record(-1)
    while sitting.game().undo == "no":
        sitting.choose(sitting.asked[0], "draw")
        before = sitting.table.record(-1)
    sitting.do("anna", wire.Undo())
    assert len(sitting.table.record(-1)) < len(before)


@pytest.mark.parametrize("finished", [True, False])
def test_a_table_from_a_record(finished: bool) -> None:
    game = muraglia.new("chinesische-mauer", players=3, seed=4)
    rng = rng_from_seed("import")
    while not game.is_over and (finished or len(game.events()) < 40):
        choices = game.choices()
        game.play(choices[rng.below(len(choices))])
    log = table_from_record(game.record(), "t9", "OWL-3", "anna", 5.0)
    table = Table.replay(log)
    assert table.playing.position.text() == game.position_text()
    assert table.facts.status == ("over" if finished else "running") and table.seats_of("anna") == [0, 1, 2]
    if finished:
        assert table.record(None) == game.record()
    with pytest.raises(muraglia.TextError):
        table_from_record("muraglia record\n", "t9", "OWL-3", "anna", 5.0)


def test_a_table_that_begins_at_a_position() -> None:
    game = die_mauer(players=3, wall="W1 T")
    game.play("fist", 1)
    log = table_from_record(game.record(), "t9", "OWL-3", "anna", 5.0)
    assert any(isinstance(entry, Started) and entry.position for entry in log)
    table = Table.replay(log)
    assert table.playing.waiting == {1: game.read("fist")} and table.playing.position.text() == game.position_text()
    assert table.record(1) == game.record(1)


# Answers set in advance


def planning(sitting: Sitting, seat: int, *steps: PlanStep) -> tuple[str | None, tuple[PlanStep, ...]]:
    picks, rest = planned_answer(sitting.table, seat, steps, 0)
    return (None if picks is None else sitting.table.playing.spec.write(picks)), rest


def test_a_planned_answer_is_given_when_the_seat_is_asked() -> None:
    sitting = seated()
    seat = sitting.asked[0]
    draw, place = PlanStep("draw"), PlanStep("W>1")
    assert planning(sitting, seat, draw, place) == ("draw", (place,))
    assert planning(sitting, (seat + 1) % 3, draw) == (None, (draw,)), "not asked yet: the plan waits"
    assert planning(sitting, seat) == (None, ())


def test_the_server_passes_windows_in_which_nothing_can_be_played() -> None:
    rng = rng_from_seed("windows")
    sitting = seated("great-wall", 3)
    while not forced_answers(sitting.table):
        sitting.random_choice(rng)
    alone = forced_answers(sitting.table)
    assert all(len(sitting.answers(seat)) == 1 for seat in alone) and set(alone) <= set(sitting.asked)
    assert forced_answers(seated().table) == {}


def test_a_plan_that_no_longer_fits_is_given_up() -> None:
    sitting = seated()
    seat = sitting.asked[0]
    draw = PlanStep("draw")
    for step in (PlanStep("score-1"), PlanStep("nonsense"), PlanStep(" "), PlanStep("draw", unless=("covered", "turn-begins"))):
        assert planning(sitting, seat, step, draw) == (None, ())
    assert planning(sitting, seat, PlanStep("draw", unless=("covered",))) == ("draw", ())
