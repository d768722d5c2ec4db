"""Writes what docs/learners.md says of each game anew: `python docs/make_learners.py`."""

from pathlib import Path

import roundel
from roundel.learn.specification import specification

PAGE = Path(__file__).with_name("learners.md")
MARK = "# The games\n"

text, _, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
told = [specification(game) for game in roundel.games()]
PAGE.write_text("\n".join([text + MARK, *told]), encoding="utf-8")
