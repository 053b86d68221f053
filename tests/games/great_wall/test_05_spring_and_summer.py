"""The Great Wall: the Year, Spring, Raids, Summer."""

from __future__ import annotations

import pytest

from muraglia.games.great_wall.commands import Recovery
from muraglia.games.great_wall.seasons import AUTUMN, SPRING, SUMMER, WINTER, ClearTrack, Income, Season
from muraglia.games.great_wall.shame import Unshaming
from muraglia.games.great_wall.vocabulary import ALL
from muraglia.games.great_wall.winter import EndCheck
from tests.games.great_wall.support import HOUSE, Scene, after_set_up, board_of, coop
from tests.support import rule

SECTIONS = ("left", "centre", "right")


def one_horde_each() -> Scene:
    scene = Scene()
    for section in SECTIONS:
        scene.horde(section, "scouts")
    return scene


# The Year


@rule("GW-YEAR-01")
def test_a_year_has_four_seasons() -> None:
    game = after_set_up(3, "seasons")
    seasons: list[int] = []
    while not game.is_over and board_of(game).year < 3:
        if seasons[-1:] != [board_of(game).season_of()]:
            seasons.append(board_of(game).season_of())
        game.play(game.choices(game.to_act[0])[0], game.to_act[0])
    # nothing is asked in Spring
    assert seasons == [AUTUMN, WINTER, SUMMER, AUTUMN, WINTER, SUMMER][: len(seasons)] and len(seasons) > 3


@rule("GW-YEAR-02")
def test_an_end_that_is_met_in_autumn_waits_for_winter() -> None:
    game = after_set_up(3, "wall")
    board_of(game).wall[:] = [3, 3, 3]
    while board_of(game).season_of() == AUTUMN:
        assert not game.is_over
        game.play(game.choices(game.to_act[0])[0], game.to_act[0])
    while not game.is_over:
        assert board_of(game).year == 1
        game.play(game.choices(game.to_act[0])[0], game.to_act[0])


@rule("GW-YEAR-04")
def test_without_an_end_the_next_year_begins_with_spring() -> None:
    scene = Scene()
    year = scene.board.year
    scene.board.agenda = None
    scene.board.do_in_order([EndCheck(), Season(SPRING)])
    scene.board.go_on()
    assert scene.board.year == year + 1 and sum(scene.board.depth) > 0


# Spring


@rule("GW-SPRING-01")
def test_the_time_tile_moves_on() -> None:
    scene = Scene()
    scene.season(SPRING)
    assert scene.board.year == 2


@rule("GW-SPRING-02", "GW-EX-06")
@pytest.mark.parametrize("number", [2, 3])
def test_as_many_hordes_come_as_the_track_says(number: int) -> None:
    scene = Scene()
    left = len(scene.board.horde_deck)
    scene.spring(number)
    assert left - len(scene.board.horde_deck) == number


@rule("GW-SPRING-03")
def test_each_horde_is_placed_before_the_next_is_drawn() -> None:
    scene = one_horde_each()
    scene.next_hordes("left", "centre", "right")  # the second back places the first card, the third the second
    scene.spring(2)
    assert list(scene.board.depth) == [1, 2, 2]


@rule("GW-SPRING-04", "GW-EXD-01")
def test_empty_sections_come_first_from_the_left() -> None:
    scene = Scene()
    scene.horde("centre", "scouts")
    scene.next_hordes("left", "left", "left", "right")
    scene.spring(3)
    assert list(scene.board.depth) == [1, 1, 2]


@rule("GW-SPRING-05", "GW-EX-07")
def test_the_new_card_itself_does_not_say_where_it_goes() -> None:
    scene = one_horde_each()
    scene.next_hordes("right", "left", "centre")
    scene.spring(2)
    assert list(scene.board.depth) == [2, 2, 1]


@rule("GW-SPRING-06")
def test_a_horde_takes_the_space_nearest_to_the_wall() -> None:
    scene = one_horde_each()
    scene.horde("left", "raiders")
    scene.next_hordes("right", "left", "centre")
    scene.spring(2)
    assert scene.hordes("left")[:2] == ["scouts", "raiders"] and len(scene.hordes("left")) == 3


def full_board(players: int = 4, **options: str) -> Scene:
    scene = Scene(players, **options)
    for section in SECTIONS[scene.board.first_section :]:
        for kind in ("scouts", "raiders", "levy"):
            scene.horde(section, kind)
    scene.next_hordes("right", "right", "right", "right")
    return scene


@rule("GW-SPRING-07", "GW-RAID-01")
def test_a_horde_for_a_full_section_is_discarded() -> None:
    scene = full_board()
    scene.spring(3)
    assert len(scene.board.horde_discard) == 3 and list(scene.board.depth) == [3, 3, 3]


@rule("GW-RAID-02", "GW-RAID-04")
def test_each_raid_takes_as_many_tiles_as_there_are_players() -> None:
    scene = full_board()
    scene.spring(3)
    assert (scene.board.shame, scene.board.shame_boxed) == (40 - 12, 12)


@rule("GW-RAID-03", "GW-EXD-02")
def test_a_raid_takes_no_more_than_there_are() -> None:
    scene = full_board()
    scene.board.shame = 2
    scene.board.honour[:] = [5, 5, 5, 5]
    scene.spring(3)
    assert (scene.board.shame, scene.board.shame_boxed) == (0, 2) and list(scene.board.honour) == [5, 5, 5, 5]


@rule("GW-AMB-17")
@pytest.mark.parametrize(("basis", "tiles"), [("humans", 2), ("factions", 3)])
def test_artificial_factions_do_not_count_as_players(basis: str, tiles: int) -> None:
    scene = full_board(2, player_count_basis=basis)
    scene.spring(2)
    assert scene.board.shame_boxed == 2 * tiles


@rule("GW-SPRING-08")
def test_the_two_leftmost_advisors_go_and_two_come() -> None:
    scene = Scene()
    before = scene.advisors()
    scene.season(SPRING)
    assert scene.advisors()[:2] == before[2:] and len(scene.advisors()) == 4
    assert [HOUSE.ids["advisor"][card] for card in scene.board.advisor_discard] == before[:2]


@rule("GW-AMB-31")
def test_an_empty_advisor_deck_is_renewed_from_the_discards() -> None:
    scene = Scene()
    scene.board.advisor_discard, scene.board.advisor_deck = scene.board.advisor_deck[:2], b""
    scene.season(SPRING)
    assert len(scene.advisors()) == 4 and len(scene.board.advisor_deck) == 2


@rule("GW-AMB-31")
def test_without_deck_and_discards_the_track_stays_short() -> None:
    scene = Scene()
    scene.board.advisor_deck, scene.board.advisor_track = b"", scene.board.advisor_track[:1]
    scene.season(SPRING)
    assert len(scene.advisors()) == 1, "the one that left came back"


@rule("GW-AMB-30")
def test_an_empty_horde_deck_is_renewed_from_the_discards() -> None:
    scene = Scene()
    scene.board.horde_discard, scene.board.horde_deck = scene.board.horde_deck[:2], b""
    scene.spring(2)
    assert list(scene.board.depth) == [1, 1, 0] and scene.board.horde_discard == b""


@rule("GW-AMB-30")
def test_without_a_back_a_horde_goes_to_the_leftmost_section() -> None:
    scene = one_horde_each()
    scene.board.horde_deck, scene.board.horde_discard = scene.board.horde_deck[:1], b""
    scene.spring(2)
    assert list(scene.board.depth) == [2, 1, 1]


# Summer


@rule("GW-SUMMER-01", "GW-EX-08", "GW-OVERSEER-09")
def test_an_overseer_brings_its_level() -> None:
    scene = Scene()
    scene.overseer(1, "gold-mine", 2)
    scene.overseer(1, "temple", 1)
    scene.run(Income())
    assert scene.stock(1) == [0, 0, 2, 1]


@rule("GW-SUMMER-02")
def test_income_needs_an_overseer_not_a_clerk() -> None:
    scene = Scene()
    scene.clerks("gold-mine", "a")
    scene.overseer(1, "gold-mine", 1)
    scene.run(Income())
    assert (scene.stock(0)[2], scene.stock(1)[2]) == (0, 1)


@rule("GW-SUMMER-03")
def test_a_tile_is_discarded_for_two_qi() -> None:
    scene = Scene()
    scene.shame(0, "archer")
    scene.give(0, qi=3)
    before = scene.board.shame
    scene.run(Unshaming(0, ALL, for_price=True))
    scene.play("unshame-archer")
    assert (scene.board.shame, scene.stock(0)[3]) == (before + 1, 1)


@rule("GW-SUMMER-03")
def test_with_one_qi_no_tile_is_discarded() -> None:
    scene = Scene()
    scene.shame(0, "archer")
    scene.give(0, qi=1)
    scene.run(Unshaming(0, ALL, for_price=True))
    assert scene.options() == ["pass"]


@rule("GW-SUMMER-04")
def test_the_cards_of_the_track_go_to_the_pile() -> None:
    scene = Scene()
    scene.commands(0, "despotism", pile="economy")
    scene.track("a:treason")
    scene.run(ClearTrack())
    assert scene.pile(0) == {"economy", "treason"} and scene.owners_on_track() == "---"


@rule("GW-SUMMER-05")
def test_one_may_recover_or_score_or_do_nothing() -> None:
    scene = Scene()
    scene.commands(0, "despotism")
    scene.run(Recovery(0))
    assert scene.options() == ["pass", "recover", "score-pile"]
    scene.game.play("pass", 0)
    assert scene.hand(0) == {"despotism"} and scene.board.honour[0] == 0


@rule("GW-SUMMER-06", "GW-EXD-20")
def test_all_own_cards_come_back() -> None:
    scene = Scene()
    scene.commands(0, "mobilisation attack-order work-harder", pile="economy despotism treason")
    scene.run(Recovery(0))
    scene.game.play("recover", 0)
    assert scene.hand(0) == {"mobilisation", "attack-order", "work-harder", "economy", "despotism"}


@rule("GW-SUMMER-07", "GW-EXD-20")
def test_or_each_card_of_the_pile_brings_two_honour() -> None:
    scene = Scene()
    scene.commands(0, "mobilisation attack-order work-harder", pile="economy despotism treason")
    scene.run(Recovery(0))
    scene.game.play("score-pile", 0)
    assert scene.board.honour[0] == 6 and scene.pile(0) == {"economy", "despotism", "treason"}


@rule("GW-SUMMER-08")
def test_treason_never_comes_back() -> None:
    scene = Scene()
    scene.commands(0, "economy", pile="despotism treason")
    scene.run(Recovery(0))
    scene.game.play("recover", 0)
    assert scene.pile(0) == {"treason"}


@rule("GW-AMB-28")
@pytest.mark.parametrize(("counts", "options"), [("true", ["pass", "score-pile"]), ("false", ["pass"])])
def test_treason_counts_for_honour(counts: str, options: list[str]) -> None:
    scene = Scene(treason_counts_for_honour=counts)
    scene.commands(0, "economy", pile="treason")
    scene.run(Recovery(0))
    assert scene.options() == options


@rule("GW-AMB-29")
@pytest.mark.parametrize(("hand", "prompt"), [("", "ask-recovery-empty"), ("economy", "ask-recovery")])
def test_who_has_no_command_card_left_is_warned(hand: str, prompt: str) -> None:
    scene = Scene()
    scene.commands(0, hand)
    scene.run(Recovery(0))
    assert scene.game.question(0).prompt.id == prompt


@rule("GW-SUMMER-03", "GW-SUMMER-01")
def test_income_comes_before_the_tiles() -> None:
    scene = Scene()
    scene.shame(0, "archer")
    scene.overseer(0, "temple", 2)
    scene.season(SUMMER)
    assert scene.asked == 0 and scene.options() == ["pass", "unshame-archer"]


@rule("GW-SPRING-08", "GW-AMB-31")
def test_advisors_that_leave_in_spring_are_shuffled_in_when_the_deck_is_empty() -> None:
    scene = Scene()
    scene.board.advisor_deck = scene.board.advisor_discard = b""
    before = scene.advisors()
    scene.spring(2)
    assert scene.advisors()[:2] == before[2:]
    assert sorted(scene.advisors()[2:]) == sorted(before[:2])


@rule("GW-TACTIC-02")
def test_a_card_drawn_at_the_beginning_of_summer_can_be_played_in_its_window() -> None:
    """The General draws for a, whose hand was empty; the window comes after that."""
    scene = coop()
    scene.general(0, "zhang-shijie")
    scene.advisor(0, "forester", active=False)
    feast = HOUSE.ids["tactic"].index("harvest-feast")
    scene.board.tactic_deck = bytes(card for card in scene.board.tactic_deck if card != feast) + bytes([feast])
    scene.season(SUMMER)
    assert scene.tactics(0) == ["harvest-feast"]
    assert scene.step == "window" and list(scene.game.to_act) == [0], "the others hold no cards and are not asked"
    assert "play-harvest-feast" in scene.options()
