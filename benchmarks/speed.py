"""Speed beside open_spiel and catanatron, in one run, on one core: `make bench`. Only the ratios mean anything; they go to bench.json.

Everybody is driven by the same Python loop through the public interface: list the options, take a random one, see who is next.
Decisions are questions with two or more options, on both sides. Answers that leave no choice are given at once by ours (that is what
`decide` does) and one by one by open_spiel, whose players have to; "all" counts them too, a form (the parts of a scoring) as one.
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


class Ours:
    """A game of ours, as positions."""

    def __init__(self, name: str, players: int) -> None:
        self.spec, self.players = spec_of(name), players
        self.options = self.spec.info.complete({})
        self.seed = 0
        self.rng = rng_from_seed("bench")
        self.all_for_each = self.answers_for_each_decision()

    def start(self, seed: int) -> Position:
        return self.spec.start(self.players, self.options, str(seed), None)

    def from_python(self) -> tuple[int, float]:
        """One game, driven by this loop: its decisions, and all answers."""
        self.seed += 1
        position = self.start(self.seed)
        options_of, decide, uniform = position.options, position.decide, random.random
        decisions = 0
        seat = position.next_to_act()
        while seat >= 0:
            options = options_of(seat)
            decisions += 1
            seat = decide(seat, options[int(uniform() * len(options))])
        return decisions, decisions * self.all_for_each

    def in_its_own_loop(self) -> tuple[int, float]:
        self.seed += 1
        decisions = int(playout(self.start(self.seed), self.rng))
        return decisions, decisions * self.all_for_each

    def answers_for_each_decision(self) -> float:
        """How many answers there are for each real decision, forced ones included; the parts of a form are one answer."""
        answers = decisions = 0
        for seed in range(200):
            position = self.start(seed)
            seat = position.next_to_act()
            while seat >= 0:
                options = position.options(seat)
                seat = position.take(seat, options[self.rng.below(len(options))])
                decisions += len(options) > 1
                answers += not position.is_form_open()
        return answers / decisions

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

    def from_python(self) -> tuple[int, float]:
        state = self.game.new_initial_state()
        uniform = random.random
        decisions = answers = 0
        while not state.is_terminal():
            if state.is_chance_node():
                options = state.legal_actions()
                state.apply_action(options[int(uniform() * len(options))])
            elif state.is_simultaneous_node():
                actions = []
                for player in range(self.players):
                    options = state.legal_actions(player)
                    count = len(options)
                    answers += 1
                    if count > 1:
                        decisions += 1
                    actions.append(options[int(uniform() * count)])
                state.apply_actions(actions)
            else:
                options = state.legal_actions()
                count = len(options)
                answers += 1
                if count > 1:
                    decisions += 1
                state.apply_action(options[int(uniform() * count)])
        return decisions, answers

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


class Catanatron:
    """Catan by catanatron, four random players: the best-known fast euro game in Python. All its actions count, forced ones too."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.new_game = Game
        self.seats = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def from_python(self) -> tuple[int, float]:
        game = self.new_game(self.seats)
        uniform = random.random
        actions = 0
        while game.winning_color() is None and actions < 5000:
            options = game.state.playable_actions
            game.execute(options[int(uniform() * len(options))])
            actions += 1
        return actions, actions

    def middle(self) -> Any:
        game = self.new_game(self.seats)
        for _ in range(200):
            options = game.state.playable_actions
            game.execute(options[int(random.random() * len(options))])
        return Copied(game.copy)


class Copied:
    """Something whose copy is made by a function."""

    def __init__(self, clone: Callable[[], Any]) -> None:
        self.clone = clone


def redealt(position: Any) -> Copied:
    """A clone with everything hidden dealt again: what a search needs of a game with hidden things."""
    rng = rng_from_seed("redeal")

    def clone() -> Any:
        twin = position.clone()
        twin.redeal(0, rng)
        return twin

    return Copied(clone)


def rate(play: Callable[[], tuple[int, float]], seconds: float) -> dict[str, float]:
    """Games, decisions and all answers a second."""
    games, decisions, answers = 0, 0, 0.0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        more, more_answers = play()
        games, decisions, answers = games + 1, decisions + more, answers + more_answers
    return {"games": games / spent, "decisions": decisions / spent, "all": answers / spent}


def clone_time(position: Any, repeats: int) -> float:
    """Microseconds for a clone."""
    clone = position.clone
    begin = time.perf_counter()
    for _ in range(repeats):
        clone()
    return (time.perf_counter() - begin) / repeats * 1e6


def measure_ours(ours: Ours, position: Any, seconds: float) -> dict[str, dict[str, float]]:
    clone = clone_time(position, 20_000)
    return {
        "from Python": {**rate(ours.from_python, seconds), "clone": clone},
        "own loop": {**rate(ours.in_its_own_loop, seconds), "clone": clone},
    }


def interpreted(name: str, players: int) -> dict[str, dict[str, float]]:
    """The same measurement of ours with the rules from the source, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": SOURCE}
    command = [sys.executable, __file__, "--interpreted", name, str(players)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    answer: dict[str, dict[str, float]] = json.loads(done.stdout)
    return answer


def measure(name: str, players: int, peers: dict[str, str], progress: Progress) -> dict[str, Any]:
    ours = Ours(name, players)
    contestants = {peer: Catanatron() if peer == "catanatron" else Theirs(game) for peer, game in peers.items()}
    mine = redealt(ours.middle()) if "catanatron" in peers else ours.middle()  # its copy and our clone with redeal serve a search alike
    theirs = {peer: game.middle() for peer, game in contestants.items()}
    task = progress.add_task(f"{name}, {players} players", total=ROUNDS + 2)
    rounds: list[dict[str, dict[str, float]]] = []
    for _ in range(ROUNDS):
        row = measure_ours(ours, mine, SLICE)
        for peer, game in contestants.items():
            row[peer] = {**rate(game.from_python, SLICE), "clone": clone_time(theirs[peer], 2_000)}
        rounds.append(row)
        progress.advance(task)
    slow = interpreted(name, players)
    progress.advance(task, 2)

    def ratio(who: str, what: str, peer: str) -> float:
        return statistics.median(row[who][what] / row[peer][what] for row in rounds)

    figures = {who: {what: statistics.median(row[who][what] for row in rounds) for what in rounds[0][who]} for who in rounds[0]}
    figures.update({f"{who}, interpreted": values for who, values in slow.items()})
    ratios = {"compiled / interpreted, own loop": figures["own loop"]["games"] / slow["own loop"]["games"]}
    for peer in peers:
        ratios[f"from Python / {peer}"] = ratio("from Python", "decisions", peer)
        ratios[f"from Python / {peer}, forced answers counted on both sides"] = ratio("from Python", "all", peer)
        ratios[f"own compiled loop / {peer}"] = ratio("own loop", "decisions", peer)
        ratios[f"clone time / {peer}"] = ratio("from Python", "clone", peer)
    return {"figures": figures, "ratios": ratios}


def show(console: Console, title: str, result: dict[str, Any]) -> None:
    table = Table(title=title, title_justify="left", title_style="bold")
    for heading in ("", "games/s", "decisions/s", "all answers/s", "clone µs"):
        table.add_column(heading, justify="left" if not heading else "right")
    for who, values in result["figures"].items():
        rates = [f"{values[what]:,.0f}" for what in ("games", "decisions", "all")]
        label = f"ours, {who}" if who.startswith(("from", "own")) else who if who == "catanatron" else f"open_spiel {who}"
        table.add_row(label, *rates, f"{values['clone']:.2f}")
    console.print(table)
    for label, ratio in result["ratios"].items():
        console.print(f"  {ratio:6.2f} x  {label}")
    console.print()


def main() -> None:
    if sys.argv[1:2] == ["--interpreted"]:
        ours = Ours(sys.argv[2], int(sys.argv[3]))
        print(json.dumps(measure_ours(ours, ours.middle(), 1.0)))
        return
    console = Console(width=110)
    goofspiel = "goofspiel(players={},imp_info=True,num_cards=13,points_order=random)"
    tables = [
        ("chinesische-mauer", 3, {"goofspiel": goofspiel.format(3), "hearts": "hearts"}),
        ("die-mauer", 5, {"goofspiel": goofspiel.format(5)}),
        ("great-wall", 4, {"catanatron": ""}),
    ]
    tables = [table for table in tables if not sys.argv[1:] or table[0] in sys.argv[1:]]
    results: dict[str, Any] = {}
    with Progress(console=console, transient=True) as progress:
        for name, players, peers in tables:
            results[f"{name}, {players} players"] = measure(name, players, peers, progress)
    for title, result in results.items():
        show(console, title, result)
    Path("bench.json").write_text(json.dumps(results, indent=1) + "\n")
    console.print("The figures are in bench.json.")


if __name__ == "__main__":
    main()
