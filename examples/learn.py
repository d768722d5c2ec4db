"""Learns a game by playing it against itself on many tables at once (PPO, on the CPU).

pip install 'roundel[examples]'
python examples/learn.py splendor --minutes 10
roundel play splendor --against onnx:splendor.onnx
"""

import argparse
import time

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
    """A row of an observation in; a score for every move, and how the game will end, out."""

    def __init__(self, highest, moves, width=256):
        super().__init__()
        self.register_buffer("scale", 1 / torch.tensor(highest, dtype=torch.float32))
        sizes = ((len(highest), width), (width, width))
        self.body = nn.Sequential(
            *(layer for a, b in sizes for layer in (nn.Linear(a, b), nn.ReLU()))
        )
        self.moves, self.value = nn.Linear(width, moves), nn.Linear(width, 1)

    def forward(self, rows):
        seen = self.body(rows * self.scale)
        return self.moves(seen), torch.tanh(self.value(seen)).squeeze(-1)


def scores(policy, rows, masks):
    """The scores of legal moves, others out of the question; and the value."""
    logits, value = policy(rows)
    return logits.masked_fill(~masks, -1e9), value


@torch.no_grad()
def play(policy, tables, step, memory):
    """Every table some moves further; what happened goes into memory."""
    everyone = np.arange(tables.count)
    for t in range(HORIZON):
        memory["rows"][t] = torch.tensor(step.observations)
        memory["masks"][t] = torch.tensor(step.masks)
        logits, memory["values"][t] = scores(policy, memory["rows"][t], memory["masks"][t])
        chance = Categorical(logits=logits)
        memory["actions"][t] = chance.sample()
        memory["logs"][t] = chance.log_prob(memory["actions"][t])
        movers = tables.to_move.copy()
        tables.step(memory["actions"][t].numpy())
        memory["rewards"][t] = torch.tensor(step.rewards[everyone, movers])
        # What is good for the seat that moves next is bad for this one, unless it is the same.
        goes_on = np.where(tables.to_move == movers, 1.0, -1.0)
        goes_on[step.terminated | step.truncated] = 0.0
        memory["goes_on"][t] = torch.tensor(goes_on)
    return scores(policy, torch.tensor(step.observations).float(), torch.tensor(step.masks))[1]


def advantages(memory, last):
    """How much better each move turned out than was expected (generalised advantages)."""
    found, ahead = torch.zeros_like(memory["values"]), torch.zeros_like(last)
    following = last
    for t in reversed(range(HORIZON)):
        on = DISCOUNT * memory["goes_on"][t]
        ahead = memory["rewards"][t] + on * following - memory["values"][t] + SMOOTHING * on * ahead
        found[t], following = ahead, memory["values"][t]
    return found


def learn(policy, optimiser, memory, last):
    """Some epochs of PPO over what is in memory."""
    gains = advantages(memory, last)
    flat = {key: each.flatten(0, 1) for key, each in memory.items()}
    gains, wanted = gains.flatten(), (gains + memory["values"]).flatten()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for some in (i for _ in range(EPOCHS) for i in torch.randperm(len(gains)).split(MINIBATCH)):
        logits, values = scores(policy, flat["rows"][some], flat["masks"][some])
        chance = Categorical(logits=logits)
        ratio = (chance.log_prob(flat["actions"][some]) - flat["logs"][some]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        gain = torch.minimum(ratio * gains[some], clipped * gains[some]).mean()
        miss = (values - wanted[some]).square().mean()
        optimiser.zero_grad()
        (0.5 * miss - gain - ENTROPY * chance.entropy().mean()).backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
        optimiser.step()


@torch.no_grad()
def won_against_random(policy, tables, seed):
    """The share of so many games that are won, always by the move of the highest score."""
    step, results = tables.reset(seed), np.full(tables.count, np.nan)
    while np.isnan(results).any():
        rows, masks = torch.tensor(step.observations).float(), torch.tensor(step.masks)
        tables.step(scores(policy, rows, masks)[0].argmax(-1).numpy())
        ended = (step.terminated | step.truncated) & np.isnan(results)
        results[ended] = step.rewards[ended, tables.movers[ended]]
    return float((results > 0).mean())


def save(policy, game, file):
    """As ONNX, with a note of what it was learnt on."""
    row = torch.zeros(1, policy.scale.shape[0])
    names = {"input_names": ["observation"], "output_names": ["moves", "value"]}
    rows = {"rows": {0: torch.export.Dim("rows")}}
    torch.onnx.export(
        policy.eval(),
        (row,),
        file,
        dynamic_shapes=rows,
        external_data=False,
        verbose=False,
        **names,
    )
    model = onnx.load(file)
    onnx.helper.set_model_props(model, learnt_on(game))
    onnx.save(model, file)


def draw(curve, minutes, title, file):
    """The curve as SVG: the share won against minutes."""
    x = lambda minute: 60 + 560 * minute / minutes  # noqa: E731
    y = lambda share: 300 - 240 * share  # noqa: E731
    line = " ".join(f"{x(minute):.1f},{y(share):.1f}" for minute, share in curve)
    marks = [
        f'<text x="52" y="{y(s) + 5}" text-anchor="end">{s:.0%}</text>'
        f'<path d="M60 {y(s)}H620" stroke="#ddd"/>'
        for s in (0, 0.25, 0.5, 0.75, 0.9, 1)
    ]
    marks += [
        f'<text x="{x(m)}" y="322" text-anchor="middle">{m:g}</text>'
        for m in np.linspace(0, minutes, 6).round(2)
    ]
    with open(file, "w", encoding="utf-8") as page:
        page.write(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 350" font-size="14" '
            f'font-family="sans-serif"><rect width="640" height="350" fill="#fff"/>'
            f'<text x="60" y="32" font-size="18">{title}</text>{"".join(marks)}'
            '<text x="620" y="342" text-anchor="end">minutes</text>'
            f'<polyline points="{line}" fill="none" stroke="#1f5fa8" stroke-width="2.5"/></svg>\n'
        )


def main():
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("game", nargs="?", default="splendor")
    ask.add_argument("--minutes", type=float, default=10.0)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--threads", type=int, default=1, help="more help on idle cores alone")
    chosen = ask.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    game = roundel.game(chosen.game)
    tables = roundel.learn.vector(game.name, TABLES, seats=2)
    judge = roundel.learn.vector(game.name, GAMES, seats=2, opponent="random")
    policy = Policy(tables.highest, game.moves)
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE)
    size, kinds = (HORIZON, TABLES), {"rows": (len(tables.highest),), "masks": (game.moves,)}
    memory = {key: torch.zeros(*size, *kinds[key]) for key in kinds}
    memory["masks"], memory["actions"] = (
        memory["masks"].bool(),
        torch.zeros(size, dtype=torch.int64),
    )
    memory |= {key: torch.zeros(size) for key in ("values", "logs", "rewards", "goes_on")}
    step, began, played = tables.reset(chosen.seed), time.time(), 0
    curve = [(0.0, won_against_random(policy, judge, chosen.seed))]
    with Progress() as bar:
        task = bar.add_task("learning", total=chosen.minutes)
        while (minutes := (time.time() - began) / 60) < chosen.minutes:
            learn(policy, optimiser, memory, play(policy, tables, step, memory))
            played += HORIZON * TABLES
            if minutes - curve[-1][0] >= chosen.minutes / 30:
                curve.append((minutes, won_against_random(policy, judge, chosen.seed)))
            said = f"{played:,} moves; {curve[-1][1]:.1%} won against random"
            said += f"; {time.process_time():.0f} s of the processor"
            bar.update(task, completed=minutes, description=said)
    share = won_against_random(policy, judge, chosen.seed + 1)
    curve.append(((time.time() - began) / 60, share))
    save(policy, game, f"{game.name}.onnx")
    title = f"{game.title}: {share:.1%} of {GAMES} games won against random"
    draw(curve, curve[-1][0], title, f"{game.name}-curve.svg")
    print(f"{title}, after {played:,} moves, {time.process_time():.0f} s of the processor")
    print(f"roundel play {game.name} --against onnx:{game.name}.onnx")


if __name__ == "__main__":
    main()
