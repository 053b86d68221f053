"""The Great Wall, rule by rule: two players with the Rush Clan, solo against Qin Jiushao, cooperative."""

from __future__ import annotations

from typing import Any

import pytest

import muraglia
from muraglia.games.great_wall.activation import Activate, Activations
from muraglia.games.great_wall.autumn import ChooseCommand, Copying, Others, PlaceCommands
from muraglia.games.great_wall.barracks import RushSpear
from muraglia.games.great_wall.breach import Breach, WinterArrows
from muraglia.games.great_wall.builders import Building, RushBarricade
from muraglia.games.great_wall.clerks import MoveClerks
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.effects import Effect
from muraglia.games.great_wall.embassy import RushAdvisor, RushTea
from muraglia.games.great_wall.payment import Paying
from muraglia.games.great_wall.pieces import LOCATION_WORDS
from muraglia.games.great_wall.requests import Fulfilment, RequestsStep
from muraglia.games.great_wall.seasons import SPRING, SUMMER, ClearTrack, Income, Season
from muraglia.games.great_wall.set_up import is_setting_up
from muraglia.games.great_wall.shame import ShameDue, Unshaming
from muraglia.games.great_wall.vocabulary import ALL
from muraglia.games.great_wall.winter import EndCheck, EventStep
from muraglia.kernel.rng import rng_from_seed
from tests.games.great_wall_support import HOUSE, Scene, board_of, soldiers
from tests.support import rule

SAWMILL, QUARRY, GOLD_MINE, TEMPLE, BARRACKS, BUILDERS, LOGISTICS, TEA_HOUSE, EMBASSY, SCHOOL = range(10)
A, B, RUSH = 0, 1, 2


# Two players


@rule("GW-MODE-01", "GW-REED-01", "GW-REED-02", "GW-REED-03", "GW-REED-05", "GW-REED-06", "GW-REED-07", "GW-REED-08", "GW-REED-09",
      "GW-REED-10",
      "GW-REED-11", "GW-REED-15", "GW-AMB-16")  # fmt: skip
def test_the_table_of_two() -> None:
    board: Any = Scene(2).board
    game = muraglia.new("great-wall", players=2, seed="two")
    fresh: Any = game.position
    assert fresh.rush == 2 and fresh.factions == 3 and fresh.first_section == 1
    assert list(fresh.depth) == [0, 1, 1] and list(fresh.barricades) == [0, 3, 3] and fresh.shame == 20
    assert all(card % 3 != 0 for card in fresh.horde_deck) and len(fresh.horde_deck) == 14
    assert list(fresh.reserve[6:9]) == [10, 0, 0] and fresh.home[2] == 0
    assert [fresh.clerks[place * 3 + 2] for place in range(10)] == [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert fresh.rush_general == 21 and muraglia.new("great-wall", 2, 1, mode="cooperative").position.rush_general == 22  # type: ignore[attr-defined]
    assert board.tea[-1] == 2


@rule("GW-REED-12", "GW-REED-13", "GW-REED-16", "GW-EXD-23", "GW-AMB-56")
def test_a_location_with_the_rush_clan_alone_is_not_activated() -> None:
    scene = Scene(2)
    scene.move_rush("sawmill", "school")
    assert not scene.board.can_be_activated(SCHOOL, False) and not scene.board.can_be_activated(SCHOOL, True)
    scene.clerks("school", "a")
    assert scene.board.can_be_activated(SCHOOL, False)
    scene.run(Activate(SCHOOL))
    assert scene.clerks_at("school") == "c" and len(scene.board.tactics[0]) == 1
    scene.clerks("quarry", "ab")
    assert scene.board.is_full(QUARRY)


@rule("GW-REED-27", "GW-REED-24", "GW-EXD-24", "GW-AMB-18")
@pytest.mark.parametrize(("breaks", "tiles"), [("true", 0), ("false", 1)])
def test_the_rush_clan_gathers_for_the_warehouse(breaks: str, tiles: int) -> None:
    scene = Scene(2, artificial_clerks_break_sole=breaks)
    scene.clerks("gold-mine", "a")
    scene.run(Activate(GOLD_MINE, advanced=True))
    scene.pass_all()
    assert scene.stock(0)[2] == 1 and list(scene.board.warehouse) == [0, 0, 1]
    scene.clerks("gold-mine", "aa")
    scene.run(Activate(GOLD_MINE))
    scene.pass_all()
    assert scene.board.tiles_of(0) == tiles and list(scene.board.resources[8:12]) == [0, 0, 0, 0]


@rule("GW-REED-28", "GW-AMB-41")
def test_the_rush_clan_at_the_temple_frees_the_active_player_of_shame() -> None:
    for active, tiles in ((A, 1), (RUSH, 2)):
        scene = Scene(2)
        scene.move_rush("sawmill", "temple")
        scene.clerks("temple", "ab")
        scene.shame(0, "spearman")
        scene.shame(0, "archer")
        scene.board.active = active
        before = scene.board.shame
        scene.run(Activate(TEMPLE))
        if active == A:
            assert scene.options() == ["unshame-spearman", "unshame-archer"]
        scene.pass_all()
        assert scene.board.tiles_of(0) == tiles and scene.board.shame == before + 2 - tiles


@rule("GW-REED-20", "GW-REED-21", "GW-REED-29", "GW-AMB-13")
def test_the_supreme_commander() -> None:
    scene = Scene(2)
    scene.move_rush("sawmill", "embassy")
    scene.tea("cba")
    scene.board.active = A
    scene.run(RushAdvisor(RUSH))
    assert scene.asked == B
    track = bytes(scene.board.advisor_track)
    scene.play(f"advisor-{HOUSE.ids['advisor'][track[2]]}")
    assert track[2] in scene.board.advisor_discard and len(scene.board.advisor_track) == 4
    other = Scene(2, supreme_commander="active_player")
    other.tea("cba")
    other.board.active = A
    assert other.board.commander() == A
    other.board.active = RUSH
    assert other.board.commander() == B


@rule("GW-REED-30", "GW-REED-34")
def test_the_rush_clan_builds_a_barricade_for_nothing() -> None:
    scene = Scene(2)
    scene.move_rush("sawmill", "builders")
    scene.clerks("builders", "a")
    scene.board.warehouse = [2, 0, 0]
    scene.run(Activate(BUILDERS))
    scene.play("pass")
    assert scene.asked == A and scene.options() == ["barricade-centre", "barricade-right"] and scene.why("barricade-left") == "GW-REED-02"
    scene.play("barricade-right")
    assert list(scene.board.warehouse) == [2, 0, 0] and scene.board.barricades[2] == 1 and list(scene.board.honour) == [0, 0, 0]
    scene.move_rush("builders", "logistics")
    scene.clerks("logistics", "a")
    scene.run(Activate(LOGISTICS))
    scene.play("pass")
    assert scene.is_done


@rule("GW-REED-31", "GW-REED-32", "GW-REED-33", "GW-REED-26")
def test_the_rush_clan_in_the_barracks() -> None:
    scene = Scene(2)
    scene.horde("centre", "scouts")
    scene.horde("centre", "raiders")
    scene.move_rush("sawmill", "barracks")
    scene.clerks("barracks", "ab")
    scene.run(Activate(BARRACKS))
    scene.play("pass", "pass")
    assert scene.options() == ["centre1.a3", "centre1.a4", "centre1.b3"] and scene.asked == A
    scene.play("centre1.a4")
    assert scene.board.points_of(3, RUSH) == 1 and soldiers(scene, RUSH) == [9, 0, 0]
    assert scene.stock(0) == [0, 0, 0, 0] and list(scene.board.warehouse) == [0, 0, 0]
    scene.board.reserve[6] = 0
    scene.clerks("barracks", "ab")
    scene.run(Activate(BARRACKS))
    scene.play("pass", "pass")
    assert scene.is_done


@rule("GW-REED-35", "GW-AMB-15")
def test_the_rush_clan_in_the_tea_house() -> None:
    for option, asked in (("normal", True), ("none", False)):
        scene = Scene(2, rush_tea_house=option)
        scene.move_rush("sawmill", "tea-house")
        scene.clerks("tea-house", "b")
        scene.run(Activate(TEA_HOUSE))
        scene.play("pass")
        assert (scene.step == "rush-tea") == asked
        if asked:
            scene.play("yes")
            assert bytes(scene.board.tea) == bytes([0, 2, 1])


@rule("GW-REED-36", "GW-REED-37", "GW-REED-25", "GW-EXD-33", "GW-AMB-14")
@pytest.mark.parametrize(("option", "taken"), [("card_discarded", 0), ("ignored", 2)])
def test_a_horde_that_the_rush_clan_would_take(option: str, taken: int) -> None:
    scene = Scene(2, rush_majority=option)
    scene.horde("right", "scouts", "c.a3 c.a4 a.b3")
    scene.run(Defeats())
    scene.pass_all()
    assert scene.board.honour[0] == 2 and scene.board.honour[2] == 0 and soldiers(scene, RUSH) == [10, 0, 0]
    assert len(scene.board.taken[0]) == taken and len(scene.board.taken[2]) == 0


@rule("GW-REED-38")
def test_the_rush_clan_in_a_breach() -> None:
    scene = Scene(2)
    scene.horde("right", "scouts", "c.a3 c.a4")
    scene.run(Breach(2))
    scene.pass_all()
    assert soldiers(scene, RUSH) == [9, 0, 0] and scene.board.points_of(6, RUSH) == 1 and scene.board.vacant(6) == 1 << 8


@rule("GW-REED-14", "GW-REED-22", "GW-REED-23")
def test_clerks_of_the_rush_clan_are_moved_by_the_commander() -> None:
    scene = Scene(2)
    scene.tea("bac")
    scene.run(MoveClerks(RUSH, 2, must_differ=True))
    assert scene.asked == B and scene.why("sawmill>quarry") == "GW-REED-14" and scene.why("home>temple") == "GW-REED-15"
    scene.play("sawmill>temple", "pass")
    assert scene.clerks_at("temple") == "c"
    economy = HOUSE.box_pc[HOUSE.first_box[0] + 1]
    scene.board.active = A
    scene.run(Others(A, economy, waiting=0b110))
    assert scene.asked == B
    scene.play("pass")
    assert scene.step == "move-clerks" and scene.board.agenda.faction == RUSH


@rule("GW-REED-23")
@pytest.mark.parametrize(("command", "moves", "must_differ"), [("economy", 2, True), ("attack-order", 1, False)])
def test_the_rush_clan_moves_as_many_clerks_as_the_box_says(command: str, moves: int, must_differ: bool) -> None:
    scene = Scene(2)
    scene.others_box(A, command)
    while scene.step != "move-clerks" or scene.board.agenda.faction != RUSH:
        scene.play("pass")
    assert (scene.board.agenda.left, scene.board.agenda.must_differ) == (moves, must_differ)


@rule("GW-REED-23", "GW-SOLO-45a")
def test_under_qin_the_rush_clan_moves_as_many_clerks_as_the_box_says() -> None:
    scene = solo()
    scene.tea("bac")  # Qin Jiushao commands the Rush Clan
    scene.others_box(0, "attack-order", waiting="c")
    assert scene.is_done and scene.clerks_at("quarry") == "c" and scene.clerks_at("sawmill") == ""


@rule("GW-REED-17", "GW-REED-18", "GW-REED-19", "GW-AMB-12", "GW-AMB-60")
def test_the_command_card_of_the_rush_clan() -> None:
    for tea, space in (("abc", 2), ("cab", 0), ("acb", 1)):
        scene = Scene(2)
        scene.tea(tea)
        scene.board.chosen = [0, 1, 0]
        scene.board.hand = [62, 61, 0]
        scene.run(PlaceCommands(waiting=7))
        while not scene.is_done:
            scene.play(scene.options()[0])
        assert scene.board.spaces[space] >> 4 == RUSH
        scene.run(Copying(0, 2))
        assert f"space-{space + 1}" not in scene.options()
        scene.run(ClearTrack())
        assert scene.board.pile[RUSH] == 0
        scene.run(ChooseCommand())
        scene.play("work-harder", "work-harder")
        assert scene.board.chosen[RUSH] == 0 or RUSH * 16 in scene.board.spaces


# Solo


@rule("GW-SOLO-01", "GW-SOLO-02", "GW-SOLO-04", "GW-SOLO-05", "GW-SOLO-06", "GW-SOLO-07", "GW-SOLO-08", "GW-SOLO-09", "GW-SOLO-10",
      "GW-SOLO-11",
      "GW-SOLO-12", "GW-SOLO-13", "GW-SOLO-14", "GW-SOLO-15", "GW-SOLO-18", "GW-SOLO-23", "GW-MODE-05", "GW-AMB-44",
      "GW-AMB-34")  # fmt: skip
def test_the_table_of_one() -> None:
    game = muraglia.new("great-wall", players=1, seed="solo")
    board = board_of(game)
    assert (board.qin, board.rush, board.factions, board.first_section, board.shame) == (1, 2, 3, 1, 10)
    assert list(board.depth) == [0, 1, 1] and list(board.barricades) == [0, 3, 3]
    assert board.home[1] == 8 and list(board.reserve[3:6]) == [8, 4, 0] and list(board.overseers[4:8]) == [1, 1, 1, 1]
    assert sorted(board.qin_deck) == list(range(6)) and sorted(board.qin_track) == [0, 1, 2, 3, 4]
    assert len(board.support[1]) == 2 and len(board.advisors[1]) == 0 and len(board.dealt[0]) == 4
    while is_setting_up(board_of(game)):
        game.play(game.choices(0)[0], 0)
    assert bytes(board_of(game).tea) == bytes([0, 1, 2])
    with pytest.raises(muraglia.BadSetup):
        muraglia.new("great-wall", players=1, mode="cooperative")


@rule("GW-SOLO-50", "GW-COMP-16")
def test_three_difficulties() -> None:
    honours = [
        muraglia.new("great-wall", players=1, seed=1, difficulty=level).position.honour[1]  # type: ignore[attr-defined]
        for level in ("normal", "hard", "hardest")
    ]
    assert honours == [0, 50, 100]


def solo(track: str = "gold-mine temple barracks sawmill quarry", **options: str) -> Scene:
    scene = Scene(1, **options)
    scene.board.qin_track = bytes(LOCATION_WORDS.index(word) for word in track.split())
    scene.board.support[1] = b""
    scene.board.general[1] = -1
    scene.board.count_changes(1)
    for place in range(3):
        scene.board.clerks[place * 3 + 2] = 0
    for place in (6, 7, 9):
        scene.board.clerks[place * 3 + 2] = 1  # the Rush Clan out of the way
    return scene


@rule("GW-SOLO-24", "GW-SOLO-32", "GW-SOLO-33", "GW-EXD-26", "GW-EX-26", "GW-SOLO-35", "GW-AMB-61")
def test_qin_moves_two_clerks_to_his_lowest_locations() -> None:
    box = HOUSE.box_pc[HOUSE.first_box[0] + 1]
    scene = solo()
    scene.board.active = 0
    scene.run(Others(0, box, waiting=0b010))
    assert (scene.clerks_at("quarry"), scene.clerks_at("sawmill"), scene.board.home[1]) == ("b", "b", 6)
    scene = solo()
    scene.board.active = 0
    scene.clerks("quarry", "aaa")
    scene.run(Others(0, box, waiting=0b010))
    assert (scene.clerks_at("sawmill"), scene.clerks_at("barracks")) == ("b", "b")


@rule("GW-SOLO-34", "GW-AMB-49", "GW-SOLO-31")
def test_qin_without_clerks_at_home_takes_them_from_above() -> None:
    scene = solo()
    scene.clerks("gold-mine", "bb")
    scene.board.home[1] = 0
    scene.board.active = 1
    scene.run(Effect(1, HOUSE.box_pc[HOUSE.first_box[6]]))  # his Economy: three Clerks
    assert scene.clerks_at("gold-mine") == "" and scene.clerks_at("quarry") == "bb"
    scene = solo()
    scene.clerks("quarry", "bb")
    scene.board.home[1] = 0
    scene.board.active = 1
    scene.run(Effect(1, HOUSE.box_pc[HOUSE.first_box[6]]))
    assert scene.clerks_at("quarry") == "bb"  # already at the lowest


@rule("GW-SOLO-25", "GW-EXD-25", "GW-SOLO-36", "GW-EX-25", "GW-SOLO-16", "GW-AMB-42")
def test_qin_gathers_honour_and_his_token_rises() -> None:
    scene = solo()
    scene.board.overseers[4 + SAWMILL] = 2
    scene.clerks("sawmill", "bba")
    scene.run(Activate(SAWMILL))
    scene.pass_all()
    assert scene.board.honour[1] == 4 and list(scene.board.resources[4:8]) == [0, 0, 0, 0]
    assert [LOCATION_WORDS[place] for place in scene.board.qin_track] == ["sawmill", "gold-mine", "temple", "barracks", "quarry"]


@rule("GW-SOLO-38", "GW-EXD-27", "GW-AMB-02")
@pytest.mark.parametrize(("order", "first"), [("high_to_low", "sawmill temple"), ("low_to_high", "temple sawmill")])
def test_qin_activates_his_locations_first(order: str, first: str) -> None:
    scene = solo(qin_activation_order=order)
    scene.clerks("temple", "bbb")
    scene.clerks("sawmill", "bbb")
    scene.clerks("school", "a")
    scene.clerks("embassy", "a")
    scene.board.active = 1
    scene.run(Activations(1, True, (1 << TEMPLE) | (1 << SAWMILL) | (1 << SCHOOL) | (1 << EMBASSY)))
    assert [LOCATION_WORDS[place] for place in scene.board.qin_track][:2] == first.split()
    assert scene.asked == 0 and scene.options() == ["embassy", "school"]


@rule("GW-SOLO-39", "GW-EX-27")
def test_qins_despotism_takes_the_highest_location() -> None:
    scene = solo()
    scene.clerks("quarry", "b")
    scene.clerks("temple", "b")
    scene.board.active = 1
    scene.run(Effect(1, HOUSE.box_pc[HOUSE.first_box[6 + 1] + 2]))
    assert scene.clerks_at("temple") == "" and scene.clerks_at("quarry") == "b"


@rule("GW-SOLO-37", "GW-SOLO-40", "GW-SOLO-41", "GW-SOLO-42", "GW-EXD-28", "GW-AMB-45")
@pytest.mark.parametrize(("order", "points"), [("columns_first", [1, 7]), ("rows_first", [1, 2])])
def test_qins_spearmen(order: str, points: list[int]) -> None:
    scene = solo(qin_vital_order=order)
    scene.horde("right", "levy")
    scene.horde("centre", "scouts")
    scene.next_hordes("right")
    scene.clerks("barracks", "bba")
    scene.run(Activate(BARRACKS))
    scene.pass_all()
    assert scene.board.honour[1] == 4 and scene.board.covered[6] == sum(1 << point for point in points)
    scene.next_hordes("right")
    scene.board.covered[6] = scene.board.vital(6)
    scene.clerks("barracks", "bba")
    scene.run(Activate(BARRACKS))
    scene.pass_all()
    assert scene.board.points_of(3, 1) == 2  # the other Section


@rule("GW-SOLO-43", "GW-SOLO-19", "GW-SOLO-21", "GW-SOLO-21a")
def test_qins_archers() -> None:
    scene = solo()
    scene.horde("right", "scouts")
    scene.next_hordes("right")
    scene.board.active = 1
    attack_order = HOUSE.box_pc[HOUSE.first_box[6 + 3]]
    scene.run(Effect(1, attack_order))  # an archer, then all shoot
    assert scene.posted("right", 1) == 1 and scene.board.honour[1] == 4
    scene.next_hordes("right")
    scene.run(Effect(1, attack_order))  # no free post: not recruited, but the other one shoots
    assert scene.posted("right", 1) == 1 and scene.board.honour[1] == 6
    scene.board.covered[6] = scene.board.cover[6] = 0
    scene.run(WinterArrows(1))
    assert scene.board.honour[1] == 8 and scene.is_done


@rule("GW-SOLO-44", "GW-AMB-23", "GW-AMB-24")
def test_qin_builds_the_wall() -> None:
    work_harder = HOUSE.box_pc[HOUSE.first_box[6 + 2]]
    scene = solo()
    scene.next_hordes("right")
    scene.board.active = 1
    scene.board.warehouse = [3, 4, 0]
    scene.run(Effect(1, work_harder))
    assert scene.step == "qin-store" and scene.asked == 0 and "store-wood-1" in scene.options()
    scene.play("store-wood-3", "store-stone-2")
    assert list(scene.board.warehouse) == [0, 2, 0] and scene.board.wall[2] == 1 and scene.board.honour[1] == 5
    scene.board.wall = [0, 0, 3]
    scene.next_hordes("right")
    scene.run(Effect(1, work_harder))
    assert scene.board.wall[1] == 1 and list(scene.board.warehouse) == [0, 0, 0]
    scene.board.wall = [0, 3, 3]
    scene.run(Effect(1, work_harder))
    assert scene.board.honour[1] == 10
    poor = solo(qin_shortfall="cannot_build")
    poor.board.active = 1
    poor.run(Effect(1, work_harder))
    assert list(poor.board.wall) == [0, 0, 0]


@rule("GW-SOLO-17", "GW-SOLO-20", "GW-AMB-46")
def test_qin_in_battle() -> None:
    scene = solo()
    scene.horde("right", "scouts", "b.a3 b.a4 b.b3")
    scene.run(Defeats())
    assert soldiers(scene, 1) == [8, 4, 0] and len(scene.board.taken[1]) == 2 and scene.resting("right", 1) == [0, 0, 0]
    assert scene.board.honour[1] == 2
    scene.horde("right", "raiders", "b.a3 b.a4")
    scene.board.honour[1] = 9
    scene.run(Breach(2))
    scene.pass_all()
    assert scene.board.tiles_of(1) == 0 and soldiers(scene, 1) == [7, 4, 0] and scene.board.honour[1] == 9


@rule("GW-SOLO-26", "GW-SOLO-27", "GW-SOLO-28", "GW-SOLO-29", "GW-SOLO-30", "GW-EX-24", "GW-AMB-43")
def test_qins_command_cards() -> None:
    scene = solo()
    scene.board.qin_deck = bytes([1, 2, 3, 4, 5, 0])
    scene.run(ChooseCommand())
    scene.play("despotism")
    assert scene.step == "place-commands" and scene.asked == 0
    scene.play("space-2")
    assert [scene.board.spaces[0] >> 4, scene.board.spaces[2] >> 4] == [1, 2]
    assert scene.board.count(0, 100, 0) == 1  # his Economy is on the track
    scene.board.spaces = [16, 5, 32]
    scene.run(Copying(0, 2))
    assert scene.options() == ["pass", "yes", "space-1"]
    scene.play("space-1")
    assert scene.step == "move-clerks" and scene.board.agenda.left == 3  # the player's own Economy
    scene.board.qin_deck, scene.board.qin_pile, scene.board.spaces = b"", bytes([0, 1, 2, 3, 4, 5]), [-1, -1, -1]
    scene.board.hand[0], scene.board.pile[0] = 63, 0
    scene.run(ChooseCommand())
    scene.play("economy")
    assert len(scene.board.qin_deck) == 5 and scene.board.qin_pile == b""
    for option, honour in (("none", 0), ("two_per_card_until_deck_empty", 2)):
        other = solo(qin_summer_honour=option)
        other.board.spaces = [16, -1, -1]
        other.board.qin_deck = other.board.qin_deck[:5]
        other.run(ClearTrack())
        assert other.board.honour[1] == honour


@rule("GW-SOLO-45", "GW-SOLO-45a", "GW-SOLO-45b", "GW-SOLO-45c")
def test_qin_as_supreme_commander() -> None:
    scene = solo()
    scene.board.active = 0
    assert scene.board.commander() == 0
    scene.board.active = 1
    assert scene.board.commander() == 1
    scene.board.active = 0
    scene.tea("bac")
    assert scene.board.commander() == 1
    scene.run(MoveClerks(2, 2, must_differ=True))
    assert scene.clerks_at("quarry") == "c" and scene.clerks_at("sawmill") == "c"
    scene.horde("right", "scouts")
    scene.next_hordes("right")
    scene.run(RushSpear(2))  # its spearman
    assert scene.board.points_of(6, 2) == 1 and scene.board.honour[1] == 0
    scene.run(RushBarricade(2))
    assert scene.board.barricades[2] == 1
    first = scene.board.advisor_track[0]
    scene.run(RushAdvisor(2))
    assert scene.board.advisor_discard[-1] == first
    scene.run(RushTea(2))
    assert bytes(scene.board.tea) == bytes([1, 0, 2])


@rule("GW-SOLO-46")
def test_in_spring_an_advisor_joins_qin() -> None:
    scene = solo()
    first, second = scene.board.advisor_track[:2]
    scene.board.agenda = None
    scene.run(Season(SPRING))
    assert scene.board.support[1] == bytes([first]) and scene.board.advisor_discard == bytes([second])


@rule("GW-SOLO-22", "GW-SOLO-47", "GW-SOLO-48", "GW-SOLO-49", "GW-AMB-47")
def test_the_result_of_a_solo_game() -> None:
    for mine, his, shame, wins in ((61, 0, 5, True), (60, 0, 5, False), (99, 0, 0, False)):
        scene = solo()
        scene.board.honour[:] = [mine, his, 0]
        scene.board.artifacts = bytes([1, 1, 1])  # worth nothing to the player
        scene.board.shame = shame
        scene.board.year = 6
        scene.run(EndCheck())
        assert scene.game.is_over and scene.board.honour[1] == 60
        assert scene.game.winners == ([0] if wins else [])


# Cooperative


def coop(players: int = 3, **options: str) -> Scene:
    return Scene(players, mode="cooperative", **options)


@rule("GW-COOP-02", "GW-COOP-03", "GW-COOP-04", "GW-COOP-05", "GW-COOP-06", "GW-COOP-07", "GW-COOP-08", "GW-COOP-09", "GW-COOP-20",
      "GW-EXD-29",
      "GW-MODE-06", "GW-COOP-41", "GW-COOP-42", "GW-CARD-06", "GW-INV-20", "GW-INV-21")  # fmt: skip
def test_the_cooperative_table() -> None:
    for players, hordes, requests in ((2, 3, 2), (3, 4, 3), (4, 5, 3)):
        board: Any = muraglia.new("great-wall", players=players, seed="coop", mode="cooperative").position
        assert sum(board.depth) == hordes and board.artifacts == b"" and min(board.horde_deck) >= 24
        assert len(board.requests) == requests and len(board.requests) + len(board.request_deck) == (9 if players == 2 else 12)
        assert sorted(board.tactic_deck) == list(range(32)) and len(board.event_deck) == 12
    named = {HOUSE.ids["request"][card] for card in range(12) if HOUSE.not_for_two >> card & 1}
    assert named == {"provoke", "glory", "escort"}
    scene = coop()
    scene.board.agenda = None
    scene.board.year = 3
    scene.run(Season(SPRING))  # a Spring with the number 3
    assert sum(scene.board.depth) == 4


@rule("GW-COOP-34")
def test_one_horde_more_each_spring() -> None:
    scene = coop()
    scene.board.agenda = None
    scene.run(Season(SPRING))
    assert sum(scene.board.depth) == HOUSE.hordes_due[3 * 12 + 1] + 1


def only_request(scene: Scene, id: str) -> None:
    board = scene.board
    card = HOUSE.ids["request"].index(id)
    board.request_deck = bytes(other for other in board.request_deck + board.requests if other != card)
    board.requests = bytes([card])


@rule("GW-COOP-21", "GW-COOP-22", "GW-COOP-23", "GW-COOP-24", "GW-COOP-26", "GW-EX-28", "GW-AMB-62")
def test_a_request_is_paid_by_everybody_in_winter_at_once() -> None:
    scene = coop()
    scene.tea("bac")
    only_request(scene, "granary")  # four of wood, stone or gold each
    scene.board.warehouse = [9, 9, 9]
    scene.give(0, wood=4)
    scene.give(1, wood=3, gold=2)
    scene.give(2, stone=3)
    scene.run(Fulfilment())
    assert scene.asked == 1
    scene.play("request-granary")
    assert scene.game.to_act == [0, 1, 2] and scene.game.options(2) == ["pass"]
    for seat in range(3):
        scene.game.play(scene.game.options(seat)[-1], seat)
    assert scene.board.fulfilled == 0 and scene.options() == ["pass"]  # refused for this Winter
    scene.give(2, stone=4)
    scene.run(Fulfilment())
    scene.play("request-granary")
    for seat in range(3):
        scene.game.play("yes", seat)
    while scene.step != "fulfilment":
        scene.play(scene.options()[0])
    assert scene.board.fulfilled == 1 and scene.board.requests == b""
    assert [sum(scene.stock(seat)) for seat in range(3)] == [0, 1, 0] and list(scene.board.warehouse) == [9, 9, 9]
    assert scene.game.why_not("request-granary", 1) is not None


def test_whoever_has_agreed_can_pay_in_every_imagined_world() -> None:
    scene = coop()
    only_request(scene, "granary")
    for seat in range(3):
        scene.give(seat, wood=2, stone=1, gold=1)
    scene.run(Fulfilment())
    scene.play("request-granary")
    for seat in range(3):
        scene.game.play("yes", seat)
    assert scene.step == "paying"
    rng = rng_from_seed("promises")
    for _ in range(40):
        world = scene.board.clone()
        world.redeal(scene.asked, rng)
        while isinstance(world.agenda, Paying):
            seat = world.next_to_act()
            picks = world.options(seat)
            assert picks
            world.take(seat, picks[rng.below(len(picks))])


@rule("GW-COOP-27", "GW-AMB-77")
def test_sacrifices_leave_the_game() -> None:
    scene = coop()
    only_request(scene, "escort")
    scene.rest("left", 0, "archer")
    scene.run(Fulfilment())
    scene.play("request-escort")
    for seat in range(3):
        scene.game.play("yes", seat)
    scene.play("rest-archer-left", "spearman", "horseman")
    assert list(scene.board.gone) == [0, 1, 0, 1, 1, 0, 0, 1, 0, 0, 1, 1] and list(scene.board.home) == [4, 4, 4]


@rule("GW-COOP-25", "GW-EXD-30", "GW-COOP-51", "GW-AMB-38")
def test_requests_that_wait_bring_shame() -> None:
    scene = coop(2)
    scene.board.shame = 3
    scene.run(RequestsStep())
    scene.pass_all()
    assert scene.game.is_over and scene.game.winners == [] and scene.board.result == 2
    scene = coop(3)
    scene.board.request_deck += scene.board.requests[2:]
    scene.board.requests = scene.board.requests[:2]
    scene.run(RequestsStep())
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(3)] == [2, 2, 2] and len(scene.board.requests) == 3


@rule("GW-COOP-25")
def test_new_requests_are_shown_after_the_last_tile_is_placed() -> None:
    scene = coop()
    only_request(scene, "granary")
    scene.run(RequestsStep())
    for _ in range(3):
        assert scene.step == "shame-place" and len(scene.board.requests) == 1
        scene.play("shame-spearman")
    assert len(scene.board.requests) == 3


@rule("GW-COOP-28", "GW-COOP-29", "GW-COOP-30")
def test_events() -> None:
    scene = coop()
    ids = HOUSE.ids["event"]
    for name in ("good-harvest", "frost", "storm", "new-host", "omen"):
        scene.board.event_deck = bytes(card for card in scene.board.event_deck if card != ids.index(name)) + bytes([ids.index(name)])
        scene.board.barricades = [3, 1, 0]
        shame = scene.board.shame
        defence, hordes = scene.board.defence(0), sum(scene.board.depth)
        scene.run(EventStep())
        while not scene.is_done:
            scene.play("wood")
        if name == "good-harvest":
            assert all(scene.stock(seat)[0] == 2 for seat in range(3))
        elif name == "frost":
            assert scene.board.defence(0) == defence - 1
        elif name == "storm":
            assert list(scene.board.barricades) == [1, 1, 0]
        elif name == "new-host":
            assert sum(scene.board.depth) == hordes + 1
        else:
            assert shame - scene.board.shame == 2
    assert len(scene.board.events) == 5


@rule("GW-COOP-29", "GW-COOP-41")
def test_an_event_that_changes_lethality_holds_for_the_rush_clan_too() -> None:
    scene = coop(2)
    scene.event("plague")
    scene.horde("right", "snow-riders", "c.a3 c.a4")
    scene.run(Breach(2))
    scene.pass_all()
    assert soldiers(scene, RUSH) == [10, 0, 0]  # Lethality 1, and one more


@rule("GW-COOP-31", "GW-COOP-32", "GW-AMB-39")
def test_ten_honour_instead_of_a_tile_and_none_on_hordes() -> None:
    scene = coop()
    scene.take_horde(0, "wolf-clan")
    scene.board.honour[0] = 10
    before = scene.board.shame
    scene.run(ShameDue(0, 2))
    assert scene.options() == ["pay-honour", "shame-spearman", "shame-archer", "shame-horseman"]
    assert scene.why("shame-wolf-clan-0") == "GW-COOP-32"
    scene.play("pay-honour")
    assert (scene.board.shame, scene.board.honour[0]) == (before, 0) and "pay-honour" not in scene.options()
    scene.play("shame-archer")
    scene.give(0, qi=9)
    scene.run(Unshaming(0, ALL, for_price=True))
    assert scene.options() == ["pass"]
    scene.board.honour[0] = 12
    scene.run(Unshaming(0, ALL, for_price=True))
    scene.play("unshame-archer")
    assert scene.board.honour[0] == 2 and scene.stock(0)[3] == 9


@rule("GW-COOP-31", "GW-SHAME-9")
@pytest.mark.parametrize(("choice", "honour", "supply", "box"), [("pay-honour", 2, 4, 0), ("shame-box", 7, 3, 1)])
def test_without_a_place_a_player_chooses_which_honour_to_lose(choice: str, honour: int, supply: int, box: int) -> None:
    scene = coop()
    scene.shame_all(0)
    scene.board.shame, scene.board.honour[0] = 4, 12
    scene.run(ShameDue(0, 1))
    assert scene.options() == ["pay-honour", "shame-box"]
    scene.play(choice)
    assert (scene.board.honour[0], scene.board.shame, scene.board.shame_boxed) == (honour, supply, box)


@rule("GW-COOP-31", "GW-AMB-39")
def test_without_a_place_and_ten_honour_nothing_is_asked() -> None:
    scene = coop()
    scene.shame_all(0)
    scene.board.shame, scene.board.honour[0] = 4, 9
    scene.run(ShameDue(0, 1))
    assert scene.is_done and (scene.board.honour[0], scene.board.shame_boxed) == (4, 1)


@rule("GW-COOP-33", "GW-AMB-37")
def test_no_recovery_in_summer() -> None:
    scene = coop()
    for seat in range(3):
        scene.board.pile[seat], scene.board.hand[seat] = 3, 60
    scene.board.agenda = None
    scene.run(Season(SUMMER))
    assert scene.step != "recovery"


@rule("GW-COOP-35")
def test_a_wall_part_brings_a_command_card_back() -> None:
    scene = coop()
    treason = HOUSE.ids["command"].index("treason")
    scene.board.pile[0], scene.board.hand[0] = 1 | 1 << treason, 62 & ~(1 << treason)
    scene.give(0, wood=5)
    scene.run(Building(0, 1, barricades=False))
    scene.play("wall-left", "wood-5")
    assert scene.options() == ["pass", "economy"]
    scene.play("economy")
    assert scene.board.hand[0] & 1 == 1


@rule("GW-COOP-36", "GW-COOP-39")
def test_a_taken_horde_scores_at_once() -> None:
    scene = coop()
    scene.tea("bac")
    scene.horde("left", "snow-riders", "a.a3 b.a4 x.b3")
    scene.run(Defeats())
    scene.pass_all()
    assert list(scene.board.honour) == [2, 5, 0]


@rule("GW-COOP-37", "GW-COOP-38", "GW-AMB-40")
def test_the_speaker_says_who_moves_clerks_next() -> None:
    scene = coop()
    scene.tea("cba")
    scene.board.active = 0
    scene.run(Others(0, HOUSE.box_pc[HOUSE.first_box[0] + 1], waiting=0b110))
    assert scene.asked == 2 and scene.options() == ["seat-b", "seat-c"]
    scene.play("seat-b")
    assert scene.asked == 1
    scene.play("pass")
    assert scene.asked == 2 and scene.step == "move-clerks"


@rule("GW-COOP-38")
def test_the_speaker_orders_a_box_that_does_not_begin_with_clerks() -> None:
    scene = coop()
    scene.tea("cba")
    scene.others_box(0, "attack-order")  # an attack, then a Clerk
    assert scene.asked == 2 and scene.options() == ["seat-b", "seat-c"]


@rule("GW-COOP-38")
def test_the_speaker_says_who_is_next_at_an_activated_location() -> None:
    scene = coop(4)
    scene.tea("cbad")
    scene.clerks("logistics", "abd")
    scene.run(Activate(LOGISTICS))
    order = []
    for choice in ("seat-d", "seat-a"):
        assert scene.step == "visits" and scene.asked == 2
        scene.play(choice)
        order.append(scene.asked)
        scene.play("pass")
    assert order == [3, 0] and scene.asked == 1 and scene.step == "shifting"  # the last one is not named


@rule("GW-AMB-40")
@pytest.mark.parametrize(("tea", "steps"), [("cab", ["rush-barricade", "building"]), ("acb", ["building", "rush-barricade"])])
def test_with_one_player_left_the_rush_clan_keeps_its_place_in_tea_order(tea: str, steps: list[str]) -> None:
    scene = coop(2)
    scene.tea(tea)
    scene.move_rush("sawmill", "builders")
    scene.clerks("builders", "a")
    scene.run(Activate(BUILDERS, advanced=True))
    seen = []
    while not scene.is_done:
        seen.append(scene.step)
        scene.play(scene.options()[0])
    assert seen == steps


@rule("GW-COOP-01", "GW-COOP-50", "GW-COOP-52", "GW-COOP-53", "GW-COOP-54", "GW-COOP-55", "GW-AMB-38")
def test_the_end_of_a_cooperative_game() -> None:
    for players, goal in ((2, 6), (3, 7), (4, 9)):
        for fulfilled, wins in ((goal, True), (goal - 1, False)):
            scene = coop(players)
            scene.board.fulfilled = fulfilled
            scene.board.year = HOUSE.years[scene.board.track]
            scene.run(EndCheck())
            assert scene.game.is_over and scene.game.winners == (list(range(players)) if wins else [])
    scene = coop()
    scene.board.wall = [3, 3, 3]
    scene.board.shame = 0
    scene.run(EndCheck())
    assert not scene.game.is_over
    strict = coop(coop_empty_supply_ends="true")
    strict.board.shame = 0
    strict.run(EndCheck())
    assert strict.game.is_over


@rule("GW-SOLO-21a")
def test_qin_takes_no_part_in_summer() -> None:
    scene = solo()
    scene.run(Income())
    assert list(scene.board.resources[4:8]) == [0, 0, 0, 0] and scene.board.honour[1] == 0
