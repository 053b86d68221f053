"""Measures how strong the bots are, in one run: `make strength`. A run can be stopped and continued; results are kept in .strength/.

The games are the rows of strength_rows.py; `strength.py forecast` says how long they take. Shares of wins have 95 % intervals:
bootstrapped over whole deals among rivals, Wilson's where all win or lose together. MURAGLIA_STRENGTH scales the numbers of games
(0.1 for a quick look).
"""

from __future__ import annotations

import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from strength_rows import PACES, ROWS, SEED

from muraglia.arena.bars import forecast
from muraglia.arena.games import Match, Played
from muraglia.arena.ratings import Interval, share_of
from muraglia.arena.solver import exploitability, largest_difference, reduced_game
from muraglia.arena.tournament import run
from muraglia.bots import Budget, RegretMatchingBot, SearchBot, SearchSettings
from muraglia.bots.levels import make_level
from muraglia.bots.regret_matching import POINTS
from muraglia.bots.regret_matching_bot import MIN_SHARE
from muraglia.bots.tree import Tree
from muraglia.games import spec_of
from muraglia.kernel.position import Position
from muraglia.kernel.question import Choice
from muraglia.kernel.rng import rng_from_seed

FOLDER = Path(".strength")
COUNTS = Path(__file__).with_name("strength.json")  # kept with the project: the last full run
SCALE = float(os.environ.get("MURAGLIA_STRENGTH", "1"))
WORKERS = os.cpu_count() or 1


def scaled(games: int) -> int:
    return max(2, round(games * SCALE))


def measure_matches(progress: Progress) -> list[dict[str, Any]]:
    rows = []
    counts: dict[str, Any] = json.loads(COUNTS.read_text("utf-8")) if COUNTS.exists() else {}
    for bar in ROWS:
        name = f"{bar.game}, {len(bar.bots)} players: {bar.what}"
        matches = bar.matches(SEED, SCALE)
        task = progress.add_task(name, total=len(matches))
        found: list[Played] = []
        for played, _ in run(matches, FOLDER / "games.jsonl", WORKERS):
            found.append(played)
            progress.advance(task)
        share, verdict = bar.share(found), bar.verdict(bar.share(found))
        rows.append(
            {"what": name, "value": share.value, "low": share.low, "high": share.high, "games": len(found), "bar": bar.asked(),
             "passed": verdict == "passed", "verdict": verdict}
        )  # fmt: skip
        counts[bar.key] = {
            "seed": SEED,
            "games": len(found),
            "share": round(share.value, 4),
            "interval": [round(share.low, 4), round(share.high, 4)],
        }
        if SCALE == 1:
            COUNTS.write_text(json.dumps(counts, indent=1, sort_keys=True) + "\n", "utf-8")
    return rows


def show_forecast(console: Console) -> None:
    """Prints about how long each row will take, and all of them on the cores of this machine."""
    table = Table("row", "games", "minutes of one core")
    total = 0.0
    for bar in ROWS:
        seconds = forecast(bar, PACES[bar.game], SCALE)
        total += seconds
        table.add_row(f"{bar.game}, {len(bar.bots)} players: {bar.what}", str(len(bar.matches(SEED, SCALE))), f"{seconds / 60:.1f}")
    console.print(table)
    console.print(f"{total / 3600:.1f} hours of one core, {total / 3600 / WORKERS:.1f} hours on {WORKERS} cores")


def row_of_ratios(what: str, ratios: list[float], bar: float) -> dict[str, Any]:
    """Returns the median of paired measurements, with its bootstrap interval."""
    rng = random.Random(1)
    drawn = sorted(statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(1000))
    low, high = drawn[25], drawn[975]
    return {
        "what": what,
        "value": statistics.median(ratios),
        "low": low,
        "high": high,
        "games": len(ratios),
        "bar": bar,
        "passed": low >= bar,
    }


# open_spiel's own search on our game


class OpenSpielBot:
    """open_spiel's ISMCTSBot in Python, on our game through the adapter. It gets the true state and resamples it itself."""

    def __init__(self, simulations: int) -> None:
        from open_spiel.python.algorithms import ismcts, mcts

        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=None)
        self.bot = ismcts.ISMCTSBot(game=None, evaluator=evaluator, uct_c=1.0, max_simulations=simulations)
        self.simulations = simulations

    def pick(self, state: Any) -> int:
        return int(self.bot.step(state))


def against_open_spiel(equal_time: bool, deal: int, seat: int) -> float:
    """Plays one game of ours against theirs. Returns our share of the win."""
    import pyspiel

    import muraglia.adapters.openspiel  # noqa: F401

    simulations = 60
    theirs = OpenSpielBot(simulations)
    rng = random.Random(deal)
    state = pyspiel.load_game("muraglia_chinesische_mauer(players=2)").new_initial_state()
    spec = spec_of("chinesische-mauer")
    spent = 0.05
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([action for action, _ in outcomes], [chance for _, chance in outcomes])[0])
        elif player == seat:
            # the state may be in the middle of a form, which has no view: like theirs, ours gets the state, redeals it, and searches
            # again at every step
            budget = Budget(seconds=max(0.001, spent)) if equal_time else Budget(simulations=simulations)
            ours = make_level("master", spec, rng_from_seed(f"{deal}/{seat}/{state.move_number()}"), budget)
            assert isinstance(ours, SearchBot)
            answers = ours.search(state.table.position.clone(), seat).answers()
            state.apply_action(max(answers, key=lambda answer: answer.visits).choice[0])
        else:
            begin = time.perf_counter()
            state.apply_action(theirs.pick(state))
            spent = time.perf_counter() - begin
    won: float = state.returns()[seat] + 0.5
    return won


def game_against_open_spiel(equal_time: bool, number: int) -> float:
    """Plays every deal from both seats."""
    return against_open_spiel(equal_time, number // 2, number % 2)


def measure_open_spiel(progress: Progress) -> list[dict[str, Any]]:
    rows = []
    for equal_time, what, games, bar in ((True, "equal time", scaled(40), 0.80), (False, "equal simulations", scaled(80), 0.55)):
        path = FOLDER / f"open_spiel-{what.replace(' ', '-')}.json"
        known: list[float] = json.loads(path.read_text()) if path.exists() else []
        task = progress.add_task(f"open_spiel's ISMCTSBot, {what}", total=games, completed=len(known))
        missing = range(len(known), games)
        with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as pool:
            for won in pool.map(partial(game_against_open_spiel, equal_time), missing):
                known.append(won)
                path.write_text(json.dumps(known))
                progress.advance(task)
        known = known[:games]
        share = spread(known)
        rows.append(
            {"what": f"chinesische-mauer, 2 players: master against open_spiel's Python ISMCTSBot, {what}", "value": share.value,
             "low": share.low, "high": share.high, "games": len(known), "bar": bar, "passed": share.low > bar}
        )  # fmt: skip
    return rows


def spread(values: list[float]) -> Interval:
    found = [
        Played(Match("x", ("a", "b"), str(index // 2)), (), (0,) if value == 1 else (0, 1) if value == 0.5 else (1,), 0, ())
        for index, value in enumerate(values)
    ]
    return share_of(found, "a")


# Simulations a second

SIMULATIONS = 2000  # for one move: long enough to be timed


def ours_at(part: float, seed: int) -> Tree:
    """Returns a search of ours, that far into a random game of three."""
    spec = spec_of("chinesische-mauer")
    rng = rng_from_seed(f"speed {seed}")
    position: Position = spec.start(3, spec.info.complete({}), f"speed {seed}", None)
    for _ in range(int(part * 114)):
        seat = position.next_to_act()
        options = position.options(seat)
        position.take(seat, options[rng.below(len(options))])
        if position.is_over():
            return ours_at(part * 0.8, seed)
    while position.is_form_open():
        seat = position.next_to_act()
        position.take(seat, position.options(seat)[0])
    seat = position.next_to_act()
    tree = Tree()
    tree.set_up(spec.judge, spec.imagine(spec.view(position, seat)), seat, len(spec.notation), rng)
    return tree


def hearts_at(game: Any, part: float, rng: random.Random) -> Any:
    state = game.new_initial_state()
    decisions = 0
    while True:
        if not state.is_chance_node():
            if decisions == int(part * 64):
                return state
            decisions += 1
        state.apply_action(rng.choice(state.legal_actions()))


def measure_speed(progress: Progress) -> list[dict[str, Any]]:
    import pyspiel

    game = pyspiel.load_game("hearts")
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )
    rng = random.Random(1)
    rounds = 40
    parts = (0.0, 0.25, 0.5, 0.75)
    task = progress.add_task("simulations a second", total=rounds * len(parts))
    ratios: dict[float, list[float]] = {part: [] for part in parts}
    rates: dict[str, list[float]] = {"ours": [], "leaf": [], "hearts": []}
    totals: list[float] = []
    for number in range(rounds):
        spent = {"ours": 0.0, "hearts": 0.0}
        for part in parts:
            state = hearts_at(game, part, rng)
            theirs = seconds_of(partial(bot.step, state))
            tree = ours_at(part, number)
            tree.full_playouts = True
            mine = seconds_of(partial(tree.search, SIMULATIONS, 0.0))
            leaf = ours_at(part, number)
            rates["leaf"].append(SIMULATIONS / seconds_of(partial(leaf.search, SIMULATIONS, 0.0)))
            rates["ours"].append(SIMULATIONS / mine)
            rates["hearts"].append(SIMULATIONS / theirs)
            ratios[part].append(theirs / mine)
            spent["ours"] += mine
            spent["hearts"] += theirs
            progress.advance(task)
        totals.append(spent["hearts"] / spent["ours"])
    told = ", ".join(f"{statistics.median(ratios[part]):.2f} at {part:.0%}" for part in parts)
    ours, theirs_rate, with_judge = (statistics.median(rates[who]) for who in ("ours", "hearts", "leaf"))
    rates_told = f"{ours:,.0f} against {theirs_rate:,.0f}; with the judge {with_judge:,.0f}"
    what = f"simulations/s, full playouts, 3 players, against open_spiel's C++ ISMCTSBot on hearts ({told}; {rates_told})"
    return [python_search_row(), row_of_ratios(what, totals, 0.75)]


def python_search_row() -> dict[str, Any]:
    """Returns the same against open_spiel's search in Python, on our game through the adapter."""
    import pyspiel

    import muraglia.adapters.openspiel  # noqa: F401

    game = pyspiel.load_game("muraglia_chinesische_mauer(players=3)")
    ratios: list[float] = []
    for number in range(5):
        rng = random.Random(number)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        theirs = OpenSpielBot(40)
        their_rate = 40 / seconds_of(partial(theirs.pick, state))
        tree = ours_at(0.0, number)
        tree.full_playouts = True
        ratios.append(SIMULATIONS / seconds_of(partial(tree.search, SIMULATIONS, 0.0)) / their_rate)
    return row_of_ratios(
        "simulations/s, full playouts, 3 players, against open_spiel's Python ISMCTSBot on our game, at the start", ratios, 20.0
    )


# Doors

DOOR_ROUNDS = 49


def zoo_steps(make: Callable[[], Any], seconds: float) -> float:
    """Returns the steps per second of a raw environment, with what every learner calls: last() and a legal action."""
    rng = random.Random(1)
    steps = 0
    begin = time.process_time()
    environment = make()
    while time.process_time() - begin < seconds:
        environment.reset(seed=steps)
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            over = terminated or truncated
            environment.step(None if over else rng.choice(observation["action_mask"].nonzero()[0]))
            steps += not over
    return steps / (time.process_time() - begin)


def spiel_steps(name: str, seconds: float) -> float:
    """Returns the actions per second of a random game, chance included."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game(name)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - begin)


def measure_doors(progress: Progress) -> list[dict[str, Any]]:
    from open_spiel.python.games import liars_poker  # noqa: F401
    from pettingzoo.classic.connect_four.connect_four import raw_env as connect_four

    import muraglia.adapters.openspiel  # noqa: F401
    from muraglia.adapters.pettingzoo import raw_env

    doors = [
        (f"PettingZoo, {game}, {players} players, against connect_four", partial(zoo_steps, partial(raw_env, game, players)),
         partial(zoo_steps, connect_four), 1.0)
        for game, players in (("die-mauer", 4), ("chinesische-mauer", 3), ("great-wall", 3))
    ] + [
        (f"OpenSpiel, {game}, {players} players, against python_liars_poker",
         partial(spiel_steps, f"muraglia_{game.replace('-', '_')}(players={players})"), partial(spiel_steps, "python_liars_poker"), 3.0)
        for game, players in (("die-mauer", 4), ("chinesische-mauer", 3), ("great-wall", 3))
    ]  # fmt: skip
    task = progress.add_task("doors", total=DOOR_ROUNDS * len(doors))
    rows = []
    for what, ours, theirs, bar in doors:
        ratios = []
        for _ in range(DOOR_ROUNDS):
            turns = [(ours(0.1), theirs(0.1)) for _ in range(5)]  # short turns: the machine's speed changes within seconds
            ratios.append(sum(mine for mine, _ in turns) / sum(other for _, other in turns))
            progress.advance(task)
        rows.append(row_of_ratios(f"steps/s, {what}", ratios, bar))
    return rows


def seconds_of(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


# Exploitability in reduced games


def regret_matching_policy(simulations: int) -> Callable[[Position, int], dict[Choice, float]]:
    spec = spec_of("die-mauer")
    bot = RegretMatchingBot(spec, rng_from_seed("exploited"), SearchSettings(Budget(simulations=simulations)), POINTS)
    known: dict[tuple[int, int], dict[Choice, float]] = {}

    def policy(position: Position, seat: int) -> dict[Choice, float]:
        key = (int(spec.judge.transposition_key(position)), seat)
        if key not in known:
            estimates = bot.evaluate(spec.imagine(spec.view(position, seat)), seat)
            best = max(estimate.share for estimate in estimates)
            kept = [estimate for estimate in estimates if estimate.share >= min(MIN_SHARE, best)]
            total = sum(estimate.share for estimate in kept)
            known[key] = {estimate.choice: estimate.share / total for estimate in kept}
        return known[key]

    return policy


def measure_exploitability(progress: Progress) -> list[dict[str, Any]]:
    rows = []
    simulations = 1000
    for blocks in ("T W1 W2", "G W1 W2", "T G W1", "W1 W2 W3"):
        task = progress.add_task(f"exploitability, {blocks}", total=1)
        path = FOLDER / f"exploitability-{blocks.replace(' ', '-')}-{simulations}.json"
        if not path.exists():
            game = reduced_game(blocks)
            value, lost = exploitability(game, regret_matching_policy(simulations))
            path.write_text(json.dumps({"value": value, "lost": lost, "largest": largest_difference(game)}))
        found = json.loads(path.read_text())
        part = found["lost"] / found["largest"]
        what = (
            f"die-mauer, 2 players with {blocks}: exploitability at {simulations} simulations, of the largest difference {found['largest']}"
        )
        rows.append({"what": what, "value": part, "low": part, "high": part, "games": 1, "bar": 0.05, "passed": part <= 0.05})
        progress.advance(task)
    return rows


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    console = Console(width=150)
    if sys.argv[1:] == ["forecast"]:
        show_forecast(console)
        return 0
    wanted = sys.argv[1:] or ["speed", "doors", "matches", "open_spiel", "exploitability"]
    measures = {
        "speed": measure_speed,
        "doors": measure_doors,
        "matches": measure_matches,
        "open_spiel": measure_open_spiel,
        "exploitability": measure_exploitability,
    }
    rows: list[dict[str, Any]] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        for name in wanted:
            rows += kept(name, partial(measures[name], progress))
    table = Table("what", "value [95 %]", "bar", "games", "")
    for row in rows:
        value = f"{row['value']:.3f} [{row['low']:.3f} – {row['high']:.3f}]"
        bar = row["bar"] if isinstance(row["bar"], str) else f"{row['bar']:g}"
        table.add_row(row["what"], value, bar, str(row["games"]), row.get("verdict", "passed" if row["passed"] else "missed"))
    console.print(table)
    return 0


def kept(name: str, measure: Callable[[], list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Returns the rows of a measurement. A continued run reads ratios that were measured before; games are kept one by one."""
    path = FOLDER / f"rows-{name}.json"
    if name in ("speed", "doors") and path.exists():
        found: list[dict[str, Any]] = json.loads(path.read_text())
        return found
    rows = measure()
    path.write_text(json.dumps(rows, indent=1) + "\n")
    return rows


if __name__ == "__main__":
    sys.exit(main())
