"""The worked examples of the source of Die Mauer, each with the master builder in every seat."""

from __future__ import annotations

import pytest

import muraglia
from tests.support import die_mauer, line_of, rule

PLAYERS = 6
LETTERS = "abcdef"

every_master = pytest.mark.parametrize("master", range(PLAYERS))


def example(wall: str, master: int, shown: str, rivals: str) -> muraglia.Game:
    """Six players; the blocks of the wall were built by players who now show something else. Ends with all fists open."""
    fists = dict(zip([(master + step) % PLAYERS for step in range(PLAYERS)], [shown, *rivals.split()]))
    hands = {seat: ["T", "G", "W1", "W2", "W3", "W4", "W6"] for seat in fists}
    for block in wall.split():
        next(hands[seat] for seat in fists if fists[seat] != block and block in hands[seat]).remove(block)
    lines = die_mauer(players=PLAYERS, master=LETTERS[master]).position_text().split("\n")
    for number, line in enumerate(lines):
        key = line.partition(": ")[0]
        if key == "wall":
            lines[number] = f"wall: {wall or '-'}"
        elif key.startswith("hand "):
            lines[number] = f"{key}: {' '.join(hands[LETTERS.index(key[-1])])}"
    game = muraglia.set_up("\n".join(lines))
    for seat in range(PLAYERS):
        game.play(fists[seat], seat)
    return game


def results(game: muraglia.Game) -> set[tuple[tuple[int, ...], str]]:
    """Every way the turn can go on: who builds, in which order, and the wall, of a wall and its mirror image the first in the alphabet."""
    if line_of(game, "agenda").startswith("planning"):
        builders = tuple(event.args[0] for event in game.events() if event.kind.name == "built")
        row = line_of(game, "wall").split(" ")
        return {(builders, " ".join(min(row, row[::-1])))}
    found = set()
    for option in game.options():
        after = game.copy()
        after.play(option)
        found |= results(after)
    return found


def from_master(master: int, *steps: int) -> tuple[int, ...]:
    """Seats by their distance from the master, clockwise."""
    return tuple((master + step) % PLAYERS for step in steps)


@rule("DM-EX-A1")
@every_master
def test_a1_the_master_alone_shows_a_tower_on_the_empty_table(master: int) -> None:
    game = example("", master, "T", "W6 W4 W3 G W4")
    assert game.to_act == [master]
    assert results(game) == {((master,), "T")}


@rule("DM-EX-A2")
@every_master
def test_a2_the_master_alone_shows_a_3_beside_a_tower(master: int) -> None:
    game = example("T", master, "W3", "W6 W4 W4 W6 W6")
    assert results(game) == {((master,), "T W3")}


@rule("DM-EX-B1")
@every_master
def test_b1_three_rivals_build_their_4(master: int) -> None:
    game = example("T", master, "W4", "W4 W6 W4 W4 W6")
    builders = from_master(master, 1, 3, 4)
    assert results(game) == {(builders, "T W4 W4 W4"), (builders, "W4 T W4 W4")}


@rule("DM-EX-B2")
@every_master
def test_b2_two_rivals_build_a_gate_at_each_end(master: int) -> None:
    game = example("W4 W4 T W4", master, "G", "G G W6 W4 T")
    assert results(game) == {(from_master(master, 1, 2), "G W4 T W4 W4 G")}


@rule("DM-EX-B3")
@every_master
def test_b3_one_rival_builds_the_gate_at_the_only_position(master: int) -> None:
    game = example("W4 W4 W4 T", master, "G", "G W4 W6 W4 T")
    assert results(game) == {(from_master(master, 1), "G W4 W4 W4 T")}


@rule("DM-EX-C1")
@every_master
def test_c1_three_rivals_and_two_positions_so_the_master_builds_the_gate(master: int) -> None:
    game = example("W4 W4 T W4", master, "G", "G W3 G G W6")
    assert results(game) == {((master,), "G W4 W4 T W4"), ((master,), "G W4 T W4 W4")}


@rule("DM-EX-C2")
@every_master
def test_c2_two_rivals_and_one_position_so_the_master_builds_the_tower(master: int) -> None:
    game = example("G W4 W4 T W4", master, "T", "T T W6 W4 G")
    assert results(game) == {((master,), "G W4 W4 T W4 T")}


@rule("DM-EX-D1")
@every_master
def test_d1_no_position_for_the_tower_so_nobody_builds(master: int) -> None:
    game = example("G W4 T", master, "T", "W6 W4 W6 W3 W4")
    assert results(game) == {((), "G W4 T")}
