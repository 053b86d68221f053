"""The Great Wall: Clerks, Locations in general, Activation and Advanced Activation."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.activation import Activations, Advanced
from muraglia.games.great_wall.clerks import MoveClerks
from tests.games.great_wall.support import Scene
from tests.support import rule

# Clerks


@rule("GW-CLERK-02")
def test_a_clerk_comes_from_the_reserve_or_changes_its_location() -> None:
    scene = Scene()
    scene.clerks("quarry", "a")
    scene.run(MoveClerks(0, 2))
    scene.play("quarry>school", "home>school")
    assert scene.clerks_at("school") == "aa" and scene.clerks_at("quarry") == "" and scene.board.home[0] == 3


@rule("GW-CLERK-02")
def test_only_clerks_that_are_there_can_move() -> None:
    scene = Scene()
    scene.board.home[0] = 0
    scene.run(MoveClerks(0, 1))
    assert scene.why("home>quarry") == "GW-CLERK-02" and scene.why("sawmill>school") == "GW-CLERK-02"


@rule("GW-CLERK-03")
def test_no_clerk_enters_a_full_location() -> None:
    scene = Scene()
    scene.clerks("temple", "bbc")
    scene.run(MoveClerks(0, 1))
    assert scene.why("home>temple") == "GW-CLERK-03"


@rule("GW-CLERK-04", "GW-EXD-18")
def test_no_clerk_leaves_a_full_location() -> None:
    scene = Scene()
    scene.clerks("quarry", "aab")
    scene.run(MoveClerks(0, 1))
    assert scene.why("quarry>school") == "GW-CLERK-04"


@rule("GW-CLERK-05")
def test_clerks_of_other_locations_stay() -> None:
    scene = Scene()
    scene.clerks("school", "a")
    scene.clerks("quarry", "a")
    scene.activate("school")
    assert scene.clerks_at("quarry") == "a"


@rule("GW-CLERK-06", "GW-EX-29")
def test_two_clerks_to_two_locations_may_not_share_one() -> None:
    scene = Scene()
    scene.clerks("quarry", "bb")
    scene.run(MoveClerks(1, 2, must_differ=True))
    scene.play("quarry>school")
    assert scene.why("quarry>school") == "GW-CLERK-06" and scene.why("home>school") == "GW-CLERK-06"
    scene.play("quarry>sawmill")
    assert scene.clerks_at("school") + scene.clerks_at("sawmill") == "bb"


@rule("GW-CLERK-07")
def test_to_stay_is_no_move() -> None:
    scene = Scene()
    scene.clerks("quarry", "a")
    scene.run(MoveClerks(0, 1))
    assert scene.why("quarry>quarry") == "GW-CLERK-07"


# Locations in general


@rule("GW-LOC-02")
def test_each_space_holds_one_clerk() -> None:
    scene = Scene()
    scene.clerks("temple", "bb")
    scene.run(MoveClerks(0, 2))
    scene.play("home>temple")
    assert scene.why("home>temple") == "GW-CLERK-03"


@rule("GW-LOC-03")
@pytest.mark.parametrize(("clerks", "is_due"), [("ab", False), ("abc", True)])
def test_an_ordinary_location_is_activated_when_it_is_full(clerks: str, is_due: bool) -> None:
    scene = Scene()
    scene.clerks("quarry", clerks)
    scene.clerks("temple", "aab")
    scene.clerks("school", "b")
    scene.run(Activations(0))
    assert ("quarry" in scene.options()) == is_due and "temple" in scene.options()


@rule("GW-LOC-04", "GW-LOC-05")
@pytest.mark.parametrize("clerks", ["b", "abbcc"])
def test_a_special_location_takes_any_number_and_is_activated_by_one(clerks: str) -> None:
    scene = Scene()
    scene.clerks("logistics", clerks)
    scene.clerks("temple", "aab")
    scene.run(Activations(0))
    assert "logistics" in scene.options()


@rule("GW-LOC-06")
def test_those_with_clerks_there_act_in_tea_order() -> None:
    scene = Scene()
    scene.tea("cab")
    scene.clerks("logistics", "ac")
    for seat in (0, 2):
        scene.rest("left", seat, "spearman")
    scene.activate("logistics")
    assert scene.order_of_questions() == "ca"


@rule("GW-LOC-06")
@pytest.mark.parametrize(("move", "actions"), [("logistics>school", 0), ("home>logistics", 2), ("pass", 1)])
def test_clerks_are_counted_when_the_effect_is_resolved(move: str, actions: int) -> None:
    scene = Scene()
    scene.advisor(0, "courier")  # moves a Clerk when the Logistics Centre is Activated
    scene.clerks("logistics", "a")
    scene.rest("left", 0, "spearman")
    scene.activate("logistics")
    scene.play(move)
    asked = 0
    while not scene.is_done:
        asked += scene.step == "shifting" and not scene.begun
        scene.play("left>right" if "left>right" in scene.options() and asked == 1 else scene.options()[-1])
    assert asked == actions


@rule("GW-LOC-06", "GW-PROD-06")
def test_a_clerk_that_left_before_gathering_brings_neither_resource_nor_upgrade() -> None:
    scene = Scene()
    scene.tactic(0, "old-scrolls")
    scene.give(0, qi=9)
    scene.clerks("sawmill", "ab")
    scene.activate("sawmill", advanced=True)
    scene.play("play-old-scrolls!", "sawmill>school")
    assert scene.order_of_questions() in ("b", "") and scene.stock(0)[0] == 0 and scene.stock(1)[0] == 1


@rule("GW-LOC-07")
def test_several_clerks_act_in_one_go() -> None:
    scene = Scene()
    scene.clerks("school", "aab")
    scene.activate("school")
    assert [len(scene.tactics(seat)) for seat in range(3)] == [2, 1, 0]


@rule("GW-LOC-08", "GW-AMB-59")
@pytest.mark.parametrize(("choice", "hand"), [("draw-0", 4), ("draw-1", 5)])
def test_the_effect_of_a_location_can_be_declined_in_part(choice: str, hand: int) -> None:
    scene = Scene()
    scene.tactic(0, "sortie", "excuse", "spoils", "intrigue")
    scene.clerks("school", "aa")
    scene.activate("school")
    while choice not in scene.options():
        scene.play("pass")  # the window before the Activation
    scene.play(choice)
    assert scene.is_done and len(scene.tactics(0)) == hand and scene.clerks_at("school") == ""


@rule("GW-LOC-09", "GW-INV-09")
def test_afterwards_all_clerks_go_home() -> None:
    scene = Scene()
    scene.clerks("quarry", "aab")
    scene.activate("quarry")
    scene.pass_all()
    assert scene.clerks_at("quarry") == "" and list(scene.board.home) == [5, 5, 5]


@rule("GW-LOC-11")
def test_the_active_player_needs_no_clerk_there() -> None:
    scene = Scene()
    scene.clerks("school", "b")
    scene.board.active = 0
    scene.run(Activations(0))
    scene.pass_all()
    assert len(scene.tactics(1)) == 1


# Advanced Activation


@rule("GW-ADVACT-01", "GW-ADVACT-04")
def test_any_location_with_clerks_can_be_activated() -> None:
    scene = Scene()
    scene.clerks("quarry", "a")
    scene.clerks("school", "b")
    scene.run(Advanced(0))
    assert scene.options() == ["pass", "quarry", "school"]


@rule("GW-ADVACT-02", "GW-EXD-19")
def test_who_is_alone_receives_no_tile() -> None:
    scene = Scene()
    scene.clerks("temple", "a")
    scene.activate("temple", advanced=True)
    scene.pass_all()
    assert scene.board.tiles_of(0) == 0 and scene.stock(0)[3] == 1


@rule("GW-ADVACT-03", "GW-EXD-19")
def test_not_all_spaces_need_be_occupied() -> None:
    scene = Scene()
    scene.clerks("quarry", "a")
    scene.overseer(0, "quarry", 1)
    scene.activate("quarry", advanced=True)
    scene.pass_all()
    assert scene.stock(0) == [0, 2, 0, 0] and scene.clerks_at("quarry") == ""


@rule("GW-ADVACT-05")
def test_a_horde_covered_by_it_stays_until_the_check() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3 a.a4")
    scene.give(0, wood=1, stone=2)
    scene.clerks("barracks", "a")
    scene.run(Advanced(0))
    scene.play("barracks", "spearman")
    scene.play("left1.b3")
    assert scene.is_done and scene.hordes("left") == ["scouts"]
