"""The same games on a local Ray cluster as in this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from muraglia.arena.tournament import Tournament, run
from muraglia.training import Course
from muraglia.training import run as train


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()


def test_a_tournament_on_a_cluster_gives_the_same_results(tmp_path: Path) -> None:
    matches = Tournament("chinesische-mauer", ("greedy", "random"), 6, 2, "ray").matches()
    here = {played.match.key: played.scores for played, _ in run(matches, None, 1)}
    there = {played.match.key: played.scores for played, _ in run(matches, tmp_path / "games.jsonl", 1, ray=True)}
    assert there == here
    assert not any(new for _, new in run(matches, tmp_path / "games.jsonl", 1, ray=True))  # an interrupted run goes on from the file


def test_training_on_a_cluster_gives_the_same_weights(tmp_path: Path) -> None:
    course = Course("chinesische-mauer", (2,), 1, 12, 8, seed="ray", duels=2)
    for name, on_ray in (("here", False), ("there", True)):
        assert list(train(course, tmp_path / name, 1, ray=on_ray))[-1].finished is not None
    assert (tmp_path / "here" / "weights.json").read_text() == (tmp_path / "there" / "weights.json").read_text()
