"""Die Mauer: components and a round, DM-COMP and DM-ROUND (docs/rules/die-mauer.md)."""

from __future__ import annotations

import pytest

import muraglia
from muraglia.game import begin
from muraglia.games.die_mauer.blocks import WALL_VALUES
from muraglia.games.die_mauer.spec import SPEC
from muraglia.kernel.message import Message
from muraglia.kernel.rng import rng_from_seed
from tests.games.die_mauer.support import FULL, after_gift, hand, idle_turn, position_of, told, wall
from tests.support import die_mauer, line_of, rule, show

# Components


@rule("DM-COMP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_has_the_same_set(players: int) -> None:
    game = muraglia.new("die-mauer", players=players, seed=1)
    assert [hand(game, letter) for letter in "abcdef"[:players]] == [FULL] * players
    assert game.view(0).own.hand == tuple(FULL.split())
    assert game.position_text().startswith(
        f"muraglia position\ngame: die-mauer\nplayers: {players}\noptions: wall_values=12346 rounds=4 memory_aid=on\nversion: 0\nround: 1\n"
    )
    assert position_of(game).fists == [-1] * players


@rule("DM-COMP-2", "DM-END-3")
@pytest.mark.parametrize(("values", "cost"), [("12346", 41), ("12345", 40), ("12356", 42), ("12456", 43), ("13456", 44), ("23456", 45)])
def test_the_wall_pieces_are_an_option_of_the_table(values: str, cost: int) -> None:
    game = begin("die-mauer", 3, 1, {"wall_values": values, "rounds": 1})
    held = ["T", "G", *[f"W{merlons}" for merlons in values]]
    assert hand(game, "a") == hand(game, "c") == " ".join(held)
    assert game.options(1) == ["fist", *held]
    for _ in range(9):
        idle_turn(game)
    assert game.scores == [cost, cost, cost]


@rule("DM-COMP-2")
def test_the_wall_pieces_are_five_of_six_and_12346_unless_told() -> None:
    assert WALL_VALUES == ("12346", "12345", "12356", "12456", "13456", "23456")
    assert muraglia.new("die-mauer", seed=1).table_options == {"wall_values": "12346", "rounds": "4", "memory_aid": "on"}
    for values in ("1234", "12347", "11234", "123456", ""):
        with pytest.raises(muraglia.BadSetup) as refused:
            begin("die-mauer", seed=1, options={"wall_values": values})
        assert refused.value.message.id == "setup-bad-value"


@rule("DM-COMP-3")
def test_three_to_six_play_and_two_as_a_variant() -> None:
    assert SPEC.info.players == (3, 4, 5, 6)
    assert SPEC.info.variant_players == (2,)
    assert muraglia.new("die-mauer", seed=1).players == 3
    for players in (2, 3, 4, 5, 6):
        assert muraglia.new("die-mauer", players=players, seed=1).to_act == list(range(players))
    for players in (0, 1, 7):
        with pytest.raises(muraglia.BadSetup) as refused:
            muraglia.new("die-mauer", players=players, seed=1)
        assert refused.value.message == Message("setup-players", {"title": "Die Mauer", "low": 2, "high": 6, "word": str(players)})


@rule("DM-COMP-3")
def test_two_play_with_one_rival() -> None:
    game = die_mauer(players=2)
    show(game, "T T")
    game.play("right", 1)
    assert (wall(game), hand(game, "a"), hand(game, "b")) == ("T", FULL, "G W1 W2 W3 W4 W6")
    show(game, "fist fist")
    assert game.to_act == [0]
    game.play("give-W2", 0)
    assert (hand(game, "a"), hand(game, "b")) == ("T G W1 W3 W4 W6", "G W1 W2 W2 W3 W4 W6")


@rule("DM-COMP-4")
def test_one_player_has_the_marker_and_all_see_who() -> None:
    game = die_mauer(master="b", players=4)
    assert [game.view(seat).public.master for seat in (-1, 0, 1, 2, 3)] == [1] * 5
    assert [game.question(seat).prompt.id for seat in range(4)] == ["ask-plan-rival", "ask-plan-master", *["ask-plan-rival"] * 2]


# A round


@rule("DM-ROUND-1")
def test_a_new_round_starts_on_an_empty_table_with_full_sets() -> None:
    game = die_mauer(hands={"a": "W1", "b": "T W2", "c": "G"}, idle=4)
    show(game, "fist fist G")
    game.play("give-T", 1)
    show(game, "W1 W2 G")
    assert line_of(game, "known") != "-" and line_of(game, "clues") != "-"
    game.play("left", 1)
    assert (line_of(game, "round"), wall(game), line_of(game, "idle turns")) == ("2", "-", "0")
    assert [hand(game, letter) for letter in "abc"] == [FULL] * 3
    assert [line_of(game, f"fist {letter}") for letter in "abc"] == ["-"] * 3
    assert (line_of(game, "known"), line_of(game, "clues")) == ("-", "-")
    assert game.scores == [16, 0, 10]


@rule("DM-ROUND-1")
def test_what_is_held_is_hidden_and_what_was_built_and_shown_is_public() -> None:
    game = after_gift()
    show(game, "W4 W2 T")
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).public.fists == ("W4", "W2", "T")
    game.play("right", 1)
    for seat in (-1, 0, 1, 2):
        view = game.view(seat)
        assert view.public.wall == ("W2",)
        assert [held.size for held in view.own.held] == [8, 5, 7]
    assert game.view(-1).own.hand == ()
    assert game.view(0).own.hand == ("T", "G", "W1", "W2", "W3", "W3", "W4", "W6")
    assert game.view(1).own.hand == ("T", "G", "W1", "W4", "W6")


@rule("DM-ROUND-2")
def test_a_turn_is_planning_and_then_building() -> None:
    game = die_mauer()
    assert line_of(game, "agenda") == "planning(a)"
    assert game.to_act == [0, 1, 2]
    show(game, "W3 W2 W2")
    assert line_of(game, "agenda") == "building(a,4) end-of-turn(a)"
    assert game.to_act == [0]
    game.play("right", 0)
    assert line_of(game, "agenda") == "planning(b)"
    assert (game.version, game.to_act) == (2, [0, 1, 2])
    assert position_of(game).fists == [-1, -1, -1]
    assert told(game) == [
        "showed(0, 4)", "showed(1, 3)", "showed(2, 3)", "master-unmatched(0, 4)", "built(0, 4, 1)", "turn-begins(1,)",
    ]  # fmt: skip


@rule("DM-ROUND-3")
@pytest.mark.parametrize("master", [0, 1, 2])
@pytest.mark.parametrize(
    ("wall_before", "shown", "rivals", "answers"),
    [
        ("-", "W1", "W2 W2", ["right"]),
        ("W1", "W2", "W2 W3", ["left"]),
        ("W1", "W2", "W2 W2", ["left", "left"]),
        ("T", "G", "G G", []),
        ("W1", "fist", "W2 W2", ["build-none"]),
        ("W1", "fist", "W2 W2", ["build-W2 left"]),
        ("W1", "fist", "fist W2", ["give-W2"]),
        ("W1", "fist", "fist fist", []),
    ],
)
def test_after_every_turn_the_marker_passes_clockwise(master: int, wall_before: str, shown: str, rivals: str, answers: list[str]) -> None:
    game = die_mauer(wall_before.replace("-", ""), master="abc"[master])
    for step, fist in enumerate([shown, *rivals.split()]):
        game.play(fist, (master + step) % 3)
    for answer in answers:
        assert line_of(game, "master") == "abc"[master]
        game.play(answer)
    assert line_of(game, "agenda") == f"planning({'bca'[master]})"
    assert line_of(game, "master") == "bca"[master]
    assert told(game)[-1] == f"turn-begins({(master + 1) % 3},)"


@rule("DM-ROUND-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_master_is_drawn_at_random(players: int) -> None:
    games = [muraglia.new("die-mauer", players=players, seed=seed) for seed in range(60)]
    assert {game.view(0).public.master for game in games} == set(range(players))
    for game in games[:5]:
        master = game.view(0).public.master
        assert told(game) == [f"round-begins(1, {master})", f"turn-begins({master},)"]


@rule("DM-ROUND-4")
@pytest.mark.parametrize(("master", "opener"), [("a", "b"), ("b", "c"), ("c", "a")])
def test_the_next_player_clockwise_opens_the_new_round(master: str, opener: str) -> None:
    game = die_mauer(master=master, idle=8)
    idle_turn(game)
    assert (line_of(game, "round"), line_of(game, "master"), line_of(game, "agenda")) == ("2", opener, f"planning({opener})")
    assert told(game)[-2:] == [f"round-begins(2, {'abc'.index(opener)})", f"turn-begins({'abc'.index(opener)},)"]


@rule("DM-ROUND-4")
def test_the_first_master_comes_from_the_seed() -> None:
    for seed in ("1", "2", "3", "x"):
        assert muraglia.new("die-mauer", players=5, seed=seed).view(0).public.master == rng_from_seed(seed).below(5)
