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

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import muraglia
import muraglia.adapters.openspiel  # registers the games
from muraglia.adapters import id_of
from muraglia.adapters.gymnasium import SeatEnv
from muraglia.adapters.pettingzoo import env, parallel_env, raw_env
from muraglia.games import SPECS
from tests.games.about import about

EXAMPLES = Path(__file__).parents[2] / "examples"
TABLES = [(name, players) for name in SPECS for players in about(name).players]
AT_ONCE = [(name, players) for name, players in TABLES if SPECS[name].judge.simultaneous]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_accepts_it(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # observations are dicts with a mask, which the test mentions
        api_test(env(name, players), num_cycles=200)
        seed_test(lambda: env(name, players), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
def test_pettingzoo_accepts_it_in_parallel(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(name, players), num_cycles=300)
        parallel_seed_test(lambda: parallel_env(name, players), num_cycles=40)


def test_every_game_has_an_id_in_pettingzoo() -> None:
    assert id_of("chinesische-mauer") == "Muraglia/ChinesischeMauer-v0"
    for name in SPECS:
        seats = pettingzoo.make("aec", id_of(name), players=2)
        assert isinstance(seats.unwrapped, raw_env) and seats.unwrapped.spec is SPECS[name] and seats.unwrapped.players == 2
    together = [name for name in SPECS if id_of(name) in pettingzoo.parallel_registry]
    assert together == ["die-mauer", "great-wall"]
    seats = pettingzoo.make("parallel", id_of("die-mauer"), players=4, rounds=1)
    assert isinstance(seats, parallel_env) and seats.table_options["rounds"] == "1"


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
def test_a_game_in_parallel_ends_as_the_same_game_seat_by_seat(name: str, players: int) -> None:
    rng = random.Random(7)
    together, in_turn = parallel_env(name, players), raw_env(name, players)
    picked: dict[str, list[int]] = {agent: [] for agent in together.possible_agents}
    seen, _ = together.reset(seed=11)
    at_once = 0
    rewards: dict[str, float] = {}
    while together.agents:
        asked = together.position.to_act()
        at_once += len(asked) > 1
        actions = {}
        for seat, agent in enumerate(together.agents):
            allowed = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            assert allowed == (together.position.options(seat) if seat in asked else [together.pass_action])
            actions[agent] = rng.choice(allowed)
            if seat in asked:
                picked[agent].append(actions[agent])
        seen, rewards, over, _, _ = together.step(actions)
        assert set(over.values()) == {not together.agents}
    assert players == 1 or at_once > 0
    in_turn.reset(seed=11)
    while not in_turn.position.is_over():
        in_turn.step(picked[in_turn.agent_selection].pop(0))
    assert not any(picked.values())
    assert in_turn.position == together.position and in_turn.rewards == rewards
    assert together.step({}) == ({}, {}, {}, {}, {})


def test_others_do_not_see_a_form_that_is_being_filled_in() -> None:
    """DM-FIST-1: the master alone showed the empty fist, and chooses a block, then its end."""
    game = muraglia.new("die-mauer", players=3, seed=4)
    master = game.view().public.master
    for seat in range(3):
        game.play("fist" if seat == master else "T", seat)
    together, in_turn = parallel_env("die-mauer", 3), raw_env("die-mauer", 3)
    agents = together.possible_agents
    rows = []
    for block in ("build-T", "build-G"):
        pick = game.spec.notation.index(block)
        together.reset(seed=1)
        in_turn.reset(seed=1)
        together.position, in_turn.position = game.position.clone(), game.position.clone()
        in_turn.agent_selection = agents[master]
        in_turn.step(pick)
        seen, _, _, _, _ = together.step(dict.fromkeys(agents, together.pass_action) | {agents[master]: pick})
        assert together.position.is_form_open()
        rows.append([seen[agent]["observation"].tolist() for agent in agents])
        assert rows[-1] == [in_turn.observe(agent)["observation"].tolist() for agent in agents]
    assert [seat for seat in range(3) if rows[0][seat] != rows[1][seat]] == [master]


def test_a_forbidden_action_in_parallel_ends_the_game_for_all_and_says_why() -> None:
    seats = parallel_env("die-mauer", 3)
    for wrong, why in ((seats.pass_action, "cannot pass"), (len(seats.spec.notation) - 1, "DM-")):
        seats.reset(seed=1)
        actions = {agent: int(seats.position.options(seat)[0]) for seat, agent in enumerate(seats.agents)} | {"seat_1": wrong}
        _, rewards, over, truncated, infos = seats.step(actions)
        assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0} and all(over.values()) and not any(truncated.values())
        assert why in infos["seat_1"]["refused"] and infos["seat_0"] == {} and seats.agents == []


def test_a_game_of_one_after_the_other_is_refused_in_parallel() -> None:
    with pytest.raises(muraglia.BadSetup, match="seats choose one after the other"):
        parallel_env("chinesische-mauer")


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
def test_gymnasium_makes_every_game_by_its_id(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seat = gymnasium.make(id_of(name), rivals=["random"], render_mode="ansi")
        seat.reset(seed=3)
        assert isinstance(seat.unwrapped, SeatEnv) and seat.unwrapped.rules is SPECS[name] and seat.unwrapped.players == 2
        assert isinstance(seat.render(), str)
        check_env(gymnasium.make(id_of(name)).unwrapped, skip_close_check=True)


def test_gymnasium_finds_the_games_without_another_import() -> None:
    code = """import gymnasium
env = gymnasium.make("muraglia.adapters.gymnasium:Muraglia/DieMauer-v0", rivals=["random", "random"], rounds=1)
print(env.reset(seed=1)[1]["action_mask"].sum() > 1, env.unwrapped.table_options["rounds"])"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "True 1\n"


def test_masks_are_what_maskable_ppo_asks_for() -> None:
    seat = gymnasium.make(id_of("chinesische-mauer"), rivals=["random"])
    _, info = seat.reset(seed=2)
    over = False
    while not over:
        masks = seat.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_ and masks.shape == (seat.action_space.n,)  # type: ignore[attr-defined]
        assert masks.any() and (masks == info["action_mask"]).all() and info["action_mask"].dtype == np.int8
        _, _, over, _, info = seat.step(int(masks.argmax()))
    assert not seat.get_wrapper_attr("action_masks")().any()


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
