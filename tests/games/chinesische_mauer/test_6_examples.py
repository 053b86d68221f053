"""The worked examples of the rulebook of Chinesische Mauer. The colours of the source sit at seats a, b and c."""

from __future__ import annotations

import pytest

from tests.games.chinesische_mauer.support import points
from tests.support import chinesische_mauer, line_of, rule, scoring, second_action, third_action


@rule("CM-EX-1")
@pytest.mark.parametrize("row", ["aG aW bG", "bG aW aG"])
def test_example_1_red_has_3_and_green_2_so_red_scores(row: str) -> None:
    game = chinesische_mauer([f"7 3 | {row}", "5 4 |"], scoring("a"))
    assert points(game) == (3, 2)
    assert game.options() == ["score-1 tile-3 on-W", "score-1 tile-3 on-G", "score-1 tile-7 on-W", "score-1 tile-7 on-G"]


@rule("CM-EX-2")
def test_example_2_blue_and_green_have_3_and_red_2_so_nobody_scores() -> None:
    sections = ["5 4 | aG cW cW aW bT", "7 3 |", "8 2 |"]
    game = chinesische_mauer(sections, third_action("c"), players=3, decks=dict.fromkeys("abc", "WWW"))
    assert points(game) == (3, 3, 2)
    game.play("draw")
    for seat in "abc":
        assert line_of(game, "agenda") == second_action(seat)
        game.play("draw")
        game.play("draw")
    assert line_of(game, "section 1") == "5 4 | aG cW cW aW bT"


@rule("CM-EX-3")
@pytest.mark.parametrize("row", ["bG=4 aW bW aW", "aG bW=4 bW bW"])
def test_example_3_the_tile_on_greens_card_makes_him_fall_to_minus_1_behind_blue(row: str) -> None:
    game = chinesische_mauer([f"2 | {row}", "5 3 |"], scoring("a"))
    assert points(game) == (2, -1)
    assert game.options() == ["score-1"]
    game.play("score-1")
    assert game.view(0).public.won[0] == (2,)
    assert game.view(0).public.won[1][-1] == 4


@rule("CM-EX-4")
def test_example_4_red_falls_to_minus_1_but_is_alone_and_takes_the_second_tile_in_his_next_turn() -> None:
    game = chinesische_mauer(["4 7 | aG aW aT", "5 3 |"], scoring("a"), decks={"a": "WWW", "b": "WWW"})
    game.play("score-1 tile-7 on-T")
    assert points(game) == (-1, None)
    assert line_of(game, "section 1") == "4 | aG aW aT=7"
    for _ in "aabb":
        game.play("draw")
    assert game.to_act == [0]
    assert game.options() == ["score-1"]
    game.play("score-1")
    assert game.view(0).public.won[0] == (4, 7)
    assert game.scores[0] == 11


@rule("CM-EX-NOBLE")
def test_example_noble_every_card_counts_1_and_yellow_takes_the_lead() -> None:
    game = chinesische_mauer(["7 3 | aT bW aG bG", "5 4 |"], third_action("b"), hands={"b": "N"})
    assert points(game) == (5, 3)
    game.play("N>1")
    assert points(game) == (2, 3)


@rule("CM-EX-WARRIOR")
def test_example_warrior_three_of_them_beat_a_watchtower_with_one() -> None:
    game = chinesische_mauer(["7 3 | aT bS aS bS bS", "5 4 |"], scoring("b"))
    assert points(game) == (4, 6)
    assert game.options() == ["score-1 tile-3 on-S", "score-1 tile-7 on-S"]


@rule("CM-EX-DRAGON")
def test_example_dragon_greens_dragon_covers_blues_noble_and_frees_the_other_cards() -> None:
    game = chinesische_mauer(["7 3 | aW bG aW bW aN", "5 4 |"], third_action("b"), hands={"b": "D"})
    assert points(game) == (3, 2)
    game.play("D>1.aN")
    assert points(game) == (2, 4)
    assert line_of(game, "section 1") == "7 3 | aW bG aW bW aN/bD"
