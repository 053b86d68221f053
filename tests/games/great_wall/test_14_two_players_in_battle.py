"""The Great Wall for two players: the Rush Clan in battle."""

from __future__ import annotations

from muraglia.games.great_wall.activation import Advanced
from muraglia.games.great_wall.breach import Breach
from muraglia.games.great_wall.combat import Defeats
from tests.games.great_wall.support import HOUSE, Scene
from tests.support import rule

A, B, RUSH = range(3)


# Battle


@rule("GW-REED-36", "GW-EXD-33")
def test_all_its_soldiers_on_a_defeated_horde_go_home() -> None:
    scene = Scene(2)
    scene.horde("right", "scouts", "c.a3 c.a4 a.b3")
    scene.run(Defeats())
    scene.pass_all()
    assert scene.reserve(RUSH) == [10, 0, 0]


def defeated_with_the_rush_clan(cover: str = "c.a3 c.a4 a.b3", **options: str) -> Scene:
    scene = Scene(2, **options)
    scene.horde("right", "scouts", cover)
    scene.run(Defeats())
    scene.pass_all()
    return scene


@rule("GW-REED-37")
def test_a_horde_that_it_would_take_is_discarded() -> None:
    scene = defeated_with_the_rush_clan()
    assert scene.taken(A) == [] and [HOUSE.ids["horde"][card // 3] for card in scene.board.horde_discard] == ["scouts"]


@rule("GW-REED-37")
def test_its_soldiers_do_not_keep_a_horde_from_the_player_with_more_points() -> None:
    assert defeated_with_the_rush_clan("c.a3 a.a4 a.b3").taken(A) == ["scouts"]


@rule("GW-EXD-33")
def test_a_player_beside_it_gets_the_honour_of_the_defeat() -> None:
    assert defeated_with_the_rush_clan().board.honour[A] == 2


@rule("GW-AMB-14")
def test_by_the_other_reading_the_best_player_takes_the_horde() -> None:
    assert defeated_with_the_rush_clan(rush_majority="ignored").taken(A) == ["scouts"]


@rule("GW-REED-38")
def test_in_a_breach_it_loses_soldiers_but_gets_no_shame() -> None:
    scene = Scene(2)
    scene.horde("right", "scouts", "c.a3 c.a4")
    scene.run(Breach(2))
    scene.pass_all()
    assert scene.reserve(RUSH) == [9, 0, 0] and len(scene.on("right") & {"c.a3", "c.a4"}) == 1
    assert len([cover for cover in scene.on("right") if cover.startswith("x.")]) == 1 and scene.board.tiles_of(RUSH) == 0


@rule("GW-AMB-56", "GW-ADVACT-03")
def test_a_card_activates_an_ordinary_location_where_the_rush_clan_is_alone() -> None:
    scene = Scene(2)
    scene.move_rush("sawmill", "temple")
    scene.shame(0, "spearman")
    scene.board.active = 0
    scene.run(Advanced(0))
    assert "temple" in scene.options()
    scene.play("temple")
    while not scene.is_done:
        scene.play(scene.options()[0])
    assert scene.board.tiles_of(0) == 0, "GW-REED-28: the active player loses a tile"


@rule("GW-REED-12")
def test_no_card_activates_a_special_location_where_the_rush_clan_is_alone() -> None:
    scene = Scene(2)
    scene.move_rush("sawmill", "embassy")
    scene.board.active = 0
    scene.run(Advanced(0))
    assert "embassy" not in scene.options()
