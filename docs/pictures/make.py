"""Draws the pictures of this folder from the games beside them: `python docs/pictures/make.py`."""

from pathlib import Path

import roundel

for game in sorted(Path(__file__).parent.glob("*.txt")):
    table = roundel.replay(game.read_text(encoding="utf-8"))
    drawing = table.picture(table.to_move)
    game.with_suffix(".svg").write_text(drawing + "\n", encoding="utf-8")
