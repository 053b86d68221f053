"""Chinesische Mauer: the value of a section, CM-VALUE (docs/rules/chinesische-mauer.md)."""

from __future__ import annotations

import pytest

from muraglia.games.chinesische_mauer.rules import ChinesischeMauer
from tests.games.chinesische_mauer.support import points
from tests.support import chinesische_mauer, line_of, random_positions, rule, scoring, second_action


@rule("CM-VALUE-1")
@pytest.mark.parametrize(("card", "worth"), [("W", 1), ("G", 2), ("T", 3), ("R", 2), ("D", 1), ("N", 1)])
def test_what_a_card_counts(card: str, worth: int) -> None:
    game = chinesische_mauer([f"7 3 | a{card}", "5 4 |"], second_action("b"), hands={"b": card})
    assert points(game) == (worth, None)
    game.play(f"{card}>1")
    assert points(game) == (worth, worth)


@rule("CM-VALUE-1")
def test_cards_of_a_player_are_added_up() -> None:
    row = "aW aG aT aR aD bW bW bG aG aR"
    assert points(chinesische_mauer([f"7 3 | {row}", "5 4 |"], second_action("b"))) == (13, 4)
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "WWWWWWWGGG"}, decks={"a": "S"})
    game.play("W7>1")
    assert points(game) == (7, None)
    game.play("G3>1")
    assert points(game) == (13, None)


@rule("CM-VALUE-2")
@pytest.mark.parametrize(("count", "worth"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_warriors_count_1_3_6_10_15(count: int, worth: int) -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |"], second_action("a"), hands={"a": "SSSSS"})
    game.play(f"S{count}>1" if count > 1 else "S>1")
    assert points(game) == (worth, None)
    assert points(chinesische_mauer([f"7 3 |{' bS aW' * count}", "5 4 |"], second_action("a"))) == (count, worth)


@rule("CM-VALUE-2")
def test_warriors_of_another_player_or_in_another_section_do_not_help() -> None:
    game = chinesische_mauer(["7 3 | aS bS bS", "5 4 | aS aS"], second_action("a"), hands={"a": "S"})
    assert points(game, 1) == (1, 3)
    assert points(game, 2) == (3, None)
    game.play("S>1")
    assert points(game, 1) == (3, 3)


@rule("CM-VALUE-3")
@pytest.mark.parametrize("row", ["bN aT aG bR aS aS aS cG", "aT aG bR aS aS aS cG bN", "aT aG bR bN aS aS aS cG"])
def test_with_a_noble_every_card_counts_1_left_or_right_whoever_owns_it(row: str) -> None:
    game = chinesische_mauer([f"7 3 | {row}", "5 4 | aG", "8 2 |"], second_action("c"), players=3, hands={"c": "GG"})
    assert points(game) == (5, 2, 1)
    assert points(game, 2) == (2, None, None)
    game.play("G2>1")
    assert points(game) == (5, 2, 3)


@rule("CM-VALUE-3")
def test_two_nobles_are_no_different_from_one() -> None:
    game = chinesische_mauer(["7 3 | aT bN", "5 4 |"], second_action("a"), hands={"a": "N"})
    assert points(game) == (1, 1)
    game.play("N>1")
    assert points(game) == (2, 1)


@rule("CM-VALUE-3", "CM-VALUE-4")
def test_one_of_two_nobles_covered_frees_nobody_and_both_covered_frees_all() -> None:
    game = chinesische_mauer(["7 3 | aT bN aN bG", "5 4 |"], second_action("b"), hands={"a": "D", "b": "D"}, decks={"b": "WW"})
    game.play("D>1.bN")
    assert line_of(game, "section 1") == "7 3 | aT bN/bD aN bG"
    assert points(game) == (2, 2)
    game.play("draw")
    game.play("D>1.aN")
    assert points(game) == (4, 3)


@rule("CM-VALUE-4")
def test_a_covered_card_counts_nothing_and_a_covered_warrior_helps_no_other() -> None:
    game = chinesische_mauer(["7 3 | bS aW bS bS", "5 4 |"], second_action("a"), hands={"a": "D"})
    assert points(game) == (1, 6)
    game.play("D>1.bS")
    assert line_of(game, "section 1") == "7 3 | bS/aD aW bS bS"
    assert points(game) == (2, 3)


@rule("CM-VALUE-4")
def test_under_the_lower_of_two_dragons_a_card_counts_nothing_either() -> None:
    game = chinesische_mauer(["7 3 | aT/bD aW", "5 4 |"], second_action("a"), hands={"a": "D"})
    assert points(game) == (1, 1)
    game.play("D>1.bD")
    assert line_of(game, "section 1") == "7 3 | aT/bD/aD aW"
    assert points(game) == (2, 0)


@rule("CM-VALUE-4")
def test_a_noble_under_a_dragon_keeps_its_effect_gone_for_cards_placed_later() -> None:
    game = chinesische_mauer(["7 3 | bN/aD bG", "5 4 |"], second_action("b"), hands={"b": "T"})
    assert points(game) == (1, 2)
    game.play("T>1")
    assert points(game) == (1, 5)


@rule("CM-VALUE-5")
def test_the_tile_on_a_card_is_subtracted_and_the_total_may_fall_below_zero() -> None:
    game = chinesische_mauer(["7 3 | aT aW bG", "5 4 |"], scoring("a"), hands={"a": "GN"}, decks={"a": "-"})
    assert points(game) == (4, 2)
    game.play("score-1 tile-7 on-W")
    assert points(game) == (-3, 2)
    game.play("G>1")
    assert points(game) == (-1, 2)
    game.play("N>1")
    assert points(game) == (-3, 1)


@rule("CM-VALUE-5")
def test_only_the_owner_of_the_card_pays_and_only_in_that_section() -> None:
    game = chinesische_mauer(["3 | bG=7 aW cG", "5 4 | bG", "8 2 | bG"], second_action("b"), players=3)
    assert [points(game, number) for number in (1, 2, 3)] == [(1, -5, 2), (None, 2, None), (None, 2, None)]


@rule("CM-VALUE-6")
def test_a_dragon_lies_on_the_leftmost_of_equal_cards() -> None:
    game = chinesische_mauer(["7 3 | aG bG aW bG bG", "5 4 |"], second_action("a"), hands={"a": "D"})
    game.play("D>1.bG")
    assert line_of(game, "section 1") == "7 3 | aG bG/aD aW bG bG"


@rule("CM-VALUE-6")
def test_a_dragon_passes_over_covered_cards() -> None:
    game = chinesische_mauer(["7 3 | bG/bD bG bG", "5 4 |"], second_action("a"), hands={"a": "D"})
    game.play("D>1.bG")
    assert line_of(game, "section 1") == "7 3 | bG/bD bG/aD bG"


@rule("CM-VALUE-6")
def test_a_fame_tile_lies_on_the_leftmost_uncovered_of_equal_cards() -> None:
    game = chinesische_mauer(["7 3 | bG aW/bD aG aW bG aW", "5 4 |"], scoring("b"))
    game.play("score-1 tile-3 on-G")
    assert line_of(game, "section 1") == "7 | bG=3 aW/bD aG aW bG aW"
    other = chinesische_mauer(["7 3 | aW/bD aG aW aW", "5 4 |"], scoring("a"))
    other.play("score-1 tile-7 on-W")
    assert line_of(other, "section 1") == "3 | aW/bD aG aW=7 aW"
    assert [card.tile for card in other.view(0).public.sections[0].row] == [0, 0, 0, 7, 0]


@rule("CM-VALUE-6")
def test_a_dragon_lying_on_a_card_is_a_card_like_one_at_the_end() -> None:
    game = chinesische_mauer(["7 3 | bG/aD aW", "5 4 |"], scoring("a"))
    assert points(game) == (2, 0)
    game.play("score-1 tile-7 on-D")
    assert line_of(game, "section 1") == "3 | bG/aD=7 aW"
    assert points(game) == (-5, 0)


@rule("CM-SCORE-1", "CM-VALUE-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_points_nobles_and_leaders_are_always_what_counting_says(players: int) -> None:
    """They are kept beside the cards, so that nobody has to count at every question."""
    for position in random_positions("chinesische-mauer", players, "counting"):
        assert isinstance(position, ChinesischeMauer)
        again = position.clone()
        for section in range(position.sections):
            again.count_points(section)
            present = [seat for seat in range(players) if (position.present[section] >> seat) & 1]
            points = {seat: position.points[section * players + seat] for seat in present}
            leading = [seat for seat in present if all(points[seat] > points[other] for other in present if other != seat)]
            assert [seat for seat in range(players) if position.leads(section, seat)] == leading
        assert (again.points, again.nobles, again.leaders) == (position.points, position.nobles, position.leaders)
