"""The Great Wall: production Locations, Overseers, donations."""

from __future__ import annotations

import pytest

from tests.games.great_wall.support import Scene
from tests.support import rule

SAWMILL, QUARRY, GOLD_MINE, TEMPLE = range(4)


def gathering(location: str, clerks: str, tea: str = "abc") -> Scene:
    scene = Scene()
    scene.tea(tea)
    scene.clerks(location, clerks)
    return scene


@rule("GW-PROD-01")
@pytest.mark.parametrize(("location", "resource"), [("sawmill", 0), ("quarry", 1), ("gold-mine", 2), ("temple", 3)])
def test_each_location_produces_its_resource(location: str, resource: int) -> None:
    scene = gathering(location, "abb")
    scene.activate(location)
    scene.pass_all()
    assert [scene.stock(seat)[resource] for seat in range(3)] == [1, 2, 0]


@rule("GW-PROD-02", "GW-EX-12")
def test_all_gather_then_all_upgrade_then_all_donate() -> None:
    scene = gathering("gold-mine", "aab", tea="bac")
    for seat in range(2):
        scene.give(seat, gold=9)
    scene.activate("gold-mine")
    assert (scene.stock(0)[2], scene.stock(1)[2]) == (11, 10)
    assert scene.order_of_questions() == "baba"


@rule("GW-PROD-03")
def test_each_clerk_brings_one() -> None:
    scene = gathering("sawmill", "aab")
    scene.activate("sawmill")
    assert [scene.stock(seat)[0] for seat in range(3)] == [2, 1, 0]


@rule("GW-PROD-04", "GW-EX-13")
def test_an_overseer_adds_its_level_once() -> None:
    scene = gathering("gold-mine", "aab")
    scene.overseer(0, "gold-mine", 2)
    scene.activate("gold-mine")
    assert scene.stock(0)[2] == 4


@rule("GW-PROD-05")
def test_an_overseer_without_a_clerk_brings_nothing() -> None:
    scene = gathering("gold-mine", "aab")
    scene.overseer(2, "gold-mine", 3)
    scene.activate("gold-mine")
    assert scene.stock(2)[2] == 0


@rule("GW-PROD-06")
def test_only_who_gathered_may_upgrade_and_donate() -> None:
    scene = gathering("quarry", "abb")
    scene.give(2, wood=9, stone=9, gold=9, qi=9)
    scene.activate("quarry")
    assert "c" not in scene.order_of_questions()


# Overseers


def upgrading(level: int, location: str = "temple") -> Scene:
    scene = gathering(location, "aab")
    if level:
        scene.overseer(0, location, level)
    scene.give(0, wood=20, stone=20, gold=20, qi=20)
    scene.activate(location)
    return scene


@rule("GW-OVERSEER-01")
def test_an_upgrade_is_optional_and_made_once() -> None:
    scene = upgrading(1)
    assert scene.asked == 0 and "pass" in scene.options()
    scene.play("yes")
    assert scene.board.overseers[TEMPLE] == 2 and scene.order_of_questions() in ("b", "")


@rule("GW-OVERSEER-02", "GW-EX-14")
def test_the_first_overseer_is_a_soldier_of_the_reserve_for_two() -> None:
    scene = upgrading(0)
    before = scene.stock(0)[3]
    assert scene.options() == ["pass", "spearman", "archer", "horseman"]
    scene.play("archer")
    assert scene.stock(0)[3] == before - 2 and scene.reserve(0) == [10, 3, 2] and scene.board.overseers[TEMPLE] == 1


@rule("GW-OVERSEER-03", "GW-EX-15")
@pytest.mark.parametrize(("level", "cost"), [(1, 3), (2, 4)])
def test_the_next_level_costs_what_is_printed(level: int, cost: int) -> None:
    scene = upgrading(level)
    before = scene.stock(0)[3]
    scene.play("yes")
    assert scene.stock(0)[3] == before - cost and scene.board.overseers[TEMPLE] == level + 1


@rule("GW-OVERSEER-04")
def test_the_last_space_is_the_last() -> None:
    scene = upgrading(3)
    assert scene.asked != 0 or scene.options() == ["pass"]


@rule("GW-OVERSEER-05")
def test_an_overseer_is_no_longer_in_the_reserve() -> None:
    scene = upgrading(0, "quarry")
    scene.play("horseman")
    scene.pass_all()
    assert scene.reserve(0) == [10, 4, 1] and scene.board.overseer_types[QUARRY] == 3


@rule("GW-OVERSEER-06")
def test_there_is_one_overseer_a_location() -> None:
    scene = upgrading(1)
    assert scene.options() == ["pass", "yes"]  # to raise, not to add


@rule("GW-OVERSEER-07")
def test_overseers_of_several_players_share_a_space() -> None:
    scene = gathering("quarry", "aab")
    scene.overseer(1, "quarry", 1)
    scene.activate("quarry")
    scene.play("spearman")
    assert scene.board.overseers[QUARRY] == scene.board.overseers[4 + QUARRY] == 1


@rule("GW-OVERSEER-08", "GW-EX-16")
def test_the_level_is_what_the_space_gives() -> None:
    scene = Scene()
    scene.overseer(0, "quarry", 2)
    scene.clerks("quarry", "a")
    scene.activate("quarry", advanced=True)
    assert scene.stock(0)[1] == 1 + 2


@rule("GW-OVERSEER-10")
def test_a_soldier_with_a_tile_does_not_become_overseer() -> None:
    scene = gathering("quarry", "aab")
    scene.shame(0, "archer", 4)
    scene.activate("quarry")
    assert scene.options() == ["pass", "spearman", "horseman"]


# Donations


def donating(location: str = "quarry") -> Scene:
    """a and b have gathered and not upgraded."""
    scene = gathering(location, "aab")
    scene.shame_all(0)
    scene.shame_all(1)
    scene.activate(location)
    while not scene.is_done and scene.options() != ["pass", "yes"]:
        scene.play("pass")
    return scene


@rule("GW-DONATE-01")
def test_a_donation_is_optional_and_made_once() -> None:
    scene = donating()
    assert scene.asked == 0
    scene.play("yes")
    assert scene.asked == 1 and list(scene.board.warehouse) == [0, 1, 0]


@rule("GW-DONATE-02")
def test_a_donation_brings_two_honour() -> None:
    scene = donating()
    scene.play("yes")
    assert scene.board.honour[0] == 2 and scene.stock(0)[1] == 1


@rule("GW-DONATE-03")
def test_qi_is_not_donated() -> None:
    scene = donating("temple")
    assert scene.is_done and scene.stock(0)[3] == 2


@rule("GW-AMB-57")
@pytest.mark.parametrize(("own", "can_donate"), [(0, False), (1, True)])
def test_any_own_token_of_the_kind_can_be_donated(own: int, can_donate: bool) -> None:
    scene = gathering("quarry", "aab")
    scene.give(0, stone=own)
    scene.activate("quarry")
    scene.play("spearman")  # two stone, all that was gathered
    offers = []
    while not scene.is_done:
        if scene.asked == 0:
            offers.append("yes" in scene.options())
        scene.play("pass")
    assert any(offers) == can_donate
