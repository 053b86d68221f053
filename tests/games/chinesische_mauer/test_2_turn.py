"""Chinesische Mauer: a turn, CM-TURN and CM-ACT (docs/rules/chinesische-mauer.md)."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.kernel.message import Message
from tests.games.chinesische_mauer.support import LETTERS, a_begins, points, refusal, told
from tests.support import chinesische_mauer, line_of, rule, scoring, second_action, third_action


@rule("CM-TURN-1")
def test_a_turn_is_scoring_then_a_second_and_a_third_action() -> None:
    game = a_begins(["7 3 | aW", "5 4 |"], deck="WW")
    assert line_of(game, "agenda") == "scoring(a) second-action(a) third-action(a) end-of-turn(a)"
    assert game.question().prompt == Message("ask-score")
    game.play("score-1 tile-3 on-W")
    assert line_of(game, "agenda") == "second-action(a) third-action(a) end-of-turn(a)"
    assert game.question().prompt == Message("ask-second-action")
    game.play("draw")
    assert line_of(game, "agenda") == "third-action(a) end-of-turn(a)"
    assert game.question().prompt == Message("ask-third-action")
    events = game.play("draw")
    assert line_of(game, "agenda") == "second-action(b) third-action(b) end-of-turn(b)"
    assert told(events) == [("drew", (0,)), ("turn-begins", (1,))]
    assert game.version == 4


@rule("CM-TURN-1")
def test_nothing_is_scored_after_the_scoring() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 |"], second_action("a"))
    assert refusal(game, "score-1") == "CM-TURN-1: why-scoring-is-over{}"
    assert refusal(game, "tile-3") == "CM-TURN-1: why-scoring-is-over{}"
    assert refusal(game, "on-D") == "CM-TURN-1: why-scoring-is-over{}"
    game.play("draw")
    assert refusal(game, "score-1") == "CM-TURN-1: why-scoring-is-over{}"


@rule("CM-ACT-1")
def test_one_card_or_several_identical_ones_go_to_the_right_end_of_one_section() -> None:
    game = chinesische_mauer(["7 3 | bG", "5 4 | bT", "8 2 |"], second_action("b"), players=3, hands={"b": "WWWGSS"}, decks={"b": "-"})
    assert game.options() == [
        *["W>1", "W>2", "W>3", "W2>1", "W2>2", "W2>3", "W3>1", "W3>2", "W3>3"],
        *["G>1", "G>2", "G>3", "S>1", "S>2", "S>3", "S2>1", "S2>2", "S2>3"],
    ]
    assert told(game.play("W3>1")) == [("placed", (1, 3, 0, 0))]
    assert line_of(game, "section 1") == "7 3 | bG bW bW bW"
    assert line_of(game, "section 2") == "5 4 | bT"
    assert line_of(game, "hand b") == "GSS"
    assert [points(game, number) for number in (1, 2, 3)] == [(None, 5, None), (None, 3, None), (None, None, None)]
    assert line_of(game, "agenda") == third_action("b")
    events = game.play("S2>3")
    assert told(events) == [("placed", (1, 2, 4, 2)), ("turn-begins", (2,))]
    assert line_of(game, "section 3") == "8 2 | bS bS"
    assert points(game, 3) == (None, 3, None)
    assert game.to_act == [2]


@rule("CM-ACT-1")
def test_only_cards_in_the_hand_and_sections_on_the_table() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "WWG", "b": "S"})
    assert refusal(game, "W3>1") == "CM-ACT-1: why-too-few-in-hand{'card': 0, 'count': 2}"
    assert refusal(game, "G2>2") == "CM-ACT-1: why-too-few-in-hand{'card': 1, 'count': 1}"
    assert refusal(game, "S>1") == "CM-ACT-1: why-not-in-hand{'card': 4}"
    assert refusal(game, "T>1") == "CM-ACT-1: why-not-in-hand{'card': 2}"
    assert refusal(game, "D>1") == "CM-ACT-1: why-not-in-hand{'card': 6}"
    assert refusal(game, "W>3") == "CM-SETUP-1: why-no-such-section{'section': 2, 'count': 2}"
    assert refusal(game, "W>4") == "CM-SETUP-1: why-no-such-section{'section': 3, 'count': 2}"
    assert game.why_not("W2>2") is None


@rule("CM-ACT-2")
def test_a_card_is_drawn_from_the_top_of_the_own_deck_and_only_its_owner_sees_it() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("b"), hands={"b": "W"}, decks={"a": "SS", "b": "GT"})
    events = game.play("draw")
    assert told(events) == [("drew", (1,))]
    assert events[0].secret == events[0].seen_by(1).secret == (1,)
    assert events[0].seen_by(0).secret == events[0].seen_by(-1).secret == ()
    assert line_of(game, "hand b") == "WG"
    assert line_of(game, "deck b") == "T"
    assert game.view(0).public.hand_sizes == (0, 2)
    assert game.view(0).public.deck_sizes == (2, 1)
    game.play("draw")
    assert line_of(game, "hand b") == "WGT"
    assert line_of(game, "deck b") == "-"
    assert line_of(game, "deck a") == "SS"


@rule("CM-ACT-2")
def test_an_empty_deck_gives_no_card() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "WG"}, decks={"a": "-"})
    assert game.options() == ["W>1", "W>2", "G>1", "G>2"]
    assert refusal(game, "draw") == "CM-ACT-2: why-deck-empty{}"
    assert refusal(game, "pass") == "CM-ACT-3: why-must-act{}"


@rule("CM-ACT-3")
def test_an_empty_hand_must_draw() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "-"}, decks={"a": "WW"})
    assert game.options() == ["draw"]
    assert refusal(game, "pass") == "CM-ACT-3: why-must-act{}"
    game.play("draw")
    assert game.options() == ["draw", "W>1", "W>2"]
    assert refusal(game, "pass") == "CM-ACT-3: why-must-act{}"


@rule("CM-ACT-3")
def test_an_action_without_a_card_and_without_a_deck_is_skipped() -> None:
    sections = ["7 3 |", "5 4 |", "8 2 |", "1 1 |"]
    game = chinesische_mauer(sections, third_action("a"), players=4, decks={"b": "-", "d": "-"}, finisher="d")
    assert told(game.play("draw")) == [("drew", (0,)), ("turn-begins", (1,)), ("turn-begins", (2,))]
    assert line_of(game, "agenda") == second_action("c")


@rule("CM-ACT-3")
def test_the_third_action_is_skipped_too() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "W"}, decks={"a": "-"}, finisher="b")
    assert told(game.play("W>2")) == [("placed", (0, 1, 0, 1)), ("last-scorings", ())]
    assert line_of(game, "agenda") == "last-scoring(a)"
    assert line_of(game, "quiet turns") == "1"


@rule("CM-ACT-3")
def test_there_is_no_hand_limit() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "WWWWWWWGGGTNSSSSS"}, decks={"a": "RRD"})
    game.play("draw")
    game.play("draw")
    assert line_of(game, "hand a") == "WWWWWWWGGGTNSSSSSRR"
    assert game.view(0).public.hand_sizes == (19, 0)


@rule("CM-ACT-4")
def test_riders_cost_no_action_before_the_second_and_before_the_third() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 |"], second_action("a"), hands={"a": "WRR"}, decks={"a": "G"})
    assert game.options() == ["draw", "W>1", "W>2", "R>1", "R>2"]
    assert told(game.play("R>2")) == [("placed", (0, 1, 5, 1))]
    assert line_of(game, "agenda") == "second-action(a,1) third-action(a) end-of-turn(a)"
    assert game.question().prompt == Message("ask-second-action")
    assert game.options() == ["draw", "W>1", "W>2", "R>1", "R>2"]
    game.play("draw")
    assert line_of(game, "agenda") == third_action("a")
    assert game.options() == ["W>1", "W>2", "G>1", "G>2", "R>1", "R>2"]
    game.play("R>1")
    assert line_of(game, "agenda") == third_action("a")
    assert line_of(game, "section 1") == "7 3 | aW aR"
    assert line_of(game, "section 2") == "5 4 | aR"
    assert points(game) == (3, None)
    game.play("W>1")
    assert game.to_act == [1]


@rule("CM-ACT-4")
def test_any_number_of_riders_each_onto_any_section() -> None:
    for first, second in [("R>1", "R>1"), ("R>1", "R>2"), ("R>2", "R>1"), ("R>2", "R>2")]:
        game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("b"), hands={"b": "RR"}, decks={"b": "WW"})
        game.play(first)
        game.play(second)
        assert line_of(game, "agenda") == "second-action(b,1) third-action(b) end-of-turn(b)"
        assert line_of(game, "hand b") == "-"
        assert game.options() == ["draw"]
        assert [line_of(game, "section 1").count("bR"), line_of(game, "section 2").count("bR")] == [
            (first, second).count("R>1"),
            (first, second).count("R>2"),
        ]


@rule("CM-ACT-4")
def test_a_rider_is_never_the_action_itself() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "RR"}, decks={"a": "WW"})
    game.play("R>1")
    assert game.to_act == [0]
    game.play("draw")
    assert line_of(game, "agenda") == third_action("a")
    game.play("R>1")
    assert line_of(game, "agenda") == third_action("a")
    game.play("draw")
    assert game.to_act == [1]


@rule("CM-ACT-4")
def test_no_rider_without_one_in_the_hand_and_none_after_the_third_action() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], third_action("a"), hands={"a": "WR"})
    assert game.why_not("R>1") is None
    game.play("W>1")
    assert refusal(game, "R>1", 0) == "CM-SETUP-5: why-not-your-turn{'seat': 1}"
    assert refusal(game, "R>1", 1) == "CM-ACT-4: why-not-in-hand{'card': 5}"


@rule("CM-ACT-4")
def test_no_rider_before_the_scoring_is_done() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 |"], scoring("a"), hands={"a": "R"})
    assert refusal(game, "R>1") == "CM-SCORE-6: why-score-first{}"


@rule("CM-ACT-6")
def test_who_comes_to_the_second_action_with_nothing_but_riders_must_place_one() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "RR"}, decks={"a": "-"})
    assert game.options() == ["R>1", "R>2"]
    assert refusal(game, "pass") == "CM-ACT-6: why-must-ride{}"
    assert refusal(game, "draw") == "CM-ACT-2: why-deck-empty{}"
    game.play("R>2")
    assert game.options() == ["pass", "R>1", "R>2"]
    events = game.play("pass")
    assert told(events) == [("passed", (0,)), ("turn-begins", (1,))]


@rule("CM-ACT-6", "CM-ACT-7")
def test_with_a_deck_or_another_card_nobody_is_forced_to_ride_and_nobody_may_pass() -> None:
    with_deck = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "R"}, decks={"a": "W"})
    assert with_deck.options() == ["draw", "R>1", "R>2"]
    assert refusal(with_deck, "pass") == "CM-ACT-3: why-must-act{}"
    with_wall = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "WRR"}, decks={"a": "-"})
    assert with_wall.options() == ["W>1", "W>2", "R>1", "R>2"]
    with_wall.play("R>1")
    assert with_wall.options() == ["W>1", "W>2", "R>1", "R>2"]
    assert refusal(with_wall, "pass") == "CM-ACT-3: why-must-act{}"
    with_wall.play("W>1")
    assert with_wall.options() == ["pass", "R>1", "R>2"]


@rule("CM-ACT-7")
@pytest.mark.parametrize("agenda", [third_action("a"), "second-action(a,1) third-action(a) end-of-turn(a)"])
def test_a_pass_skips_what_is_left_of_the_turn(agenda: str) -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], agenda, hands={"a": "R"}, decks={"a": "-"})
    assert game.options() == ["pass", "R>1", "R>2"]
    assert told(game.play("pass")) == [("passed", (0,)), ("turn-begins", (1,))]
    assert line_of(game, "agenda") == second_action("b")
    assert line_of(game, "hand a") == "R"
    assert line_of(game, "finisher") == "-"


@rule("CM-ACT-7")
def test_riders_may_be_placed_instead_of_passing() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], third_action("a"), hands={"a": "RR"}, decks={"a": "-"})
    game.play("R>1")
    assert line_of(game, "agenda") == third_action("a")
    assert told(game.play("R>1")) == [("placed", (0, 1, 5, 0)), ("all-played", (0,)), ("turn-begins", (1,))]


@rule("CM-ACT-5")
def test_the_dragon_goes_to_the_right_end_or_onto_any_top_card() -> None:
    sections = ["7 3 | aW bG bW aW/bD", "5 | aT=4 cN", "8 2 |"]
    game = chinesische_mauer(sections, second_action("a"), players=3, hands={"a": "D"}, decks={"a": "-"})
    assert game.options() == ["D>1", "D>2", "D>3", "D>1.aW", "D>1.bW", "D>1.bG", "D>1.bD", "D>2.cN"]


@rule("CM-ACT-5")
@pytest.mark.parametrize(
    ("choice", "row", "after", "event"),
    [
        ("D>1", "aW bG cW cD aD", (2, 2, 2), ("placed", (0, 1, 6, 0))),
        ("D>1.aW", "aW/aD bG cW cD", (1, 2, 2), ("covered", (0, 0, 0, 0))),
        ("D>1.bG", "aW bG/aD cW cD", (2, 0, 2), ("covered", (0, 0, 1, 1))),
        ("D>1.cW", "aW bG cW/aD cD", (2, 2, 1), ("covered", (0, 0, 2, 0))),
        ("D>1.cD", "aW bG cW cD/aD", (2, 2, 1), ("covered", (0, 0, 2, 6))),
    ],
)
def test_the_dragon_covers_own_cards_others_cards_and_dragons(
    choice: str, row: str, after: tuple[int, ...], event: tuple[str, tuple[int, ...]]
) -> None:
    game = chinesische_mauer(["7 3 | aW bG cW cD", "5 4 |", "8 2 |"], second_action("a"), players=3, hands={"a": "WD"})
    assert points(game) == (1, 2, 2)
    assert told(game.play(choice)) == [event]
    assert line_of(game, "section 1") == f"7 3 | {row}"
    assert points(game) == after
    assert line_of(game, "hand a") == "W"
    assert line_of(game, "agenda") == third_action("a")


@rule("CM-ACT-5")
def test_the_dragon_works_in_every_section_and_for_every_player() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 | cG cW", "8 2 | aG bS"], third_action("b"), players=3, hands={"b": "WD"})
    assert told(game.play("D>2.cG"))[:2] == [("covered", (1, 1, 2, 1)), ("turn-begins", (2,))]
    assert [line_of(game, f"section {number}") for number in (1, 2, 3)] == ["7 3 | aW", "5 4 | cG/bD cW", "8 2 | aG bS"]
    assert points(game, 2) == (None, 1, 1)


@rule("CM-ACT-5")
def test_the_dragon_may_not_cover_a_card_with_a_fame_tile() -> None:
    game = chinesische_mauer(["7 3 |", "5 | bT=4 aW"], second_action("a"), hands={"a": "D"})
    assert refusal(game, "D>2.bT") == "CM-ACT-5: why-dragon-tile{}"
    with pytest.raises(muraglia.IllegalChoice, match=r"(?i)the dragon may not cover a card that carries a fame tile") as error:
        game.play("D>2.bT")
    assert error.value.rule == "CM-ACT-5"
    assert game.options() == ["draw", "D>1", "D>2", "D>2.aW"]


@rule("CM-ACT-5")
@pytest.mark.parametrize("card", LETTERS)
def test_a_tile_of_1_protects_any_card_of_its_owner_and_no_other(card: str) -> None:
    letter = "W" if card != "W" else "G"
    game = chinesische_mauer([f"5 | b{card}=1 c{card} b{letter}", "7 3 |", "8 2 |"], second_action("a"), players=3, hands={"a": "D"})
    assert sorted(game.options()) == sorted(["draw", "D>1", "D>2", "D>3", f"D>1.b{letter}", f"D>1.c{card}"])
    assert refusal(game, f"D>1.b{card}") == "CM-ACT-5: why-dragon-tile{}"


@rule("CM-ACT-5", "CM-VALUE-6")
def test_the_dragon_covers_the_equal_card_beside_the_one_with_the_tile() -> None:
    game = chinesische_mauer(["5 | aG bW=4 bG bW bW", "7 3 |"], second_action("a"), hands={"a": "D"})
    assert game.options() == ["draw", "D>1", "D>2", "D>1.aG", "D>1.bW", "D>1.bG"]
    assert points(game) == (2, 1)
    game.play("D>1.bW")
    assert line_of(game, "section 1") == "5 | aG bW=4 bG bW/aD bW"
    assert points(game) == (3, 0)


@rule("CM-ACT-5")
def test_after_the_equal_card_is_covered_the_one_with_the_tile_is_still_safe() -> None:
    game = chinesische_mauer(["5 | bW=4 bW/bD", "7 3 |"], second_action("a"), hands={"a": "D"})
    assert refusal(game, "D>1.bW") == "CM-ACT-5: why-dragon-tile{}"
    assert game.options() == ["draw", "D>1", "D>2", "D>1.bD"]


@rule("CM-ACT-5")
def test_the_dragon_needs_a_card_to_lie_on_and_must_be_in_the_hand() -> None:
    game = chinesische_mauer(["7 3 | bG", "5 4 |"], second_action("a"), hands={"a": "D", "b": "W"})
    assert refusal(game, "D>1.bW") == "CM-ACT-5: why-no-such-top-card{'section': 0, 'owner': 1, 'card': 0}"
    assert refusal(game, "D>2.aG") == "CM-ACT-5: why-no-such-top-card{'section': 1, 'owner': 0, 'card': 1}"
    assert refusal(game, "D>1.cW") == "CM-COMP-1: why-no-such-player{'count': 2}"
    assert refusal(game, "D>3.bG") == "CM-SETUP-1: why-no-such-section{'section': 2, 'count': 2}"
    without = chinesische_mauer(["7 3 | bG", "5 4 |"], second_action("a"), hands={"a": "W"})
    assert refusal(without, "D>1.bG") == "CM-ACT-5: why-no-dragon{}"


@rule("CM-ACT-5")
def test_a_card_under_a_dragon_cannot_be_covered_again() -> None:
    game = chinesische_mauer(["7 3 | bN/bD", "5 4 |"], second_action("a"), hands={"a": "D"})
    assert refusal(game, "D>1.bN") == "CM-ACT-5: why-no-such-top-card{'section': 0, 'owner': 1, 'card': 3}"
    game.play("D>1.bD")
    assert line_of(game, "section 1") == "7 3 | bN/bD/aD"
    assert points(game) == (1, 0)
