"""OpenSpiel's own search plays Chinesische Mauer: `pip install "muraglia[openspiel]"`.

Every algorithm of OpenSpiel that samples can play our games; this one imagines what it does not know (`resample_from_infostate`).
"""

import random
import sys

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import muraglia.adapters.openspiel  # noqa: F401 (registers the games)


def play(game, seat, simulations, rng):
    """Plays one game of the search in this seat against random players. Returns its share of the victory."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    search = ismcts.ISMCTSBot(game=None, evaluator=evaluator, uct_c=1.0, max_simulations=simulations)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()[seat] + 1 / game.num_players()


def search(games, simulations=30):
    game = pyspiel.load_game("muraglia_chinesische_mauer(players=2)")
    rng = random.Random(1)
    return sum(play(game, number % 2, simulations, rng) for number in range(games)) / games


if __name__ == "__main__":
    share = search(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    print(f"OpenSpiel's search with 30 simulations a move beats random in {share:.0%} of the games")
