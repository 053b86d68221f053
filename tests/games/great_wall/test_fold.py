"""The whole game can be drawn from the first view and what is sent with events: the page's own fold, run under Node."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from muraglia.game import begin
from muraglia.games import SPECS
from muraglia.kernel.changes import changes_of
from muraglia.kernel.rng import rng_from_seed
from muraglia.kernel.view_change import ViewChange
from tests.games.about import other_worlds
from tests.support import games_to_play

SPEC = SPECS["great-wall"]
MODES = [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"mode": "cooperative"}), (3, {"mode": "cooperative"}), (4, {"mode": "cooperative"})]
# What an event may leave to the end of its step, because nothing happens on the table: a bonus of an assault that is over, a spared tile
LEFT_OVER = {"extra_defence", "sections", "shame_spared", "active"}


def node() -> list[str]:
    """Returns the Node the page is built with, told to read TypeScript: the one from PyPI if the machine's own is old."""
    ours = Path(sys.executable).parent.parent / "node" / "node"
    found = str(ours) if ours.exists() else shutil.which("node")
    if found is None:
        pytest.skip("needs Node, as the page's own checks do")
    return [found, "--experimental-strip-types", "--no-warnings"]


def steps_of(players: int, options: dict[str, str], seed: str) -> list[tuple[list[ViewChange], Any, list[Any]]]:
    """Each step of a random game: what has changed, the public view after it, its events. The first has only the view."""
    game = begin("great-wall", players, seed, options)
    rng = rng_from_seed(f"fold {seed}")
    found: list[tuple[list[ViewChange], Any, list[Any]]] = [([], SPEC.public(game.position), [])]
    while not game.is_over:
        before, told = game.history.length, len(game.events())
        seat = game.to_act[rng.below(len(game.to_act))]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
        if game.history.length > before:
            changes = changes_of(SPEC, game.history.moment(before), game.history.steps.part(before, before + 1)[0])
            found.append((changes, SPEC.public(game.history.moment(before + 1)), game.events()[told:]))
    return found


@pytest.mark.parametrize(("players", "options"), MODES)
def test_the_folded_picture_is_the_view(players: int, options: dict[str, str]) -> None:
    lines: list[bytes] = []
    steps = 0
    for number in range(max(1, games_to_play(24) // 8)):
        game = steps_of(players, options, f"{number}")
        lines.append(msgspec.json.encode({"first": game[0][1]}))
        for step, (changes, view, _) in enumerate(game[1:], 1):
            lines.append(msgspec.json.encode({"step": f"{number}/{step}", "changes": changes, "view": view}))
            steps += 1
    script = Path(__file__).with_name("fold_games.mjs")
    done = subprocess.run([*node(), str(script)], input=b"\n".join(lines), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-3000:]
    assert int(done.stdout) == steps > 50


@pytest.mark.parametrize(("players", "options"), MODES)
def test_every_change_comes_with_an_event(players: int, options: dict[str, str]) -> None:
    """What the end of a step adds is what nobody sees on a table: whose question it is, and what is still to be done."""
    told = 0
    for changes, _, events in steps_of(players, options, "events"):
        for change in changes:
            if change.event is None:
                assert set(change.patch) - set(SPEC.untold or ()) <= LEFT_OVER, (change, events)
            else:
                assert change.event < len(events)
                told += 1
    assert told > 50


def test_changes_tell_no_secret() -> None:
    """They are the same in worlds that differ in what nobody has seen, as long as no card is drawn."""
    game = begin("great-wall", 3, "secrets")
    rng = rng_from_seed("secrets")
    compared = 0
    while not game.is_over and compared < 60:
        seat = game.to_act[rng.below(len(game.to_act))]
        choices = game.choices(seat)
        choice = choices[rng.below(len(choices))]
        worlds = [world for world, knowing in other_worlds(game, rng) if seat not in knowing and not game.history.waiting]
        before = game.history.moment(game.history.length)
        told = len(game.events())
        game.play(choice, seat)
        if game.history.waiting or len(game.history.steps) == 0 or any(event.kind.reveals for event in game.events()[told:]):
            continue
        step = game.history.steps.part(game.history.length - 1, game.history.length)[0]
        if len(step) > 1:
            continue
        truth = msgspec.json.encode(changes_of(SPEC, before, step))
        for world in worlds:
            if choice in world.choices(seat):
                assert msgspec.json.encode(changes_of(SPEC, world.position, step)) == truth
                compared += 1
    assert compared >= 20
