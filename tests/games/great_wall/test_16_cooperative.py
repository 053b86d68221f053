"""The Great Wall: the cooperative game."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.breach import Breach
from muraglia.games.great_wall.payment import Paying
from muraglia.games.great_wall.requests import Fulfilment, RequestsStep
from muraglia.games.great_wall.seasons import WINTER
from muraglia.kernel.rng import rng_from_seed
from tests.games.great_wall.support import HOUSE, Scene, coop, fresh
from tests.support import rule

RUSH = 2

# Set-up


@rule("GW-COOP-03")
@pytest.mark.parametrize(("players", "requests"), [(2, 2), (3, 3), (4, 3)])
def test_requests_lie_open_at_the_start(players: int, requests: int) -> None:
    assert len(fresh(players, mode="cooperative").requests) == requests


@rule("GW-COOP-04", "GW-COOP-05")
def test_no_artifacts_and_only_cooperative_hordes() -> None:
    board = fresh(4, mode="cooperative")
    assert board.artifacts == b"" and min(board.horde_deck) >= 24


@rule("GW-COOP-06", "GW-EXD-29", "GW-AMB-17")
@pytest.mark.parametrize(("players", "hordes"), [(2, 3), (3, 4), (4, 5)])
def test_one_horde_more_than_players_at_the_start(players: int, hordes: int) -> None:
    board = fresh(players, mode="cooperative")
    assert sum(board.depth) == hordes and min(board.depth[board.first_section :]) >= 1


@rule("GW-COOP-07")
def test_cooperative_tactics_are_shuffled_in() -> None:
    assert sorted(fresh(3, mode="cooperative").tactic_deck) == list(range(32))


@rule("GW-COOP-08")
def test_cooperative_generals_are_dealt_too() -> None:
    dealt = {card for number in range(20) for cards in fresh(4, f"deal {number}", mode="cooperative").dealt for card in cards[:2]}
    assert max(dealt) >= 13 and min(dealt) < 13


@rule("GW-COOP-09")
def test_there_is_a_deck_of_events() -> None:
    assert sorted(fresh(3, mode="cooperative").event_deck) == list(range(12))


# Requests


def ready(scene: Scene, *wood: int) -> None:
    """The Granary asks four of wood, stone or gold of each; everybody has so much wood."""
    scene.only_request("granary")
    for seat, count in enumerate(wood):
        scene.give(seat, wood=count)


def answer(scene: Scene) -> None:
    """Everybody agrees if possible, then pays."""
    for seat in range(scene.board.players):
        scene.game.play(scene.game.options(seat)[-1], seat)
    while scene.step == "paying":
        scene.play(scene.options()[0])


@rule("GW-COOP-20", "GW-INV-20")
def test_never_more_than_three_requests() -> None:
    scene = coop()
    scene.run(RequestsStep())
    scene.pass_all()
    assert len(scene.board.requests) == 3


@rule("GW-COOP-21", "GW-EX-28")
def test_requests_are_fulfilled_in_winter_before_the_end_is_looked_at() -> None:
    scene = coop()
    ready(scene, 4, 4, 4)
    scene.board.fulfilled = 6
    scene.season(WINTER)
    assert scene.options() == ["pass", "request-granary"]
    scene.play("request-granary")
    answer(scene)
    if not scene.game.is_over:
        scene.play("pass")
    assert scene.game.is_over and scene.game.winners == [0, 1, 2]


@rule("GW-COOP-22")
def test_one_who_cannot_pay_closes_the_request() -> None:
    scene = coop()
    ready(scene, 9, 9, 3)
    scene.run(Fulfilment())
    scene.play("request-granary")
    assert scene.game.options(2) == ["pass"]
    answer(scene)
    assert scene.board.fulfilled == 0 and [scene.stock(seat)[0] for seat in range(3)] == [9, 9, 3]


@rule("GW-AMB-62")
def test_the_warehouse_pays_for_no_request() -> None:
    scene = coop()
    ready(scene, 9, 9, 3)
    scene.board.warehouse = [9, 9, 9]
    scene.run(Fulfilment())
    scene.play("request-granary")
    assert scene.game.options(2) == ["pass"]


@rule("GW-COOP-23")
def test_a_request_is_paid_at_once_and_in_full() -> None:
    scene = coop()
    ready(scene, 4, 5, 6)
    scene.run(Fulfilment())
    scene.play("request-granary")
    answer(scene)
    assert [scene.stock(seat)[0] for seat in range(3)] == [0, 1, 2]


@rule("GW-COOP-24")
def test_a_fulfilled_request_counts_and_leaves() -> None:
    scene = coop()
    ready(scene, 4, 4, 4)
    scene.run(Fulfilment())
    scene.play("request-granary")
    answer(scene)
    assert scene.board.fulfilled == 1 and scene.board.requests == b""


def test_whoever_has_agreed_can_pay_in_every_imagined_world() -> None:
    scene = coop()
    scene.only_request("granary")
    for seat in range(3):
        scene.give(seat, wood=2, stone=1, gold=1)
    scene.run(Fulfilment())
    scene.play("request-granary")
    for seat in range(3):
        scene.game.play("yes", seat)
    assert scene.step == "paying"
    rng = rng_from_seed("promises")
    for _ in range(40):
        world = scene.board.clone()
        world.redeal(scene.asked, rng)
        while isinstance(world.agenda, Paying):
            seat = world.next_to_act()
            picks = world.options(seat)
            assert picks
            world.take(seat, picks[rng.below(len(picks))])


@rule("GW-COOP-25")
def test_each_receives_a_tile_for_every_request_that_is_left() -> None:
    scene = coop()
    scene.run(RequestsStep())
    scene.pass_all()
    assert [scene.board.tiles_of(seat) for seat in range(3)] == [3, 3, 3]


@rule("GW-COOP-25")
def test_new_requests_are_shown_after_the_last_tile_is_placed() -> None:
    scene = coop()
    scene.only_request("granary")
    scene.run(RequestsStep())
    for _ in range(3):
        assert scene.step == "shame-place" and len(scene.board.requests) == 1
        scene.play("shame-spearman")
    assert len(scene.board.requests) == 3


@rule("GW-COOP-26")
def test_an_unfulfilled_request_stays() -> None:
    scene = coop()
    scene.only_request("granary")
    scene.run(RequestsStep())
    scene.pass_all()
    assert HOUSE.ids["request"].index("granary") in scene.board.requests


@rule("GW-COOP-27", "GW-AMB-77")
def test_sacrifices_leave_the_game() -> None:
    scene = coop()
    scene.only_request("escort")  # a Soldier and a Clerk of each
    scene.rest("left", 0, "archer")
    scene.run(Fulfilment())
    scene.play("request-escort")
    for seat in range(3):
        scene.game.play("yes", seat)
    scene.play("rest-archer-left", "spearman", "horseman")
    assert [list(scene.board.gone[seat * 4 : seat * 4 + 4]) for seat in range(3)] == [[0, 1, 0, 1], [1, 0, 0, 1], [0, 0, 1, 1]]
    assert list(scene.board.home) == [4, 4, 4] and scene.resting("left", 0) == [0, 0, 0]


# Events


@rule("GW-COOP-28")
def test_an_event_follows_the_requests_each_year() -> None:
    scene = coop()
    scene.season(WINTER)
    while scene.board.year == 1:
        scene.play(scene.options()[0])
    assert len(scene.board.events) == 1


@rule("GW-COOP-29")
def test_an_immediate_effect_is_resolved_at_once() -> None:
    scene = coop()
    scene.event("pilgrims")  # 3 qi each
    assert [scene.stock(seat)[3] for seat in range(3)] == [3, 3, 3]


@rule("GW-COOP-29")
@pytest.mark.parametrize(("name", "barricades"), [("storm", [1, 1, 0]), ("famine", [3, 1, 0])])
def test_an_event_of_the_board_acts_once(name: str, barricades: list[int]) -> None:
    scene = coop()
    scene.board.barricades = [3, 1, 0]
    scene.event(name)
    assert list(scene.board.barricades) == barricades


@rule("GW-COOP-29")
def test_an_event_brings_a_horde_or_takes_tiles() -> None:
    scene = coop()
    hordes, shame = sum(scene.board.depth), scene.board.shame
    scene.event("new-host")
    scene.event("omen")
    assert sum(scene.board.depth) == hordes + 1 and scene.board.shame == shame - 2


@rule("GW-COOP-29", "GW-COOP-30")
def test_a_passive_effect_stays() -> None:
    scene = coop()
    before = scene.board.defence(0)
    scene.event("frost")
    scene.event("pilgrims")
    assert scene.board.defence(0) == before - 1 and len(scene.board.events) == 2


@rule("GW-COOP-29", "GW-COOP-41")
def test_an_event_that_changes_lethality_holds_for_the_rush_clan_too() -> None:
    scene = coop(2)
    scene.event("plague")
    scene.horde("right", "snow-riders", "c.a3 c.a4")
    scene.run(Breach(2))
    scene.pass_all()
    assert scene.reserve(RUSH) == [10, 0, 0]  # Lethality 1, and one more
