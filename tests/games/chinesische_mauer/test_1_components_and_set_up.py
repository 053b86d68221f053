"""Chinesische Mauer: components and set-up, CM-COMP and CM-SETUP (docs/rules/chinesische-mauer.md)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import muraglia
from muraglia.games.chinesische_mauer.cards import ALL_CARDS, CARD_LETTERS, CARD_WORDS, KINDS, WARRIOR, bag_value
from muraglia.kernel.bags import bag_of
from muraglia.kernel.message import Message
from tests.games.chinesische_mauer.support import NAME, TILES, refusal, told
from tests.support import chinesische_mauer, line_of, rule, second_action

DECK = {"wall": 7, "gate": 3, "tower": 1, "noble": 1, "warrior": 5, "rider": 2, "dragon": 1}


# Components


@rule("CM-COMP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_the_same_twenty_cards(players: int) -> None:
    game = muraglia.new(NAME, players=players, seed="box")
    view = game.view(0)
    assert view.public.players == players
    assert view.public.left == (DECK,) * players
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
        tiles = Counter(view.public.tiles_left) + Counter(view.public.boxed)
        for section in view.public.sections:
            tiles += Counter(section.tiles)
        assert tiles == TILES
        assert sum(tiles.values()) == 36


# Set-up


@rule("CM-SETUP-1")
@pytest.mark.parametrize(("players", "sections"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_how_many_sections_are_under_construction(players: int, sections: int) -> None:
    view = muraglia.new(NAME, players=players, seed="walls").view(0)
    assert len(view.public.sections) == sections
    assert (view.public.finisher, view.public.quiet, view.public.scored, view.public.version) == (-1, 0, (), 0)
    assert all(section.open and section.row == () and section.points == (None,) * players for section in view.public.sections)


@rule("CM-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_section_gets_two_of_the_shuffled_tiles_face_up(players: int) -> None:
    games = [muraglia.new(NAME, players=players, seed=seed) for seed in range(12)]
    assert all(len(section.tiles) == 2 for game in games for section in game.view(-1).public.sections)
    assert len({line_of(game, "supply") for game in games}) == 12
    assert len({line_of(game, "section 1") for game in games}) > 6


@rule("CM-SETUP-3")
def test_with_two_players_an_equal_pair_goes_into_the_box_and_a_new_pair_is_drawn() -> None:
    boxed: list[str] = []
    for seed in range(40):
        game = muraglia.new(NAME, players=2, seed=seed)
        assert all(len(set(section.tiles)) == 2 for section in game.view(0).public.sections)
        tiles = game.view(0).public.boxed
        assert tiles[::2] == tiles[1::2]
        assert sum(game.view(0).public.tiles_left.values()) == 36 - 4 - len(tiles)
        boxed.append(line_of(game, "boxed"))
    assert boxed[0] == "3 3"
    assert boxed[1] == "-"
    assert boxed[9] == "3 3 3 3"
    assert boxed[22] == "3 3 2 2 5 5 5 5"


@rule("CM-SETUP-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_three_or_more_an_equal_pair_stays(players: int) -> None:
    games = [muraglia.new(NAME, players=players, seed=seed) for seed in range(30)]
    assert any(section.tiles[0] == section.tiles[1] for game in games for section in game.view(0).public.sections)
    assert all(game.view(0).public.boxed == () for game in games)


@rule("CM-SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_shuffles_and_draws_five_cards(players: int) -> None:
    games = [muraglia.new(NAME, players=players, seed=seed) for seed in range(10)]
    for game in games:
        assert game.view(0).public.hand_sizes == (5,) * players
        assert game.view(0).public.deck_sizes == (15,) * players
    decks = {line_of(game, f"deck {seat}") for game in games for seat in "abcde"[:players]}
    assert len(decks) == 10 * players


@rule("CM-SETUP-4")
def test_hands_are_hidden_and_what_is_left_of_a_deck_is_public() -> None:
    game = chinesische_mauer(["7 3 | aW", "5 4 |"], second_action("a"), hands={"a": "WWR", "b": "GSD"}, decks={"a": "T", "b": "SN"})
    assert [game.view(seat).own.hand for seat in (0, 1, -1)] == [{"wall": 2, "rider": 1}, {"gate": 1, "warrior": 1, "dragon": 1}, {}]
    for seat in (0, 1, -1):
        view = game.view(seat)
        assert view.seat == seat
        assert view.public.hand_sizes == (3, 3)
        assert view.public.deck_sizes == (1, 2)
        assert view.public.left == (
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


def test_the_set_up_of_a_seed_never_changes() -> None:
    two = muraglia.new(NAME, players=2, seed=0)
    assert (
        two.position_text()
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


@rule("CM-COMP-1")
def test_the_page_draws_the_cards_of_the_rules() -> None:
    page = (Path(__file__).parents[3] / "web/src/boards/chinesische-mauer/kinds.ts").read_text("utf-8")
    drawn = re.findall(r'(\w+): \{ letter: "(\w)", printed: (\d), count: (\d) \}', page)
    counts = {kind: ALL_CARDS.count(kind) for kind in range(KINDS)}
    assert drawn == [
        (word, letter, str(bag_value(bag_of(kind, 1)) if kind != WARRIOR else 1), str(counts[kind]))
        for kind, (word, letter) in enumerate(zip(CARD_WORDS, CARD_LETTERS))
    ]
