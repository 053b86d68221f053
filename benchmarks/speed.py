"""Speed beside open_spiel, in one run, on one core: `make bench`. Only the ratios mean anything; they go to bench.json.

Everybody is driven by the same Python loop through the public interface: ask who acts, list the options, take a random one.
A decision is a question answered, forced ones included, as in open_spiel's own games; a form (all parts of a scoring) is one.
Slices of the contestants alternate, so that a busy moment of the machine hits all of them; the median of the ratios counts.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from muraglia.games import spec_of
from muraglia.kernel.position import Position, playout
from muraglia.kernel.rng import rng_from_seed

SLICE = 0.15
ROUNDS = 15
SOURCE = str(Path(__file__).parent.parent / "src")

# What is measured: decisions and, of them, those with two or more options.
Counts = tuple[int, int]


class Ours:
    """A game of ours, as positions."""

    def __init__(self, name: str, players: int) -> None:
        spec = spec_of(name)
        self.options = spec.info.complete({})
        self.spec, self.players = spec, players
        self.seed = 0
        self.rng = rng_from_seed("bench")

    def start(self, seed: int) -> Position:
        return self.spec.start(self.players, self.options, str(seed), None)

    def from_python(self) -> Counts:
        """One game, driven by this loop."""
        self.seed += 1
        position = self.start(self.seed)
        options_of, take, uniform = position.options, position.take, random.random
        picks = real = 0
        seat = position.next_to_act()
        while seat >= 0:
            options = options_of(seat)
            count = len(options)
            picks += 1
            if count > 1:
                real += 1
            seat = take(seat, options[int(uniform() * count)])
        return picks, real

    def in_its_own_loop(self) -> Counts:
        self.seed += 1
        position = self.start(self.seed)
        return 0, playout(position, self.rng)

    def form_share(self) -> float:
        """Decisions for each pick: the parts of a form are one decision."""
        picks = decisions = 0
        for seed in range(200):
            position = self.start(seed)
            seat = position.next_to_act()
            while seat >= 0:
                options = position.options(seat)
                seat = position.take(seat, options[self.rng.below(len(options))])
                picks += 1
                decisions += not position.is_form_open()
        return decisions / picks

    def picks_for_each_real(self) -> float:
        total = [self.from_python() for _ in range(200)]
        return sum(picks for picks, _ in total) / sum(real for _, real in total)

    def middle(self) -> Any:
        position = self.start(7)
        for _ in range(40):
            seat = position.next_to_act()
            options = position.options(seat)
            position.take(seat, options[self.rng.below(len(options))])
        return position


class Theirs:
    """A game of open_spiel."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)
        self.players = self.game.num_players()

    def from_python(self) -> Counts:
        state = self.game.new_initial_state()
        uniform = random.random
        decisions = real = 0
        while not state.is_terminal():
            if state.is_chance_node():
                options = state.legal_actions()
                state.apply_action(options[int(uniform() * len(options))])
            elif state.is_simultaneous_node():
                actions = []
                for player in range(self.players):
                    options = state.legal_actions(player)
                    count = len(options)
                    decisions += 1
                    if count > 1:
                        real += 1
                    actions.append(options[int(uniform() * count)])
                state.apply_actions(actions)
            else:
                options = state.legal_actions()
                count = len(options)
                decisions += 1
                if count > 1:
                    real += 1
                state.apply_action(options[int(uniform() * count)])
        return decisions, real

    def middle(self) -> Any:
        state = self.game.new_initial_state()
        for _ in range(20):
            if state.is_chance_node():
                options = state.legal_actions()
                state.apply_action(options[int(random.random() * len(options))])
            elif state.is_simultaneous_node():
                state.apply_actions([state.legal_actions(player)[0] for player in range(self.players)])
            else:
                state.apply_action(state.legal_actions()[0])
        return state


def rate(play: Callable[[], Counts], seconds: float) -> tuple[float, float, float]:
    """Games, decisions and real decisions a second."""
    games = decisions = real = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        more, more_real = play()
        games, decisions, real = games + 1, decisions + more, real + more_real
    return games / spent, decisions / spent, real / spent


def clone_time(position: Any, repeats: int) -> float:
    """Microseconds for a clone."""
    clone = position.clone
    begin = time.perf_counter()
    for _ in range(repeats):
        clone()
    return (time.perf_counter() - begin) / repeats * 1e6


def interpreted(name: str, players: int) -> dict[str, float]:
    """The same measurement of ours with the rules from the source, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": SOURCE}
    command = [sys.executable, __file__, "--interpreted", name, str(players)]
    answer: dict[str, float] = json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    return answer


def measure(name: str, players: int, peers: dict[str, str], progress: Progress) -> dict[str, Any]:
    ours = Ours(name, players)
    contestants = {peer: Theirs(game) for peer, game in peers.items()}
    forms, per_real = ours.form_share(), ours.picks_for_each_real()
    task = progress.add_task(f"{name}, {players} players", total=ROUNDS + 2)
    rows: list[dict[str, float]] = []
    mine, theirs = ours.middle(), {peer: game.middle() for peer, game in contestants.items()}
    for _ in range(ROUNDS):
        games, picks, real = rate(ours.from_python, SLICE)
        loop_games, _, loop_real = rate(ours.in_its_own_loop, SLICE)
        row = {
            "games": games, "decisions": picks * forms, "two_or_more": real,
            "loop_games": loop_games, "loop_decisions": loop_real * per_real * forms, "loop_two_or_more": loop_real,
            "clone": clone_time(mine, 20_000),
        }  # fmt: skip
        for peer, game in contestants.items():
            row[f"{peer} games"], row[f"{peer} decisions"], row[f"{peer} two_or_more"] = rate(game.from_python, SLICE)
            row[f"{peer} clone"] = clone_time(theirs[peer], 20_000)
        rows.append(row)
        progress.advance(task)
    slow = interpreted(name, players)
    progress.advance(task, 2)

    def median(key: str) -> float:
        return statistics.median(row[key] for row in rows)

    def ratio(key: str, other: str) -> float:
        return statistics.median(row[key] / row[other] for row in rows)

    result: dict[str, Any] = {key: median(key) for key in rows[0]}
    result["interpreted"] = slow
    ratios = {"compiled loop / interpreted loop": result["loop_games"] / slow["loop_games"]}
    for peer in peers:
        ratios[f"from Python / {peer}"] = ratio("decisions", f"{peer} decisions")
        ratios[f"from Python, two or more options / {peer}"] = ratio("two_or_more", f"{peer} two_or_more")
        ratios[f"compiled loop / {peer}"] = ratio("loop_decisions", f"{peer} decisions")
        ratios[f"clone time / {peer}"] = ratio("clone", f"{peer} clone")
    result["ratios"] = ratios
    return result


def show(console: Console, name: str, players: int, result: dict[str, Any], peers: dict[str, str]) -> None:
    table = Table(title=f"{name}, {players} players", title_justify="left", title_style="bold")
    for heading in ("", "games/s", "decisions/s", "with 2+ options/s", "clone µs"):
        table.add_column(heading, justify="left" if not heading else "right")
    slow = result["interpreted"]
    lines = [
        ("ours, from Python", "games", "decisions", "two_or_more", result),
        ("ours, compiled loop", "loop_games", "loop_decisions", "loop_two_or_more", result),
        ("ours, interpreted, from Python", "games", "decisions", "two_or_more", slow),
        ("ours, interpreted, own loop", "loop_games", "loop_decisions", "loop_two_or_more", slow),
    ]
    for label, games, decisions, real, source in lines:
        table.add_row(label, f"{source[games]:,.0f}", f"{source[decisions]:,.0f}", f"{source[real]:,.0f}", f"{source['clone']:.2f}")
    for peer in peers:
        values = [f"{result[f'{peer} {key}']:,.0f}" for key in ("games", "decisions", "two_or_more")]
        table.add_row(f"open_spiel {peer}", *values, f"{result[f'{peer} clone']:.2f}")
    console.print(table)
    for label, ratio in result["ratios"].items():
        console.print(f"  {ratio:6.2f} x  {label}")
    console.print()


def main() -> None:
    if sys.argv[1:2] == ["--interpreted"]:
        ours = Ours(sys.argv[2], int(sys.argv[3]))
        forms, per_real = ours.form_share(), ours.picks_for_each_real()
        games, picks, real = rate(ours.from_python, 1.0)
        loop_games, _, loop_real = rate(ours.in_its_own_loop, 1.0)
        print(json.dumps({
            "games": games, "decisions": picks * forms, "two_or_more": real, "loop_games": loop_games,
            "loop_decisions": loop_real * per_real * forms, "loop_two_or_more": loop_real, "clone": clone_time(ours.middle(), 20_000),
        }))  # fmt: skip
        return
    console = Console(width=110)
    goofspiel = "goofspiel(players={},imp_info=True,num_cards=13,points_order=random)"
    tables = [
        ("chinesische-mauer", 3, {"goofspiel": goofspiel.format(3), "hearts": "hearts"}),
        ("die-mauer", 5, {"goofspiel": goofspiel.format(5)}),
    ]
    results: dict[str, Any] = {}
    with Progress(console=console, transient=True) as progress:
        for name, players, peers in tables:
            results[f"{name} {players}"] = measure(name, players, peers, progress)
    for name, players, peers in tables:
        show(console, name, players, results[f"{name} {players}"], peers)
    Path("bench.json").write_text(json.dumps(results, indent=1) + "\n")
    console.print("The figures are in bench.json.")


if __name__ == "__main__":
    main()
