"""The Great Wall: Tea House, Emperor's Embassy, Martial School, Tactic cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from muraglia.games.great_wall.breach import Assault
from muraglia.games.great_wall.discarding import Discarding
from muraglia.games.great_wall.embassy import Hiring, RushAdvisor
from muraglia.games.great_wall.pieces import TEA_HOUSE
from muraglia.games.great_wall.shame import ShameDue
from tests.games.great_wall.support import HOUSE, Scene, with_tactic
from tests.support import rule


def tea_house(tea: str, clerks: str, **options: str) -> Scene:
    scene = Scene(len(tea), **options)
    scene.tea(tea)
    scene.clerks("tea-house", clerks)
    scene.activate("tea-house", advanced=True)
    return scene


@rule("GW-TEAHOUSE-01")
def test_a_marker_rises_by_one() -> None:
    scene = tea_house("cba", "a")
    scene.play("yes")
    assert scene.tea_order() == "cab" and scene.is_done


@rule("GW-AMB-22")
@pytest.mark.parametrize(("steps", "answers", "order"), [("per_player", ["yes"], "bac"), ("per_clerk", ["yes", "yes"], "abc")])
def test_two_clerks_raise_no_further_than_one(steps: str, answers: list[str], order: str) -> None:
    scene = tea_house("bca", "aa", tea_steps=steps)
    scene.play(*answers)
    assert scene.tea_order() == order and scene.is_done


@rule("GW-TEAHOUSE-02", "GW-EXD-15")
def test_all_spaces_of_the_tea_house_lead_to_the_top() -> None:
    scene = tea_house("abcd", "ddd")
    assert scene.options() == ["pass", "yes", "top"]
    scene.play("top")
    assert scene.tea_order() == "dabc"


@rule("GW-TEAHOUSE-03")
def test_on_top_clerks_have_no_effect_and_go_home() -> None:
    scene = tea_house("bac", "b")
    assert scene.is_done or scene.options() == ["pass"]
    scene.pass_all()
    assert scene.tea_order() == "bac" and scene.clerks_at("tea-house") == ""


@rule("GW-TEAHOUSE-04")
def test_the_tea_house_has_clerk_spaces() -> None:
    scene = Scene()
    scene.clerks("tea-house", "a")
    assert not scene.board.can_be_activated(TEA_HOUSE, False)
    scene.clerks("tea-house", "b")
    assert scene.board.can_be_activated(TEA_HOUSE, False)


@rule("GW-TEAHOUSE-05", "GW-EX-21")
def test_each_moves_in_the_stack_as_it_is_then() -> None:
    scene = tea_house("cba", "ab")  # yellow c, red b, blue a
    assert scene.asked == 1
    scene.play("yes")
    assert scene.tea_order() == "bca" and scene.asked == 0
    scene.play("yes")
    assert scene.tea_order() == "bac"


# Embassy


def hiring(number: int = 1, gold: int = 9, **what: bool) -> Scene:
    scene = Scene()
    scene.give(0, gold=gold)
    scene.run(Hiring(0, number, **what))
    return scene


@rule("GW-EMBASSY-01")
def test_each_clerk_hires_a_clerk_or_an_advisor() -> None:
    scene = Scene()
    scene.clerks("embassy", "aa")
    scene.give(0, gold=9)
    scene.activate("embassy")
    assert set(scene.options()) == {"pass", "hire-clerk", *(f"advisor-{id}" for id in scene.advisors())}
    scene.play("hire-clerk", "hire-clerk")
    assert scene.is_done and scene.board.home[0] == 7


@rule("GW-EMBASSY-02")
def test_a_clerk_costs_two_gold() -> None:
    scene = hiring(gold=2)
    scene.play("hire-clerk")
    assert (scene.stock(0)[2], scene.board.unhired[0], scene.board.home[0]) == (0, 2, 6)


@rule("GW-EMBASSY-02", "GW-EXD-34")
def test_a_fourth_clerk_cannot_be_hired() -> None:
    scene = hiring(4, advisors=False)
    scene.play("hire-clerk", "hire-clerk", "hire-clerk")
    assert scene.why("hire-clerk") == "GW-EMBASSY-02"


@rule("GW-EMBASSY-03", "GW-EX-22")
def test_an_advisor_costs_as_many_gold_as_there_will_be() -> None:
    scene = Scene()
    scene.advisor(0, "abbot")
    scene.advisor(0, "spy", active=False)
    scene.give(0, gold=3)
    scene.run(Hiring(0, 1, clerks=False))
    scene.play(f"advisor-{scene.advisors()[0]}", "support")
    assert scene.stock(0)[2] == 0


@rule("GW-EMBASSY-03", "GW-EXD-16")
def test_after_a_third_advisor_the_gold_is_enough_for_a_clerk_only() -> None:
    scene = Scene()
    scene.advisor(0, "abbot")
    scene.advisor(0, "spy", active=False)
    scene.give(0, gold=5)
    scene.run(Hiring(0, 2))
    scene.play(f"advisor-{scene.advisors()[1]}", "support")
    assert scene.options() == ["pass", "hire-clerk"] and scene.why(f"advisor-{scene.advisors()[0]}") == "GW-EMBASSY-03"


@rule("GW-EMBASSY-04")
def test_any_advisor_of_the_track_can_be_hired() -> None:
    scene = hiring(clerks=False)
    id = scene.advisors()[2]
    scene.play(f"advisor-{id}", "active")
    assert scene.game.view(1).public.factions[0].active == (id,)


@rule("GW-EMBASSY-04")
def test_an_advisor_who_is_not_on_the_track_cannot_be_hired() -> None:
    scene = hiring(clerks=False)
    other = next(id for id in HOUSE.ids["advisor"] if id not in scene.advisors())
    assert scene.why(f"advisor-{other}") == "GW-EMBASSY-04"


@rule("GW-EMBASSY-05")
def test_the_track_slides_and_is_filled_after_a_hire() -> None:
    scene = hiring(clerks=False)
    before = scene.advisors()
    scene.play(f"advisor-{before[1]}", "support")
    assert scene.advisors()[:3] == [before[0], before[2], before[3]] and len(scene.advisors()) == 4


@rule("GW-EMBASSY-06")
def test_a_new_advisor_of_the_track_can_be_hired_next() -> None:
    scene = hiring(2, clerks=False)
    scene.play(f"advisor-{scene.advisors()[0]}", "support")
    assert f"advisor-{scene.advisors()[3]}" in scene.options()


# Martial School


@rule("GW-SCHOOL-01")
def test_each_clerk_draws_a_card() -> None:
    scene = Scene()
    scene.clerks("school", "aab")
    scene.activate("school")
    assert [len(scene.tactics(seat)) for seat in range(3)] == [2, 1, 0]


@rule("GW-SCHOOL-02")
def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    scene = Scene()
    scene.board.tactic_discard, scene.board.tactic_deck = scene.board.tactic_deck[1:], scene.board.tactic_deck[:1]
    scene.clerks("school", "aa")
    scene.activate("school")
    assert len(scene.tactics(0)) == 2 and scene.board.tactic_discard == b""


# Tactic cards


@rule("GW-TACTIC-01", "GW-EXD-21", "GW-AMB-53")
def test_after_the_whole_draw_the_hand_is_cut_to_five() -> None:
    scene = Scene()
    scene.tactic(0, "sortie", "excuse", "spoils", "intrigue")
    scene.clerks("school", "aaa")
    scene.activate("school")
    while "draw-3" not in scene.options():
        scene.play("pass")  # the window before the Activation
    scene.play("draw-3")
    assert len(scene.tactics(0)) == 7 and "pass" not in scene.options()
    scene.play("discard-sortie", "discard-excuse")
    assert len(scene.tactics(0)) == 5 and scene.is_done


@rule("GW-TACTIC-01")
def test_five_cards_are_not_too_many() -> None:
    scene = Scene()
    scene.tactic(0, "sortie", "excuse", "spoils", "intrigue", "retreat")
    scene.run(Discarding(0, keep=5))
    assert scene.is_done


def at_the_quarry(**hands: str) -> Scene:
    """The Quarry is Activated with Clerks of a and b; b is first in Tea order."""
    scene = Scene()
    scene.tea("bac")
    for letter, ids in hands.items():
        scene.tactic("abc".index(letter), *ids.split())
    scene.clerks("quarry", "aab")
    scene.activate("quarry")
    return scene


@rule("GW-TACTIC-02")
def test_a_card_is_played_at_its_moment() -> None:
    scene = at_the_quarry(a="overtime sortie")
    assert scene.asked == 0 and scene.options() == ["pass", "play-overtime"]
    assert scene.why("play-sortie") == "GW-TACTIC-02" and scene.why("play-spoils") == "GW-TACTIC-02"


@rule("GW-TACTIC-03", "GW-AMB-73")
def test_a_card_is_played_in_anybodys_turn_by_those_it_concerns() -> None:
    scene = Scene()
    scene.board.active = 2
    scene.tactic(0, "overtime")
    scene.tactic(2, "old-scrolls")
    scene.clerks("quarry", "aab")
    scene.activate("quarry")
    assert scene.asked == 0 and "play-overtime" in scene.options()  # c has no Clerk there
    scene.play("play-overtime")
    assert scene.step != "window"


@rule("GW-TACTIC-04")
@pytest.mark.parametrize(("choice", "stone"), [("play-overtime", 2), ("play-overtime!", 4)])
def test_one_box_of_the_card_is_used(choice: str, stone: int) -> None:
    scene = Scene()
    scene.tactic(0, "overtime")  # a stone for each Clerk there, or two
    scene.give(0, qi=1)
    scene.clerks("quarry", "aa")
    scene.activate("quarry", advanced=True)
    scene.play(choice)
    assert scene.stock(0)[1] == stone + 2  # and what is gathered


@rule("GW-TACTIC-05")
def test_the_empowered_box_has_its_cost() -> None:
    scene = at_the_quarry(a="overtime")
    assert scene.why("play-overtime!") == "GW-TACTIC-05"


@rule("GW-TACTIC-06")
def test_a_player_plays_one_card_on_an_event() -> None:
    scene = at_the_quarry(a="overtime old-scrolls")
    scene.play("play-overtime")
    assert scene.step != "window"


@rule("GW-TACTIC-07")
def test_the_dead_of_different_sections_are_different_events() -> None:
    scene = Scene()
    for section in ("left", "right"):
        scene.horde(section, "khans-guard", "a.a2")
    scene.tactic(0, "retreat", "last-stand")
    scene.run(Assault(0))
    played = []
    while not scene.is_done:
        choice = next((option for option in scene.options() if option in ("play-retreat", "play-last-stand")), scene.options()[0])
        played += [choice] if choice.startswith("play-") else []
        scene.play(choice)
    assert played == ["play-retreat", "play-last-stand"]


@rule("GW-TACTIC-09")
def test_a_played_card_is_discarded() -> None:
    scene = at_the_quarry(a="overtime")
    scene.play("play-overtime")
    assert HOUSE.ids["tactic"][scene.board.tactic_discard[-1]] == "overtime" and scene.tactics(0) == []


@rule("GW-TACTIC-10")
def test_several_decide_in_tea_order_and_are_asked_again_after_a_card() -> None:
    scene = at_the_quarry(a="overtime", b="requisition")
    assert scene.asked == 1
    scene.play("pass")
    assert scene.asked == 0
    scene.play("play-overtime")
    assert scene.asked == 1 and scene.step == "window"


@rule("GW-EMBASSY-05")
def test_the_hired_advisor_has_its_place_before_the_next_one_is_turned_up() -> None:
    scene = Scene()
    scene.give(0, gold=9)
    scene.run(Hiring(0, 1))
    before = scene.advisors()
    scene.play(f"advisor-{before[0]}")
    assert scene.options() == ["active", "support"]
    assert scene.advisors() == before, "nothing is drawn while the answer is open"
    scene.play("support")
    told = [event.kind.name for event in scene.game.events()]
    assert told.index("advisor-placed") < told.index("advisor-came")


@rule("GW-EMBASSY-05", "GW-AMB-31")
def test_the_advisor_the_rush_clan_discards_is_shuffled_in_when_the_deck_is_empty() -> None:
    scene = Scene(2)
    scene.board.advisor_deck = scene.board.advisor_discard = b""
    scene.run(RushAdvisor(2))
    discarded = scene.options()[0]
    scene.play(discarded)
    assert f"advisor-{scene.advisors()[-1]}" == discarded


@rule("GW-GEN-06")
def test_a_player_who_pays_with_tactic_cards_chooses_them(tmp_path: Path) -> None:
    scene = Scene.of(with_tactic(tmp_path, "excuse", '["pay 1 tactic", "spare"]'))
    scene.tactic(0, "excuse", "retreat", "intrigue")
    scene.run(ShameDue(0, 1))
    scene.play("play-excuse")
    scene.play("yes")
    assert scene.options() == ["discard-retreat", "discard-intrigue"]
    scene.play("discard-intrigue")
    assert scene.tactics(0) == ["retreat"]
    assert scene.board.tiles_of(0) == 0


@rule("GW-GEN-06")
def test_a_price_for_each_of_something_is_paid_for_all_of_them(tmp_path: Path) -> None:
    cards = with_tactic(tmp_path, "excuse", '["pay 1 gold per tiles", "spare"]')
    scene = Scene.of(cards)
    scene.tactic(0, "excuse")
    scene.give(0, gold=9)
    scene.shame(0, "spearman", 3)
    scene.run(ShameDue(0, 1))
    scene.play("play-excuse")
    scene.play("yes")
    assert scene.stock(0) == [0, 0, 6, 0]
    poor = Scene.of(cards)
    poor.tactic(0, "excuse")
    poor.give(0, gold=2)
    poor.shame(0, "spearman", 3)
    poor.run(ShameDue(0, 1))
    poor.play("play-excuse")
    assert poor.options() == ["pass"]
