"""A program that plays on a Roundel site: alone against a program of the house, or at a table
that somebody has opened.

    python examples/web_player.py http://127.0.0.1:8000
    python examples/web_player.py http://127.0.0.1:8000 --table k7x2… --seat 1
"""

import argparse

import roundel
from roundel.client import Seat, Site, is_fair


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site")
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--against", default="random", help="a program of the house")
    parser.add_argument("--table", help="the id of a table that waits")
    parser.add_argument("--seat", type=int, default=1)
    arguments = parser.parse_args()
    with Site(arguments.site) as site:
        if arguments.table:
            seat = site.take(arguments.table, arguments.seat, "greedy guest")
        else:
            seat = site.open(arguments.game, ["me", arguments.against])
        play(seat)


def play(seat: Seat) -> None:
    """To the end; all that is thought, is thought with what the seat may know."""
    agent = roundel.agent("greedy")
    while seat.wait():
        seat.play(agent.choose(seat.view()))
    record = seat.record()
    assert is_fair(record, seat), "the site has not dealt what it was bound to"
    print(f"seat {seat.seat}: {roundel.replay(record).result}")


if __name__ == "__main__":
    main()
