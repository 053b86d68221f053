"""Learn Die Mauer by trial and error in one seat, against a random player: `pip install "muraglia[gymnasium]"`.

A linear policy: every pick has a weight for every number of the observation. After each game the picks that were made become more
likely if the game went better than usual, and less likely if it went worse (policy gradient).
"""

import sys

import gymnasium
import numpy as np

import muraglia.adapters.gymnasium  # noqa: F401 (registers the games)

LEARNING = 0.1
rng = np.random.default_rng(1)


def play(env, weights, deal):
    """Plays one game. Returns the decisions that were made, and the reward."""
    observation, info = env.reset(seed=deal)
    made, over, reward = [], False, 0.0
    while not over:
        scores = np.where(info["action_mask"], weights @ observation, -np.inf)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        action = rng.choice(len(chances), p=chances)
        made.append((observation, chances, action))
        observation, reward, over, _, info = env.step(action)
    return made, reward


def learn(games):
    """Returns the share of the victories before and after, in games it has not learned from."""
    env = gymnasium.make("Muraglia/DieMauer-v0", rivals=["random"], rounds=1)
    weights = np.zeros((env.action_space.n, env.observation_space.shape[0]))

    def share():
        rewards = [play(env, weights, 10**9 + number)[1] for number in range(max(10, games // 8))]
        return np.mean(rewards) + 1 / 2  # rewards are less the fair share

    before, usual = share(), 0.0
    for deal in range(games):
        made, reward = play(env, weights, deal)
        surprise = LEARNING * (reward - usual)
        usual += 0.02 * (reward - usual)
        for observation, chances, action in made:
            weights -= surprise * np.outer(chances, observation)
            weights[action] += surprise * observation
    return before, share()


if __name__ == "__main__":
    before, after = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    print(f"share of the victories against a random player: {before:.0%} before learning, {after:.0%} after")
