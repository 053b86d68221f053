"""Die Mauer: building rules, DM-BUILD (docs/rules/die-mauer.md)."""

from __future__ import annotations

import pytest

from muraglia.kernel.message import Message
from tests.games.die_mauer.support import FULL, refusal, told, wall
from tests.support import die_mauer, line_of, rule, show


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


@rule("DM-BUILD-3", "DM-BUILD-4")
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
