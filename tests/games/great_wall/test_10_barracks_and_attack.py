"""The Great Wall: Barracks and attacks."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.attacks import Attacking
from muraglia.games.great_wall.barracks import EVERY_SOLDIER, Recruiting
from muraglia.games.great_wall.vocabulary import ALL, ANYWHERE
from tests.games.great_wall.support import Scene
from tests.support import rule


def recruiting(number: int = 1, **resources: int) -> Scene:
    """a recruits; scouts are at the left Section, raiders behind them, levy at the right."""
    scene = Scene()
    scene.horde("left", "scouts")
    scene.horde("left", "raiders")
    scene.horde("right", "levy")
    scene.give(0, **(resources or {"wood": 9, "stone": 9, "gold": 9, "qi": 9}))
    scene.run(Recruiting(0, number))
    return scene


def attacking(**rest: int) -> Scene:
    """a's Soldiers rest at the left Section and attack; three Hordes stand before it, one before the right Section."""
    scene = Scene(4)
    for kind in ("scouts", "raiders", "levy"):
        scene.horde("left", kind)
    scene.horde("right", "scouts", "a.a3")
    for soldier, count in rest.items():
        scene.rest("left", 0, soldier, count)
    return scene


def attack(scene: Scene) -> None:
    scene.run(Attacking(0, ALL, EVERY_SOLDIER, ANYWHERE, 0))


# Barracks


@rule("GW-BARRACKS-01")
def test_each_clerk_recruits_one_soldier_of_any_kind() -> None:
    scene = Scene()
    scene.clerks("barracks", "aab")
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    scene.activate("barracks")
    scene.play("spearman", "horseman")
    assert "archer" not in scene.options()
    scene.play("rest-spearman-left", "rest-horseman-left")
    assert scene.reserve(0) == [9, 4, 1]


@rule("GW-BARRACKS-02")
def test_only_usable_soldiers_of_the_reserve_are_recruited() -> None:
    scene = Scene()
    scene.shame(0, "archer", 4)
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    scene.run(Recruiting(0, 1))
    assert scene.options() == ["pass", "spearman", "horseman"] and scene.why("archer") == "GW-BARRACKS-02"


@rule("GW-BARRACKS-02")
def test_soldiers_are_named_by_kind_spearmen_first() -> None:
    scene = recruiting(2)
    scene.play("archer")
    assert scene.why("spearman") == "GW-BARRACKS-02"


@rule("GW-BARRACKS-03", "GW-EX-17")
def test_an_archer_costs_two_qi_and_a_wood() -> None:
    scene = recruiting(1, wood=1, qi=2)
    assert scene.why("horseman") == "GW-BARRACKS-03"
    scene.play("archer", "rest-archer-left")
    assert scene.stock(0) == [0, 0, 0, 0]


@rule("GW-BARRACKS-04")
def test_a_recruit_attacks_or_rests() -> None:
    scene = recruiting()
    scene.play("spearman")
    rests = [f"rest-spearman-{section}" for section in ("left", "centre", "right")]
    assert set(rests) | {"left1.a3"} <= set(scene.options()) and scene.why("pass") == "GW-BARRACKS-04"


@rule("GW-BARRACKS-05", "GW-AMB-51")
def test_all_are_paid_before_the_first_attacks() -> None:
    scene = recruiting(2, wood=2, stone=3)  # one wood and two stone each: the levy's stone comes too late for a second one
    scene.play("spearman")
    assert scene.why("spearman") == "GW-BARRACKS-03"


@rule("GW-BARRACKS-05")
@pytest.mark.parametrize("number", [1, 3])
def test_a_bonus_of_recruitment_is_applied_once(number: int) -> None:
    scene = recruiting(number)
    scene.advisor(0, "drill-master")  # 2 Honour when Spearmen are recruited
    scene.play(*["spearman"] * number, *["rest-spearman-left"] * number)
    assert scene.board.honour[0] == 2


@rule("GW-BARRACKS-06")
def test_recruits_may_go_different_ways() -> None:
    scene = recruiting(2)
    scene.play("spearman", "spearman", "left1.a3", "rest-spearman-right")
    assert scene.on("left") == {"a.a3"} and scene.resting("right", 0) == [1, 0, 0]


@rule("GW-BARRACKS-07")
def test_without_an_attack_a_recruit_rests() -> None:
    scene = Scene()
    scene.give(0, wood=1, stone=2)
    scene.run(Recruiting(0, 1))
    scene.play("spearman")
    assert all(option.startswith("rest-spearman-") for option in scene.options())


@rule("GW-AMB-75")
def test_a_discount_is_taken_from_the_resource_of_which_most_is_asked() -> None:
    scene = Scene()
    scene.give(0, gold=2, wood=1)  # a Horseman costs three gold and a wood
    scene.run(Recruiting(0, 1, discount=1))
    scene.play("horseman", "rest-horseman-left")
    assert scene.stock(0) == [0, 0, 0, 0]


# Attacks of recruits


@rule("GW-ATTACK-01")
def test_a_spearman_attacks_a_horde_at_the_wall_of_any_section() -> None:
    scene = recruiting()
    scene.play("spearman")
    assert {"left1.a3", "right1.a2"} <= set(scene.options())
    assert scene.why("left2.a3") == "GW-ATTACK-01" and scene.why("centre1.a1") == "GW-BOARD-02"


@rule("GW-ATTACK-02")
def test_a_spearman_gains_the_reward() -> None:
    scene = recruiting()
    scene.play("spearman", "left1.a3")
    assert scene.board.honour[0] == 2 and scene.on("left") == {"a.a3"}


@rule("GW-ATTACK-03")
def test_a_horseman_covers_two_adjacent_points_of_any_row() -> None:
    scene = recruiting()
    scene.play("horseman")
    assert {"left1.a3a4", "left2.a3b3", "right1.a2b2"} <= set(scene.options())
    scene.play("left2.a3b3")
    assert scene.on("left", 2) == {"a.a3b3"}


@rule("GW-ATTACK-04")
def test_a_horseman_gains_both_rewards() -> None:
    scene = recruiting(1, wood=1, gold=3)
    scene.play("horseman", "right1.a2b2")
    assert scene.stock(0) == [1, 0, 0, 0] and scene.board.honour[0] == 2


@rule("GW-ATTACK-05")
def test_an_archer_takes_a_post_and_wounds_any_horde_there() -> None:
    scene = recruiting()
    scene.play("archer", "post-left")
    assert {"left1.a3", "left2.b4"} <= set(scene.options()) and scene.why("pass") == "GW-WINTER-02"
    scene.play("left2.a4")
    assert scene.posted("left", 0) == 1 and scene.on("left", 2) == {"x.a4"}


@rule("GW-ATTACK-06")
def test_a_wound_brings_no_reward() -> None:
    scene = recruiting()
    scene.play("archer", "post-left", "left1.a3")  # 2 Honour, for a Soldier
    assert scene.board.honour[0] == 0


@rule("GW-AMB-26")
def test_where_nothing_is_vacant_a_post_is_taken_without_a_wound() -> None:
    scene = Scene()
    scene.horde("centre", "scouts", "x.a3 x.a4 x.b3")
    scene.give(0, wood=1, qi=2)
    scene.run(Recruiting(0, 1))
    scene.play("archer", "post-centre")
    assert scene.is_done and scene.posted("centre", 0) == 1


# Attacks by effects


@rule("GW-ATTACK-07")
def test_only_who_rests_or_is_posted_attacks() -> None:
    scene = attacking()
    scene.rest("left", 0, "archer")
    attack(scene)
    assert scene.why("left1.a3") == "GW-ATTACK-07"


@rule("GW-ATTACK-08")
def test_who_is_on_a_horde_does_not_attack_again() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3")
    attack(scene)
    assert scene.options() == ["pass"]


@rule("GW-ATTACK-09", "GW-EX-18")
def test_a_resting_spearman_attacks_only_the_front_of_the_section() -> None:
    scene = attacking(spearman=1)
    attack(scene)
    assert scene.options() == ["pass", "left1.a3", "left1.a4", "left1.b3"]


@rule("GW-ATTACK-10", "GW-EX-18")
def test_a_resting_horseman_attacks_any_row_of_the_section() -> None:
    scene = attacking(horseman=1)
    attack(scene)
    assert {option.split(".")[0] for option in scene.options()} == {"pass", "left1", "left2", "left3"}


@rule("GW-ATTACK-11", "GW-EX-18")
def test_a_resting_archer_takes_a_post_and_wounds() -> None:
    scene = attacking(archer=1)
    attack(scene)
    assert scene.options() == ["pass", "post-left"]
    scene.play("post-left", "left3.a2")
    assert scene.posted("left", 0) == 1 and scene.on("left", 3) == {"x.a2"}


@rule("GW-ATTACK-12", "GW-AMB-25")
def test_a_posted_archer_wounds_and_stays() -> None:
    scene = attacking()
    scene.post("right", 0)
    attack(scene)
    scene.play("shoot-right", "right1.a4")
    assert scene.on("right") == {"a.a3", "x.a4"} and scene.posted("right", 0) == 1


@rule("GW-AMB-76")
def test_each_posted_archer_shoots_once() -> None:
    scene = attacking()
    scene.post("right", 0)
    attack(scene)
    scene.play("shoot-right", "right1.a4")
    assert scene.options() == ["pass"]


@rule("GW-ATTACK-13")
@pytest.mark.parametrize(("soldier", "target", "gain"), [("spearman", "left1.a3", 2), ("horseman", "left3.a2b2", 3)])
def test_rewards_are_gained_from_a_rest_zone_too(soldier: str, target: str, gain: int) -> None:
    scene = attacking(**{soldier: 1})
    attack(scene)
    scene.play(target)
    assert scene.board.honour[0] + sum(scene.stock(0)) == gain
