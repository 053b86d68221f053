"""Learn Chinesische Mauer by playing against oneself: `pip install "muraglia[pettingzoo]"`.

All seats play with the same linear policy: every pick has a weight for every number of the observation. After each game the picks of
the winner become more likely, and those of the others less likely (policy gradient). In the end it meets players who choose at random.
"""

import sys

import numpy as np
import pettingzoo

import muraglia.adapters.pettingzoo  # noqa: F401 (registers the games)

LEARNING = 0.03
rng = np.random.default_rng(1)


def play(env, deal, weights):
    """Plays one game, in which each seat has its own weights. Returns the decisions of every seat, and its reward."""
    made, rewards = {agent: [] for agent in env.possible_agents}, {}
    env.reset(seed=deal)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        scores = np.where(seen["action_mask"], weights[agent] @ seen["observation"], -np.inf)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        action = rng.choice(len(chances), p=chances)
        made[agent].append((seen["observation"], chances, action))
        env.step(action)
    return made, rewards


def learn(games):
    """Returns the share of the victories against a player who chooses at random."""
    env = pettingzoo.make("aec", "Muraglia/ChinesischeMauer-v0", players=2)
    one, two = env.possible_agents
    at_random = np.zeros((env.action_space(one).n, env.observation_space(one)["observation"].shape[0]))
    learned = at_random.copy()
    for deal in range(games):
        made, rewards = play(env, deal, {one: learned, two: learned.copy()})
        for agent, decisions in made.items():
            for observation, chances, action in decisions:
                learned -= LEARNING * rewards[agent] * np.outer(chances, observation)
                learned[action] += LEARNING * rewards[agent] * observation
    won = [play(env, 10**9 + number, {one: learned, two: at_random})[1][one] for number in range(max(10, games // 8))]
    return np.mean(won) + 0.5


if __name__ == "__main__":
    share = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    print(f"share of the victories against a random player after learning: {share:.0%}")
