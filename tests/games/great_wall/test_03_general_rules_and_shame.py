"""The Great Wall: general rules, Tea order, Generals and Advisors, Shame tiles."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.breach import Breach
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.effects import Effect
from muraglia.games.great_wall.embassy import Hiring
from muraglia.games.great_wall.seasons import SUMMER
from muraglia.games.great_wall.shame import ShameDue, Unshaming
from muraglia.games.great_wall.view import OwnView
from muraglia.games.great_wall.vocabulary import ALL
from muraglia.games.great_wall.winter import EndCheck
from tests.games.great_wall.support import HOUSE, Scene, after_set_up
from tests.support import rule

LEFT = 0

# General rules


@rule("GW-GEN-01", "GW-AMB-32")
def test_what_is_behind_a_screen_is_its_players_alone() -> None:
    game = after_set_up(3)
    own, seen = game.view(0).own, game.view(1).public.factions[0]
    assert own.resources and own.tactics and own.hand
    assert not any(hasattr(seen, hidden) for hidden in ("resources", "tactics", "hand"))


@rule("GW-GEN-01")
def test_an_onlooker_has_no_secrets() -> None:
    assert after_set_up(3).view(-1).own == OwnView()


@rule("GW-GEN-02", "GW-AMB-32")
def test_how_many_cards_somebody_holds_is_open() -> None:
    game = after_set_up(3)
    own, seen = game.view(0).own, game.view(1).public.factions[0]
    assert (seen.tactics_size, seen.hand_size) == (len(own.tactics), len(own.hand)) and len(own.hand) == 6


@rule("GW-GEN-05")
def test_honour_is_what_counts() -> None:
    scene = Scene()
    scene.board.honour[:] = [7, 9, 3]
    assert scene.game.scores == [7, 9, 3]


@rule("GW-GEN-06")
def test_paying_needs_the_full_amount() -> None:
    scene = Scene()
    scene.give(0, stone=2, wood=0)  # a Spearman costs a wood too
    scene.run(Recruiting(0, 1))
    assert scene.options() == ["pass"] and scene.why("spearman") == "GW-BARRACKS-03"


@rule("GW-GEN-07", "GW-AMB-09")
def test_who_leaves_a_horde_leaves_a_wound_on_every_point() -> None:
    scene = Scene()
    scene.horde("left", "levy", "a.a2a3 b.b2")
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert scene.on("left") == {"x.a2", "x.a3", "x.b2"}


@rule("GW-GEN-07", "GW-HORDE-DEFEAT-5")
def test_a_defeated_horde_keeps_no_wounds() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3 a.a4 x.b3")
    scene.horde("left", "raiders")
    scene.run(Defeats())
    scene.pass_all()
    assert scene.hordes("left") == ["raiders"] and scene.on("left") == set()


@rule("GW-GEN-09", "GW-SCORE-05")
def test_most_honour_wins() -> None:
    scene = Scene()
    scene.board.honour[:] = [7, 9, 3]
    assert scene.board.winners() == [1]


# Tea order


@rule("GW-TEA-02", "GW-EX-03")
def test_who_is_higher_on_the_tea_track_acts_first() -> None:
    scene = Scene()
    scene.tea("bca")
    for seat in range(3):
        scene.commands(seat, "despotism")
    scene.season(SUMMER)
    order = []
    for _ in range(3):
        order.append(scene.asked)
        scene.play("pass")
    assert order == [1, 2, 0]


@rule("GW-TEA-03")
def test_a_tie_goes_to_the_higher_on_the_tea_track() -> None:
    scene = Scene()
    scene.tea("cba")
    scene.board.honour[:] = [9, 9, 7]
    assert scene.board.winners() == [1]


@rule("GW-TEA-04")
def test_the_tea_order_stays_through_a_year_without_tea() -> None:
    game = after_set_up(3, "tea")
    before = bytes(game.position.tea)  # type: ignore[attr-defined]
    while game.position.year == 1:  # type: ignore[attr-defined]
        game.play(game.choices(game.to_act[0])[0], game.to_act[0])
    assert bytes(game.position.tea) == before  # type: ignore[attr-defined]


# Generals and Advisors


@rule("GW-GENERAL-01")
@pytest.mark.parametrize("supports", [1, 3])
def test_a_general_is_as_strong_as_his_support(supports: int) -> None:
    scene = Scene()
    scene.general(0, "yu-jie")  # 2 Honour for each Support Advisor when hiring
    for id in ("forester", "abbot", "spy")[:supports]:
        scene.advisor(0, id, active=False)
    scene.give(0, gold=9)
    scene.run(Hiring(0, 1, advisors=False))
    scene.play("hire-clerk")
    assert scene.board.honour[0] == 2 * supports


@rule("GW-ADVISOR-01")
def test_a_new_advisor_is_active_or_support_at_once() -> None:
    scene = Scene()
    scene.give(0, gold=9)
    scene.run(Hiring(0, 1, clerks=False))
    scene.play(f"advisor-{scene.advisors()[0]}")
    assert scene.options() == ["active", "support"] and scene.why("pass") == "GW-ADVISOR-01"


@rule("GW-ADVISOR-02", "GW-ADVISOR-03")
@pytest.mark.parametrize(("active", "qi"), [(True, 2), (False, 0)])
def test_only_an_active_advisor_has_an_ability(active: bool, qi: int) -> None:
    scene = Scene()
    scene.advisor(0, "scholar", active=active)  # 2 qi when the Martial School is Activated
    scene.clerks("school", "a")
    scene.activate("school")
    assert scene.stock(0)[3] == qi


@rule("GW-ADVISOR-04", "GW-AMB-21")
@pytest.mark.parametrize(("limit", "options"), [("none", ["active", "support"]), ("1", [])])
def test_any_number_of_advisors_is_active(limit: str, options: list[str]) -> None:
    scene = Scene(max_active_advisors=limit)
    scene.advisor(0, "abbot")
    scene.give(0, gold=9)
    scene.run(Hiring(0, 1, clerks=False))
    scene.play(f"advisor-{scene.advisors()[0]}")
    assert scene.options() == options if options else len(scene.board.support[0]) == 1  # with one place left nothing is asked


@rule("GW-ADVISOR-05")
def test_an_advisor_keeps_its_place() -> None:
    scene = Scene()
    scene.advisor(0, "abbot")
    scene.advisor(0, "spy", active=False)
    scene.give(0, gold=9)
    scene.run(Hiring(0, 1, clerks=False))
    scene.play(f"advisor-{scene.advisors()[0]}", "support")
    seen = scene.game.view(0).public.factions[0]
    assert seen.active == ("abbot",) and seen.support[0] == "spy" and len(seen.support) == 2


@rule("GW-AMB-72")
def test_abilities_act_as_general_then_advisors_as_they_came() -> None:
    scene = Scene()
    scene.advisor(0, "abbot")
    scene.advisor(0, "spy")
    assert [HOUSE.ids["advisor"][card] for card in scene.board.advisors[0]] == ["abbot", "spy"]


# Shame tiles


@rule("GW-SHAME-1")
def test_a_breach_brings_shame() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "a.a3")
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(3)] == [0, 1, 1]


@rule("GW-SHAME-2", "GW-LOC-10")
def test_who_is_alone_under_the_shame_icon_receives_a_tile() -> None:
    scene = Scene()
    scene.clerks("temple", "aaa")
    scene.activate("temple")
    scene.pass_all()
    assert scene.board.tiles_of(0) == 1


@rule("GW-SHAME-2")
@pytest.mark.parametrize(("location", "clerks"), [("temple", "aab"), ("school", "a")])
def test_no_tile_in_company_or_without_the_icon(location: str, clerks: str) -> None:
    scene = Scene()
    scene.clerks(location, clerks)
    scene.activate(location)
    scene.pass_all()
    assert scene.board.tiles_of(0) == 0


@rule("GW-AMB-19")
@pytest.mark.parametrize(("timing", "first"), [("before", "shame-place"), ("after", "upgrading")])
def test_the_tile_of_the_icon_comes_before_the_effects(timing: str, first: str) -> None:
    scene = Scene(shame_icon_timing=timing)
    scene.clerks("temple", "aaa")
    scene.activate("temple")
    assert scene.step == first


@rule("GW-SHAME-3")
def test_a_card_may_bring_shame() -> None:
    scene = Scene(mode="cooperative")
    scene.event("accusation")
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(3)] == [1, 1, 1]


@rule("GW-SHAME-4")
def test_tiles_are_placed_one_after_the_other_and_must_be() -> None:
    scene = Scene()
    scene.run(ShameDue(0, 2))
    assert scene.why("pass") == "GW-SHAME-4"
    scene.play("shame-spearman", "shame-archer")
    assert scene.board.tiles_of(0) == 2 and scene.is_done


@rule("GW-SHAME-5")
def test_a_tile_goes_under_a_soldier_of_the_reserve_without_one() -> None:
    scene = Scene()
    scene.shame(0, "horseman", 2)
    scene.run(ShameDue(0, 1))
    assert scene.options() == ["shame-spearman", "shame-archer"] and scene.why("shame-horseman") == "GW-SHAME-5"


@rule("GW-SHAME-5")
def test_a_reserve_never_holds_more_tiles_than_soldiers() -> None:
    scene = Scene()
    scene.run(ShameDue(0, 12))
    scene.play(*["shame-spearman"] * 10)
    assert "shame-spearman" not in scene.options() and scene.reserve(0) == [10, 4, 2]


@rule("GW-SHAME-6", "GW-AMB-58")
def test_a_tile_goes_on_a_taken_horde_with_a_free_space() -> None:
    scene = Scene()
    scene.take_horde(0, "scouts")
    scene.take_horde(0, "raiders", tiles=2)
    scene.take_horde(1, "levy")
    scene.run(ShameDue(0, 1))
    assert "shame-scouts-0" in scene.options() and "shame-levy-0" not in scene.options()
    assert scene.why("shame-raiders-1") == "GW-SHAME-6"


@rule("GW-SHAME-7")
def test_a_soldier_with_a_tile_cannot_be_recruited() -> None:
    scene = Scene()
    scene.shame(0, "horseman", 2)
    scene.give(0, gold=9, wood=9)
    scene.run(Recruiting(0, 2))
    assert scene.why("horseman") == "GW-BARRACKS-02"


@rule("GW-SHAME-8", "GW-EXD-13", "GW-AMB-27")
@pytest.mark.parametrize(("floor", "left"), [("0", 0), ("none", -2)])
def test_without_a_tile_in_the_supply_five_honour_are_lost(floor: str, left: int) -> None:
    scene = Scene(honour_floor=floor)
    scene.board.shame, scene.board.honour[0] = 0, 3
    scene.run(ShameDue(0, 1))
    assert scene.is_done and scene.board.honour[0] == left and scene.board.tiles_of(0) == 0


@rule("GW-SHAME-9", "GW-EXD-14")
def test_without_a_place_the_tile_goes_to_the_box() -> None:
    scene = Scene()
    scene.shame_all(0)
    scene.take_horde(0, "scouts", tiles=2)
    scene.board.shame, scene.board.honour[0] = 4, 9
    scene.run(ShameDue(0, 1))
    assert (scene.board.shame, scene.board.shame_boxed, scene.board.honour[0]) == (3, 1, 4)


def scored(scene: Scene) -> list[int]:
    scene.board.artifacts = b""
    scene.board.year = 6
    scene.run(EndCheck())
    return list(scene.board.honour)


@rule("GW-SHAME-10")
def test_a_soldier_with_a_tile_costs_five_at_the_end() -> None:
    scene = Scene()
    scene.board.honour[:] = [20, 0, 0]
    scene.shame(0, "spearman", 3)
    assert scored(scene) == [5, 0, 0]


@rule("GW-SHAME-11")
def test_a_horde_with_a_tile_scores_nothing() -> None:
    scene = Scene()
    scene.take_horde(0, "ram", tiles=1)
    scene.take_horde(1, "ram")
    assert scored(scene) == [0, 5, 0]


@rule("GW-SHAME-12")
def test_in_summer_tiles_are_discarded_as_long_as_there_is_qi() -> None:
    scene = Scene()
    scene.shame(0, "archer", 3)
    scene.give(0, qi=5)
    scene.run(Unshaming(0, ALL, for_price=True))
    scene.play("unshame-archer", "unshame-archer")
    assert scene.options() == ["pass"]
    scene.play("pass")
    assert scene.board.tiles_of(0) == 1


@rule("GW-SHAME-13", "GW-AMB-33")
def test_a_removed_tile_goes_back_to_the_supply_wherever_it_was() -> None:
    scene = Scene()
    scene.shame(0, "archer")
    scene.take_horde(0, "scouts", tiles=2)
    before = scene.board.shame
    scene.run(Unshaming(0, 2))
    assert scene.options() == ["pass", "unshame-archer", "unshame-scouts-2"]
    scene.play("unshame-scouts-2", "unshame-archer")
    assert scene.board.shame == before + 2


def test_a_card_spares_the_next_tile() -> None:
    scene = Scene()
    scene.give(0, gold=9)
    scene.run(Effect(0, HOUSE.tactic_pc[HOUSE.ids["tactic"].index("excuse")]))
    scene.play("yes")
    scene.run(ShameDue(0, 1))
    assert scene.is_done and scene.board.tiles_of(0) == 0 and scene.stock(0)[2] == 6
