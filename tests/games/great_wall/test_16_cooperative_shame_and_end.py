"""The Great Wall together: Shame, other changes, the end."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.autumn import ChooseCommand
from muraglia.games.great_wall.builders import Building
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.requests import RequestsStep
from muraglia.games.great_wall.seasons import SUMMER, WINTER
from muraglia.games.great_wall.shame import ShameDue, Unshaming
from muraglia.games.great_wall.tactics import Window
from muraglia.games.great_wall.vocabulary import ALL, AT_REVEAL
from muraglia.games.great_wall.winter import EndCheck
from tests.games.great_wall.support import HOUSE, Scene, coop, fresh
from tests.support import rule

RUSH = 2

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
