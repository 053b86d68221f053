"""What bots and learners see in a position: chances, expected scores, rows of numbers. True to themselves, and nothing hidden in them."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from muraglia.game import begin
from muraglia.games import SPECS, spec_of
from muraglia.kernel.judge import FittedJudge
from muraglia.kernel.rng import rng_from_seed
from tests.games.about import about, other_worlds
from tests.support import games_to_play

KEPT = Path(__file__).parent / "kept_numbers.json"
TABLES = [(name, players) for name in SPECS for players in about(name).players]
KEPT_TABLES = [(name, players) for name, players in TABLES if name in SPECS.ours]


@pytest.mark.parametrize("name", SPECS)
def test_a_judge_gives_chances_that_add_up_in_every_position(name: str) -> None:
    spec = spec_of(name)
    for players in spec.info.players + spec.info.variant_players:
        position = spec.start(players, spec.info.complete({}), "judge", None)
        rng = rng_from_seed("judge")
        while not position.is_over():
            chances = spec.judge.chances(position)
            assert all(0 <= chance <= 1 for chance in chances)
            assert players == 1 or sum(chances) == pytest.approx(1)  # alone one plays against Qin Jiushao
            seat = position.next_to_act()
            options = position.options(seat)
            assert set(spec.judge.prune(position, seat, options)) <= set(options)
            position.take(seat, options[rng.below(len(options))])
        assert spec.judge.expected_scores(position) == position.scores()


@pytest.mark.parametrize("name", [name for name, spec in SPECS.items() if isinstance(spec.judge, FittedJudge)])
def test_features_add_up_to_what_the_judge_expects(name: str) -> None:
    spec = spec_of(name)
    judge = spec.judge
    assert isinstance(judge, FittedJudge)
    short = {option: str(value) for option, value in about(name).short.items()}
    position = spec.start(3, spec.info.complete(short), "features", None)
    rng = rng_from_seed("features")
    for _ in range(20):
        linear = judge.weights[3].linear
        for seat in range(3):
            found = judge.features(position, seat)
            total = position.scores()[seat] + sum(linear[index] * amount for index, amount in zip(found.indices, found.amounts))
            assert judge.expected_scores(position)[seat] == pytest.approx(total)
        seat = position.next_to_act()
        options = position.options(seat)
        position.take(seat, options[rng.below(len(options))])


def test_together_all_have_the_same_chance() -> None:
    spec = spec_of("great-wall")
    position = spec.start(3, spec.info.complete({"mode": "cooperative"}), "together", None)
    rng = rng_from_seed("together")
    while not position.is_over():
        chances = spec.judge.chances(position)
        assert 0 < chances[0] < 1 and chances == [chances[0]] * 3
        seat = position.next_to_act()
        options = position.options(seat)
        position.take(seat, options[rng.below(len(options))])
    assert spec.judge.chances(position) == [1.0 if position.winners() else 0.0] * 3


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_tensor_has_its_size_and_tells_nothing_hidden(name: str, players: int) -> None:
    game = begin(name, players, "tensor", about(name).short)
    spec = game.spec
    assert spec.tensor is not None and spec.tensor_size is not None
    rng = rng_from_seed("tensor")
    compared, steps = 0, 0
    every = 1 if games_to_play(300) == 300 else 16
    while not game.is_over:
        steps += 1
        for world, knowing in other_worlds(game, rng) if steps % every == 0 else []:
            for seat in set(range(-1, players)) - knowing:
                row = spec.tensor(game.position, seat)
                assert len(row) == spec.tensor_size(players)
                assert row == spec.tensor(world.position, seat)
                compared += 1
        seat = game.to_act[rng.below(len(game.to_act))]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
    assert compared > 2


def digests(name: str, players: int) -> dict[str, str]:
    """Of what every seat's row of numbers says, and of what the greedy bot thinks of its position, now and then in a random game."""
    game = begin(name, players, "kept", about(name).short)
    spec = game.spec
    assert spec.tensor is not None
    rng = rng_from_seed("kept")
    rows, values = blake2b(digest_size=8), blake2b(digest_size=8)
    steps = 0
    while not game.is_over:
        if steps % 7 == 0:
            for seat in range(-1, players):
                rows.update(spec.tensor(game.position, seat).tobytes())
            for seat in range(players):
                values.update(f"{spec.value(game.position, seat):.6f} ".encode())
        seat = game.to_act[rng.below(len(game.to_act))]
        choices = game.choices(seat)
        game.play(choices[rng.below(len(choices))], seat)
        steps += 1
    return {"rows": rows.hexdigest(), "values": values.hexdigest()}


@pytest.mark.parametrize(("name", "players"), KEPT_TABLES)
def test_rows_and_values_keep_their_meaning(name: str, players: int) -> None:
    """Whoever has learned from these rows would have to learn again, and the house set is balanced with these values. If a change is
    wanted: `python -m tests.games.test_judges`, and for values of The Great Wall `muraglia lab` and balance.md again."""
    assert digests(name, players) == json.loads(KEPT.read_text("utf-8"))[f"{name} {players}"]


if __name__ == "__main__":
    found = {f"{name} {players}": digests(name, players) for name, players in KEPT_TABLES}
    KEPT.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
