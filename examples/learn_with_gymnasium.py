"""Learn Die Mauer by trial and error in one seat, against random players: `pip install "muraglia[gymnasium]"`.

A linear policy: every pick has a weight for every number of the observation. After each game the picks that were made become more
likely if the game was won, less likely if it was lost (policy gradient).
"""

import sys

import numpy as np

from muraglia.adapters.gymnasium import SeatEnv

rng = np.random.default_rng(1)


def chances(weights, observation, mask):
    scores = np.where(mask, weights @ observation, -np.inf)
    likely = np.exp(scores - scores.max())
    return likely / likely.sum()


def play(env, weights, number, learning=0.0):
    observation, info = env.reset(seed=number)
    steps, over, reward = [], False, 0.0
    while not over:
        likely = chances(weights, observation, info["action_mask"])
        action = rng.choice(len(likely), p=likely)
        steps.append((observation, likely, action))
        observation, reward, over, _, info = env.step(action)
    for seen, likely, action in steps if learning else ():
        weights -= learning * reward * np.outer(likely, seen)
        weights[action] += learning * reward * seen
    return reward


def learn(games):
    env = SeatEnv("die-mauer", rivals=["random", "random"], rounds="1")
    weights = np.zeros((env.action_space.n, env.observation_space.shape[0]))
    trial = max(10, games // 10)

    def share():  # of the victories, in games it has not learned from
        return np.mean([play(env, weights, -number - 1 + 10**9) for number in range(trial)]) + 1 / env.players

    before = share()
    for number in range(games):
        play(env, weights, number, learning=0.02)
    return before, share()


if __name__ == "__main__":
    before, after = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
    print(f"share of the victories against two random players: {before:.0%} before learning, {after:.0%} after (fair: 33%)")
