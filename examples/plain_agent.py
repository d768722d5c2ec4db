"""Buys the best card it can, else takes as many tokens as it can, else reserves.

roundel play splendor --against "cmd:python examples/plain_agent.py"
"""

import json
import sys

LIKED = ("pay", "buy", "noble", "royal", "take", "gold", "reserve")  # the first words of moves


def worth(move):
    first, *rest = move["text"].split()
    place = LIKED.index(first) if first in LIKED else len(LIKED)
    return (-place, len(rest), rest if first == "buy" else [])  # 'buy 3-1' before 'buy 1-4'


def say(**line):
    print(json.dumps(line), flush=True)


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="hello", protocol=1, name="Plain")
    elif heard["type"] == "view":
        say(type="move", move=max(heard["moves"], key=worth)["number"])
    elif heard["type"] == "quit":
        break
