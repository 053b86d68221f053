"""Type checkers know the games: what `muraglia.new` takes, and what the views hold."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

RIGHT = """
import muraglia

def play_all(name: muraglia.GameName) -> None:
    game: muraglia.Game = muraglia.new(name, players=3)
    print(game.view())

for name in muraglia.GAMES:
    play_all(name)
wall = muraglia.new("die-mauer", players=4, seed=1, rounds=2, memory_aid=False, wall_values="12345")
held: int = wall.copy().view(1).own.held[0].size
fame = muraglia.new("chinesische-mauer", hide_won_fame="on")
points: tuple[int | None, ...] = fame.view(-1).public.sections[0].points
year: int = muraglia.new("great-wall", mode="cooperative").view().public.year
loaded: muraglia.Game = muraglia.load(wall.record())
"""

WRONG = {
    'muraglia.new("chess")': "No overload variant",
    'muraglia.new("die-mauer", player=3)': "No overload variant",
    'muraglia.new("die-mauer", players="3")': "No overload variant",
    'muraglia.new("die-mauer", hide_won_fame=True)': "No overload variant",
    'muraglia.new("great-wall", mode="together")': "No overload variant",
    'muraglia.new("die-mauer").view().public.sections': 'has no attribute "sections"',
    'muraglia.new("chinesische-mauer").view().hands': 'has no attribute "hands"',
    'muraglia.new("die-mauer").play(1.0)': "incompatible type",
    'muraglia.new("die-mauer").view("a")': "incompatible type",
}


def test_mypy_accepts_right_uses_and_finds_wrong_ones(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(f"{RIGHT}\n" + "\n".join(WRONG) + "\n", "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-pretty", "--cache-dir", str(tmp_path / "cache"), program.name]
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    said = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment).stdout.split("\n")
    found = {int(line.split(":")[1]): line for line in said if ": error: " in line and line.startswith(program.name)}
    first = RIGHT.count("\n") + 2
    assert sorted(found) == list(range(first, first + len(WRONG))), "\n".join(found.values())
    for line, expected in enumerate(WRONG.values(), first):
        assert expected in found[line]


def test_the_types_of_new_are_fresh() -> None:
    """`make types` renews them."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "write_types.py", "--check"], cwd=ROOT, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
