"""The Great Wall: the cooperative game."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.autumn import ChooseCommand
from muraglia.games.great_wall.breach import Breach
from muraglia.games.great_wall.builders import Building
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.payment import Paying
from muraglia.games.great_wall.requests import Fulfilment, RequestsStep
from muraglia.games.great_wall.seasons import SUMMER, WINTER
from muraglia.games.great_wall.shame import ShameDue, Unshaming
from muraglia.games.great_wall.tactics import Window
from muraglia.games.great_wall.vocabulary import ALL, AT_REVEAL
from muraglia.games.great_wall.winter import EndCheck
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


# Shame


@rule("GW-COOP-31")
def test_ten_honour_are_lost_instead_of_a_tile() -> None:
    scene = coop()
    scene.board.honour[0] = 10
    before = scene.board.shame
    scene.run(ShameDue(0, 1))
    assert scene.options() == ["pay-honour", "shame-spearman", "shame-archer", "shame-horseman"]
    scene.play("pay-honour")
    assert (scene.board.shame, scene.board.honour[0], scene.board.tiles_of(0)) == (before, 0, 0)


@rule("GW-COOP-31")
def test_in_summer_a_tile_costs_ten_honour_and_no_qi() -> None:
    scene = coop()
    scene.shame(0, "archer")
    scene.give(0, qi=9)
    scene.board.honour[0] = 12
    scene.run(Unshaming(0, ALL, for_price=True))
    scene.play("unshame-archer")
    assert scene.board.honour[0] == 2 and scene.stock(0)[3] == 9


@rule("GW-AMB-39")
def test_ten_honour_must_be_there() -> None:
    scene = coop()
    scene.board.honour[0] = 9
    scene.run(ShameDue(0, 1))
    assert "pay-honour" not in scene.options()


@rule("GW-COOP-31", "GW-SHAME-9")
@pytest.mark.parametrize(("choice", "honour", "supply", "box"), [("pay-honour", 2, 4, 0), ("shame-box", 7, 3, 1)])
def test_without_a_place_a_player_chooses_which_honour_to_lose(choice: str, honour: int, supply: int, box: int) -> None:
    scene = coop()
    scene.shame_all(0)
    scene.board.shame, scene.board.honour[0] = 4, 12
    scene.run(ShameDue(0, 1))
    assert scene.options() == ["pay-honour", "shame-box"]
    scene.play(choice)
    assert (scene.board.honour[0], scene.board.shame, scene.board.shame_boxed) == (honour, supply, box)


@rule("GW-COOP-31", "GW-AMB-39")
def test_without_a_place_and_ten_honour_nothing_is_asked() -> None:
    scene = coop()
    scene.shame_all(0)
    scene.board.shame, scene.board.honour[0] = 4, 9
    scene.run(ShameDue(0, 1))
    assert scene.is_done and (scene.board.honour[0], scene.board.shame_boxed) == (4, 1)


@rule("GW-COOP-32")
def test_no_tile_goes_on_a_horde() -> None:
    scene = coop()
    scene.take_horde(0, "wolf-clan")
    scene.run(ShameDue(0, 1))
    assert scene.why("shame-wolf-clan-0") == "GW-COOP-32"


# Other changes


@rule("GW-COOP-33", "GW-AMB-37")
def test_there_is_no_recovery_in_summer() -> None:
    scene = coop()
    for seat in range(3):
        scene.commands(seat, "economy")
    scene.season(SUMMER)
    assert scene.step != "recovery" and scene.hand(0) == {"economy"}


@rule("GW-COOP-34", "GW-EXD-29")
def test_one_horde_more_comes_each_spring() -> None:
    scene = coop()
    scene.spring(4)  # the number 3 on the track
    assert sum(scene.board.depth) == 4


@rule("GW-COOP-35", "GW-AMB-28")
def test_a_wall_part_brings_a_command_card_back_but_never_treason() -> None:
    scene = coop()
    scene.commands(0, "despotism", pile="economy treason")
    scene.give(0, wood=5)
    scene.run(Building(0, 1, barricades=False))
    scene.play("wall-left")
    scene.pay(wood=5)
    assert scene.options() == ["pass", "economy"]
    scene.play("economy")
    assert scene.hand(0) == {"despotism", "economy"}


@rule("GW-COOP-36")
def test_a_taken_horde_scores_at_once() -> None:
    scene = coop()
    scene.horde("left", "snow-riders", "a.a3 a.a4 x.b3")
    scene.run(Defeats())
    scene.pass_all()
    assert scene.board.honour[0] == 2 + 3


@rule("GW-COOP-37", "GW-AMB-37")
def test_commands_are_chosen_in_secret() -> None:
    scene = coop()
    scene.run(ChooseCommand())
    scene.game.play("economy", 0)
    assert scene.game.view(1).public.factions[0].chosen is None


@rule("GW-COOP-38")
@pytest.mark.parametrize("command", ["economy", "attack-order"])
def test_the_speaker_says_who_is_next_in_a_box_for_the_others(command: str) -> None:
    scene = coop()
    scene.tea("cba")
    scene.others_box(0, command)
    assert scene.asked == 2 and scene.options() == ["seat-b", "seat-c"]
    scene.play("seat-b")
    assert scene.asked == 1
    scene.play("pass")
    while scene.asked == 1:
        scene.play("pass")
    assert scene.asked == 2 and "seat-c" not in scene.options()  # the last one is not named


@rule("GW-COOP-38")
def test_the_speaker_says_who_is_next_at_an_activated_location() -> None:
    scene = coop(4)
    scene.tea("cbad")
    scene.clerks("embassy", "abd")
    scene.activate("embassy")
    order = []
    for choice in ("seat-d", "seat-a"):
        assert scene.asked == 2 and choice in scene.options()
        scene.play(choice)
        order.append(scene.asked)
        scene.play("pass")
    assert order == [3, 0] and scene.asked == 1


@rule("GW-AMB-40")
@pytest.mark.parametrize(("first", "steps"), [("rush-clan", ["rush-barricade", "building"]), ("seat-a", ["building", "rush-barricade"])])
def test_the_speaker_decides_between_one_player_and_the_rush_clan(first: str, steps: list[str]) -> None:
    scene = coop(2)
    scene.move_rush("sawmill", "builders")
    scene.clerks("builders", "a")
    scene.give(0, wood=9)
    scene.activate("builders", advanced=True)
    scene.play(first)
    seen = []
    while not scene.is_done:
        seen.append(scene.step)
        scene.play(scene.options()[0])
    assert seen == steps


@rule("GW-COOP-39")
@pytest.mark.parametrize(("tea", "taker"), [("bac", 1), ("abc", 0)])
def test_ties_for_hordes_follow_the_tea_order(tea: str, taker: int) -> None:
    scene = coop()
    scene.tea(tea)
    scene.horde("left", "snow-riders", "a.a3 b.a4 x.b3")
    scene.run(Defeats())
    scene.pass_all()
    assert scene.taken(taker) == ["snow-riders"]


@rule("GW-COOP-41")
def test_two_play_with_the_rush_clan() -> None:
    board = fresh(2, mode="cooperative")
    assert (board.rush, board.first_section, board.shame) == (RUSH, 1, 20)


@rule("GW-COOP-42", "GW-INV-21")
def test_two_have_two_requests_of_nine() -> None:
    board = fresh(2, mode="cooperative")
    assert len(board.requests) == 2 and len(board.request_deck) == 7


# The end


def end(players: int, fulfilled: int, last: bool = True, **options: str) -> Scene:
    scene = coop(players, **options)
    scene.board.fulfilled = fulfilled
    scene.board.year = HOUSE.years[scene.board.track] if last else 2
    scene.run(EndCheck())
    return scene


@rule("GW-COOP-01")
@pytest.mark.parametrize(("players", "goal"), [(2, 6), (3, 7), (4, 9)])
def test_the_goal_depends_on_the_number_of_players(players: int, goal: int) -> None:
    assert end(players, goal, last=False).game.is_over and not end(players, goal - 1, last=False).game.is_over


@rule("GW-COOP-50")
def test_winter_has_its_steps_in_order() -> None:
    scene = coop()
    scene.season(WINTER)
    seen: list[str] = []
    while scene.board.year == 1:
        if seen[-1:] != [scene.step]:
            seen.append(scene.step)
        scene.play(scene.options()[0])
    assert seen[:2] == ["fulfilment", "shame-place"]


@rule("GW-COOP-51", "GW-EXD-30")
def test_a_tile_that_cannot_be_taken_loses_the_game() -> None:
    scene = coop(2)
    scene.board.shame = 3
    scene.run(RequestsStep())
    scene.pass_all()
    assert scene.game.is_over and scene.game.winners == []


@rule("GW-COOP-52", "GW-AMB-38")
def test_the_goal_wins_even_on_the_last_space() -> None:
    assert end(3, 7).game.winners == [0, 1, 2]


@rule("GW-COOP-53")
def test_the_wall_does_not_end_the_game() -> None:
    scene = coop()
    scene.board.wall = [3, 3, 3]
    scene.run(EndCheck())
    assert not scene.game.is_over


@rule("GW-COOP-54")
def test_without_the_goal_the_last_space_loses() -> None:
    scene = end(3, 6)
    assert scene.game.is_over and scene.game.winners == []


@rule("GW-COOP-55")
def test_there_is_no_scoring() -> None:
    scene = coop()
    scene.board.honour[:] = [20, 5, 1]
    scene.shame(0, "spearman", 2)
    scene.board.fulfilled = 7
    scene.run(EndCheck())
    assert list(scene.board.honour) == [20, 5, 1] and scene.game.scores == [7, 7, 7]


@rule("GW-AMB-38")
@pytest.mark.parametrize(("option", "is_over"), [("false", False), ("true", True)])
def test_an_empty_supply_alone_ends_nothing(option: str, is_over: bool) -> None:
    scene = coop(coop_empty_supply_ends=option)
    scene.board.shame = 0
    scene.run(EndCheck())
    assert scene.game.is_over == is_over


@rule("GW-COOP-38", "GW-AMB-40")
def test_the_speaker_may_let_the_rush_clan_act_first() -> None:
    scene = coop(2)
    scene.give(0, gold=9)
    scene.give(1, gold=9)
    scene.move_rush("sawmill", "embassy")
    scene.clerks("embassy", "ab")
    scene.activate("embassy")
    assert scene.asked == 0 and scene.options() == ["seat-a", "seat-b", "rush-clan"]
    scene.play("rush-clan")
    assert scene.step == "rush-advisor"


@rule("GW-COOP-38", "GW-AMB-40")
def test_the_speaker_may_move_the_rush_clans_clerk_before_the_partners() -> None:
    scene = coop(2)
    scene.others_box(0, "economy")
    assert scene.asked == 0 and scene.options() == ["seat-b", "rush-clan"]
    scene.play("rush-clan")
    assert scene.question.prompt.id == "ask-rush-clerk"


@rule("GW-COOP-35")
def test_no_card_recovers_command_cards_in_the_cooperative_game() -> None:
    scene = coop()
    scene.tactic(0, "intrigue")
    scene.give(0, qi=5)
    scene.commands(0, "economy")
    scene.run(Window(AT_REVEAL, 0, 1, 1))
    scene.play("play-intrigue!")
    assert scene.step != "recover-one"
    scene.pass_all()
    assert scene.hand(0) == {"economy"}
