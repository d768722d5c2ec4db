"""Real server processes, started quickly: everything is imported once, each server is a fork.

start PORT DATABASE    the answer is the pid of a server process of its own
"""

import os
import signal
import sys

from roundel.cli.serve import listening
from roundel.server.app import create_app, serve
from roundel.server.house import House
from tests.server.open_site import PATIENT, open_site


def warm_up() -> None:
    """Play a little, so that everything is imported; no thread is left when this is over."""
    with open_site("sqlite://") as site:
        for seat in site.game_of_two():
            if seat.look()["to_move"] == seat.seat:
                seat.play(seat.look()["moves"][0]["number"])


def main() -> None:
    warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that are killed
    for line in sys.stdin:
        _, port, database = line.split()
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - until it is killed
            place = listening("127.0.0.1", int(port))
            serve(create_app(House(database), rates=PATIENT), place)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
