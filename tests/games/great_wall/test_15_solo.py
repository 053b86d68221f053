"""The Great Wall: alone against Qin Jiushao. a plays, b is Qin Jiushao, c the Rush Clan."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.activation import Activations
from muraglia.games.great_wall.autumn import Boxes, ChooseCommand, Copying
from muraglia.games.great_wall.barracks import RushSpear
from muraglia.games.great_wall.breach import Breach, WinterArrows
from muraglia.games.great_wall.builders import RushBarricade
from muraglia.games.great_wall.cardset import SOLO_COMMAND
from muraglia.games.great_wall.clerks import MoveClerks
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.embassy import RushAdvisor, RushTea
from muraglia.games.great_wall.pieces import LOCATION_WORDS
from muraglia.games.great_wall.seasons import SPRING, ClearTrack, Income
from muraglia.games.great_wall.winter import EndCheck
from tests.games.great_wall.support import HOUSE, Scene, after_set_up, board_of, fresh, solo
from tests.support import rule

A, QIN, RUSH = range(3)


def qins_card(scene: Scene, command: str) -> None:
    """All boxes of one of his Command cards, in his turn."""
    card = SOLO_COMMAND + HOUSE.ids["solo-command"].index(command)
    scene.board.active = QIN
    scene.run(Boxes(QIN, HOUSE.first_box[card], HOUSE.first_box[card + 1]))


def qins_box(scene: Scene, command: str, number: int) -> None:
    card = SOLO_COMMAND + HOUSE.ids["solo-command"].index(command)
    scene.board.active = QIN
    scene.effect(QIN, HOUSE.box_pc[HOUSE.first_box[card] + number])


def track(scene: Scene) -> list[str]:
    return [LOCATION_WORDS[place] for place in scene.board.qin_track]


def overseer(scene: Scene, location: str, level: int) -> None:
    scene.board.overseers[QIN * 4 + LOCATION_WORDS.index(location)] = level


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


# Attacks


def qins_recruits(cover: str = "", **options: str) -> Scene:
    """Two Spearmen of his; the indicator names the right Section."""
    scene = solo(**options)
    scene.horde("right", "levy", cover)
    scene.horde("centre", "scouts")
    scene.next_hordes("right")
    scene.clerks("barracks", "bba")
    scene.activate("barracks")
    scene.pass_all()
    return scene


@rule("GW-SOLO-40")
def test_his_spearmen_attack_where_the_indicator_points() -> None:
    assert len(qins_recruits().on("right")) == 2 and qins_recruits().on("centre") == set()


@rule("GW-SOLO-40")
def test_if_they_cannot_they_attack_in_the_other_section() -> None:
    scene = qins_recruits(cover="x.a2 x.a3 x.a4 x.b2 x.b3 x.b4")
    assert scene.on("centre") == {"b.a3", "b.b3"}


@rule("GW-SOLO-41", "GW-EXD-28")
def test_each_point_he_covers_brings_two_honour_and_no_reward() -> None:
    scene = qins_recruits()
    assert scene.board.honour[QIN] == 4 and list(scene.board.warehouse) == [0, 0, 0]


@rule("GW-SOLO-42", "GW-AMB-45")
@pytest.mark.parametrize(("order", "points"), [("columns_first", {"b.a2", "b.b2"}), ("rows_first", {"b.a2", "b.a3"})])
def test_he_covers_points_from_top_to_bottom_and_from_left_to_right(order: str, points: set[str]) -> None:
    assert qins_recruits(qin_vital_order=order).on("right") == points


@rule("GW-SOLO-43")
def test_his_archer_goes_where_the_indicator_points_or_nowhere() -> None:
    scene = solo()
    scene.horde("right", "scouts")
    scene.next_hordes("right")
    qins_box(scene, "attack-order", 0)  # an Archer, then all shoot
    assert scene.posted("right", QIN) == 1 and scene.board.honour[QIN] == 4
    scene.next_hordes("right")
    qins_box(scene, "attack-order", 0)  # no free post: not recruited, but the other one shoots
    assert scene.posted("right", QIN) == 1 and scene.posted("centre", QIN) == 0 and scene.board.honour[QIN] == 6


# Walls


@rule("GW-SOLO-44", "GW-AMB-24")
def test_he_builds_where_the_indicator_points_from_the_warehouse() -> None:
    scene = solo()
    scene.next_hordes("right")
    scene.board.warehouse = [3, 4, 0]
    qins_box(scene, "work-harder", 0)
    assert scene.asked == A  # the player chooses what he takes
    scene.play("store-wood-3", "store-stone-2")
    assert list(scene.board.warehouse) == [0, 2, 0] and scene.board.wall[2] == 1 and scene.board.honour[QIN] == 5


@rule("GW-SOLO-44")
def test_if_that_section_is_finished_he_builds_in_the_other() -> None:
    scene = solo()
    scene.board.wall = [0, 0, 3]
    scene.next_hordes("right")
    qins_box(scene, "work-harder", 0)
    assert list(scene.board.wall) == [0, 1, 3]


@rule("GW-AMB-23")
@pytest.mark.parametrize(("option", "level"), [("waived", 1), ("cannot_build", 0)])
def test_what_the_warehouse_lacks_is_waived(option: str, level: int) -> None:
    scene = solo(qin_shortfall=option)
    scene.next_hordes("right")
    qins_box(scene, "work-harder", 0)
    assert scene.board.wall[2] == level and scene.board.honour[QIN] == 5 * level


@rule("GW-SOLO-21a")
def test_with_both_sections_finished_he_builds_nothing() -> None:
    scene = solo()
    scene.board.wall = [0, 3, 3]
    qins_box(scene, "work-harder", 0)
    assert list(scene.board.wall) == [0, 3, 3] and scene.board.honour[QIN] == 0


# Command cards


@rule("GW-SOLO-26")
def test_his_card_is_drawn_after_the_player_has_chosen() -> None:
    scene = solo()
    left = len(scene.board.qin_deck)
    scene.run(ChooseCommand())
    assert len(scene.board.qin_deck) == left
    scene.play("despotism")
    assert len(scene.board.qin_deck) == left - 1


@rule("GW-AMB-43")
def test_an_empty_deck_of_his_is_renewed() -> None:
    scene = solo()
    scene.board.qin_deck, scene.board.qin_pile = b"", bytes(range(6))
    scene.run(ChooseCommand())
    scene.play("economy")
    assert len(scene.board.qin_deck) == 5 and scene.board.qin_pile == b""


@rule("GW-AMB-43")
@pytest.mark.parametrize(("option", "honour"), [("none", 0), ("two_per_card_until_deck_empty", 2)])
def test_his_pile_brings_him_nothing(option: str, honour: int) -> None:
    scene = solo(qin_summer_honour=option)
    scene.track("b:economy")
    scene.run(ClearTrack())
    assert scene.board.honour[QIN] == honour


@rule("GW-SOLO-27")
def test_he_takes_the_first_empty_space() -> None:
    scene = solo()
    scene.run(ChooseCommand())
    scene.play("despotism", "space-2")
    assert scene.owners_on_track() == "bac"


@rule("GW-SOLO-28")
def test_his_cards_differ_from_those_of_the_player() -> None:
    own, his = HOUSE.ids["command"].index("economy"), SOLO_COMMAND + HOUSE.ids["solo-command"].index("economy")
    assert HOUSE.ids["command"] == HOUSE.ids["solo-command"] and HOUSE.box_pc[HOUSE.first_box[own]] != HOUSE.box_pc[HOUSE.first_box[his]]


@rule("GW-SOLO-29", "GW-EX-24")
@pytest.mark.parametrize(("his", "moves"), [("economy", 3), ("treason", 1)])
def test_the_players_cards_have_their_bonus_from_his(his: str, moves: int) -> None:
    scene = solo()
    scene.track(f"b:{his} a:despotism")
    scene.owner_box(A, "despotism", 0)
    while not scene.is_done:
        scene.play(next((option for option in scene.options() if option.startswith("home>")), "pass"))
    assert 5 - scene.board.home[A] == moves


@rule("GW-SOLO-30")
def test_treason_copies_the_players_own_card_of_his_title() -> None:
    scene = solo()
    scene.track("b:economy a:treason c")
    scene.run(Copying(A, 2))
    scene.play("space-1", "home>embassy", "home>embassy", "home>embassy")
    assert scene.clerks_at("embassy") == "aaa"


# Supreme Commander


@rule("GW-SOLO-45")
@pytest.mark.parametrize(("tea", "active", "commander"), [("abc", A, A), ("abc", QIN, QIN), ("bac", A, QIN), ("abc", RUSH, A)])
def test_qin_commands_in_his_turn_and_when_he_is_higher(tea: str, active: int, commander: int) -> None:
    scene = solo()
    scene.tea(tea)
    scene.board.active = active
    assert scene.board.commander() == commander


def commanded_by_qin() -> Scene:
    scene = solo()
    scene.tea("bac")
    scene.board.active = A
    return scene


@rule("GW-SOLO-45a")
def test_he_moves_its_clerks_to_his_lowest_locations() -> None:
    scene = commanded_by_qin()
    scene.run(MoveClerks(RUSH, 2, must_differ=True))
    assert scene.clerks_at("quarry") == "c" and scene.clerks_at("sawmill") == "c"


@rule("GW-SOLO-45a", "GW-REED-23")
def test_he_moves_as_many_of_its_clerks_as_the_box_says() -> None:
    scene = commanded_by_qin()
    scene.others_box(A, "attack-order", waiting="c")
    assert scene.is_done and scene.clerks_at("quarry") == "c" and scene.clerks_at("sawmill") == ""


@rule("GW-SOLO-45b")
def test_its_spearman_attacks_like_his_and_brings_him_nothing() -> None:
    scene = commanded_by_qin()
    scene.horde("right", "scouts")
    scene.next_hordes("right")
    scene.run(RushSpear(RUSH))
    assert scene.on("right") == {"c.a3"} and scene.board.honour[QIN] == 0


@rule("GW-SOLO-45c")
def test_its_barricade_goes_where_the_indicator_points() -> None:
    scene = commanded_by_qin()
    scene.next_hordes("right")
    scene.run(RushBarricade(RUSH))
    assert list(scene.board.barricades) == [0, 0, 1]


@rule("GW-SOLO-45c")
def test_the_leftmost_advisor_goes() -> None:
    scene = commanded_by_qin()
    first = scene.advisors()[0]
    scene.run(RushAdvisor(RUSH))
    assert HOUSE.ids["advisor"][scene.board.advisor_discard[-1]] == first


@rule("GW-SOLO-45c")
def test_its_tea_marker_is_not_raised() -> None:
    scene = commanded_by_qin()
    scene.run(RushTea(RUSH))
    assert scene.is_done and scene.tea_order() == "bac"


# Spring and the end


@rule("GW-SOLO-46", "GW-AMB-44")
def test_in_spring_an_advisor_joins_him() -> None:
    scene = solo()
    first, second = scene.advisors()[:2]
    scene.season(SPRING)
    assert [HOUSE.ids["advisor"][card] for card in scene.board.support[QIN]] == [first]
    assert [HOUSE.ids["advisor"][card] for card in scene.board.advisor_discard] == [second]


def result(mine: int, his: int, shame: int = 5) -> Scene:
    scene = solo()
    scene.board.honour[:] = [mine, his, 0]
    scene.board.artifacts = bytes([1, 1, 1])  # worth nothing to the player
    scene.board.shame, scene.board.year = shame, 6
    scene.run(EndCheck())
    return scene


@rule("GW-SOLO-47")
def test_each_artifact_brings_him_twenty() -> None:
    assert result(0, 3).board.honour[QIN] == 63


@rule("GW-SOLO-22", "GW-SOLO-49", "GW-AMB-47")
@pytest.mark.parametrize(("mine", "winners"), [(61, [A]), (60, [])])
def test_the_player_wins_only_with_more_honour(mine: int, winners: list[int]) -> None:
    assert result(mine, 0).game.winners == winners


@rule("GW-SOLO-48", "GW-AMB-47")
def test_with_an_empty_supply_of_shame_the_player_loses() -> None:
    scene = result(99, 0, shame=0)
    assert scene.game.is_over and scene.game.winners == []


def test_all_boxes_of_his_cards_are_carried_out() -> None:
    for command in HOUSE.ids["solo-command"]:
        scene = solo()
        scene.horde("right", "levy")
        qins_card(scene, command)
        scene.pass_all()
        assert scene.is_done
