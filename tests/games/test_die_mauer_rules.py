"""Die Mauer, rule by rule (docs/rules/die-mauer.md)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import muraglia
from muraglia.games.die_mauer.blocks import WALL_VALUES
from muraglia.games.die_mauer.knowledge import possible_hands, reckon
from muraglia.games.die_mauer.rules import DieMauer
from muraglia.games.die_mauer.seeing import held_views
from muraglia.games.die_mauer.spec import SPEC
from muraglia.games.die_mauer.view import HeldView
from muraglia.kernel.message import Message
from muraglia.kernel.rng import rng_from_seed
from tests.support import die_mauer, line_of, random_positions, rule, show

FULL = "T G W1 W2 W3 W4 W6"
SET = dict.fromkeys(FULL.split(), 1)


def told(game: muraglia.Game, since: int = 0, seat: int | None = None) -> list[str]:
    return [repr(event) for event in game.events(seat, since)]


def without_leftovers(events: list[str]) -> list[str]:
    """What is left in the hands at the end of a round has a test of its own."""
    return [event for event in events if not event.startswith("left-with")]


def wall(game: muraglia.Game) -> str:
    return line_of(game, "wall")


def hand(game: muraglia.Game, letter: str) -> str:
    return line_of(game, f"hand {letter}")


def position_of(game: muraglia.Game) -> DieMauer:
    assert isinstance(game.position, DieMauer)
    return game.position


def refusal(game: muraglia.Game, choice: str, seat: int) -> tuple[str, Message]:
    """The rule and the message of a refusal; playing it is refused alike and changes nothing."""
    reason = game.why_not(choice, seat)
    assert reason is not None
    before = str(game)
    with pytest.raises(muraglia.IllegalChoice) as refused:
        game.play(choice, seat)
    assert refused.value.rule == reason.rule
    assert str(game) == before
    return reason.rule, reason.message


def idle_turn(game: muraglia.Game) -> None:
    """Everybody shows the empty fist: with three or more players nothing happens."""
    show(game, "fist " * game.players)


def after_gift(block: str = "W3", players: int = 3) -> muraglia.Game:
    """The rival b has given the master a a block on the empty table; b is the master now."""
    game = die_mauer(players=players)
    show(game, "fist fist" + " W1" * (players - 2))
    game.play(f"give-{block}", 1)
    return game


# Components


@rule("DM-COMP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_has_the_same_set(players: int) -> None:
    game = muraglia.new("die-mauer", players=players, seed=1)
    assert [hand(game, letter) for letter in "abcdef"[:players]] == [FULL] * players
    assert game.view(0).hand == tuple(FULL.split())
    assert str(game).startswith(
        f"muraglia position\ngame: die-mauer\nplayers: {players}\noptions: wall_values=12346 rounds=4 memory_aid=on\nversion: 0\nround: 1\n"
    )
    assert position_of(game).fists == [-1] * players


@rule("DM-COMP-2", "DM-END-3")
@pytest.mark.parametrize(("values", "cost"), [("12346", 41), ("12345", 40), ("12356", 42), ("12456", 43), ("13456", 44), ("23456", 45)])
def test_the_wall_pieces_are_an_option_of_the_table(values: str, cost: int) -> None:
    game = muraglia.new("die-mauer", players=3, seed=1, wall_values=values, rounds=1)
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
            muraglia.new("die-mauer", seed=1, wall_values=values)
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
    assert [game.view(seat).master for seat in (-1, 0, 1, 2, 3)] == [1] * 5
    assert [game.question(seat).ask.prompt.id for seat in range(4)] == ["ask-plan-rival", "ask-plan-master", *["ask-plan-rival"] * 2]


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
        assert game.view(seat).fists == ("W4", "W2", "T")
    game.play("right", 1)
    for seat in (-1, 0, 1, 2):
        view = game.view(seat)
        assert view.wall == ("W2",)
        assert [held.size for held in view.held] == [8, 5, 7]
    assert game.view(-1).hand == ()
    assert game.view(0).hand == ("T", "G", "W1", "W2", "W3", "W3", "W4", "W6")
    assert game.view(1).hand == ("T", "G", "W1", "W4", "W6")


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
    assert {game.view(0).master for game in games} == set(range(players))
    for game in games[:5]:
        master = game.view(0).master
        assert told(game) == [f"round-begins(1, {master})", f"turn-begins({master},)"]


@rule("DM-ROUND-4")
@pytest.mark.parametrize(("master", "opener"), [("a", "b"), ("b", "c"), ("c", "a")])
def test_the_next_player_clockwise_opens_the_new_round(master: str, opener: str) -> None:
    game = die_mauer(master=master, idle=8)
    idle_turn(game)
    assert (line_of(game, "round"), line_of(game, "master"), line_of(game, "agenda")) == ("2", opener, f"planning({opener})")
    assert told(game)[-2:] == [f"round-begins(2, {'abc'.index(opener)})", f"turn-begins({'abc'.index(opener)},)"]


# Building rules


def ends_for(before: str, block: str) -> list[str]:
    game = die_mauer(before)
    game.play(block, 0)
    for seat in (1, 2):
        game.play("fist", seat)
    return game.options(0) if game.to_act == [0] else []


@rule("DM-BUILD-1")
def test_the_empty_table_has_one_position() -> None:
    for block in FULL.split():
        assert ends_for("", block) == ["right"]
    game = die_mauer()
    show(game, "T fist fist")
    assert refusal(game, "left", 0) == ("DM-BUILD-1", Message("why-one-position"))
    game.play("right", 0)
    assert wall(game) == "T"


@rule("DM-BUILD-1")
@pytest.mark.parametrize(("end", "number", "after"), [("left", 0, "W3 W1 W2"), ("right", 1, "W1 W2 W3")])
def test_a_block_goes_to_the_left_or_the_right_end(end: str, number: int, after: str) -> None:
    game = die_mauer("W1 W2")
    show(game, "W3 fist fist")
    assert game.options(0) == ["left", "right"]
    game.play(end, 0)
    assert wall(game) == after
    assert told(game)[-2] == f"built(0, 4, {number})"


@rule("DM-BUILD-2", "DM-BUILD-3")
@pytest.mark.parametrize("block", ["T", "G"])
@pytest.mark.parametrize(
    ("before", "ends"),
    [
        ("", ["right"]),
        ("W1", ["left", "right"]),
        ("W1 T W2", ["left", "right"]),
        ("T W1", ["right"]),
        ("G W1", ["right"]),
        ("W1 T", ["left"]),
        ("W1 G", ["left"]),
        ("T W1 G", []),
        ("T W1 T", []),
        ("G W1 G", []),
        ("T", []),
        ("G", []),
    ],
)
def test_a_tower_or_gate_stands_beside_wall_pieces_only(before: str, ends: list[str], block: str) -> None:
    assert ends_for(before, block) == ends


@rule("DM-BUILD-2")
def test_wall_pieces_go_anywhere() -> None:
    for before in ("T", "G", "W1", "T W1 G", "G W2 W2 T"):
        for block in ("W1", "W2", "W3", "W4", "W6"):
            assert ends_for(before, block) == ["left", "right"]


@rule("DM-BUILD-2")
@pytest.mark.parametrize(("before", "end", "number"), [("T W1", "left", 0), ("W1 T", "right", 1)])
def test_a_gate_beside_a_tower_is_refused(before: str, end: str, number: int) -> None:
    game = die_mauer(before)
    show(game, "G fist fist")
    assert refusal(game, end, 0) == ("DM-BUILD-2", Message("why-not-beside", {"block": 1, "end": number}))


POSITIONS = [("", 1), ("T", 0), ("G", 0), ("W1", 2), ("W1 T", 1), ("G W1", 1), ("T W1 G", 0), ("W1 G W2", 2)]


@rule("DM-BUILD-3", "DM-BUILD-4", "DM-OPEN-1", "DM-OPEN-2", "DM-OPEN-3", "DM-OPEN-4")
@pytest.mark.parametrize("block", ["T", "G"])
@pytest.mark.parametrize(("before", "positions"), POSITIONS)
def test_positions_decide_how_many_towers_or_gates_are_built(before: str, positions: int, block: str) -> None:
    for rivals in range(5):
        game = die_mauer(before, players=6)
        show(game, f"{block} " * (rivals + 1) + "fist " * (5 - rivals))
        builders: list[int] = []
        while not line_of(game, "agenda").startswith("planning"):
            builders += game.to_act
            game.play(game.options()[0])
        if positions == 0:
            expected = []
        elif 1 <= rivals <= positions:
            expected = list(range(1, rivals + 1))
        else:
            expected = [0]
        assert builders == expected
        assert len(builders) <= 2


@rule("DM-BUILD-3", "DM-OPEN-2")
@pytest.mark.parametrize("before", ["", "T", "T W2 G", "W2 W2"])
def test_wall_pieces_are_never_limited(before: str) -> None:
    for rivals in range(1, 6):
        game = die_mauer(before, players=6)
        show(game, "W1 " * (rivals + 1) + "fist " * (5 - rivals))
        for rival in range(1, rivals + 1):
            assert game.to_act == [rival]
            game.play("right")
        assert line_of(game, "agenda") == "planning(b)"
        assert wall(game) == f"{before}{' W1' * rivals}".strip()


# Planning


@rule("DM-PLAN-1")
def test_everybody_may_choose_any_block_held_or_the_empty_fist() -> None:
    game = die_mauer(hands={"a": "T G W6", "b": "W1", "c": "G W2 W2"})
    assert game.options(0) == ["fist", "T", "G", "W6"]
    assert game.options(1) == ["fist", "W1"]
    assert game.options(2) == ["fist", "G", "W2"]
    assert game.why_not("fist", 1) is None
    assert game.why_not("W1", 1) is None
    assert refusal(game, "T", 1) == ("DM-PLAN-1", Message("why-not-held", {"block": 0}))
    assert refusal(game, "W6", 2) == ("DM-PLAN-1", Message("why-not-held", {"block": 7}))
    for choice in ("left", "right", "build-none", "build-W1", "give-W1"):
        assert refusal(game, choice, 1) == ("DM-PLAN-1", Message("why-planning"))


@rule("DM-PLAN-1")
def test_nobody_sees_a_choice_before_all_are_made() -> None:
    game = die_mauer()
    game.play("T", 1)
    game.play("fist", 2)
    assert game.events() == []
    assert (game.version, game.to_act) == (0, [0])
    for seat, seen in ((-1, (None, None, None)), (0, (None, None, None)), (1, (None, "T", None)), (2, (None, None, "fist"))):
        view = game.view(seat)
        assert view.chosen == (False, True, True)
        assert view.fists == seen
        assert (view.to_act, view.version) == ((0,), 0)
    assert "b: T" not in game.record(0)
    assert "b: T" in game.record(1) and "c: fist" not in game.record(1)
    game.play("W1", 0)
    assert told(game)[:3] == ["showed(0, 2)", "showed(1, 0)", "showed-nothing(2,)"]


@rule("DM-PLAN-1")
def test_a_choice_may_be_changed_until_the_last_one_is_in_and_nobody_sees_it() -> None:
    game = die_mauer()
    game.play("T", 1)
    game.play("W1", 2)
    before = game.view(0)
    assert game.options(1) == ["fist", *FULL.split()]
    assert game.question(1).ask.prompt == Message("ask-plan-rival", {"master": 0})
    assert game.play("W2", 1) == []
    assert game.view(0) == before
    assert line_of(game, "fist b") == "W2"
    game.play("W3", 0)
    assert told(game)[:3] == ["showed(0, 4)", "showed(1, 3)", "showed(2, 2)"]
    assert game.record().endswith("a: W3\nb: W2\nc: W1\n")
    assert refusal(game, "T", 1) == ("DM-OPEN-2", Message("why-not-your-turn", {"seat": 0}))


@rule("DM-PLAN-1")
def test_who_has_not_chosen_yet_is_asked_next() -> None:
    game = die_mauer(master="c")
    assert game.position.next_to_act() == 0
    assert game.position.take(0, 0) == 1
    assert game.position.next_to_act() == 1
    assert game.position.take(2, 1) == 1
    assert game.to_act == [1]
    assert game.position.take(1, 1) == 1  # the rival matched the tower of the master
    assert game.position.take(1, 10) == 0


@rule("DM-PLAN-1")
def test_a_choice_can_be_taken_back() -> None:
    game = die_mauer()
    start = str(game)
    game.play("T", 1)
    assert game.undo() == 1
    assert str(game) == start
    show(game, "W1 W2 W3")
    assert game.undo() == 2
    assert (game.to_act, line_of(game, "fist a"), game.events()) == ([2], "W1", [])


@rule("DM-PLAN-1", "DM-PLAN-2")
def test_the_questions_of_the_planning_phase() -> None:
    game = die_mauer("T", master="c")
    ask = game.question(2).ask
    assert (ask.kind, ask.prompt, ask.secret) == ("one", Message("ask-plan-master", {"master": 2}), True)
    assert ask.rules == ("DM-PLAN-1", "DM-OPEN-1", "DM-OPEN-2", "DM-FIST-1")
    assert game.question(0).ask.prompt == Message("ask-plan-rival", {"master": 2})
    assert [(option.pick, option.notation, option.label) for option in game.question(0).options[:3]] == [
        (0, "fist", Message("choose-empty-fist")),
        (1, "T", Message("choose-show", {"block": 0})),
        (2, "G", Message("choose-show", {"block": 1})),
    ]


@rule("DM-PLAN-2")
def test_a_block_that_cannot_be_built_may_be_chosen() -> None:
    game = die_mauer("T W1 G")
    assert game.why_not("T", 0) is None
    show(game, "T G W2")
    assert wall(game) == "T W1 G"
    assert told(game) == ["showed(0, 0)", "showed(1, 1)", "showed(2, 3)", "no-position(0,)", "turn-begins(1,)"]


@rule("DM-PLAN-3")
def test_of_two_alike_only_the_one_in_the_fist_is_built() -> None:
    game = die_mauer(hands={"a": "W3 W3 T", "b": "W1 G", "c": "W3 W4"})
    show(game, "W3 W1 W4")
    game.play("left", 0)
    assert hand(game, "a") == "T W3"
    assert line_of(game, "agenda") == "planning(b)"


@rule("DM-PLAN-3")
def test_a_rival_with_two_alike_counts_once() -> None:
    game = die_mauer(hands={"a": "T W6", "b": "T T W1", "c": "W3 W4"}, ends=("W1", "G"))
    show(game, "T T W4")
    assert (game.to_act, game.options()) == ([1], ["left"])
    game.play("left")
    assert hand(game, "b") == "T W1"
    assert line_of(game, "agenda") == "planning(b)"


# Building


@rule("DM-OPEN-1")
@pytest.mark.parametrize("master", [0, 1, 2, 3])
def test_an_unmatched_master_builds(master: int) -> None:
    game = die_mauer("W1", players=4, master="abcd"[master])
    show(game, " ".join("G" if seat == master else "T" for seat in range(4)))
    assert game.to_act == [master]
    assert game.options() == ["left", "right"]
    assert told(game)[-1] == f"master-unmatched({master}, 1)"
    game.play("left")
    assert wall(game) == "G W1"
    assert "G" not in hand(game, "abcd"[master]).split()
    assert told(game)[-2:] == [f"built({master}, 1, 0)", f"turn-begins({(master + 1) % 4},)"]


@rule("DM-OPEN-2")
@pytest.mark.parametrize(("master", "order"), [("a", [1, 2, 3, 4]), ("b", [2, 3, 4, 0]), ("d", [4, 0, 1, 2]), ("e", [0, 1, 2, 3])])
def test_matching_rivals_place_clockwise_from_the_master(master: str, order: list[int]) -> None:
    game = die_mauer("W1", players=5, master=master)
    show(game, "W2 W2 W2 W2 W2")
    assert told(game)[-1] == "rivals-matched(3, 4)"
    for builder in order:
        assert game.to_act == [builder]
        assert refusal(game, "left", "abcde".index(master)) == ("DM-OPEN-2", Message("why-not-your-turn", {"seat": builder}))
        game.play("left", builder)
    assert wall(game) == "W2 W2 W2 W2 W1"
    assert [len(hand(game, letter).split()) for letter in "abcd"] == [7 if letter == master else 6 for letter in "abcd"]


@rule("DM-OPEN-2")
@pytest.mark.parametrize(("master", "first", "second"), [("a", 1, 2), ("b", 2, 0), ("c", 0, 1)])
def test_two_rivals_build_towers_at_both_ends_of_a_single_wall_piece(master: str, first: int, second: int) -> None:
    for end, other in (("left", "right"), ("right", "left")):
        game = die_mauer("W1", master=master)
        show(game, "T T T")
        assert told(game)[-1] == "rivals-matched(0, 2)"
        assert (game.to_act, game.options()) == ([first], ["left", "right"])
        game.play(end)
        assert (game.to_act, game.options()) == ([second], [other])
        assert refusal(game, end, second)[0] == "DM-BUILD-2"
        game.play(other)
        assert wall(game) == "T W1 T"
        assert "T" in hand(game, master).split()


@rule("DM-OPEN-2")
def test_one_rival_and_one_position_on_the_empty_table() -> None:
    game = die_mauer()
    show(game, "G W1 G")
    assert (game.to_act, game.options()) == ([2], ["right"])
    game.play("right")
    assert (wall(game), hand(game, "a"), hand(game, "c")) == ("G", FULL, "T W1 W2 W3 W4 W6")


@rule("DM-OPEN-3")
def test_two_rivals_and_one_position_let_the_master_build() -> None:
    game = die_mauer(master="b")
    show(game, "G G G")
    assert told(game)[-1] == "too-many-rivals(1, 1, 2)"
    assert (game.to_act, game.options()) == ([1], ["right"])
    game.play("right")
    assert (hand(game, "a"), hand(game, "b"), hand(game, "c")) == (FULL, "T W1 W2 W3 W4 W6", FULL)


@rule("DM-OPEN-3")
def test_three_rivals_and_two_positions_let_the_master_build_at_either_end() -> None:
    game = die_mauer("W1", players=4, master="d")
    show(game, "T T T T")
    assert told(game)[-1] == "too-many-rivals(3, 0, 3)"
    assert (game.to_act, game.options()) == ([3], ["left", "right"])
    game.play("left")
    assert (wall(game), line_of(game, "agenda")) == ("T W1", "planning(a)")


@rule("DM-OPEN-4", "DM-OPEN-5")
@pytest.mark.parametrize("fists", ["T T W2", "T G W4", "T W2 W2", "G W2 fist"])
def test_without_a_position_nobody_builds_and_all_blocks_go_back(fists: str) -> None:
    game = die_mauer("T W1 G")
    before = [hand(game, letter) for letter in "abc"]
    show(game, fists)
    assert told(game)[-2:] == [f"no-position({'TG'.index(fists[0])},)", "turn-begins(1,)"]
    assert (wall(game), [hand(game, letter) for letter in "abc"]) == ("T W1 G", before)
    assert line_of(game, "idle turns") == "1"


@rule("DM-OPEN-5")
def test_a_rival_with_another_block_or_an_empty_fist_does_nothing() -> None:
    game = die_mauer("W1", players=4)
    show(game, "W2 W3 fist G")
    assert game.to_act == [0]
    game.play("left")
    assert [hand(game, letter) for letter in "bcd"] == [FULL, FULL, "T G W2 W3 W4 W6"]
    assert hand(game, "a") == "T G W1 W3 W4 W6"
    assert [line_of(game, f"fist {letter}") for letter in "abcd"] == ["-"] * 4


@rule("DM-OPEN-6")
@pytest.mark.parametrize(("fists", "builder"), [("W2 W3 W3", 0), ("W2 W3 W2", 2)])
def test_a_shown_block_that_may_be_built_is_built(fists: str, builder: int) -> None:
    game = die_mauer("W1")
    show(game, fists)
    question = game.question(builder)
    assert (question.ask.kind, question.ask.prompt, question.ask.secret) == ("one", Message("ask-end", {"block": 3}), False)
    assert question.ask.rules == ("DM-BUILD-1", "DM-BUILD-2")
    assert [(option.pick, option.label) for option in question.options] == [
        (9, Message("choose-end", {"end": 0})),
        (10, Message("choose-end", {"end": 1})),
    ]
    for choice in ("build-none", "fist", "W3", "build-W3", "give-W3"):
        assert refusal(game, choice, builder) == ("DM-OPEN-6", Message("why-must-build", {"block": 3}))


# The empty fist


@rule("DM-FIST-1")
def test_the_lone_empty_fist_builds_any_block_or_none() -> None:
    game = die_mauer("T W1", master="b")
    show(game, "T fist G")
    assert told(game)[-1] == "lone-empty-fist(1,)"
    assert game.to_act == [1]
    assert game.options() == [
        "build-none", "build-T right", "build-G right", "build-W1 left", "build-W1 right", "build-W2 left", "build-W2 right",
        "build-W3 left", "build-W3 right", "build-W4 left", "build-W4 right", "build-W6 left", "build-W6 right",
    ]  # fmt: skip
    game.play("build-W3 left")
    assert (wall(game), hand(game, "b")) == ("W3 T W1", "T G W1 W2 W4 W6")
    assert told(game)[-2:] == ["built(1, 4, 0)", "turn-begins(2,)"]


@rule("DM-FIST-1")
def test_the_lone_empty_fist_on_the_empty_table_has_one_position_for_each_block() -> None:
    game = die_mauer()
    show(game, "fist T T")
    assert game.options() == ["build-none", *[f"build-{block} right" for block in FULL.split()]]
    assert refusal(game, "build-T left", 0) == ("DM-BUILD-1", Message("why-one-position"))


@rule("DM-FIST-1")
def test_the_lone_empty_fist_may_decline() -> None:
    game = die_mauer("W1")
    show(game, "fist T T")
    assert game.why_not("build-none", 0) is None
    game.play("build-none")
    assert told(game)[-2:] == ["declined(0,)", "turn-begins(1,)"]
    assert (wall(game), hand(game, "a"), line_of(game, "idle turns")) == ("W1", FULL, "1")


@rule("DM-FIST-1")
def test_the_lone_empty_fist_builds_only_what_is_held_and_fits() -> None:
    game = die_mauer(hands={"a": "T G", "b": "G W3", "c": "G W4"}, ends=("W1", "T"))
    show(game, "fist W3 W4")
    assert game.options() == ["build-none", "build-T left", "build-G left"]
    assert refusal(game, "build-T right", 0) == ("DM-BUILD-2", Message("why-not-beside", {"block": 0, "end": 1}))
    assert refusal(game, "build-W6", 0) == ("DM-FIST-1", Message("why-not-held", {"block": 7}))
    for choice in ("fist", "T", "W6", "left", "right", "give-T", "give-G"):
        assert refusal(game, choice, 0) == ("DM-FIST-1", Message("why-lone-fist"))
    assert refusal(game, "build-none", 1) == ("DM-OPEN-2", Message("why-not-your-turn", {"seat": 0}))


@rule("DM-FIST-1")
def test_the_lone_empty_fist_without_a_legal_block_builds_and_shows_nothing() -> None:
    game = die_mauer(hands={"a": "T G", "b": "G W3", "c": "G W4"}, ends=("T", "T"))
    show(game, "fist W3 W4")
    assert game.options() == ["build-none"]
    assert refusal(game, "build-T", 0) == ("DM-BUILD-2", Message("why-fits-nowhere", {"block": 0}))
    assert refusal(game, "build-G", 0) == ("DM-BUILD-2", Message("why-fits-nowhere", {"block": 1}))
    game.play("build-none")
    assert told(game) == ["showed-nothing(0,)", "showed(1, 4)", "showed(2, 5)", "lone-empty-fist(0,)", "declined(0,)", "turn-begins(1,)"]
    assert hand(game, "a") == "T G"


@rule("DM-FIST-1")
def test_the_questions_of_the_lone_empty_fist() -> None:
    game = die_mauer("T")
    show(game, "fist G G")
    question = game.question(0)
    ask = question.ask
    assert (ask.kind, ask.prompt, ask.rules, ask.secret) == ("one", Message("ask-lone-fist"), ("DM-FIST-1",), False)
    assert [(option.pick, option.notation, option.label) for option in question.options[:2]] == [
        (11, "build-none", Message("choose-build-none")),
        (14, "build-W1", Message("choose-build", {"block": 2})),
    ]
    version = game.version
    further = game.question(0, game.read("build-W4"))
    assert further.ask.prompt == Message("ask-end", {"block": 5})
    assert [option.notation for option in further.options] == ["left", "right"]
    assert (game.version, wall(game)) == (version, "T")
    with pytest.raises(muraglia.UnknownNotation) as refused:
        game.play("build-W4")
    assert refused.value.message == Message("choice-incomplete", {"word": "build-W4", "known": "left right"})
    assert refusal(game, "build-W4 build-none", 0) == ("DM-OPEN-6", Message("why-must-build", {"block": 5}))


@rule("DM-FIST-2")
@pytest.mark.parametrize(("master", "giver"), [("a", 1), ("a", 3), ("b", 0), ("d", 0), ("d", 2)])
def test_the_only_other_empty_fist_gives_the_master_a_block(master: str, giver: int) -> None:
    game = die_mauer("W1 T", players=4, master=master)
    at = "abcd".index(master)
    before = [hand(game, letter).split() for letter in "abcd"]
    show(game, " ".join("fist" if seat in (at, giver) else "W2" for seat in range(4)))
    assert game.to_act == [giver]
    assert game.options() == [f"give-{block}" for block in before[giver]]
    game.play("give-W4")
    before[giver].remove("W4")
    before[at].append("W4")
    assert [sorted(hand(game, letter).split()) for letter in "abcd"] == [sorted(blocks) for blocks in before]
    assert hand(game, master).count("W4") == 2
    assert (wall(game), line_of(game, "idle turns")) == ("W1 T", "1")
    assert told(game)[-2:] == [f"gave({giver}, {at}) secret (5,)", f"turn-begins({(at + 1) % 4},)"]


@rule("DM-FIST-2")
def test_the_others_learn_that_a_block_was_given_but_not_which() -> None:
    game = after_gift("T", players=4)
    assert [told(game, 4, seat)[0] for seat in (-1, 0, 1, 2, 3)] == [
        "gave(1, 0)", "gave(1, 0) secret (0,)", "gave(1, 0) secret (0,)", "gave(1, 0)", "gave(1, 0)",
    ]  # fmt: skip
    assert [game.view(seat).clues for seat in (-1, 0, 1, 2, 3)] == ["b>a:?", "b>a:T", "b>a:T", "b>a:?", "b>a:?"]
    assert [game.record(seat).split("\n")[-2] for seat in (0, 1, 2, 3)] == ["b: give-T", "b: give-T", "b: give-?", "b: give-?"]


@rule("DM-FIST-2")
def test_which_block_is_given_is_hidden_from_a_master_in_another_seat_neither() -> None:
    game = die_mauer(players=4, master="d")
    show(game, "W1 W1 fist fist")
    game.play("give-G")
    assert [told(game, 4, seat)[0] for seat in (-1, 0, 1)] == ["gave(2, 3)"] * 3
    assert [told(game, 4, seat)[0] for seat in (2, 3)] == ["gave(2, 3) secret (1,)"] * 2
    assert [game.view(seat).clues for seat in (-1, 0, 1, 2, 3)] == ["c>d:?", "c>d:?", "c>d:?", "c>d:G", "c>d:G"]
    assert [game.record(seat).split("\n")[-2] for seat in (0, 1, 2, 3)] == ["c: give-?", "c: give-?", "c: give-G", "c: give-G"]


@rule("DM-FIST-2")
def test_the_rival_must_give_a_block_he_holds() -> None:
    game = die_mauer(hands={"a": "T G", "b": "G W3", "c": "G W4"})
    show(game, "fist fist W4")
    question = game.question(1)
    assert (question.ask.prompt, question.ask.rules) == (Message("ask-give", {"master": 0}), ("DM-FIST-2",))
    assert (question.ask.kind, question.ask.secret) == ("one", True)
    assert [(option.pick, option.label) for option in question.options] == [
        (21, Message("choose-give", {"block": 1})),
        (24, Message("choose-give", {"block": 4})),
    ]
    for choice in ("fist", "G", "left", "right", "build-none", "build-G", "build-W6"):
        assert refusal(game, choice, 1) == ("DM-FIST-2", Message("why-must-give"))
    assert refusal(game, "give-T", 1) == ("DM-FIST-2", Message("why-not-held", {"block": 0}))
    assert refusal(game, "give-G", 2) == ("DM-OPEN-2", Message("why-not-your-turn", {"seat": 1}))
    assert game.options(2) == []
    with pytest.raises(muraglia.IllegalChoice) as refused:
        game.question(0)
    assert refused.value.rule == "DM-OPEN-2"


@rule("DM-END-3")
def test_everybody_is_told_what_everybody_is_left_with_before_it_is_paid() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "T", "c": "G W4"}, ends=("W1", "W2"))
    show(game, "fist fist W4")
    game.play("give-T")
    assert told(game)[5:11] == [
        "left-with(0, 0, 2)", "left-with(0, 2, 1)", "paid(0, 31, 31)", "paid(1, 0, 0)", "left-with(2, 1, 1)", "left-with(2, 5, 1)",
    ]  # fmt: skip


@rule("DM-FIST-2", "DM-END-1")
def test_a_rival_must_give_even_his_only_block_and_pays_nothing() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "T", "c": "G W4"}, ends=("W1", "W2"))
    show(game, "fist fist W4")
    assert game.options(1) == ["give-T"]
    game.play("give-T")
    assert without_leftovers(told(game))[3:] == [
        "gave(1, 0) secret (0,)", "round-ends-done(1,)", "paid(0, 31, 31)", "paid(1, 0, 0)", "paid(2, 14, 14)",
        "round-begins(2, 1)", "turn-begins(1,)",
    ]  # fmt: skip


@rule("DM-FIST-3")
@pytest.mark.parametrize(("fists", "count"), [("fist fist fist W1", 3), ("fist fist fist fist", 4), ("fist W1 fist fist", 3)])
def test_the_master_and_several_rivals_with_empty_fists_do_nothing(fists: str, count: int) -> None:
    game = die_mauer(players=4)
    show(game, fists)
    assert told(game)[4:] == [f"many-empty-fists({count},)", "turn-begins(1,)"]
    assert [hand(game, letter) for letter in "abcd"] == [FULL] * 4
    assert (wall(game), line_of(game, "idle turns")) == ("-", "1")


@rule("DM-FIST-3", "DM-FIST-1", "DM-FIST-2")
def test_only_rivals_with_empty_fists_do_nothing() -> None:
    game = die_mauer("W1")
    show(game, "W2 fist fist")
    assert (game.to_act, game.options()) == ([0], ["left", "right"])


# End


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
    assert (view.is_over, view.winners, view.scores, view.to_act) == (True, (0, 1, 2), (41 * rounds,) * 3, ())


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


# What is known to whom


@rule("DM-BUILD-2", "DM-BUILD-3")
@pytest.mark.parametrize(
    ("wall", "open_ends"),
    [("", (True, True)), ("T", (False, False)), ("W1", (True, True)), ("G W1 T W2", (False, True)), ("W2 T", (True, False))],
)
def test_a_view_tells_which_ends_take_towers_and_gates(wall: str, open_ends: tuple[bool, bool]) -> None:
    assert die_mauer(wall).view(-1).open_ends == open_ends


@rule("DM-ROUND-1")
def test_until_the_first_gift_every_hand_is_known_to_all() -> None:
    game = die_mauer(hands={"a": "T G W6", "b": "W1", "c": "G W2 W2"})
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).held == (
            HeldView(3, {"T": 1, "G": 1, "W6": 1}, {"T": 1, "G": 1, "W6": 1}),
            HeldView(1, {"W1": 1}, {"W1": 1}),
            HeldView(3, {"G": 1, "W2": 2}, {"G": 1, "W2": 2}),
        )


@rule("DM-FIST-2", "DM-ROUND-1")
def test_after_a_gift_giver_and_master_know_what_was_given_and_the_others_only_what_is_certain() -> None:
    game = after_gift("W3")
    without = {name: 1 for name in SET if name != "W3"}
    for seat in (0, 1):
        assert game.view(seat).held == (
            HeldView(8, {**SET, "W3": 2}, {**SET, "W3": 2}),
            HeldView(6, without, without),
            HeldView(7, SET, SET),
        )
    for seat in (-1, 2):
        assert game.view(seat).held == (
            HeldView(8, SET, dict.fromkeys(SET, 2)),
            HeldView(6, {}, SET),
            HeldView(7, SET, SET),
        )


@rule("DM-FIST-2", "DM-ROUND-1")
def test_a_block_the_giver_shows_was_not_the_gift() -> None:
    game = after_gift("W3")
    show(game, "W1 T W1")
    assert line_of(game, "clues") == "b>a:W3 a:W1 b:T c:W1"
    held = game.view(2).held
    assert held[1] == HeldView(6, {"T": 1}, SET)
    assert held[0] == HeldView(8, SET, {**dict.fromkeys(SET, 2), "T": 1})


@rule("DM-FIST-2", "DM-ROUND-1")
def test_a_block_shown_or_built_twice_makes_the_gift_certain() -> None:
    game = after_gift("W3")
    show(game, "W3 G T")
    game.play("right", 1)
    assert game.view(2).held[1] == HeldView(5, {}, {name: 1 for name in SET if name != "G"})
    show(game, "W3 W1 W3")
    assert game.to_act == [0]
    game.play("left", 0)
    assert line_of(game, "clues") == "b>a:W3 a:W3 b:G c:T b!G a:W3 b:W1 c:W3 a!W3"
    assert game.view(2).held[0] == HeldView(
        7, {name: 1 for name in SET if name != "W3"}, {"T": 2, "G": 1, "W1": 1, "W2": 2, "W3": 1, "W4": 2, "W6": 2}
    )
    show(game, "W3 W1 fist")
    known = game.view(2)
    assert known.held[0] == HeldView(7, SET, SET)
    assert known.held[1] == HeldView(5, {"T": 1, "W1": 1, "W2": 1, "W4": 1, "W6": 1}, {"T": 1, "W1": 1, "W2": 1, "W4": 1, "W6": 1})
    assert known.clues == "b>a:? a:W3 b:G c:T b!G a:W3 b:W1 c:W3 a!W3 a:W3 b:W1"


@rule("DM-FIST-2", "DM-ROUND-1")
def test_a_gift_may_be_passed_on_and_everybody_knows_his_own_part() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "G W2", "c": "W3 W4"})
    show(game, "fist fist W3")
    game.play("give-G", 1)
    show(game, "fist fist W4")
    assert line_of(game, "clues") == "b>a:G c:W4"
    game.play("give-T", 0)
    assert line_of(game, "known") == "a=T,W1 b=G,W2 c=W3,W4"
    assert line_of(game, "clues") == "b>a:G c:W4 a>b:T"
    for seat in (0, 1):
        assert game.view(seat).held[0] == HeldView(2, {"G": 1, "W1": 1}, {"G": 1, "W1": 1})
    assert game.view(2).held[0] == HeldView(2, {}, {"T": 1, "G": 1, "W1": 1, "W2": 1})
    assert game.view(2).held[1] == HeldView(2, {}, {"T": 1, "G": 1, "W1": 1, "W2": 1})
    assert len(possible_hands(position_of(game), 2)) == 5
    assert possible_hands(position_of(game), 1) == [position_of(game).hands]


def many_gifts(givers: str, more: str = "", moved: str = "W2") -> muraglia.Game:
    """Six players; each of the givers has given a a block."""
    lines = str(die_mauer(players=6)).split("\n")
    for number, line in enumerate(lines):
        key = line.partition(": ")[0]
        if key == "hand a":
            lines[number] = f"hand a: T G W1 W2 {f'{moved} ' * len(givers)}W3 W4 W6"
        elif key.startswith("hand ") and key[-1] in givers:
            lines[number] = f"{key}: {FULL.replace(f'{moved} ', '')}"
        elif key == "known":
            lines[number] = "known: " + " ".join(f"{letter}={FULL.replace(' ', ',')}" for letter in "abcdef")
        elif key == "clues":
            lines[number] = "clues: " + " ".join([f"{giver}>a:{moved}" for giver in givers] + more.split())
    return muraglia.set_up("\n".join(lines))


@rule("DM-FIST-2")
def test_every_hidden_gift_multiplies_what_may_be_until_there_are_too_many() -> None:
    assert [len(possible_hands(position_of(many_gifts("bcdef"[:count])), -1)) for count in range(1, 5)] == [7, 49, 343, 2401]
    assert len(possible_hands(position_of(many_gifts("bcdef")), -1)) == 3362  # every fifth of 7 ** 5
    assert len(possible_hands(position_of(many_gifts("bcdef")), 3)) == 2401
    assert [held.size for held in many_gifts("bcdef").view(-1).held] == [12, 6, 6, 6, 6, 6]


@rule("DM-FIST-2")
def test_what_was_left_aside_comes_back_when_it_turns_out_to_be_true() -> None:
    shown = " ".join(f"{giver}:{block}" for giver in "bcdef" for block in FULL.split() if block != "W2")
    game = many_gifts("bcdef", shown)
    assert possible_hands(position_of(game), -1) == [position_of(game).hands]
    assert game.view(-1).held[0].certain == {**SET, "W2": 6}


@rule("DM-ROUND-1")
def test_an_imagined_position_holds_only_what_the_seat_knows() -> None:
    game = after_gift("W3")
    game.play("T", 1)
    game.play("W2", 2)
    worlds = set()
    for seed in range(60):
        position = game.imagine(2, str(seed))
        assert isinstance(position, DieMauer)
        assert position.fists == [-1, -1, 4]
        assert position.hands[2] == position_of(game).hands[2]
        worlds.add(tuple(position.hands))
    assert worlds == {tuple(world) for world in possible_hands(position_of(game), 2)}
    assert len(worlds) == 7
    text = game.imagine(2, "x").text()
    assert "clues: b>a:?\n" in text
    assert muraglia.set_up(text).position.text() == text
    own = game.imagine(1, "x").text()
    assert own == str(game).replace("fist c: W2", "fist c: -")
    onlooker = game.imagine(-1, "x")
    assert isinstance(onlooker, DieMauer)
    assert onlooker.fists == [-1, -1, -1]


@rule("DM-ROUND-1")
def test_dealing_anew_changes_only_what_the_seat_does_not_know() -> None:
    game = after_gift("W3")
    show(game, "W3 W1 fist")
    hands = position_of(game).hands
    for seat, clues in ((0, "b>a:W3"), (1, "b>a:W3"), (2, "b>a:?"), (-1, "b>a:?")):
        worlds = set()
        for seed in range(40):
            position = game.position.clone()
            position.redeal(seat, rng_from_seed(str(seed)))
            assert isinstance(position, DieMauer)
            assert f"clues: {clues} a:W3 b:W1\n" in position.text()
            assert position.fists == [5, 3, 0]
            worlds.add(tuple(position.hands))
        assert len(worlds) == (1 if seat in (0, 1) else 6)
        assert tuple(hands) in worlds
    game.play("right", 1)
    game.play("T", 0)
    game.play("fist", 1)
    for seat, fists in ((0, [1, -1, -1]), (1, [-1, 0, -1]), (2, [-1, -1, -1]), (-1, [-1, -1, -1])):
        position = game.position.clone()
        position.redeal(seat, rng_from_seed("x"))
        assert isinstance(position, DieMauer)
        assert position.fists == fists


@rule("DM-ROUND-1")
def test_what_is_imagined_from_a_view_fits_it_even_before_it_is_dealt_anew() -> None:
    game = after_gift("T")
    position = SPEC.imagine(game.view(2))
    assert isinstance(position, DieMauer)
    assert position.hands == possible_hands(position_of(game), 2)[0]
    assert muraglia.set_up(position.text()).view(2) == game.view(2)
    game = die_mauer(hands={"a": "W2 W2 W3", "b": "T T", "c": "W6"}, round=3, points="1 22 333", idle=5)
    assert SPEC.imagine(game.view(2)).text() == str(game)


@rule("DM-ROUND-1")
def test_a_view_can_be_sent_and_names_its_game() -> None:
    view = after_gift("T").view(2)
    sent = msgspec.json.encode(view)
    assert sent.startswith(b'{"game":"die-mauer","seat":2,"players":3,')
    assert msgspec.json.decode(sent, type=SPEC.view_type) == view


@rule("DM-ROUND-1")
def test_before_a_gift_an_imagined_position_is_the_true_one_but_for_closed_fists() -> None:
    game = muraglia.new("die-mauer", players=4, seed=5, wall_values="23456", rounds=2, memory_aid="off")
    show(game, "W2 W2 W3 W3" if game.view(0).master == 0 else "fist W3 W3 W3")
    while not line_of(game, "agenda").startswith("planning"):
        game.play(game.options()[0])
    assert game.imagine(3, "x").text() == str(game)
    game.play("W5", 3)
    game.play("W5", 0)
    assert game.imagine(3, "x").text() == str(game).replace("fist a: W5", "fist a: -")
    assert "memory_aid=off" in str(game)


@rule("DM-ROUND-1")
def test_open_fists_stay_open_in_an_imaginedposition_of() -> None:
    game = die_mauer("W1")
    show(game, "W2 W2 W2")
    assert game.imagine(0, "x").text() == str(game)
    game.play("left")
    assert game.imagine(0, "x").text() == str(game)


@rule("DM-ROUND-1")
def test_a_view_tells_everything_the_seat_knows() -> None:
    game = die_mauer("T W1", master="b", round=2, rounds=5, points="3 20 0", idle=4)
    show(game, "W2 W2 fist")
    view = game.view(0)
    assert (view.seat, view.players, view.version, view.round, view.master) == (0, 3, 1, 2, 1)
    assert view.options == {"wall_values": "12346", "rounds": "5", "memory_aid": "on"}
    assert (view.to_act, view.agenda) == ((0,), "building(a,3) end-of-turn(b)")
    assert (view.wall, view.hand) == (("T", "W1"), tuple(FULL.split()))
    assert (view.chosen, view.fists) == ((True, True, True), ("W2", "W2", "fist"))
    assert (view.scores, view.idle, view.known, view.clues) == ((3, 20, 0), 4, "-", "-")
    assert (view.winners, view.is_over) == ((), False)
    assert muraglia.new("die-mauer", seed=1, memory_aid=False).view(0).options["memory_aid"] == "off"


# Notation, values, texts


@rule("DM-PLAN-1")
def test_the_notation_and_labels_of_all_picks() -> None:
    blocks = ["T", "G", "W1", "W2", "W3", "W4", "W5", "W6"]
    assert list(SPEC.notation) == [
        "fist", *blocks, "left", "right", "build-none", *[f"build-{block}" for block in blocks], *[f"give-{block}" for block in blocks],
    ]  # fmt: skip
    assert [SPEC.label(pick) for pick in range(28)] == [
        Message("choose-empty-fist"),
        *[Message("choose-show", {"block": kind}) for kind in range(8)],
        Message("choose-end", {"end": 0}),
        Message("choose-end", {"end": 1}),
        Message("choose-build-none"),
        *[Message("choose-build", {"block": kind}) for kind in range(8)],
        *[Message("choose-give", {"block": kind}) for kind in range(8)],
    ]
    assert SPEC.vocabulary == {
        "block": ("tower", "gate", "wall-1", "wall-2", "wall-3", "wall-4", "wall-5", "wall-6"),
        "end": ("left", "right"),
    }
    game = die_mauer()
    assert [game.read(word) for word in ("FIST", "w6", "Build-w1 Left", "GIVE-t")] == [(0,), (8,), (14, 9), (20,)]
    with pytest.raises(muraglia.UnknownNotation) as refused:
        game.play("W7", 0)
    assert refused.value.message == Message("notation-unknown", {"word": "W7"})


@rule("DM-END-3")
def test_the_value_of_a_position_is_what_others_have_to_pay_against_what_i_have_to() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "G W2", "c": "W3 W4"}, points="1 20 300")

    def values() -> list[float]:
        return [SPEC.value(game.position, seat) for seat in range(3)]

    # 17, 32 and 307 are paid or held
    assert values() == pytest.approx([0.15 * 339 - 17, 0.15 * 324 - 32, 0.15 * 49 - 307])
    game.play("fist", 0)
    assert values()[0] == pytest.approx(0.15 * 339 - 17)
    game.play("fist", 1)
    game.play("W3", 2)  # b is about to give the gate
    assert values() == pytest.approx([0.15 * 329 - 27, 0.15 * 334 - 22, 0.15 * 49 - 307])
    game.undo()
    game.undo()
    game.play("G", 1)
    game.play("W3", 2)  # a is about to build the tower
    assert values() == pytest.approx([0.15 * 339 - 2, 0.15 * 309 - 32, 0.15 * 34 - 307])


@rule("DM-END-3")
def test_the_value_of_a_position_counts_on_entitled_builders_and_on_what_fits() -> None:
    game = die_mauer(hands={"a": "T W1", "b": "T W1", "c": "W3 W1", "d": "T W1"}, ends=("W2", "W2"), players=4)
    show(game, "T T W3 T")
    assert [SPEC.value(game.position, seat) for seat in range(4)] == pytest.approx([0.6 - 16, 2.1 - 1, 1.8 - 4, 2.1 - 1])
    game = die_mauer(hands={"a": "T W1 W2", "b": "T", "c": "W3"}, ends=("T", "G"))
    show(game, "fist T W3")
    assert [SPEC.value(game.position, seat) for seat in range(3)] == pytest.approx([0.15 * 18 - 16, 0.15 * 19 - 15, 0.15 * 31 - 3])
    game = die_mauer(hands={"a": "T G", "b": "T", "c": "W3"}, ends=("T", "G"))
    show(game, "fist T W3")  # a cannot build
    assert [SPEC.value(game.position, seat) for seat in range(3)] == pytest.approx([0.15 * 18 - 25, 0.15 * 28 - 15, 0.15 * 40 - 3])
    game = die_mauer(hands={"a": "T W1", "b": "T W2", "c": "W3"}, ends=("T", "G"))
    show(game, "fist fist W3")  # a gift need not fit
    assert [SPEC.value(game.position, seat) for seat in range(3)] == pytest.approx([0.15 * 5 - 31, 0.15 * 34 - 2, 0.15 * 33 - 3])
    game = die_mauer(rounds=1, idle=8, points="0 10 30")
    idle_turn(game)
    assert [SPEC.value(game.position, seat) for seat in range(3)] == pytest.approx([0.15 * 122 - 41, 0.15 * 112 - 51, 0.15 * 92 - 71])


@rule("DM-ROUND-2")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_position_of_a_game_is_written_read_and_cloned_without_loss(players: int) -> None:
    for position in random_positions("die-mauer", players, "texts", rounds="2", wall_values="12456", memory_aid="off"):
        text = position.text()
        assert muraglia.set_up(text).position.text() == text
        assert position.clone().text() == text
        for seat in range(players):
            options = position.options(seat)
            assert [pick for pick in range(28) if position.why_not(seat, pick) is None] == options
            assert position.is_asked(seat) == bool(options)


TEXT = str(after_gift("W3"))


def damaged(key: str, value: str) -> muraglia.TextError:
    rows = [f"{key}: {value}" if row.startswith(f"{key}: ") else row for row in TEXT.split("\n")]
    assert rows != TEXT.split("\n")
    with pytest.raises(muraglia.TextError) as refused:
        muraglia.set_up("\n".join(rows))
    return refused.value


@rule("DM-COMP-1")
@pytest.mark.parametrize(
    ("key", "value", "line", "message"),
    [
        ("game", "die-mauern", 2, "setup-unknown-game"),
        ("players", "1", 3, "setup-players"),
        ("players", "7", 3, "setup-players"),
        ("players", "x", 3, "text-bad-number"),
        ("players", "0", 3, "setup-players"),
        ("players", "99", 3, "setup-players"),
        ("players", "-1", 3, "text-number-range"),
        ("players", "100", 3, "text-number-range"),
        ("players", "2", 14, "text-wrong-key"),
        ("options", "wall_values=12347 rounds=4 memory_aid=on", 4, "setup-bad-value"),
        ("options", "rounds", 4, "setup-option-form"),
        ("options", "wall_values=12345 rounds=4 memory_aid=on", 14, "text-block-count"),
        ("options", "rounds=4 wall_values=12346 memory_aid=on", 4, "text-not-canonical"),
        ("version", "-1", 5, "text-number-range"),
        ("version", "1000001", 5, "text-number-range"),
        ("round", "0", 6, "text-number-range"),
        ("round", "5", 6, "text-number-range"),
        ("master", "d", 7, "text-bad-seat"),
        ("master", "a", 8, "text-bad-agenda"),
        ("agenda", "planning(a)", 8, "text-bad-agenda"),
        ("agenda", "planning(b) end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "building(b,2) end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "lone-fist(b) end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "giving(c) end-of-turn(b)", 8, "text-bad-agenda"),
        ("agenda", "scoring(b)", 8, "text-bad-step"),
        ("wall", "W7", 9, "text-bad-block"),
        ("wall", "W1", 14, "text-block-count"),
        ("wall", "T G", 9, "text-wall-breaks-rule"),
        ("hand a", "T G W1 W2 W3 W3 W4 X", 10, "text-bad-block"),
        ("hand a", "T G W1 W2 W3 W3 W6 W4", 10, "text-not-canonical"),
        ("hand b", "T G W1 W2 W4", 14, "text-block-count"),
        ("fist a", "left", 11, "text-bad-fist"),
        ("fist a", "W7", 11, "text-bad-fist"),
        ("fist b", "W3", 8, "text-bad-agenda"),
        ("points", "0 0", 16, "text-how-many"),
        ("points", "0 0 0 0", 16, "text-how-many"),
        ("points", "0 -1 0", 16, "text-number-range"),
        ("points", "0 0 100001", 16, "text-number-range"),
        ("idle turns", "-2", 17, "text-number-range"),
        ("idle turns", "9", 17, "text-number-range"),
        ("known", "a=T b=T", 18, "text-how-many"),
        ("known", "b=T a=T c=T", 18, "text-bad-word"),
        ("known", "a b c", 18, "text-bad-word"),
        ("known", "a=T b=X c=T", 18, "text-bad-block"),
        ("clues", "-", 18, "text-clues-disagree"),
        ("clues", "b>a:W4", 18, "text-clues-disagree"),
        ("clues", "b>c:W3", 18, "text-clues-disagree"),
        ("clues", "b>a:W3 b:W3", 18, "text-clues-disagree"),
        ("clues", "b>a:W3 b!W1", 18, "text-clues-disagree"),
        ("clues", "b>d:W3", 19, "text-bad-seat"),
        ("clues", "d>a:W3", 19, "text-bad-seat"),
        ("clues", "b>aW3", 19, "text-bad-word"),
        ("clues", "b>W3", 19, "text-bad-word"),
        ("clues", "b?a:W3", 19, "text-bad-word"),
        ("clues", "b>a:W9", 19, "text-bad-word"),
        ("clues", "b:?", 19, "text-bad-word"),
        ("clues", "b!?", 19, "text-bad-word"),
        ("clues", "b", 19, "text-bad-word"),
    ],
)
def test_a_damaged_position_text_is_refused_with_its_line(key: str, value: str, line: int, message: str) -> None:
    error = damaged(key, value)
    assert (error.line, error.message.id) == (line, message)


@rule("DM-COMP-1")
@pytest.mark.parametrize(
    ("key", "value"),
    [("version", "1000000"), ("round", "4"), ("points", "0 100000 7"), ("idle turns", "8"), ("fist b", "fist"), ("fist b", "W6")],
)
def test_a_position_text_may_be_changed_within_the_rules(key: str, value: str) -> None:
    rows = [f"{key}: {value}" if row.startswith(f"{key}: ") else row for row in TEXT.split("\n")]
    assert line_of(muraglia.set_up("\n".join(rows)), key) == value


@rule("DM-COMP-1")
def test_a_position_text_of_another_game_is_refused() -> None:
    with pytest.raises(muraglia.TextError) as refused:
        SPEC.read_position(TEXT.replace("game: die-mauer", "game: chinesische-mauer"))
    assert refused.value.line == 2
    assert refused.value.message == Message("text-other-game", {"word": "chinesische-mauer", "expected": "die-mauer"})


@rule("DM-COMP-1", "DM-BUILD-2")
def test_a_refused_position_text_says_what_is_wrong() -> None:
    assert damaged("hand b", "T G W1 W2 W4").message.args == {"word": "W6", "count": 2, "expected": 3}
    assert damaged("hand b", "T G W1 W2 W4 W5 W6").message.args == {"word": "W5", "count": 1, "expected": 0}
    assert damaged("wall", "T").message.args == {"word": "T", "count": 4, "expected": 3}
    assert damaged("wall", "W1 G T W2").message.args == {"word": "G T"}
    assert damaged("wall", "W1 Q").message.args == {"word": "Q", "known": "T G W1 W2 W3 W4 W5 W6"}
    assert damaged("fist c", "left").message.args == {"word": "left"}
    assert damaged("points", "1").message.args == {"count": 3}
    assert damaged("known", "a=T").message.args == {"count": 3}
    assert damaged("known", "b=T").message.args == {"word": "b=T"}
    assert damaged("clues", "b>a:W3 b/T").message.args == {"word": "b/T"}


@rule("DM-ROUND-2")
@pytest.mark.parametrize(
    "agenda",
    [
        "building(a,8) end-of-turn(a)",
        "building(a,3)",
        "building(a,0) end-of-turn(a)",
        "building(a,3) building(b,0) end-of-turn(a)",
        "building(a,3) end-of-turn(a) end-of-turn(a)",
        "building(a,3) giving(a)",
        "lone-fist(a)",
        "lone-fist(a) building(a,3)",
        "lone-fist(a) end-of-turn(a) end-of-turn(a)",
        "lone-fist-end(a,8) end-of-turn(a)",
        "lone-fist-end(a,0) end-of-turn(a)",
        "giving(a) giving(a)",
        "planning(a)",
    ],
)
def test_a_position_text_with_open_fists_needs_an_agenda_that_can_be_carried_out(agenda: str) -> None:
    game = die_mauer(hands={"a": "W2 W3", "b": "W2 W1", "c": "G W1"})
    show(game, "W2 W1 G")
    text = str(game)
    assert str(muraglia.set_up(text)) == text
    with pytest.raises(muraglia.TextError) as refused:
        muraglia.set_up(text.replace("agenda: building(a,3) end-of-turn(a)", f"agenda: {agenda}"))
    assert (refused.value.line, refused.value.message.id) == (8, "text-bad-agenda")


@rule("DM-PLAN-1")
@pytest.mark.parametrize("block", FULL.split())
def test_a_closed_fist_of_a_position_text_holds_a_block_its_owner_has(block: str) -> None:
    text = str(after_gift(block))
    with pytest.raises(muraglia.TextError) as refused:
        muraglia.set_up(text.replace("fist b: -", f"fist b: {block}"))
    assert (refused.value.line, refused.value.message.id) == (8, "text-bad-agenda")
    game = muraglia.set_up(text.replace("fist a: -", f"fist a: {block}"))
    assert game.to_act == [1, 2]


@rule("DM-BUILD-2")
def test_a_position_text_asks_nothing_that_has_no_answer() -> None:
    game = die_mauer(hands={"a": "T W3", "b": "W2 W1", "c": "G W1"}, ends=("T", "G"))
    text = str(game).replace("fist a: -", "fist a: T").replace("fist b: -", "fist b: W1").replace("fist c: -", "fist c: G")
    with pytest.raises(muraglia.TextError) as refused:
        muraglia.set_up(text.replace("planning(a)", "building(a) end-of-turn(a)"))
    assert (refused.value.line, refused.value.message.id) == (8, "text-bad-agenda")


@rule("DM-COMP-1")
def test_a_text_cut_off_or_too_long_is_refused() -> None:
    rows = TEXT.split("\n")
    for text, line, message in (
        ("\n".join(rows[:-2]) + "\n", 19, "text-missing-line"),
        (TEXT + "more: 1\n", 20, "text-extra-line"),
        (TEXT[:-1], 19, "text-cut-off"),
        (TEXT.replace("muraglia position", "position"), 1, "text-bad-title"),
        (TEXT.replace("hand b", "hand d"), 12, "text-wrong-key"),
    ):
        with pytest.raises(muraglia.TextError) as refused:
            muraglia.set_up(text)
        assert (refused.value.line, refused.value.message.id) == (line, message)


@rule("DM-ROUND-4")
def test_the_first_master_comes_from_the_seed() -> None:
    for seed in ("1", "2", "3", "x"):
        assert muraglia.new("die-mauer", players=5, seed=seed).view(0).master == rng_from_seed(seed).below(5)


@rule("DM-ROUND-1")
def test_with_too_many_worlds_to_follow_only_the_own_hand_is_certain() -> None:
    """The memory aid never calls something certain that is not."""
    game = die_mauer(players=4)
    show(game, "fist fist W1 W1")
    game.play("give-T", 1)
    site: Any = game.position
    exact = held_views(site, 2, 4096)
    assert exact == game.view(2).held
    assert reckon(site, 2, 4096)[1] and not reckon(site, 2, 3)[1]
    assert 0 < len(reckon(site, 2, 3)[0]) <= 3
    rough = held_views(site, 2, 3)
    assert rough[2] == exact[2]
    for player in (0, 1, 3):
        assert rough[player].size == exact[player].size
        assert rough[player].certain == {}
        assert all(rough[player].possible[name] >= count for name, count in exact[player].possible.items())
