"""What a learner should know of a game, as Markdown: always under the same headings, and made from
what the game declares."""

from __future__ import annotations

from collections.abc import Iterable

from roundel.core.game import Game
from roundel.core.layout import table, total
from roundel.learn.episode import layout

HEADINGS = ("Moves", "Observation", "Rewards", "Versions", "Deviations")


def specification(game: Game) -> str:
    """The section about one game."""
    parts = (_moves(game), _observation(game), _rewards(game), _versions(game), _deviations(game))
    told = [f"## {game.title}", _players(game)]
    for heading, text in zip(HEADINGS, parts, strict=True):
        told += [f"### {game.title}: {heading.lower()}", text]
    return "\n\n".join(told) + "\n"


def _players(game: Game) -> str:
    low, high = game.fewest_seats, game.most_seats
    players = f"{low} players" if low == high else f"{low} to {high} players"
    chosen = [
        f"`{each.name}`, {each.low} to {each.high}, {each.default} if not said: {each.about}"
        for each in game.options[1:]
    ]
    options = f" Options: {'; '.join(chosen)}." if chosen else ""
    return f"{players}; at most {game.most_turns} turns.{options}"


def _moves(game: Game) -> str:
    """The numbering, as RULES.md has it."""
    rows = [line for line in _section(game, "Moves and notation") if line.startswith("|")]
    return f"Actions are the numbers 0 to {game.moves - 1}.\n\n" + "\n".join(rows)


def _observation(game: Game) -> str:
    sections = layout(game)
    return f"{total(sections)} whole numbers from 0, each at most as here.\n\n{table(sections)}"


def _rewards(game: Game) -> str:
    decided = [each for each in game.endings if each not in game.undecided]
    two, more = "1 for the winner, -1 for the loser, 0 for both of a tie", ""
    if game.most_seats > 2:
        more = (
            " With more players: the seats that a seat is ahead of, less those that it is behind, "
            "as a share of the others; so 1 for a sole first and -1 for a sole last."
        )
    broken = (
        f" The endings {_quoted(game.undecided)} are no result: the game is truncated, and nobody "
        "gets anything."
        if game.undecided
        else " Every ending is a result: no game is truncated."
    )
    return f"0 before the end; at {_quoted(decided)} {two}.{more}{broken}"


def _versions(game: Game) -> str:
    name, spiel = game.name, f"roundel_{game.name.replace('-', '_')}"
    return (
        f"Numbering of moves: version {game.version}. "
        f'`roundel.learn.vector("{name}", …)`, `roundel.learn.pettingzoo.env("{name}")`, '
        f'`gymnasium.make("{environment_id(game)}")`, `pyspiel.load_game("{spiel}")`.'
    )


def _deviations(game: Game) -> str:
    return "\n".join(_section(game, "Deviations"))


def environment_id(game: Game) -> str:
    """`roundel/SplendorDuel-v0`: the version is that of the numbering of moves, less one."""
    words = game.name.replace("_", "-").split("-")
    return f"roundel/{''.join(word.capitalize() for word in words)}-v{game.version - 1}"


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f"`{each}`" for each in names)


def _section(game: Game, heading: str) -> list[str]:
    """The lines under a heading of the game's page of rules."""
    page = (game.folder / "RULES.md").read_text(encoding="utf-8")
    _, found, rest = page.partition(f"\n## {heading}\n")
    assert found, f"{game.folder / 'RULES.md'} has no heading {heading!r}"
    return rest.partition("\n## ")[0].strip().splitlines()
