"""Chinesische Mauer: scoring, CM-SCORE (docs/rules/chinesische-mauer.md)."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.games.chinesische_mauer.view import CardView
from muraglia.kernel.message import Message
from tests.games.chinesische_mauer.support import NAME, a_begins, points, refusal, told
from tests.support import chinesische_mauer, line_of, rule, scoring, second_action


def lead_of_a(row: str, players: int = 2, tiles: str = "7 5") -> bool:
    """Does a score the section in his turn?"""
    others = ["5 4 |", "8 2 |", "3 3 |"][: min(players, 4) - 1]
    game = a_begins([f"{tiles} | {row}".strip(), *others], players)
    assert game.to_act == [0]
    asked = line_of(game, "agenda")
    assert asked in (scoring("a"), second_action("a"))
    assert (asked == scoring("a")) != isinstance(game.why_not("score-1"), muraglia.IllegalChoice)
    return asked == scoring("a")


@rule("CM-SCORE-1")
def test_the_player_to_move_scores_where_he_has_strictly_more() -> None:
    assert lead_of_a("aG bW")
    assert not lead_of_a("aG bG")
    assert not lead_of_a("aW bG")
    assert not lead_of_a("bW")
    assert not lead_of_a("")
    assert lead_of_a("aW")


@rule("CM-SCORE-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_he_needs_more_than_every_other_player(players: int) -> None:
    for other in "bcde"[: players - 1]:
        rest = " ".join(f"{seat}W" for seat in "bcde"[: players - 1] if seat != other)
        assert lead_of_a(f"aT {other}G {rest}", players)
        assert not lead_of_a(f"aT {other}G {other}W {rest}", players)
        assert not lead_of_a(f"aT {other}G {other}G {rest}", players)
        assert lead_of_a("aW", players)


@rule("CM-SCORE-1")
@pytest.mark.parametrize("seat", "abcde")
def test_every_seat_leads_like_the_first(seat: str) -> None:
    row = " ".join(f"{other}W" for other in "abcde")
    game = chinesische_mauer([f"7 3 | {row} {seat}W", "5 4 |", "8 2 |", "1 1 |"], scoring(seat), players=5)
    assert game.to_act == ["abcde".index(seat)]
    assert game.options() == ["score-1 tile-3 on-W", "score-1 tile-7 on-W"]


@rule("CM-SCORE-1", "CM-VALUE-4")
def test_a_player_whose_cards_are_all_covered_is_compared_with_0() -> None:
    assert not lead_of_a("aT=7 bG/aD", tiles="5")  # -3 against 0
    assert not lead_of_a("aT=4 bG/aD", tiles="5")  # 0 against 0
    assert lead_of_a("aT=3 bG/aD", tiles="5")  # 1 against 0
    assert lead_of_a("aG/bD=4", tiles="5")  # 0, only a covered card, against -3
    assert not lead_of_a("aG/bD=1", tiles="5")  # 0 against 0


@rule("CM-SCORE-1")
def test_a_player_without_a_card_there_is_not_compared_at_all() -> None:
    assert lead_of_a("aT=7 aD", tiles="5")  # -3, alone
    assert not lead_of_a("aT=7 aD bW", tiles="5")  # -3 against 1
    assert not lead_of_a("aT=7 cW", players=3, tiles="5")
    assert lead_of_a("aT=7", players=3, tiles="5")


@rule("CM-SCORE-1")
def test_who_does_not_lead_may_not_score_there() -> None:
    sections = ["7 3 | aG", "5 4 | aW bW", "8 2 | bG"]
    game = chinesische_mauer(sections, scoring("a"), players=3)
    assert game.options() == ["score-1 tile-3 on-G", "score-1 tile-7 on-G"]
    assert refusal(game, "score-2") == "CM-SCORE-1: why-not-leading{'section': 1}"
    assert refusal(game, "score-3") == "CM-SCORE-1: why-no-card-there{'section': 2}"
    assert refusal(game, "score-4") == "CM-SETUP-1: why-no-such-section{'section': 3, 'count': 3}"


@rule("CM-SCORE-2")
def test_he_chooses_one_of_two_tiles_and_puts_it_onto_one_of_his_uncovered_cards() -> None:
    sections = ["5 4 |", "7 3 | bW aW bG bT/aD bG bS bR", "8 2 |"]
    game = chinesische_mauer(sections, scoring("b"), players=3)
    assert points(game, 2) == (2, 8, None)
    assert game.options() == [
        *["score-2 tile-3 on-W", "score-2 tile-3 on-G", "score-2 tile-3 on-S", "score-2 tile-3 on-R"],
        *["score-2 tile-7 on-W", "score-2 tile-7 on-G", "score-2 tile-7 on-S", "score-2 tile-7 on-R"],
    ]
    assert told(game.play("score-2 tile-3 on-G")) == [("tile-on-card", (1, 1, 3, 1))]
    assert line_of(game, "section 2") == "7 | bW aW bG=3 bT/aD bG bS bR"
    assert points(game, 2) == (2, 5, None)
    assert game.view(0).public.scored == (1,)
    assert game.view(0).public.won[1] == ()
    assert line_of(game, "agenda") == second_action("b")


@rule("CM-SCORE-2")
@pytest.mark.parametrize(
    ("tiles", "choice", "after"), [("7 3", "7", "3 | aW=7"), ("7 3", "3", "7 | aW=3"), ("3 7", "7", "3 | aW=7"), ("3 7", "3", "7 | aW=3")]
)
def test_the_other_tile_stays_beside_the_section(tiles: str, choice: str, after: str) -> None:
    game = chinesische_mauer([f"{tiles} | aW", "5 4 |"], scoring("a"))
    assert game.options() == ["score-1 tile-3 on-W", "score-1 tile-7 on-W"]
    game.play(f"score-1 tile-{choice} on-W")
    assert line_of(game, "section 1") == after
    assert game.view(0).public.sections[0].tiles == (int(after[0]),)


@rule("CM-SCORE-2", "CM-SCORE-3")
def test_a_tile_of_1_is_a_tile_like_any_other() -> None:
    game = chinesische_mauer(["7 1 | aW", "8 | aG=1 bW"], scoring("a"), supply="3 3")
    assert game.options() == ["score-1 tile-1 on-W", "score-1 tile-7 on-W"]
    game.play("score-1 tile-1 on-W")
    assert line_of(game, "section 1") == "7 | aW=1"
    assert points(game) == (0, None)
    other = chinesische_mauer(["5 4 |", "8 | aG=3"], scoring("a"), supply="1 4")
    assert told(other.play("score-2"))[-1] == ("tiles-laid", (1, 1, 4))
    assert line_of(other, "section 2") == "1 4 |"
    assert other.view(0).public.sections[1].open


@rule("CM-SCORE-2")
def test_two_equal_tiles_are_one_choice() -> None:
    game = chinesische_mauer(["5 4 |", "3 3 | aW", "8 2 |"], scoring("a"), players=3)
    assert game.options() == ["score-2 tile-3 on-W"]
    game.play("score-2 tile-3 on-W")
    assert line_of(game, "section 2") == "3 | aW=3"


@rule("CM-SCORE-2")
def test_other_tiles_and_other_cards_are_refused() -> None:
    game = chinesische_mauer(["5 4 |", "7 3 | aW aT/aD bW"], scoring("a"))
    assert refusal(game, "score-2 tile-5") == "CM-SCORE-2: why-no-such-tile{'section': 1, 'tile': 5}"
    assert refusal(game, "score-2 tile-8") == "CM-SCORE-2: why-no-such-tile{'section': 1, 'tile': 8}"
    assert refusal(game, "score-2 tile-1") == "CM-SCORE-2: why-no-such-tile{'section': 1, 'tile': 1}"
    assert refusal(game, "score-2 score-2") == "CM-SCORE-2: why-choose-tile{'section': 1}"
    assert refusal(game, "score-2 score-4") == "CM-SCORE-2: why-choose-tile{'section': 1}"
    assert refusal(game, "score-2 on-W") == "CM-SCORE-2: why-choose-tile{'section': 1}"
    assert refusal(game, "score-2 tile-7 tile-8") == "CM-SCORE-2: why-choose-card{'section': 1}"
    assert refusal(game, "score-2 tile-7 W>1") == "CM-SCORE-2: why-choose-card{'section': 1}"
    assert refusal(game, "score-2 tile-7 on-T") == "CM-SCORE-2: why-no-own-card{'section': 1, 'card': 2}"
    assert refusal(game, "score-2 tile-7 on-G") == "CM-SCORE-2: why-no-own-card{'section': 1, 'card': 1}"
    assert game.why_not("score-2 tile-7 on-D") is None
    assert game.why_not("score-2 tile-3 on-W") is None


@rule("CM-SCORE-2")
def test_the_questions_of_a_scoring() -> None:
    game = chinesische_mauer(["5 4 |", "7 3 | aW aG"], scoring("a"))
    question = game.question(0)
    assert (question.kind, question.prompt, question.rules) == ("one", Message("ask-score"), ("CM-SCORE-1", "CM-SCORE-6"))
    assert [(option.notation, option.label) for option in question.options] == [("score-2", Message("choose-score", {"section": 1}))]
    tile = game.question(0, game.read("score-2"))
    assert tile.prompt == Message("ask-tile", {"section": 1})
    assert tile.rules == ("CM-SCORE-2", "CM-VALUE-5")
    assert [(option.notation, option.label) for option in tile.options] == [
        ("tile-3", Message("choose-tile", {"tile": 3})),
        ("tile-7", Message("choose-tile", {"tile": 7})),
    ]
    card = game.question(0, game.read("score-2 tile-7"))
    assert card.prompt == Message("ask-card", {"section": 1, "tile": 7})
    assert card.rules == ("CM-SCORE-2", "CM-ACT-5")
    assert [(option.notation, option.label) for option in card.options] == [
        ("on-W", Message("choose-on-card", {"card": 0})),
        ("on-G", Message("choose-on-card", {"card": 1})),
    ]
    with pytest.raises(muraglia.UnfinishedChoice) as error:
        game.play("score-2 tile-7")
    assert error.value.message == Message("choice-incomplete", {"word": "score-2 tile-7", "known": "on-W on-G"})


@rule("CM-SCORE-3")
def test_the_second_scoring_takes_the_other_tile_and_the_first_goes_to_the_owner_of_its_card() -> None:
    sections = ["5 4 | aW bG", "7 | bT cG=3 aW", "8 2 |"]
    game = chinesische_mauer(sections, scoring("b"), players=3, won={"a": "1", "b": "2"}, supply="4 5 2 3", hands={"b": "G"})
    assert game.options() == ["score-1 tile-4 on-G", "score-1 tile-5 on-G", "score-2"]
    won_c = line_of(game, "won c")
    events = game.play("score-2")
    assert told(events) == [("tile-won", (1, 1, 7)), ("tile-to-owner", (2, 1, 3)), ("tiles-laid", (1, 4, 5))]
    assert [line_of(game, f"section {number}") for number in (1, 2, 3)] == ["5 4 | aW bG", "4 5 |", "8 2 |"]
    assert points(game, 1) == (1, 2, None)
    assert points(game, 2) == (None, None, None)
    assert line_of(game, "won a") == "1"
    assert line_of(game, "won b") == "2 7"
    assert line_of(game, "won c") == f"{won_c} 3"
    assert line_of(game, "supply") == "2 3"
    assert game.view(0).public.tiles_left == {2: 1, 3: 1}
    assert game.scores[:2] == [1, 9]
    assert game.view(0).public.scores == tuple(game.scores)


@rule("CM-SCORE-3")
def test_the_cards_of_a_won_section_leave_the_game() -> None:
    game = chinesische_mauer(["7 | aG/bD aT=1", "5 4 | aW"], scoring("a"), hands={"a": "W", "b": "G"}, decks={"a": "S", "b": "S"})
    before = game.view(0).public
    game.play("score-1")
    after = game.view(0).public
    assert after.sections[0].row == ()
    assert (after.hand_sizes, after.deck_sizes, after.left) == (before.hand_sizes, before.deck_sizes, before.left)
    assert after.sections[1] == before.sections[1]
    game.play("score-2 tile-4 on-W")
    game.play("W>1")
    assert points(game, 1) == (1, None)  # nothing of the old row counts
    assert game.view(0).public.sections[0].row == (CardView(owner=0, card="wall", covered=False, lies_on=False, tile=0, worth=1),)


@rule("CM-SCORE-3")
def test_the_won_tiles_may_be_hidden_by_a_table_option_which_the_view_carries() -> None:
    assert muraglia.new(NAME, seed=1).view(0).public.options == {"hide_won_fame": "off"}
    game = muraglia.new(NAME, seed=1, hide_won_fame=True)
    assert game.view(0).public.options == {"hide_won_fame": "on"}
    assert game.copy().view(0).public.options == {"hide_won_fame": "on"}
    assert muraglia.set_up(game.position_text()).view(0).public.options == {"hide_won_fame": "on"}
    assert game.imagine(0).text().split("\n")[3] == "options: hide_won_fame=on"


@rule("CM-SCORE-4")
def test_the_second_tile_goes_to_the_same_player_while_he_still_leads() -> None:
    game = chinesische_mauer(["7 3 | aT aG bW", "5 4 |"], scoring("a"), decks={"a": "WWW", "b": "WWW"})
    game.play("score-1 tile-3 on-G")
    assert points(game) == (2, 1)
    assert refusal(game, "score-1") == "CM-TURN-1: why-scoring-is-over{}"  # not in the same turn
    for _ in "aabb":
        game.play("draw")
    assert game.options() == ["score-1"]
    assert told(game.play("score-1"))[:2] == [("tile-won", (0, 0, 7)), ("tile-to-owner", (0, 0, 3))]
    assert line_of(game, "won a") == "7 3"


@rule("CM-SCORE-4")
def test_the_second_tile_does_not_go_to_a_player_whose_reduced_total_is_not_the_highest() -> None:
    assert lead_of_a("aT=1 bW", tiles="5")  # 2 against 1
    assert not lead_of_a("aT=2 bW", tiles="5")  # 1 against 1
    assert not lead_of_a("aT=3 bW", tiles="5")  # 0 against 1


@rule("CM-SCORE-4")
def test_alone_in_the_section_a_negative_total_is_enough() -> None:
    assert lead_of_a("aW=8", tiles="5")
    assert lead_of_a("aW=1", tiles="5")


@rule("CM-SCORE-5")
def test_without_tiles_to_lay_out_the_game_goes_on_with_one_section_less() -> None:
    game = chinesische_mauer(["7 | aT=1 bW", "5 4 | bW"], scoring("a"), hands={"a": "WD"}, supply="-")
    events = game.play("score-1")
    assert told(events) == [("tile-won", (0, 0, 7)), ("tile-to-owner", (0, 0, 1)), ("section-closed", (0,))]
    assert line_of(game, "section 1") == "closed"
    closed = game.view(0).public.sections[0]
    assert (closed.open, closed.tiles, closed.row, closed.points) == (False, (), (), (None, None))
    assert game.view(0).public.sections[1].open
    assert not game.is_over
    assert game.options() == ["draw", "W>2", "D>2", "D>2.bW"]
    assert refusal(game, "W>1") == "CM-SCORE-5: why-section-closed{'section': 0}"
    assert refusal(game, "D>1") == "CM-SCORE-5: why-section-closed{'section': 0}"
    assert refusal(game, "D>1.bW") == "CM-SCORE-5: why-section-closed{'section': 0}"


@rule("CM-SCORE-5")
def test_a_closed_section_is_not_scored() -> None:
    game = chinesische_mauer(["closed", "5 4 | aW"], scoring("a"))
    assert game.options() == ["score-2 tile-4 on-W", "score-2 tile-5 on-W"]
    assert refusal(game, "score-1") == "CM-SCORE-5: why-section-closed{'section': 0}"


@rule("CM-SCORE-6")
def test_scoring_is_not_optional() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 |"], scoring("a"), hands={"a": "WR"})
    for choice in ("draw", "pass", "W>1", "R>1", "tile-3", "on-W"):
        assert refusal(game, choice) == "CM-SCORE-6: why-score-first{}"


@rule("CM-SCORE-6")
@pytest.mark.parametrize(("first", "second"), [("score-1 tile-7 on-W", "score-3"), ("score-3", "score-1 tile-7 on-W")])
def test_several_sections_are_scored_in_the_order_of_choice_each_once(first: str, second: str) -> None:
    sections = ["7 3 | aW", "5 4 | aW bW", "8 | bT=5 aG"]
    game = chinesische_mauer(sections, scoring("a"), players=3, supply="3 3 4 2")
    assert game.options() == ["score-1 tile-3 on-W", "score-1 tile-7 on-W", "score-3"]
    game.play(first)
    scored = first.split()[0]
    assert line_of(game, "agenda") == scoring("a")
    assert line_of(game, "scored") == scored[-1]
    assert game.view(0).public.scored == (int(scored[-1]) - 1,)
    assert refusal(game, scored) == f"CM-SCORE-6: why-scored-already{{'section': {int(scored[-1]) - 1}}}"
    assert all(option.startswith(second.split()[0]) for option in game.options())
    game.play(second)
    assert line_of(game, "agenda") == second_action("a")
    assert line_of(game, "scored") == "1 3"
    assert [line_of(game, f"section {number}") for number in (1, 2, 3)] == ["3 | aW=7", "5 4 | aW bW", "3 3 |"]
    game.play("draw")
    assert line_of(game, "scored") == "1 3"
    assert line_of(game, "won a") == "8"
    assert line_of(game, "won b") == "5"


@rule("CM-SCORE-6")
def test_a_refilled_section_scores_nothing_in_the_same_turn() -> None:
    game = chinesische_mauer(["7 | aW=1", "5 4 | aW"], scoring("a"), supply="8 2")
    game.play("score-1")
    assert line_of(game, "section 1") == "8 2 |"
    assert game.options() == ["score-2 tile-4 on-W", "score-2 tile-5 on-W"]
    assert refusal(game, "score-1") == "CM-SCORE-6: why-scored-already{'section': 0}"


@rule("CM-SCORE-6")
def test_in_the_next_turn_every_section_may_be_scored_again() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 | aG=2 bW"], scoring("a"), decks={"a": "WWW", "b": "WWW"}, supply="8 2")
    game.play("score-1 tile-3 on-W")
    game.play("draw")
    game.play("draw")
    assert line_of(game, "scored") == "-"
    assert line_of(game, "agenda") == scoring("b")
    assert game.options() == ["score-2"]
    game.play("score-2")
    assert line_of(game, "scored") == "2"
    game.play("draw")
    game.play("draw")
    assert line_of(game, "agenda") == scoring("a")
    assert game.options() == ["score-1"]


@rule("CM-SCORE-7", "CM-SETUP-3")
def test_with_two_players_equal_pairs_are_boxed_until_an_unequal_one_comes() -> None:
    game = chinesische_mauer(["5 4 |", "7 | aW=1"], scoring("a"), supply="5 5 3 3 2 4 8 8")
    events = game.play("score-2")
    assert told(events)[2:] == [("pair-boxed", (1, 5)), ("pair-boxed", (1, 3)), ("tiles-laid", (1, 2, 4))]
    assert line_of(game, "section 2") == "2 4 |"
    assert line_of(game, "boxed") == "5 5 3 3"
    assert game.view(0).public.boxed == (5, 5, 3, 3)
    assert line_of(game, "supply") == "8 8"


@rule("CM-SCORE-7")
def test_with_two_players_the_section_closes_when_only_equal_pairs_are_left() -> None:
    game = chinesische_mauer(["5 4 |", "7 | aW=1"], scoring("a"), supply="5 5 3 3")
    events = game.play("score-2")
    assert told(events)[2:] == [("pair-boxed", (1, 5)), ("pair-boxed", (1, 3)), ("section-closed", (1,))]
    assert line_of(game, "section 2") == "closed"
    assert line_of(game, "section 1") == "5 4 |"
    assert line_of(game, "boxed") == "5 5 3 3"
    assert line_of(game, "supply") == "-"
    assert not game.is_over


@rule("CM-SCORE-7", "CM-SETUP-3")
def test_with_three_players_an_equal_pair_is_laid_out() -> None:
    game = chinesische_mauer(["5 4 |", "7 | aW=1", "8 2 |"], scoring("a"), players=3, supply="5 5 3 4")
    assert told(game.play("score-2"))[2:] == [("tiles-laid", (1, 5, 5))]
    assert line_of(game, "section 2") == "5 5 |"
    assert line_of(game, "boxed") == "-"
