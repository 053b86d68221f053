"""Choices: versions, repeats, stale answers, forms, and answers given at the same time."""

from __future__ import annotations

import pytest
from msgspec import json

from muraglia.kernel.message import Message, Refusal
from muraglia.kernel.rng import rng_from_seed
from muraglia.table import wire
from muraglia.table.entries import Chosen
from muraglia.table.not_allowed import NotAllowed
from muraglia.table.plans import forced_answers
from muraglia.table.table import Table
from tests.table.support import PEOPLE, Sitting, replayed, seated


def asked_person(sitting: Sitting) -> tuple[int, str]:
    seat = sitting.asked[0]
    return seat, PEOPLE[seat]


def test_a_choice_moves_the_game_on() -> None:
    sitting = seated()
    seat, person = asked_person(sitting)
    before = sitting.table.version
    (entry,) = sitting.do(person, sitting.command(sitting.picks("draw")))
    assert entry.by == person and sitting.table.version == before + 1
    state = sitting.table.game_view(seat, 0)
    assert state.version == before + 1 and state.events[-1].kind == "drew" and state.events[-1].choice == 1
    assert sitting.game().choices == 1


def test_the_same_command_again_is_harmless_and_another_version_is_stale() -> None:
    sitting = seated()
    _, person = asked_person(sitting)
    command = sitting.command(sitting.picks("draw"))
    sitting.do(person, command)
    snapshot = sitting.table.snapshot()
    assert sitting.do(person, command) == []
    sitting.table = Table.from_snapshot(snapshot)  # remembered across a restart
    assert sitting.do(person, command) == [] and sitting.table.snapshot() == snapshot
    refusal = sitting.refused(person, sitting.command(sitting.picks("draw"), version=command.version), "table-stale")
    assert refusal.stale
    assert not sitting.refused(person, sitting.command(()), "table-nothing-chosen").stale


def test_an_id_counts_for_one_person_only() -> None:
    sitting = seated("die-mauer")
    sitting.do("anna", wire.Choose(id="same", version=0, picks=sitting.picks("fist")))
    assert sitting.do("bert", wire.Choose(id="same", version=0, picks=sitting.picks("fist")))
    assert sitting.asked == [2]


def test_every_command_that_changes_something_is_carried_out_once() -> None:
    sitting = seated("die-mauer", 3, 1)
    sitting.do("anna", wire.Write(text="hello", id="w"))
    assert sitting.do("anna", wire.Write(text="hello", id="w")) == []
    assert [line.text for line in sitting.table.chats()] == ["hello"]


def test_a_version_is_never_used_twice() -> None:
    """An answer made before an undo is stale after it, even where the game is again as far."""
    sitting = seated()
    _, person = asked_person(sitting)
    early = sitting.table.version
    sitting.choose(sitting.asked[0], sitting.table.playing.spec.write(sitting.answers(sitting.asked[0])[-1]))
    sitting.do(person, wire.Undo())
    assert sitting.table.version == early + 2
    sitting.refused(person, sitting.command(sitting.picks("draw"), version=early), "table-stale")


def test_foreign_seats_and_foreign_turns() -> None:
    sitting = seated()
    seat, person = asked_person(sitting)
    other = (seat + 1) % 3
    draw = sitting.picks("draw")
    sitting.refused(PEOPLE[other], sitting.command(draw, seat), "table-not-your-seat")
    sitting.refused("stranger", sitting.command(draw), "table-not-seated")
    sitting.refused("stranger", sitting.command(draw, seat), "table-not-seated")
    sitting.refused("", sitting.command(draw, seat), "table-not-seated")
    sitting.refused("bot", sitting.command(draw, seat), "table-not-your-seat")
    refusal = sitting.refused(PEOPLE[other], sitting.command(draw), "why-not-your-turn")
    assert refusal.refusal.rule == "CM-SETUP-5" and refusal.refusal.message.args == {"seat": seat}
    sitting.refused(person, sitting.command(draw, 7), "table-not-your-seat")


def test_what_is_no_answer_is_refused_with_the_rule_or_what_to_do() -> None:
    sitting = seated()
    _, person = asked_person(sitting)
    sitting.refused(person, sitting.command(()), "table-nothing-chosen")
    sitting.refused(person, sitting.command((9999,)), "notation-unknown")
    sitting.refused(person, sitting.command((*sitting.picks("draw"), 0)), "choice-too-long")
    refusal = sitting.refused(person, sitting.command(sitting.picks("score-1")), "why-scoring-is-over")
    assert refusal.refusal.rule == "CM-TURN-1"


def test_no_choice_before_the_start_in_a_pause_or_after_the_end() -> None:
    sitting = Sitting()
    sitting.do("anna", wire.Sit())
    sitting.refused("anna", wire.Choose(id="c", version=0, picks=(0,)), "table-not-started")
    sitting = seated(people=1)
    sitting.do("anna", wire.Propose(kind="pause"))
    sitting.refused("anna", sitting.command((0,)), "table-is-paused")
    sitting.do("anna", wire.Propose(kind="end"))
    sitting.refused("anna", sitting.command((0,)), "table-over")


def test_bots_answer_in_their_own_name_and_only_for_their_seats() -> None:
    sitting = seated("die-mauer", 3, 1)
    assert sitting.table.bots_to_act() == [1, 2]
    (entry,) = sitting.do("bot", sitting.command(sitting.picks("fist"), 1))
    assert entry.by == "bot" and sitting.table.bots_to_act() == [2]
    sitting.refused("bot", sitting.command(sitting.picks("fist"), 0), "table-not-your-seat")
    sitting.refused("bot", sitting.command(sitting.picks("fist")), "table-not-your-seat")
    for command in (wire.Undo(seat=1), wire.Leave(), wire.Sit(), wire.Write(text="beep"), wire.Start(), wire.Rematch()):
        sitting.refused("bot", command, "table-not-your-seat")


# Answers given at the same time


def everything(sitting: Sitting) -> dict[str, bytes]:
    """What everybody gets, by person, who looks as."""
    events = len(sitting.table.told)
    seen = {PEOPLE[seat]: sitting.bytes_for(PEOPLE[seat], seat, events) for seat in range(3)}
    return seen | {"onlooker": sitting.bytes_for("", -1, events)}


def test_an_answer_can_be_replaced_and_nobody_else_notices() -> None:
    sitting = seated("die-mauer", clock=wire.Clock("bank", 100, 5))
    start = everything(sitting)
    sitting.choose(0, "fist")
    ticked = everything(sitting)
    assert ticked["bert"] != start["bert"], "that somebody is ready is public"
    for notation in ("T", "W1", "fist"):
        version = sitting.table.version
        sitting.choose(0, notation, after=7.0)
        seen = everything(sitting)
        assert sitting.table.version == version
        assert {name: seen[name] for name in ("bert", "clara", "onlooker")} == {
            name: ticked[name] for name in ("bert", "clara", "onlooker")
        }
        question = sitting.table.game_view(0).question
        assert question is not None and question.answered == sitting.picks(notation)
    assert seen["anna"] == ticked["anna"]


def test_an_answer_can_be_withdrawn_and_it_is_as_if_it_had_not_been_given() -> None:
    sitting = seated("die-mauer")
    start = everything(sitting)
    sitting.choose(0, "fist")
    sitting.do("anna", wire.Withdraw())
    assert everything(sitting) == start
    sitting.choose(1, "T")
    only_bert = everything(sitting)
    sitting.choose(0, "W1")
    sitting.do("anna", wire.Undo())  # the same thing here
    assert everything(sitting) == only_bert
    sitting.refused("anna", wire.Withdraw(), "table-nothing-to-withdraw")
    for seat in (0, 2):
        sitting.choose(seat, "fist")
    sitting.refused("anna", wire.Withdraw(), "table-nothing-to-withdraw")
    assert "showed" in sitting.told()


def test_the_order_of_answers_leaves_no_trace() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        sitting = seated("die-mauer")
        for seat in order:
            sitting.choose(seat, ("T", "fist", "T")[seat], after=0.0)
        ends.add(json.encode([everything(sitting)[name].decode() for name in ("anna", "bert", "clara", "onlooker")]))
    assert len(ends) == 1


# Asking


def score_question() -> Sitting:
    """A table at which somebody may fill in a form: section, tile, card."""
    sitting = seated(players=2)
    for _ in range(400):
        seat = sitting.asked[0]
        answers = sitting.answers(seat)
        if len(answers[0]) > 1:
            return sitting
        places = [answer for answer in answers if ">" in sitting.table.playing.spec.write(answer)]
        sitting.do(PEOPLE[seat], sitting.command((places or answers)[0]))
    raise AssertionError("nobody could score")


def test_a_form_is_asked_step_by_step_and_submitted_as_a_whole() -> None:
    sitting = score_question()
    seat = sitting.asked[0]
    answer = next(answer for answer in sitting.answers(seat) if len(answer) == 3)
    before = sitting.table.snapshot()
    for length in range(3):
        question = sitting.table.ask(seat, answer[:length])
        assert question.so_far == answer[:length]
        assert answer[length] in [option.pick for option in question.options]
        assert all(sitting.table.playing.spec.notation[option.pick] == option.notation for option in question.options)
    with pytest.raises(NotAllowed, match="contains more than one"):
        sitting.table.ask(seat, answer)
    assert sitting.table.snapshot() == before
    begun = sitting.table.decide(sitting.command(answer[:1]), PEOPLE[seat], sitting.now)
    assert not begun.entries and begun.go_on is not None
    assert sitting.table.begun(begun.go_on) == sitting.table.ask(seat, answer[:1]) and sitting.table.snapshot() == before
    why = sitting.table.why_not(seat, sitting.table.playing.spec.write(answer[:1]))
    assert why is not None and why.message.id == "choice-incomplete" and "tile-" in str(why.message.args["known"])
    sitting.do(PEOPLE[seat], sitting.command(answer))
    assert "tile-on-card" in sitting.told()
    with pytest.raises(NotAllowed):
        sitting.table.ask(1 - sitting.asked[0], ())


def test_why_not_and_what_would_be() -> None:
    sitting = seated()
    seat, _ = asked_person(sitting)
    assert sitting.table.why_not(seat, "draw") is None
    assert sitting.table.why_not((seat + 1) % 3, "draw") == Refusal("CM-SETUP-5", Message("why-not-your-turn", {"seat": seat}))
    for nonsense in ("jump", "  ", "W9>1"):
        why = sitting.table.why_not(seat, nonsense)
        assert why is not None and why.rule == "" and why.message.id == "notation-unknown"
    foreseen = sitting.table.foresee(seat)
    assert foreseen.version == sitting.table.version and foreseen.outcomes
    options = {str(pick) for pick in sitting.table.playing.position.options(seat)}
    assert set(foreseen.outcomes) <= options
    with pytest.raises(NotAllowed):
        sitting.table.foresee((seat + 1) % 3)


def test_questions_need_a_seat_of_ones_own_and_hints_a_casual_table() -> None:
    sitting = seated(casual=False)
    assert sitting.table.playing_seat("anna", None) == 0
    with pytest.raises(NotAllowed, match="no seat at this table"):
        sitting.table.playing_seat("stranger", None)
    with pytest.raises(NotAllowed, match="hints"):
        sitting.table.check_hints()
    seated().table.check_hints()


@pytest.mark.parametrize("game", ["die-mauer", "chinesische-mauer", "great-wall"])
def test_a_choice_that_was_just_decided_and_one_from_the_log_lead_to_the_same(game: str) -> None:
    """What is decided is carried out once and applied as it is; the log gives the same table again."""
    sitting = seated(game, 3, options={"rounds": "1"} if game == "die-mauer" else {})
    rng = rng_from_seed(f"once {game}")
    for _ in range(200):
        if sitting.status != "running":
            break
        sitting.random_choice(rng)
    again = replayed(sitting)
    assert again.playing.position.text() == sitting.table.playing.position.text()
    assert again.snapshot() == sitting.table.snapshot()


def test_the_order_of_secret_answers_and_those_taken_back_leave_no_trace() -> None:
    """Neither in what is stored nor in the position: an answer is replaced by going back to the moment before it."""
    answers = {0: "T", 1: "W2", 2: "fist"}

    def traces(given: list[tuple[int, str]]) -> tuple[str, object, object]:
        sitting = seated("die-mauer")
        for seat, notation in given:
            sitting.choose(seat, notation)
        history = sitting.table.playing
        return history.position.text(), list(history.waiting.items()), list(history.steps.part(0, history.length))

    straight = traces([(0, "T"), (1, "W2")])
    assert traces([(1, "W2"), (0, "T")]) == straight
    assert traces([(1, "G"), (0, "fist"), (0, "T"), (1, "W2")]) == straight
    whole = traces(list(answers.items()))
    assert traces([(2, "W1"), *reversed(answers.items())]) == whole
    sitting = seated("die-mauer")
    sitting.choose(1, "W2")
    sitting.choose(0, "G")
    sitting.do("anna", wire.Withdraw())
    sitting.choose(0, "T")
    assert sitting.table.playing.position.text() == straight[0]


def test_a_person_is_asked_only_where_there_is_a_choice_and_sees_what_a_form_would_change() -> None:
    """Pick by pick, as the page fills forms in: the table completes what leaves no choice, and foresees what has been picked."""
    sitting, rng = seated("great-wall", 3), rng_from_seed("pick by pick")
    begun = completed = 0
    while sitting.status == "running" and sitting.table.playing.length < 100:
        seat = sitting.asked[0]
        state = sitting.table.game_view(seat, 0)
        if state.question is None:
            forced = forced_answers(sitting.table)[seat]
            sitting.do(sitting.person(seat), sitting.command(forced, seat))
            continue
        question, asked_at = state.question, sitting.table.version
        while sitting.table.version == asked_at and question is not None:
            assert len(question.options) > 1, question.prompt
            pick = question.options[rng.below(len(question.options))].pick
            foreseen = sitting.table.foresee(seat, question.so_far)
            assert (foreseen.begun is not None) == (question.so_far != () and not sitting.table.playing.waiting)
            decided = sitting.table.decide(sitting.command((*question.so_far, pick), seat), sitting.person(seat), sitting.now)
            assert (pick in question.goes_on) == (decided.go_on is not None)
            leads = foreseen.differences.get(str(pick))
            assert leads is None or (leads.stops == "form") == (decided.go_on is not None)
            if decided.go_on is None:
                (entry,) = decided.entries
                assert isinstance(entry, Chosen)
                completed += len(entry.picks) > len(question.so_far) + 1
                sitting.write(decided.entries, decided.played)
                break
            question = sitting.table.begun(decided.go_on)
            begun += 1
    assert begun > 12 and completed > 0
