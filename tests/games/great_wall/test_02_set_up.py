"""The Great Wall: set-up for three and four players."""

from __future__ import annotations

import muraglia
from muraglia.games.great_wall.seasons import AUTUMN
from muraglia.games.great_wall.set_up import is_setting_up
from tests.games.great_wall.support import HOUSE, after_set_up, board_of, fresh
from tests.support import rule


@rule("GW-SETUP-02")
def test_the_time_tile_begins_in_year_one() -> None:
    assert [fresh(players).year for players in (1, 2, 3, 4)] == [1, 1, 1, 1]


@rule("GW-SETUP-04")
def test_the_horde_deck_is_shuffled() -> None:
    decks = {bytes(fresh(3, f"deck {number}").horde_deck) for number in range(8)}
    assert len(decks) == 8 and {len(deck) for deck in decks} == {21}


@rule("GW-SETUP-05")
def test_one_horde_lies_at_each_section() -> None:
    assert list(fresh(3).depth) == [1, 1, 1]


@rule("GW-SETUP-05a", "GW-EX-01")
def test_a_fourth_horde_with_four_players_goes_where_the_next_back_points() -> None:
    for number in range(12):
        board = fresh(4, f"fourth {number}")
        assert sum(board.depth) == 4 and board.depth[board.indicator()] == 2


@rule("GW-SETUP-08")
def test_all_soldiers_begin_in_the_reserve() -> None:
    board = fresh(4)
    assert [list(board.reserve[seat * 3 : seat * 3 + 3]) for seat in range(4)] == [[10, 4, 2]] * 4


@rule("GW-SETUP-09")
def test_two_generals_are_dealt_to_each() -> None:
    board = fresh(4)
    dealt = [card for seat in range(4) for card in board.dealt[seat][:2]]
    assert len(set(dealt)) == 8


@rule("GW-SETUP-10", "GW-SETUP-11")
def test_two_advisors_of_the_deck_are_dealt_to_each() -> None:
    board = fresh(4)
    dealt = [card for seat in range(4) for card in board.dealt[seat][2:]]
    assert sorted([*dealt, *board.advisor_deck]) == list(range(44)) and len(dealt) == 8


@rule("GW-SETUP-12")
def test_everybody_chooses_a_general_at_the_same_time() -> None:
    game = muraglia.new("great-wall", players=3, seed="choose")
    assert game.to_act == [0, 1, 2] and [len(game.options(seat)) for seat in range(3)] == [2, 2, 2]
    game.play(game.choices(1)[0], 1)
    assert game.to_act == [0, 2] and all(faction.general is None for faction in game.view(0).public.factions)


@rule("GW-SETUP-12", "GW-AMB-35")
def test_generals_lie_open_before_the_advisors_are_chosen() -> None:
    game = muraglia.new("great-wall", players=3, seed="choose")
    for seat in (2, 0, 1):
        game.play(game.choices(seat)[1], seat)
    names = [HOUSE.ids["general"][general] for general in board_of(game).general]
    for seat in (-1, 0, 1, 2):
        assert [faction.general for faction in game.view(seat).public.factions] == names
    assert "b: general-" in game.record(0) and game.question(0).rules == ("GW-SETUP-13", "GW-SETUP-14")


@rule("GW-SETUP-13", "GW-ADVISOR-02")
def test_one_advisor_becomes_active_when_all_have_chosen() -> None:
    game = muraglia.new("great-wall", players=3, seed="choose")
    for seat in range(3):
        game.play(game.choices(seat)[0], seat)
    choice = game.options(1)[1]
    game.play(choice, 1)
    assert game.view(0).public.factions[1].active == ()
    for seat in (0, 2):
        game.play(game.choices(seat)[0], seat)
    assert game.view(0).public.factions[1].active == (choice.removeprefix("advisor-"),)


@rule("GW-SETUP-14", "GW-ADVISOR-03")
def test_the_other_advisor_becomes_support() -> None:
    game = muraglia.new("great-wall", players=3, seed="choose")
    for seat in range(3):
        game.play(game.choices(seat)[0], seat)
    kept, other = (option.removeprefix("advisor-") for option in game.options(1))
    for seat in range(3):
        game.play(game.choices(seat)[0], seat)
    faction = game.view(0).public.factions[1]
    assert (faction.active, faction.support) == ((kept,), (other,))


@rule("GW-SETUP-15")
def test_the_supply_begins_with_ten_tiles_a_player_and_an_empty_warehouse() -> None:
    board = fresh(3)
    assert board.shame == 30 and list(board.warehouse) == [0, 0, 0] and list(board.wall) == [0, 0, 0]


@rule("GW-SETUP-16")
def test_generals_give_resources_and_tactics() -> None:
    board = board_of(after_set_up(4, "tea"))
    for seat in range(4):
        general = board.general[seat]
        assert list(board.resources[seat * 4 : seat * 4 + 4]) == list(board.cards.start_resources[general * 4 : general * 4 + 4])
        assert len(board.tactics[seat]) == board.cards.start_tactics[general]


@rule("GW-SETUP-17", "GW-BOARD-13")
def test_the_advisor_track_is_laid_after_the_advisors_are_chosen() -> None:
    game = muraglia.new("great-wall", players=3, seed="choose")
    while is_setting_up(board_of(game)):
        assert game.view(0).public.advisor_track == ()
        game.play(game.choices(game.to_act[0])[0], game.to_act[0])
    assert len(game.view(0).public.advisor_track) == 4


@rule("GW-SETUP-19", "GW-EX-02")
def test_the_highest_tea_value_is_on_top() -> None:
    board = board_of(after_set_up(4, "tea"))
    values = [board.cards.tea_value[board.general[seat]] for seat in board.tea]
    assert values == sorted(values, reverse=True)


@rule("GW-SETUP-20", "GW-AMB-34")
def test_three_clerks_wait_to_be_hired_and_five_are_there() -> None:
    board, other = fresh(3), fresh(3, start_clerks="3")
    assert (board.unhired[0], board.home[0]) == (3, 5) and (other.unhired[0], other.home[0]) == (5, 3)


@rule("GW-SETUP-20a", "GW-YEAR-03")
def test_the_game_begins_with_the_autumn_of_year_one() -> None:
    board = board_of(after_set_up(3))
    assert (board.season_of(), board.year) == (AUTUMN, 1)
