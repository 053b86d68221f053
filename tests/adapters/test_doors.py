"""The doors: what other libraries' own tests ask, and that nothing hidden goes through."""

from __future__ import annotations

import random
import runpy
import subprocess
import sys
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import muraglia
import muraglia.adapters.openspiel  # registers the games
from muraglia.adapters.gymnasium import SeatEnv
from muraglia.adapters.pettingzoo import env
from muraglia.games import SPECS
from tests.games.about import about

EXAMPLES = Path(__file__).parents[2] / "examples"
TABLES = [(name, players) for name in SPECS for players in about(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_accepts_it(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # observations are dicts with a mask, which the test mentions
        api_test(env(name, players), num_cycles=200)
        seed_test(lambda: env(name, players), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_open_spiel_accepts_it(name: str, players: int) -> None:
    game = pyspiel.load_game(f"muraglia_{name.replace('-', '_')}(players={players})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str, players: int) -> None:
    rng = random.Random(5)
    state: Any = pyspiel.load_game(f"muraglia_{name.replace('-', '_')}(players={players})").new_initial_state()
    compared = 0
    while not state.is_terminal() and compared < 60:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(rng.choices([action for action, _ in outcomes], [chance for _, chance in outcomes])[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.current_player() == player and other.legal_actions() == state.legal_actions()
        if not state.table.position.is_form_open():
            assert other.information_state_string(player) == state.information_state_string(player)
        compared += 1
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_actions_are_those_open_spiel_finds_itself(name: str, players: int) -> None:
    rng = random.Random(6)
    state: Any = pyspiel.load_game(f"muraglia_{name.replace('-', '_')}(players={players})").new_initial_state()
    for _ in range(300):
        if state.is_terminal():
            break
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(players):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.is_terminal() == (state.legal_actions() == [])


def test_the_examples_learn_and_search() -> None:
    """With few games: that they run. What they reach with the numbers they begin with stands in docs/write-a-bot.md."""
    before, after = example("learn_with_gymnasium").learn(20)
    assert 0 <= before <= 1 and 0 <= after <= 1
    assert 0 <= example("learn_with_pettingzoo").learn(20) <= 1
    assert 0 <= example("search_with_open_spiel").search(2, simulations=3) <= 1


def example(name: str) -> Any:
    return SimpleNamespace(**runpy.run_path(str(EXAMPLES / f"{name}.py")))


@pytest.mark.parametrize("name", SPECS)
def test_gymnasium_accepts_a_seat_and_a_random_learner_finishes_games(name: str) -> None:
    seat = SeatEnv(name, ["greedy"] + ["random"] * (SPECS[name].info.players[0] - 2))
    rng = random.Random(1)
    for seed in range(4):
        _, info = seat.reset(seed=seed)
        over = False
        while not over:
            legal = [action for action, open_ in enumerate(info["action_mask"]) if open_]
            observation, reward, over, _, info = seat.step(rng.choice(legal))
            assert observation.shape == seat.observation_space.shape
        assert -1 <= reward <= 1
    seat.reset(seed=1)
    assert seat.step(len(seat.rules.notation) - 1)[1:3] == (-1.0, True)


@pytest.mark.parametrize("name", SPECS)
def test_what_is_rendered_is_what_an_onlooker_sees(name: str) -> None:
    seats, seat = env(name).unwrapped, SeatEnv(name, ["greedy"] * (SPECS[name].info.players[0] - 1 or 1))
    seats.reset(seed=1)
    _, info = seat.reset(seed=1)
    rng = random.Random(2)
    forms = 0
    for _ in range(150):
        shown = (seats.render(), seat.render())
        if seats.position.is_over() or seat.position.is_over():
            break
        seats.step(rng.choice(seats.position.options(seats.position.next_to_act())))
        _, _, _, _, info = seat.step(rng.choice([action for action, open_ in enumerate(info["action_mask"]) if open_]))
        for position, before, now in ((seats.position, shown[0], seats.render()), (seat.position, shown[1], seat.render())):
            if position.is_form_open():
                forms += 1
                assert now == before
            else:
                assert now == muraglia.Language("en", name).tell(SPECS[name].view(position, -1))
    assert (forms > 0) == about(name).has_forms


@pytest.mark.parametrize(("door", "library"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_door_without_its_library_says_what_to_install(door: str, library: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import muraglia.adapters.{door}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 1 and run.stderr.rstrip().endswith(
        f'ImportError: The package {library} is missing. Install it with: pip install "muraglia[{door}]"'
    )
