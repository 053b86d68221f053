"""The Great Wall: the end of the game and its scoring."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.shame import Unshaming
from muraglia.games.great_wall.winter import EndCheck
from tests.games.great_wall.support import HOUSE, Scene
from tests.support import rule


def ends(players: int, walls: list[int], shame: int = 9, year: int = 1, **options: str) -> bool:
    scene = Scene(players, **options)
    scene.board.wall = walls
    scene.board.shame, scene.board.year = shame, year
    scene.run(EndCheck())
    return scene.game.is_over


@rule("GW-END-01")
def test_without_any_condition_the_game_goes_on() -> None:
    assert not ends(3, [3, 2, 2])


@rule("GW-END-02", "GW-EXD-31", "GW-AMB-01")
def test_the_wall_ends_the_game_at_two_or_three_sections() -> None:
    assert ends(3, [3, 3, 0]) and not ends(4, [3, 3, 0]) and ends(4, [3, 3, 3])
    assert ends(2, [0, 3, 3]) and ends(1, [0, 3, 3])
    assert not ends(3, [3, 3, 0], wall_end_sections_3p="3")


@rule("GW-END-03")
@pytest.mark.parametrize(("shame", "is_over"), [(0, True), (1, False)])
def test_an_empty_supply_of_shame_ends_the_game(shame: int, is_over: bool) -> None:
    assert ends(3, [0, 0, 0], shame=shame) == is_over


@rule("GW-END-04")
@pytest.mark.parametrize(("players", "year", "is_over"), [(3, 6, True), (3, 5, False), (4, 5, True)])
def test_the_last_space_of_the_time_track_ends_the_game(players: int, year: int, is_over: bool) -> None:
    assert ends(players, [0, 0, 0], year=year) == is_over


@rule("GW-END-05", "GW-EXD-32")
def test_a_condition_that_no_longer_holds_ends_nothing() -> None:
    scene = Scene()
    scene.shame(0, "spearman")
    scene.board.shame = 0
    scene.run(Unshaming(0, 1, must=True))
    scene.play("unshame-spearman")
    scene.run(EndCheck())
    assert not scene.game.is_over and scene.board.shame == 1


def scored(scene: Scene) -> list[int]:
    scene.board.year = 6
    scene.run(EndCheck())
    return list(scene.board.honour)


@rule("GW-SCORE-01", "GW-EXD-12")
def test_shame_comes_first_then_hordes_then_artifacts() -> None:
    scene = Scene()
    scene.board.honour[:] = [8, 11, 0]
    scene.shame(0, "spearman", 3)
    scene.take_horde(0, "siege-tower")
    scene.take_horde(0, "ram", tiles=1)
    scene.board.artifacts = bytes([HOUSE.ids["artifact"].index("jade-seal")])
    scene.overseer(0, "quarry", 2)  # worth 4
    assert scored(scene) == [0 + 8 + 4, 11, 0] and scene.game.winners == [0]


@rule("GW-SCORE-02")
@pytest.mark.parametrize(("honour", "left"), [(8, 0), (20, 5)])
def test_shame_never_takes_more_than_there_is(honour: int, left: int) -> None:
    scene = Scene()
    scene.board.artifacts = b""
    scene.board.honour[:] = [honour, 0, 0]
    scene.shame(0, "spearman", 3)
    assert scored(scene)[0] == left


@rule("GW-SCORE-03")
def test_a_clean_horde_brings_its_honour() -> None:
    scene = Scene()
    scene.board.artifacts = b""
    scene.take_horde(1, "khans-guard")
    scene.take_horde(1, "scouts")
    assert scored(scene) == [0, 12, 0]


@rule("GW-SCORE-04")
def test_every_artifact_is_scored_by_everybody() -> None:
    scene = Scene()
    scene.board.artifacts = bytes([HOUSE.ids["artifact"].index("jade-seal")])
    scene.overseer(0, "quarry", 2)
    scene.overseer(2, "temple", 3)
    assert scored(scene) == [4, 0, 6]


@rule("GW-SCORE-05")
@pytest.mark.parametrize(("tea", "winner"), [("abc", 0), ("cab", 2)])
def test_of_equals_the_higher_on_the_tea_track_wins(tea: str, winner: int) -> None:
    scene = Scene()
    scene.tea(tea)
    scene.board.artifacts = b""
    scene.board.honour[:] = [9, 3, 9]
    scored(scene)
    assert scene.game.winners == [winner]
