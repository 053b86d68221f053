"""The rules of Chinesische Mauer, one by one: docs/rules/chinesische-mauer.md decides."""

from __future__ import annotations

from collections import Counter

import pytest

import muraglia
from muraglia.games import spec_of
from muraglia.games.chinesische_mauer.rules import ChinesischeMauer
from muraglia.games.chinesische_mauer.view import CardView, SectionView, View
from muraglia.kernel.events import Event
from muraglia.kernel.message import Message
from muraglia.kernel.position import Position
from muraglia.kernel.rng import rng_from_seed

from ..support import chinesische_mauer, line_of, random_positions, rule, scoring, second_action, third_action

NAME = "chinesische-mauer"
DECK = {"wall": 7, "gate": 3, "tower": 1, "noble": 1, "warrior": 5, "rider": 2, "dragon": 1}
TILES = {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}
LETTERS = "WGTNSRD"


def points(game: muraglia.Game, section: int = 1) -> tuple[int | None, ...]:
    found: tuple[int | None, ...] = game.view(0).sections[section - 1].points
    return found


def told(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.kind.name, event.args) for event in events]


def refusal(game: muraglia.Game, choice: str, seat: int | None = None) -> str:
    """The rule and the message of a refusal, in one line; playing it must be refused for the same reason."""
    reason = game.why_not(choice, seat)
    before = str(game)
    with pytest.raises(muraglia.IllegalChoice) as error:
        game.play(choice, seat)
    assert reason is not None
    assert error.value.rule == reason.rule
    assert error.value.message == reason.message
    assert str(game) == before
    return repr(reason)


def a_begins(sections: list[str], players: int = 2, deck: str = "W") -> muraglia.Game:
    """The last player has just drawn, and it is a's turn: at his scoring if he can score."""
    last = "abcde"[players - 1]
    game = chinesische_mauer(sections, third_action(last), players, decks={"a": deck, last: "WW"})
    game.play("draw")
    return game


def lead_of_a(row: str, players: int = 2, tiles: str = "7 5") -> bool:
    """Does a score the section in his turn?"""
    others = ["5 4 |", "8 2 |", "3 3 |"][: min(players, 4) - 1]
    game = a_begins([f"{tiles} | {row}".strip(), *others], players)
    assert game.to_act == [0]
    asked = line_of(game, "agenda")
    assert asked in (scoring("a"), second_action("a"))
    assert (asked == scoring("a")) == (game.why_not("score-1") is None)
    return asked == scoring("a")


# Components


@rule("CM-COMP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_the_same_twenty_cards(players: int) -> None:
    game = muraglia.new(NAME, players=players, seed="box")
    view = game.view(0)
    assert view.players == players
    assert view.left == (DECK,) * players
    for seat in "abcde"[:players]:
        cards = line_of(game, f"hand {seat}") + line_of(game, f"deck {seat}")
        assert len(cards) == 20
        assert Counter(cards) == {"W": 7, "G": 3, "T": 1, "N": 1, "S": 5, "R": 2, "D": 1}


@rule("CM-COMP-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_there_is_no_game_for_one_or_for_six(players: int) -> None:
    with pytest.raises(muraglia.BadSetup) as error:
        muraglia.new(NAME, players=players)
    assert error.value.message == Message("setup-players", {"title": "Chinesische Mauer", "low": 2, "high": 5, "word": str(players)})


@rule("CM-COMP-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_box_has_36_fame_tiles(players: int) -> None:
    for seed in range(10):
        view = muraglia.new(NAME, players=players, seed=seed).view(0)
        tiles = Counter(view.tiles_left) + Counter(view.boxed)
        for section in view.sections:
            tiles += Counter(section.tiles)
        assert tiles == TILES
        assert sum(tiles.values()) == 36


# Set-up


@rule("CM-SETUP-1")
@pytest.mark.parametrize(("players", "sections"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_how_many_sections_are_under_construction(players: int, sections: int) -> None:
    view = muraglia.new(NAME, players=players, seed="walls").view(0)
    assert len(view.sections) == sections
    assert (view.finisher, view.quiet, view.scored, view.version) == (-1, 0, (), 0)
    assert all(section.open and section.row == () and section.points == (None,) * players for section in view.sections)


@rule("CM-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_section_gets_two_of_the_shuffled_tiles_face_up(players: int) -> None:
    games = [muraglia.new(NAME, players=players, seed=seed) for seed in range(12)]
    assert all(len(section.tiles) == 2 for game in games for section in game.view(-1).sections)
    assert len({line_of(game, "supply") for game in games}) == 12
    assert len({line_of(game, "section 1") for game in games}) > 6


@rule("CM-SETUP-3")
def test_with_two_players_an_equal_pair_goes_into_the_box_and_a_new_pair_is_drawn() -> None:
    boxed: list[str] = []
    for seed in range(40):
        game = muraglia.new(NAME, players=2, seed=seed)
        assert all(len(set(section.tiles)) == 2 for section in game.view(0).sections)
        tiles = game.view(0).boxed
        assert tiles[::2] == tiles[1::2]
        assert sum(game.view(0).tiles_left.values()) == 36 - 4 - len(tiles)
        boxed.append(line_of(game, "boxed"))
    assert boxed[0] == "3 3"
    assert boxed[1] == "-"
    assert boxed[9] == "3 3 3 3"
    assert boxed[22] == "3 3 2 2 5 5 5 5"


@rule("CM-SETUP-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_three_or_more_an_equal_pair_stays(players: int) -> None:
    games = [muraglia.new(NAME, players=players, seed=seed) for seed in range(30)]
    assert any(section.tiles[0] == section.tiles[1] for game in games for section in game.view(0).sections)
    assert all(game.view(0).boxed == () for game in games)


@rule("CM-SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_shuffles_and_draws_five_cards(players: int) -> None:
    games = [muraglia.new(NAME, players=players, seed=seed) for seed in range(10)]
    for game in games:
        assert game.view(0).hand_sizes == (5,) * players
        assert game.view(0).deck_sizes == (15,) * players
    decks = {line_of(game, f"deck {seat}") for game in games for seat in "abcde"[:players]}
    assert len(decks) == 10 * players


@rule("CM-SETUP-4")
def test_hands_are_hidden_and_what_is_left_of_a_deck_is_public() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 |"], second_action("a"), hands={"a": "WWR", "b": "GSD"}, decks={"a": "T", "b": "SN"})
    assert [game.view(seat).hand for seat in (0, 1, -1)] == [{"wall": 2, "rider": 1}, {"gate": 1, "warrior": 1, "dragon": 1}, {}]
    for seat in (0, 1, -1):
        view = game.view(seat)
        assert view.seat == seat
        assert view.hand_sizes == (3, 3)
        assert view.deck_sizes == (1, 2)
        assert view.left == (
            {"wall": 2, "tower": 1, "rider": 1},
            {"gate": 1, "noble": 1, "warrior": 2, "dragon": 1},
        )
        assert not hasattr(view, "hands")
        assert not hasattr(view, "decks")
        assert not hasattr(view, "supply")


@rule("CM-SETUP-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anybody_may_be_drawn_to_start_and_then_it_goes_clockwise(players: int) -> None:
    starters = set()
    for seed in range(40):
        game = muraglia.new(NAME, players=players, seed=seed)
        first = game.to_act[0]
        starters.add(first)
        assert told(game.events()) == [("turn-begins", (first,))]
        assert line_of(game, "agenda") == second_action("abcde"[first])
    assert starters == set(range(players))
    for turn in range(1, players + 1):
        game.play("draw")
        events = game.play("draw")
        assert game.to_act == [(first + turn) % players]
        assert told(events)[1] == ("turn-begins", ((first + turn) % players,))


@rule("CM-SETUP-5")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    game = chinesische_mauer(["7 3 |", "5 4 |", "8 2 |"], second_action("b"), players=3)
    assert refusal(game, "draw", 0) == "CM-SETUP-5: why-not-your-turn{'seat': 1}"
    assert refusal(game, "draw", 2) == "CM-SETUP-5: why-not-your-turn{'seat': 1}"
    assert game.to_act == [1]
    assert [game.options(seat) for seat in range(3)] == [[], ["draw"], []]
    for seat in (0, 2):
        with pytest.raises(muraglia.IllegalChoice):
            game.question(seat)


@rule("CM-SETUP-2", "CM-SETUP-3", "CM-SETUP-4", "CM-SETUP-5")
def test_the_set_up_of_a_seed_never_changes() -> None:
    two = muraglia.new(NAME, players=2, seed=0)
    assert (
        str(two)
        == """muraglia position
game: chinesische-mauer
players: 2
options: hide_won_fame=off
version: 0
agenda: second-action(a) third-action(a) end-of-turn(a)
scored: -
finisher: -
quiet turns: 0
section 1: 8 5 |
section 2: 7 4 |
hand a: WTSRR
deck a: WGSWNWSSSWWGGWD
won a: -
hand b: WGTSR
deck b: WRWWGNSWDWSGSWS
won b: -
supply: 5 5 5 4 3 1 2 5 4 2 5 7 2 8 1 7 5 2 3 4 4 3 2 4 5 3 7 2 3 4
boxed: 3 3
"""
    )
    five = muraglia.new(NAME, players=5, seed="wall", hide_won_fame="on")
    assert line_of(five, "options") == "hide_won_fame=on"
    assert [line_of(five, f"section {number}") for number in (1, 2, 3, 4)] == ["2 3 |", "4 7 |", "8 3 |", "4 8 |"]
    assert [line_of(five, f"hand {seat}") for seat in "abcde"] == ["WWNSD", "WWWTN", "WWWTD", "WWGSS", "WWWRD"]
    assert line_of(five, "deck e") == "GWSSGSSWGWWRTSN"
    assert line_of(five, "supply") == "2 7 1 5 4 5 1 2 7 5 3 2 2 3 4 4 4 5 5 7 3 5 5 3 2 3 4 5"


# A turn


@rule("CM-TURN-1")
def test_a_turn_is_scoring_then_a_second_and_a_third_action() -> None:
    game = a_begins(["7 3 | aW", "5 4 |"], deck="WW")
    assert line_of(game, "agenda") == "scoring(a) second-action(a) third-action(a) end-of-turn(a)"
    assert game.question().ask.prompt == Message("ask-score")
    game.play("score-1 tile-3 on-W")
    assert line_of(game, "agenda") == "second-action(a) third-action(a) end-of-turn(a)"
    assert game.question().ask.prompt == Message("ask-second-action")
    game.play("draw")
    assert line_of(game, "agenda") == "third-action(a) end-of-turn(a)"
    assert game.question().ask.prompt == Message("ask-third-action")
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
    assert game.view(0).hand_sizes == (0, 2)
    assert game.view(0).deck_sizes == (2, 1)
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
    assert game.view(0).hand_sizes == (19, 0)


@rule("CM-ACT-4")
def test_riders_cost_no_action_before_the_second_and_before_the_third() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 |"], second_action("a"), hands={"a": "WRR"}, decks={"a": "G"})
    assert game.options() == ["draw", "W>1", "W>2", "R>1", "R>2"]
    assert told(game.play("R>2")) == [("placed", (0, 1, 5, 1))]
    assert line_of(game, "agenda") == "second-action(a,1) third-action(a) end-of-turn(a)"
    assert game.question().ask.prompt == Message("ask-second-action")
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


# The value of a section


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
    assert [card.tile for card in other.view(0).sections[0].row] == [0, 0, 0, 7, 0]


@rule("CM-VALUE-6")
def test_a_dragon_lying_on_a_card_is_a_card_like_one_at_the_end() -> None:
    game = chinesische_mauer(["7 3 | bG/aD aW", "5 4 |"], scoring("a"))
    assert points(game) == (2, 0)
    game.play("score-1 tile-7 on-D")
    assert line_of(game, "section 1") == "3 | bG/aD=7 aW"
    assert points(game) == (-5, 0)


# Scoring


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
    assert game.view(0).scored == (1,)
    assert game.view(0).won[1] == ()
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
    assert game.view(0).sections[0].tiles == (int(after[0]),)


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
    assert other.view(0).sections[1].open


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
    assert (question.ask.kind, question.ask.prompt, question.ask.rules) == ("one", Message("ask-score"), ("CM-SCORE-1", "CM-SCORE-6"))
    assert [(option.notation, option.label) for option in question.options] == [("score-2", Message("choose-score", {"section": 1}))]
    tile = game.question(0, game.read("score-2"))
    assert tile.ask.prompt == Message("ask-tile", {"section": 1})
    assert tile.ask.rules == ("CM-SCORE-2", "CM-VALUE-5")
    assert [(option.notation, option.label) for option in tile.options] == [
        ("tile-3", Message("choose-tile", {"tile": 3})),
        ("tile-7", Message("choose-tile", {"tile": 7})),
    ]
    card = game.question(0, game.read("score-2 tile-7"))
    assert card.ask.prompt == Message("ask-card", {"section": 1, "tile": 7})
    assert card.ask.rules == ("CM-SCORE-2", "CM-ACT-5")
    assert [(option.notation, option.label) for option in card.options] == [
        ("on-W", Message("choose-on-card", {"card": 0})),
        ("on-G", Message("choose-on-card", {"card": 1})),
    ]
    with pytest.raises(muraglia.UnknownNotation) as error:
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
    assert game.view(0).tiles_left == {2: 1, 3: 1}
    assert game.scores[:2] == [1, 9]
    assert game.view(0).scores == tuple(game.scores)


@rule("CM-SCORE-3")
def test_the_cards_of_a_won_section_leave_the_game() -> None:
    game = chinesische_mauer(["7 | aG/bD aT=1", "5 4 | aW"], scoring("a"), hands={"a": "W", "b": "G"}, decks={"a": "S", "b": "S"})
    before = game.view(0)
    game.play("score-1")
    after = game.view(0)
    assert after.sections[0].row == ()
    assert (after.hand_sizes, after.deck_sizes, after.left) == (before.hand_sizes, before.deck_sizes, before.left)
    assert after.sections[1] == before.sections[1]
    game.play("score-2 tile-4 on-W")
    game.play("W>1")
    assert points(game, 1) == (1, None)  # nothing of the old row counts
    assert game.view(0).sections[0].row == (CardView(owner=0, card="wall", covered=False, lies_on=False, tile=0, worth=1),)


@rule("CM-SCORE-3")
def test_the_won_tiles_may_be_hidden_by_a_table_option_which_the_view_carries() -> None:
    assert muraglia.new(NAME, seed=1).view(0).options == {"hide_won_fame": "off"}
    game = muraglia.new(NAME, seed=1, hide_won_fame=True)
    assert game.view(0).options == {"hide_won_fame": "on"}
    assert game.clone().view(0).options == {"hide_won_fame": "on"}
    assert muraglia.set_up(str(game)).view(0).options == {"hide_won_fame": "on"}
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
    closed = game.view(0).sections[0]
    assert (closed.open, closed.tiles, closed.row, closed.points) == (False, (), (), (None, None))
    assert game.view(0).sections[1].open
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
    assert game.view(0).scored == (int(scored[-1]) - 1,)
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
    assert game.view(0).boxed == (5, 5, 3, 3)
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


# The end


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
    assert game.view(0).is_over
    assert game.view(0).to_act == ()
    assert game.scores == [23, 147 - 23 - sum(game.view(0).boxed)]
    assert game.winners == [1]
    assert game.view(0).winners == (1,)
    assert game.options(0) == []
    assert refusal(game, "draw", 0) == "CM-END-3: why-over{}"


@rule("CM-END-1")
def test_the_game_goes_on_while_another_section_has_tiles() -> None:
    game = chinesische_mauer(["8 2 |", "7 | aW bG=3"], scoring("a"), supply="-")
    game.play("score-2")
    assert not game.is_over
    assert game.view(0).winners == ()


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
    assert game.view(0).finisher == 1
    assert line_of(game, "agenda") == second_action("c")
    game.play("draw")
    game.play("draw")
    assert line_of(game, "agenda") == second_action("a")
    game.play("draw")
    events = told(game.play("W>3"))
    assert events == [("placed", (0, 1, 0, 2)), ("last-scorings", ())]
    assert line_of(game, "agenda") == "last-scoring(b)"
    assert game.question().ask.prompt == Message("ask-last-score")
    assert game.question().ask.rules == ("CM-END-2", "CM-SCORE-1")
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
    assert game.view(0).scored == ()


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
    text = str(chinesische_mauer(["closed", "closed", "closed"], "-", players=3))
    lines = [line for line in text.split("\n") if not line.startswith("supply")]
    lines[-2:] = ["supply: -", f"boxed: {' '.join(map(str, boxed.elements()))}", ""]
    text = "\n".join(lines)
    for seat, tiles in zip("abc", won):
        text = text.replace(f"won {seat}: -", f"won {seat}: {tiles}")
    game = muraglia.set_up(text)
    assert game.is_over
    assert (game.scores, game.winners) == (scores, winners)
    assert game.view(-1).scores == tuple(scores)
    assert game.view(-1).winners == tuple(winners)


# What can be chosen, and how it is written


def expected_picks() -> list[tuple[str, Message]]:
    found = [("draw", Message("choose-draw")), ("pass", Message("choose-pass"))]
    found += [(f"score-{section + 1}", Message("choose-score", {"section": section})) for section in range(4)]
    found += [(f"tile-{tile}", Message("choose-tile", {"tile": tile})) for tile in range(1, 9)]
    found += [(f"on-{letter}", Message("choose-on-card", {"card": kind})) for kind, letter in enumerate(LETTERS)]
    for kind, (letter, most) in enumerate(zip(LETTERS, [7, 3, 1, 1, 5, 1, 1])):
        for count in range(1, most + 1):
            for section in range(4):
                cards = letter if count == 1 else f"{letter}{count}"
                found.append((f"{cards}>{section + 1}", Message("choose-place", {"card": kind, "count": count, "section": section})))
    for section in range(4):
        for owner in range(5):
            for kind, letter in enumerate(LETTERS):
                label = Message("choose-cover", {"section": section, "owner": owner, "card": kind})
                found.append((f"D>{section + 1}.{'abcde'[owner]}{letter}", label))
    return found


def test_every_pick_has_its_notation_and_its_label() -> None:
    spec = muraglia.new(NAME, seed=1).spec
    assert list(spec.notation) == [notation for notation, _ in expected_picks()]
    assert len(spec.notation) == len(set(spec.notation)) == 237
    assert [spec.label(pick) for pick in range(237)] == [label for _, label in expected_picks()]


def test_a_notation_is_read_in_either_case_and_back() -> None:
    game = muraglia.new(NAME, seed=1)
    for pick, notation in enumerate(game.spec.notation):
        assert game.read(notation) == game.read(notation.lower()) == game.read(notation.upper()) == (pick,)


@pytest.mark.parametrize(
    ("written", "meant"),
    [("D>2.1", "D>2.aW"), ("D>2.2", "D>2.bG"), ("d>2.3", "D>2.aD"), ("D>2.4", "D>2.bT"), ("D>1.1", "D>1.bS"), ("D>2.03", "D>2.aD")],
)
def test_a_place_may_be_named_by_its_number_from_the_left(written: str, meant: str) -> None:
    game = chinesische_mauer(["7 3 | bS", "5 4 | aW bG bW/aD bT"], second_action("b"), hands={"b": "D"})
    assert game.write(game.read(written)) == meant
    game.play(written)
    assert line_of(game, "hand b") == "-"
    assert line_of(game, f"section {written[2]}").count("bD") == 1


@pytest.mark.parametrize(("word", "count"), [("D>2.0", 4), ("D>2.5", 4), ("D>1.2", 1), ("d>1.99", 1)])
def test_a_place_that_is_not_there(word: str, count: int) -> None:
    game = chinesische_mauer(["7 3 | bS", "5 4 | aW bG bW/aD bT"], second_action("b"), hands={"b": "D"})
    with pytest.raises(muraglia.UnknownNotation) as error:
        game.play(word)
    assert error.value.message == Message("notation-no-place", {"word": word, "count": count})


@pytest.mark.parametrize("word", ["D>3.1", "D>0.1", "W>1.1", "D>1.", "D>x.1", "D>1.x", "D>.1", "D2.1", "W8>1", "R2>1", "D2>1", "W>5", "x"])
def test_what_is_not_a_choice_is_not_understood(word: str) -> None:
    game = chinesische_mauer(["7 3 | bS", "5 4 | aW"], second_action("b"), hands={"b": "W"})
    with pytest.raises(muraglia.UnknownNotation) as error:
        game.play(word)
    assert error.value.message == Message("notation-unknown", {"word": word})


@pytest.mark.parametrize(("agenda", "prompt"), [(second_action("a"), "ask-second-action"), (third_action("a"), "ask-third-action")])
def test_the_questions_of_the_actions(agenda: str, prompt: str) -> None:
    question = chinesische_mauer(["7 3 | bS", "5 4 |"], agenda, hands={"a": "WD"}).question()
    assert (question.seat, question.version, question.ask.kind, question.ask.secret) == (0, 0, "one", False)
    assert (question.ask.prompt, question.ask.rules) == (Message(prompt), ("CM-ACT-1", "CM-ACT-2", "CM-ACT-4"))
    assert [option.notation for option in question.options] == ["draw", "W>1", "W>2", "D>1", "D>2", "D>1.bS"]
    assert question.options[0].label == Message("choose-draw")
    assert question.options[-1].label == Message("choose-cover", {"section": 0, "owner": 1, "card": 4})


@pytest.mark.parametrize(
    ("agenda", "prompt"), [(second_action("a"), "ask-second-action-no-deck"), (third_action("a"), "ask-third-action-no-deck")]
)
def test_nobody_is_asked_to_draw_from_an_empty_deck(agenda: str, prompt: str) -> None:
    question = chinesische_mauer(["7 3 | bS", "5 4 |"], agenda, hands={"a": "W"}, decks={"a": "-"}).question()
    assert question.ask.prompt == Message(prompt)
    assert [option.notation for option in question.options] == ["W>1", "W>2"]


POSITIONS = [
    chinesische_mauer(["7 3 | aW bG/aD bS", "5 | bT=4 aW aG"], scoring("a"), hands={"a": "WWGSR", "b": "D"}),
    chinesische_mauer(["7 3 | aW bG/bD aD bS", "closed", "5 | bT=4 aW bW"], second_action("b"), players=3, hands={"b": "WWGSSRR"}),
    chinesische_mauer(["7 3 | aW bG aW bS", "5 | bW=4 aW bW", "8 2 | cN", "5 5 |"], third_action("d"), players=4, hands={"d": "WTD"}),
    chinesische_mauer(["7 3 |", "5 | bW=4 aW", "8 2 | eN", "5 5 |"], second_action("e"), players=5, hands={"e": "R"}, decks={"e": "-"}),
    chinesische_mauer(["7 3 |", "5 | bW=4 aW", "8 2 | eN", "5 5 |"], third_action("e"), players=5, hands={"e": "RD"}, decks={"e": "-"}),
    chinesische_mauer(["7 3 | aG", "5 | bW=4 aW"], "last-scoring(a)", finisher="a"),
    chinesische_mauer(["closed", "5 | bW=4 aW"], scoring("a"), supply="-"),
    chinesische_mauer(["7 3 | aW bG cS cS", "5 | cG=4 cG cR/bD", "8 2 | aN bT"], third_action("c"), players=3, hands={"c": "GD"}),
]


@pytest.mark.parametrize("game", POSITIONS)
def test_what_is_not_refused_is_exactly_what_is_offered(game: muraglia.Game) -> None:
    def check(position: Position) -> None:
        seat = position.next_to_act()
        options = position.options(seat)
        assert options == sorted(options)
        assert options == [pick for pick in range(237) if position.why_not(seat, pick) is None]
        for pick in options:
            after = position.clone()
            assert after.take(seat, pick) == after.next_to_act()
            if after.is_form_open():
                check(after)

    check(game.position)


# What a seat knows


def test_a_view_holds_all_that_is_public_and_the_own_hand() -> None:
    game = chinesische_mauer(
        ["7 3 | aW bG/aD bG bG", "closed", "5 | bT=4 aW"],
        second_action("a"),
        players=3,
        hands={"a": "WWGSR", "b": "ND", "c": "S"},
        decks={"a": "GS", "b": "-", "c": "WNG"},
        won={"a": "8 2"},
        supply="5 5 3 4",
    )
    rest = tuple(int(tile) for tile in line_of(game, "won c").split())
    assert game.view(2) == View(
        seat=2,
        players=3,
        version=0,
        options={"hide_won_fame": "off"},
        to_act=(0,),
        agenda=second_action("a"),
        scored=(),
        finisher=-1,
        quiet=0,
        sections=(
            SectionView(
                open=True,
                tiles=(7, 3),
                row=(
                    CardView(owner=0, card="wall", covered=False, lies_on=False, tile=0, worth=1),
                    CardView(owner=1, card="gate", covered=True, lies_on=False, tile=0, worth=0),
                    CardView(owner=0, card="dragon", covered=False, lies_on=True, tile=0, worth=1),
                    CardView(owner=1, card="gate", covered=False, lies_on=False, tile=0, worth=2),
                    CardView(owner=1, card="gate", covered=False, lies_on=False, tile=0, worth=2),
                ),
                points=(2, 4, None),
            ),
            SectionView(open=False, tiles=(), row=(), points=(None, None, None)),
            SectionView(
                open=True,
                tiles=(5,),
                row=(
                    CardView(owner=1, card="tower", covered=False, lies_on=False, tile=4, worth=3),
                    CardView(owner=0, card="wall", covered=False, lies_on=False, tile=0, worth=1),
                ),
                points=(1, -1, None),
            ),
        ),
        hand={"warrior": 1},
        hand_sizes=(5, 2, 1),
        deck_sizes=(2, 0, 3),
        left=(
            {"wall": 2, "gate": 2, "warrior": 2, "rider": 1},
            {"noble": 1, "dragon": 1},
            {"wall": 1, "gate": 1, "noble": 1, "warrior": 1},
        ),
        won=((8, 2), (), rest),
        boxed=(),
        tiles_left={3: 1, 4: 1, 5: 2},
        scores=(10, 0, sum(rest)),
        winners=(),
        is_over=False,
    )


def test_a_view_shows_what_lies_under_a_dragon_at_the_end_of_a_row() -> None:
    row = chinesische_mauer(["5 | bG=4 bG/bD/aD", "7 3 |"], second_action("a")).view(0).sections[0].row
    assert [(card.covered, card.lies_on, card.tile) for card in row] == [
        (False, False, 4),
        (True, False, 0),
        (True, True, 0),
        (False, True, 0),
    ]


@rule("CM-VALUE-1", "CM-VALUE-2", "CM-VALUE-3", "CM-VALUE-4", "CM-VALUE-5")
def test_a_view_tells_what_each_card_adds_to_its_owners_points() -> None:
    def worths(row: str) -> list[int]:
        game = chinesische_mauer([f"7 | {row}", "5 4 |"], second_action("a"))
        return [card.worth for card in game.view(0).sections[0].row]

    assert worths("aW=1 bG aT bR") == [1, 2, 3, 2]
    assert worths("aS=1 aS bS/bD aS bS") == [1, 2, 0, 1, 3, 1]
    assert worths("aT=1 aS aS bN bG") == [1, 1, 1, 1, 1]
    assert worths("aT=1 aS aS bN/bD bG") == [3, 1, 2, 0, 1, 2]


def test_what_the_cards_add_is_what_everybody_has_less_the_tile() -> None:
    for position in random_positions(NAME, 4, "worth"):
        if position.is_form_open():
            continue
        for section in spec_of(NAME).view(position, -1).sections:
            sums = [sum(card.worth - card.tile for card in section.row if card.owner == seat) for seat in range(4)]
            assert [points or 0 for points in section.points] == sums


def test_a_view_of_the_end_phase_and_of_a_scoring() -> None:
    text = str(chinesische_mauer(["7 3 | aG", "5 4 | aW"], "last-scoring(a)", finisher="a", quiet=1, scored="2"))
    game = muraglia.set_up(text.replace("version: 0", "version: 17"))
    view = game.view(1)
    assert (view.version, view.finisher, view.quiet, view.scored, view.to_act) == (17, 0, 1, (1,), (0,))
    game.play("score-1 tile-7 on-G")
    assert game.version == 18


def imagined() -> muraglia.Game:
    return chinesische_mauer(
        ["7 3 | aW bG/aD bG bG", "closed", "5 | bT=4 aW"],
        second_action("a"),
        players=3,
        hands={"a": "WWGSR", "b": "ND", "c": "S"},
        decks={"a": "SG", "b": "-", "c": "WNG"},
        won={"a": "8 2"},
        supply="5 4 3 5",
        finisher="b",
    )


def test_from_a_view_alone_the_same_position_can_be_imagined_but_for_the_secrets() -> None:
    game = imagined()
    text = str(game)
    secrets = ("hand c", "deck", "supply")
    position = game.spec.imagine(game.view(0))
    shown = [line for line in text.split("\n") if not line.startswith(secrets)]
    assert [line for line in position.text().split("\n") if not line.startswith(secrets)] == shown
    mind = muraglia.set_up(position.text())
    assert [line_of(mind, key) for key in ("hand a", "deck a", "hand c", "deck c", "supply")] == ["WWGSR", "SG", "W", "SNG", "3 4 5 5"]
    assert mind.view(0) == game.view(0)
    assert position.options(0) == game.position.options(0)
    onlooker = game.spec.imagine(game.view(-1)).text().split("\n")
    assert "hand a: WWGGS" in onlooker
    assert "deck a: RS" in onlooker


@pytest.mark.parametrize("game", POSITIONS)
def test_an_imagined_position_looks_and_asks_like_the_real_one(game: muraglia.Game) -> None:
    for seat in range(game.players):
        position = game.spec.imagine(game.view(seat))
        assert game.spec.view(position, seat) == game.view(seat)
    mind = game.spec.imagine(game.view(game.to_act[0]))
    assert mind.options(game.to_act[0]) == game.position.options(game.to_act[0])
    assert mind.text() == muraglia.set_up(mind.text()).position.text()


def test_a_redeal_keeps_what_the_seat_knows_and_varies_the_rest() -> None:
    game = imagined()
    view = game.view(0)
    own, others, decks, supplies = set(), set(), set(), set()
    for seed in range(30):
        mind = muraglia.set_up(game.imagine(0, str(seed)).text())
        assert mind.view(0) == view
        assert line_of(mind, "hand b") == "ND"  # his deck is empty: the hand is known
        assert Counter(line_of(mind, "hand c") + line_of(mind, "deck c")) == Counter("SWNG")
        own.add(line_of(mind, "hand a"))
        decks.add(line_of(mind, "deck a"))
        others.add(line_of(mind, "hand c"))
        supplies.add(line_of(mind, "supply"))
    assert own == {"WWGSR"}
    assert decks == {"SG", "GS"}
    assert others == {"S", "W", "N", "G"}
    assert len(supplies) > 6
    assert str(game) == str(imagined())


def test_a_redeal_during_the_game_uses_only_what_is_still_to_come() -> None:
    game = chinesische_mauer(["7 | aW=1", "5 4 |"], scoring("a"), supply="8 2 3 4", decks={"a": "GT", "b": "SNR"}, hands={"b": "W"})
    game.play("score-1")
    game.play("draw")
    twin = game.position.clone()
    for seed in range(8):
        mind = muraglia.set_up(game.imagine(-1, str(seed)).text())
        assert sorted(line_of(mind, "supply").split()) == ["3", "4"]
        assert Counter(line_of(mind, "hand a") + line_of(mind, "deck a")) == Counter("GT")
        assert Counter(line_of(mind, "hand b") + line_of(mind, "deck b")) == Counter("SNRW")
        assert game.view(-1) == mind.view(-1)
        mind.play("draw")
    twin.redeal(1, rng_from_seed("x"))
    assert "hand b: W" in twin.text().split("\n")
    assert line_of(game, "supply") == "3 4"


def test_a_clone_is_independent_of_its_original() -> None:
    for start in POSITIONS:
        before = str(start)
        assert start.clone().position.text() == before
        for choice in start.options():
            twin = start.clone()
            twin.play(choice)
            assert str(start) == before
            assert str(twin) != before
            twin.undo()
            assert str(twin) == before


# How good a position looks


def worth(game: muraglia.Game, seat: int) -> float:
    return float(game.spec.value(game.position, seat))


@pytest.mark.parametrize(
    ("row", "mine", "theirs"),
    [
        ("", 0.1, 0.1),
        ("aW", 0.93, 0.1),
        ("aW bW", 0.45, 0.45),
        ("aG bW", 0.57, 0.33),
        ("aT bW", 0.69, 0.21),
        ("aT aW bW", 0.81, 0.09),
        ("aT aG bW", 0.93, 0.05),
        ("aT aG aW bW", 0.93, 0.05),
    ],
)
@pytest.mark.parametrize("tiles", ["7 3", "3 7"])
def test_a_lead_is_worth_a_chance_of_the_tiles(row: str, mine: float, theirs: float, tiles: str) -> None:
    game = chinesische_mauer([f"{tiles} | {row}".strip(), "5 4 |"], second_action("a"))
    one = mine * (0.8 * 7 + 0.2 * 3) + 0.1 * (0.8 * 5 + 0.2 * 4) + 0.35
    other = theirs * (0.8 * 7 + 0.2 * 3) + 0.1 * (0.8 * 5 + 0.2 * 4) + 0.35
    assert worth(game, 0) == pytest.approx(one - 0.7 * other)
    assert worth(game, 1) == pytest.approx(other - 0.7 * one)


def test_a_tile_on_a_card_is_fame_in_sight_for_its_owner() -> None:
    sections = ["closed", "7 | bG=3 aW"]
    game = chinesische_mauer(sections, second_action("a"), supply="8 8", decks={"a": "-", "b": "-"}, hands={"a": "S"})
    won_b = game.scores[1]
    one = 0.69 * 7 + 0.35 + 0.15
    other = won_b + 0.21 * 7 + 0.8 * 3
    assert worth(game, 0) == pytest.approx(one - 0.7 * other)
    assert worth(game, 1) == pytest.approx(other - 0.7 * one)


def test_a_second_tile_of_1_counts_too() -> None:
    game = chinesische_mauer(["7 1 | aW", "closed"], second_action("a"), decks={"a": "-", "b": "-"}, hands={"a": "W"})
    one = 0.93 * (0.8 * 7 + 0.2 * 1) + 0.35 + 0.15
    other = 0.1 * (0.8 * 7 + 0.2 * 1)
    assert worth(game, 0) == pytest.approx(one - 0.7 * other)


def test_the_best_rival_counts_and_the_smallest_lead() -> None:
    sections = ["7 3 | aT bW cG", "closed", "closed"]
    hands = {"a": "WGSSR", "c": "W"}
    game = chinesische_mauer(sections, second_action("a"), players=3, hands=hands, decks=dict.fromkeys("abc", "-"))
    a = 0.57 * 6.2 + 5 * 0.35 + 8 * 0.15
    b = 0.21 * 6.2
    c = 0.33 * 6.2 + 0.35 + 0.15
    assert game.scores == [0, 0, 0]
    assert worth(game, 0) == pytest.approx(a - 0.7 * c)
    assert worth(game, 1) == pytest.approx(b - 0.7 * a)
    assert worth(game, 2) == pytest.approx(c - 0.7 * a)


def test_at_the_end_only_won_tiles_count() -> None:
    game = chinesische_mauer(["7 3 | aW", "closed"], "-", won={"a": "8 5", "b": "4 4"}, hands={"a": "WWW"})
    assert worth(game, 0) == pytest.approx(13 - 0.7 * 8)
    assert worth(game, 1) == pytest.approx(8 - 0.7 * 13)


# The position text

TEXT = """muraglia position
game: chinesische-mauer
players: 2
options: hide_won_fame=off
version: 41
agenda: second-action(a,1) third-action(a) end-of-turn(a)
scored: 1
finisher: b
quiet turns: 0
section 1: 7 3 | aW bG/aD aG
section 2: 5 | bG bT=4 aW bW/bD aW
hand a: WGR
deck a: SWT
won a: 8 2
hand b: -
deck b: -
won b: 1
supply: 1 2 2 2 2 2 3 3 3 3 4 4 4 4 4 4 5 5 5 5 5 5 5 7 7 8
boxed: 3 3 7
"""


def damaged(line: int, text: str) -> muraglia.TextError:
    lines = TEXT.split("\n")
    lines[line - 1] = text
    with pytest.raises(muraglia.TextError) as error:
        muraglia.set_up("\n".join(lines))
    return error.value


def test_a_position_text_is_read_and_written_the_same_way() -> None:
    game = muraglia.set_up(TEXT)
    assert str(game) == TEXT
    assert game.position.text() == TEXT
    assert game.version == 41
    assert points(game, 1) == (4, 0)
    assert points(game, 2) == (2, 2)
    assert game.options() == ["draw", "W>1", "W>2", "G>1", "G>2", "R>1", "R>2"]
    game.play("draw")
    assert line_of(game, "hand a") == "WGSR"
    assert line_of(game, "version") == "42"
    for start in POSITIONS:
        assert str(muraglia.set_up(str(start))) == str(start)


@rule("CM-SCORE-2")
@pytest.mark.parametrize("below", ["last-scoring(a)", scoring("a")])
def test_a_half_filled_scoring_can_be_written_down(below: str) -> None:
    text = str(chinesische_mauer(["5 4 |", "7 3 | aW aG bG"], below))
    cards = ["on-W", "on-G"]
    for step, options in (("choose-tile(a,1)", ["tile-3", "tile-7"]), ("choose-card(a,1,7)", cards), ("choose-card(a,1,3)", cards)):
        game = muraglia.set_up(text.replace("agenda: ", f"agenda: {step} "))
        assert [game.spec.notation[pick] for pick in game.position.options(0)] == options
        assert game.position.is_form_open()


@pytest.mark.parametrize(
    ("line", "text", "id", "args"),
    [
        (1, "muraglia", "text-bad-title", {"title": "muraglia position"}),
        (3, "players: 6", "setup-players", {"title": "Chinesische Mauer", "low": 2, "high": 5, "word": "6"}),
        (3, "players: 1", "setup-players", {"title": "Chinesische Mauer", "low": 2, "high": 5, "word": "1"}),
        (3, "players: 100", "text-number-range", {"word": "100", "low": 0, "high": 99}),
        (3, "players: -1", "text-number-range", {"word": "-1", "low": 0, "high": 99}),
        (4, "options: hide_won_fame=maybe", "setup-bad-value", {"option": "hide_won_fame", "word": "maybe", "known": "off, on"}),
        (4, "options: hide", "setup-option-form", {"word": "hide"}),
        (5, "version: -1", "text-number-range", {"word": "-1", "low": 0, "high": 100000}),
        (5, "version: 100001", "text-number-range", {"word": "100001", "low": 0, "high": 100000}),
        (7, "scored: 3", "text-number-range", {"word": "3", "low": 1, "high": 2}),
        (7, "scored: 0", "text-number-range", {"word": "0", "low": 1, "high": 2}),
        (7, "scored: 2 1", "text-not-canonical", {"expected": "scored: 1 2"}),
        (8, "finisher: c", "text-bad-seat", {"word": "c", "last": "b"}),
        (9, "quiet turns: 3", "text-number-range", {"word": "3", "low": 0, "high": 2}),
        (9, "quiet turns: -1", "text-number-range", {"word": "-1", "low": 0, "high": 2}),
        (10, "section 1: 7 3", "text-bad-section", {}),
        (10, "section 1: | aW", "text-bad-number", {"word": "|"}),
        (10, "section 1: 7 3 5 | aW", "text-bad-section", {}),
        (10, "section 1: 7 3 |aW", "text-bad-section", {}),
        (10, "section 1: 7 0 | aW", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (10, "section 1: 7 9 | aW", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (10, "section 1: 7 x | aW", "text-bad-number", {"word": "x"}),
        (10, "section 1: 7 3 | aW=3", "text-too-many-tiles", {}),
        (10, "section 1: 7 | aW aG", "text-tile-missing", {}),
        (10, "section 1: 7 | aW=3 aG=5", "text-too-many-tiles", {}),
        (10, "section 1: 7 | aW aW=3", "text-tile-not-leftmost", {}),
        (10, "section 1: 7 | aW=9", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (10, "section 1: 7 | aW=0", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (10, "section 1: 7 | aW=3/bD", "text-bad-row", {"word": "aW=3/bD"}),
        (10, "section 1: 7 3 | aW/bG", "text-bad-row", {"word": "aW/bG"}),
        (10, "section 1: 7 3 | aX", "text-bad-row", {"word": "aX"}),
        (10, "section 1: 7 3 | aWW", "text-bad-row", {"word": "aWW"}),
        (10, "section 1: 7 3 | a", "text-bad-row", {"word": "a"}),
        (10, "section 1: 7 3 | cW", "text-bad-seat", {"word": "c", "last": "b"}),
        (12, "hand a: WXR", "text-bad-card", {"word": "X", "known": "W G T N S R D"}),
        (12, "hand a: GWR", "text-not-canonical", {"expected": "hand a: WGR"}),
        (13, "deck a: SWw", "text-bad-card", {"word": "w", "known": "W G T N S R D"}),
        (13, "deck a: SWWWWT", "text-too-many-cards", {"word": "W", "count": 8, "most": 7}),
        (13, "deck a: STT", "text-too-many-cards", {"word": "T", "count": 2, "most": 1}),
        (13, "deck a: SDT", "text-too-many-cards", {"word": "D", "count": 2, "most": 1}),
        (16, "deck b: TN", "text-too-many-cards", {"word": "T", "count": 2, "most": 1}),
        (14, "won a: 9", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (14, "won a: 0", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (18, "supply: 9", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (18, "supply: 0", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (19, "boxed: 9", "text-number-range", {"word": "9", "low": 1, "high": 8}),
        (19, "boxed: 0", "text-number-range", {"word": "0", "low": 1, "high": 8}),
        (19, "boxed: 3 3", "text-tile-count", {"tile": 7, "count": 3, "most": 4}),
        (19, "boxed: 3 3 7 8", "text-tile-count", {"tile": 8, "count": 3, "most": 2}),
        (19, "boxed: 1 3 3 7", "text-tile-count", {"tile": 1, "count": 3, "most": 2}),
        (19, "boxed: 3 3 7\nmore: 1", "text-extra-line", {}),
        (6, "agenda: scoring(a)", "text-bad-agenda", {}),
        (6, "agenda: end-of-turn(a)", "text-bad-agenda", {}),
        (6, "agenda: second-action(a) end-of-turn(a)", "text-bad-agenda", {}),
        (6, "agenda: second-action(a) third-action(b) end-of-turn(a)", "text-bad-agenda", {}),
        (6, "agenda: second-action(a) third-action(a) end-of-turn(b)", "text-bad-agenda", {}),
        (6, f"agenda: {scoring('a')}", "text-bad-agenda", {}),  # nothing to score
        (6, f"agenda: {second_action('b')}", "text-bad-agenda", {}),  # no cards
        (6, "agenda: last-scoring(a)", "text-bad-agenda", {}),
        (6, f"agenda: choose-tile(a) {scoring('a')}", "text-bad-agenda", {}),  # scored already
        (6, f"agenda: {third_action('c')}", "text-bad-seat", {"word": "c", "last": "b"}),
    ],
)
def test_a_damaged_position_text_is_refused_with_its_line(line: int, text: str, id: str, args: dict[str, int | str]) -> None:
    error = damaged(line, text)
    assert error.message == Message(id, args)
    assert error.line == line + text.count("\n")


def test_all_cards_of_a_kind_may_be_somewhere() -> None:
    text = TEXT.replace("deck a: SWT", "deck a: SWWWT")
    assert str(muraglia.set_up(text)) == text


def test_an_odd_supply_is_refused() -> None:
    text = TEXT.replace(" 7 7 8\nboxed: 3 3 7", " 7 7\nboxed: 3 3 7 8")
    with pytest.raises(muraglia.TextError) as error:
        muraglia.set_up(text)
    assert (error.value.line, error.value.message) == (19, Message("text-odd-supply"))


def test_the_text_of_another_game_is_refused() -> None:
    read = muraglia.set_up(TEXT).spec.read_position
    with pytest.raises(muraglia.TextError) as error:
        read(TEXT.replace("game: chinesische-mauer", "game: die-mauer"))
    assert error.value.line == 2
    assert error.value.message == Message("text-other-game", {"word": "die-mauer", "expected": "chinesische-mauer"})


@pytest.mark.parametrize(
    ("sections", "step", "fits"),
    [
        (["5 4 |", "7 3 | aW"], "choose-tile(a,1)", True),
        (["5 4 |", "7 3 | aW"], "choose-tile(a)", False),
        (["5 4 |", "7 3 | aW"], "choose-tile(a,2)", False),
        (["5 4 |", "7 3 | aW"], "choose-card(a,1,7)", True),
        (["5 4 |", "7 3 | aW"], "choose-card(a,1,3)", True),
        (["5 4 |", "7 3 | aW"], "choose-card(a,1,5)", False),
        (["5 4 |", "7 3 | aW"], "choose-card(a,1)", False),
        (["5 4 |", "7 3 | aW"], "choose-card(a,2,7)", False),
        (["5 4 |", "7 | aW=1"], "choose-tile(a,1)", False),
        (["5 4 |", "7 | aW=1"], "choose-card(a,1,7)", False),
        (["5 4 |", "7 | aW=1"], "choose-card(a,1)", False),
    ],
)
def test_a_half_filled_scoring_must_be_one_that_could_have_begun(sections: list[str], step: str, fits: bool) -> None:
    text = str(chinesische_mauer(sections, scoring("a"))).replace("agenda: ", f"agenda: {step} ")
    if fits:
        assert str(muraglia.set_up(text)) == text
    else:
        with pytest.raises(muraglia.TextError) as error:
            muraglia.set_up(text)
        assert (error.value.line, error.value.message) == (6, Message("text-bad-agenda"))


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
