"""`roundel games`: what can be played."""

from roundel.cli.arguments import Arguments, Commands
from roundel.core.game import Game, Option, games

EPILOG = """\
An option is chosen with --option NAME=VALUE, the number of players with --players N."""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "games",
        help="list the games",
        description="List the games: name, title, players, minutes, options.",
        epilog=EPILOG,
    )
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    rows = [("name", "title", "players", "minutes")]
    rows += [(game.name, game.title, _players(game), f"about {game.minutes}") for game in games()]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row, game in zip(rows, [None, *games()], strict=True):
        cells = zip(row, widths, strict=True)
        print("  ".join(cell.ljust(width) for cell, width in cells).rstrip())
        for option in game.options[1:] if game else ():
            print(f"    --option {_option(option)}")
    return 0


def _players(game: Game) -> str:
    if game.fewest_seats == game.most_seats:
        return str(game.fewest_seats)
    return f"{game.fewest_seats}-{game.most_seats}"


def _option(option: Option) -> str:
    values = "no or yes" if (option.low, option.high) == (0, 1) else f"{option.low}-{option.high}"
    default = ("no", "yes")[option.default] if values == "no or yes" else option.default
    about = f": {option.about}" if option.about else ""
    needs = "".join(f"; only with {name}={value}" for name, value in option.needs)
    return f"{option.name}={default}  ({values}){about}{needs}"
