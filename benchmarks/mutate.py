"""Would the tests notice a broken rule? `make mutate` breaks the rules of each game in small ways and runs the tests of the game.

A sample of cosmic-ray's mutants of each game's rules, the same with the same seed, each in a copy of the source, interpreted, on two cores.
The unbroken source comes first: if its tests fail, nothing could be learnt. Survivors are printed, to be looked at; a mutant that makes the
tests run too long is counted apart. Outcomes are kept in .mutate: run it again after an interruption and it goes on.

    python benchmarks/mutate.py [game ...] [--sample 120] [--seed 1] [--fresh]
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shlex
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from fnmatch import fnmatch
from hashlib import blake2b
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
BARS = {"die-mauer": 0.8, "chinesische-mauer": 0.8, "great-wall": 0.88}
# What is no rule: what bots and learners reckon, what people read, how texts and sets of cards are read, tables.
NO_RULES = (
    "__init__", "value", "judge", "tensor", "chance", "telling", "terminal", "spec", "meta", "view", "seeing", "secrecy", "text*",
    "*shapes", "state", "copy_state", "agenda", "steps", "step_fields", "ask", "context", "option_facts", "prices", "forecast*",
    "foreseeing", "standing", "sources", "card_text", "cardset", "loader", "set_board", "set_cards", "set_data", "set_export",
    "set_reader", "effect_compiler", "vocabulary",
)  # fmt: skip
NEEDED = ("src", "tests", "docs", "web/src")  # by the tests of a game
WORKERS = 2
PATIENCE = 5  # times what the tests take on the unbroken source


class BrokenBeforeError(Exception):
    """The tests fail on the unbroken source."""


def modules_of(game: str) -> list[Path]:
    folder = ROOT / "src" / "muraglia" / "games" / GAMES[game]
    return [path for path in sorted(folder.glob("*.py")) if not any(fnmatch(path.stem, pattern) for pattern in NO_RULES)]


def mutants_of(game: str) -> list[MutationSpec]:
    """All mutants of a game's rules, in a fixed order; paths are relative to the root."""
    HOME.mkdir(exist_ok=True)
    modules = [path.relative_to(ROOT) for path in modules_of(game)]
    left_out = {path: list(lines_without_rules(path)) for path in modules}
    with use_db(str(HOME / "work.sqlite"), WorkDB.Mode.create) as work:
        init(modules, work, {})
        found = [item.mutations[0] for item in work.work_items]
    return sorted((each for each in found if not is_within(each, left_out[each.module_path])), key=name_of)


Part = tuple[tuple[int, int], tuple[int, int]]


def lines_without_rules(module: Path) -> Iterator[Part]:
    """Where a mutant shows nothing: types and decorators, and what a step is worth to bots."""
    for node in ast.walk(ast.parse((ROOT / module).read_text("utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield from map(part_of, node.decorator_list)
        if isinstance(node, ast.FunctionDef):
            if node.name == "worth" or node.name.endswith("_worth"):
                yield part_of(node)
            if node.returns is not None:
                yield part_of(node.returns)
        if isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation is not None:
            yield part_of(node.annotation)


def part_of(node: ast.stmt | ast.expr) -> Part:
    return (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)


def is_within(mutant: MutationSpec, parts: list[Part]) -> bool:
    """Decorators are operators of their own and begin before what is decorated."""
    if "RemoveDecorator" in mutant.operator_name:
        return True
    return any(start <= tuple(mutant.start_pos) < end for start, end in parts)


def name_of(mutant: MutationSpec) -> str:
    return f"{mutant.module_path}:{mutant.start_pos[0]}:{mutant.start_pos[1]} {mutant.operator_name} {mutant.occurrence}"


def digest_of(game: str) -> str:
    """Outcomes belong to the rules they were found for."""
    return blake2b(b"".join(path.read_bytes() for path in modules_of(game)), digest_size=8).hexdigest()


def command_of(game: str) -> str:
    """The tests that must notice: recorded games and numbers first, which are quick, those of the game, and the properties of all."""
    folder = ROOT / "tests" / "games"
    found = [*folder.glob(f"{GAMES[game]}/test_*.py"), *folder.glob(f"test_{GAMES[game]}_*.py")]
    own = sorted(path.relative_to(folder).as_posix() for path in found)
    of_all = ["test_options_and_reasons.py", "test_texts.py", "test_secrecy.py"]
    tests = " ".join(f"tests/games/{name}" for name in ["test_golden_games.py", "test_judges.py", *own, *of_all])
    others = " or ".join(name for name in GAMES if name != game)
    return f"{sys.executable} -m pytest -x -q -p no:cacheprovider {tests} -k 'not ({others})'"


def enter_copy_of_the_source() -> None:
    """A tree of its own for each process: a mutant is a changed file."""
    place = HOME / f"copy-{os.getpid()}"
    for folder in NEEDED:
        shutil.copytree(ROOT / folder, place / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    shutil.copy(ROOT / "pyproject.toml", place)
    os.chdir(place)
    os.environ.update(PYTHONPATH="src", MURAGLIA_GAMES="4")


def time_unbroken(game: str) -> float:
    """Runs the tests on the source as it is and returns how many seconds they take; they must pass."""
    start = time.monotonic()
    done = subprocess.run(shlex.split(command_of(game)), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BrokenBeforeError(
            f"{game}: the tests fail on the source as it is, so they would notice anything\n{done.stdout[-4000:]}{done.stderr}"
        )
    return time.monotonic() - start


def try_mutant(game: str, mutant: MutationSpec, seconds: float, digest: str) -> dict[str, Any]:
    result = mutate_and_test([mutant], command_of(game), timeout=seconds)
    if result.test_outcome == TestOutcome.SURVIVED:
        found = "survived"
    elif result.test_outcome == TestOutcome.KILLED:
        found = "too long" if result.output == "timeout" else "noticed"
    else:
        raise RuntimeError(f"{name_of(mutant)} could not be tried: {result.output}")
    return {"mutant": name_of(mutant), "rules": digest, "found": found, "diff": result.diff}


def outcomes(log: Path, digest: str) -> dict[str, dict[str, Any]]:
    lines = log.read_text().splitlines() if log.exists() else []
    return {outcome["mutant"]: outcome for outcome in map(json.loads, lines) if outcome.get("rules") == digest}


def mutate_game(game: str, sample: int, seed: int, console: Console) -> float:
    everything, digest, log = mutants_of(game), digest_of(game), HOME / f"{game}.jsonl"
    chosen = random.Random(seed).sample(everything, min(sample, len(everything)))
    known = outcomes(log, digest)
    left = [mutant for mutant in chosen if name_of(mutant) not in known]
    console.print(f"{game}: {len(chosen)} of {len(everything)} mutants, {len(chosen) - len(left)} tried before")
    if left:
        try_all(game, left, log, digest, console)
    found = [outcomes(log, digest)[name_of(mutant)] for mutant in chosen]
    count = Counter(outcome["found"] for outcome in found)
    for outcome in found:
        if outcome["found"] == "survived":
            console.print(outcome["mutant"], style="bold")
            console.print("\n".join(line for line in outcome["diff"].split("\n") if line[:1] in "+-" and line[:3] not in ("+++", "---")))
    share = (count["noticed"] + count["too long"]) / len(found)
    console.print(f"{game}: {count['noticed']} of {len(found)} mutants noticed, {count['too long']} more ran too long: {share:.0%}\n")
    return share


def try_all(game: str, mutants: list[MutationSpec], log: Path, digest: str, console: Console) -> None:
    """Every outcome is a line in the log at once, so that an interruption loses nothing."""
    for old in HOME.glob("copy-*"):  # an interrupted run leaves its mutant behind
        shutil.rmtree(old)
    with ProcessPoolExecutor(WORKERS, initializer=enter_copy_of_the_source) as pool, Progress(console=console) as progress:
        unbroken = pool.submit(time_unbroken, game).result()
        console.print(f"{game}: the tests pass on the unbroken source in {unbroken:.0f} s")
        task = progress.add_task(game, total=len(mutants))
        running = [pool.submit(try_mutant, game, mutant, PATIENCE * unbroken, digest) for mutant in mutants]
        for done in as_completed(running):
            with log.open("a") as file:
                file.write(json.dumps(done.result()) + "\n")
            progress.advance(task)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game", help=", ".join(GAMES))
    parser.add_argument("--sample", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="forget earlier outcomes: after a change of rules or tests")
    arguments = parser.parse_args()
    if unknown := set(arguments.games) - set(GAMES):
        parser.error(f"no game of that name: {', '.join(sorted(unknown))}")
    if arguments.fresh:
        shutil.rmtree(HOME, ignore_errors=True)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    try:
        shares = {game: mutate_game(game, arguments.sample, arguments.seed, console) for game in arguments.games}
    except BrokenBeforeError as error:
        sys.exit(str(error))
    sys.exit(0 if all(share >= BARS[game] for game, share in shares.items()) else 1)


if __name__ == "__main__":
    main()
