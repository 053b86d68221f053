"""A course of training: generations of self-play and fitting. All results are kept in a folder, and an interrupted course continues."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from ..games import spec_of
from ..pool import run_all
from .duel import Duel, DuelResult, play_duel
from .fit import Fitted, fit
from .selfplay import SelfPlayGame, Task, judge_of, play


class Course(Struct, frozen=True):
    """What to train, and how long."""

    game: str
    players: tuple[int, ...]
    generations: int = 3
    games: int = 400
    simulations: int = 150
    noise: float = 0.02  # temperature or epsilon of the bots, see Task
    duels: int = 60
    seed: str = "training"


class Generation(Struct, frozen=True):
    """The result of a generation, for one number of players."""

    players: int
    number: int
    games: int
    fitted: Fitted
    share: float  # of wins against the generation before
    first_share: float  # ... against the unfitted judge


class Step(Struct, frozen=True):
    """Progress: what is being done, how far it is, and the generation if it is finished."""

    players: int
    number: int
    doing: str
    done: int
    total: int
    finished: Generation | None = None


def run(course: Course, folder: Path, workers: int, ray: bool = False) -> Iterator[Step]:
    """Trains and yields every step. At the end, `weights.json` in the folder holds the best generation for every number of players."""
    folder.mkdir(parents=True, exist_ok=True)
    spec = spec_of(course.game)
    for players in course.players:
        fitted: Fitted | None = None
        games: list[SelfPlayGame] = []
        for number in range(1, course.generations + 1):
            kept = folder / f"generation-{players}-{number}.json"
            path = folder / f"games-{players}-{number}.jsonl"
            weights = weights_text(players, fitted)
            before, games = games, list(read_games(path))
            if kept.exists():
                generation = msgspec.json.decode(kept.read_bytes(), type=Generation)
                fitted = generation.fitted
                yield Step(players, number, "train-playing", course.games, course.games, generation)
                continue
            known = {game.deal for game in games}
            deals = [f"{course.seed} {players} {number} {deal}" for deal in range(course.games)]
            tasks = [Task(course.game, players, deal, course.simulations, course.noise, weights) for deal in deals if deal not in known]
            for game in run_all(play, tasks, workers, ray):
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
                games.append(game)
                yield Step(players, number, "train-playing", len(games), course.games)
            yield Step(players, number, "train-fitting", 0, 1)
            games.sort(key=lambda game: game.deal)  # the order must not depend on which process was faster
            fitted = fit(spec, judge_of(spec, weights), players, [*before, *games])
            results: list[DuelResult] = []
            duels = [
                Duel(course.game, players, f"{course.seed} duel {deal}", seat, course.simulations, weights_text(players, fitted), other)
                for other in dict.fromkeys((weights, weights_text(players, None)))
                for deal in range(-(-course.duels // players))
                for seat in range(players)
            ]
            for result in run_all(play_duel, duels, workers, ray):
                results.append(result)
                yield Step(players, number, "train-comparing", len(results), len(duels))
            generation = Generation(
                players,
                number,
                len(games),
                fitted,
                share_against(results, weights),
                share_against(results, weights_text(players, None)),
            )
            kept.write_bytes(msgspec.json.encode(generation))
            yield Step(players, number, "train-comparing", len(duels), len(duels), generation)
    write_weights(course, folder)


def share_against(results: list[DuelResult], other: str) -> float:
    shares = [result.share for result in results if result.other == other]
    return sum(shares) / len(shares)


def read_games(path: Path) -> Iterator[SelfPlayGame]:
    if path.exists():
        for line in path.read_bytes().splitlines(keepends=True):
            if line.endswith(b"\n"):  # otherwise cut short by a crash
                yield msgspec.json.decode(line, type=SelfPlayGame)


def weights_text(players: int, fitted: Fitted | None) -> str:
    found = {} if fitted is None else {str(players): {"linear": fitted.linear, "sharpness": fitted.sharpness}}
    return json.dumps({"players": found})


def champion(folder: Path, players: int, generations: int) -> Generation | None:
    """Returns the generation that did best against the unfitted judge; None if none won more than its fair share."""
    every = [
        msgspec.json.decode((folder / f"generation-{players}-{number}.json").read_bytes(), type=Generation)
        for number in range(1, generations + 1)
    ]
    best = max(every, key=lambda generation: generation.first_share)
    return best if best.first_share > 1 / players else None


def write_weights(course: Course, folder: Path) -> None:
    """Writes what is shipped with a game: the weights of the best generations, and how they were made."""
    players: dict[str, object] = {}
    about: dict[str, object] = {}
    for number in course.players:
        best = champion(folder, number, course.generations)
        if best is None:
            about[str(number)] = "no generation beat the unfitted judge"
            continue
        players[str(number)] = {"linear": best.fitted.linear, "sharpness": best.fitted.sharpness}
        about[str(number)] = {
            "generation": best.number,
            "positions": best.fitted.samples,
            "error of expected scores": round(best.fitted.error, 2),
            "log loss of chances": round(best.fitted.log_loss, 4),
            "wins against the unfitted judge": round(best.first_share, 3),
            "fair share": round(1 / number, 3),
        }
    made = {"command": command(course), "players": about}
    (folder / "weights.json").write_text(json.dumps({"made": made, "players": players}, separators=(",", ":")) + "\n", "utf-8")


def command(course: Course) -> str:
    players = ",".join(map(str, course.players))
    return (
        f"muraglia train {course.game} --players {players} --generations {course.generations} --games {course.games} "
        f"--simulations {course.simulations} --seed {course.seed}"
    )
