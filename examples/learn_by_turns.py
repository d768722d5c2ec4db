"""Learns a game with NumPy alone, one game after the other, through PettingZoo (REINFORCE).

pip install '.[learn]' matplotlib
python examples/learn_by_turns.py splendor --games 1000
"""

import argparse

import matplotlib.pyplot as plt
import numpy as np
from rich.progress import track

from roundel.learn.pettingzoo import env

RATE = 0.05
EVERY, GAMES = 100, 100  # a point of the curve every so many games, from so many against random


def chances(weights, row, mask):
    """How likely each legal move should be: linear scores, through softmax."""
    scores = np.where(mask == 1, row @ weights, -np.inf)
    raised = np.exp(scores - scores.max())
    return raised / raised.sum()


def play(table, dice, weights):
    """One game, each seat by weights of its own: what it saw and did, and what it got."""
    table.reset(seed=int(dice.integers(2**62)))
    told = {agent: [] for agent in table.possible_agents}
    rewards = {}
    for agent in table.agent_iter():
        row, reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            rewards[agent] = reward
            table.step(None)
            continue
        row = np.append(row / table.observation_space(agent).high, 1)
        likely = chances(weights[agent], row, info["action_mask"])
        action = dice.choice(len(likely), p=likely)
        told[agent].append((row, likely, action))
        table.step(action)
    return told, rewards


def learn(weights, told, rewards):
    """What was done by the winner becomes likelier, what was done by the loser less so."""
    for agent, decisions in told.items():
        for row, likely, action in decisions:
            better = -likely
            better[action] += 1
            weights += RATE * rewards[agent] / len(decisions) * np.outer(row, better)


def share_won(table, dice, weights):
    """Against random play, in every seat as often."""
    won = 0
    for number in range(GAMES):
        seat = table.possible_agents[number % len(table.possible_agents)]
        seated = dict.fromkeys(table.possible_agents, np.zeros_like(weights)) | {seat: weights}
        won += play(table, dice, seated)[1][seat] > 0
    return won / GAMES


def main():
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("game", nargs="?", default="splendor")
    ask.add_argument("--games", type=int, default=1000)
    chosen = ask.parse_args()
    table, dice = env(chosen.game, seats=2), np.random.default_rng(1)
    weights = np.zeros((len(table.observation_space("player_0").high) + 1, table.game.moves))
    curve = []
    for number in track(range(chosen.games + 1), description="learning"):
        if number % EVERY == 0:
            curve.append((number, share_won(table, dice, weights)))
        learn(weights, *play(table, dice, dict.fromkeys(table.possible_agents, weights)))
    title = f"{table.game.title}: {curve[-1][1]:.0%} of {GAMES} games won against random"
    plt.plot(*zip(*curve, strict=True))
    plt.gca().set(title=title, xlabel="games", ylabel="share won", ylim=(0, 1.02))
    plt.grid()
    plt.savefig(f"{chosen.game}-by-turns.svg")
    print(title)


if __name__ == "__main__":
    main()
