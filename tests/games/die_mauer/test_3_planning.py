"""Die Mauer: planning, DM-PLAN (docs/rules/die-mauer.md)."""

from __future__ import annotations

from muraglia.kernel.message import Message
from tests.games.die_mauer.support import FULL, hand, refusal, told, wall
from tests.support import die_mauer, line_of, rule, show


@rule("DM-PLAN-1")
def test_everybody_may_choose_any_block_held_or_the_empty_fist() -> None:
    game = die_mauer(hands={"a": "T G W6", "b": "W1", "c": "G W2 W2"})
    assert game.options(0) == ["fist", "T", "G", "W6"]
    assert game.options(1) == ["fist", "W1"]
    assert game.options(2) == ["fist", "G", "W2"]
    assert game.why_not("fist", 1) is None
    assert game.why_not("W1", 1) is None
    assert refusal(game, "T", 1) == ("DM-PLAN-1", Message("why-not-held", {"block": 0}))
    assert refusal(game, "W6", 2) == ("DM-PLAN-1", Message("why-not-held", {"block": 7}))
    for choice in ("left", "right", "build-none", "build-W1", "give-W1"):
        assert refusal(game, choice, 1) == ("DM-PLAN-1", Message("why-planning"))


@rule("DM-PLAN-1")
def test_nobody_sees_a_choice_before_all_are_made() -> None:
    game = die_mauer()
    game.play("T", 1)
    game.play("fist", 2)
    assert game.events() == []
    assert (game.version, game.to_act) == (0, [0])
    for seat, seen in ((-1, None), (0, None), (1, "T"), (2, "fist")):
        view = game.view(seat)
        assert view.public.chosen == (False, True, True)
        assert view.public.fists == (None, None, None) and view.own.fist == seen
        assert (view.public.to_act, view.public.version) == ((0,), 0)
    assert "b: T" not in game.record(0)
    assert "b: T" in game.record(1) and "c: fist" not in game.record(1)
    game.play("W1", 0)
    assert told(game)[:3] == ["showed(0, 2)", "showed(1, 0)", "showed-nothing(2,)"]


@rule("DM-PLAN-1")
def test_a_choice_may_be_changed_until_the_last_one_is_in_and_nobody_sees_it() -> None:
    game = die_mauer()
    game.play("T", 1)
    game.play("W1", 2)
    before = game.view(0)
    assert game.options(1) == ["fist", *FULL.split()]
    assert game.question(1).prompt == Message("ask-plan-rival", {"master": 0})
    assert game.play("W2", 1) == []
    assert game.view(0) == before
    assert line_of(game, "fist b") == "W2"
    game.play("W3", 0)
    assert told(game)[:3] == ["showed(0, 4)", "showed(1, 3)", "showed(2, 2)"]
    assert game.record().endswith("a: W3\nb: W2\nc: W1\n")
    assert refusal(game, "T", 1) == ("DM-OPEN-2", Message("why-not-your-turn", {"seat": 0}))


@rule("DM-PLAN-1")
def test_who_has_not_chosen_yet_is_asked_next() -> None:
    game = die_mauer(master="c")
    assert game.position.next_to_act() == 0
    assert game.position.take(0, 0) == 1
    assert game.position.next_to_act() == 1
    assert game.position.take(2, 1) == 1
    assert game.to_act == [1]
    assert game.position.take(1, 1) == 1  # the rival matched the tower of the master
    assert game.position.take(1, 10) == 0


@rule("DM-PLAN-1")
def test_a_choice_can_be_taken_back() -> None:
    game = die_mauer()
    start = game.position_text()
    game.play("T", 1)
    assert game.undo() == 1
    assert game.position_text() == start
    show(game, "W1 W2 W3")
    assert game.undo() == 2
    assert (game.to_act, line_of(game, "fist a"), game.events()) == ([2], "W1", [])


@rule("DM-PLAN-1", "DM-PLAN-2")
def test_the_questions_of_the_planning_phase() -> None:
    game = die_mauer("T", master="c")
    ask = game.question(2)
    assert (ask.kind, ask.prompt, ask.secret) == ("one", Message("ask-plan-master", {"master": 2}), True)
    assert ask.rules == ("DM-PLAN-1", "DM-OPEN-1", "DM-OPEN-2", "DM-FIST-1")
    assert game.question(0).prompt == Message("ask-plan-rival", {"master": 2})
    assert [(option.pick, option.notation, option.label) for option in game.question(0).options[:3]] == [
        (0, "fist", Message("choose-empty-fist")),
        (1, "T", Message("choose-show", {"block": 0})),
        (2, "G", Message("choose-show", {"block": 1})),
    ]


@rule("DM-PLAN-2")
def test_a_block_that_cannot_be_built_may_be_chosen() -> None:
    game = die_mauer("T W1 G")
    assert game.why_not("T", 0) is None
    show(game, "T G W2")
    assert wall(game) == "T W1 G"
    assert told(game) == ["showed(0, 0)", "showed(1, 1)", "showed(2, 3)", "no-position(0,)", "turn-begins(1,)"]


@rule("DM-PLAN-3")
def test_of_two_alike_only_the_one_in_the_fist_is_built() -> None:
    game = die_mauer(hands={"a": "W3 W3 T", "b": "W1 G", "c": "W3 W4"})
    show(game, "W3 W1 W4")
    game.play("left", 0)
    assert hand(game, "a") == "T W3"
    assert line_of(game, "agenda") == "planning(b)"


@rule("DM-PLAN-3")
def test_a_rival_with_two_alike_counts_once() -> None:
    game = die_mauer(hands={"a": "T W6", "b": "T T W1", "c": "W3 W4"}, ends=("W1", "G"))
    show(game, "T T W4")
    assert (game.to_act, game.options()) == ([1], ["left"])
    game.play("left")
    assert hand(game, "b") == "T W1"
    assert line_of(game, "agenda") == "planning(b)"
