"""The Great Wall, rule by rule: Clerks, Activation, the ten Locations, Tactic cards."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.activation import Activate, Advanced
from muraglia.games.great_wall.attacks import Attacking
from muraglia.games.great_wall.autumn import Boxes, Copying, EndOfTurn
from muraglia.games.great_wall.barracks import EVERY_SOLDIER, Recruiting
from muraglia.games.great_wall.builders import Building
from muraglia.games.great_wall.clerks import MoveClerks
from muraglia.games.great_wall.effects import Effect
from muraglia.games.great_wall.embassy import Hiring
from muraglia.games.great_wall.logistics import Shifting
from muraglia.games.great_wall.pieces import ARCHER, HORSEMAN, SPEARMAN
from muraglia.games.great_wall.production import UpgradeAny
from muraglia.games.great_wall.shame import ShameDue
from muraglia.games.great_wall.tactics import Discarding
from muraglia.games.great_wall.vocabulary import ALL, ANYWHERE, AT_TURN, AT_TURN_END
from tests.games.great_wall_support import HOUSE, Scene, soldiers
from tests.support import rule

SAWMILL, QUARRY, GOLD_MINE, TEMPLE, BARRACKS, BUILDERS, LOGISTICS, TEA_HOUSE, EMBASSY, SCHOOL = range(10)


# Clerks


@rule("GW-CLERK-02", "GW-CLERK-07", "GW-CLERK-03", "GW-BOARD-20", "GW-LOC-01")
def test_a_clerk_comes_from_the_reserve_or_changes_its_location() -> None:
    scene = Scene()
    scene.clerks("quarry", "a")
    scene.clerks("temple", "bbc")
    scene.run(MoveClerks(0, 2))
    assert scene.why("quarry>quarry") == "GW-CLERK-07" and scene.why("sawmill>school") == "GW-CLERK-02"
    assert scene.why("home>temple") == "GW-CLERK-03"
    assert len(scene.options()) == 1 + 9 + 8
    scene.play("quarry>school", "home>school")
    assert scene.clerks_at("school") == "aa" and scene.clerks_at("quarry") == "" and scene.board.home[0] == 3 and scene.is_done
    scene.board.home[0] = 0
    scene.run(MoveClerks(0, 1))
    assert scene.why("home>quarry") == "GW-CLERK-02"


@rule("GW-CLERK-04", "GW-EXD-18")
def test_a_full_location_is_locked() -> None:
    scene = Scene()
    scene.clerks("quarry", "ab")
    scene.run(MoveClerks(0, 2))
    scene.play("home>quarry")
    assert scene.why("quarry>school") == "GW-CLERK-04"


@rule("GW-CLERK-06", "GW-EX-29")
def test_two_clerks_to_two_locations() -> None:
    scene = Scene()
    scene.clerks("quarry", "bb")
    scene.run(MoveClerks(1, 2, must_differ=True))
    scene.play("quarry>school")
    assert scene.why("quarry>school") == "GW-CLERK-06" and scene.why("home>school") == "GW-CLERK-06"
    scene.play("quarry>sawmill")
    assert scene.clerks_at("school") + scene.clerks_at("sawmill") == "bb"


@rule("GW-CLERK-05", "GW-LOC-09", "GW-LOC-06", "GW-LOC-07", "GW-INV-09")
def test_clerks_stay_until_their_location_is_activated_then_go_home() -> None:
    scene = Scene()
    scene.clerks("school", "aab")
    scene.clerks("quarry", "a")
    scene.run(Activate(SCHOOL))
    assert scene.is_done
    assert scene.clerks_at("school") == "" and scene.clerks_at("quarry") == "a"
    assert (len(scene.board.tactics[0]), len(scene.board.tactics[1]), scene.board.home[0]) == (2, 1, 4)


@rule("GW-LOC-06")
@pytest.mark.parametrize(("move", "actions"), [("logistics>school", 0), ("home>logistics", 2), ("pass", 1)])
def test_clerks_are_counted_when_the_effect_is_resolved(move: str, actions: int) -> None:
    scene = Scene()
    scene.advisor(0, "courier")  # moves a Clerk when the Logistics Centre is Activated
    scene.clerks("logistics", "a")
    scene.rest("left", 0, "spearman")
    scene.run(Activate(LOGISTICS))
    scene.play(move)
    asked = 0
    while not scene.is_done:
        asked += scene.step == "shifting"
        scene.play("left>right" if scene.step == "shifting" and asked == 1 else scene.options()[-1])
    assert asked == actions


@rule("GW-LOC-06", "GW-PROD-06")
def test_a_clerk_that_left_before_gathering_brings_neither_resource_nor_upgrade() -> None:
    scene = Scene()
    scene.tactic(0, "old-scrolls")
    scene.give(0, qi=9)
    scene.clerks("sawmill", "ab")
    scene.run(Activate(SAWMILL, advanced=True))
    scene.play("play-old-scrolls!", "sawmill>school")
    asked = set()
    while not scene.is_done:
        asked.add(scene.asked)
        scene.play("pass")
    assert asked == {1} and scene.stock(0)[0] == 0 and scene.stock(1)[0] == 1


@rule("GW-SHAME-2", "GW-LOC-10", "GW-AMB-19")
@pytest.mark.parametrize("timing", ["before", "after"])
def test_alone_under_the_shame_icon(timing: str) -> None:
    scene = Scene(shame_icon_timing=timing)
    scene.clerks("temple", "aaa")
    scene.run(Activate(TEMPLE))
    assert (scene.step == "shame-place") == (timing == "before")
    while scene.step != "shame-place":
        scene.play("pass")
    scene.play("shame-spearman")
    scene.pass_all()
    assert scene.board.tiles_of(0) == 1 and scene.stock(0)[3] == 3
    scene.clerks("temple", "aab")
    scene.run(Activate(TEMPLE))
    scene.pass_all()
    scene.clerks("school", "a")
    scene.run(Activate(SCHOOL))
    assert scene.board.tiles_of(0) == 1


@rule("GW-ADVACT-01", "GW-ADVACT-02", "GW-ADVACT-03", "GW-ADVACT-04", "GW-ADVACT-05", "GW-EXD-19")
def test_an_advanced_activation_needs_one_clerk_and_brings_no_shame() -> None:
    scene = Scene()
    scene.clerks("quarry", "a")
    scene.clerks("school", "b")
    scene.overseer(0, "quarry", 1)
    scene.board.active = 0
    scene.run(Advanced(0))
    assert scene.options() == ["pass", "quarry", "school"]
    scene.play("quarry")
    scene.pass_all()
    assert scene.stock(0) == [0, 2, 0, 0] and scene.board.tiles_of(0) == 0 and scene.clerks_at("quarry") == ""


# Production


@rule("GW-PROD-01", "GW-PROD-02", "GW-PROD-03", "GW-PROD-04", "GW-PROD-05", "GW-EX-12", "GW-EX-13")
def test_all_gather_then_upgrade_then_donate() -> None:
    scene = Scene()
    scene.tea("bac")
    scene.clerks("gold-mine", "aab")
    scene.overseer(0, "gold-mine", 2)
    scene.overseer(2, "gold-mine", 3)
    scene.run(Activate(GOLD_MINE))
    assert scene.stock(0)[2] == 4 and scene.stock(1)[2] == 1 and scene.stock(2)[2] == 0
    order = []
    while not scene.is_done:
        order.append((scene.step, scene.asked))
        scene.play("pass")
    assert order == [("upgrading", 1), ("upgrading", 0), ("donating", 1), ("donating", 0)]


@rule("GW-PROD-06", "GW-LOC-08")
@pytest.mark.parametrize(("place", "kind"), [(SAWMILL, 0), (QUARRY, 1), (GOLD_MINE, 2), (TEMPLE, 3)])
def test_each_location_produces_its_resource_and_only_gatherers_go_on(place: int, kind: int) -> None:
    scene = Scene()
    word = ("sawmill", "quarry", "gold-mine", "temple")[place]
    scene.clerks(word, "abb")
    scene.give(2, wood=9, stone=9, gold=9, qi=9)
    scene.run(Activate(place))
    while not scene.is_done:
        assert scene.asked != 2
        scene.play("pass")
    assert scene.stock(1)[kind] == 2


@rule(
    "GW-OVERSEER-01",
    "GW-OVERSEER-02",
    "GW-OVERSEER-03",
    "GW-OVERSEER-04",
    "GW-OVERSEER-06",
    "GW-OVERSEER-08",
    "GW-EX-14",
    "GW-EX-15",
    "GW-EX-16",
)
def test_overseers_step_by_step() -> None:
    scene = Scene()
    scene.clerks("temple", "aab")
    scene.give(0, qi=20)
    costs = []
    for level in (1, 2, 3):
        if scene.clerks_at("temple") == "":
            scene.clerks("temple", "aab")
        scene.run(Activate(TEMPLE))
        before = scene.stock(0)[3]
        if level == 1:
            assert scene.options() == ["pass", "spearman", "archer", "horseman"]
            scene.play("archer")
        else:
            assert scene.options() == ["pass", "yes"]
            scene.play("yes")
        costs.append(before - scene.stock(0)[3])
        assert scene.board.overseers[TEMPLE] == level
        scene.pass_all()
    assert costs == [2, 3, 4] and soldiers(scene, 0) == [10, 3, 2]
    scene.clerks("temple", "aab")
    scene.run(Activate(TEMPLE))
    assert scene.options() == ["pass"]


@rule("GW-OVERSEER-05", "GW-OVERSEER-07", "GW-OVERSEER-10")
def test_a_shamed_soldier_cannot_become_overseer_and_spaces_are_shared() -> None:
    scene = Scene()
    scene.shame(0, "archer", 4)
    scene.overseer(1, "quarry", 1)
    scene.clerks("quarry", "aab")
    scene.run(Activate(QUARRY))
    assert scene.options() == ["pass", "spearman", "horseman"]
    scene.play("horseman")
    assert scene.board.overseers[QUARRY] == scene.board.overseers[4 + QUARRY] == 1
    assert soldiers(scene, 0)[2] == 1


@rule("GW-DONATE-01", "GW-DONATE-02", "GW-DONATE-03", "GW-AMB-57", "GW-BOARD-18")
def test_a_donation_brings_two_honour_but_qi_is_not_donated() -> None:
    scene = Scene()
    scene.clerks("quarry", "aab")
    scene.run(Activate(QUARRY))
    scene.play("spearman", "pass")  # a pays both for an Overseer, b does not
    assert scene.step == "donating" and scene.asked == 0 and scene.options() == ["pass"]
    scene.play("pass", "yes")
    assert list(scene.board.warehouse) == [0, 1, 0] and scene.board.honour[1] == 2
    scene.clerks("temple", "aab")
    scene.run(Activate(TEMPLE))
    steps = set()
    while not scene.is_done:
        steps.add(scene.step)
        scene.play("pass")
    assert steps == {"upgrading"}


# Barracks and Attack


@rule("GW-BARRACKS-01", "GW-BARRACKS-02", "GW-BARRACKS-03", "GW-BARRACKS-05", "GW-BARRACKS-06", "GW-EX-17", "GW-AMB-51", "GW-AMB-75")
def test_recruiting_chooses_and_pays_first_then_places() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.horde("right", "raiders")
    scene.clerks("barracks", "aab")
    scene.give(0, wood=3, qi=2, stone=2)
    scene.run(Activate(BARRACKS))
    assert scene.options() == ["pass", "spearman", "archer"] and scene.why("horseman") == "GW-BARRACKS-03"
    scene.play("archer")
    assert scene.why("spearman") == "GW-BARRACKS-02"  # by kind: spearmen come first
    scene.run(Recruiting(0, 2))
    scene.board.recruits[1] = 0
    scene.board.reserve[1] = 4
    scene.give(0, wood=2, qi=2, stone=2)
    scene.run(Recruiting(0, 2))
    scene.play("spearman", "archer")
    assert scene.stock(0) == [0, 0, 0, 0] and scene.step == "deploying"
    scene.play("right1.a3")
    assert scene.stock(0) == [1, 0, 0, 0]  # the Reward of the point
    scene.play("rest-archer-centre")
    assert scene.resting("centre", 0) == [0, 1, 0]
    discounted = Scene()
    discounted.give(0, gold=2, wood=1)
    discounted.run(Recruiting(0, 1, discount=1))
    assert "horseman" in discounted.options()


@rule("GW-BARRACKS-04", "GW-BARRACKS-07", "GW-ATTACK-01", "GW-ATTACK-02", "GW-REST-01", "GW-BOARD-06")
def test_a_recruited_spearman_attacks_a_front_horde_or_rests() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.horde("left", "raiders")
    scene.give(0, wood=1, stone=2)
    scene.run(Recruiting(0, 1, soldiers=1 << SPEARMAN))
    scene.play("spearman")
    assert scene.options() == ["rest-spearman-left", "rest-spearman-centre", "rest-spearman-right", "left1.a3", "left1.a4", "left1.b3"]
    assert scene.why("pass") == "GW-BARRACKS-04" and scene.why("left2.a3") == "GW-ATTACK-01"
    assert scene.why("left1.a1") == "GW-HORDE-CARD-01" and scene.why("centre1.a1") == "GW-BOARD-02"
    scene.play("left1.a3")
    assert scene.board.honour[0] == 2 and scene.is_done and scene.board.points_of(0, 0) == 1


@rule("GW-ATTACK-03", "GW-ATTACK-04", "GW-HORDE-CARD-05", "GW-HORDE-CARD-04", "GW-HORDE-CARD-01", "GW-HORDE-CARD-02", "GW-EXD-22")
def test_a_horseman_covers_two_adjacent_points_of_any_row() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.horde("left", "raiders", "x.a3 x.b4")  # what is left touches diagonally
    scene.horde("right", "levy")
    scene.give(0, wood=1, gold=3)
    scene.run(Recruiting(0, 1, soldiers=1 << HORSEMAN))
    scene.play("horseman")
    assert {"left1.a3a4", "left1.a3b3", "right1.a2a3", "right1.a2b2"} <= set(scene.options())
    assert not any(option.startswith("left2") for option in scene.options())
    assert scene.why("left2.a4b4") == "GW-ATTACK-03"
    scene.play("right1.a2b2")
    assert scene.stock(0) == [1, 0, 0, 0] and scene.board.honour[0] == 2
    assert scene.board.points_of(6, 0) == 2 and scene.board.soldiers_on(6, 0, 2) == 1


@rule("GW-ATTACK-05", "GW-ATTACK-06", "GW-BOARD-04", "GW-LOGI-06", "GW-AMB-26")
def test_a_recruited_archer_takes_a_post_and_wounds() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.horde("left", "raiders")
    scene.horde("centre", "scouts", "x.a3 x.a4 x.b3")
    scene.post("right", 1)
    scene.give(0, wood=2, qi=4)
    scene.run(Recruiting(0, 2, soldiers=1 << ARCHER))
    scene.play("archer", "archer")
    assert scene.why("post-right") == "GW-BOARD-04"
    scene.play("post-left")
    assert {"left1.a3", "left2.b4"} <= set(scene.options()) and scene.why("pass") == "GW-WINTER-02"
    scene.play("left2.a4")
    assert scene.board.honour[0] == 0 and scene.board.points_of(1, 0) == 0 and scene.board.covered[1] == 1 << 3
    scene.play("post-centre")  # nothing is vacant there: no Wound
    assert scene.is_done and scene.posted("centre", 0) == 1


@rule("GW-ATTACK-07", "GW-ATTACK-08", "GW-ATTACK-09", "GW-ATTACK-10", "GW-ATTACK-11", "GW-ATTACK-12", "GW-ATTACK-13", "GW-EX-18",
      "GW-REST-04",
      "GW-AMB-25", "GW-AMB-76")  # fmt: skip
def test_attacks_from_rest_zones_and_posts_stay_in_their_section() -> None:
    scene = Scene(4)
    for kind in ("scouts", "raiders", "levy"):
        scene.horde("left", kind)
    scene.horde("right", "scouts", "a.a3")
    scene.rest("left", 0, "spearman")
    scene.rest("left", 0, "horseman")
    scene.rest("left", 0, "archer")
    scene.post("right", 0)
    scene.run(Attacking(0, ALL, EVERY_SOLDIER, ANYWHERE, 0))
    options = scene.options()
    assert {"post-left", "shoot-right", "left1.a3", "left3.a2a3", "left2.a3b3"} <= set(options)
    assert not {"left2.a3", "right1.b3", "right1.a4b4"} & set(options)
    scene.play("left1.a3", "left3.a2a3")
    assert scene.board.honour[0] == 2 and scene.stock(0) == [1, 1, 0, 0]
    scene.play("post-left", "left2.a3")
    scene.play("shoot-right", "right1.a4")
    assert scene.options() == ["pass"]  # each archer once
    scene.play("pass")
    assert scene.posted("left", 0) == 1 and scene.resting("left", 0) == [0, 0, 0]


# Builders' Quarter


@rule("GW-BUILD-01", "GW-BUILD-02", "GW-BUILD-03", "GW-BUILD-08", "GW-BUILD-10")
def test_barricades_cost_two_and_bring_two_honour() -> None:
    scene = Scene()
    scene.clerks("builders", "aa")
    scene.give(0, wood=1, gold=3)
    scene.board.barricades[1] = 3
    scene.run(Activate(BUILDERS))
    assert scene.why("barricade-centre") == "GW-BOARD-05" and scene.why("wall-left") == "GW-GEN-06"
    before = scene.board.defence(0)
    scene.play("barricade-left", "wood-1", "stone-0", "gold-1")
    assert scene.board.defence(0) == before + 2 and scene.board.honour[0] == 2 and scene.stock(0) == [0, 0, 2, 0]
    scene.play("barricade-left", "wood-0", "stone-0", "gold-2")
    assert scene.is_done and scene.board.barricades[0] == 2


@rule("GW-BUILD-04", "GW-BUILD-05", "GW-BUILD-06", "GW-BUILD-07", "GW-BUILD-09", "GW-EX-19", "GW-AMB-23")
def test_wall_levels_one_after_the_other() -> None:
    scene = Scene()
    scene.post("left", 1)
    scene.give(0, stone=40)
    honour = 0
    for level, cost in ((1, 5), (2, 10), (3, 15)):
        scene.run(Building(0, 1))
        scene.play("wall-left", "wood-0", f"stone-{cost}")
        honour += cost
        assert (scene.board.wall[0], scene.board.honour[0], scene.posted("left", 1)) == (level, honour, 1)
    scene.run(Building(0, 1))
    assert scene.why("wall-left") == "GW-BUILD-06"


@rule("GW-WAREHOUSE-01", "GW-WAREHOUSE-02", "GW-WAREHOUSE-03", "GW-EXD-17", "GW-AMB-24")
@pytest.mark.parametrize(("option", "honour"), [("paid", 5), ("full_cost", 5), ("own_resources_only", 2)])
def test_the_warehouse_is_used_first(option: str, honour: int) -> None:
    scene = Scene(wall_honour=option)
    scene.board.warehouse = [1, 2, 0]
    scene.give(0, gold=2)
    scene.run(Building(0, 1, barricades=False))
    scene.play("wall-left", "wood-0", "stone-0", "gold-2")
    assert list(scene.board.warehouse) == [0, 0, 0] and scene.stock(0) == [0, 0, 0, 0] and scene.board.honour[0] == honour
    scene.board.warehouse = [3, 1, 0]
    scene.run(Building(0, 1, walls=False))
    scene.play("barricade-left")
    assert scene.options() == ["store-wood-1", "store-wood-2"]
    scene.play("store-wood-1", "store-stone-1")
    assert list(scene.board.warehouse) == [2, 0, 0] and scene.is_done


@rule("GW-BUILD-05", "GW-AMB-75", "GW-AMB-23")
@pytest.mark.parametrize(("option", "honour"), [("paid", 3), ("full_cost", 5), ("own_resources_only", 2)])
def test_a_discount_is_not_paid_and_brings_no_honour(option: str, honour: int) -> None:
    scene = Scene(wall_honour=option)
    scene.board.warehouse = [1, 0, 0]
    scene.give(0, gold=2)
    scene.run(Building(0, 1, barricades=False, discount=2))  # a level that costs five
    scene.play("wall-left", "wood-0", "stone-0", "gold-2")
    assert scene.is_done and scene.board.honour[0] == honour


# Logistics Centre, Tea House, Embassy, Martial School


@rule("GW-LOGI-01", "GW-LOGI-02", "GW-LOGI-03", "GW-LOGI-04", "GW-LOGI-05", "GW-LOGI-07", "GW-EX-20", "GW-REST-03", "GW-AMB-52")
def test_soldiers_march_to_one_other_section() -> None:
    scene = Scene()
    scene.post("left", 0)
    scene.rest("left", 0, "archer")
    scene.rest("left", 0, "spearman")
    scene.horde("right", "scouts")
    scene.run(Shifting(0, 2))
    assert scene.options() == ["pass", "left>centre", "left>right"]
    scene.play("left>right")
    scene.play("spearmen-1", "archers-1")
    assert scene.options() == ["post-to-post-0", "post-to-post-1"]
    scene.play("post-to-post-1")
    assert scene.posted("right", 0) == 1 and scene.resting("right", 0) == [1, 1, 0] and scene.board.covered[6] == 0
    scene.play("right>left", "spearmen-0", "archers-0", "post-to-post-0", "post-to-rest-1")
    assert scene.resting("left", 0) == [0, 1, 0] and scene.is_done


@rule("GW-TEAHOUSE-01", "GW-TEAHOUSE-03", "GW-TEAHOUSE-04", "GW-TEAHOUSE-05", "GW-EX-21", "GW-TEA-04", "GW-AMB-22")
def test_the_tea_house_raises_by_one() -> None:
    scene = Scene()
    scene.tea("cba")  # yellow c, red b, blue a
    scene.clerks("tea-house", "ab")
    scene.run(Activate(TEA_HOUSE))
    assert scene.asked == 1 and scene.options() == ["pass", "yes"]
    scene.play("yes")
    assert bytes(scene.board.tea) == bytes([1, 2, 0]) and scene.asked == 0
    scene.play("yes")
    assert bytes(scene.board.tea) == bytes([1, 0, 2])
    scene.clerks("tea-house", "bc")
    scene.run(Activate(TEA_HOUSE))
    assert scene.options() == ["pass"]
    scene.pass_all()
    assert scene.clerks_at("tea-house") == ""
    many = Scene(tea_steps="per_clerk")
    many.tea("bca")
    many.clerks("tea-house", "aa")
    many.run(Activate(TEA_HOUSE))
    many.play("yes", "yes")
    assert many.board.tea[0] == 0


@rule("GW-TEAHOUSE-02", "GW-EXD-15")
def test_all_spaces_of_the_tea_house_lead_to_the_top() -> None:
    scene = Scene(4)
    scene.tea("abcd")
    scene.clerks("tea-house", "ddd")
    scene.run(Activate(TEA_HOUSE))
    assert scene.options() == ["pass", "yes", "top"]
    scene.play("top")
    assert bytes(scene.board.tea) == bytes([3, 0, 1, 2])


@rule(
    "GW-EMBASSY-01",
    "GW-EMBASSY-02",
    "GW-EMBASSY-03",
    "GW-EMBASSY-04",
    "GW-EMBASSY-05",
    "GW-EMBASSY-06",
    "GW-EX-22",
    "GW-EXD-16",
    "GW-EXD-34",
)
def test_hiring_at_the_embassy() -> None:
    scene = Scene()
    scene.advisor(0, "abbot")
    scene.advisor(0, "spy", active=False)
    scene.clerks("embassy", "aa")
    scene.give(0, gold=5)
    scene.run(Activate(EMBASSY))
    track = [f"advisor-{HOUSE.ids['advisor'][card]}" for card in scene.board.advisor_track]
    assert set(scene.options()) == {"pass", "hire-clerk", *track}
    scene.play(track[1], "support")
    assert scene.stock(0)[2] == 2 and bytes(scene.board.advisor_track)[:1] == bytes([HOUSE.ids["advisor"].index(track[0][8:])])
    assert len(scene.board.advisor_track) == 4
    assert scene.options() == ["pass", "hire-clerk"] and scene.why(track[0]) == "GW-EMBASSY-03"
    assert scene.why(track[1]) == "GW-EMBASSY-04"
    scene.play("hire-clerk")
    assert (scene.stock(0)[2], scene.board.unhired[0], scene.board.home[0]) == (0, 2, 6)
    scene.give(0, gold=9)
    scene.run(Hiring(0, 3, advisors=False))
    scene.play("hire-clerk", "hire-clerk")
    assert scene.why("hire-clerk") == "GW-EMBASSY-02"


@rule("GW-SCHOOL-01", "GW-SCHOOL-02", "GW-TACTIC-01", "GW-EXD-21", "GW-AMB-53")
def test_tactics_are_drawn_and_the_hand_is_limited() -> None:
    scene = Scene()
    scene.tactic(0, "sortie", "excuse", "spoils", "intrigue")
    scene.board.tactic_discard = scene.board.tactic_deck[1:]
    scene.board.tactic_deck = scene.board.tactic_deck[:1]
    scene.clerks("school", "aaa")
    scene.run(Activate(SCHOOL))
    scene.play("pass", "draw-3")  # the window before the Activation
    assert scene.step == "discarding" and len(scene.board.tactics[0]) == 7 and "pass" not in scene.options()
    scene.play("discard-sortie", "discard-excuse")
    assert len(scene.board.tactics[0]) == 5 and scene.is_done
    scene.run(Discarding(0))
    assert scene.is_done


@rule("GW-LOC-08", "GW-AMB-59", "GW-SCHOOL-01")
@pytest.mark.parametrize(("choice", "hand"), [("draw-0", 4), ("draw-1", 5)])
def test_cards_of_the_martial_school_can_be_declined(choice: str, hand: int) -> None:
    scene = Scene()
    scene.tactic(0, "sortie", "excuse", "spoils", "intrigue")
    scene.clerks("school", "aa")
    scene.run(Activate(SCHOOL))
    scene.play("pass")  # the window before the Activation
    assert scene.options() == ["draw-0", "draw-1", "draw-2"]
    scene.play(choice)
    assert scene.is_done and len(scene.board.tactics[0]) == hand


# Tactic cards


@rule("GW-TACTIC-02", "GW-TACTIC-03", "GW-TACTIC-04", "GW-TACTIC-05", "GW-TACTIC-06", "GW-TACTIC-09", "GW-TACTIC-10", "GW-AMB-73")
def test_one_card_an_event_one_of_its_boxes_empowered_for_its_cost() -> None:
    scene = Scene()
    scene.tea("bac")
    scene.tactic(0, "overtime", "old-scrolls", "sortie")
    scene.tactic(1, "requisition")
    scene.clerks("quarry", "aab")
    scene.run(Activate(QUARRY))
    assert scene.step == "window" and scene.asked == 1 and scene.options() == ["pass"]
    scene.play("pass")
    assert scene.asked == 0 and scene.options() == ["pass", "play-overtime", "play-old-scrolls"]
    assert scene.why("play-overtime!") == "GW-TACTIC-05" and scene.why("play-sortie") == "GW-TACTIC-02"
    assert scene.why("play-spoils") == "GW-TACTIC-02"
    scene.play("play-overtime")
    assert scene.stock(0)[1] == 2 and scene.board.tactic_discard[-1] == HOUSE.ids["tactic"].index("overtime")
    assert scene.step == "window" and scene.asked == 1  # asked again, a is not
    scene.play("pass")
    assert scene.step == "upgrading"
    scene.give(0, qi=1)
    scene.clerks("quarry", "c")
    scene.run(Activate(QUARRY))
    scene.play("pass", "play-old-scrolls!", "pass")
    assert scene.stock(0)[3] == 0 and len(scene.board.tactics[0]) == 3


@rule("GW-CARD-04", "GW-EX-05", "GW-AMB-55")
@pytest.mark.parametrize("active", [True, False])
def test_the_guardian_attacks_once_in_each_section_after_the_activation_step(active: bool) -> None:
    scene = Scene()
    scene.advisor(0, "guardian", active=active)
    for section in ("left", "centre"):
        scene.horde(section, "scouts")
        scene.rest(section, 0, "spearman", 2)
    scene.run(EndOfTurn(0))  # end of turn, after the Activation step
    assert (scene.step == "attacking") == active
    if active:
        scene.play("left1.a4", "centre1.a4")
        assert scene.options() == ["pass"] and scene.stock(0) == [0, 0, 2, 0]
    assert AT_TURN < AT_TURN_END


@rule("GW-CARD-01", "GW-CARD-02")
def test_despotism_and_treason() -> None:
    scene = Scene()
    ids = HOUSE.ids["command"]
    scene.board.active = 0
    despotism = ids.index("despotism")
    for others, moves in ((ids.index("economy"), 3), (ids.index("treason"), 1)):
        scene.board.spaces = [despotism, 16 + others, -1]
        scene.run(Boxes(0, HOUSE.first_box[despotism], HOUSE.first_box[despotism] + 1))
        for _ in range(moves):
            scene.play(next(option for option in scene.options() if option.startswith("home>")))
        assert scene.is_done
        for place in range(10):
            scene.board.home[0] += scene.board.clerks[place * 3]
            scene.board.clerks[place * 3] = 0
    scene.board.spaces = [ids.index("treason"), 16 + ids.index("economy"), 32 + ids.index("treason")]
    scene.run(Copying(0, 2))
    assert scene.options() == ["pass", "yes", "space-2"]
    scene.play("space-2")
    assert scene.step == "move-clerks" and scene.board.agenda.left == 3
    scene.board.spaces = [ids.index("economy"), 16 + ids.index("economy"), -1]  # never the own card, whatever it is
    scene.run(Copying(0, 2))
    assert scene.options() == ["pass", "yes", "space-2"]
    scene.run(Copying(0, 2))
    scene.play("yes")
    assert scene.step == "move-clerks" and scene.board.agenda.left == 2


@rule("GW-CARD-03")
def test_effects_of_cards_one_by_one() -> None:
    scene = Scene()
    scene.give(0, wood=9, stone=9, gold=9, qi=9)
    for name, field in (("restless", "empowered_pc"), ("night-raid", "tactic_pc"), ("swift-hands", "tactic_pc"), ("excuse", "tactic_pc")):
        card = HOUSE.ids["tactic"].index(name)
        scene.run(Effect(0, getattr(HOUSE, field)[card]))
        if name == "restless":
            assert scene.step == "upgrade-any"
            scene.play("quarry", "archer")
            assert scene.why("quarry") == "GW-OVERSEER-01"  # two different ones
            scene.play("temple", "spearman")
            assert scene.stock(0) == [9, 9, 9, 9] and scene.is_done
        elif name == "swift-hands":
            scene.play("barricade-right")
            assert scene.stock(0) == [9, 9, 9, 9] and scene.board.honour[0] == 2
        elif name == "excuse":
            scene.play("yes")
            assert scene.stock(0)[2] == 6 and scene.board.spared == 1
    scene.run(ShameDue(0, 1))
    assert scene.is_done and scene.board.tiles_of(0) == 0
    scene.run(UpgradeAny(0, 1))
    assert "sawmill" in scene.options()
