"""Learns a game by playing against itself on many tables at once (PPO, on the processor alone).

pip install 'roundel[examples]'
python examples/learn.py splendor --minutes 10
roundel play splendor --against onnx:splendor.onnx
"""

import argparse
import logging
import time
import warnings

import numpy as np
import onnx
import torch
from rich.progress import Progress
from torch import nn
from torch.distributions import Categorical

import roundel
import roundel.learn
from roundel.agents.onnx import learnt_on

TABLES, HORIZON = 512, 32
EPOCHS, MINIBATCH = 3, 2048
DISCOUNT, SMOOTHING, CLIP = 0.995, 0.95, 0.2
RATE, ENTROPY = 5e-4, 0.01
GAMES = 400
"""Against `random`, for every point of the curve."""


class Policy(nn.Module):
    """Rows of observations in; a score for every move, and how the game will end, out."""

    def __init__(self, highest, moves, width=256):
        super().__init__()
        self.register_buffer("scale", 1 / torch.tensor(highest, dtype=torch.float32))
        first, second = nn.Linear(len(highest), width), nn.Linear(width, width)
        self.body = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        self.moves, self.value = nn.Linear(width, moves), nn.Linear(width, 1)

    def forward(self, rows):
        seen = self.body(rows * self.scale)
        return self.moves(seen), torch.tanh(self.value(seen)).squeeze(-1)


def scores(policy, rows, masks):
    """The scores, moves that are not allowed out of the question; and the value."""
    found, value = policy(torch.as_tensor(rows, dtype=torch.float32))
    return found.masked_fill(~torch.as_tensor(masks), -1e9), value


@torch.no_grad()
def play(policy, tables, step):
    """Some moves on every table: what was seen, done and got, and the value of where it stands."""
    seen = []
    for _ in range(HORIZON):
        rows, masks = step.observations.copy(), step.masks.copy()
        movers = tables.to_move.copy()
        found, value = scores(policy, rows, masks)
        chance = Categorical(logits=found)
        actions = chance.sample()
        tables.step(actions.numpy())
        reward = step.rewards[np.arange(tables.count), movers]
        # What is good for the seat that moves next is bad for this one, unless it is the same.
        on = np.where(tables.to_move == movers, 1, -1) * ~(step.terminated | step.truncated)
        told = (rows, masks, actions, chance.log_prob(actions), value, reward, on)
        seen.append([torch.as_tensor(each) for each in told])
    last = scores(policy, step.observations.copy(), step.masks.copy())[1]
    return [torch.stack(each) for each in zip(*seen, strict=True)], last


def advantages(values, rewards, on, last):
    """How much better each move turned out than was expected (generalised advantages)."""
    found, ahead, following = torch.zeros_like(values), torch.zeros_like(last), last
    for t in reversed(range(HORIZON)):
        surprise = rewards[t] + DISCOUNT * on[t] * following - values[t]
        ahead = found[t] = surprise + DISCOUNT * SMOOTHING * on[t] * ahead
        following = values[t]
    return found


def learn(policy, optimiser, memory, last):
    """Some epochs of PPO over what was played."""
    gains = advantages(*memory[4:], last)
    rows, masks, actions, logs, values = (each.flatten(0, 1) for each in memory[:5])
    gains = gains.flatten()
    wanted, gains = gains + values, (gains - gains.mean()) / (gains.std() + 1e-8)
    for some in (i for _ in range(EPOCHS) for i in torch.randperm(len(gains)).split(MINIBATCH)):
        found, value = scores(policy, rows[some], masks[some])
        chance = Categorical(logits=found)
        ratio = (chance.log_prob(actions[some]) - logs[some]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        gain = torch.minimum(ratio * gains[some], clipped * gains[some]).mean()
        miss = (value - wanted[some]).square().mean()
        optimiser.zero_grad()
        (0.5 * miss - gain - ENTROPY * chance.entropy().mean()).backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        optimiser.step()


@torch.no_grad()
def share_won(policy, tables, seed):
    """Of the first game at each table against `random`, always by the move of the best score."""
    step, results = tables.reset(seed), np.full(tables.count, np.nan)
    while np.isnan(results).any():
        found, _ = scores(policy, step.observations.copy(), step.masks.copy())
        tables.step(found.argmax(-1).numpy())
        ended = (step.terminated | step.truncated) & np.isnan(results)
        results[ended] = step.rewards[ended, tables.movers[ended]]
    return float((results > 0).mean())


def save(policy, game, file):
    """As ONNX, with a note of what it was learnt on."""
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)
    warnings.simplefilter("ignore")  # the exporter speaks of its own future
    rows = torch.zeros(2, policy.scale.shape[0])
    torch.onnx.export(
        policy.eval(),
        (rows,),
        file,
        input_names=["observation"],
        output_names=["moves", "value"],
        dynamic_shapes={"rows": {0: torch.export.Dim("rows")}},
        external_data=False,
        verbose=False,
    )
    model = onnx.load(file)
    onnx.helper.set_model_props(model, learnt_on(game))
    onnx.save(model, file)


PICTURE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 350" font-size="14" \
font-family="sans-serif" role="img" aria-label="{title}">
<rect width="640" height="350" fill="#fff"/>
<text x="60" y="32" font-size="18">{title}</text>
<g stroke="#ddd">{lines}</g>{words}
<text x="340" y="344" text-anchor="middle">minutes</text>
<polyline points="{curve}" fill="none" stroke="#1f5fa8" stroke-width="2.5"/>
</svg>
"""


def draw(curve, title, file):
    """The curve as SVG: the share won, minute by minute."""
    wide, high = 560 / curve[-1][0], 240
    levels = [(300 - high * each, f"{each:.0%}") for each in (0, 0.25, 0.5, 0.75, 0.9, 1)]
    gap = max(curve[-1][0] / 5 // 1, 0.1)
    times = [(60 + wide * each, f"{each:g}") for each in np.arange(0, curve[-1][0], gap).round(1)]
    words = [f'<text x="52" y="{y + 5}" text-anchor="end">{said}</text>' for y, said in levels]
    words += [f'<text x="{x:.1f}" y="322" text-anchor="middle">{said}</text>' for x, said in times]
    points = " ".join(f"{60 + wide * x:.1f},{300 - high * y:.1f}" for x, y in curve)
    lines = "".join(f'<path d="M60 {y}H620"/>' for y, _ in levels)
    with open(file, "w", encoding="utf-8") as page:
        page.write(PICTURE.format(title=title, lines=lines, words="".join(words), curve=points))


def main():
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("game", nargs="?", default="splendor")
    ask.add_argument("--minutes", type=float, default=10.0)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--threads", type=int, default=1, help="of PyTorch: more on idle cores only")
    chosen = ask.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    game = roundel.game(chosen.game)
    tables = roundel.learn.vector(game.name, TABLES, seats=2)
    rivals = roundel.learn.vector(game.name, GAMES, seats=2, opponent="random")
    policy = Policy(tables.highest, game.moves)
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE)
    step, played, began = tables.reset(chosen.seed), 0, time.time()
    curve = [(0.0, share_won(policy, rivals, chosen.seed))]
    with Progress() as bar:
        task = bar.add_task("learning", total=chosen.minutes)
        while (minutes := (time.time() - began) / 60) < chosen.minutes:
            learn(policy, optimiser, *play(policy, tables, step))
            played += HORIZON * TABLES
            if minutes - curve[-1][0] > chosen.minutes / 50:
                curve.append((minutes, share_won(policy, rivals, chosen.seed)))
            said = f"{played:,} moves, {curve[-1][1]:.1%} won against random"
            bar.update(task, completed=minutes, description=said)
    share = share_won(policy, rivals, chosen.seed + 1)
    curve.append(((time.time() - began) / 60, share))
    save(policy, game, f"{game.name}.onnx")
    title = f"{game.title}: {share:.1%} of {GAMES} games won against random"
    draw(curve, title, f"{game.name}-curve.svg")
    print(f"{title}, after {played:,} moves, {time.process_time():.0f} s of the processor")
    print(f"roundel play {game.name} --against onnx:{game.name}.onnx")


if __name__ == "__main__":
    main()
