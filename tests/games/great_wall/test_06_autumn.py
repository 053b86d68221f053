"""The Great Wall: Autumn."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.activation import Activations
from muraglia.games.great_wall.autumn import Boxes, ChooseCommand, PlaceCommands, Turns
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.seasons import WINTER
from tests.games.great_wall.support import HOUSE, Scene, after_set_up, board_of
from tests.support import rule


def boxes(owner: int, command: str) -> Boxes:
    card = HOUSE.ids["command"].index(command)
    return Boxes(owner, HOUSE.first_box[card], HOUSE.first_box[card + 1])


@rule("GW-AUTUMN-01")
def test_commands_are_chosen_in_secret() -> None:
    game = after_set_up(3, "secret")
    game.play("economy", 1)
    assert game.view(0).public.factions[1].chosen is None and game.view(1).own.chosen == "economy"
    assert game.to_act == [0, 2]


@rule("GW-AUTUMN-01")
def test_a_choice_may_be_changed_until_all_are_in_then_all_are_revealed() -> None:
    game = after_set_up(3, "secret")
    game.play("economy", 1)
    game.play("treason", 1)
    game.play("economy", 0)
    version = game.version
    game.play("despotism", 2)
    assert game.version == version + 1
    shown = {event.args[0]: HOUSE.ids["command"][event.args[1]] for event in game.events() if event.kind.name == "command-revealed"}
    assert shown == {0: "economy", 1: "treason", 2: "despotism"}


@rule("GW-AMB-29")
def test_who_has_no_card_plays_none() -> None:
    scene = Scene()
    for seat, hand in enumerate(("", "economy", "")):
        scene.commands(seat, hand)
    scene.run(ChooseCommand())
    assert scene.game.to_act == [1]


def placing(tea: str) -> Scene:
    scene = Scene(4)
    scene.tea(tea)
    for seat in range(4):
        scene.commands(seat, "treason", pile="")
        scene.board.chosen[seat] = HOUSE.ids["command"].index("attack-order")
    scene.run(PlaceCommands(waiting=0b1111))
    return scene


@rule("GW-AUTUMN-02")
def test_cards_are_placed_on_empty_spaces_in_tea_order() -> None:
    scene = placing("dbac")
    assert scene.asked == 3
    scene.play("space-4")
    assert scene.asked == 1 and scene.why("space-4") == "GW-AUTUMN-02"
    scene.play("space-1", "space-3")
    if not scene.is_done:
        scene.play("space-2")
    assert scene.owners_on_track() == "bcad"


@rule("GW-AUTUMN-03")
def test_four_players_have_four_spaces() -> None:
    scene = placing("abcd")
    assert scene.options() == ["space-1", "space-2", "space-3", "space-4"] and scene.why("space-5") == "GW-AUTUMN-02"


@rule("GW-AUTUMN-04", "GW-AUTUMN-21")
def test_cards_are_resolved_by_their_space() -> None:
    scene = Scene(4)
    scene.track("b:attack-order c:attack-order a:attack-order d:attack-order")
    scene.run(Turns(0))
    order = ""
    while not scene.is_done:
        letter = "abcd"[scene.board.active]
        order += letter if not order.endswith(letter) else ""
        scene.play(scene.options()[0])
    assert order == "bcad"


@rule("GW-AUTUMN-05")
def test_the_owner_of_the_card_is_the_active_player() -> None:
    scene = Scene()
    scene.track("c:economy a:economy")
    scene.run(Turns(0))
    assert scene.board.active == 2 and scene.asked == 2


@rule("GW-AUTUMN-06")
def test_boxes_are_resolved_from_top_to_bottom() -> None:
    scene = Scene()
    scene.board.active = 0
    scene.run(boxes(0, "economy"))  # own Clerks, the others' Clerks, own gain
    assert scene.order_of_questions() == "abca"


@rule("GW-AUTUMN-07")
def test_a_dark_box_is_the_owners_alone() -> None:
    scene = Scene()
    scene.owner_box(0, "economy", 0)
    assert scene.order_of_questions() == "a"


@rule("GW-AUTUMN-08")
def test_a_box_for_the_others_is_theirs_in_tea_order() -> None:
    scene = Scene(4)
    scene.tea("dacb")
    scene.others_box(0, "economy")
    assert scene.order_of_questions() == "dcb"


@rule("GW-AUTUMN-09", "GW-AMB-59")
def test_a_gain_of_resources_can_be_declined_in_part() -> None:
    scene = Scene()
    scene.owner_box(0, "economy", 2)  # two of wood, stone or gold
    scene.play("wood-0", "stone-1", "gold-0")
    assert scene.is_done and scene.stock(0) == [0, 1, 0, 0]


@rule("GW-AUTUMN-10")
def test_others_move_their_clerks_to_different_locations() -> None:
    scene = Scene()
    scene.others_box(0, "economy", waiting="b")
    scene.play("home>school")
    assert scene.why("home>school") == "GW-CLERK-06"


@rule("GW-AUTUMN-11")
def test_a_location_that_fills_up_waits_for_the_activation_step() -> None:
    scene = Scene()
    scene.clerks("temple", "bc")
    scene.owner_box(0, "economy", 0)
    scene.play("home>temple", "pass")
    assert scene.is_done and scene.clerks_at("temple") == "abc"


@rule("GW-AUTUMN-12")
def test_after_the_boxes_full_and_special_locations_are_listed() -> None:
    scene = Scene()
    scene.clerks("temple", "bbc")
    scene.clerks("school", "c")
    scene.clerks("quarry", "ab")
    scene.run(Activations(0))
    assert scene.options() == ["temple", "school"]


@rule("GW-AUTUMN-13")
def test_the_active_player_says_which_location_is_next() -> None:
    scene = Scene()
    scene.clerks("temple", "bbc")
    scene.clerks("school", "c")
    scene.run(Activations(0))
    assert scene.asked == 0
    scene.play("school")
    assert len(scene.tactics(2)) == 1 and scene.clerks_at("temple") == "bbc"


@rule("GW-AUTUMN-14")
def test_no_location_is_skipped() -> None:
    scene = Scene()
    scene.clerks("temple", "bbc")
    scene.clerks("school", "c")
    scene.run(Activations(0))
    assert scene.why("pass") == "GW-AUTUMN-13"
    scene.pass_all()
    assert scene.clerks_at("temple") == scene.clerks_at("school") == ""


@rule("GW-AUTUMN-15")
def test_a_location_is_resolved_completely_before_the_next() -> None:
    scene = Scene()
    scene.clerks("temple", "bbc")
    scene.clerks("logistics", "c")
    scene.rest("left", 2, "spearman")
    scene.run(Activations(0))
    scene.play("temple")
    while scene.asked != 2 or scene.step != "shifting":
        assert scene.clerks_at("logistics") == "c"
        scene.play(scene.options()[0])
    assert scene.clerks_at("temple") == "" and scene.stock(1)[3] == 2


@rule("GW-AMB-20")
def test_a_location_that_lost_its_clerks_is_skipped() -> None:
    scene = Scene()
    scene.advisor(0, "courier")  # moves a Clerk when the Logistics Centre is Activated
    scene.clerks("logistics", "a")
    scene.clerks("school", "a")
    scene.run(Activations(0))
    scene.play("logistics", "school>builders")
    scene.pass_all()
    assert scene.tactics(0) == [] and scene.clerks_at("builders") == "a"


def fallen(scene: Scene) -> list[str]:
    """The Hordes that nobody took, in the order in which they fell."""
    scene.run(Defeats())
    return [HOUSE.ids["horde"][card // 3] for card in scene.board.horde_discard]


@rule("GW-AUTUMN-20")
def test_hordes_at_the_wall_fall_before_those_behind_them() -> None:
    scene = Scene()
    scene.horde("right", "levy")
    scene.horde("right", "raiders", "x.a3 x.a4 x.b3 x.b4")
    scene.horde("left", "scouts", "x.a3 x.a4 x.b3")
    assert fallen(scene) == ["scouts", "raiders"]


@rule("GW-AUTUMN-20")
def test_in_a_row_hordes_fall_from_right_to_left() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "x.a3 x.a4 x.b3")
    scene.horde("right", "raiders", "x.a3 x.a4 x.b3 x.b4")
    scene.horde("centre", "horse-archers", "x.a2 x.a3 x.a4 x.b2 x.b4")
    assert fallen(scene) == ["raiders", "horse-archers", "scouts"]


@rule("GW-AMB-10", "GW-EXD-07")
@pytest.mark.parametrize(
    ("order", "expected"),
    [("snapshot", ["scouts", "horse-archers", "raiders"]), ("rescan_after_each", ["scouts", "raiders", "horse-archers"])],
)
def test_a_horde_that_slides_to_the_wall_keeps_its_place_in_the_order(order: str, expected: list[str]) -> None:
    scene = Scene(defeat_order=order)
    scene.horde("right", "scouts", "x.a3 x.a4 x.b3")
    scene.horde("right", "raiders", "x.a3 x.a4 x.b3 x.b4")
    scene.horde("centre", "horse-archers", "x.a2 x.a3 x.a4 x.b2 x.b4")
    assert fallen(scene) == expected


@rule("GW-AUTUMN-22")
def test_the_cards_stay_on_the_track_through_winter() -> None:
    game = after_set_up(3, "seasons")
    seen = 0
    while board_of(game).year == 1:
        if board_of(game).season_of() == WINTER:
            seen += 1
            assert sum(card >= 0 for card in board_of(game).spaces) == 3
        game.play(game.choices(game.to_act[0])[0], game.to_act[0])
    assert seen
