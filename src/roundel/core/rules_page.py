"""A game's page of rules as its players read it, in their language."""

from __future__ import annotations

import re
from pathlib import Path

ENGLISH = "en"
OF_PROGRAMS = ("Observation", "Deviations")
"""Sections of RULES.md for those who write programs or compare with the rulebook."""
NOTATION = "Moves and notation"
TESTS_NAMED = re.compile(r"\s*→ `test_\w+`(, `test_\w+`)*")
"""What RULES.md says to those who check the rules."""
ON_TESTS = " Behind each rule stand the tests that show it."
ON_NUMBERS = re.compile(r"^(The numbering has .*|.*`test_the_numbering_\w+`.*)\n", re.MULTILINE)
"""How moves are numbered, and in which order: nobody needs it for playing."""
FIRST_CELL = re.compile(r"^\|[^|\n]*(?=\|)", re.MULTILINE)


def rules_page(folder: Path, locale: str = ENGLISH) -> str:
    """The rules in Markdown: from RULES.md, or in another language from its file, if it has one."""
    translated = folder / "locale" / f"{locale}.md"
    if translated.exists():
        return translated.read_text(encoding="utf-8")
    whole = (folder / "RULES.md").read_text(encoding="utf-8").replace(ON_TESTS, "")
    sections = re.split(r"^(?=## )", whole, flags=re.MULTILINE)
    return "".join(filter(None, map(_for_players, sections))).rstrip() + "\n"


def _for_players(section: str) -> str:
    """What players need of a section of RULES.md; of some nothing."""
    heading = section.partition("\n")[0].removeprefix("## ")
    if heading in OF_PROGRAMS:
        return ""
    if heading == NOTATION:
        section = FIRST_CELL.sub("", ON_NUMBERS.sub("", section))
        section = re.sub(r"\n{3,}", "\n\n", section)
    return TESTS_NAMED.sub("", section)
