"""Die Mauer: the empty fist, DM-FIST (docs/rules/die-mauer.md)."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.games.die_mauer.view import ClueView
from muraglia.kernel.message import Message
from tests.games.die_mauer.support import FULL, after_gift, hand, refusal, told, wall, without_leftovers
from tests.support import die_mauer, line_of, rule, show


@rule("DM-FIST-1")
def test_the_lone_empty_fist_builds_any_block_or_none() -> None:
    game = die_mauer("T W1", master="b")
    show(game, "T fist G")
    assert told(game)[-1] == "lone-empty-fist(1,)"
    assert game.to_act == [1]
    assert game.options() == [
        "build-none", "build-T right", "build-G right", "build-W1 left", "build-W1 right", "build-W2 left", "build-W2 right",
        "build-W3 left", "build-W3 right", "build-W4 left", "build-W4 right", "build-W6 left", "build-W6 right",
    ]  # fmt: skip
    game.play("build-W3 left")
    assert (wall(game), hand(game, "b")) == ("W3 T W1", "T G W1 W2 W4 W6")
    assert told(game)[-2:] == ["built(1, 4, 0)", "turn-begins(2,)"]


@rule("DM-FIST-1")
def test_the_lone_empty_fist_on_the_empty_table_has_one_position_for_each_block() -> None:
    game = die_mauer()
    show(game, "fist T T")
    assert game.options() == ["build-none", *[f"build-{block} right" for block in FULL.split()]]
    assert refusal(game, "build-T left", 0) == ("DM-BUILD-1", Message("why-one-position"))


@rule("DM-FIST-1")
def test_the_lone_empty_fist_may_decline() -> None:
    game = die_mauer("W1")
    show(game, "fist T T")
    assert game.why_not("build-none", 0) is None
    game.play("build-none")
    assert told(game)[-2:] == ["declined(0,)", "turn-begins(1,)"]
    assert (wall(game), hand(game, "a"), line_of(game, "idle turns")) == ("W1", FULL, "1")


@rule("DM-FIST-1")
def test_the_lone_empty_fist_builds_only_what_is_held_and_fits() -> None:
    game = die_mauer(hands={"a": "T G", "b": "G W3", "c": "G W4"}, ends=("W1", "T"))
    show(game, "fist W3 W4")
    assert game.options() == ["build-none", "build-T left", "build-G left"]
    assert refusal(game, "build-T right", 0) == ("DM-BUILD-2", Message("why-not-beside", {"block": 0, "end": 1}))
    assert refusal(game, "build-W6", 0) == ("DM-FIST-1", Message("why-not-held", {"block": 7}))
    for choice in ("fist", "T", "W6", "left", "right", "give-T", "give-G"):
        assert refusal(game, choice, 0) == ("DM-FIST-1", Message("why-lone-fist"))
    assert refusal(game, "build-none", 1) == ("DM-OPEN-2", Message("why-not-your-turn", {"seat": 0}))


@rule("DM-FIST-1")
def test_the_lone_empty_fist_without_a_legal_block_builds_and_shows_nothing() -> None:
    game = die_mauer(hands={"a": "T G", "b": "G W3", "c": "G W4"}, ends=("T", "T"))
    show(game, "fist W3 W4")
    assert game.options() == ["build-none"]
    assert refusal(game, "build-T", 0) == ("DM-BUILD-2", Message("why-fits-nowhere", {"block": 0}))
    assert refusal(game, "build-G", 0) == ("DM-BUILD-2", Message("why-fits-nowhere", {"block": 1}))
    game.play("build-none")
    assert told(game) == ["showed-nothing(0,)", "showed(1, 4)", "showed(2, 5)", "lone-empty-fist(0,)", "declined(0,)", "turn-begins(1,)"]
    assert hand(game, "a") == "T G"


@rule("DM-FIST-1")
def test_the_questions_of_the_lone_empty_fist() -> None:
    game = die_mauer("T")
    show(game, "fist G G")
    question = game.question(0)
    assert (question.kind, question.prompt, question.rules, question.secret) == ("one", Message("ask-lone-fist"), ("DM-FIST-1",), False)
    assert [(option.pick, option.notation, option.label) for option in question.options[:2]] == [
        (11, "build-none", Message("choose-build-none")),
        (14, "build-W1", Message("choose-build", {"block": 2})),
    ]
    version = game.version
    further = game.question(0, game.read("build-W4"))
    assert further.prompt == Message("ask-end", {"block": 5})
    assert [option.notation for option in further.options] == ["left", "right"]
    assert (game.version, wall(game)) == (version, "T")
    with pytest.raises(muraglia.UnfinishedChoice) as refused:
        game.play("build-W4")
    assert refused.value.message == Message("choice-incomplete", {"word": "build-W4", "known": "left right"})
    assert refusal(game, "build-W4 build-none", 0) == ("DM-OPEN-6", Message("why-must-build", {"block": 5}))


@rule("DM-FIST-2")
@pytest.mark.parametrize(("master", "giver"), [("a", 1), ("a", 3), ("b", 0), ("d", 0), ("d", 2)])
def test_the_only_other_empty_fist_gives_the_master_a_block(master: str, giver: int) -> None:
    game = die_mauer("W1 T", players=4, master=master)
    at = "abcd".index(master)
    before = [hand(game, letter).split() for letter in "abcd"]
    show(game, " ".join("fist" if seat in (at, giver) else "W2" for seat in range(4)))
    assert game.to_act == [giver]
    assert game.options() == [f"give-{block}" for block in before[giver]]
    game.play("give-W4")
    before[giver].remove("W4")
    before[at].append("W4")
    assert [sorted(hand(game, letter).split()) for letter in "abcd"] == [sorted(blocks) for blocks in before]
    assert hand(game, master).count("W4") == 2
    assert (wall(game), line_of(game, "idle turns")) == ("W1 T", "1")
    assert told(game)[-2:] == [f"gave({giver}, {at}) secret (5,)", f"turn-begins({(at + 1) % 4},)"]


@rule("DM-FIST-2")
def test_the_others_learn_that_a_block_was_given_but_not_which() -> None:
    game = after_gift("T", players=4)
    assert [told(game, 4, seat)[0] for seat in (-1, 0, 1, 2, 3)] == [
        "gave(1, 0)", "gave(1, 0) secret (0,)", "gave(1, 0) secret (0,)", "gave(1, 0)", "gave(1, 0)",
    ]  # fmt: skip
    clues = [(ClueView("given", 1, 0, block),) for block in (None, "T", "T", None, None)]
    assert [game.view(seat).own.clues for seat in (-1, 0, 1, 2, 3)] == clues
    assert [game.record(seat).split("\n")[-2] for seat in (0, 1, 2, 3)] == ["b: give-T", "b: give-T", "b: give-?", "b: give-?"]


@rule("DM-FIST-2")
def test_which_block_is_given_is_hidden_from_a_master_in_another_seat_neither() -> None:
    game = die_mauer(players=4, master="d")
    show(game, "W1 W1 fist fist")
    game.play("give-G")
    assert [told(game, 4, seat)[0] for seat in (-1, 0, 1)] == ["gave(2, 3)"] * 3
    assert [told(game, 4, seat)[0] for seat in (2, 3)] == ["gave(2, 3) secret (1,)"] * 2
    clues = [(ClueView("given", 2, 3, block),) for block in (None, None, None, "G", "G")]
    assert [game.view(seat).own.clues for seat in (-1, 0, 1, 2, 3)] == clues
    assert [game.record(seat).split("\n")[-2] for seat in (0, 1, 2, 3)] == ["c: give-?", "c: give-?", "c: give-G", "c: give-G"]


@rule("DM-FIST-2")
def test_the_rival_must_give_a_block_he_holds() -> None:
    game = die_mauer(hands={"a": "T G", "b": "G W3", "c": "G W4"})
    show(game, "fist fist W4")
    question = game.question(1)
    assert (question.prompt, question.rules) == (Message("ask-give", {"master": 0}), ("DM-FIST-2",))
    assert (question.kind, question.secret) == ("one", True)
    assert [(option.pick, option.label) for option in question.options] == [
        (21, Message("choose-give", {"block": 1})),
        (24, Message("choose-give", {"block": 4})),
    ]
    for choice in ("fist", "G", "left", "right", "build-none", "build-G", "build-W6"):
        assert refusal(game, choice, 1) == ("DM-FIST-2", Message("why-must-give"))
    assert refusal(game, "give-T", 1) == ("DM-FIST-2", Message("why-not-held", {"block": 0}))
    assert refusal(game, "give-G", 2) == ("DM-OPEN-2", Message("why-not-your-turn", {"seat": 1}))
    assert game.options(2) == []
    with pytest.raises(muraglia.IllegalChoice) as refused:
        game.question(0)
    assert refused.value.rule == "DM-OPEN-2"


@rule("DM-FIST-2", "DM-END-1")
def test_a_rival_must_give_even_his_only_block_and_pays_nothing() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "T", "c": "G W4"}, ends=("W1", "W2"))
    show(game, "fist fist W4")
    assert game.options(1) == ["give-T"]
    game.play("give-T")
    assert without_leftovers(told(game))[3:] == [
        "gave(1, 0) secret (0,)", "round-ends-done(1,)", "paid(0, 31, 31)", "paid(1, 0, 0)", "paid(2, 14, 14)",
        "round-begins(2, 1)", "turn-begins(1,)",
    ]  # fmt: skip


@rule("DM-FIST-3")
@pytest.mark.parametrize(("fists", "count"), [("fist fist fist W1", 3), ("fist fist fist fist", 4), ("fist W1 fist fist", 3)])
def test_the_master_and_several_rivals_with_empty_fists_do_nothing(fists: str, count: int) -> None:
    game = die_mauer(players=4)
    show(game, fists)
    assert told(game)[4:] == [f"many-empty-fists({count},)", "turn-begins(1,)"]
    assert [hand(game, letter) for letter in "abcd"] == [FULL] * 4
    assert (wall(game), line_of(game, "idle turns")) == ("-", "1")


@rule("DM-FIST-3", "DM-FIST-1", "DM-FIST-2")
def test_only_rivals_with_empty_fists_do_nothing() -> None:
    game = die_mauer("W1")
    show(game, "W2 fist fist")
    assert (game.to_act, game.options()) == ([0], ["left", "right"])
