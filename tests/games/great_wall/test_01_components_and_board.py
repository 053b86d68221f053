"""The Great Wall: components, board, icons, Horde cards, cards named in the book, modes."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.builders import Building
from muraglia.games.great_wall.cardset import MOST_YEARS
from muraglia.games.great_wall.combat import Defeats
from muraglia.games.great_wall.pieces import LOCATION_WORDS
from muraglia.games.great_wall.seasons import SPRING
from muraglia.language import LANGUAGES, Language
from tests.games.great_wall.support import HOUSE, Scene, coop, fresh
from tests.support import rule

LEFT, CENTRE, RIGHT = range(3)
COUNTS = {kind: len(ids) for kind, ids in HOUSE.ids.items()}

# Components


@rule("GW-COMP-01", "GW-SETUP-01")
def test_one_side_of_the_board_serves_three_players_the_other_four() -> None:
    assert [fresh(players).side for players in (1, 2, 3, 4)] == [0, 0, 0, 1]


@rule("GW-COMP-03", "GW-GEN-04")
def test_a_clan_has_ten_spearmen_four_archers_and_two_horsemen() -> None:
    assert Scene(3).reserve(0) == Scene(4).reserve(3) == [10, 4, 2]


@rule("GW-COMP-04")
def test_a_clan_has_eight_clerks() -> None:
    board = fresh(4)
    assert [board.home[seat] + board.unhired[seat] for seat in range(4)] == [8, 8, 8, 8]


@rule("GW-COMP-05", "GW-COMP-12")
def test_there_are_24_hordes_and_24_of_the_cooperative_game() -> None:
    assert (len(HOUSE.horde_deck), len(HOUSE.coop_deck)) == (24, 24)


@rule("GW-COMP-06")
def test_everybody_has_the_same_six_commands() -> None:
    assert COUNTS["command"] == 6 and [len(Scene(4).hand(seat)) for seat in range(4)] == [6, 6, 6, 6]


@rule("GW-COMP-07", "GW-COMP-12")
def test_there_are_20_tactics_and_12_of_the_cooperative_game() -> None:
    assert COUNTS["tactic"] == 20 + 12


@rule("GW-COMP-08", "GW-SETUP-03")
def test_three_of_five_artifacts_are_used() -> None:
    assert COUNTS["artifact"] == 5 and len(set(fresh(3).artifacts)) == 3


@rule("GW-COMP-09")
def test_there_are_44_advisors() -> None:
    assert COUNTS["advisor"] == 44


@rule("GW-COMP-10", "GW-COMP-12")
def test_there_are_13_generals_and_8_of_the_cooperative_game() -> None:
    assert COUNTS["general"] == 13 + 8


@rule("GW-COMP-11", "GW-AMB-16")
def test_the_rush_clan_has_one_command_and_a_general_for_each_mode() -> None:
    assert (COUNTS["rush-command"], COUNTS["rush-general"]) == (1, 2)
    assert fresh(2).rush_general != fresh(2, mode="cooperative").rush_general


@rule("GW-COMP-13")
def test_qin_jiushao_has_a_general_and_six_commands() -> None:
    assert (COUNTS["qin-general"], COUNTS["solo-command"]) == (1, 6)


@rule("GW-COMP-14", "GW-BUILD-06")
def test_a_section_has_three_levels() -> None:
    scene = Scene()
    scene.board.wall[LEFT] = 3
    scene.give(0, stone=40)
    scene.run(Building(0, 1))
    assert "wall-left" not in scene.options() and "wall-centre" in scene.options()


@rule("GW-COMP-15", "GW-SETUP-06")
def test_nine_barricades_stand_at_the_start() -> None:
    assert list(fresh(3).barricades) == [3, 3, 3]


@rule("GW-COMP-16", "GW-SOLO-50")
def test_an_honour_tile_counts_fifty_or_a_hundred() -> None:
    assert [fresh(1, difficulty=level).honour[1] for level in ("normal", "hard", "hardest")] == [0, 50, 100]


@rule("GW-COMP-17", "GW-GEN-08")
def test_resources_are_not_limited_by_their_tokens() -> None:
    scene = Scene()
    scene.give(0, stone=200, wood=100)
    scene.run(Recruiting(0, 1))
    scene.play("spearman", "rest-spearman-left")
    assert scene.stock(0) == [99, 198, 0, 0]


@rule("GW-COMP-18", "GW-AMB-36")
def test_wounds_are_not_limited_by_their_tokens() -> None:
    scene = Scene()
    for section in ("left", "centre", "right"):
        for kind in ("khans-guard", "siege-tower", "iron-riders"):
            points = [f"x.{point}" for point in ("a2", "a3", "a4", "a5", "b3")]
            scene.horde(section, kind, " ".join(points))
    assert sum(len(scene.on(section, row)) for section in ("left", "centre", "right") for row in (1, 2, 3)) == 45


@rule("GW-COMP-19", "GW-SETUP-15")
@pytest.mark.parametrize(("players", "tiles"), [(1, 10), (2, 20), (3, 30), (4, 40)])
def test_ten_shame_tiles_a_player_enter_the_game(players: int, tiles: int) -> None:
    assert (fresh(players).shame, fresh(players).shame_boxed) == (tiles, 0)


@rule("GW-COMP-20", "GW-COOP-02")
def test_the_time_tile_adds_a_horde_in_the_cooperative_game() -> None:
    three, together = Scene(), coop()
    three.season(SPRING)
    together.season(SPRING)
    assert sum(together.board.depth) == sum(three.board.depth) + 1


@rule("GW-COMP-22")
def test_the_box_has_208_cards() -> None:
    hordes = len(HOUSE.horde_deck) + len(HOUSE.coop_deck)
    once = ("tactic", "artifact", "advisor", "general", "event", "request", "solo-command", "rush-command", "rush-general", "qin-general")
    assert hordes + 4 * COUNTS["command"] + sum(COUNTS[kind] for kind in once) == 208


@rule("GW-COMP-23")
def test_five_do_not_play() -> None:
    with pytest.raises(muraglia.BadSetup):
        fresh(5)


# Board


@rule("GW-BOARD-01", "GW-SETUP-05")
def test_three_sections_each_with_a_column_of_hordes() -> None:
    assert list(fresh(3).depth) == [1, 1, 1]


@rule("GW-BOARD-02")
def test_a_section_with_three_hordes_is_full() -> None:
    scene = Scene()
    for section in ("left", "centre", "right"):
        for kind in ("scouts", "raiders", "levy"):
            scene.horde(section, kind)
    scene.next_hordes("left", "left", "left")
    scene.spring(2)
    assert list(scene.board.depth) == [3, 3, 3]


@rule("GW-BOARD-03", "GW-HORDE-DEFEAT-7")
def test_a_column_has_no_gap() -> None:
    scene = Scene()
    scene.horde("right", "scouts", "x.a3 x.a4 x.b3")
    scene.horde("right", "raiders")
    scene.run(Defeats())
    assert scene.hordes("right") == ["raiders"]


@rule("GW-BOARD-04", "GW-LOGI-06")
def test_a_shooting_post_holds_one_archer_of_anybody() -> None:
    scene = Scene()
    scene.post("right", 1)  # the only post there
    scene.give(0, wood=1, qi=2)
    scene.run(Recruiting(0, 1))
    scene.play("archer")
    assert scene.why("post-right") == "GW-BOARD-04" and "post-left" in scene.options()


@rule("GW-BOARD-05")
def test_a_section_takes_three_barricades() -> None:
    scene = Scene()
    scene.board.barricades[CENTRE] = 3
    scene.give(0, gold=2)
    scene.run(Building(0, 1))
    assert scene.why("barricade-centre") == "GW-BOARD-05"


@rule("GW-BOARD-06")
def test_a_rest_zone_takes_any_number() -> None:
    scene = Scene()
    scene.rest("left", 1, "spearman", 10)
    scene.give(0, wood=1, stone=2)
    scene.run(Recruiting(0, 1))
    scene.play("spearman", "rest-spearman-left")
    assert scene.resting("left", 0) == [1, 0, 0] and scene.resting("left", 1) == [10, 0, 0]


@rule("GW-BOARD-07")
def test_the_level_sets_the_defence_and_the_next_cost() -> None:
    scene = Scene()
    found = []
    for level in range(3):
        scene.board.wall[LEFT] = level
        found.append((scene.board.defence(LEFT), HOUSE.wall_cost[LEFT * 3 + level]))
    assert found == sorted(found) and len(set(found)) == 3


@rule("GW-BOARD-08", "GW-SETUP-02")
def test_one_time_track_for_each_side() -> None:
    def track(players: int, mode: str = "standard") -> list[int]:
        board = fresh(players, mode=mode)
        return list(board.cards.hordes_due[board.track * MOST_YEARS : board.track * MOST_YEARS + board.cards.years[board.track]])

    assert track(1) == track(2) == track(3) == track(2, "cooperative") == track(3, "cooperative") != track(4) == track(4, "cooperative")


@rule("GW-BOARD-09", "GW-TEA-01")
def test_the_top_of_the_tea_track_is_first() -> None:
    scene = Scene()
    scene.tea("bca")
    assert scene.board.first_in_tea(0b111) == 1 and scene.board.first_in_tea(0b101) == 2


@rule("GW-BOARD-10", "GW-SETUP-18")
def test_honour_begins_at_nothing() -> None:
    assert list(fresh(4).honour) == [0, 0, 0, 0]


@rule("GW-BOARD-11")
def test_one_command_a_space() -> None:
    scene = Scene()
    scene.track("a:economy")
    assert scene.owners_on_track() == "a--"


@rule("GW-BOARD-12", "GW-GEN-03")
def test_the_pile_lies_open() -> None:
    scene = Scene()
    scene.commands(0, "treason despotism", pile="economy")
    assert scene.game.view(1).public.factions[0].pile == ("economy",)


@rule("GW-BOARD-14", "GW-COOP-04")
def test_the_artifact_spaces_hold_requests_in_the_cooperative_game() -> None:
    assert (len(fresh(3).artifacts), len(fresh(3).requests)) == (3, 0)
    together = fresh(3, mode="cooperative")
    assert (len(together.artifacts), len(together.requests)) == (0, 3)


@rule("GW-BOARD-15", "GW-SETUP-07")
def test_tactics_are_a_deck_of_which_nobody_sees_the_order() -> None:
    board = fresh(3)
    assert sorted(board.tactic_deck) == list(range(20)) and list(board.tactic_deck) != list(range(20))


@rule("GW-BOARD-16", "GW-HORDE-CARD-03")
def test_the_back_of_the_top_horde_is_seen() -> None:
    scene = Scene()
    scene.next_hordes("centre")
    assert [scene.game.view(seat).public.indicator for seat in (-1, 0, 1)] == ["centre"] * 3


@rule("GW-BOARD-17")
@pytest.mark.parametrize("section", ["left", "centre", "right"])
def test_the_indicator_names_a_section(section: str) -> None:
    scene = Scene()
    scene.next_hordes(section)
    assert scene.board.indicator() == ("left", "centre", "right").index(section)


@rule("GW-BOARD-18")
def test_the_warehouse_has_no_room_for_qi() -> None:
    assert len(fresh(3).warehouse) == 3 and list(fresh(3).warehouse) == [0, 0, 0]


@rule("GW-BOARD-19", "GW-CLERK-01")
def test_unhired_clerks_wait_in_the_clerk_area() -> None:
    scene = Scene()
    assert (scene.board.unhired[0], scene.board.home[0]) == (3, 5)


@rule("GW-BOARD-20", "GW-LOC-01")
def test_there_are_ten_locations() -> None:
    assert LOCATION_WORDS == (
        "sawmill", "quarry", "gold-mine", "temple", "barracks", "builders", "logistics", "tea-house", "embassy", "school",
    )  # fmt: skip


# Icons


@rule("GW-ICON-01")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_gain_has_its_word(code: str) -> None:
    language = Language(code, "great-wall")
    assert len({language.term("gained", number) for number in range(9)}) == 9


@rule("GW-ICON-02")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_resource_has_its_word(code: str) -> None:
    language = Language(code, "great-wall")
    assert len({language.term("resource", number) for number in range(4)}) == 4


@rule("GW-ICON-03")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_soldier_has_its_word(code: str) -> None:
    language = Language(code, "great-wall")
    assert len({language.term("soldier", number) for number in range(3)}) == 3


@rule("GW-ICON-04")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_location_has_its_word(code: str) -> None:
    language = Language(code, "great-wall")
    assert len({language.term("location", number) for number in range(10)}) == 10
