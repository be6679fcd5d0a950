"""A random rollout with PettingZoo: python examples/research/rollout.py [GAME [SEATS]]"""

import sys

from tablee.env import aec


def rollout(game: str, seats: int, seed: int = 1) -> dict[str, float]:
    env = aec(game, seats, reward="win")
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
    return total


if __name__ == "__main__":
    game, seats = (sys.argv[1:] + ["revachol", "2"][len(sys.argv) - 1 :])[:2]
    print(rollout(game, int(seats)))
