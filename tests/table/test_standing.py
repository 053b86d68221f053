"""Standing answers: what is answered for a player until something happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from muraglia.games import SPECS, spec_of
from muraglia.games.great_wall.commands import RecoverOne
from muraglia.kernel.rng import Rng, rng_from_seed
from muraglia.table import wire
from muraglia.table.not_allowed import NotAllowed
from muraglia.table.standing import ended_by, stand, standing_answer
from muraglia.table.wire import StandingAnswer
from tests.table.support import Sitting, seated

# Answers that are looked for until each has been given; elsewhere: to pass.
WANTED = {
    "shame": {"shame-spearman"},
    "spaces": {"space-1", "space-2"},
    "donations": {"yes", "pass"},
    "recovery": {"recover", "score-pile", "pass"},
}
GREAT_WALL = {standing.name: standing for standing in spec_of("great-wall").standing}


def questions(name: str, rng: Rng) -> Iterator[tuple[Sitting, int]]:
    """Plays games at random, and yields the table and the seat whenever somebody is asked this question and has a choice."""
    for _ in range(30):
        sitting = seated("great-wall", 3)
        while sitting.asked:
            seat = sitting.asked[0]
            course = sitting.table.playing
            found = course.spec.standing_at(course.position, seat)
            if found is not None and found.name == name and len(course.position.options(seat)) > 1:
                yield sitting, seat
            sitting.random_choice(rng)


def given(sitting: Sitting, seat: int, *answers: StandingAnswer) -> str | None:
    picks = standing_answer(sitting.table, seat, {answer.question: answer for answer in answers})
    return None if picks is None else sitting.table.playing.spec.write(picks)


def test_every_name_in_the_tables_of_the_games_exists() -> None:
    for spec in SPECS.ours.values():
        kinds = {kind.name for kind in spec.events}
        assert {event for events in spec.spans.values() for event in events} <= kinds
        for standing in spec.standing:
            assert set(standing.answers) <= set(spec.notation) and set(standing.ends) <= kinds, standing.name
            assert len(standing.answers) <= 16, "as many as a command may have"


@pytest.mark.parametrize("name", sorted(GREAT_WALL.keys() - {"recovered-cards"}))
def test_each_question_is_asked_and_answered_as_its_owner_says(name: str) -> None:
    """Every listed answer that is offered can be given, and nobody is answered for who has set nothing."""
    seed = f"standing {name}"
    seats = questions(name, rng_from_seed(seed))
    wanted = WANTED.get(name, {"pass"})
    found = set[str]()
    while not wanted <= found:
        sitting, seat = next(seats)
        assert given(sitting, seat) is None
        for notation in GREAT_WALL[name].answers:
            answer = given(sitting, seat, StandingAnswer(name, (notation,)))
            if answer is not None:
                assert answer.split()[0] == notation, seed
                found.add(notation)


def test_command_cards_come_back_in_the_order_of_ones_wish() -> None:
    sitting, seat = next(questions("recovery", rng_from_seed("order")))
    board = sitting.table.playing.position
    board.do(RecoverOne(seat, 1))  # type: ignore[attr-defined]  # as the empowered side of a Tactic card does
    offered = [sitting.table.playing.spec.notation[pick] for pick in board.options(seat) if pick]
    wish = tuple(reversed(GREAT_WALL["recovered-cards"].answers))
    answer = given(sitting, seat, StandingAnswer("recovered-cards", tuple(word for word in wish if word != "pass")))
    assert answer == offered[-1], "the first of the wish that is in the pile"


def test_the_first_answer_that_is_possible_is_given() -> None:
    sitting, seat = next(questions("clerks", rng_from_seed("clerks")))
    assert sitting.table.playing.position.active != seat, "in somebody else's turn"  # type: ignore[attr-defined]
    offered = {sitting.table.playing.spec.notation[pick] for pick in sitting.table.playing.position.options(seat)}
    missing = [notation for notation in GREAT_WALL["clerks"].answers if notation not in offered]
    possible = [notation for notation in GREAT_WALL["clerks"].answers if notation in offered and notation != "pass"]
    answer = given(sitting, seat, StandingAnswer("clerks", (*missing, possible[0], "pass")))
    assert answer is not None and answer.split()[0] == possible[0]
    if missing:
        assert given(sitting, seat, StandingAnswer("clerks", tuple(missing))) is None, "then the player is asked"
    assert given(sitting, seat, StandingAnswer("donations", ("pass",))) is None, "another question"


def test_only_who_is_asked_is_answered_for() -> None:
    sitting, seat = next(questions("windows", rng_from_seed("only")))
    passing = StandingAnswer("windows", ("pass",))
    assert given(sitting, seat, passing) == "pass"
    assert [given(sitting, other, passing) for other in range(3) if other not in sitting.asked] == [None] * (3 - len(sitting.asked))
    assert given(sitting, seat, StandingAnswer("windows", ("pass",), ended="season-begins")) is None


def test_an_answer_ends_with_the_events_it_names() -> None:
    rng = rng_from_seed("ends")
    sitting = seated("great-wall", 3)
    table = sitting.table
    season = StandingAnswer("windows", ("pass",), ("season-begins",))
    since = len(table.told)
    while "season-begins" not in [event.kind for event in table.log(0, since, len(table.told))]:
        assert ended_by(table, 0, season, since) == ""
        sitting.random_choice(rng)
    assert ended_by(table, 0, season, since) == "season-begins"
    assert ended_by(table, 0, season, len(table.told)) == "", "counted from when it was set"
    assert ended_by(table, 0, StandingAnswer("windows", ("pass",)), since) == "", "until the end"


def test_taking_back_ends_ones_own_standing_answers_and_nobody_elses() -> None:
    rng = rng_from_seed("undo")
    sitting = seated("great-wall", 3)
    table = sitting.table
    always = StandingAnswer("clerks", ("pass",))
    while True:
        seat = sitting.asked[0]
        since = len(table.told)
        sitting.random_choice(rng)
        if sitting.game(sitting.person(seat)).undo == "free" and seat not in table.playing.waiting:
            break
    sitting.do(sitting.person(seat), wire.Undo(seat=seat))
    assert [ended_by(table, other, always, since) for other in range(3)] == ["table-undone" if other == seat else "" for other in range(3)]


@pytest.mark.parametrize(
    "command",
    [
        wire.Stand(question="weather", answers=("pass",)),
        wire.Stand(question="donations", answers=("recover",)),
        wire.Stand(question="donations", answers=("yes",), until=("rain",)),
    ],
)
def test_what_the_game_does_not_name_is_refused(command: wire.Stand) -> None:
    with pytest.raises(NotAllowed) as caught:
        stand(seated("great-wall", 3).table, command)
    assert caught.value.refusal.message.id == "table-no-standing-answer"


def test_in_die_mauer_rivals_guess_in_advance_and_the_master_decides() -> None:
    """The turn is over as soon as the master builder has chosen."""
    sitting = seated("die-mauer", 3)
    master: int = sitting.table.playing.position.master  # type: ignore[attr-defined]
    rivals = [seat for seat in range(3) if seat != master]
    guess = StandingAnswer("rival", ("T", "G", "fist"))
    assert given(sitting, master, guess) is None
    for seat in rivals:
        assert given(sitting, seat, guess) == "T"
        sitting.choose(seat, "T")
    assert sitting.asked == [master]
    assert given(sitting, master, StandingAnswer("master", ("G",))) == "G"


@pytest.mark.parametrize("name", [standing.name for standing in spec_of("die-mauer").standing])
def test_each_question_of_die_mauer_is_answered_by_the_first_answer_that_is_possible(name: str) -> None:
    standing = next(each for each in spec_of("die-mauer").standing if each.name == name)
    rng = rng_from_seed(f"die mauer {name}")
    for _ in range(30):
        sitting = seated("die-mauer", 3)
        while sitting.asked:
            for seat in sitting.asked:
                if sitting.table.playing.spec.standing_at(sitting.table.playing.position, seat) is standing:
                    options = {answer[0] for answer in sitting.answers(seat)}
                    notation = sitting.table.playing.spec.notation
                    first = next(answer for answer in standing.answers if notation.index(answer) in options)
                    assert given(sitting, seat, StandingAnswer(name, standing.answers)) == first
                    return
            sitting.random_choice(rng)
    raise AssertionError("it is never asked")
