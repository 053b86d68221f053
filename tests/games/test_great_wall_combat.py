"""The Great Wall, rule by rule: defeated Hordes, killing and saving, Winter, Breach."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.breach import Assault, Breach, Compare, WinterArrows
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.pieces import SPEARMAN
from muraglia.games.great_wall.seasons import SPRING, WINTER, Season
from muraglia.games.great_wall.winter import EndOfAssault
from tests.games.great_wall_support import HOUSE, Scene, soldiers
from tests.support import rule

LEFT, CENTRE, RIGHT = range(3)


def lethality(scene: Scene, number: int) -> None:
    board = scene.board
    board.year = next(year for year in range(1, 7) if HOUSE.lethality[board.track * 12 + year - 1] == number)


def full(scene: Scene, section: str, kind: str, cover: str) -> int:
    slot = scene.horde(section, kind, cover)
    assert scene.board.vacant(slot) == 0
    return slot


@rule("GW-HORDE-DEFEAT-0", "GW-HORDE-DEFEAT-1", "GW-HORDE-DEFEAT-2", "GW-HORDE-DEFEAT-3", "GW-HORDE-DEFEAT-4", "GW-HORDE-DEFEAT-5",
      "GW-HORDE-DEFEAT-6", "GW-EXD-03", "GW-EXD-04", "GW-EXD-05", "GW-KILL-01", "GW-KILL-04", "GW-KILL-05", "GW-SAVE-01", "GW-SAVE-02",
      "GW-SAVE-03", "GW-REST-02", "GW-AMB-06", "GW-AMB-08")  # fmt: skip
@pytest.mark.parametrize("saves", [False, True])
def test_a_horde_falls(saves: bool) -> None:
    scene = Scene(4)
    scene.tea("bacd")
    full(scene, "left", "ram", "a.a2a3 b.a4 b.b4 x.b2")  # five Vital Points
    scene.post("left", 2, 2)
    scene.give(0, qi=2)
    scene.run(Defeats())
    assert list(scene.board.honour) == [2, 2, 4, 0]
    while not scene.is_done:
        scene.play("save-horseman" if saves and scene.asked == 0 and "save-horseman" in scene.options() else "pass")
    assert len(scene.board.taken[1]) == 2 and scene.board.depth[0] == 0 and scene.board.cover[0] == 0
    assert scene.resting("left", 0) == [0, 0, 1 if saves else 0] and scene.resting("left", 1) == [1, 0, 0]
    assert soldiers(scene, 0) == [10, 4, 1 if saves else 2] and soldiers(scene, 1) == [9, 4, 2]
    assert scene.stock(0)[3] == (0 if saves else 2)


@rule("GW-HORDE-DEFEAT-3a", "GW-HORDE-DEFEAT-7", "GW-EXD-06", "GW-BOARD-03")
def test_wounds_alone_have_no_taker_and_the_others_slide() -> None:
    scene = Scene(4)
    full(scene, "right", "scouts", "x.a3 x.a4 x.b3")
    scene.horde("right", "raiders", "b.a3 x.b3")
    scene.post("right", 3)
    scene.run(Defeats())
    assert scene.is_done and list(scene.board.honour) == [0, 0, 0, 2]
    assert len(scene.board.horde_discard) == 1 and scene.board.depth[2] == 1
    assert scene.board.slot_card[6] // 3 == HOUSE.ids["horde"].index("raiders") and scene.board.points_of(6, 1) == 1


@rule("GW-AUTUMN-20", "GW-HORDE-DEFEAT-9", "GW-EXD-07", "GW-AMB-10")
@pytest.mark.parametrize(
    ("order", "expected"),
    [("snapshot", ["scouts", "horse-archers", "raiders"]), ("rescan_after_each", ["scouts", "raiders", "horse-archers"])],
)
def test_row_by_row_from_right_to_left(order: str, expected: list[str]) -> None:
    scene = Scene(defeat_order=order)
    full(scene, "right", "scouts", "x.a3 x.a4 x.b3")
    full(scene, "right", "raiders", "x.a3 x.a4 x.b3 x.b4")
    full(scene, "centre", "horse-archers", "x.a2 x.a3 x.a4 x.b2 x.b4")
    scene.run(Defeats())
    assert [HOUSE.ids["horde"][card // 3] for card in scene.board.horde_discard] == expected


@rule("GW-HORDE-DEFEAT-8", "GW-EXD-08")
def test_a_covered_horde_stays_until_the_check() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3 a.a4")
    scene.give(0, stone=2, wood=1)
    scene.run(Recruiting(0, 1, soldiers=1 << SPEARMAN))
    scene.play("spearman", "left1.b3")
    assert scene.is_done and scene.board.depth[0] == 1 and scene.board.vacant(0) == 0


@rule("GW-KILL-02", "GW-KILL-03", "GW-KILL-06", "GW-EX-11", "GW-AMB-07", "GW-AMB-78")
def test_the_owner_chooses_who_dies() -> None:
    scene = Scene()
    lethality(scene, 2)
    full(scene, "left", "siege-tower", "a.a2a3 a.a4 a.a5 b.b2 x.b3 x.b4")
    scene.run(Defeats())
    assert scene.step == "killing" and scene.asked == 0 and scene.options() == ["horsemen-die-0", "horsemen-die-1"]
    scene.play("horsemen-die-1")
    scene.pass_all()
    assert scene.resting("left", 0) == [1, 0, 0] and soldiers(scene, 0) == [9, 4, 2] and soldiers(scene, 1) == [10, 4, 2]


@rule("GW-SAVE-04", "GW-SAVE-05", "GW-TACTIC-08", "GW-AMB-11")
@pytest.mark.parametrize(("windows", "asked"), [("2", ["window", "saving", "window"]), ("1", ["window", "saving"])])
def test_saving_and_the_two_windows_of_a_defeat(windows: str, asked: list[str]) -> None:
    scene = Scene(defeat_windows=windows)
    lethality(scene, 3)
    full(scene, "left", "scouts", "a.a3 a.a4 a.b3")
    scene.tactic(0, "retreat")
    scene.give(0, qi=5)
    scene.run(Defeats())
    steps = [scene.step]
    scene.play("pass")
    while scene.step in ("window", "saving"):
        if scene.step != "saving" or steps[-1] != "saving":
            steps.append(scene.step)
        scene.play("save-spearman" if scene.step == "saving" and "save-spearman" in scene.options() else "pass")
    assert steps == asked
    assert scene.stock(0)[3] == 1 and scene.resting("left", 0) == [2, 0, 0] and soldiers(scene, 0) == [8, 4, 2]


def last_stand(qi: int) -> Scene:
    """Two of a's Spearmen are killed, and a holds a card that gives Honour for the dead."""
    scene = Scene()
    lethality(scene, 2)
    full(scene, "left", "scouts", "a.a3 a.a4 a.b3")
    scene.tactic(0, "last-stand")
    scene.give(0, qi=qi)
    scene.run(Defeats())
    scene.play("pass")  # the window of the defeat
    return scene


@rule("GW-AMB-79", "GW-SAVE-03")
def test_a_card_for_the_dead_counts_only_those_who_were_not_saved() -> None:
    scene = last_stand(qi=4)
    while not scene.is_done:
        assert "play-last-stand" not in scene.options()
        scene.play("save-spearman" if "save-spearman" in scene.options() else "pass")
    assert scene.resting("left", 0) == [3, 0, 0]


@rule("GW-AMB-79", "GW-SAVE-03")
def test_of_two_killed_one_is_saved_and_the_card_counts_the_other() -> None:
    scene = last_stand(qi=2)
    honour = scene.board.honour[0]
    assert scene.why("play-last-stand") == "GW-AMB-79"
    scene.play("save-spearman", "pass")
    assert scene.step == "window"
    scene.play("play-last-stand")  # 2 Honour for each of the dead
    assert scene.board.honour[0] == honour + 2


@rule("GW-AMB-79")
def test_an_ability_for_the_dead_does_not_act_for_the_saved() -> None:
    for qi, honour in ((0, 2), (2, 0)):
        scene = Scene()
        scene.general(0, "yang-ye")  # 2 Honour for each Support Advisor when Soldiers are killed
        scene.advisor(0, "abbot", active=False)
        scene.horde("left", "raiders", "a.a3")
        scene.give(0, qi=qi)
        scene.run(Breach(LEFT))
        while not scene.is_done:
            scene.play("save-spearman" if "save-spearman" in scene.options() else scene.options()[0])
        assert scene.board.honour[0] == honour


@rule("GW-AMB-79", "GW-TACTIC-06")
def test_in_a_breach_who_has_saved_with_a_card_plays_no_second_one() -> None:
    scene = Scene()
    scene.horde("left", "raiders", "a.a3 a.a4")
    lethality(scene, 2)
    scene.tactic(0, "retreat", "last-stand")
    scene.run(Breach(LEFT))
    while scene.step != "saving":
        scene.play(scene.options()[0])
    assert scene.asked == 0 and "play-retreat" in scene.options()
    scene.play("play-retreat", "save-spearman")
    assert scene.why("play-retreat") == "GW-TACTIC-06"
    scene.play("pass")
    assert scene.is_done and scene.resting("left", 0) == [1, 0, 0]


# Winter


@rule("GW-WINTER-01", "GW-WINTER-02", "GW-AMB-54", "GW-HORDE-CARD-06")
def test_archers_must_wound_section_by_section_in_tea_order() -> None:
    scene = Scene(4)
    scene.tea("badc")
    scene.horde("left", "scouts")
    scene.horde("left", "horse-archers")  # shielded while not at the Wall
    scene.horde("right", "scouts")
    scene.post("left", 0)
    scene.post("left", 1)
    scene.post("right", 1)
    scene.run(WinterArrows(0))
    assert scene.asked == 1 and scene.options() == ["left1.a3", "left1.a4", "left1.b3"]
    assert scene.why("left2.a2") == "GW-HORDE-CARD-06"
    scene.play("left1.a3")
    assert scene.asked == 0 and "pass" not in scene.options()
    scene.play("left1.b3")
    assert scene.asked == 1
    scene.play("right1.a4")
    assert scene.is_done and list(scene.board.honour) == [0, 0, 0, 0]


@rule("GW-WINTER-03")
def test_hordes_that_fall_to_arrows_do_not_assault() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "x.a3 x.a4")
    scene.post("left", 0)
    scene.board.agenda = None
    scene.run(Season(WINTER))  # the Winter
    scene.play("left1.b3")
    assert scene.board.year == 2  # nothing else was asked: no Breach
    assert len(scene.board.horde_discard) == 1 and scene.board.shame == 30


@rule("GW-WINTER-04", "GW-WINTER-05", "GW-WINTER-06", "GW-WINTER-07", "GW-WINTER-08", "GW-WINTER-11", "GW-EX-09", "GW-EX-10", "GW-EXD-09")
def test_defence_against_offence() -> None:
    scene = Scene()
    scene.board.wall[0], scene.board.barricades[0] = 2, 3
    assert scene.board.defence(0) == 14
    for kind in ("khans-guard", "ram"):
        scene.horde("left", kind)
    scene.horde("left", "scouts")
    assert scene.board.offence(0) == 13
    scene.board.barricades[0] = 2
    scene.board.wall[0] = 2
    scene.run(Compare(LEFT))
    assert scene.step == "shame-place"  # 13 > 12
    scene = Scene()
    scene.board.wall[0] = 1
    scene.horde("left", "ram")
    assert (scene.board.defence(0), scene.board.offence(0)) == (5, 5)
    scene.run(Assault(LEFT))
    assert scene.is_done and scene.board.shame == 30


@rule("GW-WINTER-09", "GW-REED-03", "GW-INV-16")
def test_barricades_are_taken_away_after_the_assault() -> None:
    scene = Scene()
    scene.board.barricades = [3, 1, 2]
    scene.run(EndOfAssault())
    assert list(scene.board.barricades) == [0, 0, 0]


@rule("GW-HORDE-CARD-06")
def test_abilities_of_hordes() -> None:
    scene = Scene()
    scene.horde("left", "levy")
    assert scene.board.offence(0) == 3
    scene.horde("left", "levy")
    assert scene.board.offence(0) == 8  # each is stronger for every Horde of the Section
    scene.board.honour[:] = [5, 5, 5]
    scene = Scene()
    slot = full(scene, "left", "iron-riders", "a.a2 a.a3 a.a4 x.a5 x.b3 x.b4")
    assert slot == 0
    scene.run(Defeats())
    scene.pass_all()
    assert scene.resting("left", 0) == [1, 0, 0]  # Lethality 1, and one more on this card


# Breach


def breach_of_the_example(**options: str) -> Scene:
    """GW-EXD-10."""
    scene = Scene(4, **options)
    scene.horde("left", "raiders", "a.a3 a.b3 d.a4")
    scene.horde("left", "levy", "a.a2a3")
    scene.post("left", 0)
    scene.rest("left", 2, "spearman")
    scene.board.honour[:] = [9, 9, 9, 9]
    return scene


@rule("GW-BREACH-1", "GW-BREACH-2", "GW-BREACH-4", "GW-BREACH-5", "GW-SHAME-1", "GW-EXD-10", "GW-AMB-04", "GW-AMB-05")
def test_shame_and_deaths_in_a_breach() -> None:
    scene = breach_of_the_example()
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(4)] == [0, 2, 2, 1]
    assert soldiers(scene, 0) == [9, 4, 2] and soldiers(scene, 3) == [10, 4, 2]
    assert scene.resting("left", 2) == [1, 0, 0] and scene.posted("left", 0) == 0


@rule("GW-BREACH-3", "GW-BREACH-7", "GW-BREACH-8", "GW-GEN-07", "GW-EXD-11", "GW-AMB-09")
def test_whoever_leaves_a_horde_leaves_wounds() -> None:
    scene = breach_of_the_example()
    scene.give(0, qi=6)
    scene.run(Breach(LEFT))
    while not scene.is_done:
        options = scene.options()
        scene.play(next((option for option in options if option.startswith("save-")), options[0]))
    codes = [[scene.board.cover[slot] >> 5 * point & 31 for point in range(12)] for slot in range(2)]
    assert codes[0].count(1) == 2 and codes[1].count(1) == 2
    assert scene.board.points_of(0, 0) == 1 and scene.board.points_of(1, 0) == 0
    assert scene.resting("left", 0) == [1, 1, 1] and scene.stock(0)[3] == 0 and list(scene.board.depth) == [2, 0, 0]


@rule("GW-BREACH-6", "GW-TACTIC-07", "GW-EX-23", "GW-CARD-03")
def test_an_empowered_retreat_saves_all_dead_of_a_breach() -> None:
    scene = breach_of_the_example()
    scene.tactic(0, "retreat")
    scene.give(0, qi=2)
    scene.run(Breach(LEFT))
    while scene.step != "saving" or scene.asked != 0:
        scene.play(scene.options()[0])
    scene.play("play-retreat!")
    scene.pass_all()
    assert scene.resting("left", 0) == [1, 1, 1] and scene.stock(0)[3] == 0


@rule("GW-AMB-04", "GW-AMB-74")
@pytest.mark.parametrize(("scope", "dead"), [("per_horde", [1, 1, 1]), ("per_section", [1, 1, 0]), ("all", [2, 1, 1])])
def test_how_many_die_in_a_breach(scope: str, dead: list[int]) -> None:
    scene = breach_of_the_example(breach_kill_scope=scope)
    scene.run(Breach(LEFT))
    scene.pass_all()
    after = soldiers(scene, 0)
    assert [after[0] - 8, after[1] - 3, after[2] - 1] == dead


@rule("GW-AMB-05")
@pytest.mark.parametrize(
    ("options", "tiles"),
    [
        ({"breach_shame_scope": "section"}, [0, 2, 2, 0]),
        ({"breach_shame_scope": "section", "rest_zone_counts_as_present": "true"}, [0, 2, 0, 0]),
    ],
)
def test_shame_for_the_whole_section(options: dict[str, str], tiles: list[int]) -> None:
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


@rule("GW-HORDE-CARD-06")
def test_raiders_rob_those_who_are_not_there() -> None:
    scene = Scene()
    scene.horde("left", "raiders", "a.a3")
    scene.board.honour[:] = [9, 9, 1]
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert list(scene.board.honour) == [9, 7, 0]


@rule("GW-HORDE-CARD-06", "GW-AMB-70", "GW-AMB-71")
def test_a_ram_frightens_when_it_comes_but_not_in_set_up() -> None:
    scene = Scene()
    ram = HOUSE.ids["horde"].index("ram")
    deck = [card for card in scene.board.horde_deck if card // 3 != ram]
    rams = [card for card in scene.board.horde_deck if card // 3 == ram]
    scene.board.horde_deck = bytes(deck + rams[:2])
    scene.board.honour[:] = [9, 9, 1]
    scene.board.year = 1
    scene.board.agenda = None
    scene.run(Season(SPRING))  # the Spring of Year 2: two Hordes
    assert list(scene.board.honour) == [7, 7, 0]
