"""The Great Wall: alone against Qin Jiushao. a plays, b is Qin Jiushao, c the Rush Clan."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.activation import Activations
from muraglia.games.great_wall.breach import Breach, WinterArrows
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.pieces import LOCATION_WORDS
from muraglia.games.great_wall.seasons import Income
from tests.games.great_wall.qin import QIN, RUSH, A, overseer, qins_box, track
from tests.games.great_wall.support import Scene, after_set_up, board_of, fresh, solo
from tests.support import rule

# Set-up


@rule("GW-SOLO-01")
def test_alone_one_plays_with_qin_and_the_rush_clan() -> None:
    board = fresh(1)
    assert (board.players, board.qin, board.rush, board.factions) == (1, QIN, RUSH, 3)


@rule("GW-SOLO-02")
def test_the_leftmost_section_is_not_used() -> None:
    assert fresh(1).first_section == 1 and fresh(1).side == fresh(3).side


@rule("GW-SOLO-03", "GW-AMB-48")
def test_the_time_track_is_that_of_three_players() -> None:
    alone, three = Scene(1), Scene(3)
    alone.spring(3)
    three.spring(3)
    assert alone.board.year == three.board.year


@rule("GW-SOLO-04", "GW-SOLO-05")
def test_hordes_are_those_of_two_sections() -> None:
    board = fresh(1)
    assert list(board.depth) == [0, 1, 1] and all(card % 3 != 0 for card in board.horde_deck) and len(board.horde_deck) == 14


@rule("GW-SOLO-06")
def test_six_barricades_stand_at_the_start() -> None:
    assert list(fresh(1).barricades) == [0, 3, 3]


@rule("GW-SOLO-07", "GW-AMB-34")
def test_qin_has_a_clan_with_eight_clerks() -> None:
    board = fresh(1)
    assert (board.home[QIN], board.unhired[QIN]) == (8, 0)


@rule("GW-SOLO-08")
def test_his_commands_are_a_shuffled_deck() -> None:
    decks = {bytes(fresh(1, f"qin {number}").qin_deck) for number in range(8)}
    assert len(decks) > 5 and {tuple(sorted(deck)) for deck in decks} == {(0, 1, 2, 3, 4, 5)}


@rule("GW-SOLO-09")
def test_four_of_his_soldiers_are_overseers() -> None:
    scene = Scene(1)
    assert scene.reserve(QIN) == [8, 4, 0] and list(scene.board.overseers[QIN * 4 : QIN * 4 + 4]) == [1, 1, 1, 1]


@rule("GW-SOLO-10")
def test_the_player_chooses_one_of_two_generals() -> None:
    board = fresh(1)
    assert len(board.dealt[A][:2]) == 2 and board.general[QIN] >= 0


@rule("GW-SOLO-11")
def test_his_location_track_is_shuffled() -> None:
    tracks = {bytes(fresh(1, f"track {number}").qin_track) for number in range(8)}
    assert len(tracks) > 5 and {tuple(sorted(places)) for places in tracks} == {(0, 1, 2, 3, 4)}


@rule("GW-SOLO-12", "GW-AMB-44")
def test_two_advisors_support_him_and_the_player_gets_two_others() -> None:
    board = fresh(1)
    assert len(board.support[QIN]) == 2 and len(set(board.support[QIN]) | set(board.dealt[A][2:])) == 4


@rule("GW-SOLO-13")
def test_the_supply_has_ten_tiles() -> None:
    assert fresh(1).shame == 10


@rule("GW-SOLO-14")
def test_the_player_is_above_qin_and_qin_above_the_rush_clan() -> None:
    board = board_of(after_set_up(1))
    assert bytes(board.tea) == bytes([A, QIN, RUSH]) and list(board.honour) == [0, 0, 0]


@rule("GW-SOLO-15")
def test_three_clerks_of_the_player_wait_to_be_hired() -> None:
    scene = Scene(1)
    assert scene.board.unhired[A] == 3 and [scene.clerks_at(place) for place in ("sawmill", "quarry", "gold-mine")] == ["c", "c", "c"]


@rule("GW-SOLO-50")
@pytest.mark.parametrize(("level", "honour"), [("normal", 0), ("hard", 50), ("hardest", 100)])
def test_he_begins_with_more_honour_in_a_harder_game(level: str, honour: int) -> None:
    assert fresh(1, difficulty=level).honour[QIN] == honour


# What he has and what he does not


@rule("GW-SOLO-16")
def test_he_owns_no_resources() -> None:
    scene = solo()
    scene.clerks("sawmill", "bba")
    scene.activate("sawmill")
    scene.pass_all()
    assert list(scene.board.resources[QIN * 4 : QIN * 4 + 4]) == [0, 0, 0, 0]


@rule("GW-SOLO-17")
def test_he_never_receives_shame() -> None:
    scene = solo()
    scene.horde("right", "scouts")
    scene.run(Breach(2))
    scene.pass_all()
    assert scene.board.tiles_of(QIN) == 0 and scene.board.tiles_of(A) == 1


@rule("GW-SOLO-18")
def test_he_has_no_active_advisors() -> None:
    board = board_of(after_set_up(1))
    assert board.advisors[QIN] == b"" and len(board.support[QIN]) == 2


@rule("GW-SOLO-19")
def test_he_neither_saves_nor_rests() -> None:
    scene = solo()
    scene.horde("right", "scouts", "b.a3 b.a4 b.b3")
    scene.run(Defeats())
    assert scene.is_done and scene.resting("right", QIN) == [0, 0, 0]


@rule("GW-SOLO-20")
def test_all_his_soldiers_on_a_defeated_horde_go_home() -> None:
    scene = solo()
    scene.horde("right", "scouts", "b.a3 b.a4 b.b3")
    scene.run(Defeats())
    assert scene.reserve(QIN) == [8, 4, 0]


@rule("GW-AMB-46")
def test_in_a_breach_he_loses_by_lethality_the_first_of_his_order() -> None:
    scene = solo()
    scene.horde("right", "raiders", "b.a3 b.a4")
    scene.run(Breach(2))
    scene.pass_all()
    assert scene.on("right") == {"x.a3", "b.a4"} and scene.reserve(QIN) == [7, 4, 0]


@rule("GW-SOLO-21")
def test_he_gains_honour_like_a_player() -> None:
    scene = solo()
    scene.horde("right", "scouts", "b.a3 b.a4 a.b3")
    scene.post("right", QIN)
    scene.run(Defeats())
    scene.pass_all()
    assert scene.board.honour[QIN] == 2 + 2 and scene.taken(QIN) == ["scouts"]


@rule("GW-SOLO-21a")
def test_his_winter_wounds_bring_two_honour_each() -> None:
    scene = solo()
    scene.horde("right", "scouts")
    scene.post("right", QIN)
    scene.run(WinterArrows(1))
    assert scene.board.honour[QIN] == 2 and scene.on("right") == {"x.a3"}


@rule("GW-SOLO-21a")
def test_he_takes_no_part_in_the_income_of_summer() -> None:
    scene = solo()
    scene.run(Income())
    assert list(scene.board.resources[4:8]) == [0, 0, 0, 0] and scene.board.honour[QIN] == 0


# The Location track and his Clerks


@rule("GW-SOLO-23")
def test_his_track_names_four_production_locations_and_the_barracks() -> None:
    assert sorted(track(solo())) == ["barracks", "gold-mine", "quarry", "sawmill", "temple"]


def after_a_box_for_the_others(full: str = "") -> Scene:
    scene = solo()
    if full:
        scene.clerks(full, "aaa")
    scene.others_box(A, "economy", waiting="b")
    return scene


@rule("GW-SOLO-32")
def test_in_others_turns_he_moves_two_clerks() -> None:
    assert after_a_box_for_the_others().board.home[QIN] == 6


@rule("GW-SOLO-24")
def test_his_clerks_go_to_the_lowest_locations_of_his_track() -> None:
    scene = after_a_box_for_the_others()
    assert [place for place in track(scene) if scene.clerks_at(place) == "b"] == track(scene)[-2:]


@rule("GW-EXD-26")
def test_his_clerks_in_the_example() -> None:
    scene = after_a_box_for_the_others()
    assert (scene.clerks_at("quarry"), scene.clerks_at("sawmill")) == ("b", "b")


@rule("GW-AMB-61", "GW-SOLO-32")
def test_he_moves_two_where_the_box_says_one_and_skips_the_rest() -> None:
    scene = solo()
    scene.others_box(A, "attack-order", waiting="b")  # an attack and one Clerk
    assert scene.is_done and scene.board.home[QIN] == 6


@rule("GW-SOLO-33")
def test_he_sends_no_clerk_to_a_full_location() -> None:
    assert after_a_box_for_the_others(full="quarry").clerks_at("quarry") == "aaa"


@rule("GW-SOLO-33", "GW-EX-26")
def test_instead_of_a_full_location_the_next_one_upwards_is_used() -> None:
    scene = after_a_box_for_the_others(full="quarry")
    assert (scene.clerks_at("sawmill"), scene.clerks_at("barracks")) == ("b", "b")


@rule("GW-SOLO-31", "GW-SOLO-34")
def test_without_clerks_at_home_he_takes_them_from_above() -> None:
    scene = solo()
    scene.clerks("gold-mine", "bb")
    scene.board.home[QIN] = 0
    qins_box(scene, "economy", 0)  # three Clerks
    assert scene.clerks_at("gold-mine") == "" and scene.clerks_at("quarry") == "bb"


@rule("GW-AMB-49")
def test_he_takes_no_clerk_from_below() -> None:
    scene = solo()
    scene.clerks("quarry", "bb")
    scene.board.home[QIN] = 0
    qins_box(scene, "economy", 0)
    assert scene.clerks_at("quarry") == "bb"


@rule("GW-SOLO-35")
def test_he_sends_clerks_only_to_the_locations_of_his_track() -> None:
    scene = solo()
    for _ in range(4):
        scene.others_box(A, "economy", waiting="b")
    assert not any("b" in scene.clerks_at(place) for place in LOCATION_WORDS if place not in track(scene))


@rule("GW-SOLO-25", "GW-EXD-25")
def test_after_an_activation_its_token_is_the_highest() -> None:
    scene = solo()
    scene.clerks("sawmill", "bba")
    scene.activate("sawmill")
    scene.pass_all()
    assert track(scene) == ["sawmill", "gold-mine", "temple", "barracks", "quarry"]


# Activation


@rule("GW-SOLO-36", "GW-EX-25")
@pytest.mark.parametrize(("level", "clerks", "honour"), [(1, "baa", 1), (1, "bba", 2), (2, "bba", 4), (2, "baa", 2)])
def test_he_gains_honour_for_each_level_and_clerk(level: int, clerks: str, honour: int) -> None:
    scene = solo()
    overseer(scene, "sawmill", level)
    scene.clerks("sawmill", clerks)
    scene.activate("sawmill")
    scene.pass_all()
    assert scene.board.honour[QIN] == honour


@rule("GW-SOLO-16")
def test_he_puts_nothing_into_the_warehouse_where_he_gathers() -> None:
    scene = solo()
    scene.clerks("sawmill", "bba")
    scene.activate("sawmill")
    scene.pass_all()
    assert list(scene.board.warehouse) == [0, 0, 0] and scene.stock(A)[0] == 1


@rule("GW-SOLO-37", "GW-AMB-42")
def test_in_the_barracks_each_clerk_recruits_a_spearman_for_nothing() -> None:
    scene = solo()
    scene.horde("right", "levy")
    scene.next_hordes("right")
    scene.clerks("barracks", "bba")
    scene.activate("barracks")
    scene.pass_all()
    assert scene.reserve(QIN) == [6, 4, 0] and len(scene.on("right")) == 2


@rule("GW-SOLO-38", "GW-EXD-27", "GW-AMB-02")
@pytest.mark.parametrize(("order", "highest"), [("high_to_low", ["sawmill", "temple"]), ("low_to_high", ["temple", "sawmill"])])
def test_his_own_locations_come_first_then_the_player_decides(order: str, highest: list[str]) -> None:
    scene = solo(qin_activation_order=order)
    scene.clerks("temple", "bbb")
    scene.clerks("sawmill", "bbb")
    scene.clerks("embassy", "a")
    scene.clerks("builders", "a")
    scene.board.active = QIN
    scene.run(Activations(QIN))
    assert track(scene)[:2] == highest and scene.asked == A and set(scene.options()) >= {"embassy"}


@rule("GW-SOLO-39", "GW-EX-27")
def test_of_several_locations_he_activates_the_highest() -> None:
    scene = solo()
    scene.clerks("quarry", "b")
    scene.clerks("temple", "b")
    qins_box(scene, "despotism", 2)
    assert scene.clerks_at("temple") == "" and scene.clerks_at("quarry") == "b"
