"""Chinesische Mauer: the end, CM-END (docs/rules/chinesische-mauer.md)."""

from __future__ import annotations

from collections import Counter

import pytest

import muraglia
from muraglia.kernel.message import Message
from tests.games.chinesische_mauer.support import TILES, points, refusal, told
from tests.support import chinesische_mauer, line_of, rule, scoring, second_action, third_action


@rule("CM-END-1")
@pytest.mark.parametrize("supply", ["-", "5 5 3 3"])
def test_the_game_ends_at_once_with_the_last_tile_in_play(supply: str) -> None:
    game = chinesische_mauer(["closed", "7 | aW bG=3"], scoring("a"), hands={"a": "WWW"}, won={"a": "8 8"}, supply=supply)
    assert game.winners == []
    events = told(game.play("score-2"))
    assert events[:2] == [("tile-won", (0, 1, 7)), ("tile-to-owner", (1, 1, 3))]
    assert events[-2:] == [("section-closed", (1,)), ("game-ends", ())]
    assert game.is_over
    assert game.to_act == []
    assert line_of(game, "agenda") == "-"
    assert game.position.next_to_act() == -1
    assert game.view(0).public.is_over
    assert game.view(0).public.to_act == ()
    assert game.scores == [23, 147 - 23 - sum(game.view(0).public.boxed)]
    assert game.winners == [1]
    assert game.view(0).public.winners == (1,)
    assert game.options(0) == []
    assert refusal(game, "draw", 0) == "CM-END-3: why-over{}"


@rule("CM-END-1")
def test_the_game_goes_on_while_another_section_has_tiles() -> None:
    game = chinesische_mauer(["8 2 |", "7 | aW bG=3"], scoring("a"), supply="-")
    game.play("score-2")
    assert not game.is_over
    assert game.view(0).public.winners == ()


@rule("CM-END-1")
def test_the_game_ends_at_once_even_when_only_the_first_section_was_left() -> None:
    game = chinesische_mauer(["7 | aW=1", "closed", "closed"], scoring("a"), players=3, supply="-")
    assert told(game.play("score-1"))[-1] == ("game-ends", ())
    assert game.is_over


@rule("CM-END-2")
def test_the_last_card_ends_the_turn_and_gives_everybody_else_one_more() -> None:
    game = chinesische_mauer(
        ["7 3 | bG", "5 4 |", "8 2 |"],
        second_action("b"),
        players=3,
        hands={"b": "W"},
        decks={"a": "WWW", "b": "-", "c": "WWW"},
    )
    assert told(game.play("W>2")) == [("placed", (1, 1, 0, 1)), ("all-played", (1,)), ("turn-begins", (2,))]
    assert line_of(game, "finisher") == "b"
    assert game.view(0).public.finisher == 1
    assert line_of(game, "agenda") == second_action("c")
    game.play("draw")
    game.play("draw")
    assert line_of(game, "agenda") == second_action("a")
    game.play("draw")
    events = told(game.play("W>3"))
    assert events == [("placed", (0, 1, 0, 2)), ("last-scorings", ())]
    assert line_of(game, "agenda") == "last-scoring(b)"
    assert game.question().prompt == Message("ask-last-score")
    assert game.question().rules == ("CM-END-2", "CM-SCORE-1")
    assert line_of(game, "quiet turns") == "0"


@rule("CM-END-2")
@pytest.mark.parametrize(
    ("hand", "choice", "event"),
    [
        ("SS", "S2>1", ("placed", (0, 2, 4, 0))),
        ("R", "R>1", ("placed", (0, 1, 5, 0))),
        ("D", "D>2", ("placed", (0, 1, 6, 1))),
        ("D", "D>1.bG", ("covered", (0, 0, 1, 1))),
    ],
)
def test_any_last_card_finishes(hand: str, choice: str, event: tuple[str, tuple[int, ...]]) -> None:
    game = chinesische_mauer(["7 3 | bG", "5 4 |"], third_action("a"), hands={"a": hand}, decks={"a": "-"})
    assert told(game.play(choice)) == [event, ("all-played", (0,)), ("turn-begins", (1,))]
    assert line_of(game, "finisher") == "a"


@rule("CM-END-2")
def test_a_card_in_the_deck_or_in_the_hand_means_not_all_are_played() -> None:
    with_deck = chinesische_mauer(["7 3 |", "5 4 |"], third_action("a"), hands={"a": "W"}, decks={"a": "W"})
    assert told(with_deck.play("W>1")) == [("placed", (0, 1, 0, 0)), ("turn-begins", (1,))]
    with_card = chinesische_mauer(["7 3 |", "5 4 |"], third_action("a"), hands={"a": "WW"}, decks={"a": "-"})
    assert told(with_card.play("W>1")) == [("placed", (0, 1, 0, 0)), ("turn-begins", (1,))]
    assert line_of(with_deck, "finisher") == line_of(with_card, "finisher") == "-"


@rule("CM-END-2")
def test_a_second_finisher_changes_nothing() -> None:
    game = chinesische_mauer(
        ["7 3 |", "5 4 |", "8 2 |"],
        third_action("a"),
        players=3,
        hands={"a": "W", "b": "W"},
        decks={"a": "-", "b": "-", "c": "WWW"},
    )
    game.play("W>1")
    assert game.to_act == [1]
    assert told(game.play("W>1")) == [("placed", (1, 1, 0, 0)), ("turn-begins", (2,))]  # no all-played; no third action
    assert line_of(game, "finisher") == "a"
    game.play("draw")
    events = told(game.play("draw"))
    assert events == [("drew", (2,)), ("last-scorings", ()), ("game-ends", ())]


@rule("CM-END-2")
def test_a_player_without_cards_still_scores_in_his_turn() -> None:
    game = chinesische_mauer(["7 3 | bG", "5 4 |"], third_action("a"), hands={"a": "W"}, decks={"a": "-", "b": "-"})
    assert told(game.play("W>2")) == [("placed", (0, 1, 0, 1)), ("all-played", (0,)), ("turn-begins", (1,))]
    assert line_of(game, "agenda") == scoring("b")
    assert told(game.play("score-1 tile-7 on-G")) == [("tile-on-card", (1, 0, 7, 1)), ("last-scorings", ())]
    assert line_of(game, "agenda") == "last-scoring(a)"
    assert game.view(0).public.scored == ()


@rule("CM-END-2")
def test_a_section_won_in_one_of_the_last_turns_is_still_refilled() -> None:
    game = chinesische_mauer(["7 | bG=1", "5 4 |"], scoring("b"), finisher="a", supply="8 2", decks={"a": "-"})
    game.play("score-1")
    assert line_of(game, "section 1") == "8 2 |"


@rule("CM-END-2")
def test_in_the_last_scorings_nobody_places_or_draws() -> None:
    game = chinesische_mauer(["7 3 | aG", "5 4 |"], "last-scoring(a)", finisher="a", hands={"a": "WR"})
    assert game.options() == ["score-1 tile-3 on-G", "score-1 tile-7 on-G"]
    for choice in ("draw", "W>1", "R>1", "pass"):
        with pytest.raises(muraglia.IllegalChoice):
            game.play(choice)
    assert refusal(game, "score-2") == "CM-SCORE-1: why-no-card-there{'section': 1}"


@rule("CM-END-2")
def test_first_tiles_are_put_on_cards_and_nothing_is_refilled() -> None:
    sections = ["7 3 | aG bW", "5 4 | aW bW"]
    game = chinesische_mauer(sections, "last-scoring(a)", finisher="a", won={"a": "8"}, supply="2 4", decks={"a": "-"})
    assert told(game.play("score-1 tile-7 on-G")) == [("tile-on-card", (0, 0, 7, 1))]
    assert line_of(game, "section 1") == "3 | aG=7 bW"
    assert points(game) == (-5, 1)
    assert line_of(game, "agenda") == "last-scoring(b)"
    assert line_of(game, "quiet turns") == "0"
    assert line_of(game, "scored") == "-"
    assert game.options() == ["score-1"]
    events = told(game.play("score-1"))
    assert events == [("tile-won", (1, 0, 3)), ("tile-to-owner", (0, 0, 7)), ("section-closed", (0,)), ("game-ends", ())]
    assert line_of(game, "section 1") == "closed"
    assert line_of(game, "section 2") == "5 4 | aW bW"
    assert line_of(game, "supply") == "2 4"
    assert line_of(game, "boxed") == "-"
    assert line_of(game, "won a") == "8 7"
    assert line_of(game, "quiet turns") == "2"
    assert game.is_over
    assert game.scores[0] == 15


@rule("CM-END-2")
def test_the_last_scorings_last_until_a_whole_round_is_quiet() -> None:
    sections = ["5 4 | cG", "7 3 | aW bW", "8 2 | cT bS"]
    game = chinesische_mauer(sections, "last-scoring(c)", players=3, finisher="c", quiet=2, supply="-")
    game.play("score-1 tile-4 on-G")
    assert line_of(game, "agenda") == "last-scoring(c)"  # section 3 is his too, in the same turn
    assert line_of(game, "scored") == "1"
    assert game.options() == ["score-3 tile-2 on-T", "score-3 tile-8 on-T"]
    game.play("score-3 tile-8 on-T")
    assert line_of(game, "agenda") == "last-scoring(b)"  # a could score nothing
    assert line_of(game, "quiet turns") == "1"
    assert game.options() == ["score-3"]
    game.play("score-3")
    assert line_of(game, "agenda") == "last-scoring(c)"
    assert line_of(game, "quiet turns") == "0"
    assert game.options() == ["score-1"]
    events = told(game.play("score-1"))
    assert events[-1] == ("game-ends", ())
    assert line_of(game, "quiet turns") == "3"
    assert line_of(game, "section 2") == "7 3 | aW bW"


@rule("CM-END-2")
def test_all_but_one_quiet_turn_is_not_the_end() -> None:
    sections = ["5 4 | aG", "7 3 | aW bW", "8 2 |"]
    game = chinesische_mauer(sections, "last-scoring(a)", players=3, finisher="a", supply="-")
    game.play("score-1 tile-4 on-G")
    assert line_of(game, "agenda") == "last-scoring(a)"
    assert line_of(game, "quiet turns") == "2"
    game.play("score-1")
    assert game.is_over
    assert line_of(game, "quiet turns") == "3"


@rule("CM-END-2", "CM-END-1")
def test_the_last_tile_in_the_last_scorings_ends_the_game_at_once() -> None:
    game = chinesische_mauer(["closed", "7 | aG=1"], "last-scoring(a)", finisher="a", supply="4 2")
    events = told(game.play("score-2"))
    assert events == [("tile-won", (0, 1, 7)), ("tile-to-owner", (0, 1, 1)), ("section-closed", (1,)), ("game-ends", ())]
    assert game.is_over
    assert line_of(game, "quiet turns") == "0"
    assert line_of(game, "supply") == "4 2"
    assert line_of(game, "section 2") == "closed"


@rule("CM-END-3")
def test_tiles_still_on_cards_count_for_nobody() -> None:
    decks = {"a": "-"}
    game = chinesische_mauer(["8 | aT=2 bW", "closed"], third_action("b"), finisher="a", decks=decks, won={"a": "5"}, supply="4 4")
    assert points(game) == (1, 1)
    assert told(game.play("draw")) == [("drew", (1,)), ("last-scorings", ()), ("game-ends", ())]
    assert line_of(game, "section 1") == "8 | aT=2 bW"
    assert game.scores == [5, 147 - 8 - 2 - 5 - 8]
    assert game.winners == [1]


@rule("CM-END-3")
@pytest.mark.parametrize(
    ("won", "scores", "winners"),
    [
        (("8", "7", "5 2 3 4"), [8, 7, 14], [2]),
        (("8", "7", "5"), [8, 7, 5], [0]),
        (("3", "5 4", "8"), [3, 9, 8], [1]),
        (("8", "5 3", "7"), [8, 8, 7], [0, 1]),
        (("7 1", "7", "8"), [8, 7, 8], [0, 2]),
        (("7", "2", "5 2"), [7, 2, 7], [0, 2]),
        (("7", "5 2", "4 3"), [7, 7, 7], [0, 1, 2]),
    ],
)
def test_the_most_fame_wins_and_a_tie_is_shared(won: tuple[str, ...], scores: list[int], winners: list[int]) -> None:
    boxed = Counter(TILES) - Counter(int(tile) for tiles in won for tile in tiles.split())
    text = chinesische_mauer(["closed", "closed", "closed"], "-", players=3).position_text()
    lines = [line for line in text.split("\n") if not line.startswith("supply")]
    lines[-2:] = ["supply: -", f"boxed: {' '.join(map(str, boxed.elements()))}", ""]
    text = "\n".join(lines)
    for seat, tiles in zip("abc", won):
        text = text.replace(f"won {seat}: -", f"won {seat}: {tiles}")
    game = muraglia.set_up(text)
    assert game.is_over
    assert (game.scores, game.winners) == (scores, winners)
    assert game.view(-1).public.scores == tuple(scores)
    assert game.view(-1).public.winners == tuple(winners)
