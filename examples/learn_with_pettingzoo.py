"""Which picks win games of Chinesische Mauer? Found out by self-play: `pip install "muraglia[pettingzoo]"`.

Everybody plays at random; for each pick we remember how its games ended. Then a player who takes the pick with the best memory
meets those who still play at random.
"""

import sys
from collections import defaultdict

import numpy as np

from muraglia.adapters.pettingzoo import raw_env

rng = np.random.default_rng(1)


def play(env, number, choosers):
    """One game; tells the picks that every seat made, and its reward."""
    made, rewards = defaultdict(list), {}
    env.reset(seed=number)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        action = choosers[agent](observation["action_mask"].nonzero()[0])
        made[agent].append(action)
        env.step(action)
    return made, rewards


def learn(games):
    env = raw_env("chinesische-mauer", players=2)
    ended = defaultdict(lambda: [0.0, 1])  # for each pick: sum of rewards, how often
    for number in range(games):
        made, rewards = play(env, number, dict.fromkeys(env.possible_agents, rng.choice))
        for agent, actions in made.items():
            for action in actions:
                ended[action][0] += rewards[agent]
                ended[action][1] += 1
    worth = {action: total / count for action, (total, count) in ended.items()}

    def best(actions):
        return max(actions, key=lambda action: worth.get(action, 0.0))

    won = []
    for number in range(max(10, games // 10)):
        seats = env.possible_agents[:: 1 if number % 2 else -1]
        _, rewards = play(env, games + number, {seats[0]: best, seats[1]: rng.choice})
        won.append(rewards[seats[0]] + 0.5)
    known = sorted((action for action in worth if ended[action][1] > games // 10), key=worth.get, reverse=True)
    return np.mean(won), [env.spec.notation[action] for action in known]


if __name__ == "__main__":
    share, picks = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    print("best:", *picks[:8])
    print("worst:", *picks[-8:])
    print(f"the best pick each time beats random in {share:.0%} of the games")
