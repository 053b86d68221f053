"""Die Mauer: building, DM-OPEN (docs/rules/die-mauer.md)."""

from __future__ import annotations

import pytest

from muraglia.kernel.message import Message
from tests.games.die_mauer.support import FULL, hand, refusal, told, wall
from tests.support import die_mauer, line_of, rule, show


@rule("DM-OPEN-1")
@pytest.mark.parametrize("master", [0, 1, 2, 3])
def test_an_unmatched_master_builds(master: int) -> None:
    game = die_mauer("W1", players=4, master="abcd"[master])
    show(game, " ".join("G" if seat == master else "T" for seat in range(4)))
    assert game.to_act == [master]
    assert game.options() == ["left", "right"]
    assert told(game)[-1] == f"master-unmatched({master}, 1)"
    game.play("left")
    assert wall(game) == "G W1"
    assert "G" not in hand(game, "abcd"[master]).split()
    assert told(game)[-2:] == [f"built({master}, 1, 0)", f"turn-begins({(master + 1) % 4},)"]


@rule("DM-OPEN-2")
@pytest.mark.parametrize(("master", "order"), [("a", [1, 2, 3, 4]), ("b", [2, 3, 4, 0]), ("d", [4, 0, 1, 2]), ("e", [0, 1, 2, 3])])
def test_matching_rivals_place_clockwise_from_the_master(master: str, order: list[int]) -> None:
    game = die_mauer("W1", players=5, master=master)
    show(game, "W2 W2 W2 W2 W2")
    assert told(game)[-1] == "rivals-matched(3, 4)"
    for builder in order:
        assert game.to_act == [builder]
        assert refusal(game, "left", "abcde".index(master)) == ("DM-OPEN-2", Message("why-not-your-turn", {"seat": builder}))
        game.play("left", builder)
    assert wall(game) == "W2 W2 W2 W2 W1"
    assert [len(hand(game, letter).split()) for letter in "abcd"] == [7 if letter == master else 6 for letter in "abcd"]


@rule("DM-OPEN-2")
@pytest.mark.parametrize(("master", "first", "second"), [("a", 1, 2), ("b", 2, 0), ("c", 0, 1)])
def test_two_rivals_build_towers_at_both_ends_of_a_single_wall_piece(master: str, first: int, second: int) -> None:
    for end, other in (("left", "right"), ("right", "left")):
        game = die_mauer("W1", master=master)
        show(game, "T T T")
        assert told(game)[-1] == "rivals-matched(0, 2)"
        assert (game.to_act, game.options()) == ([first], ["left", "right"])
        game.play(end)
        assert (game.to_act, game.options()) == ([second], [other])
        assert refusal(game, end, second)[0] == "DM-BUILD-2"
        game.play(other)
        assert wall(game) == "T W1 T"
        assert "T" in hand(game, master).split()


@rule("DM-OPEN-2")
def test_one_rival_and_one_position_on_the_empty_table() -> None:
    game = die_mauer()
    show(game, "G W1 G")
    assert (game.to_act, game.options()) == ([2], ["right"])
    game.play("right")
    assert (wall(game), hand(game, "a"), hand(game, "c")) == ("G", FULL, "T W1 W2 W3 W4 W6")


@rule("DM-OPEN-3")
def test_two_rivals_and_one_position_let_the_master_build() -> None:
    game = die_mauer(master="b")
    show(game, "G G G")
    assert told(game)[-1] == "too-many-rivals(1, 1, 2)"
    assert (game.to_act, game.options()) == ([1], ["right"])
    game.play("right")
    assert (hand(game, "a"), hand(game, "b"), hand(game, "c")) == (FULL, "T W1 W2 W3 W4 W6", FULL)


@rule("DM-OPEN-3")
def test_three_rivals_and_two_positions_let_the_master_build_at_either_end() -> None:
    game = die_mauer("W1", players=4, master="d")
    show(game, "T T T T")
    assert told(game)[-1] == "too-many-rivals(3, 0, 3)"
    assert (game.to_act, game.options()) == ([3], ["left", "right"])
    game.play("left")
    assert (wall(game), line_of(game, "agenda")) == ("T W1", "planning(a)")


@rule("DM-OPEN-4", "DM-OPEN-5")
@pytest.mark.parametrize("fists", ["T T W2", "T G W4", "T W2 W2", "G W2 fist"])
def test_without_a_position_nobody_builds_and_all_blocks_go_back(fists: str) -> None:
    game = die_mauer("T W1 G")
    before = [hand(game, letter) for letter in "abc"]
    show(game, fists)
    assert told(game)[-2:] == [f"no-position({'TG'.index(fists[0])},)", "turn-begins(1,)"]
    assert (wall(game), [hand(game, letter) for letter in "abc"]) == ("T W1 G", before)
    assert line_of(game, "idle turns") == "1"


@rule("DM-OPEN-5")
def test_a_rival_with_another_block_or_an_empty_fist_does_nothing() -> None:
    game = die_mauer("W1", players=4)
    show(game, "W2 W3 fist G")
    assert game.to_act == [0]
    game.play("left")
    assert [hand(game, letter) for letter in "bcd"] == [FULL, FULL, "T G W2 W3 W4 W6"]
    assert hand(game, "a") == "T G W1 W3 W4 W6"
    assert [line_of(game, f"fist {letter}") for letter in "abcd"] == ["-"] * 4


@rule("DM-OPEN-6")
@pytest.mark.parametrize(("fists", "builder"), [("W2 W3 W3", 0), ("W2 W3 W2", 2)])
def test_a_shown_block_that_may_be_built_is_built(fists: str, builder: int) -> None:
    game = die_mauer("W1")
    show(game, fists)
    question = game.question(builder)
    assert (question.kind, question.prompt, question.secret) == ("one", Message("ask-end", {"block": 3}), False)
    assert question.rules == ("DM-BUILD-1", "DM-BUILD-2")
    assert [(option.pick, option.label) for option in question.options] == [
        (9, Message("choose-end", {"end": 0})),
        (10, Message("choose-end", {"end": 1})),
    ]
    for choice in ("build-none", "fist", "W3", "build-W3", "give-W3"):
        assert refusal(game, choice, builder) == ("DM-OPEN-6", Message("why-must-build", {"block": 3}))
