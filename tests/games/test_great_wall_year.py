"""The Great Wall, rule by rule: components, set-up, general rules, Spring, Summer, Autumn, the end."""

from __future__ import annotations

from typing import Any

import pytest

import muraglia
from muraglia.games.great_wall.activation import Activations
from muraglia.games.great_wall.autumn import Boxes, ChooseCommand, PlaceCommands, Turns
from muraglia.games.great_wall.barracks import Recruiting
from muraglia.games.great_wall.cardset import MOST_YEARS
from muraglia.games.great_wall.commands import Recovery
from muraglia.games.great_wall.embassy import Hiring
from muraglia.games.great_wall.seasons import AUTUMN, SPRING, SUMMER, WINTER, ClearTrack, Income, Season
from muraglia.games.great_wall.set_up import is_setting_up
from muraglia.games.great_wall.shame import ShameDue, Unshaming
from muraglia.games.great_wall.view import OwnView
from muraglia.games.great_wall.vocabulary import ALL
from muraglia.games.great_wall.winter import EndCheck
from tests.games.great_wall_support import HOUSE, Scene, board_of, soldiers
from tests.support import rule


def start(players: int, seed: str = "1", **options: str) -> Any:
    return muraglia.new("great-wall", players=players, seed=seed, **options).position


def after_set_up(players: int, seed: str = "1", **options: str) -> muraglia.Game:
    game = muraglia.new("great-wall", players=players, seed=seed, **options)
    while is_setting_up(board_of(game)):
        seat = game.to_act[0]
        game.play(game.choices(seat)[-1], seat)
    return game


# Components and board


@rule("GW-COMP-03", "GW-COMP-04", "GW-COMP-06", "GW-SETUP-08", "GW-SETUP-20", "GW-GEN-04", "GW-CLERK-01", "GW-BOARD-19", "GW-AMB-34")
@pytest.mark.parametrize("players", [3, 4])
def test_a_clan_has_its_figures_and_commands(players: int) -> None:
    board = start(players)
    for seat in range(players):
        assert list(board.reserve[seat * 3 : seat * 3 + 3]) == [10, 4, 2]
        assert (board.home[seat], board.unhired[seat]) == (5, 3)
        assert board.hand[seat] == 0b111111
    assert start(players, start_clerks="3").home[0] == 3


@rule("GW-COMP-05", "GW-COMP-07", "GW-COMP-08", "GW-COMP-09", "GW-COMP-10", "GW-COMP-11", "GW-COMP-12", "GW-COMP-13", "GW-COMP-22")
def test_the_set_has_the_cards_of_the_box() -> None:
    counts = {kind: len(ids) for kind, ids in HOUSE.ids.items()}
    assert (counts["command"], counts["solo-command"], counts["rush-command"]) == (6, 6, 1)
    assert (counts["general"], counts["rush-general"], counts["qin-general"]) == (13 + 8, 2, 1)
    assert (counts["advisor"], counts["tactic"], counts["artifact"]) == (44, 20 + 12, 5)
    assert (counts["event"], counts["request"]) == (12, 12)
    assert (len(HOUSE.horde_deck), len(HOUSE.coop_deck)) == (24, 24)
    assert 24 + 24 + 1 + 20 + 5 + 44 + 13 + 2 + 12 + 12 + 24 + 8 + 12 + 1 + 6 == 208


@rule("GW-COMP-01", "GW-SETUP-01", "GW-SETUP-02", "GW-COMP-20", "GW-BOARD-08", "GW-REED-04", "GW-SOLO-03", "GW-AMB-48", "GW-COMP-23")
def test_the_side_of_the_board_follows_the_number_of_players() -> None:
    assert [start(players).side for players in (1, 2, 3, 4)] == [0, 0, 0, 1]
    assert [start(players).year for players in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert [HOUSE.years[start(players).track] for players in (1, 2, 3, 4)] == [6, 6, 6, 5]
    with pytest.raises(muraglia.BadSetup):
        start(5)


@rule(
    "GW-BOARD-01",
    "GW-BOARD-02",
    "GW-SETUP-04",
    "GW-SETUP-05",
    "GW-BOARD-16",
    "GW-HORDE-CARD-03",
    "GW-BOARD-05",
    "GW-SETUP-06",
    "GW-COMP-15",
)
def test_one_horde_and_three_barricades_a_section() -> None:
    board = start(3)
    assert list(board.depth) == [1, 1, 1] and len(board.horde_deck) == 21
    assert list(board.barricades) == [3, 3, 3]
    assert board.indicator() == board.horde_deck[-1] % 3


@rule("GW-SETUP-05a", "GW-EX-01", "GW-BOARD-17")
def test_a_fourth_horde_with_four_players_goes_where_the_next_back_points() -> None:
    for number in range(12):
        board = start(4, f"fourth {number}")
        assert sum(board.depth) == 4 and len(board.horde_deck) == 20
        assert board.depth[board.horde_deck[-1] % 3] == 2


@rule("GW-SETUP-03", "GW-BOARD-14", "GW-SETUP-07", "GW-BOARD-15", "GW-MODE-02", "GW-MODE-03", "GW-MODE-04")
def test_what_lies_open_at_the_start() -> None:
    board = start(3)
    assert len(board.artifacts) == 3 and sorted(board.tactic_deck) == list(range(20))
    assert board.rush == -1 and board.qin == -1 and board.qin_deck == b""
    assert board.requests == b"" and board.events == b""
    assert max(board.horde_deck) < 24 and all(max(board.dealt[seat][:2]) < 13 for seat in range(3))


@rule(
    "GW-SETUP-09", "GW-SETUP-10", "GW-SETUP-11", "GW-SETUP-12", "GW-SETUP-13", "GW-SETUP-14", "GW-AMB-35", "GW-ADVISOR-02", "GW-ADVISOR-03"
)
def test_everybody_chooses_a_general_and_an_active_advisor_in_secret() -> None:
    game = muraglia.new("great-wall", players=3, seed="choose")
    assert game.to_act == [0, 1, 2]
    dealt = [bytes(board_of(game).dealt[seat]) for seat in range(3)]
    for seat in (2, 0, 1):
        assert len(game.options(seat)) == 2
        version = game.version
        game.play(game.choices(seat)[1], seat)
    assert game.version == version + 1
    for seat in (1, 2, 0):
        game.play(game.choices(seat)[0], seat)
    for seat in range(3):
        assert board_of(game).general[seat] == dealt[seat][1]
        assert bytes(board_of(game).advisors[seat]) == dealt[seat][2:3] and bytes(board_of(game).support[seat]) == dealt[seat][3:]
        assert game.view(2).public.factions[seat].general is not None


@rule("GW-SETUP-12", "GW-AMB-35")
def test_generals_are_secret_until_all_are_chosen_and_open_before_the_advisors() -> None:
    game = muraglia.new("great-wall", players=3, seed="choose")
    for seat in (2, 0):
        game.play(game.choices(seat)[1], seat)
        assert all(faction.general is None for faction in game.view(1).public.factions)
    game.play(game.choices(1)[1], 1)
    for seat in range(3):
        assert {view.public.factions[seat].general for view in map(game.view, range(-1, 3))} == {
            HOUSE.ids["general"][board_of(game).general[seat]]
        }
    assert "b: general-" in game.record(0) and game.question(0).rules == ("GW-SETUP-13", "GW-SETUP-14")


@rule("GW-SETUP-17", "GW-BOARD-13")
def test_the_advisor_track_is_laid_after_the_advisors_are_chosen() -> None:
    game = muraglia.new("great-wall", players=3, seed="choose")
    while is_setting_up(board_of(game)):
        assert game.view(0).public.advisor_track == ()
        game.play(game.choices(game.to_act[0])[0], game.to_act[0])
    assert len(game.view(0).public.advisor_track) == 4


@rule("GW-SETUP-15", "GW-COMP-19", "GW-SETUP-18", "GW-BOARD-10", "GW-COMP-14", "GW-BOARD-07", "GW-BOARD-18")
def test_the_supply() -> None:
    for players, tiles in ((1, 10), (2, 20), (3, 30), (4, 40)):
        board = start(players)
        assert (board.shame, board.shame_boxed) == (tiles, 0)
        assert list(board.honour[:players]) == [0] * players
        assert list(board.wall) == [0, 0, 0] and list(board.warehouse) == [0, 0, 0]


@rule("GW-SETUP-16", "GW-SETUP-19", "GW-SETUP-20a", "GW-EX-02", "GW-TEA-01", "GW-BOARD-09", "GW-COMP-16", "GW-COMP-17", "GW-YEAR-03")
def test_generals_give_resources_tactics_and_the_tea_order_and_autumn_begins() -> None:
    game = after_set_up(4, "tea")
    board: Any = game.position
    values = [board.cards.tea_value[board.general[seat]] for seat in board.tea]
    assert values == sorted(values, reverse=True) and len(set(board.cards.tea_value)) == 21
    for seat in range(4):
        general = board.general[seat]
        assert list(board.resources[seat * 4 : seat * 4 + 4]) == board.cards.start_resources[general * 4 : general * 4 + 4]
        assert len(board.tactics[seat]) == board.cards.start_tactics[general]
    assert board.season_of() == AUTUMN and board.year == 1


@rule("GW-GEN-01", "GW-GEN-02", "GW-GEN-03", "GW-AMB-32")
def test_what_is_behind_a_screen_is_its_players_alone() -> None:
    game = after_set_up(3)
    own, seen = game.view(0).own, game.view(1).public.factions[0]
    assert own.resources and own.tactics and own.hand
    assert not any(hasattr(seen, hidden) for hidden in ("resources", "tactics", "hand"))
    assert (seen.tactics_size, seen.hand_size) == (len(own.tactics), len(own.hand)) and len(own.hand) == 6
    assert game.view(-1).own == OwnView()


@rule("GW-GEN-05", "GW-GEN-06", "GW-GEN-08", "GW-COMP-18", "GW-AMB-36")
def test_paying_needs_the_full_amount() -> None:
    scene = Scene()
    scene.give(0, stone=2, wood=0)
    scene.run(Recruiting(0, 1))  # recruiting
    assert scene.options() == ["pass"] and scene.why("spearman") == "GW-BARRACKS-03"
    scene.give(0, stone=200, wood=100)
    scene.run(Recruiting(0, 1))
    scene.play("spearman")
    assert scene.stock(0) == [99, 198, 0, 0]


# Tea order


@rule("GW-TEA-02", "GW-TEA-03", "GW-EX-03", "GW-SUMMER-05")
def test_whoever_is_higher_on_the_tea_track_acts_first() -> None:
    scene = Scene()
    scene.tea("bca")
    for seat in range(3):
        scene.board.pile[seat], scene.board.hand[seat] = 1, 62
    scene.board.agenda = None
    scene.run(Season(SUMMER))
    order: list[int] = []
    while scene.step == "recovery" and len(order) < 3:
        order.append(scene.asked)
        scene.play("pass")
    assert order == [1, 2, 0]
    scene.board.honour[:] = [7, 9, 9]
    assert scene.board.winners() == [1]


# Spring


def spring(scene: Scene, hordes: int) -> None:
    """The Spring of a Year in which so many Hordes come."""
    board = scene.board
    board.year = next(
        year
        for year in range(1, HOUSE.years[board.track])
        if HOUSE.hordes_due[board.track * MOST_YEARS + year] + board.is_cooperative() == hordes
    )
    board.agenda = None
    board.do(Season(SPRING))
    board.go_on()


@rule("GW-SPRING-01", "GW-SPRING-02", "GW-SPRING-03", "GW-SPRING-04", "GW-SPRING-05", "GW-SPRING-06", "GW-EX-06", "GW-EXD-01", "GW-YEAR-04")
def test_hordes_come_to_empty_sections_first_then_by_the_back_of_the_next_card() -> None:
    scene = Scene()
    scene.horde("centre", "scouts")
    scene.next_hordes("left", "left", "left", "right")
    year = scene.board.year
    spring(scene, 3)
    assert list(scene.board.depth) == [1, 1, 2]
    assert scene.board.year == year + 2  # the second Year with three Hordes


@rule("GW-EX-07", "GW-BOARD-03", "GW-BOARD-17")
def test_the_new_card_itself_does_not_say_where_it_goes() -> None:
    scene = Scene()
    for section in ("left", "centre", "right"):
        scene.horde(section, "scouts")
    scene.next_hordes("right", "left", "centre")
    spring(scene, 2)
    assert list(scene.board.depth) == [2, 2, 1]


@rule("GW-SPRING-07", "GW-RAID-01", "GW-RAID-02", "GW-RAID-03", "GW-RAID-04", "GW-EXD-02", "GW-AMB-17")
def test_a_full_section_is_raided() -> None:
    scene = Scene(4)
    for section in ("left", "centre", "right"):
        for kind in ("scouts", "raiders", "levy"):
            scene.horde(section, kind)
    scene.board.shame = 6
    honour = list(scene.board.honour)
    scene.next_hordes("left", "left", "left", "left")
    spring(scene, 3)
    assert (scene.board.shame, scene.board.shame_boxed) == (0, 6)
    assert len(scene.board.horde_discard) == 3 and list(scene.board.honour) == honour
    for basis, left in (("humans", 8), ("factions", 7)):
        small = Scene(2, player_count_basis=basis)
        for kind in ("scouts", "raiders", "levy"):
            small.horde("centre", kind)
            small.horde("right", kind)
        small.board.shame = 10
        small.next_hordes("right", "right", "right")
        small.board.year = 1
        small.board.horde_deck = small.board.horde_deck
        before = small.board.shame
        spring(small, 2)
        assert before - small.board.shame == 2 * (10 - left)


@rule("GW-SPRING-08", "GW-AMB-31")
def test_two_advisors_go_and_two_come() -> None:
    scene = Scene()
    track = bytes(scene.board.advisor_track)
    spring(scene, 2)
    assert bytes(scene.board.advisor_track[:2]) == track[2:] and bytes(scene.board.advisor_discard) == track[:2]
    scene.board.advisor_deck = b""
    scene.board.advisor_discard = b""
    spring(scene, 2)
    assert len(scene.board.advisor_track) == 2


@rule("GW-AMB-30")
def test_an_empty_horde_deck_is_renewed_and_a_missing_back_falls_to_the_left() -> None:
    scene = Scene()
    board = scene.board
    board.horde_discard, board.horde_deck = board.horde_deck[:2], b""
    spring(scene, 2)
    assert list(board.depth) == [1, 1, 0]
    for kind in (0, 3, 6):
        scene.board.horde_deck = bytes([kind * 3])
    board.horde_deck, board.horde_discard = bytes([9]), b""
    scene.board.depth[2] = 0
    spring(scene, 2)
    assert list(board.depth) == [1, 1, 1]
    board.horde_deck = bytes([12])
    spring(scene, 2)
    assert list(board.depth) == [2, 1, 1]


# Summer


@rule("GW-SUMMER-01", "GW-SUMMER-02", "GW-EX-08", "GW-OVERSEER-09")
def test_overseers_bring_income_without_clerks() -> None:
    scene = Scene()
    scene.overseer(1, "gold-mine", 2)
    scene.overseer(1, "temple", 1)
    scene.run(Income())
    assert scene.stock(1) == [0, 0, 2, 1] and scene.stock(0) == [0, 0, 0, 0]


@rule("GW-SUMMER-03", "GW-SHAME-12", "GW-SHAME-13", "GW-AMB-33")
def test_shame_is_discarded_for_two_qi_each_wherever_it_lies() -> None:
    scene = Scene()
    scene.shame(0, "archer")
    scene.take_horde(0, "scouts", tiles=2)
    scene.give(0, qi=5)
    before = scene.board.shame
    scene.run(Unshaming(0, ALL, for_price=True))
    assert scene.options() == ["pass", "unshame-archer", "unshame-scouts-2"]
    scene.play("unshame-scouts-2", "unshame-archer")
    assert scene.options() == ["pass"]
    assert (scene.board.shame, scene.stock(0)[3]) == (before + 2, 1)


@rule("GW-SUMMER-04", "GW-SUMMER-06", "GW-SUMMER-07", "GW-SUMMER-08", "GW-EXD-20", "GW-AMB-28", "GW-BOARD-12", "GW-CARD-02")
def test_command_cards_come_back_or_bring_honour_but_treason_stays() -> None:
    treason = HOUSE.ids["command"].index("treason")
    for choice, hand, honour in (("recover", 63 & ~(1 << treason), 0), ("score-pile", 0b001100, 6)):
        scene = Scene()
        scene.board.hand[0] = 0b001100
        scene.board.pile[0] = (1 << treason) | 1
        scene.board.spaces = [1, -1, -1]
        scene.run(ClearTrack())
        assert scene.board.pile[0] == (1 << treason) | 3 and list(scene.board.spaces) == [-1, -1, -1]
        scene.board.hand[0] = 63 & ~scene.board.pile[0]
        scene.run(Recovery(0))
        assert scene.options() == ["pass", "recover", "score-pile"]
        scene.game.play(choice, 0)
        assert scene.board.honour[0] == honour
        assert scene.board.pile[0] >> treason & 1
        if choice == "recover":
            assert scene.board.hand[0] == hand
    scene = Scene(treason_counts_for_honour="false")
    scene.board.pile[0], scene.board.hand[0] = 1 << treason, 31
    scene.run(Recovery(0))
    assert scene.options() == ["pass"]


@rule("GW-AMB-29", "GW-SUMMER-05")
@pytest.mark.parametrize(("hand", "prompt"), [(0, "ask-recovery-empty"), (1, "ask-recovery")])
def test_who_has_no_command_card_left_is_warned_in_summer(hand: int, prompt: str) -> None:
    scene = Scene()
    scene.board.hand[0], scene.board.pile[0] = hand, 63 & ~hand
    scene.run(Recovery(0))
    assert scene.game.question(0).prompt.id == prompt


# Autumn


@rule("GW-AUTUMN-01", "GW-AMB-29")
def test_commands_are_chosen_in_secret_and_revealed_together() -> None:
    game = after_set_up(3, "secret")
    game.play("economy", 1)
    assert game.view(0).public.factions[1].chosen is None and game.view(1).own.chosen == "economy"
    assert game.to_act == [0, 2]
    game.play("treason", 1)  # it may still be changed
    game.play("economy", 0)
    version = game.version
    game.play("despotism", 2)
    assert game.version == version + 1
    assert [board_of(game).hand[seat] for seat in range(3)] == [62, 31, 61]
    scene = Scene()
    for seat in range(3):
        scene.board.hand[seat], scene.board.pile[seat] = (0, 63) if seat != 1 else (63, 0)
    scene.run(ChooseCommand())
    assert scene.game.to_act == [1]


@rule("GW-AUTUMN-02", "GW-AUTUMN-03", "GW-BOARD-11", "GW-AUTUMN-04", "GW-AUTUMN-05", "GW-AUTUMN-21")
def test_cards_are_placed_in_tea_order_and_resolved_by_space() -> None:
    scene = Scene(4)
    scene.tea("dbac")
    scene.board.chosen = [3, 3, 3, 3]
    scene.board.hand = [63 & ~8] * 4
    scene.run(PlaceCommands(waiting=15))
    assert scene.asked == 3 and scene.options() == ["space-1", "space-2", "space-3", "space-4"]
    scene.play("space-4")
    assert scene.asked == 1 and scene.why("space-4") == "GW-AUTUMN-02" and scene.why("space-5") == "GW-AUTUMN-02"
    scene.play("space-1", "space-3", "space-2")
    assert [card >> 4 for card in scene.board.spaces] == [1, 2, 0, 3]
    scene.run(Turns(0))  # turns
    order: list[int] = []
    while not scene.is_done:
        if not order or order[-1] != scene.board.active:
            order.append(scene.board.active)
        scene.play("pass")
    assert order == [1, 2, 0, 3]


@rule(
    "GW-AUTUMN-06", "GW-AUTUMN-07", "GW-AUTUMN-08", "GW-AUTUMN-09", "GW-AUTUMN-10", "GW-AUTUMN-11", "GW-CARD-01", "GW-COMP-06", "GW-AMB-59"
)
def test_boxes_from_top_to_bottom_the_others_in_tea_order() -> None:
    scene = Scene()
    scene.tea("cab")
    scene.board.active = 0
    economy = HOUSE.ids["command"].index("economy")
    scene.run(Boxes(0, HOUSE.first_box[economy], HOUSE.first_box[economy + 1]))
    assert scene.asked == 0
    scene.play("home>temple", "home>temple", "pass")
    assert scene.asked == 2
    scene.play("home>temple")  # full now, but nothing is Activated
    assert scene.clerks_at("temple") == "aac"
    scene.play("pass")
    assert scene.asked == 1
    scene.play("pass")
    assert scene.step == "gain-one" and scene.asked == 0
    scene.play("wood", "gold")
    assert scene.stock(0) == [1, 0, 1, 0] and scene.is_done


@rule("GW-AUTUMN-09", "GW-AMB-59")
def test_a_gain_of_resources_can_be_declined_in_part() -> None:
    scene = Scene()
    scene.owner_box(0, "economy", 2)  # two of wood, stone or gold
    scene.play("stone", "pass")
    assert scene.is_done and scene.stock(0) == [0, 1, 0, 0]


@rule(
    "GW-AUTUMN-12",
    "GW-AUTUMN-13",
    "GW-AUTUMN-14",
    "GW-AUTUMN-15",
    "GW-LOC-11",
    "GW-AMB-20",
    "GW-LOC-03",
    "GW-LOC-05",
    "GW-LOC-02",
    "GW-LOC-04",
)
def test_the_active_player_orders_the_activations_and_skips_none() -> None:
    scene = Scene()
    scene.clerks("temple", "bbc")
    scene.clerks("school", "c")
    scene.clerks("quarry", "ab")
    scene.board.active = 0
    scene.run(Activations(0, True, (1 << 3) | (1 << 9)))
    assert scene.asked == 0 and scene.options() == ["temple", "school"]
    scene.play("school")
    assert len(scene.board.tactics[2]) == 1
    assert scene.options() == ["temple"] and scene.why("pass") == "GW-AUTUMN-13"
    scene.play("temple")
    scene.pass_all()
    assert scene.stock(1)[3] == 2 and scene.stock(2)[3] == 1 and scene.clerks_at("quarry") == "ab"
    scene.clerks("school", "b")
    scene.board.clerks[9 * 3 + 1] = 0  # the condition was lost through an effect
    scene.run(Activations(0, True, 1 << 9))
    assert scene.is_done


@rule("GW-AUTUMN-22", "GW-YEAR-01", "GW-YEAR-02")
def test_a_year_runs_through_its_seasons_and_cards_stay_on_the_track() -> None:
    game = after_set_up(3, "seasons")
    seasons: list[int] = []
    while not game.is_over and board_of(game).year < 3:
        if not seasons or seasons[-1] != board_of(game).season_of():
            seasons.append(board_of(game).season_of())
        seat = game.to_act[0]
        if board_of(game).season_of() == WINTER:
            assert sum(card >= 0 for card in board_of(game).spaces) == 3
        game.play(game.choices(seat)[0], seat)
    assert seasons[:7] == [AUTUMN, WINTER, SUMMER, AUTUMN, WINTER, SUMMER, AUTUMN] or seasons[:3] == [AUTUMN, WINTER, SUMMER]


# Shame


@rule("GW-SHAME-4", "GW-SHAME-5", "GW-SHAME-6", "GW-SHAME-7", "GW-SHAME-3", "GW-AMB-58")
def test_a_tile_goes_under_a_reserve_soldier_or_on_a_taken_horde() -> None:
    scene = Scene()
    scene.take_horde(0, "scouts")
    scene.take_horde(0, "raiders", tiles=2)
    scene.shame(0, "horseman", 2)
    scene.run(ShameDue(0, 2))
    assert scene.options() == ["shame-spearman", "shame-archer", "shame-scouts-0"]
    assert scene.why("shame-horseman") == "GW-SHAME-5" and scene.why("shame-raiders-1") == "GW-SHAME-6"
    scene.play("shame-scouts-0", "shame-spearman")
    assert scene.board.tiles_of(0) == 6 and scene.is_done
    scene.give(0, gold=9, wood=9)
    scene.run(Recruiting(0, 2))
    assert scene.why("horseman") == "GW-BARRACKS-02"  # both have tiles


@rule("GW-SHAME-8", "GW-EXD-13", "GW-AMB-27")
def test_without_a_tile_in_the_supply_five_honour_are_lost() -> None:
    for floor, left in (("0", 0), ("none", -2)):
        scene = Scene(honour_floor=floor)
        scene.board.shame = 0
        scene.board.honour[0] = 3
        scene.run(ShameDue(0, 1))
        assert scene.is_done and scene.board.honour[0] == left and scene.board.tiles_of(0) == 0


@rule("GW-SHAME-9", "GW-EXD-14")
def test_without_a_place_the_tile_goes_to_the_box() -> None:
    scene = Scene()
    scene.board.shamed[0:3] = scene.board.reserve[0:3]
    scene.take_horde(0, "scouts", tiles=2)
    scene.board.shame, scene.board.honour[0] = 4, 9
    scene.run(ShameDue(0, 1))
    assert (scene.board.shame, scene.board.shame_boxed, scene.board.honour[0]) == (3, 1, 4)


# The end


@rule("GW-END-01", "GW-END-02", "GW-END-03", "GW-END-04", "GW-END-05", "GW-EXD-31", "GW-EXD-32", "GW-WINTER-10", "GW-AMB-01")
def test_the_three_ends_are_looked_at_in_winter_only() -> None:
    def ends(players: int, walls: list[int], shame: int = 9, year: int = 1, **options: str) -> bool:
        scene = Scene(players, **options)
        scene.board.wall = walls
        scene.board.shame = shame
        scene.board.year = year
        scene.run(EndCheck())
        return scene.game.is_over

    assert ends(3, [3, 3, 0]) and not ends(4, [3, 3, 0]) and ends(4, [3, 3, 3])
    assert not ends(3, [3, 3, 0], wall_end_sections_3p="3") and ends(2, [0, 3, 3]) and ends(1, [0, 3, 3])
    assert not ends(3, [3, 2, 2]) and ends(3, [0, 0, 0], shame=0)
    assert ends(3, [0, 0, 0], year=6) and not ends(3, [0, 0, 0], year=5) and ends(4, [0, 0, 0], year=5)


@rule("GW-SCORE-01", "GW-SCORE-02", "GW-SCORE-03", "GW-SCORE-04", "GW-SCORE-05", "GW-SHAME-10", "GW-SHAME-11", "GW-EXD-12", "GW-GEN-09")
def test_final_scoring_in_its_order() -> None:
    scene = Scene()
    scene.board.honour[:] = [8, 11, 0]
    scene.shame(0, "spearman", 3)
    scene.take_horde(0, "siege-tower")
    scene.take_horde(0, "ram", tiles=1)
    scene.board.artifacts = bytes([HOUSE.ids["artifact"].index("jade-seal")])
    scene.overseer(0, "quarry", 2)
    scene.board.year = 6
    scene.run(EndCheck())
    assert list(scene.board.honour) == [0 + 8 + 4, 11, 0]
    assert scene.board.winners() == [0]


@rule("GW-GENERAL-01", "GW-GENERAL-02", "GW-EX-04", "GW-CARD-05", "GW-ADVISOR-04", "GW-AMB-72")
def test_a_general_is_as_strong_as_his_support() -> None:
    for supports, honour in ((0, 0), (2, 4)):
        scene = Scene()
        scene.general(0, "yu-jie")  # 2 Honour for each Support Advisor when hiring
        for id in ("forester", "abbot")[:supports]:
            scene.advisor(0, id, active=False)
        scene.give(0, gold=9)
        scene.run(Hiring(0, 1, advisors=False))
        scene.play("hire-clerk")
        assert scene.board.honour[0] == honour


@rule("GW-ADVISOR-01", "GW-ADVISOR-05", "GW-AMB-21")
def test_a_new_advisor_is_active_or_support_for_good() -> None:
    for limit, options in (("none", ["active", "support"]), ("1", ["support"])):
        scene = Scene(max_active_advisors=limit)
        scene.advisor(0, "abbot")
        scene.give(0, gold=9)
        scene.run(Hiring(0, 1, clerks=False))
        scene.play(scene.options()[1])
        assert scene.options() == options
        assert scene.why("pass") == "GW-ADVISOR-01"
        scene.play("support")
        assert len(scene.board.support[0]) == 1 and len(scene.board.advisors[0]) == 1


@rule("GW-ICON-01", "GW-ICON-02", "GW-ICON-03", "GW-ICON-04")
def test_every_icon_has_its_word() -> None:
    from muraglia.language import LANGUAGES, Language

    for code in LANGUAGES:
        language = Language(code, "great-wall")
        assert len({language.term("resource", number) for number in range(4)}) == 4
        assert len({language.term("gained", number) for number in range(9)}) == 9
        assert len({language.term("soldier", number) for number in range(3)}) == 3


@rule("GW-SHAME-5")
def test_a_reserve_never_holds_more_tiles_than_soldiers() -> None:
    scene = Scene()
    scene.run(ShameDue(0, 12))
    for _ in range(10):
        scene.play("shame-spearman")
    assert "shame-spearman" not in scene.options() and soldiers(scene, 0) == [10, 4, 2]
