"""The Great Wall: Winter, and a Wall that is breached."""

from __future__ import annotations

from pathlib import Path

import pytest

from muraglia.games.great_wall.breach import Assault, Breach, Compare, WinterArrows
from muraglia.games.great_wall.seasons import WINTER
from muraglia.games.great_wall.winter import EndOfAssault
from tests.games.great_wall.support import Scene, with_tactic
from tests.support import rule

LEFT, CENTRE = range(2)

# Arrows


@rule("GW-WINTER-01", "GW-AMB-54")
def test_archers_shoot_section_by_section_in_tea_order() -> None:
    scene = Scene(4)
    scene.tea("badc")
    scene.horde("left", "khans-guard")
    scene.horde("right", "scouts")
    scene.post("left", 0)
    scene.post("left", 1)
    scene.post("right", 1)
    scene.run(WinterArrows(LEFT))
    order = []
    while not scene.is_done:
        order.append((scene.asked, scene.options()[0].split(".")[0]))
        scene.play(scene.options()[0])
    assert order == [(1, "left1"), (0, "left1"), (1, "right1")]


@rule("GW-WINTER-01", "GW-AMB-59")
def test_an_archer_must_shoot() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.post("left", 0)
    scene.run(WinterArrows(LEFT))
    assert "pass" not in scene.options()


@rule("GW-WINTER-02")
def test_the_owner_chooses_the_point_and_gains_no_reward() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.horde("left", "raiders")
    scene.post("left", 0)
    scene.run(WinterArrows(LEFT))
    scene.play("left2.a4")  # 2 Honour, for a Soldier
    assert scene.on("left", 2) == {"x.a4"} and scene.board.honour[0] == 0


@rule("GW-WINTER-03")
def test_hordes_that_fall_to_arrows_do_not_assault() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "x.a3 x.a4")
    scene.post("left", 0)
    scene.season(WINTER)
    if scene.board.year == 1:
        scene.play("left1.b3")
    assert scene.board.year == 2 and scene.board.shame == 30


# The assault


@rule("GW-WINTER-04")
def test_sections_are_assaulted_from_the_left() -> None:
    scene = Scene()
    scene.horde("right", "khans-guard", "b.a2")
    scene.horde("left", "khans-guard", "a.a2")
    scene.run(Assault(LEFT))
    # left: tiles for b and c, then a may save; right: tiles for a and c, then b may save
    assert scene.order_of_questions() == "bcacb"


@rule("GW-WINTER-05", "GW-EX-09")
def test_each_barricade_adds_two_to_the_defence() -> None:
    scene = Scene()
    scene.board.wall[LEFT], scene.board.barricades[LEFT] = 2, 3
    assert scene.board.defence(LEFT) == 14


@rule("GW-WINTER-06", "GW-EX-10")
def test_the_powers_of_a_section_add_up() -> None:
    scene = Scene()
    for kind in ("khans-guard", "ram", "scouts"):
        scene.horde("left", kind)
    assert scene.board.offence(LEFT) == 6 + 5 + 2


@rule("GW-WINTER-07", "GW-EXD-09")
def test_a_wall_as_strong_as_the_assault_holds() -> None:
    scene = Scene()
    scene.board.wall[LEFT] = 1
    scene.horde("left", "ram")
    assert scene.board.defence(LEFT) == scene.board.offence(LEFT)
    scene.run(Assault(LEFT))
    assert scene.is_done and scene.board.shame == 30


@rule("GW-WINTER-08")
def test_a_weaker_wall_is_breached_by_every_horde() -> None:
    scene = Scene()
    for kind in ("khans-guard", "ram", "scouts"):
        scene.horde("left", kind)
    scene.board.wall[LEFT], scene.board.barricades[LEFT] = 2, 2  # 12 against 13
    scene.run(Compare(LEFT))
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(3)] == [3, 3, 3]


@rule("GW-WINTER-09", "GW-BUILD-10", "GW-INV-16")
def test_barricades_are_taken_away_after_the_assault() -> None:
    scene = Scene()
    scene.board.barricades = [3, 1, 2]
    scene.run(EndOfAssault())
    assert list(scene.board.barricades) == [0, 0, 0]


@rule("GW-WINTER-10")
def test_the_end_is_looked_at_after_the_assault() -> None:
    scene = Scene()
    scene.board.wall, scene.board.barricades = [3, 3, 0], [3, 3, 3]
    scene.season(WINTER)
    assert scene.game.is_over and list(scene.board.barricades) == [0, 0, 0]


@rule("GW-WINTER-11")
def test_a_section_without_hordes_holds() -> None:
    scene = Scene()
    scene.run(Compare(CENTRE))
    assert scene.is_done and scene.board.shame == 30


# Breach


def breach_of_the_example(**options: str) -> Scene:
    """GW-EXD-10: a has two Spearmen on row 1, a Horseman on row 2 and an Archer; c rests; d has a Spearman on row 1."""
    scene = Scene(4, **options)
    scene.horde("left", "raiders", "a.a3 a.b3 d.a4")
    scene.horde("left", "levy", "a.a2a3")
    scene.post("left", 0)
    scene.rest("left", 2, "spearman")
    return scene


def tiles_of_breach(*covers: str) -> list[int]:
    """The Shame tiles of three players after a breach by Hordes of these covers."""
    scene = Scene()
    for kind, cover in zip(("levy", "raiders"), covers):
        scene.horde("left", kind, cover)
    scene.run(Breach(LEFT))
    scene.pass_all()
    return [scene.board.tiles_of(seat) for seat in range(3)]


@rule("GW-BREACH-1")
def test_absence_costs_a_tile_for_each_horde() -> None:
    assert tiles_of_breach("", "") == [2, 2, 2]


@rule("GW-BREACH-1")
def test_a_soldier_on_a_horde_saves_its_owner_the_tile_for_it() -> None:
    assert tiles_of_breach("b.a3", "") == [2, 1, 2]


@rule("GW-BREACH-1")
def test_a_wound_on_a_horde_saves_nobody_a_tile() -> None:
    assert tiles_of_breach("x.a3") == [1, 1, 1]


@rule("GW-EXD-10", "GW-AMB-05")
@pytest.mark.parametrize(
    ("options", "tiles"),
    [
        ({}, [0, 2, 2, 1]),
        ({"breach_shame_scope": "section"}, [0, 2, 2, 0]),
        ({"breach_shame_scope": "section", "rest_zone_counts_as_present": "true"}, [0, 2, 0, 0]),
    ],
)
def test_the_readings_of_absence_in_the_example(options: dict[str, str], tiles: list[int]) -> None:
    scene = breach_of_the_example(**options)
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(4)] == tiles


@pytest.mark.parametrize("soldier", ["spearman", "archer", "horseman"])
def test_any_soldier_of_the_rest_zone_counts_as_present(soldier: str) -> None:
    scene = Scene(breach_shame_scope="section", rest_zone_counts_as_present="true")
    scene.horde("left", "scouts")
    scene.rest("left", 1, soldier)
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(3)] == [1, 0, 1]


@rule("GW-BREACH-2", "GW-EXD-10")
def test_lethality_kills_on_every_horde_of_the_section() -> None:
    scene = breach_of_the_example()
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert scene.on("left", 1) & {"a.a3", "a.b3"} and scene.reserve(0) == [9, 4, 2] and scene.reserve(3) == [10, 4, 2]


@rule("GW-AMB-04", "GW-AMB-74")
@pytest.mark.parametrize(("scope", "dead"), [("per_horde", [1, 1, 1]), ("per_section", [1, 1, 0]), ("all", [2, 1, 1])])
def test_how_many_die_in_a_breach(scope: str, dead: list[int]) -> None:
    scene = breach_of_the_example(breach_kill_scope=scope)
    before = scene.reserve(0)
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert [after - was for after, was in zip(scene.reserve(0), before)] == dead


@rule("GW-BREACH-3", "GW-EXD-11")
def test_killed_and_saved_soldiers_leave_wounds() -> None:
    scene = breach_of_the_example()
    scene.give(0, qi=6)
    scene.run(Breach(LEFT))
    while not scene.is_done:
        scene.play(next((option for option in scene.options() if option.startswith("save-")), scene.options()[0]))
    assert scene.on("left", 2) == {"x.a2", "x.a3"} and len(scene.on("left", 1) & {"x.a3", "x.b3", "x.a4"}) == 2
    assert scene.resting("left", 0) == [1, 1, 1] and scene.stock(0)[3] == 0


@rule("GW-BREACH-4", "GW-EXD-10")
def test_all_archers_of_the_section_are_killed() -> None:
    scene = Scene(4)
    scene.horde("left", "scouts")
    scene.post("left", 0, 2)
    scene.post("right", 0)
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert scene.posted("left", 0) == 0 and scene.posted("right", 0) == 1 and scene.reserve(0)[1] == 3


@rule("GW-BREACH-5", "GW-EXD-10")
def test_who_rests_suffers_nothing() -> None:
    scene = breach_of_the_example()
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert scene.resting("left", 2) == [1, 0, 0]


@rule("GW-BREACH-6", "GW-TACTIC-07")
def test_all_dead_of_a_section_are_one_event() -> None:
    scene = breach_of_the_example()
    scene.tactic(0, "retreat")
    scene.give(0, qi=2)
    scene.run(Breach(LEFT))
    while "play-retreat!" not in scene.options():
        scene.play(scene.options()[0])
    scene.play("play-retreat!")
    scene.pass_all()
    assert scene.resting("left", 0) == [1, 1, 1]


@rule("GW-BREACH-6", "GW-AMB-79", "GW-TACTIC-06")
def test_who_has_saved_with_a_card_plays_no_second_one() -> None:
    scene = Scene()
    scene.lethality(2)
    scene.horde("left", "raiders", "a.a3 a.a4")
    scene.tactic(0, "retreat", "last-stand")
    scene.run(Breach(LEFT))
    while "play-retreat" not in scene.options():
        scene.play(scene.options()[0])
    scene.play("play-retreat", "save-spearman")
    assert scene.why("play-retreat") == "GW-TACTIC-06"
    scene.play("pass")
    assert scene.is_done and scene.resting("left", 0) == [1, 0, 0]


@rule("GW-BREACH-7")
def test_hordes_wall_and_barricades_stay() -> None:
    scene = breach_of_the_example()
    scene.board.wall[LEFT], scene.board.barricades[LEFT] = 1, 1
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert scene.hordes("left") == ["raiders", "levy"] and (scene.board.wall[LEFT], scene.board.barricades[LEFT]) == (1, 1)


@rule("GW-BREACH-8")
def test_a_horde_covered_by_the_dead_does_not_fall_this_winter() -> None:
    scene = Scene()
    scene.horde("left", "khans-guard", "a.a2 x.a3 x.a4 x.a5 x.b2 x.b3 x.b4")
    scene.board.year = 1
    scene.season(WINTER)
    while scene.board.year == 1:
        scene.play(scene.options()[0])
    assert scene.hordes("left")[0] == "khans-guard"


@rule("GW-AMB-05")
def test_an_archer_on_the_wall_is_a_soldier_in_the_section_where_the_section_counts() -> None:
    scene = Scene(breach_shame_scope="section")
    scene.horde("left", "scouts")
    scene.horde("left", "levy")
    scene.post("left", 0)
    scene.run(Breach(0))
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(3)] == [0, 2, 2]


@rule("GW-BREACH-4", "GW-INV-01")
def test_an_archer_who_comes_to_the_wall_after_the_deaths_stays_there(tmp_path: Path) -> None:
    scene = Scene.of(with_tactic(tmp_path, "last-stand", '["attack 1 here"]'))
    scene.lethality(1)
    scene.horde("left", "scouts", "a.a3")
    scene.rest("left", 0, "archer")
    scene.tactic(0, "last-stand")
    scene.run(Breach(0))
    while not scene.is_done:
        wanted = [pick for pick in scene.options() if pick.startswith(("play-", "post"))]
        scene.play(wanted[0] if wanted else scene.options()[0])
    assert scene.posted("left", 0) == 1
    assert scene.reserve(0)[1] == 3


@rule("GW-BREACH-4", "GW-BREACH-1")
def test_an_archer_who_leaves_the_wall_at_the_shame_is_not_killed(tmp_path: Path) -> None:
    scene = Scene.of(with_tactic(tmp_path, "excuse", '["shift 1"]'))
    scene.lethality(1)
    scene.horde("left", "scouts")
    scene.post("left", 0)
    scene.tactic(0, "excuse")
    scene.run(Breach(0))
    scene.play("play-excuse")
    while not scene.is_done:
        away = [pick for pick in scene.options() if pick.startswith("left>centre") or pick == "post-archer-1"]
        scene.play(away[0] if away else scene.options()[-1] if scene.begun else scene.options()[0])
    archers = scene.reserve(0)[1] + sum(scene.posted(side, 0) + scene.resting(side, 0)[1] for side in ("left", "centre", "right"))
    assert archers == 4


@rule("GW-AMB-80")
def test_each_shame_tile_of_a_breach_may_be_answered_by_a_card() -> None:
    scene = Scene()
    for kind in ("scouts", "levy"):
        scene.horde("left", kind)
    scene.tactic(0, "excuse", "retreat")
    scene.give(0, gold=6)
    scene.run(Breach(0))
    scene.play("play-excuse")
    scene.play("yes")
    assert scene.asked == 0 and scene.step == "window", "the second tile is another event"
