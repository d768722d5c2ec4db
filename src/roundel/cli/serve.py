"""`roundel serve`: the site, where people and programs play over HTTP."""

from __future__ import annotations

import socket
from errno import EADDRINUSE

from roundel.cli.arguments import Arguments, BadInput, Commands
from roundel.core.game import games

HOST, PORT = "127.0.0.1", 8000
DATABASE = "sqlite:///roundel.db"

EPILOG = """\
Everything is kept in the database, by default a file in this folder. Several servers may share one
PostgreSQL database. Stop with Ctrl-C; games go on when the server is started again.

examples:
  roundel serve
  roundel serve --host 0.0.0.0 --port 80
  roundel serve --database postgresql://user:password@host/roundel"""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "serve",
        help="open a site to play on in the browser",
        description="Open a site to play on in the browser, and for programs over JSON.",
        epilog=EPILOG,
    )
    command.add_argument("--host", default=HOST, help=f"where to listen (default {HOST})")
    command.add_argument("--port", type=int, default=PORT, help=f"(default {PORT})")
    command.add_argument(
        "--database", metavar="URL", default=DATABASE, help=f"(default {DATABASE})"
    )
    command.add_argument(
        "--programs",
        type=int,
        default=1,
        metavar="N",
        help="processes in which programs think (default 1)",
    )
    command.set_defaults(run=run)


def listening(host: str, port: int) -> socket.socket:
    """The place where the site will be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def run(arguments: Arguments) -> int:
    try:
        from roundel.server.app import create_app, serve
        from roundel.server.house import House
    except ImportError as error:
        raise BadInput(
            f"the site needs {error.name}; install it with `pip install 'roundel[server]'`"
        ) from None
    if not 0 <= arguments.port < 65536:
        raise BadInput(f"--port is a number from 0 to 65535, not {arguments.port}")
    if not 1 <= arguments.programs <= 64:
        raise BadInput(f"--programs is a number from 1 to 64, not {arguments.programs}")
    names = [game.name for game in games()]
    try:
        place = listening(arguments.host, arguments.port)
    except OSError as error:
        is_taken = error.errno == EADDRINUSE
        why = "is taken by another program" if is_taken else f"cannot be used: {error.strerror}"
        raise BadInput(f"{arguments.host} port {arguments.port} {why}; choose --port") from None
    with place:
        house = House(arguments.database, programs=arguments.programs, ready_for=names)
        serve(create_app(house), place)
    return 0
