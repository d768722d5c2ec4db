"""What every move may lead to, score left aside, as four arrays that hang together.

A place is a situation as its mover sees it. Its moves lie one after the other from where the place
says to where the next place says. An inner move leaves nothing to chance and pays nothing, and
its place belongs to the same group; all others are outer moves, with an outcome for everything
that may come of them. Moves that come to the same are one move.
"""

from roundel.core.shape import Shape, i8, i32


class Place(Shape):
    inner = i32()  # the first of its inner moves
    outer = i32()  # the first of its outer moves


class Inner(Shape):
    target = i32()  # the place after it
    times = i8()  # how many moves of the game come to this
    flips = i8()  # 1 when the rival is to move there


class Outer(Shape):
    outcome = i32()  # the first of its outcomes
    times = i8()
    worlds = i8()  # how many agree with what is known before it


class Outcome(Shape):
    target = i32()
    worlds = i8()  # in how many of them this comes of it
    mine = i8()  # gems for the mover
    yours = i8()  # gems for the rival
    flips = i8()
