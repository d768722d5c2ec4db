"""Learns a game by playing against itself on many tables at once (PPO, on the processor alone).

pip install '.[examples]'
python examples/learn.py splendor --minutes 10
roundel play splendor --against onnx:splendor.onnx
"""

import argparse
import logging
import time
import warnings

import matplotlib.pyplot as plt
import numpy as np
import torch
from rich.progress import Progress
from torch import nn
from torch.distributions import Categorical

import roundel.learn
from roundel.agents.onnx import learnt_on

TABLES, STEPS, EPOCHS, MINIBATCH = 512, 32, 3, 2048
DISCOUNT, SMOOTHING, CLIP, ENTROPY, RATE = 0.995, 0.95, 0.2, 0.01, 5e-4
GAMES = 400  # against `random`, for every point of the curve


class Policy(nn.Module):
    """Rows of observations in; a score for every move, and how the game will end, out."""

    def __init__(self, highest, moves, width=256):
        super().__init__()
        self.register_buffer("highest", torch.tensor(highest, dtype=torch.float32))
        first, second = nn.Linear(len(highest), width), nn.Linear(width, width)
        self.body = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        self.moves, self.value = nn.Linear(width, moves), nn.Linear(width, 1)

    def forward(self, rows):
        seen = self.body(rows / self.highest)
        return self.moves(seen), torch.tanh(self.value(seen)).squeeze(-1)

    def judge(self, rows, masks):
        """How likely each move that is allowed should be, and the value."""
        scores, value = self(rows.float())
        return Categorical(logits=scores.masked_fill(~masks, -1e9)), value


def shown(step):
    """What every table shows now: the rows and the masks."""
    return torch.tensor(step.observations), torch.tensor(step.masks)


@torch.no_grad()
def play(policy, tables, step):
    """Some moves on every table: what was seen and done, how it went, and by how much better."""
    memory = []
    for _ in range(STEPS):
        seen, movers = shown(step), tables.to_move.copy()
        chances, value = policy.judge(*seen)
        actions = chances.sample()
        tables.step(actions.numpy())
        reward = torch.tensor(step.rewards[np.arange(TABLES), movers])
        # What is good for the seat that moves next is bad for this one, unless it is the same.
        on = np.where(tables.to_move == movers, 1, -1) * ~(step.terminated | step.truncated)
        memory.append((*seen, actions, chances.log_prob(actions), value, reward, torch.tensor(on)))
    *done, values, rewards, on = (torch.stack(each) for each in zip(*memory, strict=True))
    gains, gain, (_, ahead) = torch.zeros_like(values), 0, policy.judge(*shown(step))
    for t in reversed(range(STEPS)):  # generalised advantages
        gain = gains[t] = rewards[t] + DISCOUNT * on[t] * (ahead + SMOOTHING * gain) - values[t]
        ahead = values[t]
    return [each.flatten(0, 1) for each in (*done, values + gains, gains)]


def learn(policy, optimiser, rows, masks, actions, logs, wanted, gains):
    """Some epochs of PPO over what was played."""
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for some in (i for _ in range(EPOCHS) for i in torch.randperm(len(gains)).split(MINIBATCH)):
        chances, value = policy.judge(rows[some], masks[some])
        ratio = (chances.log_prob(actions[some]) - logs[some]).exp()
        gain = torch.minimum(ratio * gains[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[some])
        miss = (value - wanted[some]).square()
        optimiser.zero_grad()
        (miss / 2 - gain - ENTROPY * chances.entropy()).mean().backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        optimiser.step()


@torch.no_grad()
def share_won(policy, rivals, seed):
    """Of the first game at each table against `random`, always by the likeliest move."""
    step, results = rivals.reset(seed), np.full(GAMES, np.nan)
    while np.isnan(results).any():
        rivals.step(policy.judge(*shown(step))[0].logits.argmax(-1).numpy())
        ended = (step.terminated | step.truncated) & np.isnan(results)
        results[ended] = step.rewards[ended, rivals.movers[ended]]
    return (results > 0).mean()


def save(policy, game):
    """As ONNX, with a note of what it was learnt on."""
    rows, count = torch.zeros(2, len(policy.highest)), torch.export.Dim("rows")
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)
    warnings.simplefilter("ignore")  # the exporter speaks of its own future
    policy.eval()
    program = torch.onnx.export(policy, (rows,), dynamic_shapes=({0: count},), verbose=False)
    program.model.metadata_props.update(learnt_on(game))
    program.save(f"{game.name}.onnx")


def main():
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("game", nargs="?", default="splendor")
    ask.add_argument("--minutes", type=float, default=10.0)
    chosen = ask.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)  # more are slower for nets this small, on cores that are busy
    tables = roundel.learn.vector(chosen.game, TABLES, seats=2)
    rivals = roundel.learn.vector(chosen.game, GAMES, seats=2, opponent="random")
    game, step, began = tables.game, tables.reset(seed=1), time.time()
    policy = Policy(tables.highest, game.moves)
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE)
    curve = [(0.0, share_won(policy, rivals, seed=1))]
    with Progress() as bar:
        task = bar.add_task("learning", total=chosen.minutes)
        while (minutes := (time.time() - began) / 60) < chosen.minutes:
            learn(policy, optimiser, *play(policy, tables, step))
            if minutes - curve[-1][0] > chosen.minutes / 50:
                curve.append((minutes, share_won(policy, rivals, seed=1)))
            bar.update(task, completed=minutes, description=f"{curve[-1][1]:.1%} won")
    curve.append((chosen.minutes, share_won(policy, rivals, seed=2)))
    title = f"{game.title}: {curve[-1][1]:.1%} of {GAMES} games won against random"
    save(policy, game)
    plt.plot(*zip(*curve, strict=True))
    plt.gca().set(title=title, xlabel="minutes", ylabel="share won", ylim=(0, 1.02))
    plt.grid()
    plt.savefig(f"{game.name}-curve.svg")
    print(f"{title}, {time.process_time():.0f} s of the processor")


if __name__ == "__main__":
    main()
