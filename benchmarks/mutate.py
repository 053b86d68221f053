"""Would the tests notice a broken rule? `make mutate` breaks the rules of each game in small ways and runs the tests of the game.

A sample of cosmic-ray's mutants of each game, the same with the same seed, each in a copy of the source, interpreted, on two cores.
Outcomes are kept in .mutate: run it again after an interruption and it goes on. Survivors are printed, to be looked at.

    python benchmarks/mutate.py [game ...] [--sample 120] [--seed 1] [--fresh]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome
from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parent.parent
HOME = ROOT / ".mutate"
GAMES = {"die-mauer": "die_mauer", "chinesische-mauer": "chinesische_mauer", "great-wall": "great_wall"}
BARS = {"die-mauer": 0.8, "chinesische-mauer": 0.8, "great-wall": 0.75}
WORKERS = 2


def mutants_of(game: str) -> list[MutationSpec]:
    """All mutants of a game's folder, in a fixed order; paths are relative to the root."""
    HOME.mkdir(exist_ok=True)
    modules = sorted((ROOT / "src" / "muraglia" / "games" / GAMES[game]).glob("*.py"))
    with use_db(str(HOME / "work.sqlite"), WorkDB.Mode.create) as work:
        init([path.relative_to(ROOT) for path in modules if path.name != "__init__.py"], work, {})
        return sorted((item.mutations[0] for item in work.work_items), key=name_of)


def name_of(mutant: MutationSpec) -> str:
    return f"{mutant.module_path}:{mutant.start_pos[0]}:{mutant.start_pos[1]} {mutant.operator_name} {mutant.occurrence}"


def tests_of(game: str) -> str:
    """The tests that must notice: recorded games and numbers first, which are quick, those of the game, and the properties of all."""
    folder = ROOT / "tests" / "games"
    found = [*folder.glob(f"{GAMES[game]}/test_*.py"), *folder.glob(f"test_{GAMES[game]}_*.py")]
    own = sorted(path.relative_to(folder).as_posix() for path in found)
    of_all = ["test_options_and_reasons.py", "test_texts.py", "test_secrecy.py"]
    tests = " ".join(f"tests/games/{name}" for name in ["test_golden_games.py", "test_judges.py", *own, *of_all])
    others = " or ".join(name for name in GAMES if name != game)
    return f"{tests} -k 'not ({others})'"


def copy_of_the_source(worker: int) -> Path:
    """A tree of its own for each worker: a mutant is a changed file. Always a new one: an interrupted run leaves its mutant behind."""
    place = HOME / f"worker-{worker}"
    shutil.rmtree(place, ignore_errors=True)
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, place / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    shutil.copy(ROOT / "pyproject.toml", place)
    return place


def try_mutants(worker: int, game: str, mutants: list[MutationSpec], log: Path) -> int:
    """Run the tests on each mutant; every outcome is a line in the log."""
    os.chdir(copy_of_the_source(worker))
    os.environ.update(PYTHONPATH="src", MURAGLIA_GAMES="4")
    command = f"{sys.executable} -m pytest -x -q -p no:cacheprovider {tests_of(game)}"
    for mutant in mutants:
        result = mutate_and_test([mutant], command, timeout=240)
        outcome = {"mutant": name_of(mutant), "noticed": result.test_outcome != TestOutcome.SURVIVED, "diff": result.diff}
        with log.open("a") as file:
            file.write(json.dumps(outcome) + "\n")
    return len(mutants)


def outcomes(log: Path) -> dict[str, dict[str, Any]]:
    lines = log.read_text().splitlines() if log.exists() else []
    return {outcome["mutant"]: outcome for outcome in map(json.loads, lines)}


def mutate_game(game: str, sample: int, seed: int, console: Console) -> float:
    everything = mutants_of(game)
    chosen = random.Random(seed).sample(everything, min(sample, len(everything)))
    log = HOME / f"{game}.jsonl"
    left = [mutant for mutant in chosen if name_of(mutant) not in outcomes(log)]
    with Progress(console=console) as progress, ProcessPoolExecutor(WORKERS) as pool:
        task = progress.add_task(game, total=len(chosen), completed=len(chosen) - len(left))
        small = [(worker, left[worker::WORKERS]) for worker in range(WORKERS)]
        running = [pool.submit(try_mutants, worker, game, mutants, log) for worker, mutants in small]
        for done in as_completed(running):
            progress.advance(task, done.result())
    found = [outcomes(log)[name_of(mutant)] for mutant in chosen]
    noticed = sum(bool(outcome["noticed"]) for outcome in found)
    for outcome in found:
        if not outcome["noticed"]:
            console.print(outcome["mutant"], style="bold")
            console.print("\n".join(line for line in outcome["diff"].split("\n") if line[:1] in "+-" and line[:3] not in ("+++", "---")))
    console.print(f"{game}: {noticed} of {len(found)} mutants noticed, {noticed / len(found):.0%} (of {len(everything)} there are)\n")
    return noticed / len(found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--sample", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="forget earlier outcomes: after a change of rules or tests")
    arguments = parser.parse_args()
    if arguments.fresh:
        shutil.rmtree(HOME, ignore_errors=True)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    shares = {game: mutate_game(game, arguments.sample, arguments.seed, console) for game in arguments.games}
    sys.exit(0 if all(share >= BARS[game] for game, share in shares.items()) else 1)


if __name__ == "__main__":
    main()
