"""The Great Wall: defeated Hordes, killing and saving, Rest Zones."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.attacks import Attacking
from muraglia.games.great_wall.barracks import EVERY_SOLDIER, Recruiting
from muraglia.games.great_wall.breach import Breach
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.logistics import Shifting
from muraglia.games.great_wall.vocabulary import ANYWHERE
from tests.games.great_wall.support import Scene
from tests.support import rule

LEFT = 0


def horde_of_the_example() -> Scene:
    """GW-EXD-03: five Vital Points; a has a Horseman there, b two Spearmen, c two Archers in the Section; b is above a."""
    scene = Scene(4)
    scene.tea("bacd")
    scene.horde("left", "ram", "a.a2a3 b.a4 b.b4 x.b2")
    scene.post("left", 2, 2)
    return scene


def fall(scene: Scene, *saves: str) -> None:
    """The check; of the saves each is made when it can be, everything else is passed."""
    left = list(saves)
    scene.run(Defeats())
    while not scene.is_done:
        scene.play(left.pop(0) if left and left[0] in scene.options() else scene.options()[0])


@rule("GW-HORDE-DEFEAT-0")
@pytest.mark.parametrize(("cover", "left"), [("a.a3 x.a4 x.b3", []), ("a.a3 x.a4", ["scouts"])])
def test_a_horde_falls_when_all_its_points_are_covered(cover: str, left: list[str]) -> None:
    scene = Scene()
    scene.horde("left", "scouts", cover)
    fall(scene)
    assert scene.hordes("left") == left


@rule("GW-HORDE-DEFEAT-1", "GW-EXD-03")
def test_each_player_with_soldiers_on_it_gains_two_honour() -> None:
    scene = horde_of_the_example()
    fall(scene)
    assert list(scene.board.honour[:2]) == [2, 2]


@rule("GW-HORDE-DEFEAT-2", "GW-EXD-03")
def test_each_archer_of_the_section_brings_two_honour() -> None:
    scene = horde_of_the_example()
    fall(scene)
    assert list(scene.board.honour[2:]) == [4, 0]


@rule("GW-HORDE-DEFEAT-3", "GW-EXD-03")
@pytest.mark.parametrize(("tea", "taker"), [("bacd", 1), ("abcd", 0)])
def test_most_points_take_the_horde_a_horseman_counts_two(tea: str, taker: int) -> None:
    scene = horde_of_the_example()
    scene.tea(tea)
    fall(scene)
    assert [scene.taken(seat) for seat in range(2)] == [["ram"] if seat == taker else [] for seat in range(2)]


@rule("GW-HORDE-DEFEAT-3a", "GW-EXD-06")
def test_wounds_alone_have_no_taker() -> None:
    scene = Scene(4)
    scene.horde("right", "scouts", "x.a3 x.a4 x.b3")
    scene.post("right", 3)
    fall(scene)
    assert len(scene.board.horde_discard) == 1 and list(scene.board.honour) == [0, 0, 0, 2]


@rule("GW-HORDE-DEFEAT-4", "GW-EXD-04")
def test_lethality_kills_on_a_defeated_horde() -> None:
    scene = horde_of_the_example()
    fall(scene)
    assert scene.reserve(0) == [10, 4, 2] and scene.reserve(1) == [9, 4, 2]


@rule("GW-HORDE-DEFEAT-5", "GW-AMB-06")
def test_all_survivors_rest_in_the_section() -> None:
    scene = Scene()
    scene.horde("left", "siege-tower", "a.a2 a.a3 a.a4 a.a5 x.b2 x.b3 x.b4")
    fall(scene)
    assert scene.resting("left", 0) == [3, 0, 0]


@rule("GW-HORDE-DEFEAT-6")
def test_the_taker_keeps_the_card() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "c.a3 c.a4 x.b3")
    fall(scene)
    assert scene.taken(2) == ["scouts"] and scene.board.horde_discard == b""


@rule("GW-HORDE-DEFEAT-7", "GW-EXD-06")
def test_the_others_slide_with_what_is_on_them() -> None:
    scene = Scene()
    scene.horde("right", "scouts", "x.a3 x.a4 x.b3")
    scene.horde("right", "raiders", "b.a3 x.b3")
    fall(scene)
    assert scene.hordes("right") == ["raiders"] and scene.on("right") == {"b.a3", "x.b3"}


@rule("GW-HORDE-DEFEAT-8", "GW-EXD-08")
def test_a_covered_horde_stays_until_the_check() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3 a.a4")
    scene.give(0, stone=2, wood=1)
    scene.run(Recruiting(0, 1))
    scene.play("spearman", "left1.b3")
    assert scene.is_done and scene.on("left") == {"a.a3", "a.a4", "a.b3"}


@rule("GW-HORDE-DEFEAT-9", "GW-TACTIC-08")
def test_each_horde_is_an_event_of_its_own() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "x.a3 x.a4 x.b3")
    scene.horde("right", "scouts", "x.a3 x.a4 x.b3")
    scene.tactic(0, "spoils")
    scene.run(Defeats())
    windows = 0
    while not scene.is_done:
        windows += scene.step == "window"
        scene.play("pass")
    assert windows == 2


# Killing


@rule("GW-KILL-01", "GW-EX-11")
@pytest.mark.parametrize(("lethality", "killed"), [(1, 1), (2, 2), (3, 3)])
def test_as_many_die_as_the_lethality_says_or_all(lethality: int, killed: int) -> None:
    scene = Scene()
    scene.lethality(lethality)
    scene.horde("left", "scouts", "a.a3 a.a4 a.b3")
    fall(scene)
    assert scene.reserve(0)[0] == 7 + killed


@rule("GW-KILL-02")
def test_lethality_holds_in_year_one() -> None:
    scene = Scene()
    assert scene.board.year == 1 and scene.board.lethality(0) == 1


@rule("GW-KILL-03", "GW-AMB-07")
@pytest.mark.parametrize(("choice", "rest"), [("horsemen-die-0", [0, 0, 1]), ("horsemen-die-1", [1, 0, 0])])
def test_the_owner_chooses_who_dies(choice: str, rest: list[int]) -> None:
    scene = Scene()
    scene.lethality(2)
    scene.horde("left", "siege-tower", "a.a2a3 a.a4 a.a5 x.b2 x.b3 x.b4")
    scene.run(Defeats())
    assert scene.asked == 0 and scene.options() == ["horsemen-die-0", "horsemen-die-1"]
    scene.play(choice)
    scene.pass_all()
    assert scene.resting("left", 0) == rest


@rule("GW-AMB-78")
def test_which_of_equal_spearmen_dies_is_not_asked() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3 a.a4 x.b3")
    scene.run(Defeats())
    assert scene.step == "saving"


@rule("GW-KILL-04", "GW-EXD-04")
def test_a_horseman_is_one_soldier() -> None:
    scene = horde_of_the_example()
    fall(scene)
    assert scene.reserve(0)[2] == 2 and scene.resting("left", 0) == [0, 0, 0]


@rule("GW-KILL-05")
def test_the_dead_go_home() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3 x.a4 x.b3")
    fall(scene)
    assert scene.reserve(0) == [10, 4, 2]


@rule("GW-KILL-06")
def test_all_dead_of_one_cause_can_be_saved_before_any_goes_home() -> None:
    scene = Scene()
    scene.lethality(2)
    scene.horde("left", "scouts", "a.a3 a.a4 b.b3")
    scene.give(0, qi=2)
    scene.run(Defeats())
    assert scene.asked == 0 and scene.reserve(0)[0] == 8 and scene.reserve(1)[0] == 9


# Saving


@rule("GW-SAVE-01", "GW-EXD-05", "GW-AMB-08")
def test_the_owner_saves_for_two_qi() -> None:
    scene = horde_of_the_example()
    scene.give(0, qi=2)
    scene.give(3, qi=9)
    fall(scene, "save-horseman")
    assert scene.stock(0)[3] == 0 and scene.stock(3)[3] == 9 and scene.resting("left", 0) == [0, 0, 1]


@rule("GW-SAVE-02", "GW-REST-02", "GW-EXD-05")
def test_the_saved_rest_in_the_section_where_they_fought() -> None:
    scene = Scene()
    scene.horde("right", "scouts", "a.a3 x.a4 x.b3")
    scene.give(0, qi=2)
    fall(scene, "save-spearman")
    assert scene.resting("right", 0) == [1, 0, 0]


def last_stand(qi: int) -> Scene:
    """Two of a's Spearmen are killed, and a holds a card that gives Honour for the dead."""
    scene = Scene()
    scene.lethality(2)
    scene.horde("left", "scouts", "a.a3 a.a4 a.b3")
    scene.tactic(0, "last-stand")
    scene.give(0, qi=qi)
    scene.run(Defeats())
    scene.play("pass")  # the window of the defeat
    return scene


@rule("GW-SAVE-03", "GW-AMB-79")
def test_a_card_for_the_dead_is_not_played_for_the_saved() -> None:
    scene = last_stand(qi=4)
    while not scene.is_done:
        assert "play-last-stand" not in scene.options()
        scene.play("save-spearman" if "save-spearman" in scene.options() else "pass")
    assert scene.resting("left", 0) == [3, 0, 0]


@rule("GW-SAVE-03", "GW-AMB-79")
def test_of_two_killed_one_is_saved_and_the_card_counts_the_other() -> None:
    scene = last_stand(qi=2)
    honour = scene.board.honour[0]
    assert scene.why("play-last-stand") == "GW-AMB-79"
    scene.play("save-spearman", "pass")
    scene.play("play-last-stand")  # 2 Honour for each of the dead
    assert scene.board.honour[0] == honour + 2


@rule("GW-AMB-79")
@pytest.mark.parametrize(("qi", "honour"), [(0, 2), (2, 0)])
def test_an_ability_for_the_dead_does_not_act_for_the_saved(qi: int, honour: int) -> None:
    scene = Scene()
    scene.general(0, "yang-ye")  # 2 Honour for each Support Advisor when Soldiers are killed
    scene.advisor(0, "abbot", active=False)
    scene.horde("left", "raiders", "a.a3")
    scene.give(0, qi=qi)
    scene.run(Breach(LEFT))
    while not scene.is_done:
        scene.play("save-spearman" if "save-spearman" in scene.options() else scene.options()[0])
    assert scene.board.honour[0] == honour


@rule("GW-SAVE-04")
def test_any_number_is_saved_while_the_qi_lasts() -> None:
    scene = Scene()
    scene.lethality(3)
    scene.horde("left", "scouts", "a.a3 a.a4 a.b3")
    scene.give(0, qi=5)
    fall(scene, "save-spearman", "save-spearman", "save-spearman")
    assert scene.stock(0)[3] == 1 and scene.resting("left", 0) == [2, 0, 0]


@rule("GW-SAVE-05")
def test_a_save_does_not_pass_the_death_on() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3 a.a4 a.b3")
    scene.give(0, qi=2)
    fall(scene, "save-spearman")
    assert scene.resting("left", 0) == [3, 0, 0]


@rule("GW-TACTIC-08", "GW-AMB-11")
@pytest.mark.parametrize(("windows", "expected"), [("2", ["defeated", "saving", "killed"]), ("1", ["defeated", "saving"])])
def test_a_defeat_and_its_dead_are_two_events(windows: str, expected: list[str]) -> None:
    scene = Scene(defeat_windows=windows)
    scene.horde("left", "scouts", "a.a3 a.a4 a.b3")
    scene.tactic(0, "last-stand", "spoils")
    scene.run(Defeats())
    seen = []
    while not scene.is_done:
        seen.append("saving" if scene.step == "saving" else "killed" if "play-last-stand" in scene.options() else "defeated")
        scene.play("pass")
    assert seen == expected


# Rest Zones


@rule("GW-REST-01", "GW-BREACH-5")
def test_a_rest_zone_is_safe_from_a_breach() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.rest("left", 0, "spearman", 3)
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert scene.resting("left", 0) == [3, 0, 0]


@rule("GW-REST-03")
def test_soldiers_move_between_rest_zones_by_the_logistics_centre() -> None:
    scene = Scene()
    scene.rest("left", 0, "spearman")
    scene.run(Shifting(0, 1))
    scene.play("left>right", "spearmen-1")
    assert scene.resting("right", 0) == [1, 0, 0]


@rule("GW-REST-04", "GW-EX-18")
def test_from_a_rest_zone_only_hordes_of_the_section_are_attacked() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.horde("right", "scouts")
    for soldier in ("spearman", "archer", "horseman"):
        scene.rest("left", 0, soldier)
    scene.run(Attacking(0, 3, EVERY_SOLDIER, ANYWHERE, 0))
    assert all(option == "pass" or "left" in option for option in scene.options()) and "post-left" in scene.options()
