"""A course of training: generation after generation of games and fits. Everything is kept in a folder; an interrupted course goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from ..games import spec_of
from ..pool import run_all
from .duel import Duel, Verdict, judge_duel
from .fit import Fitted, fit
from .selfplay import Lesson, Task, judge_of, play


class Course(Struct, frozen=True):
    """What to train, and how long."""

    game: str
    players: tuple[int, ...]
    generations: int = 3
    games: int = 400
    simulations: int = 150
    carelessness: float = 0.02
    duels: int = 60
    seed: str = "training"


class Generation(Struct, frozen=True):
    """What a generation came to, for one number of players."""

    players: int
    number: int
    games: int
    fitted: Fitted
    share: float  # of victories against the generation before
    first_share: float  # ... against the unfitted judge


class Step(Struct, frozen=True):
    """A sign of life: what is being done, how far it is, and a generation when it is finished."""

    players: int
    number: int
    doing: str
    done: int
    total: int
    finished: Generation | None = None


def run(course: Course, folder: Path, workers: int, ray: bool = False) -> Iterator[Step]:
    """Train; every step is told. Afterwards `weights.json` in the folder holds the best generation of every number of players."""
    folder.mkdir(parents=True, exist_ok=True)
    spec = spec_of(course.game)
    for players in course.players:
        fitted: Fitted | None = None
        lessons: list[Lesson] = []
        for number in range(1, course.generations + 1):
            kept = folder / f"generation-{players}-{number}.json"
            games = folder / f"games-{players}-{number}.jsonl"
            weights = weights_text(players, fitted)
            before, lessons = lessons, list(read_lessons(games))
            if kept.exists():
                generation = msgspec.json.decode(kept.read_bytes(), type=Generation)
                fitted = generation.fitted
                yield Step(players, number, "train-playing", course.games, course.games, generation)
                continue
            known = {lesson.deal for lesson in lessons}
            deals = [f"{course.seed} {players} {number} {deal}" for deal in range(course.games)]
            tasks = [
                Task(course.game, players, deal, course.simulations, course.carelessness, weights) for deal in deals if deal not in known
            ]
            for lesson in run_all(play, tasks, workers, ray):
                with games.open("ab") as file:
                    file.write(msgspec.json.encode(lesson) + b"\n")
                lessons.append(lesson)
                yield Step(players, number, "train-playing", len(lessons), course.games)
            yield Step(players, number, "train-fitting", 0, 1)
            lessons.sort(key=lambda lesson: lesson.deal)  # whichever process was faster
            fitted = fit(spec, judge_of(spec, weights), players, [*before, *lessons])
            verdicts: list[Verdict] = []
            duels = [
                Duel(course.game, players, f"{course.seed} duel {deal}", seat, course.simulations, weights_text(players, fitted), other)
                for other in dict.fromkeys((weights, weights_text(players, None)))
                for deal in range(-(-course.duels // players))
                for seat in range(players)
            ]
            for verdict in run_all(judge_duel, duels, workers, ray):
                verdicts.append(verdict)
                yield Step(players, number, "train-comparing", len(verdicts), len(duels))
            generation = Generation(
                players,
                number,
                len(lessons),
                fitted,
                share_against(verdicts, weights),
                share_against(verdicts, weights_text(players, None)),
            )
            kept.write_bytes(msgspec.json.encode(generation))
            yield Step(players, number, "train-comparing", len(duels), len(duels), generation)
    write_weights(course, folder)


def share_against(verdicts: list[Verdict], other: str) -> float:
    shares = [verdict.share for verdict in verdicts if verdict.other == other]
    return sum(shares) / len(shares)


def read_lessons(path: Path) -> Iterator[Lesson]:
    if path.exists():
        for line in path.read_bytes().splitlines(keepends=True):
            if line.endswith(b"\n"):  # otherwise cut short by a crash
                yield msgspec.json.decode(line, type=Lesson)


def weights_text(players: int, fitted: Fitted | None) -> str:
    found = {} if fitted is None else {str(players): {"linear": fitted.linear, "sharpness": fitted.sharpness}}
    return json.dumps({"players": found})


def champion(folder: Path, players: int, generations: int) -> Generation | None:
    """The generation that did best against the unfitted judge; None if none did better than its fair share."""
    every = [
        msgspec.json.decode((folder / f"generation-{players}-{number}.json").read_bytes(), type=Generation)
        for number in range(1, generations + 1)
    ]
    best = max(every, key=lambda generation: generation.first_share)
    return best if best.first_share > 1 / players else None


def write_weights(course: Course, folder: Path) -> None:
    """What is shipped beside a game: the weights of the best generations, and how they were made."""
    players: dict[str, object] = {}
    told: dict[str, object] = {}
    for number in course.players:
        best = champion(folder, number, course.generations)
        if best is None:
            told[str(number)] = "no generation beat the unfitted judge"
            continue
        players[str(number)] = {"linear": best.fitted.linear, "sharpness": best.fitted.sharpness}
        told[str(number)] = {
            "generation": best.number,
            "positions": best.fitted.samples,
            "error of expected scores": round(best.fitted.error, 2),
            "log loss of chances": round(best.fitted.log_loss, 4),
            "wins against the unfitted judge": round(best.first_share, 3),
            "fair share": round(1 / number, 3),
        }
    made = {"command": command(course), "players": told}
    (folder / "weights.json").write_text(json.dumps({"made": made, "players": players}, separators=(",", ":")) + "\n", "utf-8")


def command(course: Course) -> str:
    players = ",".join(map(str, course.players))
    return (
        f"muraglia train {course.game} --players {players} --generations {course.generations} --games {course.games} "
        f"--simulations {course.simulations} --seed {course.seed}"
    )
