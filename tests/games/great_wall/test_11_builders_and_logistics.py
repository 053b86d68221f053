"""The Great Wall: Builders' Quarter, Warehouse, Logistics Centre."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.builders import Building
from muraglia.games.great_wall.logistics import Shifting
from tests.games.great_wall.support import Scene
from tests.support import rule

LEFT = 0


def builder(number: int = 1, warehouse: tuple[int, int, int] = (0, 0, 0), discount: int = 0, **resources: int) -> Scene:
    scene = Scene()
    scene.board.warehouse = list(warehouse)
    scene.give(0, **resources)
    scene.run(Building(0, number, discount=discount))
    return scene


# Builders' Quarter


@rule("GW-BUILD-01")
def test_each_clerk_builds_once_the_same_or_another_thing() -> None:
    scene = Scene()
    scene.clerks("builders", "aa")
    scene.give(0, gold=7)
    scene.activate("builders")
    scene.play("barricade-left")
    scene.pay(gold=2)
    scene.play("wall-left")
    scene.pay(gold=5)
    assert (scene.board.barricades[LEFT], scene.board.wall[LEFT]) == (1, 1) and scene.is_done


@rule("GW-BUILD-02")
def test_a_barricade_costs_two_of_any_mix_and_brings_two_honour() -> None:
    scene = builder(wood=1, gold=1)
    scene.play("barricade-left")
    scene.pay(wood=1, gold=1)
    assert scene.board.barricades[LEFT] == 1 and scene.board.honour[0] == 2 and scene.stock(0) == [0, 0, 0, 0]


@rule("GW-BUILD-03")
def test_a_barricade_adds_two_to_the_defence() -> None:
    scene = builder(gold=2)
    before = scene.board.defence(LEFT)
    scene.play("barricade-left")
    scene.pay(gold=2)
    assert scene.board.defence(LEFT) == before + 2


@rule("GW-BUILD-04")
def test_a_level_costs_what_is_printed_in_any_mix() -> None:
    scene = builder(wood=2, stone=1, gold=2)
    scene.play("wall-left")
    scene.pay(wood=2, stone=1, gold=2)
    assert scene.board.wall[LEFT] == 1 and scene.stock(0) == [0, 0, 0, 0]


@rule("GW-BUILD-04")
def test_a_level_that_cannot_be_paid_is_refused() -> None:
    assert builder(wood=4, qi=9).why("wall-left") == "GW-GEN-06"


@rule("GW-BUILD-05", "GW-AMB-75", "GW-AMB-23")
@pytest.mark.parametrize(("option", "honour"), [("paid", 3), ("full_cost", 5), ("own_resources_only", 2)])
def test_honour_is_what_was_paid_after_the_discount_the_warehouse_included(option: str, honour: int) -> None:
    scene = Scene(wall_honour=option)
    scene.board.warehouse = [1, 0, 0]
    scene.give(0, gold=2)
    scene.run(Building(0, 1, barricades=False, discount=2))  # a level that costs five
    scene.play("wall-left")
    scene.pay(gold=2)
    assert scene.is_done and scene.board.honour[0] == honour


@rule("GW-BUILD-06", "GW-EX-19")
def test_levels_come_one_after_the_other() -> None:
    scene = Scene()
    scene.give(0, stone=30)
    scene.run(Building(0, 4))
    for level, cost in ((1, 5), (2, 10), (3, 15)):
        scene.play("wall-left")
        scene.pay(stone=cost)
        assert scene.board.wall[LEFT] == level
    assert scene.why("wall-left") == "GW-BUILD-06"


@rule("GW-BUILD-07", "GW-WAREHOUSE-01")
def test_both_actions_use_the_warehouse_first() -> None:
    scene = builder(warehouse=(0, 2, 0), gold=5)
    scene.play("barricade-left")
    assert list(scene.board.warehouse) == [0, 0, 0] and scene.stock(0)[2] == 5


@rule("GW-BUILD-08")
def test_a_builder_does_all_actions_before_the_next() -> None:
    scene = Scene()
    scene.clerks("builders", "ab" + "a")
    for seat in (0, 1):
        scene.give(seat, gold=9)
    scene.activate("builders")
    for section in ("left", "right"):
        scene.play(f"barricade-{section}")
        scene.pay(gold=2)
    assert scene.asked == 1 and list(scene.board.barricades) == [1, 0, 1]


@rule("GW-BUILD-09")
def test_archers_stay_on_a_higher_wall() -> None:
    scene = Scene()
    scene.post("left", 1)
    scene.give(0, stone=5)
    scene.run(Building(0, 1))
    scene.play("wall-left")
    scene.pay(stone=5)
    assert scene.posted("left", 1) == 1


# Warehouse


@rule("GW-WAREHOUSE-01", "GW-EXD-17")
def test_the_builder_pays_only_the_rest() -> None:
    scene = builder(warehouse=(1, 2, 0), gold=2)
    scene.play("wall-left")
    scene.pay(gold=2)
    assert list(scene.board.warehouse) == [0, 0, 0] and scene.stock(0) == [0, 0, 0, 0] and scene.board.honour[0] == 5


@rule("GW-WAREHOUSE-02")
def test_the_warehouse_recruits_nobody() -> None:
    scene = Scene()
    scene.board.warehouse = [9, 9, 9]
    scene.run(Recruiting(0, 1))
    assert scene.options() == ["pass"]


@rule("GW-WAREHOUSE-03", "GW-AMB-24")
def test_the_builder_chooses_what_the_warehouse_gives() -> None:
    scene = builder(warehouse=(3, 1, 0))
    scene.play("barricade-left")
    assert scene.options() == ["store-wood-1", "store-wood-2"]
    scene.play("store-wood-1", "store-stone-1")
    assert list(scene.board.warehouse) == [2, 0, 0] and scene.is_done


# Logistics Centre


def marching(number: int = 1) -> Scene:
    """GW-EX-20: in the left Section an Archer in a post, an Archer and a Spearman that rest."""
    scene = Scene()
    scene.post("left", 0)
    scene.rest("left", 0, "archer")
    scene.rest("left", 0, "spearman")
    scene.horde("right", "scouts")
    scene.run(Shifting(0, number))
    return scene


@rule("GW-LOGI-01")
def test_each_clerk_moves_soldiers_once() -> None:
    scene = Scene()
    scene.rest("left", 0, "spearman", 2)
    scene.clerks("logistics", "aa")
    scene.activate("logistics")
    scene.play("left>right", "spearmen-1", "left>centre", "spearmen-1")
    assert scene.is_done and scene.resting("right", 0) == scene.resting("centre", 0) == [1, 0, 0]


@rule("GW-LOGI-02", "GW-AMB-52")
def test_from_one_section_to_one_other() -> None:
    assert marching().options() == ["pass", "left>centre", "left>right"]


@rule("GW-LOGI-03", "GW-EX-20")
@pytest.mark.parametrize(("choice", "posted", "resting"), [("post-to-post-1", 1, [0, 0, 0]), ("post-to-rest-1", 0, [0, 1, 0])])
def test_a_posted_archer_goes_to_a_post_or_to_the_rest_zone(choice: str, posted: int, resting: list[int]) -> None:
    scene = marching()
    scene.play("left>right", "spearmen-0", "archers-0")
    if choice not in scene.options():
        scene.play("post-to-post-0")
    scene.play(choice)
    assert scene.posted("right", 0) == posted and scene.resting("right", 0) == resting


@rule("GW-LOGI-04", "GW-EX-20")
def test_who_rests_goes_to_the_rest_zone() -> None:
    scene = marching()
    scene.play("left>right", "spearmen-1", "archers-1", "post-to-post-0", "post-to-rest-0")
    assert scene.resting("right", 0) == [1, 1, 0] and scene.posted("right", 0) == 0


@rule("GW-LOGI-05")
def test_marching_is_no_attack() -> None:
    scene = marching()
    scene.play("left>right", "spearmen-0", "archers-0", "post-to-post-1")
    assert scene.on("right") == set()


@rule("GW-LOGI-06")
def test_only_archers_stand_in_posts() -> None:
    scene = Scene()
    scene.rest("left", 0, "horseman")
    scene.run(Shifting(0, 1))
    scene.play("left>right", "horsemen-1")
    assert scene.is_done and scene.posted("right", 0) == 0 and scene.resting("right", 0) == [0, 0, 1]


@rule("GW-LOGI-07")
def test_the_same_soldiers_may_move_again() -> None:
    scene = Scene()
    scene.rest("left", 0, "spearman")
    scene.run(Shifting(0, 2))
    scene.play("left>right", "spearmen-1", "right>centre", "spearmen-1")
    assert scene.resting("centre", 0) == [1, 0, 0] and scene.is_done


@rule("GW-BUILD-08")
def test_what_the_first_action_brings_does_not_pay_for_the_second() -> None:
    """p13: all actions at the same time. The carpenter brings 1 wood for a Barricade; 3 wood pay for one of them, not for two."""
    scene = Scene()
    scene.advisor(0, "carpenter")
    scene.give(0, wood=3)
    scene.clerks("builders", "aa")
    scene.activate("builders")
    scene.play("barricade-left")
    scene.pay(wood=2)
    assert scene.options() == ["pass"] and scene.stock(0) == [1, 0, 0, 0]
    scene.play("pass")
    assert scene.board.barricades == [1, 0, 0]
    assert scene.stock(0) == [2, 0, 0, 0], "it comes after the last action"
