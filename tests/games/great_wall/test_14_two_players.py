"""The Great Wall: two players with the Rush Clan. a and b play, c is the Rush Clan."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.activation import Activations
from muraglia.games.great_wall.autumn import ChooseCommand, Copying, PlaceCommands
from muraglia.games.great_wall.barracks import RushSpear
from muraglia.games.great_wall.builders import Building
from muraglia.games.great_wall.clerks import MoveClerks
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.embassy import RushAdvisor
from muraglia.games.great_wall.pieces import LOCATION_WORDS
from muraglia.games.great_wall.seasons import ClearTrack
from tests.games.great_wall.support import HOUSE, Scene, after_set_up, board_of, fresh
from tests.support import rule

A, B, RUSH = range(3)


def with_rush_at(location: str, clerks: str = "", **options: str) -> Scene:
    scene = Scene(2, **options)
    scene.move_rush("sawmill", location)
    scene.clerks(location, clerks)
    return scene


# Set-up


@rule("GW-REED-01")
def test_two_play_with_a_third_faction_in_both_modes() -> None:
    for mode in ("standard", "cooperative"):
        board = fresh(2, mode=mode)
        assert (board.players, board.factions, board.rush) == (2, 3, RUSH)


@rule("GW-REED-02")
def test_the_leftmost_section_is_not_used() -> None:
    scene = Scene(2)
    scene.give(0, gold=9)
    scene.run(Building(0, 1))
    assert scene.why("wall-left") == "GW-REED-02" and scene.why("barricade-left") == "GW-REED-02"


@rule("GW-REED-03")
def test_no_horde_comes_to_the_leftmost_section_in_a_whole_game() -> None:
    game = after_set_up(2)
    while board_of(game).year < 3 and not game.is_over:
        assert board_of(game).depth[0] == 0
        game.play(game.choices(game.to_act[0])[0], game.to_act[0])


@rule("GW-REED-04")
def test_the_track_of_three_players_applies() -> None:
    two, three = Scene(2), Scene(3)
    two.spring(3)
    three.spring(3)
    assert two.board.year == three.board.year and two.board.lethality(0) == three.board.lethality(0)


@rule("GW-REED-05")
def test_hordes_for_the_leftmost_section_leave_the_game() -> None:
    board = fresh(2)
    assert len(board.horde_deck) == 14 and all(card % 3 != 0 for card in board.horde_deck)


@rule("GW-REED-06")
def test_one_horde_for_each_of_two_sections() -> None:
    assert list(fresh(2).depth) == [0, 1, 1]


@rule("GW-REED-07")
def test_six_barricades_stand_at_the_start() -> None:
    assert list(fresh(2).barricades) == [0, 3, 3]


@rule("GW-REED-08", "GW-AMB-16")
def test_the_rush_clan_has_ten_spearmen_and_no_other_soldiers() -> None:
    scene = Scene(2)
    assert scene.reserve(RUSH) == [10, 0, 0] and scene.board.rush_general >= 0


@rule("GW-REED-09")
def test_its_clerks_begin_at_sawmill_quarry_and_gold_mine() -> None:
    scene = Scene(2)
    assert [location for location in LOCATION_WORDS if "c" in scene.clerks_at(location)] == ["sawmill", "quarry", "gold-mine"]


@rule("GW-REED-10")
def test_the_supply_has_twenty_tiles() -> None:
    assert fresh(2).shame == 20


@rule("GW-REED-11")
def test_the_rush_clan_is_last_in_tea_order() -> None:
    assert board_of(after_set_up(2)).tea[-1] == RUSH


# Clerks


@rule("GW-REED-12", "GW-EXD-23", "GW-AMB-56")
@pytest.mark.parametrize("advanced", [False, True])
def test_a_location_with_its_clerk_alone_is_not_activated(advanced: bool) -> None:
    scene = with_rush_at("school")
    school = LOCATION_WORDS.index("school")
    assert not scene.board.can_be_activated(school, advanced)
    scene.clerks("school", "a")
    assert scene.board.can_be_activated(school, advanced)


@rule("GW-REED-13", "GW-EXD-23")
def test_its_clerk_stays_after_an_activation() -> None:
    scene = with_rush_at("school", "a")
    scene.activate("school")
    assert scene.clerks_at("school") == "c" and scene.board.home[A] == 5


@rule("GW-REED-14")
def test_it_has_one_clerk_a_location() -> None:
    scene = Scene(2)
    scene.run(MoveClerks(RUSH, 1))
    assert scene.why("sawmill>quarry") == "GW-REED-14"


@rule("GW-REED-15")
def test_it_has_three_clerks_and_no_reserve() -> None:
    scene = Scene(2)
    scene.run(MoveClerks(RUSH, 1))
    assert scene.board.home[RUSH] == 0 and scene.why("home>temple") == "GW-REED-15"


@rule("GW-REED-16")
def test_its_clerk_fills_a_space() -> None:
    scene = Scene(2)
    scene.clerks("quarry", "ab")
    scene.run(MoveClerks(A, 1))
    assert scene.why("home>quarry") == "GW-CLERK-03" and scene.why("quarry>school") == "GW-CLERK-04"


@rule("GW-REED-22")
def test_its_clerks_are_moved_at_its_place_in_tea_order() -> None:
    scene = Scene(2)
    scene.tea("cba")
    scene.others_box(A, "economy")
    assert scene.asked == B and not any(option.startswith("home>") for option in scene.options())  # the Rush Clan's Clerks
    scene.play("sawmill>temple", "pass")
    assert scene.clerks_at("temple") == "c" and scene.asked == B and any(option.startswith("home>") for option in scene.options())


@rule("GW-REED-23")
@pytest.mark.parametrize(("command", "moves", "must_differ"), [("economy", 2, True), ("attack-order", 1, False)])
def test_it_moves_as_many_clerks_as_the_box_says(command: str, moves: int, must_differ: bool) -> None:
    scene = Scene(2)
    scene.others_box(A, command, waiting="c")
    assert (scene.board.agenda.left, scene.board.agenda.must_differ) == (moves, must_differ)


# Command card and commander


@rule("GW-REED-17")
def test_treason_does_not_copy_its_card() -> None:
    scene = Scene(2)
    scene.track("a:treason b:economy c")
    scene.run(Copying(A, 2))
    assert scene.options() == ["pass", "yes", "space-2"]


@rule("GW-REED-18", "GW-AMB-60")
def test_it_plays_its_only_card_every_autumn() -> None:
    scene = Scene(2)
    scene.track("a:economy b:economy c")
    scene.run(ClearTrack())
    assert scene.pile(RUSH) == set() and scene.owners_on_track() == "---"
    scene.run(ChooseCommand())
    scene.play("work-harder", "work-harder")
    while scene.step == "place-commands":
        scene.play(scene.options()[0])
    assert "c" in scene.owners_on_track()


@rule("GW-REED-19", "GW-AMB-12")
@pytest.mark.parametrize(("tea", "spaces", "track"), [("cab", [2, 3], "cab"), ("acb", [3, 2], "cba"), ("abc", [1, 3], "acb")])
def test_its_card_takes_the_first_empty_space_at_its_place_in_tea_order(tea: str, spaces: list[int], track: str) -> None:
    scene = Scene(2)
    scene.tea(tea)
    for seat in (A, B):
        scene.commands(seat, "treason", pile="")
        scene.board.chosen[seat] = 0
    scene.board.chosen[RUSH] = 0
    scene.run(PlaceCommands(waiting=0b111))
    for seat, space in enumerate(spaces):
        if not scene.is_done and scene.asked == seat:
            scene.play(f"space-{space}")
    assert scene.owners_on_track() == track


@rule("GW-REED-20", "GW-AMB-13")
@pytest.mark.parametrize(("option", "commander"), [("highest_tea", B), ("active_player", A)])
def test_the_higher_player_decides_for_it(option: str, commander: int) -> None:
    scene = Scene(2, supreme_commander=option)
    scene.tea("cba")
    scene.board.active = A
    scene.run(RushAdvisor(RUSH))
    assert scene.asked == commander


@rule("GW-REED-21")
def test_the_commander_changes_with_the_tea_order() -> None:
    scene = Scene(2)
    scene.tea("abc")
    scene.board.active = RUSH
    assert scene.board.commander() == A
    scene.tea("cba")
    assert scene.board.commander() == B


@rule("GW-AMB-41")
def test_in_its_turn_the_commander_orders_the_activations() -> None:
    scene = Scene(2)
    scene.tea("bac")
    scene.clerks("school", "a")
    scene.clerks("embassy", "a")
    scene.board.active = RUSH
    scene.run(Activations(RUSH))
    assert scene.asked == B and scene.options() == ["embassy", "school"]


# What it does at Locations


@rule("GW-REED-24")
def test_it_gains_nothing_for_itself() -> None:
    scene = Scene(2)
    scene.horde("right", "scouts", "c.a3 c.a4 a.b3")
    scene.run(Defeats())
    scene.pass_all()
    assert scene.board.honour[RUSH] == 0 and scene.taken(RUSH) == [] and list(scene.board.resources[8:12]) == [0, 0, 0, 0]


@rule("GW-REED-25", "GW-REED-26")
def test_its_soldiers_neither_are_saved_nor_rest() -> None:
    scene = Scene(2)
    scene.horde("right", "scouts", "c.a3 c.a4 c.b3")
    scene.run(Defeats())
    assert scene.is_done and scene.resting("right", RUSH) == [0, 0, 0] and scene.reserve(RUSH) == [10, 0, 0]


@rule("GW-REED-27", "GW-EXD-24")
def test_it_gathers_one_for_the_warehouse() -> None:
    scene = Scene(2)
    scene.clerks("gold-mine", "a")
    scene.activate("gold-mine", advanced=True)
    scene.pass_all()
    assert scene.stock(A)[2] == 1 and list(scene.board.warehouse) == [0, 0, 1]


@rule("GW-AMB-18", "GW-EXD-24")
@pytest.mark.parametrize(("breaks", "tiles"), [("true", 0), ("false", 1)])
def test_beside_its_clerk_nobody_is_alone(breaks: str, tiles: int) -> None:
    scene = Scene(2, artificial_clerks_break_sole=breaks)
    scene.clerks("gold-mine", "aa")
    scene.activate("gold-mine")
    scene.pass_all()
    assert scene.board.tiles_of(A) == tiles


@rule("GW-REED-28")
@pytest.mark.parametrize(("active", "tiles"), [(A, 1), (RUSH, 2)])
def test_at_the_temple_the_active_player_loses_a_tile(active: int, tiles: int) -> None:
    scene = with_rush_at("temple", "ab")
    scene.shame(A, "spearman", 2)
    scene.board.active = active
    before = scene.board.shame
    scene.activate("temple")
    scene.pass_all()
    assert scene.board.tiles_of(A) == tiles and scene.board.shame == before + 2 - tiles


@rule("GW-REED-29")
def test_at_the_embassy_an_advisor_leaves_the_track() -> None:
    scene = with_rush_at("embassy", "a")
    before = scene.advisors()
    scene.activate("embassy")
    while f"advisor-{before[2]}" not in scene.options():
        scene.play("pass")
    scene.play(f"advisor-{before[2]}")
    assert before[2] not in scene.advisors() and len(scene.advisors()) == 4
    assert HOUSE.ids["advisor"][scene.board.advisor_discard[-1]] == before[2]


@rule("GW-REED-30")
def test_it_builds_a_barricade_for_nothing() -> None:
    scene = with_rush_at("builders", "a")
    scene.board.warehouse = [2, 0, 0]
    scene.activate("builders")
    scene.play("pass", "barricade-right")
    assert scene.board.barricades[2] == 1 and list(scene.board.warehouse) == [2, 0, 0] and list(scene.board.honour) == [0, 0, 0]


def rush_in_the_barracks() -> Scene:
    scene = with_rush_at("barracks", "ab")
    scene.horde("centre", "scouts")
    scene.horde("centre", "raiders")
    scene.activate("barracks")
    while not scene.is_done and scene.options()[0] == "pass":
        scene.play("pass")
    return scene


@rule("GW-REED-31")
def test_it_recruits_a_spearman_for_a_front_horde() -> None:
    scene = rush_in_the_barracks()
    assert scene.asked == A and scene.options() == ["centre1.a3", "centre1.a4", "centre1.b3"]
    scene.play("centre1.a4")
    assert scene.on("centre") == {"c.a4"} and scene.reserve(RUSH) == [9, 0, 0]


@rule("GW-REED-32")
@pytest.mark.parametrize(("spearmen", "cover"), [(0, ""), (10, "x.a3 x.a4 x.b3")])
def test_without_a_spearman_or_a_point_nothing_happens(spearmen: int, cover: str) -> None:
    scene = Scene(2)
    scene.horde("right", "scouts", cover)
    scene.board.reserve[RUSH * 3] = spearmen
    scene.run(RushSpear(RUSH))
    assert scene.is_done and scene.reserve(RUSH)[0] == spearmen


@rule("GW-REED-33")
def test_nobody_gets_the_reward_of_its_attack() -> None:
    scene = rush_in_the_barracks()
    scene.play("centre1.a4")  # a gold
    assert [sum(scene.stock(seat)) for seat in (A, B)] == [0, 0] and list(scene.board.warehouse) == [0, 0, 0]


@rule("GW-REED-34")
@pytest.mark.parametrize("location", ["logistics", "school"])
def test_elsewhere_it_does_nothing(location: str) -> None:
    scene = with_rush_at(location, "a")
    scene.activate(location)
    assert scene.order_of_questions() in ("a", "") and len(scene.board.tactics[RUSH]) == 0


@rule("GW-REED-35", "GW-AMB-15")
@pytest.mark.parametrize(("option", "order"), [("normal", "acb"), ("none", "abc")])
def test_in_the_tea_house_it_may_rise(option: str, order: str) -> None:
    scene = with_rush_at("tea-house", "b", rush_tea_house=option)
    scene.activate("tea-house")
    scene.play("pass")
    if not scene.is_done:
        scene.play("yes")
    assert scene.tea_order() == order
