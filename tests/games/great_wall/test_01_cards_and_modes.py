"""The Great Wall: Horde cards, cards that the book names, modes."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.games.great_wall.attacks import Attacking
from muraglia.games.great_wall.autumn import Copying, EndOfTurn
from muraglia.games.great_wall.barracks import EVERY_SOLDIER
from muraglia.games.great_wall.breach import Breach, WinterArrows
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.seasons import SPRING
from muraglia.games.great_wall.vocabulary import ANYWHERE
from tests.games.great_wall.support import HOUSE, Scene, after_set_up, fresh
from tests.support import rule

LEFT, CENTRE, RIGHT = range(3)

# Horde cards


@rule("GW-HORDE-CARD-01")
def test_only_a_vital_point_can_be_covered() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.rest("left", 0, "spearman")
    scene.run(Attacking(0, 1, EVERY_SOLDIER, ANYWHERE, 0))
    assert scene.options() == ["pass", "left1.a3", "left1.a4", "left1.b3"] and scene.why("left1.a1") == "GW-HORDE-CARD-01"


@rule("GW-HORDE-CARD-02")
def test_a_horde_has_power_and_honour() -> None:
    guard = HOUSE.ids["horde"].index("khans-guard")
    assert (HOUSE.power[guard], HOUSE.honour[guard]) == (6, 9)


@rule("GW-HORDE-CARD-04")
def test_a_covered_point_is_not_covered_again() -> None:
    scene = Scene()
    scene.horde("left", "scouts", "x.a3 b.a4")
    scene.rest("left", 0, "spearman")
    scene.run(Attacking(0, 1, EVERY_SOLDIER, ANYWHERE, 0))
    assert scene.options() == ["pass", "left1.b3"] and scene.why("left1.a3") == "GW-HORDE-CARD-04"


@rule("GW-HORDE-CARD-05", "GW-EXD-22")
def test_points_that_touch_at_a_corner_are_not_adjacent() -> None:
    scene = Scene()
    scene.horde("left", "raiders", "x.a3 x.b4")
    for soldier in ("spearman", "horseman"):
        scene.rest("left", 0, soldier)
    scene.run(Attacking(0, 1, EVERY_SOLDIER, ANYWHERE, 0))
    assert scene.options() == ["pass", "left1.a4", "left1.b3"] and scene.why("left1.a4b4") == "GW-ATTACK-03"


@rule("GW-HORDE-CARD-06", "GW-WINTER-06")
def test_a_levy_is_stronger_for_every_horde_of_its_section() -> None:
    scene = Scene()
    scene.horde("left", "levy")
    assert scene.board.offence(LEFT) == 3
    scene.horde("left", "levy")
    assert scene.board.offence(LEFT) == 8


@rule("GW-HORDE-CARD-06")
def test_iron_riders_kill_one_more() -> None:
    scene = Scene()
    scene.horde("left", "iron-riders", "a.a2 a.a3 a.a4 x.a5 x.b3 x.b4")
    scene.run(Defeats())
    scene.pass_all()
    assert scene.resting("left", 0) == [1, 0, 0]  # Lethality 1, and one more on this card


@rule("GW-HORDE-CARD-06")
def test_horse_archers_behind_others_are_not_wounded_by_archers() -> None:
    scene = Scene()
    scene.horde("left", "scouts")
    scene.horde("left", "horse-archers")
    scene.post("left", 0)
    scene.run(WinterArrows(LEFT))
    assert scene.options() == ["left1.a3", "left1.a4", "left1.b3"] and scene.why("left2.a2") == "GW-HORDE-CARD-06"


@rule("GW-HORDE-CARD-06")
def test_raiders_rob_those_who_are_not_there() -> None:
    scene = Scene()
    scene.horde("left", "raiders", "a.a3")
    scene.board.honour[:] = [9, 9, 1]
    scene.run(Breach(LEFT))
    scene.pass_all()
    assert list(scene.board.honour) == [9, 7, 0]


def with_two_rams_on_top() -> Scene:
    scene = Scene()
    ram = HOUSE.ids["horde"].index("ram")
    rams = [card for card in scene.board.horde_deck if card // 3 == ram][:2]
    scene.board.horde_deck = bytes([card for card in scene.board.horde_deck if card not in rams] + rams)
    scene.board.honour[:] = [9, 9, 1]
    return scene


@rule("GW-AMB-71", "GW-HORDE-CARD-06")
def test_a_ram_frightens_when_it_comes() -> None:
    scene = with_two_rams_on_top()
    scene.season(SPRING)  # two Hordes
    assert list(scene.board.honour) == [7, 7, 0]


@rule("GW-AMB-70")
def test_a_ram_does_not_frighten_in_set_up() -> None:
    boards = [fresh(3, f"ram {number}") for number in range(40)]
    assert any("ram" in [HOUSE.ids["horde"][card // 3] for card in board.slot_card if card >= 0] for board in boards)
    assert all(list(board.honour) == [0, 0, 0] and len(board.to_act()) == 3 for board in boards)


# Cards named in the book


@rule("GW-CARD-01")
@pytest.mark.parametrize(("other", "moves"), [("economy", 3), ("treason", 1)])
def test_despotism_has_a_bonus_from_economy(other: str, moves: int) -> None:
    scene = Scene()
    scene.track(f"a:despotism b:{other}")
    scene.owner_box(0, "despotism", 0)
    while not scene.is_done:
        scene.play(next((option for option in scene.options() if option.startswith("home>")), "pass"))
    assert 5 - scene.board.home[0] == moves


@rule("GW-CARD-02")
def test_treason_copies_another_card_but_no_treason() -> None:
    scene = Scene()
    scene.track("a:treason b:economy c:treason")
    scene.run(Copying(0, 2))
    assert scene.options() == ["pass", "yes", "space-2"]


@rule("GW-CARD-02")
def test_what_treason_copies_is_carried_out() -> None:
    scene = Scene()
    scene.track("a:treason b:economy")
    scene.run(Copying(0, 2))
    scene.play("space-2", "home>school", "home>school", "home>school")
    assert scene.clerks_at("school") == "aaa"  # Economy: three Clerks


@rule("GW-CARD-02")
def test_treason_can_move_two_clerks_instead() -> None:
    scene = Scene()
    scene.track("a:treason b:economy")
    scene.run(Copying(0, 2))
    scene.play("yes", "home>school", "home>school")
    assert scene.clerks_at("school") == "aa" and scene.is_done


@rule("GW-CARD-02")
def test_the_own_card_is_never_copied() -> None:
    scene = Scene()
    scene.track("a:economy b:economy")
    scene.run(Copying(0, 2))
    assert scene.options() == ["pass", "yes", "space-2"]


@rule("GW-CARD-03", "GW-EX-23")
def test_an_empowered_retreat_saves_all_own_dead_of_a_breach() -> None:
    scene = Scene()
    scene.horde("left", "raiders", "a.a3")
    scene.horde("left", "levy", "a.a2a3")
    scene.post("left", 0)
    scene.tactic(0, "retreat")
    scene.give(0, qi=2)
    scene.run(Breach(LEFT))
    while scene.asked != 0 or "play-retreat!" not in scene.options():
        scene.play(scene.options()[0])
    scene.play("play-retreat!")
    scene.pass_all()
    assert scene.resting("left", 0) == [1, 1, 1] and scene.stock(0)[3] == 0


@rule("GW-CARD-04", "GW-EX-05", "GW-AMB-55")
@pytest.mark.parametrize("active", [True, False])
def test_the_active_guardian_attacks_once_in_each_section_after_the_activation_step(active: bool) -> None:
    scene = Scene()
    scene.advisor(0, "guardian", active=active)
    for section in ("left", "centre"):
        scene.horde(section, "scouts")
        scene.rest(section, 0, "spearman", 2)
    scene.run(EndOfTurn(0))
    assert scene.is_done != active
    if active:
        scene.play("left1.a4", "centre1.a4")
        assert scene.options() == ["pass"]
        scene.play("pass")
        assert scene.stock(0) == [0, 0, 2, 0]


@rule("GW-CARD-05", "GW-EX-04", "GW-GENERAL-02")
@pytest.mark.parametrize(("supports", "honour"), [(0, 0), (2, 4)])
def test_a_general_gives_two_honour_for_each_support_advisor(supports: int, honour: int) -> None:
    scene = Scene()
    scene.general(0, "yu-jie")  # when hiring
    for id in ("forester", "abbot")[:supports]:
        scene.advisor(0, id, active=False)
    scene.give(0, gold=2)
    scene.clerks("embassy", "a")
    scene.activate("embassy", advanced=True)
    scene.play("hire-clerk")
    assert scene.board.honour[0] == honour


@rule("GW-CARD-06", "GW-COOP-42")
def test_three_requests_leave_the_game_of_two() -> None:
    named = {HOUSE.ids["request"][card] for card in range(12) if HOUSE.not_for_two >> card & 1}
    board = fresh(2, mode="cooperative")
    assert named == {"provoke", "glory", "escort"} and len(board.requests) + len(board.request_deck) == 9


# Modes


@rule("GW-MODE-01")
@pytest.mark.parametrize(("players", "mode"), [(1, "standard"), (2, "cooperative"), (4, "standard"), (4, "cooperative")])
def test_every_mode_can_be_played(players: int, mode: str) -> None:
    assert after_set_up(players, mode=mode).position.year == 1  # type: ignore[attr-defined]


@rule("GW-MODE-02", "GW-MODE-03")
def test_three_play_without_the_rush_clan_and_without_qin() -> None:
    board = fresh(3)
    assert (board.rush, board.qin, board.qin_deck, board.factions) == (-1, -1, b"", 3)


@rule("GW-MODE-04")
def test_cooperative_cards_stay_out_of_the_other_modes() -> None:
    board = fresh(4)
    assert max(board.horde_deck) < 24 and max(board.tactic_deck) < 20 and max(max(cards[:2]) for cards in board.dealt) < 13
    assert (board.requests, board.events, board.event_deck) == (b"", b"", b"")


@rule("GW-MODE-05")
def test_nobody_is_cooperative_alone() -> None:
    with pytest.raises(muraglia.BadSetup):
        fresh(1, mode="cooperative")


@rule("GW-MODE-06", "GW-COOP-05")
def test_the_cooperative_game_has_its_own_hordes_and_no_artifacts() -> None:
    board = fresh(3, mode="cooperative")
    assert min(board.horde_deck) >= 24 and board.artifacts == b""
