"""The Great Wall: what Qin Jiushao attacks, builds and plays, who commands the Rush Clan, and the end."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.autumn import ChooseCommand, Copying
from muraglia.games.great_wall.barracks import RushSpear
from muraglia.games.great_wall.builders import RushBarricade
from muraglia.games.great_wall.cardset import SOLO_COMMAND
from muraglia.games.great_wall.clerks import MoveClerks
from muraglia.games.great_wall.embassy import RushAdvisor, RushTea
from muraglia.games.great_wall.seasons import SPRING, ClearTrack
from muraglia.games.great_wall.winter import EndCheck
from tests.games.great_wall.qin import QIN, RUSH, A, qins_box, qins_card
from tests.games.great_wall.support import HOUSE, Scene, solo
from tests.support import rule

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
