"""Die Mauer: the end, DM-END (docs/rules/die-mauer.md)."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.games.die_mauer.spec import SPEC
from muraglia.kernel.message import Message
from tests.games.die_mauer.support import hand, idle_turn, refusal, told, wall, without_leftovers
from tests.support import die_mauer, line_of, rule, show


@rule("DM-END-1", "DM-END-3")
def test_the_round_ends_when_somebody_holds_no_block() -> None:
    game = die_mauer(hands={"a": "W1", "b": "T W2", "c": "G W3 W3 W6"}, points="5 0 7")
    show(game, "W1 T G")
    game.play("left")
    assert without_leftovers(told(game))[3:] == [
        "master-unmatched(0, 2)", "built(0, 2, 0)", "round-ends-done(1,)", "paid(0, 0, 5)", "paid(1, 17, 17)", "paid(2, 22, 29)",
        "round-begins(2, 1)", "turn-begins(1,)",
    ]  # fmt: skip
    assert game.scores == [5, 17, 29]
    assert game.winners == []


@rule("DM-END-1")
def test_one_block_left_does_not_end_the_round() -> None:
    game = die_mauer(hands={"a": "W1 W2", "b": "T W2", "c": "G"})
    show(game, "W1 T G")
    game.play("left")
    assert (line_of(game, "round"), hand(game, "a"), game.scores) == ("1", "W2", [0, 0, 0])


@rule("DM-END-1")
def test_every_entitled_builder_places_before_the_round_ends_and_several_may_be_done() -> None:
    game = die_mauer(hands={"a": "W1 T", "b": "W1", "c": "W1", "d": "W1 G"}, players=4, ends=("W2", "W2"))
    show(game, "W1 W1 W1 W1")
    game.play("left", 1)
    assert (line_of(game, "round"), hand(game, "b"), game.to_act) == ("1", "-", [2])
    assert line_of(game, "idle turns") == "-1"
    game.play("left", 2)
    assert (line_of(game, "round"), hand(game, "c"), game.to_act) == ("1", "-", [3])
    game.play("left", 3)
    assert game.scores == [16, 0, 0, 10]
    assert line_of(game, "round") == "2"


@rule("DM-END-1")
def test_nobody_starts_a_turn_without_a_block() -> None:
    with pytest.raises(muraglia.TextError) as refused:
        die_mauer(hands={"a": "W1", "b": "-", "c": "W1"})
    assert (refused.value.line, refused.value.message) == (8, Message("text-bad-agenda"))


@rule("DM-END-2")
@pytest.mark.parametrize(("block", "cost"), [("T", 10), ("G", 15)])
def test_the_round_ends_when_nothing_held_can_ever_be_built(block: str, cost: int) -> None:
    game = die_mauer(hands={"a": "T G", "b": "T", "c": "G T"}, ends=("W1", "G"))
    show(game, f"{block} fist fist")
    game.play("left")
    assert without_leftovers(told(game))[4:] == [
        f"built(0, {'TG'.index(block)}, 0)", "round-ends-closed(1,)", f"paid(0, {cost}, {cost})", "paid(1, 15, 15)", "paid(2, 25, 25)",
        "round-begins(2, 1)", "turn-begins(1,)",
    ]  # fmt: skip


@rule("DM-END-2")
@pytest.mark.parametrize("piece", ["W1", "W2", "W3", "W4", "W6"])
@pytest.mark.parametrize("holder", ["a", "b", "c"])
def test_a_wall_piece_in_somebodys_hand_keeps_the_round_going(holder: str, piece: str) -> None:
    hands = {"a": "T G", "b": "T", "c": "G"}
    hands[holder] += f" {piece}"
    game = die_mauer(hands=hands, ends=("W1", "G"))
    show(game, "T fist fist")
    game.play("left")
    assert (wall(game)[:4], wall(game)[-1]) == ("T W1", "G")
    assert (line_of(game, "round"), game.scores) == ("1", [0, 0, 0])


@rule("DM-END-2")
@pytest.mark.parametrize("ends", [("W1", "W2"), ("W1", "T"), ("T", "W1")])
def test_an_open_end_keeps_the_round_going(ends: tuple[str, str]) -> None:
    game = die_mauer(hands={"a": "T", "b": "T G", "c": "G"}, ends=ends, players=3)
    idle_turn(game)
    assert (line_of(game, "round"), line_of(game, "idle turns")) == ("1", "1")


@rule("DM-END-2")
def test_the_empty_table_keeps_the_round_going() -> None:
    game = die_mauer()
    idle_turn(game)
    assert line_of(game, "round") == "1"


@rule("DM-END-2")
def test_the_end_is_checked_after_a_turn_without_building_too() -> None:
    game = die_mauer(hands={"a": "T", "b": "T G", "c": "G"}, ends=("T", "G"))
    show(game, "T G G")
    assert told(game)[3:5] == ["no-position(0,)", "round-ends-closed(1,)"]
    assert game.scores == [15, 25, 10]


@rule("DM-END-1", "DM-END-2")
def test_a_player_who_is_done_ends_the_round_even_if_it_is_closed_as_well() -> None:
    game = die_mauer(hands={"a": "T", "b": "T G", "c": "G"}, ends=("W1", "G"))
    show(game, "T G G")
    game.play("left")
    assert "round-ends-done(1,)" in told(game)
    assert game.scores == [0, 25, 10]


@rule("DM-END-5")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_round_ends_after_exactly_three_laps_without_a_building(players: int) -> None:
    game = die_mauer(players=players)
    for turn in range(3 * players - 1):
        assert line_of(game, "idle turns") == str(turn)
        idle_turn(game)
    assert (line_of(game, "round"), line_of(game, "idle turns")) == ("1", str(3 * players - 1))
    since = len(game.events())
    idle_turn(game)
    assert without_leftovers(told(game, since))[players:] == [
        f"many-empty-fists({players},)",
        "round-ends-idle(1,)",
        *[f"paid({seat}, 41, 41)" for seat in range(players)],
        "round-begins(2, 0)",
        "turn-begins(0,)",
    ]


@rule("DM-END-5")
def test_the_three_laps_of_two_players_are_six_turns() -> None:
    game = die_mauer("W1", players=2, idle=4)
    show(game, "fist T")
    game.play("build-none")
    assert (line_of(game, "round"), line_of(game, "idle turns")) == ("1", "5")
    show(game, "T fist")
    game.play("build-none")
    assert line_of(game, "round") == "2"
    assert game.scores == [41, 40]


@rule("DM-END-5")
def test_a_game_that_ends_after_idle_laps_can_be_written_down_and_read_again() -> None:
    game = die_mauer("W1", players=2, idle=5, rounds=1)
    show(game, "fist T")
    game.play("build-none")
    assert game.is_over and line_of(game, "idle turns") == "6"
    assert muraglia.set_up(game.position_text()).position_text() == game.position_text()
    running = die_mauer("W1", players=2, idle=5).position_text()
    with pytest.raises(muraglia.TextError, match="6 is not a number"):
        muraglia.set_up(running.replace("idle turns: 5", "idle turns: 6"))


@rule("DM-END-5")
def test_a_gift_is_no_building_but_a_building_starts_the_count_again() -> None:
    game = die_mauer("W2", idle=7)
    show(game, "fist W1 fist")
    game.play("give-W1")
    assert (line_of(game, "idle turns"), line_of(game, "round")) == ("8", "1")
    show(game, "W1 T W3")
    game.play("left", 1)
    assert (line_of(game, "idle turns"), line_of(game, "round")) == ("0", "1")
    game = die_mauer("W2", idle=8)
    show(game, "fist fist W1")
    game.play("give-T")
    assert line_of(game, "round") == "2"
    assert game.scores == [56, 26, 39]


@rule("DM-END-3")
@pytest.mark.parametrize(
    ("held", "cost"),
    [("T", 15), ("G", 10), ("W1", 1), ("W2", 2), ("W3", 3), ("W4", 4), ("W5", 5), ("W6", 6), ("T T", 30), ("G G W6 W6", 32)],
)
def test_each_block_still_held_costs_its_owner(held: str, cost: int) -> None:
    values = "23456" if "W5" in held else "12346"
    game = die_mauer(hands={"a": held, "b": "G W4", "c": "W3"}, ends=("W2", "W2"), rounds=1, master="c", wall_values=values, idle=8)
    show(game, "fist fist fist")
    assert game.scores == [cost, 14, 3]
    assert game.is_over


@rule("DM-END-3")
def test_everybody_is_told_what_everybody_is_left_with_before_it_is_paid() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "T", "c": "G W4"}, ends=("W1", "W2"))
    show(game, "fist fist W4")
    game.play("give-T")
    assert told(game)[5:11] == [
        "left-with(0, 0, 2)", "left-with(0, 2, 1)", "paid(0, 31, 31)", "paid(1, 0, 0)", "left-with(2, 1, 1)", "left-with(2, 5, 1)",
    ]  # fmt: skip


@rule("DM-END-4")
@pytest.mark.parametrize("rounds", [1, 2, 4, 10])
def test_the_game_lasts_the_agreed_rounds(rounds: int) -> None:
    game = muraglia.new("die-mauer", players=3, seed=3, rounds=rounds)
    for number in range(1, rounds + 1):
        assert (line_of(game, "round"), game.is_over, game.winners) == (str(number), False, [])
        for _ in range(9):
            idle_turn(game)
    assert game.is_over
    assert game.scores == [41 * rounds] * 3
    assert game.winners == [0, 1, 2]
    assert (game.to_act, game.options(0), line_of(game, "agenda"), line_of(game, "round")) == ([], [], "-", str(rounds))
    assert told(game)[-2:] == [f"paid(2, 41, {41 * rounds})", "game-ends()"]
    view = game.view(1)
    assert (view.public.is_over, view.public.winners, view.public.scores, view.public.to_act) == (True, (0, 1, 2), (41 * rounds,) * 3, ())


@rule("DM-END-4")
def test_the_rounds_are_one_to_ten_and_four_unless_told() -> None:
    assert SPEC.info.options[1].default == "4"
    assert SPEC.info.options[1].values == tuple(str(number) for number in range(1, 11))
    for rounds in (0, 11):
        with pytest.raises(muraglia.BadSetup) as refused:
            muraglia.new("die-mauer", seed=1, rounds=rounds)
        assert refused.value.message.id == "setup-bad-value"


@rule("DM-END-4")
@pytest.mark.parametrize(("points", "winners"), [("0 9 9", [0]), ("40 0 9", [1]), ("50 50 0", [2]), ("0 0 9", [0, 1]), ("1 0 1", [1])])
def test_the_fewest_points_win_and_a_tie_is_shared(points: str, winners: list[int]) -> None:
    game = die_mauer(rounds=1, idle=8, points=points)
    idle_turn(game)
    assert game.winners == winners
    assert game.scores == [int(word) + 41 for word in points.split()]


@rule("DM-END-4")
def test_after_the_end_nothing_can_be_chosen() -> None:
    game = die_mauer(rounds=3, round=3, idle=8)
    idle_turn(game)
    for choice in ("fist", "T", "left", "build-none", "give-T"):
        assert refusal(game, choice, 1) == ("DM-END-4", Message("why-over"))
    with pytest.raises(muraglia.IllegalChoice) as refused:
        game.question(0)
    assert refused.value.rule == "DM-END-4"
    assert game.position.next_to_act() == -1
    assert SPEC.info.lowest_wins
